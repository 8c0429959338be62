// Finds what can be touched on the page of a phone, marks it with `data-at`, and says what it is good for.
(async () => {
    const {told} = await STORE
    const until = performance.now() + PATIENCE
    const seen = each => each.getClientRects().length && !each.disabled && !each.closest('[hidden]')
    const all = (selector, inside = document) => [...inside.querySelectorAll(selector)].filter(seen)
    const look = () => {
        const found = {over: false, covered: false, number: -1, kind: '', main: [], passes: [], other: [], cards: [], codes: []}
        const state = told.state
        if (!state || told.waits || told.link !== 'open') return found
        document.querySelectorAll('[data-at]').forEach(each => delete each.dataset.at)
        let count = 0
        const marked = list => list.map(each => (each.dataset.at = count++))
        const hand = [...(state.view.hand || []), ...(state.view.table || [])]
        const held = [...document.querySelectorAll('#hand .card')]
        const pick = selector => {
            const cards = all(`#hand .card${selector}`)
            found.cards = marked(cards)
            found.codes = cards.map(each => hand[held.indexOf(each)].card)
        }
        found.over = !!state.view.over
        found.number = state.number
        found.kind = (state.prompt || {}).kind || ''
        const sheet = document.querySelector('.sheet')
        found.covered = !!sheet
        const panel = document.querySelector('#panel')
        if (sheet) found.main = marked(all('button', sheet).slice(-1))
        else if (document.querySelector('.uncover')) found.main = marked(all('.uncover'))
        else if (found.kind === 'play') {
            pick(':not([aria-disabled=true])')
            found.other = marked(all('button', panel))
        } else if (found.kind) {
            const isPick = document.querySelector('.asked.pick')
            const isFree = document.querySelector('.asked.meld') && !all('.lines', panel).length
            found.main = marked(all('.main:not([aria-disabled=true])', panel))
            const passes = all('.asked.bid .row .plain', panel)
            found.passes = marked(passes)
            // Whoever claims to be out, and is not, has lost the match.
            found.other = marked(all('button:not(.main, .claim)', panel).filter(each => !passes.includes(each)))
            if (isPick || isFree) pick('[aria-pressed=false]')
        } else found.main = marked(all('#sentence .main'))
        return found
    }
    return new Promise(done => {
        const again = () => {
            const found = look()
            const some = found.over || found.main.length + found.passes.length + found.other.length + found.cards.length
            if (some || performance.now() > until) done(found)
            else setTimeout(again, 10)
        }
        again()
    })
})()
