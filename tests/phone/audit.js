// Returns what is wrong with everything that is shown now, for eyes, fingers and screen readers.
(() => {
    const faults = []
    const shown = each => each.getClientRects().length && getComputedStyle(each).visibility !== 'hidden'
    const told = each => `<${each.tagName.toLowerCase()} class="${each.getAttribute('class') || ''}"> ${each.textContent.slice(0, 40)}`
    const least = 48, nearly = 0.5

    for (const each of document.querySelectorAll('button, a, input, [role=button], [role=radio]')) {
        if (!shown(each)) continue
        const label = each.id && document.querySelector(`label[for="${each.id}"]`)
        const name = each.getAttribute('aria-label') || each.textContent.trim() || (label && label.textContent)
        if (!name) faults.push(`no name: ${told(each)}`)
        const box = each.getBoundingClientRect()
        if (each.closest('#hand, #seats, .sheet')) continue // a touch anywhere on the people does the same
        if (box.height < least - nearly || box.width < least - nearly) {
            faults.push(`${Math.round(box.width)}×${Math.round(box.height)} px are too small to touch: ${told(each)}`)
        }
        if (each.scrollWidth > each.clientWidth + 1) faults.push(`cut off: ${told(each)}`)
    }
    for (const each of document.querySelectorAll('section, [role=group], [role=radiogroup], nav, dialog, [role=dialog]')) {
        const isNamed = each.getAttribute('aria-label') || each.getAttribute('aria-labelledby')
        if (shown(each) && each.getAttribute('role') && !isNamed) faults.push(`a group without a name: ${told(each)}`)
    }
    const ids = [...document.querySelectorAll('[id]')].map(each => each.id)
    for (const id of new Set(ids.filter((each, at) => ids.indexOf(each) !== at))) faults.push(`two elements are called ${id}`)
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen')
    if (![...document.querySelectorAll('[aria-live=polite], [role=status]')].length) faults.push('nothing is announced')

    // contrast of texts, as WCAG defines it
    const parsed = color => {
        const found = color.match(/[\d.]+/g).map(Number)
        return found.length < 4 ? [...found, 1] : found
    }
    const over = (top, below) => [0, 1, 2].map(at => top[at] * top[3] + below[at] * (1 - top[3])).concat(1)
    const light = color => {
        const [r, g, b] = color.map(each => (each / 255 <= 0.03928 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const style = getComputedStyle(document.documentElement)
    const hex = name => {
        const value = style.getPropertyValue(name).trim()
        return [1, 3, 5].map(at => parseInt(value.slice(at, at + 2), 16)).concat(1)
    }
    const felts = ['--felt', '--felt-edge'].map(hex)
    const grounds = each => {
        const layers = []
        for (let at = each; at; at = at.parentElement) {
            const color = parsed(getComputedStyle(at).backgroundColor)
            if (color[3]) layers.push(color)
            if (color[3] === 1 && at !== document.body) return [layers.reverse().reduce((below, top) => over(top, below))]
        }
        return felts.map(felt => layers.reverse().reduce((below, top) => over(top, below), felt))
    }
    const opacity = each => {
        let found = 1
        for (let at = each; at; at = at.parentElement) found *= Number(getComputedStyle(at).opacity)
        return found
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const each = walker.currentNode.parentElement
        if (!walker.currentNode.data.trim() || !shown(each) || each.closest('.spoken, noscript, :disabled, [aria-disabled=true]')) continue
        if (opacity(each) < 1) continue
        const text = getComputedStyle(each)
        const size = parseFloat(text.fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(text.fontWeight) >= 700)
        for (const ground of grounds(each)) {
            const [a, b] = [light(over(parsed(text.color), ground)), light(ground)].sort((x, y) => y - x)
            const contrast = (a + 0.05) / (b + 0.05)
            if (contrast < (isLarge ? 3 : 4.5) - 0.05) faults.push(`contrast ${contrast.toFixed(1)}: ${told(each)}`)
        }
    }
    return faults
})()
