/* Chooses the colors before anything is drawn: those of the phone, or what its owner has chosen. No module: it must not wait. */

(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const light = matchMedia("(prefers-color-scheme: light)");
  function put() {
    let chosen = null;
    try {
      chosen = JSON.parse(localStorage.getItem("pinochle.theme"));
    } catch (error) {
      // nothing can be kept in a private window
    }
    document.documentElement.dataset.theme = chosen || (dark.matches ? "dark" : light.matches ? "light" : "felt");
    const color = getComputedStyle(document.documentElement).getPropertyValue("--strip").trim();
    if (color) document.querySelector("meta[name=theme-color]").content = color;
  }
  put();
  addEventListener("load", put);
  addEventListener("theme", put);
  dark.addEventListener("change", put);
})();
