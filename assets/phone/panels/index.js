/* The panels: one module for each kind of question but "play", which is answered at the hand itself.

   A panel module exports

     export function panel(prompt, view, act, table)

   which returns an element, or { element, close } if it has to be told when the question is over. It is called once for
   each state in which this guest is asked; the element stays in the page until the next state.

     prompt   the question as in State.prompt: { kind, seat, choices, bids, pick, hand, ... }; fields with their default
              value are left out
     view     the words, State.view; what the panel alone needs is in view.ask (pinochle_qt/server/view_asked.py)
     act      act(action) answers, with an action as in a record: act({ seat: prompt.seat, act: "pass" }). Nothing more can be
              sent until the table has answered; a refusal is shown by the page, and the panel stays
     table    the rest of the page:
                table.hand     the guest's cards, see hand.js: hand.pick({ size, may, changed }) lets the player pick cards by
                               touch, hand.picked() returns their codes, hand.clear() puts them back,
                               hand.raise(codes) raises cards by 10, as those of a suit's meld
                table.send     table.send(kind, fields) sends another message, such as { kind: "lay", ... }
                table.heard    table.heard(kind, does) calls does(message) for answers; returns a function that ends this
                table.help     table.help() opens the help, where there is no space for its button
                table.say      table.say(text) shows a short sentence at the hand, such as why something can't be done

   Elements are made with el() and button() of dom.js, cards with cards.js, texts with word() of words.js. Picks and raised
   cards are forgotten when the question is over. Texts from the table are put into the page as text only. Styles are in
   panels.css; classes of all panels: .asked, .title, .note, .row, .main (the one yellow button), .plain. */

import { panel as bid } from "./bid.js";
import { panel as decide } from "./decide.js";
import { panel as distribute } from "./distribute.js";
import { panel as meld } from "./meld.js";
import { panel as other } from "./other.js";
import { claiming } from "./parts.js";
import { panel as pick } from "./pick.js";
import { panel as trump } from "./trump.js";

const PANELS = { bid, trump, distribute, call: decide, draft: decide, misdeal: decide, decide, give: pick, bury: pick, show: meld, meld };

/* Return the panel for a kind of question, with the claim to be out if that is possible; null if there is none. */
export function panelFor(kind, ask) {
  const make = kind === "play" ? null : PANELS[kind] || other;
  if (!ask || !ask.claim) return make;
  return (prompt, view, act, table) => {
    if (!make) return claiming(ask.claim, act);
    const made = make(prompt, view, act, table);
    (made.element || made).querySelector(".row").append(claiming(ask.claim, act));
    return made;
  };
}
