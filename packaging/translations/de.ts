<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Advice</name>
    <message>
      <source>Bid {amount}</source>
      <comment>BID</comment>
      <translation>{amount} reizen</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Passen mit Hilfe</translation>
    </message>
    <message>
      <source>{card} for {name}</source>
      <comment>SHARE</comment>
      <translation>{card} für {name}</translation>
    </message>
    <message>
      <source>Make {suit} trump</source>
      <comment>TRUMP</comment>
      <translation>{suit} zu Trumpf machen</translation>
    </message>
    <message>
      <source>Call the {card}</source>
      <comment>CALL</comment>
      <translation>{card} rufen</translation>
    </message>
    <message>
      <source>{count} for your partner: {cards}</source>
      <comment>GIVE</comment>
      <translation>{count} für deinen Partner: {cards}</translation>
    </message>
    <message>
      <source>{count} for {name}: {cards}</source>
      <comment>GIVE_TO</comment>
      <translation>{count} für {name}: {cards}</translation>
    </message>
    <message>
      <source>Bury {cards}</source>
      <comment>BURY</comment>
      <translation>{cards} drücken</translation>
    </message>
    <message>
      <source>Meld {melds}</source>
      <comment>SHOW</comment>
      <translation>{melds} melden</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <comment>PLAY</comment>
      <translation>{card} spielen</translation>
    </message>
    <message>
      <source>Declare out</source>
      <comment>OUT</comment>
      <translation>„Aus“ sagen</translation>
    </message>
    <message>
      <source>That counts on {count} from your partner.</source>
      <comment>COUNTS_PASSED</comment>
      <translation>Dabei ist mit {count} von deinem Partner gerechnet.</translation>
    </message>
    <message>
      <source>That counts on the partner you will call.</source>
      <comment>COUNTS_CALLED</comment>
      <translation>Dabei ist mit dem Partner gerechnet, den du rufst.</translation>
    </message>
  </context>
  <context>
    <name>AgreementFault</name>
    <message>
      <source>{path} is too large for a bidding convention.</source>
      <comment>LARGE</comment>
      <translation>{path} ist zu groß für eine Absprache beim Reizen.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>{path} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it should be one JSON object with a bidding convention.</source>
      <comment>NO_JSON</comment>
      <translation>{path} ist beschädigt: Es sollte ein JSON-Objekt mit einer Absprache sein.</translation>
    </message>
    <message>
      <source>{path} isn't a bidding convention; pick a file that was exported as one.</source>
      <comment>FOREIGN</comment>
      <translation>{path} ist keine Absprache beim Reizen; wähle eine Datei, die als Absprache exportiert wurde.</translation>
    </message>
    <message>
      <source>{path} was written by a newer version of this program; please update to read it.</source>
      <comment>NEWER</comment>
      <translation>{path} stammt von einer neueren Version dieses Programms; zum Lesen bitte aktualisieren.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs a name of 1 to {most} letters; export it again.</source>
      <comment>NO_NAME</comment>
      <translation>{path} ist beschädigt: Ein Name mit 1 bis {most} Buchstaben muss darin stehen; exportiere die Absprache noch einmal.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs 1 to {most} rows; export it again.</source>
      <comment>NO_ROWS</comment>
      <translation>{path} ist beschädigt: 1 bis {most} Zeilen müssen darin stehen; exportiere die Absprache noch einmal.</translation>
    </message>
    <message>
      <source>{path} is damaged: row {row} isn't a row of a convention; export it again.</source>
      <comment>NO_ROW</comment>
      <translation>{path} ist beschädigt: Zeile {row} ist keine Zeile einer Absprache; exportiere sie noch einmal.</translation>
    </message>
    <message>
      <source>{path} is damaged: “{key}” in row {row} has a value that isn't allowed; export it again.</source>
      <comment>BAD_ROW</comment>
      <translation>{path} ist beschädigt: „{key}“ in Zeile {row} hat einen Wert, der nicht möglich ist; exportiere die Absprache noch einmal.</translation>
    </message>
    <message>
      <source>“{name}” cannot be written to {path}: {reason}.</source>
      <comment>UNWRITTEN</comment>
      <translation>„{name}“ lässt sich nicht in {path} speichern: {reason}.</translation>
    </message>
    <message>
      <source>“{name}” cannot be removed: {reason}.</source>
      <comment>UNREMOVED</comment>
      <translation>„{name}“ lässt sich nicht löschen: {reason}.</translation>
    </message>
  </context>
  <context>
    <name>AgreementProblem</name>
    <message>
      <source>The rules of this game allow no bid that high.</source>
      <comment>NO_BID</comment>
      <translation>So hoch darf nach den Regeln dieses Spiels niemand reizen.</translation>
    </message>
    <message>
      <source>The rules may force this bid, so it can't be relied on.</source>
      <comment>FORCED</comment>
      <translation>Dieses Gebot können die Regeln erzwingen; verlassen kann man sich darauf nicht.</translation>
    </message>
    <message>
      <source>No hand of this game can hold so many: {count} is the most.</source>
      <comment>NO_HAND</comment>
      <translation>So viele kann in diesem Spiel niemand haben: Höchstens {count} sind möglich.</translation>
    </message>
    <message>
      <source>Every hand fits this row, so it shows nothing.</source>
      <comment>EVERY_HAND</comment>
      <translation>Zu dieser Zeile passt jedes Blatt; sie zeigt also nichts.</translation>
    </message>
    <message>
      <source>Row {row} already says what this bid shows, so this row is never used.</source>
      <comment>SAME_BID</comment>
      <translation>Zeile {row} sagt schon, was dieses Gebot zeigt; diese hier gilt also nie.</translation>
    </message>
    <message>
      <source>Row {row} shows the same, and is bid first.</source>
      <comment>SAME_HAND</comment>
      <translation>Zeile {row} zeigt dasselbe und wird zuerst gereizt.</translation>
    </message>
    <message>
      <source>A hand with {number} fits row {row} as well, and that one is bid first.</source>
      <comment>OVERLAP</comment>
      <translation>Ein Blatt mit {number} passt auch zu Zeile {row}, und die wird zuerst gereizt.</translation>
    </message>
    <message>
      <source>From {below} to less than {least}, nothing is shown.</source>
      <comment>GAP</comment>
      <translation>Von {below} bis unter {least} wird nichts gezeigt.</translation>
    </message>
    <message>
      <source>From {below} on, nothing is shown.</source>
      <comment>GAP_ABOVE</comment>
      <translation>Ab {below} wird nichts gezeigt.</translation>
    </message>
    <message>
      <source>No row shows anything about a hand yet.</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>Noch zeigt keine Zeile etwas über ein Blatt.</translation>
    </message>
  </context>
  <context>
    <name>AgreementWord</name>
    <message>
      <source>Bidding conventions</source>
      <comment>TITLE</comment>
      <translation>Absprachen beim Reizen</translation>
    </message>
    <message>
      <source>Bidding conventions…</source>
      <comment>OPEN</comment>
      <translation>Absprachen beim Reizen …</translation>
    </message>
    <message>
      <source>Bidding conventions: {names}</source>
      <comment>AGREED</comment>
      <translation>Absprachen beim Reizen: {names}</translation>
    </message>
    <message>
      <source>Bids: {side}</source>
      <comment>BIDS_OF</comment>
      <translation>Gebote: {side}</translation>
    </message>
    <message>
      <source>Use this</source>
      <comment>USE</comment>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>Plain</source>
      <comment>PLAIN</comment>
      <translation>Einfach</translation>
    </message>
    <message>
      <source>Help and steps</source>
      <comment>HELP_AND_STEPS</comment>
      <translation>Hilfe und Sprünge</translation>
    </message>
    <message>
      <source>Meld bids</source>
      <comment>MELD_BIDS</comment>
      <translation>Meldegebote</translation>
    </message>
    <message>
      <source>A bid says that the hand is worth it, and a pass that it isn't.</source>
      <comment>PLAIN_ABOUT</comment>
      <translation>Ein Gebot sagt, dass das Blatt so viel wert ist, und ein Passen, dass es das nicht ist.</translation>
    </message>
    <message>
      <source>A bid says that the hand is worth it. As the rules have it, two bids tell the partner more.</source>
      <comment>CUSTOM_ABOUT</comment>
      <translation>Ein Gebot sagt, dass das Blatt so viel wert ist. Nach den Regeln sagen zwei Gebote dem Partner noch mehr.</translation>
    </message>
    <message>
      <source>Once your partner has bid, a bid higher than it has to be shows meld, and a pass may offer help.</source>
      <comment>HELP_AND_STEPS_ABOUT</comment>
      <translation>Sobald dein Partner gereizt hat, zeigt ein höheres Gebot als nötig Meldungen, und ein Passen kann Hilfe anbieten.</translation>
    </message>
    <message>
      <source>The lowest raise asks your partner for meld, and higher raises show it.</source>
      <comment>MELD_BIDS_ABOUT</comment>
      <translation>Das kleinste höhere Gebot fragt deinen Partner nach Meldungen, größere Sprünge zeigen sie.</translation>
    </message>
    <message>
      <source>People made this convention; it doesn't come with the program.</source>
      <comment>OWN_ABOUT</comment>
      <translation>Diese Absprache haben Leute selbst gemacht; sie gehört nicht zum Programm.</translation>
    </message>
    <message>
      <source>Opening with {amount}</source>
      <comment>OPENING</comment>
      <translation>Eröffnung mit {amount}</translation>
    </message>
    <message>
      <source>Opening with {amount} or more</source>
      <comment>OPENING_MORE</comment>
      <translation>Eröffnung mit {amount} oder mehr</translation>
    </message>
    <message>
      <source>Raise of {amount}</source>
      <comment>RAISE</comment>
      <translation>Um {amount} höher</translation>
    </message>
    <message>
      <source>Raise of {amount} or more</source>
      <comment>RAISE_MORE</comment>
      <translation>Um {amount} oder mehr höher</translation>
    </message>
    <message>
      <source>Any bid before your partner's first</source>
      <comment>BEFORE</comment>
      <translation>Jedes Gebot vor dem ersten des Partners</translation>
    </message>
    <message>
      <source>{amount} over an opening of {opened}</source>
      <comment>OVER_OPENING</comment>
      <translation>{amount} auf eine Eröffnung mit {opened}</translation>
    </message>
    <message>
      <source>{amount} or more over an opening of {opened}</source>
      <comment>OVER_OPENING_MORE</comment>
      <translation>{amount} oder mehr auf eine Eröffnung mit {opened}</translation>
    </message>
    <message>
      <source>Raise of {amount} once the partner has bid</source>
      <comment>AFTER_PARTNER</comment>
      <translation>Um {amount} höher, wenn der Partner schon gereizt hat</translation>
    </message>
    <message>
      <source>Raise of {amount} or more once the partner has bid</source>
      <comment>AFTER_PARTNER_MORE</comment>
      <translation>Um {amount} oder mehr höher, wenn der Partner schon gereizt hat</translation>
    </message>
    <message>
      <source>Raise of {amount} before the partner has bid</source>
      <comment>AFTER_OPPONENTS</comment>
      <translation>Um {amount} höher, bevor der Partner gereizt hat</translation>
    </message>
    <message>
      <source>Raise of {amount} or more before the partner has bid</source>
      <comment>AFTER_OPPONENTS_MORE</comment>
      <translation>Um {amount} oder mehr höher, bevor der Partner gereizt hat</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Passen mit Hilfe</translation>
    </message>
    <message>
      <source>{points} in meld or more, whatever is trump</source>
      <comment>SHOWS_MELD</comment>
      <translation>mindestens {points} in Meldungen, was auch immer Trumpf ist</translation>
    </message>
    <message>
      <source>{points} in meld or more, usually less than {below}, whatever is trump</source>
      <comment>SHOWS_MELD_BELOW</comment>
      <translation>mindestens {points} in Meldungen, meist unter {below}, was auch immer Trumpf ist</translation>
    </message>
    <message>
      <source>aces around</source>
      <comment>SHOWS_ACES_AROUND</comment>
      <translation>vier Asse</translation>
    </message>
    <message>
      <source>{count} aces or more</source>
      <comment>SHOWS_ACES</comment>
      <translation>mindestens {count} Asse</translation>
    </message>
    <message>
      <source>{count} aces or more, usually fewer than {below}</source>
      <comment>SHOWS_ACES_BELOW</comment>
      <translation>mindestens {count} Asse, meist weniger als {below}</translation>
    </message>
    <message>
      <source>a run</source>
      <comment>SHOWS_RUN</comment>
      <translation>eine Familie</translation>
    </message>
    <message>
      <source>{count} cards or more of one suit</source>
      <comment>SHOWS_SUIT</comment>
      <translation>mindestens {count} Karten einer Farbe</translation>
    </message>
    <message>
      <source>{count} cards or more of one suit, usually fewer than {below}</source>
      <comment>SHOWS_SUIT_BELOW</comment>
      <translation>mindestens {count} Karten einer Farbe, meist weniger als {below}</translation>
    </message>
    <message>
      <source>asks the partner to show meld</source>
      <comment>SHOWS_ASKS</comment>
      <translation>fragt den Partner nach Meldungen</translation>
    </message>
    <message>
      <source>worth the bid; nothing about meld</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>das Blatt ist es wert; nichts über Meldungen</translation>
    </message>
    <message>
      <source>aces, kings and queens, some of every suit</source>
      <comment>SHOWS_HELP</comment>
      <translation>Asse, Könige und Damen, etwas in jeder Farbe</translation>
    </message>
    <message>
      <source>A raise counts from the bid on the table, whoever made it, and tells something while the partner still bids.</source>
      <comment>COUNTED</comment>
      <translation>Ein Sprung zählt vom letzten Gebot an, wer es auch gemacht hat, und sagt etwas, solange der Partner noch reizt.</translation>
    </message>
    <message>
      <source>Whoever bid first names trump: after a partner's jump, one more bid takes it back.</source>
      <comment>TAKEN_BACK</comment>
      <translation>Wer zuerst gereizt hat, nennt Trumpf: Nach einem Sprung des Partners holt ein weiteres Gebot ihn zurück.</translation>
    </message>
    <message>
      <source>Where a hand fits several rows, the first one is bid. Too little is shown only where all else costs too much.</source>
      <comment>ORDER</comment>
      <translation>Passt ein Blatt zu mehreren Zeilen, wird die erste gereizt. Zu wenig gezeigt wird nur, wenn alles andere zu viel kostet.</translation>
    </message>
    <message>
      <source>Everybody at the table knows what each side has agreed, so the others hear it, too.</source>
      <comment>HEARD</comment>
      <translation>Alle am Tisch wissen, was jede Seite verabredet hat: Die anderen hören also mit.</translation>
    </message>
    <message>
      <source>Steady, Strong and Expert keep to it. Novice and Easy bid and hear as if nothing were agreed.</source>
      <comment>KEPT</comment>
      <translation>Solide, Stark und Meister halten sich daran. Neuling und Leicht reizen und hören, als wäre nichts verabredet.</translation>
    </message>
    <message>
      <source>Meld bids are played in many ways. That ten more asks and twenty or more tells is common; how much each step shows, and that the opening shows aces around, is how we read it.</source>
      <comment>READING</comment>
      <translation>Meldegebote werden auf viele Arten gespielt. Dass zehn mehr fragt und zwanzig oder mehr zeigt, ist üblich; wie viel jede Stufe zeigt und dass die Eröffnung vier Asse zeigt, ist unsere Lesart.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. It makes a side stronger.</source>
      <comment>STRONGER</comment>
      <translation>Gemessen mit {level} in „{game}“: In {deals} Spielen nahm eine Seite damit {lead} ± {error} Punkte je Spiel mehr als eine ohne. Das macht eine Seite stärker.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. So it makes no side clearly stronger: agree on it for the fun of it.</source>
      <comment>NOT_STRONGER</comment>
      <translation>Gemessen mit {level} in „{game}“: In {deals} Spielen nahm eine Seite damit {lead} ± {error} Punkte je Spiel mehr als eine ohne. Deutlich stärker macht das keine Seite: Verabrede es, weil es Spaß macht.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. So it costs a little: agree on it for the fun of it.</source>
      <comment>WEAKER</comment>
      <translation>Gemessen mit {level} in „{game}“: In {deals} Spielen nahm eine Seite damit {lead} ± {error} Punkte je Spiel mehr als eine ohne. Es kostet also ein wenig: Verabrede es, weil es Spaß macht.</translation>
    </message>
  </context>
  <context>
    <name>AskedWord</name>
    <message>
      <source>Or choose</source>
      <comment>OR_CHOOSE</comment>
      <translation>Oder wähle</translation>
    </message>
    <message>
      <source>Lay down {amount}</source>
      <comment>LAY_DOWN</comment>
      <translation>{amount} auslegen</translation>
    </message>
    <message>
      <source>Choose cards yourself</source>
      <comment>OWN_CHOICE</comment>
      <translation>Karten selbst auswählen</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <comment>BACK_TO_LIST</comment>
      <translation>Zurück zur Liste</translation>
    </message>
    <message>
      <source>Touch the cards you want to meld.</source>
      <comment>TOUCH_CARDS</comment>
      <translation>Tippe die Karten an, die du melden möchtest.</translation>
    </message>
    <message>
      <source>Everybody gets one card. Touch two cards to swap them.</source>
      <comment>TOUCH_TO_SWAP</comment>
      <translation>Alle bekommen eine Karte. Tippe zwei Karten an, um sie zu tauschen.</translation>
    </message>
    <message>
      <source>You don't hold these cards.</source>
      <comment>NOT_YOURS</comment>
      <translation>Diese Karten hast du nicht.</translation>
    </message>
  </context>
  <context>
    <name>AssetFault</name>
    <message>
      <source>The file {path} is missing: the program is not completely installed, please install it again.</source>
      <comment>MISSING</comment>
      <translation>Die Datei {path} fehlt: Das Programm ist nicht vollständig installiert, bitte installiere es neu.</translation>
    </message>
    <message>
      <source>The file {path} is damaged: please install the program again.</source>
      <comment>DAMAGED</comment>
      <translation>Die Datei {path} ist beschädigt: Bitte installiere das Programm neu.</translation>
    </message>
    <message>
      <source>The page {name} is missing: the program is not completely installed, please install it again.</source>
      <comment>NO_PAGE</comment>
      <translation>Die Seite {name} fehlt: Das Programm ist nicht vollständig installiert, bitte installiere es neu.</translation>
    </message>
    <message>
      <source>Qt's reader of drawings in {folder} cannot be loaded: the program is not completely installed, please install it again.</source>
      <comment>NO_READER</comment>
      <translation>Qts Leser für Zeichnungen in {folder} lässt sich nicht laden: Das Programm ist nicht vollständig installiert, bitte installiere es neu.</translation>
    </message>
  </context>
  <context>
    <name>ChipsWord</name>
    <message>
      <source>Everybody else pays {name} {chips}.</source>
      <comment>PAID</comment>
      <translation>Alle anderen zahlen {name} je {chips}.</translation>
    </message>
    <message>
      <source>Everybody else pays you {chips}.</source>
      <comment>PAID_YOU</comment>
      <translation>Alle anderen zahlen dir je {chips}.</translation>
    </message>
    <message>
      <source>Everybody else and the kitty pay {name} {chips} each.</source>
      <comment>PAID_BY_KITTY</comment>
      <translation>Alle anderen und die Kasse zahlen {name} je {chips}.</translation>
    </message>
    <message>
      <source>Everybody else and the kitty pay you {chips} each.</source>
      <comment>PAID_YOU_BY_KITTY</comment>
      <translation>Alle anderen und die Kasse zahlen dir je {chips}.</translation>
    </message>
    <message>
      <source>{name} pays everybody else {chips}.</source>
      <comment>PAYS</comment>
      <translation>{name} zahlt allen anderen je {chips}.</translation>
    </message>
    <message>
      <source>You pay everybody else {chips}.</source>
      <comment>PAYS_YOU</comment>
      <translation>Du zahlst allen anderen je {chips}.</translation>
    </message>
    <message>
      <source>{name} pays everybody else and the kitty {chips} each.</source>
      <comment>PAYS_KITTY</comment>
      <translation>{name} zahlt allen anderen und der Kasse je {chips}.</translation>
    </message>
    <message>
      <source>You pay everybody else and the kitty {chips} each.</source>
      <comment>PAYS_KITTY_YOU</comment>
      <translation>Du zahlst allen anderen und der Kasse je {chips}.</translation>
    </message>
    <message>
      <source>Spades count double.</source>
      <comment>SPADES_DOUBLE</comment>
      <translation>Pik zählt doppelt.</translation>
    </message>
    <message>
      <source>Hearts count triple.</source>
      <comment>HEARTS_TRIPLE</comment>
      <translation>Herz zählt dreifach.</translation>
    </message>
    <message>
      <source>Pay everybody else {chips}</source>
      <comment>GIVING_UP</comment>
      <translation>Zahle allen anderen je {chips}</translation>
    </message>
    <message>
      <source>Pay everybody else and the kitty {chips} each</source>
      <comment>GIVING_UP_KITTY</comment>
      <translation>Zahle allen und der Kasse je {chips}</translation>
    </message>
    <message>
      <source>The kitty holds {chips}.</source>
      <comment>KITTY</comment>
      <translation>In der Kasse: {chips}.</translation>
    </message>
    <message>
      <source>The kitty is short of {chips}.</source>
      <comment>KITTY_SHORT</comment>
      <translation>Der Kasse fehlen {chips}.</translation>
    </message>
  </context>
  <context>
    <name>ClubWord</name>
    <message>
      <source>Round {round}: table {table}, North and South, against {names}.</source>
      <comment>NORTH_SOUTH</comment>
      <translation>Runde {round}: Tisch {table}, Nord und Süd, gegen {names}.</translation>
    </message>
    <message>
      <source>Round {round}: table {table}, East and West, against {names}.</source>
      <comment>EAST_WEST</comment>
      <translation>Runde {round}: Tisch {table}, Ost und West, gegen {names}.</translation>
    </message>
    <message>
      <source>Round {round}: you sit out.</source>
      <comment>SITS_OUT</comment>
      <translation>Runde {round}: Du setzt aus.</translation>
    </message>
    <message>
      <source>Board {board}: {percent} of the match points.</source>
      <comment>RESULT</comment>
      <translation>Board {board}: {percent} der Matchpunkte.</translation>
    </message>
    <message>
      <source>Board {board}: {percent} of the match points, {points} to Expert.</source>
      <comment>RESULT_EXPERT</comment>
      <translation>Board {board}: {percent} der Matchpunkte, {points} zum Meister.</translation>
    </message>
    <message>
      <source>The next round begins once all tables have finished this one and are ready.</source>
      <comment>NEXT_ROUND</comment>
      <translation>Die nächste Runde beginnt, sobald alle Tische mit dieser fertig und bereit sind.</translation>
    </message>
    <message>
      <source>That was your last board: the final result comes once all tables have finished.</source>
      <comment>LAST_BOARD</comment>
      <translation>Das war dein letztes Board: Das Endergebnis kommt, sobald alle Tische fertig sind.</translation>
    </message>
    <message>
      <source>The evening is over: you are number {rank} with {percent}.</source>
      <comment>RANK</comment>
      <translation>Der Abend ist zu Ende: Du bist Nummer {rank} mit {percent}.</translation>
    </message>
    <message>
      <source>Waiting until everybody is here</source>
      <comment>WAITS</comment>
      <translation>Warten, bis alle da sind</translation>
    </message>
    <message>
      <source>Waiting until everybody is here, or {time}</source>
      <comment>WAITS_FOR</comment>
      <translation>Warten, bis alle da sind, oder bis {time}</translation>
    </message>
    <message>
      <source>Begin now</source>
      <comment>BEGIN</comment>
      <translation>Jetzt beginnen</translation>
    </message>
    <message>
      <source>Computer players play for everybody who is not here yet; whoever comes later takes over his cards.</source>
      <comment>BEGIN_HELP</comment>
      <translation>Computerspieler spielen für alle, die noch nicht da sind; wer später kommt, übernimmt seine Karten.</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <comment>ROUND</comment>
      <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
      <source>Final result</source>
      <comment>OVER</comment>
      <translation>Endstand</translation>
    </message>
    <message>
      <source>Tables</source>
      <comment>TABLES</comment>
      <translation>Tische</translation>
    </message>
    <message>
      <source>Table {table}</source>
      <comment>TABLE</comment>
      <translation>Tisch {table}</translation>
    </message>
    <message>
      <source>Board {board}</source>
      <comment>BOARD</comment>
      <translation>Board {board}</translation>
    </message>
    <message>
      <source>Board {board} of {boards}</source>
      <comment>PLAYS_BOARD</comment>
      <translation>Board {board} von {boards}</translation>
    </message>
    <message>
      <source>finished</source>
      <comment>FINISHED</comment>
      <translation>fertig</translation>
    </message>
    <message>
      <source>{names} sit out</source>
      <comment>RESTS</comment>
      <translation>{names} setzen aus</translation>
    </message>
    <message>
      <source>Standings</source>
      <comment>STANDINGS</comment>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Standings, North and South</source>
      <comment>STAY</comment>
      <translation>Stand, Nord und Süd</translation>
    </message>
    <message>
      <source>Standings, East and West</source>
      <comment>MOVE</comment>
      <translation>Stand, Ost und West</translation>
    </message>
    <message>
      <source>Rank</source>
      <comment>PLACE</comment>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Pair</source>
      <comment>PAIR</comment>
      <translation>Paar</translation>
    </message>
    <message>
      <source>Boards</source>
      <comment>BOARDS</comment>
      <translation>Boards</translation>
    </message>
    <message>
      <source>Match points</source>
      <comment>MATCH_POINTS</comment>
      <translation>Matchpunkte</translation>
    </message>
    <message>
      <source>Percent</source>
      <comment>PERCENT</comment>
      <translation>Prozent</translation>
    </message>
    <message>
      <source>To Expert</source>
      <comment>EXPERT</comment>
      <translation>Zum Meister</translation>
    </message>
    <message>
      <source>“To Expert”: points more or less than four Experts made of the same cards.</source>
      <comment>EXPERT_HELP</comment>
      <translation>„Zum Meister“: Punkte mehr oder weniger, als vier Meister aus denselben Karten gemacht haben.</translation>
    </message>
    <message>
      <source>Lead</source>
      <comment>LEAD</comment>
      <translation>Vorsprung</translation>
    </message>
    <message>
      <source>Against</source>
      <comment>AGAINST</comment>
      <translation>Gegen</translation>
    </message>
  </context>
  <context>
    <name>CommandFault</name>
    <message>
      <source>no program is named</source>
      <comment>EMPTY</comment>
      <translation>es nennt kein Programm</translation>
    </message>
    <message>
      <source>a quotation mark has no counterpart</source>
      <comment>QUOTES</comment>
      <translation>einem Anführungszeichen fehlt das Gegenstück</translation>
    </message>
    <message>
      <source>there is no program {name} that can be run</source>
      <comment>MISSING</comment>
      <translation>es gibt kein Programm {name}, das sich starten lässt</translation>
    </message>
  </context>
  <context>
    <name>ContextMenu</name>
    <message>
      <source>Play this card</source>
      <comment>PLAY</comment>
      <translation>Diese Karte spielen</translation>
    </message>
    <message>
      <source>Choose this card</source>
      <comment>CHOOSE</comment>
      <translation>Diese Karte wählen</translation>
    </message>
    <message>
      <source>Lay it out</source>
      <comment>LAY_OUT</comment>
      <translation>Auslegen</translation>
    </message>
    <message>
      <source>Put it back</source>
      <comment>PUT_BACK</comment>
      <translation>Zurücklegen</translation>
    </message>
    <message>
      <source>Exchange it for the upcard</source>
      <comment>EXCHANGE</comment>
      <translation>Gegen die offene Karte tauschen</translation>
    </message>
    <message>
      <source>Why not this card?</source>
      <comment>WHY_NOT</comment>
      <translation>Warum nicht diese Karte?</translation>
    </message>
    <message>
      <source>Melds of {name}</source>
      <comment>MELDS_OF</comment>
      <translation>Meldungen von {name}</translation>
    </message>
    <message>
      <source>The other players</source>
      <comment>OTHERS</comment>
      <translation>Die anderen Spieler</translation>
    </message>
    <message>
      <source>Tell {name} whose turn it is</source>
      <comment>NUDGE</comment>
      <translation>{name} sagen, wer dran ist</translation>
    </message>
    <message>
      <source>Ask for a pause</source>
      <comment>ASK_PAUSE</comment>
      <translation>Um eine Pause bitten</translation>
    </message>
    <message>
      <source>Agree to the pause</source>
      <comment>AGREE_TO_PAUSE</comment>
      <translation>Der Pause zustimmen</translation>
    </message>
    <message>
      <source>Play on without a pause</source>
      <comment>PLAY_ON</comment>
      <translation>Ohne Pause weiterspielen</translation>
    </message>
    <message>
      <source>Hide what {name} says</source>
      <comment>MUTE</comment>
      <translation>Ausblenden, was {name} sagt</translation>
    </message>
    <message>
      <source>Nobody else plays at this table</source>
      <comment>NOBODY_HERE</comment>
      <translation>Niemand sonst spielt an diesem Tisch</translation>
    </message>
    <message>
      <source>{name} plays at {level}…</source>
      <comment>LEVEL</comment>
      <translation>{name} spielt auf Stufe {level} …</translation>
    </message>
  </context>
  <context>
    <name>ConventionsHelp</name>
    <message>
      <source>How to choose one</source>
      <comment>CHOOSE</comment>
      <translation>So wählt ihr eine</translation>
    </message>
    <message>
      <source>In games with partners, “Bidding conventions” in New game and House rules has a page about each convention. Each side has its own; computer players bid by it, and understand yours.</source>
      <comment>CHOOSE_TEXT</comment>
      <translation>In Spielen mit Partnern steht unter „Absprachen beim Reizen“ in Neue Partie und Hausregeln eine Seite zu jeder Absprache. Jede Seite hat ihre eigene; die Computerspieler reizen danach und verstehen eure.</translation>
    </message>
    <message>
      <source>At the table, the bid panel says what your bid would show, and a click on a bid says what that one showed. F1 opens the rules, from where you can read the convention again.</source>
      <comment>AT_TABLE</comment>
      <translation>Am Tisch sagt die Tafel beim Reizen, was dein Gebot zeigen würde, und ein Klick auf ein Gebot sagt, was es gezeigt hat. F1 öffnet die Regeln, und von dort kannst du die Absprache nachlesen.</translation>
    </message>
    <message>
      <source>How to make your own</source>
      <comment>MAKE</comment>
      <translation>So macht ihr eine eigene</translation>
    </message>
    <message>
      <source>“Make your own…” on that page begins with the convention chosen there. Each row says when a bid is made, how high it is and what it shows; the first row that fits a bid counts.</source>
      <comment>MAKE_TEXT</comment>
      <translation>„Eigene machen …“ auf dieser Seite beginnt mit der Absprache, die dort gewählt ist. Jede Zeile sagt, wann ein Gebot fällt, wie hoch es ist und was es zeigt; es gilt die erste Zeile, die zu einem Gebot passt.</translation>
    </message>
    <message>
      <source>Notes beside the rows name gaps and contradictions, and “Deal a hand” shows what would be bid.</source>
      <comment>TRY_TEXT</comment>
      <translation>Hinweise bei den Zeilen nennen Lücken und Widersprüche, und „Blatt geben“ zeigt, was gereizt würde.</translation>
    </message>
    <message>
      <source>How to share it</source>
      <comment>SHARE</comment>
      <translation>So gebt ihr sie weiter</translation>
    </message>
    <message>
      <source>“Export…” writes a convention to a small file ({suffix}), for a partner or another computer. To take one in, double-click the file, drop it on the window, or choose it in Game &gt; Open a file or by “Import a file…”.</source>
      <comment>SHARE_TEXT</comment>
      <translation>„Exportieren …“ schreibt eine Absprache in eine kleine Datei ({suffix}), für einen Partner oder einen anderen Computer. Um eine zu übernehmen, klicke die Datei doppelt an, zieh sie auf das Fenster, oder wähle sie unter Spiel &gt; Datei öffnen oder mit „Datei importieren …“.</translation>
    </message>
    <message>
      <source>It is then kept with yours and offered for a new game. None of yours is replaced: if the name is taken, it gets another one.</source>
      <comment>SHARE_SAFE</comment>
      <translation>Sie liegt dann bei deinen und wird für eine neue Partie angeboten. Keine von deinen wird ersetzt: Ist der Name vergeben, bekommt sie einen anderen.</translation>
    </message>
  </context>
  <context>
    <name>Damaged</name>
    <message>
      <source>Your settings can't be read, so everything is back to standard. The file stays where it is: {path}.</source>
      <comment>UNREADABLE</comment>
      <translation>Deine Einstellungen lassen sich nicht lesen, darum ist alles auf Standard. Die Datei bleibt, wo sie ist: {path}.</translation>
    </message>
    <message>
      <source>Your settings are damaged, so everything is back to standard. The damaged file is kept: {path}.</source>
      <comment>BROKEN</comment>
      <translation>Deine Einstellungen sind beschädigt, darum ist alles wieder auf Standard. Die beschädigte Datei ist noch da: {path}.</translation>
    </message>
    <message>
      <source>Your settings are from a newer version of this program. Changes you make here last until you quit, and the file is left alone: {path}.</source>
      <comment>NEWER_VERSION</comment>
      <translation>Deine Einstellungen stammen von einer neueren Version dieses Programms. Was du hier änderst, gilt bis zum Beenden, und ihre Datei bleibt, wie sie ist: {path}.</translation>
    </message>
    <message>
      <source>Some of your settings can't be read and are back to standard: {settings}.</source>
      <comment>PARTS</comment>
      <translation>Einige deiner Einstellungen lassen sich nicht lesen und sind wieder auf Standard: {settings}.</translation>
    </message>
    <message>
      <source>Your last game can't be found anymore, so a new one has begun.</source>
      <comment>LAST_GAME</comment>
      <translation>Deine letzte Partie ist nicht mehr zu finden, darum hat eine neue begonnen.</translation>
    </message>
    <message>
      <source>{setting} ({game})</source>
      <comment>OF_GAME</comment>
      <translation>{setting} ({game})</translation>
    </message>
    <message>
      <source>{settings}, and {count} more</source>
      <comment>AND_MORE</comment>
      <translation>{settings} und {count} weitere</translation>
    </message>
    <message>
      <source>Window size</source>
      <comment>WINDOW</comment>
      <translation>Fenstergröße</translation>
    </message>
  </context>
  <context>
    <name>DealCodeFault</name>
    <message>
      <source>Deal codes never contain “{sign}”. Please check what you typed.</source>
      <comment>SIGN</comment>
      <translation>„{sign}“ kommt in Spielcodes nicht vor. Prüfe bitte deine Eingabe.</translation>
    </message>
    <message>
      <source>This code is too short: a deal code has at least {least} letters and digits, and this one only {count}.</source>
      <comment>SHORT</comment>
      <translation>Dieser Code ist zu kurz: Ein Spielcode hat mindestens {least} Buchstaben und Ziffern, das hier sind nur {count}.</translation>
    </message>
    <message>
      <source>There's a typing error in this code. Please compare it with the original.</source>
      <comment>TYPING</comment>
      <translation>In diesem Code ist ein Tippfehler. Vergleiche ihn bitte mit dem Original.</translation>
    </message>
    <message>
      <source>This code needs a newer version of the program: this one doesn't know its game or one of its rules.</source>
      <comment>NEWER</comment>
      <translation>Dieser Code braucht eine neuere Version des Programms: Diese kennt seine Variante oder eine seiner Regeln nicht.</translation>
    </message>
    <message>
      <source>This code is for {count} people, and its game can't be played by that many.</source>
      <comment>PEOPLE</comment>
      <translation>Dieser Code ist für {count} Personen, und zu so vielen kann man seine Variante nicht spielen.</translation>
    </message>
  </context>
  <context>
    <name>DealLineFault</name>
    <message>
      <source>A deal has at most {most} characters, and this text {count}.</source>
      <comment>LONG</comment>
      <translation>Ein Spiel hat höchstens {most} Zeichen, dieser Text hat {count}.</translation>
    </message>
    <message>
      <source>The deal is empty; it begins with the name of a game.</source>
      <comment>EMPTY</comment>
      <translation>Das Spiel ist leer; es beginnt mit dem Namen einer Variante.</translation>
    </message>
    <message>
      <source>"{word}" is there twice; a deal has words such as dealer:0 and 0:AT.K.QJ9.A.</source>
      <comment>TWICE</comment>
      <translation>„{word}“ steht zweimal da; ein Spiel hat Wörter wie dealer:0 und 0:AT.K.QJ9.A.</translation>
    </message>
    <message>
      <source>"{word}" has no colon; a deal has words such as dealer:0 and 0:AT.K.QJ9.A.</source>
      <comment>NO_COLON</comment>
      <translation>„{word}“ hat keinen Doppelpunkt; ein Spiel hat Wörter wie dealer:0 und 0:AT.K.QJ9.A.</translation>
    </message>
    <message>
      <source>These rules cannot be played: {problem}</source>
      <comment>UNPLAYABLE</comment>
      <translation>Nach diesen Regeln kann man nicht spielen: {problem}</translation>
    </message>
    <message>
      <source>"{word}" is no seat; this game has the seats 0 to {last}, and besides them a deal has dealer, widow and stock.</source>
      <comment>SEAT</comment>
      <translation>„{word}“ ist kein Platz; diese Variante hat die Plätze 0 bis {last}, und außer ihnen hat ein Spiel dealer, widow und stock.</translation>
    </message>
    <message>
      <source>"{word}" is no hand; write the ranks (A T K Q J 9 8 7) of spades, hearts, diamonds and clubs between periods, such as AAT.KQ..J9.</source>
      <comment>HAND</comment>
      <translation>„{word}“ ist kein Blatt; schreib die Werte (A T K Q J 9 8 7) in Pik, Herz, Karo und Kreuz zwischen Punkte, etwa AAT.KQ..J9.</translation>
    </message>
    <message>
      <source>{card} is there {count} times, and the deck of this game has none.</source>
      <comment>NO_SUCH_CARD</comment>
      <translation>{card} ist {count}-mal da, und das Kartenspiel dieser Variante hat die Karte gar nicht.</translation>
    </message>
    <message>
      <source>{card} is there {count} times, and the deck of this game has only {most}.</source>
      <comment>TOO_OFTEN</comment>
      <translation>{card} ist {count}-mal da, und das Kartenspiel dieser Variante hat die Karte nur {most}-mal.</translation>
    </message>
  </context>
  <context>
    <name>DealStatisticsWord</name>
    <message>
      <source>All your deals</source>
      <comment>CHIP</comment>
      <translation>Alle deine Spiele</translation>
    </message>
    <message>
      <source>Your cards are as chance would have them</source>
      <comment>FITS</comment>
      <translation>Deine Karten sind so, wie der Zufall sie gibt</translation>
    </message>
    <message>
      <source>Are your cards as chance would have them?</source>
      <comment>FITS_OPEN</comment>
      <translation>Sind deine Karten so, wie der Zufall sie gibt?</translation>
    </message>
    <message>
      <source>Your cards are not quite as chance would have them</source>
      <comment>FITS_NOT</comment>
      <translation>Deine Karten sind nicht ganz so, wie der Zufall sie gibt</translation>
    </message>
    <message>
      <source>Aces, longest suits and melds in {deals}: nothing is farther off than chance explains.</source>
      <comment>FITS_LINE</comment>
      <translation>Asse, längste Farben und Meldungen in {deals}: Nichts liegt weiter daneben, als der Zufall erklärt.</translation>
    </message>
    <message>
      <source>Aces, longest suits and melds in {deals}: something is farther off than chance usually is.</source>
      <comment>FITS_NOT_LINE</comment>
      <translation>Asse, längste Farben und Meldungen in {deals}: Etwas liegt weiter daneben, als es der Zufall meist tut.</translation>
    </message>
    <message>
      <source>Whose cards</source>
      <comment>WHO</comment>
      <translation>Wessen Karten</translation>
    </message>
    <message>
      <source>Bars: what you were dealt in {deals} since {day}. Lines: what chance predicts.</source>
      <comment>LINE</comment>
      <translation>Balken: was du seit {day} in {deals} bekommen hast. Striche: was der Zufall gibt.</translation>
    </message>
    <message>
      <source>Bars: what {name} was dealt in {deals} since {day}. Lines: what chance predicts.</source>
      <comment>LINE_OF</comment>
      <translation>Balken: was {name} seit {day} in {deals} bekommen hat. Striche: was der Zufall gibt.</translation>
    </message>
    <message>
      <source>1 deal</source>
      <comment>DEAL</comment>
      <translation>1 Spiel</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>DEALS</comment>
      <translation>{count} Spielen</translation>
    </message>
    <message>
      <source>Finish a deal to compare what you were dealt with what chance predicts.</source>
      <comment>NONE</comment>
      <translation>Beende ein Spiel, und hier steht, was du bekommen hast, neben dem, was der Zufall gibt.</translation>
    </message>
    <message>
      <source>Aces in a hand</source>
      <comment>ACES</comment>
      <translation>Asse im Blatt</translation>
    </message>
    <message>
      <source>Longest suit of a hand</source>
      <comment>LONGEST</comment>
      <translation>Längste Farbe im Blatt</translation>
    </message>
    <message>
      <source>Best meld of a hand</source>
      <comment>MELD</comment>
      <translation>Beste Meldung im Blatt</translation>
    </message>
    <message>
      <source>You</source>
      <comment>OWN</comment>
      <translation>Du</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Partner</translation>
    </message>
    <message>
      <source>Others</source>
      <comment>OTHERS</comment>
      <translation>Die anderen</translation>
    </message>
    <message>
      <source>chance {mean} ± {scatter}</source>
      <comment>CHANCE</comment>
      <translation>Zufall {mean} ± {scatter}</translation>
    </message>
    <message>
      <source>{count} in 100</source>
      <comment>OFTEN</comment>
      <translation>{count} von 100</translation>
    </message>
    <message>
      <source>less than 1 in 100</source>
      <comment>SELDOM</comment>
      <translation>unter 1 von 100</translation>
    </message>
    <message>
      <source>{value}+</source>
      <comment>MORE_THAN</comment>
      <translation>{value}+</translation>
    </message>
    <message>
      <source>{who}: {mean}; chance {expected} give or take {scatter}. By chance, {often} are this far off.</source>
      <comment>SPOKEN</comment>
      <translation>{who}: {mean}. Zufall: {expected}, etwa {scatter} mehr oder weniger. So weit daneben liegt der Zufall: {often}.</translation>
    </message>
    <message>
      <source>{value}: {count} hands, by chance {expected}.</source>
      <comment>SPOKEN_BARS</comment>
      <translation>{value}: {count} Blätter, nach Zufall {expected}.</translation>
    </message>
    <message>
      <source>{value}: 1 hand, by chance {expected}.</source>
      <comment>SPOKEN_BARS_ONE</comment>
      <translation>{value}: 1 Blatt, nach Zufall {expected}.</translation>
    </message>
    <message>
      <source>All deals count, won, lost or thrown in, except those whose cards were preset. Trump depends on what the bidder holds, so the longest suit stands in for it. Honest cards stay within the ± 19 times in 20; the number on the right says how often they are this far off or farther. With {count} numbers on a page, one outside its ± is nothing unusual.</source>
      <comment>NOTE</comment>
      <translation>Alle Spiele zählen, gewonnen, verloren oder aufgegeben, nur nicht die mit vorgegebenen Karten. Trumpf richtet sich nach dem Blatt des Alleinspielers, darum steht die längste Farbe dafür. Ehrliche Karten bleiben 19 von 20 Mal innerhalb von ±; rechts steht, wie oft sie so weit daneben liegen wie hier oder weiter. Bei {count} Zahlen ist eine außerhalb nichts Besonderes.</translation>
    </message>
  </context>
  <context>
    <name>DialogWord</name>
    <message>
      <source>New game</source>
      <comment>NEW_GAME</comment>
      <translation>Neue Partie</translation>
    </message>
    <message>
      <source>Number of players</source>
      <comment>NG_COUNT</comment>
      <translation>Zahl der Spieler</translation>
    </message>
    <message>
      <source>{count} players</source>
      <comment>NG_PLAYERS</comment>
      <translation>{count} Spieler</translation>
    </message>
    <message>
      <source>Number of people at the table</source>
      <comment>NG_PEOPLE_COUNT</comment>
      <translation>Zahl der Leute am Tisch</translation>
    </message>
    <message>
      <source>{count} at the table</source>
      <comment>NG_PEOPLE</comment>
      <translation>{count} am Tisch</translation>
    </message>
    <message>
      <source>Up to {most} people can take turns.</source>
      <comment>NG_MOST</comment>
      <translation>Bis zu {most} Leute können sich abwechseln.</translation>
    </message>
    <message>
      <source>Seats</source>
      <comment>NG_SEATS</comment>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>Faces</source>
      <comment>NG_FACES</comment>
      <translation>Gesichter</translation>
    </message>
    <message>
      <source>Play to</source>
      <comment>NG_TARGET</comment>
      <translation>Spielen bis</translation>
    </message>
    <message>
      <source>Deals</source>
      <comment>NG_DEALS</comment>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>Start</source>
      <comment>NG_START</comment>
      <translation>Los</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>NG_CANCEL</comment>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Person</source>
      <comment>NG_PERSON</comment>
      <translation>Mensch</translation>
    </message>
    <message>
      <source>Computer: {skill}</source>
      <comment>NG_COMPUTER</comment>
      <translation>Computer: {skill}</translation>
    </message>
    <message>
      <source>{skill} for all</source>
      <comment>NG_ALIKE</comment>
      <translation>{skill} für alle</translation>
    </message>
    <message>
      <source>Name at seat {number}</source>
      <comment>NG_NAME</comment>
      <translation>Name an Platz {number}</translation>
    </message>
    <message>
      <source>Who plays at seat {number}</source>
      <comment>NG_WHO</comment>
      <translation>Wer an Platz {number} spielt</translation>
    </message>
    <message>
      <source>Seat {number}</source>
      <comment>NG_SEAT</comment>
      <translation>Platz {number}</translation>
    </message>
    <message>
      <source>Give every player a name.</source>
      <comment>NG_NAMELESS</comment>
      <translation>Gib jedem einen Namen.</translation>
    </message>
    <message>
      <source>Two players are named {name}. Give one of them another name.</source>
      <comment>NG_TWICE</comment>
      <translation>Zwei heißen {name}. Gib einem davon einen anderen Namen.</translation>
    </message>
    <message>
      <source>Only computer players: you'll just watch.</source>
      <comment>NG_NOBODY</comment>
      <translation>Nur Computer: Du schaust nur zu.</translation>
    </message>
    <message>
      <source>{first} against {second}</source>
      <comment>NG_AGAINST</comment>
      <translation>{first} gegen {second}</translation>
    </message>
    <message>
      <source>Partners: {sides}</source>
      <comment>NG_PARTNERS</comment>
      <translation>Partner: {sides}</translation>
    </message>
    <message>
      <source>; </source>
      <comment>NG_NEXT_SIDE</comment>
      <translation>; </translation>
    </message>
    <message>
      <source>Everyone plays alone.</source>
      <comment>NG_ALONE</comment>
      <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
      <source>The bidder calls a partner each deal.</source>
      <comment>NG_CALLED</comment>
      <translation>Der Alleinspieler ruft in jedem Spiel einen Partner.</translation>
    </message>
    <message>
      <source>Partners change from deal to deal.</source>
      <comment>NG_ROTATING</comment>
      <translation>Die Partner wechseln von Spiel zu Spiel.</translation>
    </message>
    <message>
      <source>Sharing the screen: hands stay hidden between turns.</source>
      <comment>NG_HOTSEAT</comment>
      <translation>Ein Bildschirm für alle: Zwischen den Zügen bleiben die Karten verdeckt.</translation>
    </message>
    <message>
      <source>House rules…</source>
      <comment>NG_HOUSE_RULES</comment>
      <translation>Hausregeln …</translation>
    </message>
    <message>
      <source>Rules of this game</source>
      <comment>RULES_TITLE</comment>
      <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
      <source>Preferences</source>
      <comment>PREFERENCES</comment>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Table</source>
      <comment>PF_TABLE</comment>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Variant</source>
      <comment>PF_VARIANT</comment>
      <translation>Variante</translation>
    </message>
    <message>
      <source>Only whole numbers from {least} to {most}.</source>
      <comment>NUMBER_RANGE</comment>
      <translation>Nur ganze Zahlen von {least} bis {most}.</translation>
    </message>
    <message>
      <source>Lower target</source>
      <comment>TARGET_LESS</comment>
      <translation>Ziel senken</translation>
    </message>
    <message>
      <source>Higher target</source>
      <comment>TARGET_MORE</comment>
      <translation>Ziel erhöhen</translation>
    </message>
    <message>
      <source>Fewer deals</source>
      <comment>DEALS_LESS</comment>
      <translation>Weniger Spiele</translation>
    </message>
    <message>
      <source>More deals</source>
      <comment>DEALS_MORE</comment>
      <translation>Mehr Spiele</translation>
    </message>
    <message>
      <source>Target score</source>
      <comment>PF_TARGET</comment>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Speed</source>
      <comment>PF_SPEED</comment>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Instant</source>
      <comment>PF_SPEED_INSTANT</comment>
      <translation>Sofort</translation>
    </message>
    <message>
      <source>Fast</source>
      <comment>PF_SPEED_FAST</comment>
      <translation>Schnell</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>PF_SPEED_NORMAL</comment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Slow</source>
      <comment>PF_SPEED_SLOW</comment>
      <translation>Langsam</translation>
    </message>
    <message>
      <source>Theme</source>
      <comment>PF_THEME</comment>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>PF_THEME_SYSTEM</comment>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Green felt</source>
      <comment>PF_THEME_FELT</comment>
      <translation>Grüner Filz</translation>
    </message>
    <message>
      <source>Dark</source>
      <comment>PF_THEME_DARK</comment>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Light</source>
      <comment>PF_THEME_LIGHT</comment>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Card back</source>
      <comment>PF_BACK</comment>
      <translation>Rückseite</translation>
    </message>
    <message>
      <source>Blue</source>
      <comment>PF_BACK_BLUE</comment>
      <translation>Blau</translation>
    </message>
    <message>
      <source>Red</source>
      <comment>PF_BACK_RED</comment>
      <translation>Rot</translation>
    </message>
    <message>
      <source>Black and gold</source>
      <comment>PF_BACK_BLACK</comment>
      <translation>Schwarz und Gold</translation>
    </message>
    <message>
      <source>Suits</source>
      <comment>PF_CARDS</comment>
      <translation>Blatt</translation>
    </message>
    <message>
      <source>French</source>
      <comment>PF_CARDS_FRENCH</comment>
      <translation>Französisch</translation>
    </message>
    <message>
      <source>German</source>
      <comment>PF_CARDS_GERMAN</comment>
      <translation>Deutsch</translation>
    </message>
    <message>
      <source>Letters of the court</source>
      <comment>PF_INDICES</comment>
      <translation>Buchstaben</translation>
    </message>
    <message>
      <source>Blue diamonds and green clubs</source>
      <comment>PF_FOUR_COLOR</comment>
      <translation>Blaues Karo und grünes Kreuz</translation>
    </message>
    <message>
      <source>Larger text</source>
      <comment>PF_LARGE_TEXT</comment>
      <translation>Größere Schrift</translation>
    </message>
    <message>
      <source>Large letters on the cards</source>
      <comment>PF_LARGE_INDEX</comment>
      <translation>Große Zeichen auf den Karten</translation>
    </message>
    <message>
      <source>Play my only legal card for me</source>
      <comment>PF_PLAY_FORCED</comment>
      <translation>Meine einzige erlaubte Karte für mich spielen</translation>
    </message>
    <message>
      <source>Show the odds while bidding</source>
      <comment>PF_ODDS</comment>
      <translation>Chancen beim Reizen zeigen</translation>
    </message>
    <message>
      <source>Cards fanned for left-handers</source>
      <comment>PF_LEFT_HANDED</comment>
      <translation>Fächer für Linkshänder</translation>
    </message>
    <message>
      <source>Plain seats without people</source>
      <comment>PF_PLAIN_SEATS</comment>
      <translation>Schlichte Plätze ohne Personen</translation>
    </message>
    <message>
      <source>Table talk</source>
      <comment>PF_TABLE_TALK</comment>
      <translation>Tischgespräch</translation>
    </message>
    <message>
      <source>Sounds</source>
      <comment>PF_SOUND</comment>
      <translation>Töne</translation>
    </message>
    <message>
      <source>Volume</source>
      <comment>PF_VOLUME</comment>
      <translation>Lautstärke</translation>
    </message>
    <message>
      <source>After melding</source>
      <comment>PF_MELDS_STAY</comment>
      <translation>Nach dem Melden</translation>
    </message>
    <message>
      <source>Wait for Continue</source>
      <comment>PF_MELDS_STAY_WAIT</comment>
      <translation>Auf „Weiter“ warten</translation>
    </message>
    <message>
      <source>Wait a few seconds</source>
      <comment>PF_MELDS_STAY_SECONDS</comment>
      <translation>Einige Sekunden warten</translation>
    </message>
    <message>
      <source>Play on at once</source>
      <comment>PF_MELDS_STAY_NO</comment>
      <translation>Sofort weiterspielen</translation>
    </message>
    <message>
      <source>Play a card with</source>
      <comment>PF_CONFIRM_PLAYS</comment>
      <translation>Eine Karte spielt</translation>
    </message>
    <message>
      <source>One click</source>
      <comment>PF_CONFIRM_PLAYS_SINGLE</comment>
      <translation>Ein Klick</translation>
    </message>
    <message>
      <source>A double click</source>
      <comment>PF_CONFIRM_PLAYS_DOUBLE</comment>
      <translation>Ein Doppelklick</translation>
    </message>
    <message>
      <source>A second click to confirm</source>
      <comment>PF_CONFIRM_PLAYS_SECOND</comment>
      <translation>Ein zweiter Klick zur Bestätigung</translation>
    </message>
    <message>
      <source>Leave off the last zero: 25 for 250</source>
      <comment>PF_LEAVES_OFF_ZERO</comment>
      <translation>Letzte Null weglassen: 25 für 250</translation>
    </message>
    <message>
      <source>Count down the score of two players</source>
      <comment>PF_COUNTS_DOWN</comment>
      <translation>Zu zweit die Punkte herunterzählen</translation>
    </message>
    <message>
      <source>Language</source>
      <comment>PF_LANGUAGE</comment>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>PF_LANGUAGE_SYSTEM</comment>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Sort the hand</source>
      <comment>PF_SORTING</comment>
      <translation>Blatt sortieren</translation>
    </message>
    <message>
      <source>By suit</source>
      <comment>PF_SORTING_SUIT</comment>
      <translation>Nach Farbe</translation>
    </message>
    <message>
      <source>By suit, trump first</source>
      <comment>PF_SORTING_TRUMP</comment>
      <translation>Nach Farbe, Trumpf zuerst</translation>
    </message>
    <message>
      <source>By rank</source>
      <comment>PF_SORTING_RANK</comment>
      <translation>Nach Rang</translation>
    </message>
    <message>
      <source>My own order</source>
      <comment>PF_SORTING_NONE</comment>
      <translation>Meine eigene Ordnung</translation>
    </message>
    <message>
      <source>About Pinochle</source>
      <comment>ABOUT</comment>
      <translation>Über Pinochle</translation>
    </message>
    <message>
      <source>Pinochle {version}</source>
      <comment>ABOUT_NAME</comment>
      <translation>Pinochle {version}</translation>
    </message>
    <message>
      <source>Pinochle for your desktop, with its own deck of cards and computer players who never peek.</source>
      <comment>ABOUT_WHAT</comment>
      <translation>Pinochle für deinen Rechner, mit eigenen Karten und Computerspielern, die nie in fremde Karten schauen.</translation>
    </message>
    <message>
      <source>Free software under the MIT license. © The pinochle-qt contributors.</source>
      <comment>ABOUT_LICENSE</comment>
      <translation>Freie Software unter der MIT-Lizenz. © The pinochle-qt contributors.</translation>
    </message>
    <message>
      <source>Set in Inter, under the SIL Open Font License.</source>
      <comment>ABOUT_FONT</comment>
      <translation>Gesetzt in Inter, unter der SIL Open Font License.</translation>
    </message>
    <message>
      <source>Made with Qt {qt} and Python {python}.</source>
      <comment>ABOUT_QT</comment>
      <translation>Gemacht mit Qt {qt} und Python {python}.</translation>
    </message>
  </context>
  <context>
    <name>DrillWord</name>
    <message>
      <source>Drills</source>
      <comment>PAGE</comment>
      <translation>Übungen</translation>
    </message>
    <message>
      <source>Meld drill</source>
      <comment>MELDS</comment>
      <translation>Meldungen üben</translation>
    </message>
    <message>
      <source>Bid drill</source>
      <comment>BIDS</comment>
      <translation>Reizen üben</translation>
    </message>
    <message>
      <source>Which game</source>
      <comment>GAME</comment>
      <translation>Welche Variante</translation>
    </message>
    <message>
      <source>Next hand</source>
      <comment>NEXT</comment>
      <translation>Nächstes Blatt</translation>
    </message>
    <message>
      <source>{suit} are trump. How much is your meld?</source>
      <comment>HOW_MUCH</comment>
      <translation>Trumpf ist {suit}. Wie viel zählt deine Meldung?</translation>
    </message>
    <message>
      <source>Type the points and press Enter, or click a number.</source>
      <comment>HOW_MELD</comment>
      <translation>Tipp die Punkte ein und drück die Eingabetaste, oder klick eine Zahl an.</translation>
    </message>
    <message>
      <source>Your count</source>
      <comment>POINTS</comment>
      <translation>Deine Zahl</translation>
    </message>
    <message>
      <source>Yes: {points}</source>
      <comment>MELD_RIGHT</comment>
      <translation>Ja: {points}</translation>
    </message>
    <message>
      <source>No: it's {points}</source>
      <comment>MELD_WRONG</comment>
      <translation>Nein: Es sind {points}</translation>
    </message>
    <message>
      <source>No meld at all</source>
      <comment>NOTHING</comment>
      <translation>Gar keine Meldung</translation>
    </message>
    <message>
      <source>{meld}, {points}: {cards}</source>
      <comment>MELD_ROW</comment>
      <translation>{meld}, {points}: {cards}</translation>
    </message>
    <message>
      <source>One hand counted so far: {right} right, {time}.</source>
      <comment>MELD_DONE_ONE</comment>
      <translation>Ein Blatt gezählt: {right} richtig, {time}.</translation>
    </message>
    <message>
      <source>The last {count} hands: {right} right, {time} each.</source>
      <comment>MELD_DONE</comment>
      <translation>Die letzten {count} Blätter: {right} richtig, je {time}.</translation>
    </message>
    <message>
      <source>1 second</source>
      <comment>SECOND</comment>
      <translation>1 Sekunde</translation>
    </message>
    <message>
      <source>{count} seconds</source>
      <comment>SECONDS</comment>
      <translation>{count} Sekunden</translation>
    </message>
    <message>
      <source>No hands counted yet.</source>
      <comment>MELD_NONE</comment>
      <translation>Noch kein Blatt gezählt.</translation>
    </message>
    <message>
      <source>What do you bid?</source>
      <comment>WHAT_BID</comment>
      <translation>Was reizt du?</translation>
    </message>
    <message>
      <source>{name}: {call}</source>
      <comment>SPOKE</comment>
      <translation>{name}: {call}</translation>
    </message>
    <message>
      <source>You are the first to bid.</source>
      <comment>YOU_FIRST</comment>
      <translation>Du bist als Erster dran.</translation>
    </message>
    <message>
      <source>Expert is looking at your bid…</source>
      <comment>THINKING</comment>
      <translation>Der Meister sieht sich dein Gebot an …</translation>
    </message>
    <message>
      <source>Expert has no opinion on this hand.</source>
      <comment>NO_OPINION</comment>
      <translation>Der Meister hat zu diesem Blatt keine Meinung.</translation>
    </message>
    <message>
      <source>You: {answer}</source>
      <comment>YOURS</comment>
      <translation>Du: {answer}</translation>
    </message>
    <message>
      <source>Expert: {advice}</source>
      <comment>EXPERT</comment>
      <translation>Meister: {advice}</translation>
    </message>
    <message>
      <source>Expert would do the same.</source>
      <comment>AGREED</comment>
      <translation>Der Meister würde dasselbe tun.</translation>
    </message>
    <message>
      <source>As good as Expert's choice: {advice}</source>
      <comment>AS_GOOD</comment>
      <translation>So gut wie das, was der Meister wählt: {advice}</translation>
    </message>
    <message>
      <source>Of 100 imagined deals with your bid, about {made} make it and {set} go set.</source>
      <comment>OF_HUNDRED</comment>
      <translation>Von 100 gedachten Spielen mit deinem Gebot gelingen etwa {made}, {set} gehen verloren.</translation>
    </message>
    <message>
      <source>On average it's worth about {points} more than {other}.</source>
      <comment>MORE</comment>
      <translation>Im Schnitt bringt es etwa {points} mehr als {other}.</translation>
    </message>
    <message>
      <source>On average it's worth about {points} less than {other}.</source>
      <comment>LESS</comment>
      <translation>Im Schnitt bringt es etwa {points} weniger als {other}.</translation>
    </message>
    <message>
      <source>On average it's worth as much as {other}.</source>
      <comment>EVEN</comment>
      <translation>Im Schnitt bringt es so viel wie {other}.</translation>
    </message>
    <message>
      <source>a pass</source>
      <comment>A_PASS</comment>
      <translation>Passen</translation>
    </message>
    <message>
      <source>the lowest bid</source>
      <comment>THE_LOWEST</comment>
      <translation>das niedrigste Gebot</translation>
    </message>
    <message>
      <source>The last {count} hands: {good} as good as Expert's choice, {points} lost per hand.</source>
      <comment>BID_DONE</comment>
      <translation>Die letzten {count} Blätter: {good} so gut wie der Meister, je {points} verloren.</translation>
    </message>
    <message>
      <source>One hand so far, {points} lost.</source>
      <comment>BID_DONE_ONE</comment>
      <translation>Ein Blatt bisher, {points} verloren.</translation>
    </message>
    <message>
      <source>No hands bid yet.</source>
      <comment>BID_NONE</comment>
      <translation>Noch kein Blatt gereizt.</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message>
      <source>Save picture</source>
      <comment>SAVE_PICTURE</comment>
      <translation>Bild speichern</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <comment>SAVE_PDF</comment>
      <translation>Als PDF speichern</translation>
    </message>
    <message>
      <source>Save score sheet</source>
      <comment>SAVE_SHEET</comment>
      <translation>Punkteliste speichern</translation>
    </message>
    <message>
      <source>Export game</source>
      <comment>SAVE_GAME</comment>
      <translation>Partie exportieren</translation>
    </message>
    <message>
      <source>Save…</source>
      <comment>SAVE</comment>
      <translation>Speichern …</translation>
    </message>
    <message>
      <source>Save the score sheet as a picture, PDF, table or text</source>
      <comment>SAVE_HELP</comment>
      <translation>Punkteliste als Bild, PDF, Tabelle oder Text speichern</translation>
    </message>
    <message>
      <source>Copy</source>
      <comment>COPY</comment>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy the score sheet as text</source>
      <comment>COPY_HELP</comment>
      <translation>Punkteliste als Text kopieren</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>score sheet</source>
      <comment>SHEET</comment>
      <translation>Punkteliste</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <comment>PICTURES</comment>
      <translation>Bilder (*.png)</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <comment>PDF</comment>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Tables for spreadsheets (*.csv)</source>
      <comment>TABLES</comment>
      <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
      <source>Text (*.txt)</source>
      <comment>TEXTS</comment>
      <translation>Texte (*.txt)</translation>
    </message>
    <message>
      <source>Pinochle games (*{suffix})</source>
      <comment>GAMES</comment>
      <translation>Pinochle-Partien (*{suffix})</translation>
    </message>
    <message>
      <source>Pinochle {date}, {title}</source>
      <comment>FILE_NAME</comment>
      <translation>Pinochle {date}, {title}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <comment>SAVED</comment>
      <translation>Gespeichert in {path}.</translation>
    </message>
    <message>
      <source>{path} can't be saved: {reason}.</source>
      <comment>CANNOT_SAVE</comment>
      <translation>{path} kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Geber</translation>
    </message>
    <message>
      <source>Score</source>
      <comment>SCORE</comment>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <comment>PAGE</comment>
      <translation>Seite {page} von {pages}</translation>
    </message>
  </context>
  <context>
    <name>FaceWord</name>
    <message>
      <source>Picture of {name}</source>
      <comment>TITLE</comment>
      <translation>Bild von {name}</translation>
    </message>
    <message>
      <source>Your picture</source>
      <comment>TITLE_YOU</comment>
      <translation>Dein Bild</translation>
    </message>
    <message>
      <source>{title}: {what}</source>
      <comment>BUTTON</comment>
      <translation>{title}: {what}</translation>
    </message>
    <message>
      <source>The letter {letter}</source>
      <comment>LETTER</comment>
      <translation>Der Buchstabe {letter}</translation>
    </message>
    <message>
      <source>Picture from a file</source>
      <comment>OWN</comment>
      <translation>Bild aus einer Datei</translation>
    </message>
    <message>
      <source>Picture from a file…</source>
      <comment>FILE</comment>
      <translation>Bild aus einer Datei …</translation>
    </message>
    <message>
      <source>Choose a picture</source>
      <comment>CHOOSE_FILE</comment>
      <translation>Bild auswählen</translation>
    </message>
    <message>
      <source>Pictures (*.png *.jpg *.jpeg)</source>
      <comment>FILES</comment>
      <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
      <source>Remove this picture</source>
      <comment>REMOVE</comment>
      <translation>Dieses Bild entfernen</translation>
    </message>
    <message>
      <source>{file} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>{file} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
      <source>{file} is neither a PNG nor a JPEG picture.</source>
      <comment>KIND</comment>
      <translation>{file} ist weder ein PNG- noch ein JPEG-Bild.</translation>
    </message>
    <message>
      <source>{file} has more than {size} MB.</source>
      <comment>TOO_LARGE</comment>
      <translation>{file} hat mehr als {size} MB.</translation>
    </message>
    <message>
      <source>{file} has more than {count} million pixels.</source>
      <comment>TOO_MANY</comment>
      <translation>{file} hat mehr als {count} Millionen Pixel.</translation>
    </message>
    <message>
      <source>{file} is damaged.</source>
      <comment>DAMAGED</comment>
      <translation>{file} ist beschädigt.</translation>
    </message>
    <message>
      <source>The picture cannot be kept: {reason}.</source>
      <comment>NOT_KEPT</comment>
      <translation>Das Bild lässt sich nicht aufbewahren: {reason}.</translation>
    </message>
  </context>
  <context>
    <name>FairWord</name>
    <message>
      <source>Fair play</source>
      <comment>TITLE</comment>
      <translation>Faires Spiel</translation>
    </message>
    <message>
      <source>How the cards are shuffled, and what the computer players know</source>
      <comment>LINE</comment>
      <translation>Wie die Karten gemischt werden und was die Computerspieler wissen</translation>
    </message>
    <message>
      <source>An honest shuffle</source>
      <comment>SHUFFLE</comment>
      <translation>Ehrlich gemischt</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>PLAYERS</comment>
      <translation>Computerspieler</translation>
    </message>
    <message>
      <source>How the computer players think</source>
      <comment>THINK</comment>
      <translation>Wie die Computerspieler denken</translation>
    </message>
    <message>
      <source>In short</source>
      <comment>SHORT</comment>
      <translation>In Kürze</translation>
    </message>
    <message>
      <source>Details</source>
      <comment>DETAILS</comment>
      <translation>Einzelheiten</translation>
    </message>
    <message>
      <source>The cards were fixed before the deal</source>
      <comment>FIXED</comment>
      <translation>Die Karten standen vor dem Spiel fest</translation>
    </message>
    <message>
      <source>Were the cards fixed before the deal?</source>
      <comment>FIXED_OPEN</comment>
      <translation>Standen die Karten vor dem Spiel fest?</translation>
    </message>
    <message>
      <source>The fingerprint of deal {number} was shown before its first card. Nobody can change the cards after it.</source>
      <comment>FIXED_LINE</comment>
      <translation>Der Fingerabdruck von Spiel {number} stand vor seiner ersten Karte fest. Danach kann niemand die Karten ändern.</translation>
    </message>
    <message>
      <source>Deal {number} was dealt once more just now, from its key: the same cards.</source>
      <comment>CHECKED_LINE</comment>
      <translation>Spiel {number} wurde gerade noch einmal aus seinem Schlüssel ausgeteilt: dieselben Karten.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset</source>
      <comment>GIVEN_SHORT</comment>
      <translation>Die Karten dieses Spiels waren vorgegeben</translation>
    </message>
    <message>
      <source>The computer players see only their own cards</source>
      <comment>SEE</comment>
      <translation>Die Computerspieler sehen nur ihre eigenen Karten</translation>
    </message>
    <message>
      <source>They think in a separate process, which is told what their seat knows and nothing else.</source>
      <comment>SEE_LINE</comment>
      <translation>Sie denken in einem eigenen Prozess, der nur erfährt, was man an ihrem Platz weiß.</translation>
    </message>
    <message>
      <source>Every deal of a match follows from a seed drawn before the first card. A fingerprint fits only one seed and reveals nothing about it: it is shown first, and the rest once it can no longer help anybody. So nobody, not even the program, can change the cards in between.</source>
      <comment>INTRO</comment>
      <translation>Alle Spiele einer Partie folgen aus einer Startzahl, die vor der ersten Karte gezogen wird. Ein Fingerabdruck passt nur zu einer Startzahl und verrät nichts über sie: Er wird zuerst gezeigt, der Rest, wenn er niemandem mehr hilft. So kann niemand dazwischen die Karten ändern, auch das Programm nicht.</translation>
    </message>
    <message>
      <source>Everybody's program adds a secret to each shuffle, so that nobody can choose the cards, not even whoever runs the table. He could still look at all hands in his own computer: only a table on the computer of somebody who doesn't play prevents that, too.</source>
      <comment>INTRO_TOGETHER</comment>
      <translation>Das Programm von jedem gibt zu jedem Mischen ein Geheimnis dazu, damit niemand die Karten aussuchen kann, auch nicht, wer den Tisch betreibt. Er könnte in seinem Computer trotzdem alle Blätter ansehen: Das verhindert nur ein Tisch auf dem Computer von jemandem, der nicht mitspielt.</translation>
    </message>
    <message>
      <source>Nobody could have chosen the cards</source>
      <comment>NOBODY_CHOSE</comment>
      <translation>Niemand konnte die Karten aussuchen</translation>
    </message>
    <message>
      <source>Could somebody have chosen the cards?</source>
      <comment>NOBODY_CHOSE_OPEN</comment>
      <translation>Konnte jemand die Karten aussuchen?</translation>
    </message>
    <message>
      <source>Everybody's program added a secret to deal {number}, once the table's own part was fixed.</source>
      <comment>FIXED_TOGETHER</comment>
      <translation>Das Programm von jedem gab zu Spiel {number} ein Geheimnis dazu, nachdem der Teil des Tisches feststand.</translation>
    </message>
    <message>
      <source>Deals that this window has checked: {count}.</source>
      <comment>CHECKED_TOGETHER</comment>
      <translation>Spiele, die dieses Fenster geprüft hat: {count}.</translation>
    </message>
    <message>
      <source>Everybody's program adds a secret to each shuffle. This window checks each deal when it is over.</source>
      <comment>CHECKED_LATER</comment>
      <translation>Das Programm von jedem gibt zu jedem Mischen ein Geheimnis dazu. Dieses Fenster prüft jedes Spiel, wenn es vorbei ist.</translation>
    </message>
    <message>
      <source>Whoever runs the table could look at all hands in his computer. If he doesn't play himself, no player can.</source>
      <comment>PEEK</comment>
      <translation>Wer den Tisch betreibt, könnte in seinem Computer alle Blätter ansehen. Spielt er selbst nicht mit, kann es kein Spieler.</translation>
    </message>
    <message>
      <source>Before deal {number}: the fingerprints</source>
      <comment>BEFORE</comment>
      <translation>Vor Spiel {number}: die Fingerabdrücke</translation>
    </message>
    <message>
      <source>After deal {number}: its key</source>
      <comment>AFTER</comment>
      <translation>Nach Spiel {number}: sein Schlüssel</translation>
    </message>
    <message>
      <source>Shown when the deal is over.</source>
      <comment>KEY_LATER</comment>
      <translation>Wird gezeigt, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
      <source>Shown when the match is over.</source>
      <comment>SEED_LATER</comment>
      <translation>Wird gezeigt, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
      <source>Match</source>
      <comment>MATCH</comment>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL</comment>
      <translation>Spiel {number}</translation>
    </message>
    <message>
      <source>Key</source>
      <comment>KEY</comment>
      <translation>Schlüssel</translation>
    </message>
    <message>
      <source>Seed</source>
      <comment>SEED</comment>
      <translation>Startzahl</translation>
    </message>
    <message>
      <source>This match has no fingerprint.</source>
      <comment>NO_FINGERPRINT</comment>
      <translation>Diese Partie hat keinen Fingerabdruck.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset, so they have no key.</source>
      <comment>NO_KEY</comment>
      <translation>Die Karten dieses Spiels waren vorgegeben, darum hat es keinen Schlüssel.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset: by a code, or because they are played again.</source>
      <comment>GIVEN</comment>
      <translation>Die Karten dieses Spiels waren vorgegeben: durch einen Code, oder weil sie noch einmal gespielt werden.</translation>
    </message>
    <message>
      <source>Before deal {number}: everybody's promises</source>
      <comment>PROMISES</comment>
      <translation>Vor Spiel {number}: was alle versprachen</translation>
    </message>
    <message>
      <source>Each program chose a secret, and showed only its hash: no secret can be changed after that.</source>
      <comment>PROMISES_LINE</comment>
      <translation>Jedes Programm wählte ein Geheimnis und zeigte nur dessen Hash: Danach lässt sich kein Geheimnis mehr ändern.</translation>
    </message>
    <message>
      <source>No program of a guest added to this deal.</source>
      <comment>NOBODY_ADDED</comment>
      <translation>Zu diesem Spiel gab kein Programm eines Gastes etwas dazu.</translation>
    </message>
    <message>
      <source>After deal {number}: everybody's parts</source>
      <comment>PARTS</comment>
      <translation>Nach Spiel {number}: die Teile von allen</translation>
    </message>
    <message>
      <source>Not opened in time, so it counts for nothing</source>
      <comment>PART_WITHHELD</comment>
      <translation>Nicht rechtzeitig geöffnet, zählt also nicht</translation>
    </message>
    <message>
      <source>They match, and together give these hands</source>
      <comment>MATCHES_TOGETHER</comment>
      <translation>Alles passt und ergibt zusammen diese Blätter</translation>
    </message>
    <message>
      <source>Do they match?</source>
      <comment>COMPARE</comment>
      <translation>Passt das zusammen?</translation>
    </message>
    <message>
      <source>Checked when the deal is over. Copy all now if you want to compare it yourself.</source>
      <comment>COMPARE_LATER</comment>
      <translation>Wird geprüft, wenn das Spiel vorbei ist. Kopiere jetzt alles, wenn du selbst vergleichen willst.</translation>
    </message>
    <message>
      <source>Check this deal to have it dealt again from its key.</source>
      <comment>COMPARE_NOW</comment>
      <translation>Prüfe dieses Spiel: Es wird aus seinem Schlüssel noch einmal ausgeteilt.</translation>
    </message>
    <message>
      <source>They match, and give these hands</source>
      <comment>MATCHES</comment>
      <translation>Es passt und ergibt diese Blätter</translation>
    </message>
    <message>
      <source>The seed gives these hands</source>
      <comment>MATCHES_OLD</comment>
      <translation>Die Startzahl ergibt diese Blätter</translation>
    </message>
    <message>
      <source>These are the preset cards</source>
      <comment>MATCHES_GIVEN</comment>
      <translation>Es sind die vorgegebenen Karten</translation>
    </message>
    <message>
      <source>They don't match</source>
      <comment>DIFFERS</comment>
      <translation>Es passt nicht zusammen</translation>
    </message>
    <message>
      <source>Found {found}, expected {expected}. Use Copy all to show it to anybody you like.</source>
      <comment>DIFFERS_LINE</comment>
      <translation>Gefunden: {found}, erwartet: {expected}. „Alles kopieren“ hält es fest, für alle, denen du es zeigen willst.</translation>
    </message>
    <message>
      <source>This program can't check these cards</source>
      <comment>UNKNOWN</comment>
      <translation>Diese Karten kann das Programm nicht prüfen</translation>
    </message>
    <message>
      <source>They come from a generator that it doesn't know: {generator}.</source>
      <comment>UNKNOWN_LINE</comment>
      <translation>Sie kommen von einem Generator, den es nicht kennt: {generator}.</translation>
    </message>
    <message>
      <source>These cards were not shuffled</source>
      <comment>BY_SOMEBODY</comment>
      <translation>Diese Karten wurden nicht gemischt</translation>
    </message>
    <message>
      <source>They were laid out by hand, for a lesson.</source>
      <comment>BY_SOMEBODY_LINE</comment>
      <translation>Sie wurden für eine Lektion von Hand gelegt.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Stapel</translation>
    </message>
    <message>
      <source>{label}: {value}</source>
      <comment>SPOKEN</comment>
      <translation>{label}: {value}</translation>
    </message>
    <message>
      <source>The table fixes its own part</source>
      <comment>FIRST</comment>
      <translation>Der Tisch legt seinen Teil fest</translation>
    </message>
    <message>
      <source>It is drawn together with the match, and everybody is shown a fingerprint that fits nothing else.</source>
      <comment>FIRST_LINE</comment>
      <translation>Er wird mit der Partie gezogen, und alle sehen einen Fingerabdruck, der zu nichts anderem passt.</translation>
    </message>
    <message>
      <source>Everybody's program promises a secret</source>
      <comment>SECOND</comment>
      <translation>Das Programm von jedem verspricht ein Geheimnis</translation>
    </message>
    <message>
      <source>It shows only a hash, which tells nothing about the secret and fits no other one.</source>
      <comment>SECOND_LINE</comment>
      <translation>Es zeigt nur einen Hash, der nichts über das Geheimnis verrät und zu keinem anderen passt.</translation>
    </message>
    <message>
      <source>All secrets are opened, and the cards are dealt</source>
      <comment>THIRD</comment>
      <translation>Alle Geheimnisse werden geöffnet und die Karten ausgeteilt</translation>
    </message>
    <message>
      <source>No program opens its secret before all promises are fixed. Whoever doesn't open his in time is named, and gains nothing: he cannot know which cards would follow.</source>
      <comment>THIRD_LINE</comment>
      <translation>Kein Programm öffnet sein Geheimnis, bevor alle Versprechen feststehen. Wer seines nicht rechtzeitig öffnet, wird genannt und gewinnt nichts: Er kann nicht wissen, welche Karten daraus folgen.</translation>
    </message>
    <message>
      <source>After the deal, every program checks it</source>
      <comment>FOURTH</comment>
      <translation>Nach dem Spiel prüft es jedes Programm</translation>
    </message>
    <message>
      <source>Its own secret is in, all promises were kept, and the cards that it saw follow from all of them.</source>
      <comment>FOURTH_LINE</comment>
      <translation>Das eigene Geheimnis ist dabei, alle Versprechen sind gehalten, und die gesehenen Karten folgen aus allen zusammen.</translation>
    </message>
    <message>
      <source>Check this deal</source>
      <comment>CHECK</comment>
      <translation>Spiel prüfen</translation>
    </message>
    <message>
      <source>Copy all</source>
      <comment>COPY</comment>
      <translation>Alles kopieren</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Which deal</source>
      <comment>WHICH</comment>
      <translation>Welches Spiel</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL_OVER</comment>
      <translation>Spiel {number}</translation>
    </message>
    <message>
      <source>Deal {number}, in play</source>
      <comment>DEAL_PLAYED</comment>
      <translation>Spiel {number}, läuft</translation>
    </message>
    <message>
      <source>Deal {number}, to come</source>
      <comment>DEAL_NEXT</comment>
      <translation>Spiel {number}, kommt noch</translation>
    </message>
    <message>
      <source>Start a game to see its fingerprint here before the first card.</source>
      <comment>NO_GAME</comment>
      <translation>Beginne eine Partie; vor der ersten Karte steht hier ihr Fingerabdruck.</translation>
    </message>
    <message>
      <source>A deal's fingerprint is the SHA-256 of its key: anybody can check it, even without this program.</source>
      <comment>BY_HAND</comment>
      <translation>Der Fingerabdruck eines Spiels ist der SHA-256 seines Schlüssels: Das kann jeder prüfen, auch ohne dieses Programm.</translation>
    </message>
    <message>
      <source>How the cards follow from the key</source>
      <comment>HOW</comment>
      <translation>Wie die Karten aus dem Schlüssel folgen</translation>
    </message>
    <message>
      <source>Read the long version</source>
      <comment>LONG</comment>
      <translation>Ausführlich lesen</translation>
    </message>
    <message>
      <source>The cards of this match are settled. Its fingerprint: {fingerprint}.</source>
      <comment>LOGGED</comment>
      <translation>Die Karten dieser Partie stehen fest. Ihr Fingerabdruck: {fingerprint}.</translation>
    </message>
    <message>
      <source>Match: generator {generator}</source>
      <comment>COPY_GAME</comment>
      <translation>Partie: Generator {generator}</translation>
    </message>
    <message>
      <source>Fingerprint of the match: {fingerprint}</source>
      <comment>COPY_MATCH</comment>
      <translation>Fingerabdruck der Partie: {fingerprint}</translation>
    </message>
    <message>
      <source>It is the SHA-256 of: {text}</source>
      <comment>COPY_RULES</comment>
      <translation>Er ist der SHA-256 von: {text}</translation>
    </message>
    <message>
      <source>Seed: {seed}</source>
      <comment>COPY_SEED</comment>
      <translation>Startzahl: {seed}</translation>
    </message>
    <message>
      <source>Fingerprint of deal {number}: {fingerprint}</source>
      <comment>COPY_DEAL</comment>
      <translation>Fingerabdruck von Spiel {number}: {fingerprint}</translation>
    </message>
    <message>
      <source>It is the SHA-256 of the key: {key}</source>
      <comment>COPY_KEY</comment>
      <translation>Er ist der SHA-256 des Schlüssels: {key}</translation>
    </message>
    <message>
      <source>{name} promised: {commitment}</source>
      <comment>COPY_PROMISE</comment>
      <translation>{name} versprach: {commitment}</translation>
    </message>
    <message>
      <source>This is the SHA-256 of: {text}</source>
      <comment>COPY_SECRET</comment>
      <translation>Das ist der SHA-256 von: {text}</translation>
    </message>
    <message>
      <source>It was not opened in time.</source>
      <comment>COPY_WITHHELD</comment>
      <translation>Es wurde nicht rechtzeitig geöffnet.</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <comment>COPY_HAND</comment>
      <translation>{name}: {cards}</translation>
    </message>
  </context>
  <context>
    <name>FarWord</name>
    <message>
      <source>{address} is no address of a table: please enter what the screen of the table shows.</source>
      <comment>ADDRESS</comment>
      <translation>{address} ist keine Adresse eines Tisches: Gib bitte ein, was der Bildschirm des Tisches zeigt.</translation>
    </message>
    <message>
      <source>No table answers at {address}: please check the address, and that both computers are in one network.</source>
      <comment>NOT_THERE</comment>
      <translation>Unter {address} antwortet kein Tisch: Prüfe bitte die Adresse, und ob beide Computer im selben Netz sind.</translation>
    </message>
    <message>
      <source>What answers at {address} is no table of this program: please check the address.</source>
      <comment>NO_TABLE</comment>
      <translation>Was unter {address} antwortet, ist kein Tisch dieses Programms: Prüfe bitte die Adresse.</translation>
    </message>
    <message>
      <source>{address} is no address of a server: please enter one such as https://cards.example.org.</source>
      <comment>SERVER_ADDRESS</comment>
      <translation>{address} ist keine Adresse eines Servers: Gib bitte eine wie https://cards.example.org ein.</translation>
    </message>
    <message>
      <source>No server answers at {address}: please check the address, and the connection to the Internet.</source>
      <comment>NO_SERVER</comment>
      <translation>Unter {address} antwortet kein Server: Prüfe bitte die Adresse und die Verbindung ins Internet.</translation>
    </message>
    <message>
      <source>{address} cannot prove that it is the right server ({reason}): please check the address.</source>
      <comment>NOT_TRUSTED</comment>
      <translation>{address} kann nicht beweisen, der richtige Server zu sein ({reason}): Prüfe bitte die Adresse.</translation>
    </message>
    <message>
      <source>{address} asks for an encrypted connection, for which the library OpenSSL 3 is missing here.</source>
      <comment>NO_TLS</comment>
      <translation>{address} verlangt eine verschlüsselte Verbindung, für die hier die Bibliothek OpenSSL 3 fehlt.</translation>
    </message>
    <message>
      <source>The table runs a newer version of this program: please update the one on this computer.</source>
      <comment>NEW_TABLE</comment>
      <translation>Am Tisch läuft eine neuere Version dieses Programms: Bitte aktualisiere die auf diesem Computer.</translation>
    </message>
    <message>
      <source>The table runs an older version of this program: please update the one on the table's computer.</source>
      <comment>OLD_TABLE</comment>
      <translation>Am Tisch läuft eine ältere Version dieses Programms: Bitte aktualisiere die auf dem Computer des Tisches.</translation>
    </message>
    <message>
      <source>The table runs another version of this program: please install the same version on both computers.</source>
      <comment>OTHER_VERSION</comment>
      <translation>Am Tisch läuft eine andere Version dieses Programms: Bitte installiere auf beiden Computern dieselbe.</translation>
    </message>
    <message>
      <source>The connection to the table is lost. The game goes on as soon as it is back.</source>
      <comment>LOST</comment>
      <translation>Die Verbindung zum Tisch ist abgerissen. Das Spiel geht weiter, sobald sie wieder da ist.</translation>
    </message>
    <message>
      <source>The line to the table is slow: your answer is on its way.</source>
      <comment>SLOW</comment>
      <translation>Die Verbindung zum Tisch ist langsam: Deine Antwort ist unterwegs.</translation>
    </message>
    <message>
      <source>The connection to the table is back.</source>
      <comment>BACK</comment>
      <translation>Die Verbindung zum Tisch ist wieder da.</translation>
    </message>
    <message>
      <source>The table is open again: the game goes on where it was.</source>
      <comment>OPEN_AGAIN</comment>
      <translation>Der Tisch ist wieder offen: Das Spiel geht weiter, wo es war.</translation>
    </message>
    <message>
      <source>The table sent something that makes no sense, so the connection has been closed.</source>
      <comment>NONSENSE</comment>
      <translation>Der Tisch hat etwas geschickt, das keinen Sinn ergibt; die Verbindung ist deshalb beendet.</translation>
    </message>
    <message>
      <source>The table sent too much at once, so the connection has been closed.</source>
      <comment>FLOOD</comment>
      <translation>Der Tisch hat zu viel auf einmal geschickt; die Verbindung ist deshalb beendet.</translation>
    </message>
    <message>
      <source>The table's record of the game is not what this window has seen, so it isn't kept among your games.</source>
      <comment>NO_COPY</comment>
      <translation>Was der Tisch von der Partie aufgezeichnet hat, ist nicht das, was dieses Fenster gesehen hat: Es wird nicht bei deinen Partien aufgehoben.</translation>
    </message>
    <message>
      <source>The connection to the table is not back yet: please try again in a moment.</source>
      <comment>WAITING</comment>
      <translation>Die Verbindung zum Tisch ist noch nicht wieder da: Versuche es bitte gleich noch einmal.</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>{seconds} s weg</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <comment>SECONDS</comment>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>Reserve {time}</source>
      <comment>RESERVE</comment>
      <translation>Reserve {time}</translation>
    </message>
    <message>
      <source>Away: the computer plays</source>
      <comment>REPLACED</comment>
      <translation>Weg: Computer spielt</translation>
    </message>
    <message>
      <source>The table ended unexpectedly, and has been opened again where it was.</source>
      <comment>RESTARTED</comment>
      <translation>Der Tisch hat unerwartet geendet und ist dort, wo er war, wieder eröffnet worden.</translation>
    </message>
    <message>
      <source>You are playing together with others: please leave the table first.</source>
      <comment>AT_TABLE</comment>
      <translation>Du spielst gerade mit anderen zusammen: Verlasse bitte zuerst den Tisch.</translation>
    </message>
    <message>
      <source>The table has been closed.</source>
      <comment>HOST_LEFT</comment>
      <translation>Der Tisch ist geschlossen worden.</translation>
    </message>
  </context>
  <context>
    <name>FaultWord</name>
    <message>
      <source>Something went wrong</source>
      <comment>TITLE</comment>
      <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
      <source>That was our mistake, not yours. Your game is saved up to the last move, and you can go on from there.</source>
      <comment>SAID</comment>
      <translation>Das war unser Fehler, nicht deiner. Deine Partie ist bis zum letzten Zug gespeichert; von dort kannst du weiterspielen.</translation>
    </message>
    <message>
      <source>That was our mistake, not yours. The program can't go on, but every move is saved.</source>
      <comment>ENDED</comment>
      <translation>Das war unser Fehler, nicht deiner. Das Programm kann nicht weiterlaufen, aber jeder Zug ist gespeichert.</translation>
    </message>
    <message>
      <source>If you want to report it, copy the details. They are also kept in {path}.</source>
      <comment>LOG</comment>
      <translation>Wenn du es melden möchtest, kopiere die Einzelheiten. Sie stehen auch in {path}.</translation>
    </message>
    <message>
      <source>If you want to report it, copy the details.</source>
      <comment>NO_LOG</comment>
      <translation>Wenn du es melden möchtest, kopiere die Einzelheiten.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <comment>COPY</comment>
      <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>GO_ON</comment>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Quit</source>
      <comment>QUIT</comment>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>The program crashed last time. Every move up to then was saved. The details are kept in {path}.</source>
      <comment>CRASHED</comment>
      <translation>Das Programm ist letztes Mal abgestürzt. Jeder Zug bis dahin wurde gespeichert. Die Einzelheiten stehen in {path}.</translation>
    </message>
  </context>
  <context>
    <name>FirewallWord</name>
    <message>
      <source>If phones do not find it, Windows keeps them out: under Windows Security, Firewall and network protection, allow pinochle-qt as an app in private networks, and make sure that this network is private.</source>
      <comment>WINDOWS</comment>
      <translation>Finden Telefone ihn nicht, hält Windows sie fern: Lass pinochle-qt unter Windows-Sicherheit, Firewall und Netzwerkschutz, als App in privaten Netzwerken zu, und sorge dafür, dass dieses Netzwerk privat ist.</translation>
    </message>
    <message>
      <source>If phones do not find it, macOS keeps them out: under System Settings, Network, Firewall, Options, let Pinochle receive incoming connections.</source>
      <comment>MACOS</comment>
      <translation>Finden Telefone ihn nicht, hält macOS sie fern: Lass Pinochle unter Systemeinstellungen, Netzwerk, Firewall, Optionen, eingehende Verbindungen annehmen.</translation>
    </message>
    <message>
      <source>If phones do not find it, a firewall keeps them out: open its port {port} for TCP, for example with sudo ufw allow {port}/tcp or sudo firewall-cmd --add-port={port}/tcp.</source>
      <comment>LINUX</comment>
      <translation>Finden Telefone ihn nicht, hält eine Firewall sie fern: Öffne ihren Port {port} für TCP, zum Beispiel mit sudo ufw allow {port}/tcp oder sudo firewall-cmd --add-port={port}/tcp.</translation>
    </message>
    <message>
      <source>Some networks for guests keep all devices apart: please use another Wi-Fi, or a phone's hotspot.</source>
      <comment>GUESTS</comment>
      <translation>Manche Gastnetze halten alle Geräte voneinander fern: Nimm dann bitte ein anderes WLAN oder den Hotspot eines Telefons.</translation>
    </message>
  </context>
  <context>
    <name>GamesWord</name>
    <message>
      <source>Games</source>
      <comment>TITLE</comment>
      <translation>Partien</translation>
    </message>
    <message>
      <source>{unfinished} unfinished, {finished} finished</source>
      <comment>COUNTS</comment>
      <translation>{unfinished} offen, {finished} beendet</translation>
    </message>
    <message>
      <source>{unfinished} unfinished</source>
      <comment>COUNT_UNFINISHED</comment>
      <translation>{unfinished} offen</translation>
    </message>
    <message>
      <source>{finished} finished</source>
      <comment>COUNT_FINISHED</comment>
      <translation>{finished} beendet</translation>
    </message>
    <message>
      <source>From your statistics: {counts}</source>
      <comment>SOME_COUNTS</comment>
      <translation>Aus deiner Statistik: {counts}</translation>
    </message>
    <message>
      <source>Reading your games: {done} of {total}</source>
      <comment>READING</comment>
      <translation>Deine Partien werden gelesen: {done} von {total}</translation>
    </message>
    <message>
      <source>Find a game, name or date</source>
      <comment>FIND</comment>
      <translation>Partie, Name oder Datum suchen</translation>
    </message>
    <message>
      <source>All</source>
      <comment>ALL</comment>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <comment>UNFINISHED</comment>
      <translation>Offen</translation>
    </message>
    <message>
      <source>Finished</source>
      <comment>FINISHED</comment>
      <translation>Beendet</translation>
    </message>
    <message>
      <source>All variants</source>
      <comment>ALL_VARIANTS</comment>
      <translation>Alle Varianten</translation>
    </message>
    <message>
      <source>Your games</source>
      <comment>LIST</comment>
      <translation>Deine Partien</translation>
    </message>
    <message>
      <source>Order</source>
      <comment>SORT</comment>
      <translation>Reihenfolge</translation>
    </message>
    <message>
      <source>Newest first</source>
      <comment>BY_DATE</comment>
      <translation>Neueste zuerst</translation>
    </message>
    <message>
      <source>By game</source>
      <comment>BY_GAME</comment>
      <translation>Nach Variante</translation>
    </message>
    <message>
      <source>Longest first</source>
      <comment>BY_LENGTH</comment>
      <translation>Längste zuerst</translation>
    </message>
    <message>
      <source>On the table</source>
      <comment>ON_TABLE</comment>
      <translation>Auf dem Tisch</translation>
    </message>
    <message>
      <source>Practice</source>
      <comment>PRACTICE</comment>
      <translation>Übung</translation>
    </message>
    <message>
      <source>As a guest</source>
      <comment>AS_GUEST</comment>
      <translation>Als Gast</translation>
    </message>
    <message>
      <source>{game}, house rules</source>
      <comment>HOUSE_RULES</comment>
      <translation>{game}, Hausregeln</translation>
    </message>
    <message>
      <source>Today {time}</source>
      <comment>TODAY</comment>
      <translation>Heute {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <comment>YESTERDAY</comment>
      <translation>Gestern {time}</translation>
    </message>
    <message>
      <source>{month} {day}</source>
      <comment>DAY</comment>
      <translation>{day}. {month}</translation>
    </message>
    <message>
      <source>{month} {day}, {year}</source>
      <comment>DAY_AND_YEAR</comment>
      <translation>{day}. {month} {year}</translation>
    </message>
    <message>
      <source>Deal {deal}, auction</source>
      <comment>AT_AUCTION</comment>
      <translation>Spiel {deal}, Reizen</translation>
    </message>
    <message>
      <source>Deal {deal}, melding</source>
      <comment>AT_MELDING</comment>
      <translation>Spiel {deal}, Melden</translation>
    </message>
    <message>
      <source>Deal {deal}, trick {trick}</source>
      <comment>AT_TRICK</comment>
      <translation>Spiel {deal}, Stich {trick}</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>AT_DEAL</comment>
      <translation>Spiel {deal}</translation>
    </message>
    <message>
      <source>After deal {deal}</source>
      <comment>AFTER_DEAL</comment>
      <translation>Nach Spiel {deal}</translation>
    </message>
    <message>
      <source>No deal yet</source>
      <comment>NO_DEAL</comment>
      <translation>Noch kein Spiel</translation>
    </message>
    <message>
      <source>Won in {deals} deals</source>
      <comment>WON</comment>
      <translation>In {deals} Spielen gewonnen</translation>
    </message>
    <message>
      <source>Won in one deal</source>
      <comment>WON_ONE</comment>
      <translation>In einem Spiel gewonnen</translation>
    </message>
    <message>
      <source>Lost in {deals} deals</source>
      <comment>LOST</comment>
      <translation>In {deals} Spielen verloren</translation>
    </message>
    <message>
      <source>Lost in one deal</source>
      <comment>LOST_ONE</comment>
      <translation>In einem Spiel verloren</translation>
    </message>
    <message>
      <source>Won</source>
      <comment>JUST_WON</comment>
      <translation>Gewonnen</translation>
    </message>
    <message>
      <source>Lost</source>
      <comment>JUST_LOST</comment>
      <translation>Verloren</translation>
    </message>
    <message>
      <source>{names} won</source>
      <comment>OVER</comment>
      <translation>Sieg: {names}</translation>
    </message>
    <message>
      <source>Can't be read</source>
      <comment>UNREADABLE</comment>
      <translation>Nicht lesbar</translation>
    </message>
    <message>
      <source>Needs a newer version</source>
      <comment>NEWER</comment>
      <translation>Braucht ein neueres Pinochle</translation>
    </message>
    <message>
      <source>{target}. {sides}.</source>
      <comment>AGAINST</comment>
      <translation>{target}. {sides}.</translation>
    </message>
    <message>
      <source>{us} against {them}</source>
      <comment>VERSUS</comment>
      <translation>{us} gegen {them}</translation>
    </message>
    <message>
      <source>{name}, {when}, {how_far}. {scores}</source>
      <comment>ROW_SPOKEN</comment>
      <translation>{name}, {when}, {how_far}. {scores}</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>COLUMN_MELD</comment>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>Result</source>
      <comment>COLUMN_RESULT</comment>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>COLUMN_TRUMP</comment>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Total</source>
      <comment>TOTAL</comment>
      <translation>Summe</translation>
    </message>
    <message>
      <source>Made, {points} over</source>
      <comment>MADE_OVER</comment>
      <translation>Erfüllt, {points} mehr</translation>
    </message>
    <message>
      <source>Made exactly</source>
      <comment>MADE_JUST</comment>
      <translation>Genau erfüllt</translation>
    </message>
    <message>
      <source>Set by {points}</source>
      <comment>SET_BY</comment>
      <translation>{points} zu wenig</translation>
    </message>
    <message>
      <source>Set</source>
      <comment>SET</comment>
      <translation>Nicht erfüllt</translation>
    </message>
    <message>
      <source>Not on the board</source>
      <comment>NOT_ON_BOARD</comment>
      <translation>Nicht erreichbar</translation>
    </message>
    <message>
      <source>Thrown in</source>
      <comment>THROWN_IN</comment>
      <translation>Aufgegeben</translation>
    </message>
    <message>
      <source>Conceded</source>
      <comment>CONCEDED</comment>
      <translation>Aufgegeben</translation>
    </message>
    <message>
      <source>Passed out</source>
      <comment>PASSED_OUT</comment>
      <translation>Alle gepasst</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>MISDEAL</comment>
      <translation>Vergeben</translation>
    </message>
    <message>
      <source>Renege</source>
      <comment>RENEGE</comment>
      <translation>Falsch bedient</translation>
    </message>
    <message>
      <source>Shot the moon</source>
      <comment>MOON_MADE</comment>
      <translation>Durchmarsch</translation>
    </message>
    <message>
      <source>Missed the moon</source>
      <comment>MOON_FAILED</comment>
      <translation>Durchmarsch misslungen</translation>
    </message>
    <message>
      <source>Declared out</source>
      <comment>DECLARED_OUT</comment>
      <translation>„Aus“ gesagt</translation>
    </message>
    <message>
      <source>Won on meld</source>
      <comment>GAME_MELD</comment>
      <translation>Mit Meldung gewonnen</translation>
    </message>
    <message>
      <source>Took every trick</source>
      <comment>SWEPT</comment>
      <translation>Alle Stiche gemacht</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>PLAYED</comment>
      <translation>Gespielt</translation>
    </message>
    <message>
      <source>{points} to go</source>
      <comment>TO_GO</comment>
      <translation>noch {points}</translation>
    </message>
    <message>
      <source>In play</source>
      <comment>IN_PLAY</comment>
      <translation>Läuft</translation>
    </message>
    <message>
      <source>Standing</source>
      <comment>STANDING</comment>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Open</source>
      <comment>OPEN</comment>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>CONTINUE</comment>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>LOOK_BACK</comment>
      <translation>Rückblick</translation>
    </message>
    <message>
      <source>Play these cards again</source>
      <comment>AGAIN</comment>
      <translation>Karten noch einmal</translation>
    </message>
    <message>
      <source>Rename</source>
      <comment>RENAME</comment>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exportieren …</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Show file</source>
      <comment>SHOW_FILE</comment>
      <translation>Datei zeigen</translation>
    </message>
    <message>
      <source>“Play these cards again” deals the same hands in a new game. “Remove” can be undone until you leave this page.</source>
      <comment>NOTE</comment>
      <translation>„Karten noch einmal“ gibt dieselben Blätter in einer neuen Partie. „Entfernen“ lässt sich hier rückgängig machen.</translation>
    </message>
    <message>
      <source>Removed.</source>
      <comment>REMOVED</comment>
      <translation>Entfernt.</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO_REMOVE</comment>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Name of this game</source>
      <comment>NAME_HELP</comment>
      <translation>Name dieser Partie</translation>
    </message>
    <message>
      <source>All games</source>
      <comment>BACK_TO_LIST</comment>
      <translation>Alle Partien</translation>
    </message>
    <message>
      <source>Looking for your games…</source>
      <comment>LOOKING</comment>
      <translation>Deine Partien werden gesucht …</translation>
    </message>
    <message>
      <source>No games yet</source>
      <comment>EMPTY</comment>
      <translation>Noch keine Partien</translation>
    </message>
    <message>
      <source>Every game you start is kept here.</source>
      <comment>EMPTY_WHY</comment>
      <translation>Partien, die du beginnst, werden hier von selbst aufbewahrt.</translation>
    </message>
    <message>
      <source>New game…</source>
      <comment>NEW_GAME</comment>
      <translation>Neue Partie …</translation>
    </message>
    <message>
      <source>Nothing found for “{text}”.</source>
      <comment>NOTHING_FOUND</comment>
      <translation>Nichts gefunden zu „{text}“.</translation>
    </message>
    <message>
      <source>There is no such game.</source>
      <comment>NOTHING_HERE</comment>
      <translation>So eine Partie gibt es nicht.</translation>
    </message>
    <message>
      <source>Show all</source>
      <comment>SHOW_ALL</comment>
      <translation>Alle zeigen</translation>
    </message>
  </context>
  <context>
    <name>GermanWord</name>
    <message>
      <source>leaves</source>
      <comment>SPADES</comment>
      <translation>Blatt</translation>
    </message>
    <message>
      <source>acorns</source>
      <comment>CLUBS</comment>
      <translation>Eichel</translation>
    </message>
    <message>
      <source>bells</source>
      <comment>DIAMONDS</comment>
      <translation>Schellen</translation>
    </message>
    <message>
      <source>Ober</source>
      <comment>QUEEN</comment>
      <translation>Ober</translation>
    </message>
    <message>
      <source>Unter</source>
      <comment>JACK</comment>
      <translation>Unter</translation>
    </message>
    <message>
      <source>extra Ober</source>
      <comment>EXTRA_QUEEN</comment>
      <translation>zusätzlicher Ober</translation>
    </message>
    <message>
      <source>Obers around</source>
      <comment>QUEENS</comment>
      <translation>vier Ober</translation>
    </message>
    <message>
      <source>Unters around</source>
      <comment>JACKS</comment>
      <translation>vier Unter</translation>
    </message>
    <message>
      <source>Obers</source>
      <comment>QUEENS_SHORT</comment>
      <translation>Ober</translation>
    </message>
    <message>
      <source>Unters</source>
      <comment>JACKS_SHORT</comment>
      <translation>Unter</translation>
    </message>
    <message>
      <source>four Obers</source>
      <comment>ANY_QUEENS</comment>
      <translation>vier Ober</translation>
    </message>
    <message>
      <source>four Unters</source>
      <comment>ANY_JACKS</comment>
      <translation>vier Unter</translation>
    </message>
    <message>
      <source>eight Obers</source>
      <comment>BINOKEL_DOUBLE_QUEENS</comment>
      <translation>acht Ober</translation>
    </message>
    <message>
      <source>eight Unters</source>
      <comment>BINOKEL_DOUBLE_JACKS</comment>
      <translation>acht Unter</translation>
    </message>
    <message>
      <source>four identical Obers</source>
      <comment>FOUR_QUEENS</comment>
      <translation>vier gleiche Ober</translation>
    </message>
    <message>
      <source>four identical Unters</source>
      <comment>FOUR_JACKS</comment>
      <translation>vier gleiche Unter</translation>
    </message>
    <message>
      <source>It's the high leaf.</source>
      <comment>TOP_SPADE</comment>
      <translation>Es ist das höchste Blatt.</translation>
    </message>
    <message>
      <source>It's the high acorn.</source>
      <comment>TOP_CLUB</comment>
      <translation>Es ist die höchste Eichel.</translation>
    </message>
    <message>
      <source>It's the high bell.</source>
      <comment>TOP_DIAMOND</comment>
      <translation>Es ist die höchste Schelle.</translation>
    </message>
    <message>
      <source>Ober of leaves and Unter of bells</source>
      <comment>PINOCHLE_CARDS</comment>
      <translation>Blatt-Ober und Schellen-Unter</translation>
    </message>
    <message>
      <source>A pinochle, the Ober of leaves and Unter of bells, is worth this much.</source>
      <comment>PINOCHLE_WORTH</comment>
      <translation>So viel zählt ein Pinochle: Blatt-Ober und Schellen-Unter.</translation>
    </message>
    <message>
      <source>Leaves count double.</source>
      <comment>SPADES_DOUBLE</comment>
      <translation>Blatt zählt doppelt.</translation>
    </message>
  </context>
  <context>
    <name>GiveUpWord</name>
    <message>
      <source>Give up?</source>
      <comment>TITLE</comment>
      <translation>Aufgeben?</translation>
    </message>
    <message>
      <source>The match you leave is kept as it stands. You can pick it up again at any time; until then, it counts as neither won nor lost. A new one begins.</source>
      <comment>MATCH_SAID</comment>
      <translation>Die Partie, die du verlässt, bleibt, wie sie steht: Du kannst sie jederzeit weiterspielen, und bis dahin zählt sie weder als gewonnen noch als verloren. Eine neue beginnt.</translation>
    </message>
    <message>
      <source>This match is not saved. If you leave it, it is lost, and a new one begins.</source>
      <comment>UNSAVED_SAID</comment>
      <translation>Diese Partie ist nicht gespeichert. Wenn du sie verlässt, ist sie verloren, und eine neue beginnt.</translation>
    </message>
    <message>
      <source>The rules also let you give up just this deal: you lose the bid, and the match goes on.</source>
      <comment>DEAL_SAID</comment>
      <translation>Nach den Regeln kannst du jetzt auch nur dieses Spiel aufgeben: Du verlierst das Gebot, und die Partie geht weiter.</translation>
    </message>
    <message>
      <source>Leave the match</source>
      <comment>MATCH</comment>
      <translation>Partie verlassen</translation>
    </message>
    <message>
      <source>Give up the deal</source>
      <comment>DEAL</comment>
      <translation>Spiel aufgeben</translation>
    </message>
    <message>
      <source>Keep playing</source>
      <comment>STAY</comment>
      <translation>Weiterspielen</translation>
    </message>
  </context>
  <context>
    <name>HandFault</name>
    <message>
      <source>A hand has {size} cards in this game, and this one has {count}.</source>
      <comment>SIZE</comment>
      <translation>Ein Blatt hat in diesem Spiel {size} Karten, dieses hat {count}.</translation>
    </message>
    <message>
      <source>With the widow these are {size} cards in this game, and here are {count}.</source>
      <comment>SIZE_WITH_WIDOW</comment>
      <translation>Mit dem Stock sind es in diesem Spiel {size} Karten, hier sind es {count}.</translation>
    </message>
    <message>
      <source>Nobody bids in this game.</source>
      <comment>NO_AUCTION</comment>
      <translation>In diesem Spiel wird nicht gereizt.</translation>
    </message>
    <message>
      <source>In this game the hands are drawn card by card, so nobody bids on a hand as dealt.</source>
      <comment>DRAFT</comment>
      <translation>In diesem Spiel wird das Blatt Karte für Karte gezogen, deshalb reizt niemand auf ein ausgeteiltes Blatt.</translation>
    </message>
    <message>
      <source>In this game nobody passes cards or lays them aside.</source>
      <comment>NO_PASSING</comment>
      <translation>In diesem Spiel gibt niemand Karten weiter oder legt welche ab.</translation>
    </message>
    <message>
      <source>With this hand, this seat is not asked.</source>
      <comment>NOT_ASKED</comment>
      <translation>Mit diesem Blatt wird dieser Platz nicht gefragt.</translation>
    </message>
    <message>
      <source>This suit cannot become trump here.</source>
      <comment>NO_TRUMP</comment>
      <translation>Diese Farbe kann hier nicht Trumpf werden.</translation>
    </message>
    <message>
      <source>In this game, trump is named with cards of the widow in hand.</source>
      <comment>WIDOW_FIRST</comment>
      <translation>In diesem Spiel wird Trumpf mit Karten aus dem Stock in der Hand angesagt.</translation>
    </message>
    <message>
      <source>Call {number} is not possible here.</source>
      <comment>NO_CALL</comment>
      <translation>Ansage {number} ist hier nicht möglich.</translation>
    </message>
  </context>
  <context>
    <name>HandWord</name>
    <message>
      <source>Set up a hand</source>
      <comment>PAGE</comment>
      <translation>Blatt zusammenstellen</translation>
    </message>
    <message>
      <source>What would Expert do with these cards?</source>
      <comment>LINE</comment>
      <translation>Was würde der Meister mit diesen Karten machen?</translation>
    </message>
    <message>
      <source>{game}, own rules</source>
      <comment>OWN_RULES</comment>
      <translation>{game}, eigene Regeln</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Geber</translation>
    </message>
    <message>
      <source>Cards or a deal as text</source>
      <comment>FIELD</comment>
      <translation>Karten oder ein Spiel als Text</translation>
    </message>
    <message>
      <source>The ranks of spades, hearts, diamonds and clubs between periods, such as AAT.KQ.ATJ9.QJ9, or a deal.</source>
      <comment>FIELD_HELP</comment>
      <translation>Die Werte in Pik, Herz, Karo und Kreuz zwischen Punkten, etwa AAT.KQ.ATJ9.QJ9, oder ein Spiel.</translation>
    </message>
    <message>
      <source>{count} of {size} cards</source>
      <comment>COUNT</comment>
      <translation>{count} von {size} Karten</translation>
    </message>
    <message>
      <source>The hand has all its {size} cards. Take one away first.</source>
      <comment>FULL</comment>
      <translation>Das Blatt hat schon alle {size} Karten. Nimm erst eine weg.</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Leeren</translation>
    </message>
    <message>
      <source>Random hand</source>
      <comment>RANDOM</comment>
      <translation>Zufälliges Blatt</translation>
    </message>
    <message>
      <source>My last deal</source>
      <comment>LAST</comment>
      <translation>Mein letztes Spiel</translation>
    </message>
    <message>
      <source>Copy deal as text</source>
      <comment>COPY</comment>
      <translation>Spiel als Text kopieren</translation>
    </message>
    <message>
      <source>Copied: everybody can paste it here, or give it to the command “deal”.</source>
      <comment>COPIED</comment>
      <translation>Kopiert: Alle können es hier einfügen oder dem Befehl „deal“ geben.</translation>
    </message>
    <message>
      <source>Play this deal</source>
      <comment>PLAY</comment>
      <translation>Dieses Spiel spielen</translation>
    </message>
    <message>
      <source>Question</source>
      <comment>QUESTION</comment>
      <translation>Frage</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>BID</comment>
      <translation>Gebot</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>TRUMP</comment>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Cards to pass</source>
      <comment>PASS</comment>
      <translation>Weitergeben</translation>
    </message>
    <message>
      <source>Cards to bury</source>
      <comment>BURY</comment>
      <translation>Drücken</translation>
    </message>
    <message>
      <source>Trump suit</source>
      <comment>TRUMP_IS</comment>
      <translation>Trumpffarbe</translation>
    </message>
    <message>
      <source>Calls so far</source>
      <comment>CALLS</comment>
      <translation>Bisher gereizt</translation>
    </message>
    <message>
      <source>Nobody has called yet: those before you pass.</source>
      <comment>CALLS_NONE</comment>
      <translation>Noch niemand hat gereizt: Wer vor dir dran ist, passt.</translation>
    </message>
    <message>
      <source>Call of {name}</source>
      <comment>CALL_OF</comment>
      <translation>Ansage von {name}</translation>
    </message>
    <message>
      <source>Add</source>
      <comment>ADD</comment>
      <translation>Dazu</translation>
    </message>
    <message>
      <source>Take back</source>
      <comment>TAKE_BACK</comment>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Ask Expert</source>
      <comment>ASK</comment>
      <translation>Meister fragen</translation>
    </message>
    <message>
      <source>Expert is looking at this hand…</source>
      <comment>THINKING</comment>
      <translation>Der Meister sieht sich dieses Blatt an …</translation>
    </message>
    <message>
      <source>Best: {advice}</source>
      <comment>BEST</comment>
      <translation>Am besten: {advice}</translation>
    </message>
  </context>
  <context>
    <name>HelpWord</name>
    <message>
      <source>Help</source>
      <comment>TITLE</comment>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Keys</source>
      <comment>KEYS</comment>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>PLAYERS</comment>
      <translation>Computerspieler</translation>
    </message>
    <message>
      <source>What's new</source>
      <comment>NEWS</comment>
      <translation>Neues</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>What they know, and how they decide</source>
      <comment>PLAYERS_LINE</comment>
      <translation>Was sie wissen, und wie sie entscheiden</translation>
    </message>
    <message>
      <source>At this table: {names}.</source>
      <comment>AT_TABLE</comment>
      <translation>An diesem Tisch: {names}.</translation>
    </message>
    <message>
      <source>What it knows</source>
      <comment>KNOWS</comment>
      <translation>Was sie weiß</translation>
    </message>
    <message>
      <source>What it does</source>
      <comment>DOES</comment>
      <translation>Was sie tut</translation>
    </message>
    <message>
      <source>How strong they are</source>
      <comment>LADDER</comment>
      <translation>Wie stark sie sind</translation>
    </message>
    <message>
      <source>How well they judge odds</source>
      <comment>PROMISES</comment>
      <translation>Wie gut ihre Chancen stimmen</translation>
    </message>
    <message>
      <source>Everything works by keyboard</source>
      <comment>KEYS_LINE</comment>
      <translation>Alles geht mit Tasten</translation>
    </message>
    <message>
      <source>What has changed in this version</source>
      <comment>NEWS_LINE</comment>
      <translation>Was sich in dieser Version geändert hat</translation>
    </message>
    <message>
      <source>What has changed in this version, in English</source>
      <comment>NEWS_LINE_ENGLISH</comment>
      <translation>Was sich in dieser Version geändert hat, auf Englisch</translation>
    </message>
    <message>
      <source>Earlier versions</source>
      <comment>EARLIER_LINK</comment>
      <translation>Frühere Versionen</translation>
    </message>
    <message>
      <source>What changed before, newest first, in English</source>
      <comment>EARLIER_LINE</comment>
      <translation>Was sich früher geändert hat, das Neueste zuerst, auf Englisch</translation>
    </message>
    <message>
      <source>Rules, files and source</source>
      <comment>MORE_LINE</comment>
      <translation>Regeln, Dateien und Quelltext</translation>
    </message>
    <message>
      <source>Search keys…</source>
      <comment>SEARCH</comment>
      <translation>Tasten suchen …</translation>
    </message>
    <message>
      <source>No key found for “{sought}”.</source>
      <comment>NOTHING_FOUND</comment>
      <translation>Keine Taste für „{sought}“ gefunden.</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <comment>SAVE_PDF</comment>
      <translation>Als PDF speichern …</translation>
    </message>
    <message>
      <source>This page is missing: the program isn't fully installed.</source>
      <comment>PAGE_MISSING</comment>
      <translation>Diese Seite fehlt: Das Programm ist nicht ganz installiert.</translation>
    </message>
    <message>
      <source>Rules</source>
      <comment>RULES_TITLE</comment>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>The rules of this game</source>
      <comment>RULES_LINK</comment>
      <translation>Die Regeln dieses Spiels</translation>
    </message>
    <message>
      <source>Everything that applies at this table, including the house rules.</source>
      <comment>RULES_TEXT</comment>
      <translation>Alles, was an diesem Tisch gilt, auch die Hausregeln.</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECKS_TITLE</comment>
      <translation>Schecks</translation>
    </message>
    <message>
      <source>In check pinochle, each of the others pays for what you earn, and you pay each of them for the rest.</source>
      <comment>CHECKS_TEXT</comment>
      <translation>Im Pinochle um Schecks zahlt jeder andere für das, was du verdienst, und für den Rest zahlst du jedem.</translation>
    </message>
    <message>
      <source>Your games</source>
      <comment>RECORD_TITLE</comment>
      <translation>Deine Partien</translation>
    </message>
    <message>
      <source>Every game is a text file that other programs can read, too.</source>
      <comment>RECORD_TEXT</comment>
      <translation>Jede Partie ist eine Textdatei, die auch andere Programme lesen können.</translation>
    </message>
    <message>
      <source>How a game is written down</source>
      <comment>RECORD_LINK</comment>
      <translation>Wie eine Partie aufgeschrieben wird</translation>
    </message>
    <message>
      <source>Your games folder</source>
      <comment>FOLDER_LINK</comment>
      <translation>Der Ordner mit deinen Partien</translation>
    </message>
    <message>
      <source>How a game is written down, in English</source>
      <comment>RECORD_LINE</comment>
      <translation>Wie eine Partie aufgeschrieben wird, auf Englisch</translation>
    </message>
    <message>
      <source>The program</source>
      <comment>SOURCE_TITLE</comment>
      <translation>Das Programm</translation>
    </message>
    <message>
      <source>Pinochle {version} is free software under the MIT license: you may read it, change it and pass it on.</source>
      <comment>SOURCE_TEXT</comment>
      <translation>Pinochle {version} ist freie Software unter der MIT-Lizenz: Du darfst es lesen, ändern und weitergeben.</translation>
    </message>
    <message>
      <source>The folder with its source</source>
      <comment>SOURCE_LINK</comment>
      <translation>Der Ordner mit dem Quelltext</translation>
    </message>
    <message>
      <source>You can get its source where you got the program.</source>
      <comment>SOURCE_ELSEWHERE</comment>
      <translation>Den Quelltext bekommst du dort, woher du das Programm hast.</translation>
    </message>
    <message>
      <source>What it is made of, and the licenses</source>
      <comment>LICENSES_LINK</comment>
      <translation>Woraus es besteht, und die Lizenzen</translation>
    </message>
    <message>
      <source>Playing together</source>
      <comment>TOGETHER_TITLE</comment>
      <translation>Zusammen spielen</translation>
    </message>
    <message>
      <source>Everybody's phone is a hand of cards, and this screen or a TV is the table.</source>
      <comment>TOGETHER_TEXT</comment>
      <translation>Jedes Handy ist ein Blatt, und dieser Bildschirm oder ein Fernseher ist der Tisch.</translation>
    </message>
    <message>
      <source>How to play together</source>
      <comment>TOGETHER_LINK</comment>
      <translation>So spielt ihr zusammen</translation>
    </message>
    <message>
      <source>Every phone is a hand of cards</source>
      <comment>TOGETHER_LINE</comment>
      <translation>Jedes Handy ist ein Blatt</translation>
    </message>
    <message>
      <source>Bidding conventions</source>
      <comment>CONVENTIONS_TITLE</comment>
      <translation>Absprachen beim Reizen</translation>
    </message>
    <message>
      <source>Partners can agree on what their bids tell each other, and share that as a small file.</source>
      <comment>CONVENTIONS_TEXT</comment>
      <translation>Partner können absprechen, was ihre Gebote einander sagen, und das als kleine Datei weitergeben.</translation>
    </message>
    <message>
      <source>How to agree on bids</source>
      <comment>CONVENTIONS_LINK</comment>
      <translation>So sprecht ihr Gebote ab</translation>
    </message>
    <message>
      <source>What bids tell a partner</source>
      <comment>CONVENTIONS_LINE</comment>
      <translation>Was Gebote dem Partner sagen</translation>
    </message>
    <message>
      <source>Who made each part of the program, in English</source>
      <comment>LICENSES_LINE</comment>
      <translation>Von wem jeder Teil des Programms ist, auf Englisch</translation>
    </message>
  </context>
  <context>
    <name>KeyWord</name>
    <message>
      <source>Everywhere</source>
      <comment>EVERYWHERE</comment>
      <translation>Überall</translation>
    </message>
    <message>
      <source>Your cards</source>
      <comment>CARDS</comment>
      <translation>Deine Karten</translation>
    </message>
    <message>
      <source>Bidding</source>
      <comment>BIDDING</comment>
      <translation>Reizen</translation>
    </message>
    <message>
      <source>Naming trump</source>
      <comment>TRUMP</comment>
      <translation>Trumpf wählen</translation>
    </message>
    <message>
      <source>Melding</source>
      <comment>MELDING</comment>
      <translation>Melden</translation>
    </message>
    <message>
      <source>Passing and burying cards</source>
      <comment>PASSING</comment>
      <translation>Karten weitergeben und drücken</translation>
    </message>
    <message>
      <source>Dealing out the kitty</source>
      <comment>KITTY</comment>
      <translation>Stock verteilen</translation>
    </message>
    <message>
      <source>Questions with numbered answers</source>
      <comment>CHOICES</comment>
      <translation>Fragen mit Nummern vor den Antworten</translation>
    </message>
    <message>
      <source>Looking back at a deal</source>
      <comment>LOOKING_BACK</comment>
      <translation>Rückblick auf ein Spiel</translation>
    </message>
    <message>
      <source>Keeping score for real cards</source>
      <comment>KEEPING_SCORE</comment>
      <translation>Punkte für echte Karten aufschreiben</translation>
    </message>
    <message>
      <source>Playing together</source>
      <comment>TOGETHER</comment>
      <translation>Zusammen spielen</translation>
    </message>
    <message>
      <source>To the next button or panel, and back</source>
      <comment>NEXT_PART</comment>
      <translation>Zum nächsten Knopf oder Feld und zurück</translation>
    </message>
    <message>
      <source>Press the yellow button</source>
      <comment>MAIN_BUTTON</comment>
      <translation>Den gelben Knopf drücken</translation>
    </message>
    <message>
      <source>Close what you opened last, or undo an unfinished choice</source>
      <comment>CLOSE</comment>
      <translation>Schließen, was zuletzt geöffnet wurde, oder eine halbe Auswahl aufheben</translation>
    </message>
    <message>
      <source>Search, on pages that have a search</source>
      <comment>SEARCH</comment>
      <translation>Suchen, auf Seiten mit einer Suche</translation>
    </message>
    <message>
      <source>A menu of what has the focus, as a right click opens it</source>
      <comment>CONTEXT</comment>
      <translation>Menü zu dem, was den Fokus hat, wie ein Rechtsklick</translation>
    </message>
    <message>
      <source>To the next card you can use</source>
      <comment>ALONG</comment>
      <translation>Zur nächsten Karte, die du nehmen darfst</translation>
    </message>
    <message>
      <source>To the next card, usable or not</source>
      <comment>EACH</comment>
      <translation>Zur nächsten Karte, welche es auch ist</translation>
    </message>
    <message>
      <source>To the first and the last card</source>
      <comment>ENDS</comment>
      <translation>Zur ersten und zur letzten Karte</translation>
    </message>
    <message>
      <source>Play the card, or choose it</source>
      <comment>USE</comment>
      <translation>Die Karte spielen oder wählen</translation>
    </message>
    <message>
      <source>Play the card, or confirm your choice</source>
      <comment>ANSWER</comment>
      <translation>Die Karte spielen oder die Auswahl bestätigen</translation>
    </message>
    <message>
      <source>Play the card</source>
      <comment>PLAY_CARD</comment>
      <translation>Die Karte spielen</translation>
    </message>
    <message>
      <source>Choose the card, or put it back</source>
      <comment>CHOOSE_CARD</comment>
      <translation>Die Karte wählen oder zurücklegen</translation>
    </message>
    <message>
      <source>Confirm your choice</source>
      <comment>CONFIRM</comment>
      <translation>Die Auswahl bestätigen</translation>
    </message>
    <message>
      <source>Take back the cards you have chosen</source>
      <comment>CLEAR</comment>
      <translation>Die Auswahl der Karten aufheben</translation>
    </message>
    <message>
      <source>Raise or lower your bid</source>
      <comment>HIGHER_LOWER</comment>
      <translation>Dein Gebot erhöhen oder senken</translation>
    </message>
    <message>
      <source>Type your bid</source>
      <comment>TYPE_BID</comment>
      <translation>Dein Gebot tippen</translation>
    </message>
    <message>
      <source>Choose a bid from the list by its place</source>
      <comment>LISTED_BID</comment>
      <translation>Ein Gebot aus der Liste nach seinem Platz wählen</translation>
    </message>
    <message>
      <source>Bid the least that is possible, at once</source>
      <comment>BID_LEAST</comment>
      <translation>Sofort das niedrigste mögliche Gebot abgeben</translation>
    </message>
    <message>
      <source>Erase the last digit</source>
      <comment>RUB_OUT</comment>
      <translation>Die letzte Ziffer löschen</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Passen mit Hilfe</translation>
    </message>
    <message>
      <source>Show the odds, or hide them</source>
      <comment>ODDS</comment>
      <translation>Chancen zeigen oder verbergen</translation>
    </message>
    <message>
      <source>To another suit</source>
      <comment>OTHER_SUIT</comment>
      <translation>Zu einer anderen Farbe</translation>
    </message>
    <message>
      <source>To the next suit, where every bid names trump</source>
      <comment>NEXT_SUIT</comment>
      <translation>Zur nächsten Farbe, wo jedes Gebot Trumpf nennt</translation>
    </message>
    <message>
      <source>Prepare the moon, where it may be bid</source>
      <comment>BID_MOON</comment>
      <translation>Den Durchmarsch vorbereiten, wo man ihn reizen darf</translation>
    </message>
    <message>
      <source>To another meld in the list</source>
      <comment>OTHER_MELD</comment>
      <translation>Zu einer anderen Meldung der Liste</translation>
    </message>
    <message>
      <source>To another card in the kitty</source>
      <comment>POINT</comment>
      <translation>Zu einer anderen Karte des Stocks</translation>
    </message>
    <message>
      <source>Give the card to the next seat in turn</source>
      <comment>PICK</comment>
      <translation>Die Karte dem nächsten Platz geben</translation>
    </message>
    <message>
      <source>Choose an answer by its number</source>
      <comment>TAKE</comment>
      <translation>Eine Antwort nach ihrer Nummer wählen</translation>
    </message>
    <message>
      <source>One step back or forward</source>
      <comment>STEP</comment>
      <translation>Einen Schritt zurück oder vor</translation>
    </message>
    <message>
      <source>To the choice before or after</source>
      <comment>CHOICE</comment>
      <translation>Zur Entscheidung davor oder danach</translation>
    </message>
    <message>
      <source>To the next mistake, or with Shift to the one before</source>
      <comment>MISTAKE</comment>
      <translation>Zum nächsten Fehler, mit Umschalt zum vorigen</translation>
    </message>
    <message>
      <source>To the beginning and the end of the deal</source>
      <comment>BEGINNING_END</comment>
      <translation>Zum Anfang und zum Ende des Spiels</translation>
    </message>
    <message>
      <source>To the deal before or after</source>
      <comment>OTHER_DEAL</comment>
      <translation>Zum Spiel davor oder danach</translation>
    </message>
    <message>
      <source>Scroll the text beside the table</source>
      <comment>READ_ON</comment>
      <translation>Im Text neben dem Tisch blättern</translation>
    </message>
    <message>
      <source>Hide the other hands, or show them again</source>
      <comment>HANDS</comment>
      <translation>Die anderen Blätter verdecken oder wieder zeigen</translation>
    </message>
    <message>
      <source>What the next player melded</source>
      <comment>MELDS_OF_NEXT</comment>
      <translation>Was der nächste Spieler gemeldet hat</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <comment>PLAY_ON</comment>
      <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
      <source>To the next entry, or enter the deal when it is complete</source>
      <comment>NEXT_TOLD</comment>
      <translation>Zum nächsten Eintrag, oder das vollständige Spiel eintragen</translation>
    </message>
    <message>
      <source>Choose a player or suit by number, or the next one</source>
      <comment>WHO_OR_SUIT</comment>
      <translation>Spieler oder Farbe nach der Nummer wählen, oder den nächsten</translation>
    </message>
    <message>
      <source>Raise or lower a number by one step</source>
      <comment>MORE_POINTS</comment>
      <translation>Eine Zahl um einen Schritt erhöhen oder senken</translation>
    </message>
    <message>
      <source>Add one more of the meld or card</source>
      <comment>ONE_MELD</comment>
      <translation>Die Meldung oder Karte noch einmal zählen</translation>
    </message>
    <message>
      <source>Take one away</source>
      <comment>ONE_LESS</comment>
      <translation>Eins wegnehmen</translation>
    </message>
    <message>
      <source>What can be done with the seat, or with somebody at the door</source>
      <comment>SEAT_MENU</comment>
      <translation>Was mit dem Platz oder mit jemandem an der Tür möglich ist</translation>
    </message>
    <message>
      <source>Undo and redo, as far back as you like</source>
      <comment>UNDO_SHEET</comment>
      <translation>Rückgängig machen und wiederholen, so weit du willst</translation>
    </message>
  </context>
  <context>
    <name>LessonWord</name>
    <message>
      <source>Learn pinochle</source>
      <comment>TITLE</comment>
      <translation>Pinochle lernen</translation>
    </message>
    <message>
      <source>Fourteen short lessons at a real table. After the first five you can play a game for two.</source>
      <comment>LINE</comment>
      <translation>14 kurze Lektionen am Tisch. Nach fünf kannst du zu zweit spielen.</translation>
    </message>
    <message>
      <source>{count} of fourteen lessons done. After the first five you can play a game for two.</source>
      <comment>LINE_DONE</comment>
      <translation>{count} von 14 Lektionen geschafft. Nach fünf kannst du zu zweit spielen.</translation>
    </message>
    <message>
      <source>All fourteen lessons are done. You can take any of them again.</source>
      <comment>LINE_ALL</comment>
      <translation>Alle 14 Lektionen sind geschafft. Du kannst jede noch einmal nehmen.</translation>
    </message>
    <message>
      <source>Lessons</source>
      <comment>PAGE_LESSONS</comment>
      <translation>Lektionen</translation>
    </message>
    <message>
      <source>{number}  {title}</source>
      <comment>NUMBERED</comment>
      <translation>{number}  {title}</translation>
    </message>
    <message>
      <source>{count} min</source>
      <comment>MINUTES</comment>
      <translation>{count} min</translation>
    </message>
    <message>
      <source>Done</source>
      <comment>DONE</comment>
      <translation>Geschafft</translation>
    </message>
    <message>
      <source>Step {step} of {steps}</source>
      <comment>STEP_OF</comment>
      <translation>Schritt {step} von {steps}</translation>
    </message>
    <message>
      <source>Start lesson {number}</source>
      <comment>BEGIN</comment>
      <translation>Lektion {number} beginnen</translation>
    </message>
    <message>
      <source>Continue lesson {number}</source>
      <comment>GO_ON</comment>
      <translation>Weiter mit Lektion {number}</translation>
    </message>
    <message>
      <source>Take lesson {number} again</source>
      <comment>AGAIN</comment>
      <translation>Lektion {number} noch einmal</translation>
    </message>
    <message>
      <source>Start lesson {number} over</source>
      <comment>START_OVER</comment>
      <translation>Lektion {number} von vorn</translation>
    </message>
    <message>
      <source>Lessons keep no score and never touch your games.</source>
      <comment>HARMLESS</comment>
      <translation>Lektionen zählen nicht und lassen deine Partien in Ruhe.</translation>
    </message>
    <message>
      <source>Lesson {number}: {title}. {line} {state}</source>
      <comment>SPOKEN</comment>
      <translation>Lektion {number}: {title}. {line} {state}</translation>
    </message>
    <message>
      <source>Lesson {number}: {title}</source>
      <comment>HEAD</comment>
      <translation>Lektion {number}: {title}</translation>
    </message>
    <message>
      <source>Leave the lesson</source>
      <comment>LEAVE</comment>
      <translation>Lektion verlassen</translation>
    </message>
    <message>
      <source>Your game waits. The lesson picks up at this step when you come back. (Esc)</source>
      <comment>LEAVE_HINT</comment>
      <translation>Deine Partie wartet. Die Lektion geht bei diesem Schritt weiter, wenn du zurückkommst. (Esc)</translation>
    </message>
    <message>
      <source>Coach</source>
      <comment>COACH</comment>
      <translation>Lehrer</translation>
    </message>
    <message>
      <source>Back</source>
      <comment>BACK</comment>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Show me</source>
      <comment>SHOW_ME</comment>
      <translation>Zeig es mir</translation>
    </message>
    <message>
      <source>Next</source>
      <comment>NEXT</comment>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Finish</source>
      <comment>FINISH</comment>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>Watch. Then it's your turn again.</source>
      <comment>WATCH</comment>
      <translation>Schau zu. Danach bist du wieder dran.</translation>
    </message>
    <message>
      <source>The {done} cost about {points} points. The {better} would have been better.</source>
      <comment>COSTLY</comment>
      <translation>{done} hat etwa {points} Punkte gekostet. Besser wäre {better} gewesen.</translation>
    </message>
    <message>
      <source>Your progress in the lessons can't be saved: {reason}.</source>
      <comment>NOT_KEPT</comment>
      <translation>Wie weit du in den Lektionen bist, lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
      <source>That's allowed, but it isn't what the lesson asks for here.</source>
      <comment>NOT_THIS</comment>
      <translation>Das ist erlaubt, aber hier ist etwas anderes gefragt.</translation>
    </message>
    <message>
      <source>New here?</source>
      <comment>OFFER</comment>
      <translation>Neu hier?</translation>
    </message>
    <message>
      <source>Learn in a quarter of an hour</source>
      <comment>OFFER_LINK</comment>
      <translation>Lern es in einer Viertelstunde</translation>
    </message>
    <message>
      <source>I've played before</source>
      <comment>OFFER_STRONGER</comment>
      <translation>Ich kann es schon</translation>
    </message>
    <message>
      <source>Begin again with stronger opponents: yours are at Easy now</source>
      <comment>OFFER_STRONGER_HINT</comment>
      <translation>Neu beginnen, mit stärkeren Gegnern: Deine spielen jetzt leicht</translation>
    </message>
    <message>
      <source>Don't show this again</source>
      <comment>OFFER_CLOSE</comment>
      <translation>Nicht mehr zeigen</translation>
    </message>
  </context>
  <context>
    <name>LookFault</name>
    <message>
      <source>{file} cannot be read: {reason}.</source>
      <comment>UNREAD</comment>
      <translation>{file} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
      <source>{file} is not a zip file, or is damaged: please save or download it again.</source>
      <comment>NO_ZIP</comment>
      <translation>{file} ist keine ZIP-Datei oder beschädigt: Bitte speichere oder lade sie noch einmal.</translation>
    </message>
    <message>
      <source>{file} needs a password: please unpack it yourself, and add the folder.</source>
      <comment>LOCKED</comment>
      <translation>{file} verlangt ein Kennwort: Bitte entpacke die Datei selbst und füge den Ordner hinzu.</translation>
    </message>
    <message>
      <source>{file} holds more than {count} files: please add a folder with the cards alone.</source>
      <comment>MANY_FILES</comment>
      <translation>{file} enthält mehr als {count} Dateien: Bitte füge einen Ordner nur mit den Karten hinzu.</translation>
    </message>
    <message>
      <source>{file} has more than {size} MB: please save a smaller picture.</source>
      <comment>LARGE_FILE</comment>
      <translation>{file} hat mehr als {size} MB: Bitte speichere ein kleineres Bild.</translation>
    </message>
    <message>
      <source>The pictures in {file} have more than {size} MB together: please save smaller ones.</source>
      <comment>LARGE_ALL</comment>
      <translation>Die Bilder in {file} haben zusammen mehr als {size} MB: Bitte speichere kleinere.</translation>
    </message>
    <message>
      <source>{file} has no pictures that are named like cards, for example AS.svg, 10H.png or king_spade.png.</source>
      <comment>NO_PICTURES</comment>
      <translation>{file} enthält keine Bilder, die wie Karten heißen, zum Beispiel AS.svg, 10H.png oder king_spade.png.</translation>
    </message>
    <message>
      <source>{file} is damaged, or not a picture that can be used: please save it as PNG.</source>
      <comment>DAMAGED</comment>
      <translation>{file} ist beschädigt oder kein brauchbares Bild: Bitte speichere es als PNG.</translation>
    </message>
    <message>
      <source>{file} has {width} × {height} pixels, which is too large: please save it with at most {most} on a side.</source>
      <comment>PIXELS</comment>
      <translation>{file} hat {width} × {height} Pixel, das ist zu groß: Bitte speichere es mit höchstens {most} auf jeder Seite.</translation>
    </message>
    <message>
      <source>{file} refers to other files or addresses: please embed those pictures, or save it as PNG.</source>
      <comment>LINKS</comment>
      <translation>{file} verweist auf andere Dateien oder Adressen: Bitte bette diese Bilder ein oder speichere es als PNG.</translation>
    </message>
    <message>
      <source>{file} has too many parts: please save it as PNG.</source>
      <comment>COMPLEX</comment>
      <translation>{file} hat zu viele Teile: Bitte speichere es als PNG.</translation>
    </message>
    <message>
      <source>The pictures in {file} take too long to draw: please save them as PNG.</source>
      <comment>SLOW</comment>
      <translation>Die Bilder in {file} zu zeichnen dauert zu lange: Bitte speichere sie als PNG.</translation>
    </message>
    <message>
      <source>The pictures cannot be saved in {path}: {reason}.</source>
      <comment>NOT_SAVED</comment>
      <translation>Die Bilder können nicht in {path} gespeichert werden: {reason}.</translation>
    </message>
    <message>
      <source>“{file}” cannot be removed: {reason}.</source>
      <comment>NOT_REMOVED</comment>
      <translation>„{file}“ kann nicht entfernt werden: {reason}.</translation>
    </message>
    <message>
      <source>“{file}” is no longer in the folder of decks and tables: you see Pinochle's own.</source>
      <comment>GONE</comment>
      <translation>„{file}“ ist nicht mehr im Ordner der Decks und Tische: Du siehst stattdessen das von Pinochle.</translation>
    </message>
  </context>
  <context>
    <name>LookWord</name>
    <message>
      <source>Decks and tables…</source>
      <comment>OPEN</comment>
      <translation>Decks und Tische …</translation>
    </message>
    <message>
      <source>Decks and tables</source>
      <comment>TITLE</comment>
      <translation>Decks und Tische</translation>
    </message>
    <message>
      <source>A folder or zip file with pictures named like AS.svg or 10H.png is a deck; felt.png in it, or any single picture, is a table. Cardsets of KPatience, Aisleriot and PySol can be added, too.</source>
      <comment>HELP</comment>
      <translation>Ein Ordner oder eine ZIP-Datei mit Bildern, die wie AS.svg oder 10H.png heißen, ist ein Deck; felt.png darin oder irgendein einzelnes Bild ist ein Tisch. Auch Kartensätze von KPatience, Aisleriot und PySol lassen sich hinzufügen.</translation>
    </message>
    <message>
      <source>Deck</source>
      <comment>DECK</comment>
      <translation>Deck</translation>
    </message>
    <message>
      <source>Table</source>
      <comment>FELT</comment>
      <translation>Tisch</translation>
    </message>
    <message>
      <source>Pinochle's own</source>
      <comment>OWN_DECK</comment>
      <translation>Das eigene von Pinochle</translation>
    </message>
    <message>
      <source>Plain cloth</source>
      <comment>OWN_FELT</comment>
      <translation>Einfaches Tuch</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <comment>ADD_FOLDER</comment>
      <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
      <source>Add a file…</source>
      <comment>ADD_FILE</comment>
      <translation>Datei hinzufügen …</translation>
    </message>
    <message>
      <source>Choose the folder of a deck or a table</source>
      <comment>CHOOSE_FOLDER</comment>
      <translation>Wähle den Ordner eines Decks oder Tisches</translation>
    </message>
    <message>
      <source>Choose the file of a deck or a table</source>
      <comment>CHOOSE_FILE</comment>
      <translation>Wähle die Datei eines Decks oder Tisches</translation>
    </message>
    <message>
      <source>Decks and pictures (*.zip *.svg *.svgz *.png *.jpg *.jpeg *.gif)</source>
      <comment>FILES</comment>
      <translation>Decks und Bilder (*.zip *.svg *.svgz *.png *.jpg *.jpeg *.gif)</translation>
    </message>
    <message>
      <source>Remove…</source>
      <comment>REMOVE</comment>
      <translation>Entfernen …</translation>
    </message>
    <message>
      <source>Remove it</source>
      <comment>REMOVE_NOW</comment>
      <translation>Jetzt entfernen</translation>
    </message>
    <message>
      <source>The pictures of “{name}” in this program will be deleted, but not the files they came from.</source>
      <comment>WILL_REMOVE</comment>
      <translation>Die Bilder von „{name}“ in diesem Programm werden gelöscht, nicht aber die Dateien, aus denen sie stammen.</translation>
    </message>
    <message>
      <source>“{name}” is removed.</source>
      <comment>REMOVED</comment>
      <translation>„{name}“ ist entfernt.</translation>
    </message>
    <message>
      <source>The pictures in {name} are being drawn…</source>
      <comment>DRAWING</comment>
      <translation>Die Bilder in {name} werden gezeichnet …</translation>
    </message>
    <message>
      <source>“{name}” is added.</source>
      <comment>ADDED</comment>
      <translation>„{name}“ ist hinzugefügt.</translation>
    </message>
    <message>
      <source>Preview: five cards and the back on the table</source>
      <comment>PREVIEW</comment>
      <translation>Vorschau: fünf Karten und die Rückseite auf dem Tisch</translation>
    </message>
    <message>
      <source>This deck is shown as it is: blue diamonds and green clubs, jumbo index and left-handed index change only Pinochle's own cards.</source>
      <comment>AS_IT_IS</comment>
      <translation>Dieses Deck wird gezeigt, wie es ist: Blaues Karo und grünes Kreuz, große Eckzeichen und Eckzeichen für Linkshänder ändern nur Pinochles eigene Karten.</translation>
    </message>
    <message>
      <source>It lacks {cards}: you see Pinochle's own.</source>
      <comment>MISSING</comment>
      <translation>Es fehlen {cards}: Du siehst die von Pinochle.</translation>
    </message>
    <message>
      <source>It has its own back, which you see in place of the chosen one.</source>
      <comment>OWN_BACK</comment>
      <translation>Es hat eine eigene Rückseite: Du siehst sie statt der gewählten.</translation>
    </message>
    <message>
      <source>It has no back: you see the chosen one.</source>
      <comment>NO_BACK</comment>
      <translation>Es hat keine Rückseite: Du siehst die gewählte.</translation>
    </message>
    <message>
      <source>It has only a back: the cards are Pinochle's own.</source>
      <comment>ONLY_BACK</comment>
      <translation>Es hat nur eine Rückseite: Die Karten sind die von Pinochle.</translation>
    </message>
  </context>
  <context>
    <name>MatchEnd</name>
    <message>
      <source>{names} wins</source>
      <comment>WON_ONE</comment>
      <translation>{names} gewinnt</translation>
    </message>
    <message>
      <source>{names} win</source>
      <comment>WON_MANY</comment>
      <translation>{names} gewinnen</translation>
    </message>
    <message>
      <source>You win</source>
      <comment>WON_YOU</comment>
      <translation>Du gewinnst</translation>
    </message>
    <message>
      <source>{score} to {other} after {deals} deals.</source>
      <comment>TWO</comment>
      <translation>{score} zu {other} nach {deals} Spielen.</translation>
    </message>
    <message>
      <source>{score} to {other} after one deal.</source>
      <comment>TWO_ONE</comment>
      <translation>{score} zu {other} nach einem Spiel.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals, {lead} ahead of {names}.</source>
      <comment>AHEAD</comment>
      <translation>{score} nach {deals} Spielen, {lead} vor {names}.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals, {lead} ahead of you.</source>
      <comment>AHEAD_YOU</comment>
      <translation>{score} nach {deals} Spielen, {lead} vor dir.</translation>
    </message>
    <message>
      <source>{score} after one deal, {lead} ahead of {names}.</source>
      <comment>AHEAD_ONE</comment>
      <translation>{score} nach einem Spiel, {lead} vor {names}.</translation>
    </message>
    <message>
      <source>{score} after one deal, {lead} ahead of you.</source>
      <comment>AHEAD_YOU_ONE</comment>
      <translation>{score} nach einem Spiel, {lead} vor dir.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals.</source>
      <comment>SCORE</comment>
      <translation>{score} nach {deals} Spielen.</translation>
    </message>
    <message>
      <source>{score} after one deal.</source>
      <comment>SCORE_ONE</comment>
      <translation>{score} nach einem Spiel.</translation>
    </message>
    <message>
      <source>More than one score went over {target} in the last deal, and the bidder's counts first.</source>
      <comment>BOTH_BIDDER</comment>
      <translation>Im letzten Spiel kamen mehrere über {target}, und wer das Gebot hatte, zählt zuerst.</translation>
    </message>
    <message>
      <source>More than one score went over {target} in the last deal, and the higher one wins.</source>
      <comment>BOTH_HIGHEST</comment>
      <translation>Im letzten Spiel kamen mehrere über {target}, und die höhere Punktzahl gewinnt.</translation>
    </message>
    <message>
      <source>More than one score was over {target} before, and the higher one wins now.</source>
      <comment>BOTH_AGAIN</comment>
      <translation>Schon vorher waren mehrere über {target}, und jetzt gewinnt die höhere Punktzahl.</translation>
    </message>
    <message>
      <source>The target had gone up from {first} to {target}.</source>
      <comment>RAISED</comment>
      <translation>Das Ziel war von {first} auf {target} gestiegen.</translation>
    </message>
    <message>
      <source>These rules call for a made bid in the winning deal, and there was one.</source>
      <comment>BID_OUT</comment>
      <translation>Nach diesen Regeln muss im letzten Spiel ein Kontrakt erfüllt werden, und das wurde er.</translation>
    </message>
    <message>
      <source>Over {target}, and the others have failed {count} bids since.</source>
      <comment>SLID_OUT</comment>
      <translation>Über {target}, und die anderen haben seither {count} Kontrakte verloren.</translation>
    </message>
    <message>
      <source>Over {target}, and the others have failed a bid since.</source>
      <comment>SLID_OUT_ONE</comment>
      <translation>Über {target}, und die anderen haben seither ein Gebot verfehlt.</translation>
    </message>
    <message>
      <source>At minus {target}, or lower, a match is over.</source>
      <comment>MERCY_MINUS</comment>
      <translation>Bei minus {target} oder weniger ist eine Partie vorbei.</translation>
    </message>
    <message>
      <source>A lead of {lead} ends the match.</source>
      <comment>MERCY_LEAD</comment>
      <translation>Ein Vorsprung von {lead} beendet die Partie.</translation>
    </message>
    <message>
      <source>{name} made {bid} in the last deal.</source>
      <comment>LAST_BID</comment>
      <translation>{name} hat {bid} im letzten Spiel geschafft.</translation>
    </message>
    <message>
      <source>You made {bid} in the last deal.</source>
      <comment>LAST_BID_YOU</comment>
      <translation>Du hast {bid} im letzten Spiel geschafft.</translation>
    </message>
    <message>
      <source>{name} didn't make {bid} in the last deal.</source>
      <comment>LAST_SET</comment>
      <translation>{name} hat {bid} im letzten Spiel nicht geschafft.</translation>
    </message>
    <message>
      <source>You didn't make {bid} in the last deal.</source>
      <comment>LAST_SET_YOU</comment>
      <translation>Du hast {bid} im letzten Spiel nicht geschafft.</translation>
    </message>
    <message>
      <source>Best contract</source>
      <comment>BEST_CONTRACT</comment>
      <translation>Bester Kontrakt</translation>
    </message>
    <message>
      <source>Biggest meld</source>
      <comment>BIGGEST_MELD</comment>
      <translation>Größte Meldung</translation>
    </message>
    <message>
      <source>Turning point</source>
      <comment>TURNING_POINT</comment>
      <translation>Wendepunkt</translation>
    </message>
    <message>
      <source>Boldest bid</source>
      <comment>BOLDEST_BID</comment>
      <translation>Kühnstes Gebot</translation>
    </message>
    <message>
      <source>Costliest deal</source>
      <comment>COSTLIEST_DEAL</comment>
      <translation>Teuerstes Spiel</translation>
    </message>
    <message>
      <source>Longest run of tricks</source>
      <comment>LONGEST_RUN</comment>
      <translation>Längste Stichserie</translation>
    </message>
    <message>
      <source>Closest call</source>
      <comment>CLOSEST_CALL</comment>
      <translation>Am knappsten</translation>
    </message>
    <message>
      <source>Best deal</source>
      <comment>BEST_DEAL</comment>
      <translation>Bestes Spiel</translation>
    </message>
    <message>
      <source>{name}, {what}</source>
      <comment>NAMED</comment>
      <translation>{name}, {what}</translation>
    </message>
    <message>
      <source>deal {number}</source>
      <comment>IN_DEAL</comment>
      <translation>Spiel {number}</translation>
    </message>
    <message>
      <source>{name}, deal {number}</source>
      <comment>OF_IN_DEAL</comment>
      <translation>{name}, Spiel {number}</translation>
    </message>
    <message>
      <source>Into the lead</source>
      <comment>LEAD</comment>
      <translation>In Führung</translation>
    </message>
    <message>
      <source>{names}: from {behind} behind to {ahead} ahead.</source>
      <comment>LEAD_FROM</comment>
      <translation>{names}: von {behind} Rückstand zu {ahead} Vorsprung.</translation>
    </message>
    <message>
      <source>{names}: from level to {ahead} ahead.</source>
      <comment>LEAD_FROM_LEVEL</comment>
      <translation>{names}: vom Gleichstand zu {ahead} Vorsprung.</translation>
    </message>
    <message>
      <source>{meld} in meld, so {needed} had to come from tricks: {spare} to spare.</source>
      <comment>BOLD_MADE</comment>
      <translation>{meld} gemeldet, also mussten {needed} aus den Stichen kommen: {spare} mehr als nötig.</translation>
    </message>
    <message>
      <source>{meld} in meld, so {needed} had to come from tricks: {short} short.</source>
      <comment>BOLD_SET</comment>
      <translation>{meld} gemeldet, also mussten {needed} aus den Stichen kommen: {short} zu wenig.</translation>
    </message>
    <message>
      <source>{count} in a row</source>
      <comment>IN_A_ROW</comment>
      <translation>{count} in Folge</translation>
    </message>
    <message>
      <source>{names}: tricks {first} to {last} of {all}.</source>
      <comment>RUN_OF</comment>
      <translation>{names}: Stich {first} bis {last} von {all}.</translation>
    </message>
    <message>
      <source>{names}: every trick.</source>
      <comment>RUN_ALL</comment>
      <translation>{names}: alle Stiche.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and came to {sum}.</source>
      <comment>CLOSE_BID</comment>
      <translation>{name} hat {bid} gereizt und ist auf {sum} gekommen.</translation>
    </message>
    <message>
      <source>You bid {bid} and came to {sum}.</source>
      <comment>CLOSE_BID_YOU</comment>
      <translation>Du hast {bid} gereizt und bist auf {sum} gekommen.</translation>
    </message>
    <message>
      <source>{name} bid {bid}.</source>
      <comment>LOST_BID</comment>
      <translation>{name} hat {bid} gereizt.</translation>
    </message>
    <message>
      <source>You bid {bid}.</source>
      <comment>LOST_BID_YOU</comment>
      <translation>Du hast {bid} gereizt.</translation>
    </message>
    <message>
      <source>{names}: {meld} in meld and {tricks} in tricks.</source>
      <comment>SUMMED</comment>
      <translation>{names}: {meld} gemeldet und {tricks} in Stichen.</translation>
    </message>
    <message>
      <source>{head}: {main}, {where}</source>
      <comment>LINE</comment>
      <translation>{head}: {main}, {where}</translation>
    </message>
    <message>
      <source>{made} bids made</source>
      <comment>BIDS_MADE</comment>
      <translation>{made} erfüllt</translation>
    </message>
    <message>
      <source>1 bid made</source>
      <comment>BIDS_MADE_ONE</comment>
      <translation>1 erfüllt</translation>
    </message>
    <message>
      <source>{lost} lost</source>
      <comment>BIDS_LOST</comment>
      <translation>{lost} verloren</translation>
    </message>
    <message>
      <source>{won} deals won</source>
      <comment>DEALS_WON</comment>
      <translation>{won} Spiele gewonnen</translation>
    </message>
    <message>
      <source>1 deal won</source>
      <comment>DEALS_WON_ONE</comment>
      <translation>1 Spiel gewonnen</translation>
    </message>
    <message>
      <source>Rematch</source>
      <comment>REMATCH</comment>
      <translation>Revanche</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY</comment>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>New game…</source>
      <comment>NEW_GAME</comment>
      <translation>Neue Partie …</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>LOOK_BACK</comment>
      <translation>Rückblick</translation>
    </message>
    <message>
      <source>Save picture</source>
      <comment>SAVE_PICTURE</comment>
      <translation>Bild speichern</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Less</source>
      <comment>LESS</comment>
      <translation>Weniger</translation>
    </message>
  </context>
  <context>
    <name>Meaning</name>
    <message>
      <source>This player picks at random, so it means nothing.</source>
      <comment>BY_CHANCE</comment>
      <translation>Dieser Spieler wählt nach Zufall; es bedeutet also nichts.</translation>
    </message>
    <message>
      <source>The rules make the first bidder open, so it says nothing about the hand.</source>
      <comment>OPENING_FORCED</comment>
      <translation>Nach den Regeln muss eröffnen, wer zuerst reizt; über das Blatt sagt das nichts.</translation>
    </message>
    <message>
      <source>Whoever holds meld has to open here, so it may say no more than that.</source>
      <comment>HAS_TO_OPEN</comment>
      <translation>Wer etwas zu melden hat, muss hier eröffnen; mehr sagt es vielleicht nicht.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have about {points} in meld and {count} trump.</source>
      <comment>HOLDS</comment>
      <translation>Blätter für so ein Gebot haben meist etwa {points} in Meldungen und {count} Trümpfe.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have about {points} in meld, often a run, and {count} trump.</source>
      <comment>HOLDS_RUN_OR</comment>
      <translation>Blätter für so ein Gebot haben meist etwa {points} in Meldungen, oft eine Familie, und {count} Trümpfe.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have a run, about {points} in meld and {count} trump.</source>
      <comment>HOLDS_RUN</comment>
      <translation>Blätter für so ein Gebot haben meist eine Familie, etwa {points} in Meldungen und {count} Trümpfe.</translation>
    </message>
    <message>
      <source>At this level, that is easily {points} off, more often too low than too high.</source>
      <comment>OFTEN_WRONG</comment>
      <translation>Auf dieser Stufe liegt das leicht um {points} daneben, öfter zu niedrig als zu hoch.</translation>
    </message>
    <message>
      <source>To bid over a partner, the hand should hold a run, or be worth {points} more than that.</source>
      <comment>OVER_PARTNER</comment>
      <translation>Um einen Partner zu überbieten, soll das Blatt eine Familie haben oder {points} mehr wert sein als das.</translation>
    </message>
    <message>
      <source>It says that the hand is good for this much, or means to push others up.</source>
      <comment>PERSON_BIDS</comment>
      <translation>Es sagt, dass das Blatt so viel wert ist, oder soll andere hochtreiben.</translation>
    </message>
    <message>
      <source>Bidding takes a marriage here, so there is one in the hand.</source>
      <comment>HOLDS_MARRIAGE</comment>
      <translation>Zum Reizen braucht man hier ein Paar; eines ist also im Blatt.</translation>
    </message>
    <message>
      <source>In {suit}, the hand's meld and strong cards together are worth the most.</source>
      <comment>NAMES_SUIT</comment>
      <translation>In {suit} sind Meldung und starke Karten zusammen für das Blatt am meisten wert.</translation>
    </message>
    <message>
      <source>Most likely the best meld or the longest suit of the hand is in {suit}.</source>
      <comment>NAMES_SUIT_PERSON</comment>
      <translation>Wahrscheinlich hat das Blatt seine beste Meldung oder längste Farbe in {suit}.</translation>
    </message>
    <message>
      <source>Bidding {suit} takes a marriage in that suit, so there is one in the hand.</source>
      <comment>BID_MARRIAGE</comment>
      <translation>Um {suit} zu reizen, braucht man darin ein Paar; eines ist also im Blatt.</translation>
    </message>
    <message>
      <source>Bidding {suit} takes a run, a marriage or the dix of that suit, so there is one in the hand.</source>
      <comment>BID_MELD</comment>
      <translation>Um {suit} zu reizen, braucht man darin eine Familie, ein Paar oder die Dix; das ist also im Blatt.</translation>
    </message>
    <message>
      <source>It promises to win every single trick: hardly any card in this hand can lose with the right trump.</source>
      <comment>BIDS_MOON</comment>
      <translation>Das verspricht, alle Stiche zu machen: Mit dem richtigen Trumpf kann kaum eine Karte dieser Hand verlieren.</translation>
    </message>
    <message>
      <source>By agreement, a bid higher than needed shows the partner {points} in meld, whatever is trump.</source>
      <comment>SIGNALS_MELD</comment>
      <translation>Wie verabredet zeigt ein höheres Gebot als nötig dem Partner {points} an Meldung, welche Farbe auch Trumpf wird.</translation>
    </message>
    <message>
      <source>By agreement, one step over the opening shows the partner aces around.</source>
      <comment>SIGNALS_ACES_AROUND</comment>
      <translation>Wie verabredet zeigt ein Schritt über die Eröffnung dem Partner vier Asse.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {points} in meld or more, whatever is trump.</source>
      <comment>SHOWS_MELD</comment>
      <translation>Wie verabredet zeigt es dem Partner mindestens {points} in Meldungen, was auch immer Trumpf ist.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner aces around.</source>
      <comment>SHOWS_ACES_AROUND</comment>
      <translation>Wie verabredet zeigt es dem Partner vier Asse.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {count} aces or more.</source>
      <comment>SHOWS_ACES</comment>
      <translation>Wie verabredet zeigt es dem Partner mindestens {count} Asse.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Wie verabredet zeigt es dem Partner eine Familie.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {count} cards or more of one suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Wie verabredet zeigt es dem Partner mindestens {count} Karten einer Farbe.</translation>
    </message>
    <message>
      <source>As agreed, it asks the partner to show meld.</source>
      <comment>SHOWS_ASKS</comment>
      <translation>Wie verabredet fragt es den Partner nach Meldungen.</translation>
    </message>
    <message>
      <source>The partner's jump only showed meld: this player still names trump.</source>
      <comment>TAKES_BACK</comment>
      <translation>Der Sprung des Partners hat nur Meldungen gezeigt: Trumpf wird weiter hier genannt.</translation>
    </message>
    <message>
      <source>It's also the lowest possible bid, so it may mean no more than that.</source>
      <comment>OR_LOWEST</comment>
      <translation>Es ist aber auch das niedrigste Gebot, das möglich war, und heißt vielleicht nur das.</translation>
    </message>
    <message>
      <source>It's {points} higher than it had to be: a strong hand, or meant to shut the others out.</source>
      <comment>JUMPS</comment>
      <translation>Das ist {points} mehr als nötig: ein starkes Blatt, oder es soll die anderen abschrecken.</translation>
    </message>
    <message>
      <source>It takes the bid from the partner: this hand wants to name trump, and most likely holds a run.</source>
      <comment>WANTS_TRUMP</comment>
      <translation>Damit wird der Partner überboten: Dieses Blatt will selbst Trumpf wählen und hat wahrscheinlich eine Familie.</translation>
    </message>
    <message>
      <source>It began at {points} and goes on: the last bid says how good the hand is.</source>
      <comment>GOES_ON</comment>
      <translation>Angefangen hat es mit {points} und geht nun weiter: Erst das letzte Gebot sagt, wie gut das Blatt ist.</translation>
    </message>
    <message>
      <source>A usual hand is good for about {usual} here: this one should have {points} more in meld or trump.</source>
      <comment>BETTER_THAN_USUAL</comment>
      <translation>Ein übliches Blatt ist hier etwa {usual} wert: Dieses dürfte in Meldungen oder Trümpfen {points} mehr haben.</translation>
    </message>
    <message>
      <source>A usual hand is good for about {usual} here, so it takes nothing special.</source>
      <comment>USUAL_HAND</comment>
      <translation>Ein übliches Blatt ist hier etwa {usual} wert; dafür braucht es kein besonderes.</translation>
    </message>
    <message>
      <source>It promises three quarters of what it expects: its own meld and half of its side's tricks.</source>
      <comment>PROMISES</comment>
      <translation>Es verspricht drei Viertel dessen, was es erwartet: die eigene Meldung und die Hälfte der Stiche seiner Seite.</translation>
    </message>
    <message>
      <source>Expert bids what should bring its side most: enough to name trump, or only what is safe.</source>
      <comment>PROMISES_EXPERT</comment>
      <translation>Der Meister reizt, was seiner Seite am meisten bringen sollte: genug, um Trumpf zu nennen, oder nur, was sicher ist.</translation>
    </message>
    <message>
      <source>That's what this hand adds to its side's contract.</source>
      <comment>ADDS</comment>
      <translation>Das legt dieses Blatt zum Kontrakt seiner Seite dazu.</translation>
    </message>
    <message>
      <source>The hand is too weak to promise anything.</source>
      <comment>ADDS_NOTHING</comment>
      <translation>Das Blatt ist zu schwach, um etwas zu versprechen.</translation>
    </message>
    <message>
      <source>Expert sees nothing to gain by adding to its side's bids.</source>
      <comment>ADDS_NOTHING_EXPERT</comment>
      <translation>Der Meister sieht keinen Gewinn darin, die Gebote seiner Seite zu erhöhen.</translation>
    </message>
    <message>
      <source>It says that the hand has nothing to add.</source>
      <comment>ADDS_NOTHING_PERSON</comment>
      <translation>Es sagt, dass das Blatt nichts beizutragen hat.</translation>
    </message>
    <message>
      <source>Perhaps there is no marriage in the hand, and bidding takes one.</source>
      <comment>OR_NO_MARRIAGE</comment>
      <translation>Vielleicht fehlt auch ein Paar, und ohne das darf man nicht reizen.</translation>
    </message>
    <message>
      <source>Pass with help: aces, kings and queens, some of every suit, perhaps half a pinochle. Most hands have that.</source>
      <comment>HELPS</comment>
      <translation>Passen mit Hilfe: Asse, Könige und Damen, von jeder Farbe etwas, vielleicht ein halbes Pinochle. Die meisten Blätter haben das.</translation>
    </message>
    <message>
      <source>Pass with help: it tells the partner that there is meld or strength in the hand.</source>
      <comment>HELPS_PERSON</comment>
      <translation>Passen mit Hilfe: Es sagt dem Partner, dass das Blatt etwas zu melden oder hohe Karten hat.</translation>
    </message>
    <message>
      <source>Without “help”: few aces, kings and queens, or one very short suit.</source>
      <comment>HELPS_NOT</comment>
      <translation>Ohne „Hilfe“: wenige Asse, Könige und Damen, oder eine sehr kurze Farbe.</translation>
    </message>
    <message>
      <source>The hand isn't good for {points}.</source>
      <comment>NOT_GOOD_FOR</comment>
      <translation>Das Blatt ist keine {points} wert.</translation>
    </message>
    <message>
      <source>Expert sees too little to gain by bidding {points}.</source>
      <comment>NOT_WORTH</comment>
      <translation>Der Meister sieht zu wenig Gewinn darin, {points} zu reizen.</translation>
    </message>
    <message>
      <source>It says that the hand isn't good for {points}.</source>
      <comment>NOT_GOOD_FOR_PERSON</comment>
      <translation>Es sagt, dass das Blatt keine {points} wert ist.</translation>
    </message>
    <message>
      <source>The partner has the bid, so even a fair hand leaves it there.</source>
      <comment>LEAVES_IT</comment>
      <translation>Der Partner hat das Gebot; auch ein ordentliches Blatt lässt es ihm.</translation>
    </message>
    <message>
      <source>Whoever holds meld has to open here: this hand has no marriage, no pinochle, no around.</source>
      <comment>NO_MELD_TO_OPEN</comment>
      <translation>Wer etwas zu melden hat, muss hier eröffnen: In diesem Blatt ist kein Paar, kein Pinochle und sind keine vier Gleichen.</translation>
    </message>
    <message>
      <source>Meld and tricks together now have to reach {points}, or the contract is set.</source>
      <comment>CONTRACT</comment>
      <translation>Meldung und Stiche müssen jetzt zusammen {points} bringen, sonst ist der Kontrakt verloren.</translation>
    </message>
    <message>
      <source>Every trick now has to be won: one that is lost costs the moon.</source>
      <comment>CONTRACT_MOON</comment>
      <translation>Jetzt müssen alle Stiche her: Ein verlorener, und der Durchmarsch ist misslungen.</translation>
    </message>
    <message>
      <source>The rules choose the bidder here, so it says little about the hand.</source>
      <comment>CONTRACT_FORCED</comment>
      <translation>Hier bestimmen die Regeln den Alleinspieler; über das Blatt sagt das wenig.</translation>
    </message>
    <message>
      <source>Each side now has to reach its own total in meld and tricks.</source>
      <comment>CONTRACTS</comment>
      <translation>Jede Seite muss jetzt ihre eigene Summe hereinbringen, mit Meldung und Stichen.</translation>
    </message>
    <message>
      <source>The rules let a hand as poor as this be thrown in.</source>
      <comment>THROWN_IN</comment>
      <translation>Nach den Regeln darf ein so schlechtes Blatt weggeworfen werden.</translation>
    </message>
    <message>
      <source>The bid looks out of reach, so it's given up before the play.</source>
      <comment>GIVES_UP</comment>
      <translation>Das Gebot scheint unerreichbar; darum wird vor dem Spiel aufgegeben.</translation>
    </message>
    <message>
      <source>In this suit, the hand's meld and strong cards together are worth the most.</source>
      <comment>TRUMP</comment>
      <translation>In dieser Farbe sind Meldung und starke Karten zusammen für das Blatt am meisten wert.</translation>
    </message>
    <message>
      <source>Most likely it's the best meld or the longest suit of the hand.</source>
      <comment>TRUMP_PERSON</comment>
      <translation>Wahrscheinlich ist es die beste Meldung oder die längste Farbe des Blatts.</translation>
    </message>
    <message>
      <source>There was no trump until this meld: the first one of its kind makes its suit trump.</source>
      <comment>TRUMP_BY_MELD</comment>
      <translation>Bis zu dieser Meldung gab es keinen Trumpf: Die erste ihrer Art macht ihre Farbe zu Trumpf.</translation>
    </message>
    <message>
      <source>Whoever can must name a suit in which they hold a marriage.</source>
      <comment>TRUMP_MARRIAGE</comment>
      <translation>Wer kann, muss eine Farbe wählen, in der das Blatt ein Paar hat.</translation>
    </message>
    <message>
      <source>Whoever can must name a suit in which they hold a run, a marriage or the dix.</source>
      <comment>TRUMP_MELD</comment>
      <translation>Wer kann, muss eine Farbe wählen, in der das Blatt eine Familie, ein Paar oder die Dix hat.</translation>
    </message>
    <message>
      <source>It's the best trump that isn't in this hand. Whoever holds it is the partner.</source>
      <comment>CALLS</comment>
      <translation>Das ist der beste Trumpf, der in diesem Blatt fehlt. Wer ihn hat, wird Partner.</translation>
    </message>
    <message>
      <source>Whoever holds that card becomes the partner.</source>
      <comment>CALLS_PERSON</comment>
      <translation>Wer diese Karte hat, wird Partner.</translation>
    </message>
    <message>
      <source>Nobody else holds that card, so there is no partner yet.</source>
      <comment>CALLS_NOBODY</comment>
      <translation>Niemand sonst hat diese Karte; es gibt also noch keinen Partner.</translation>
    </message>
    <message>
      <source>The called card is in this hand, and the two play together now.</source>
      <comment>IS_PARTNER</comment>
      <translation>Die gerufene Karte ist in diesem Blatt; die beiden spielen jetzt zusammen.</translation>
    </message>
    <message>
      <source>A high card, or one that fits a marriage, a pinochle or a long suit. The next one went away unseen.</source>
      <comment>KEEPS_FIRST</comment>
      <translation>Eine hohe Karte oder eine, die zu einem Paar, einem Pinochle oder einer langen Farbe passt. Die nächste ging ungesehen weg.</translation>
    </message>
    <message>
      <source>The first card did little for the hand. The second one has to be kept, whatever it is.</source>
      <comment>TAKES_SECOND</comment>
      <translation>Die erste Karte half dem Blatt wenig. Die zweite muss es behalten, welche es auch ist.</translation>
    </message>
    <message>
      <source>Expert expected less from the next card, which went away unseen.</source>
      <comment>KEEPS_FIRST_EXPERT</comment>
      <translation>Der Meister hat von der nächsten Karte weniger erwartet. Sie ist ungesehen weggelegt worden.</translation>
    </message>
    <message>
      <source>Expert expected more from the next card. That one has to be kept, whatever it is.</source>
      <comment>TAKES_SECOND_EXPERT</comment>
      <translation>Der Meister hat von der nächsten Karte mehr erwartet. Sie muss behalten werden, wie sie auch ausfällt.</translation>
    </message>
    <message>
      <source>One of two cards is kept, and the second can only be taken unseen.</source>
      <comment>KEEPS_ONE</comment>
      <translation>Von zwei Karten bleibt eine, und die zweite nimmt man ungesehen.</translation>
    </message>
    <message>
      <source>It adds {count} cards, and just as many have to be laid aside again.</source>
      <comment>WIDOW</comment>
      <translation>Er bringt {count} Karten, und ebenso viele müssen wieder weg.</translation>
    </message>
    <message>
      <source>It adds one card, and one has to be laid aside again.</source>
      <comment>WIDOW_ONE</comment>
      <translation>Er bringt eine Karte, und eine muss wieder weg.</translation>
    </message>
    <message>
      <source>Everybody gets one card from the kitty, and the bidder decides which.</source>
      <comment>KITTY</comment>
      <translation>Jeder bekommt eine Karte des Stocks, und wer gereizt hat, wählt, welche.</translation>
    </message>
    <message>
      <source>The bidder keeps the one that helps most; the strongest of the others goes across the table.</source>
      <comment>KITTY_BEST</comment>
      <translation>Die nützlichste behält der Alleinspieler; die stärkste der übrigen geht an das Gegenüber.</translation>
    </message>
    <message>
      <source>The bidder gets trump first, then aces, then half a pinochle. Few trump are held back.</source>
      <comment>GIVES</comment>
      <translation>Der Alleinspieler bekommt zuerst Trümpfe, dann Asse, dann ein halbes Pinochle. Viele Trümpfe werden nicht behalten.</translation>
    </message>
    <message>
      <source>It should help the bidder most: usually trump, aces and pinochle cards.</source>
      <comment>GIVES_PERSON</comment>
      <translation>Es soll dem Alleinspieler helfen: meist Trümpfe, Asse und Pinochle-Karten.</translation>
    </message>
    <message>
      <source>It's what the bidder needs least, seldom a card from a meld better than a marriage.</source>
      <comment>GIVES_BACK</comment>
      <translation>Es ist, was der Alleinspieler am wenigsten braucht, selten eine Karte aus einer Meldung, die mehr zählt als ein Paar.</translation>
    </message>
    <message>
      <source>Usually it's what the bidder needs least.</source>
      <comment>GIVES_BACK_PERSON</comment>
      <translation>Meist ist es, was der Alleinspieler am wenigsten braucht.</translation>
    </message>
    <message>
      <source>It's what the hand needs least: hardly ever a card from a meld, but often a short suit.</source>
      <comment>LAYS_ASIDE</comment>
      <translation>Es ist, was das Blatt am wenigsten braucht: fast nie eine Karte einer Meldung, oft aber eine kurze Farbe.</translation>
    </message>
    <message>
      <source>Usually it's what the hand needs least, often a whole short suit.</source>
      <comment>LAYS_ASIDE_PERSON</comment>
      <translation>Meist ist es, was das Blatt am wenigsten braucht, oft eine ganze kurze Farbe.</translation>
    </message>
    <message>
      <source>Computer players show all that counts: there is no more meld in this hand.</source>
      <comment>SHOWS_ALL</comment>
      <translation>Computer zeigen alles, was zählt: Mehr ist in diesem Blatt nicht zu melden.</translation>
    </message>
    <message>
      <source>Computer players show all that counts, so there is no meld in this hand.</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>Computer zeigen alles, was zählt; in diesem Blatt ist also nichts zu melden.</translation>
    </message>
    <message>
      <source>A person may show less than there is.</source>
      <comment>SHOWS_PERSON</comment>
      <translation>Ein Mensch darf auch weniger zeigen, als er hat.</translation>
    </message>
    <message>
      <source>The cards stay in the hand until they are played: remember them.</source>
      <comment>STAYS_IN_HAND</comment>
      <translation>Die Karten bleiben auf der Hand, bis sie gespielt werden: Merk sie dir.</translation>
    </message>
    <message>
      <source>Of all it could meld, this should pay best over the rest of the deal.</source>
      <comment>LAYS</comment>
      <translation>Von allem, was zu melden war, sollte das über den Rest des Spiels am meisten bringen.</translation>
    </message>
    <message>
      <source>Melded cards may be played to a trick like any other.</source>
      <comment>STAYS_ON_TABLE</comment>
      <translation>Gemeldete Karten dürfen wie alle anderen in einen Stich gespielt werden.</translation>
    </message>
    <message>
      <source>The dix may be traded for the turned card, which is in this hand now.</source>
      <comment>TRADES</comment>
      <translation>Die Dix darf gegen die aufgedeckte Karte getauscht werden, die jetzt in diesem Blatt ist.</translation>
    </message>
    <message>
      <source>Everybody has seen it, so this card in the hand is known.</source>
      <comment>DRAWS_OPEN</comment>
      <translation>Alle haben sie gesehen; diese Karte des Blatts ist also bekannt.</translation>
    </message>
    <message>
      <source>It needs more in tricks than this hand can hope for.</source>
      <comment>THROWS_IN</comment>
      <translation>In Stichen fehlt mehr, als dieses Blatt hoffen kann.</translation>
    </message>
    <message>
      <source>Expert tried the hand in imagined deals: playing it costs more than throwing it in.</source>
      <comment>THROWS_IN_EXPERT</comment>
      <translation>Der Meister hat das Blatt in gedachten Spielen versucht: Spielen kostet mehr als aufgeben.</translation>
    </message>
    <message>
      <source>What it still needs in tricks seems to be within reach.</source>
      <comment>PLAYS_ON</comment>
      <translation>Was in Stichen fehlt, scheint erreichbar.</translation>
    </message>
    <message>
      <source>It promises to win every single trick: hardly any card in this hand can lose.</source>
      <comment>SHOOTS</comment>
      <translation>Das verspricht, alle Stiche zu machen: Kaum eine Karte dieser Hand kann verlieren.</translation>
    </message>
    <message>
      <source>By the rules, the bidder's first lead is trump.</source>
      <comment>LEADS_BY_RULE</comment>
      <translation>Nach den Regeln spielt der Alleinspieler zuerst Trumpf aus.</translation>
    </message>
    <message>
      <source>That pulls trump: once it's gone, nobody can trump this side's high cards.</source>
      <comment>LEADS_TRUMP</comment>
      <translation>Das zieht Trümpfe: Sind sie weg, kann niemand mehr die hohen Karten dieser Seite stechen.</translation>
    </message>
    <message>
      <source>That pulls the bidder's own trump, so fewer tricks can be trumped.</source>
      <comment>LEADS_TRUMP_AGAINST</comment>
      <translation>Das zieht dem Alleinspieler die Trümpfe, damit er weniger Stiche stechen kann.</translation>
    </message>
    <message>
      <source>Against the bidder, this level leads trump only when nothing better is left, and mostly when nothing else is.</source>
      <comment>LEADS_TRUMP_LAST</comment>
      <translation>Gegen den Alleinspieler spielt diese Stufe Trumpf nur aus, wenn nichts Besseres, meist nichts anderes, mehr da ist.</translation>
    </message>
    <message>
      <source>Nothing higher in {suit} is left: only a trump can beat it.</source>
      <comment>LEADS_TOP</comment>
      <translation>In {suit} ist nichts Höheres mehr da: Nur ein Trumpf schlägt das.</translation>
    </message>
    <message>
      <source>No higher trump is left: nothing can beat it.</source>
      <comment>LEADS_TOP_TRUMP</comment>
      <translation>Kein höherer Trumpf ist mehr da: Nichts schlägt das.</translation>
    </message>
    <message>
      <source>It's no sure trick: the partner may win it, or little is given up.</source>
      <comment>LEADS_LOW</comment>
      <translation>Der Stich ist nicht sicher: Vielleicht macht ihn der Partner, sonst ist wenig verloren.</translation>
    </message>
    <message>
      <source>It's no sure trick, and mostly one that gives up little.</source>
      <comment>LEADS_LOW_ALONE</comment>
      <translation>Der Stich ist nicht sicher, und meist gibt die Karte wenig her.</translation>
    </message>
    <message>
      <source>This late in the deal, it may just be what is left.</source>
      <comment>LATE</comment>
      <translation>So spät im Spiel ist es vielleicht nur, was noch da ist.</translation>
    </message>
    <message>
      <source>Most likely a card that can be spared. While the stock lasts, strong cards and meld are kept.</source>
      <comment>LEADS_SPARE</comment>
      <translation>Wahrscheinlich eine Karte, die entbehrlich ist. Solange der Stapel reicht, werden starke Karten und Meldungen behalten.</translation>
    </message>
    <message>
      <source>It was the last card, so there was no choice.</source>
      <comment>LAST_CARD</comment>
      <translation>Es war die letzte Karte; eine Wahl gab es nicht.</translation>
    </message>
    <message>
      <source>There is no card in {suit} left in this hand.</source>
      <comment>NO_SUIT</comment>
      <translation>In diesem Blatt ist keine Karte in {suit} mehr.</translation>
    </message>
    <message>
      <source>Neither {suit} nor trump is left in this hand, or one would have had to be played.</source>
      <comment>NO_SUIT_NO_TRUMP</comment>
      <translation>In diesem Blatt ist weder {suit} noch Trumpf mehr, sonst hätte eines davon gespielt werden müssen.</translation>
    </message>
    <message>
      <source>There is no card in {suit} left in this hand, so the rules call for a trump.</source>
      <comment>HAS_TO_TRUMP</comment>
      <translation>In diesem Blatt ist keine Karte in {suit} mehr, und dann verlangen die Regeln einen Trumpf.</translation>
    </message>
    <message>
      <source>The {card} had to be beaten if possible: nothing higher in {suit} is left in this hand.</source>
      <comment>NOTHING_HIGHER</comment>
      <translation>{card} hätte geschlagen werden müssen: In {suit} ist in diesem Blatt nichts Höheres mehr.</translation>
    </message>
    <message>
      <source>That is true if the card was legal: a wrong one is only penalized later.</source>
      <comment>IF_LEGAL</comment>
      <translation>Das gilt, wenn die Karte erlaubt war: Eine falsche wird erst später bestraft.</translation>
    </message>
    <message>
      <source>Whoever can has to beat the {card}, so it says little more.</source>
      <comment>HAS_TO_BEAT</comment>
      <translation>Nach den Regeln muss {card} schlagen, wer kann; mehr sagt es kaum.</translation>
    </message>
    <message>
      <source>It takes the trick so far, though nothing forced it to.</source>
      <comment>TAKES</comment>
      <translation>Es nimmt den Stich bis jetzt, ohne dass es musste.</translation>
    </message>
    <message>
      <source>Their side has the trick, so they throw on points.</source>
      <comment>ADDS_POINTS</comment>
      <translation>Diese Seite hat den Stich bis jetzt, also wird geschmiert.</translation>
    </message>
    <message>
      <source>Their side has the trick. Most likely they had no points to throw on.</source>
      <comment>ADDS_NO_POINTS</comment>
      <translation>Diese Seite hat den Stich bis jetzt. Wahrscheinlich war nichts zum Schmieren da.</translation>
    </message>
    <message>
      <source>The bidder doesn't have the trick, so they throw on points.</source>
      <comment>ADDS_POINTS_AGAINST</comment>
      <translation>Der Alleinspieler hat den Stich bis jetzt nicht, also wird geschmiert.</translation>
    </message>
    <message>
      <source>The bidder doesn't have the trick. Most likely they had no points to throw on.</source>
      <comment>ADDS_NO_POINTS_AGAINST</comment>
      <translation>Der Alleinspieler hat den Stich bis jetzt nicht. Wahrscheinlich war nichts zum Schmieren da.</translation>
    </message>
    <message>
      <source>The others have the trick, so they get no points.</source>
      <comment>GIVES_UP_LITTLE</comment>
      <translation>Die anderen haben den Stich bis jetzt, also bekommen sie keine Punkte dazu.</translation>
    </message>
    <message>
      <source>The others have the trick and get points: most likely there was nothing cheaper to play.</source>
      <comment>GIVES_UP_POINTS</comment>
      <translation>Die anderen haben den Stich bis jetzt und bekommen Punkte dazu: Wahrscheinlich ging es nicht billiger.</translation>
    </message>
    <message>
      <source>While the stock lasts, any card may be played, so it says nothing about suits.</source>
      <comment>FREE_CHOICE</comment>
      <translation>Solange der Stapel reicht, darf jede Karte gespielt werden; über die Farben im Blatt sagt das nichts.</translation>
    </message>
    <message>
      <source>They wanted the trick: for its points, or to meld.</source>
      <comment>WANTS_TRICK</comment>
      <translation>Der Stich war gewollt: wegen der Punkte oder um zu melden.</translation>
    </message>
    <message>
      <source>They let the trick go, to keep better cards.</source>
      <comment>LETS_GO</comment>
      <translation>Der Stich wurde überlassen, um bessere Karten zu behalten.</translation>
    </message>
    <message>
      <source>The highest trump wins. Without a trump, the highest card of the suit that was led does.</source>
      <comment>TRICK_WON</comment>
      <translation>Der höchste Trumpf gewinnt, ohne Trumpf die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
      <source>Of two equal cards, the first one wins.</source>
      <comment>FIRST_OF_EQUALS</comment>
      <translation>Von zwei gleichen Karten gewinnt die erste.</translation>
    </message>
    <message>
      <source>The last trick counts {points} extra.</source>
      <comment>LAST_TRICK</comment>
      <translation>Der letzte Stich zählt {points} dazu.</translation>
    </message>
    <message>
      <source>By this player's count, tricks and meld so far reach the target.</source>
      <comment>OUT</comment>
      <translation>Nach eigener Zählung ist mit Stichen und Meldung das Ziel erreicht.</translation>
    </message>
    <message>
      <source>Tricks and meld are counted as they come in, and reach the target.</source>
      <comment>OUT_BY_RULE</comment>
      <translation>Stiche und Meldung werden laufend gezählt und erreichen das Ziel.</translation>
    </message>
  </context>
  <context>
    <name>Menu</name>
    <message>
      <source>&amp;Game</source>
      <comment>GAME</comment>
      <translation>&amp;Spiel</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <comment>NEW</comment>
      <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
      <source>Play &amp;together…</source>
      <comment>TOGETHER</comment>
      <translation>Zusa&amp;mmen spielen …</translation>
    </message>
    <message>
      <source>&amp;Join a table…</source>
      <comment>JOIN</comment>
      <translation>Einem Ti&amp;sch beitreten …</translation>
    </message>
    <message>
      <source>Sa&amp;y to the table</source>
      <comment>TALK</comment>
      <translation>Am Tis&amp;ch sagen</translation>
    </message>
    <message>
      <source>&amp;House rules…</source>
      <comment>HOUSE_RULES</comment>
      <translation>&amp;Hausregeln …</translation>
    </message>
    <message>
      <source>Next &amp;deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>Nächstes S&amp;piel</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <comment>UNDO</comment>
      <translation>Rück&amp;gängig</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <comment>REDO</comment>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>Decl&amp;are out</source>
      <comment>DECLARE_OUT</comment>
      <translation>„&amp;Aus“ sagen</translation>
    </message>
    <message>
      <source>&amp;Claim the rest</source>
      <comment>CLAIM_REST</comment>
      <translation>&amp;Rest beanspruchen</translation>
    </message>
    <message>
      <source>Gi&amp;ve up…</source>
      <comment>GIVE_UP</comment>
      <translation>A&amp;ufgeben …</translation>
    </message>
    <message>
      <source>&amp;Games…</source>
      <comment>GAMES</comment>
      <translation>Par&amp;tien …</translation>
    </message>
    <message>
      <source>R&amp;ecent games</source>
      <comment>RECENT</comment>
      <translation>&amp;Zuletzt gespielt</translation>
    </message>
    <message>
      <source>&amp;Statistics…</source>
      <comment>STATISTICS</comment>
      <translation>Stat&amp;istik …</translation>
    </message>
    <message>
      <source>&amp;Keep score for real cards…</source>
      <comment>SCORE_SHEET</comment>
      <translation>Pun&amp;kte für echte Karten …</translation>
    </message>
    <message>
      <source>&amp;Open a file…</source>
      <comment>OPEN_FILE</comment>
      <translation>&amp;Datei öffnen …</translation>
    </message>
    <message>
      <source>&amp;Preferences…</source>
      <comment>PREFERENCES</comment>
      <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <comment>QUIT</comment>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <comment>LEARN</comment>
      <translation>&amp;Lernen</translation>
    </message>
    <message>
      <source>&amp;Lessons…</source>
      <comment>LESSONS</comment>
      <translation>&amp;Lektionen …</translation>
    </message>
    <message>
      <source>&amp;Drills…</source>
      <comment>DRILLS</comment>
      <translation>Ü&amp;bungen …</translation>
    </message>
    <message>
      <source>&amp;Problems…</source>
      <comment>PROBLEMS</comment>
      <translation>&amp;Aufgaben …</translation>
    </message>
    <message>
      <source>Set up a &amp;hand…</source>
      <comment>SET_UP_HAND</comment>
      <translation>Blatt &amp;zusammenstellen …</translation>
    </message>
    <message>
      <source>Problem of the da&amp;y</source>
      <comment>PROBLEM</comment>
      <translation>Auf&amp;gabe des Tages</translation>
    </message>
    <message>
      <source>My &amp;mistakes…</source>
      <comment>MISTAKES</comment>
      <translation>Meine &amp;Fehler …</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <comment>VIEW</comment>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;Odds</source>
      <comment>ODDS</comment>
      <translation>&amp;Chancen</translation>
    </message>
    <message>
      <source>&amp;Last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Let&amp;zter Stich</translation>
    </message>
    <message>
      <source>&amp;Melds</source>
      <comment>MELDS</comment>
      <translation>&amp;Meldungen</translation>
    </message>
    <message>
      <source>&amp;Scores</source>
      <comment>SCORES</comment>
      <translation>&amp;Punkte</translation>
    </message>
    <message>
      <source>Lo&amp;g</source>
      <comment>LOG</comment>
      <translation>Ver&amp;lauf</translation>
    </message>
    <message>
      <source>&amp;Hand as a list</source>
      <comment>HAND_LIST</comment>
      <translation>&amp;Blatt als Liste</translation>
    </message>
    <message>
      <source>&amp;People</source>
      <comment>PEOPLE</comment>
      <translation>M&amp;enschen</translation>
    </message>
    <message>
      <source>Look &amp;back at the deal…</source>
      <comment>LOOK_BACK</comment>
      <translation>&amp;Rückblick auf das Spiel …</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <comment>FULL_SCREEN</comment>
      <translation>&amp;Vollbild</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <comment>HELP</comment>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <comment>HINT</comment>
      <translation>&amp;Tipp</translation>
    </message>
    <message>
      <source>&amp;What did that mean?</source>
      <comment>MEANING</comment>
      <translation>Was &amp;hieß das?</translation>
    </message>
    <message>
      <source>&amp;Explain this moment</source>
      <comment>EXPLAIN</comment>
      <translation>Diesen Moment &amp;erklären</translation>
    </message>
    <message>
      <source>&amp;Rules of this game</source>
      <comment>RULES</comment>
      <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
      <source>&amp;Keys…</source>
      <comment>KEYS</comment>
      <translation>Ta&amp;sten …</translation>
    </message>
    <message>
      <source>&amp;Computer players…</source>
      <comment>PLAYERS</comment>
      <translation>&amp;Computerspieler …</translation>
    </message>
    <message>
      <source>&amp;Fair play…</source>
      <comment>FAIR_PLAY</comment>
      <translation>&amp;Faires Spiel …</translation>
    </message>
    <message>
      <source>What's &amp;new…</source>
      <comment>NEWS</comment>
      <translation>&amp;Neues …</translation>
    </message>
    <message>
      <source>&amp;About Pinochle</source>
      <comment>ABOUT</comment>
      <translation>&amp;Über Pinochle</translation>
    </message>
  </context>
  <context>
    <name>MixWord</name>
    <message>
      <source>Checked: nobody could have chosen these cards.</source>
      <comment>CHECKED</comment>
      <translation>Geprüft: Niemand konnte diese Karten aussuchen.</translation>
    </message>
    <message>
      <source>Deal {deal} was dealt without your program's part: it came too late, or the table left it out.</source>
      <comment>LEFT_OUT</comment>
      <translation>Spiel {deal} wurde ohne den Teil deines Programms ausgeteilt: Er kam zu spät, oder der Tisch hat ihn weggelassen.</translation>
    </message>
    <message>
      <source>Deal {deal}: the program of {name} promised a part of the shuffle, and did not open it in time.</source>
      <comment>WITHHELD</comment>
      <translation>Spiel {deal}: Das Programm von {name} hat einen Teil des Mischens versprochen und nicht rechtzeitig geöffnet.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table began to shuffle again after your program had opened its part.</source>
      <comment>TWICE</comment>
      <translation>Spiel {deal}: Der Tisch hat noch einmal zu mischen begonnen, nachdem dein Programm seinen Teil geöffnet hatte.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table has changed the promises after they were fixed.</source>
      <comment>PROMISES</comment>
      <translation>Spiel {deal}: Der Tisch hat die Versprechen geändert, nachdem sie feststanden.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table's own part of the shuffle is not the one that it promised.</source>
      <comment>TABLE_PART</comment>
      <translation>Spiel {deal}: Der Teil des Tisches beim Mischen ist nicht der, den er versprochen hat.</translation>
    </message>
    <message>
      <source>Deal {deal}: the part of {name} is not the one that was promised.</source>
      <comment>PART</comment>
      <translation>Spiel {deal}: Der Teil von {name} ist nicht der versprochene.</translation>
    </message>
    <message>
      <source>Deal {deal}: the cards don't follow from everybody's parts. Somebody has chosen or changed them.</source>
      <comment>CARDS</comment>
      <translation>Spiel {deal}: Die Karten folgen nicht aus den Teilen von allen. Jemand hat sie ausgesucht oder geändert.</translation>
    </message>
    <message>
      <source>Deal {deal}: people have changed places after it was settled which cards each place gets.</source>
      <comment>PLACES</comment>
      <translation>Spiel {deal}: Leute haben die Plätze getauscht, nachdem feststand, welche Karten jeder Platz bekommt.</translation>
    </message>
    <message>
      <source>Deal {deal}: the cards that you saw are not those of the shuffle.</source>
      <comment>SEEN</comment>
      <translation>Spiel {deal}: Die Karten, die du gesehen hast, sind nicht die gemischten.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table does not show how it was shuffled.</source>
      <comment>SILENT</comment>
      <translation>Spiel {deal}: Der Tisch zeigt nicht, wie gemischt wurde.</translation>
    </message>
    <message>
      <source>The table alone shuffles in this match: your program was not asked to add to it.</source>
      <comment>NOT_ASKED</comment>
      <translation>In dieser Partie mischt der Tisch allein: Dein Programm wurde nicht gefragt, ob es etwas dazugibt.</translation>
    </message>
    <message>
      <source>The table alone shuffles: its program is older than yours, and lets nobody add to it.</source>
      <comment>OLD_TABLE</comment>
      <translation>Der Tisch mischt allein: Sein Programm ist älter als deines und lässt niemanden etwas dazugeben.</translation>
    </message>
  </context>
  <context>
    <name>Most</name>
    <message>
      <source>Most bids made</source>
      <comment>MOST_BIDS</comment>
      <translation>Die meisten Gebote erfüllt</translation>
    </message>
    <message>
      <source>Most meld</source>
      <comment>MOST_MELD</comment>
      <translation>Am meisten gemeldet</translation>
    </message>
    <message>
      <source>Best hand</source>
      <comment>BEST_HAND</comment>
      <translation>Bestes Blatt</translation>
    </message>
    <message>
      <source>{head}: {main}</source>
      <comment>SPOKEN</comment>
      <translation>{head}: {main}</translation>
    </message>
  </context>
  <context>
    <name>NumberWord</name>
    <message>
      <source>no</source>
      <comment>NO</comment>
      <translation>keine</translation>
    </message>
    <message>
      <source>one</source>
      <comment>ONE</comment>
      <translation>eine</translation>
    </message>
    <message>
      <source>two</source>
      <comment>TWO</comment>
      <translation>zwei</translation>
    </message>
    <message>
      <source>three</source>
      <comment>THREE</comment>
      <translation>drei</translation>
    </message>
    <message>
      <source>four</source>
      <comment>FOUR</comment>
      <translation>vier</translation>
    </message>
    <message>
      <source>five</source>
      <comment>FIVE</comment>
      <translation>fünf</translation>
    </message>
    <message>
      <source>six</source>
      <comment>SIX</comment>
      <translation>sechs</translation>
    </message>
    <message>
      <source>seven</source>
      <comment>SEVEN</comment>
      <translation>sieben</translation>
    </message>
    <message>
      <source>eight</source>
      <comment>EIGHT</comment>
      <translation>acht</translation>
    </message>
  </context>
  <context>
    <name>OddsWord</name>
    <message>
      <source>Show odds</source>
      <comment>SHOW</comment>
      <translation>Chancen zeigen</translation>
    </message>
    <message>
      <source>Hide odds</source>
      <comment>HIDE</comment>
      <translation>Chancen verbergen</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>Likely total</source>
      <comment>BRINGS</comment>
      <translation>Erwartet</translation>
    </message>
    <message>
      <source>% chance to make it</source>
      <comment>LEGEND</comment>
      <translation>Chance in %</translation>
    </message>
    <message>
      <source>{share}% safe</source>
      <comment>SAFE</comment>
      <translation>{share} % sicher</translation>
    </message>
    <message>
      <source>even money</source>
      <comment>EVEN</comment>
      <translation>50 : 50</translation>
    </message>
    <message>
      <source>Expert: {advice}, go up to {limit}</source>
      <comment>EXPERT_TO</comment>
      <translation>Meister: {advice}, weiter bis {limit}</translation>
    </message>
    <message>
      <source>No odds here: your side's bids are added up.</source>
      <comment>NONE_SUMMED</comment>
      <translation>Hier gibt es keine Chancen: Die Gebote deiner Seite werden zusammengezählt.</translation>
    </message>
    <message>
      <source>Counted from many deals that Expert imagined to fit the bids so far.</source>
      <comment>HELP</comment>
      <translation>Der Meister hat sich viele Spiele vorgestellt, die zu den Geboten bis jetzt passen, und gezählt.</translation>
    </message>
    <message>
      <source>Odds</source>
      <comment>TABLE</comment>
      <translation>Chancen</translation>
    </message>
    <message>
      <source>{suit}: meld {meld}, likely total {points}.</source>
      <comment>ROW</comment>
      <translation>{suit}: Meldung {meld}, erwartet etwa {points}.</translation>
    </message>
    <message>
      <source>Safe up to {amount}.</source>
      <comment>SAFE_TO</comment>
      <translation>Sicher bis {amount}.</translation>
    </message>
    <message>
      <source>Even money up to {amount}.</source>
      <comment>EVEN_TO</comment>
      <translation>50 : 50 bis {amount}.</translation>
    </message>
    <message>
      <source>No bid is even money.</source>
      <comment>LONG_SHOT</comment>
      <translation>Kein Gebot hat 50 : 50.</translation>
    </message>
    <message>
      <source>{amount} in {suit}: {share}%.</source>
      <comment>CELL</comment>
      <translation>{amount} in {suit}: {share} %.</translation>
    </message>
  </context>
  <context>
    <name>Opened</name>
    <message>
      <source>Open a game, rules or a bidding convention</source>
      <comment>TITLE</comment>
      <translation>Partie, Regeln oder Absprache öffnen</translation>
    </message>
    <message>
      <source>Pinochle (*{games} *{rules} *{bids})</source>
      <comment>FILES</comment>
      <translation>Pinochle (*{games} *{rules} *{bids})</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <comment>ALL_FILES</comment>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>{game}, {names}: {far}</source>
      <comment>RECENT</comment>
      <translation>{game}, {names}: {far}</translation>
    </message>
    <message>
      <source>No other games yet</source>
      <comment>NO_RECENT</comment>
      <translation>Noch keine anderen Partien</translation>
    </message>
    <message>
      <source>Drop it to open this game.</source>
      <comment>DROP_GAME</comment>
      <translation>Loslassen, um diese Partie zu öffnen.</translation>
    </message>
    <message>
      <source>Drop it to go on with this score sheet.</source>
      <comment>DROP_SHEET</comment>
      <translation>Loslassen, um mit dieser Punkteliste weiterzumachen.</translation>
    </message>
    <message>
      <source>Drop it to play by these rules.</source>
      <comment>DROP_RULES</comment>
      <translation>Loslassen, um nach diesen Regeln zu spielen.</translation>
    </message>
    <message>
      <source>Please drop one file at a time.</source>
      <comment>ONE_FILE</comment>
      <translation>Bitte nur eine Datei auf einmal.</translation>
    </message>
    <message>
      <source>Drop it to bid by this convention.</source>
      <comment>DROP_AGREEMENT</comment>
      <translation>Loslassen, um nach dieser Absprache zu reizen.</translation>
    </message>
    <message>
      <source>“{name}” can't be opened here: only games ({games}), rules ({rules}) and conventions ({bids}) can.</source>
      <comment>OTHER_FILE</comment>
      <translation>„{name}“ lässt sich hier nicht öffnen: nur Partien ({games}), Regeln ({rules}) und Absprachen ({bids}).</translation>
    </message>
    <message>
      <source>“{name}” is kept: choose it in New game, in a game with partners, under Bidding conventions.</source>
      <comment>AGREEMENT_KEPT</comment>
      <translation>„{name}“ ist aufgenommen: Wähle sie in Neue Partie bei einem Spiel mit Partnern unter Absprachen beim Reizen.</translation>
    </message>
    <message>
      <source>The cards of this game aren't the ones its seed deals: see Help &gt; Fair play.</source>
      <comment>ALTERED</comment>
      <translation>Die Karten dieser Partie sind nicht die, die aus ihrer Startzahl folgen: siehe Hilfe &gt; Faires Spiel.</translation>
    </message>
    <message>
      <source>This game is already on the table.</source>
      <comment>ON_TABLE</comment>
      <translation>Diese Partie liegt schon auf dem Tisch.</translation>
    </message>
    <message>
      <source>This game is over and its file can't be changed, so you can only look at it here.</source>
      <comment>LOOKED_AT</comment>
      <translation>Diese Partie ist zu Ende und ihre Datei lässt sich nicht ändern: Du siehst sie hier nur an.</translation>
    </message>
    <message>
      <source>This game goes on at another computer's table, so it's practice here.</source>
      <comment>COPY</comment>
      <translation>Diese Partie geht am Tisch eines anderen Computers weiter: Hier ist sie eine Übung.</translation>
    </message>
    <message>
      <source>“{name}” isn't a game of this program.</source>
      <comment>NO_GAME</comment>
      <translation>„{name}“ ist keine Partie dieses Programms.</translation>
    </message>
    <message>
      <source>“{name}” isn't a score sheet of this program, or it's damaged; it stays as it is.</source>
      <comment>NO_SHEET</comment>
      <translation>„{name}“ ist keine Punkteliste dieses Programms oder beschädigt; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>“{name}” was saved by a newer version of this program; please update to open it.</source>
      <comment>NEWER</comment>
      <translation>„{name}“ stammt von einer neueren Version dieses Programms; bitte aktualisiere es, um sie zu öffnen.</translation>
    </message>
    <message>
      <source>“{name}” holds several games; only a file with one game can be opened.</source>
      <comment>SEVERAL</comment>
      <translation>„{name}“ enthält mehrere Partien; öffnen lässt sich nur eine Datei mit einer Partie.</translation>
    </message>
    <message>
      <source>“{name}” is far too large for a game.</source>
      <comment>TOO_LARGE</comment>
      <translation>„{name}“ ist viel zu groß für eine Partie.</translation>
    </message>
    <message>
      <source>“{name}” is too long to open: a game can have {most} lines at most. The file stays as it is.</source>
      <comment>TOO_LONG</comment>
      <translation>„{name}“ ist zu lang, um geöffnet zu werden: Eine Partie kann höchstens {most} Zeilen haben. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>Opening a long game</source>
      <comment>READING_TITLE</comment>
      <translation>Eine lange Partie wird geöffnet</translation>
    </message>
    <message>
      <source>“{name}” is being read, which takes a while.</source>
      <comment>READING</comment>
      <translation>„{name}“ wird gelesen; das dauert etwas.</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>READING_CANCEL</comment>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>“{name}” wasn't opened. You can open it from Games at any time.</source>
      <comment>STOPPED</comment>
      <translation>„{name}“ wurde nicht geöffnet. Du kannst sie jederzeit unter „Partien“ öffnen.</translation>
    </message>
    <message>
      <source>This match has {deals} deals, and its file has no room for more. It is saved; please begin a new one.</source>
      <comment>FULL</comment>
      <translation>Diese Partie hat {deals} Spiele, und für mehr ist in ihrer Datei kein Platz. Sie ist gespeichert; bitte beginne eine neue.</translation>
    </message>
    <message>
      <source>“{name}” is damaged from line {line} on, so it can't be opened; it stays as it is.</source>
      <comment>DAMAGED</comment>
      <translation>„{name}“ ist ab Zeile {line} beschädigt und lässt sich nicht öffnen; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>“{name}” isn't there anymore.</source>
      <comment>GONE</comment>
      <translation>„{name}“ ist nicht mehr da.</translation>
    </message>
    <message>
      <source>“{name}” can't be read: its permissions don't allow it.</source>
      <comment>NOT_ALLOWED</comment>
      <translation>„{name}“ darf nicht gelesen werden.</translation>
    </message>
    <message>
      <source>“{name}” can't be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>„{name}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
  </context>
  <context>
    <name>OptionFault</name>
    <message>
      <source>{option} cannot be {value}; it can be {allowed}.</source>
      <comment>IMPOSSIBLE</comment>
      <translation>{option} kann nicht {value} sein; möglich ist {allowed}.</translation>
    </message>
    <message>
      <source>a whole number from {least} to {most}</source>
      <comment>NUMBER</comment>
      <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <source>only {value}</source>
      <comment>ONLY</comment>
      <translation>nur {value}</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <comment>OR</comment>
      <translation>{first} oder {last}</translation>
    </message>
    <message>
      <source>Options are written as group.option, so “{key}” is none; {hint}</source>
      <comment>NO_DOT</comment>
      <translation>Optionen werden als gruppe.option geschrieben, darum ist „{key}“ keine; {hint}</translation>
    </message>
    <message>
      <source>There is no group of options “{group}”; {hint}</source>
      <comment>NO_GROUP</comment>
      <translation>Es gibt keine Gruppe von Optionen „{group}“; {hint}</translation>
    </message>
    <message>
      <source>There is no option “{option}” in the group “{group}”; {hint}</source>
      <comment>NO_OPTION</comment>
      <translation>Es gibt keine Option „{option}“ in der Gruppe „{group}“; {hint}</translation>
    </message>
    <message>
      <source>did you mean {names}?</source>
      <comment>MEANT</comment>
      <translation>ist {names} gemeint?</translation>
    </message>
    <message>
      <source>for example {option}.</source>
      <comment>EXAMPLE</comment>
      <translation>zum Beispiel {option}.</translation>
    </message>
    <message>
      <source>there is {names}.</source>
      <comment>THERE_IS</comment>
      <translation>es gibt {names}.</translation>
    </message>
    <message>
      <source>The rules must be an object of names and values, not {value}.</source>
      <comment>NO_NAMES</comment>
      <translation>Die Regeln müssen ein Objekt aus Namen und Werten sein, nicht {value}.</translation>
    </message>
    <message>
      <source>The group “{group}” must be an object of names and values, not {value}.</source>
      <comment>NO_NAMES_IN</comment>
      <translation>Die Gruppe „{group}“ muss ein Objekt aus Namen und Werten sein, nicht {value}.</translation>
    </message>
    <message>
      <source>The group of options “{group}” is missing.</source>
      <comment>LACKS_GROUP</comment>
      <translation>Die Gruppe von Optionen „{group}“ fehlt.</translation>
    </message>
    <message>
      <source>The option “{option}” in the group “{group}” is missing.</source>
      <comment>LACKS_OPTION</comment>
      <translation>Die Option „{option}“ in der Gruppe „{group}“ fehlt.</translation>
    </message>
  </context>
  <context>
    <name>OwnAgreementWord</name>
    <message>
      <source>Make your own…</source>
      <comment>MAKE</comment>
      <translation>Eigene machen …</translation>
    </message>
    <message>
      <source>Change…</source>
      <comment>CHANGE</comment>
      <translation>Ändern …</translation>
    </message>
    <message>
      <source>Import a bidding convention</source>
      <comment>IMPORT_TITLE</comment>
      <translation>Absprache importieren</translation>
    </message>
    <message>
      <source>Export a bidding convention</source>
      <comment>EXPORT_TITLE</comment>
      <translation>Absprache exportieren</translation>
    </message>
    <message>
      <source>Bidding conventions (*{suffix})</source>
      <comment>FILES</comment>
      <translation>Absprachen beim Reizen (*{suffix})</translation>
    </message>
    <message>
      <source>You already had “{name}”, so the new convention is saved as “{other}”.</source>
      <comment>IMPORTED_ANEW</comment>
      <translation>„{name}“ gab es schon, darum heißt die neue Absprache „{other}“.</translation>
    </message>
    <message>
      <source>Your own bidding convention</source>
      <comment>TITLE</comment>
      <translation>Eigene Absprache beim Reizen</translation>
    </message>
    <message>
      <source>Our bids</source>
      <comment>NEW_NAME</comment>
      <translation>Unsere Gebote</translation>
    </message>
    <message>
      <source>What the bids show, the most important first</source>
      <comment>ROWS</comment>
      <translation>Was die Gebote zeigen, das Wichtigste zuerst</translation>
    </message>
    <message>
      <source>{bid}: {shows}</source>
      <comment>ROW</comment>
      <translation>{bid}: {shows}</translation>
    </message>
    <message>
      <source>→ {problem}</source>
      <comment>FOUND</comment>
      <translation>→ {problem}</translation>
    </message>
    <message>
      <source>No gaps and no contradictions.</source>
      <comment>GOOD</comment>
      <translation>Keine Lücken und keine Widersprüche.</translation>
    </message>
    <message>
      <source>1 note on your rows</source>
      <comment>TO_FIX_ONE</comment>
      <translation>1 Hinweis zu deinen Zeilen</translation>
    </message>
    <message>
      <source>{count} notes on your rows</source>
      <comment>TO_FIX</comment>
      <translation>{count} Hinweise zu deinen Zeilen</translation>
    </message>
    <message>
      <source>Add</source>
      <comment>ADD</comment>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Up</source>
      <comment>UP</comment>
      <translation>Hinauf</translation>
    </message>
    <message>
      <source>Down</source>
      <comment>DOWN</comment>
      <translation>Hinunter</translation>
    </message>
    <message>
      <source>You already have “{name}”. Save again to replace it.</source>
      <comment>SAME_NAME</comment>
      <translation>„{name}“ gibt es schon. Speichere noch einmal, um es zu ersetzen.</translation>
    </message>
    <message>
      <source>Give the convention a name to save it.</source>
      <comment>NO_NAME</comment>
      <translation>Gib der Absprache einen Namen, um sie zu speichern.</translation>
    </message>
    <message>
      <source>When</source>
      <comment>WHEN</comment>
      <translation>Wann</translation>
    </message>
    <message>
      <source>The first bid</source>
      <comment>OPENING</comment>
      <translation>Das erste Gebot</translation>
    </message>
    <message>
      <source>Directly over the lowest opening</source>
      <comment>OVER_OPENING</comment>
      <translation>Direkt auf die niedrigste Eröffnung</translation>
    </message>
    <message>
      <source>Once the partner has bid</source>
      <comment>AFTER_PARTNER</comment>
      <translation>Wenn der Partner schon gereizt hat</translation>
    </message>
    <message>
      <source>Others have bid, but not the partner</source>
      <comment>AFTER_OPPONENTS</comment>
      <translation>Andere haben gereizt, der Partner nicht</translation>
    </message>
    <message>
      <source>Any bid over another one</source>
      <comment>RAISE</comment>
      <translation>Jedes Gebot auf ein anderes</translation>
    </message>
    <message>
      <source>How high</source>
      <comment>HOW_HIGH</comment>
      <translation>Wie hoch</translation>
    </message>
    <message>
      <source>The lowest bid</source>
      <comment>LOWEST</comment>
      <translation>Das niedrigste Gebot</translation>
    </message>
    <message>
      <source>One step higher</source>
      <comment>ONE_STEP</comment>
      <translation>Eine Stufe höher</translation>
    </message>
    <message>
      <source>{count} steps higher</source>
      <comment>STEPS</comment>
      <translation>{count} Stufen höher</translation>
    </message>
    <message>
      <source>Exactly that</source>
      <comment>EXACTLY</comment>
      <translation>Genau so viel</translation>
    </message>
    <message>
      <source>Or more</source>
      <comment>OR_MORE</comment>
      <translation>Oder mehr</translation>
    </message>
    <message>
      <source>Shows</source>
      <comment>SHOWS</comment>
      <translation>Zeigt</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Meldungen</translation>
    </message>
    <message>
      <source>Aces around</source>
      <comment>ACES_AROUND</comment>
      <translation>Vier Asse</translation>
    </message>
    <message>
      <source>A number of aces</source>
      <comment>ACES</comment>
      <translation>Eine Zahl von Assen</translation>
    </message>
    <message>
      <source>A run</source>
      <comment>RUN</comment>
      <translation>Eine Familie</translation>
    </message>
    <message>
      <source>A long suit</source>
      <comment>SUIT</comment>
      <translation>Eine lange Farbe</translation>
    </message>
    <message>
      <source>Asks the partner to show meld</source>
      <comment>ASKS</comment>
      <translation>Fragt den Partner nach Meldungen</translation>
    </message>
    <message>
      <source>Nothing</source>
      <comment>NOTHING</comment>
      <translation>Nichts</translation>
    </message>
    <message>
      <source>At least</source>
      <comment>LEAST</comment>
      <translation>Mindestens</translation>
    </message>
    <message>
      <source>Less than</source>
      <comment>BELOW</comment>
      <translation>Weniger als</translation>
    </message>
    <message>
      <source>no limit</source>
      <comment>NO_LIMIT</comment>
      <translation>ohne Grenze</translation>
    </message>
    <message>
      <source>Deal a hand</source>
      <comment>TRY</comment>
      <translation>Blatt geben</translation>
    </message>
    <message>
      <source>It opens with {bid}: {shows}.</source>
      <comment>TRY_FIRST</comment>
      <translation>Damit wird mit {bid} eröffnet: {shows}.</translation>
    </message>
    <message>
      <source>After {before}, it bids {bid}: {shows}.</source>
      <comment>TRY_BID</comment>
      <translation>Nach {before} wird damit {bid} gereizt: {shows}.</translation>
    </message>
    <message>
      <source>After {before}, it passes.</source>
      <comment>TRY_PASS</comment>
      <translation>Nach {before} wird damit gepasst.</translation>
    </message>
    <message>
      <source>It passes.</source>
      <comment>TRY_NO_OPENING</comment>
      <translation>Damit wird gepasst.</translation>
    </message>
    <message>
      <source>In this game, no auction comes that far.</source>
      <comment>TRY_NOTHING</comment>
      <translation>In diesem Spiel kommt keine Auktion so weit.</translation>
    </message>
  </context>
  <context>
    <name>PageWord</name>
    <message>
      <source>Play</source>
      <comment>PLAY</comment>
      <translation>Spielen</translation>
    </message>
    <message>
      <source>touch again to play it</source>
      <comment>TOUCH_AGAIN</comment>
      <translation>noch einmal tippen, um sie zu spielen</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>MELDS</comment>
      <translation>Meldungen</translation>
    </message>
    <message>
      <source>Say…</source>
      <comment>SAY</comment>
      <translation>Sagen …</translation>
    </message>
    <message>
      <source>Help</source>
      <comment>HELP</comment>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Cover my cards</source>
      <comment>COVER</comment>
      <translation>Meine Karten verdecken</translation>
    </message>
    <message>
      <source>Touch to see your cards</source>
      <comment>COVERED</comment>
      <translation>Tippe, um deine Karten zu sehen</translation>
    </message>
    <message>
      <source>Nobody has melded yet.</source>
      <comment>NO_MELDS</comment>
      <translation>Noch hat niemand gemeldet.</translation>
    </message>
    <message>
      <source>Your hand</source>
      <comment>YOUR_HAND</comment>
      <translation>Dein Blatt</translation>
    </message>
    <message>
      <source>on the table</source>
      <comment>ON_TABLE</comment>
      <translation>auf dem Tisch</translation>
    </message>
    <message>
      <source>At the table</source>
      <comment>PEOPLE</comment>
      <translation>Am Tisch</translation>
    </message>
    <message>
      <source>Your name</source>
      <comment>YOUR_NAME</comment>
      <translation>Dein Name</translation>
    </message>
    <message>
      <source>Your picture</source>
      <comment>YOUR_PICTURE</comment>
      <translation>Dein Bild</translation>
    </message>
    <message>
      <source>swipe for more</source>
      <comment>MORE_PICTURES</comment>
      <translation>wische für mehr</translation>
    </message>
    <message>
      <source>No picture</source>
      <comment>NO_PICTURE</comment>
      <translation>Kein Bild</translation>
    </message>
    <message>
      <source>Your seat</source>
      <comment>YOUR_SEAT</comment>
      <translation>Dein Platz</translation>
    </message>
    <message>
      <source>same shape, same side</source>
      <comment>PARTNERS</comment>
      <translation>gleiche Form, gleiche Seite</translation>
    </message>
    <message>
      <source>Free</source>
      <comment>FREE</comment>
      <translation>Frei</translation>
    </message>
    <message>
      <source>touch to sit here</source>
      <comment>SIT_HERE</comment>
      <translation>tippen für diesen Platz</translation>
    </message>
    <message>
      <source>your seat</source>
      <comment>THIS_IS_YOURS</comment>
      <translation>dein Platz</translation>
    </message>
    <message>
      <source>Sit down</source>
      <comment>SIT_DOWN</comment>
      <translation>Hinsetzen</translation>
    </message>
    <message>
      <source>Leave my seat</source>
      <comment>STAND_UP</comment>
      <translation>Platz verlassen</translation>
    </message>
    <message>
      <source>Change my seat</source>
      <comment>CHANGE_SEAT</comment>
      <translation>Platz wechseln</translation>
    </message>
    <message>
      <source>No app, no account. Only this phone shows your cards.</source>
      <comment>ONLY_YOURS</comment>
      <translation>Keine App, kein Konto. Nur dieses Handy zeigt deine Karten.</translation>
    </message>
    <message>
      <source>Only watch</source>
      <comment>WATCH</comment>
      <translation>Nur zuschauen</translation>
    </message>
    <message>
      <source>phone</source>
      <comment>PHONE</comment>
      <translation>Handy</translation>
    </message>
    <message>
      <source>computer</source>
      <comment>WINDOW</comment>
      <translation>Computer</translation>
    </message>
    <message>
      <source>shared screen</source>
      <comment>SCREEN</comment>
      <translation>gemeinsamer Bildschirm</translation>
    </message>
    <message>
      <source>program</source>
      <comment>PROGRAM</comment>
      <translation>Programm</translation>
    </message>
    <message>
      <source>{name} sits here now</source>
      <comment>SITS_HERE</comment>
      <translation>{name} sitzt jetzt hier</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>{seconds} s weg</translation>
    </message>
    <message>
      <source>Played by the computer</source>
      <comment>HELD</comment>
      <translation>Der Computer spielt</translation>
    </message>
    <message>
      <source>The game is paused</source>
      <comment>PAUSED</comment>
      <translation>Das Spiel macht Pause</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>DEAL</comment>
      <translation>Geben</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY</comment>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>Rematch</source>
      <comment>REMATCH</comment>
      <translation>Revanche</translation>
    </message>
    <message>
      <source>Pause</source>
      <comment>PAUSE</comment>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>CONTINUE</comment>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>{name} would like a pause</source>
      <comment>WISH</comment>
      <translation>{name} möchte eine Pause</translation>
    </message>
    <message>
      <source>Go on another day</source>
      <comment>ADJOURN</comment>
      <translation>An einem anderen Tag weiterspielen</translation>
    </message>
    <message>
      <source>The table closes for all. Seats and cards are kept: come back with the same link or code.</source>
      <comment>ADJOURN_WHY</comment>
      <translation>Der Tisch schließt für alle. Plätze und Karten bleiben: Kommt mit demselben Link oder Code zurück.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Stapel</translation>
    </message>
    <message>
      <source>dealer</source>
      <comment>DEALER</comment>
      <translation>Geber</translation>
    </message>
    <message>
      <source>Rules</source>
      <comment>RULES</comment>
      <translation>Regeln</translation>
    </message>
  </context>
  <context>
    <name>PlayerWord</name>
    <message>
      <source>No computer player sees a card that you couldn't see from its seat. Each thinks in a process of its own, which is told what that seat knows, and nothing else.</source>
      <comment>SEES_NOTHING</comment>
      <translation>Kein Computerspieler sieht eine Karte, die du auf seinem Platz nicht sehen könntest. Er denkt in einem eigenen Prozess, der bekommt, was dieser Platz weiß, und sonst nichts.</translation>
    </message>
    <message>
      <source>All of them get the same honest deal. They don't talk to each other, and they don't learn how you play.</source>
      <comment>SAME_FOR_ALL</comment>
      <translation>Alle bekommen dieselben ehrlich gemischten Karten. Sie reden nicht miteinander, und sie lernen nicht, wie du spielst.</translation>
    </message>
    <message>
      <source>To imagine a deal is to place the hidden cards at random, in a way that fits all that this level knows. Each card that may be played is then played out in it, and the one that does best on average is chosen.</source>
      <comment>IMAGINES</comment>
      <translation>Ein Spiel zu denken heißt, die verdeckten Karten zufällig so auszulegen, wie sie nach allem, was diese Stufe weiß, liegen können. Darin wird jede Karte, die gespielt werden darf, zu Ende gespielt, und die im Schnitt beste wird genommen.</translation>
    </message>
    <message>
      <source>None of them thinks longer than {seconds} seconds about a decision: on a slow computer, they imagine fewer deals. If other programs keep the computer busy, you wait a little longer instead.</source>
      <comment>IN_TIME</comment>
      <translation>Keiner arbeitet länger als {seconds} Sekunden an einer Entscheidung: Auf einem langsamen Rechner werden weniger Spiele gedacht. Haben andere Programme den Rechner in Beschlag, wartest du stattdessen ein wenig länger.</translation>
    </message>
    <message>
      <source>A hint is what Expert would do in your seat, with what you know. When you look back, Expert takes more time.</source>
      <comment>HINTS</comment>
      <translation>Ein Tipp ist, was der Meister auf deinem Platz täte, mit dem, was du weißt. Beim Rückblick nimmt er sich mehr Zeit.</translation>
    </message>
    <message>
      <source>The cards of the last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Die Karten des letzten Stichs</translation>
    </message>
    <message>
      <source>The cards of the last {count} tricks</source>
      <comment>LAST_TRICKS</comment>
      <translation>Die Karten der letzten {count} Stiche</translation>
    </message>
    <message>
      <source>Every card that has been played</source>
      <comment>ALL_CARDS</comment>
      <translation>Jede Karte, die gespielt wurde</translation>
    </message>
    <message>
      <source>It forgets which melds were shown</source>
      <comment>NO_MELDS</comment>
      <translation>Vergisst, welche Meldungen gezeigt wurden</translation>
    </message>
    <message>
      <source>Melds that were shown, and cards that were passed to it or by it</source>
      <comment>MELDS</comment>
      <translation>Gezeigte Meldungen, und Karten, die es bekommen oder weitergegeben hat</translation>
    </message>
    <message>
      <source>What others can't hold, judging by how they followed</source>
      <comment>PROOFS</comment>
      <translation>Was andere nicht haben können, danach, wie sie bedienen mussten</translation>
    </message>
    <message>
      <source>What a bidder and a partner who passed cards usually hold</source>
      <comment>HABITS</comment>
      <translation>Was ein Alleinspieler und ein Partner, der Karten weitergab, meist haben</translation>
    </message>
    <message>
      <source>What others probably hold, judging by the cards they chose to play</source>
      <comment>READS</comment>
      <translation>Was andere wahrscheinlich haben, nach den Karten, die sie gespielt haben</translation>
    </message>
    <message>
      <source>The level of each computer player, as you do</source>
      <comment>LEVELS</comment>
      <translation>Die Stufe jedes Computerspielers, so wie du</translation>
    </message>
    <message>
      <source>Goes by rules of thumb, for every bid and every card</source>
      <comment>THUMB</comment>
      <translation>Entscheidet nach Faustregeln, beim Reizen und bei jeder Karte</translation>
    </message>
    <message>
      <source>Bids, names trump and passes cards by rules of thumb</source>
      <comment>THUMB_BIDS</comment>
      <translation>Reizt, wählt Trumpf und gibt Karten weiter nach Faustregeln</translation>
    </message>
    <message>
      <source>Bids and names trump by rules of thumb, but tries out passed cards in {count} imagined deals</source>
      <comment>GIFTS</comment>
      <translation>Reizt und wählt Trumpf nach Faustregeln, versucht aber weitergegebene Karten in {count} gedachten Spielen</translation>
    </message>
    <message>
      <source>Imagines {count} deals for each card</source>
      <comment>WORLDS</comment>
      <translation>Spielt für jede Karte {count} Verteilungen durch</translation>
    </message>
    <message>
      <source>Imagines {count} deals for each card, each the likeliest of {among}</source>
      <comment>PICKED_WORLDS</comment>
      <translation>Spielt für jede Karte {count} Verteilungen durch, jede die wahrscheinlichste von {among}</translation>
    </message>
    <message>
      <source>Imagines up to {count} deals while the stock lasts</source>
      <comment>STOCK</comment>
      <translation>Spielt bis zu {count} Verteilungen durch, solange der Stapel reicht</translation>
    </message>
    <message>
      <source>Tries out bids, trump and passed cards in {count} imagined deals, and minds the bidding and the score</source>
      <comment>AUCTION</comment>
      <translation>Versucht Gebote, Trumpf und weitergegebene Karten in {count} gedachten Spielen und achtet auf das Reizen und den Stand</translation>
    </message>
    <message>
      <source>Works out the last {count} tricks of the imagined deals exactly</source>
      <comment>EXACT</comment>
      <translation>Rechnet die gedachten Spiele in den letzten {count} Stichen genau aus</translation>
    </message>
    <message>
      <source>Judges roughly: one time in ten, it takes the worse of two cards {points} points apart</source>
      <comment>SOFT</comment>
      <translation>Urteilt grob: Von zwei Karten nimmt es die um {points} Punkte schlechtere in einem von zehn Fällen</translation>
    </message>
    <message>
      <source>Avoids mistakes that anybody at the table would see</source>
      <comment>SANE</comment>
      <translation>Vermeidet Fehler, die jeder am Tisch sehen würde</translation>
    </message>
    <message>
      <source>Plays its aces early, and shies away from leading trump</source>
      <comment>BIAS</comment>
      <translation>Spielt seine Asse früh aus und scheut sich, Trumpf auszuspielen</translation>
    </message>
    <message>
      <source>Bids may well be {points} points off, too low more often than too high</source>
      <comment>MOOD</comment>
      <translation>Gebote liegen leicht um {points} Punkte daneben, öfter zu niedrig als zu hoch</translation>
    </message>
    <message>
      <source>None of them sees a card that you couldn't see from its seat. Most of them imagine how the hidden cards may lie, and play those deals out.</source>
      <comment>IN_SHORT</comment>
      <translation>Keiner sieht eine Karte, die du an seinem Platz nicht sehen könntest. Die meisten denken sich aus, wie die verdeckten Karten liegen können, und spielen diese Spiele durch.</translation>
    </message>
    <message>
      <source>The last trick, no melds</source>
      <comment>LAST_TRICK_BRIEF</comment>
      <translation>Den letzten Stich, keine Meldungen</translation>
    </message>
    <message>
      <source>The last {count} tricks, no melds</source>
      <comment>LAST_TRICKS_BRIEF</comment>
      <translation>Die letzten {count} Stiche, keine Meldungen</translation>
    </message>
    <message>
      <source>All cards played and melds shown</source>
      <comment>ALL_BRIEF</comment>
      <translation>Alle gespielten Karten und gezeigten Meldungen</translation>
    </message>
    <message>
      <source>Also what bidders usually hold</source>
      <comment>HABITS_BRIEF</comment>
      <translation>Auch, was Alleinspieler meist haben</translation>
    </message>
    <message>
      <source>Also what each card gives away</source>
      <comment>READS_BRIEF</comment>
      <translation>Auch, was jede Karte verrät</translation>
    </message>
    <message>
      <source>Imagines {count} deals</source>
      <comment>WORLDS_BRIEF</comment>
      <translation>Spielt {count} Verteilungen durch</translation>
    </message>
    <message>
      <source>Goes by rules of thumb</source>
      <comment>THUMB_BRIEF</comment>
      <translation>Geht nach Faustregeln</translation>
    </message>
    <message>
      <source>Imagines {count} deals, judges them roughly</source>
      <comment>SOFT_BRIEF</comment>
      <translation>Spielt {count} Verteilungen durch, schätzt sie grob ein</translation>
    </message>
    <message>
      <source>Bids may be {points} points off</source>
      <comment>MOOD_BRIEF</comment>
      <translation>Gebote liegen leicht {points} Punkte daneben</translation>
    </message>
    <message>
      <source>Works out the last {count} tricks exactly</source>
      <comment>EXACT_BRIEF</comment>
      <translation>Rechnet die letzten {count} Stiche genau aus</translation>
    </message>
    <message>
      <source>Tries out bids, and minds the score</source>
      <comment>AUCTION_BRIEF</comment>
      <translation>Probiert Gebote aus und achtet auf den Punktestand</translation>
    </message>
    <message>
      <source>With the same cards for both, in points a deal: {rungs}.</source>
      <comment>RUNGS</comment>
      <translation>Mit gleichen Karten für beide, in Punkten je Spiel: {rungs}.</translation>
    </message>
    <message>
      <source>{name} gets about {points} more than {other}</source>
      <comment>RUNG</comment>
      <translation>{name} macht etwa {points} mehr als {other}</translation>
    </message>
    <message>
      <source>{name} takes {points} more points a deal than {other}, give or take {error}, over {deals} deals.</source>
      <comment>BETTER</comment>
      <translation>{name} macht im Spiel {points} Punkte mehr als {other}, um {error} mehr oder weniger, in {deals} Spielen.</translation>
    </message>
    <message>
      <source>{name} and {other} came out even: {points} points a deal, give or take {error}, over {deals} deals.</source>
      <comment>EVEN</comment>
      <translation>{name} und {other} waren gleichauf: {points} Punkte im Spiel, um {error} mehr oder weniger, in {deals} Spielen.</translation>
    </message>
    <message>
      <source>The game was “{game}”. Both played the same deals, from both sides. “Give or take” is twice the standard error.</source>
      <comment>MEASURED</comment>
      <translation>Gespielt wurde „{game}“. Beide hatten dieselben Karten, jedes Spiel auf jeder Seite. „Mehr oder weniger“ ist der doppelte Standardfehler.</translation>
    </message>
    <message>
      <source>{name} over {other}</source>
      <comment>OVER</comment>
      <translation>{name} über {other}</translation>
    </message>
    <message>
      <source>{points} ± {error}</source>
      <comment>GIVE_OR_TAKE</comment>
      <translation>{points} ± {error}</translation>
    </message>
    <message>
      <source>These are points a deal, ± twice the standard error; what may be chance is gray. Each game has a scale of its own, so only numbers in the same row can be compared.</source>
      <comment>IN_EVERY_GAME</comment>
      <translation>Das sind Punkte im Spiel, ± der doppelte Standardfehler; was Zufall sein kann, ist grau. Jedes Spiel zählt in eigenen Punkten, darum lassen sich nur Zahlen derselben Zeile vergleichen.</translation>
    </message>
    <message>
      <source>In “{game}”, {name} takes fewer points than {other}, but plays for the match: it won {share}% of {count} matches, where {even}% would have been its fair share.</source>
      <comment>WINS_WITH_LESS</comment>
      <translation>In „{game}“ macht {name} weniger Punkte als {other}, spielt aber auf den Sieg: von {count} Partien gewann er {share} %, wo {even} % sein gerechter Anteil wären.</translation>
    </message>
    <message>
      <source>You can measure it yourself:</source>
      <comment>REPEAT</comment>
      <translation>Du kannst es selbst nachmessen:</translation>
    </message>
    <message>
      <source>This is how many contracts were made with {name} in every seat: of all of them, and of those to which the bidder had given about the same chance.</source>
      <comment>PROMISES_ABOUT</comment>
      <translation>So viele Kontrakte wurden erfüllt, wenn auf jedem Platz {name} saß, und so viele von denen, denen der Alleinspieler etwa dieselbe Chance gab.</translation>
    </message>
    <message>
      <source>Made</source>
      <comment>ALL_CONTRACTS</comment>
      <translation>Erfüllt</translation>
    </message>
    <message>
      <source>Expected, and made</source>
      <comment>BY_CHANCE</comment>
      <translation>Erwartet und erfüllt</translation>
    </message>
    <message>
      <source>{share}% of {count}</source>
      <comment>MADE_OF</comment>
      <translation>{share} % von {count}</translation>
    </message>
    <message>
      <source>{said}%: {share}% of {count}</source>
      <comment>SAID_AND_MADE</comment>
      <translation>{said} %: {share} % von {count}</translation>
    </message>
  </context>
  <context>
    <name>ProblemWord</name>
    <message>
      <source>Problem of {day}</source>
      <comment>OF_DAY</comment>
      <translation>Aufgabe vom {day}</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <comment>NUMBERED</comment>
      <translation>Aufgabe {number} von {count}</translation>
    </message>
    <message>
      <source>From your games, {day}, deal {deal}</source>
      <comment>OF_MISTAKE</comment>
      <translation>Aus deinen Partien, {day}, Spiel {deal}</translation>
    </message>
    <message>
      <source>What do you play?</source>
      <comment>ASK_PLAY</comment>
      <translation>Was spielst du?</translation>
    </message>
    <message>
      <source>What do you bid?</source>
      <comment>ASK_BID</comment>
      <translation>Was reizt du?</translation>
    </message>
    <message>
      <source>Which suit do you make trump?</source>
      <comment>ASK_TRUMP</comment>
      <translation>Welche Farbe machst du zum Trumpf?</translation>
    </message>
    <message>
      <source>Which cards do you pass?</source>
      <comment>ASK_GIVE</comment>
      <translation>Welche Karten gibst du weiter?</translation>
    </message>
    <message>
      <source>Which cards do you bury?</source>
      <comment>ASK_BURY</comment>
      <translation>Welche Karten drückst du?</translation>
    </message>
    <message>
      <source>What do you meld?</source>
      <comment>ASK_MELD</comment>
      <translation>Was meldest du?</translation>
    </message>
    <message>
      <source>What do you do?</source>
      <comment>ASK_OTHER</comment>
      <translation>Was machst du?</translation>
    </message>
    <message>
      <source>Click a card, or press the number of an answer.</source>
      <comment>HOW_CARDS</comment>
      <translation>Klick eine Karte an, oder drück die Nummer einer Antwort.</translation>
    </message>
    <message>
      <source>Click an answer, or press its number.</source>
      <comment>HOW_ANSWERS</comment>
      <translation>Klick eine Antwort an, oder drück ihre Nummer.</translation>
    </message>
    <message>
      <source>Use the arrows to see how it got here.</source>
      <comment>HOW_BACK</comment>
      <translation>Mit den Pfeilen siehst du, wie es dazu kam.</translation>
    </message>
    <message>
      <source>{place}: {game}</source>
      <comment>IN_GAME</comment>
      <translation>{place}: {game}</translation>
    </message>
    <message>
      <source>You bid {amount} in {suit}.</source>
      <comment>OWN_BID</comment>
      <translation>Du hast {amount} in {suit} gereizt.</translation>
    </message>
    <message>
      <source>{name}, your partner, bid {amount} in {suit}.</source>
      <comment>PARTNER_BID</comment>
      <translation>Dein Partner {name} hat {amount} in {suit} gereizt.</translation>
    </message>
    <message>
      <source>{name} bid {amount} in {suit}: you defend.</source>
      <comment>DEFENDING</comment>
      <translation>{name} hat {amount} in {suit} gereizt: Du spielst dagegen.</translation>
    </message>
    <message>
      <source>Still out: {cards}</source>
      <comment>OUT</comment>
      <translation>Noch im Spiel: {cards}</translation>
    </message>
    <message>
      <source>{name} has {cards}</source>
      <comment>HOLDS</comment>
      <translation>{name} hat {cards}</translation>
    </message>
    <message>
      <source>{name} has no {suits}</source>
      <comment>LACKS</comment>
      <translation>{name} hat kein {suits}</translation>
    </message>
    <message>
      <source>Choose one of the answers here.</source>
      <comment>NOT_OFFERED</comment>
      <translation>Wähl eine der Antworten hier.</translation>
    </message>
    <message>
      <source>Yes: {answer}</source>
      <comment>RIGHT</comment>
      <translation>Ja: {answer}</translation>
    </message>
    <message>
      <source>No: {answer} is better</source>
      <comment>WRONG</comment>
      <translation>Nein: {answer} ist besser</translation>
    </message>
    <message>
      <source>{answer} costs about {points}.</source>
      <comment>COSTS</comment>
      <translation>{answer} kostet etwa {points}.</translation>
    </message>
    <message>
      <source>{answer}: {reason}</source>
      <comment>BECAUSE</comment>
      <translation>{answer}: {reason}</translation>
    </message>
    <message>
      <source>The other cards can lie in only one way, so this is certain.</source>
      <comment>CERTAIN</comment>
      <translation>Die anderen Karten können nur auf eine Weise liegen, also ist das sicher.</translation>
    </message>
    <message>
      <source>The other cards can lie in {count} ways, and nothing does better in any of them.</source>
      <comment>IN_ALL</comment>
      <translation>Die anderen Karten können auf {count} Weisen liegen, und nirgends ist etwas besser.</translation>
    </message>
    <message>
      <source>In {percent}% of the ways the other cards can lie, nothing does better.</source>
      <comment>IN_MOST</comment>
      <translation>In {percent} % der Fälle, wie die anderen Karten liegen können, ist nichts besser.</translation>
    </message>
    <message>
      <source>Average over {count} imagined deals, including going set.</source>
      <comment>ON_AVERAGE</comment>
      <translation>Im Schnitt über {count} gedachte Spiele, verlorene eingerechnet.</translation>
    </message>
    <message>
      <source>In one imagined deal, including going set.</source>
      <comment>ON_AVERAGE_ONE</comment>
      <translation>In einem gedachten Spiel, auch wenn es verloren ist.</translation>
    </message>
    <message>
      <source>Average over {count} imagined deals.</source>
      <comment>ON_AVERAGE_NO_BID</comment>
      <translation>Im Schnitt über {count} gedachte Spiele.</translation>
    </message>
    <message>
      <source>In one imagined deal.</source>
      <comment>ON_AVERAGE_NO_BID_ONE</comment>
      <translation>In einem gedachten Spiel.</translation>
    </message>
    <message>
      <source>Missed by: {players}</source>
      <comment>MISSED_BY</comment>
      <translation>Falsch gelöst von: {players}</translation>
    </message>
    <message>
      <source>At the table you chose {answer}.</source>
      <comment>PLAYED_THEN</comment>
      <translation>Am Tisch hast du dich für {answer} entschieden.</translation>
    </message>
    <message>
      <source>The answers</source>
      <comment>ANSWERS</comment>
      <translation>Die Antworten</translation>
    </message>
    <message>
      <source>You</source>
      <comment>YOURS</comment>
      <translation>Du</translation>
    </message>
    <message>
      <source>Shown: what follows {answer}. The arrows step card by card.</source>
      <comment>SHOWN</comment>
      <translation>Zu sehen: was auf {answer} folgt. Die Pfeile gehen Karte für Karte.</translation>
    </message>
    <message>
      <source>Nobody knows how it would have gone.</source>
      <comment>SHOWN_NONE</comment>
      <translation>Wie es weitergegangen wäre, weiß niemand.</translation>
    </message>
    <message>
      <source>Next problem</source>
      <comment>NEXT</comment>
      <translation>Nächste Aufgabe</translation>
    </message>
    <message>
      <source>All problems</source>
      <comment>TO_LIST</comment>
      <translation>Alle Aufgaben</translation>
    </message>
    <message>
      <source>Problems</source>
      <comment>PAGE</comment>
      <translation>Aufgaben</translation>
    </message>
    <message>
      <source>What do you play? {right} of {count} answered right on the first try.</source>
      <comment>LINE</comment>
      <translation>Was spielst du? {right} von {count} auf Anhieb richtig.</translation>
    </message>
    <message>
      <source>Problem of the day</source>
      <comment>DAY_TITLE</comment>
      <translation>Aufgabe des Tages</translation>
    </message>
    <message>
      <source>{day}: not answered yet. Everybody gets the same one.</source>
      <comment>DAY_LINE</comment>
      <translation>{day}: noch offen. Alle haben dieselbe.</translation>
    </message>
    <message>
      <source>{day}: done. There's another one tomorrow.</source>
      <comment>DAY_DONE</comment>
      <translation>{day}: erledigt. Morgen gibt es eine neue.</translation>
    </message>
    <message>
      <source>{count} days in a row.</source>
      <comment>IN_A_ROW</comment>
      <translation>{count} Tage in Folge.</translation>
    </message>
    <message>
      <source>Try it</source>
      <comment>TODAY</comment>
      <translation>Versuch es</translation>
    </message>
    <message>
      <source>Show it again</source>
      <comment>TODAY_AGAIN</comment>
      <translation>Noch einmal zeigen</translation>
    </message>
    <message>
      <source>The last two weeks</source>
      <comment>DAYS</comment>
      <translation>Die letzten zwei Wochen</translation>
    </message>
    <message>
      <source>Learn from your mistakes</source>
      <comment>OWN_TITLE</comment>
      <translation>Aus deinen Fehlern lernen</translation>
    </message>
    <message>
      <source>{count} of your own decisions, as problems. This time, you know something was better.</source>
      <comment>OWN_LINE</comment>
      <translation>{count} deiner eigenen Entscheidungen als Aufgaben: Diesmal weißt du, dass etwas besser war.</translation>
    </message>
    <message>
      <source>One of your own decisions, as a problem. This time, you know something was better.</source>
      <comment>OWN_LINE_ONE</comment>
      <translation>Eine deiner eigenen Entscheidungen als Aufgabe: Diesmal weißt du, dass etwas besser war.</translation>
    </message>
    <message>
      <source>You have answered all {count}. Look back at more deals for new ones.</source>
      <comment>OWN_DONE</comment>
      <translation>Du hast alle {count} beantwortet. Neue gibt es, wenn du auf mehr Spiele zurückblickst.</translation>
    </message>
    <message>
      <source>You have answered the only one. Look back at more deals for new ones.</source>
      <comment>OWN_DONE_ONE</comment>
      <translation>Du hast die einzige beantwortet. Neue gibt es, wenn du auf mehr Spiele zurückblickst.</translation>
    </message>
    <message>
      <source>Press R to look back at a deal. Choices that cost you points come up here again.</source>
      <comment>OWN_NONE</comment>
      <translation>Blick mit R auf ein Spiel zurück. Was dich dort Punkte gekostet hat, wirst du hier noch einmal gefragt.</translation>
    </message>
    <message>
      <source>From your games</source>
      <comment>OWN_BUTTON</comment>
      <translation>Aus deinen Partien</translation>
    </message>
    <message>
      <source>All problems</source>
      <comment>ALL_TITLE</comment>
      <translation>Alle Aufgaben</translation>
    </message>
    <message>
      <source>Sorted by how many of the five levels of computer players miss them.</source>
      <comment>ALL_LINE</comment>
      <translation>Geordnet danach, wie viele der fünf Spielstärken sie falsch lösen.</translation>
    </message>
    <message>
      <source>One of five misses it</source>
      <comment>GRADE_1</comment>
      <translation>Eine von fünf löst sie falsch</translation>
    </message>
    <message>
      <source>Two of five miss it</source>
      <comment>GRADE_2</comment>
      <translation>Zwei von fünf lösen sie falsch</translation>
    </message>
    <message>
      <source>Three of five miss it</source>
      <comment>GRADE_3</comment>
      <translation>Drei von fünf lösen sie falsch</translation>
    </message>
    <message>
      <source>Four of five miss it</source>
      <comment>GRADE_4</comment>
      <translation>Vier von fünf lösen sie falsch</translation>
    </message>
    <message>
      <source>All five miss it</source>
      <comment>GRADE_5</comment>
      <translation>Alle fünf lösen sie falsch</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <comment>ONE</comment>
      <translation>Aufgabe {number}</translation>
    </message>
    <message>
      <source>{name}: not answered yet</source>
      <comment>MARK_OPEN</comment>
      <translation>{name}: noch offen</translation>
    </message>
    <message>
      <source>{name}: right on the first try</source>
      <comment>MARK_RIGHT</comment>
      <translation>{name}: auf Anhieb richtig</translation>
    </message>
    <message>
      <source>{name}: missed on the first try</source>
      <comment>MARK_WRONG</comment>
      <translation>{name}: beim ersten Mal falsch</translation>
    </message>
  </context>
  <context>
    <name>ProgramWord</name>
    <message>
      <source>Program: {name}</source>
      <comment>SEAT</comment>
      <translation>Programm: {name}</translation>
    </message>
    <message>
      <source>Another program…</source>
      <comment>ANOTHER</comment>
      <translation>Ein anderes Programm …</translation>
    </message>
    <message>
      <source>Programs that play</source>
      <comment>TITLE</comment>
      <translation>Programme, die mitspielen</translation>
    </message>
    <message>
      <source>Which program</source>
      <comment>WHICH</comment>
      <translation>Welches Programm</translation>
    </message>
    <message>
      <source>A new one</source>
      <comment>NEW</comment>
      <translation>Ein neues</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>NAME</comment>
      <translation>Name</translation>
    </message>
    <message>
      <source>Command that starts it</source>
      <comment>COMMAND</comment>
      <translation>Befehl, der es startet</translation>
    </message>
    <message>
      <source>Such as: python3 mybot.py</source>
      <comment>COMMAND_HINT</comment>
      <translation>Etwa: python3 mybot.py</translation>
    </message>
    <message>
      <source>The program runs on this computer with all your rights, and can read and change your files. Only enter a command that you trust. It is started for matches that you begin here, never by a saved game or a file of rules.</source>
      <comment>WARNING</comment>
      <translation>Das Programm läuft auf diesem Computer mit allen deinen Rechten und kann deine Dateien lesen und ändern. Gib nur einen Befehl ein, dem du vertraust. Er wird für Partien gestartet, die du hier beginnst, nie durch eine gespeicherte Partie oder eine Datei mit Regeln.</translation>
    </message>
    <message>
      <source>Programs play only in matches that you begin here; in Play together, computer players sit there.</source>
      <comment>ONLY_HERE</comment>
      <translation>Programme spielen nur in Partien, die du hier beginnst; bei „Zusammen spielen“ sitzen dort Computerspieler.</translation>
    </message>
    <message>
      <source>Allow and use</source>
      <comment>ALLOW</comment>
      <translation>Erlauben und mitspielen lassen</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Give the program a name.</source>
      <comment>NO_NAME</comment>
      <translation>Gib dem Programm einen Namen.</translation>
    </message>
    <message>
      <source>Another player is called {name} already. Give the program another name.</source>
      <comment>TAKEN</comment>
      <translation>Ein anderer Spieler heißt schon {name}. Gib dem Programm einen anderen Namen.</translation>
    </message>
    <message>
      <source>This command can't be used: {reason}.</source>
      <comment>NOT_RUN</comment>
      <translation>Dieser Befehl taugt nicht: {reason}.</translation>
    </message>
    <message>
      <source>{name} didn't answer as the rules ask, so {house} decides in its place wherever it doesn't.</source>
      <comment>REPLACED</comment>
      <translation>{name} hat nicht geantwortet, wie es die Regeln verlangen. Wo das geschieht, entscheidet {house}.</translation>
    </message>
    <message>
      <source>{house} decided {count} times for {name}.</source>
      <comment>COUNT</comment>
      <translation>{house} hat {count}-mal für {name} entschieden.</translation>
    </message>
    <message>
      <source>{house} decided once for {name}.</source>
      <comment>COUNT_ONE</comment>
      <translation>{house} hat einmal für {name} entschieden.</translation>
    </message>
  </context>
  <context>
    <name>ReaderWord</name>
    <message>
      <source>Card table</source>
      <comment>TABLE</comment>
      <translation>Kartentisch</translation>
    </message>
    <message>
      <source>Your cards</source>
      <comment>HAND</comment>
      <translation>Deine Karten</translation>
    </message>
    <message>
      <source>Trick</source>
      <comment>TRICK</comment>
      <translation>Stich</translation>
    </message>
    <message>
      <source>Melds on the table</source>
      <comment>MELDS</comment>
      <translation>Meldungen auf dem Tisch</translation>
    </message>
    <message>
      <source>In the middle</source>
      <comment>MIDDLE</comment>
      <translation>In der Mitte</translation>
    </message>
    <message>
      <source>Players</source>
      <comment>PLAYERS</comment>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>{name}: {what}</source>
      <comment>OF</comment>
      <translation>{name}: {what}</translation>
    </message>
    <message>
      <source>chosen</source>
      <comment>CHOSEN</comment>
      <translation>gewählt</translation>
    </message>
    <message>
      <source>on the mat</source>
      <comment>ON_MAT</comment>
      <translation>auf der Matte</translation>
    </message>
    <message>
      <source>melded, on the table</source>
      <comment>MELDED</comment>
      <translation>gemeldet, auf dem Tisch</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Geber</translation>
    </message>
    <message>
      <source>On turn</source>
      <comment>TURN</comment>
      <translation>Am Zug</translation>
    </message>
    <message>
      <source>Face-down card</source>
      <comment>FACE_DOWN</comment>
      <translation>Verdeckte Karte</translation>
    </message>
    <message>
      <source>{score} of {target}</source>
      <comment>SCORE</comment>
      <translation>{score} von {target}</translation>
    </message>
    <message>
      <source>{score} left of {target}</source>
      <comment>SCORE_LEFT</comment>
      <translation>noch {score} von {target}</translation>
    </message>
    <message>
      <source>score {score}</source>
      <comment>SCORE_ALONE</comment>
      <translation>Stand {score}</translation>
    </message>
  </context>
  <context>
    <name>Result</name>
    <message>
      <source>{names} made {bid}</source>
      <comment>MADE</comment>
      <translation>{bid} geschafft: {names}</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: {spare} to spare.</source>
      <comment>MADE_SPARE</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen machen {sum}: {spare} mehr als nötig.</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: right on the nose.</source>
      <comment>MADE_EXACT</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen machen {sum}: genau getroffen.</translation>
    </message>
    <message>
      <source>{names} didn't make {bid}</source>
      <comment>SET</comment>
      <translation>{bid} nicht geschafft: {names}</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: {short} short.</source>
      <comment>SET_SHORT</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen machen {sum}: {short} zu wenig.</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}, but too little of it in tricks.</source>
      <comment>SET_TRICKS</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen machen {sum}, aber das ist zu wenig in Stichen.</translation>
    </message>
    <message>
      <source>The cards laid aside count as tricks.</source>
      <comment>DISCARDS_COUNT</comment>
      <translation>Die weggelegten Karten zählen als Stiche.</translation>
    </message>
    <message>
      <source>{names} can't make {bid}</source>
      <comment>OFF_BOARD</comment>
      <translation>{bid} nicht zu schaffen: {names}</translation>
    </message>
    <message>
      <source>{meld} in meld isn't enough, as {least} are needed to play.</source>
      <comment>OFF_BOARD_WHY</comment>
      <translation>{meld} gemeldet reicht nicht: Zum Spielen sind {least} nötig.</translation>
    </message>
    <message>
      <source>{meld} in meld and all {tricks} in tricks would only make {sum}, so there is no play.</source>
      <comment>OFF_BOARD_SUM</comment>
      <translation>{meld} gemeldet und alle {tricks} in Stichen wären nur {sum}, darum wird nicht gespielt.</translation>
    </message>
    <message>
      <source>Without a marriage there is no trump to name, so there is no play.</source>
      <comment>NO_SUIT_WHY</comment>
      <translation>Ohne Paar lässt sich kein Trumpf nennen, darum wird nicht gespielt.</translation>
    </message>
    <message>
      <source>{name} threw it in</source>
      <comment>THROWN_IN</comment>
      <translation>Aufgegeben: {name}</translation>
    </message>
    <message>
      <source>{name} conceded</source>
      <comment>CONCEDED</comment>
      <translation>Aufgegeben: {name}</translation>
    </message>
    <message>
      <source>{names} lose {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY</comment>
      <translation>{bid} verloren: {names}. Die anderen schreiben ihre Meldung an.</translation>
    </message>
    <message>
      <source>{names} loses {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY_ONE</comment>
      <translation>{names} verliert {bid}, und die anderen schreiben ihre Meldung an.</translation>
    </message>
    <message>
      <source>You lose {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY_YOU</comment>
      <translation>Du verlierst {bid}, und die anderen schreiben ihre Meldung an.</translation>
    </message>
    <message>
      <source>{names} lose {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE</comment>
      <translation>{bid} verloren: {names}. Die anderen schreiben keine Meldung unter {least} an.</translation>
    </message>
    <message>
      <source>{names} loses {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE_ONE</comment>
      <translation>{names} verliert {bid}, und die anderen schreiben keine Meldung unter {least} an.</translation>
    </message>
    <message>
      <source>You lose {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE_YOU</comment>
      <translation>Du verlierst {bid}, und die anderen schreiben keine Meldung unter {least} an.</translation>
    </message>
    <message>
      <source>Giving up brings the others {points} more.</source>
      <comment>GIVEN_UP_GAIN</comment>
      <translation>Das Aufgeben bringt den anderen {points} dazu.</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <comment>PASSED_OUT</comment>
      <translation>Alle haben gepasst</translation>
    </message>
    <message>
      <source>A misdeal</source>
      <comment>MISDEAL</comment>
      <translation>Vergeben</translation>
    </message>
    <message>
      <source>Nothing is scored. The cards are dealt again.</source>
      <comment>DEALT_AGAIN</comment>
      <translation>Nichts wird gezählt. Es wird neu gegeben.</translation>
    </message>
    <message>
      <source>{names} wins the deal, {score} to {others}</source>
      <comment>PLAYED_ONE</comment>
      <translation>{names} gewinnt das Spiel mit {score} zu {others}</translation>
    </message>
    <message>
      <source>{names} win the deal, {score} to {others}</source>
      <comment>PLAYED_MANY</comment>
      <translation>{names} gewinnen das Spiel mit {score} zu {others}</translation>
    </message>
    <message>
      <source>You win the deal, {score} to {others}</source>
      <comment>PLAYED_YOU</comment>
      <translation>Du gewinnst das Spiel mit {score} zu {others}</translation>
    </message>
    <message>
      <source>The deal ends in a tie</source>
      <comment>PLAYED_TIE</comment>
      <translation>Das Spiel endet unentschieden</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}.</source>
      <comment>PLAYED_WHY</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen machen {sum}.</translation>
    </message>
    <message>
      <source>Each side played for its own bid.</source>
      <comment>SUMMED_WHY</comment>
      <translation>Jede Seite hat für ihr eigenes Gebot gespielt.</translation>
    </message>
    <message>
      <source>{name} is out</source>
      <comment>OUT_RIGHT</comment>
      <translation>{name} ist aus</translation>
    </message>
    <message>
      <source>You are out</source>
      <comment>OUT_RIGHT_YOU</comment>
      <translation>Du bist aus</translation>
    </message>
    <message>
      <source>{name} was not out</source>
      <comment>OUT_WRONG</comment>
      <translation>{name} war nicht aus</translation>
    </message>
    <message>
      <source>You were not out</source>
      <comment>OUT_WRONG_YOU</comment>
      <translation>Du warst nicht aus</translation>
    </message>
    <message>
      <source>{name} declared out with {total} of {target}.</source>
      <comment>OUT_WHY</comment>
      <translation>{name} hat mit {total} von {target} „Aus“ gesagt.</translation>
    </message>
    <message>
      <source>You declared out with {total} of {target}.</source>
      <comment>OUT_WHY_YOU</comment>
      <translation>Du hast mit {total} von {target} „Aus“ gesagt.</translation>
    </message>
    <message>
      <source>A renege</source>
      <comment>RENEGE</comment>
      <translation>Falsch bedient</translation>
    </message>
    <message>
      <source>Somebody played a wrong card, so the deal ends with the penalty.</source>
      <comment>RENEGE_WHY</comment>
      <translation>Jemand hat eine falsche Karte gespielt; das Spiel endet mit der Strafe.</translation>
    </message>
    <message>
      <source>{names} shot the moon</source>
      <comment>MOON_MADE</comment>
      <translation>Durchmarsch: {names}</translation>
    </message>
    <message>
      <source>Not a single trick was lost.</source>
      <comment>MOON_MADE_WHY</comment>
      <translation>Kein einziger Stich ist verloren gegangen.</translation>
    </message>
    <message>
      <source>{names} missed the moon</source>
      <comment>MOON_FAILED</comment>
      <translation>Durchmarsch misslungen: {names}</translation>
    </message>
    <message>
      <source>A trick was lost, and {amount} with it.</source>
      <comment>MOON_FAILED_WHY</comment>
      <translation>Ein Stich ist verloren gegangen und damit {amount}.</translation>
    </message>
    <message>
      <source>{names} won on meld</source>
      <comment>GAME_MELD</comment>
      <translation>Partie durch Meldung gewonnen: {names}</translation>
    </message>
    <message>
      <source>That meld wins the match on the spot.</source>
      <comment>GAME_MELD_WHY</comment>
      <translation>Diese Meldung gewinnt die Partie sofort.</translation>
    </message>
    <message>
      <source>{names} took every trick</source>
      <comment>SWEPT</comment>
      <translation>Alle Stiche gemacht: {names}</translation>
    </message>
    <message>
      <source>That wins the match on the spot.</source>
      <comment>SWEPT_WHY</comment>
      <translation>Das gewinnt die Partie sofort.</translation>
    </message>
    <message>
      <source>{names} wins the match</source>
      <comment>WON_ONE</comment>
      <translation>{names} gewinnt die Partie</translation>
    </message>
    <message>
      <source>{names} win the match</source>
      <comment>WON_MANY</comment>
      <translation>{names} gewinnen die Partie</translation>
    </message>
    <message>
      <source>You win the match</source>
      <comment>WON_YOU</comment>
      <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
      <source>{scores} after one deal.</source>
      <comment>WON_WHY_ONE</comment>
      <translation>{scores} nach einem Spiel.</translation>
    </message>
    <message>
      <source>{scores} after {deals} deals.</source>
      <comment>WON_WHY</comment>
      <translation>{scores} nach {deals} Spielen.</translation>
    </message>
    <message>
      <source>More than one score is over {before}, so by these rules the match now goes to {target}.</source>
      <comment>TARGET_UP</comment>
      <translation>Mehrere sind über {before}, darum geht die Partie nach diesen Regeln jetzt bis {target}.</translation>
    </message>
    <message>
      <source>More than one score is over {before}, so by these rules another deal decides.</source>
      <comment>ANOTHER_DEAL</comment>
      <translation>Mehrere sind über {before}, darum entscheidet nach diesen Regeln ein weiteres Spiel.</translation>
    </message>
    <message>
      <source>{names} {score}</source>
      <comment>STANDING</comment>
      <translation>{names} {score}</translation>
    </message>
    <message>
      <source>{name}: {bid}, made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>{name}: {bid}, erfüllt</translation>
    </message>
    <message>
      <source>{name}: {bid}, set</source>
      <comment>CONTRACT_SET</comment>
      <translation>{name}: {bid}, verloren</translation>
    </message>
    <message>
      <source>{name}: {bid}</source>
      <comment>CONTRACT_OTHER</comment>
      <translation>{name}: {bid}</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>SHORT_PLAYED</comment>
      <translation>Gespielt</translation>
    </message>
    <message>
      <source>Passed out</source>
      <comment>SHORT_PASSED_OUT</comment>
      <translation>Gepasst</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>SHORT_MISDEAL</comment>
      <translation>Vergeben</translation>
    </message>
  </context>
  <context>
    <name>ReviewWord</name>
    <message>
      <source>Review of deal {number}</source>
      <comment>TITLE</comment>
      <translation>Rückblick auf Spiel {number}</translation>
    </message>
    <message>
      <source>First step</source>
      <comment>FIRST</comment>
      <translation>Erster Schritt</translation>
    </message>
    <message>
      <source>One step back</source>
      <comment>BACK</comment>
      <translation>Einen Schritt zurück</translation>
    </message>
    <message>
      <source>One step forward</source>
      <comment>ON</comment>
      <translation>Einen Schritt weiter</translation>
    </message>
    <message>
      <source>Last step</source>
      <comment>LAST</comment>
      <translation>Letzter Schritt</translation>
    </message>
    <message>
      <source>{name} is done melding.</source>
      <comment>DONE</comment>
      <translation>{name} ist mit dem Melden fertig.</translation>
    </message>
    <message>
      <source>You are done melding.</source>
      <comment>DONE_YOU</comment>
      <translation>Du bist mit dem Melden fertig.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Stapel</translation>
    </message>
    <message>
      <source>Buried</source>
      <comment>ASIDE</comment>
      <translation>Gedrückt</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <comment>ROW</comment>
      <translation>{name}: {cards}</translation>
    </message>
    <message>
      <source>{name}: no cards</source>
      <comment>ROW_NONE</comment>
      <translation>{name}: keine Karten</translation>
    </message>
    <message>
      <source>{choices} choices, {mistakes} mistakes, about {points} lost</source>
      <comment>CHOICES</comment>
      <translation>{choices} Entscheidungen, {mistakes} Fehler, etwa {points} verloren</translation>
    </message>
    <message>
      <source>{choices} choices, one mistake, about {points} lost</source>
      <comment>CHOICES_ONE</comment>
      <translation>{choices} Entscheidungen, ein Fehler, etwa {points} verloren</translation>
    </message>
    <message>
      <source>One choice, a mistake, about {points} lost</source>
      <comment>CHOICE_ONE</comment>
      <translation>Eine Entscheidung, ein Fehler, etwa {points} verloren</translation>
    </message>
    <message>
      <source>{choices} choices. You played it as Expert would.</source>
      <comment>CHOICES_NONE</comment>
      <translation>{choices} Entscheidungen. Du hast gespielt wie der Meister.</translation>
    </message>
    <message>
      <source>One choice. You played it as Expert would.</source>
      <comment>CHOICE_NONE</comment>
      <translation>Eine Entscheidung. Du hast gespielt wie der Meister.</translation>
    </message>
    <message>
      <source>{choices} choices, played as Expert would.</source>
      <comment>CHOICES_NONE_OTHER</comment>
      <translation>{choices} Entscheidungen, gespielt wie vom Meister.</translation>
    </message>
    <message>
      <source>One choice, played as Expert would.</source>
      <comment>CHOICE_NONE_OTHER</comment>
      <translation>Eine Entscheidung, gespielt wie vom Meister.</translation>
    </message>
    <message>
      <source>Nobody at the screen had a choice in this deal.</source>
      <comment>NO_CHOICES</comment>
      <translation>Niemand am Bildschirm hatte in diesem Spiel etwas zu entscheiden.</translation>
    </message>
    <message>
      <source>Expert is looking at your choices: {done} of {total}</source>
      <comment>LOOKING</comment>
      <translation>Der Meister sieht sich deine Entscheidungen an: {done} von {total}</translation>
    </message>
    <message>
      <source>Expert is looking at the choices: {done} of {total}</source>
      <comment>LOOKING_OTHER</comment>
      <translation>Der Meister sieht sich die Entscheidungen an: {done} von {total}</translation>
    </message>
    <message>
      <source>Expert is looking at this choice…</source>
      <comment>LOOKING_HERE</comment>
      <translation>Der Meister sieht sich das an …</translation>
    </message>
    <message>
      <source>Trick {trick} of {tricks}</source>
      <comment>AT_TRICK</comment>
      <translation>Stich {trick} von {tricks}</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>AT_AUCTION</comment>
      <translation>Reizen</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>AT_TRUMP</comment>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>AT_MELDS</comment>
      <translation>Meldungen</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <comment>AT_LAST_WORD</comment>
      <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
      <source>Cards passed and buried</source>
      <comment>AT_CARDS</comment>
      <translation>Weitergegebene und gedrückte Karten</translation>
    </message>
    <message>
      <source>The cards as dealt</source>
      <comment>AT_DEAL</comment>
      <translation>Die Karten nach dem Geben</translation>
    </message>
    <message>
      <source>Click a choice on the line below: a dot is as Expert, a red bar cost points. The arrows lead through every step.</source>
      <comment>HOW</comment>
      <translation>Klick unten auf eine Entscheidung: Ein Punkt ist wie beim Meister, ein roter Balken hat Punkte gekostet. Die Pfeile führen durch jeden Schritt.</translation>
    </message>
    <message>
      <source>Expert: {advice}</source>
      <comment>EXPERT_WOULD</comment>
      <translation>Meister: {advice}</translation>
    </message>
    <message>
      <source>As good as Expert's choice</source>
      <comment>AS_GOOD</comment>
      <translation>So gut wie das, was der Meister wählt</translation>
    </message>
    <message>
      <source>points, on average</source>
      <comment>ON_AVERAGE</comment>
      <translation>Punkte im Schnitt</translation>
    </message>
    <message>
      <source>Cost</source>
      <comment>COST</comment>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Bid made</source>
      <comment>CHANCE</comment>
      <translation>Erfüllt</translation>
    </message>
    <message>
      <source>Your choices</source>
      <comment>YOUR_CHOICES</comment>
      <translation>Deine Möglichkeiten</translation>
    </message>
    <message>
      <source>The choices</source>
      <comment>THE_CHOICES</comment>
      <translation>Die Möglichkeiten</translation>
    </message>
    <message>
      <source>best</source>
      <comment>BEST</comment>
      <translation>am besten</translation>
    </message>
    <message>
      <source>as good</source>
      <comment>NO_WORSE</comment>
      <translation>gleich gut</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>TAG_EXPERT</comment>
      <translation>Meister</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>TAG_DONE</comment>
      <translation>Gespielt</translation>
    </message>
    <message>
      <source>You</source>
      <comment>TAG_YOU</comment>
      <translation>Du</translation>
    </message>
    <message>
      <source>and {count} more</source>
      <comment>MORE</comment>
      <translation>und {count} weitere</translation>
    </message>
    <message>
      <source>Average of {deals} imagined deals, including going set</source>
      <comment>SAMPLE</comment>
      <translation>Schnitt aus {deals} gedachten Spielen, verlorene eingerechnet</translation>
    </message>
    <message>
      <source>In one imagined deal, including going set</source>
      <comment>SAMPLE_ONE</comment>
      <translation>In einem gedachten Spiel, auch wenn es verloren ist</translation>
    </message>
    <message>
      <source>Average of {deals} imagined deals</source>
      <comment>SAMPLE_NO_BID</comment>
      <translation>Schnitt aus {deals} gedachten Spielen</translation>
    </message>
    <message>
      <source>{sample}. Expert itself imagines fewer; with more, another answer is better.</source>
      <comment>BEATEN</comment>
      <translation>{sample}. Der Meister selbst spielt weniger durch; mit mehr ist eine andere Antwort besser.</translation>
    </message>
    <message>
      <source>{sample}. “As good”: the difference may be luck</source>
      <comment>LUCK</comment>
      <translation>{sample}. „Gleich gut“: Der Unterschied kann Zufall sein</translation>
    </message>
    <message>
      <source>In one imagined deal</source>
      <comment>SAMPLE_NO_BID_ONE</comment>
      <translation>In einem gedachten Spiel</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>PILL_EXPERT</comment>
      <translation>Meister</translation>
    </message>
    <message>
      <source>Best</source>
      <comment>PILL_BEST</comment>
      <translation>Am besten</translation>
    </message>
    <message>
      <source>{name} played</source>
      <comment>PILL_PLAYED</comment>
      <translation>{name} hat gespielt</translation>
    </message>
    <message>
      <source>You played</source>
      <comment>PILL_PLAYED_YOU</comment>
      <translation>Du hast gespielt</translation>
    </message>
    <message>
      <source>As Expert</source>
      <comment>AS_EXPERT</comment>
      <translation>Wie der Meister</translation>
    </message>
    <message>
      <source>Next mistake</source>
      <comment>NEXT_MISTAKE</comment>
      <translation>Nächster Fehler</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <comment>PLAY_ON</comment>
      <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
      <source>Choices in the deal</source>
      <comment>TIME_LINE</comment>
      <translation>Entscheidungen des Spiels</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>GROUP_AUCTION</comment>
      <translation>Reizen</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>GROUP_TRUMP</comment>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Kitty</source>
      <comment>GROUP_KITTY</comment>
      <translation>Stock</translation>
    </message>
    <message>
      <source>Passing</source>
      <comment>GROUP_PASSING</comment>
      <translation>Weitergeben</translation>
    </message>
    <message>
      <source>Burying</source>
      <comment>GROUP_BURYING</comment>
      <translation>Drücken</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>GROUP_MELDS</comment>
      <translation>Meldungen</translation>
    </message>
    <message>
      <source>Play on?</source>
      <comment>GROUP_PLAYING_ON</comment>
      <translation>Spielen?</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>GROUP_TRICKS</comment>
      <translation>Stiche</translation>
    </message>
    <message>
      <source>{at}: {done}</source>
      <comment>TIP</comment>
      <translation>{at}: {done}</translation>
    </message>
    <message>
      <source>{at}: {done}, {points}</source>
      <comment>TIP_COST</comment>
      <translation>{at}: {done}, {points}</translation>
    </message>
    <message>
      <source>Practice: this game doesn't count.</source>
      <comment>PRACTICE</comment>
      <translation>Übung: Diese Partie zählt nicht.</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <comment>LEAVE_PRACTICE</comment>
      <translation>Zurück zur Partie</translation>
    </message>
    <message>
      <source>What {name} would tell you: “{reason}”</source>
      <comment>THOUGHT</comment>
      <translation>{name} würde dir sagen: „{reason}“</translation>
    </message>
    <message>
      <source>Expert has no opinion on this choice.</source>
      <comment>NOT_JUDGED</comment>
      <translation>Der Meister hat dazu keine Meinung.</translation>
    </message>
    <message>
      <source>Against the others: you {own}, Expert {expert} with your cards</source>
      <comment>COMPARED</comment>
      <translation>Gegenüber den anderen: du {own}, der Meister mit deinen Karten {expert}</translation>
    </message>
    <message>
      <source>Against the others: {name} {own}, Expert {expert} with the same cards</source>
      <comment>COMPARED_OTHER</comment>
      <translation>Gegenüber den anderen: {name} {own}, der Meister mit denselben Karten {expert}</translation>
    </message>
    <message>
      <source>How they were shuffled</source>
      <comment>PROOF</comment>
      <translation>Wie sie gemischt wurden</translation>
    </message>
    <message>
      <source>Hide other hands</source>
      <comment>HIDE_HANDS</comment>
      <translation>Andere Blätter verdecken</translation>
    </message>
    <message>
      <source>Show other hands</source>
      <comment>SHOW_HANDS</comment>
      <translation>Andere Blätter zeigen</translation>
    </message>
  </context>
  <context>
    <name>RoomWord</name>
    <message>
      <source>Back to the table</source>
      <comment>BACK</comment>
      <translation>Zurück zum Tisch</translation>
    </message>
    <message>
      <source>Back</source>
      <comment>BACK_TO_PAGE</comment>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Esc</source>
      <comment>ESCAPE</comment>
      <translation>Esc</translation>
    </message>
    <message>
      <source>A newer version made the list of games {path}. It's left as it is, and a new list is made.</source>
      <comment>INDEX_NEWER</comment>
      <translation>Eine neuere Version hat die Liste der Partien {path} angelegt. Sie bleibt unberührt, und deine Partien werden neu aufgelistet.</translation>
    </message>
    <message>
      <source>The list of games can't be saved in {path}: {reason}. It's rebuilt each time.</source>
      <comment>INDEX_NOT_KEPT</comment>
      <translation>Die Liste der Partien kann nicht in {path} gespeichert werden: {reason}. Sie wird jedes Mal neu erstellt.</translation>
    </message>
  </context>
  <context>
    <name>RuleSetFault</name>
    <message>
      <source>Give your rules a name to save them.</source>
      <comment>NAMELESS</comment>
      <translation>Gib deinen Regeln einen Namen, um sie zu speichern.</translation>
    </message>
    <message>
      <source>The name “{name}” is too long; the limit is {most} letters.</source>
      <comment>LONG_NAME</comment>
      <translation>Der Name „{name}“ ist zu lang; höchstens {most} Buchstaben sind möglich.</translation>
    </message>
    <message>
      <source>The description of “{name}” is too long; the limit is {most} letters.</source>
      <comment>LONG_DESCRIPTION</comment>
      <translation>Die Beschreibung von „{name}“ ist zu lang; höchstens {most} Buchstaben sind möglich.</translation>
    </message>
    <message>
      <source>{path} is too large for a rules file.</source>
      <comment>LARGE</comment>
      <translation>{path} ist zu groß für eine Datei mit Regeln.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>{path} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it should be one JSON object with rules.</source>
      <comment>NO_JSON</comment>
      <translation>{path} ist beschädigt: Es sollte ein JSON-Objekt mit Regeln sein.</translation>
    </message>
    <message>
      <source>{path} isn't a file of pinochle rules; pick one that was exported as rules.</source>
      <comment>FOREIGN</comment>
      <translation>{path} ist keine Datei mit Pinochle-Regeln; wähle eine, die als Regeln exportiert wurde.</translation>
    </message>
    <message>
      <source>{path} does not say which version of the format it uses; export it again.</source>
      <comment>NO_VERSION</comment>
      <translation>{path} sagt nicht, welche Version das Format hat; exportiere die Regeln noch einmal.</translation>
    </message>
    <message>
      <source>{path} was written by a newer version of this program; please update to read it.</source>
      <comment>NEWER</comment>
      <translation>{path} stammt von einer neueren Version dieses Programms; zum Lesen bitte aktualisieren.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs a name, a preset and changes; export it again.</source>
      <comment>NO_PARTS</comment>
      <translation>{path} ist beschädigt: Name, Variante und Änderungen müssen darin stehen; exportiere die Regeln noch einmal.</translation>
    </message>
    <message>
      <source>{path} is damaged: its description must be text; export it again.</source>
      <comment>NO_TEXT</comment>
      <translation>{path} ist beschädigt: Die Beschreibung muss Text sein; exportiere die Regeln noch einmal.</translation>
    </message>
    <message>
      <source>{path} starts from a game that is unknown here, “{preset}”; an update may help.</source>
      <comment>NO_GAME</comment>
      <translation>{path} geht von einer Variante aus, die hier nicht bekannt ist, „{preset}“; vielleicht hilft eine Aktualisierung.</translation>
    </message>
    <message>
      <source>{path} cannot be used: {fault}</source>
      <comment>OPTION</comment>
      <translation>{path} lässt sich nicht verwenden: {fault}</translation>
    </message>
    <message>
      <source>The rules in {path} cannot be played: {problem} {advice}</source>
      <comment>UNPLAYABLE</comment>
      <translation>Die Regeln in {path} sind nicht spielbar: {problem} {advice}</translation>
    </message>
    <message>
      <source>“{name}” cannot be written to {path}: {reason}.</source>
      <comment>UNWRITTEN</comment>
      <translation>„{name}“ lässt sich nicht in {path} speichern: {reason}.</translation>
    </message>
    <message>
      <source>“{name}” cannot be removed: {reason}.</source>
      <comment>UNREMOVED</comment>
      <translation>„{name}“ lässt sich nicht löschen: {reason}.</translation>
    </message>
  </context>
  <context>
    <name>RuleSheetWord</name>
    <message>
      <source>small</source>
      <comment>LABELS_WITHIN</comment>
      <translation>same</translation>
    </message>
    <message>
      <source>to {target}</source>
      <comment>TO_TARGET</comment>
      <translation>bis {target}</translation>
    </message>
    <message>
      <source>a single deal</source>
      <comment>SINGLE_DEAL</comment>
      <translation>ein einziges Spiel</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>SO_MANY_DEALS</comment>
      <translation>{count} Spiele</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}, standard rules.</source>
      <comment>AS_USUAL</comment>
      <translation>{game}: {players} Spieler, {length}, Standardregeln.</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}, otherwise standard rules.</source>
      <comment>OTHERWISE_USUAL</comment>
      <translation>{game}: {players} Spieler, {length}, sonst Standardregeln.</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}; house rules: {rules}.</source>
      <comment>HOUSE_RULES</comment>
      <translation>{game}: {players} Spieler, {length}; Hausregeln: {rules}.</translation>
    </message>
    <message>
      <source>{rule}: {value}</source>
      <comment>HOUSE_RULE</comment>
      <translation>{rule}: {value}</translation>
    </message>
    <message>
      <source>; </source>
      <comment>NEXT_RULE</comment>
      <translation>; </translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} und {last}</translation>
    </message>
    <message>
      <source>, </source>
      <comment>COMMA</comment>
      <translation>, </translation>
    </message>
    <message>
      <source>; </source>
      <comment>SEMICOLON</comment>
      <translation>; </translation>
    </message>
    <message>
      <source>{count} players.</source>
      <comment>PLAYERS</comment>
      <translation>{count} Spieler.</translation>
    </message>
    <message>
      <source>There are {count} sides.</source>
      <comment>SIDES</comment>
      <translation>Es gibt {count} Seiten.</translation>
    </message>
    <message>
      <source>Everyone plays alone.</source>
      <comment>INDIVIDUAL</comment>
      <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
      <source>Players who sit opposite each other are partners, so there are two sides.</source>
      <comment>PARTNERS_OPPOSITE</comment>
      <translation>Wer sich gegenübersitzt, spielt zusammen: zwei Seiten.</translation>
    </message>
    <message>
      <source>Every second player is on the same team, so there are two sides.</source>
      <comment>TWO_TEAMS_ALTERNATING</comment>
      <translation>Jeder zweite Spieler gehört zur selben Mannschaft: zwei Seiten.</translation>
    </message>
    <message>
      <source>Your partner sits opposite you.</source>
      <comment>PAIRS_OPPOSITE</comment>
      <translation>Dein Partner sitzt dir gegenüber.</translation>
    </message>
    <message>
      <source>Partners are found anew in every deal: the bidder calls a trump, and the first player who holds it is the partner.</source>
      <comment>CALLED_PARTNER</comment>
      <translation>Partner finden sich in jedem Spiel: Der Alleinspieler ruft einen Trumpf, und der Erste, der ihn hat, ist sein Partner.</translation>
    </message>
    <message>
      <source>There is one more at the table: the dealer gets no cards and rests.</source>
      <comment>DEALER_RESTS</comment>
      <translation>Einer mehr ist am Tisch: Der Geber bekommt keine Karten und setzt aus.</translation>
    </message>
    <message>
      <source>Partners change that way, so everybody has a score: whatever the side scores in each deal.</source>
      <comment>PARTNERS_CHANGE</comment>
      <translation>So wechseln die Partner, und jeder hat seine eigenen Punkte: was seine Seite im Spiel anschreibt.</translation>
    </message>
    <message>
      <source>There are more at the table: those on the dealer's right rest.</source>
      <comment>PEOPLE_REST</comment>
      <translation>Mehr sind am Tisch: Wer rechts vom Geber sitzt, setzt aus.</translation>
    </message>
    <message>
      <source>{count} cards: {copies} of each in four suits. They rank {ranks}, the highest first.</source>
      <comment>PACK</comment>
      <translation>{count} Karten: {copies} von jeder in vier Farben. Rangfolge: {ranks}, die höchste zuerst.</translation>
    </message>
    <message>
      <source>{count} cards: {copies} of each, except for the nines: {nines}. They rank {ranks}, the highest first.</source>
      <comment>PACK_NINES</comment>
      <translation>{count} Karten: {copies} von jeder, nur von den Neunen {nines}. Rangfolge: {ranks}, die höchste zuerst.</translation>
    </message>
    <message>
      <source>{count} of every suit</source>
      <comment>NINES_ALL</comment>
      <translation>{count} in jeder Farbe</translation>
    </message>
    <message>
      <source>{count} of {suits}</source>
      <comment>NINES_OF</comment>
      <translation>{count} in {suits}</translation>
    </message>
    <message>
      <source>none of {suits}</source>
      <comment>NINES_NONE</comment>
      <translation>keine in {suits}</translation>
    </message>
    <message>
      <source>clubs</source>
      <comment>CLUBS</comment>
      <translation>Kreuz</translation>
    </message>
    <message>
      <source>diamonds</source>
      <comment>DIAMONDS</comment>
      <translation>Karo</translation>
    </message>
    <message>
      <source>hearts</source>
      <comment>HEARTS</comment>
      <translation>Herz</translation>
    </message>
    <message>
      <source>spades</source>
      <comment>SPADES</comment>
      <translation>Pik</translation>
    </message>
    <message>
      <source>Nothing is dealt. Players take turns looking at the top card of the deck. Keep it, and the next card is thrown away; throw it away, and you must keep the next one, whatever it is. This goes on until everyone holds {count} cards.</source>
      <comment>DRAFT</comment>
      <translation>Es wird nicht gegeben. Reihum sieht jeder die oberste Karte an und behält sie und legt die nächste weg, oder er legt sie weg und behält die nächste, was sie auch sei, bis alle {count} Karten haben.</translation>
    </message>
    <message>
      <source>Everyone is dealt {count} cards, one at a time.</source>
      <comment>DEALT_ONE</comment>
      <translation>Jeder bekommt {count} Karten, einzeln.</translation>
    </message>
    <message>
      <source>Everyone is dealt {count} cards, {packet} at a time.</source>
      <comment>DEALT</comment>
      <translation>Jeder bekommt {count} Karten, {packet} auf einmal.</translation>
    </message>
    <message>
      <source>The next card is turned up, and its suit is trump.</source>
      <comment>UPCARD</comment>
      <translation>Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage: its suit is trump from then on, and it counts as a royal marriage. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE</comment>
      <translation>Keine Karte wird aufgedeckt. Es gibt keinen Trumpf, bis jemand ein Paar meldet: Dessen Farbe ist von da an Trumpf, und es zählt als Trumpfpaar. Meldet niemand eines, wird das ganze Spiel ohne Trumpf gespielt.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage or a run: its suit is trump from then on, and it counts as in trump. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE_OR_RUN</comment>
      <translation>Keine Karte wird aufgedeckt. Es gibt keinen Trumpf, bis jemand ein Paar oder eine Familie meldet: Deren Farbe ist von da an Trumpf, und die Meldung zählt wie in Trumpf. Meldet niemand so etwas, wird das ganze Spiel ohne Trumpf gespielt.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage or a sequence: its suit is trump from then on, and it counts as in trump. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE_OR_SEQUENCE</comment>
      <translation>Keine Karte wird aufgedeckt. Es gibt keinen Trumpf, bis jemand ein Paar oder eine Sequenz meldet: Deren Farbe ist von da an Trumpf, und die Meldung zählt wie in Trumpf. Meldet niemand so etwas, wird das ganze Spiel ohne Trumpf gespielt.</translation>
    </message>
    <message>
      <source>The other {count} cards are the stock that you draw from.</source>
      <comment>STOCK</comment>
      <translation>Die übrigen {count} Karten sind der Stapel, aus dem die Hände aufgefüllt werden.</translation>
    </message>
    <message>
      <source>The other {count} cards are the stock that you draw from; the turned card is the last of them.</source>
      <comment>STOCK_UPCARD</comment>
      <translation>Die übrigen {count} Karten sind der Stapel, die aufgedeckte als letzte, aus dem die Hände aufgefüllt werden.</translation>
    </message>
    <message>
      <source>The deal passes to the left.</source>
      <comment>ROTATION</comment>
      <translation>Das Geben geht nach links herum.</translation>
    </message>
    <message>
      <source>Nobody bids. The player to the dealer's left names trump and leads to the first trick.</source>
      <comment>NOBODY_BIDS</comment>
      <translation>Es wird nicht gereizt. Wer links vom Geber sitzt, wählt Trumpf und spielt zum ersten Stich aus.</translation>
    </message>
    <message>
      <source>The high bidder has to score the bid in meld and tricks together.</source>
      <comment>HIGHEST_BID</comment>
      <translation>Wer am höchsten reizt, ist Alleinspieler und muss sein Gebot mit Meldung und Stichen zusammen schaffen.</translation>
    </message>
    <message>
      <source>Bidding starts at {least}, and {steps}.</source>
      <comment>LOWEST_BID</comment>
      <translation>Gereizt wird ab {least}, und {steps}.</translation>
    </message>
    <message>
      <source>every bid is a multiple of {step}</source>
      <comment>STEPS</comment>
      <translation>jedes Gebot ist ein Vielfaches von {step}</translation>
    </message>
    <message>
      <source>every bid is a multiple of {step}; from {high} on, of {big}</source>
      <comment>STEPS_BIG</comment>
      <translation>jedes Gebot ist ein Vielfaches von {step}; ab {high} von {big}</translation>
    </message>
    <message>
      <source>The first to speak may open lower, from {least} up, and bids go on from there.</source>
      <comment>FIRST_BID</comment>
      <translation>Wer zuerst spricht, darf weniger reizen, ab {least}, und von da geht es weiter.</translation>
    </message>
    <message>
      <source>The high bidder names trump.</source>
      <comment>DECLARER_NAMES</comment>
      <translation>Der Alleinspieler wählt Trumpf.</translation>
    </message>
    <message>
      <source>Everyone bids once and has to make that bid.</source>
      <comment>BIDS_ALONE</comment>
      <translation>Jeder reizt einmal und muss sein Gebot schaffen.</translation>
    </message>
    <message>
      <source>Everyone bids once, and partners add their bids. Every side that has bid has to make its sum in meld and tricks together.</source>
      <comment>BIDS_SUMMED</comment>
      <translation>Jeder reizt einmal, und Partner zählen zusammen. Jede Seite, die gereizt hat, muss ihre Summe aus Meldung und Stichen schaffen.</translation>
    </message>
    <message>
      <source>{steps}. A bid may also be 0.</source>
      <comment>STEPS_OR_NONE</comment>
      <translation>{steps}. Ein Gebot darf auch 0 sein.</translation>
    </message>
    <message>
      <source>Whoever bids most is the bidder and names trump.</source>
      <comment>MOST_NAMES</comment>
      <translation>Wer am meisten gereizt hat, ist Alleinspieler und wählt Trumpf.</translation>
    </message>
    <message>
      <source>The higher bidder of the side with the highest sum is the bidder and names trump.</source>
      <comment>HIGHER_NAMES</comment>
      <translation>Wer auf der Seite mit der höchsten Summe mehr gereizt hat, ist Alleinspieler und wählt Trumpf.</translation>
    </message>
    <message>
      <source>Bids tell your partner about meld: {over} over an opening bid of {opened} shows aces around; after that, one step more than the last bid asks for meld, and two steps or more promise it. Nobody has to bid this way.</source>
      <comment>CONVENTION</comment>
      <translation>Gebote sagen dem Partner etwas: {over} auf die Eröffnung {opened} zeigt vier Asse; sonst fragt ein Schritt mehr nach Meldung, und zwei oder mehr zeigen Meldung. Niemand muss so reizen.</translation>
    </message>
    <message>
      <source>widow</source>
      <comment>WIDOW</comment>
      <translation>Stock</translation>
    </message>
    <message>
      <source>Dabb</source>
      <comment>DABB</comment>
      <translation>Dabb</translation>
    </message>
    <message>
      <source>{count} cards are set aside. The bidder looks at them, keeps one and gives one to each of the others.</source>
      <comment>WIDOW_SHARED</comment>
      <translation>{count} Karten werden weggelegt. Der Alleinspieler sieht sie an, behält eine und gibt jedem anderen eine.</translation>
    </message>
    <message>
      <source>{count} cards are set aside. The bidder picks them up and buries as many.</source>
      <comment>WIDOW_TAKEN</comment>
      <translation>{count} Karten werden weggelegt. Der Alleinspieler nimmt sie und drückt ebenso viele.</translation>
    </message>
    <message>
      <source>One card is set aside. The bidder picks it up and buries one.</source>
      <comment>WIDOW_TAKEN_ONE</comment>
      <translation>Eine Karte wird weggelegt. Der Alleinspieler nimmt sie und drückt eine.</translation>
    </message>
    <message>
      <source>After trump is named, bidder and partner pass each other {count} cards at the same time.</source>
      <comment>PASSED_AT_ONCE</comment>
      <translation>Ist Trumpf gewählt, geben Alleinspieler und Partner einander gleichzeitig {count} Karten.</translation>
    </message>
    <message>
      <source>After trump is named, the partner passes the bidder {count} cards and then gets {count} back.</source>
      <comment>PASSED</comment>
      <translation>Ist Trumpf gewählt, gibt der Partner dem Alleinspieler {count} Karten und bekommt dann {count} zurück.</translation>
    </message>
    <message>
      <source>After trump is named, bidder and partner pass each other a card at the same time.</source>
      <comment>PASSED_ONE_AT_ONCE</comment>
      <translation>Ist Trumpf gewählt, geben Alleinspieler und Partner einander gleichzeitig eine Karte.</translation>
    </message>
    <message>
      <source>After trump is named, the partner passes the bidder a card and then gets one back.</source>
      <comment>PASSED_ONE</comment>
      <translation>Ist Trumpf gewählt, gibt der Partner dem Alleinspieler eine Karte und bekommt dann eine zurück.</translation>
    </message>
    <message>
      <source>Before the first trick everyone shows meld. The cards go back into the hands once they are counted.</source>
      <comment>MELD_BEFORE_PLAY</comment>
      <translation>Vor dem ersten Stich zeigen alle ihre Meldungen; sie kommen auf die Hand zurück, wenn sie gezählt sind.</translation>
    </message>
    <message>
      <source>Before the first trick the bidder shows meld. The cards go back into the hand once they are counted.</source>
      <comment>MELD_BY_BIDDER</comment>
      <translation>Vor dem ersten Stich zeigt der Alleinspieler seine Meldungen; sie kommen auf die Hand zurück, wenn sie gezählt sind.</translation>
    </message>
    <message>
      <source>As long as the stock lasts, whoever wins a trick may lay melds on the table. Melded cards can be played from there.</source>
      <comment>MELD_AFTER_TRICK</comment>
      <translation>Wer einen Stich macht, solange der Stapel reicht, darf Meldungen auf den Tisch legen; von dort können sie gespielt werden.</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>A marriage in every suit, the Rundgang, adds up to {points} with its kings and queens around.</source>
      <comment>RUNDGANG</comment>
      <translation>Ein Paar in jeder Farbe, der Rundgang, ergibt mit den vier Königen und vier Damen {points}.</translation>
    </message>
    <message>
      <source>Cards</source>
      <comment>CARDS</comment>
      <translation>Karten</translation>
    </message>
    <message>
      <source>once</source>
      <comment>ONCE</comment>
      <translation>einmal</translation>
    </message>
    <message>
      <source>twice</source>
      <comment>TWICE</comment>
      <translation>zweimal</translation>
    </message>
    <message>
      <source>three times</source>
      <comment>THREE_TIMES</comment>
      <translation>dreimal</translation>
    </message>
    <message>
      <source>four times</source>
      <comment>FOUR_TIMES</comment>
      <translation>viermal</translation>
    </message>
    <message>
      <source>five times</source>
      <comment>FIVE_TIMES</comment>
      <translation>fünfmal</translation>
    </message>
    <message>
      <source>six times</source>
      <comment>SIX_TIMES</comment>
      <translation>sechsmal</translation>
    </message>
    <message>
      <source>seven times</source>
      <comment>SEVEN_TIMES</comment>
      <translation>siebenmal</translation>
    </message>
    <message>
      <source>eight times</source>
      <comment>EIGHT_TIMES</comment>
      <translation>achtmal</translation>
    </message>
    <message>
      <source>{cards} of every suit</source>
      <comment>OF_EVERY_SUIT</comment>
      <translation>{cards} in jeder Farbe</translation>
    </message>
    <message>
      <source>{cards} of any suits</source>
      <comment>OF_ANY_SUITS</comment>
      <translation>{cards} beliebiger Farben</translation>
    </message>
    <message>
      <source>{cards} of another suit</source>
      <comment>OF_ANOTHER_SUIT</comment>
      <translation>{cards} einer anderen Farbe</translation>
    </message>
    <message>
      <source>{cards} of one suit</source>
      <comment>OF_ONE_SUIT</comment>
      <translation>{cards} einer Farbe</translation>
    </message>
    <message>
      <source>{cards} of trump</source>
      <comment>OF_TRUMPS</comment>
      <translation>{cards} in Trumpf</translation>
    </message>
    <message>
      <source>{cards} of a run of trump</source>
      <comment>OF_RUN</comment>
      <translation>{cards} einer Familie in Trumpf</translation>
    </message>
    <message>
      <source>{cards} of a run of another suit</source>
      <comment>OF_PLAIN_RUN</comment>
      <translation>{cards} einer Familie einer anderen Farbe</translation>
    </message>
    <message>
      <source>Q of spades and J of diamonds</source>
      <comment>PINOCHLE_CARDS</comment>
      <translation>Q in Pik und J in Karo</translation>
    </message>
    <message>
      <source>beside a marriage in every suit</source>
      <comment>BESIDE_MARRIAGES</comment>
      <translation>zu einem Paar in jeder Farbe</translation>
    </message>
    <message>
      <source>{cards} of trump beside a run</source>
      <comment>BESIDE_RUN</comment>
      <translation>{cards} in Trumpf neben einer Familie</translation>
    </message>
    <message>
      <source>game</source>
      <comment>GAME</comment>
      <translation>Partie</translation>
    </message>
    <message>
      <source>–</source>
      <comment>NO_MELD</comment>
      <translation>–</translation>
    </message>
    <message>
      <source>As long as the stock lasts, you may play any card. The winner of the trick draws the top card of the stock, then the others draw, and the winner leads next. When the stock is gone:</source>
      <comment>STOCK_PLAY</comment>
      <translation>Solange der Stapel reicht, darf jede Karte gespielt werden. Wer den Stich macht, zieht die oberste Karte, dann die anderen, und spielt aus. Ist der Stapel leer, gilt:</translation>
    </message>
    <message>
      <source>There are {count} tricks. Whoever wins a trick leads to the next.</source>
      <comment>TRICK_COUNT</comment>
      <translation>Es gibt {count} Stiche. Wer einen macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
      <source>You must follow suit. If you cannot, you must play a trump. If you have neither, play any card. The highest trump wins, or else the highest card of the suit led; of two equal cards the first one wins.</source>
      <comment>FOLLOW</comment>
      <translation>Du musst Farbe bedienen. Kannst du nicht, musst du Trumpf spielen. Hast du beides nicht, spielst du eine beliebige Karte. Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe; von zwei gleichen die erste.</translation>
    </message>
    <message>
      <source>aces</source>
      <comment>ACES</comment>
      <translation>Asse</translation>
    </message>
    <message>
      <source>tens</source>
      <comment>TENS</comment>
      <translation>Zehnen</translation>
    </message>
    <message>
      <source>kings</source>
      <comment>KINGS</comment>
      <translation>Könige</translation>
    </message>
    <message>
      <source>queens</source>
      <comment>QUEENS</comment>
      <translation>Damen</translation>
    </message>
    <message>
      <source>jacks</source>
      <comment>JACKS</comment>
      <translation>Buben</translation>
    </message>
    <message>
      <source>nines</source>
      <comment>NINES</comment>
      <translation>Neunen</translation>
    </message>
    <message>
      <source>eights</source>
      <comment>EIGHTS</comment>
      <translation>Achten</translation>
    </message>
    <message>
      <source>sevens</source>
      <comment>SEVENS</comment>
      <translation>Siebenen</translation>
    </message>
    <message>
      <source>Cards in tricks count: {worths}.</source>
      <comment>CARDS_COUNT</comment>
      <translation>In den Stichen zählen die Karten: {worths}.</translation>
    </message>
    <message>
      <source>{cards} {points}</source>
      <comment>WORTH</comment>
      <translation>{cards} {points}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>NOTHING</comment>
      <translation>nichts</translation>
    </message>
    <message>
      <source>Winning the last trick counts {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>Der letzte Stich zählt {points}.</translation>
    </message>
    <message>
      <source>Winning the trick for the last cards of the stock counts {points}.</source>
      <comment>LAST_STOCK_TRICK</comment>
      <translation>Der Stich um die letzten Karten des Stapels zählt {points}.</translation>
    </message>
    <message>
      <source>Together {points} points are at stake in every deal.</source>
      <comment>AT_STAKE</comment>
      <translation>Zusammen geht es in jedem Spiel um {points} Punkte.</translation>
    </message>
    <message>
      <source>All points are written without their last zero: 25 stands for 250.</source>
      <comment>SMALL_SCALE</comment>
      <translation>Alle Punkte werden ohne ihre letzte Null genannt: 25 steht für 250.</translation>
    </message>
    <message>
      <source>{made}; {lost} {rest}. The others score their meld and tricks.</source>
      <comment>CONTRACT</comment>
      <translation>{made}; {lost} {rest}. Die anderen schreiben Meldung und Stiche an.</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores meld and tricks</source>
      <comment>MADE_ALONE</comment>
      <translation>Ein Alleinspieler, der sein Gebot schafft, schreibt Meldung und Stiche an</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores the bid and no more</source>
      <comment>MADE_ALONE_BID</comment>
      <translation>Ein Alleinspieler, der sein Gebot schafft, schreibt das Gebot an und nicht mehr</translation>
    </message>
    <message>
      <source>A side that makes its contract scores meld and tricks</source>
      <comment>MADE</comment>
      <translation>Eine Seite, die ihren Kontrakt erfüllt, schreibt Meldung und Stiche an</translation>
    </message>
    <message>
      <source>A side that makes its contract scores the bid and no more</source>
      <comment>MADE_BID</comment>
      <translation>Eine Seite, die ihren Kontrakt erfüllt, schreibt das Gebot an und nicht mehr</translation>
    </message>
    <message>
      <source>A side that makes its sum scores meld and tricks</source>
      <comment>MADE_SUM</comment>
      <translation>Eine Seite, die ihre Summe schafft, schreibt Meldung und Stiche an</translation>
    </message>
    <message>
      <source>A side that makes its sum scores the bid and no more</source>
      <comment>MADE_SUM_BID</comment>
      <translation>Eine Seite, die ihre Summe schafft, schreibt das Gebot an und nicht mehr</translation>
    </message>
    <message>
      <source>one who does not is set, loses the bid</source>
      <comment>LOST_ALONE</comment>
      <translation>wer es nicht schafft, verliert das Gebot</translation>
    </message>
    <message>
      <source>one who does not is set, loses twice the bid</source>
      <comment>LOST_ALONE_TWICE</comment>
      <translation>wer es nicht schafft, verliert das doppelte Gebot</translation>
    </message>
    <message>
      <source>one who does not is set, loses {times} times the bid</source>
      <comment>LOST_ALONE_TIMES</comment>
      <translation>wer es nicht schafft, verliert das Gebot {times} Mal</translation>
    </message>
    <message>
      <source>one that does not is set, loses the bid</source>
      <comment>LOST</comment>
      <translation>eine, die es nicht schafft, verliert das Gebot</translation>
    </message>
    <message>
      <source>one that does not is set, loses twice the bid</source>
      <comment>LOST_TWICE</comment>
      <translation>eine, die es nicht schafft, verliert das doppelte Gebot</translation>
    </message>
    <message>
      <source>one that does not is set, loses {times} times the bid</source>
      <comment>LOST_TIMES</comment>
      <translation>eine, die es nicht schafft, verliert das Gebot {times} Mal</translation>
    </message>
    <message>
      <source>but still scores the meld</source>
      <comment>KEEPS_MELD</comment>
      <translation>und schreibt trotzdem die Meldung an</translation>
    </message>
    <message>
      <source>but still scores the tricks</source>
      <comment>KEEPS_TRICKS</comment>
      <translation>und schreibt trotzdem die Stiche an</translation>
    </message>
    <message>
      <source>but still scores the meld and the tricks</source>
      <comment>KEEPS_BOTH</comment>
      <translation>und schreibt trotzdem Meldung und Stiche an</translation>
    </message>
    <message>
      <source>and scores nothing else</source>
      <comment>KEEPS_NOTHING</comment>
      <translation>und schreibt sonst nichts an</translation>
    </message>
    <message>
      <source>Everyone has to win at least {needed} for the meld to count.</source>
      <comment>SAVE_ALONE</comment>
      <translation>Jeder muss mindestens {needed} gewinnen, damit seine Meldung zählt.</translation>
    </message>
    <message>
      <source>Defenders have to win at least {needed} for the meld to count.</source>
      <comment>SAVE_DEFENDERS</comment>
      <translation>Die Gegner müssen mindestens {needed} gewinnen, damit ihre Meldung zählt.</translation>
    </message>
    <message>
      <source>Every side has to win at least {needed} for the meld to count.</source>
      <comment>SAVE_SIDES</comment>
      <translation>Jede Seite muss mindestens {needed} gewinnen, damit ihre Meldung zählt.</translation>
    </message>
    <message>
      <source>a trick</source>
      <comment>A_TRICK</comment>
      <translation>einen Stich</translation>
    </message>
    <message>
      <source>a point in tricks</source>
      <comment>A_POINT</comment>
      <translation>einen Punkt in Stichen</translation>
    </message>
    <message>
      <source>{points} points in tricks</source>
      <comment>POINTS_IN_TRICKS</comment>
      <translation>{points} Punkte in Stichen</translation>
    </message>
    <message>
      <source>Only the bidder plays for points: the others play together to beat the bid. After the deal the bid is settled in chips, and points beyond it count for nothing. All others at the table pay a bidder who has made it.</source>
      <comment>BIDS_PAID</comment>
      <translation>Nur der Alleinspieler spielt um Punkte: Die anderen spielen zusammen gegen sein Gebot. Nach dem Spiel wird das Gebot in Chips abgerechnet, und Punkte darüber hinaus zählen nichts. Hat er es geschafft, zahlen ihm alle anderen am Tisch.</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first lead pays each of them as much, in any suit.</source>
      <comment>GIVING_UP_PAYS</comment>
      <translation>Ein Alleinspieler, der vor der ersten Karte aufgibt, zahlt jedem von ihnen ebenso viel, gleich in welcher Farbe.</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first lead pays each of them half as much, in any suit.</source>
      <comment>GIVING_UP_PAYS_HALF</comment>
      <translation>Ein Alleinspieler, der vor der ersten Karte aufgibt, zahlt jedem von ihnen halb so viel, gleich in welcher Farbe.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them as much.</source>
      <comment>SET_PAYS_ONCE</comment>
      <translation>Einer, der spielt und scheitert, zahlt jedem ebenso viel.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them twice as much.</source>
      <comment>SET_PAYS_TWICE</comment>
      <translation>Einer, der spielt und scheitert, zahlt jedem doppelt so viel.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them {times} times as much.</source>
      <comment>SET_PAYS_TIMES</comment>
      <translation>Einer, der spielt und scheitert, zahlt jedem {times}mal so viel.</translation>
    </message>
    <message>
      <source>A bid is worth, in chips: {worths}.</source>
      <comment>CHIPS_LISTED</comment>
      <translation>Ein Gebot zählt in Chips: {worths}.</translation>
    </message>
    <message>
      <source>under {bid}, {chips}</source>
      <comment>CHIPS_UNDER</comment>
      <translation>unter {bid} {chips}</translation>
    </message>
    <message>
      <source>from {bid}, {chips}</source>
      <comment>CHIPS_FROM</comment>
      <translation>ab {bid} {chips}</translation>
    </message>
    <message>
      <source>One deal is played, and whoever scores most wins.</source>
      <comment>ONE_DEAL</comment>
      <translation>Es wird ein Spiel gespielt; wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
      <source>One deal is played, and whoever wins most chips wins.</source>
      <comment>ONE_DEAL_CHIPS</comment>
      <translation>Es wird ein Spiel gespielt; wer die meisten Chips hat, gewinnt.</translation>
    </message>
    <message>
      <source>{count} deals are played, and whoever then has most points wins. Deals that everyone passes don't count.</source>
      <comment>DEALS</comment>
      <translation>{count} Spiele werden gespielt; wer dann die meisten Punkte hat, gewinnt. Spiele, in denen alle passen, zählen nicht.</translation>
    </message>
    <message>
      <source>{count} deals are played, and whoever then has most chips wins. Deals that everyone passes don't count.</source>
      <comment>DEALS_CHIPS</comment>
      <translation>{count} Spiele werden gespielt; wer dann die meisten Chips hat, gewinnt. Spiele, in denen alle passen, zählen nicht.</translation>
    </message>
    <message>
      <source>Deals are played until somebody has {target} points.</source>
      <comment>UNTIL_SOMEBODY</comment>
      <translation>Es wird gespielt, bis jemand {target} Punkte hat.</translation>
    </message>
    <message>
      <source>Deals are played until a side has {target} points.</source>
      <comment>UNTIL_SIDE</comment>
      <translation>Es wird gespielt, bis eine Seite {target} Punkte hat.</translation>
    </message>
    <message>
      <source>You can play a card against the rules. If somebody notices, the deal ends at once and your side pays.</source>
      <comment>RENEGE</comment>
      <translation>Es kann regelwidrig gespielt werden. Wird es bemerkt, endet das Spiel sofort, und die Seite zahlt.</translation>
    </message>
    <message>
      <source>Nobody scores tricks then. The others score their meld; if a defender did it, the bidder's side also scores the bid.</source>
      <comment>RENEGE_OTHERS</comment>
      <translation>Stiche schreibt dann niemand an. Die anderen schreiben ihre Meldung an; war es ein Gegenspieler, schreibt die Seite des Alleinspielers auch das Gebot an.</translation>
    </message>
    <message>
      <source>Besides points you play for checks. What you earn is paid by each of the others, and what you lose goes to each of them.</source>
      <comment>CHECKS_EARNED</comment>
      <translation>Neben den Punkten wird um Schecks gespielt. Was einer verdient, zahlt jeder andere, und was er verliert, bekommt jeder von ihnen.</translation>
    </message>
    <message>
      <source>What counts</source>
      <comment>CHECK_REASON</comment>
      <translation>Was zählt</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECK_COUNT</comment>
      <translation>Schecks</translation>
    </message>
    <message>
      <source>Run, single or double</source>
      <comment>CHECK_RUN</comment>
      <translation>Familie, einfach oder doppelt</translation>
    </message>
    <message>
      <source>Aces around</source>
      <comment>CHECK_ACES</comment>
      <translation>Vier Asse</translation>
    </message>
    <message>
      <source>Two marriages in one suit</source>
      <comment>CHECK_DOUBLE_MARRIAGE</comment>
      <translation>Zwei Paare einer Farbe</translation>
    </message>
    <message>
      <source>Double pinochle</source>
      <comment>CHECK_DOUBLE_PINOCHLE</comment>
      <translation>Doppeltes Pinochle</translation>
    </message>
    <message>
      <source>Double aces, kings, queens or jacks around</source>
      <comment>CHECK_DOUBLE_AROUND</comment>
      <translation>Acht Asse, Könige, Damen oder Buben</translation>
    </message>
    <message>
      <source>Roundhouse</source>
      <comment>CHECK_ROUNDHOUSE</comment>
      <translation>Rundgang</translation>
    </message>
    <message>
      <source>Seven nines or more when dealt</source>
      <comment>CHECK_NINES</comment>
      <translation>Sieben oder mehr Neunen beim Geben</translation>
    </message>
    <message>
      <source>Winning the match</source>
      <comment>CHECK_MATCH</comment>
      <translation>Die Partie gewinnen</translation>
    </message>
    <message>
      <source>Playing a bid and going set</source>
      <comment>CHECK_SET</comment>
      <translation>Ein Gebot spielen und scheitern</translation>
    </message>
    <message>
      <source>Giving up a bid without play</source>
      <comment>CHECK_GIVEN_UP</comment>
      <translation>Ein Gebot ohne Spiel aufgeben</translation>
    </message>
    <message>
      <source>Giving up a forced bid before looking at the widow</source>
      <comment>CHECK_UNSEEN</comment>
      <translation>Ein erzwungenes Gebot vor dem Blick in den Stock aufgeben</translation>
    </message>
    <message>
      <source>A wrong card played by the bidder</source>
      <comment>CHECK_BIDDERS_RENEGE</comment>
      <translation>Eine falsche Karte des Alleinspielers</translation>
    </message>
    <message>
      <source>A wrong card played by a defender</source>
      <comment>CHECK_DEFENDERS_RENEGE</comment>
      <translation>Eine falsche Karte eines Gegenspielers</translation>
    </message>
    <message>
      <source>Each check is worth {stake}.</source>
      <comment>CHECK_WORTH</comment>
      <translation>Jeder Scheck ist {stake} wert.</translation>
    </message>
  </context>
  <context>
    <name>SaveFault</name>
    <message>
      <source>The game cannot be saved in {path}: {reason}.</source>
      <comment>GAME</comment>
      <translation>Die Partie kann in {path} nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
      <source>The game is being saved again, in {path}.</source>
      <comment>SAVED_AGAIN</comment>
      <translation>Die Partie wird wieder gespeichert, in {path}.</translation>
    </message>
    <message>
      <source>The settings cannot be saved in {path}: {reason}.</source>
      <comment>SETTINGS</comment>
      <translation>Die Einstellungen können in {path} nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
      <source>there is no space left on the disk</source>
      <comment>NO_SPACE</comment>
      <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
      <source>your disk quota is used up</source>
      <comment>NO_QUOTA</comment>
      <translation>dein Speicherplatz ist aufgebraucht</translation>
    </message>
    <message>
      <source>the file would be larger than allowed</source>
      <comment>TOO_LARGE</comment>
      <translation>die Datei würde größer, als erlaubt ist</translation>
    </message>
    <message>
      <source>the disk is read-only</source>
      <comment>READ_ONLY</comment>
      <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
      <source>writing there is not allowed</source>
      <comment>NOT_ALLOWED</comment>
      <translation>dort darf nicht geschrieben werden</translation>
    </message>
    <message>
      <source>another program has the file open, or writing there is not allowed</source>
      <comment>HELD</comment>
      <translation>ein anderes Programm hat die Datei geöffnet, oder dort darf nicht geschrieben werden</translation>
    </message>
    <message>
      <source>what is there now cannot be read</source>
      <comment>UNREADABLE</comment>
      <translation>was dort jetzt liegt, lässt sich nicht lesen</translation>
    </message>
    <message>
      <source>“{name}” beside it isn't a lock file</source>
      <comment>NO_LOCK</comment>
      <translation>„{name}“ daneben ist keine Sperrdatei</translation>
    </message>
    <message>
      <source>the game is open in another window of the program</source>
      <comment>BUSY</comment>
      <translation>die Partie ist in einem anderen Fenster des Programms offen</translation>
    </message>
  </context>
  <context>
    <name>ServerWord</name>
    <message>
      <source>This page is older than the table: please load it again.</source>
      <comment>VERSION</comment>
      <translation>Diese Seite ist älter als der Tisch: bitte lade sie neu.</translation>
    </message>
    <message>
      <source>No table here has this code: please look at the screen and enter it again.</source>
      <comment>WRONG_CODE</comment>
      <translation>Kein Tisch hier hat diesen Code: bitte schau auf den Bildschirm und gib ihn noch einmal ein.</translation>
    </message>
    <message>
      <source>The table takes no new guests at the moment: please ask whoever opened it.</source>
      <comment>CLOSED</comment>
      <translation>Der Tisch nimmt gerade keine neuen Gäste auf: bitte frag, wer ihn geöffnet hat.</translation>
    </message>
    <message>
      <source>There are as many guests at this table as it can have.</source>
      <comment>FULL</comment>
      <translation>An diesem Tisch sind schon so viele Gäste, wie er haben kann.</translation>
    </message>
    <message>
      <source>{name} sits here now: please choose another seat.</source>
      <comment>TAKEN</comment>
      <translation>{name} sitzt jetzt hier: bitte wähle einen anderen Platz.</translation>
    </message>
    <message>
      <source>You have seen other cards of this deal: please wait until it is over.</source>
      <comment>SEEN_CARDS</comment>
      <translation>Du hast in diesem Spiel schon andere Karten gesehen: bitte warte, bis es vorbei ist.</translation>
    </message>
    <message>
      <source>That is possible between two deals: please wait until this one is over.</source>
      <comment>IN_DEAL</comment>
      <translation>Das geht zwischen zwei Spielen: bitte warte, bis dieses vorbei ist.</translation>
    </message>
    <message>
      <source>The cards are being shuffled: please try again in a moment.</source>
      <comment>SHUFFLING</comment>
      <translation>Die Karten werden gerade gemischt: Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
      <source>The game has moved on: please look again.</source>
      <comment>LATE</comment>
      <translation>Das Spiel ist schon weiter: bitte schau noch einmal hin.</translation>
    </message>
    <message>
      <source>The table did not understand that: please load the page again.</source>
      <comment>NO_MESSAGE</comment>
      <translation>Der Tisch hat das nicht verstanden: bitte lade die Seite neu.</translation>
    </message>
    <message>
      <source>That is not possible right now.</source>
      <comment>NOT_NOW</comment>
      <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
      <source>Too many messages came from here: please load the page again.</source>
      <comment>TOO_MUCH</comment>
      <translation>Von hier kamen zu viele Nachrichten: Lade die Seite bitte neu.</translation>
    </message>
    <message>
      <source>Those were too many wrong codes: please wait a minute, and look at the screen again.</source>
      <comment>TOO_MANY_TRIES</comment>
      <translation>Das waren zu viele falsche Codes: Warte bitte eine Minute und sieh noch einmal auf den Bildschirm.</translation>
    </message>
    <message>
      <source>You have come back with another page or device, and play on there.</source>
      <comment>ELSEWHERE</comment>
      <translation>Du bist mit einer anderen Seite oder einem anderen Gerät zurückgekommen und spielst dort weiter.</translation>
    </message>
    <message>
      <source>The address has changed: everybody scans the code again.</source>
      <comment>MOVED</comment>
      <translation>Die Adresse hat sich geändert: Alle scannen den Code noch einmal.</translation>
    </message>
    <message>
      <source>The table is closed: your seat and the game are kept until it opens again.</source>
      <comment>CLOSING</comment>
      <translation>Der Tisch ist geschlossen: Dein Platz und das Spiel bleiben erhalten, bis er wieder öffnet.</translation>
    </message>
    <message>
      <source>Only whoever opened the table can do this.</source>
      <comment>NOT_YOURS</comment>
      <translation>Das kann nur, wer den Tisch geöffnet hat.</translation>
    </message>
    <message>
      <source>The game is paused.</source>
      <comment>PAUSED</comment>
      <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
      <source>{name} would like a pause. Without an answer in {seconds} seconds, you agree.</source>
      <comment>PAUSE_WANTED</comment>
      <translation>{name} möchte eine Pause. Ohne Antwort in {seconds} Sekunden stimmst du zu.</translation>
    </message>
    <message>
      <source>Nobody asks for that pause anymore, so the game goes on.</source>
      <comment>PAUSE_LAPSED</comment>
      <translation>Um diese Pause bittet niemand mehr, also geht das Spiel weiter.</translation>
    </message>
    <message>
      <source>{name} would rather play on now.</source>
      <comment>PAUSE_REFUSED</comment>
      <translation>{name} möchte jetzt lieber weiterspielen.</translation>
    </message>
    <message>
      <source>The game is paused, as somebody wished. Everybody who plays can go on.</source>
      <comment>PAUSE_AGREED</comment>
      <translation>Das Spiel macht Pause, wie gewünscht. Alle, die spielen, können weiterspielen.</translation>
    </message>
    <message>
      <source>{name} goes on with the game.</source>
      <comment>GOES_ON</comment>
      <translation>{name} spielt weiter.</translation>
    </message>
    <message>
      <source>Please wait a minute before you ask for a pause again.</source>
      <comment>WAIT_FOR_PAUSE</comment>
      <translation>Bitte warte eine Minute, bevor du wieder um eine Pause bittest.</translation>
    </message>
    <message>
      <source>There are free seats: please let computer players take them, or wait.</source>
      <comment>FREE_SEATS</comment>
      <translation>Es sind noch Plätze frei: bitte setze Computerspieler darauf, oder warte.</translation>
    </message>
    <message>
      <source>There are no hints at this table.</source>
      <comment>NO_HINTS</comment>
      <translation>An diesem Tisch gibt es keine Tipps.</translation>
    </message>
    <message>
      <source>Please wait a few seconds before you say something again.</source>
      <comment>WAIT_TO_SPEAK</comment>
      <translation>Bitte warte ein paar Sekunden, bevor du wieder etwas sagst.</translation>
    </message>
    <message>
      <source>Please leave everybody a little time before you say whose turn it is.</source>
      <comment>PATIENCE</comment>
      <translation>Bitte lass allen etwas Zeit, bevor du sagst, wer dran ist.</translation>
    </message>
    <message>
      <source>{name}, it's your turn!</source>
      <comment>NUDGE</comment>
      <translation>{name}, du bist dran!</translation>
    </message>
    <message>
      <source>Whoever opened the table has muted you.</source>
      <comment>MUTED</comment>
      <translation>Wer den Tisch geöffnet hat, hat dich stummgeschaltet.</translation>
    </message>
    <message>
      <source>You were removed from the table.</source>
      <comment>REMOVED</comment>
      <translation>Du wurdest vom Tisch entfernt.</translation>
    </message>
    <message>
      <source>The table is closed. Thank you for playing!</source>
      <comment>ENDED</comment>
      <translation>Der Tisch ist geschlossen. Danke fürs Mitspielen!</translation>
    </message>
    <message>
      <source>The match is adjourned: come back on another day, and your seat and the game are as they were.</source>
      <comment>ADJOURNED</comment>
      <translation>Die Partie ist vertagt: Komm an einem anderen Tag zurück, und dein Platz und das Spiel sind, wie sie waren.</translation>
    </message>
    <message>
      <source>This match was adjourned, and waits until everybody is back: then press Continue.</source>
      <comment>STILL_ADJOURNED</comment>
      <translation>Diese Partie wurde vertagt und wartet, bis alle zurück sind: Dann drücke auf Weiter.</translation>
    </message>
    <message>
      <source>This is the table of one host, at which no other tables can be opened.</source>
      <comment>NO_TABLES_HERE</comment>
      <translation>Das ist der Tisch eines Gastgebers, an dem sich keine weiteren Tische öffnen lassen.</translation>
    </message>
    <message>
      <source>This server has as many tables as it can hold: please try again later.</source>
      <comment>NO_SPACE</comment>
      <translation>Dieser Server hat so viele Tische, wie er haben kann: Bitte später noch einmal versuchen.</translation>
    </message>
    <message>
      <source>Too many tables were opened from here in the last hour: please try again later.</source>
      <comment>TOO_MANY_TABLES</comment>
      <translation>Von hier wurden in der letzten Stunde zu viele Tische geöffnet: Bitte später noch einmal versuchen.</translation>
    </message>
    <message>
      <source>From here, as many tables as possible are open: please close one, or try again tomorrow.</source>
      <comment>TOO_MANY_OPEN</comment>
      <translation>Von hier sind so viele Tische offen wie möglich: Bitte einen schließen oder es morgen noch einmal versuchen.</translation>
    </message>
    <message>
      <source>This server cannot save a new table at the moment: please try again later.</source>
      <comment>NOT_SAVED</comment>
      <translation>Dieser Server kann gerade keinen neuen Tisch speichern: Bitte später noch einmal versuchen.</translation>
    </message>
    <message>
      <source>Guest {number}</source>
      <comment>GUEST</comment>
      <translation>Gast {number}</translation>
    </message>
    <message>
      <source>{name} asked for a hint.</source>
      <comment>ASKED_HINT</comment>
      <translation>{name} hat um einen Tipp gebeten.</translation>
    </message>
    <message>
      <source>{name}'s time was up, so the computer made this one decision.</source>
      <comment>TIME_UP</comment>
      <translation>Die Zeit von {name} war um, darum hat der Computer dieses eine Mal entschieden.</translation>
    </message>
    <message>
      <source>Your time was up, so the computer made this one decision for you.</source>
      <comment>OWN_TIME_UP</comment>
      <translation>Deine Zeit war um, darum hat der Computer dieses eine Mal für dich entschieden.</translation>
    </message>
    <message>
      <source>Your program's part of the shuffle came too late, so this deal is dealt without it.</source>
      <comment>LATE_PART</comment>
      <translation>Der Teil deines Programms beim Mischen kam zu spät: Dieses Spiel wird ohne ihn ausgeteilt.</translation>
    </message>
    <message>
      <source>Your program is older than the table, so it can't add to the shuffle: please update it.</source>
      <comment>ALONE</comment>
      <translation>Dein Programm ist älter als der Tisch und kann beim Mischen nichts dazugeben: bitte aktualisiere es.</translation>
    </message>
  </context>
  <context>
    <name>SettlementWord</name>
    <message>
      <source>{names} gets {amount}.</source>
      <comment>GETS</comment>
      <translation>{names} bekommt {amount}.</translation>
    </message>
    <message>
      <source>{names} get {amount}.</source>
      <comment>GET</comment>
      <translation>{names} bekommen {amount}.</translation>
    </message>
    <message>
      <source>{names} get {amount} each.</source>
      <comment>EACH_GET</comment>
      <translation>{names} bekommen je {amount}.</translation>
    </message>
    <message>
      <source>You get {amount}.</source>
      <comment>YOU_GET</comment>
      <translation>Du bekommst {amount}.</translation>
    </message>
    <message>
      <source>{names} pays {amount}.</source>
      <comment>PAYS</comment>
      <translation>{names} zahlt {amount}.</translation>
    </message>
    <message>
      <source>{names} pay {amount}.</source>
      <comment>PAY</comment>
      <translation>{names} zahlen {amount}.</translation>
    </message>
    <message>
      <source>{names} pay {amount} each.</source>
      <comment>EACH_PAY</comment>
      <translation>{names} zahlen je {amount}.</translation>
    </message>
    <message>
      <source>You pay {amount}.</source>
      <comment>YOU_PAY</comment>
      <translation>Du zahlst {amount}.</translation>
    </message>
    <message>
      <source>Nobody owes anything.</source>
      <comment>NOBODY_PAYS</comment>
      <translation>Niemand schuldet etwas.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it.</source>
      <comment>SHARED</comment>
      <translation>Die Kasse wird geteilt: Jeder bekommt {chips} daraus.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it, and {left} stay for the next match.</source>
      <comment>SHARED_LEFT</comment>
      <translation>Die Kasse wird geteilt: Jeder bekommt {chips} daraus, und {left} bleiben für die nächste Partie.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it, and {left} stays for the next match.</source>
      <comment>SHARED_LEFT_ONE</comment>
      <translation>Die Kasse wird geteilt: Jeder bekommt {chips} daraus, und {left} bleibt für die nächste Partie.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of.</source>
      <comment>MADE_GOOD</comment>
      <translation>Jeder zahlt {chips}, um auszugleichen, was der Kasse fehlt.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of, and {left} stay for the next match.</source>
      <comment>MADE_GOOD_LEFT</comment>
      <translation>Jeder zahlt {chips}, um auszugleichen, was der Kasse fehlt, und {left} bleiben für die nächste Partie.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of, and {left} stays for the next match.</source>
      <comment>MADE_GOOD_LEFT_ONE</comment>
      <translation>Jeder zahlt {chips}, um auszugleichen, was der Kasse fehlt, und {left} bleibt für die nächste Partie.</translation>
    </message>
  </context>
  <context>
    <name>Setup</name>
    <message>
      <source>House rules</source>
      <comment>TITLE</comment>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>Based on {game}.</source>
      <comment>BASED_ON</comment>
      <translation>Nach {game}.</translation>
    </message>
    <message>
      <source>{name}, based on {game}.</source>
      <comment>BASED_ON_KEPT</comment>
      <translation>{name}, nach {game}.</translation>
    </message>
    <message>
      <source>No changes.</source>
      <comment>DIFFERS_NONE</comment>
      <translation>Keine Änderungen.</translation>
    </message>
    <message>
      <source>One rule changed.</source>
      <comment>DIFFERS_ONE</comment>
      <translation>Eine Regel geändert.</translation>
    </message>
    <message>
      <source>{count} rules changed.</source>
      <comment>DIFFERS</comment>
      <translation>{count} Regeln geändert.</translation>
    </message>
    <message>
      <source>Changed since last saved.</source>
      <comment>NOT_SAVED</comment>
      <translation>Seit dem Speichern geändert.</translation>
    </message>
    <message>
      <source>Find a rule</source>
      <comment>FIND</comment>
      <translation>Regel suchen</translation>
    </message>
    <message>
      <source>No rule mentions “{text}”.</source>
      <comment>FOUND_NONE</comment>
      <translation>Keine Regel erwähnt „{text}“.</translation>
    </message>
    <message>
      <source>1 more rule mentions it. Keep typing to narrow it down.</source>
      <comment>FOUND_MORE_ONE</comment>
      <translation>1 weitere Regel erwähnt es. Tippe weiter, um die richtige zu finden.</translation>
    </message>
    <message>
      <source>{count} more rules mention it. Keep typing to narrow it down.</source>
      <comment>FOUND_MORE</comment>
      <translation>{count} weitere Regeln erwähnen es. Tippe weiter, um die richtige zu finden.</translation>
    </message>
    <message>
      <source>Parts of the rules</source>
      <comment>PARTS</comment>
      <translation>Teile der Regeln</translation>
    </message>
    <message>
      <source>Saved rules</source>
      <comment>SAVED_RULES</comment>
      <translation>Gespeicherte Regeln</translation>
    </message>
    <message>
      <source>Your changes</source>
      <comment>CHANGED_RULES</comment>
      <translation>Deine Änderungen</translation>
    </message>
    <message>
      <source>Common changes</source>
      <comment>COMMON_RULES</comment>
      <translation>Oft geändert</translation>
    </message>
    <message>
      <source>You haven't changed {game} yet. Pick a part of the rules on the left and change what you like.</source>
      <comment>CHANGED_NONE</comment>
      <translation>Noch ist alles wie in {game}. Wähle links einen Teil der Regeln und ändere, was du magst.</translation>
    </message>
    <message>
      <source>Save…</source>
      <comment>SAVE</comment>
      <translation>Speichern …</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exportieren …</translation>
    </message>
    <message>
      <source>Reset all</source>
      <comment>RESET_ALL</comment>
      <translation>Alles zurücksetzen</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Use these rules</source>
      <comment>USE</comment>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>You'd lose your changes. Save them, or cancel again.</source>
      <comment>CANCEL_AGAIN</comment>
      <translation>Deine Änderungen gehen sonst verloren. Speichere sie oder brich noch einmal ab.</translation>
    </message>
    <message>
      <source>All rules are back to standard.</source>
      <comment>WAS_RESET</comment>
      <translation>Alle Regeln sind wieder Standard.</translation>
    </message>
    <message>
      <source>{part}: your own numbers</source>
      <comment>OWN_NUMBERS</comment>
      <translation>{part}: eigene Zahlen</translation>
    </message>
    <message>
      <source>Another number…</source>
      <comment>OTHER_NUMBER</comment>
      <translation>Andere Zahl …</translation>
    </message>
    <message>
      <source>Standard: {value}</source>
      <comment>PRESET_HAS</comment>
      <translation>Standard: {value}</translation>
    </message>
    <message>
      <source>Reset</source>
      <comment>RESET</comment>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Reset {option} to {value}</source>
      <comment>RESET_SPOKEN</comment>
      <translation>{option} auf {value} zurücksetzen</translation>
    </message>
    <message>
      <source>No effect while “{option}” is “{value}”.</source>
      <comment>NO_EFFECT</comment>
      <translation>Ohne Wirkung, solange „{option}“ auf „{value}“ steht.</translation>
    </message>
    <message>
      <source>Doesn't work with your other rules.</source>
      <comment>IN_PROBLEM</comment>
      <translation>Passt nicht zu deinen anderen Regeln.</translation>
    </message>
    <message>
      <source>Less: {option}</source>
      <comment>LESS</comment>
      <translation>Weniger: {option}</translation>
    </message>
    <message>
      <source>More: {option}</source>
      <comment>MORE</comment>
      <translation>Mehr: {option}</translation>
    </message>
    <message>
      <source>{count} changed</source>
      <comment>PART_CHANGED</comment>
      <translation>{count} geändert</translation>
    </message>
    <message>
      <source>has a problem</source>
      <comment>PART_PROBLEM</comment>
      <translation>mit Problem</translation>
    </message>
    <message>
      <source>These rules don't work together</source>
      <comment>PROBLEM_ONE</comment>
      <translation>Diese Regeln passen nicht zusammen</translation>
    </message>
    <message>
      <source>{count} problems to fix</source>
      <comment>PROBLEM_MANY</comment>
      <translation>{count} Probleme zu beheben</translation>
    </message>
    <message>
      <source>Set “{option}” to {value}</source>
      <comment>REPAIR</comment>
      <translation>„{option}“ auf {value} setzen</translation>
    </message>
    <message>
      <source>Fix all</source>
      <comment>REPAIR_ALL</comment>
      <translation>Alles beheben</translation>
    </message>
    <message>
      <source>Fixed: {changes}.</source>
      <comment>REPAIRED</comment>
      <translation>Behoben: {changes}.</translation>
    </message>
    <message>
      <source>{count} rules were changed to fix it. You'll find them under “{page}”.</source>
      <comment>REPAIRED_MANY</comment>
      <translation>{count} Regeln wurden geändert, damit alles passt. Du findest sie unter „{page}“.</translation>
    </message>
    <message>
      <source>{option} is now {value}</source>
      <comment>REPAIRED_ONE</comment>
      <translation>{option} ist jetzt {value}</translation>
    </message>
    <message>
      <source>The rules in words</source>
      <comment>SHEET</comment>
      <translation>Die Regeln in Worten</translation>
    </message>
    <message>
      <source>Press {key} during a game to read this sheet.</source>
      <comment>SHEET_HELP</comment>
      <translation>Im Spiel öffnet {key} dieses Blatt.</translation>
    </message>
    <message>
      <source>A bar marks each change from “{game}”.</source>
      <comment>SHEET_MARK</comment>
      <translation>Ein Balken zeigt jede Änderung gegenüber „{game}“.</translation>
    </message>
    <message>
      <source>“{game}”, standard rules.</source>
      <comment>SHEET_USUAL</comment>
      <translation>„{game}“, Standardregeln.</translation>
    </message>
    <message>
      <source>These are your last playable rules. The sheet catches up once the problem is fixed.</source>
      <comment>SHEET_OLD</comment>
      <translation>Das sind deine letzten spielbaren Regeln. Sobald das Problem gelöst ist, geht das Blatt wieder mit.</translation>
    </message>
    <message>
      <source>These are the standard rules of {game}. The sheet catches up once the problem is fixed.</source>
      <comment>SHEET_PRESET</comment>
      <translation>Das sind die Standardregeln von {game}. Sobald das Problem gelöst ist, geht das Blatt wieder mit.</translation>
    </message>
    <message>
      <source>not played</source>
      <comment>SHEET_NOT_PLAYED</comment>
      <translation>nicht gespielt</translation>
    </message>
    <message>
      <source>Save these rules</source>
      <comment>KEEP_TITLE</comment>
      <translation>Diese Regeln speichern</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>KEEP_NAME</comment>
      <translation>Name</translation>
    </message>
    <message>
      <source>For example: Friday rules</source>
      <comment>KEEP_NAME_HINT</comment>
      <translation>Zum Beispiel: Freitagsregeln</translation>
    </message>
    <message>
      <source>Description (optional)</source>
      <comment>KEEP_ABOUT</comment>
      <translation>Beschreibung (freiwillig)</translation>
    </message>
    <message>
      <source>Who plays like this, or what's special about it</source>
      <comment>KEEP_ABOUT_HINT</comment>
      <translation>Wer so spielt oder was daran besonders ist</translation>
    </message>
    <message>
      <source>Save</source>
      <comment>KEEP_SAVE</comment>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Replace</source>
      <comment>KEEP_REPLACE</comment>
      <translation>Ersetzen</translation>
    </message>
    <message>
      <source>You already have “{name}”. Saving replaces it: {sentence}</source>
      <comment>KEEP_WARNS</comment>
      <translation>„{name}“ gibt es schon. Speichern ersetzt es: {sentence}</translation>
    </message>
    <message>
      <source>There are rules saved under this name that can't be read. Saving replaces them.</source>
      <comment>KEEP_UNREADABLE</comment>
      <translation>Unter diesem Namen sind Regeln gespeichert, die sich nicht lesen lassen. Speichern ersetzt sie.</translation>
    </message>
    <message>
      <source>This updates the rules saved as “{name}”.</source>
      <comment>KEEP_SAME</comment>
      <translation>Das bringt die Regeln „{name}“ auf den neuen Stand.</translation>
    </message>
    <message>
      <source>Name and description</source>
      <comment>RENAME_TITLE</comment>
      <translation>Name und Beschreibung</translation>
    </message>
    <message>
      <source>Saved as “{name}”.</source>
      <comment>SAVED</comment>
      <translation>Gespeichert als „{name}“.</translation>
    </message>
    <message>
      <source>Now called “{name}”.</source>
      <comment>RENAMED</comment>
      <translation>Heißt jetzt „{name}“.</translation>
    </message>
    <message>
      <source>Deleted “{name}”.</source>
      <comment>DELETED</comment>
      <translation>„{name}“ gelöscht.</translation>
    </message>
    <message>
      <source>Now using “{name}”.</source>
      <comment>TAKEN</comment>
      <translation>Jetzt in Gebrauch: „{name}“.</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <comment>EXPORTED</comment>
      <translation>Gespeichert in {path}.</translation>
    </message>
    <message>
      <source>Imported and saved “{name}”. It's in use now.</source>
      <comment>IMPORTED</comment>
      <translation>„{name}“ ist importiert, gespeichert und in Gebrauch.</translation>
    </message>
    <message>
      <source>You already had “{name}”, so the new rules are saved as “{other}”.</source>
      <comment>IMPORTED_ANEW</comment>
      <translation>„{name}“ gab es schon, darum heißen die neuen Regeln „{other}“.</translation>
    </message>
    <message>
      <source>Use</source>
      <comment>TAKE</comment>
      <translation>Nehmen</translation>
    </message>
    <message>
      <source>Rename…</source>
      <comment>RENAME</comment>
      <translation>Umbenennen …</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT_SAVED</comment>
      <translation>Exportieren …</translation>
    </message>
    <message>
      <source>Delete</source>
      <comment>DELETE</comment>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>{action} {name}</source>
      <comment>SAVED_BUTTON</comment>
      <translation>{action} {name}</translation>
    </message>
    <message>
      <source>Import a file…</source>
      <comment>IMPORT</comment>
      <translation>Datei importieren …</translation>
    </message>
    <message>
      <source>In use</source>
      <comment>SAVED_CURRENT</comment>
      <translation>In Gebrauch</translation>
    </message>
    <message>
      <source>Bring it back</source>
      <comment>BRING_BACK</comment>
      <translation>Zurückholen</translation>
    </message>
    <message>
      <source>Import rules</source>
      <comment>IMPORT_TITLE</comment>
      <translation>Regeln importieren</translation>
    </message>
    <message>
      <source>Export rules</source>
      <comment>EXPORT_TITLE</comment>
      <translation>Regeln exportieren</translation>
    </message>
    <message>
      <source>Pinochle rules (*{suffix})</source>
      <comment>FILES</comment>
      <translation>Pinochle-Regeln (*{suffix})</translation>
    </message>
    <message>
      <source>Nothing saved yet. Change the rules to the way your family plays, press Save and give them a name. You'll find them here and in New game.</source>
      <comment>NOTHING_SAVED</comment>
      <translation>Noch nichts gespeichert. Ändere die Regeln so, wie deine Familie spielt, und speichere sie unter einem Namen. Du findest sie dann hier und in „Neue Partie“.</translation>
    </message>
    <message>
      <source>Not shown: {reason}</source>
      <comment>NOT_READ</comment>
      <translation>Nicht gezeigt: {reason}</translation>
    </message>
    <message>
      <source>Your house rules can't be played: {problem} This game uses the standard rules.</source>
      <comment>PLAYED_AS_USUAL</comment>
      <translation>Deine Hausregeln sind nicht spielbar: {problem} Gespielt wird nach Standardregeln.</translation>
    </message>
    <message>
      <source>Who deals first</source>
      <comment>FIRST_DEALER</comment>
      <translation>Wer zuerst gibt</translation>
    </message>
    <message>
      <source>Deals first: {name}</source>
      <comment>DEALS_FIRST</comment>
      <translation>Gibt zuerst: {name}</translation>
    </message>
    <message>
      <source>Find a game</source>
      <comment>FIND_GAME</comment>
      <translation>Variante suchen</translation>
    </message>
    <message>
      <source>Games</source>
      <comment>GAMES</comment>
      <translation>Varianten</translation>
    </message>
    <message>
      <source>Your rules</source>
      <comment>YOUR_RULES</comment>
      <translation>Deine Regeln</translation>
    </message>
    <message>
      <source>No game mentions “{text}”.</source>
      <comment>NO_GAME</comment>
      <translation>Keine Variante erwähnt „{text}“.</translation>
    </message>
    <message>
      <source>Players</source>
      <comment>PLAYERS</comment>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Reset to standard</source>
      <comment>AS_USUAL</comment>
      <translation>Auf Standard setzen</translation>
    </message>
    <message>
      <source>Read the rules</source>
      <comment>READ_RULES</comment>
      <translation>Regeln lesen</translation>
    </message>
    <message>
      <source>Deal code…</source>
      <comment>CODE</comment>
      <translation>Spielcode …</translation>
    </message>
    <message>
      <source>Play a deal by its code</source>
      <comment>CODE_TITLE</comment>
      <translation>Ein Spiel nach seinem Code</translation>
    </message>
    <message>
      <source>Type or paste the code of a deal that somebody else played: you get the same cards and rules.</source>
      <comment>CODE_HELP</comment>
      <translation>Gib den Code eines Spiels ein, das jemand anderes gespielt hat, oder füge ihn ein: Du bekommst dieselben Karten und Regeln.</translation>
    </message>
    <message>
      <source>Deal code</source>
      <comment>CODE_FIELD</comment>
      <translation>Spielcode</translation>
    </message>
    <message>
      <source>Use this deal</source>
      <comment>CODE_TAKE</comment>
      <translation>Dieses Spiel nehmen</translation>
    </message>
    <message>
      <source>Remove deal code</source>
      <comment>CODE_LEAVE</comment>
      <translation>Ohne Spielcode</translation>
    </message>
    <message>
      <source>You start with the deal from your code. Dealer: {name}. Fresh cards follow.</source>
      <comment>CODE_FIRST</comment>
      <translation>Du beginnst mit dem Spiel deines Codes. Geber: {name}. Danach kommen neue Karten.</translation>
    </message>
    <message>
      <source>Your deal code is for other rules or seats. Enter it again, or remove it.</source>
      <comment>CODE_OTHER</comment>
      <translation>Dein Spielcode gehört zu anderen Regeln oder Plätzen. Gib ihn noch einmal ein, oder lass ihn weg.</translation>
    </message>
    <message>
      <source>Continue {game}</source>
      <comment>CONTINUE</comment>
      <translation>{game} fortsetzen</translation>
    </message>
    <message>
      <source>{game} with {names}, left on {when}</source>
      <comment>CONTINUE_SPOKEN</comment>
      <translation>{game} mit {names}, verlassen am {when}</translation>
    </message>
    <message>
      <source>{count} players</source>
      <comment>GAME_FOR</comment>
      <translation>{count} Spieler</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>LEVELS</comment>
      <translation>Computerspieler</translation>
    </message>
    <message>
      <source>Forgets soon, and makes a beginner's mistakes</source>
      <comment>LEVEL_NOVICE</comment>
      <translation>Vergisst schnell und macht Anfängerfehler</translation>
    </message>
    <message>
      <source>Remembers a few tricks, and slips up now and then</source>
      <comment>LEVEL_EASY</comment>
      <translation>Merkt sich ein paar Stiche und irrt sich ab und zu</translation>
    </message>
    <message>
      <source>Counts every card, and goes by rules of thumb</source>
      <comment>LEVEL_STEADY</comment>
      <translation>Zählt alle Karten mit und spielt nach Faustregeln</translation>
    </message>
    <message>
      <source>Tries out how the other hands may lie</source>
      <comment>LEVEL_STRONG</comment>
      <translation>Probiert aus, wie die Karten der anderen liegen können</translation>
    </message>
    <message>
      <source>Also reads what each bid and card gives away</source>
      <comment>LEVEL_EXPERT</comment>
      <translation>Liest auch, was jedes Gebot und jede Karte verrät</translation>
    </message>
    <message>
      <source>Cards</source>
      <comment>CARDS</comment>
      <translation>Karten</translation>
    </message>
    <message>
      <source>Reduce motion</source>
      <comment>REDUCED_MOTION</comment>
      <translation>Weniger Bewegung</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>MOTION_SYSTEM</comment>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>On</source>
      <comment>MOTION_REDUCED</comment>
      <translation>An</translation>
    </message>
    <message>
      <source>Off</source>
      <comment>MOTION_FULL</comment>
      <translation>Aus</translation>
    </message>
  </context>
  <context>
    <name>SheetWord</name>
    <message>
      <source>Keep score</source>
      <comment>TITLE</comment>
      <translation>Punkte aufschreiben</translation>
    </message>
    <message>
      <source>For real cards at a real table.</source>
      <comment>LINE</comment>
      <translation>Für echte Karten an einem echten Tisch.</translation>
    </message>
    <message>
      <source>{game}, first to {target}</source>
      <comment>LINE_WITH</comment>
      <translation>{game}, bis {target}</translation>
    </message>
    <message>
      <source>{game}, {count} deals</source>
      <comment>LINE_DEALS</comment>
      <translation>{game}, {count} Spiele</translation>
    </message>
    <message>
      <source>Real cards</source>
      <comment>PILL</comment>
      <translation>Echte Karten</translation>
    </message>
    <message>
      <source>Start a score sheet…</source>
      <comment>START</comment>
      <translation>Punkteliste anfangen …</translation>
    </message>
    <message>
      <source>Play with real cards, and let this page keep score</source>
      <comment>EMPTY</comment>
      <translation>Ihr spielt mit echten Karten, und diese Seite rechnet</translation>
    </message>
    <message>
      <source>Say who's playing and by which rules. After each deal, enter the bid, the meld and the tricks.</source>
      <comment>EMPTY_WHY</comment>
      <translation>Sag, wer nach welchen Regeln spielt, und nach jedem Spiel, was gereizt, gemeldet und in Stichen gewonnen wurde.</translation>
    </message>
    <message>
      <source>New sheet…</source>
      <comment>NEW</comment>
      <translation>Neue Liste …</translation>
    </message>
    <message>
      <source>Names and rules…</source>
      <comment>NAMES</comment>
      <translation>Namen und Regeln …</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exportieren …</translation>
    </message>
    <message>
      <source>Finish</source>
      <comment>FINISH</comment>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>REOPEN</comment>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Von vorn</translation>
    </message>
    <message>
      <source>Enter deal {deal}</source>
      <comment>ENTER_DEAL</comment>
      <translation>Spiel {deal} eintragen</translation>
    </message>
    <message>
      <source>Correct deal {deal}</source>
      <comment>CORRECT_DEAL</comment>
      <translation>Spiel {deal} berichtigen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>CANCEL</comment>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove deal {deal}</source>
      <comment>REMOVE_DEAL</comment>
      <translation>Spiel {deal} entfernen</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>TAB_DEAL</comment>
      <translation>Spiel {deal}</translation>
    </message>
    <message>
      <source>Sheet</source>
      <comment>TAB_SHEET</comment>
      <translation>Liste</translation>
    </message>
    <message>
      <source>Keep score for real cards</source>
      <comment>DIALOG_TITLE</comment>
      <translation>Punkte für echte Karten</translation>
    </message>
    <message>
      <source>Start the sheet</source>
      <comment>DIALOG_START</comment>
      <translation>Liste anfangen</translation>
    </message>
    <message>
      <source>Use these</source>
      <comment>DIALOG_TAKE</comment>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>This starts a new sheet. The current one stays among your games.</source>
      <comment>DIALOG_OTHER</comment>
      <translation>Damit beginnt eine neue Liste. Die bisherige bleibt unter deinen Partien.</translation>
    </message>
    <message>
      <source>The score sheet {path} can't be saved: {reason}.</source>
      <comment>NOT_SAVED</comment>
      <translation>Die Punkteliste {path} lässt sich nicht speichern: {reason}.</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>DEAL</comment>
      <translation>Spiel {deal}</translation>
    </message>
    <message>
      <source>Correcting deal {deal}</source>
      <comment>CORRECTING</comment>
      <translation>Spiel {deal} berichtigen</translation>
    </message>
    <message>
      <source>{name} deals next</source>
      <comment>DEALS_NEXT</comment>
      <translation>Als Nächstes gibt {name}</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Geber</translation>
    </message>
    <message>
      <source>How it ended</source>
      <comment>HOW</comment>
      <translation>Wie es endete</translation>
    </message>
    <message>
      <source>Bid by</source>
      <comment>DECLARER</comment>
      <translation>Gebot von</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>BID</comment>
      <translation>Gebot</translation>
    </message>
    <message>
      <source>Bids</source>
      <comment>BIDS</comment>
      <translation>Gebote</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>TRUMP</comment>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Partner</translation>
    </message>
    <message>
      <source>Alone</source>
      <comment>ALONE</comment>
      <translation>Allein</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>Click each player's melds, or type the total.</source>
      <comment>MELD_HELP</comment>
      <translation>Klick die Meldungen jedes Spielers an, oder tippe die Summe.</translation>
    </message>
    <message>
      <source>Meld of {names}</source>
      <comment>MELD_OF</comment>
      <translation>Meldung von {names}</translation>
    </message>
    <message>
      <source>Count cards…</source>
      <comment>CARDS</comment>
      <translation>Karten zählen …</translation>
    </message>
    <message>
      <source>Choose trump first: melds depend on it.</source>
      <comment>CARDS_NEED_TRUMP</comment>
      <translation>Wähl zuerst Trumpf: Davon hängen die Meldungen ab.</translation>
    </message>
    <message>
      <source>Whose cards</source>
      <comment>CARDS_WHOSE</comment>
      <translation>Wessen Karten</translation>
    </message>
    <message>
      <source>They replace the melds clicked for {name}.</source>
      <comment>CARDS_INSTEAD</comment>
      <translation>Sie ersetzen die Meldungen, die für {name} angeklickt sind.</translation>
    </message>
    <message>
      <source>Add {points}</source>
      <comment>CARDS_DONE</comment>
      <translation>{points} dazuzählen</translation>
    </message>
    <message>
      <source>Meld cards of {names}</source>
      <comment>CARDS_OF</comment>
      <translation>Gemeldete Karten von {names}</translation>
    </message>
    <message>
      <source>Click each melded card once for every copy.</source>
      <comment>CARDS_HELP</comment>
      <translation>Klick jede gemeldete Karte so oft an, wie sie daliegt.</translation>
    </message>
    <message>
      <source>{card}, {count} of {most}</source>
      <comment>CARD_SPOKEN</comment>
      <translation>{card}, {count} von {most}</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECKS</comment>
      <translation>Schecks</translation>
    </message>
    <message>
      <source>Earned by melds, and by nines that were dealt.</source>
      <comment>CHECKS_HELP</comment>
      <translation>Für Meldungen und für Neunen, die ausgeteilt wurden.</translation>
    </message>
    <message>
      <source>Checks of {names}</source>
      <comment>CHECKS_OF</comment>
      <translation>Schecks von {names}</translation>
    </message>
    <message>
      <source>{reason}: {checks}</source>
      <comment>CHECKS_FOR</comment>
      <translation>{reason}: {checks}</translation>
    </message>
    <message>
      <source>Lost bids, wrong cards and the match count by themselves.</source>
      <comment>CHECKS_BY_THEMSELVES</comment>
      <translation>Verlorene Gebote, falsche Karten und die Partie zählen von selbst.</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>TRICKS</comment>
      <translation>Stiche</translation>
    </message>
    <message>
      <source>{points} points in all, the last trick included</source>
      <comment>TRICKS_TOTAL</comment>
      <translation>Zusammen {points}, mit dem letzten Stich</translation>
    </message>
    <message>
      <source>{points} left</source>
      <comment>TRICKS_LEFT</comment>
      <translation>Noch {points} übrig</translation>
    </message>
    <message>
      <source>Tricks of {names}</source>
      <comment>TRICKS_OF</comment>
      <translation>Stiche von {names}</translation>
    </message>
    <message>
      <source>How much of it was laid aside: {names}</source>
      <comment>ASIDE_OF</comment>
      <translation>Davon weggelegt: {names}</translation>
    </message>
    <message>
      <source>How much of the meld is dixes: {names}</source>
      <comment>DIX_OF</comment>
      <translation>Von der Meldung Dix: {names}</translation>
    </message>
    <message>
      <source>{names} took a trick</source>
      <comment>TOOK</comment>
      <translation>{names}: einen Stich gemacht</translation>
    </message>
    <message>
      <source>{meld} {points}, {count} times</source>
      <comment>CHIP_SPOKEN</comment>
      <translation>{meld} {points}, {count}-mal</translation>
    </message>
    <message>
      <source>{meld} {points}, once</source>
      <comment>CHIP_SPOKEN_ONE</comment>
      <translation>{meld} {points}, einmal</translation>
    </message>
    <message>
      <source>Click to add one. Right-click or Backspace removes one.</source>
      <comment>CHIP_HELP</comment>
      <translation>Ein Klick zählt eins dazu. Rechtsklick oder Rücktaste nimmt eins weg.</translation>
    </message>
    <message>
      <source>Less</source>
      <comment>LESS</comment>
      <translation>Weniger</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>MELDS</comment>
      <translation>Meldungen</translation>
    </message>
    <message>
      <source>More melds</source>
      <comment>MORE_MELDS</comment>
      <translation>Weitere</translation>
    </message>
    <message>
      <source>Fewer melds</source>
      <comment>FEWER_MELDS</comment>
      <translation>Weniger</translation>
    </message>
    <message>
      <source>Run</source>
      <comment>RUN</comment>
      <translation>Familie</translation>
    </message>
    <message>
      <source>Royal</source>
      <comment>ROYAL_MARRIAGE</comment>
      <translation>Trumpfpaar</translation>
    </message>
    <message>
      <source>Plain run</source>
      <comment>PLAIN_RUN</comment>
      <translation>Nebenfamilie</translation>
    </message>
    <message>
      <source>Double plain</source>
      <comment>DOUBLE_PLAIN_RUN</comment>
      <translation>Nebenfam. dopp.</translation>
    </message>
    <message>
      <source>Royal in run</source>
      <comment>ROYAL_IN_RUN</comment>
      <translation>Trumpfpaar darin</translation>
    </message>
    <message>
      <source>Marriage in run</source>
      <comment>MARRIAGE_IN_RUN</comment>
      <translation>Paar darin</translation>
    </message>
    <message>
      <source>Marriage</source>
      <comment>MARRIAGE</comment>
      <translation>Paar</translation>
    </message>
    <message>
      <source>Pinochle</source>
      <comment>PINOCHLE</comment>
      <translation>Pinochle</translation>
    </message>
    <message>
      <source>Aces</source>
      <comment>ACES</comment>
      <translation>Asse</translation>
    </message>
    <message>
      <source>Kings</source>
      <comment>KINGS</comment>
      <translation>Könige</translation>
    </message>
    <message>
      <source>Queens</source>
      <comment>QUEENS</comment>
      <translation>Damen</translation>
    </message>
    <message>
      <source>Jacks</source>
      <comment>JACKS</comment>
      <translation>Buben</translation>
    </message>
    <message>
      <source>Four A</source>
      <comment>FOUR_ACES</comment>
      <translation>4 gleiche A</translation>
    </message>
    <message>
      <source>Four K</source>
      <comment>FOUR_KINGS</comment>
      <translation>4 gleiche K</translation>
    </message>
    <message>
      <source>Four Q</source>
      <comment>FOUR_QUEENS</comment>
      <translation>4 gleiche Q</translation>
    </message>
    <message>
      <source>Four J</source>
      <comment>FOUR_JACKS</comment>
      <translation>4 gleiche J</translation>
    </message>
    <message>
      <source>Roundhouse</source>
      <comment>ROUNDHOUSE_BONUS</comment>
      <translation>Rundgang</translation>
    </message>
    <message>
      <source>Extra K</source>
      <comment>EXTRA_KING</comment>
      <translation>König dazu</translation>
    </message>
    <message>
      <source>Extra Q</source>
      <comment>EXTRA_QUEEN</comment>
      <translation>Dame dazu</translation>
    </message>
    <message>
      <source>Dix</source>
      <comment>DIX</comment>
      <translation>Dix</translation>
    </message>
    <message>
      <source>Two in a suit</source>
      <comment>DOUBLE_MARRIAGE</comment>
      <translation>Doppelpaar</translation>
    </message>
    <message>
      <source>Dissle</source>
      <comment>BINOKEL_DIX</comment>
      <translation>Dissle</translation>
    </message>
    <message>
      <source>Rundgang</source>
      <comment>BINOKEL_ROUNDHOUSE</comment>
      <translation>Rundgang</translation>
    </message>
    <message>
      <source>Played to the end</source>
      <comment>HOW_PLAYED</comment>
      <translation>Zu Ende gespielt</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <comment>HOW_PASSED_OUT</comment>
      <translation>Alle haben gepasst</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>HOW_MISDEAL</comment>
      <translation>Vergeben</translation>
    </message>
    <message>
      <source>Thrown in after melding</source>
      <comment>HOW_THROWN_IN</comment>
      <translation>Nach dem Melden aufgegeben</translation>
    </message>
    <message>
      <source>Conceded</source>
      <comment>HOW_CONCEDED</comment>
      <translation>Aufgegeben</translation>
    </message>
    <message>
      <source>Conceded a forced bid</source>
      <comment>HOW_CONCEDED_UNSEEN</comment>
      <translation>Aufgegeben, erzwungenes Gebot</translation>
    </message>
    <message>
      <source>No marriage to name trump</source>
      <comment>HOW_NO_SUIT</comment>
      <translation>Kein Paar für einen Trumpf</translation>
    </message>
    <message>
      <source>A wrong card was played</source>
      <comment>HOW_RENEGE</comment>
      <translation>Jemand hat falsch bedient</translation>
    </message>
    <message>
      <source>Shot the moon</source>
      <comment>HOW_MOON_MADE</comment>
      <translation>Durchmarsch gelungen</translation>
    </message>
    <message>
      <source>Missed the moon</source>
      <comment>HOW_MOON_FAILED</comment>
      <translation>Durchmarsch misslungen</translation>
    </message>
    <message>
      <source>Won on meld</source>
      <comment>HOW_GAME_MELD</comment>
      <translation>Mit Meldung gewonnen</translation>
    </message>
    <message>
      <source>Went out during the deal</source>
      <comment>HOW_DECLARED_OUT</comment>
      <translation>Mitten im Spiel am Ziel</translation>
    </message>
    <message>
      <source>Who played it</source>
      <comment>BY_RENEGE</comment>
      <translation>Wer es war</translation>
    </message>
    <message>
      <source>Who shot it</source>
      <comment>BY_MOON</comment>
      <translation>Wer</translation>
    </message>
    <message>
      <source>Who melded it</source>
      <comment>BY_GAME_MELD</comment>
      <translation>Wer gemeldet hat</translation>
    </message>
    <message>
      <source>Who went out</source>
      <comment>BY_OUT</comment>
      <translation>Wer am Ziel ist</translation>
    </message>
    <message>
      <source>Who was it?</source>
      <comment>NO_BY</comment>
      <translation>Sag, wer es war.</translation>
    </message>
    <message>
      <source>Who won the bid?</source>
      <comment>NO_DECLARER</comment>
      <translation>Wer hat das Reizen gewonnen?</translation>
    </message>
    <message>
      <source>How high was the bid?</source>
      <comment>NO_BID</comment>
      <translation>Wie hoch war das Gebot?</translation>
    </message>
    <message>
      <source>What did everybody bid?</source>
      <comment>NO_BIDS</comment>
      <translation>Was haben alle gereizt?</translation>
    </message>
    <message>
      <source>What was trump?</source>
      <comment>NO_TRUMP</comment>
      <translation>Was war Trumpf?</translation>
    </message>
    <message>
      <source>How much did {names} meld?</source>
      <comment>NO_MELD</comment>
      <translation>Wie viel haben {names} gemeldet?</translation>
    </message>
    <message>
      <source>Trick points still missing: {points}.</source>
      <comment>NO_TRICKS</comment>
      <translation>Von den Stichen noch übrig: {points}.</translation>
    </message>
    <message>
      <source>The lowest bid is {points}.</source>
      <comment>BID_LOW</comment>
      <translation>Ein Gebot ist mindestens {points}.</translation>
    </message>
    <message>
      <source>The highest bid is {points}.</source>
      <comment>BID_HIGH</comment>
      <translation>Ein Gebot ist höchstens {points}.</translation>
    </message>
    <message>
      <source>Bids go in steps of {points}.</source>
      <comment>BID_STEP</comment>
      <translation>Gebote gehen in Schritten von {points}.</translation>
    </message>
    <message>
      <source>The pack doesn't have that many cards for melds.</source>
      <comment>MELDS_OVER</comment>
      <translation>So viele Karten für Meldungen hat das Kartenspiel nicht.</translation>
    </message>
    <message>
      <source>{meld}: the pack doesn't have the cards for one more.</source>
      <comment>NO_MORE</comment>
      <translation>{meld}: Für eine mehr hat das Kartenspiel keine Karten.</translation>
    </message>
    <message>
      <source>Meld of {names}: only multiples of {points}.</source>
      <comment>MELD_STEP</comment>
      <translation>Meldung von {names}: nur Vielfache von {points}.</translation>
    </message>
    <message>
      <source>Meld of {names}: no deal holds that much.</source>
      <comment>MELD_HIGH</comment>
      <translation>Meldung von {names}: So viel geben die Karten nicht her.</translation>
    </message>
    <message>
      <source>Tricks of {names}: only multiples of {points}.</source>
      <comment>TRICKS_STEP</comment>
      <translation>Stiche von {names}: nur Vielfache von {points}.</translation>
    </message>
    <message>
      <source>That's {points} more than all the tricks hold.</source>
      <comment>TRICKS_OVER</comment>
      <translation>Das ist {points} mehr, als in allen Stichen steckt.</translation>
    </message>
    <message>
      <source>{names} can't have laid aside more than {points}.</source>
      <comment>ASIDE_OVER</comment>
      <translation>Mehr als {points} können {names} nicht weggelegt haben.</translation>
    </message>
    <message>
      <source>The dixes of {names} can't be more than {points}.</source>
      <comment>DIX_OVER</comment>
      <translation>Mehr als {points} können die Dix von {names} nicht sein.</translation>
    </message>
    <message>
      <source>{names} missed the moon, so somebody else took a trick.</source>
      <comment>MOON_SWEPT</comment>
      <translation>Der Durchmarsch von {names} ist misslungen, also hat noch jemand einen Stich.</translation>
    </message>
    <message>
      <source>The moon takes every trick, but {names} won some.</source>
      <comment>MOON_NOT_SWEPT</comment>
      <translation>Zum Durchmarsch gehören alle Stiche, aber {names} haben auch welche.</translation>
    </message>
    <message>
      <source>That costs {points}.</source>
      <comment>BID_LOST</comment>
      <translation>Das kostet {points}.</translation>
    </message>
    <message>
      <source>The meld still counts.</source>
      <comment>MELD_KEPT</comment>
      <translation>Die Meldung zählt trotzdem.</translation>
    </message>
    <message>
      <source>The tricks still count.</source>
      <comment>TRICKS_KEPT</comment>
      <translation>Die Stiche zählen trotzdem.</translation>
    </message>
    <message>
      <source>{names} bid {bid} without the {least} in meld that it takes, so there is no contract.</source>
      <comment>BID_VOID</comment>
      <translation>Gereizt waren {bid}, aber ohne die nötigen {least} an Meldung gilt kein Kontrakt: {names}.</translation>
    </message>
    <message>
      <source>A made bid scores just the bid.</source>
      <comment>BID_ONLY</comment>
      <translation>Ein erfülltes Gebot zählt nur, was gereizt war.</translation>
    </message>
    <message>
      <source>{names} lose {points} in meld: {reason}.</source>
      <comment>MELD_LOST</comment>
      <translation>Von der Meldung verloren, {names}: {points}, denn {reason}.</translation>
    </message>
    <message>
      <source>{names} loses {points} in meld: {reason}.</source>
      <comment>MELD_LOST_ONE</comment>
      <translation>Von der Meldung verloren, {names}: {points}, denn {reason}.</translation>
    </message>
    <message>
      <source>You lose {points} in meld: {reason}.</source>
      <comment>MELD_LOST_YOU</comment>
      <translation>Du verlierst {points} von der Meldung, denn {reason}.</translation>
    </message>
    <message>
      <source>no trick was won</source>
      <comment>LOST_NO_TRICK</comment>
      <translation>es gab keinen Stich</translation>
    </message>
    <message>
      <source>nothing was won in tricks</source>
      <comment>LOST_NO_POINTS</comment>
      <translation>die Stiche brachten nichts</translation>
    </message>
    <message>
      <source>less than {points} was won in tricks</source>
      <comment>LOST_FEW_POINTS</comment>
      <translation>die Stiche brachten weniger als {points}</translation>
    </message>
    <message>
      <source>meld has to reach {points}</source>
      <comment>LOST_TOO_LITTLE</comment>
      <translation>eine Meldung zählt erst ab {points}</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <comment>SHEET</comment>
      <translation>Punkteliste</translation>
    </message>
    <message>
      <source>Click a deal to correct it</source>
      <comment>SHEET_HELP</comment>
      <translation>Klick ein Spiel an, um es zu berichtigen</translation>
    </message>
    <message>
      <source>Meld + tricks</source>
      <comment>MELD_AND_TRICKS</comment>
      <translation>Meldung + Stiche</translation>
    </message>
    <message>
      <source>{meld} + {tricks}</source>
      <comment>PLUS</comment>
      <translation>{meld} + {tricks}</translation>
    </message>
    <message>
      <source>{meld} + {tricks}, set</source>
      <comment>PLUS_SET</comment>
      <translation>{meld} + {tricks}, verloren</translation>
    </message>
    <message>
      <source>This sheet is finished.</source>
      <comment>FINISHED</comment>
      <translation>Diese Liste ist abgeschlossen.</translation>
    </message>
    <message>
      <source>In the lead with {score}: {names}.</source>
      <comment>LEAD</comment>
      <translation>In Führung mit {score}: {names}.</translation>
    </message>
    <message>
      <source>It's a tie at {score}.</source>
      <comment>TIED</comment>
      <translation>Gleichstand bei {score}.</translation>
    </message>
    <message>
      <source>Not counted: the match was over</source>
      <comment>AFTER_END</comment>
      <translation>Zählt nicht: Die Partie war vorbei</translation>
    </message>
    <message>
      <source>Not counted</source>
      <comment>AFTER_END_SHORT</comment>
      <translation>Zählt nicht</translation>
    </message>
    <message>
      <source>Checks: {checks}</source>
      <comment>CHECKS_STAND</comment>
      <translation>Schecks: {checks}</translation>
    </message>
    <message>
      <source>{name} {checks}</source>
      <comment>CHECK_OF</comment>
      <translation>{name} {checks}</translation>
    </message>
  </context>
  <context>
    <name>ShortWhy</name>
    <message>
      <source>It tells your partner that you have {count} aces or more.</source>
      <comment>SHOWS_ACES</comment>
      <translation>Das sagt deinem Partner, dass du mindestens {count} Asse hast.</translation>
    </message>
    <message>
      <source>It tells your partner that you have a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Das sagt deinem Partner, dass du eine Familie hast.</translation>
    </message>
    <message>
      <source>It tells your partner that you have {count} cards or more of a suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Das zeigt deinem Partner mindestens {count} Karten einer Farbe.</translation>
    </message>
    <message>
      <source>{points} in {suit} should work.</source>
      <comment>SHOULD_WORK</comment>
      <translation>{points} mit {suit} sollte klappen.</translation>
    </message>
    <message>
      <source>With your partner's cards, {points} in {suit} should work.</source>
      <comment>SHOULD_WORK_WITH_PASSED</comment>
      <translation>Mit den Karten deines Partners sollten {points} mit {suit} klappen.</translation>
    </message>
    <message>
      <source>With the partner you call, {points} in {suit} should work.</source>
      <comment>SHOULD_WORK_WITH_CALLED</comment>
      <translation>Mit dem gerufenen Partner sollten {points} mit {suit} klappen.</translation>
    </message>
    <message>
      <source>{points} in {suit} would seldom work.</source>
      <comment>SELDOM_WORKS</comment>
      <translation>{points} mit {suit} würde selten klappen.</translation>
    </message>
    <message>
      <source>Passing is about as good.</source>
      <comment>PASS_AS_GOOD</comment>
      <translation>Passen ist etwa gleich gut.</translation>
    </message>
    <message>
      <source>Passing is worth more.</source>
      <comment>PASS_IS_BETTER</comment>
      <translation>Passen ist mehr wert.</translation>
    </message>
    <message>
      <source>Passing is no better.</source>
      <comment>PASS_NO_BETTER</comment>
      <translation>Passen ist nicht besser.</translation>
    </message>
    <message>
      <source>Passing would cost you more.</source>
      <comment>PASS_COSTS</comment>
      <translation>Passen würde dich mehr kosten.</translation>
    </message>
    <message>
      <source>A bid isn't worth the risk.</source>
      <comment>NOT_WORTH_RISK</comment>
      <translation>Ein Gebot ist das Risiko nicht wert.</translation>
    </message>
    <message>
      <source>Leave it to your partner.</source>
      <comment>LEAVE_TO_PARTNER</comment>
      <translation>Überlass es deinem Partner.</translation>
    </message>
    <message>
      <source>This hand may decide the game.</source>
      <comment>MAY_DECIDE</comment>
      <translation>Dieses Spiel kann die Partie entscheiden.</translation>
    </message>
    <message>
      <source>Your partner's bid is enough.</source>
      <comment>PARTNER_IS_ENOUGH</comment>
      <translation>Das Gebot deines Partners reicht.</translation>
    </message>
    <message>
      <source>A bid would risk more than it gains.</source>
      <comment>RISKS_MORE</comment>
      <translation>Ein Gebot würde mehr kosten, als es bringt.</translation>
    </message>
    <message>
      <source>These cards cost you the least.</source>
      <comment>COST_LEAST</comment>
      <translation>Diese Karten kosten dich am wenigsten.</translation>
    </message>
    <message>
      <source>Whoever holds it becomes your partner.</source>
      <comment>FINDS_PARTNER</comment>
      <translation>Wer ihn hat, wird dein Partner.</translation>
    </message>
    <message>
      <source>It brings you more than {other}.</source>
      <comment>BRINGS_MORE</comment>
      <translation>Das bringt dir mehr als {other}.</translation>
    </message>
    <message>
      <source>Playing on would cost you more.</source>
      <comment>PLAYING_COSTS</comment>
      <translation>Weiterspielen würde dich mehr kosten.</translation>
    </message>
    <message>
      <source>Throwing in would cost you more.</source>
      <comment>THROWING_COSTS</comment>
      <translation>Aufgeben würde dich mehr kosten.</translation>
    </message>
  </context>
  <context>
    <name>SituationWord</name>
    <message>
      <source>{does}: {keys}.</source>
      <comment>KEY</comment>
      <translation>{does}: {keys}.</translation>
    </message>
    <message>
      <source>“Hint” says what a strong player would do.</source>
      <comment>HINT</comment>
      <translation>„Tipp“ sagt, was ein starker Spieler täte.</translation>
    </message>
    <message>
      <source>You are bidding</source>
      <comment>BID_TITLE</comment>
      <translation>Du reizt</translation>
    </message>
    <message>
      <source>A bid is the points your side promises to make.</source>
      <comment>BID</comment>
      <translation>Ein Gebot verspricht, wie viele Punkte deine Seite holt.</translation>
    </message>
    <message>
      <source>A bid is the points you promise to make.</source>
      <comment>BID_ALONE</comment>
      <translation>Ein Gebot verspricht, wie viele Punkte du holst.</translation>
    </message>
    <message>
      <source>The high bidder names trump and has to make that many.</source>
      <comment>HIGH_BIDDER</comment>
      <translation>Wer am höchsten reizt, wählt Trumpf und muss so viele holen.</translation>
    </message>
    <message>
      <source>Every bid names a suit: that of the high bidder, who has to make that many, becomes trump.</source>
      <comment>BID_NAMES_SUIT</comment>
      <translation>Jedes Gebot nennt eine Farbe: Die des höchsten wird Trumpf, und wer es gereizt hat, muss so viele holen.</translation>
    </message>
    <message>
      <source>Melds count, and tricks, which are worth {points} in all.</source>
      <comment>BID_COUNTS</comment>
      <translation>Es zählen Meldungen und Stiche, die zusammen {points} bringen.</translation>
    </message>
    <message>
      <source>The moon is the highest bid of all: whoever bids it promises to win every trick.</source>
      <comment>MOON</comment>
      <translation>Der Durchmarsch ist das höchste Gebot: Wer ihn reizt, verspricht, jeden Stich zu machen.</translation>
    </message>
    <message>
      <source>The moon is the highest bid of all: whoever bids it promises every trick, and names trump with it.</source>
      <comment>MOON_NAMES_SUIT</comment>
      <translation>Der Durchmarsch ist das höchste Gebot: Wer ihn reizt, verspricht jeden Stich und nennt dazu Trumpf.</translation>
    </message>
    <message>
      <source>You bid once: the points you add to your side's promise. Partners' bids are added together.</source>
      <comment>BID_SUM</comment>
      <translation>Du reizt einmal: wie viele Punkte du zu dem beiträgst, was deine Seite verspricht. Die Gebote der Partner werden addiert.</translation>
    </message>
    <message>
      <source>You name trump</source>
      <comment>TRUMP_TITLE</comment>
      <translation>Du wählst Trumpf</translation>
    </message>
    <message>
      <source>The suit you name beats all the others this deal. Long suits and suits with meld are best.</source>
      <comment>TRUMP</comment>
      <translation>Die Farbe, die du wählst, schlägt in diesem Spiel alle anderen. Am besten sind lange Farben und solche mit Meldung.</translation>
    </message>
    <message>
      <source>You call a partner</source>
      <comment>CALL_TITLE</comment>
      <translation>Du rufst einen Partner</translation>
    </message>
    <message>
      <source>Whoever holds the card you call is your partner for this deal.</source>
      <comment>CALL</comment>
      <translation>Wer die Karte hat, die du rufst, ist in diesem Spiel dein Partner.</translation>
    </message>
    <message>
      <source>You pass cards</source>
      <comment>GIVE_TITLE</comment>
      <translation>Du gibst Karten weiter</translation>
    </message>
    <message>
      <source>Choose cards from your hand for your partner: click them, or drag them up. Nobody else sees them.</source>
      <comment>GIVE</comment>
      <translation>Wähle Karten für deinen Partner aus: Klick sie an oder zieh sie hoch. Sonst sieht sie niemand.</translation>
    </message>
    <message>
      <source>You bury cards</source>
      <comment>BURY_TITLE</comment>
      <translation>Du drückst Karten</translation>
    </message>
    <message>
      <source>You hold too many cards now: choose the ones you can do without.</source>
      <comment>BURY</comment>
      <translation>Du hast jetzt zu viele Karten: Wähle aus, welche du entbehren kannst.</translation>
    </message>
    <message>
      <source>You deal out the kitty</source>
      <comment>DISTRIBUTE_TITLE</comment>
      <translation>Du verteilst den Stock</translation>
    </message>
    <message>
      <source>Everybody gets one of these cards, and you decide who gets which.</source>
      <comment>DISTRIBUTE</comment>
      <translation>Jeder bekommt eine dieser Karten, und du bestimmst, wer welche.</translation>
    </message>
    <message>
      <source>You draw your hand</source>
      <comment>DRAFT_TITLE</comment>
      <translation>Du ziehst dein Blatt</translation>
    </message>
    <message>
      <source>Keep this card, or discard it and take the next one, which you can't see yet.</source>
      <comment>DRAFT</comment>
      <translation>Behalte diese Karte, oder wirf sie weg und nimm die nächste, die du noch nicht sehen kannst.</translation>
    </message>
    <message>
      <source>You may throw your hand in</source>
      <comment>MISDEAL_TITLE</comment>
      <translation>Du darfst dein Blatt wegwerfen</translation>
    </message>
    <message>
      <source>It's poor enough for a new deal, but you may also play it.</source>
      <comment>MISDEAL</comment>
      <translation>Es ist so schlecht, dass du neu geben lassen darfst. Du darfst es aber auch spielen.</translation>
    </message>
    <message>
      <source>You meld</source>
      <comment>SHOW_TITLE</comment>
      <translation>Du meldest</translation>
    </message>
    <message>
      <source>Whatever is on the mat counts for you before play begins. Your best meld is already laid out.</source>
      <comment>SHOW</comment>
      <translation>Was auf der Matte liegt, zählt für dich, bevor die erste Karte gespielt wird. Das Beste liegt schon dort.</translation>
    </message>
    <message>
      <source>There is no meld in your hand this time. Say so, and the game goes on.</source>
      <comment>SHOW_NOTHING</comment>
      <translation>Diesmal ist keine Meldung in deinem Blatt. Sag es, dann geht es weiter.</translation>
    </message>
    <message>
      <source>You may meld</source>
      <comment>MELD_TITLE</comment>
      <translation>Du darfst melden</translation>
    </message>
    <message>
      <source>You have won a trick, so you may lay down a meld from your hand now.</source>
      <comment>MELD</comment>
      <translation>Du hast einen Stich gemacht und darfst jetzt eine Meldung hinlegen.</translation>
    </message>
    <message>
      <source>You have a choice</source>
      <comment>DECIDE_TITLE</comment>
      <translation>Du hast die Wahl</translation>
    </message>
    <message>
      <source>Play on, or choose another option: after the first card, it's too late.</source>
      <comment>DECIDE</comment>
      <translation>Spiel weiter, oder wähle etwas anderes: Nach der ersten Karte ist es zu spät.</translation>
    </message>
    <message>
      <source>You lead</source>
      <comment>LEAD_TITLE</comment>
      <translation>Du spielst aus</translation>
    </message>
    <message>
      <source>Your card starts the trick, and every other player adds one. The highest trump takes it, or else the highest card of your suit.</source>
      <comment>LEAD</comment>
      <translation>Deine Karte eröffnet den Stich, und alle anderen geben eine dazu. Der höchste Trumpf macht ihn, sonst die höchste Karte deiner Farbe.</translation>
    </message>
    <message>
      <source>It's your play</source>
      <comment>PLAY_TITLE</comment>
      <translation>Du bist am Zug</translation>
    </message>
    <message>
      <source>You may play the cards that stand higher. Click any other to see why you can't.</source>
      <comment>PLAY</comment>
      <translation>Spielen darfst du die Karten, die höher stehen. Klick eine andere an, um zu lesen, warum nicht.</translation>
    </message>
    <message>
      <source>You play a card</source>
      <comment>FREE_TITLE</comment>
      <translation>Du spielst eine Karte</translation>
    </message>
    <message>
      <source>While the stock lasts, you may play any card. Whoever takes the trick may meld and draws first.</source>
      <comment>FREE</comment>
      <translation>Solange der Stapel reicht, darfst du jede Karte spielen. Wer den Stich macht, darf melden und zieht zuerst.</translation>
    </message>
    <message>
      <source>It's {name}'s turn</source>
      <comment>WAIT_TITLE</comment>
      <translation>{name} ist an der Reihe</translation>
    </message>
    <message>
      <source>Nothing is asked of you right now.</source>
      <comment>WAIT</comment>
      <translation>Du musst gerade nichts tun.</translation>
    </message>
    <message>
      <source>All meld is shown</source>
      <comment>MELDS_TITLE</comment>
      <translation>Alle Meldungen liegen offen</translation>
    </message>
    <message>
      <source>Take as long as you like to look. Then go on to the first trick.</source>
      <comment>MELDS</comment>
      <translation>Sieh sie dir an, so lange du willst. Dann geht es zum ersten Stich.</translation>
    </message>
    <message>
      <source>Take as long as you like to look. The deal is over without play: the score is next.</source>
      <comment>MELDS_AT_END</comment>
      <translation>Sieh sie dir an, so lange du willst. Das Spiel ist ohne Stiche zu Ende: Als Nächstes kommt die Abrechnung.</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <comment>OVER_TITLE</comment>
      <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
      <source>The score shows how it went. You can look back at the deal, or go on to the next one.</source>
      <comment>OVER</comment>
      <translation>Die Abrechnung sagt, wie es ausging. Du kannst zurückblicken oder das nächste Spiel geben lassen.</translation>
    </message>
    <message>
      <source>The match is over</source>
      <comment>END_TITLE</comment>
      <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
      <source>You can look back, start a rematch with the same players, or choose another game.</source>
      <comment>END</comment>
      <translation>Du kannst zurückblicken, mit denselben Leuten noch einmal spielen oder eine andere Variante wählen.</translation>
    </message>
    <message>
      <source>The host can start a rematch. While the host has no seat, everybody who plays can.</source>
      <comment>END_WAITS</comment>
      <translation>Der Gastgeber kann eine Revanche beginnen. Solange er keinen Platz hat, kann es jeder, der mitspielt.</translation>
    </message>
    <message>
      <source>The board is over</source>
      <comment>BOARD_TITLE</comment>
      <translation>Das Board ist zu Ende</translation>
    </message>
    <message>
      <source>The next board, if there is one, comes after a pause, or as soon as everybody is ready.</source>
      <comment>BOARD</comment>
      <translation>Wenn noch ein Board folgt, kommt es nach einer Pause oder sobald alle bereit sind.</translation>
    </message>
    <message>
      <source>{name} is next at the screen</source>
      <comment>CALLED_TITLE</comment>
      <translation>{name} wird an den Bildschirm gerufen</translation>
    </message>
    <message>
      <source>The table stays covered until {name} is ready, so nobody sees another player's cards.</source>
      <comment>CALLED</comment>
      <translation>Der Tisch bleibt verdeckt, bis {name} es sagt, damit niemand fremde Karten sieht.</translation>
    </message>
    <message>
      <source>The scores</source>
      <comment>SHEET_TITLE</comment>
      <translation>Die Punkte</translation>
    </message>
    <message>
      <source>Every deal of the match so far, with its points and the totals.</source>
      <comment>SHEET</comment>
      <translation>Jedes Spiel der Partie bis jetzt, mit seinen Punkten und den Summen.</translation>
    </message>
    <message>
      <source>Log</source>
      <comment>LOG_TITLE</comment>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Everything that has happened in this match. Click a line to see what it meant.</source>
      <comment>LOG</comment>
      <translation>Alles, was in dieser Partie passiert ist. Klick auf eine Zeile, um zu lesen, was sie bedeutet.</translation>
    </message>
    <message>
      <source>Your hand as a list</source>
      <comment>HAND_LIST_TITLE</comment>
      <translation>Dein Blatt als Liste</translation>
    </message>
    <message>
      <source>Your cards in words, and which of them you may play now.</source>
      <comment>HAND_LIST</comment>
      <translation>Deine Karten in Worten, und welche du jetzt spielen darfst.</translation>
    </message>
    <message>
      <source>The last trick</source>
      <comment>TRICK_TITLE</comment>
      <translation>Der letzte Stich</translation>
    </message>
    <message>
      <source>The last trick: who led, who played what, and who took it.</source>
      <comment>TRICK</comment>
      <translation>Der letzte Stich: wer ausgespielt hat, wer was gegeben und wer ihn gemacht hat.</translation>
    </message>
    <message>
      <source>There is no game on the table</source>
      <comment>NOTHING_TITLE</comment>
      <translation>Auf dem Tisch liegt keine Partie</translation>
    </message>
    <message>
      <source>Start a game, or go on with one.</source>
      <comment>NOTHING</comment>
      <translation>Beginne eine Partie, oder spiel eine weiter.</translation>
    </message>
    <message>
      <source>You are in a lesson</source>
      <comment>LESSON_TITLE</comment>
      <translation>Du bist in einer Lektion</translation>
    </message>
    <message>
      <source>The coach says what to do. Escape leaves the lesson: your game waits.</source>
      <comment>LESSON</comment>
      <translation>Der Lehrer sagt, was zu tun ist. Esc verlässt die Lektion: Deine Partie wartet.</translation>
    </message>
    <message>
      <source>All your games: continue one, look back at a deal, or play its cards again.</source>
      <comment>GAMES</comment>
      <translation>Alle deine Partien: Spiel eine weiter, blick auf ein Spiel zurück oder spiel seine Karten noch einmal.</translation>
    </message>
    <message>
      <source>Your games in numbers. Press any number to see the games behind it.</source>
      <comment>STATISTICS</comment>
      <translation>Was deine Partien ergeben. Jede Zahl lässt sich drücken und zeigt ihre Partien.</translation>
    </message>
    <message>
      <source>A finished deal, step by step with all hands shown, and what Expert thinks of each choice you had.</source>
      <comment>LOOK_BACK</comment>
      <translation>Ein Spiel, das vorbei ist, Schritt für Schritt mit offenen Karten, und was der Meister von jeder deiner Entscheidungen hält.</translation>
    </message>
    <message>
      <source>What you can learn and practice. The game at the table waits.</source>
      <comment>LEARN</comment>
      <translation>Was es zu lernen und zu üben gibt. Die Partie am Tisch wartet.</translation>
    </message>
    <message>
      <source>A position with one best answer: find it, and see the proof.</source>
      <comment>PROBLEM</comment>
      <translation>Eine Stellung mit einer besten Antwort: Finde sie, und sieh den Beweis.</translation>
    </message>
    <message>
      <source>Whether the cards were fixed before the deal and are as chance has it. Details shows the proof.</source>
      <comment>FAIR_PLAY</comment>
      <translation>Ob die Karten vor dem Spiel feststanden und so sind, wie der Zufall sie gibt. „Einzelheiten“ zeigt den Beweis.</translation>
    </message>
    <message>
      <source>All keys, how the computer players think, and what is new.</source>
      <comment>HELP</comment>
      <translation>Alle Tasten, wie die Computerspieler denken und was neu ist.</translation>
    </message>
    <message>
      <source>Keep score for real cards: enter a deal to see its score. Enter moves on to the next entry.</source>
      <comment>SCORE_SHEET</comment>
      <translation>Punkte für echte Karten: Gib ein Spiel ein, um seine Punkte zu sehen. Die Eingabetaste führt zum nächsten Eintrag.</translation>
    </message>
    <message>
      <source>A page over the table. The game waits until you go back.</source>
      <comment>OTHER_PAGE</comment>
      <translation>Eine Seite über dem Tisch. Die Partie wartet, bis du zurückgehst.</translation>
    </message>
  </context>
  <context>
    <name>SolvedFault</name>
    <message>
      <source>A deal of this game cannot be solved: cards are drawn while it is played.</source>
      <comment>STOCK</comment>
      <translation>In diesem Spiel lassen sich Spiele nicht lösen: Während gespielt wird, werden Karten gezogen.</translation>
    </message>
    <message>
      <source>A deal of this game cannot be solved: who plays together depends on the card that is called.</source>
      <comment>CALLED</comment>
      <translation>In diesem Spiel lassen sich Spiele nicht lösen: Wer zusammen spielt, hängt von der gerufenen Karte ab.</translation>
    </message>
    <message>
      <source>To solve a deal, the same number of cards of every seat must be known.</source>
      <comment>HANDS</comment>
      <translation>Um ein Spiel zu lösen, muss von jedem Platz die gleiche Zahl von Karten bekannt sein.</translation>
    </message>
  </context>
  <context>
    <name>StakeWord</name>
    <message>
      <source>1 chip</source>
      <comment>CHIP</comment>
      <translation>1 Chip</translation>
    </message>
    <message>
      <source>{count} chips</source>
      <comment>CHIPS</comment>
      <translation>{count} Chips</translation>
    </message>
    <message>
      <source>1 star</source>
      <comment>STAR</comment>
      <translation>1 Stern</translation>
    </message>
    <message>
      <source>{count} stars</source>
      <comment>STARS</comment>
      <translation>{count} Sterne</translation>
    </message>
    <message>
      <source>1 cent</source>
      <comment>CENT</comment>
      <translation>1 Cent</translation>
    </message>
    <message>
      <source>{count} cents</source>
      <comment>CENTS</comment>
      <translation>{count} Cent</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in chips.</source>
      <comment>IN_CHIPS</comment>
      <translation>Ist die Partie zu Ende, wird in Chips abgerechnet.</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in stars.</source>
      <comment>IN_STARS</comment>
      <translation>Ist die Partie zu Ende, wird in Sternen abgerechnet.</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in cents.</source>
      <comment>IN_CENTS</comment>
      <translation>Ist die Partie zu Ende, wird in Cent abgerechnet.</translation>
    </message>
    <message>
      <source>Partners get and pay together.</source>
      <comment>SIDES</comment>
      <translation>Partner bekommen und zahlen gemeinsam.</translation>
    </message>
    <message>
      <source>Everybody else pays the winner {amount} for the match.</source>
      <comment>FOR_MATCH</comment>
      <translation>Alle anderen zahlen dem Sieger {amount} für die Partie.</translation>
    </message>
    <message>
      <source>The others pay the side that wins {amount} for the match.</source>
      <comment>FOR_MATCH_SIDES</comment>
      <translation>Die anderen zahlen der Partei, die gewinnt, {amount} für die Partie.</translation>
    </message>
    <message>
      <source>Everybody else pays the winner {amount} for every full {hundred} points between their scores.</source>
      <comment>DIFFERENCE</comment>
      <translation>Alle anderen zahlen dem Sieger {amount} für je volle {hundred} Punkte zwischen ihren Ständen.</translation>
    </message>
    <message>
      <source>Of any two, the one with fewer points pays {amount} for every full {hundred} between them.</source>
      <comment>DIFFERENCE_ALL</comment>
      <translation>Von je zweien zahlt, wer weniger Punkte hat, {amount} für je volle {hundred} Unterschied.</translation>
    </message>
    <message>
      <source>The side with fewer points pays {amount} for every full {hundred} points between the scores.</source>
      <comment>DIFFERENCE_SIDES</comment>
      <translation>Die Partei mit weniger Punkten zahlt {amount} für je volle {hundred} Punkte Unterschied.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays for both scores added up.</source>
      <comment>RUBICON</comment>
      <translation>Ein Verlierer mit weniger als {limit} Punkten zahlt für die Summe beider Stände.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays twice for the match.</source>
      <comment>RUBICON_MATCH</comment>
      <translation>Ein Verlierer mit weniger als {limit} Punkten zahlt für die Partie doppelt.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays twice for the match, and for both scores added up.</source>
      <comment>RUBICON_BOTH</comment>
      <translation>Ein Verlierer mit weniger als {limit} Punkten zahlt für die Partie doppelt, und für die Summe beider Stände.</translation>
    </message>
    <message>
      <source>Whoever loses a bid pays everybody else {amount} for it.</source>
      <comment>LOST_BID</comment>
      <translation>Wer ein Gebot verliert, zahlt dafür allen anderen {amount}.</translation>
    </message>
    <message>
      <source>A side that loses a bid pays every other side {amount} for it.</source>
      <comment>LOST_BID_SIDES</comment>
      <translation>Eine Partei, die ein Gebot verliert, zahlt dafür jeder anderen {amount}.</translation>
    </message>
  </context>
  <context>
    <name>Stat</name>
    <message>
      <source>Statistics</source>
      <comment>TITLE</comment>
      <translation>Statistik</translation>
    </message>
    <message>
      <source>–</source>
      <comment>NONE</comment>
      <translation>–</translation>
    </message>
    <message>
      <source>Finish a deal to see it here.</source>
      <comment>NONE_YET</comment>
      <translation>Noch kein Spiel beendet.</translation>
    </message>
    <message>
      <source>No games fit. Try broader filters above.</source>
      <comment>NONE_FITS</comment>
      <translation>Keine Partie passt. Wähle oben etwas weniger eng.</translation>
    </message>
    <message>
      <source>{matches}, {deals} since {day}</source>
      <comment>SINCE</comment>
      <translation>{matches}, {deals} seit {day}</translation>
    </message>
    <message>
      <source>{deals} since {day}</source>
      <comment>SINCE_SHORT</comment>
      <translation>{deals} seit {day}</translation>
    </message>
    <message>
      <source>1 match</source>
      <comment>MATCH</comment>
      <translation>1 Partie</translation>
    </message>
    <message>
      <source>{count} matches</source>
      <comment>MATCHES</comment>
      <translation>{count} Partien</translation>
    </message>
    <message>
      <source>1 deal</source>
      <comment>DEAL</comment>
      <translation>1 Spiel</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>DEALS</comment>
      <translation>{count} Spiele</translation>
    </message>
    <message>
      <source>Whose games</source>
      <comment>WHO</comment>
      <translation>Wessen Partien</translation>
    </message>
    <message>
      <source>Finished deals of this person, without matches in which others decided more than half for them</source>
      <comment>WHO_COUNTS</comment>
      <translation>Beendete Spiele dieser Person, ohne Partien, in denen andere mehr als die Hälfte für sie entschieden haben</translation>
    </message>
    <message>
      <source>{some} of {all}</source>
      <comment>OF</comment>
      <translation>{some} von {all}</translation>
    </message>
    <message>
      <source>{label}: {value}</source>
      <comment>SPOKEN</comment>
      <translation>{label}: {value}</translation>
    </message>
    <message>
      <source>{label}: {value}, {note}</source>
      <comment>SPOKEN_NOTE</comment>
      <translation>{label}: {value}, {note}</translation>
    </message>
    <message>
      <source>Press to see these games.</source>
      <comment>SHOW_GAMES</comment>
      <translation>Drücken zeigt diese Partien.</translation>
    </message>
    <message>
      <source>Meld drill</source>
      <comment>MELD_DRILL</comment>
      <translation>Meldungen üben</translation>
    </message>
    <message>
      <source>{right} of {count}, {seconds} s</source>
      <comment>DRILLED</comment>
      <translation>{right} von {count}, {seconds} s</translation>
    </message>
    <message>
      <source>All games</source>
      <comment>ALL_GAMES</comment>
      <translation>Alle Varianten</translation>
    </message>
    <message>
      <source>All rules</source>
      <comment>ALL_RULES</comment>
      <translation>Alle Regeln</translation>
    </message>
    <message>
      <source>Usual rules</source>
      <comment>USUAL_RULES</comment>
      <translation>Übliche Regeln</translation>
    </message>
    <message>
      <source>House rules</source>
      <comment>HOUSE_RULES</comment>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>{option}: {value}</source>
      <comment>HOUSE_RULE</comment>
      <translation>{option}: {value}</translation>
    </message>
    <message>
      <source>{change}, +{count}</source>
      <comment>HOUSE_RULES_MORE</comment>
      <translation>{change}, +{count}</translation>
    </message>
    <message>
      <source>Against all</source>
      <comment>ALL_OPPONENTS</comment>
      <translation>Gegen alle</translation>
    </message>
    <message>
      <source>Against {player}</source>
      <comment>AGAINST</comment>
      <translation>Gegen {player}</translation>
    </message>
    <message>
      <source>Against people</source>
      <comment>AGAINST_PEOPLE</comment>
      <translation>Gegen Menschen</translation>
    </message>
    <message>
      <source>All dates</source>
      <comment>ALL_DATES</comment>
      <translation>Jederzeit</translation>
    </message>
    <message>
      <source>Past 7 days</source>
      <comment>LAST_WEEK</comment>
      <translation>7 Tage</translation>
    </message>
    <message>
      <source>Past 30 days</source>
      <comment>LAST_MONTH</comment>
      <translation>30 Tage</translation>
    </message>
    <message>
      <source>Past year</source>
      <comment>LAST_YEAR</comment>
      <translation>Ein Jahr</translation>
    </message>
    <message>
      <source>{choice}, {count}</source>
      <comment>CHOICE_COUNT</comment>
      <translation>{choice}, {count}</translation>
    </message>
    <message>
      <source>Which game</source>
      <comment>FILTER_GAME</comment>
      <translation>Welche Variante</translation>
    </message>
    <message>
      <source>Which rules</source>
      <comment>FILTER_RULES</comment>
      <translation>Welche Regeln</translation>
    </message>
    <message>
      <source>Which opponents</source>
      <comment>FILTER_AGAINST</comment>
      <translation>Welche Gegner</translation>
    </message>
    <message>
      <source>Which dates</source>
      <comment>FILTER_DATES</comment>
      <translation>Welche Zeit</translation>
    </message>
    <message>
      <source>Matches won</source>
      <comment>MATCHES_WON</comment>
      <translation>Partien gewonnen</translation>
    </message>
    <message>
      <source>{share}, best streak {streak}</source>
      <comment>MATCHES_NOTE</comment>
      <translation>{share}, beste Serie {streak}</translation>
    </message>
    <message>
      <source>Your bids made</source>
      <comment>BIDS_MADE</comment>
      <translation>Deine Gebote erfüllt</translation>
    </message>
    <message>
      <source>{share}, {count} set</source>
      <comment>BIDS_NOTE</comment>
      <translation>{share}, {count} nicht erfüllt</translation>
    </message>
    <message>
      <source>Your average bid</source>
      <comment>AVERAGE_BID</comment>
      <translation>Dein Gebot im Schnitt</translation>
    </message>
    <message>
      <source>earned {points}, {spare} to spare</source>
      <comment>BROUGHT_SPARE</comment>
      <translation>brachte {points}, {spare} übrig</translation>
    </message>
    <message>
      <source>earned {points}, {short} short</source>
      <comment>BROUGHT_SHORT</comment>
      <translation>brachte {points}, {short} zu wenig</translation>
    </message>
    <message>
      <source>earned just that</source>
      <comment>BROUGHT_EVEN</comment>
      <translation>brachte genau das</translation>
    </message>
    <message>
      <source>none of yours yet</source>
      <comment>NO_BIDS</comment>
      <translation>noch kein Gebot von dir</translation>
    </message>
    <message>
      <source>Your side's meld</source>
      <comment>SIDE_MELD</comment>
      <translation>Meldung deiner Seite</translation>
    </message>
    <message>
      <source>Your meld</source>
      <comment>OWN_MELD</comment>
      <translation>Deine Meldung</translation>
    </message>
    <message>
      <source>a deal; the others {others}</source>
      <comment>MELD_NOTE</comment>
      <translation>je Spiel; die anderen {others}</translation>
    </message>
    <message>
      <source>Points in tricks</source>
      <comment>TRICKS</comment>
      <translation>Punkte in Stichen</translation>
    </message>
    <message>
      <source>a deal, of {all}</source>
      <comment>TRICKS_NOTE</comment>
      <translation>je Spiel, von {all}</translation>
    </message>
    <message>
      <source>You against Expert with the same cards</source>
      <comment>COURSE</comment>
      <translation>Du gegen den Meister mit denselben Karten</translation>
    </message>
    <message>
      <source>Expert also played your seat in {deals}: same cards, same players. The luck of the deal cancels out.</source>
      <comment>COURSE_NOTE</comment>
      <translation>{deals} hat auch der Meister auf deinem Platz gespielt: gleiche Karten, gleiche andere. Glück hebt sich auf.</translation>
    </message>
    <message>
      <source>After 20 deals, this shows how you do, luck aside.</source>
      <comment>COURSE_FIRST</comment>
      <translation>Nach 20 Spielen siehst du hier, wie du ohne Glück spielst.</translation>
    </message>
    <message>
      <source>{some} of {all} deals so far</source>
      <comment>COURSE_PROGRESS</comment>
      <translation>bisher {some} von {all} Spielen</translation>
    </message>
    <message>
      <source>{some} of 1 deal so far</source>
      <comment>COURSE_PROGRESS_ONE</comment>
      <translation>bisher {some} von 1 Spiel</translation>
    </message>
    <message>
      <source>Now {points} a deal</source>
      <comment>COURSE_NOW</comment>
      <translation>Jetzt {points} je Spiel</translation>
    </message>
    <message>
      <source>points a deal, over the last 60 deals; the true value lies in the band 19 times out of 20</source>
      <comment>COURSE_AXIS</comment>
      <translation>Punkte je Spiel, über die letzten 60 Spiele; der wahre Wert liegt in 19 von 20 Fällen im Band</translation>
    </message>
    <message>
      <source>chips a deal, over the last 60 deals; the true value lies in the band 19 times out of 20</source>
      <comment>COURSE_AXIS_CHIPS</comment>
      <translation>Chips je Spiel, über die letzten 60 Spiele; der wahre Wert liegt in 19 von 20 Fällen im Band</translation>
    </message>
    <message>
      <source>You {points}</source>
      <comment>COURSE_YOU</comment>
      <translation>Du {points}</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>COURSE_EXPERT</comment>
      <translation>Meister</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <comment>COURSE_BAND</comment>
      <translation>{low} bis {high}</translation>
    </message>
    <message>
      <source>Same cards: you average {points} points a deal compared to Expert, between {low} and {high}.</source>
      <comment>COURSE_SPOKEN</comment>
      <translation>Mit denselben Karten liegst du bei {points} Punkten je Spiel gegenüber dem Meister, zwischen {low} und {high}.</translation>
    </message>
    <message>
      <source>Same cards: you average {points} chips a deal compared to Expert, between {low} and {high}.</source>
      <comment>COURSE_SPOKEN_CHIPS</comment>
      <translation>Mit denselben Karten liegst du bei {points} Chips je Spiel gegenüber dem Meister, zwischen {low} und {high}.</translation>
    </message>
    <message>
      <source>After {deals}: {points}, between {low} and {high}</source>
      <comment>COURSE_ROW</comment>
      <translation>Nach {deals}: {points}, zwischen {low} und {high}</translation>
    </message>
    <message>
      <source>Your bids, made and set</source>
      <comment>BIDS</comment>
      <translation>Deine Gebote, erfüllt und nicht erfüllt</translation>
    </message>
    <message>
      <source>1 contract</source>
      <comment>CONTRACT</comment>
      <translation>1 Kontrakt</translation>
    </message>
    <message>
      <source>{count} contracts</source>
      <comment>CONTRACTS</comment>
      <translation>{count} Kontrakte</translation>
    </message>
    <message>
      <source>{low} – {high}</source>
      <comment>HEIGHTS</comment>
      <translation>{low} – {high}</translation>
    </message>
    <message>
      <source>{low} and up</source>
      <comment>AND_UP</comment>
      <translation>ab {low}</translation>
    </message>
    <message>
      <source>made</source>
      <comment>MADE</comment>
      <translation>erfüllt</translation>
    </message>
    <message>
      <source>set</source>
      <comment>SET</comment>
      <translation>nicht erfüllt</translation>
    </message>
    <message>
      <source>set, {count} of them thrown in</source>
      <comment>SET_THROWN</comment>
      <translation>nicht erfüllt, {count} davon aufgegeben</translation>
    </message>
    <message>
      <source>Bids of {heights}: {made} made, {set} set, {share}</source>
      <comment>BID_SPOKEN</comment>
      <translation>Gebote {heights}: {made} erfüllt, {set} nicht erfüllt, {share}</translation>
    </message>
    <message>
      <source>Of {contracts}, you made {made} and went set on {set}.</source>
      <comment>BIDS_SPOKEN</comment>
      <translation>{contracts}: {made} hast du erfüllt, {set} hast du nicht erfüllt.</translation>
    </message>
    <message>
      <source>Your contracts appear here, by the size of the bid.</source>
      <comment>BIDS_NONE</comment>
      <translation>Hier stehen deine Kontrakte, nach der Höhe des Gebots.</translation>
    </message>
    <message>
      <source>Best hand</source>
      <comment>BEST</comment>
      <translation>Bestes Blatt</translation>
    </message>
    <message>
      <source>{day}, deal {number}</source>
      <comment>BEST_AT</comment>
      <translation>{day}, Spiel {number}</translation>
    </message>
    <message>
      <source>Meld {points}</source>
      <comment>BEST_MELD</comment>
      <translation>Meldung {points}</translation>
    </message>
    <message>
      <source>Bid {points}</source>
      <comment>BEST_BID</comment>
      <translation>Gebot {points}</translation>
    </message>
    <message>
      <source>Earned {points}</source>
      <comment>BEST_BROUGHT</comment>
      <translation>Brachte {points}</translation>
    </message>
    <message>
      <source>The hand with your biggest meld goes here.</source>
      <comment>BEST_NONE</comment>
      <translation>Hier liegt das Blatt mit deiner größten Meldung.</translation>
    </message>
    <message>
      <source>Best hand, {when}: {cards}. {melds}</source>
      <comment>BEST_SPOKEN</comment>
      <translation>Bestes Blatt, {when}: {cards}. {melds}</translation>
    </message>
    <message>
      <source>Press to look back at this deal.</source>
      <comment>LOOK_BACK</comment>
      <translation>Drücken zeigt dieses Spiel im Rückblick.</translation>
    </message>
    <message>
      <source>Streaks</source>
      <comment>STREAKS</comment>
      <translation>Serien</translation>
    </message>
    <message>
      <source>Matches won in a row</source>
      <comment>MATCH_STREAK</comment>
      <translation>Partien in Folge gewonnen</translation>
    </message>
    <message>
      <source>Now</source>
      <comment>NOW</comment>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>{count} won</source>
      <comment>NOW_WON</comment>
      <translation>{count} gewonnen</translation>
    </message>
    <message>
      <source>{count} lost</source>
      <comment>NOW_LOST</comment>
      <translation>{count} verloren</translation>
    </message>
    <message>
      <source>Bids made in a row</source>
      <comment>BID_STREAK</comment>
      <translation>Gebote in Folge erfüllt</translation>
    </message>
    <message>
      <source>Deals won</source>
      <comment>DEALS_WON</comment>
      <translation>Spiele gewonnen</translation>
    </message>
    <message>
      <source>Most in one deal</source>
      <comment>MOST</comment>
      <translation>Höchstes Ergebnis</translation>
    </message>
    <message>
      <source>Taken back, not counted</source>
      <comment>TAKEN_BACK</comment>
      <translation>Nicht gezählt (Rücknahme)</translation>
    </message>
    <message>
      <source>Matches left early</source>
      <comment>LEFT</comment>
      <translation>Vorzeitig verlassen</translation>
    </message>
    <message>
      <source>You left {left} of {all} matches with others before their end. Nobody else is told.</source>
      <comment>LEFT_WHY</comment>
      <translation>Du hast {left} von {all} Partien mit anderen vor ihrem Ende verlassen. Sonst erfährt das niemand.</translation>
    </message>
    <message>
      <source>Where the points go</source>
      <comment>WHERE</comment>
      <translation>Wohin die Punkte gehen</translation>
    </message>
    <message>
      <source>points a deal: {points}</source>
      <comment>WHERE_NOTE</comment>
      <translation>Punkte je Spiel: {points}</translation>
    </message>
    <message>
      <source>chips a deal: {points}</source>
      <comment>WHERE_NOTE_CHIPS</comment>
      <translation>Chips je Spiel: {points}</translation>
    </message>
    <message>
      <source>Your bids made</source>
      <comment>WHERE_MADE</comment>
      <translation>Deine erfüllten Gebote</translation>
    </message>
    <message>
      <source>Your bids set</source>
      <comment>WHERE_SET</comment>
      <translation>Nicht erfüllte Gebote</translation>
    </message>
    <message>
      <source>Your partner's bids</source>
      <comment>WHERE_PARTNER</comment>
      <translation>Gebote des Partners</translation>
    </message>
    <message>
      <source>The others' bids</source>
      <comment>WHERE_OTHERS</comment>
      <translation>Gebote der anderen</translation>
    </message>
    <message>
      <source>Other deals</source>
      <comment>WHERE_NONE</comment>
      <translation>Andere Spiele</translation>
    </message>
    <message>
      <source>What your bids earn and the others' bids cost you, per deal.</source>
      <comment>WHERE_EMPTY</comment>
      <translation>Was deine Gebote je Spiel bringen und die der anderen kosten.</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Close</source>
      <comment>CANCEL</comment>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Your cards compared to chance</source>
      <comment>CHANCE</comment>
      <translation>Deine Karten und was der Zufall gibt</translation>
    </message>
    <message>
      <source>Export as CSV…</source>
      <comment>EXPORT</comment>
      <translation>Als CSV exportieren …</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <comment>EXPORT_FILES</comment>
      <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
      <source>Your statistics are in {path}.</source>
      <comment>EXPORTED</comment>
      <translation>Deine Statistik steht in {path}.</translation>
    </message>
    <message>
      <source>{path} can't be written: {reason}.</source>
      <comment>NOT_EXPORTED</comment>
      <translation>{path} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
      <source>Start counting over</source>
      <comment>BEGIN_ANEW</comment>
      <translation>Ab jetzt neu zählen</translation>
    </message>
    <message>
      <source>Everything</source>
      <comment>ANEW_ALL</comment>
      <translation>Alles</translation>
    </message>
    <message>
      <source>Matches and deals won</source>
      <comment>ANEW_MATCHES</comment>
      <translation>Gewonnene Partien und Spiele</translation>
    </message>
    <message>
      <source>Bids made and set</source>
      <comment>ANEW_BIDS</comment>
      <translation>Erfüllte und nicht erfüllte Gebote</translation>
    </message>
    <message>
      <source>Meld and tricks</source>
      <comment>ANEW_POINTS</comment>
      <translation>Meldung und Stiche</translation>
    </message>
    <message>
      <source>{part}: only games played from now on will count. Your games stay, and you can undo this.</source>
      <comment>ANEW_QUESTION</comment>
      <translation>{part}: Es zählen nur noch Partien ab jetzt. Deine Partien bleiben, und du kannst es rückgängig machen.</translation>
    </message>
    <message>
      <source>Start over</source>
      <comment>ANEW_YES</comment>
      <translation>Neu zählen</translation>
    </message>
    <message>
      <source>{part}: counting starts over now.</source>
      <comment>ANEW_DONE</comment>
      <translation>{part}: ab jetzt neu gezählt.</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>ANEW_BACK</comment>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Count all games again</source>
      <comment>ANEW_UNDO</comment>
      <translation>Wieder alle Partien zählen</translation>
    </message>
    <message>
      <source>{part}, since {day}</source>
      <comment>ANEW_SINCE</comment>
      <translation>{part}, seit {day}</translation>
    </message>
  </context>
  <context>
    <name>Story</name>
    <message>
      <source>Deal {number}. {name} dealt.</source>
      <comment>DEALT</comment>
      <translation>Spiel {number}. {name} gibt.</translation>
    </message>
    <message>
      <source>Deal {number}. {name} dealt and turned the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Spiel {number}. {name} gibt und deckt {card} auf.</translation>
    </message>
    <message>
      <source>{name} sits out this deal.</source>
      <comment>RESTS</comment>
      <translation>{name} setzt in diesem Spiel aus.</translation>
    </message>
    <message>
      <source>{name} cut.</source>
      <comment>CUTS</comment>
      <translation>{name} hebt ab.</translation>
    </message>
    <message>
      <source>{name} drew the {card} for the first deal.</source>
      <comment>DREW_FOR_DEAL</comment>
      <translation>{name} zieht {card} um das erste Geben.</translation>
    </message>
    <message>
      <source>{name} deals first.</source>
      <comment>DEALS_FIRST</comment>
      <translation>{name} gibt zuerst.</translation>
    </message>
    <message>
      <source>{name} threw the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>{name} wirft das Blatt weg.</translation>
    </message>
    <message>
      <source>{name} kept the hand.</source>
      <comment>STOOD</comment>
      <translation>{name} behält das Blatt.</translation>
    </message>
    <message>
      <source>{name} kept the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>{name} behält die erste Karte.</translation>
    </message>
    <message>
      <source>{name} took the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>{name} nimmt die zweite Karte.</translation>
    </message>
    <message>
      <source>{name} bid {amount}.</source>
      <comment>BID</comment>
      <translation>{name} reizt {amount}.</translation>
    </message>
    <message>
      <source>{name} had to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>{name} muss {amount} reizen.</translation>
    </message>
    <message>
      <source>{name} passed.</source>
      <comment>PASSED</comment>
      <translation>{name} passt.</translation>
    </message>
    <message>
      <source>{name} passed with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>{name} passt mit Hilfe.</translation>
    </message>
    <message>
      <source>{name} took the bid at {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>{name} gewinnt das Reizen mit {amount}.</translation>
    </message>
    <message>
      <source>{name} got stuck with the bid at {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>{name} muss {amount} spielen.</translation>
    </message>
    <message>
      <source>The bidding is over: {bids}.</source>
      <comment>AUCTION_SUMMED</comment>
      <translation>Das Reizen ist vorbei: {bids}.</translation>
    </message>
    <message>
      <source>{names} {amount}</source>
      <comment>SIDE_BID</comment>
      <translation>{names} {amount}</translation>
    </message>
    <message>
      <source>{name} took the {widow}.</source>
      <comment>WIDOW</comment>
      <translation>{name} nimmt den {widow}.</translation>
    </message>
    <message>
      <source>{name} took the {widow}: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>{name} nimmt den {widow}: {cards}.</translation>
    </message>
    <message>
      <source>{name} dealt out the kitty.</source>
      <comment>KITTY</comment>
      <translation>{name} verteilt den Stock.</translation>
    </message>
    <message>
      <source>{name} conceded.</source>
      <comment>CONCEDED</comment>
      <translation>{name} gibt auf.</translation>
    </message>
    <message>
      <source>{name} named {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>{name} wählt {suit} als Trumpf.</translation>
    </message>
    <message>
      <source>{name} called the {card}.</source>
      <comment>CALLED</comment>
      <translation>{name} ruft {card}.</translation>
    </message>
    <message>
      <source>{name} called the {card}, but nobody had it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>{name} ruft {card}, aber niemand hat die Karte.</translation>
    </message>
    <message>
      <source>{name} is the partner.</source>
      <comment>PARTNER</comment>
      <translation>{name} ist der Partner.</translation>
    </message>
    <message>
      <source>{name} passed {cards} to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>{name} gibt {receiver} {cards}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}.</source>
      <comment>BURIED</comment>
      <translation>{name} drückt {cards}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}: {named}.</source>
      <comment>BURIED_NAMED</comment>
      <translation>{name} drückt {cards}: {named}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}, among them {named}.</source>
      <comment>BURIED_AMONG</comment>
      <translation>{name} drückt {cards}, darunter {named}.</translation>
    </message>
    <message>
      <source>{name} melded {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>{name} meldet {amount}: {melds}.</translation>
    </message>
    <message>
      <source>{name} had no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>{name} hat keine Meldung.</translation>
    </message>
    <message>
      <source>The melds went back into the hands.</source>
      <comment>TAKEN_UP</comment>
      <translation>Die Meldungen gehen zurück auf die Hand.</translation>
    </message>
    <message>
      <source>{name} melded {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>{name} meldet {meld}: {amount}.</translation>
    </message>
    <message>
      <source>{name} traded the {dix} for the {upcard}.</source>
      <comment>EXCHANGED</comment>
      <translation>{name} tauscht {dix} gegen {upcard}.</translation>
    </message>
    <message>
      <source>{name} drew a card.</source>
      <comment>DREW</comment>
      <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
      <source>{name} drew the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>{name} zieht {card}.</translation>
    </message>
    <message>
      <source>{name} threw in the hand.</source>
      <comment>THROWS_IN</comment>
      <translation>{name} gibt auf.</translation>
    </message>
    <message>
      <source>{name} went for the moon.</source>
      <comment>SHOOTS</comment>
      <translation>{name} versucht den Durchmarsch.</translation>
    </message>
    <message>
      <source>{name} played on.</source>
      <comment>PLAYS_ON</comment>
      <translation>{name} spielt weiter.</translation>
    </message>
    <message>
      <source>{name} led {card}.</source>
      <comment>LED</comment>
      <translation>{name} spielt {card} aus.</translation>
    </message>
    <message>
      <source>{name} played {card}.</source>
      <comment>PLAYED</comment>
      <translation>{name} spielt {card}.</translation>
    </message>
    <message>
      <source>{name} took the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>{name} macht den Stich: {points}.</translation>
    </message>
    <message>
      <source>{name} took the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>{name} macht den letzten Stich: {points}.</translation>
    </message>
    <message>
      <source>{name} missed the moon.</source>
      <comment>MOON_MISSED</comment>
      <translation>{name} hat den Durchmarsch verfehlt.</translation>
    </message>
    <message>
      <source>{name} declared out.</source>
      <comment>OUT</comment>
      <translation>{name} sagt „aus“.</translation>
    </message>
    <message>
      <source>The match now goes to {target}.</source>
      <comment>TARGET</comment>
      <translation>Die Partie geht jetzt bis {target}.</translation>
    </message>
  </context>
  <context>
    <name>TableFault</name>
    <message>
      <source>Another program already uses the port {port} of this computer: please choose another one, or end that program.</source>
      <comment>PORT_TAKEN</comment>
      <translation>Ein anderes Programm benutzt den Port {port} dieses Computers schon: Wähle bitte einen anderen, oder beende jenes Programm.</translation>
    </message>
    <message>
      <source>Other programs use all ports from {first} to {last} of this computer: please end one of them.</source>
      <comment>NO_PORT</comment>
      <translation>Andere Programme benutzen alle Ports von {first} bis {last} dieses Computers: Beende bitte eines davon.</translation>
    </message>
    <message>
      <source>This system lets the table listen nowhere ({reason}): please look at its network settings.</source>
      <comment>NO_SOCKET</comment>
      <translation>Dieses System lässt den Tisch nirgends Verbindungen annehmen ({reason}): Sieh dir bitte seine Netzwerkeinstellungen an.</translation>
    </message>
    <message>
      <source>This computer cannot listen at {address} ({reason}): please name one of its own addresses.</source>
      <comment>NO_ADDRESS</comment>
      <translation>Dieser Computer kann unter {address} keine Verbindungen annehmen ({reason}): Nenne bitte eine seiner eigenen Adressen.</translation>
    </message>
    <message>
      <source>This computer is in no local network, so phones cannot reach the table: please connect it to the same Wi-Fi as the phones.</source>
      <comment>NO_NETWORK</comment>
      <translation>Dieser Computer ist in keinem lokalen Netzwerk, darum erreichen Telefone den Tisch nicht: Verbinde ihn bitte mit demselben WLAN wie die Telefone.</translation>
    </message>
    <message>
      <source>The table has ended unexpectedly: please open it again, and the game goes on where it was.</source>
      <comment>LOST</comment>
      <translation>Der Tisch ist unerwartet zu Ende gegangen: Öffne ihn bitte wieder, dann geht das Spiel weiter, wo es war.</translation>
    </message>
  </context>
  <context>
    <name>TablePhrase</name>
    <message>
      <source>Well played!</source>
      <comment>WELL_PLAYED</comment>
      <translation>Gut gespielt!</translation>
    </message>
    <message>
      <source>Nice meld!</source>
      <comment>NICE_MELD</comment>
      <translation>Schöne Meldung!</translation>
    </message>
    <message>
      <source>Thank you!</source>
      <comment>THANK_YOU</comment>
      <translation>Danke!</translation>
    </message>
    <message>
      <source>Good luck!</source>
      <comment>GOOD_LUCK</comment>
      <translation>Viel Glück!</translation>
    </message>
    <message>
      <source>Sorry!</source>
      <comment>SORRY</comment>
      <translation>Tut mir leid!</translation>
    </message>
    <message>
      <source>Oops!</source>
      <comment>OOPS</comment>
      <translation>Hoppla!</translation>
    </message>
    <message>
      <source>Wow!</source>
      <comment>WOW</comment>
      <translation>Wow!</translation>
    </message>
    <message>
      <source>That was close!</source>
      <comment>CLOSE</comment>
      <translation>Das war knapp!</translation>
    </message>
    <message>
      <source>Take your time.</source>
      <comment>TAKE_YOUR_TIME</comment>
      <translation>Lass dir Zeit.</translation>
    </message>
    <message>
      <source>One moment, please.</source>
      <comment>ONE_MOMENT</comment>
      <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
      <source>One more game?</source>
      <comment>ANOTHER</comment>
      <translation>Noch eine Partie?</translation>
    </message>
    <message>
      <source>Good game!</source>
      <comment>GOOD_GAME</comment>
      <translation>Gutes Spiel!</translation>
    </message>
  </context>
  <context>
    <name>TalkLine</name>
    <message>
      <source>I'll gladly take those.</source>
      <comment>NORA_OWN_FIRST</comment>
      <translation>Die nehm ich gern.</translation>
    </message>
    <message>
      <source>Oh, that helps a lot.</source>
      <comment>NORA_OWN_SECOND</comment>
      <translation>Oh, das hilft mir sehr.</translation>
    </message>
    <message>
      <source>Lovely, {name}!</source>
      <comment>NORA_NAMED</comment>
      <translation>Herrlich, {name}!</translation>
    </message>
    <message>
      <source>We're on our way now.</source>
      <comment>NORA_PARTNER</comment>
      <translation>Jetzt läuft es für uns.</translation>
    </message>
    <message>
      <source>You earned that one.</source>
      <comment>NORA_OTHERS</comment>
      <translation>Das war verdient.</translation>
    </message>
    <message>
      <source>No trumps left, I think.</source>
      <comment>NORA_LAST_TRUMP</comment>
      <translation>Trumpf ist wohl alle.</translation>
    </message>
    <message>
      <source>Oh, how pretty that is!</source>
      <comment>NORA_MELD</comment>
      <translation>Ach, ist das hübsch!</translation>
    </message>
    <message>
      <source>And there it is!</source>
      <comment>NORA_MADE</comment>
      <translation>Na bitte, da ist es!</translation>
    </message>
    <message>
      <source>That was a bit hopeful.</source>
      <comment>NORA_SET</comment>
      <translation>Da war ich zu mutig.</translation>
    </message>
    <message>
      <source>I'd have bid it, too.</source>
      <comment>NORA_KIND</comment>
      <translation>Ich hätt’s auch gereizt.</translation>
    </message>
    <message>
      <source>Much obliged, everyone.</source>
      <comment>WALTER_OWN_FIRST</comment>
      <translation>Verbindlichsten Dank.</translation>
    </message>
    <message>
      <source>I shall keep those.</source>
      <comment>WALTER_OWN_SECOND</comment>
      <translation>Die behalte ich gern.</translation>
    </message>
    <message>
      <source>Well covered, {name}.</source>
      <comment>WALTER_NAMED</comment>
      <translation>Fein gespielt, {name}.</translation>
    </message>
    <message>
      <source>Capital. Simply capital.</source>
      <comment>WALTER_PARTNER</comment>
      <translation>Vorzüglich, vorzüglich.</translation>
    </message>
    <message>
      <source>My compliments.</source>
      <comment>WALTER_OTHERS</comment>
      <translation>Meine Hochachtung.</translation>
    </message>
    <message>
      <source>That was the last trump.</source>
      <comment>WALTER_LAST_TRUMP</comment>
      <translation>Der letzte Trumpf fiel.</translation>
    </message>
    <message>
      <source>A sight for old eyes.</source>
      <comment>WALTER_MELD</comment>
      <translation>Welch schöner Anblick.</translation>
    </message>
    <message>
      <source>Signed and delivered.</source>
      <comment>WALTER_MADE</comment>
      <translation>Versprochen, gehalten.</translation>
    </message>
    <message>
      <source>My arithmetic, alas.</source>
      <comment>WALTER_SET</comment>
      <translation>Leider falsch gerechnet.</translation>
    </message>
    <message>
      <source>A brave bid, I'd say.</source>
      <comment>WALTER_KIND</comment>
      <translation>Mutig war es allemal.</translation>
    </message>
    <message>
      <source>That will do nicely.</source>
      <comment>EDITH_OWN_FIRST</comment>
      <translation>Das kommt mir gelegen.</translation>
    </message>
    <message>
      <source>I was hoping for that.</source>
      <comment>EDITH_OWN_SECOND</comment>
      <translation>So hatte ich’s gehofft.</translation>
    </message>
    <message>
      <source>Quite right, {name}.</source>
      <comment>EDITH_NAMED</comment>
      <translation>Ganz recht, {name}.</translation>
    </message>
    <message>
      <source>Just where I wanted it.</source>
      <comment>EDITH_PARTNER</comment>
      <translation>Da gehört er auch hin.</translation>
    </message>
    <message>
      <source>I saw that coming.</source>
      <comment>EDITH_OTHERS</comment>
      <translation>Das sah ich kommen.</translation>
    </message>
    <message>
      <source>So much for trumps.</source>
      <comment>EDITH_LAST_TRUMP</comment>
      <translation>So viel zum Trumpf.</translation>
    </message>
    <message>
      <source>That is rather a lot.</source>
      <comment>EDITH_MELD</comment>
      <translation>Das ist nicht wenig.</translation>
    </message>
    <message>
      <source>As I was saying.</source>
      <comment>EDITH_MADE</comment>
      <translation>Sagte ich doch.</translation>
    </message>
    <message>
      <source>I have been wiser.</source>
      <comment>EDITH_SET</comment>
      <translation>Ich war schon klüger.</translation>
    </message>
    <message>
      <source>The cards were rude.</source>
      <comment>EDITH_KIND</comment>
      <translation>Die Karten waren frech.</translation>
    </message>
    <message>
      <source>Don't mind if I do.</source>
      <comment>SAM_OWN_FIRST</comment>
      <translation>Da sag ich nicht Nein.</translation>
    </message>
    <message>
      <source>I have room for those.</source>
      <comment>SAM_OWN_SECOND</comment>
      <translation>Dafür ist noch Platz.</translation>
    </message>
    <message>
      <source>Smooth, {name}.</source>
      <comment>SAM_NAMED</comment>
      <translation>Sauber, {name}.</translation>
    </message>
    <message>
      <source>Couldn't be smoother.</source>
      <comment>SAM_PARTNER</comment>
      <translation>Glatter geht’s nicht.</translation>
    </message>
    <message>
      <source>Can't argue with that.</source>
      <comment>SAM_OTHERS</comment>
      <translation>Dagegen sag ich nichts.</translation>
    </message>
    <message>
      <source>Trumps are all gone.</source>
      <comment>SAM_LAST_TRUMP</comment>
      <translation>Das war’s mit Trumpf.</translation>
    </message>
    <message>
      <source>Save some for us.</source>
      <comment>SAM_MELD</comment>
      <translation>Lasst uns auch was da.</translation>
    </message>
    <message>
      <source>Home before dark.</source>
      <comment>SAM_MADE</comment>
      <translation>Vor dem Regen zu Hause.</translation>
    </message>
    <message>
      <source>I bit off too much.</source>
      <comment>SAM_SET</comment>
      <translation>Zu viel vorgenommen.</translation>
    </message>
    <message>
      <source>Nobody makes them all.</source>
      <comment>SAM_KIND</comment>
      <translation>Keiner schafft alle.</translation>
    </message>
    <message>
      <source>I had been counting.</source>
      <comment>RUTH_OWN_FIRST</comment>
      <translation>Ich hatte mitgezählt.</translation>
    </message>
    <message>
      <source>Those add up.</source>
      <comment>RUTH_OWN_SECOND</comment>
      <translation>Da kommt was zusammen.</translation>
    </message>
    <message>
      <source>Perfect timing, {name}.</source>
      <comment>RUTH_NAMED</comment>
      <translation>Genau richtig, {name}.</translation>
    </message>
    <message>
      <source>Right on the beat.</source>
      <comment>RUTH_PARTNER</comment>
      <translation>Auf den Punkt.</translation>
    </message>
    <message>
      <source>You counted well.</source>
      <comment>RUTH_OTHERS</comment>
      <translation>Gut mitgezählt.</translation>
    </message>
    <message>
      <source>I make that every trump.</source>
      <comment>RUTH_LAST_TRUMP</comment>
      <translation>Das waren alle Trümpfe.</translation>
    </message>
    <message>
      <source>I had to look twice.</source>
      <comment>RUTH_MELD</comment>
      <translation>Da schau ich zweimal.</translation>
    </message>
    <message>
      <source>It came out right.</source>
      <comment>RUTH_MADE</comment>
      <translation>Die Rechnung stimmt.</translation>
    </message>
    <message>
      <source>I counted one too many.</source>
      <comment>RUTH_SET</comment>
      <translation>Um eins verzählt.</translation>
    </message>
    <message>
      <source>Bid it again next time.</source>
      <comment>RUTH_KIND</comment>
      <translation>Reiz es ruhig wieder.</translation>
    </message>
    <message>
      <source>Well, thank you.</source>
      <comment>HUGO_OWN_FIRST</comment>
      <translation>Na, vielen Dank.</translation>
    </message>
    <message>
      <source>I waited for that one.</source>
      <comment>HUGO_OWN_SECOND</comment>
      <translation>Darauf hab ich gewartet.</translation>
    </message>
    <message>
      <source>Beautiful, {name}.</source>
      <comment>HUGO_NAMED</comment>
      <translation>Wunderbar, {name}.</translation>
    </message>
    <message>
      <source>Now it goes our way.</source>
      <comment>HUGO_PARTNER</comment>
      <translation>Jetzt wendet es sich.</translation>
    </message>
    <message>
      <source>I enjoyed watching that.</source>
      <comment>HUGO_OTHERS</comment>
      <translation>Da sah ich gern zu.</translation>
    </message>
    <message>
      <source>Now aces can breathe.</source>
      <comment>HUGO_LAST_TRUMP</comment>
      <translation>Asse dürfen aufatmen.</translation>
    </message>
    <message>
      <source>May I admire that?</source>
      <comment>HUGO_MELD</comment>
      <translation>Darf ich das bewundern?</translation>
    </message>
    <message>
      <source>That went rather well.</source>
      <comment>HUGO_MADE</comment>
      <translation>Das ging ja recht gut.</translation>
    </message>
    <message>
      <source>I hoped a little hard.</source>
      <comment>HUGO_SET</comment>
      <translation>Etwas zu viel gehofft.</translation>
    </message>
    <message>
      <source>The next one is yours.</source>
      <comment>HUGO_KIND</comment>
      <translation>Das nächste gelingt dir.</translation>
    </message>
    <message>
      <source>Those suit me well.</source>
      <comment>CLARA_OWN_FIRST</comment>
      <translation>Die stehen mir gut.</translation>
    </message>
    <message>
      <source>How kind of the cards.</source>
      <comment>CLARA_OWN_SECOND</comment>
      <translation>Nett von den Karten.</translation>
    </message>
    <message>
      <source>Elegant, {name}.</source>
      <comment>CLARA_NAMED</comment>
      <translation>Elegant, {name}.</translation>
    </message>
    <message>
      <source>We think alike.</source>
      <comment>CLARA_PARTNER</comment>
      <translation>Wir denken gleich.</translation>
    </message>
    <message>
      <source>That was stylish.</source>
      <comment>CLARA_OTHERS</comment>
      <translation>Das hatte Stil.</translation>
    </message>
    <message>
      <source>The trumps have left us.</source>
      <comment>CLARA_LAST_TRUMP</comment>
      <translation>Die Trümpfe sind fort.</translation>
    </message>
    <message>
      <source>What an entrance.</source>
      <comment>CLARA_MELD</comment>
      <translation>Was für ein Auftritt.</translation>
    </message>
    <message>
      <source>I never doubted it.</source>
      <comment>CLARA_MADE</comment>
      <translation>Ich zweifelte nie.</translation>
    </message>
    <message>
      <source>I did doubt it a bit.</source>
      <comment>CLARA_SET</comment>
      <translation>Ein wenig zweifelte ich.</translation>
    </message>
    <message>
      <source>It deserved to work.</source>
      <comment>CLARA_KIND</comment>
      <translation>Es hätte klappen sollen.</translation>
    </message>
    <message>
      <source>A fortunate trick.</source>
      <comment>KENJI_OWN_FIRST</comment>
      <translation>Ein glücklicher Stich.</translation>
    </message>
    <message>
      <source>Thank you.</source>
      <comment>KENJI_OWN_SECOND</comment>
      <translation>Danke sehr.</translation>
    </message>
    <message>
      <source>Well judged, {name}.</source>
      <comment>KENJI_NAMED</comment>
      <translation>Gut erwogen, {name}.</translation>
    </message>
    <message>
      <source>That was precise.</source>
      <comment>KENJI_PARTNER</comment>
      <translation>Sehr genau gespielt.</translation>
    </message>
    <message>
      <source>Very well played.</source>
      <comment>KENJI_OTHERS</comment>
      <translation>Sehr gut gespielt.</translation>
    </message>
    <message>
      <source>No trump remains.</source>
      <comment>KENJI_LAST_TRUMP</comment>
      <translation>Kein Trumpf ist übrig.</translation>
    </message>
    <message>
      <source>That is rare to see.</source>
      <comment>KENJI_MELD</comment>
      <translation>Das sieht man selten.</translation>
    </message>
    <message>
      <source>It was enough.</source>
      <comment>KENJI_MADE</comment>
      <translation>Es hat gereicht.</translation>
    </message>
    <message>
      <source>I asked for too much.</source>
      <comment>KENJI_SET</comment>
      <translation>Ich wollte zu viel.</translation>
    </message>
    <message>
      <source>A good bid all the same.</source>
      <comment>KENJI_KIND</comment>
      <translation>Trotzdem gut gereizt.</translation>
    </message>
    <message>
      <source>Oh, good. I needed that.</source>
      <comment>AMIRA_OWN_FIRST</comment>
      <translation>Gut, die brauchte ich.</translation>
    </message>
    <message>
      <source>What a nice surprise.</source>
      <comment>AMIRA_OWN_SECOND</comment>
      <translation>Was für eine Freude.</translation>
    </message>
    <message>
      <source>Thank you, {name}!</source>
      <comment>AMIRA_NAMED</comment>
      <translation>Danke, {name}!</translation>
    </message>
    <message>
      <source>Keep them coming.</source>
      <comment>AMIRA_PARTNER</comment>
      <translation>Gern mehr davon.</translation>
    </message>
    <message>
      <source>All right, I liked that.</source>
      <comment>AMIRA_OTHERS</comment>
      <translation>Doch, das gefiel mir.</translation>
    </message>
    <message>
      <source>That's trumps finished.</source>
      <comment>AMIRA_LAST_TRUMP</comment>
      <translation>Trumpf ist durch.</translation>
    </message>
    <message>
      <source>Leave it there a minute.</source>
      <comment>AMIRA_MELD</comment>
      <translation>Lasst es kurz liegen.</translation>
    </message>
    <message>
      <source>I knew it would hold.</source>
      <comment>AMIRA_MADE</comment>
      <translation>Ich wusste, es hält.</translation>
    </message>
    <message>
      <source>Well, it was fun to try.</source>
      <comment>AMIRA_SET</comment>
      <translation>Schön war’s trotzdem.</translation>
    </message>
    <message>
      <source>You gave it a real go.</source>
      <comment>AMIRA_KIND</comment>
      <translation>Du hast es gewagt.</translation>
    </message>
    <message>
      <source>Ha! Mine.</source>
      <comment>OSCAR_OWN_FIRST</comment>
      <translation>Ha! Meine.</translation>
    </message>
    <message>
      <source>Look at all those!</source>
      <comment>OSCAR_OWN_SECOND</comment>
      <translation>Guckt mal, so viele!</translation>
    </message>
    <message>
      <source>Great one, {name}!</source>
      <comment>OSCAR_NAMED</comment>
      <translation>Klasse, {name}!</translation>
    </message>
    <message>
      <source>High five later.</source>
      <comment>OSCAR_PARTNER</comment>
      <translation>Nachher abklatschen.</translation>
    </message>
    <message>
      <source>Ouch. Good one.</source>
      <comment>OSCAR_OTHERS</comment>
      <translation>Autsch. Guter Stich.</translation>
    </message>
    <message>
      <source>Bye-bye, trumps.</source>
      <comment>OSCAR_LAST_TRUMP</comment>
      <translation>Tschüss, Trümpfe.</translation>
    </message>
    <message>
      <source>That's half the deck!</source>
      <comment>OSCAR_MELD</comment>
      <translation>Das halbe Kartenspiel!</translation>
    </message>
    <message>
      <source>Made it!</source>
      <comment>OSCAR_MADE</comment>
      <translation>Geschafft!</translation>
    </message>
    <message>
      <source>I got carried away.</source>
      <comment>OSCAR_SET</comment>
      <translation>Da ging’s mit mir durch.</translation>
    </message>
    <message>
      <source>Happens to me weekly.</source>
      <comment>OSCAR_KIND</comment>
      <translation>Mir passiert das oft.</translation>
    </message>
  </context>
  <context>
    <name>TogetherHelp</name>
    <message>
      <source>How to begin</source>
      <comment>START</comment>
      <translation>So fangt ihr an</translation>
    </message>
    <message>
      <source>Game &gt; Play together opens the table: phones and computers on your home network can then join it with its code. Until then, nothing is open to anybody.</source>
      <comment>OPEN</comment>
      <translation>„Spiel &gt; Zusammen spielen“ öffnet den Tisch: Handys und Computer in deinem Heimnetz können ihm dann mit seinem Code beitreten. Bis dahin ist für niemanden etwas offen.</translation>
    </message>
    <message>
      <source>Everybody points a phone's camera at the code, or opens the address in a browser and enters the six letters. There is no app and no account, and the Internet isn't needed; only the Wi-Fi must be the same.</source>
      <comment>JOIN</comment>
      <translation>Alle richten die Kamera ihres Handys auf den Code oder öffnen die Adresse in einem Browser und geben die sechs Buchstaben ein. Es braucht keine App, kein Konto und kein Internet; nur das WLAN muss dasselbe sein.</translation>
    </message>
    <message>
      <source>Everybody chooses a seat and a face. You can drag people to other seats, or press a seat to swap it, to rename who sits there or to let a computer player of any level sit there. Until you deal, everybody may move.</source>
      <comment>SEATS</comment>
      <translation>Alle suchen sich einen Platz und ein Gesicht aus. Du kannst Leute auf andere Plätze ziehen oder einen Platz anklicken, um ihn zu tauschen, wer dort sitzt umzubenennen oder einen Computerspieler jeder Stärke hinzusetzen. Bis zum Geben dürfen alle wechseln.</translation>
    </message>
    <message>
      <source>Each phone shows the cards of its owner. A touch raises a card, another one plays it; the phone says what to do, as the table does. Whoever comes later takes over a computer player's hand.</source>
      <comment>DEAL</comment>
      <translation>Jedes Handy zeigt die Karten seines Besitzers. Eine Berührung hebt eine Karte, eine zweite spielt sie; was zu tun ist, steht dort wie am Tisch. Wer später kommt, übernimmt das Blatt eines Computerspielers.</translation>
    </message>
    <message>
      <source>At another computer</source>
      <comment>WINDOW</comment>
      <translation>An einem anderen Computer</translation>
    </message>
    <message>
      <source>This program on another computer joins with Game &gt; Join a table: choose one of the tables that answer in the same network, or enter the address or the link that the host's page shows, and then the six letters.</source>
      <comment>JOIN_WINDOW</comment>
      <translation>Dieses Programm auf einem anderen Computer tritt mit Spiel &gt; Einem Tisch beitreten bei: Wähle einen der Tische, die im selben Netz antworten, oder gib die Adresse oder den Link ein, die auf der Seite des Gastgebers stehen, und dann die sechs Buchstaben.</translation>
    </message>
    <message>
      <source>There, press a free seat to sit down, or just watch; press your own seat for your name and your picture. After a lost connection you come back by yourself, and after closing the window by “Back to the table of …”.</source>
      <comment>JOINED</comment>
      <translation>Dort setzt du dich auf einen freien Platz, den du anklickst, oder schaust nur zu; ein Klick auf deinen eigenen Platz ändert deinen Namen und dein Bild. Nach einer verlorenen Verbindung kommst du von selbst zurück, und nach dem Schließen des Fensters mit „Zurück an den Tisch von …“.</translation>
    </message>
    <message>
      <source>Each deal that is over is kept among your own games, with all hands: press R to look back at it. It counts in your statistics, and goes on only at that table.</source>
      <comment>COPY</comment>
      <translation>Jedes Spiel, das zu Ende ist, wird mit allen Händen bei deinen eigenen Partien aufgehoben: Mit R siehst du es dir noch einmal an. Es zählt in deiner Statistik; weiter geht die Partie nur an jenem Tisch.</translation>
    </message>
    <message>
      <source>Far away from each other</source>
      <comment>SERVER</comment>
      <translation>Weit voneinander entfernt</translation>
    </message>
    <message>
      <source>Enter the address of a table server under “Table server” before you open the table. It is then opened there, and this computer may be off meanwhile: everybody joins with the link or the code, and comes back to the same seat. A table ends after a day without people, or after 30 days if its match was adjourned.</source>
      <comment>SERVER_TEXT</comment>
      <translation>Gib unter „Tischserver“ die Adresse eines Servers ein, bevor du den Tisch öffnest. Er wird dann dort geöffnet, und dieser Computer darf inzwischen aus sein: Alle kommen mit dem Link oder dem Code dazu und kehren an denselben Platz zurück. Ein Tisch endet nach einem Tag ohne Leute, oder nach 30 Tagen, wenn die Partie vertagt wurde.</translation>
    </message>
    <message>
      <source>Whoever runs the server could look into the hands of its tables, so choose one that you trust. Anybody can run one: pinochle-qt serve --public.</source>
      <comment>SERVER_TRUST</comment>
      <translation>Wer den Server betreibt, könnte in die Blätter seiner Tische sehen; wähle also einen, dem du vertraust. Jeder kann einen betreiben: pinochle-qt serve --public.</translation>
    </message>
    <message>
      <source>A club night</source>
      <comment>CLUB</comment>
      <translation>Ein Clubabend</translation>
    </message>
    <message>
      <source>At two to eight tables, pairs play the same deals and move from table to table: pinochle-qt serve --club FILE. Everybody joins with the code of his seat, is led to his next table by himself, and is told against whom he plays and how his boards ended. Standings are by match points, and by the points more or less than Expert with the same cards.</source>
      <comment>CLUB_TEXT</comment>
      <translation>An zwei bis acht Tischen spielen Paare dieselben Spiele und gehen von Tisch zu Tisch: pinochle-qt serve --club DATEI. Jeder kommt mit dem Code seines Platzes, wird von selbst an den nächsten Tisch geführt und erfährt, gegen wen er spielt und wie seine Boards ausgegangen sind. Der Stand richtet sich nach Matchpunkten und danach, wie viele Punkte mehr oder weniger es sind als beim Meister mit denselben Karten.</translation>
    </message>
    <message>
      <source>Your own cards</source>
      <comment>SCREEN</comment>
      <translation>Deine eigenen Karten</translation>
    </message>
    <message>
      <source>If you play at this screen, everybody in the room can see your cards. It's better to take a phone, too, and to let this screen or a TV show the table.</source>
      <comment>SCREEN_TEXT</comment>
      <translation>Spielst du an diesem Bildschirm, sehen alle im Raum deine Karten. Besser nimmst auch du ein Handy und lässt diesen Bildschirm oder einen Fernseher den Tisch zeigen.</translation>
    </message>
    <message>
      <source>While nobody plays at this screen, all phones are its remote control: on each of them you can pause, go on, deal and begin a rematch.</source>
      <comment>REMOTE</comment>
      <translation>Solange an diesem Bildschirm niemand mitspielt, sind alle Handys seine Fernbedienung: Auf jedem kannst du Pause machen, weiterspielen, geben und eine Revanche beginnen.</translation>
    </message>
    <message>
      <source>If somebody goes away</source>
      <comment>AWAY</comment>
      <translation>Wenn jemand weggeht</translation>
    </message>
    <message>
      <source>A phone that slept, or was off, comes back to its seat by itself. If that takes more than a minute, a computer player plays its cards until then. You can also pause the game.</source>
      <comment>AWAY_TEXT</comment>
      <translation>Ein Handy, das im Ruhezustand oder aus war, kommt von selbst an seinen Platz zurück. Dauert das länger als eine Minute, spielt so lange ein Computerspieler. Du kannst das Spiel auch anhalten.</translation>
    </message>
    <message>
      <source>Whoever leaves a match before its end reads in Statistics how many he left; nobody else is told. Phones and browsers keep nothing of that.</source>
      <comment>LEFT_COUNTS</comment>
      <translation>Wer eine Partie vor ihrem Ende verlässt, liest unter „Statistik“, wie viele er verlassen hat; sonst erfährt es niemand. Handys und Browser merken sich davon nichts.</translation>
    </message>
    <message>
      <source>A match in which others decided more than half for somebody doesn't count in that person's statistics.</source>
      <comment>AWAY_COUNTS</comment>
      <translation>Eine Partie, in der andere mehr als die Hälfte für jemanden entschieden haben, zählt nicht in dessen Statistik.</translation>
    </message>
    <message>
      <source>Who sees what</source>
      <comment>SEEN</comment>
      <translation>Wer was sieht</translation>
    </message>
    <message>
      <source>A hand is sent to its owner's phone and to nobody else before the deal is over. The table is open to your home network only, and only with its code; “Close the table” ends that.</source>
      <comment>SEEN_TEXT</comment>
      <translation>Ein Blatt geht nur an das Handy seines Besitzers und vor dem Ende des Spiels an niemand sonst. Der Tisch ist nur für dein Heimnetz offen und nur mit seinem Code; „Tisch schließen“ beendet das.</translation>
    </message>
    <message>
      <source>While the table takes new guests, it answers computers in your home network that look for tables: whose it is and what is played, never its code.</source>
      <comment>SEEN_NEARBY</comment>
      <translation>Solange der Tisch neue Gäste aufnimmt, antwortet er Computern im Heimnetz, die Tische suchen: wem er gehört und was gespielt wird, nie seinen Code.</translation>
    </message>
    <message>
      <source>If a phone doesn't find the table</source>
      <comment>NOT_FOUND</comment>
      <translation>Wenn ein Handy den Tisch nicht findet</translation>
    </message>
    <message>
      <source>Phone and computer must be on the same Wi-Fi.</source>
      <comment>SAME_WIFI</comment>
      <translation>Handy und Computer müssen im selben WLAN sein.</translation>
    </message>
  </context>
  <context>
    <name>TogetherWord</name>
    <message>
      <source>Play together</source>
      <comment>TITLE</comment>
      <translation>Zusammen spielen</translation>
    </message>
    <message>
      <source>Phones hold the hands; this screen or a TV shows the table.</source>
      <comment>LINE</comment>
      <translation>Die Blätter sind auf den Handys; dieser Bildschirm oder ein Fernseher zeigt den Tisch.</translation>
    </message>
    <message>
      <source>Every phone is a hand of cards.</source>
      <comment>LINE_CLOSED</comment>
      <translation>Jedes Handy ist ein Blatt.</translation>
    </message>
    <message>
      <source>One table, and everybody's phone</source>
      <comment>CLOSED</comment>
      <translation>Ein Tisch und die Handys von allen</translation>
    </message>
    <message>
      <source>Opening the table lets phones and computers on your home network join it with a code; until then, nothing is open to anybody.</source>
      <comment>CLOSED_WHY</comment>
      <translation>Öffnest du den Tisch, können ihm Handys und Computer in deinem Heimnetz mit einem Code beitreten; bis dahin ist nichts für irgendjemanden offen.</translation>
    </message>
    <message>
      <source>Opening the table at this server lets anybody who has its link or its code join it, from anywhere; until then, nothing is open to anybody.</source>
      <comment>CLOSED_WHY_SERVER</comment>
      <translation>Öffnest du den Tisch auf diesem Server, kann ihm jeder, der den Link oder den Code hat, von überall beitreten; bis dahin ist nichts für irgendjemanden offen.</translation>
    </message>
    <message>
      <source>Table server</source>
      <comment>SERVER</comment>
      <translation>Tischserver</translation>
    </message>
    <message>
      <source>none: at this computer</source>
      <comment>SERVER_NONE</comment>
      <translation>keiner: an diesem Computer</translation>
    </message>
    <message>
      <source>Open the table</source>
      <comment>OPEN</comment>
      <translation>Tisch öffnen</translation>
    </message>
    <message>
      <source>Open it again</source>
      <comment>OPEN_AGAIN</comment>
      <translation>Wieder öffnen</translation>
    </message>
    <message>
      <source>Try again</source>
      <comment>TRY_AGAIN</comment>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Opening the table…</source>
      <comment>OPENING</comment>
      <translation>Der Tisch wird geöffnet …</translation>
    </message>
    <message>
      <source>This takes a moment.</source>
      <comment>OPENING_WHY</comment>
      <translation>Das dauert einen Moment.</translation>
    </message>
    <message>
      <source>The table is closed</source>
      <comment>ENDED</comment>
      <translation>Der Tisch ist geschlossen</translation>
    </message>
    <message>
      <source>Nobody can join anymore. An unfinished game is kept among your games.</source>
      <comment>ENDED_WHY</comment>
      <translation>Niemand kann mehr beitreten. Eine unbeendete Partie bleibt bei deinen Partien.</translation>
    </message>
    <message>
      <source>No network</source>
      <comment>NO_NETWORK</comment>
      <translation>Kein Netz</translation>
    </message>
    <message>
      <source>This computer isn't connected to a network: join the Wi-Fi that the phones use, then try again.</source>
      <comment>NO_NETWORK_WHY</comment>
      <translation>Dieser Computer ist in keinem Netz: Verbinde ihn mit dem WLAN der Handys und versuche es noch einmal.</translation>
    </message>
    <message>
      <source>There's no table</source>
      <comment>FAILED</comment>
      <translation>Es gibt keinen Tisch</translation>
    </message>
    <message>
      <source>You'll play {game}.</source>
      <comment>WHAT_IS_PLAYED</comment>
      <translation>Ihr spielt {game}.</translation>
    </message>
    <message>
      <source>Join a table on another computer…</source>
      <comment>JOIN_LINK</comment>
      <translation>Einem Tisch auf einem anderen Computer beitreten …</translation>
    </message>
    <message>
      <source>Back to the table of {name}</source>
      <comment>GO_BACK</comment>
      <translation>Zurück an den Tisch von {name}</translation>
    </message>
    <message>
      <source>Join a table</source>
      <comment>JOIN_TITLE</comment>
      <translation>Einem Tisch beitreten</translation>
    </message>
    <message>
      <source>The screen of the table shows its address and its code.</source>
      <comment>JOIN_WHY</comment>
      <translation>Der Bildschirm des Tisches zeigt seine Adresse und seinen Code.</translation>
    </message>
    <message>
      <source>Address, or the whole link</source>
      <comment>JOIN_ADDRESS</comment>
      <translation>Adresse oder der ganze Link</translation>
    </message>
    <message>
      <source>Code of six letters</source>
      <comment>JOIN_CODE</comment>
      <translation>Code aus sechs Buchstaben</translation>
    </message>
    <message>
      <source>Please enter the six letters of the table's code, too.</source>
      <comment>JOIN_CODE_MISSING</comment>
      <translation>Bitte gib auch den Code des Tisches aus sechs Buchstaben ein.</translation>
    </message>
    <message>
      <source>Join</source>
      <comment>JOIN</comment>
      <translation>Beitreten</translation>
    </message>
    <message>
      <source>Looking for the table…</source>
      <comment>JOINING</comment>
      <translation>Der Tisch wird gesucht …</translation>
    </message>
    <message>
      <source>Looking for tables in this network…</source>
      <comment>NEARBY_LOOKING</comment>
      <translation>Tische in diesem Netz werden gesucht …</translation>
    </message>
    <message>
      <source>No table has answered in this network.</source>
      <comment>NEARBY_NONE</comment>
      <translation>In diesem Netz hat kein Tisch geantwortet.</translation>
    </message>
    <message>
      <source>Tables in this network:</source>
      <comment>NEARBY_SOME</comment>
      <translation>Tische in diesem Netz:</translation>
    </message>
    <message>
      <source>Table of {name}: {game}</source>
      <comment>NEARBY_ONE</comment>
      <translation>Tisch von {name}: {game}</translation>
    </message>
    <message>
      <source>Table of {name}</source>
      <comment>NEARBY_HOST</comment>
      <translation>Tisch von {name}</translation>
    </message>
    <message>
      <source>{address}: {game}</source>
      <comment>NEARBY_UNNAMED</comment>
      <translation>{address}: {game}</translation>
    </message>
    <message>
      <source>Look again</source>
      <comment>NEARBY_AGAIN</comment>
      <translation>Noch einmal suchen</translation>
    </message>
    <message>
      <source>No table has answered in this network: please enter its address, too.</source>
      <comment>NO_ADDRESS</comment>
      <translation>In diesem Netz hat kein Tisch geantwortet: Gib bitte auch seine Adresse ein.</translation>
    </message>
    <message>
      <source>Several tables have answered: please choose one.</source>
      <comment>SEVERAL</comment>
      <translation>Mehrere Tische haben geantwortet: Wähle bitte einen aus.</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>JOIN_CANCEL</comment>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>You're a guest at a table on another computer.</source>
      <comment>LINE_GUEST</comment>
      <translation>Du bist zu Gast an einem Tisch auf einem anderen Computer.</translation>
    </message>
    <message>
      <source>You're at the table</source>
      <comment>GUEST_TITLE</comment>
      <translation>Du bist am Tisch</translation>
    </message>
    <message>
      <source>Choose a free seat; without one, you watch.</source>
      <comment>GUEST_CHOOSE</comment>
      <translation>Such dir einen freien Platz aus; ohne Platz siehst du zu.</translation>
    </message>
    <message>
      <source>Whoever opened the table deals.</source>
      <comment>GUEST_WAIT</comment>
      <translation>Wer den Tisch geöffnet hat, gibt.</translation>
    </message>
    <message>
      <source>The club night says where you sit, and when you play.</source>
      <comment>EVENING_WAIT</comment>
      <translation>Der Clubabend sagt dir, wo du sitzt und wann du spielst.</translation>
    </message>
    <message>
      <source>To the table</source>
      <comment>TO_TABLE</comment>
      <translation>Zum Tisch</translation>
    </message>
    <message>
      <source>Leave the table</source>
      <comment>LEAVE_TABLE</comment>
      <translation>Den Tisch verlassen</translation>
    </message>
    <message>
      <source>Close the table for all?</source>
      <comment>CLOSE_TITLE</comment>
      <translation>Den Tisch für alle schließen?</translation>
    </message>
    <message>
      <source>One other person is still at the table.</source>
      <comment>ONE_STILL_HERE</comment>
      <translation>Eine andere Person sitzt noch am Tisch.</translation>
    </message>
    <message>
      <source>{count} other people are still at the table.</source>
      <comment>STILL_HERE</comment>
      <translation>{count} andere Personen sitzen noch am Tisch.</translation>
    </message>
    <message>
      <source>The match is kept among your games. When you continue it there, everybody comes back to their seats.</source>
      <comment>CLOSE_KEPT</comment>
      <translation>Die Partie bleibt bei deinen Partien. Wenn du sie dort fortsetzt, kommen alle auf ihre Plätze zurück.</translation>
    </message>
    <message>
      <source>This match is not saved, so it is lost.</source>
      <comment>CLOSE_UNSAVED</comment>
      <translation>Diese Partie ist nicht gespeichert und geht verloren.</translation>
    </message>
    <message>
      <source>Adjourned, the match is kept for 30 days: everybody comes back to their seats with the same link or code. If you close the table for good, it is lost.</source>
      <comment>CLOSE_OR_ADJOURN</comment>
      <translation>Vertagt bleibt die Partie 30 Tage lang erhalten: Alle kommen mit demselben Link oder Code an ihren Platz zurück. Schließt du den Tisch endgültig, geht sie verloren.</translation>
    </message>
    <message>
      <source>Adjourn it</source>
      <comment>ADJOURN</comment>
      <translation>Vertagen</translation>
    </message>
    <message>
      <source>Close it for all</source>
      <comment>CLOSE_FOR_ALL</comment>
      <translation>Für alle schließen</translation>
    </message>
    <message>
      <source>Keep it open</source>
      <comment>KEEP_OPEN</comment>
      <translation>Offen lassen</translation>
    </message>
    <message>
      <source>Point a phone's camera here</source>
      <comment>POINT</comment>
      <translation>Handykamera hierauf richten</translation>
    </message>
    <message>
      <source>or open on the same Wi-Fi</source>
      <comment>OR_OPEN</comment>
      <translation>oder im selben WLAN öffnen</translation>
    </message>
    <message>
      <source>or open anywhere</source>
      <comment>OR_OPEN_ANYWHERE</comment>
      <translation>oder überall öffnen</translation>
    </message>
    <message>
      <source>and enter the table's code</source>
      <comment>ENTER_CODE</comment>
      <translation>und den Code des Tischs eingeben</translation>
    </message>
    <message>
      <source>QR code for {address} with the table's code</source>
      <comment>QR</comment>
      <translation>QR-Code für {address} mit dem Code des Tischs</translation>
    </message>
    <message>
      <source>The table's code: {code}</source>
      <comment>CODE</comment>
      <translation>Der Code des Tischs: {code}</translation>
    </message>
    <message>
      <source>Network</source>
      <comment>NETWORK</comment>
      <translation>Netz</translation>
    </message>
    <message>
      <source>Copy address</source>
      <comment>COPY</comment>
      <translation>Adresse kopieren</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Larger</source>
      <comment>LARGER</comment>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Smaller</source>
      <comment>SMALLER</comment>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Nothing leaves your home network, and nobody can see a hand but its owner.</source>
      <comment>HOME_ONLY</comment>
      <translation>Nichts verlässt dein Heimnetz, und niemand sieht ein fremdes Blatt.</translation>
    </message>
    <message>
      <source>The table is at a server: it stays open when this computer is off.</source>
      <comment>AT_SERVER</comment>
      <translation>Der Tisch ist auf einem Server: Er bleibt offen, wenn dieser Computer aus ist.</translation>
    </message>
    <message>
      <source>Close the table</source>
      <comment>CLOSE</comment>
      <translation>Tisch schließen</translation>
    </message>
    <message>
      <source>A phone doesn't get here?</source>
      <comment>NOT_FOUND</comment>
      <translation>Ein Handy kommt nicht her?</translation>
    </message>
    <message>
      <source>Who sits where</source>
      <comment>WHO</comment>
      <translation>Wer wo sitzt</translation>
    </message>
    <message>
      <source>{taken} of {total} seats taken</source>
      <comment>TAKEN</comment>
      <translation>{taken} von {total} Plätzen besetzt</translation>
    </message>
    <message>
      <source>{count} people: one sits out each deal</source>
      <comment>ROTATE</comment>
      <translation>{count} Leute: je Spiel setzt einer aus</translation>
    </message>
    <message>
      <source>At the door</source>
      <comment>DOOR</comment>
      <translation>An der Tür</translation>
    </message>
    <message>
      <source>drag to a seat, or let them choose</source>
      <comment>DOOR_HOW</comment>
      <translation>auf einen Platz ziehen oder wählen lassen</translation>
    </message>
    <message>
      <source>and {count} more</source>
      <comment>DOOR_MORE</comment>
      <translation>und {count} mehr</translation>
    </message>
    <message>
      <source>Nobody is waiting.</source>
      <comment>DOOR_EMPTY</comment>
      <translation>Niemand wartet.</translation>
    </message>
    <message>
      <source>Everybody may change seats until the first deal.</source>
      <comment>UNTIL_DEAL</comment>
      <translation>Bis zum ersten Geben dürfen alle die Plätze wechseln.</translation>
    </message>
    <message>
      <source>Free seat</source>
      <comment>FREE</comment>
      <translation>Freier Platz</translation>
    </message>
    <message>
      <source>Nobody yet</source>
      <comment>NOBODY</comment>
      <translation>Noch niemand</translation>
    </message>
    <message>
      <source>Guest {number}</source>
      <comment>GUEST</comment>
      <translation>Gast {number}</translation>
    </message>
    <message>
      <source>Phone</source>
      <comment>PHONE</comment>
      <translation>Handy</translation>
    </message>
    <message>
      <source>This screen</source>
      <comment>SCREEN</comment>
      <translation>Dieser Schirm</translation>
    </message>
    <message>
      <source>Another computer</source>
      <comment>WINDOW</comment>
      <translation>Anderer PC</translation>
    </message>
    <message>
      <source>Another program</source>
      <comment>PROGRAM</comment>
      <translation>Anderes Programm</translation>
    </message>
    <message>
      <source>{device}, ready</source>
      <comment>READY</comment>
      <translation>{device}, bereit</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY_BRIEF</comment>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>Connected</source>
      <comment>CONNECTED</comment>
      <translation>Verbunden</translation>
    </message>
    <message>
      <source>Computer, {level}</source>
      <comment>COMPUTER</comment>
      <translation>PC, {level}</translation>
    </message>
    <message>
      <source>{level}, not {program}</source>
      <comment>NOT_PROGRAM</comment>
      <translation>{level}, nicht {program}</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>Weg, {seconds} s</translation>
    </message>
    <message>
      <source>Away, {level} plays</source>
      <comment>AWAY_COMPUTER</comment>
      <translation>Weg, {level} spielt</translation>
    </message>
    <message>
      <source>Away</source>
      <comment>AWAY_ONLY</comment>
      <translation>Weg</translation>
    </message>
    <message>
      <source>Seat {number}: {name}, {line}</source>
      <comment>PLACE_NAME</comment>
      <translation>Platz {number}: {name}, {line}</translation>
    </message>
    <message>
      <source>Sit here myself</source>
      <comment>SIT_HERE</comment>
      <translation>Selbst hier sitzen</translation>
    </message>
    <message>
      <source>Play here, too, at this screen…</source>
      <comment>SHARE_SCREEN</comment>
      <translation>Auch hier spielen, an diesem Bildschirm …</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>NAME_OF_OTHER</comment>
      <translation>Name</translation>
    </message>
    <message>
      <source>Leave this seat</source>
      <comment>STAND_UP</comment>
      <translation>Diesen Platz verlassen</translation>
    </message>
    <message>
      <source>Rename…</source>
      <comment>RENAME</comment>
      <translation>Umbenennen …</translation>
    </message>
    <message>
      <source>Your name</source>
      <comment>OWN_NAME</comment>
      <translation>Dein Name</translation>
    </message>
    <message>
      <source>New name of {name}</source>
      <comment>NEW_NAME</comment>
      <translation>Neuer Name von {name}</translation>
    </message>
    <message>
      <source>Computer player</source>
      <comment>BECOME</comment>
      <translation>Computerspieler</translation>
    </message>
    <message>
      <source>Leave it free</source>
      <comment>LEAVE_FREE</comment>
      <translation>Frei lassen</translation>
    </message>
    <message>
      <source>Change seats with</source>
      <comment>SWAP</comment>
      <translation>Platz tauschen mit</translation>
    </message>
    <message>
      <source>Give this seat to</source>
      <comment>GIVE_TO</comment>
      <translation>Diesen Platz geben an</translation>
    </message>
    <message>
      <source>Give a seat</source>
      <comment>PLACE_AT</comment>
      <translation>Einen Platz geben</translation>
    </message>
    <message>
      <source>{number}: {name}</source>
      <comment>PLACE</comment>
      <translation>{number}: {name}</translation>
    </message>
    <message>
      <source>Back to the door</source>
      <comment>TO_DOOR</comment>
      <translation>Zurück an die Tür</translation>
    </message>
    <message>
      <source>Send away</source>
      <comment>SEND_AWAY</comment>
      <translation>Wegschicken</translation>
    </message>
    <message>
      <source>Others see your cards here: take a phone, too.</source>
      <comment>TAKE_PHONE</comment>
      <translation>Hier sieht man deine Karten: Nimm auch ein Handy.</translation>
    </message>
    <message>
      <source>{count} people hand this screen to each other: take phones, too.</source>
      <comment>TAKE_PHONES</comment>
      <translation>{count} Personen reichen diesen Bildschirm weiter: Nehmt auch Handys.</translation>
    </message>
    <message>
      <source>At this table</source>
      <comment>AT_TABLE</comment>
      <translation>An diesem Tisch</translation>
    </message>
    <message>
      <source>Clock</source>
      <comment>CLOCK</comment>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>Everybody may think as long as they like</source>
      <comment>CLOCK_OFF_WHY</comment>
      <translation>Alle dürfen so lange überlegen, wie sie wollen</translation>
    </message>
    <message>
      <source>{seconds} seconds a card, and two minutes in reserve</source>
      <comment>CLOCK_WHY</comment>
      <translation>{seconds} Sekunden je Karte, dazu zwei Minuten Reserve</translation>
    </message>
    <message>
      <source>Clock: {seconds} seconds a card, and two minutes in reserve for the whole match.</source>
      <comment>CLOCK_TOLD</comment>
      <translation>Uhr: {seconds} Sekunden je Karte, dazu zwei Minuten Reserve für die ganze Partie.</translation>
    </message>
    <message>
      <source>Off</source>
      <comment>CLOCK_OFF</comment>
      <translation>Aus</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <comment>CLOCK_SECONDS</comment>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>Hints allowed</source>
      <comment>HINTS</comment>
      <translation>Tipps erlaubt</translation>
    </message>
    <message>
      <source>Anyone may ask; the others are told</source>
      <comment>HINTS_WHY</comment>
      <translation>Alle dürfen fragen; die anderen erfahren es</translation>
    </message>
    <message>
      <source>Spectators</source>
      <comment>SPECTATORS</comment>
      <translation>Zuschauer</translation>
    </message>
    <message>
      <source>They see the table, never a hand</source>
      <comment>SPECTATORS_WHY</comment>
      <translation>Sie sehen den Tisch, nie ein Blatt</translation>
    </message>
    <message>
      <source>Fill with computer players</source>
      <comment>FILL</comment>
      <translation>Mit Computerspielern füllen</translation>
    </message>
    <message>
      <source>Free seats, and whoever loses connection</source>
      <comment>FILL_WHY</comment>
      <translation>Freie Plätze und wer die Verbindung verliert</translation>
    </message>
    <message>
      <source>Phrases</source>
      <comment>PHRASES</comment>
      <translation>Sprüche</translation>
    </message>
    <message>
      <source>one touch, no typing at the table</source>
      <comment>PHRASES_WHY</comment>
      <translation>eine Berührung, kein Tippen am Tisch</translation>
    </message>
    <message>
      <source>Edit…</source>
      <comment>EDIT</comment>
      <translation>Ändern …</translation>
    </message>
    <message>
      <source>Phrase {number}</source>
      <comment>PHRASE</comment>
      <translation>Spruch {number}</translation>
    </message>
    <message>
      <source>Done</source>
      <comment>DONE</comment>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>The usual ones</source>
      <comment>USUAL</comment>
      <translation>Die üblichen</translation>
    </message>
    <message>
      <source>House rules</source>
      <comment>RULES</comment>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>Change…</source>
      <comment>CHANGE</comment>
      <translation>Ändern …</translation>
    </message>
    <message>
      <source>{game}, first to {target}</source>
      <comment>GAME_TO</comment>
      <translation>{game}, bis {target}</translation>
    </message>
    <message>
      <source>Choose the game for this table</source>
      <comment>CHOOSE_GAME</comment>
      <translation>Das Spiel für diesen Tisch</translation>
    </message>
    <message>
      <source>Play this</source>
      <comment>TAKE_GAME</comment>
      <translation>Das spielen</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>DEAL</comment>
      <translation>Geben</translation>
    </message>
    <message>
      <source>Show on a TV</source>
      <comment>TV</comment>
      <translation>Am Fernseher zeigen</translation>
    </message>
    <message>
      <source>On this screen</source>
      <comment>TV_HERE</comment>
      <translation>Auf diesem Bildschirm</translation>
    </message>
    <message>
      <source>On {name}, {width} × {height}</source>
      <comment>TV_SCREEN</comment>
      <translation>Auf {name}, {width} × {height}</translation>
    </message>
    <message>
      <source>You play at this screen: everybody would see your cards.</source>
      <comment>NO_TV</comment>
      <translation>Du spielst an diesem Bildschirm: Alle sähen deine Karten.</translation>
    </message>
    <message>
      <source>Deal now: whoever comes later can take over a computer's hand.</source>
      <comment>DEAL_NOW</comment>
      <translation>Gib ruhig: Wer später kommt, übernimmt das Blatt eines Computers.</translation>
    </message>
    <message>
      <source>{count} free: let somebody sit down there, or let computer players fill the table.</source>
      <comment>WAIT_FOR</comment>
      <translation>{count} frei: Lass jemanden dort sitzen oder Computerspieler den Tisch füllen.</translation>
    </message>
    <message>
      <source>Pause</source>
      <comment>PAUSE</comment>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>CONTINUE</comment>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>The game is paused.</source>
      <comment>PAUSED</comment>
      <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
      <source>The game goes on at the table.</source>
      <comment>PLAYING</comment>
      <translation>Am Tisch wird gespielt.</translation>
    </message>
    <message>
      <source>The match is over.</source>
      <comment>OVER</comment>
      <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
      <source>New match</source>
      <comment>DEAL_AGAIN</comment>
      <translation>Neue Partie</translation>
    </message>
    <message>
      <source>Who sits where</source>
      <comment>TAB_WHO</comment>
      <translation>Wer wo sitzt</translation>
    </message>
    <message>
      <source>At this table</source>
      <comment>TAB_OPTIONS</comment>
      <translation>An diesem Tisch</translation>
    </message>
  </context>
  <context>
    <name>ToldYou</name>
    <message>
      <source>You sit out this deal.</source>
      <comment>RESTS</comment>
      <translation>Du setzt in diesem Spiel aus.</translation>
    </message>
    <message>
      <source>You cut.</source>
      <comment>CUTS</comment>
      <translation>Du hebst ab.</translation>
    </message>
    <message>
      <source>You drew the {card} for the first deal.</source>
      <comment>DREW_FOR_DEAL</comment>
      <translation>Du ziehst {card} um das erste Geben.</translation>
    </message>
    <message>
      <source>You deal first.</source>
      <comment>DEALS_FIRST</comment>
      <translation>Du gibst zuerst.</translation>
    </message>
    <message>
      <source>You threw the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>Du wirfst das Blatt weg.</translation>
    </message>
    <message>
      <source>You kept the hand.</source>
      <comment>STOOD</comment>
      <translation>Du behältst das Blatt.</translation>
    </message>
    <message>
      <source>You kept the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>Du behältst die erste Karte.</translation>
    </message>
    <message>
      <source>You took the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>Du nimmst die zweite Karte.</translation>
    </message>
    <message>
      <source>You bid {amount}.</source>
      <comment>BID</comment>
      <translation>Du reizt {amount}.</translation>
    </message>
    <message>
      <source>You had to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>Du musst {amount} reizen.</translation>
    </message>
    <message>
      <source>You passed.</source>
      <comment>PASSED</comment>
      <translation>Du passt.</translation>
    </message>
    <message>
      <source>You passed with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>Du passt mit Hilfe.</translation>
    </message>
    <message>
      <source>You took the bid at {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>Du gewinnst das Reizen mit {amount}.</translation>
    </message>
    <message>
      <source>You got stuck with the bid at {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>Du musst {amount} spielen.</translation>
    </message>
    <message>
      <source>You took the {widow}.</source>
      <comment>WIDOW</comment>
      <translation>Du nimmst den {widow}.</translation>
    </message>
    <message>
      <source>You took the {widow}: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>Du nimmst den {widow}: {cards}.</translation>
    </message>
    <message>
      <source>You dealt out the kitty.</source>
      <comment>KITTY</comment>
      <translation>Du verteilst den Stock.</translation>
    </message>
    <message>
      <source>You conceded.</source>
      <comment>CONCEDED</comment>
      <translation>Du gibst auf.</translation>
    </message>
    <message>
      <source>You named {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>Du wählst {suit} als Trumpf.</translation>
    </message>
    <message>
      <source>You called the {card}.</source>
      <comment>CALLED</comment>
      <translation>Du rufst {card}.</translation>
    </message>
    <message>
      <source>You called the {card}, but nobody had it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>Du rufst {card}, aber niemand hat die Karte.</translation>
    </message>
    <message>
      <source>You are the partner.</source>
      <comment>PARTNER</comment>
      <translation>Du bist der Partner.</translation>
    </message>
    <message>
      <source>You passed {cards} to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>Du gibst {receiver} {cards}.</translation>
    </message>
    <message>
      <source>You buried {cards}.</source>
      <comment>BURIED</comment>
      <translation>Du drückst {cards}.</translation>
    </message>
    <message>
      <source>You buried {cards}: {named}.</source>
      <comment>BURIED_NAMED</comment>
      <translation>Du drückst {cards}: {named}.</translation>
    </message>
    <message>
      <source>You buried {cards}, among them {named}.</source>
      <comment>BURIED_AMONG</comment>
      <translation>Du drückst {cards}, darunter {named}.</translation>
    </message>
    <message>
      <source>You melded {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>Du meldest {amount}: {melds}.</translation>
    </message>
    <message>
      <source>You had no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>Du hast keine Meldung.</translation>
    </message>
    <message>
      <source>You melded {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>Du meldest {meld}: {amount}.</translation>
    </message>
    <message>
      <source>You traded the {dix} for the {upcard}.</source>
      <comment>EXCHANGED</comment>
      <translation>Du tauschst {dix} gegen {upcard}.</translation>
    </message>
    <message>
      <source>You drew a card.</source>
      <comment>DREW</comment>
      <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
      <source>You drew the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>Du ziehst {card}.</translation>
    </message>
    <message>
      <source>You threw in the hand.</source>
      <comment>THROWS_IN</comment>
      <translation>Du gibst auf.</translation>
    </message>
    <message>
      <source>You went for the moon.</source>
      <comment>SHOOTS</comment>
      <translation>Du versuchst den Durchmarsch.</translation>
    </message>
    <message>
      <source>You played on.</source>
      <comment>PLAYS_ON</comment>
      <translation>Du spielst weiter.</translation>
    </message>
    <message>
      <source>You led {card}.</source>
      <comment>LED</comment>
      <translation>Du spielst {card} aus.</translation>
    </message>
    <message>
      <source>You played {card}.</source>
      <comment>PLAYED</comment>
      <translation>Du spielst {card}.</translation>
    </message>
    <message>
      <source>You took the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>Du machst den Stich: {points}.</translation>
    </message>
    <message>
      <source>You took the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>Du machst den letzten Stich: {points}.</translation>
    </message>
    <message>
      <source>You missed the moon.</source>
      <comment>MOON_MISSED</comment>
      <translation>Du hast den Durchmarsch verfehlt.</translation>
    </message>
    <message>
      <source>You declared out.</source>
      <comment>OUT</comment>
      <translation>Du sagst „aus“.</translation>
    </message>
    <message>
      <source>Deal {number}. You dealt.</source>
      <comment>DEALT</comment>
      <translation>Spiel {number}. Du gibst.</translation>
    </message>
    <message>
      <source>Deal {number}. You dealt and turned the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Spiel {number}. Du gibst und deckst {card} auf.</translation>
    </message>
  </context>
  <context>
    <name>Trouble</name>
    <message>
      <source>{option} cannot be {value}.</source>
      <comment>IMPOSSIBLE</comment>
      <translation>{option} kann nicht {value} sein.</translation>
    </message>
    <message>
      <source>It can be {values}.</source>
      <comment>POSSIBLE</comment>
      <translation>Möglich ist: {values}.</translation>
    </message>
    <message>
      <source>A deck without nines has none to take out.</source>
      <comment>NINES</comment>
      <translation>Ein Kartensatz ohne Neunen hat keine, die wegfallen könnten.</translation>
    </message>
    <message>
      <source>Set the extra nines to 0.</source>
      <comment>NO_NINES</comment>
      <translation>Setze die zusätzlichen Neunen auf 0.</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards</source>
      <comment>HANDS</comment>
      <translation>{players} Blätter zu {count} Karten</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards and a widow of {widow}</source>
      <comment>HANDS_WIDOW</comment>
      <translation>{players} Blätter zu {count} Karten und ein Stock von {widow}</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards and just as many discards</source>
      <comment>HANDS_DRAFT</comment>
      <translation>{players} Blätter zu {count} Karten und ebenso viele weggelegte</translation>
    </message>
    <message>
      <source>The deck has {cards} cards, not enough for {hands}.</source>
      <comment>TOO_FEW</comment>
      <translation>Der Kartensatz hat {cards} Karten. Das reicht nicht für {hands}.</translation>
    </message>
    <message>
      <source>{hands} use up all {cards} cards and leave no stock to draw from.</source>
      <comment>NO_STOCK</comment>
      <translation>{hands} brauchen alle {cards} Karten auf: Kein Stapel bleibt zum Ziehen.</translation>
    </message>
    <message>
      <source>{hands} leave a stock of {rest} cards, and {players} players can't draw it evenly.</source>
      <comment>UNEVEN_STOCK</comment>
      <translation>{hands} lassen einen Stapel von {rest} Karten, den {players} Spieler nicht gleichmäßig ziehen können.</translation>
    </message>
    <message>
      <source>{hands} leave a stock of 1 card, and {players} players can't draw it evenly.</source>
      <comment>UNEVEN_STOCK_ONE</comment>
      <translation>{hands} lassen einen Stapel von 1 Karte, den {players} Spieler nicht gleichmäßig ziehen können.</translation>
    </message>
    <message>
      <source>The {cards} cards don't come out even: {hands} leave {rest}.</source>
      <comment>UNEVEN</comment>
      <translation>Die {cards} Karten gehen nicht auf: {hands} lassen {rest} übrig.</translation>
    </message>
    <message>
      <source>The bidder would hold {count} cards, and {most} are the most that anybody can hold.</source>
      <comment>TOO_MANY_HELD</comment>
      <translation>Wer spielt, hielte {count} Karten; mehr als {most} kann niemand halten.</translation>
    </message>
    <message>
      <source>Make the widow smaller.</source>
      <comment>SMALLER_WIDOW</comment>
      <translation>Mach den Stock kleiner.</translation>
    </message>
    <message>
      <source>Pass fewer cards, or pass them at the same time.</source>
      <comment>PASS_FEWER</comment>
      <translation>Gebt weniger Karten weiter, oder gleichzeitig.</translation>
    </message>
    <message>
      <source>Try {changes}.</source>
      <comment>TAKE</comment>
      <translation>Versuch es mit {changes}.</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} und {last}</translation>
    </message>
    <message>
      <source>{count} cards in a hand</source>
      <comment>CARDS_IN_HAND</comment>
      <translation>{count} Karten auf der Hand</translation>
    </message>
    <message>
      <source>{count} copies of each card</source>
      <comment>COPIES</comment>
      <translation>{count} von jeder Karte</translation>
    </message>
    <message>
      <source>{count} extra nines</source>
      <comment>EXTRA_NINES</comment>
      <translation>{count} zusätzliche Neunen</translation>
    </message>
    <message>
      <source>1 extra nine</source>
      <comment>EXTRA_NINES_ONE</comment>
      <translation>1 zusätzlichen Neun</translation>
    </message>
    <message>
      <source>Nobody would show {more} for {worth} when {fewer} {verb} {best}.</source>
      <comment>FALLING</comment>
      <translation>Für {worth} würde niemand {more} zeigen, denn {fewer} {verb} {best}.</translation>
    </message>
    <message>
      <source>counts</source>
      <comment>COUNTS</comment>
      <translation>zählt</translation>
    </message>
    <message>
      <source>count</source>
      <comment>COUNT</comment>
      <translation>zählen</translation>
    </message>
    <message>
      <source>Let {more} count at least {best}.</source>
      <comment>LET_COUNT</comment>
      <translation>Lass {more} mindestens {best} zählen.</translation>
    </message>
    <message>
      <source>a single {meld}</source>
      <comment>SINGLE</comment>
      <translation>{meld} (einfach)</translation>
    </message>
    <message>
      <source>a double {meld}</source>
      <comment>DOUBLE</comment>
      <translation>{meld} (doppelt)</translation>
    </message>
    <message>
      <source>a triple {meld}</source>
      <comment>TRIPLE</comment>
      <translation>{meld} (dreifach)</translation>
    </message>
    <message>
      <source>a quadruple {meld}</source>
      <comment>QUADRUPLE</comment>
      <translation>{meld} (vierfach)</translation>
    </message>
    <message>
      <source>single {meld}</source>
      <comment>SINGLE_AROUND</comment>
      <translation>{meld} (einfach)</translation>
    </message>
    <message>
      <source>double {meld}</source>
      <comment>DOUBLE_AROUND</comment>
      <translation>{meld} (doppelt)</translation>
    </message>
    <message>
      <source>triple {meld}</source>
      <comment>TRIPLE_AROUND</comment>
      <translation>{meld} (dreifach)</translation>
    </message>
    <message>
      <source>quadruple {meld}</source>
      <comment>QUADRUPLE_AROUND</comment>
      <translation>{meld} (vierfach)</translation>
    </message>
  </context>
  <context>
    <name>Unread</name>
    <message>
      <source>there is no such file</source>
      <comment>GONE</comment>
      <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
      <source>reading it is not allowed</source>
      <comment>NOT_ALLOWED</comment>
      <translation>Lesen ist dort nicht erlaubt</translation>
    </message>
    <message>
      <source>it is far too large</source>
      <comment>LARGE</comment>
      <translation>sie ist viel zu groß</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <comment>FOLDER</comment>
      <translation>es ist ein Ordner</translation>
    </message>
    <message>
      <source>it isn't a regular file</source>
      <comment>SPECIAL</comment>
      <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>no file can have that name</source>
      <comment>NAME</comment>
      <translation>so kann keine Datei heißen</translation>
    </message>
    <message>
      <source>its path is too long</source>
      <comment>LONG</comment>
      <translation>ihr Pfad ist zu lang</translation>
    </message>
  </context>
  <context>
    <name>ViewWord</name>
    <message>
      <source>Your turn</source>
      <comment>YOUR_TURN</comment>
      <translation>Du bist dran</translation>
    </message>
    <message>
      <source>{names}, {amount} to go</source>
      <comment>TO_GO</comment>
      <translation>{names}, noch {amount}</translation>
    </message>
    <message>
      <source>Led, winning</source>
      <comment>LED_AND_WINNING</comment>
      <translation>Ausgespielt, vorn</translation>
    </message>
    <message>
      <source>Led</source>
      <comment>LED</comment>
      <translation>Ausgespielt</translation>
    </message>
    <message>
      <source>Waiting for the first deal</source>
      <comment>GATHERING</comment>
      <translation>Gleich wird gegeben</translation>
    </message>
    <message>
      <source>Everybody can still choose a seat.</source>
      <comment>GATHERING_WHY</comment>
      <translation>Noch kann jeder seinen Platz wählen.</translation>
    </message>
    <message>
      <source>Waiting for the next board</source>
      <comment>EVENING_GATHERING</comment>
      <translation>Warten auf das nächste Board</translation>
    </message>
    <message>
      <source>You can start a rematch with the same players.</source>
      <comment>END_LEADS</comment>
      <translation>Du kannst eine Revanche mit denselben Spielern beginnen.</translation>
    </message>
    <message>
      <source>{names} sits out this deal</source>
      <comment>RESTS</comment>
      <translation>{names} setzt dieses Spiel aus</translation>
    </message>
    <message>
      <source>You sit out this deal</source>
      <comment>SITS_OUT</comment>
      <translation>Du setzt dieses Spiel aus</translation>
    </message>
  </context>
  <context>
    <name>Why</name>
    <message>
      <source>You can't bid with this hand.</source>
      <comment>NO_BID</comment>
      <translation>Mit diesem Blatt darfst du nicht reizen.</translation>
    </message>
    <message>
      <source>You have to open the bidding.</source>
      <comment>MUST_OPEN</comment>
      <translation>Du musst das Reizen eröffnen.</translation>
    </message>
    <message>
      <source>With normal help from your partner you should make about {points}.</source>
      <comment>GOOD_FOR</comment>
      <translation>Mit der üblichen Hilfe deines Partners solltest du etwa {points} schaffen.</translation>
    </message>
    <message>
      <source>You should make about {points}.</source>
      <comment>GOOD_FOR_ALONE</comment>
      <translation>Du solltest etwa {points} schaffen.</translation>
    </message>
    <message>
      <source>Your hand is good for only about {points}.</source>
      <comment>GOOD_FOR_ONLY</comment>
      <translation>Dein Blatt ist nur etwa {points} wert.</translation>
    </message>
    <message>
      <source>Your hand is too weak to bid.</source>
      <comment>GOOD_FOR_LITTLE</comment>
      <translation>Dein Blatt ist zu schwach zum Reizen.</translation>
    </message>
    <message>
      <source>It tells your partner that your hand can help.</source>
      <comment>HELPS_PARTNER</comment>
      <translation>Das sagt deinem Partner, dass dein Blatt helfen kann.</translation>
    </message>
    <message>
      <source>Your partner has the bid: leave it there.</source>
      <comment>PARTNER_HAS_IT</comment>
      <translation>Dein Partner hat das Gebot: Lass es ihm.</translation>
    </message>
    <message>
      <source>You hold a run in {suit}: it counts only if you name trump.</source>
      <comment>OWN_RUN</comment>
      <translation>Du hast eine Familie in {suit}: Sie zählt nur, wenn du Trumpf wählst.</translation>
    </message>
    <message>
      <source>With {suit} trump you should make about {points}, far more than your partner bid.</source>
      <comment>BETTER_SUIT</comment>
      <translation>Mit {suit} als Trumpf solltest du etwa {points} schaffen: weit mehr, als dein Partner gereizt hat.</translation>
    </message>
    <message>
      <source>It tells your partner that you hold aces around.</source>
      <comment>TELLS_ACES</comment>
      <translation>Das sagt deinem Partner, dass du vier Asse hast.</translation>
    </message>
    <message>
      <source>It tells your partner that you have meld.</source>
      <comment>TELLS_MELD</comment>
      <translation>Das sagt deinem Partner, dass du zu melden hast.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {points} in meld or more, whatever is trump.</source>
      <comment>SHOWS_MELD</comment>
      <translation>Wie verabredet zeigt es deinem Partner, dass du mindestens {points} in Meldungen hast, was auch immer Trumpf ist.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {count} aces or more.</source>
      <comment>SHOWS_ACES</comment>
      <translation>Wie verabredet zeigt es deinem Partner, dass du mindestens {count} Asse hast.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Wie verabredet zeigt es deinem Partner, dass du eine Familie hast.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {count} cards or more of one suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Wie verabredet zeigt es deinem Partner, dass du mindestens {count} Karten einer Farbe hast.</translation>
    </message>
    <message>
      <source>As agreed, a bid would show your partner what you don't hold.</source>
      <comment>WOULD_SHOW</comment>
      <translation>Wie verabredet würde ein Gebot deinem Partner etwas zeigen, das du nicht hast.</translation>
    </message>
    <message>
      <source>Your partner only showed meld and leaves trump to you: you should make about {points}.</source>
      <comment>TAKES_BACK</comment>
      <translation>Dein Partner hat nur Meldungen gezeigt und überlässt dir den Trumpf: Du solltest etwa {points} schaffen.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}.</source>
      <comment>WORKS</comment>
      <translation>{points} mit {suit} klappt {often}.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}. Passing is about as good.</source>
      <comment>WORKS_AND_TIES</comment>
      <translation>{points} mit {suit} klappt {often}. Passen ist etwa gleich gut.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is about as good.</source>
      <comment>WORKS_BUT_TIES</comment>
      <translation>{points} mit {suit} klappt {often}, aber Passen ist etwa gleich gut.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is worth about {loss} more.</source>
      <comment>WORKS_BUT_COSTS</comment>
      <translation>{points} mit {suit} klappt {often}, aber Passen ist etwa {loss} mehr wert.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but gains only about {gain}: not worth the risk.</source>
      <comment>WORKS_FOR_LITTLE</comment>
      <translation>{points} mit {suit} klappt {often}, bringt aber nur etwa {gain} mehr: Das ist das Risiko nicht wert.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often} and gains about {gain}: too little for the risk.</source>
      <comment>FAILS_TOO_OFTEN</comment>
      <translation>{points} mit {suit} klappt {often} und bringt etwa {gain} mehr: zu wenig für das Risiko.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but gains only about {gain}: leave it to your partner.</source>
      <comment>LEFT_TO_PARTNER</comment>
      <translation>{points} mit {suit} klappt {often}, bringt aber nur etwa {gain} mehr: Überlass es deinem Partner.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is no better.</source>
      <comment>SELDOM_BUT_TIES</comment>
      <translation>{points} mit {suit} klappt {often}, aber Passen ist auch nicht besser.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing would cost you about {gain}.</source>
      <comment>SELDOM_BUT_GAINS</comment>
      <translation>{points} mit {suit} klappt {often}, aber Passen würde dich etwa {gain} kosten.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but this hand may decide the game.</source>
      <comment>MAY_DECIDE</comment>
      <translation>{points} mit {suit} klappt {often}, aber dieses Spiel kann die Partie entscheiden.</translation>
    </message>
    <message>
      <source>almost every time</source>
      <comment>ALMOST_ALWAYS</comment>
      <translation>fast immer</translation>
    </message>
    <message>
      <source>about {share}% of the time</source>
      <comment>MOSTLY</comment>
      <translation>in etwa {share} % der Fälle</translation>
    </message>
    <message>
      <source>only about {share}% of the time</source>
      <comment>SELDOM</comment>
      <translation>nur in etwa {share} % der Fälle</translation>
    </message>
    <message>
      <source>only once in a great while</source>
      <comment>ALMOST_NEVER</comment>
      <translation>fast nie</translation>
    </message>
    <message>
      <source>Passing should win the match.</source>
      <comment>PASSING_WINS</comment>
      <translation>Mit Passen solltest du die Partie gewinnen.</translation>
    </message>
    <message>
      <source>Passing may do just as well.</source>
      <comment>PASS_TOO_CLOSE</comment>
      <translation>Passen könnte genauso gut sein.</translation>
    </message>
    <message>
      <source>Your hand is too weak to add anything.</source>
      <comment>PROMISES_NOTHING</comment>
      <translation>Dein Blatt ist zu schwach, um etwas beizusteuern.</translation>
    </message>
    <message>
      <source>Your own meld and half of your side's tricks should cover that.</source>
      <comment>OWN_SHARE</comment>
      <translation>Deine Meldungen und die Hälfte der Stiche deiner Seite sollten dafür reichen.</translation>
    </message>
    <message>
      <source>Your side should make its sum {often}.</source>
      <comment>SUM_WORKS</comment>
      <translation>Deine Seite sollte ihre Summe {often} schaffen.</translation>
    </message>
    <message>
      <source>Your partner's bid is enough: adding to it would risk more than it gains.</source>
      <comment>SUM_IS_ENOUGH</comment>
      <translation>Das Gebot deines Partners reicht: Mehr zu reizen würde mehr kosten, als es bringt.</translation>
    </message>
    <message>
      <source>A bid would risk more than it gains: your side scores what it makes anyway.</source>
      <comment>SUM_RISKS_MORE</comment>
      <translation>Ein Gebot würde mehr kosten, als es bringt: Deine Seite schreibt ohnehin an, was sie schafft.</translation>
    </message>
    <message>
      <source>{points} is out of reach for this hand.</source>
      <comment>OUT_OF_REACH</comment>
      <translation>{points} sind mit diesem Blatt nicht zu schaffen.</translation>
    </message>
    <message>
      <source>With {suit} you should get about {points} more than with {other}.</source>
      <comment>SUIT_BEATS</comment>
      <translation>Mit {suit} bekommst du etwa {points} mehr als mit {other}.</translation>
    </message>
    <message>
      <source>{suit} and {other} are about equally good.</source>
      <comment>SUIT_TIES</comment>
      <translation>{suit} und {other} sind etwa gleich gut.</translation>
    </message>
    <message>
      <source>It's the only suit you may name.</source>
      <comment>ONLY_SUIT</comment>
      <translation>Es ist die einzige Farbe, die du wählen darfst.</translation>
    </message>
    <message>
      <source>{suit} pays more, and should do.</source>
      <comment>PAID_BETTER</comment>
      <translation>{suit} bringt mehr Chips und müsste reichen.</translation>
    </message>
    <message>
      <source>Your least useful cards: you give up no meld.</source>
      <comment>NOT_NEEDED</comment>
      <translation>Diese Karten brauchst du am wenigsten: Du verlierst keine Meldung.</translation>
    </message>
    <message>
      <source>It breaks up {points} of meld, but these cards cost you the least.</source>
      <comment>NOT_NEEDED_BUT_MELD</comment>
      <translation>Das gibt Meldungen im Wert von {points} auf, aber diese Karten kosten dich am wenigsten.</translation>
    </message>
    <message>
      <source>Your partner may meld with {cards}.</source>
      <comment>PARTNER_MAY_MELD</comment>
      <translation>Dein Partner kann vielleicht mit {cards} melden.</translation>
    </message>
    <message>
      <source>Keep {cards} together: your side scores them in either hand.</source>
      <comment>STAY_TOGETHER</comment>
      <translation>Halte {cards} zusammen: Deine Partei meldet sie in jeder der beiden Hände.</translation>
    </message>
    <message>
      <source>Trump, aces and pinochle cards help the bidder most.</source>
      <comment>HELP_DECLARER</comment>
      <translation>Trümpfe, Asse und Pinochle-Karten helfen dem Alleinspieler am meisten.</translation>
    </message>
    <message>
      <source>These are the most helpful cards you have.</source>
      <comment>BEST_TO_GIVE</comment>
      <translation>Das sind die hilfreichsten Karten, die du hast.</translation>
    </message>
    <message>
      <source>{cards} would cost you about {points}.</source>
      <comment>CARDS_COST</comment>
      <translation>{cards} würde dich etwa {points} kosten.</translation>
    </message>
    <message>
      <source>You keep the card that helps your hand most.</source>
      <comment>STAYS</comment>
      <translation>Du behältst die Karte, die deinem Blatt am meisten hilft.</translation>
    </message>
    <message>
      <source>It's a high card.</source>
      <comment>HIGH</comment>
      <translation>Es ist eine hohe Karte.</translation>
    </message>
    <message>
      <source>With these cards {points} may still be made.</source>
      <comment>WIDOW_WILL_DO</comment>
      <translation>Mit diesen Karten sind {points} noch zu schaffen.</translation>
    </message>
    <message>
      <source>It makes a marriage.</source>
      <comment>MAKES_MARRIAGE</comment>
      <translation>Damit hast du ein Paar.</translation>
    </message>
    <message>
      <source>It makes a pinochle.</source>
      <comment>MAKES_PINOCHLE</comment>
      <translation>Damit hast du ein Pinochle.</translation>
    </message>
    <message>
      <source>It makes a long suit longer.</source>
      <comment>LONG_SUIT</comment>
      <translation>Damit wird eine lange Farbe länger.</translation>
    </message>
    <message>
      <source>It does little for you: the next card is probably better.</source>
      <comment>NEXT_IS_BETTER</comment>
      <translation>Sie bringt dir wenig: Die nächste Karte ist wahrscheinlich besser.</translation>
    </message>
    <message>
      <source>It should bring you about {points} more than the next card.</source>
      <comment>BEATS_THE_NEXT</comment>
      <translation>Sie sollte dir etwa {points} mehr bringen als die nächste Karte.</translation>
    </message>
    <message>
      <source>The next card should bring you about {points} more.</source>
      <comment>NEXT_BRINGS_MORE</comment>
      <translation>Die nächste Karte sollte dir etwa {points} mehr bringen.</translation>
    </message>
    <message>
      <source>It's the best trump you don't have: whoever holds it becomes your partner.</source>
      <comment>CALLS_BEST</comment>
      <translation>Das ist der beste Trumpf, der dir fehlt: Wer ihn hat, wird dein Partner.</translation>
    </message>
    <message>
      <source>You need {points} in tricks, and there are only {total}.</source>
      <comment>TOO_MANY_TRICKS</comment>
      <translation>Du brauchst {points} in Stichen, und es gibt nur {total}.</translation>
    </message>
    <message>
      <source>You need {points} in tricks: too much for this hand.</source>
      <comment>TRICKS_OUT_OF_REACH</comment>
      <translation>Du brauchst {points} in Stichen: zu viel für dieses Blatt.</translation>
    </message>
    <message>
      <source>Your meld alone makes the bid.</source>
      <comment>MELD_IS_ENOUGH</comment>
      <translation>Deine Meldungen allein erfüllen das Gebot.</translation>
    </message>
    <message>
      <source>You need {points} in tricks, and this hand can get them.</source>
      <comment>TRICKS_IN_REACH</comment>
      <translation>Du brauchst {points} in Stichen, und dieses Blatt kann das schaffen.</translation>
    </message>
    <message>
      <source>Winning every trick is too much to hope for.</source>
      <comment>MOON_IS_FAR</comment>
      <translation>Alle Stiche zu machen ist zu viel verlangt.</translation>
    </message>
    <message>
      <source>You may well win every trick, but the moon isn't worth the risk.</source>
      <comment>MOON_IS_RISKY</comment>
      <translation>Alle Stiche sind möglich, aber das Risiko lohnt nicht.</translation>
    </message>
    <message>
      <source>Winning every trick is worth as much without shooting the moon.</source>
      <comment>MOON_PAYS_LITTLE</comment>
      <translation>Alle Stiche zu machen bringt ohne Durchmarsch genauso viel.</translation>
    </message>
    <message>
      <source>No card of yours should lose: shoot the moon.</source>
      <comment>MOON_IS_SURE</comment>
      <translation>Keine deiner Karten dürfte verlieren: Versuch den Durchmarsch.</translation>
    </message>
    <message>
      <source>Winning every trick works {often}: shooting the moon gains you about {points}.</source>
      <comment>MOON_PAYS</comment>
      <translation>Alle Stiche zu machen klappt {often}: Der Durchmarsch bringt dir etwa {points} mehr.</translation>
    </message>
    <message>
      <source>Your partner has to win every trick alone: stay out of the way.</source>
      <comment>STAYS_OUT</comment>
      <translation>Dein Partner muss allein alle Stiche machen: Lass ihn.</translation>
    </message>
    <message>
      <source>Playing on would cost you about {points} more than throwing in.</source>
      <comment>WORSE_TO_PLAY</comment>
      <translation>Weiterspielen würde dich etwa {points} mehr kosten als aufgeben.</translation>
    </message>
    <message>
      <source>Throwing in would cost you about {points} more than playing on.</source>
      <comment>WORTH_PLAYING</comment>
      <translation>Aufgeben würde dich etwa {points} mehr kosten als weiterspielen.</translation>
    </message>
    <message>
      <source>Playing on would cost you about {points} more than giving up.</source>
      <comment>BETTER_TO_GIVE_UP</comment>
      <translation>Weiterspielen würde dich etwa {points} mehr kosten als aufgeben.</translation>
    </message>
    <message>
      <source>Giving up would cost you about {points} more than playing on.</source>
      <comment>BETTER_THAN_GIVING_UP</comment>
      <translation>Aufgeben würde dich etwa {points} mehr kosten als weiterspielen.</translation>
    </message>
    <message>
      <source>Throwing in would be no better.</source>
      <comment>AS_GOOD_TO_PLAY</comment>
      <translation>Aufgeben wäre auch nicht besser.</translation>
    </message>
    <message>
      <source>Almost any other hand is better.</source>
      <comment>ANOTHER_HAND</comment>
      <translation>Fast jedes andere Blatt ist besser.</translation>
    </message>
    <message>
      <source>It's better than a usual hand, for all its low cards.</source>
      <comment>GOOD_AS_IT_IS</comment>
      <translation>Trotz der vielen kleinen Karten ist dieses Blatt besser als ein gewöhnliches.</translation>
    </message>
    <message>
      <source>This is the most you can meld.</source>
      <comment>WORTH_MOST</comment>
      <translation>Mehr kannst du nicht melden.</translation>
    </message>
    <message>
      <source>You have nothing to meld.</source>
      <comment>NO_MELD</comment>
      <translation>Du hast nichts zu melden.</translation>
    </message>
    <message>
      <source>Nothing you can meld now pays.</source>
      <comment>NOTHING_PAYS</comment>
      <translation>Was du jetzt melden kannst, bringt nichts ein.</translation>
    </message>
    <message>
      <source>The dix counts on top of any other meld.</source>
      <comment>DIX_COUNTS</comment>
      <translation>Die Dix zählt neben jeder anderen Meldung.</translation>
    </message>
    <message>
      <source>The turned card is better than your dix.</source>
      <comment>TURNED_CARD</comment>
      <translation>Die aufgedeckte Karte ist besser als deine Dix.</translation>
    </message>
    <message>
      <source>Meld the marriage first: the run can follow later.</source>
      <comment>MARRIAGE_FIRST</comment>
      <translation>Melde zuerst das Paar: Die Familie kann später kommen.</translation>
    </message>
    <message>
      <source>It pays best over the rest of the deal.</source>
      <comment>WORTH_OVER_TURNS</comment>
      <translation>Das bringt bis zum Ende am meisten.</translation>
    </message>
    <message>
      <source>Your cards are worth more in your hand for now.</source>
      <comment>WORTH_IN_HAND</comment>
      <translation>Auf der Hand sind deine Karten vorerst mehr wert.</translation>
    </message>
    <message>
      <source>No other meld pays more right now.</source>
      <comment>PAYS_MOST</comment>
      <translation>Keine andere Meldung bringt jetzt mehr.</translation>
    </message>
    <message>
      <source>Meld the dix first: it gets you the turned card.</source>
      <comment>DIX_BEFORE_MELD</comment>
      <translation>Melde zuerst die Dix: Damit bekommst du die aufgedeckte Karte.</translation>
    </message>
    <message>
      <source>You have {points}: that wins the game.</source>
      <comment>REACHES_TARGET</comment>
      <translation>Du hast {points}: Damit gewinnst du.</translation>
    </message>
    <message>
      <source>It's the only card you may play.</source>
      <comment>ONLY_CARD</comment>
      <translation>Es ist die einzige Karte, die du spielen darfst.</translation>
    </message>
    <message>
      <source>Pull trump: yours is the high one.</source>
      <comment>DRAWS_SURE</comment>
      <translation>Zieh Trumpf: Du hast den höchsten.</translation>
    </message>
    <message>
      <source>Pull trump: make theirs fall.</source>
      <comment>DRAWS</comment>
      <translation>Zieh Trumpf, damit ihre Trümpfe fallen.</translation>
    </message>
    <message>
      <source>The opponents are out of trump.</source>
      <comment>TRUMPS_ARE_OUT</comment>
      <translation>Keiner deiner Gegner hat noch Trumpf.</translation>
    </message>
    <message>
      <source>You're long in trump: pull theirs.</source>
      <comment>LONG_TRUMPS</comment>
      <translation>Du hast viele Trümpfe: Zieh ihnen ihre.</translation>
    </message>
    <message>
      <source>You have nothing but trump.</source>
      <comment>ONLY_TRUMPS</comment>
      <translation>Du hast nur noch Trümpfe.</translation>
    </message>
    <message>
      <source>It's the high club.</source>
      <comment>TOP_CLUB</comment>
      <translation>Es ist das höchste Kreuz.</translation>
    </message>
    <message>
      <source>It's the high diamond.</source>
      <comment>TOP_DIAMOND</comment>
      <translation>Es ist das höchste Karo.</translation>
    </message>
    <message>
      <source>It's the high heart.</source>
      <comment>TOP_HEART</comment>
      <translation>Es ist das höchste Herz.</translation>
    </message>
    <message>
      <source>It's the high spade.</source>
      <comment>TOP_SPADE</comment>
      <translation>Es ist das höchste Pik.</translation>
    </message>
    <message>
      <source>Nobody else has a higher one.</source>
      <comment>NO_HIGHER</comment>
      <translation>Niemand sonst hat darin etwas Höheres.</translation>
    </message>
    <message>
      <source>Your side should take this trick.</source>
      <comment>SIDE_TAKES</comment>
      <translation>Diesen Stich macht wohl deine Seite.</translation>
    </message>
    <message>
      <source>It's not a counter.</source>
      <comment>NOTHING_AT_RISK</comment>
      <translation>Diese Karte zählt nichts.</translation>
    </message>
    <message>
      <source>It may well lose, but it looks like your best lead.</source>
      <comment>MAY_LOSE</comment>
      <translation>Vielleicht geht der Stich verloren, aber besser kannst du wohl nicht ausspielen.</translation>
    </message>
    <message>
      <source>Your least useful card.</source>
      <comment>LEAST_USEFUL</comment>
      <translation>Diese Karte brauchst du am wenigsten.</translation>
    </message>
    <message>
      <source>It's the card you'll miss least.</source>
      <comment>SPARE</comment>
      <translation>Diese Karte fehlt dir am wenigsten.</translation>
    </message>
    <message>
      <source>It takes the trick.</source>
      <comment>TAKES</comment>
      <translation>Damit machst du den Stich.</translation>
    </message>
    <message>
      <source>It takes the trick, and you keep your {other}.</source>
      <comment>TAKES_AND_SAVES</comment>
      <translation>Damit machst du den Stich, und du behältst {other}.</translation>
    </message>
    <message>
      <source>It takes the trick, and then you may meld.</source>
      <comment>TAKES_AND_MELDS</comment>
      <translation>Damit machst du den Stich, und dann darfst du melden.</translation>
    </message>
    <message>
      <source>It will probably take the trick.</source>
      <comment>LIKELY_TAKES</comment>
      <translation>Damit machst du wahrscheinlich den Stich.</translation>
    </message>
    <message>
      <source>It will probably take the trick, and you keep your {other}.</source>
      <comment>LIKELY_TAKES_AND_SAVES</comment>
      <translation>Damit machst du wahrscheinlich den Stich, und du behältst {other}.</translation>
    </message>
    <message>
      <source>It may take the trick.</source>
      <comment>MAY_TAKE</comment>
      <translation>Damit machst du vielleicht den Stich.</translation>
    </message>
    <message>
      <source>Your side has the trick.</source>
      <comment>SIDE_HAS_IT</comment>
      <translation>Der Stich gehört deiner Seite.</translation>
    </message>
    <message>
      <source>Your side has the trick: throw a counter.</source>
      <comment>SIDE_HAS_IT_COUNT</comment>
      <translation>Der Stich gehört deiner Seite: Schmier etwas.</translation>
    </message>
    <message>
      <source>Your side has the trick: keep your {other}.</source>
      <comment>SIDE_HAS_IT_SAVE</comment>
      <translation>Der Stich gehört deiner Seite: Behalte {other}.</translation>
    </message>
    <message>
      <source>Your side should take this: throw a counter.</source>
      <comment>SIDE_TAKES_COUNT</comment>
      <translation>Diesen Stich macht wohl deine Seite: Schmier etwas.</translation>
    </message>
    <message>
      <source>Your partner should take this: throw a counter.</source>
      <comment>PARTNER_TAKES_COUNT</comment>
      <translation>Diesen Stich macht wohl dein Partner: Schmier ihm etwas.</translation>
    </message>
    <message>
      <source>Your side should take this trick: keep your {other}.</source>
      <comment>SIDE_TAKES_SAVE</comment>
      <translation>Diesen Stich macht wohl deine Seite: Behalte {other}.</translation>
    </message>
    <message>
      <source>The trick is lost.</source>
      <comment>LOST</comment>
      <translation>Der Stich ist verloren.</translation>
    </message>
    <message>
      <source>The trick is lost: save your {other}.</source>
      <comment>LOST_SAVE</comment>
      <translation>Der Stich ist verloren: Spar dir {other}.</translation>
    </message>
    <message>
      <source>The trick is lost, but your {other} will be worth more later.</source>
      <comment>LOST_KEEP</comment>
      <translation>Der Stich ist verloren, aber {other} ist später mehr wert.</translation>
    </message>
    <message>
      <source>The trick is probably lost.</source>
      <comment>LIKELY_LOST</comment>
      <translation>Der Stich ist wahrscheinlich verloren.</translation>
    </message>
    <message>
      <source>The trick is probably lost: save your {other}.</source>
      <comment>LIKELY_LOST_SAVE</comment>
      <translation>Der Stich ist wahrscheinlich verloren: Spar dir {other}.</translation>
    </message>
    <message>
      <source>The trick is probably lost, but your {other} will be worth more later.</source>
      <comment>LIKELY_LOST_KEEP</comment>
      <translation>Der Stich ist wahrscheinlich verloren, aber {other} ist später mehr wert.</translation>
    </message>
    <message>
      <source>You can't win this trick: throw off as little as you can.</source>
      <comment>CANNOT_WIN</comment>
      <translation>Der Stich ist verloren: Gib so wenig her wie möglich.</translation>
    </message>
    <message>
      <source>This trick isn't worth taking.</source>
      <comment>NOT_WORTH_IT</comment>
      <translation>Dieser Stich lohnt sich nicht.</translation>
    </message>
    <message>
      <source>{what} {beside}</source>
      <comment>AND</comment>
      <translation>{what} {beside}</translation>
    </message>
    <message>
      <source>{other} would cost you about {points}.</source>
      <comment>OTHER_COSTS</comment>
      <translation>{other} würde dich etwa {points} kosten.</translation>
    </message>
    <message>
      <source>{other} does about as well.</source>
      <comment>OTHER_TIES</comment>
      <translation>{other} ist etwa gleich gut.</translation>
    </message>
    <message>
      <source>{other} may do just as well.</source>
      <comment>TOO_CLOSE</comment>
      <translation>{other} könnte genauso gut sein.</translation>
    </message>
    <message>
      <source>You know every card now: {other} would cost you {points}.</source>
      <comment>KNOWN_COSTS</comment>
      <translation>Du kennst jetzt jede Karte: {other} würde dich {points} kosten.</translation>
    </message>
    <message>
      <source>You know every card now. Nothing beats this.</source>
      <comment>KNOWN_TIES</comment>
      <translation>Du kennst jetzt jede Karte. Besser geht es nicht.</translation>
    </message>
    <message>
      <source>That gains you about {points}.</source>
      <comment>GAINS</comment>
      <translation>Das bringt dir etwa {points}.</translation>
    </message>
  </context>
  <context>
    <name>Word</name>
    <message>
      <source>Pinochle</source>
      <comment>WINDOW_TITLE</comment>
      <translation>Pinochle</translation>
    </message>
    <message>
      <source>spades</source>
      <comment>SPADES</comment>
      <translation>Pik</translation>
    </message>
    <message>
      <source>hearts</source>
      <comment>HEARTS</comment>
      <translation>Herz</translation>
    </message>
    <message>
      <source>clubs</source>
      <comment>CLUBS</comment>
      <translation>Kreuz</translation>
    </message>
    <message>
      <source>diamonds</source>
      <comment>DIAMONDS</comment>
      <translation>Karo</translation>
    </message>
    <message>
      <source>ace</source>
      <comment>ACE</comment>
      <translation>Ass</translation>
    </message>
    <message>
      <source>10</source>
      <comment>TEN</comment>
      <translation>10</translation>
    </message>
    <message>
      <source>king</source>
      <comment>KING</comment>
      <translation>König</translation>
    </message>
    <message>
      <source>queen</source>
      <comment>QUEEN</comment>
      <translation>Dame</translation>
    </message>
    <message>
      <source>jack</source>
      <comment>JACK</comment>
      <translation>Bube</translation>
    </message>
    <message>
      <source>9</source>
      <comment>NINE</comment>
      <translation>9</translation>
    </message>
    <message>
      <source>8</source>
      <comment>EIGHT</comment>
      <translation>8</translation>
    </message>
    <message>
      <source>7</source>
      <comment>SEVEN</comment>
      <translation>7</translation>
    </message>
    <message>
      <source>KQJ</source>
      <comment>COURT_LETTERS</comment>
      <translation>KDB</translation>
    </message>
    <message>
      <source>{rank} of {suit}</source>
      <comment>CARD_NAME</comment>
      <translation>{suit} {rank}</translation>
    </message>
    <message>
      <source>can be played</source>
      <comment>CARD_PLAYABLE</comment>
      <translation>spielbar</translation>
    </message>
    <message>
      <source>can be picked</source>
      <comment>CARD_PICKABLE</comment>
      <translation>kann gewählt werden</translation>
    </message>
    <message>
      <source>can't be played now</source>
      <comment>CARD_NOT_PLAYABLE</comment>
      <translation>jetzt nicht spielbar</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} und {last}</translation>
    </message>
    <message>
      <source>{names} and you</source>
      <comment>AND_YOU</comment>
      <translation>{names} und du</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <comment>OR</comment>
      <translation>{first} oder {last}</translation>
    </message>
    <message>
      <source>, </source>
      <comment>COMMA</comment>
      <translation>, </translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <comment>YOU_NAMED</comment>
      <translation>{name} (du)</translation>
    </message>
    <message>
      <source>You</source>
      <comment>YOU</comment>
      <translation>Du</translation>
    </message>
    <message>
      <source>{share}%</source>
      <comment>PERCENT</comment>
      <translation>{share} %</translation>
    </message>
    <message>
      <source>you</source>
      <comment>TO_YOU</comment>
      <translation>dich</translation>
    </message>
    <message>
      <source>Player {number}</source>
      <comment>PLAYER</comment>
      <translation>Spieler {number}</translation>
    </message>
    <message>
      <source>game</source>
      <comment>WINS_GAME</comment>
      <translation>gewinnt</translation>
    </message>
    <message>
      <source>{amount} points</source>
      <comment>POINTS</comment>
      <translation>{amount} Punkte</translation>
    </message>
    <message>
      <source>1 point</source>
      <comment>POINT</comment>
      <translation>1 Punkt</translation>
    </message>
    <message>
      <source>{count} cards</source>
      <comment>CARDS</comment>
      <translation>{count} Karten</translation>
    </message>
    <message>
      <source>1 card</source>
      <comment>CARD</comment>
      <translation>1 Karte</translation>
    </message>
    <message>
      <source>run in {suit}</source>
      <comment>RUN</comment>
      <translation>Familie in {suit}</translation>
    </message>
    <message>
      <source>run</source>
      <comment>RUN_SHORT</comment>
      <translation>Familie</translation>
    </message>
    <message>
      <source>plain run in {suit}</source>
      <comment>PLAIN_RUN</comment>
      <translation>Nebenfamilie in {suit}</translation>
    </message>
    <message>
      <source>plain run</source>
      <comment>PLAIN_RUN_SHORT</comment>
      <translation>Nebenfamilie</translation>
    </message>
    <message>
      <source>royal marriage</source>
      <comment>ROYAL_MARRIAGE</comment>
      <translation>Trumpfpaar</translation>
    </message>
    <message>
      <source>royal marriage in the run</source>
      <comment>ROYAL_IN_RUN</comment>
      <translation>Trumpfpaar in der Familie</translation>
    </message>
    <message>
      <source>extra king</source>
      <comment>EXTRA_KING</comment>
      <translation>zusätzlicher König</translation>
    </message>
    <message>
      <source>extra queen</source>
      <comment>EXTRA_QUEEN</comment>
      <translation>zusätzliche Dame</translation>
    </message>
    <message>
      <source>marriage</source>
      <comment>MARRIAGE</comment>
      <translation>Paar</translation>
    </message>
    <message>
      <source>marriage in the run</source>
      <comment>MARRIAGE_IN_RUN</comment>
      <translation>Paar in der Familie</translation>
    </message>
    <message>
      <source>roundhouse bonus</source>
      <comment>ROUNDHOUSE_BONUS</comment>
      <translation>Rundgang-Zuschlag</translation>
    </message>
    <message>
      <source>pinochle</source>
      <comment>PINOCHLE</comment>
      <translation>Pinochle</translation>
    </message>
    <message>
      <source>aces around</source>
      <comment>ACES</comment>
      <translation>vier Asse</translation>
    </message>
    <message>
      <source>kings around</source>
      <comment>KINGS</comment>
      <translation>vier Könige</translation>
    </message>
    <message>
      <source>queens around</source>
      <comment>QUEENS</comment>
      <translation>vier Damen</translation>
    </message>
    <message>
      <source>jacks around</source>
      <comment>JACKS</comment>
      <translation>vier Buben</translation>
    </message>
    <message>
      <source>aces</source>
      <comment>ACES_SHORT</comment>
      <translation>Asse</translation>
    </message>
    <message>
      <source>kings</source>
      <comment>KINGS_SHORT</comment>
      <translation>Könige</translation>
    </message>
    <message>
      <source>queens</source>
      <comment>QUEENS_SHORT</comment>
      <translation>Damen</translation>
    </message>
    <message>
      <source>jacks</source>
      <comment>JACKS_SHORT</comment>
      <translation>Buben</translation>
    </message>
    <message>
      <source>four identical aces</source>
      <comment>FOUR_ACES</comment>
      <translation>vier gleiche Asse</translation>
    </message>
    <message>
      <source>four identical kings</source>
      <comment>FOUR_KINGS</comment>
      <translation>vier gleiche Könige</translation>
    </message>
    <message>
      <source>four identical queens</source>
      <comment>FOUR_QUEENS</comment>
      <translation>vier gleiche Damen</translation>
    </message>
    <message>
      <source>four identical jacks</source>
      <comment>FOUR_JACKS</comment>
      <translation>vier gleiche Buben</translation>
    </message>
    <message>
      <source>eight tens</source>
      <comment>EIGHT_TENS</comment>
      <translation>acht Zehnen</translation>
    </message>
    <message>
      <source>dix</source>
      <comment>DIX</comment>
      <translation>Dix</translation>
    </message>
    <message>
      <source>sequence in {suit}</source>
      <comment>SEQUENCE</comment>
      <translation>Sequenz in {suit}</translation>
    </message>
    <message>
      <source>sequence</source>
      <comment>SEQUENCE_SHORT</comment>
      <translation>Sequenz</translation>
    </message>
    <message>
      <source>bezique</source>
      <comment>BEZIQUE</comment>
      <translation>Bézigue</translation>
    </message>
    <message>
      <source>four aces</source>
      <comment>ANY_ACES</comment>
      <translation>vier Asse</translation>
    </message>
    <message>
      <source>four kings</source>
      <comment>ANY_KINGS</comment>
      <translation>vier Könige</translation>
    </message>
    <message>
      <source>four queens</source>
      <comment>ANY_QUEENS</comment>
      <translation>vier Damen</translation>
    </message>
    <message>
      <source>four jacks</source>
      <comment>ANY_JACKS</comment>
      <translation>vier Buben</translation>
    </message>
    <message>
      <source>seven of trump</source>
      <comment>SEVEN_OF_TRUMP</comment>
      <translation>Trumpfsieben</translation>
    </message>
    <message>
      <source>double {meld}</source>
      <comment>DOUBLE</comment>
      <translation>{meld}, doppelt</translation>
    </message>
    <message>
      <source>triple {meld}</source>
      <comment>TRIPLE</comment>
      <translation>{meld}, dreifach</translation>
    </message>
    <message>
      <source>quadruple {meld}</source>
      <comment>QUADRUPLE</comment>
      <translation>{meld}, vierfach</translation>
    </message>
    <message>
      <source>{meld} ×{copies}</source>
      <comment>TIMES</comment>
      <translation>{meld} ×{copies}</translation>
    </message>
    <message>
      <source>{meld} in {suit}</source>
      <comment>MELD_IN</comment>
      <translation>{meld} in {suit}</translation>
    </message>
    <message>
      <source>Roundhouse</source>
      <comment>ROUNDHOUSE</comment>
      <translation>Rundgang</translation>
    </message>
    <message>
      <source>run (Familie) in {suit}</source>
      <comment>BINOKEL_RUN</comment>
      <translation>Familie in {suit}</translation>
    </message>
    <message>
      <source>Familie</source>
      <comment>BINOKEL_RUN_SHORT</comment>
      <translation>Familie</translation>
    </message>
    <message>
      <source>plain run (Familie) in {suit}</source>
      <comment>BINOKEL_PLAIN_RUN</comment>
      <translation>Familie in {suit}</translation>
    </message>
    <message>
      <source>plain Familie</source>
      <comment>BINOKEL_PLAIN_RUN_SHORT</comment>
      <translation>Nebenfamilie</translation>
    </message>
    <message>
      <source>royal marriage (Paar)</source>
      <comment>BINOKEL_ROYAL_MARRIAGE</comment>
      <translation>Trumpfpaar</translation>
    </message>
    <message>
      <source>marriage (Paar)</source>
      <comment>BINOKEL_MARRIAGE</comment>
      <translation>Paar</translation>
    </message>
    <message>
      <source>Paar</source>
      <comment>BINOKEL_MARRIAGE_SHORT</comment>
      <translation>Paar</translation>
    </message>
    <message>
      <source>Binokel</source>
      <comment>BINOKEL_PINOCHLE</comment>
      <translation>Binokel</translation>
    </message>
    <message>
      <source>dix (Dissle)</source>
      <comment>BINOKEL_DIX</comment>
      <translation>Dissle</translation>
    </message>
    <message>
      <source>double run (Familie) in {suit}</source>
      <comment>BINOKEL_DOUBLE_RUN</comment>
      <translation>doppelte Familie in {suit}</translation>
    </message>
    <message>
      <source>double plain run (Familie) in {suit}</source>
      <comment>BINOKEL_DOUBLE_PLAIN_RUN</comment>
      <translation>doppelte Familie in {suit}</translation>
    </message>
    <message>
      <source>double Binokel</source>
      <comment>BINOKEL_DOUBLE_PINOCHLE</comment>
      <translation>Doppelbinokel</translation>
    </message>
    <message>
      <source>eight aces</source>
      <comment>BINOKEL_DOUBLE_ACES</comment>
      <translation>acht Asse</translation>
    </message>
    <message>
      <source>eight kings</source>
      <comment>BINOKEL_DOUBLE_KINGS</comment>
      <translation>acht Könige</translation>
    </message>
    <message>
      <source>eight queens</source>
      <comment>BINOKEL_DOUBLE_QUEENS</comment>
      <translation>acht Damen</translation>
    </message>
    <message>
      <source>eight jacks</source>
      <comment>BINOKEL_DOUBLE_JACKS</comment>
      <translation>acht Buben</translation>
    </message>
    <message>
      <source>Roundhouse (Rundgang)</source>
      <comment>BINOKEL_ROUNDHOUSE</comment>
      <translation>Rundgang</translation>
    </message>
    <message>
      <source>Laid by {name}</source>
      <comment>LAID_BY</comment>
      <translation>Ausgelegt von {name}</translation>
    </message>
    <message>
      <source>Laid by you</source>
      <comment>LAID_BY_YOU</comment>
      <translation>Von dir ausgelegt</translation>
    </message>
    <message>
      <source>Laid by {name}, {amount} in all</source>
      <comment>LAID_BY_IN_ALL</comment>
      <translation>Ausgelegt von {name}, zusammen {amount}</translation>
    </message>
    <message>
      <source>Laid by you, {amount} in all</source>
      <comment>LAID_BY_YOU_IN_ALL</comment>
      <translation>Von dir ausgelegt, zusammen {amount}</translation>
    </message>
    <message>
      <source>{melds} and {count} more</source>
      <comment>AND_MORE</comment>
      <translation>{melds} und {count} weitere</translation>
    </message>
    <message>
      <source>Without {melds}</source>
      <comment>WITHOUT</comment>
      <translation>Ohne {melds}</translation>
    </message>
    <message>
      <source>Your turn: next deal</source>
      <comment>TURN_DEAL</comment>
      <translation>Nächstes Spiel</translation>
    </message>
    <message>
      <source>Your turn: rematch?</source>
      <comment>TURN_REMATCH</comment>
      <translation>Revanche?</translation>
    </message>
    <message>
      <source>Won</source>
      <comment>WON</comment>
      <translation>Gewonnen</translation>
    </message>
    <message>
      <source>Match over</source>
      <comment>MATCH_OVER</comment>
      <translation>Partie beendet</translation>
    </message>
    <message>
      <source>{names} won</source>
      <comment>WON_BY</comment>
      <translation>Gewonnen: {names}</translation>
    </message>
    <message>
      <source>Your turn: bid or pass</source>
      <comment>TURN_BID</comment>
      <translation>Reizen oder passen</translation>
    </message>
    <message>
      <source>Your turn: you must bid</source>
      <comment>TURN_MUST_BID</comment>
      <translation>Du musst reizen</translation>
    </message>
    <message>
      <source>You can only pass</source>
      <comment>TURN_MUST_PASS</comment>
      <translation>Du kannst nur passen</translation>
    </message>
    <message>
      <source>Your turn: name trump</source>
      <comment>TURN_TRUMP</comment>
      <translation>Trumpf wählen</translation>
    </message>
    <message>
      <source>Your turn: call a card</source>
      <comment>TURN_CALL</comment>
      <translation>Karte rufen</translation>
    </message>
    <message>
      <source>Your turn: keep it or not</source>
      <comment>TURN_DRAFT</comment>
      <translation>Behalten oder nicht</translation>
    </message>
    <message>
      <source>Deal out the kitty</source>
      <comment>TURN_DISTRIBUTE</comment>
      <translation>Stock verteilen</translation>
    </message>
    <message>
      <source>Pass {cards} to {name}</source>
      <comment>TURN_GIVE</comment>
      <translation>Gib {name} {cards}</translation>
    </message>
    <message>
      <source>Bury {cards}</source>
      <comment>TURN_BURY</comment>
      <translation>Drücke {cards}</translation>
    </message>
    <message>
      <source>Show your meld</source>
      <comment>TURN_SHOW</comment>
      <translation>Meldungen auslegen</translation>
    </message>
    <message>
      <source>You have no meld</source>
      <comment>TURN_SHOW_NOTHING</comment>
      <translation>Du hast keine Meldung</translation>
    </message>
    <message>
      <source>Meld or continue</source>
      <comment>TURN_MELD</comment>
      <translation>Melden oder weiter</translation>
    </message>
    <message>
      <source>Throw in this hand?</source>
      <comment>TURN_MISDEAL</comment>
      <translation>Dieses Blatt wegwerfen?</translation>
    </message>
    <message>
      <source>Play on or throw in</source>
      <comment>TURN_DECIDE</comment>
      <translation>Spielen oder aufgeben</translation>
    </message>
    <message>
      <source>Play on or concede</source>
      <comment>TURN_CONCEDE</comment>
      <translation>Spielen oder aufgeben</translation>
    </message>
    <message>
      <source>Shoot the moon?</source>
      <comment>TURN_MOON</comment>
      <translation>Durchmarsch?</translation>
    </message>
    <message>
      <source>Your lead</source>
      <comment>TURN_LEAD</comment>
      <translation>Du spielst aus</translation>
    </message>
    <message>
      <source>Lead a trump</source>
      <comment>TURN_LEAD_TRUMP</comment>
      <translation>Spiel einen Trumpf aus</translation>
    </message>
    <message>
      <source>Play any card</source>
      <comment>TURN_FREE</comment>
      <translation>Spiel irgendeine Karte</translation>
    </message>
    <message>
      <source>No {suit}: any card</source>
      <comment>TURN_NONE_LEFT</comment>
      <translation>Kein {suit}: beliebig</translation>
    </message>
    <message>
      <source>Play from hand or meld</source>
      <comment>TURN_STOCK</comment>
      <translation>Aus Hand oder Meldung</translation>
    </message>
    <message>
      <source>Hand or meld</source>
      <comment>TURN_STOCK_SHORT</comment>
      <translation>Hand/Meldung</translation>
    </message>
    <message>
      <source>Follow {suit}: {cards}</source>
      <comment>TURN_FOLLOW</comment>
      <translation>Bediene {suit}: {cards}</translation>
    </message>
    <message>
      <source>Beat {card}: {cards}</source>
      <comment>TURN_BEAT</comment>
      <translation>Schlage {card}: {cards}</translation>
    </message>
    <message>
      <source>Trump with {cards}</source>
      <comment>TURN_TRUMP_IN</comment>
      <translation>Stechen mit {cards}</translation>
    </message>
    <message>
      <source>Overtrump {card}: {cards}</source>
      <comment>TURN_OVERTRUMP</comment>
      <translation>Übertrumpfe {card}: {cards}</translation>
    </message>
    <message>
      <source>Follow {suit}</source>
      <comment>TURN_ANY_OF</comment>
      <translation>Bediene {suit}</translation>
    </message>
    <message>
      <source>Play a trump</source>
      <comment>TURN_ANY_TRUMP</comment>
      <translation>Spiel einen Trumpf</translation>
    </message>
    <message>
      <source>Bidding comes first: pick an amount, or pass.</source>
      <comment>FIRST_BID</comment>
      <translation>Erst wird gereizt: Wähle einen Betrag oder passe.</translation>
    </message>
    <message>
      <source>Bidding comes first: pick an amount.</source>
      <comment>FIRST_MUST_BID</comment>
      <translation>Erst wird gereizt: Wähle einen Betrag.</translation>
    </message>
    <message>
      <source>Bidding comes first: all you can do is pass.</source>
      <comment>FIRST_MUST_PASS</comment>
      <translation>Erst wird gereizt: Du kannst nur passen.</translation>
    </message>
    <message>
      <source>Name trump first.</source>
      <comment>FIRST_TRUMP</comment>
      <translation>Wähle erst Trumpf.</translation>
    </message>
    <message>
      <source>Call a card first.</source>
      <comment>FIRST_CALL</comment>
      <translation>Rufe erst eine Karte.</translation>
    </message>
    <message>
      <source>Decide first whether to keep that card.</source>
      <comment>FIRST_DRAFT</comment>
      <translation>Entscheide erst, ob du diese Karte behältst.</translation>
    </message>
    <message>
      <source>Deal out the kitty first.</source>
      <comment>FIRST_DISTRIBUTE</comment>
      <translation>Verteile erst den Stock.</translation>
    </message>
    <message>
      <source>Decide first whether to play this hand.</source>
      <comment>FIRST_MISDEAL</comment>
      <translation>Entscheide erst, ob du dieses Blatt spielst.</translation>
    </message>
    <message>
      <source>Decide first whether to play on.</source>
      <comment>FIRST_DECIDE</comment>
      <translation>Entscheide erst, ob du weiterspielst.</translation>
    </message>
    <message>
      <source>Click again to play it</source>
      <comment>ONCE_MORE_PLAYS</comment>
      <translation>Noch ein Klick spielt sie aus</translation>
    </message>
    <message>
      <source>Double-click to play it</source>
      <comment>DOUBLE_CLICK_PLAYS</comment>
      <translation>Ein Doppelklick spielt sie aus</translation>
    </message>
    <message>
      <source>Thinking</source>
      <comment>THINKING</comment>
      <translation>Überlegt</translation>
    </message>
    <message>
      <source>Thinking about it…</source>
      <comment>HINT_AWAITED</comment>
      <translation>Ich überlege …</translation>
    </message>
    <message>
      <source>Why?</source>
      <comment>WHY</comment>
      <translation>Warum?</translation>
    </message>
    <message>
      <source>It's {name}'s turn.</source>
      <comment>TURN_OF</comment>
      <translation>{name} ist dran.</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Partner</translation>
    </message>
    <message>
      <source>Opponent</source>
      <comment>OPPONENT</comment>
      <translation>Gegner</translation>
    </message>
    <message>
      <source>Deals next</source>
      <comment>DEALS_NEXT</comment>
      <translation>Gibt als Nächstes</translation>
    </message>
    <message>
      <source>Bid {amount}</source>
      <comment>CALLED_BID</comment>
      <translation>Reizt {amount}</translation>
    </message>
    <message>
      <source>the moon</source>
      <comment>THE_MOON</comment>
      <translation>Durchmarsch</translation>
    </message>
    <message>
      <source>{bid} in {suit}</source>
      <comment>IN_SUIT</comment>
      <translation>{bid} in {suit}</translation>
    </message>
    <message>
      <source>Passed</source>
      <comment>CALLED_PASS</comment>
      <translation>Gepasst</translation>
    </message>
    <message>
      <source>Passed with help</source>
      <comment>CALLED_HELP</comment>
      <translation>Gepasst mit Hilfe</translation>
    </message>
    <message>
      <source>High bidder</source>
      <comment>HIGH_BIDDER</comment>
      <translation>Höchstes Gebot</translation>
    </message>
    <message>
      <source>Plays {amount}</source>
      <comment>PLAYS_FOR</comment>
      <translation>Spielt {amount}</translation>
    </message>
    <message>
      <source>Shoots the moon</source>
      <comment>PLAYS_MOON</comment>
      <translation>Spielt Durchmarsch</translation>
    </message>
    <message>
      <source>Sitting out this deal</source>
      <comment>RESTING</comment>
      <translation>Setzt in diesem Spiel aus</translation>
    </message>
    <message>
      <source>sitting out</source>
      <comment>RESTING_SHORT</comment>
      <translation>setzt aus</translation>
    </message>
    <message>
      <source>Passed {cards}</source>
      <comment>GAVE</comment>
      <translation>Gab {cards}</translation>
    </message>
    <message>
      <source>D</source>
      <comment>DEALER_LETTER</comment>
      <translation>G</translation>
    </message>
    <message>
      <source>Melded</source>
      <comment>MELD_SHOWN</comment>
      <translation>Hat gemeldet</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>NO_MELD_SHOWN</comment>
      <translation>Keine Meldung</translation>
    </message>
    <message>
      <source>Led {card}</source>
      <comment>LED</comment>
      <translation>{card} ausgespielt</translation>
    </message>
    <message>
      <source>Played {card}</source>
      <comment>PLAYED</comment>
      <translation>{card} gespielt</translation>
    </message>
    <message>
      <source>You play after {name}</source>
      <comment>PLAY_AFTER</comment>
      <translation>Du kommst nach {name}</translation>
    </message>
    <message>
      <source>After {name}</source>
      <comment>PLAY_AFTER_SHORT</comment>
      <translation>Nach {name}</translation>
    </message>
    <message>
      <source>Took the trick</source>
      <comment>TOOK_TRICK</comment>
      <translation>Hat den Stich</translation>
    </message>
    <message>
      <source>Took it</source>
      <comment>TOOK_TRICK_SHORT</comment>
      <translation>Stich</translation>
    </message>
    <message>
      <source>meld</source>
      <comment>UNIT_MELD</comment>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>trick</source>
      <comment>UNIT_TRICK</comment>
      <translation>Stich</translation>
    </message>
    <message>
      <source>tricks</source>
      <comment>UNIT_TRICKS</comment>
      <translation>Stiche</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>BUBBLE_PASS</comment>
      <translation>Passe</translation>
    </message>
    <message>
      <source>earlier: {bids}</source>
      <comment>BUBBLE_BEFORE</comment>
      <translation>vorher: {bids}</translation>
    </message>
    <message>
      <source>Buried {cards}</source>
      <comment>BUBBLE_BURIED</comment>
      <translation>Gedrückt: {cards}</translation>
    </message>
    <message>
      <source>I give up</source>
      <comment>BUBBLE_GIVES_UP</comment>
      <translation>Ich gebe auf</translation>
    </message>
    <message>
      <source>called card</source>
      <comment>BUBBLE_CALLED</comment>
      <translation>gerufene Karte</translation>
    </message>
    <message>
      <source>nobody has it</source>
      <comment>BUBBLE_CALLED_NOBODY</comment>
      <translation>hat niemand</translation>
    </message>
    <message>
      <source>Winning</source>
      <comment>WINNING</comment>
      <translation>Vorn</translation>
    </message>
    <message>
      <source>{count} left</source>
      <comment>PILE_LEFT</comment>
      <translation>noch {count}</translation>
    </message>
    <message>
      <source>Upcard</source>
      <comment>UPCARD</comment>
      <translation>Offene Karte</translation>
    </message>
    <message>
      <source>Raised cards are your meld in {suit}</source>
      <comment>RAISED_CARDS</comment>
      <translation>Gehobene Karten: Meldung mit {suit}</translation>
    </message>
    <message>
      <source>Raised: meld in {suit}</source>
      <comment>RAISED_CARDS_SHORT</comment>
      <translation>Gehoben: Meldung mit {suit}</translation>
    </message>
    <message>
      <source>Your card</source>
      <comment>YOUR_CARD</comment>
      <translation>Deine Karte</translation>
    </message>
    <message>
      <source>{widow}, {cards}</source>
      <comment>WIDOW_LIES</comment>
      <translation>{widow}, {cards}</translation>
    </message>
    <message>
      <source>Kitty, {cards}</source>
      <comment>KITTY_LIES</comment>
      <translation>Stock, {cards}</translation>
    </message>
    <message>
      <source>Trump not named yet</source>
      <comment>NO_TRUMP_YET</comment>
      <translation>Noch kein Trumpf</translation>
    </message>
    <message>
      <source>No deal yet</source>
      <comment>NO_DEAL_YET</comment>
      <translation>Noch kein Spiel</translation>
    </message>
    <message>
      <source>Draft: build your hand</source>
      <comment>DRAFTING</comment>
      <translation>Stell dein Blatt zusammen</translation>
    </message>
    <message>
      <source>Bidding: no bids yet</source>
      <comment>AUCTION_OPEN</comment>
      <translation>Reizen: noch kein Gebot</translation>
    </message>
    <message>
      <source>Bidding: you are high at {amount}</source>
      <comment>AUCTION_HIGH_YOU</comment>
      <translation>Reizen: Dein Gebot {amount} ist das höchste</translation>
    </message>
    <message>
      <source>Bidding: {name} is high at {amount}</source>
      <comment>AUCTION_HIGH</comment>
      <translation>Reizen: höchstes Gebot {amount} von {name}</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>TRUMP_IS</comment>
      <translation>{suit} ist Trumpf</translation>
    </message>
    <message>
      <source>Contract {amount}</source>
      <comment>CONTRACT</comment>
      <translation>Kontrakt {amount}</translation>
    </message>
    <message>
      <source>Contract {amount} made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>Kontrakt {amount} erfüllt</translation>
    </message>
    <message>
      <source>Contract {amount} set</source>
      <comment>CONTRACT_SET</comment>
      <translation>Kontrakt {amount} verloren</translation>
    </message>
    <message>
      <source>{names}, {suit}</source>
      <comment>DECLARERS</comment>
      <translation>{names}, {suit}</translation>
    </message>
    <message>
      <source>{names}, called {card}</source>
      <comment>DECLARERS_CALLED</comment>
      <translation>{names}, {card} gerufen</translation>
    </message>
    <message>
      <source>{count} cards left in the stock</source>
      <comment>STOCK_LEFT</comment>
      <translation>Noch {count} Karten im Stapel</translation>
    </message>
    <message>
      <source>1 card left in the stock</source>
      <comment>STOCK_LEFT_ONE</comment>
      <translation>Noch 1 Karte im Stapel</translation>
    </message>
    <message>
      <source>The stock is empty: follow suit, and win the trick if you can.</source>
      <comment>STOCK_GONE</comment>
      <translation>Der Stapel ist leer: Bediene, und stich, wenn du kannst.</translation>
    </message>
    <message>
      <source>Stock gone: follow and win</source>
      <comment>STOCK_GONE_SHORT</comment>
      <translation>Stapel leer: bedienen, stechen</translation>
    </message>
    <message>
      <source>Needs {amount} more</source>
      <comment>NEEDS</comment>
      <translation>Braucht noch {amount}</translation>
    </message>
    <message>
      <source>Needs up to {amount} more</source>
      <comment>NEEDS_UP_TO</comment>
      <translation>Braucht höchstens noch {amount}</translation>
    </message>
    <message>
      <source>Needs {amount} in tricks</source>
      <comment>NEEDS_IN_TRICKS</comment>
      <translation>Braucht {amount} in Stichen</translation>
    </message>
    <message>
      <source>Needs up to {amount} in tricks</source>
      <comment>NEEDS_IN_TRICKS_UP_TO</comment>
      <translation>Braucht bis zu {amount} in Stichen</translation>
    </message>
    <message>
      <source>Needs a trick</source>
      <comment>NEEDS_TRICK</comment>
      <translation>Braucht einen Stich</translation>
    </message>
    <message>
      <source>Contract made</source>
      <comment>HAS_ENOUGH</comment>
      <translation>Kontrakt erfüllt</translation>
    </message>
    <message>
      <source>They're set</source>
      <comment>OUT_OF_REACH</comment>
      <translation>Kontrakt verloren</translation>
    </message>
    <message>
      <source>You're set</source>
      <comment>OUT_OF_REACH_OWN</comment>
      <translation>Kontrakt verloren</translation>
    </message>
    <message>
      <source>Made by {spare}</source>
      <comment>MADE_BY</comment>
      <translation>{spare} mehr als nötig</translation>
    </message>
    <message>
      <source>On the nose</source>
      <comment>MADE_EXACTLY</comment>
      <translation>Genau getroffen</translation>
    </message>
    <message>
      <source>Set by {short}</source>
      <comment>SET_BY</comment>
      <translation>{short} zu wenig</translation>
    </message>
    <message>
      <source>Set</source>
      <comment>SET</comment>
      <translation>Nicht geschafft</translation>
    </message>
    <message>
      <source>{got} of {bid}</source>
      <comment>GOT_OF</comment>
      <translation>{got} von {bid}</translation>
    </message>
    <message>
      <source>First to {target}</source>
      <comment>FIRST_TO</comment>
      <translation>Bis {target}</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>SO_MANY_DEALS</comment>
      <translation>{count} Spiele</translation>
    </message>
    <message>
      <source>One deal</source>
      <comment>ONE_DEAL</comment>
      <translation>Ein Spiel</translation>
    </message>
    <message>
      <source>?</source>
      <comment>TRUMP_UNKNOWN</comment>
      <translation>?</translation>
    </message>
    <message>
      <source>Join</source>
      <comment>JOIN</comment>
      <translation>Mitspielen</translation>
    </message>
    <message>
      <source>Paused</source>
      <comment>PAUSED</comment>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Hint</source>
      <comment>HINT</comment>
      <translation>Tipp</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Letzter Stich</translation>
    </message>
    <message>
      <source>Scores</source>
      <comment>SCORES</comment>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>See what a good player would do</source>
      <comment>HINT_HINT</comment>
      <translation>Sehen, was ein guter Spieler täte</translation>
    </message>
    <message>
      <source>Your only legal card is played for you.</source>
      <comment>ONLY_CARD_PLAYED</comment>
      <translation>Deine einzige erlaubte Karte wird für dich gespielt.</translation>
    </message>
    <message>
      <source>Your last card is played for you.</source>
      <comment>LAST_CARD_PLAYED</comment>
      <translation>Deine letzte Karte wird für dich gespielt.</translation>
    </message>
    <message>
      <source>To see melds again, click a player's name. M shows each in turn.</source>
      <comment>RECALL_MELDS</comment>
      <translation>Um Meldungen wieder zu sehen, klick auf einen Namen. M zeigt eine nach der anderen.</translation>
    </message>
    <message>
      <source>Take back your last move</source>
      <comment>HINT_UNDO</comment>
      <translation>Deinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
      <source>Show or hide the last trick</source>
      <comment>HINT_LAST_TRICK</comment>
      <translation>Den letzten Stich zeigen oder verbergen</translation>
    </message>
    <message>
      <source>Show the score sheet</source>
      <comment>HINT_SCORES</comment>
      <translation>Die Punkteliste zeigen</translation>
    </message>
    <message>
      <source>Trump is not named yet</source>
      <comment>TRUMP_TILE_NONE</comment>
      <translation>Trumpf ist noch nicht gewählt</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <comment>TRUMP_TILE</comment>
      <translation>Trumpf: {suit}</translation>
    </message>
    <message>
      <source>{names}: {score} of {target}</source>
      <comment>SCORE_OF</comment>
      <translation>{names}: {score} von {target}</translation>
    </message>
    <message>
      <source>{names}: {score} left of {target}</source>
      <comment>SCORE_LEFT</comment>
      <translation>{names}: noch {score} von {target}</translation>
    </message>
    <message>
      <source>{names}: {score}</source>
      <comment>SCORE_ALONE</comment>
      <translation>{names}: {score}</translation>
    </message>
    <message>
      <source>Your bid</source>
      <comment>YOUR_BID</comment>
      <translation>Dein Gebot</translation>
    </message>
    <message>
      <source>At least {amount} to beat {name}</source>
      <comment>AT_LEAST_TO_BEAT</comment>
      <translation>Ab {amount}, um {name} zu überbieten</translation>
    </message>
    <message>
      <source>{amount} is enough to take it from {name}</source>
      <comment>AT_LEAST_TO_MATCH</comment>
      <translation>{amount} genügt, um es {name} abzunehmen</translation>
    </message>
    <message>
      <source>Your partner has the bid; {amount} would top it</source>
      <comment>OVER_PARTNER</comment>
      <translation>Dein Partner hat das Gebot; ab {amount}</translation>
    </message>
    <message>
      <source>At least {amount} to open</source>
      <comment>AT_LEAST_TO_OPEN</comment>
      <translation>Mindestens {amount} zur Eröffnung</translation>
    </message>
    <message>
      <source>Shows {name} {amount} in meld or more</source>
      <comment>TELLS_MELD</comment>
      <translation>Zeigt {name} mindestens {amount} in Meldungen</translation>
    </message>
    <message>
      <source>Shows {name} aces around</source>
      <comment>TELLS_ACES_AROUND</comment>
      <translation>Zeigt {name} vier Asse</translation>
    </message>
    <message>
      <source>Shows {name} {count} aces or more</source>
      <comment>TELLS_ACES</comment>
      <translation>Zeigt {name} mindestens {count} Asse</translation>
    </message>
    <message>
      <source>Shows {name} a run</source>
      <comment>TELLS_RUN</comment>
      <translation>Zeigt {name} eine Familie</translation>
    </message>
    <message>
      <source>Shows {name} {count} cards or more of one suit</source>
      <comment>TELLS_SUIT</comment>
      <translation>Zeigt {name} mindestens {count} Karten einer Farbe</translation>
    </message>
    <message>
      <source>Asks {name} to show meld</source>
      <comment>TELLS_ASKS</comment>
      <translation>Fragt {name} nach Meldungen</translation>
    </message>
    <message>
      <source>Tells {name} nothing about meld</source>
      <comment>TELLS_NOTHING</comment>
      <translation>Sagt {name} nichts über Meldungen</translation>
    </message>
    <message>
      <source>The only bid is {amount}</source>
      <comment>EXACTLY</comment>
      <translation>Nur {amount} ist möglich</translation>
    </message>
    <message>
      <source>Bid {amount}</source>
      <comment>BID</comment>
      <translation>{amount} reizen</translation>
    </message>
    <message>
      <source>Lower bid</source>
      <comment>BID_LESS</comment>
      <translation>Weniger reizen</translation>
    </message>
    <message>
      <source>Higher bid</source>
      <comment>BID_MORE</comment>
      <translation>Mehr reizen</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Pass mit Hilfe</translation>
    </message>
    <message>
      <source>“I have some meld”</source>
      <comment>PASS_HELP_SAYS</comment>
      <translation>„Ich habe etwas zu melden“</translation>
    </message>
    <message>
      <source>Your meld by trump suit</source>
      <comment>MELD_YOU_WOULD_HAVE</comment>
      <translation>Deine Meldung je Trumpf</translation>
    </message>
    <message>
      <source>Trump of your bid</source>
      <comment>TRUMP_OF_BID</comment>
      <translation>Trumpf deines Gebots</translation>
    </message>
    <message>
      <source>Meld with {suit} trump: {amount}</source>
      <comment>MELD_WITH_SUIT</comment>
      <translation>Meldung mit {suit} als Trumpf: {amount}</translation>
    </message>
    <message>
      <source>Name trump</source>
      <comment>NAME_TRUMP</comment>
      <translation>Trumpf wählen</translation>
    </message>
    <message>
      <source>You have the bid at {amount}</source>
      <comment>TRUMP_FOR</comment>
      <translation>Du spielst {amount}; die Zahlen sind deine Meldung</translation>
    </message>
    <message>
      <source>You name trump and lead</source>
      <comment>TRUMP_AND_LEAD</comment>
      <translation>Du wählst Trumpf und spielst aus</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>MAKE_TRUMP</comment>
      <translation>{suit} wird Trumpf</translation>
    </message>
    <message>
      <source>{suit}: {cards}, meld {meld}</source>
      <comment>SUIT_BUTTON</comment>
      <translation>{suit}: {cards}, Meldung {meld}</translation>
    </message>
    <message>
      <source>Cards for {name}</source>
      <comment>GIVE_TITLE</comment>
      <translation>Karten für {name}</translation>
    </message>
    <message>
      <source>{name} has the bid at {amount} in {suit}. Pass {passed}.</source>
      <comment>GIVE_HELP</comment>
      <translation>{name} spielt {amount} in {suit}. Gib {passed} weiter.</translation>
    </message>
    <message>
      <source>{name} passed you {cards}. Pass {passed} back.</source>
      <comment>GIVE_BACK_HELP</comment>
      <translation>{name} gab dir {cards}. Gib {passed} zurück.</translation>
    </message>
    <message>
      <source>Your discards</source>
      <comment>BURY_TITLE</comment>
      <translation>Was du drückst</translation>
    </message>
    <message>
      <source>Bury {cards}.</source>
      <comment>BURY_HELP</comment>
      <translation>Drücke {cards}.</translation>
    </message>
    <message>
      <source>{count} more to pick</source>
      <comment>STILL_TO_CHOOSE</comment>
      <translation>Noch {count} wählen</translation>
    </message>
    <message>
      <source>1 more to pick</source>
      <comment>STILL_ONE_TO_CHOOSE</comment>
      <translation>Noch 1 wählen</translation>
    </message>
    <message>
      <source>{count} too many</source>
      <comment>TOO_MANY_CHOSEN</comment>
      <translation>{count} zu viel</translation>
    </message>
    <message>
      <source>All picked</source>
      <comment>ALL_CHOSEN</comment>
      <translation>Alle gewählt</translation>
    </message>
    <message>
      <source>Pick them in your hand</source>
      <comment>CHOSEN_NONE</comment>
      <translation>Wähl sie in deinem Blatt</translation>
    </message>
    <message>
      <source>Pick {count} more cards first.</source>
      <comment>CHOOSE_MORE</comment>
      <translation>Wähle erst noch {count} Karten.</translation>
    </message>
    <message>
      <source>Pick one more card first.</source>
      <comment>CHOOSE_ONE_MORE</comment>
      <translation>Wähle erst noch eine Karte.</translation>
    </message>
    <message>
      <source>You already have {count}. Put one back first.</source>
      <comment>CHOSEN_ENOUGH</comment>
      <translation>Du hast schon {count}. Leg erst eine zurück.</translation>
    </message>
    <message>
      <source>Pass {count} to {name}</source>
      <comment>GIVE_BUTTON</comment>
      <translation>{count} an {name} geben</translation>
    </message>
    <message>
      <source>Bury {count}</source>
      <comment>BURY_BUTTON</comment>
      <translation>{count} drücken</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Abwählen</translation>
    </message>
    <message>
      <source>Meld so far</source>
      <comment>MELD_SO_FAR</comment>
      <translation>Bisher gemeldet</translation>
    </message>
    <message>
      <source>Melded</source>
      <comment>MELD_OF_ALL</comment>
      <translation>Gemeldet</translation>
    </message>
    <message>
      <source>Taken in tricks</source>
      <comment>TAKEN_SO_FAR</comment>
      <translation>In Stichen geholt</translation>
    </message>
    <message>
      <source>Your meld</source>
      <comment>YOUR_MELD</comment>
      <translation>Deine Meldung</translation>
    </message>
    <message>
      <source>Trump from now on: {suit}</source>
      <comment>MAKES_TRUMP</comment>
      <translation>Ab jetzt Trumpf: {suit}</translation>
    </message>
    <message>
      <source>Drag cards here, or pick a meld</source>
      <comment>DRAG_OR_PICK</comment>
      <translation>Karten herziehen oder Meldung wählen</translation>
    </message>
    <message>
      <source>You can show</source>
      <comment>MELDS_TO_SHOW</comment>
      <translation>Das kannst du zeigen</translation>
    </message>
    <message>
      <source>You can meld</source>
      <comment>POSSIBLE_MELDS</comment>
      <translation>Jetzt zu melden</translation>
    </message>
    <message>
      <source>No meld in this hand</source>
      <comment>NOTHING_TO_MELD</comment>
      <translation>Keine Meldung im Blatt</translation>
    </message>
    <message>
      <source>Nothing to meld now</source>
      <comment>NO_MELD_NOW</comment>
      <translation>Jetzt nichts zu melden</translation>
    </message>
    <message>
      <source>Meld {amount}</source>
      <comment>MELD_BUTTON</comment>
      <translation>{amount} melden</translation>
    </message>
    <message>
      <source>Your meld {amount}</source>
      <comment>MELD_OF_YOURS</comment>
      <translation>Deine Meldung {amount}</translation>
    </message>
    <message>
      <source>best of {count} ways</source>
      <comment>BEST_OF</comment>
      <translation>beste von {count} Arten</translation>
    </message>
    <message>
      <source>Other…</source>
      <comment>OTHER_MELDS</comment>
      <translation>Andere …</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>SHOW_NOTHING</comment>
      <translation>Nichts melden</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>DONE</comment>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>NO_MELD</comment>
      <translation>Keine Meldung</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD_NOTHING_YET</comment>
      <translation>Melden</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Take the upcard</source>
      <comment>EXCHANGE</comment>
      <translation>Offene Karte nehmen</translation>
    </message>
    <message>
      <source>{cards}, traded for {upcard}</source>
      <comment>DIX_TAKES</comment>
      <translation>{cards}, getauscht gegen {upcard}</translation>
    </message>
    <message>
      <source>Trade your {dix} for it</source>
      <comment>EXCHANGE_HELP</comment>
      <translation>Tausch {dix} dafür ein</translation>
    </message>
    <message>
      <source>{meld}: {card} is missing</source>
      <comment>MISSING</comment>
      <translation>{meld}: {card} fehlt</translation>
    </message>
    <message>
      <source>{meld}: {card} is in your hand</source>
      <comment>IN_HAND</comment>
      <translation>{meld}: {card} ist in deiner Hand</translation>
    </message>
    <message>
      <source>Lay it down for {amount} more.</source>
      <comment>WOULD_ADD</comment>
      <translation>Ausgelegt bringt das {amount} mehr.</translation>
    </message>
    <message>
      <source>Worth {amount} more. You hold {cards}.</source>
      <comment>WOULD_ADD_HELD</comment>
      <translation>Bringt {amount} mehr. Du hast {cards}.</translation>
    </message>
    <message>
      <source>another {card}</source>
      <comment>ANOTHER</comment>
      <translation>noch einmal {card}</translation>
    </message>
    <message>
      <source>{meld}: {cards} are missing</source>
      <comment>MISSING_MORE</comment>
      <translation>{meld}: {cards} fehlen</translation>
    </message>
    <message>
      <source>{meld}: {cards} are in your hand</source>
      <comment>IN_HAND_MORE</comment>
      <translation>{meld}: {cards} sind in deiner Hand</translation>
    </message>
    <message>
      <source>Lay them down for {amount} more.</source>
      <comment>WOULD_ADD_MORE</comment>
      <translation>Ausgelegt bringen sie {amount} mehr.</translation>
    </message>
    <message>
      <source>{meld} doesn't count</source>
      <comment>NOT_COUNTED</comment>
      <translation>{meld} zählt nicht</translation>
    </message>
    <message>
      <source>At least one card must come from your hand.</source>
      <comment>NEEDS_HAND_CARD</comment>
      <translation>Wenigstens eine Karte muss aus deiner Hand kommen.</translation>
    </message>
    <message>
      <source>Take it back to meld the {meld}.</source>
      <comment>TAKE_BACK_ONE</comment>
      <translation>Nimm sie zurück und melde: {meld}.</translation>
    </message>
    <message>
      <source>Take them back to meld the {meld}.</source>
      <comment>TAKE_BACK</comment>
      <translation>Nimm sie zurück und melde: {meld}.</translation>
    </message>
    <message>
      <source>Drag cards here</source>
      <comment>DRAG_TO_MELD</comment>
      <translation>Karten hierher ziehen</translation>
    </message>
    <message>
      <source>Its cards already count for the {meld}.</source>
      <comment>SERVES</comment>
      <translation>Die Karten zählen schon für: {meld}.</translation>
    </message>
    <message>
      <source>{cards} isn't part of a meld</source>
      <comment>IDLE_ONE</comment>
      <translation>{cards} gehört zu keiner Meldung</translation>
    </message>
    <message>
      <source>{cards} aren't part of a meld</source>
      <comment>IDLE_MORE</comment>
      <translation>{cards} gehören zu keiner Meldung</translation>
    </message>
    <message>
      <source>They go back to your hand.</source>
      <comment>IDLE_WHY</comment>
      <translation>Sie gehen zurück auf die Hand.</translation>
    </message>
    <message>
      <source>It goes back to your hand.</source>
      <comment>IDLE_WHY_ONE</comment>
      <translation>Die Karte geht zurück auf die Hand.</translation>
    </message>
    <message>
      <source>Your meld: {amount}</source>
      <comment>MELD_TOTAL</comment>
      <translation>Deine Meldung: {amount}</translation>
    </message>
    <message>
      <source>{meld}, {amount}: {cards}</source>
      <comment>ROW_SPOKEN</comment>
      <translation>{meld}, {amount}: {cards}</translation>
    </message>
    <message>
      <source>Call your partner</source>
      <comment>CALL_TITLE</comment>
      <translation>Partner rufen</translation>
    </message>
    <message>
      <source>Call a card in {suit}. The first player who holds it is your partner for this deal.</source>
      <comment>CALL_HELP</comment>
      <translation>Rufe eine Karte in {suit}. Wer sie als Erster hat, spielt diesmal mit dir.</translation>
    </message>
    <message>
      <source>none</source>
      <comment>CALL_NOT_HELD</comment>
      <translation>fehlt dir</translation>
    </message>
    <message>
      <source>{count} in hand</source>
      <comment>CALL_HELD</comment>
      <translation>{count} in Hand</translation>
    </message>
    <message>
      <source>Deal out the kitty</source>
      <comment>KITTY_TITLE</comment>
      <translation>Stock verteilen</translation>
    </message>
    <message>
      <source>Everybody gets one card. Pick two cards to swap them.</source>
      <comment>KITTY_HELP</comment>
      <translation>Jeder bekommt eine Karte. Wähle zwei, um sie zu tauschen.</translation>
    </message>
    <message>
      <source>{name}: {card}</source>
      <comment>KITTY_GETS</comment>
      <translation>{name}: {card}</translation>
    </message>
    <message>
      <source>Deal them out</source>
      <comment>KITTY_BUTTON</comment>
      <translation>Verteilen</translation>
    </message>
    <message>
      <source>Meld is in</source>
      <comment>DECIDE_TITLE</comment>
      <translation>Alle haben gemeldet</translation>
    </message>
    <message>
      <source>You need {amount} in tricks to make {bid}.</source>
      <comment>DECIDE_NEED</comment>
      <translation>Für {bid} brauchst du {amount} in Stichen.</translation>
    </message>
    <message>
      <source>You need {amount} in tricks to make {bid}, but only {most} can be won.</source>
      <comment>DECIDE_LOST</comment>
      <translation>Für {bid} brauchst du {amount} in Stichen, aber es gibt nur {most}.</translation>
    </message>
    <message>
      <source>Your meld alone makes {bid}.</source>
      <comment>DECIDE_SURE</comment>
      <translation>Deine Meldung allein reicht für {bid}.</translation>
    </message>
    <message>
      <source>Your meld makes {bid}, but the rules ask for {amount} in tricks as well.</source>
      <comment>DECIDE_LEAST</comment>
      <translation>Deine Meldung reicht für {bid}, aber nach den Regeln fehlen noch {amount} in Stichen.</translation>
    </message>
    <message>
      <source>Your meld makes {bid}, but you still need a trick.</source>
      <comment>DECIDE_TRICK</comment>
      <translation>Deine Meldung reicht für {bid}, aber du brauchst noch einen Stich.</translation>
    </message>
    <message>
      <source>Play with this {widow}?</source>
      <comment>WIDOW_TITLE</comment>
      <translation>Mit diesem {widow} spielen?</translation>
    </message>
    <message>
      <source>If it is no help to your {bid}, you can give up now.</source>
      <comment>WIDOW_HELP</comment>
      <translation>Hilft er deinen {bid} nicht, kannst du jetzt aufgeben.</translation>
    </message>
    <message>
      <source>A poor hand</source>
      <comment>MISDEAL_TITLE</comment>
      <translation>Ein schlechtes Blatt</translation>
    </message>
    <message>
      <source>The rules let you throw this hand in.</source>
      <comment>MISDEAL_HELP</comment>
      <translation>Nach den Regeln darfst du dieses Blatt wegwerfen.</translation>
    </message>
    <message>
      <source>Keep this card?</source>
      <comment>DRAFT_TITLE</comment>
      <translation>Diese Karte behalten?</translation>
    </message>
    <message>
      <source>All the tricks, or trump?</source>
      <comment>MOON_OR_TRUMP</comment>
      <translation>Durchmarsch oder Trumpf?</translation>
    </message>
    <message>
      <source>You may say now that you'll win every trick, or name trump for your bid of {bid}.</source>
      <comment>MOON_OR_TRUMP_HELP</comment>
      <translation>Du kannst jetzt ansagen, dass du alle Stiche machst, oder für dein Gebot von {bid} den Trumpf wählen.</translation>
    </message>
    <message>
      <source>Play on</source>
      <comment>PLAY_ON</comment>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <source>Play it out</source>
      <comment>PLAY_ON_SAYS</comment>
      <translation>Bis zum letzten Stich</translation>
    </message>
    <message>
      <source>The bid is lost either way</source>
      <comment>PLAY_ON_LOST_SAYS</comment>
      <translation>Das Gebot ist so oder so verloren</translation>
    </message>
    <message>
      <source>Your bid is safe</source>
      <comment>PLAY_ON_SURE_SAYS</comment>
      <translation>Dein Gebot ist sicher</translation>
    </message>
    <message>
      <source>Throw in</source>
      <comment>THROW_IN</comment>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Lose {amount} and skip the play</source>
      <comment>THROW_IN_SAYS</comment>
      <translation>{amount} verlieren, ohne zu spielen</translation>
    </message>
    <message>
      <source>{name} shoots the moon</source>
      <comment>MOON</comment>
      <translation>{name} versucht den Durchmarsch</translation>
    </message>
    <message>
      <source>You shoot the moon</source>
      <comment>MOON_YOU</comment>
      <translation>Du versuchst den Durchmarsch</translation>
    </message>
    <message>
      <source>{name} shot the moon</source>
      <comment>MOON_SHOT</comment>
      <translation>Durchmarsch gelungen: {name}</translation>
    </message>
    <message>
      <source>You shot the moon</source>
      <comment>MOON_SHOT_YOU</comment>
      <translation>Dein Durchmarsch ist gelungen</translation>
    </message>
    <message>
      <source>{name} missed the moon</source>
      <comment>MOON_MISSED</comment>
      <translation>Durchmarsch misslungen: {name}</translation>
    </message>
    <message>
      <source>You missed the moon</source>
      <comment>MOON_MISSED_YOU</comment>
      <translation>Dein Durchmarsch ist misslungen</translation>
    </message>
    <message>
      <source>Shoot the moon</source>
      <comment>SHOOT_MOON</comment>
      <translation>Durchmarsch</translation>
    </message>
    <message>
      <source>Win every trick, or lose {amount}</source>
      <comment>SHOOT_MOON_SAYS</comment>
      <translation>Alle Stiche machen oder {amount} verlieren</translation>
    </message>
    <message>
      <source>Concede</source>
      <comment>CONCEDE</comment>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Lose {amount}; the others keep their meld</source>
      <comment>CONCEDE_SAYS</comment>
      <translation>{amount} verlieren; andere behalten Meldung</translation>
    </message>
    <message>
      <source>Concede without looking</source>
      <comment>CONCEDE_UNSEEN</comment>
      <translation>Aufgeben, ohne zu schauen</translation>
    </message>
    <message>
      <source>Throw the hand in</source>
      <comment>THROW_HAND</comment>
      <translation>Blatt wegwerfen</translation>
    </message>
    <message>
      <source>You get a new deal</source>
      <comment>THROW_HAND_SAYS</comment>
      <translation>Es wird neu gegeben</translation>
    </message>
    <message>
      <source>Play this hand</source>
      <comment>STAND</comment>
      <translation>Dieses Blatt spielen</translation>
    </message>
    <message>
      <source>Take your chances with it</source>
      <comment>STAND_SAYS</comment>
      <translation>Und das Beste daraus machen</translation>
    </message>
    <message>
      <source>Keep it</source>
      <comment>KEEP</comment>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>The next card is discarded</source>
      <comment>KEEP_SAYS</comment>
      <translation>Die nächste Karte wird weggelegt</translation>
    </message>
    <message>
      <source>Discard it</source>
      <comment>REJECT</comment>
      <translation>Weglegen</translation>
    </message>
    <message>
      <source>You get the next card unseen</source>
      <comment>REJECT_SAYS</comment>
      <translation>Du bekommst die nächste Karte ungesehen</translation>
    </message>
    <message>
      <source>Declare out</source>
      <comment>DECLARE_OUT</comment>
      <translation>„Aus“ sagen</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>GO_ON</comment>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Claim that you have {target}</source>
      <comment>DECLARE_OUT_SAYS</comment>
      <translation>Sag, dass du {target} hast</translation>
    </message>
    <message>
      <source>Sure you're out?</source>
      <comment>DECLARE_OUT_SURE</comment>
      <translation>Wirklich aus?</translation>
    </message>
    <message>
      <source>If you're wrong, you lose the match</source>
      <comment>DECLARE_OUT_RISK</comment>
      <translation>Irrst du dich, verlierst du die Partie</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL_NUMBER</comment>
      <translation>Spiel {number}</translation>
    </message>
    <message>
      <source>Deal code {code}</source>
      <comment>DEAL_CODE</comment>
      <translation>Spielcode {code}</translation>
    </message>
    <message>
      <source>Copy deal code</source>
      <comment>COPY_DEAL_CODE</comment>
      <translation>Spielcode kopieren</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>DEAL_CODE_COPIED</comment>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Shuffle checked</source>
      <comment>SHUFFLE_CHECKED</comment>
      <translation>Mischen geprüft</translation>
    </message>
    <message>
      <source>How it was shuffled</source>
      <comment>SHUFFLE_PROOF</comment>
      <translation>Wie gemischt wurde</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <comment>SCORE_SHEET</comment>
      <translation>Punkteliste</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>COLUMN_BID</comment>
      <translation>Gebot</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>COLUMN_MELD</comment>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>COLUMN_TRICKS</comment>
      <translation>Stiche</translation>
    </message>
    <message>
      <source>This deal</source>
      <comment>COLUMN_DEAL</comment>
      <translation>Dieses Spiel</translation>
    </message>
    <message>
      <source>Total</source>
      <comment>COLUMN_TOTAL</comment>
      <translation>Gesamt</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>COLUMN_CHECKS</comment>
      <translation>Schecks</translation>
    </message>
    <message>
      <source>Contract</source>
      <comment>COLUMN_CONTRACT</comment>
      <translation>Kontrakt</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>COLUMN_NUMBER</comment>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>sat out</source>
      <comment>RESTED</comment>
      <translation>ausgesetzt</translation>
    </message>
    <message>
      <source>Us</source>
      <comment>US</comment>
      <translation>Wir</translation>
    </message>
    <message>
      <source>Them</source>
      <comment>THEM</comment>
      <translation>Gegner</translation>
    </message>
    <message>
      <source>Deal by deal</source>
      <comment>DEAL_BY_DEAL</comment>
      <translation>Spiel für Spiel</translation>
    </message>
    <message>
      <source>Standings</source>
      <comment>STANDING</comment>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Start</source>
      <comment>CHART_START</comment>
      <translation>Beginn</translation>
    </message>
    <message>
      <source>Game</source>
      <comment>CHART_GAME</comment>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Standings: {scores}</source>
      <comment>CHART_SPOKEN</comment>
      <translation>Stand: {scores}</translation>
    </message>
    <message>
      <source>No deal finished yet</source>
      <comment>NO_DEAL_FINISHED</comment>
      <translation>Noch kein Spiel beendet</translation>
    </message>
    <message>
      <source>Next deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>Nächstes Spiel</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>REVIEW</comment>
      <translation>Rückblick</translation>
    </message>
    <message>
      <source>Close</source>
      <comment>CLOSE</comment>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>–</source>
      <comment>NONE_SHORT</comment>
      <translation>–</translation>
    </message>
    <message>
      <source>{name}, {points}</source>
      <comment>LAST_TRICK_BY</comment>
      <translation>{name}, {points}</translation>
    </message>
    <message>
      <source>No last trick yet</source>
      <comment>NO_LAST_TRICK</comment>
      <translation>Noch kein letzter Stich</translation>
    </message>
    <message>
      <source>{name} took the trick: {points}</source>
      <comment>TRICK_TAKEN_BY</comment>
      <translation>Letzter Stich: {name}, {points}</translation>
    </message>
    <message>
      <source>led</source>
      <comment>TRICK_LED</comment>
      <translation>Ausspiel</translation>
    </message>
    <message>
      <source>took it</source>
      <comment>TRICK_TOOK</comment>
      <translation>Stich</translation>
    </message>
    <message>
      <source>led and took it</source>
      <comment>TRICK_LED_AND_TOOK</comment>
      <translation>Ausspiel und Stich</translation>
    </message>
    <message>
      <source>{name} led the {card}</source>
      <comment>TRICK_LED_BY</comment>
      <translation>{name}: {card} ausgespielt</translation>
    </message>
    <message>
      <source>{name} played the {card}</source>
      <comment>TRICK_PLAYED_BY</comment>
      <translation>{name}: {card}</translation>
    </message>
    <message>
      <source>Last trick: {plays}. {name} took it: {points}.</source>
      <comment>TRICK_SPOKEN</comment>
      <translation>Letzter Stich: {plays}. {name}: {points}.</translation>
    </message>
    <message>
      <source>Last trick: {cards}. {name} took {points}.</source>
      <comment>LAST_TRICK_SPOKEN</comment>
      <translation>Letzter Stich: {cards}. {name}: {points}.</translation>
    </message>
    <message>
      <source>{name}'s turn. Pass {name} the screen.</source>
      <comment>HAND_OVER</comment>
      <translation>{name} ist dran. Gib {name} den Bildschirm.</translation>
    </message>
    <message>
      <source>Cards stay hidden until {name} is ready.</source>
      <comment>HAND_OVER_HELP</comment>
      <translation>Die Karten bleiben verdeckt, bis {name} bereit ist.</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>HAND_OVER_READY</comment>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>Log</source>
      <comment>LOG</comment>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Nothing has happened yet</source>
      <comment>LOG_EMPTY</comment>
      <translation>Noch ist nichts passiert</translation>
    </message>
    <message>
      <source>Click a line, or press Enter on it, to see what it meant.</source>
      <comment>LOG_ASK</comment>
      <translation>Klick auf eine Zeile oder drück die Eingabetaste, um zu lesen, was sie bedeutet.</translation>
    </message>
    <message>
      <source>Whoever takes this trick is the last who may meld.</source>
      <comment>LAST_MELD_TRICK</comment>
      <translation>Wer diesen Stich macht, darf als Letzter melden.</translation>
    </message>
    <message>
      <source>This is your last chance to meld.</source>
      <comment>LAST_MELD</comment>
      <translation>Das ist deine letzte Gelegenheit zu melden.</translation>
    </message>
    <message>
      <source>No card can change this deal's score now: click here or press C to play the rest.</source>
      <comment>REST_SETTLED</comment>
      <translation>Keine Karte ändert mehr etwas an den Punkten dieses Spiels: Ein Klick hier oder C spielt den Rest aus.</translation>
    </message>
    <message>
      <source>Your last game can't be read, so a new one has begun. Its file stays where it is: {path}.</source>
      <comment>LAST_GAME_UNREADABLE</comment>
      <translation>Deine letzte Partie lässt sich nicht mehr lesen, deshalb hat eine neue begonnen. Die Datei bleibt, wo sie ist: {path}.</translation>
    </message>
    <message>
      <source>Your last game is open in another window, so a new one has begun here.</source>
      <comment>LAST_GAME_BUSY</comment>
      <translation>Deine letzte Partie ist in einem anderen Fenster offen, deshalb hat hier eine neue begonnen.</translation>
    </message>
    <message>
      <source>“{word}”</source>
      <comment>QUOTED</comment>
      <translation>„{word}“</translation>
    </message>
    <message>
      <source>Enter</source>
      <comment>ENTER</comment>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Backspace</source>
      <comment>BACKSPACE</comment>
      <translation>Rücktaste</translation>
    </message>
    <message>
      <source>There is no computer player {skills} here, so {house} plays for {names}.</source>
      <comment>NO_SUCH_PLAYER</comment>
      <translation>Einen Computerspieler {skills} gibt es hier nicht, deshalb spielt {house} für {names}.</translation>
    </message>
    <message>
      <source>A computer player could not decide, so {skill} decides in its place.</source>
      <comment>STAND_IN</comment>
      <translation>Ein Computerspieler konnte sich nicht entscheiden, deshalb entscheidet {skill} für ihn.</translation>
    </message>
    <message>
      <source>{variable} is set to “{value}”, which no window can use, so this one has its usual size.</source>
      <comment>UNUSABLE_SIZE</comment>
      <translation>{variable} ist auf „{value}“ gesetzt. Damit lässt sich kein Fenster zeigen, deshalb hat dieses seine übliche Größe.</translation>
    </message>
    <message>
      <source>This game is open in another window. What you play here is saved in a copy: {path}.</source>
      <comment>GAME_BUSY</comment>
      <translation>Diese Partie ist in einem anderen Fenster offen. Was du hier spielst, wird in einer Kopie gespeichert: {path}.</translation>
    </message>
    <message>
      <source>This game's file can't be changed. What you play here is saved in a copy: {path}.</source>
      <comment>GAME_READ_ONLY</comment>
      <translation>Die Datei dieser Partie lässt sich nicht ändern. Was du hier spielst, wird in einer Kopie gespeichert: {path}.</translation>
    </message>
  </context>
  <context>
    <name>Reason</name>
    <message>
      <source>The match is over. Start a new one.</source>
      <comment>MATCH_OVER</comment>
      <translation>Die Partie ist vorbei; beginne eine neue.</translation>
    </message>
    <message>
      <source>It's another player's turn.</source>
      <comment>NOT_YOUR_TURN</comment>
      <translation>Ein anderer ist dran.</translation>
    </message>
    <message>
      <source>That can't be done right now.</source>
      <comment>NOT_NOW</comment>
      <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
      <source>These cards don't make up the deck for this game.</source>
      <comment>WRONG_CARDS</comment>
      <translation>Diese Karten sind nicht der Kartensatz dieser Variante.</translation>
    </message>
    <message>
      <source>The {card} isn't in this hand.</source>
      <comment>NOT_HELD</comment>
      <translation>{card} ist nicht in diesem Blatt.</translation>
    </message>
    <message>
      <source>You have {suit}, so you must follow suit.</source>
      <comment>FOLLOW_SUIT</comment>
      <translation>Du hast {suit}, also musst du bedienen.</translation>
    </message>
    <message>
      <source>You must beat the {card} if you can, and the {better} does.</source>
      <comment>MUST_BEAT</comment>
      <translation>Du musst {card} schlagen, und {better} kann das.</translation>
    </message>
    <message>
      <source>You're out of the suit led, so you must play a trump.</source>
      <comment>MUST_TRUMP</comment>
      <translation>Du kannst nicht bedienen, also musst du einen Trumpf spielen.</translation>
    </message>
    <message>
      <source>The trick has been trumped. You must beat the {card} if you can, and the {better} does.</source>
      <comment>MUST_OVERTRUMP</comment>
      <translation>Der Stich ist gestochen. Du musst {card} schlagen, und {better} kann das.</translation>
    </message>
    <message>
      <source>Whoever won the bid must lead a trump to the first trick.</source>
      <comment>LEAD_TRUMP</comment>
      <translation>Wer das Reizen gewonnen hat, muss zum ersten Stich einen Trumpf ausspielen.</translation>
    </message>
    <message>
      <source>You must bid at least {amount}.</source>
      <comment>BID_TOO_LOW</comment>
      <translation>Du musst mindestens {amount} reizen.</translation>
    </message>
    <message>
      <source>You can't bid more than {amount}.</source>
      <comment>BID_TOO_HIGH</comment>
      <translation>Mehr als {amount} kannst du nicht reizen.</translation>
    </message>
    <message>
      <source>The moon has been bid, and no number is over it.</source>
      <comment>BID_OVER_MOON</comment>
      <translation>Der Durchmarsch ist gereizt, und keine Zahl ist höher.</translation>
    </message>
    <message>
      <source>Bids go up by {amount}.</source>
      <comment>BID_STEP</comment>
      <translation>Gereizt wird in Schritten von {amount}.</translation>
    </message>
    <message>
      <source>You must bid exactly {amount}: no jump bids in this game.</source>
      <comment>BID_EXACT</comment>
      <translation>Du musst genau {amount} reizen: Sprünge gibt es in dieser Variante nicht.</translation>
    </message>
    <message>
      <source>You need a marriage to bid.</source>
      <comment>BID_NEEDS_MARRIAGE</comment>
      <translation>Zum Reizen brauchst du ein Paar.</translation>
    </message>
    <message>
      <source>You need a run, a marriage or a dix to bid.</source>
      <comment>BID_NEEDS_MELD</comment>
      <translation>Zum Reizen brauchst du eine Familie, ein Paar oder eine Dix.</translation>
    </message>
    <message>
      <source>Every bid names a trump suit.</source>
      <comment>BID_NEEDS_SUIT</comment>
      <translation>Jedes Gebot nennt eine Trumpffarbe.</translation>
    </message>
    <message>
      <source>You have meld and must open the bidding.</source>
      <comment>MUST_OPEN</comment>
      <translation>Du hast etwas zu melden und musst eröffnen.</translation>
    </message>
    <message>
      <source>Passing with help isn't allowed in this game.</source>
      <comment>NO_HELP</comment>
      <translation>Passen mit Hilfe ist in dieser Variante nicht erlaubt.</translation>
    </message>
    <message>
      <source>Your bid named another suit than {suit}.</source>
      <comment>SUIT_NOT_BID</comment>
      <translation>Dein Gebot nannte eine andere Farbe als {suit}.</translation>
    </message>
    <message>
      <source>To make {suit} trump, you need a marriage in that suit.</source>
      <comment>SUIT_NEEDS_MARRIAGE</comment>
      <translation>Um {suit} als Trumpf zu wählen, brauchst du darin ein Paar.</translation>
    </message>
    <message>
      <source>To make {suit} trump, you need a run, a marriage or a dix in that suit.</source>
      <comment>SUIT_NEEDS_MELD</comment>
      <translation>Um {suit} als Trumpf zu wählen, brauchst du darin eine Familie, ein Paar oder eine Dix.</translation>
    </message>
    <message>
      <source>Pick exactly {count} cards.</source>
      <comment>WRONG_COUNT</comment>
      <translation>Wähle genau {count} Karten.</translation>
    </message>
    <message>
      <source>Pick exactly one card.</source>
      <comment>WRONG_COUNT_ONE</comment>
      <translation>Wähle genau eine Karte.</translation>
    </message>
    <message>
      <source>Your partner passed you the {card}, so you can't pass it back.</source>
      <comment>NOT_RETURNABLE</comment>
      <translation>{card} hast du vom Partner bekommen, die Karte darf nicht zurück.</translation>
    </message>
    <message>
      <source>The {card} is part of your meld. Bury other cards first.</source>
      <comment>BURY_UNMELDED</comment>
      <translation>{card} gehört zu deiner Meldung. Drücke zuerst andere Karten.</translation>
    </message>
    <message>
      <source>That isn't a meld in this game.</source>
      <comment>MELD_INVALID</comment>
      <translation>Das ist in diesem Spiel keine Meldung.</translation>
    </message>
    <message>
      <source>You can lay down only one meld after a trick.</source>
      <comment>MELD_LIMIT</comment>
      <translation>Nach einem Stich darf nur einmal gemeldet werden.</translation>
    </message>
    <message>
      <source>That isn't a new meld.</source>
      <comment>NO_MELD</comment>
      <translation>Das ist keine neue Meldung.</translation>
    </message>
    <message>
      <source>The {card} isn't in your melds on the table.</source>
      <comment>NOT_ON_TABLE</comment>
      <translation>{card} liegt nicht bei deinen Meldungen auf dem Tisch.</translation>
    </message>
    <message>
      <source>Give every player one card from the kitty.</source>
      <comment>KITTY_SHARE</comment>
      <translation>Gib jedem Spieler eine Karte des Stocks.</translation>
    </message>
  </context>
  <context>
    <name>Skill</name>
    <message>
      <source>Novice</source>
      <translation>Neuling</translation>
    </message>
    <message>
      <source>Easy</source>
      <translation>Leicht</translation>
    </message>
    <message>
      <source>Steady</source>
      <translation>Solide</translation>
    </message>
    <message>
      <source>Strong</source>
      <translation>Stark</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>Meister</translation>
    </message>
    <message>
      <source>Random</source>
      <translation>Zufall</translation>
    </message>
  </context>
  <context>
    <name>Lessons</name>
    <message>
      <source>The cards</source>
      <translation>Die Karten</translation>
    </message>
    <message>
      <source>A 10 K Q J 9, and two of each in every suit.</source>
      <translation>A 10 K Q J 9, und davon zwei in jeder Farbe.</translation>
    </message>
    <message>
      <source>Two against two</source>
      <translation>Zwei gegen zwei</translation>
    </message>
    <message>
      <source>Pinochle is mostly played by four, two against two. Points come from cards that you win, and from groups of cards that you hold. The first side with 1500 wins.</source>
      <translation>Pinochle wird meist zu viert gespielt, zwei gegen zwei. Punkte bringen Karten, die du gewinnst, und Gruppen von Karten, die du hältst. Wer zuerst 1500 hat, gewinnt.</translation>
    </message>
    <message>
      <source>Your partner sits across from you. Who is it?</source>
      <translation>Dein Partner sitzt dir gegenüber. Wer ist es?</translation>
    </message>
    <message>
      <source>Look at the other side of the table.</source>
      <translation>Schau auf die andere Seite des Tisches.</translation>
    </message>
    <message>
      <source>You and Nora have the same mark beside your names. All that she scores counts for you too.</source>
      <translation>Du und Nora habt das gleiche Zeichen neben dem Namen. Alles, was sie holt, zählt auch für dich.</translation>
    </message>
    <message>
      <source>Walter</source>
      <translation>Walter</translation>
    </message>
    <message>
      <source>Nora</source>
      <translation>Nora</translation>
    </message>
    <message>
      <source>Edith</source>
      <translation>Edith</translation>
    </message>
    <message>
      <source>Forty-eight cards</source>
      <translation>48 Karten</translation>
    </message>
    <message>
      <source>Pinochle is played with a deck of its own: ace, ten, king, queen, jack and nine in four suits, and two of every card.</source>
      <translation>Pinochle hat eigene Karten: Ass, Zehn, König, Dame, Bube und Neun in vier Farben, und jede Karte zweimal.</translation>
    </message>
    <message>
      <source>How many tens are in the deck?</source>
      <translation>Wie viele Zehnen sind im Spiel?</translation>
    </message>
    <message>
      <source>Two tens in each suit, and four suits.</source>
      <translation>Zwei Zehnen in jeder Farbe, und vier Farben.</translation>
    </message>
    <message>
      <source>Two in each of the four suits: eight tens, and 48 cards in all.</source>
      <translation>Zwei in jeder der vier Farben: acht Zehnen, und 48 Karten im Ganzen.</translation>
    </message>
    <message>
      <source>The ten is high</source>
      <translation>Die Zehn ist hoch</translation>
    </message>
    <message>
      <source>From the top, the cards rank A 10 K Q J 9. The ten stands between ace and king. Edith has put down the K♠.</source>
      <translation>Von oben nach unten: A 10 K Q J 9. Die Zehn steht zwischen Ass und König. Edith hat K♠ gelegt.</translation>
    </message>
    <message>
      <source>Two of your spades are higher than a king. Click the lower of them to play it.</source>
      <translation>Zwei deiner Pik sind höher als ein König. Klick auf die niedrigere, um sie zu spielen.</translation>
    </message>
    <message>
      <source>The ace is higher than the king too, but there is a lower card that will do.</source>
      <translation>Das Ass ist auch höher, aber eine niedrigere Karte reicht.</translation>
    </message>
    <message>
      <source>Ten beats king. If you know other card games, this is the one habit to change.</source>
      <translation>Zehn schlägt König. Wer andere Kartenspiele kennt, muss sich nur daran gewöhnen.</translation>
    </message>
    <message>
      <source>Two alike</source>
      <translation>Zwei gleiche</translation>
    </message>
    <message>
      <source>You won those four cards, so you play the next one. Every card has a twin: somebody else holds the other A♥.</source>
      <translation>Diese vier Karten hast du gewonnen, darum spielst du die nächste aus. Jede Karte gibt es zweimal: Das andere A♥ hat jemand anders.</translation>
    </message>
    <message>
      <source>Put down your A♥ and see what happens to its twin.</source>
      <translation>Leg dein A♥ und sieh, was mit dem anderen geschieht.</translation>
    </message>
    <message>
      <source>Play the A♥ this time.</source>
      <translation>Spiel diesmal A♥.</translation>
    </message>
    <message>
      <source>Of two equal cards, the one played first wins. Yours was first.</source>
      <translation>Von zwei gleichen Karten gewinnt die zuerst gespielte. Deine war die erste.</translation>
    </message>
    <message>
      <source>The order</source>
      <translation>Die Reihenfolge</translation>
    </message>
    <message>
      <source>The order is the same in every suit. Only the place of the ten takes getting used to.</source>
      <translation>Die Reihenfolge ist in jeder Farbe dieselbe. Nur an den Platz der Zehn muss man sich gewöhnen.</translation>
    </message>
    <message>
      <source>Which card comes right after the ten?</source>
      <translation>Welche Karte kommt gleich nach der Zehn?</translation>
    </message>
    <message>
      <source>Ace, ten, king, queen, jack, nine.</source>
      <translation>Ass, Zehn, König, Dame, Bube, Neun.</translation>
    </message>
    <message>
      <source>A 10 K Q J 9. There is no more to know about the deck.</source>
      <translation>A 10 K Q J 9. Mehr gibt es über die Karten nicht zu wissen.</translation>
    </message>
    <message>
      <source>A</source>
      <translation>A</translation>
    </message>
    <message>
      <source>K</source>
      <translation>K</translation>
    </message>
    <message>
      <source>J</source>
      <translation>J</translation>
    </message>
    <message>
      <source>Tricks and trump</source>
      <translation>Stiche und Trumpf</translation>
    </message>
    <message>
      <source>What a trick is, who wins it, and what it is worth.</source>
      <translation>Was ein Stich ist, wer ihn gewinnt und was er zählt.</translation>
    </message>
    <message>
      <source>A trick</source>
      <translation>Ein Stich</translation>
    </message>
    <message>
      <source>Everybody plays one card, clockwise. Those four cards are a trick. To play the first card of a trick is to lead. The highest card of the suit that was led wins.</source>
      <translation>Alle spielen reihum eine Karte, im Uhrzeigersinn. Diese vier Karten sind ein Stich. Wer die erste Karte legt, spielt aus. Die höchste Karte der ausgespielten Farbe gewinnt.</translation>
    </message>
    <message>
      <source>You lead. Play your A♣.</source>
      <translation>Du spielst aus. Spiel A♣.</translation>
    </message>
    <message>
      <source>The A♣ can't lose here. Lead that.</source>
      <translation>A♣ kann hier nicht verlieren. Spiel das aus.</translation>
    </message>
    <message>
      <source>No club is higher, so you won the trick. Whoever wins a trick leads to the next one.</source>
      <translation>Kein Kreuz ist höher, also hast du den Stich gewonnen. Wer einen Stich gewinnt, spielt zum nächsten aus.</translation>
    </message>
    <message>
      <source>Losing one</source>
      <translation>Einer geht verloren</translation>
    </message>
    <message>
      <source>You can't win them all. Four diamonds will fall now, and the highest takes the trick.</source>
      <translation>Alle kann man nicht gewinnen. Jetzt fallen vier Karo, und das höchste macht den Stich.</translation>
    </message>
    <message>
      <source>Lead your lowest diamond.</source>
      <translation>Spiel dein niedrigstes Karo aus.</translation>
    </message>
    <message>
      <source>That's a diamond, but a lower one will do.</source>
      <translation>Das ist ein Karo, aber ein niedrigeres tut es auch.</translation>
    </message>
    <message>
      <source>Lead a diamond, the lowest you have.</source>
      <translation>Spiel ein Karo aus, dein niedrigstes.</translation>
    </message>
    <message>
      <source>Edith's ace was the highest diamond. She leads now.</source>
      <translation>Ediths Ass war das höchste Karo. Jetzt spielt sie aus.</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Twelve tricks make a deal, and in each deal one suit is trump: it beats the other three. Here it is hearts, as the sign at the top left says. Even its nine beats any other ace.</source>
      <translation>Zwölf Stiche sind ein Spiel, und in jedem ist eine Farbe Trumpf: Sie schlägt die anderen drei. Hier ist es Herz, siehe oben links. Schon die Neun schlägt jedes andere Ass.</translation>
    </message>
    <message>
      <source>Edith leads an ace. You have no spades. Take her ace with your lowest trump.</source>
      <translation>Edith spielt ein Ass aus. Du hast kein Pik. Stich ihr Ass mit deinem niedrigsten Trumpf.</translation>
    </message>
    <message>
      <source>That would win too, but a lower trump is enough. Save the high ones.</source>
      <translation>Der gewinnt auch, aber ein niedrigerer reicht. Spar dir die hohen.</translation>
    </message>
    <message>
      <source>A nine took an ace. Playing a trump on another suit is called trumping.</source>
      <translation>Eine Neun hat ein Ass gestochen. Einen Trumpf auf eine andere Farbe zu legen heißt stechen.</translation>
    </message>
    <message>
      <source>Points in tricks</source>
      <translation>Punkte in Stichen</translation>
    </message>
    <message>
      <source>Aces, tens and kings are worth 10 points each to whoever wins them. They are called counters. Queens, jacks and nines are worth nothing.</source>
      <translation>Asse, Zehnen und Könige bringen dem, der sie gewinnt, je 10 Punkte. Man nennt sie Zähler. Damen, Buben und Neunen zählen nichts.</translation>
    </message>
    <message>
      <source>You just won A♠ 9♥ K♠ J♠. How much is that?</source>
      <translation>Du hast eben A♠ 9♥ K♠ J♠ gewonnen. Wie viel ist das?</translation>
    </message>
    <message>
      <source>Count 10 for each ace, ten and king.</source>
      <translation>Zähl 10 für jedes Ass, jede Zehn und jeden König.</translation>
    </message>
    <message>
      <source>The ace and the king make 20. The last trick of a deal is worth 10 more, and all tricks together 250.</source>
      <translation>Ass und König sind 20. Der letzte Stich eines Spiels bringt 10 dazu, und alle Stiche zusammen 250.</translation>
    </message>
    <message>
      <source>What you must play</source>
      <translation>Was du spielen musst</translation>
    </message>
    <message>
      <source>Follow suit, beat what lies there, or trump.</source>
      <translation>Bedienen, übernehmen oder stechen.</translation>
    </message>
    <message>
      <source>Follow suit</source>
      <translation>Bedienen</translation>
    </message>
    <message>
      <source>If you have a card of the suit that was led, you must play one. This is called following suit. The cards you can't play are dimmed.</source>
      <translation>Wer die ausgespielte Farbe hat, muss sie spielen. Das heißt bedienen. Karten, die du nicht spielen kannst, sind blass.</translation>
    </message>
    <message>
      <source>Edith leads the A♣, which you can't beat. Follow suit with the club that gives her least.</source>
      <translation>Edith spielt A♣ aus, das du nicht schlagen kannst. Bedien mit dem Kreuz, das ihr am wenigsten bringt.</translation>
    </message>
    <message>
      <source>That gives away 10 points. You have a club that is worth nothing.</source>
      <translation>Das verschenkt 10 Punkte. Du hast ein Kreuz, das nichts zählt.</translation>
    </message>
    <message>
      <source>The jack is worth nothing too, but it beats a nine. Let the nine go.</source>
      <translation>Der Bube zählt auch nichts, aber er schlägt eine Neun. Gib die Neun.</translation>
    </message>
    <message>
      <source>You lost the trick, but not a counter with it.</source>
      <translation>Der Stich ist weg, aber kein Zähler mit ihm.</translation>
    </message>
    <message>
      <source>Beat it if you can</source>
      <translation>Übernehmen, wenn du kannst</translation>
    </message>
    <message>
      <source>When you follow suit, you must also beat the best card in the trick, if you can. Your nine and jack are dimmed: they would lose.</source>
      <translation>Beim Bedienen musst du die beste Karte im Stich auch schlagen, wenn du kannst. Deine Neun und dein Bube sind blass: Sie würden verlieren.</translation>
    </message>
    <message>
      <source>Edith leads the Q♦. Beat it, and keep your ten for later.</source>
      <translation>Edith spielt Q♦ aus. Schlag sie, und heb dir die Zehn auf.</translation>
    </message>
    <message>
      <source>The ten beats it too. Keep it: it beats every diamond but the ace.</source>
      <translation>Die Zehn schlägt sie auch. Behalte sie: Sie schlägt jedes Karo außer dem Ass.</translation>
    </message>
    <message>
      <source>The rule holds even though Walter still had the ace. Now he leads.</source>
      <translation>Das gilt auch, wenn Walter noch das Ass hat. Jetzt spielt er aus.</translation>
    </message>
    <message>
      <source>No card of that suit</source>
      <translation>Nichts von der Farbe</translation>
    </message>
    <message>
      <source>If you have none of the suit that was led, you must trump.</source>
      <translation>Wer die ausgespielte Farbe nicht hat, muss stechen.</translation>
    </message>
    <message>
      <source>You have no spades, and hearts are trump. Win this trick with your lowest trump.</source>
      <translation>Du hast kein Pik, und Herz ist Trumpf. Gewinn den Stich mit deinem niedrigsten Trumpf.</translation>
    </message>
    <message>
      <source>It would win too, but the nine is enough.</source>
      <translation>Der gewinnt auch, aber die Neun reicht.</translation>
    </message>
    <message>
      <source>You played last, so nobody could beat your nine.</source>
      <translation>Du warst als Letzter dran, also konnte niemand deine Neun schlagen.</translation>
    </message>
    <message>
      <source>Somebody trumped first</source>
      <translation>Jemand sticht vor dir</translation>
    </message>
    <message>
      <source>One trick later Walter leads a spade again, and Nora trumps it. If a trump lies there and you have to trump too, you must play a higher one, if you can.</source>
      <translation>Einen Stich später spielt Walter wieder Pik aus, und Nora sticht. Musst du auch stechen, so muss dein Trumpf höher sein, wenn du kannst.</translation>
    </message>
    <message>
      <source>Beat Nora's J♥, as low as you can.</source>
      <translation>Schlag Noras J♥ so niedrig, wie es geht.</translation>
    </message>
    <message>
      <source>The queen is enough. Keep the ace of trump: nothing beats it.</source>
      <translation>Die Dame reicht. Behalte das Trumpfass: Nichts schlägt es.</translation>
    </message>
    <message>
      <source>That is overtrumping.</source>
      <translation>Das heißt übertrumpfen.</translation>
    </message>
    <message>
      <source>And otherwise</source>
      <translation>Und sonst</translation>
    </message>
    <message>
      <source>If you have neither the suit nor a trump, play any card you like. It can't win.</source>
      <translation>Hast du weder die Farbe noch einen Trumpf, spiel, was du willst. Gewinnen kann es nicht.</translation>
    </message>
    <message>
      <source>Another spade is led. You have no spades, but you do have trump. What must you play?</source>
      <translation>Wieder wird Pik ausgespielt. Du hast kein Pik, aber Trümpfe. Was musst du spielen?</translation>
    </message>
    <message>
      <source>If you can't follow suit, you must trump.</source>
      <translation>Wer nicht bedienen kann, muss stechen.</translation>
    </message>
    <message>
      <source>Follow suit and beat it. If you can't follow, trump. If you can't do that either, anything goes.</source>
      <translation>Bedienen und übernehmen. Geht das nicht, stechen. Geht auch das nicht, ist alles erlaubt.</translation>
    </message>
    <message>
      <source>A trump</source>
      <translation>Einen Trumpf</translation>
    </message>
    <message>
      <source>Any card</source>
      <translation>Irgendetwas</translation>
    </message>
    <message>
      <source>Melds</source>
      <translation>Meldungen</translation>
    </message>
    <message>
      <source>Groups of cards that score before play: run, marriage, pinochle.</source>
      <translation>Karten, die vor dem Spielen zählen: Familie, Paar, Pinochle.</translation>
    </message>
    <message>
      <source>Marriages</source>
      <translation>Paare</translation>
    </message>
    <message>
      <source>Before the first trick, everybody shows groups of cards and scores points for them: melds. King and queen of one suit are a marriage, worth 20. In trump it is a royal marriage, worth 40.</source>
      <translation>Vor dem ersten Stich zeigen alle Gruppen von Karten und bekommen Punkte dafür: Meldungen. König und Dame einer Farbe sind ein Paar: 20. In Trumpf ist es ein Trumpfpaar: 40.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is your marriage in clubs worth?</source>
      <translation>Herz ist Trumpf. Was zählt dein Paar in Kreuz?</translation>
    </message>
    <message>
      <source>40 is for the marriage in trump.</source>
      <translation>40 gibt es für das Paar in Trumpf.</translation>
    </message>
    <message>
      <source>Clubs aren't trump, so it is 20.</source>
      <translation>Kreuz ist nicht Trumpf, also 20.</translation>
    </message>
    <message>
      <source>The pinochle</source>
      <translation>Das Pinochle</translation>
    </message>
    <message>
      <source>Q♠ and J♦ together gave the game its name: a pinochle, worth 40. Both pairs in one hand are a double pinochle, worth 300.</source>
      <translation>Q♠ und J♦ zusammen gaben dem Spiel den Namen: ein Pinochle, 40 Punkte. Beide Paare davon in einer Hand sind ein doppeltes Pinochle: 300.</translation>
    </message>
    <message>
      <source>You have a pinochle. What does it score?</source>
      <translation>Du hast ein Pinochle. Was zählt es?</translation>
    </message>
    <message>
      <source>You have one Q♠ and one J♦: a single pinochle.</source>
      <translation>Du hast eine Q♠ und einen J♦: ein einfaches Pinochle.</translation>
    </message>
    <message>
      <source>40. Every melded card stays yours to play.</source>
      <translation>40. Gemeldete Karten bleiben deine und werden gespielt.</translation>
    </message>
    <message>
      <source>Arounds</source>
      <translation>Vier gleiche</translation>
    </message>
    <message>
      <source>One card of the same rank in every suit is an around: four aces score 100, four kings 80, four queens 60 and four jacks 40. Tens and nines have none.</source>
      <translation>Vier gleiche Karten, eine in jeder Farbe: Vier Asse zählen 100, vier Könige 80, vier Damen 60 und vier Buben 40. Zehnen und Neunen zählen so nicht.</translation>
    </message>
    <message>
      <source>You have queens around. What do they score?</source>
      <translation>Du hast vier Damen. Was zählen sie?</translation>
    </message>
    <message>
      <source>Aces 100, kings 80, queens 60, jacks 40.</source>
      <translation>Asse 100, Könige 80, Damen 60, Buben 40.</translation>
    </message>
    <message>
      <source>60. The Q♠ counts here and in the pinochle: a card may serve in melds of different kinds.</source>
      <translation>60. Q♠ zählt hier und im Pinochle: Eine Karte darf in Meldungen verschiedener Art dienen.</translation>
    </message>
    <message>
      <source>The run</source>
      <translation>Die Familie</translation>
    </message>
    <message>
      <source>A 10 K Q J of trump are a run, also called a flush: 150, with its marriage included. A nine of trump is a small meld by itself, the dix (say “deece”), worth 10.</source>
      <translation>A 10 K Q J in Trumpf sind eine Familie: 150, ihr Paar eingeschlossen. Eine Neun in Trumpf ist für sich eine kleine Meldung, die Dix (sprich „Dies“): 10.</translation>
    </message>
    <message>
      <source>How much are your run and your dix together?</source>
      <translation>Wie viel sind deine Familie und deine Dix zusammen?</translation>
    </message>
    <message>
      <source>150 for the run and 10 for the dix.</source>
      <translation>150 für die Familie und 10 für die Dix.</translation>
    </message>
    <message>
      <source>150 and 10. One more king or queen of trump beside a run would add 20.</source>
      <translation>150 und 10. Noch ein König oder eine Dame in Trumpf neben der Familie brächte 20 dazu.</translation>
    </message>
    <message>
      <source>Lay it down</source>
      <translation>Leg es hin</translation>
    </message>
    <message>
      <source>The table finds and counts all of it for you.</source>
      <translation>Der Tisch findet und zählt alles für dich.</translation>
    </message>
    <message>
      <source>Show your melds with the yellow button.</source>
      <translation>Zeig deine Meldungen mit dem gelben Knopf.</translation>
    </message>
    <message>
      <source>You have more than that. Show all of it.</source>
      <translation>Du hast mehr als das. Zeig alles.</translation>
    </message>
    <message>
      <source>280 points before a single trick. Afterwards the cards go back into your hand.</source>
      <translation>280 Punkte vor dem ersten Stich. Danach kommen die Karten zurück auf deine Hand.</translation>
    </message>
    <message>
      <source>A game for two</source>
      <translation>Ein Spiel zu zweit</translation>
    </message>
    <message>
      <source>The stock, melds while it lasts, and the strict end.</source>
      <translation>Der Stapel, Meldungen, solange er reicht, und das strenge Ende.</translation>
    </message>
    <message>
      <source>The stock</source>
      <translation>Der Stapel</translation>
    </message>
    <message>
      <source>You against Nora, twelve cards each. The other cards are the stock. The one that lies face up is the upcard: its suit is trump.</source>
      <translation>Du gegen Nora, zwölf Karten für jeden. Der Rest ist der Stapel. Die offene Karte zeigt, welche Farbe Trumpf ist.</translation>
    </message>
    <message>
      <source>Which suit is trump here?</source>
      <translation>Welche Farbe ist hier Trumpf?</translation>
    </message>
    <message>
      <source>Look at the upcard.</source>
      <translation>Sieh auf die offene Karte.</translation>
    </message>
    <message>
      <source>Hearts. The upcard itself is drawn last.</source>
      <translation>Herz. Die offene Karte selbst wird als letzte gezogen.</translation>
    </message>
    <message>
      <source>Loose play</source>
      <translation>Freies Spiel</translation>
    </message>
    <message>
      <source>While the stock lasts you may play any card: nobody has to follow suit or beat anything. Tricks are won as always.</source>
      <translation>Solange der Stapel reicht, darfst du jede Karte spielen: Niemand muss bedienen oder etwas schlagen. Stiche gewinnt man wie immer.</translation>
    </message>
    <message>
      <source>Lead your A♠ and win a trick.</source>
      <translation>Spiel A♠ aus und gewinn einen Stich.</translation>
    </message>
    <message>
      <source>That's allowed, but the A♠ is sure to win.</source>
      <translation>Das ist erlaubt, aber A♠ gewinnt sicher.</translation>
    </message>
    <message>
      <source>Nora had no use for that trick. Now both of you draw a card, you first.</source>
      <translation>Nora wollte den Stich nicht. Jetzt zieht ihr beide eine Karte, du zuerst.</translation>
    </message>
    <message>
      <source>One meld a trick</source>
      <translation>Eine Meldung je Stich</translation>
    </message>
    <message>
      <source>After each trick you win, you may lay down one meld. It scores at once.</source>
      <translation>Nach jedem Stich, den du gewinnst, darfst du eine Meldung auslegen. Sie zählt sofort.</translation>
    </message>
    <message>
      <source>Meld your royal marriage.</source>
      <translation>Melde dein Trumpfpaar.</translation>
    </message>
    <message>
      <source>The marriage in trump is worth the most: 40. Choose that.</source>
      <translation>Das Paar in Trumpf zählt am meisten: 40. Nimm das.</translation>
    </message>
    <message>
      <source>40 points. The two cards lie in front of you now, and can be played from there like any other.</source>
      <translation>40 Punkte. Die zwei Karten liegen jetzt vor dir und werden von dort gespielt wie alle anderen.</translation>
    </message>
    <message>
      <source>Another trick</source>
      <translation>Noch ein Stich</translation>
    </message>
    <message>
      <source>You won the last trick, so you lead.</source>
      <translation>Du hast den letzten Stich gewonnen, also spielst du aus.</translation>
    </message>
    <message>
      <source>Win one more with your A♣.</source>
      <translation>Gewinn mit A♣ noch einen.</translation>
    </message>
    <message>
      <source>The A♣ is sure to win. Lead that.</source>
      <translation>A♣ gewinnt sicher. Spiel das aus.</translation>
    </message>
    <message>
      <source>And another card each from the stock.</source>
      <translation>Und wieder zieht jeder eine Karte vom Stapel.</translation>
    </message>
    <message>
      <source>The dix</source>
      <translation>Die Dix</translation>
    </message>
    <message>
      <source>The nine of trump, the dix, is worth 10. Whoever melds the first one also gets the upcard for it.</source>
      <translation>Die Neun in Trumpf, die Dix, zählt 10. Wer die erste meldet, bekommt dafür auch die offene Karte.</translation>
    </message>
    <message>
      <source>Pick the dix from the list and meld it.</source>
      <translation>Wähl die Dix in der Liste und melde sie.</translation>
    </message>
    <message>
      <source>Choose the dix this time: it brings you the upcard.</source>
      <translation>Nimm diesmal die Dix: Sie bringt dir die offene Karte.</translation>
    </message>
    <message>
      <source>10 points, and the A♥ has come into your hand.</source>
      <translation>10 Punkte, und A♥ ist auf deine Hand gekommen.</translation>
    </message>
    <message>
      <source>The strict end</source>
      <translation>Das strenge Ende</translation>
    </message>
    <message>
      <source>Much later: the stock is empty, and the melds are back in your hands. Now the strict rules hold: follow suit, beat if you can, else trump.</source>
      <translation>Viel später: Der Stapel ist leer, die Meldungen sind wieder auf der Hand. Jetzt gilt es streng: bedienen, übernehmen, sonst stechen.</translation>
    </message>
    <message>
      <source>Nora leads the K♦. Follow suit and beat it.</source>
      <translation>Nora spielt K♦ aus. Bedien und schlag ihn.</translation>
    </message>
    <message>
      <source>The last twelve tricks are played like that.</source>
      <translation>So werden die letzten zwölf Stiche gespielt.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>Die Wertung</translation>
    </message>
    <message>
      <source>In this game aces and tens count 10, kings and queens 5, and the last trick 10: 250 again. Melds count too. Deals go on until somebody has 1000 points.</source>
      <translation>Hier zählen Asse und Zehnen 10, Könige und Damen 5 und der letzte Stich 10: wieder 250. Dazu kommen die Meldungen. Gespielt wird, bis jemand 1000 Punkte hat.</translation>
    </message>
    <message>
      <source>You win a trick of A♠ and Q♠. How much is it?</source>
      <translation>Du gewinnst einen Stich aus A♠ und Q♠. Wie viel ist das?</translation>
    </message>
    <message>
      <source>10 for the ace, 5 for the queen.</source>
      <translation>10 für das Ass, 5 für die Dame.</translation>
    </message>
    <message>
      <source>15. You can play for two now: it is called “Two-handed” in New game.</source>
      <translation>15. Du kannst jetzt zu zweit spielen: „Zu zweit“ unter Neue Partie.</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Reizen</translation>
    </message>
    <message>
      <source>How many points your side will make, and who names trump.</source>
      <translation>Wie viele Punkte eure Seite macht, und wer Trumpf wählt.</translation>
    </message>
    <message>
      <source>What a bid says</source>
      <translation>Was ein Gebot sagt</translation>
    </message>
    <message>
      <source>You bid in turn, left of the dealer (D) first: how many points will your side score in this deal, melds and tricks together? 250 is the least.</source>
      <translation>Reihum wird gereizt, links vom Geber (G) zuerst: Wie viele Punkte macht eure Seite mit Meldungen und Stichen zusammen? Mindestens 250.</translation>
    </message>
    <message>
      <source>You are first. Bid 250.</source>
      <translation>Du bist zuerst dran. Reiz 250.</translation>
    </message>
    <message>
      <source>You may, but start low: a bid costs nothing until it is too high.</source>
      <translation>Das darfst du, aber fang niedrig an: Ein Gebot kostet nichts, solange es nicht zu hoch ist.</translation>
    </message>
    <message>
      <source>You have a run and three aces. That is worth a bid.</source>
      <translation>Du hast eine Familie und drei Asse. Das ist ein Gebot wert.</translation>
    </message>
    <message>
      <source>Bid 250.</source>
      <translation>Reiz 250.</translation>
    </message>
    <message>
      <source>Bids go up by at least 10. Walter went to 260; Nora and Edith passed, and are out of the bidding.</source>
      <translation>Jedes Gebot liegt mindestens 10 höher. Walter ist auf 260 gegangen; Nora und Edith haben gepasst und reizen nicht mehr mit.</translation>
    </message>
    <message>
      <source>How high to go</source>
      <translation>Wie hoch</translation>
    </message>
    <message>
      <source>A rule of thumb says how high you can go: 200 for what tricks and Nora usually bring, your melds, and 30 for each ace. Here that is 200, 170 and 90: 460.</source>
      <translation>Eine Faustregel sagt, wie hoch du gehen kannst: 200 für das, was Stiche und Nora meist bringen, deine Meldungen und 30 je Ass. Hier 200, 170 und 90: 460.</translation>
    </message>
    <message>
      <source>Go one step higher than Walter: bid 270.</source>
      <translation>Geh einen Schritt höher als Walter: Reiz 270.</translation>
    </message>
    <message>
      <source>Less will do: 270 is higher than 260.</source>
      <translation>Weniger reicht: 270 ist höher als 260.</translation>
    </message>
    <message>
      <source>You can go up to 460. Go on.</source>
      <translation>Du kannst bis 460 gehen. Mach weiter.</translation>
    </message>
    <message>
      <source>Bid 270.</source>
      <translation>Reiz 270.</translation>
    </message>
    <message>
      <source>Walter passed. Everybody else is out, so you have won the bid. You are now the bidder.</source>
      <translation>Walter hat gepasst, alle anderen sind draußen: Du hast das Reizen gewonnen. Du bist jetzt Alleinspieler.</translation>
    </message>
    <message>
      <source>Naming trump</source>
      <translation>Trumpf wählen</translation>
    </message>
    <message>
      <source>The bidder names trump. Choose a suit that is long and brings the most meld.</source>
      <translation>Der Alleinspieler wählt die Trumpffarbe. Nimm die, die lang ist und am meisten meldet.</translation>
    </message>
    <message>
      <source>Name trump.</source>
      <translation>Wähl Trumpf.</translation>
    </message>
    <message>
      <source>Your run only counts if hearts are trump.</source>
      <translation>Deine Familie zählt nur, wenn Herz Trumpf ist.</translation>
    </message>
    <message>
      <source>Name hearts.</source>
      <translation>Wähl Herz.</translation>
    </message>
    <message>
      <source>Hearts: your run is worth 150.</source>
      <translation>Herz: Deine Familie zählt 150.</translation>
    </message>
    <message>
      <source>Passing</source>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Another deal. Edith has opened with 250. A side that bids and falls short loses its whole bid, so don't bid on hope.</source>
      <translation>Ein anderes Spiel. Edith hat mit 250 eröffnet. Wer reizt und es nicht schafft, verliert das ganze Gebot: Reiz also nicht auf gut Glück.</translation>
    </message>
    <message>
      <source>You have hardly any meld and no ace. Pass.</source>
      <translation>Du hast kaum etwas zu melden und kein Ass. Passe.</translation>
    </message>
    <message>
      <source>Nothing here wins tricks, and the meld is small. Leave this one to the others.</source>
      <translation>Hier macht nichts Stiche, und zu melden ist wenig. Überlass das den anderen.</translation>
    </message>
    <message>
      <source>That would tell Nora that you have something for her. You don't.</source>
      <translation>Das sagt Nora, dass du etwas für sie hast. Hast du nicht.</translation>
    </message>
    <message>
      <source>Pass.</source>
      <translation>Passe.</translation>
    </message>
    <message>
      <source>A pass is final for this deal. If everybody passes, the last player has to play for 250.</source>
      <translation>Wer passt, ist für dieses Spiel draußen. Passen alle, muss der Letzte für 250 spielen.</translation>
    </message>
    <message>
      <source>Passing with help</source>
      <translation>Passen mit Hilfe</translation>
    </message>
    <message>
      <source>A pass can say something too. “Pass with help” tells your partner: I won't bid, but I have melds or aces for you.</source>
      <translation>Auch ein Pass sagt etwas. „Passen mit Hilfe“ heißt: Ich reize nicht, habe aber Meldungen oder Asse für dich.</translation>
    </message>
    <message>
      <source>Edith went to 300, and that is where your rule of thumb ends. Two marriages and an ace: pass with help.</source>
      <translation>Edith ist auf 300 gegangen, und dort endet deine Faustregel. Zwei Paare und ein Ass: Passe mit Hilfe.</translation>
    </message>
    <message>
      <source>Then Nora wouldn't know that you can help her.</source>
      <translation>Dann erfährt Nora nicht, dass du ihr helfen kannst.</translation>
    </message>
    <message>
      <source>200, 70 in melds and 30 for the ace are 300, and you would have to bid 310. Let Nora know what you have instead.</source>
      <translation>200, 70 an Meldungen und 30 für das Ass sind 300, und du müsstest 310 reizen. Sag Nora lieber, was du hast.</translation>
    </message>
    <message>
      <source>Pass with help.</source>
      <translation>Passe mit Hilfe.</translation>
    </message>
    <message>
      <source>Nora heard you, and bid 310. Now leave it to her: you need a much better suit to bid over your partner.</source>
      <translation>Nora hat dich verstanden und 310 gereizt. Überlass es jetzt ihr: Den eigenen Partner überbietet man nur mit einer viel besseren Farbe.</translation>
    </message>
    <message>
      <source>Made or set</source>
      <translation>Geschafft oder verloren</translation>
    </message>
    <message>
      <source>What a bid earns, what it costs, and how melds are saved.</source>
      <translation>Was ein Gebot bringt und kostet, und wie man Meldungen rettet.</translation>
    </message>
    <message>
      <source>The contract</source>
      <translation>Der Kontrakt</translation>
    </message>
    <message>
      <source>The bid that won is the contract. You bid 320, so you and Nora have to score 320 in this deal, with melds and tricks together. Your melds came to 150.</source>
      <translation>Das höchste Gebot ist der Kontrakt. Du hast 320 gereizt: So viel müsst ihr mit Meldungen und Stichen zusammen schaffen. Eure Meldungen waren 150.</translation>
    </message>
    <message>
      <source>How much must your tricks bring?</source>
      <translation>Wie viel müssen eure Stiche bringen?</translation>
    </message>
    <message>
      <source>320, less the 150 that you melded.</source>
      <translation>320, weniger die 150, die ihr gemeldet habt.</translation>
    </message>
    <message>
      <source>170. The bar above shows all the time how much is still missing.</source>
      <translation>170. Der Balken oben zeigt immer, was noch fehlt.</translation>
    </message>
    <message>
      <source>Making it</source>
      <translation>Sie erfüllen</translation>
    </message>
    <message>
      <source>Two tricks to go, and 20 more are needed. Your Q♥ is the last trump: it wins whenever you play it. And the last trick is worth 10 extra.</source>
      <translation>Noch zwei Stiche, und 20 fehlen. Deine Q♥ ist der letzte Trumpf: Sie gewinnt, wann immer du sie spielst. Und der letzte Stich bringt 10 extra.</translation>
    </message>
    <message>
      <source>So keep the queen for the end: lead the 10♠.</source>
      <translation>Heb dir also die Dame auf: Spiel 10♠ aus.</translation>
    </message>
    <message>
      <source>The queen wins now too, but then the last trick and its 10 points go to the others.</source>
      <translation>Die Dame gewinnt auch jetzt, aber dann machen die anderen den letzten Stich mit seinen 10 Punkten.</translation>
    </message>
    <message>
      <source>The queen took the last trick: 170 in tricks and 150 in melds are 320. The contract is made, and you score all of it.</source>
      <translation>Die Dame hat den letzten Stich gemacht: 170 in Stichen und 150 an Meldungen sind 320. Der Kontrakt ist erfüllt, und ihr schreibt alles an.</translation>
    </message>
    <message>
      <source>Going set</source>
      <translation>Nicht erfüllt</translation>
    </message>
    <message>
      <source>With the Q♥ first you would have had 310. A side that falls short is set: it loses its bid and scores nothing else, not even its melds.</source>
      <translation>Mit Q♥ zuerst wären es 310 gewesen. Eine Seite, die es nicht schafft, verliert ihr Gebot und schreibt sonst nichts an, auch keine Meldungen.</translation>
    </message>
    <message>
      <source>What would you have scored?</source>
      <translation>Was hättet ihr angeschrieben?</translation>
    </message>
    <message>
      <source>A side that is set loses its bid.</source>
      <translation>Eine Seite, die es nicht schafft, verliert ihr Gebot.</translation>
    </message>
    <message>
      <source>−320. That is why nobody bids on hope.</source>
      <translation>−320. Darum reizt niemand auf gut Glück.</translation>
    </message>
    <message>
      <source>The other side</source>
      <translation>Die andere Seite</translation>
    </message>
    <message>
      <source>The side that did not bid scores its melds and its tricks, whatever happens to the contract. But its melds only count if it wins at least one counter in tricks. This is called saving the meld.</source>
      <translation>Die andere Seite schreibt ihre Meldungen und Stiche an, was auch aus dem Kontrakt wird. Die Meldungen zählen aber nur, wenn sie mindestens einen Zähler sticht. Das heißt: die Meldung retten.</translation>
    </message>
    <message>
      <source>Walter and Edith melded 30 and won 80 in tricks. What do they score?</source>
      <translation>Walter und Edith haben 30 gemeldet und 80 in Stichen. Was schreiben sie an?</translation>
    </message>
    <message>
      <source>Their melds and their tricks both count.</source>
      <translation>Ihre Meldungen und ihre Stiche zählen beide.</translation>
    </message>
    <message>
      <source>110. Without a single counter their 30 would have been lost too.</source>
      <translation>110. Ohne einen einzigen Zähler wären auch ihre 30 verloren.</translation>
    </message>
    <message>
      <source>Passing cards</source>
      <translation>Karten weitergeben</translation>
    </message>
    <message>
      <source>Four cards to the bidder, and four back.</source>
      <translation>Vier Karten für den Alleinspieler, und vier zurück.</translation>
    </message>
    <message>
      <source>To the bidder</source>
      <translation>Für den Alleinspieler</translation>
    </message>
    <message>
      <source>After trump is named, the bidder's partner passes four cards across the table. Trump helps most, then aces, then what may complete a meld.</source>
      <translation>Ist Trumpf gewählt, gibt der Partner dem Alleinspieler vier Karten über den Tisch. Trümpfe helfen am meisten, dann Asse, dann was eine Meldung voll macht.</translation>
    </message>
    <message>
      <source>Nora named spades. Pass her all four of yours.</source>
      <translation>Nora hat Pik gewählt. Gib ihr alle vier, die du hast.</translation>
    </message>
    <message>
      <source>Trump helps her most, and you have exactly four.</source>
      <translation>Trümpfe helfen ihr am meisten, und du hast genau vier.</translation>
    </message>
    <message>
      <source>Pass her your four spades.</source>
      <translation>Gib ihr deine vier Pik.</translation>
    </message>
    <message>
      <source>Your ace and jack completed her run. Then she passed back four cards that she has no use for.</source>
      <translation>Dein Ass und dein Bube haben ihre Familie voll gemacht. Dann hat sie dir vier Karten gegeben, die sie nicht braucht.</translation>
    </message>
    <message>
      <source>And four back</source>
      <translation>Und vier zurück</translation>
    </message>
    <message>
      <source>Now you are the bidder. Nora has passed you four cards, and gets four back. Keep your melds, trump and aces.</source>
      <translation>Jetzt bist du Alleinspieler. Nora hat dir vier Karten gegeben und bekommt vier zurück. Behalte Meldungen, Trümpfe und Asse.</translation>
    </message>
    <message>
      <source>Pass back the four cards that are none of those.</source>
      <translation>Gib die vier Karten zurück, die nichts davon sind.</translation>
    </message>
    <message>
      <source>Keep all your trump: the high ones win, and the nine is worth 10.</source>
      <translation>Behalte jeden Trumpf: Die hohen gewinnen, und die Neun zählt 10.</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are your pinochle.</source>
      <translation>Q♠ und J♦ sind dein Pinochle.</translation>
    </message>
    <message>
      <source>King and queen of clubs are a marriage.</source>
      <translation>König und Dame in Kreuz sind ein Paar.</translation>
    </message>
    <message>
      <source>An ace wins a trick. Keep it.</source>
      <translation>Ein Ass macht einen Stich. Behalte es.</translation>
    </message>
    <message>
      <source>Pass back cards that are no meld, no trump and no ace.</source>
      <translation>Gib Karten zurück, die weder Meldung noch Trumpf noch Ass sind.</translation>
    </message>
    <message>
      <source>Nora's jack completed your run, and her queen your pinochle. Partners who pass well bid higher.</source>
      <translation>Noras Bube hat deine Familie voll gemacht und ihre Dame dein Pinochle. Gute Partner können höher reizen.</translation>
    </message>
    <message>
      <source>Your partner</source>
      <translation>Dein Partner</translation>
    </message>
    <message>
      <source>Feed her tricks, starve theirs, pull trump.</source>
      <translation>Ihr geben, den anderen nichts, und Trumpf ziehen.</translation>
    </message>
    <message>
      <source>Feed your partner</source>
      <translation>Gib deiner Partnerin</translation>
    </message>
    <message>
      <source>A trick that Nora wins counts for both of you. So when she is sure to win, give her a counter.</source>
      <translation>Ein Stich, den Nora macht, zählt für euch beide. Gewinnt sie sicher, dann gib ihr einen Zähler.</translation>
    </message>
    <message>
      <source>Nora leads the A♦, and nothing can beat it but a trump. Give her your best diamond.</source>
      <translation>Nora spielt A♦ aus, und nur ein Trumpf kann es schlagen. Gib ihr dein bestes Karo.</translation>
    </message>
    <message>
      <source>That is worth nothing. The king would bring your side 10 points.</source>
      <translation>Das zählt nichts. Der König bringt eurer Seite 10 Punkte.</translation>
    </message>
    <message>
      <source>20 points for you two. Walter and Edith both had a diamond, so nobody could trump.</source>
      <translation>20 Punkte für euch beide. Walter und Edith hatten beide Karo, also konnte niemand stechen.</translation>
    </message>
    <message>
      <source>Starve the others</source>
      <translation>Gib den anderen nichts</translation>
    </message>
    <message>
      <source>It's the other way around when an opponent is going to win.</source>
      <translation>Umgekehrt ist es, wenn ein Gegner gewinnt.</translation>
    </message>
    <message>
      <source>Edith beat Nora's queen with the A♠. You can't beat that. Give her the spade that is worth least.</source>
      <translation>Edith hat Noras Dame mit A♠ geschlagen. Das kannst du nicht schlagen. Gib ihr das Pik, das am wenigsten zählt.</translation>
    </message>
    <message>
      <source>That would give the others 10 points.</source>
      <translation>Das gibt den anderen 10 Punkte.</translation>
    </message>
    <message>
      <source>It costs nothing, but the jack may win something later. The nine never will.</source>
      <translation>Es kostet nichts, aber der Bube gewinnt später vielleicht etwas. Die Neun nie.</translation>
    </message>
    <message>
      <source>Edith's ace won only itself.</source>
      <translation>Ediths Ass hat nur sich selbst gewonnen.</translation>
    </message>
    <message>
      <source>Pull their trump</source>
      <translation>Zieh ihre Trümpfe</translation>
    </message>
    <message>
      <source>Now you are the bidder, hearts are trump, and you lead first. Your other aces are safe only when Walter and Edith have no trump left to take them with. So lead trump, the highest first: this is called pulling trump.</source>
      <translation>Jetzt bist du Alleinspieler, Herz ist Trumpf, und du spielst aus. Deine anderen Asse sind erst sicher, wenn Walter und Edith keinen Trumpf mehr haben. Spiel also Trumpf, den höchsten zuerst: Das heißt Trumpf ziehen.</translation>
    </message>
    <message>
      <source>Lead an A♥.</source>
      <translation>Spiel ein A♥ aus.</translation>
    </message>
    <message>
      <source>A trump is right, but start with one that nothing can beat.</source>
      <translation>Trumpf ist richtig, aber fang mit einem an, den nichts schlägt.</translation>
    </message>
    <message>
      <source>Somebody may be out of that suit and trump your ace. Trump first.</source>
      <translation>Vielleicht hat jemand diese Farbe nicht und sticht dein Ass. Erst die Trümpfe.</translation>
    </message>
    <message>
      <source>Start with the ace of trump.</source>
      <translation>Fang mit dem Trumpfass an.</translation>
    </message>
    <message>
      <source>And the second A♥ right after it. That was four of their trump: neither Walter nor Edith has any left.</source>
      <translation>Und gleich das zweite A♥ hinterher. Das waren vier ihrer Trümpfe: Weder Walter noch Edith hat noch einen.</translation>
    </message>
    <message>
      <source>Then play your aces</source>
      <translation>Dann spiel deine Asse</translation>
    </message>
    <message>
      <source>Nobody but Nora can trump you anymore.</source>
      <translation>Nur Nora könnte jetzt noch stechen.</translation>
    </message>
    <message>
      <source>Lead your A♠.</source>
      <translation>Spiel A♠ aus.</translation>
    </message>
    <message>
      <source>That can wait. The A♠ is a sure trick now.</source>
      <translation>Das kann warten. A♠ ist jetzt ein sicherer Stich.</translation>
    </message>
    <message>
      <source>Pulling trump is most of what a bidder does. It pays to count it: there are twelve.</source>
      <translation>Trumpf ziehen ist das meiste, was ein Alleinspieler tut. Es lohnt sich, sie zu zählen: Es sind zwölf.</translation>
    </message>
    <message>
      <source>A whole deal</source>
      <translation>Ein ganzes Spiel</translation>
    </message>
    <message>
      <source>Everything together. The coach speaks up only for mistakes.</source>
      <translation>Alles zusammen. Der Lehrer meldet sich nur bei Fehlern.</translation>
    </message>
    <message>
      <source>Your bid</source>
      <translation>Dein Gebot</translation>
    </message>
    <message>
      <source>You know enough for a whole deal now. With spades as trump you have a royal marriage, a pinochle and a dix, and three aces.</source>
      <translation>Du weißt jetzt genug für ein ganzes Spiel. Mit Pik als Trumpf hast du Trumpfpaar, Pinochle und Dix, dazu drei Asse.</translation>
    </message>
    <message>
      <source>Open with 250.</source>
      <translation>Eröffne mit 250.</translation>
    </message>
    <message>
      <source>Start with 250. You can still go up.</source>
      <translation>Fang mit 250 an. Höher gehen kannst du noch.</translation>
    </message>
    <message>
      <source>This hand is worth a bid.</source>
      <translation>Dieses Blatt ist ein Gebot wert.</translation>
    </message>
    <message>
      <source>Nora passed with help: she has something for you. Edith went on to 260.</source>
      <translation>Nora hat mit Hilfe gepasst: Sie hat etwas für dich. Edith ist auf 260 gegangen.</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Noch einmal</translation>
    </message>
    <message>
      <source>200, your 90 in melds, and 30 for each of three aces: by the rule of thumb you can go up to 380.</source>
      <translation>200, deine 90 an Meldungen und 30 für jedes der drei Asse: Nach der Faustregel kannst du bis 380 gehen.</translation>
    </message>
    <message>
      <source>270 is enough for now.</source>
      <translation>270 reicht fürs Erste.</translation>
    </message>
    <message>
      <source>Nora has promised help. Go on.</source>
      <translation>Nora hat Hilfe versprochen. Mach weiter.</translation>
    </message>
    <message>
      <source>Edith gave up. The contract is yours.</source>
      <translation>Edith gibt auf. Du hast den Kontrakt.</translation>
    </message>
    <message>
      <source>Five spades with the royal marriage, and a pinochle that needs no trump.</source>
      <translation>Fünf Pik mit dem Trumpfpaar, und ein Pinochle, das keinen Trumpf braucht.</translation>
    </message>
    <message>
      <source>Name your trump.</source>
      <translation>Wähl deinen Trumpf.</translation>
    </message>
    <message>
      <source>Spades are your longest suit, and they hold the marriage.</source>
      <translation>Pik ist deine längste Farbe, und darin ist das Paar.</translation>
    </message>
    <message>
      <source>Name spades.</source>
      <translation>Wähl Pik.</translation>
    </message>
    <message>
      <source>Now Nora gives you four cards.</source>
      <translation>Jetzt gibt Nora dir vier Karten.</translation>
    </message>
    <message>
      <source>Four from Nora</source>
      <translation>Vier von Nora</translation>
    </message>
    <message>
      <source>Her J♠ completes your run, and she found two aces for you.</source>
      <translation>Ihr J♠ macht deine Familie voll, und sie hatte zwei Asse für dich.</translation>
    </message>
    <message>
      <source>Pass back both red tens, the Q♥ and the 9♣.</source>
      <translation>Gib beide roten Zehnen, Q♥ und 9♣ zurück.</translation>
    </message>
    <message>
      <source>That is a trump. Keep all of them.</source>
      <translation>Das ist ein Trumpf. Behalte sie alle.</translation>
    </message>
    <message>
      <source>Aces win tricks. Keep them.</source>
      <translation>Asse machen Stiche. Behalte sie.</translation>
    </message>
    <message>
      <source>It makes the pinochle with your Q♠.</source>
      <translation>Er macht mit deiner Q♠ das Pinochle.</translation>
    </message>
    <message>
      <source>The king stays with your two aces of clubs.</source>
      <translation>Der König bleibt bei deinen zwei Kreuzassen.</translation>
    </message>
    <message>
      <source>Both red tens, the Q♥ and the 9♣.</source>
      <translation>Beide roten Zehnen, Q♥ und 9♣.</translation>
    </message>
    <message>
      <source>Seven trump and three aces: a strong hand.</source>
      <translation>Sieben Trümpfe und drei Asse: ein starkes Blatt.</translation>
    </message>
    <message>
      <source>Your melds</source>
      <translation>Deine Meldungen</translation>
    </message>
    <message>
      <source>A run, a pinochle and a dix.</source>
      <translation>Eine Familie, ein Pinochle und eine Dix.</translation>
    </message>
    <message>
      <source>Show them.</source>
      <translation>Zeig sie.</translation>
    </message>
    <message>
      <source>You have more. Show all of it.</source>
      <translation>Du hast mehr. Zeig alles.</translation>
    </message>
    <message>
      <source>200 in melds. After that the others show theirs.</source>
      <translation>200 an Meldungen. Danach zeigen die anderen ihre.</translation>
    </message>
    <message>
      <source>Play or throw in</source>
      <translation>Spielen oder aufgeben</translation>
    </message>
    <message>
      <source>A bidder who sees no way to make the contract may throw in the hand: the bid is lost, but no more. You have every reason to play.</source>
      <translation>Ein Alleinspieler, der keine Chance sieht, darf aufgeben: Das Gebot ist verloren, mehr nicht. Du hast allen Grund zu spielen.</translation>
    </message>
    <message>
      <source>Go on and play.</source>
      <translation>Spiel weiter.</translation>
    </message>
    <message>
      <source>You need only 50 in tricks. Play it.</source>
      <translation>Du brauchst nur 50 in Stichen. Spiel es.</translation>
    </message>
    <message>
      <source>You lead to the first trick.</source>
      <translation>Du spielst zum ersten Stich aus.</translation>
    </message>
    <message>
      <source>Twelve tricks</source>
      <translation>Zwölf Stiche</translation>
    </message>
    <message>
      <source>It's all yours now. Pull trump, play your aces, feed Nora. When a card costs you points, you'll read here what was better.</source>
      <translation>Jetzt bist du allein dran. Zieh Trumpf, spiel deine Asse, gib Nora Zähler. Wenn dich eine Karte Punkte kostet, liest du hier, was besser war.</translation>
    </message>
    <message>
      <source>Play the deal to its end.</source>
      <translation>Spiel das Spiel zu Ende.</translation>
    </message>
    <message>
      <source>Set: {meld} in melds and {tricks} in tricks fell short of {bid}, so your side loses {bid}. It happens. You can play a match now, until one side has 1500: “Single deck with passing” in New game, best against Novice players.</source>
      <translation>Nicht geschafft: {meld} an Meldungen und {tricks} in Stichen reichen nicht für {bid}, also verliert ihr {bid}. Das kommt vor. Jetzt kannst du eine Partie spielen, bis eine Seite 1500 hat: „Einfacher Kartensatz mit Weitergeben“ in „Neue Partie“, am besten gegen Neulinge.</translation>
    </message>
    <message>
      <source>Made: {meld} in melds and {tricks} in tricks, for a bid of {bid}. You can play a match now, until one side has 1500: “Single deck with passing” in New game, best against Novice players.</source>
      <translation>Geschafft: {meld} an Meldungen und {tricks} in Stichen, gereizt waren {bid}. Jetzt kannst du eine Partie spielen, bis eine Seite 1500 hat: „Einfacher Kartensatz mit Weitergeben“ in „Neue Partie“, am besten gegen Neulinge.</translation>
    </message>
    <message>
      <source>Auction pinochle</source>
      <translation>Auction Pinochle</translation>
    </message>
    <message>
      <source>Alone against two, with a widow, for chips.</source>
      <translation>Allein gegen zwei, mit einem Stock, um Chips.</translation>
    </message>
    <message>
      <source>One against two</source>
      <translation>Einer gegen zwei</translation>
    </message>
    <message>
      <source>Three play, each alone. Whoever bids most plays against the other two, and is the only one to meld.</source>
      <translation>Zu dritt, jeder für sich. Wer am meisten bietet, spielt gegen zwei und meldet allein.</translation>
    </message>
    <message>
      <source>Bid 300, the least there is.</source>
      <translation>Biete 300, das Mindeste.</translation>
    </message>
    <message>
      <source>300 is enough to begin with.</source>
      <translation>300 reicht für den Anfang.</translation>
    </message>
    <message>
      <source>You hold a run and two more aces. Bid.</source>
      <translation>Du hast eine Familie und noch zwei Asse. Biete.</translation>
    </message>
    <message>
      <source>Bid 300.</source>
      <translation>Biete 300.</translation>
    </message>
    <message>
      <source>Both passed. The widow, three cards that lay face down, was turned up for all to see and is yours.</source>
      <translation>Beide haben gepasst. Der Stock, drei verdeckte Karten, wurde für alle aufgedeckt und gehört dir.</translation>
    </message>
    <message>
      <source>For chips</source>
      <translation>Um Chips</translation>
    </message>
    <message>
      <source>Each of the others pays you for a bid you make, 3 chips for 300. If you play and fail, you pay each of them twice that. In spades, all of it counts double.</source>
      <translation>Für ein erfülltes Gebot zahlt dir jeder der anderen, 3 Chips für 300. Spielst du und verlierst, zahlst du jedem das Doppelte. In Pik zählt das alles doppelt.</translation>
    </message>
    <message>
      <source>Your run is in spades, and spades are paid double.</source>
      <translation>Deine Familie ist in Pik, und Pik wird doppelt bezahlt.</translation>
    </message>
    <message>
      <source>You melded 210, so your tricks must bring 90. Made, it pays 6 chips from each; lost, it costs 12.</source>
      <translation>Du hast 210 gemeldet, also müssen deine Stiche 90 bringen. Erfüllt bringt das 6 Chips von jedem, verloren kostet es 12.</translation>
    </message>
    <message>
      <source>Three too many</source>
      <translation>Drei zu viel</translation>
    </message>
    <message>
      <source>Now put away as many cards as the widow had. Their points count as yours.</source>
      <translation>Leg jetzt so viele Karten weg, wie der Stock hatte. Ihre Punkte zählen für dich.</translation>
    </message>
    <message>
      <source>Bury the three cards that are no meld, no trump and no ace.</source>
      <translation>Drück die drei Karten, die weder Meldung noch Trumpf noch Ass sind.</translation>
    </message>
    <message>
      <source>Keep all your trump.</source>
      <translation>Behalte alle Trümpfe.</translation>
    </message>
    <message>
      <source>The 10♥, the J♥ and the 9♣.</source>
      <translation>10♥, J♥ und 9♣.</translation>
    </message>
    <message>
      <source>The 10♥ is worth 10 to you already. You lead now, and the other two play together against you.</source>
      <translation>Die 10♥ bringt dir schon 10. Jetzt spielst du aus, und die anderen beiden spielen zusammen gegen dich.</translation>
    </message>
    <message>
      <source>Giving up</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Another deal for 300. The widow brought nothing: you can meld 40 at most, and not even every trick would be enough.</source>
      <translation>Noch ein Spiel um 300. Der Stock brachte nichts: Du kannst höchstens 40 melden, und selbst alle Stiche reichen nicht.</translation>
    </message>
    <message>
      <source>Give up: that costs the 3 chips only once.</source>
      <translation>Gib auf: Das kostet die 3 Chips nur einmal.</translation>
    </message>
    <message>
      <source>Played and lost, it costs at least twice as much.</source>
      <translation>Gespielt und verloren kostet es mindestens das Doppelte.</translation>
    </message>
    <message>
      <source>Give up.</source>
      <translation>Gib auf.</translation>
    </message>
    <message>
      <source>3 chips to each of the others. A whole match is waiting for you: “Auction pinochle” in New game.</source>
      <translation>3 Chips für jeden der anderen. Eine ganze Partie wartet auf dich: „Auction Pinochle“ in Neue Partie.</translation>
    </message>
    <message>
      <source>Binokel</source>
      <translation>Binokel</translation>
    </message>
    <message>
      <source>The Swabian game: the Dabb, and runs in every suit.</source>
      <translation>Das schwäbische Spiel: Dabb und Familien in jeder Farbe.</translation>
    </message>
    <message>
      <source>The Swabian sister</source>
      <translation>Die schwäbische Schwester</translation>
    </message>
    <message>
      <source>Pinochle as Swabia plays it: forty cards without nines, everybody alone. Left of the dealer (D), Walter had to open with 150.</source>
      <translation>Pinochle auf Schwäbisch: vierzig Karten ohne Neunen, jeder für sich. Links vom Geber (G) musste Walter mit 150 eröffnen.</translation>
    </message>
    <message>
      <source>Bid 160.</source>
      <translation>Reiz 160.</translation>
    </message>
    <message>
      <source>160 is enough to begin with.</source>
      <translation>160 reicht für den Anfang.</translation>
    </message>
    <message>
      <source>A royal marriage, a Binokel and two tens of trump: that is worth a bid.</source>
      <translation>Ein Trumpfpaar, ein Binokel und beide Trumpfzehnen: Das ist ein Gebot wert.</translation>
    </message>
    <message>
      <source>Walter passed. The four cards of the widow, called the Dabb, were turned up for all to see and are yours.</source>
      <translation>Walter hat gepasst. Der Dabb, die vier Karten in der Mitte, wurde für alle aufgedeckt und gehört dir.</translation>
    </message>
    <message>
      <source>Durch</source>
      <translation>Durch</translation>
    </message>
    <message>
      <source>Before naming trump, the bidder may shoot the moon, called Durch: every trick, without trump or melds, for plus or minus 1000.</source>
      <translation>Statt Trumpf zu wählen, kann man Durch ansagen: alle Stiche, ohne Trumpf und Meldungen, für plus oder minus 1000.</translation>
    </message>
    <message>
      <source>Not with this hand: name trump.</source>
      <translation>Nicht mit diesem Blatt: Wähl Trumpf.</translation>
    </message>
    <message>
      <source>The others hold aces too. Name trump.</source>
      <translation>Auch die anderen haben Asse. Wähl Trumpf.</translation>
    </message>
    <message>
      <source>Durch is for a hand full of aces. Now choose your trump.</source>
      <translation>Einen Durch spielt man mit lauter Assen. Jetzt wähl deinen Trumpf.</translation>
    </message>
    <message>
      <source>Familie and Paar</source>
      <translation>Familie und Paar</translation>
    </message>
    <message>
      <source>A run is called Familie here, a marriage Paar. In trump they are worth 150 and 40, as in pinochle.</source>
      <translation>In Trumpf zählt eine Familie 150 und ein Paar 40, wie beim Pinochle.</translation>
    </message>
    <message>
      <source>The J♥ of the Dabb completes a Familie. Name its suit.</source>
      <translation>J♥ aus dem Dabb macht eine Familie voll. Wähl ihre Farbe.</translation>
    </message>
    <message>
      <source>Your Familie is in hearts, and hearts are your longest suit.</source>
      <translation>Deine Familie ist in Herz, und Herz ist deine längste Farbe.</translation>
    </message>
    <message>
      <source>Hearts, with six trump and a Familie.</source>
      <translation>Herz: sechs Trümpfe und eine Familie.</translation>
    </message>
    <message>
      <source>Bury first</source>
      <translation>Erst drücken</translation>
    </message>
    <message>
      <source>As many cards as the Dabb had go away again, before you meld. Their points count for you.</source>
      <translation>So viele Karten, wie der Dabb hatte, drückst du vor dem Melden. Sie zählen für dich.</translation>
    </message>
    <message>
      <source>Bury the four cards that are no meld, no trump and no ace.</source>
      <translation>Drück die vier Karten, die weder Meldung noch Trumpf noch Ass sind.</translation>
    </message>
    <message>
      <source>K♠ and Q♠ are a Paar.</source>
      <translation>K♠ und Q♠ sind ein Paar.</translation>
    </message>
    <message>
      <source>J♦ and Q♠ are your Binokel.</source>
      <translation>J♦ und Q♠ sind dein Binokel.</translation>
    </message>
    <message>
      <source>The 10♠, the 10♦, the Q♣ and the J♣.</source>
      <translation>10♠, 10♦, Q♣ und J♣.</translation>
    </message>
    <message>
      <source>Those four are worth 25 to you: 10 for each ten, 3 for the queen, 2 for the jack. They can't be melded now.</source>
      <translation>Diese vier bringen dir 25: 10 für jede Zehn, 3 für die Dame, 2 für den Buben. Melden lassen sie sich nicht mehr.</translation>
    </message>
    <message>
      <source>The Binokel</source>
      <translation>Das Binokel</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are a Binokel, worth 40, and twice 300. Four equal cards in four suits count as in pinochle, but all eight always 1000.</source>
      <translation>Q♠ und J♦ sind ein Binokel: 40, doppelt 300. Vier Gleiche, eine in jeder Farbe, zählen wie beim Pinochle, alle acht aber immer 1000.</translation>
    </message>
    <message>
      <source>Show your melds.</source>
      <translation>Zeig deine Meldungen.</translation>
    </message>
    <message>
      <source>210: Familie, Paar and Binokel. But whoever takes no trick at all loses every meld.</source>
      <translation>210: Familie, Paar und Binokel. Wer aber keinen einzigen Stich macht, verliert alles Gemeldete.</translation>
    </message>
    <message>
      <source>In every suit</source>
      <translation>In jeder Farbe</translation>
    </message>
    <message>
      <source>A Familie counts in the other suits too, 100 there. A Paar in all four suits is a Rundgang, 240 with its kings and queens.</source>
      <translation>Eine Familie zählt auch in den anderen Farben, dort 100. Ein Paar in jeder der vier Farben ist ein Rundgang: mit seinen Königen und Damen 240.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is A 10 K Q J of clubs worth?</source>
      <translation>Herz ist Trumpf. Was zählen A 10 K Q J in Kreuz?</translation>
    </message>
    <message>
      <source>It is a Familie, but not in trump.</source>
      <translation>Es ist eine Familie, aber nicht in Trumpf.</translation>
    </message>
    <message>
      <source>100. In most pinochle games it would be no more than a marriage.</source>
      <translation>100. In den meisten Pinochle-Spielen wäre es nur ein Paar.</translation>
    </message>
    <message>
      <source>Left of the dealer leads</source>
      <translation>Links vom Geber spielt aus</translation>
    </message>
    <message>
      <source>The bidder does not lead: Walter does, left of the dealer. In tricks aces count 11, tens 10, kings 4, queens 3 and jacks 2.</source>
      <translation>Nicht der Alleinspieler spielt aus, sondern Walter, links vom Geber. In Stichen zählt das Ass 11, die Zehn 10, der König 4, die Dame 3 und der Bube 2.</translation>
    </message>
    <message>
      <source>You can't beat Walter's A♠. Give him as little as you can.</source>
      <translation>Walters A♠ kannst du nicht schlagen. Gib ihm so wenig wie möglich.</translation>
    </message>
    <message>
      <source>The king counts 4. You have a spade that counts less.</source>
      <translation>Der König zählt 4. Du hast ein Pik, das weniger zählt.</translation>
    </message>
    <message>
      <source>Of two equal cards the first one wins: yours would be lost.</source>
      <translation>Von zwei gleichen Karten gewinnt die erste: Deine wäre verloren.</translation>
    </message>
    <message>
      <source>The Q♠ counts least.</source>
      <translation>Q♠ zählt am wenigsten.</translation>
    </message>
    <message>
      <source>16 points for Walter: 11, 2 and 3. Everything else is played as you know it.</source>
      <translation>16 für Walter: 11, 2 und 3. Alles Weitere spielt sich, wie du es kennst.</translation>
    </message>
    <message>
      <source>Going off</source>
      <translation>Abgehen</translation>
    </message>
    <message>
      <source>Another deal, and again you bid 160. The Dabb brought nothing: you could meld 40 at most, and one ace is not enough for the other 120.</source>
      <translation>Ein anderes Spiel, wieder für 160. Der Dabb brachte nichts: Du könntest höchstens 40 melden, und für die übrigen 120 reicht ein einziges Ass nicht.</translation>
    </message>
    <message>
      <source>Concede. In Swabia this is called going off, Abgehen.</source>
      <translation>Gib auf. Auf Schwäbisch: Geh ab.</translation>
    </message>
    <message>
      <source>Played and missed, it costs twice the bid.</source>
      <translation>Gespielt und verfehlt kostet es das Doppelte.</translation>
    </message>
    <message>
      <source>Concede.</source>
      <translation>Gib auf.</translation>
    </message>
    <message>
      <source>You lose 160, and the others score their melds. Played and missed, it would have been 320.</source>
      <translation>Du verlierst 160, und die anderen schreiben ihre Meldungen an. Gespielt und verfehlt wären es 320 gewesen.</translation>
    </message>
    <message>
      <source>Across the table</source>
      <translation>Über Kreuz</translation>
    </message>
    <message>
      <source>Four play Kreuzbinokel, two against two: with sevens, eleven cards each. The seven of trump, the Dissle, is worth 10. Partners add up their melds.</source>
      <translation>Zu viert spielt man Kreuzbinokel, zwei gegen zwei: mit Siebenen, elf Karten für jeden. Die Trumpfsieben, das Dissle, zählt 10. Partner zählen ihre Meldungen zusammen.</translation>
    </message>
    <message>
      <source>You bid 200, and meld 60; your partner melds 70. How much must your tricks bring?</source>
      <translation>Gereizt sind 200. Du meldest 60, dein Partner 70. Wie viel müssen eure Stiche bringen?</translation>
    </message>
    <message>
      <source>200, less 60 and 70.</source>
      <translation>200 weniger 60 und 70.</translation>
    </message>
    <message>
      <source>70, yours and your partner's together. Now play: “Binokel” and “Binokel for four” in New game.</source>
      <translation>70, deine Stiche und die deines Partners zusammen. Jetzt spiel: „Binokel“ und „Kreuzbinokel“ in Neue Partie.</translation>
    </message>
    <message>
      <source>Double deck for three</source>
      <translation>Doppelter Satz zu dritt</translation>
    </message>
    <message>
      <source>Eighty cards, large melds, and a widow of two.</source>
      <translation>80 Karten, große Meldungen, zwei im Stock.</translation>
    </message>
    <message>
      <source>Eighty cards</source>
      <translation>80 Karten</translation>
    </message>
    <message>
      <source>Four of each card, without nines: 26 for each of three, who play alone.</source>
      <translation>Jede Karte viermal, ohne Neunen: 26 für jeden, zu dritt.</translation>
    </message>
    <message>
      <source>Edith passed. Bid 500.</source>
      <translation>Edith hat gepasst. Reiz 500.</translation>
    </message>
    <message>
      <source>500 is enough to begin with.</source>
      <translation>500 reicht für den Anfang.</translation>
    </message>
    <message>
      <source>You hold runs, and four aces, kings and jacks. Bid.</source>
      <translation>Du hast Familien und vier Asse, Könige und Buben. Reiz.</translation>
    </message>
    <message>
      <source>Bid 500.</source>
      <translation>Reiz 500.</translation>
    </message>
    <message>
      <source>Walter passed too; if you had, he would have had to play for 500, as the dealer. The two cards of the widow were turned up and are yours.</source>
      <translation>Auch Walter hat gepasst; hättest du gepasst, müsste er als Geber für 500 spielen. Die zwei Karten des Stocks wurden aufgedeckt und gehören dir.</translation>
    </message>
    <message>
      <source>Trump after the widow</source>
      <translation>Erst der Stock, dann Trumpf</translation>
    </message>
    <message>
      <source>You have seen the widow when you name trump. Its 10♠ completes a run.</source>
      <translation>Wenn du Trumpf wählst, kennst du den Stock schon. Seine 10♠ macht eine Familie voll.</translation>
    </message>
    <message>
      <source>Name your longest suit.</source>
      <translation>Wähl deine längste Farbe.</translation>
    </message>
    <message>
      <source>There is a run too, but it is shorter. Only one of them counts: that in trump.</source>
      <translation>Auch dort ist eine Familie, aber die Farbe ist kürzer. Nur eine zählt: die in Trumpf.</translation>
    </message>
    <message>
      <source>Nine of the twenty spades, with a run and one more royal marriage.</source>
      <translation>Neun der zwanzig Pik, mit einer Familie und noch einem Trumpfpaar.</translation>
    </message>
    <message>
      <source>Doubles and more</source>
      <translation>Doppelt und mehr</translation>
    </message>
    <message>
      <source>Melds may come twice and more: two pinochles are 300, two runs 1500, and aces around twice 1000.</source>
      <translation>Meldungen gibt es auch doppelt: zwei Pinochle 300, zwei Familien 1500, zweimal vier Asse 1000.</translation>
    </message>
    <message>
      <source>750, and 300 of them for the double pinochle, thanks to the widow's J♦. Three would be 600, four 900.</source>
      <translation>750, davon 300 für das doppelte Pinochle, dank J♦ aus dem Stock. Drei wären 600, vier 900.</translation>
    </message>
    <message>
      <source>Two too many</source>
      <translation>Zwei zu viel</translation>
    </message>
    <message>
      <source>Two cards go away again, and their points count for you.</source>
      <translation>Zwei Karten drückst du wieder; sie zählen für dich.</translation>
    </message>
    <message>
      <source>Bury both 10♣.</source>
      <translation>Drück beide 10♣.</translation>
    </message>
    <message>
      <source>They would do as well. This time bury both 10♣.</source>
      <translation>Die ginge auch. Nimm diesmal beide 10♣.</translation>
    </message>
    <message>
      <source>Nothing else is worth 10 and so hard to win a trick with. Bury both 10♣.</source>
      <translation>Die zählt weniger. Drück beide 10♣: Sie sind 10 wert und machen selten einen Stich.</translation>
    </message>
    <message>
      <source>20 points are yours already. Melded cards may go only if there are no others.</source>
      <translation>20 Punkte sind schon deine. Gemeldete Karten darf man nur drücken, wenn es keine anderen gibt.</translation>
    </message>
    <message>
      <source>Before the first card, the bidder may throw in the hand and lose only the bid.</source>
      <translation>Vor der ersten Karte kann man aufgeben und verliert nur das Gebot.</translation>
    </message>
    <message>
      <source>You have 750 for a bid of 500: go on and play.</source>
      <translation>Du hast 750 und reiztest 500: Spiel weiter.</translation>
    </message>
    <message>
      <source>You have every reason to play.</source>
      <translation>Du hast allen Grund zu spielen.</translation>
    </message>
    <message>
      <source>Four aces of trump</source>
      <translation>Vier Trumpfasse</translation>
    </message>
    <message>
      <source>Twenty trump take longer to pull, and there are four aces in every suit. Of equal cards, the one played first wins.</source>
      <translation>Zwanzig Trümpfe zu ziehen dauert länger, und in jeder Farbe gibt es vier Asse. Von gleichen Karten gewinnt die zuerst gespielte.</translation>
    </message>
    <message>
      <source>Lead an A♠.</source>
      <translation>Spiel ein A♠ aus.</translation>
    </message>
    <message>
      <source>The other two A♠ could not beat yours, so Walter and Edith kept them. They are still out: count them.</source>
      <translation>Die beiden anderen A♠ konnten deins nicht schlagen, darum haben Walter und Edith sie behalten. Sie sind noch im Spiel: Zähl mit.</translation>
    </message>
    <message>
      <source>A point saves the melds</source>
      <translation>Ein Punkt rettet die Meldungen</translation>
    </message>
    <message>
      <source>Aces, tens and kings count 10 in tricks, and the last trick 20. Everybody, the bidder too, must win a point in tricks, or all their melds are lost. 4550 points win.</source>
      <translation>Asse, Zehnen und Könige zählen in Stichen 10, der letzte Stich 20. Jeder, auch der Alleinspieler, braucht einen Punkt in Stichen, sonst ist alles Gemeldete verloren. 4550 Punkte gewinnen.</translation>
    </message>
    <message>
      <source>Edith melded 300. What does she score if she wins only queens and jacks?</source>
      <translation>Edith hat 300 gemeldet. Was bekommt sie, wenn sie nur Damen und Buben gewinnt?</translation>
    </message>
    <message>
      <source>Queens and jacks are worth nothing in tricks.</source>
      <translation>Damen und Buben zählen in Stichen nichts.</translation>
    </message>
    <message>
      <source>0. What you buried counts, but saves nothing either. Now play: “Double deck for three” in New game.</source>
      <translation>0. Auch was du drückst, zählt zwar, rettet aber nichts. Jetzt spiel: „Doppelter Satz zu dritt“ in Neue Partie.</translation>
    </message>
    <message>
      <source>Bezique</source>
      <translation>Bézigue</translation>
    </message>
    <message>
      <source>The French game for two: brisques and sequences.</source>
      <translation>Das französische Spiel zu zweit: Brisques und Sequenzen.</translation>
    </message>
    <message>
      <source>Brisques</source>
      <translation>Brisques</translation>
    </message>
    <message>
      <source>The French game that pinochle comes from: sevens and eights too, eight cards each and a stock. In tricks only aces and tens count, 10 each. They are called brisques.</source>
      <translation>Das französische Spiel, aus dem Pinochle entstand: auch Siebenen und Achten, acht Karten für jeden und ein Stapel. In Stichen zählen nur Asse und Zehnen, je 10. Sie heißen Brisques.</translation>
    </message>
    <message>
      <source>Nora leads the 9♣. Win it with your 10♣.</source>
      <translation>Nora spielt 9♣ aus. Nimm sie mit deiner 10♣.</translation>
    </message>
    <message>
      <source>It wins too, but you need the ace for a meld. The ten is enough.</source>
      <translation>Das gewinnt auch, aber das Ass brauchst du zum Melden. Die Zehn reicht.</translation>
    </message>
    <message>
      <source>That's allowed, but the 10♣ wins a brisque and the trick.</source>
      <translation>Das ist erlaubt, aber mit 10♣ gewinnst du den Stich und eine Brisque.</translation>
    </message>
    <message>
      <source>While there is a stock, you may play any card. This trick was worth 10.</source>
      <translation>Solange der Stapel reicht, darfst du jede Karte spielen. Dieser Stich war 10 wert.</translation>
    </message>
    <message>
      <source>Any four</source>
      <translation>Vier Gleiche</translation>
    </message>
    <message>
      <source>Whoever wins a trick may make one meld before drawing. Four aces are 100, kings 80, queens 60 and jacks 40, of any suits.</source>
      <translation>Wer einen Stich gewinnt, darf vor dem Ziehen einmal melden. Vier Asse zählen 100, Könige 80, Damen 60, Buben 40, gleich welcher Farben.</translation>
    </message>
    <message>
      <source>Meld your four aces.</source>
      <translation>Melde deine vier Asse.</translation>
    </message>
    <message>
      <source>Choose the four aces: they are worth 100.</source>
      <translation>Nimm die vier Asse: Sie zählen 100.</translation>
    </message>
    <message>
      <source>100, though two of them are diamonds and none is a heart.</source>
      <translation>100, obwohl zwei davon Karo sind und keins Herz ist.</translation>
    </message>
    <message>
      <source>The seven of trump</source>
      <translation>Die Trumpfsieben</translation>
    </message>
    <message>
      <source>Besides your meld you may show a seven of trump, for 10. The first one shown is exchanged for the upcard.</source>
      <translation>Neben deiner Meldung darfst du eine Trumpfsieben zeigen: 10. Die erste, die gezeigt wird, tauschst du gegen die offene Karte.</translation>
    </message>
    <message>
      <source>Show your 7♥.</source>
      <translation>Zeig deine 7♥.</translation>
    </message>
    <message>
      <source>Choose the 7♥: it brings you the upcard.</source>
      <translation>Nimm 7♥: Sie bringt dir die offene Karte.</translation>
    </message>
    <message>
      <source>10 points, and the A♥. Then you won another trick with your A♣: melded cards are played from the table.</source>
      <translation>10 Punkte und dazu A♥. Dann hast du mit A♣ noch einen Stich gewonnen: Gemeldete Karten spielt man vom Tisch aus.</translation>
    </message>
    <message>
      <source>The bezique</source>
      <translation>Der Bézigue</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are a bezique, worth 40. If the other Q♠ and J♦ come to lie beside them, the double bezique is worth 500 more.</source>
      <translation>Q♠ und J♦ sind ein Bézigue: 40. Kommen später die anderen beiden dazu, zählt der doppelte Bézigue noch einmal 500.</translation>
    </message>
    <message>
      <source>Meld your bezique.</source>
      <translation>Melde deinen Bézigue.</translation>
    </message>
    <message>
      <source>Choose the bezique: it is worth 40.</source>
      <translation>Nimm den Bézigue: Er zählt 40.</translation>
    </message>
    <message>
      <source>40. Leave both cards on the table for as long as you hope for the double one.</source>
      <translation>40. Lass beide Karten liegen, solange du auf den doppelten hoffst.</translation>
    </message>
    <message>
      <source>First the marriage</source>
      <translation>Zuerst das Paar</translation>
    </message>
    <message>
      <source>A few tricks later you hold A 10 K Q J of trump: a sequence, 250. Its king and queen are a royal marriage, 40.</source>
      <translation>Ein paar Stiche später hast du A 10 K Q J in Trumpf: eine Sequenz, 250. König und Dame daraus sind ein Trumpfpaar, 40.</translation>
    </message>
    <message>
      <source>You can have both. Meld the marriage first.</source>
      <translation>Du kannst beides haben. Melde zuerst das Paar.</translation>
    </message>
    <message>
      <source>After the sequence, its marriage would be lost. Meld the marriage first.</source>
      <translation>Nach der Sequenz ist ihr Paar verloren. Melde zuerst das Paar.</translation>
    </message>
    <message>
      <source>40, and your A♠ has won the next trick too.</source>
      <translation>40, und mit A♠ hast du auch den nächsten Stich gewonnen.</translation>
    </message>
    <message>
      <source>Then the sequence</source>
      <translation>Dann die Sequenz</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same kind of meld only if that is worth more. A sequence is worth more than its marriage.</source>
      <translation>Eine gemeldete Karte darf in derselben Art von Meldung nur in einer wertvolleren noch einmal dienen. Die Sequenz ist mehr wert als ihr Paar.</translation>
    </message>
    <message>
      <source>Meld the sequence.</source>
      <translation>Melde die Sequenz.</translation>
    </message>
    <message>
      <source>Choose the sequence: it is worth 250.</source>
      <translation>Nimm die Sequenz: Sie zählt 250.</translation>
    </message>
    <message>
      <source>250, and 290 with the marriage before.</source>
      <translation>250, mit dem Paar davor 290.</translation>
    </message>
    <message>
      <source>The last eight tricks</source>
      <translation>Die letzten acht Stiche</translation>
    </message>
    <message>
      <source>The stock is empty, and the melds are back in your hands. Now the rules are strict: follow suit, beat if you can, else trump.</source>
      <translation>Der Stapel ist leer, die Meldungen sind wieder auf der Hand. Jetzt gilt es streng: bedienen, übernehmen, sonst stechen.</translation>
    </message>
    <message>
      <source>Nora leads the Q♠. Beat it.</source>
      <translation>Nora spielt Q♠ aus. Schlag sie.</translation>
    </message>
    <message>
      <source>The king wins too, but the ten is a brisque, and it is safe now.</source>
      <translation>Der König gewinnt auch, aber die Zehn ist eine Brisque und jetzt sicher.</translation>
    </message>
    <message>
      <source>The trick was worth 10. The last one of all brings 10 more.</source>
      <translation>Der Stich war 10 wert. Der allerletzte bringt noch 10 dazu.</translation>
    </message>
    <message>
      <source>All brisques and the last trick are 170, so melds matter more. Deals go on until somebody has 1000 points.</source>
      <translation>Alle Brisques und der letzte Stich sind zusammen 170; Meldungen bringen mehr. Gespielt wird, bis jemand 1000 Punkte hat.</translation>
    </message>
    <message>
      <source>You win a trick of A♦ and K♦. How much is it?</source>
      <translation>Du gewinnst einen Stich aus A♦ und K♦. Wie viel ist das?</translation>
    </message>
    <message>
      <source>Only aces and tens count.</source>
      <translation>Nur Asse und Zehnen zählen.</translation>
    </message>
    <message>
      <source>10, for the ace. Now play: it is called “Bezique” in New game.</source>
      <translation>10, für das Ass. Jetzt spiel: „Bézigue“ in Neue Partie.</translation>
    </message>
    <message>
      <source>Pinochle is played with a deck of its own: ace, ten, king, Ober, Unter and nine in four suits, and two of every card.</source>
      <translation>Pinochle hat eigene Karten: Ass, Zehn, König, Ober, Unter und Neun in vier Farben, und jede Karte zweimal.</translation>
    </message>
    <message>
      <source>Two of your leaves are higher than a king. Click the lower of them to play it.</source>
      <translation>Zwei deiner Blattkarten sind höher als ein König. Klick auf die niedrigere, um sie zu spielen.</translation>
    </message>
    <message>
      <source>Ace, ten, king, Ober, Unter, nine.</source>
      <translation>Ass, Zehn, König, Ober, Unter, Neun.</translation>
    </message>
    <message>
      <source>No acorn is higher, so you won the trick. Whoever wins a trick leads to the next one.</source>
      <translation>Keine Eichel ist höher, also hast du den Stich gewonnen. Wer einen Stich gewinnt, spielt zum nächsten aus.</translation>
    </message>
    <message>
      <source>You can't win them all. Four bells will fall now, and the highest takes the trick.</source>
      <translation>Alle kann man nicht gewinnen. Jetzt fallen vier Schellen, und die höchste macht den Stich.</translation>
    </message>
    <message>
      <source>Lead your lowest bell.</source>
      <translation>Spiel deine niedrigste Schelle aus.</translation>
    </message>
    <message>
      <source>That's a bell, but a lower one will do.</source>
      <translation>Das ist eine Schelle, aber eine niedrigere tut es auch.</translation>
    </message>
    <message>
      <source>Lead a bell, the lowest you have.</source>
      <translation>Spiel eine Schelle aus, deine niedrigste.</translation>
    </message>
    <message>
      <source>Edith's ace was the highest bell. She leads now.</source>
      <translation>Ediths Ass war die höchste Schelle. Jetzt spielt sie aus.</translation>
    </message>
    <message>
      <source>Edith leads an ace. You have no leaves. Take her ace with your lowest trump.</source>
      <translation>Edith spielt ein Ass aus. Du hast kein Blatt. Stich ihr Ass mit deinem niedrigsten Trumpf.</translation>
    </message>
    <message>
      <source>Aces, tens and kings are worth 10 points each to whoever wins them. They are called counters. Obers, Unters and nines are worth nothing.</source>
      <translation>Asse, Zehnen und Könige bringen dem, der sie gewinnt, je 10 Punkte. Man nennt sie Zähler. Ober, Unter und Neunen zählen nichts.</translation>
    </message>
    <message>
      <source>Edith leads the A♣, which you can't beat. Follow suit with the acorn that gives her least.</source>
      <translation>Edith spielt A♣ aus, das du nicht schlagen kannst. Bedien mit der Eichel, die ihr am wenigsten bringt.</translation>
    </message>
    <message>
      <source>That gives away 10 points. You have an acorn that is worth nothing.</source>
      <translation>Das verschenkt 10 Punkte. Du hast eine Eichel, die nichts zählt.</translation>
    </message>
    <message>
      <source>The Unter is worth nothing too, but it beats a nine. Let the nine go.</source>
      <translation>Der Unter zählt auch nichts, aber er schlägt eine Neun. Gib die Neun.</translation>
    </message>
    <message>
      <source>When you follow suit, you must also beat the best card in the trick, if you can. Your nine and Unter are dimmed: they would lose.</source>
      <translation>Beim Bedienen musst du die beste Karte im Stich auch schlagen, wenn du kannst. Deine Neun und dein Unter sind blass: Sie würden verlieren.</translation>
    </message>
    <message>
      <source>The ten beats it too. Keep it: it beats every bell but the ace.</source>
      <translation>Die Zehn schlägt sie auch. Behalte sie: Sie schlägt jede Schelle außer dem Ass.</translation>
    </message>
    <message>
      <source>You have no leaves, and hearts are trump. Win this trick with your lowest trump.</source>
      <translation>Du hast kein Blatt, und Herz ist Trumpf. Gewinn den Stich mit deinem niedrigsten Trumpf.</translation>
    </message>
    <message>
      <source>One trick later Walter leads a leaf again, and Nora trumps it. If a trump lies there and you have to trump too, you must play a higher one, if you can.</source>
      <translation>Einen Stich später spielt Walter wieder Blatt aus, und Nora sticht. Musst du auch stechen, so muss dein Trumpf höher sein, wenn du kannst.</translation>
    </message>
    <message>
      <source>The Ober is enough. Keep the ace of trump: nothing beats it.</source>
      <translation>Der Ober reicht. Behalte das Trumpfass: Nichts schlägt es.</translation>
    </message>
    <message>
      <source>Another leaf is led. You have no leaves, but you do have trump. What must you play?</source>
      <translation>Wieder wird Blatt ausgespielt. Du hast kein Blatt, aber Trümpfe. Was musst du spielen?</translation>
    </message>
    <message>
      <source>Before the first trick, everybody shows groups of cards and scores points for them: melds. King and Ober of one suit are a marriage, worth 20. In trump it is a royal marriage, worth 40.</source>
      <translation>Vor dem ersten Stich zeigen alle Gruppen von Karten und bekommen Punkte dafür: Meldungen. König und Ober einer Farbe sind ein Paar: 20. In Trumpf ist es ein Trumpfpaar: 40.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is your marriage in acorns worth?</source>
      <translation>Herz ist Trumpf. Was zählt dein Paar in Eichel?</translation>
    </message>
    <message>
      <source>Acorns aren't trump, so it is 20.</source>
      <translation>Eichel ist nicht Trumpf, also 20.</translation>
    </message>
    <message>
      <source>One card of the same rank in every suit is an around: four aces score 100, four kings 80, four Obers 60 and four Unters 40. Tens and nines have none.</source>
      <translation>Vier gleiche Karten, eine in jeder Farbe: Vier Asse zählen 100, vier Könige 80, vier Ober 60 und vier Unter 40. Zehnen und Neunen zählen so nicht.</translation>
    </message>
    <message>
      <source>You have Obers around. What do they score?</source>
      <translation>Du hast vier Ober. Was zählen sie?</translation>
    </message>
    <message>
      <source>Aces 100, kings 80, Obers 60, Unters 40.</source>
      <translation>Asse 100, Könige 80, Ober 60, Unter 40.</translation>
    </message>
    <message>
      <source>150 and 10. One more king or Ober of trump beside a run would add 20.</source>
      <translation>150 und 10. Noch ein König oder ein Ober in Trumpf neben der Familie brächte 20 dazu.</translation>
    </message>
    <message>
      <source>In this game aces and tens count 10, kings and Obers 5, and the last trick 10: 250 again. Melds count too. Deals go on until somebody has 1000 points.</source>
      <translation>Hier zählen Asse und Zehnen 10, Könige und Ober 5 und der letzte Stich 10: wieder 250. Dazu kommen die Meldungen. Gespielt wird, bis jemand 1000 Punkte hat.</translation>
    </message>
    <message>
      <source>10 for the ace, 5 for the Ober.</source>
      <translation>10 für das Ass, 5 für den Ober.</translation>
    </message>
    <message>
      <source>So keep the Ober for the end: lead the 10♠.</source>
      <translation>Heb dir also den Ober auf: Spiel 10♠ aus.</translation>
    </message>
    <message>
      <source>The Ober wins now too, but then the last trick and its 10 points go to the others.</source>
      <translation>Der Ober gewinnt auch jetzt, aber dann machen die anderen den letzten Stich mit seinen 10 Punkten.</translation>
    </message>
    <message>
      <source>The Ober took the last trick: 170 in tricks and 150 in melds are 320. The contract is made, and you score all of it.</source>
      <translation>Der Ober hat den letzten Stich gemacht: 170 in Stichen und 150 an Meldungen sind 320. Der Kontrakt ist erfüllt, und ihr schreibt alles an.</translation>
    </message>
    <message>
      <source>Nora named leaves. Pass her all four of yours.</source>
      <translation>Nora hat Blatt gewählt. Gib ihr alle vier, die du hast.</translation>
    </message>
    <message>
      <source>Pass her your four leaves.</source>
      <translation>Gib ihr deine vier Blattkarten.</translation>
    </message>
    <message>
      <source>Your ace and Unter completed her run. Then she passed back four cards that she has no use for.</source>
      <translation>Dein Ass und dein Unter haben ihre Familie voll gemacht. Dann hat sie dir vier Karten gegeben, die sie nicht braucht.</translation>
    </message>
    <message>
      <source>King and Ober of acorns are a marriage.</source>
      <translation>König und Ober in Eichel sind ein Paar.</translation>
    </message>
    <message>
      <source>Nora's Unter completed your run, and her Ober your pinochle. Partners who pass well bid higher.</source>
      <translation>Noras Unter hat deine Familie voll gemacht und ihr Ober dein Pinochle. Gute Partner können höher reizen.</translation>
    </message>
    <message>
      <source>Nora leads the A♦, and nothing can beat it but a trump. Give her your best bell.</source>
      <translation>Nora spielt A♦ aus, und nur ein Trumpf kann es schlagen. Gib ihr deine beste Schelle.</translation>
    </message>
    <message>
      <source>20 points for you two. Walter and Edith both had a bell, so nobody could trump.</source>
      <translation>20 Punkte für euch beide. Walter und Edith hatten beide Schellen, also konnte niemand stechen.</translation>
    </message>
    <message>
      <source>Edith beat Nora's Ober with the A♠. You can't beat that. Give her the leaf that is worth least.</source>
      <translation>Edith hat Noras Ober mit A♠ geschlagen. Das kannst du nicht schlagen. Gib ihr die Blattkarte, die am wenigsten zählt.</translation>
    </message>
    <message>
      <source>It costs nothing, but the Unter may win something later. The nine never will.</source>
      <translation>Es kostet nichts, aber der Unter gewinnt später vielleicht etwas. Die Neun nie.</translation>
    </message>
    <message>
      <source>You know enough for a whole deal now. With leaves as trump you have a royal marriage, a pinochle and a dix, and three aces.</source>
      <translation>Du weißt jetzt genug für ein ganzes Spiel. Mit Blatt als Trumpf hast du Trumpfpaar, Pinochle und Dix, dazu drei Asse.</translation>
    </message>
    <message>
      <source>Five leaves with the royal marriage, and a pinochle that needs no trump.</source>
      <translation>Fünf Blattkarten mit dem Trumpfpaar, und ein Pinochle, das keinen Trumpf braucht.</translation>
    </message>
    <message>
      <source>Leaves are your longest suit, and they hold the marriage.</source>
      <translation>Blatt ist deine längste Farbe, und darin ist das Paar.</translation>
    </message>
    <message>
      <source>Name leaves.</source>
      <translation>Wähl Blatt.</translation>
    </message>
    <message>
      <source>The king stays with your two aces of acorns.</source>
      <translation>Der König bleibt bei deinen zwei Eichel-Assen.</translation>
    </message>
    <message>
      <source>Each of the others pays you for a bid you make, 3 chips for 300. If you play and fail, you pay each of them twice that. In leaves, all of it counts double.</source>
      <translation>Für ein erfülltes Gebot zahlt dir jeder der anderen, 3 Chips für 300. Spielst du und verlierst, zahlst du jedem das Doppelte. In Blatt zählt das alles doppelt.</translation>
    </message>
    <message>
      <source>Your run is in leaves, and leaves are paid double.</source>
      <translation>Deine Familie ist in Blatt, und Blatt wird doppelt bezahlt.</translation>
    </message>
    <message>
      <source>Those four are worth 25 to you: 10 for each ten, 3 for the Ober, 2 for the Unter. They can't be melded now.</source>
      <translation>Diese vier bringen dir 25: 10 für jede Zehn, 3 für den Ober, 2 für den Unter. Melden lassen sie sich nicht mehr.</translation>
    </message>
    <message>
      <source>A Familie counts in the other suits too, 100 there. A Paar in all four suits is a Rundgang, 240 with its kings and Obers.</source>
      <translation>Eine Familie zählt auch in den anderen Farben, dort 100. Ein Paar in jeder der vier Farben ist ein Rundgang: mit seinen Königen und Obern 240.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is A 10 K Q J of acorns worth?</source>
      <translation>Herz ist Trumpf. Was zählen A 10 K Q J in Eichel?</translation>
    </message>
    <message>
      <source>The bidder does not lead: Walter does, left of the dealer. In tricks aces count 11, tens 10, kings 4, Obers 3 and Unters 2.</source>
      <translation>Nicht der Alleinspieler spielt aus, sondern Walter, links vom Geber. In Stichen zählt das Ass 11, die Zehn 10, der König 4, der Ober 3 und der Unter 2.</translation>
    </message>
    <message>
      <source>The king counts 4. You have a leaf that counts less.</source>
      <translation>Der König zählt 4. Du hast ein Blatt, das weniger zählt.</translation>
    </message>
    <message>
      <source>You hold runs, and four aces, kings and Unters. Bid.</source>
      <translation>Du hast Familien und vier Asse, Könige und Unter. Reiz.</translation>
    </message>
    <message>
      <source>Nine of the twenty leaves, with a run and one more royal marriage.</source>
      <translation>Neun der zwanzig Blattkarten, mit einer Familie und noch einem Trumpfpaar.</translation>
    </message>
    <message>
      <source>Edith melded 300. What does she score if she wins only Obers and Unters?</source>
      <translation>Edith hat 300 gemeldet. Was bekommt sie, wenn sie nur Ober und Unter gewinnt?</translation>
    </message>
    <message>
      <source>Obers and Unters are worth nothing in tricks.</source>
      <translation>Ober und Unter zählen in Stichen nichts.</translation>
    </message>
    <message>
      <source>Whoever wins a trick may make one meld before drawing. Four aces are 100, kings 80, Obers 60 and Unters 40, of any suits.</source>
      <translation>Wer einen Stich gewinnt, darf vor dem Ziehen einmal melden. Vier Asse zählen 100, Könige 80, Ober 60, Unter 40, gleich welcher Farben.</translation>
    </message>
    <message>
      <source>100, though two of them are bells and none is a heart.</source>
      <translation>100, obwohl zwei davon Schellen sind und keins Herz ist.</translation>
    </message>
    <message>
      <source>A few tricks later you hold A 10 K Q J of trump: a sequence, 250. Its king and Ober are a royal marriage, 40.</source>
      <translation>Ein paar Stiche später hast du A 10 K Q J in Trumpf: eine Sequenz, 250. König und Ober daraus sind ein Trumpfpaar, 40.</translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message>
      <source>For two</source>
      <translation>Zu zweit</translation>
    </message>
    <message>
      <source>Two-handed</source>
      <translation>Zu zweit</translation>
    </message>
    <message>
      <source>Hayes's rules: twelve cards each, a turned card for trump, and a stock to draw from. While the stock lasts, any card may be played and the winner of a trick may make one meld; then the last twelve tricks are played strictly. A better meld pays only the difference to the one it grew from.</source>
      <translation>Nach den Regeln von Hayes: zwölf Karten für jeden, eine aufgedeckte Karte als Trumpf und ein Stapel zum Ziehen. Solange er reicht, darf jede Karte gespielt werden, und wer den Stich macht, darf einmal melden; die letzten zwölf Stiche werden streng gespielt. Eine bessere Meldung bringt nur den Unterschied zu der, aus der sie wuchs.</translation>
    </message>
    <message>
      <source>Two-handed to 150</source>
      <translation>Zu zweit bis 150</translation>
    </message>
    <message>
      <source>A good first game: small numbers, ace, ten and king count one each, a run is 15, and 150 wins. The winner of a trick draws, may meld, and then the loser draws.</source>
      <translation>Ein gutes erstes Spiel: kleine Zahlen, Ass, Zehn und König zählen je eins, eine Familie 15, und 150 gewinnt. Wer den Stich macht, zieht und darf melden, dann zieht der andere.</translation>
    </message>
    <message>
      <source>Two-handed, Bicycle rules</source>
      <translation>Zu zweit, Bicycle-Regeln</translation>
    </message>
    <message>
      <source>The classic book game: after each trick won while the stock lasts, meld first, then draw; every meld is paid in full. As printed, the ten ranks below the jack. You may declare yourself out when you think you have 1000.</source>
      <translation>Das klassische Buchspiel: nach jedem gewonnenen Stich erst melden, dann ziehen, solange der Stapel reicht; jede Meldung zählt voll. Wie gedruckt steht die Zehn unter dem Buben. Wer glaubt, 1000 zu haben, darf „aus“ sagen.</translation>
    </message>
    <message>
      <source>Two-handed, 64 cards</source>
      <translation>Zu zweit, 64 Karten</translation>
    </message>
    <message>
      <source>The Bicycle game with sevens and eights in the deck: the stock is longer and the seven of trump is the dix. There is more time to collect melds; otherwise it is the same game.</source>
      <translation>Das Bicycle-Spiel mit Siebenen und Achten: Der Stapel ist länger, und die Trumpfsieben ist die Dix. Es bleibt mehr Zeit für Meldungen; sonst ist es dasselbe Spiel.</translation>
    </message>
    <message>
      <source>Two-handed, original form</source>
      <translation>Zu zweit, ursprüngliche Form</translation>
    </message>
    <message>
      <source>The old two-handed game, dealt in fours: one meld after each trick won while the stock lasts, then twelve strict tricks. Double melds such as a double run may be laid down at once for their high value.</source>
      <translation>Das alte Spiel zu zweit, zu je vier gegeben: eine Meldung nach jedem gewonnenen Stich, solange der Stapel reicht, dann zwölf strenge Stiche. Doppelte Meldungen wie die doppelte Familie dürfen auf einmal zum hohen Wert gelegt werden.</translation>
    </message>
    <message>
      <source>Bezique</source>
      <translation>Bézigue</translation>
    </message>
    <message>
      <source>The French game that pinochle comes from, with two packs of piquet cards and eight cards each. Whoever wins a trick may make one meld: any four of a rank, a bezique for 40, a sequence for 250, a double bezique for 500. In tricks only aces and tens count, the brisques, and the last eight tricks are played strictly.</source>
      <translation>Das französische Spiel, aus dem Pinochle entstand, mit zwei Piquetspielen und acht Karten für jeden. Wer einen Stich macht, darf eine Meldung machen: vier Gleiche aller Farben, ein Bézigue für 40, eine Sequenz für 250, ein doppelter Bézigue für 500. In Stichen zählen nur Asse und Zehnen, die Brisques, und die letzten acht Stiche werden streng gespielt.</translation>
    </message>
    <message>
      <source>Two-handed draft</source>
      <translation>Zu zweit, Blatt ziehen</translation>
    </message>
    <message>
      <source>Build your hand from the face-down deck: look at a card and keep it, or reject it and keep the next one unseen. Then the two of you bid to name trump, meld and play twelve tricks; your discards count for you.</source>
      <translation>Baue dein Blatt aus den verdeckten Karten: Sieh eine an und behalte sie, oder leg sie weg und behalte die nächste ungesehen. Dann reizt ihr um den Trumpf, meldet und spielt zwölf Stiche; deine weggelegten Karten zählen für dich.</translation>
    </message>
    <message>
      <source>For three</source>
      <translation>Zu dritt</translation>
    </message>
    <message>
      <source>Three-handed auction</source>
      <translation>Reizen zu dritt</translation>
    </message>
    <message>
      <source>Fifteen cards each and a widow of three for the winner of the auction, who plays alone against the other two. Bids start at 300, or from 150 if you speak first; a disappointing widow can be conceded.</source>
      <translation>Fünfzehn Karten für jeden und ein Stock von dreien für den, der das Reizen gewinnt und allein gegen die beiden anderen spielt. Gereizt wird ab 300, oder ab 150, wenn du zuerst sprichst; nach einem enttäuschenden Stock darf man aufgeben.</translation>
    </message>
    <message>
      <source>Auction pinochle</source>
      <translation>Auction Pinochle</translation>
    </message>
    <message>
      <source>The game of the old books: fifteen cards each, a widow of three, and bids from 300. Only the bidder melds, and the other two play together to beat the bid. Every deal is settled in chips: a bidder who gives up in time pays once, and one who plays and fails pays double.</source>
      <translation>Das Spiel der alten Bücher: fünfzehn Karten für jeden, ein Stock von dreien und Gebote ab 300. Nur der Alleinspieler meldet, und die beiden anderen spielen zusammen gegen sein Gebot. Jedes Spiel wird in Chips abgerechnet: Wer rechtzeitig aufgibt, zahlt einfach, wer spielt und scheitert, doppelt.</translation>
    </message>
    <message>
      <source>Binokel</source>
      <translation>Binokel</translation>
    </message>
    <message>
      <source>Pinochle's Swabian sister: forty cards, twelve each, and a widow of four, the Dabb. A run counts in every suit. The bidder buries before melding, and may give up for the bid; playing and missing it costs twice as much.</source>
      <translation>Die schwäbische Schwester des Pinochle: vierzig Karten, zwölf für jeden und vier im Dabb. Eine Familie zählt in jeder Farbe. Wer das Spiel hat, drückt vor dem Melden und kann für den einfachen Reizwert abgehen; wer spielt und ihn verfehlt, verliert ihn doppelt.</translation>
    </message>
    <message>
      <source>Cutthroat</source>
      <translation>Cutthroat</translation>
    </message>
    <message>
      <source>All 48 cards are dealt to three players, sixteen each, and nothing is left to hope for after the auction. Only a player who makes a bid in that deal can win the game, so a high score alone is not enough.</source>
      <translation>Alle 48 Karten gehen an drei Spieler, sechzehn für jeden, und nach dem Reizen gibt es nichts mehr zu hoffen. Nur wer in dem Spiel ein Gebot schafft, kann gewinnen; viele Punkte allein genügen nicht.</translation>
    </message>
    <message>
      <source>Check pinochle</source>
      <translation>Pinochle um Schecks</translation>
    </message>
    <message>
      <source>Three-handed auction with a side account, kept in checks. Good melds and winning the game earn checks from each of the others; failed bids cost them.</source>
      <translation>Reizen zu dritt mit einer Nebenrechnung in Schecks. Gute Meldungen und der Gewinn der Partie bringen Schecks von jedem anderen; verlorene Gebote kosten sie.</translation>
    </message>
    <message>
      <source>Partnership for four</source>
      <translation>Partner zu viert</translation>
    </message>
    <message>
      <source>Single deck with passing</source>
      <translation>Einfacher Kartensatz mit Weitergeben</translation>
    </message>
    <message>
      <source>Bids from 250, four cards passed and four returned, and a player may pass with help to encourage the partner. If the bid is more than 250 above the meld, the hand is lost without play.</source>
      <translation>Gebote ab 250, vier Karten hin und vier zurück, und man darf mit Hilfe passen, um den Partner zu ermutigen. Liegt das Gebot mehr als 250 über der Meldung, ist es ohne Spiel verloren.</translation>
    </message>
    <message>
      <source>Racehorse</source>
      <translation>Racehorse</translation>
    </message>
    <message>
      <source>The partnership game with an exchange: once trump is named, the bidder's partner passes four cards across and gets four back before the melds are shown. Scores run higher, so the game goes to 1500.</source>
      <translation>Das Partnerspiel mit Tausch: Wenn Trumpf gewählt ist, gibt der Partner vier Karten und bekommt vier zurück, bevor gemeldet wird. Es fallen mehr Punkte, darum geht es bis 1500.</translation>
    </message>
    <message>
      <source>Partnership auction</source>
      <translation>Reizen mit Partner</translation>
    </message>
    <message>
      <source>Two pairs, twelve cards each, and an auction from 150 that a player with meld has to open. The winner names trump, everybody melds, and the bid must be made with melds and tricks together.</source>
      <translation>Zwei Paare, zwölf Karten für jeden und ein Reizen ab 150, das eröffnen muss, wer etwas zu melden hat. Wer gewinnt, wählt Trumpf, alle melden, und das Gebot muss mit Meldungen und Stichen zusammen geschafft werden.</translation>
    </message>
    <message>
      <source>Partnership with a kitty</source>
      <translation>Partner mit Stock</translation>
    </message>
    <message>
      <source>Eleven cards each and a kitty of four: whoever wins the auction looks at it and gives one card to every player. Otherwise it is the partnership auction game.</source>
      <translation>Elf Karten für jeden und ein Stock von vieren: Wer das Reizen gewinnt, sieht ihn an und gibt jedem eine Karte. Sonst ist es das Reizen mit Partner.</translation>
    </message>
    <message>
      <source>Binokel for four</source>
      <translation>Kreuzbinokel</translation>
    </message>
    <message>
      <source>The Swabian game across the table: two pairs, a deck with sevens but no nines, eleven cards each and a widow of four, the Dabb. A run counts in every suit, and the player to the dealer's left leads, not the bidder.</source>
      <translation>Binokel übers Kreuz: zwei Paare, ein Blatt mit Siebenen, aber ohne Neunen, elf Karten für jeden und vier im Dabb. Eine Familie zählt in jeder Farbe, und ausspielt, wer links vom Geber sitzt, nicht wer das Spiel hat.</translation>
    </message>
    <message>
      <source>Combined-bid partnership</source>
      <translation>Partner mit gemeinsamem Gebot</translation>
    </message>
    <message>
      <source>Every player says once what the hand is worth and partners add their bids. Each side has to make its own total; the higher total only decides who names trump.</source>
      <translation>Jeder sagt einmal, was sein Blatt wert ist, und Partner zählen zusammen. Jede Seite muss ihre eigene Summe schaffen; die höhere bestimmt nur, wer Trumpf wählt.</translation>
    </message>
    <message>
      <source>Double deck</source>
      <translation>Doppelter Kartensatz</translation>
    </message>
    <message>
      <source>Eighty cards without nines, twenty each, partners opposite. Bids start at 500, melds come in twos, threes and fours, and the game goes to 5000.</source>
      <translation>Achtzig Karten ohne Neunen, zwanzig für jeden, Partner gegenüber. Gereizt wird ab 500, Meldungen gibt es doppelt, dreifach und vierfach, und es geht bis 5000.</translation>
    </message>
    <message>
      <source>Double deck for three</source>
      <translation>Doppelter Satz zu dritt</translation>
    </message>
    <message>
      <source>Eighty cards without nines for three who play alone: twenty-six each and a widow of two for the winner of the auction. Bids start at 500, meld needs a point in tricks to count, and the game goes to 4550.</source>
      <translation>Achtzig Karten ohne Neunen für drei, die allein spielen: sechsundzwanzig für jeden und ein Stock von zwei für den, der das Reizen gewinnt. Gereizt wird ab 500, Meldungen zählen erst mit einem Punkt in Stichen, und es geht bis 4550.</translation>
    </message>
    <message>
      <source>Double deck, strict rules</source>
      <translation>Doppelter Kartensatz, strenge Regeln</translation>
    </message>
    <message>
      <source>The double deck with six more rules that reward sound bidding. A bidder needs a marriage; a contract needs at least 200 in meld and 200 in tricks; and the defenders need the same for their meld to count.</source>
      <translation>Der doppelte Kartensatz mit sechs Regeln mehr, die solides Reizen belohnen. Wer reizt, braucht ein Paar; ein Kontrakt braucht mindestens 200 gemeldet und 200 in Stichen; und ebenso viel brauchen die Gegner, damit ihre Meldung zählt.</translation>
    </message>
    <message>
      <source>Double deck with nines</source>
      <translation>Doppelter Kartensatz mit Neunen</translation>
    </message>
    <message>
      <source>Two complete decks, 96 cards, twenty-four each: the nines stay in and the dix counts. Otherwise it is the double deck game.</source>
      <translation>Zwei ganze Kartensätze, 96 Karten, vierundzwanzig für jeden: Die Neunen bleiben, und die Dix zählt. Sonst ist es wie der doppelte Kartensatz.</translation>
    </message>
    <message>
      <source>Larger tables</source>
      <translation>Größere Runden</translation>
    </message>
    <message>
      <source>Five-handed, called partner</source>
      <translation>Zu fünft mit gerufenem Partner</translation>
    </message>
    <message>
      <source>The bidder names trump and asks for a trump card; the first player who holds it is the partner for this deal, against the rest. Played with three copies of each card.</source>
      <translation>Der Alleinspieler wählt Trumpf und fragt nach einer Trumpfkarte; der Erste, der sie hat, ist für dieses Spiel sein Partner gegen alle anderen. Gespielt mit jeder Karte dreimal.</translation>
    </message>
    <message>
      <source>Six-handed, deck and a half</source>
      <translation>Zu sechst, anderthalb Kartensätze</translation>
    </message>
    <message>
      <source>Two teams, seated alternately, with three copies of each card: twelve cards each for six players, nine for eight. The rules are those of the partnership auction game.</source>
      <translation>Zwei Mannschaften, abwechselnd am Tisch, mit jeder Karte dreimal: zwölf Karten für jeden zu sechst, neun zu acht. Die Regeln sind die des Reizens mit Partner.</translation>
    </message>
    <message>
      <source>Triple deck, six-handed</source>
      <translation>Dreifacher Kartensatz zu sechst</translation>
    </message>
    <message>
      <source>Two teams of three with 120 cards, twenty each. Bids start at 750, and up to six copies of a card make melds of breathtaking size.</source>
      <translation>Zwei Dreiermannschaften mit 120 Karten, zwanzig für jeden. Gereizt wird ab 750, und bis zu sechs gleiche Karten ergeben Meldungen von atemberaubender Größe.</translation>
    </message>
    <message>
      <source>Six-handed racehorse</source>
      <translation>Racehorse zu sechst</translation>
    </message>
    <message>
      <source>Two teams of three play with 124 cards and a blind of four for the winner of the auction, which opens at 500 by itself. Four runs, royal marriages or pinochles in one hand win the game at once.</source>
      <translation>Zwei Dreiermannschaften spielen mit 124 Karten und vier verdeckten für den, der das Reizen gewinnt; es beginnt von selbst bei 500. Vier Familien, Trumpfpaare oder Pinochle in einer Hand gewinnen sofort.</translation>
    </message>
    <message>
      <source>Eight-handed, four pairs</source>
      <translation>Zu acht, vier Paare</translation>
    </message>
    <message>
      <source>Four pairs, partners opposite each other, with two full decks and twelve cards each. Each of the three pairs that do not play the contract scores for itself.</source>
      <translation>Vier Paare, Partner gegenüber, mit zwei ganzen Kartensätzen und zwölf Karten für jeden. Jedes der drei Paare, die den Kontrakt nicht spielen, schreibt für sich an.</translation>
    </message>
    <message>
      <source>Hayes with extra cards</source>
      <translation>Hayes mit mehr Karten</translation>
    </message>
    <message>
      <source>The two-handed Hayes game for more players, each of whom brings another set of 24 cards, so that all hold twelve. Everybody plays alone, and several pinochles in one hand become likely.</source>
      <translation>Das Hayes-Spiel für mehr Leute, von denen jeder weitere 24 Karten mitbringt, sodass alle zwölf haben. Jeder spielt für sich, und mehrere Pinochle in einer Hand werden wahrscheinlich.</translation>
    </message>
    <message>
      <source>Hayes for three to eight</source>
      <translation>Hayes für drei bis acht</translation>
    </message>
    <message>
      <source>The two-handed Hayes game for more players with the usual 48 cards: half the deck is dealt, half is stock. Everybody plays alone, and the hands get small.</source>
      <translation>Das Hayes-Spiel für mehr Leute mit den üblichen 48 Karten: Die Hälfte wird gegeben, die Hälfte ist Stapel. Jeder spielt für sich, und die Blätter werden klein.</translation>
    </message>
    <message>
      <source>run</source>
      <translation>Familie</translation>
    </message>
    <message>
      <source>royal marriage</source>
      <translation>Trumpfpaar</translation>
    </message>
    <message>
      <source>royal marriage in the run</source>
      <translation>Trumpfpaar in der Familie</translation>
    </message>
    <message>
      <source>extra king</source>
      <translation>zusätzlicher König</translation>
    </message>
    <message>
      <source>extra queen</source>
      <translation>zusätzliche Dame</translation>
    </message>
    <message>
      <source>plain run</source>
      <translation>Nebenfamilie</translation>
    </message>
    <message>
      <source>marriage</source>
      <translation>Paar</translation>
    </message>
    <message>
      <source>marriage in the run</source>
      <translation>Paar in der Familie</translation>
    </message>
    <message>
      <source>roundhouse bonus</source>
      <translation>Rundgang-Zuschlag</translation>
    </message>
    <message>
      <source>pinochle</source>
      <translation>Pinochle</translation>
    </message>
    <message>
      <source>aces around</source>
      <translation>vier Asse</translation>
    </message>
    <message>
      <source>four identical aces</source>
      <translation>vier gleiche Asse</translation>
    </message>
    <message>
      <source>kings around</source>
      <translation>vier Könige</translation>
    </message>
    <message>
      <source>four identical kings</source>
      <translation>vier gleiche Könige</translation>
    </message>
    <message>
      <source>queens around</source>
      <translation>vier Damen</translation>
    </message>
    <message>
      <source>four identical queens</source>
      <translation>vier gleiche Damen</translation>
    </message>
    <message>
      <source>jacks around</source>
      <translation>vier Buben</translation>
    </message>
    <message>
      <source>four identical jacks</source>
      <translation>vier gleiche Buben</translation>
    </message>
    <message>
      <source>eight tens</source>
      <translation>acht Zehnen</translation>
    </message>
    <message>
      <source>dix</source>
      <translation>Dix</translation>
    </message>
    <message>
      <source>sequence</source>
      <translation>Sequenz</translation>
    </message>
    <message>
      <source>bezique</source>
      <translation>Bézigue</translation>
    </message>
    <message>
      <source>four aces</source>
      <translation>vier Asse</translation>
    </message>
    <message>
      <source>four kings</source>
      <translation>vier Könige</translation>
    </message>
    <message>
      <source>four queens</source>
      <translation>vier Damen</translation>
    </message>
    <message>
      <source>four jacks</source>
      <translation>vier Buben</translation>
    </message>
    <message>
      <source>seven of trump</source>
      <translation>Trumpfsieben</translation>
    </message>
    <message>
      <source>run (Familie)</source>
      <translation>Familie in Trumpf</translation>
    </message>
    <message>
      <source>plain run (Familie)</source>
      <translation>Familie</translation>
    </message>
    <message>
      <source>royal marriage (Paar)</source>
      <translation>Trumpfpaar</translation>
    </message>
    <message>
      <source>marriage (Paar)</source>
      <translation>Paar</translation>
    </message>
    <message>
      <source>pinochle (Binokel)</source>
      <translation>Binokel</translation>
    </message>
    <message>
      <source>dix (Dissle)</source>
      <translation>Dissle (Trumpfsieben)</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>This many players get a hand. Anyone sitting out doesn't count.</source>
      <translation>So viele bekommen ein Blatt. Wer aussetzt, zählt nicht mit.</translation>
    </message>
    <message>
      <source>Partners</source>
      <translation>Partner</translation>
    </message>
    <message>
      <source>Partners play together and share a score.</source>
      <translation>Partner spielen zusammen und schreiben gemeinsam an.</translation>
    </message>
    <message>
      <source>Everyone for themselves</source>
      <translation>Jeder für sich</translation>
    </message>
    <message>
      <source>Two pairs, partners across</source>
      <translation>Zwei Paare, Partner gegenüber</translation>
    </message>
    <message>
      <source>Two teams, every other seat</source>
      <translation>Zwei Mannschaften, abwechselnd am Tisch</translation>
    </message>
    <message>
      <source>Pairs, partners across</source>
      <translation>Paare, Partner gegenüber</translation>
    </message>
    <message>
      <source>Bidder calls a partner each deal</source>
      <translation>Der Alleinspieler ruft jedes Mal einen Partner</translation>
    </message>
    <message>
      <source>Sitting out</source>
      <translation>Aussetzen</translation>
    </message>
    <message>
      <source>If you have more people than hands, the dealer sits out, or up to sixteen people take turns.</source>
      <translation>Sind mehr Leute da als Blätter, setzt der Geber aus, oder bis zu sechzehn Leute wechseln sich ab.</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Niemand</translation>
    </message>
    <message>
      <source>The dealer sits out</source>
      <translation>Der Geber setzt aus</translation>
    </message>
    <message>
      <source>Everyone takes turns</source>
      <translation>Alle setzen reihum aus</translation>
    </message>
    <message>
      <source>Deck</source>
      <translation>Kartensatz</translation>
    </message>
    <message>
      <source>Copies of each card</source>
      <translation>Wie oft jede Karte</translation>
    </message>
    <message>
      <source>A regular pinochle deck has two of each card, a double deck four, a triple deck six.</source>
      <translation>Im üblichen Kartensatz ist jede Karte zweimal da, im doppelten viermal, im dreifachen sechsmal.</translation>
    </message>
    <message>
      <source>Cards in the deck</source>
      <translation>Karten im Kartensatz</translation>
    </message>
    <message>
      <source>The dix is the nine of trump, or the seven of trump in a deck with sevens.</source>
      <translation>Die Dix ist die Trumpfneun, in einem Kartensatz mit Siebenen die Trumpfsieben.</translation>
    </message>
    <message>
      <source>Nine to ace</source>
      <translation>Neun bis Ass</translation>
    </message>
    <message>
      <source>No nines: jack to ace</source>
      <translation>Ohne Neunen: Bube bis Ass</translation>
    </message>
    <message>
      <source>Seven to ace</source>
      <translation>Sieben bis Ass</translation>
    </message>
    <message>
      <source>Sevens, and jack to ace</source>
      <translation>Siebenen, und Bube bis Ass</translation>
    </message>
    <message>
      <source>Extra nines</source>
      <translation>Zusätzliche Neunen</translation>
    </message>
    <message>
      <source>Add nines, or take some out (below zero), so the deal comes out even: clubs, diamonds, hearts, then spades.</source>
      <translation>Nimm Neunen dazu oder (unter null) heraus, damit das Geben aufgeht: erst Kreuz, dann Karo, Herz und Pik.</translation>
    </message>
    <message>
      <source>How the cards rank</source>
      <translation>Rang der Karten</translation>
    </message>
    <message>
      <source>Almost everyone ranks the ten right below the ace; one book puts it below the jack.</source>
      <translation>Fast überall kommt die Zehn gleich nach dem Ass; ein Buch stellt sie unter den Buben.</translation>
    </message>
    <message>
      <source>A 10 K Q J 9</source>
      <translation>A 10 K Q J 9</translation>
    </message>
    <message>
      <source>A K Q J 10 9</source>
      <translation>A K Q J 10 9</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Geben</translation>
    </message>
    <message>
      <source>First dealer</source>
      <translation>Erster Geber</translation>
    </message>
    <message>
      <source>This is how you decide who deals first.</source>
      <translation>So wird bestimmt, wer zuerst gibt.</translation>
    </message>
    <message>
      <source>Drawn by lot</source>
      <translation>Durch Los</translation>
    </message>
    <message>
      <source>High card deals</source>
      <translation>Die höchste Karte gibt</translation>
    </message>
    <message>
      <source>The players choose</source>
      <translation>Ihr sucht es euch aus</translation>
    </message>
    <message>
      <source>The first dealer is drawn by lot.</source>
      <translation>Wer zuerst gibt, wird ausgelost.</translation>
    </message>
    <message>
      <source>Everyone draws a card, and the highest card deals first.</source>
      <translation>Jeder zieht eine Karte; die höchste gibt zuerst.</translation>
    </message>
    <message>
      <source>You choose who deals first.</source>
      <translation>Ihr bestimmt, wer zuerst gibt.</translation>
    </message>
    <message>
      <source>Next dealer</source>
      <translation>Nächster Geber</translation>
    </message>
    <message>
      <source>The deal moves to the left every time.</source>
      <translation>Nach jedem Spiel gibt der Nächste links.</translation>
    </message>
    <message>
      <source>To the left</source>
      <translation>Nach links</translation>
    </message>
    <message>
      <source>Cut the deck</source>
      <translation>Abheben</translation>
    </message>
    <message>
      <source>The player to the dealer's right cuts the deck before the deal.</source>
      <translation>Wer rechts vom Geber sitzt, hebt vor dem Geben ab.</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Ja</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <source>The player on the dealer's right cuts the cards.</source>
      <translation>Wer rechts vom Geber sitzt, hebt ab.</translation>
    </message>
    <message>
      <source>How you get your cards</source>
      <translation>Wie du zu deinen Karten kommst</translation>
    </message>
    <message>
      <source>Cards are dealt, or two players draft them: keep the card you turn, or lay it aside for the next one.</source>
      <translation>Es wird gegeben, oder zwei ziehen: Behalte die Karte, die du siehst, oder leg sie weg und nimm die nächste.</translation>
    </message>
    <message>
      <source>Dealt</source>
      <translation>Gegeben</translation>
    </message>
    <message>
      <source>Drafted</source>
      <translation>Gezogen und behalten</translation>
    </message>
    <message>
      <source>Cards in a hand</source>
      <translation>Karten auf der Hand</translation>
    </message>
    <message>
      <source>Each player is dealt this many cards, or keeps this many in a draft.</source>
      <translation>So viele Karten bekommt jeder, oder er behält so viele beim Ziehen.</translation>
    </message>
    <message>
      <source>Cards at a time</source>
      <translation>Karten auf einmal</translation>
    </message>
    <message>
      <source>The dealer gives out this many cards at a time.</source>
      <translation>So viele Karten gibt der Geber auf einmal.</translation>
    </message>
    <message>
      <source>Turn up a card for trump</source>
      <translation>Eine Karte für Trumpf aufdecken</translation>
    </message>
    <message>
      <source>A card turned up after the deal sets the trump suit. It is the last card drawn from the stock.</source>
      <translation>Eine nach dem Geben aufgedeckte Karte bestimmt Trumpf und wird als letzte vom Stapel gezogen.</translation>
    </message>
    <message>
      <source>Hands full of nines</source>
      <translation>Blätter voller Neunen</translation>
    </message>
    <message>
      <source>If you're dealt such a hand, you may throw the deal in. The same dealer deals again.</source>
      <translation>Mit so einem Blatt darfst du neu geben lassen. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
      <source>You have to play them</source>
      <translation>Du musst sie spielen</translation>
    </message>
    <message>
      <source>Six nines, or five and no meld</source>
      <translation>Sechs Neunen, oder fünf ohne Meldung</translation>
    </message>
    <message>
      <source>Four nines and no ace, or five and an ace at most</source>
      <translation>Vier Neunen ohne Ass, oder fünf mit höchstens einem Ass</translation>
    </message>
    <message>
      <source>Either kind of hand</source>
      <translation>Jedes dieser Blätter</translation>
    </message>
    <message>
      <source>Five nines, whatever else</source>
      <translation>Fünf Neunen, egal was sonst</translation>
    </message>
    <message>
      <source>You may throw in a hand with six nines, or with five nines and no meld. The same dealer deals again.</source>
      <translation>Ein Blatt mit sechs Neunen, oder mit fünf Neunen ohne Meldung, darfst du wegwerfen. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
      <source>You may throw in a hand with four nines and no ace, or with five nines and at most one ace. The same dealer deals again.</source>
      <translation>Ein Blatt mit vier Neunen ohne Ass, oder mit fünf Neunen und höchstens einem Ass, darfst du wegwerfen. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
      <source>You may throw in a hand with six nines, with five nines and no meld or at most one ace, or with four nines and no ace. The same dealer deals again.</source>
      <translation>Ein Blatt mit sechs Neunen, mit fünf Neunen ohne Meldung oder mit höchstens einem Ass, oder mit vier Neunen ohne Ass, darfst du wegwerfen. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
      <source>You may throw in a hand with five nines or more, whatever else it holds. The same dealer deals again.</source>
      <translation>Ein Blatt mit fünf oder mehr Neunen darfst du wegwerfen, was es sonst auch hat. Derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
      <source>Most redeals in a row</source>
      <translation>Höchstens neu geben</translation>
    </message>
    <message>
      <source>After this many redeals in a row, you have to play what you're dealt.</source>
      <translation>So oft darf hintereinander neu gegeben werden; danach musst du spielen, was du bekommst.</translation>
    </message>
    <message>
      <source>No limit</source>
      <translation>Ohne Grenze</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Drei</translation>
    </message>
    <message>
      <source>Hands may be thrown in any number of times in a row.</source>
      <translation>Es darf beliebig oft nacheinander neu gegeben werden.</translation>
    </message>
    <message>
      <source>After one redeal the hands have to be played.</source>
      <translation>Nach einmaligem Neugeben müssen die Blätter gespielt werden.</translation>
    </message>
    <message>
      <source>After three redeals in a row the hands have to be played.</source>
      <translation>Nach dreimaligem Neugeben müssen die Blätter gespielt werden.</translation>
    </message>
    <message>
      <source>After {value} redeals in a row the hands have to be played.</source>
      <translation>Nach {value}-maligem Neugeben müssen die Blätter gespielt werden.</translation>
    </message>
    <message>
      <source>Hands without an ace</source>
      <translation>Blätter ohne Ass</translation>
    </message>
    <message>
      <source>In a double deck, you may throw in a hand with no ace and thirteen or more cards below the king.</source>
      <translation>Mit doppeltem Kartensatz darfst du ein Blatt ohne Ass mit dreizehn oder mehr Karten unter dem König wegwerfen.</translation>
    </message>
    <message>
      <source>Thirteen non-counters and no ace</source>
      <translation>Dreizehn leere Karten, kein Ass</translation>
    </message>
    <message>
      <source>You may throw in a hand with no ace and thirteen or more cards below the king.</source>
      <translation>Ein Blatt ohne Ass mit dreizehn oder mehr Karten unter dem König darfst du wegwerfen.</translation>
    </message>
    <message>
      <source>Auction</source>
      <translation>Reizen</translation>
    </message>
    <message>
      <source>The high bidder plays for the bid, or everyone bids once and partners add up their bids.</source>
      <translation>Wer am höchsten reizt, wird Alleinspieler, oder jeder reizt einmal und Partner zählen zusammen.</translation>
    </message>
    <message>
      <source>No bidding</source>
      <translation>Kein Reizen</translation>
    </message>
    <message>
      <source>Highest bid wins</source>
      <translation>Höchstes Gebot gewinnt</translation>
    </message>
    <message>
      <source>Partners add up their bids</source>
      <translation>Partner zählen ihre Gebote zusammen</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Trumpf</translation>
    </message>
    <message>
      <source>Trump is the suit of the card turned up after the deal, the high bidder names it, or the first meld does.</source>
      <translation>Die nach dem Geben aufgedeckte Karte bestimmt Trumpf, wer am höchsten reizt, wählt ihn, oder die erste Meldung tut es.</translation>
    </message>
    <message>
      <source>The turned-up card</source>
      <translation>Die aufgedeckte Karte</translation>
    </message>
    <message>
      <source>The high bidder</source>
      <translation>Wer am höchsten reizt</translation>
    </message>
    <message>
      <source>The first marriage melded</source>
      <translation>Das erste gemeldete Paar</translation>
    </message>
    <message>
      <source>The first marriage or run melded</source>
      <translation>Das erste Paar oder die erste Familie</translation>
    </message>
    <message>
      <source>Who bids first</source>
      <translation>Wer zuerst reizt</translation>
    </message>
    <message>
      <source>The bidding starts here and goes around to the left.</source>
      <translation>Hier beginnt das Reizen, dann geht es links herum.</translation>
    </message>
    <message>
      <source>The player to the dealer's left</source>
      <translation>Links vom Geber</translation>
    </message>
    <message>
      <source>The dealer</source>
      <translation>Der Geber</translation>
    </message>
    <message>
      <source>The player to the dealer's left bids first.</source>
      <translation>Wer links vom Geber sitzt, reizt zuerst.</translation>
    </message>
    <message>
      <source>The dealer bids first.</source>
      <translation>Der Geber reizt zuerst.</translation>
    </message>
    <message>
      <source>Who must open</source>
      <translation>Wer eröffnen muss</translation>
    </message>
    <message>
      <source>This player may not pass if nobody has bid yet. Meld here is a marriage, pinochle or four around.</source>
      <translation>Dieser Spieler darf nicht als Erster passen. Meldung heißt hier Paar, Pinochle oder vier Gleiche.</translation>
    </message>
    <message>
      <source>The first bidder, at the minimum</source>
      <translation>Der Erste, zum Mindestgebot</translation>
    </message>
    <message>
      <source>The first player with meld</source>
      <translation>Der Erste, der etwas zu melden hat</translation>
    </message>
    <message>
      <source>The first bidder has to open with the lowest bid.</source>
      <translation>Wer zuerst reizt, muss mit dem niedrigsten Gebot eröffnen.</translation>
    </message>
    <message>
      <source>The first player who holds meld has to open.</source>
      <translation>Der erste Spieler mit einer Meldung muss eröffnen.</translation>
    </message>
    <message>
      <source>A nine counts as meld to open</source>
      <translation>Eine Neun zählt zum Eröffnen</translation>
    </message>
    <message>
      <source>Even a lone nine counts as meld, so whoever has one has to open.</source>
      <translation>Auch eine einzelne Neun gilt als Meldung: Wer eine hat, muss eröffnen.</translation>
    </message>
    <message>
      <source>Even a nine alone is meld that has to open.</source>
      <translation>Auch eine einzelne Neun verpflichtet dazu.</translation>
    </message>
    <message>
      <source>Lowest bid</source>
      <translation>Mindestgebot</translation>
    </message>
    <message>
      <source>Nobody may open the bidding for less.</source>
      <translation>Für weniger darf niemand eröffnen.</translation>
    </message>
    <message>
      <source>Bidding starts at {value}.</source>
      <translation>Gereizt wird ab {value}.</translation>
    </message>
    <message>
      <source>Lower opening for first bidder</source>
      <translation>Der Erste darf tiefer eröffnen</translation>
    </message>
    <message>
      <source>The first bidder may open below the lowest bid, but not below this.</source>
      <translation>Wer zuerst reizt, darf unter dem Mindestgebot eröffnen, aber nicht unter diesem Betrag.</translation>
    </message>
    <message>
      <source>Not allowed</source>
      <translation>Nicht erlaubt</translation>
    </message>
    <message>
      <source>From 150</source>
      <translation>Ab 150</translation>
    </message>
    <message>
      <source>Bids go up by</source>
      <translation>Gebote steigen um</translation>
    </message>
    <message>
      <source>Every bid has to be a multiple of this.</source>
      <translation>Jedes Gebot muss ein Vielfaches davon sein.</translation>
    </message>
    <message>
      <source>Tens</source>
      <translation>Zehner</translation>
    </message>
    <message>
      <source>Twenties</source>
      <translation>Zwanziger</translation>
    </message>
    <message>
      <source>Twenty-fives</source>
      <translation>Fünfundzwanziger</translation>
    </message>
    <message>
      <source>Bigger steps start at</source>
      <translation>Größere Schritte ab</translation>
    </message>
    <message>
      <source>From this bid up, every bid has to be a multiple of the bigger step.</source>
      <translation>Ab diesem Gebot muss jedes ein Vielfaches des größeren Schritts sein.</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Nie</translation>
    </message>
    <message>
      <source>From 600</source>
      <translation>Ab 600</translation>
    </message>
    <message>
      <source>Bigger step</source>
      <translation>Größerer Schritt</translation>
    </message>
    <message>
      <source>High bids have to be multiples of this.</source>
      <translation>Hohe Gebote müssen Vielfache davon sein.</translation>
    </message>
    <message>
      <source>Fifties</source>
      <translation>Fünfziger</translation>
    </message>
    <message>
      <source>Jump bids</source>
      <translation>Sprunggebote</translation>
    </message>
    <message>
      <source>You may bid higher than you need to. Otherwise, every bid is the lowest one allowed.</source>
      <translation>Du darfst höher reizen als nötig. Sonst ist jedes Gebot das kleinste erlaubte.</translation>
    </message>
    <message>
      <source>Every bid is the lowest possible: nobody may jump.</source>
      <translation>Jedes Gebot ist das niedrigste mögliche: Springen ist nicht erlaubt.</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <translation>Passen mit Hilfe</translation>
    </message>
    <message>
      <source>You may pass and still tell your partner that your hand can help.</source>
      <translation>Du darfst passen und deinem Partner damit sagen, dass dein Blatt helfen kann.</translation>
    </message>
    <message>
      <source>You may pass with help, which tells your partner that your hand can help.</source>
      <translation>Du darfst „Pass mit Hilfe“ sagen: Dein Partner weiß dann, dass dein Blatt helfen kann.</translation>
    </message>
    <message>
      <source>If everyone passes</source>
      <translation>Wenn alle passen</translation>
    </message>
    <message>
      <source>You get a new deal, or somebody is stuck with playing: the dealer, or the last player left.</source>
      <translation>Es wird neu gegeben, oder einer muss spielen: der Geber oder wer als Letzter übrig ist.</translation>
    </message>
    <message>
      <source>The next dealer deals</source>
      <translation>Der nächste Geber gibt</translation>
    </message>
    <message>
      <source>The same dealer deals again</source>
      <translation>Derselbe Geber gibt noch einmal</translation>
    </message>
    <message>
      <source>The dealer must play</source>
      <translation>Der Geber muss spielen</translation>
    </message>
    <message>
      <source>The last player must play</source>
      <translation>Der Letzte muss spielen</translation>
    </message>
    <message>
      <source>If everyone passes, the next dealer deals.</source>
      <translation>Passen alle, gibt der nächste Geber.</translation>
    </message>
    <message>
      <source>If everyone passes, the same dealer deals again.</source>
      <translation>Passen alle, gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
      <source>If everyone else passes, the dealer must play for {forced}.</source>
      <translation>Passen alle anderen, muss der Geber für {forced} spielen.</translation>
    </message>
    <message>
      <source>If everyone passes, the last player must play for {forced}.</source>
      <translation>Passen alle, muss der letzte Spieler für {forced} spielen.</translation>
    </message>
    <message>
      <source>Forced bid</source>
      <translation>Zwangsgebot</translation>
    </message>
    <message>
      <source>A player who is stuck because everyone else passed plays for this.</source>
      <translation>Wer spielen muss, weil alle anderen gepasst haben, spielt für diesen Betrag.</translation>
    </message>
    <message>
      <source>Marriage needed to bid</source>
      <translation>Reizen nur mit Paar</translation>
    </message>
    <message>
      <source>You need a king and queen of the same suit to bid.</source>
      <translation>Nur mit König und Dame einer Farbe darfst du reizen.</translation>
    </message>
    <message>
      <source>You need a marriage to bid.</source>
      <translation>Nur wer ein Paar hält, darf reizen.</translation>
    </message>
    <message>
      <source>Meld needed for a contract</source>
      <translation>Nötige Meldung für einen Kontrakt</translation>
    </message>
    <message>
      <source>If partners add up their bids, their contract doesn't count without this much meld.</source>
      <translation>Wenn Partner zusammenzählen, gilt ihr Kontrakt nur mit so viel Meldung.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>A contract needs at least {value} in meld.</source>
      <translation>Ein Kontrakt braucht mindestens {value} an Meldungen.</translation>
    </message>
    <message>
      <source>Who needs that meld</source>
      <translation>Wer diese Meldung braucht</translation>
    </message>
    <message>
      <source>The partners need it between them, or each of them who bid needs it.</source>
      <translation>Die Partner brauchen sie zusammen, oder jeder von ihnen, der gereizt hat.</translation>
    </message>
    <message>
      <source>The partners together</source>
      <translation>Partner zusammen</translation>
    </message>
    <message>
      <source>Each bidder alone</source>
      <translation>Jeder, der reizt, für sich</translation>
    </message>
    <message>
      <source>Partners count their meld together for it.</source>
      <translation>Partner zählen ihre Meldungen dafür zusammen.</translation>
    </message>
    <message>
      <source>Everyone who has bid needs that much alone.</source>
      <translation>Wer gereizt hat, muss so viel allein haben.</translation>
    </message>
    <message>
      <source>Bidding without that meld</source>
      <translation>Gebot ohne diese Meldung</translation>
    </message>
    <message>
      <source>This is what it costs a side to bid without the meld for it.</source>
      <translation>So viel kostet eine Seite ein Gebot ohne die Meldung dafür.</translation>
    </message>
    <message>
      <source>The contract doesn't count</source>
      <translation>Der Kontrakt gilt nicht</translation>
    </message>
    <message>
      <source>It doesn't count, and you lose the bid</source>
      <translation>Gilt nicht, und das Gebot ist verloren</translation>
    </message>
    <message>
      <source>Without it the contract is void.</source>
      <translation>Ohne sie gilt der Kontrakt nicht.</translation>
    </message>
    <message>
      <source>Without it the contract is void, and the side loses its bid.</source>
      <translation>Ohne sie gilt der Kontrakt nicht, und die Seite verliert ihr Gebot.</translation>
    </message>
    <message>
      <source>Who names trump</source>
      <translation>Wer Trumpf wählt</translation>
    </message>
    <message>
      <source>If partners add up their bids, the high side's higher bidder names trump, or the highest bidder of all.</source>
      <translation>Zählen Partner zusammen, wählt Trumpf, wer auf der höheren Seite mehr gereizt hat, oder wer von allen am höchsten reizte.</translation>
    </message>
    <message>
      <source>The side with the highest total</source>
      <translation>Die Seite mit der höchsten Summe</translation>
    </message>
    <message>
      <source>The highest single bidder</source>
      <translation>Wer allein am höchsten reizt</translation>
    </message>
    <message>
      <source>Bidding convention</source>
      <translation>Reizsystem</translation>
    </message>
    <message>
      <source>Small bids tell your partner about meld. It's a custom, not a rule: computer players keep to it.</source>
      <translation>Kleine Gebote sagen deinem Partner, was du meldest. Das ist Brauch, keine Pflicht; Computerspieler halten sich daran.</translation>
    </message>
    <message>
      <source>Bids show meld</source>
      <translation>Gebote zeigen Meldung</translation>
    </message>
    <message>
      <source>Needed to name a suit</source>
      <translation>Nötig, um eine Farbe zu wählen</translation>
    </message>
    <message>
      <source>The bidder needs this in a suit to make it trump.</source>
      <translation>Das braucht der Alleinspieler in einer Farbe, um sie zu Trumpf zu machen.</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Nichts</translation>
    </message>
    <message>
      <source>A marriage</source>
      <translation>Ein Paar</translation>
    </message>
    <message>
      <source>A run, marriage or dix</source>
      <translation>Familie, Paar oder Dix</translation>
    </message>
    <message>
      <source>You may name any suit.</source>
      <translation>Du darfst jede Farbe als Trumpf wählen.</translation>
    </message>
    <message>
      <source>You may only name a suit in which you hold a marriage.</source>
      <translation>Du darfst nur eine Farbe wählen, in der du ein Paar hältst.</translation>
    </message>
    <message>
      <source>You may only name a suit in which you hold a run, a marriage or the dix.</source>
      <translation>Du darfst nur eine Farbe wählen, in der du eine Familie, ein Paar oder die Dix hältst.</translation>
    </message>
    <message>
      <source>Turns to bid</source>
      <translation>Reizrunden</translation>
    </message>
    <message>
      <source>Bidding goes around until all but one have passed, or each player bids or passes just once.</source>
      <translation>Gereizt wird reihum, bis alle bis auf einen gepasst haben, oder jeder reizt oder passt nur einmal.</translation>
    </message>
    <message>
      <source>Until all but one pass</source>
      <translation>Bis alle bis auf einen passen</translation>
    </message>
    <message>
      <source>One for each player</source>
      <translation>Jeder nur einmal</translation>
    </message>
    <message>
      <source>One each; the dealer may match</source>
      <translation>Jeder einmal; Geber darf mitgehen</translation>
    </message>
    <message>
      <source>Everybody gets a single turn to bid or pass.</source>
      <translation>Jeder darf nur einmal reizen oder passen.</translation>
    </message>
    <message>
      <source>Everybody gets a single turn to bid or pass. The dealer, who is last, may take the contract for the highest bid.</source>
      <translation>Jeder darf nur einmal reizen oder passen. Der Geber, der als Letzter dran ist, darf das Spiel für das höchste Gebot übernehmen.</translation>
    </message>
    <message>
      <source>Bids name trump</source>
      <translation>Gebote nennen Trumpf</translation>
    </message>
    <message>
      <source>Every bid says its trump suit, such as 250 in hearts, and the highest bid makes its suit trump.</source>
      <translation>Jedes Gebot sagt seine Trumpffarbe dazu, etwa 250 in Herz, und die Farbe des höchsten wird Trumpf.</translation>
    </message>
    <message>
      <source>Every bid names its trump suit, and that of the highest bid becomes trump. A bid in another suit has to be higher too: no suit ranks above another.</source>
      <translation>Jedes Gebot nennt seine Trumpffarbe, und die des höchsten wird Trumpf. Auch in einer anderen Farbe muss ein Gebot höher sein: Keine Farbe steht über einer anderen.</translation>
    </message>
    <message>
      <source>Widow</source>
      <translation>Stock</translation>
    </message>
    <message>
      <source>Cards in the widow</source>
      <translation>Karten im Stock</translation>
    </message>
    <message>
      <source>This many cards are set aside for the bidder. They are called widow, kitty or blind, and Dabb in binokel.</source>
      <translation>So viele Karten liegen für den Alleinspieler bereit: der Stock, im Binokel der Dabb.</translation>
    </message>
    <message>
      <source>What happens to the widow</source>
      <translation>Was mit dem Stock geschieht</translation>
    </message>
    <message>
      <source>The bidder picks it up and buries as many cards, or keeps one card and gives one to each player.</source>
      <translation>Der Alleinspieler nimmt ihn und drückt ebenso viele Karten, oder er behält eine und gibt jedem eine.</translation>
    </message>
    <message>
      <source>No widow</source>
      <translation>Kein Stock</translation>
    </message>
    <message>
      <source>Bidder takes it and buries</source>
      <translation>Alleinspieler nimmt und drückt</translation>
    </message>
    <message>
      <source>One card to each player</source>
      <translation>Eine Karte für jeden</translation>
    </message>
    <message>
      <source>Show the widow</source>
      <translation>Stock zeigen</translation>
    </message>
    <message>
      <source>The widow is turned up for everyone before it's picked up.</source>
      <translation>Der Stock wird allen gezeigt, bevor er aufgenommen wird.</translation>
    </message>
    <message>
      <source>The {widow} is turned up for everyone to see before it is taken.</source>
      <translation>Der {widow} wird für alle aufgedeckt, bevor er aufgenommen wird.</translation>
    </message>
    <message>
      <source>Nobody but the bidder sees the {widow}.</source>
      <translation>Nur der Alleinspieler sieht den {widow}.</translation>
    </message>
    <message>
      <source>When to bury</source>
      <translation>Wann gedrückt wird</translation>
    </message>
    <message>
      <source>Bury before melding, and those cards can't be melded. Bury after, and your meld still counts.</source>
      <translation>Wer vor dem Melden drückt, kann diese Karten nicht melden. Danach zählt die Meldung trotzdem.</translation>
    </message>
    <message>
      <source>After melding</source>
      <translation>Nach dem Melden</translation>
    </message>
    <message>
      <source>Before melding</source>
      <translation>Vor dem Melden</translation>
    </message>
    <message>
      <source>The bidder melds first and buries cards after that.</source>
      <translation>Der Alleinspieler meldet zuerst und drückt danach.</translation>
    </message>
    <message>
      <source>The bidder buries before melding, and buried cards cannot be melded.</source>
      <translation>Der Alleinspieler drückt vor dem Melden; gedrückte Karten können nicht gemeldet werden.</translation>
    </message>
    <message>
      <source>What to bury</source>
      <translation>Was gedrückt wird</translation>
    </message>
    <message>
      <source>You may bury melded cards only if you have no others, or whenever you like.</source>
      <translation>Gemeldete Karten darfst du nur drücken, wenn du keine anderen hast, oder wann du willst.</translation>
    </message>
    <message>
      <source>Cards you didn't meld first</source>
      <translation>Zuerst, was nicht gemeldet ist</translation>
    </message>
    <message>
      <source>Any cards</source>
      <translation>Beliebige Karten</translation>
    </message>
    <message>
      <source>Melded cards may be buried only when there are no others.</source>
      <translation>Gemeldete Karten darf man nur drücken, wenn es keine anderen gibt.</translation>
    </message>
    <message>
      <source>Any cards may be buried.</source>
      <translation>Man darf beliebige Karten drücken.</translation>
    </message>
    <message>
      <source>Points in the buried cards</source>
      <translation>Punkte im Gedrückten</translation>
    </message>
    <message>
      <source>This side counts the points in the cards the bidder buried.</source>
      <translation>Diese Seite zählt die Punkte in den gedrückten Karten.</translation>
    </message>
    <message>
      <source>The bidder's side</source>
      <translation>Der Seite des Alleinspielers</translation>
    </message>
    <message>
      <source>The opponents</source>
      <translation>Den Gegnern</translation>
    </message>
    <message>
      <source>Points in the buried cards count for the bidder's side.</source>
      <translation>Punkte in den gedrückten Karten zählen für die Seite des Alleinspielers.</translation>
    </message>
    <message>
      <source>Points in the buried cards count for nobody.</source>
      <translation>Punkte in den gedrückten Karten zählen für niemanden.</translation>
    </message>
    <message>
      <source>Points in the buried cards count for the opponents.</source>
      <translation>Punkte in den gedrückten Karten zählen für die Gegner.</translation>
    </message>
    <message>
      <source>Concede after the widow</source>
      <translation>Aufgeben nach dem Stock</translation>
    </message>
    <message>
      <source>If the widow is no help, the bidder may give up: the bid is lost and the others score their meld.</source>
      <translation>Hilft der Stock nicht, darf der Alleinspieler aufgeben: Das Gebot ist verloren, die anderen schreiben ihre Meldung an.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up at once.</source>
      <translation>Hilft der {widow} nicht, darf der Alleinspieler sofort aufgeben.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up, and the others score their meld.</source>
      <translation>Hilft der {widow} nicht, darf der Alleinspieler aufgeben, und die anderen schreiben ihre Meldungen an.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up: the bid is lost, and the others score their meld.</source>
      <translation>Hilft der {widow} nicht, darf der Alleinspieler aufgeben: Das Gebot ist verloren, und die anderen schreiben ihre Meldungen an.</translation>
    </message>
    <message>
      <source>Buried cards announced</source>
      <translation>Gedrücktes ansagen</translation>
    </message>
    <message>
      <source>The bidder has to name these cards when burying them.</source>
      <translation>Diese Karten müssen beim Drücken angesagt werden.</translation>
    </message>
    <message>
      <source>Trump cards</source>
      <translation>Trümpfe</translation>
    </message>
    <message>
      <source>Trump cards and aces</source>
      <translation>Trümpfe und Asse</translation>
    </message>
    <message>
      <source>The bidder has to name trump cards that are buried.</source>
      <translation>Wer Trümpfe drückt, muss sie ansagen.</translation>
    </message>
    <message>
      <source>The bidder has to name trump cards and aces that are buried.</source>
      <translation>Wer Trümpfe oder Asse drückt, muss sie ansagen.</translation>
    </message>
    <message>
      <source>Trump before the widow</source>
      <translation>Trumpf vor dem Stock</translation>
    </message>
    <message>
      <source>The bidder names trump first, and only then sees the widow.</source>
      <translation>Der Alleinspieler bestimmt erst Trumpf und sieht dann den Stock.</translation>
    </message>
    <message>
      <source>The bidder names trump before seeing the {widow}.</source>
      <translation>Der Alleinspieler bestimmt Trumpf, bevor er den {widow} sieht.</translation>
    </message>
    <message>
      <source>Passing cards</source>
      <translation>Karten weitergeben</translation>
    </message>
    <message>
      <source>Cards passed</source>
      <translation>Weitergegebene Karten</translation>
    </message>
    <message>
      <source>Once trump is named, the partner passes the bidder this many cards and gets as many back.</source>
      <translation>Ist Trumpf gewählt, gibt der Partner dem Alleinspieler so viele Karten und bekommt ebenso viele zurück.</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Zwei</translation>
    </message>
    <message>
      <source>Four</source>
      <translation>Vier</translation>
    </message>
    <message>
      <source>Order of passing</source>
      <translation>Reihenfolge beim Weitergeben</translation>
    </message>
    <message>
      <source>The bidder looks at the partner's cards before passing some back, or both pass at once.</source>
      <translation>Der Alleinspieler sieht die Karten des Partners an, bevor er welche zurückgibt, oder beide geben zugleich.</translation>
    </message>
    <message>
      <source>Partner first</source>
      <translation>Zuerst der Partner</translation>
    </message>
    <message>
      <source>At the same time</source>
      <translation>Gleichzeitig</translation>
    </message>
    <message>
      <source>Cards may go back</source>
      <translation>Karten dürfen zurück</translation>
    </message>
    <message>
      <source>The bidder may pass back the same cards the partner just passed.</source>
      <translation>Der Alleinspieler darf dieselben Karten zurückgeben, die er eben bekommen hat.</translation>
    </message>
    <message>
      <source>Cards just received may be passed back.</source>
      <translation>Eben erhaltene Karten darf man zurückgeben.</translation>
    </message>
    <message>
      <source>The bidder may not pass back cards just received.</source>
      <translation>Der Alleinspieler darf eben erhaltene Karten nicht zurückgeben.</translation>
    </message>
    <message>
      <source>Melds</source>
      <translation>Meldungen</translation>
    </message>
    <message>
      <source>When to meld</source>
      <translation>Wann gemeldet wird</translation>
    </message>
    <message>
      <source>You meld after winning a trick while there is a stock, or everyone melds before the first trick.</source>
      <translation>Du meldest nach einem gewonnenen Stich, solange es einen Stapel gibt, oder alle melden vor dem ersten Stich.</translation>
    </message>
    <message>
      <source>After winning a trick</source>
      <translation>Nach gewonnenem Stich</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
      <source>Melding and drawing</source>
      <translation>Melden und Ziehen</translation>
    </message>
    <message>
      <source>The winner of a trick melds before anyone draws, after everyone draws, or in between.</source>
      <translation>Wer den Stich macht, meldet vor dem Ziehen, danach oder dazwischen.</translation>
    </message>
    <message>
      <source>Not set</source>
      <translation>Nicht festgelegt</translation>
    </message>
    <message>
      <source>Meld, then draw</source>
      <translation>Melden, dann ziehen</translation>
    </message>
    <message>
      <source>Everyone draws, then meld</source>
      <translation>Alle ziehen, dann melden</translation>
    </message>
    <message>
      <source>Winner draws and melds, then the others draw</source>
      <translation>Gewinner zieht und meldet, dann ziehen die anderen</translation>
    </message>
    <message>
      <source>You meld first, and then everyone draws.</source>
      <translation>Erst wird gemeldet, dann ziehen alle.</translation>
    </message>
    <message>
      <source>Everyone draws first, and then you meld.</source>
      <translation>Erst ziehen alle, dann wird gemeldet.</translation>
    </message>
    <message>
      <source>You draw and meld before the others draw.</source>
      <translation>Du ziehst und meldest, bevor die anderen ziehen.</translation>
    </message>
    <message>
      <source>Meld after the last stock trick</source>
      <translation>Melden nach dem letzten Ziehen</translation>
    </message>
    <message>
      <source>The winner of the trick that takes the last stock cards may still meld.</source>
      <translation>Wer den Stich um die letzten Stapelkarten gewinnt, darf noch melden.</translation>
    </message>
    <message>
      <source>You may still meld after the trick for the last cards of the stock.</source>
      <translation>Auch nach dem Stich um die letzten Karten des Stapels darfst du noch melden.</translation>
    </message>
    <message>
      <source>Melds per turn</source>
      <translation>Meldungen auf einmal</translation>
    </message>
    <message>
      <source>Each trick you win lets you make this many melds.</source>
      <translation>Nach jedem gewonnenen Stich darfst du so oft melden.</translation>
    </message>
    <message>
      <source>One</source>
      <translation>Eine</translation>
    </message>
    <message>
      <source>Each trick you win allows one meld.</source>
      <translation>Jeder gewonnene Stich erlaubt eine Meldung.</translation>
    </message>
    <message>
      <source>Each trick you win allows any number of melds.</source>
      <translation>Jeder gewonnene Stich erlaubt beliebig viele Meldungen.</translation>
    </message>
    <message>
      <source>A dix on top of the meld</source>
      <translation>Dix zusätzlich</translation>
    </message>
    <message>
      <source>You may meld a dix in addition to your one meld for the turn.</source>
      <translation>Eine Dix darfst du zusätzlich zu deiner einen Meldung zeigen.</translation>
    </message>
    <message>
      <source>You may show a seven of trump besides that meld.</source>
      <translation>Eine Trumpfsieben darfst du zusätzlich zeigen.</translation>
    </message>
    <message>
      <source>You may show a dix besides that meld.</source>
      <translation>Eine Dix darfst du zusätzlich zeigen.</translation>
    </message>
    <message>
      <source>A card from the hand</source>
      <translation>Eine Karte aus der Hand</translation>
    </message>
    <message>
      <source>Every new meld needs at least one card from your hand. The rest may already be on the table.</source>
      <translation>Jede neue Meldung braucht mindestens eine Karte aus der Hand. Die anderen dürfen schon daliegen.</translation>
    </message>
    <message>
      <source>Every new meld needs at least one card from your hand.</source>
      <translation>Jede neue Meldung braucht mindestens eine Karte aus der Hand.</translation>
    </message>
    <message>
      <source>Using a card twice</source>
      <translation>Eine Karte zweimal melden</translation>
    </message>
    <message>
      <source>This says when a card you already melded may count again in another meld.</source>
      <translation>Das sagt, wann eine gemeldete Karte noch einmal in einer anderen Meldung zählt.</translation>
    </message>
    <message>
      <source>Once under each heading</source>
      <translation>Einmal je Gruppe</translation>
    </message>
    <message>
      <source>Again for a higher meld of its class</source>
      <translation>Wieder für eine höhere Meldung der Art</translation>
    </message>
    <message>
      <source>Once per category, with upgrades</source>
      <translation>Einmal je Art, mit Aufwertung</translation>
    </message>
    <message>
      <source>A card may serve once in a sequence or marriage, once in a bezique and once in four of a rank.</source>
      <translation>Eine Karte zählt einmal in einer Sequenz oder einem Paar, einmal in einem Bézigue und einmal in vier Gleichen.</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same class of meld only if the new meld is worth more. Sequences and marriages are one class, four of a rank another, beziques the third.</source>
      <translation>Eine gemeldete Karte darf in derselben Klasse nur in einer wertvolleren Meldung noch einmal dienen. Sequenzen und Paare sind eine Klasse, vier Gleiche eine andere, Bézigues die dritte.</translation>
    </message>
    <message>
      <source>A card may serve once in each kind of meld. But a marriage may grow into a sequence of its suit, and a bezique into a double one.</source>
      <translation>Eine Karte zählt in jeder Art von Meldung einmal. Doch ein Paar darf zur Sequenz seiner Farbe wachsen und ein Bézigue zum doppelten.</translation>
    </message>
    <message>
      <source>A card may serve once in a run or marriage, once in a pinochle and once in cards around.</source>
      <translation>Eine Karte zählt einmal in einer Familie oder einem Paar, einmal in einem Pinochle und einmal in vier Gleichen.</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same class of meld only if the new meld is worth more. Runs, marriages and dixes are one class, cards around another, pinochles the third.</source>
      <translation>Eine gemeldete Karte darf in derselben Klasse nur in einer höheren Meldung noch einmal zählen. Familien, Paare und Dix sind eine Klasse, vier Gleiche die zweite, Pinochle die dritte.</translation>
    </message>
    <message>
      <source>A card may serve once in each kind of meld. But a marriage may grow into a run of its suit, and a pinochle into a double one.</source>
      <translation>Eine Karte zählt in jeder Art von Meldung einmal. Doch ein Paar darf zur Familie seiner Farbe wachsen und ein Pinochle zum doppelten.</translation>
    </message>
    <message>
      <source>Value of an upgraded meld</source>
      <translation>Wert einer Aufwertung</translation>
    </message>
    <message>
      <source>A run built on a royal marriage, or a second pinochle, pays in full or only the difference.</source>
      <translation>Eine Familie auf ein Trumpfpaar oder ein zweites Pinochle zählt voll oder nur mit dem Unterschied.</translation>
    </message>
    <message>
      <source>In full</source>
      <translation>Voll</translation>
    </message>
    <message>
      <source>The difference</source>
      <translation>Der Unterschied</translation>
    </message>
    <message>
      <source>A meld that grows out of another counts in full.</source>
      <translation>Eine Meldung, die aus einer anderen wächst, zählt voll.</translation>
    </message>
    <message>
      <source>A meld that grows out of another counts only what it is worth more.</source>
      <translation>Eine Meldung, die aus einer anderen wächst, zählt nur, was sie mehr wert ist.</translation>
    </message>
    <message>
      <source>Dix for the turned-up card</source>
      <translation>Dix gegen die offene Karte</translation>
    </message>
    <message>
      <source>You may trade a dix for the turned-up card, with the first dix melded or after any trick you win.</source>
      <translation>Du darfst eine Dix gegen die offene Karte tauschen: mit der ersten gemeldeten Dix oder nach jedem gewonnenen Stich.</translation>
    </message>
    <message>
      <source>No trade</source>
      <translation>Kein Tausch</translation>
    </message>
    <message>
      <source>With the first dix melded</source>
      <translation>Mit der ersten gemeldeten Dix</translation>
    </message>
    <message>
      <source>Whenever the holder likes</source>
      <translation>Wann der Besitzer will</translation>
    </message>
    <message>
      <source>Whoever shows the first seven of trump exchanges it for the turned card.</source>
      <translation>Wer die erste Trumpfsieben zeigt, tauscht sie gegen die aufgedeckte Karte.</translation>
    </message>
    <message>
      <source>After winning a trick you may exchange a seven of trump for the turned card.</source>
      <translation>Nach einem gewonnenen Stich darfst du eine Trumpfsieben gegen die aufgedeckte Karte tauschen.</translation>
    </message>
    <message>
      <source>Whoever melds the first dix exchanges it for the turned card.</source>
      <translation>Wer die erste Dix meldet, tauscht sie gegen die aufgedeckte Karte.</translation>
    </message>
    <message>
      <source>After winning a trick you may exchange a dix for the turned card.</source>
      <translation>Nach einem gewonnenen Stich darfst du eine Dix gegen die aufgedeckte Karte tauschen.</translation>
    </message>
    <message>
      <source>Dealer turns up a dix</source>
      <translation>Geber deckt eine Dix auf</translation>
    </message>
    <message>
      <source>The dealer scores this for turning up a dix.</source>
      <translation>So viel bekommt der Geber, wenn er eine Dix aufdeckt.</translation>
    </message>
    <message>
      <source>A dealer who turns up a seven scores {value}.</source>
      <translation>Deckt der Geber eine Sieben auf, bekommt er {value}.</translation>
    </message>
    <message>
      <source>A dealer who turns up a dix scores {value}.</source>
      <translation>Deckt der Geber eine Dix auf, bekommt er {value}.</translation>
    </message>
    <message>
      <source>Value of a dix</source>
      <translation>Wert einer Dix</translation>
    </message>
    <message>
      <source>Each dix you show, the lowest trump, is worth this much.</source>
      <translation>So viel zählt jede Dix, der niedrigste Trumpf, die du zeigst.</translation>
    </message>
    <message>
      <source>Values of melds</source>
      <translation>Werte der Meldungen</translation>
    </message>
    <message>
      <source>The tables differ in what double and triple melds are worth.</source>
      <translation>Die Tabellen unterscheiden sich bei doppelten und dreifachen Meldungen.</translation>
    </message>
    <message>
      <source>Hayes: only double pinochles count more</source>
      <translation>Hayes: nur doppelte Pinochle zählen mehr</translation>
    </message>
    <message>
      <source>Bicycle: no double melds</source>
      <translation>Bicycle: keine doppelten Meldungen</translation>
    </message>
    <message>
      <source>Standard: double melds count a lot more</source>
      <translation>Standard: doppelte zählen viel mehr</translation>
    </message>
    <message>
      <source>Double deck: up to four of each</source>
      <translation>Doppelter Kartensatz: bis zu vier von jeder</translation>
    </message>
    <message>
      <source>Six-handed racehorse: the highest melds win</source>
      <translation>Racehorse zu sechst: die höchsten gewinnen</translation>
    </message>
    <message>
      <source>Bezique: any four of a rank, and double bezique</source>
      <translation>Bézigue: vier Gleiche aller Farben und doppelter Bézigue</translation>
    </message>
    <message>
      <source>Binokel: eight of a rank count 1000</source>
      <translation>Binokel: acht Gleiche zählen 1000</translation>
    </message>
    <message>
      <source>Melds are worth what the Hayes table says.</source>
      <translation>Meldungen zählen nach der Tabelle von Hayes.</translation>
    </message>
    <message>
      <source>Melds are worth what the Bicycle table says.</source>
      <translation>Meldungen zählen nach der Tabelle von Bicycle.</translation>
    </message>
    <message>
      <source>Melds are worth what the standard table says.</source>
      <translation>Meldungen zählen nach der üblichen Tabelle.</translation>
    </message>
    <message>
      <source>Melds are worth what the double-deck table says.</source>
      <translation>Meldungen zählen nach der Tabelle für den doppelten Kartensatz.</translation>
    </message>
    <message>
      <source>Melds are worth what the table of six-handed racehorse says.</source>
      <translation>Meldungen zählen nach der Tabelle für Racehorse zu sechst.</translation>
    </message>
    <message>
      <source>Any four aces, kings, queens or jacks are a meld, whatever their suits. A bezique may be shown before the double one, which counts in full all the same.</source>
      <translation>Vier Asse, Könige, Damen oder Buben sind eine Meldung, gleich welcher Farben. Vor dem doppelten Bézigue darf ein einfacher gezeigt werden; der doppelte zählt trotzdem ganz.</translation>
    </message>
    <message>
      <source>Melds are worth what the table of binokel says.</source>
      <translation>Meldungen zählen nach der Tabelle für Binokel.</translation>
    </message>
    <message>
      <source>Value of a run</source>
      <translation>Wert einer Familie</translation>
    </message>
    <message>
      <source>A run, A 10 K Q J of trump, is worth this much.</source>
      <translation>So viel zählt eine Familie: A 10 K Q J in Trumpf.</translation>
    </message>
    <message>
      <source>Value of a pinochle</source>
      <translation>Wert eines Pinochle</translation>
    </message>
    <message>
      <source>A pinochle, the queen of spades and jack of diamonds, is worth this much.</source>
      <translation>So viel zählt ein Pinochle: Pik-Dame und Karo-Bube.</translation>
    </message>
    <message>
      <source>Value of a roundhouse</source>
      <translation>Wert eines Rundgangs</translation>
    </message>
    <message>
      <source>A marriage in every suit counts as its melds, usually 240. What is above 240 is a bonus for the lot.</source>
      <translation>Ein Paar in jeder Farbe zählt, was seine Teile ergeben, meist 240. Was darüber liegt, zahlt ihr für das Ganze.</translation>
    </message>
    <message>
      <source>What its melds add up to</source>
      <translation>Was die Teile ergeben</translation>
    </message>
    <message>
      <source>10 more than its melds</source>
      <translation>10 mehr als die Teile</translation>
    </message>
    <message>
      <source>Extra king or queen with a run</source>
      <translation>König oder Dame neben der Familie</translation>
    </message>
    <message>
      <source>Each trump king or queen that is left over beside a run and not married is worth this much.</source>
      <translation>So viel zählt jeder Trumpfkönig und jede Trumpfdame neben einer Familie, die kein Paar bilden.</translation>
    </message>
    <message>
      <source>Four pinochles</source>
      <translation>Vier Pinochle</translation>
    </message>
    <message>
      <source>Four pinochles in one hand are worth this much.</source>
      <translation>So viel zählen vier Pinochle in einer Hand.</translation>
    </message>
    <message>
      <source>Wins the game</source>
      <translation>Gewinnt die Partie</translation>
    </message>
    <message>
      <source>Four identical cards</source>
      <translation>Vier gleiche Karten</translation>
    </message>
    <message>
      <source>Four of the same ace, king, queen or jack count ten times as much as the same cards around.</source>
      <translation>Viermal dasselbe Ass, derselbe König, dieselbe Dame oder derselbe Bube zählt zehnmal so viel wie vier Gleiche.</translation>
    </message>
    <message>
      <source>Who melds first</source>
      <translation>Wer zuerst meldet</translation>
    </message>
    <message>
      <source>Players lay down their meld one after another, starting here.</source>
      <translation>Die Meldungen werden reihum ausgelegt; hier geht es los.</translation>
    </message>
    <message>
      <source>The bidder</source>
      <translation>Der Alleinspieler</translation>
    </message>
    <message>
      <source>The bidder shows meld first.</source>
      <translation>Der Alleinspieler meldet zuerst.</translation>
    </message>
    <message>
      <source>The player to the dealer's left shows meld first.</source>
      <translation>Wer links vom Geber sitzt, meldet zuerst.</translation>
    </message>
    <message>
      <source>Run in a plain suit</source>
      <translation>Familie in anderer Farbe</translation>
    </message>
    <message>
      <source>A run, A 10 K Q J, in another suit than trump is worth this much. More of them rise as in trump.</source>
      <translation>So viel zählt eine Familie, A 10 K Q J, die nicht in Trumpf ist. Mehrere steigen wie in Trumpf.</translation>
    </message>
    <message>
      <source>Marriage in a run</source>
      <translation>Paar in der Familie</translation>
    </message>
    <message>
      <source>The king and queen of a run also count as a marriage.</source>
      <translation>König und Dame einer Familie zählen auch als Paar.</translation>
    </message>
    <message>
      <source>The king and queen of a run count as a marriage too.</source>
      <translation>König und Dame einer Familie zählen auch als Paar.</translation>
    </message>
    <message>
      <source>A run and a marriage of the same cards both count in full, in either order.</source>
      <translation>Eine Familie und ein Paar aus denselben Karten zählen beide voll, gleich in welcher Reihenfolge.</translation>
    </message>
    <message>
      <source>Eight tens</source>
      <translation>Acht Zehnen</translation>
    </message>
    <message>
      <source>All tens twice, two of every suit in one hand, are worth this much. They count once.</source>
      <translation>Alle Zehnen doppelt, zwei von jeder Farbe in einer Hand, zählen so viel. Sie zählen einmal.</translation>
    </message>
    <message>
      <source>Value of a royal marriage</source>
      <translation>Wert eines Trumpfpaars</translation>
    </message>
    <message>
      <source>You count this for a royal marriage, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein Trumpfpaar, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Value of a marriage</source>
      <translation>Wert eines Paars</translation>
    </message>
    <message>
      <source>You count this for a marriage, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein Paar, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Value of aces around</source>
      <translation>Wert von vier Assen</translation>
    </message>
    <message>
      <source>You count this for aces around, no matter what the table says.</source>
      <translation>Ihr zählt so viel für vier Asse, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Value of kings around</source>
      <translation>Wert von vier Königen</translation>
    </message>
    <message>
      <source>You count this for kings around, no matter what the table says.</source>
      <translation>Ihr zählt so viel für vier Könige, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Value of queens around</source>
      <translation>Wert von vier Damen</translation>
    </message>
    <message>
      <source>You count this for queens around, no matter what the table says.</source>
      <translation>Ihr zählt so viel für vier Damen, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Value of jacks around</source>
      <translation>Wert von vier Buben</translation>
    </message>
    <message>
      <source>You count this for jacks around, no matter what the table says.</source>
      <translation>Ihr zählt so viel für vier Buben, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Value of four aces</source>
      <translation>Wert von vier gleichen Assen</translation>
    </message>
    <message>
      <source>You count this for four aces of one suit, no matter what the table says.</source>
      <translation>Ihr zählt so viel für vier Asse einer Farbe, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Value of four kings</source>
      <translation>Wert von vier gleichen Königen</translation>
    </message>
    <message>
      <source>You count this for four kings of one suit, no matter what the table says.</source>
      <translation>Ihr zählt so viel für vier Könige einer Farbe, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Value of four queens</source>
      <translation>Wert von vier gleichen Damen</translation>
    </message>
    <message>
      <source>You count this for four queens of one suit, no matter what the table says.</source>
      <translation>Ihr zählt so viel für vier Damen einer Farbe, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Value of four jacks</source>
      <translation>Wert von vier gleichen Buben</translation>
    </message>
    <message>
      <source>You count this for four jacks of one suit, no matter what the table says.</source>
      <translation>Ihr zählt so viel für vier Buben einer Farbe, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double run</source>
      <translation>Doppelte Familie</translation>
    </message>
    <message>
      <source>You count this for a double run in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für eine doppelte Familie in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double plain run</source>
      <translation>Doppelte Nebenfamilie</translation>
    </message>
    <message>
      <source>You count this for a double plain run in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für eine doppelte Nebenfamilie in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double royal marriage</source>
      <translation>Doppeltes Trumpfpaar</translation>
    </message>
    <message>
      <source>You count this for a double royal marriage in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein doppeltes Trumpfpaar in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double marriage</source>
      <translation>Doppeltes Paar</translation>
    </message>
    <message>
      <source>You count this for a double marriage in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein doppeltes Paar in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double pinochle</source>
      <translation>Doppeltes Pinochle</translation>
    </message>
    <message>
      <source>You count this for a double pinochle in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein doppeltes Pinochle in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double aces around</source>
      <translation>Acht Asse</translation>
    </message>
    <message>
      <source>You count this for double aces around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für acht Asse, 2 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double kings around</source>
      <translation>Acht Könige</translation>
    </message>
    <message>
      <source>You count this for double kings around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für acht Könige, 2 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double queens around</source>
      <translation>Acht Damen</translation>
    </message>
    <message>
      <source>You count this for double queens around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für acht Damen, 2 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Double jacks around</source>
      <translation>Acht Buben</translation>
    </message>
    <message>
      <source>You count this for double jacks around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für acht Buben, 2 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple run</source>
      <translation>Dreifache Familie</translation>
    </message>
    <message>
      <source>You count this for a triple run in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für eine dreifache Familie in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple plain run</source>
      <translation>Dreifache Nebenfamilie</translation>
    </message>
    <message>
      <source>You count this for a triple plain run in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für eine dreifache Nebenfamilie in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple royal marriage</source>
      <translation>Dreifaches Trumpfpaar</translation>
    </message>
    <message>
      <source>You count this for a triple royal marriage in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein dreifaches Trumpfpaar in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple marriage</source>
      <translation>Dreifaches Paar</translation>
    </message>
    <message>
      <source>You count this for a triple marriage in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein dreifaches Paar in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple pinochle</source>
      <translation>Dreifaches Pinochle</translation>
    </message>
    <message>
      <source>You count this for a triple pinochle in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein dreifaches Pinochle in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple aces around</source>
      <translation>Zwölf Asse</translation>
    </message>
    <message>
      <source>You count this for triple aces around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für zwölf Asse, 3 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple kings around</source>
      <translation>Zwölf Könige</translation>
    </message>
    <message>
      <source>You count this for triple kings around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für zwölf Könige, 3 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple queens around</source>
      <translation>Zwölf Damen</translation>
    </message>
    <message>
      <source>You count this for triple queens around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für zwölf Damen, 3 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Triple jacks around</source>
      <translation>Zwölf Buben</translation>
    </message>
    <message>
      <source>You count this for triple jacks around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für zwölf Buben, 3 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple run</source>
      <translation>Vierfache Familie</translation>
    </message>
    <message>
      <source>You count this for a quadruple run in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für eine vierfache Familie in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple plain run</source>
      <translation>Vierfache Nebenfamilie</translation>
    </message>
    <message>
      <source>You count this for a quadruple plain run in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für eine vierfache Nebenfamilie in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple royal marriage</source>
      <translation>Vierfaches Trumpfpaar</translation>
    </message>
    <message>
      <source>You count this for a quadruple royal marriage in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein vierfaches Trumpfpaar in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple marriage</source>
      <translation>Vierfaches Paar</translation>
    </message>
    <message>
      <source>You count this for a quadruple marriage in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein vierfaches Paar in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple pinochle</source>
      <translation>Vierfaches Pinochle</translation>
    </message>
    <message>
      <source>You count this for a quadruple pinochle in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für ein vierfaches Pinochle in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple aces around</source>
      <translation>Sechzehn Asse</translation>
    </message>
    <message>
      <source>You count this for quadruple aces around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für sechzehn Asse, 4 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple kings around</source>
      <translation>Sechzehn Könige</translation>
    </message>
    <message>
      <source>You count this for quadruple kings around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für sechzehn Könige, 4 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple queens around</source>
      <translation>Sechzehn Damen</translation>
    </message>
    <message>
      <source>You count this for quadruple queens around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für sechzehn Damen, 4 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Quadruple jacks around</source>
      <translation>Sechzehn Buben</translation>
    </message>
    <message>
      <source>You count this for quadruple jacks around in one hand, no matter what the table says.</source>
      <translation>Ihr zählt so viel für sechzehn Buben, 4 von jeder Farbe, in einer Hand, gleich was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Tricks</source>
      <translation>Stiche</translation>
    </message>
    <message>
      <source>Beating the trick</source>
      <translation>Stechzwang</translation>
    </message>
    <message>
      <source>When you follow suit, you have to beat the best card if you can: always, or only when trump is led.</source>
      <translation>Wer bedient, muss die beste Karte schlagen, wenn er kann: immer oder nur, wenn Trumpf ausgespielt ist.</translation>
    </message>
    <message>
      <source>Always</source>
      <translation>Immer</translation>
    </message>
    <message>
      <source>Only when trump is led</source>
      <translation>Nur wenn Trumpf ausgespielt ist</translation>
    </message>
    <message>
      <source>When you follow suit, you must beat the best card of the trick if you can.</source>
      <translation>Wer bedient, muss die beste Karte des Stichs schlagen, wenn er kann.</translation>
    </message>
    <message>
      <source>You must beat the best card of the trick only when trump is led.</source>
      <translation>Die beste Karte des Stichs muss man nur schlagen, wenn Trumpf ausgespielt wird.</translation>
    </message>
    <message>
      <source>Overtrumping</source>
      <translation>Übertrumpfen</translation>
    </message>
    <message>
      <source>If you have to trump and someone already has, you may have to go higher.</source>
      <translation>Musst du stechen und jemand hat schon gestochen, musst du vielleicht höher gehen.</translation>
    </message>
    <message>
      <source>Same as beating the trick</source>
      <translation>Wie beim Stechzwang</translation>
    </message>
    <message>
      <source>You have to go higher</source>
      <translation>Du musst höher gehen</translation>
    </message>
    <message>
      <source>Any trump will do</source>
      <translation>Jeder Trumpf genügt</translation>
    </message>
    <message>
      <source>The same goes for overtrumping.</source>
      <translation>Dasselbe gilt für das Übertrumpfen.</translation>
    </message>
    <message>
      <source>When you have to trump, any trump will do.</source>
      <translation>Wer stechen muss, darf jeden Trumpf spielen.</translation>
    </message>
    <message>
      <source>When you have to trump a trick that is already trumped, you must overtrump if you can.</source>
      <translation>Wer einen schon gestochenen Stich stechen muss, muss höher stechen, wenn er kann.</translation>
    </message>
    <message>
      <source>First lead</source>
      <translation>Erstes Ausspiel</translation>
    </message>
    <message>
      <source>This player leads to the first trick.</source>
      <translation>Dieser Spieler spielt zum ersten Stich aus.</translation>
    </message>
    <message>
      <source>The bidder leads to the first trick.</source>
      <translation>Der Alleinspieler spielt zum ersten Stich aus.</translation>
    </message>
    <message>
      <source>The player to the dealer's left leads to the first trick.</source>
      <translation>Wer links vom Geber sitzt, spielt zum ersten Stich aus.</translation>
    </message>
    <message>
      <source>First lead in trump</source>
      <translation>Erstes Ausspiel in Trumpf</translation>
    </message>
    <message>
      <source>The bidder's first lead has to be trump, if there is any in the hand.</source>
      <translation>Der Alleinspieler muss zuerst Trumpf ausspielen, wenn er einen hat.</translation>
    </message>
    <message>
      <source>The bidder's first lead has to be a trump, if there is one in hand.</source>
      <translation>Der Alleinspieler muss zuerst einen Trumpf ausspielen, wenn er einen hat.</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Kartenpunkte</translation>
    </message>
    <message>
      <source>This is what cards are worth in tricks. In a regular deck they add up to 240, or 160 in bezique.</source>
      <translation>So viel zählen Karten in Stichen. In einem gewöhnlichen Spiel sind es zusammen 240, im Bézigue 160.</translation>
    </message>
    <message>
      <source>A 11, 10 10, K 4, Q 3, J 2</source>
      <translation>A 11, 10 10, K 4, Q 3, J 2</translation>
    </message>
    <message>
      <source>A and 10 count ten, K and Q five</source>
      <translation>A und 10 zehn, K und Q fünf</translation>
    </message>
    <message>
      <source>A, 10 and K count ten each</source>
      <translation>A, 10 und K je zehn</translation>
    </message>
    <message>
      <source>Brisques: A and 10 count ten each</source>
      <translation>Brisques: A und 10 je zehn</translation>
    </message>
    <message>
      <source>Points follow the rank</source>
      <translation>Punkte nach dem Rang</translation>
    </message>
    <message>
      <source>If the ten ranks below the jack, the points move along: the king counts what the ten would.</source>
      <translation>Steht die Zehn unter dem Buben, wandern die Punkte mit: Der König zählt, was sonst die Zehn zählt.</translation>
    </message>
    <message>
      <source>How scores are shown</source>
      <translation>Wie Punkte gezeigt werden</translation>
    </message>
    <message>
      <source>You can leave off the last zero, so 250 is shown as 25.</source>
      <translation>Die letzte Null kann wegbleiben: Aus 250 wird 25.</translation>
    </message>
    <message>
      <source>With the last zero</source>
      <translation>Mit der letzten Null</translation>
    </message>
    <message>
      <source>Without the last zero</source>
      <translation>Ohne die letzte Null</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Letzter Stich</translation>
    </message>
    <message>
      <source>Winning the last trick is worth this much.</source>
      <translation>So viel zählt der letzte Stich.</translation>
    </message>
    <message>
      <source>Rounding trick points</source>
      <translation>Runden der Stiche</translation>
    </message>
    <message>
      <source>Each side's trick points may be rounded to tens: seven and up go up, six and less go down.</source>
      <translation>Die Stichpunkte jeder Seite können auf Zehner gerundet werden: ab sieben auf, bis sechs ab.</translation>
    </message>
    <message>
      <source>Not rounded</source>
      <translation>Nicht gerundet</translation>
    </message>
    <message>
      <source>To tens, from seven up</source>
      <translation>Auf Zehner, ab sieben aufwärts</translation>
    </message>
    <message>
      <source>Each side's trick points are rounded to tens: seven or more goes up, six or less goes down.</source>
      <translation>Die Stichpunkte jeder Seite werden auf Zehner gerundet: ab sieben auf, bis sechs ab.</translation>
    </message>
    <message>
      <source>Going set loses the meld</source>
      <translation>Verlieren kostet die Meldung</translation>
    </message>
    <message>
      <source>A bidder who goes set doesn't score any meld.</source>
      <translation>Wer seinen Kontrakt verliert, schreibt die Meldung nicht an.</translation>
    </message>
    <message>
      <source>Going set loses the tricks</source>
      <translation>Verlieren kostet die Stiche</translation>
    </message>
    <message>
      <source>A bidder who goes set doesn't score any tricks.</source>
      <translation>Wer seinen Kontrakt verliert, schreibt die Stiche nicht an.</translation>
    </message>
    <message>
      <source>Going set loses the bid</source>
      <translation>Verlieren kostet das Gebot</translation>
    </message>
    <message>
      <source>A bidder who plays and misses the bid loses it this many times.</source>
      <translation>Wer spielt und sein Gebot nicht schafft, verliert es so viele Male.</translation>
    </message>
    <message>
      <source>Once</source>
      <translation>Einmal</translation>
    </message>
    <message>
      <source>Twice</source>
      <translation>Zweimal</translation>
    </message>
    <message>
      <source>A made bid scores</source>
      <translation>Ein geschafftes Gebot zählt</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores everything, or just the bid.</source>
      <translation>Wer sein Gebot schafft, schreibt alles an oder nur das Gebot.</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Alles</translation>
    </message>
    <message>
      <source>Just the bid</source>
      <translation>Nur das Gebot</translation>
    </message>
    <message>
      <source>Saving the meld</source>
      <translation>Meldung retten</translation>
    </message>
    <message>
      <source>A side has to win this in tricks, or its meld doesn't count.</source>
      <translation>So viel muss eine Seite in Stichen machen, sonst zählt ihre Meldung nicht.</translation>
    </message>
    <message>
      <source>One trick</source>
      <translation>Einen Stich</translation>
    </message>
    <message>
      <source>Any points in tricks</source>
      <translation>Irgendwelche Punkte in Stichen</translation>
    </message>
    <message>
      <source>A number of points in tricks</source>
      <translation>Eine Zahl Punkte in Stichen</translation>
    </message>
    <message>
      <source>Points that save the meld</source>
      <translation>Punkte, die retten</translation>
    </message>
    <message>
      <source>A side needs this many points in tricks to save its meld.</source>
      <translation>So viele Punkte in Stichen braucht eine Seite, um ihre Meldung zu retten.</translation>
    </message>
    <message>
      <source>Dix needs no saving</source>
      <translation>Dix braucht keine Rettung</translation>
    </message>
    <message>
      <source>If the meld is lost, dixes are lost with it, or still count if nothing else was melded, or count always.</source>
      <translation>Geht die Meldung verloren, dann auch die Dix; oder die Dix zählt noch, wenn sonst nichts gemeldet ist, oder immer.</translation>
    </message>
    <message>
      <source>If there is no other meld</source>
      <translation>Wenn sonst nichts gemeldet ist</translation>
    </message>
    <message>
      <source>If the meld is lost, the dixes are lost with it.</source>
      <translation>Geht die Meldung verloren, dann auch die Dix.</translation>
    </message>
    <message>
      <source>If there is no other meld, the dixes count all the same.</source>
      <translation>Gibt es sonst keine Meldung, zählt die Dix trotzdem.</translation>
    </message>
    <message>
      <source>Dixes count even if the rest of the meld is lost.</source>
      <translation>Die Dix zählt auch, wenn die übrige Meldung verloren geht.</translation>
    </message>
    <message>
      <source>Defenders' minimum meld</source>
      <translation>Mindestmeldung der Gegner</translation>
    </message>
    <message>
      <source>The defenders' meld counts only if it comes to at least this much.</source>
      <translation>Die Meldung der Gegner zählt nur, wenn sie mindestens so viel ergibt.</translation>
    </message>
    <message>
      <source>Any</source>
      <translation>Beliebig</translation>
    </message>
    <message>
      <source>Defenders score their meld only if it comes to at least {value}.</source>
      <translation>Gegner schreiben ihre Meldung nur an, wenn sie mindestens {value} zählt.</translation>
    </message>
    <message>
      <source>Bidder's minimum meld</source>
      <translation>Mindestmeldung des Alleinspielers</translation>
    </message>
    <message>
      <source>With less meld than this, the bidder's side goes set without playing.</source>
      <translation>Mit weniger Meldung hat die Seite des Alleinspielers ohne Spiel verloren.</translation>
    </message>
    <message>
      <source>With less than {value} in meld the bidder's side is set without play.</source>
      <translation>Mit weniger als {value} an Meldungen hat die Seite des Alleinspielers ohne Spiel verloren.</translation>
    </message>
    <message>
      <source>Biggest gap to the bid</source>
      <translation>Größter Abstand zum Gebot</translation>
    </message>
    <message>
      <source>If meld falls short of the bid by more than this, the bidder goes set without playing.</source>
      <translation>Fehlt der Meldung mehr als das zum Gebot, hat der Alleinspieler ohne Spiel verloren.</translation>
    </message>
    <message>
      <source>If the bid is more than {value} above the side's meld, the bidder is set without play.</source>
      <translation>Liegt das Gebot mehr als {value} über der Meldung der Seite, ist ohne Spiel verloren.</translation>
    </message>
    <message>
      <source>Bidder's minimum in tricks</source>
      <translation>Mindestpunkte in Stichen</translation>
    </message>
    <message>
      <source>The bidder's side has to take at least this much in tricks, no matter how much it melds.</source>
      <translation>So viel muss die Seite des Alleinspielers in Stichen machen, gleich was sie meldet.</translation>
    </message>
    <message>
      <source>The bidder's side has to take at least {value} in tricks, whatever its meld.</source>
      <translation>Die Seite des Alleinspielers muss mindestens {value} in Stichen holen, wie viel sie auch meldet.</translation>
    </message>
    <message>
      <source>Throw in after melding</source>
      <translation>Aufgeben nach dem Melden</translation>
    </message>
    <message>
      <source>Before the first card the bidder may give up: the bid is lost and the others score their meld.</source>
      <translation>Vor der ersten Karte darf der Alleinspieler aufgeben: Das Gebot ist verloren, die anderen schreiben ihre Meldung an.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand.</source>
      <translation>Vor der ersten Karte darf der Alleinspieler aufgeben.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand, and the others score their meld.</source>
      <translation>Vor der ersten Karte darf der Alleinspieler aufgeben, und die anderen schreiben ihre Meldungen an.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand: the bid is lost, and the others score their meld.</source>
      <translation>Vor der ersten Karte darf der Alleinspieler aufgeben: Das Gebot ist verloren, und die anderen schreiben ihre Meldungen an.</translation>
    </message>
    <message>
      <source>Cards laid aside in the draft</source>
      <translation>Beim Ziehen Weggelegtes</translation>
    </message>
    <message>
      <source>This player counts the cards that were laid aside in the draft.</source>
      <translation>Dieser Spieler zählt die beim Ziehen weggelegten Karten.</translation>
    </message>
    <message>
      <source>Whoever laid them aside</source>
      <translation>Wer sie weggelegt hat</translation>
    </message>
    <message>
      <source>The player who didn't win the bid</source>
      <translation>Wer das Reizen verloren hat</translation>
    </message>
    <message>
      <source>Cards you lay aside in the draft count for you.</source>
      <translation>Was du beim Ziehen weglegst, zählt für dich.</translation>
    </message>
    <message>
      <source>All cards laid aside in the draft count for the player who did not win the auction.</source>
      <translation>Alle beim Ziehen weggelegten Karten zählen für den, der das Reizen nicht gewonnen hat.</translation>
    </message>
    <message>
      <source>Sharing with a called partner</source>
      <translation>Teilen mit dem gerufenen Partner</translation>
    </message>
    <message>
      <source>This is what each player scores when the bidder calls a partner.</source>
      <translation>Das schreibt jeder an, wenn der Alleinspieler einen Partner ruft.</translation>
    </message>
    <message>
      <source>Everyone scores the side's total</source>
      <translation>Die Summe der Seite für jeden</translation>
    </message>
    <message>
      <source>Defenders: own meld and the side's tricks</source>
      <translation>Gegner: eigene Meldung und Stiche der Seite</translation>
    </message>
    <message>
      <source>Everyone scores the total of their side.</source>
      <translation>Jeder schreibt die Summe seiner Seite an.</translation>
    </message>
    <message>
      <source>Each defender scores their own meld and the tricks of their side.</source>
      <translation>Jeder Gegner schreibt seine eigene Meldung und die Stiche seiner Seite an.</translation>
    </message>
    <message>
      <source>Asking for a partner</source>
      <translation>Nach dem Partner fragen</translation>
    </message>
    <message>
      <source>The bidder asks around in this direction. The first player who holds the card is the partner.</source>
      <translation>In dieser Richtung fragt der Alleinspieler. Der Erste mit der Karte ist sein Partner.</translation>
    </message>
    <message>
      <source>To the right</source>
      <translation>Nach rechts</translation>
    </message>
    <message>
      <source>The bidder asks around to the left for the card.</source>
      <translation>Der Alleinspieler fragt links herum nach der Karte.</translation>
    </message>
    <message>
      <source>The bidder asks around to the right for the card.</source>
      <translation>Der Alleinspieler fragt rechts herum nach der Karte.</translation>
    </message>
    <message>
      <source>Which trick is the last</source>
      <translation>Welcher Stich der letzte ist</translation>
    </message>
    <message>
      <source>The bonus goes with the last trick of all, or with the one that takes the last cards of the stock.</source>
      <translation>Den Zuschlag bringt der allerletzte Stich oder der um die letzten Karten des Stapels.</translation>
    </message>
    <message>
      <source>The last of all</source>
      <translation>Der allerletzte</translation>
    </message>
    <message>
      <source>The last one with a stock</source>
      <translation>Der letzte mit Stapel</translation>
    </message>
    <message>
      <source>Cost of giving up</source>
      <translation>Kosten des Aufgebens</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first card loses the bid, or only half of it.</source>
      <translation>Ein Alleinspieler, der vor der ersten Karte aufgibt, verliert das Gebot oder nur die Hälfte.</translation>
    </message>
    <message>
      <source>The bid</source>
      <translation>Das Gebot</translation>
    </message>
    <message>
      <source>Half the bid</source>
      <translation>Das halbe Gebot</translation>
    </message>
    <message>
      <source>Half a chip is rounded up to a whole one.</source>
      <translation>Ein halber Chip wird auf einen ganzen aufgerundet.</translation>
    </message>
    <message>
      <source>Giving up costs half the bid, rounded up to tens.</source>
      <translation>Aufgeben kostet das halbe Gebot, auf Zehner aufgerundet.</translation>
    </message>
    <message>
      <source>Bonus for the others</source>
      <translation>Zuschlag für die anderen</translation>
    </message>
    <message>
      <source>If the bidder gives up before the first card, every other side scores this besides its meld.</source>
      <translation>Gibt der Alleinspieler vor der ersten Karte auf, schreibt jede andere Seite das außer ihrer Meldung an.</translation>
    </message>
    <message>
      <source>If the bidder gives up, every other side scores {value} more.</source>
      <translation>Gibt der Alleinspieler auf, schreibt jede andere Seite {value} mehr an.</translation>
    </message>
    <message>
      <source>If the bidder gives up, everybody else scores {value} more.</source>
      <translation>Gibt der Alleinspieler auf, schreiben alle anderen je {value} mehr an.</translation>
    </message>
    <message>
      <source>Playing for chips</source>
      <translation>Spiel um Chips</translation>
    </message>
    <message>
      <source>Only the bidder melds, and the score is the chips that others pay for a made bid, or get for a lost one.</source>
      <translation>Nur der Alleinspieler meldet, und es zählen die Chips, die andere für ein geschafftes Gebot zahlen oder für ein verlorenes bekommen.</translation>
    </message>
    <message>
      <source>Not played</source>
      <translation>Nicht gespielt</translation>
    </message>
    <message>
      <source>3 for 300, 4 for 350, 5 for 400…</source>
      <translation>3 für 300, 4 für 350, 5 für 400 …</translation>
    </message>
    <message>
      <source>3 for 300, 5 for 350, 7 for 400, 10 for 450…</source>
      <translation>3 für 300, 5 für 350, 7 für 400, 10 für 450 …</translation>
    </message>
    <message>
      <source>1 for 300, 2 for 350, 4 for 400…</source>
      <translation>1 für 300, 2 für 350, 4 für 400 …</translation>
    </message>
    <message>
      <source>Dearer trump suits</source>
      <translation>Teurere Trumpffarben</translation>
    </message>
    <message>
      <source>If a bid is played in these suits, twice or three times as many chips are paid for it.</source>
      <translation>Wird ein Gebot in diesen Farben gespielt, zahlt man dafür doppelt oder dreimal so viele Chips.</translation>
    </message>
    <message>
      <source>All suits alike</source>
      <translation>Alle Farben gleich</translation>
    </message>
    <message>
      <source>Spades double</source>
      <translation>Pik doppelt</translation>
    </message>
    <message>
      <source>Spades double, hearts triple</source>
      <translation>Pik doppelt, Herz dreifach</translation>
    </message>
    <message>
      <source>If the hand is played in spades, every payment is doubled.</source>
      <translation>Wird in Pik gespielt, verdoppelt sich jede Zahlung.</translation>
    </message>
    <message>
      <source>If the hand is played in spades, every payment is doubled; in hearts, tripled.</source>
      <translation>Wird in Pik gespielt, verdoppelt sich jede Zahlung, in Herz verdreifacht sie sich.</translation>
    </message>
    <message>
      <source>Kitty of chips</source>
      <translation>Kasse</translation>
    </message>
    <message>
      <source>A kitty is paid for bids, and pays for them, like one more player. It belongs to everyone.</source>
      <translation>Eine Kasse bekommt und zahlt für Gebote wie ein weiterer Spieler. Sie gehört allen.</translation>
    </message>
    <message>
      <source>For every bid</source>
      <translation>Bei jedem Gebot</translation>
    </message>
    <message>
      <source>For bids of 350 or more</source>
      <translation>Bei Geboten ab 350</translation>
    </message>
    <message>
      <source>A kitty is paid, and pays, as if it were one more player.</source>
      <translation>Eine Kasse bekommt und zahlt wie ein weiterer Spieler.</translation>
    </message>
    <message>
      <source>For bids of 350 or more a kitty is paid, and pays, as if it were one more player.</source>
      <translation>Bei Geboten ab 350 bekommt und zahlt eine Kasse wie ein weiterer Spieler.</translation>
    </message>
    <message>
      <source>The kitty at the end</source>
      <translation>Die Kasse am Schluss</translation>
    </message>
    <message>
      <source>When the match is over, everyone gets an equal part of the kitty, or it stays for the next match.</source>
      <translation>Ist die Partie zu Ende, bekommt jeder den gleichen Teil der Kasse, oder sie bleibt für die nächste.</translation>
    </message>
    <message>
      <source>Shared out</source>
      <translation>Wird geteilt</translation>
    </message>
    <message>
      <source>Left as it is</source>
      <translation>Bleibt liegen</translation>
    </message>
    <message>
      <source>At the end everybody gets an equal part of it, or makes up an equal part of what is missing.</source>
      <translation>Am Schluss bekommt jeder den gleichen Teil davon oder zahlt den gleichen Teil dessen, was fehlt.</translation>
    </message>
    <message>
      <source>At the end it is left for the next match.</source>
      <translation>Am Schluss bleibt sie für die nächste Partie.</translation>
    </message>
    <message>
      <source>Points of an ace</source>
      <translation>Punkte eines Asses</translation>
    </message>
    <message>
      <source>You count this for an ace in tricks, no matter how card points are set.</source>
      <translation>Ihr zählt so viel in den Stichen für ein Ass, gleich was die Kartenpunkte sagen.</translation>
    </message>
    <message>
      <source>Points of a ten</source>
      <translation>Punkte einer Zehn</translation>
    </message>
    <message>
      <source>You count this for a ten in tricks, no matter how card points are set.</source>
      <translation>Ihr zählt so viel in den Stichen für eine Zehn, gleich was die Kartenpunkte sagen.</translation>
    </message>
    <message>
      <source>Points of a king</source>
      <translation>Punkte eines Königs</translation>
    </message>
    <message>
      <source>You count this for a king in tricks, no matter how card points are set.</source>
      <translation>Ihr zählt so viel in den Stichen für einen König, gleich was die Kartenpunkte sagen.</translation>
    </message>
    <message>
      <source>Points of a queen</source>
      <translation>Punkte einer Dame</translation>
    </message>
    <message>
      <source>You count this for a queen in tricks, no matter how card points are set.</source>
      <translation>Ihr zählt so viel in den Stichen für eine Dame, gleich was die Kartenpunkte sagen.</translation>
    </message>
    <message>
      <source>Points of a jack</source>
      <translation>Punkte eines Buben</translation>
    </message>
    <message>
      <source>You count this for a jack in tricks, no matter how card points are set.</source>
      <translation>Ihr zählt so viel in den Stichen für einen Buben, gleich was die Kartenpunkte sagen.</translation>
    </message>
    <message>
      <source>Points of a nine</source>
      <translation>Punkte einer Neun</translation>
    </message>
    <message>
      <source>You count this for a nine in tricks, no matter how card points are set.</source>
      <translation>Ihr zählt so viel in den Stichen für eine Neun, gleich was die Kartenpunkte sagen.</translation>
    </message>
    <message>
      <source>Points of an eight</source>
      <translation>Punkte einer Acht</translation>
    </message>
    <message>
      <source>You count this for an eight in tricks, no matter how card points are set.</source>
      <translation>Ihr zählt so viel in den Stichen für eine Acht, gleich was die Kartenpunkte sagen.</translation>
    </message>
    <message>
      <source>Points of a seven</source>
      <translation>Punkte einer Sieben</translation>
    </message>
    <message>
      <source>You count this for a seven in tricks, no matter how card points are set.</source>
      <translation>Ihr zählt so viel in den Stichen für eine Sieben, gleich was die Kartenpunkte sagen.</translation>
    </message>
    <message>
      <source>Winning the match</source>
      <translation>Sieg</translation>
    </message>
    <message>
      <source>Length of the match</source>
      <translation>Länge der Partie</translation>
    </message>
    <message>
      <source>You play until someone reaches the target, or a single deal or several for the most points.</source>
      <translation>Ihr spielt, bis jemand das Ziel erreicht, oder ein Spiel oder mehrere um die meisten Punkte.</translation>
    </message>
    <message>
      <source>To a target</source>
      <translation>Bis zu einem Ziel</translation>
    </message>
    <message>
      <source>One deal</source>
      <translation>Ein Spiel</translation>
    </message>
    <message>
      <source>A number of deals</source>
      <translation>Eine Zahl von Spielen</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Whoever gets to this score wins the match.</source>
      <translation>Wer so viele Punkte erreicht, gewinnt die Partie.</translation>
    </message>
    <message>
      <source>When the target counts</source>
      <translation>Wann das Ziel zählt</translation>
    </message>
    <message>
      <source>Reaching the target counts at the end of the deal, or the moment your meld and tricks get you there.</source>
      <translation>Das Ziel zählt am Ende des Spiels oder in dem Augenblick, in dem Meldungen und Stiche dich hinbringen.</translation>
    </message>
    <message>
      <source>At the end of the deal</source>
      <translation>Am Ende des Spiels</translation>
    </message>
    <message>
      <source>At once</source>
      <translation>Sofort</translation>
    </message>
    <message>
      <source>Whether anybody has reached the target is decided at the end of a deal.</source>
      <translation>Ob das Ziel erreicht ist, entscheidet sich am Ende eines Spiels.</translation>
    </message>
    <message>
      <source>A player wins at the very moment when meld and tricks reach the target.</source>
      <translation>Wer mit Meldungen und Stichen das Ziel erreicht, gewinnt sofort.</translation>
    </message>
    <message>
      <source>More than one at the target</source>
      <translation>Mehrere am Ziel</translation>
    </message>
    <message>
      <source>This decides who wins if more than one side gets to the target in a deal.</source>
      <translation>Das entscheidet, wer gewinnt, wenn mehrere Seiten im selben Spiel ans Ziel kommen.</translation>
    </message>
    <message>
      <source>High score; a tie raises the target</source>
      <translation>Wer am meisten hat; Gleichstand erhöht das Ziel</translation>
    </message>
    <message>
      <source>High score; a tie plays another deal</source>
      <translation>Wer am meisten hat; bei Gleichstand noch ein Spiel</translation>
    </message>
    <message>
      <source>The target goes up past all but one</source>
      <translation>Das Ziel steigt, bis höchstens einer da ist</translation>
    </message>
    <message>
      <source>Nobody yet: you play another deal</source>
      <translation>Noch niemand: noch ein Spiel</translation>
    </message>
    <message>
      <source>The bidder, or else the target goes up</source>
      <translation>Der Alleinspieler; sonst wird das Ziel erhöht</translation>
    </message>
    <message>
      <source>The bidder, or else you play another deal</source>
      <translation>Der Alleinspieler; sonst noch ein Spiel</translation>
    </message>
    <message>
      <source>The bidding side, or else the high score</source>
      <translation>Wer gereizt hat, sonst wer am meisten hat</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the highest score wins. A tie raises the target by {raised} until nobody has reached it.</source>
      <translation>Erreichen mehrere im selben Spiel das Ziel, gewinnt der höchste Stand. Bei Gleichstand steigt das Ziel um {raised}, bis es niemand mehr erreicht hat.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the highest score wins. After a tie another deal is played.</source>
      <translation>Erreichen mehrere im selben Spiel das Ziel, gewinnt der höchste Stand. Bei Gleichstand wird noch ein Spiel gespielt.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, it goes up by {raised} until no more than one of them has reached it. That one wins.</source>
      <translation>Erreichen mehrere im selben Spiel das Ziel, steigt es um {raised}, bis höchstens einer davon es erreicht hat. Dieser gewinnt.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, one more deal is played, and then the highest score wins.</source>
      <translation>Erreichen mehrere im selben Spiel das Ziel, wird noch ein Spiel gespielt, und dann gewinnt der höchste Stand.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidder wins. If the bidder is not among them, the target goes up by {raised} until no more than one of them has reached it. That one wins.</source>
      <translation>Erreichen mehrere im selben Spiel das Ziel, gewinnt der Alleinspieler. Ist er nicht dabei, steigt das Ziel um {raised}, bis höchstens einer davon es erreicht hat. Dieser gewinnt.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidder wins. If the bidder is not among them, one more deal is played, and then the highest score wins.</source>
      <translation>Erreichen mehrere im selben Spiel das Ziel, gewinnt der Alleinspieler. Ist er nicht dabei, wird noch ein Spiel gespielt, und dann gewinnt der höchste Stand.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidding side wins; if it is not among them, the highest score does.</source>
      <translation>Erreichen mehrere im selben Spiel das Ziel, gewinnt die Seite des Alleinspielers; ist sie nicht dabei, der höchste Stand.</translation>
    </message>
    <message>
      <source>Raising the target</source>
      <translation>Erhöhung des Ziels</translation>
    </message>
    <message>
      <source>The target goes up by this much, as often as it takes.</source>
      <translation>Um so viel steigt das Ziel, so oft wie nötig.</translation>
    </message>
    <message>
      <source>Declaring out</source>
      <translation>Aus sagen</translation>
    </message>
    <message>
      <source>You may stop the deal and claim you've reached the target. If you're wrong, you lose the match.</source>
      <translation>Du darfst das Spiel anhalten und sagen, dass du am Ziel bist. Irrst du dich, verlierst du die Partie.</translation>
    </message>
    <message>
      <source>You may stop the deal and declare that you have reached the target. A wrong claim loses the match.</source>
      <translation>Du darfst das Spiel anhalten und sagen, dass du das Ziel erreicht hast. Wer sich irrt, verliert die Partie.</translation>
    </message>
    <message>
      <source>Bid and out</source>
      <translation>Nur mit Gebot</translation>
    </message>
    <message>
      <source>Only a side that makes its own bid can win the match in that deal.</source>
      <translation>Nur eine Seite, die ihr eigenes Gebot schafft, kann in diesem Spiel die Partie gewinnen.</translation>
    </message>
    <message>
      <source>Only a side that makes its own bid in that deal can win the match.</source>
      <translation>Die Partie gewinnt nur, wer in diesem Spiel sein eigenes Gebot erfüllt.</translation>
    </message>
    <message>
      <source>Slide out</source>
      <translation>Herausrutschen</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have gone set this many times since.</source>
      <translation>Eine Seite am Ziel gewinnt auch, wenn die anderen seitdem so oft verloren haben.</translation>
    </message>
    <message>
      <source>After three sets</source>
      <translation>Nach drei verlorenen Kontrakten</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have failed a contract since.</source>
      <translation>Wer am Ziel ist, gewinnt auch, sobald die anderen seither einen Kontrakt verloren haben.</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have failed {value} contracts since.</source>
      <translation>Wer am Ziel ist, gewinnt auch, sobald die anderen seither {value} Kontrakte verloren haben.</translation>
    </message>
    <message>
      <source>Shooting the moon</source>
      <translation>Durchmarsch</translation>
    </message>
    <message>
      <source>You may say that you'll win every trick. This is what it's worth.</source>
      <translation>Du darfst ansagen, alle Stiche zu machen. So viel ist das wert.</translation>
    </message>
    <message>
      <source>1000 and the game</source>
      <translation>1000 und die Partie</translation>
    </message>
    <message>
      <source>The game</source>
      <translation>Die Partie</translation>
    </message>
    <message>
      <source>As much as the target</source>
      <translation>So viel wie das Ziel</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick scores {reward} and wins the match; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>Statt um den Kontrakt zu spielen, darfst du ansagen, alle Stiche zu machen. Gelingt es, zählt das {reward} und gewinnt die Partie; sonst kostet es {penalty}. Diese Seite schreibt sonst nichts an, die anderen ihre Meldungen und Stiche.</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick wins the match; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>Statt um den Kontrakt zu spielen, darfst du ansagen, alle Stiche zu machen. Gelingt es, gewinnt das die Partie; sonst kostet es {penalty}. Diese Seite schreibt sonst nichts an, die anderen ihre Meldungen und Stiche.</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick scores {reward}; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>Statt um den Kontrakt zu spielen, darfst du ansagen, alle Stiche zu machen. Gelingt es, zählt das {reward}; sonst kostet es {penalty}. Diese Seite schreibt sonst nichts an, die anderen ihre Meldungen und Stiche.</translation>
    </message>
    <message>
      <source>Whose tricks count</source>
      <translation>Wessen Stiche zählen</translation>
    </message>
    <message>
      <source>Your partner's tricks help you shoot the moon, or only your own count.</source>
      <translation>Auch die Stiche des Partners zählen zum Durchmarsch, oder nur deine eigenen.</translation>
    </message>
    <message>
      <source>The whole side's</source>
      <translation>Die der ganzen Seite</translation>
    </message>
    <message>
      <source>Only the player's own</source>
      <translation>Nur die eigenen</translation>
    </message>
    <message>
      <source>Your partner's tricks count for it too.</source>
      <translation>Die Stiche des Partners zählen dafür mit.</translation>
    </message>
    <message>
      <source>You have to take all of those tricks yourself.</source>
      <translation>Du musst alle diese Stiche selbst machen.</translation>
    </message>
    <message>
      <source>Pinochling</source>
      <translation>Alle Stiche gewinnen</translation>
    </message>
    <message>
      <source>A side that wins every trick in a deal wins the match on the spot.</source>
      <translation>Wer alle Stiche eines Spiels macht, gewinnt sofort die Partie.</translation>
    </message>
    <message>
      <source>A side that takes every trick of a deal wins the match at once.</source>
      <translation>Wer alle Stiche eines Spiels macht, gewinnt die Partie sofort.</translation>
    </message>
    <message>
      <source>Deals in the match</source>
      <translation>Spiele einer Partie</translation>
    </message>
    <message>
      <source>The match lasts for this many deals. Deals that everyone passes don't count.</source>
      <translation>So viele Spiele dauert die Partie. Spiele, in denen alle passen, zählen nicht.</translation>
    </message>
    <message>
      <source>Mercy below zero</source>
      <translation>Gnade im Minus</translation>
    </message>
    <message>
      <source>The match also ends when somebody falls as far below zero as the target is above it.</source>
      <translation>Die Partie endet auch, wenn jemand so weit unter null fällt, wie das Ziel darüber liegt.</translation>
    </message>
    <message>
      <source>The match also ends when somebody falls as far below zero as the target is above it. Then the highest score wins.</source>
      <translation>Die Partie endet auch, wenn jemand so weit unter null fällt, wie das Ziel darüber liegt. Dann gewinnt der höchste Punktestand.</translation>
    </message>
    <message>
      <source>Mercy by a lead</source>
      <translation>Gnade bei Vorsprung</translation>
    </message>
    <message>
      <source>The match also ends when somebody is this far ahead of everyone else.</source>
      <translation>Die Partie endet auch, wenn jemand so weit vor allen anderen liegt.</translation>
    </message>
    <message>
      <source>The match also ends when somebody is {value} or more ahead of everyone else.</source>
      <translation>Die Partie endet auch, wenn jemand {value} oder mehr vor allen anderen liegt.</translation>
    </message>
    <message>
      <source>When to shoot the moon</source>
      <translation>Wann der Durchmarsch angesagt wird</translation>
    </message>
    <message>
      <source>You say it once all have melded or instead of naming trump, or you bid it, as the highest bid of all.</source>
      <translation>Man sagt ihn an, wenn alle gemeldet haben oder statt Trumpf zu wählen, oder man reizt ihn als höchstes Gebot.</translation>
    </message>
    <message>
      <source>Before the first card</source>
      <translation>Vor der ersten Karte</translation>
    </message>
    <message>
      <source>As a bid</source>
      <translation>Als Gebot</translation>
    </message>
    <message>
      <source>As a bid, or before the first card</source>
      <translation>Als Gebot oder vor der ersten Karte</translation>
    </message>
    <message>
      <source>Instead of naming trump</source>
      <translation>Statt Trumpf zu wählen</translation>
    </message>
    <message>
      <source>The moon is announced before the first lead.</source>
      <translation>Der Durchmarsch wird vor der ersten Karte angesagt.</translation>
    </message>
    <message>
      <source>The moon is bid in the auction, as the highest bid of all.</source>
      <translation>Der Durchmarsch wird gereizt und ist das höchste Gebot.</translation>
    </message>
    <message>
      <source>The moon is bid in the auction, as the highest bid of all, or announced before the first lead.</source>
      <translation>Der Durchmarsch wird als höchstes Gebot gereizt oder vor der ersten Karte angesagt.</translation>
    </message>
    <message>
      <source>The high bidder announces the moon before naming trump.</source>
      <translation>Der Höchstbietende sagt den Durchmarsch an, bevor er Trumpf wählt.</translation>
    </message>
    <message>
      <source>The moon without trump</source>
      <translation>Durchmarsch ohne Trumpf</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump. If trump isn't named yet, nobody passes cards or melds.</source>
      <translation>Bei einem Durchmarsch ist keine Farbe Trumpf. Ist Trumpf noch nicht gewählt, gibt niemand Karten weiter oder meldet.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump; after a bid of it, nobody passes cards or melds either.</source>
      <translation>Bei einem Durchmarsch ist keine Farbe Trumpf; ist er gereizt, gibt auch niemand Karten weiter oder meldet.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump; after a bid of it, nobody melds either.</source>
      <translation>Bei einem Durchmarsch ist keine Farbe Trumpf; ist er gereizt, meldet auch niemand.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump.</source>
      <translation>Bei einem Durchmarsch ist keine Farbe Trumpf.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump, and nobody passes cards or melds.</source>
      <translation>Bei einem Durchmarsch ist keine Farbe Trumpf, und niemand gibt Karten weiter oder meldet.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump, and nobody melds.</source>
      <translation>Bei einem Durchmarsch ist keine Farbe Trumpf, und niemand meldet.</translation>
    </message>
    <message>
      <source>The moon leads</source>
      <translation>Der Durchmarsch spielt aus</translation>
    </message>
    <message>
      <source>Whoever shoots the moon leads to the first trick.</source>
      <translation>Wer den Durchmarsch ansagt, spielt zum ersten Stich aus.</translation>
    </message>
    <message>
      <source>A moon over a moon</source>
      <translation>Durchmarsch über Durchmarsch</translation>
    </message>
    <message>
      <source>After a bid of the moon, another player may bid it too and take it over. Otherwise, it ends the auction.</source>
      <translation>Nach einem gereizten Durchmarsch darf ihn auch ein anderer reizen und übernehmen. Sonst endet das Reizen damit.</translation>
    </message>
    <message>
      <source>A bid of the moon ends the auction.</source>
      <translation>Ein gereizter Durchmarsch beendet das Reizen.</translation>
    </message>
    <message>
      <source>After a bid of the moon others may bid it too; the last one who does shoots it.</source>
      <translation>Nach einem gereizten Durchmarsch dürfen ihn auch andere reizen; wer ihn zuletzt reizt, spielt ihn.</translation>
    </message>
    <message>
      <source>Missing the moon</source>
      <translation>Verfehlter Durchmarsch</translation>
    </message>
    <message>
      <source>Whoever shoots the moon and misses a trick loses this much.</source>
      <translation>So viel verliert, wer den Durchmarsch ansagt und einen Stich nicht macht.</translation>
    </message>
    <message>
      <source>Penalties</source>
      <translation>Strafen</translation>
    </message>
    <message>
      <source>Reneging</source>
      <translation>Falsch bedient</translation>
    </message>
    <message>
      <source>You can't play a wrong card at all, or you can, and it ends the deal with a penalty.</source>
      <translation>Eine falsche Karte lässt sich gar nicht spielen, oder doch, und dann endet das Spiel mit einer Strafe.</translation>
    </message>
    <message>
      <source>Can't happen</source>
      <translation>Kann nicht passieren</translation>
    </message>
    <message>
      <source>Can happen, and costs you</source>
      <translation>Kann passieren und kostet</translation>
    </message>
    <message>
      <source>If the bidder reneges</source>
      <translation>Wenn der Alleinspieler falsch bedient</translation>
    </message>
    <message>
      <source>This is what the bidder's side loses.</source>
      <translation>Das verliert die Seite des Alleinspielers.</translation>
    </message>
    <message>
      <source>Twice the bid</source>
      <translation>Das doppelte Gebot</translation>
    </message>
    <message>
      <source>If it was the bidder's side, it loses twice the bid.</source>
      <translation>War es die Seite des Alleinspielers, verliert sie das doppelte Gebot.</translation>
    </message>
    <message>
      <source>If it was the bidder's side, it loses the bid.</source>
      <translation>War es die Seite des Alleinspielers, verliert sie das Gebot.</translation>
    </message>
    <message>
      <source>If a defender reneges</source>
      <translation>Wenn ein Gegner falsch bedient</translation>
    </message>
    <message>
      <source>This is what the defender's side loses. The bidder makes the bid.</source>
      <translation>Das verliert die Seite des Gegners. Der Alleinspieler schafft sein Gebot.</translation>
    </message>
    <message>
      <source>The meld and the bid</source>
      <translation>Meldung und Gebot</translation>
    </message>
    <message>
      <source>The meld</source>
      <translation>Die Meldung</translation>
    </message>
    <message>
      <source>If it was a defender, that side loses its meld and the bid, and the bidder makes the contract.</source>
      <translation>War es ein Gegner, verliert seine Seite ihre Meldung und das Gebot, und der Alleinspieler erfüllt den Kontrakt.</translation>
    </message>
    <message>
      <source>If it was a defender, that side loses its meld, and the bidder makes the contract.</source>
      <translation>War es ein Gegner, verliert seine Seite ihre Meldung, und der Alleinspieler erfüllt den Kontrakt.</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Schecks</translation>
    </message>
    <message>
      <source>Play for checks</source>
      <translation>Um Schecks spielen</translation>
    </message>
    <message>
      <source>Big melds, sets and the match are settled in checks that every other player pays you or gets from you.</source>
      <translation>Große Meldungen, verlorene Gebote und die Partie werden in Schecks abgerechnet, die jeder andere zahlt oder bekommt.</translation>
    </message>
    <message>
      <source>Checks for the match</source>
      <translation>Schecks für die Partie</translation>
    </message>
    <message>
      <source>Winning the match is worth this many checks.</source>
      <translation>So viele Schecks bringt der Gewinn der Partie.</translation>
    </message>
    <message>
      <source>Checks for seven nines</source>
      <translation>Schecks für sieben Neunen</translation>
    </message>
    <message>
      <source>Being dealt seven or more nines is worth this many checks.</source>
      <translation>So viele Schecks bringen sieben oder mehr Neunen im Blatt.</translation>
    </message>
    <message>
      <source>Value of a check</source>
      <translation>Wert eines Schecks</translation>
    </message>
    <message>
      <source>Each check is worth this much.</source>
      <translation>So viel ist jeder Scheck wert.</translation>
    </message>
    <message>
      <source>Stakes</source>
      <translation>Einsätze</translation>
    </message>
    <message>
      <source>Settling the match</source>
      <translation>Abrechnung der Partie</translation>
    </message>
    <message>
      <source>When the match is over, you are told what everyone owes in these. You pay each other yourselves.</source>
      <translation>Ist die Partie zu Ende, erfahrt ihr, wer wem was davon schuldet. Bezahlen müsst ihr selbst.</translation>
    </message>
    <message>
      <source>Not settled</source>
      <translation>Keine Abrechnung</translation>
    </message>
    <message>
      <source>Chips</source>
      <translation>Chips</translation>
    </message>
    <message>
      <source>Stars</source>
      <translation>Sterne</translation>
    </message>
    <message>
      <source>Cents</source>
      <translation>Cent</translation>
    </message>
    <message>
      <source>Who settles the difference</source>
      <translation>Wer den Unterschied zahlt</translation>
    </message>
    <message>
      <source>Everyone settles the points between their scores with the winner alone, or with everyone else.</source>
      <translation>Jeder rechnet die Punkte zwischen den Ständen nur mit dem Sieger ab oder mit allen anderen.</translation>
    </message>
    <message>
      <source>Everyone with the winner</source>
      <translation>Jeder mit dem Sieger</translation>
    </message>
    <message>
      <source>Everyone with everyone</source>
      <translation>Jeder mit jedem</translation>
    </message>
    <message>
      <source>Stake for the difference</source>
      <translation>Einsatz für den Unterschied</translation>
    </message>
    <message>
      <source>The lower score pays the higher one this much for every full hundred of points between them.</source>
      <translation>So viel zahlt der niedrigere Stand dem höheren für je volle hundert Punkte Unterschied.</translation>
    </message>
    <message>
      <source>Stake for the match</source>
      <translation>Einsatz für die Partie</translation>
    </message>
    <message>
      <source>Everyone else pays the winner this much for the match.</source>
      <translation>So viel zahlen alle anderen dem Sieger für die Partie.</translation>
    </message>
    <message>
      <source>Stake for a lost bid</source>
      <translation>Einsatz für ein verlorenes Gebot</translation>
    </message>
    <message>
      <source>Whoever has lost a bid pays everyone else this much for it.</source>
      <translation>So viel zahlt allen anderen, wer ein Gebot verloren hat.</translation>
    </message>
    <message>
      <source>Rubicon</source>
      <translation>Rubikon</translation>
    </message>
    <message>
      <source>A loser with fewer points pays twice the stake for the match, and for both scores added up.</source>
      <translation>Ein Verlierer mit weniger Punkten zahlt für die Partie doppelt, und für die Summe beider Stände.</translation>
    </message>
  </context>
  <context>
    <name>Fault</name>
    <message>
      <source>You can't have partners in a game with a stock.</source>
      <translation>Mit Stapel spielt jeder für sich, ohne Partner.</translation>
    </message>
    <message>
      <source>Let everybody play for themselves.</source>
      <translation>Lass jeden für sich spielen.</translation>
    </message>
    <message>
      <source>There is no bidding in a game with a stock.</source>
      <translation>In einem Spiel mit Stapel wird nicht gereizt.</translation>
    </message>
    <message>
      <source>Turn bidding off, or let everybody meld before the first trick.</source>
      <translation>Schalte das Reizen aus, oder lass alle vor dem ersten Stich melden.</translation>
    </message>
    <message>
      <source>Without bidding, nobody gets to name trump.</source>
      <translation>Ohne Reizen kann niemand Trumpf wählen.</translation>
    </message>
    <message>
      <source>Let the upcard set trump.</source>
      <translation>Lass die aufgedeckte Karte Trumpf bestimmen.</translation>
    </message>
    <message>
      <source>A game with a stock needs an upcard to set trump.</source>
      <translation>Ein Spiel mit Stapel braucht eine aufgedeckte Karte für Trumpf.</translation>
    </message>
    <message>
      <source>Turn up a card for trump.</source>
      <translation>Decke eine Karte für Trumpf auf.</translation>
    </message>
    <message>
      <source>No card is turned up when a meld makes its suit trump.</source>
      <translation>Wo eine Meldung ihre Farbe zu Trumpf macht, wird keine Karte aufgedeckt.</translation>
    </message>
    <message>
      <source>Don't turn up a card.</source>
      <translation>Decke keine Karte auf.</translation>
    </message>
    <message>
      <source>A marriage that is worth nothing isn't melded, so it can't make its suit trump.</source>
      <translation>Ein Paar, das nichts wert ist, wird nicht gemeldet und kann seine Farbe nicht zu Trumpf machen.</translation>
    </message>
    <message>
      <source>Count a royal marriage as the table says.</source>
      <translation>Zählt ein Trumpfpaar, wie die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Without an upcard, there is nothing to trade a dix for.</source>
      <translation>Ohne aufgedeckte Karte gibt es nichts, wogegen die Dix getauscht werden kann.</translation>
    </message>
    <message>
      <source>Turn trading the dix off.</source>
      <translation>Schalte den Tausch der Dix aus.</translation>
    </message>
    <message>
      <source>Without an upcard, the dealer can't turn up a dix.</source>
      <translation>Ohne aufgedeckte Karte kann der Geber keine Dix aufdecken.</translation>
    </message>
    <message>
      <source>Set the points for turning up a dix to 0.</source>
      <translation>Setze die Punkte für eine aufgedeckte Dix auf 0.</translation>
    </message>
    <message>
      <source>When hands are drafted from the deck, there is no stock left to play with.</source>
      <translation>Werden die Blätter gezogen, bleibt kein Stapel zum Spielen.</translation>
    </message>
    <message>
      <source>Deal the cards, or let everybody meld before the first trick.</source>
      <translation>Gib die Karten, oder lass alle vor dem ersten Stich melden.</translation>
    </message>
    <message>
      <source>In a game with a stock there is no bidder to lead.</source>
      <translation>In einem Spiel mit Stapel gibt es keinen Alleinspieler, der ausspielen könnte.</translation>
    </message>
    <message>
      <source>Let the player left of the dealer lead.</source>
      <translation>Lass links vom Geber ausspielen.</translation>
    </message>
    <message>
      <source>A game with a stock can't have a widow.</source>
      <translation>In einem Spiel mit Stapel gibt es keinen Stock.</translation>
    </message>
    <message>
      <source>Take the widow out.</source>
      <translation>Nimm den Stock heraus.</translation>
    </message>
    <message>
      <source>You don't pass cards in a game with a stock.</source>
      <translation>In einem Spiel mit Stapel werden keine Karten weitergegeben.</translation>
    </message>
    <message>
      <source>Pass no cards.</source>
      <translation>Lass keine Karten weitergeben.</translation>
    </message>
    <message>
      <source>In a game with a stock there is no contract to throw in.</source>
      <translation>In einem Spiel mit Stapel gibt es keinen Kontrakt, den man aufgeben könnte.</translation>
    </message>
    <message>
      <source>Turn throwing in off.</source>
      <translation>Schalte das Aufgeben aus.</translation>
    </message>
    <message>
      <source>You can't shoot the moon in a game with a stock.</source>
      <translation>In einem Spiel mit Stapel gibt es keinen Durchmarsch.</translation>
    </message>
    <message>
      <source>Turn shooting the moon off.</source>
      <translation>Schalte den Durchmarsch aus.</translation>
    </message>
    <message>
      <source>Bid and out needs bidding, and a game with a stock has none.</source>
      <translation>„Nur mit Gebot“ braucht ein Reizen, das es in einem Spiel mit Stapel nicht gibt.</translation>
    </message>
    <message>
      <source>Turn bid and out off.</source>
      <translation>Schalte „Nur mit Gebot“ aus.</translation>
    </message>
    <message>
      <source>The meld values of the double deck and of six-handed racehorse are made for melding before play.</source>
      <translation>Die Werte des doppelten Kartensatzes und von Racehorse zu sechst gelten für Melden vor dem Spiel.</translation>
    </message>
    <message>
      <source>Pick the standard, Hayes or Bicycle values.</source>
      <translation>Wähle die Werte Standard, Hayes oder Bicycle.</translation>
    </message>
    <message>
      <source>Using a card once per category doesn't work with the standard or binokel values, which pay for doubled melds.</source>
      <translation>Eine Karte einmal je Art zu benutzen, passt nicht zu den Standardwerten und denen des Binokels, die doppelte Meldungen bezahlen.</translation>
    </message>
    <message>
      <source>Pick the Hayes or Bicycle values, or another rule for using cards twice.</source>
      <translation>Wähle die Werte Hayes oder Bicycle oder eine andere Regel für das zweite Melden.</translation>
    </message>
    <message>
      <source>A higher meld of the same class is paid in full, not by the difference.</source>
      <translation>Eine höhere Meldung derselben Art wird voll bezahlt, nicht nach dem Unterschied.</translation>
    </message>
    <message>
      <source>Pay upgraded melds in full, or use a card once per category.</source>
      <translation>Bezahle Aufwertungen voll, oder nimm „einmal je Art“.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether melding or drawing comes first.</source>
      <translation>Ein Spiel mit Stapel muss wissen, ob erst gemeldet oder erst gezogen wird.</translation>
    </message>
    <message>
      <source>Pick one of the answers.</source>
      <translation>Wähle eine der Antworten.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether the winner of the last stock trick may meld.</source>
      <translation>Ein Spiel mit Stapel muss wissen, ob nach dem letzten Ziehen noch gemeldet werden darf.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether a dix counts as the meld of the turn.</source>
      <translation>Ein Spiel mit Stapel muss wissen, ob eine Dix als die eine Meldung gilt.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether a meld needs a card from the hand.</source>
      <translation>Ein Spiel mit Stapel muss wissen, ob eine Meldung eine Karte aus der Hand braucht.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say what an upgraded meld pays.</source>
      <translation>Ein Spiel mit Stapel muss wissen, was eine Aufwertung bringt.</translation>
    </message>
    <message>
      <source>Bid and out needs bids, and in this game nobody bids.</source>
      <translation>„Nur mit Gebot“ braucht Gebote, und in diesem Spiel reizt niemand.</translation>
    </message>
    <message>
      <source>Turn bid and out off, or choose an auction.</source>
      <translation>Schalte „Nur mit Gebot“ aus, oder wähle ein Reizen.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, the game needs bidding.</source>
      <translation>Ein Spiel, in dem alle vor dem ersten Stich melden, braucht ein Reizen.</translation>
    </message>
    <message>
      <source>Turn bidding on, or meld after winning tricks.</source>
      <translation>Wähle ein Reizen, oder melde nach gewonnenen Stichen.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, a player names trump, not an upcard or a meld.</source>
      <translation>Wo alle vor dem ersten Stich melden, wählt ein Spieler Trumpf, nicht eine aufgedeckte Karte oder eine Meldung.</translation>
    </message>
    <message>
      <source>Let a player name trump.</source>
      <translation>Lass einen Spieler Trumpf wählen.</translation>
    </message>
    <message>
      <source>Only games with a stock turn up a card for trump.</source>
      <translation>Eine Karte für Trumpf wird nur in Spielen mit Stapel aufgedeckt.</translation>
    </message>
    <message>
      <source>The melds of bezique are made one after another, while there is a stock.</source>
      <translation>Die Meldungen des Bézigue macht man eine nach der anderen, solange der Stapel reicht.</translation>
    </message>
    <message>
      <source>Pick the standard values, or meld after winning tricks.</source>
      <translation>Wähle die Standardwerte, oder lass nach gewonnenen Stichen melden.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, a card counts once under each heading.</source>
      <translation>Wenn alle vor dem ersten Stich melden, zählt eine Karte einmal je Gruppe.</translation>
    </message>
    <message>
      <source>Use each card once under each heading.</source>
      <translation>Nimm „einmal je Gruppe“.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, you can meld all you have.</source>
      <translation>Wenn alle vor dem ersten Stich melden, darf jeder alles melden, was er hat.</translation>
    </message>
    <message>
      <source>Don't limit the melds in a turn.</source>
      <translation>Setze keine Grenze für Meldungen auf einmal.</translation>
    </message>
    <message>
      <source>Two pairs facing each other need exactly four players.</source>
      <translation>Zwei Paare gegenüber brauchen genau vier Spieler.</translation>
    </message>
    <message>
      <source>Play with four, or choose other partners.</source>
      <translation>Spielt zu viert, oder wähle andere Partner.</translation>
    </message>
    <message>
      <source>You can't split an odd number of players into even teams.</source>
      <translation>Eine ungerade Zahl von Spielern ergibt keine gleich großen Mannschaften.</translation>
    </message>
    <message>
      <source>Pick an even number of players, or let everybody play for themselves.</source>
      <translation>Nimm eine gerade Zahl von Spielern, oder lass jeden für sich spielen.</translation>
    </message>
    <message>
      <source>Two partners alone have nobody to play against.</source>
      <translation>Zwei Spieler als Partner haben keinen Gegner.</translation>
    </message>
    <message>
      <source>With two players, the partner you call would be your only opponent.</source>
      <translation>Zu zweit wäre der gerufene Partner der einzige Gegner.</translation>
    </message>
    <message>
      <source>When you call a partner, the rules must say how the two of you score.</source>
      <translation>Wer einen Partner ruft, muss wissen, wie beide ihre Punkte teilen.</translation>
    </message>
    <message>
      <source>Choose how you share the score.</source>
      <translation>Wähle, wie ihr die Punkte teilt.</translation>
    </message>
    <message>
      <source>When you call a partner, the rules must say which way around the table you ask.</source>
      <translation>Mit gerufenem Partner muss feststehen, in welcher Richtung gefragt wird.</translation>
    </message>
    <message>
      <source>Choose the direction.</source>
      <translation>Wähle die Richtung.</translation>
    </message>
    <message>
      <source>Only two can draft their hands.</source>
      <translation>Ihre Blätter ziehen können nur zwei.</translation>
    </message>
    <message>
      <source>Play with two, or deal the cards.</source>
      <translation>Spielt zu zweit, oder gib die Karten.</translation>
    </message>
    <message>
      <source>When hands are drafted, the rules must say who counts the discards.</source>
      <translation>Werden die Blätter gezogen, muss feststehen, wem das Weggelegte zählt.</translation>
    </message>
    <message>
      <source>Choose who counts them.</source>
      <translation>Wähle, wem sie zählen.</translation>
    </message>
    <message>
      <source>The lowest bid can't be 0.</source>
      <translation>Das Mindestgebot kann nicht 0 sein.</translation>
    </message>
    <message>
      <source>Set a lowest bid, such as 150.</source>
      <translation>Setze ein Mindestgebot, zum Beispiel 150.</translation>
    </message>
    <message>
      <source>The forced bid can't be 0.</source>
      <translation>Das Zwangsgebot kann nicht 0 sein.</translation>
    </message>
    <message>
      <source>Set a forced bid, such as the lowest bid.</source>
      <translation>Setze ein Zwangsgebot, zum Beispiel das Mindestgebot.</translation>
    </message>
    <message>
      <source>You can't make the first bidder open if it takes a marriage to bid.</source>
      <translation>Der Erste kann nicht eröffnen müssen, wenn nur mit einem Paar gereizt werden darf.</translation>
    </message>
    <message>
      <source>Let anybody bid, or don't force the first bidder to open.</source>
      <translation>Lass jeden reizen, oder zwinge den Ersten nicht.</translation>
    </message>
    <message>
      <source>A dealer who bids first has no bid to match.</source>
      <translation>Ein Geber, der zuerst reizt, hat kein Gebot, bei dem er mitgehen kann.</translation>
    </message>
    <message>
      <source>Let the player to the dealer's left bid first, or let nobody match a bid.</source>
      <translation>Lass links vom Geber mit dem Reizen anfangen, oder lass niemanden mitgehen.</translation>
    </message>
    <message>
      <source>When partners combine their bids, you can't ask for a marriage to name trump.</source>
      <translation>Wenn Partner zusammenzählen, kann für Trumpf kein Paar verlangt werden.</translation>
    </message>
    <message>
      <source>Let players name any suit.</source>
      <translation>Lass jede Farbe wählen.</translation>
    </message>
    <message>
      <source>Nobody can shoot the moon when each side has a contract of its own.</source>
      <translation>Es gibt keinen Durchmarsch, wenn jede Seite ihren eigenen Kontrakt hat.</translation>
    </message>
    <message>
      <source>When partners combine their bids, no single bid can name trump.</source>
      <translation>Wenn Partner zusammenzählen, kann kein einzelnes Gebot Trumpf nennen.</translation>
    </message>
    <message>
      <source>Let the highest bid win, or let bids name no suit.</source>
      <translation>Lass das höchste Gebot gewinnen, oder lass Gebote keine Farbe nennen.</translation>
    </message>
    <message>
      <source>Partners can't combine bids before they know they are partners.</source>
      <translation>Partner können nicht zusammenzählen, bevor sie wissen, dass sie Partner sind.</translation>
    </message>
    <message>
      <source>Let the highest bid win, or choose fixed partners.</source>
      <translation>Lass das höchste Gebot gewinnen, oder nimm feste Partner.</translation>
    </message>
    <message>
      <source>There is a widow, but nobody gets to use it.</source>
      <translation>Ein Stock wird weggelegt, aber niemand darf ihn nutzen.</translation>
    </message>
    <message>
      <source>Choose what happens to the widow, or set its size to 0.</source>
      <translation>Wähle eine Verwendung des Stocks, oder setze ihn auf 0.</translation>
    </message>
    <message>
      <source>The rules use a widow, but it has no cards.</source>
      <translation>Der Stock soll verwendet werden, hat aber keine Karten.</translation>
    </message>
    <message>
      <source>Give the widow some cards, or play without one.</source>
      <translation>Gib dem Stock Karten, oder spielt ohne.</translation>
    </message>
    <message>
      <source>To give everybody one card, the kitty needs as many cards as there are players.</source>
      <translation>Um jedem eine Karte zu geben, muss der Stock so viele Karten haben wie Spieler da sind.</translation>
    </message>
    <message>
      <source>Make the kitty as big as the number of players.</source>
      <translation>Setze die Größe des Stocks auf die Zahl der Spieler.</translation>
    </message>
    <message>
      <source>The opponents can count the discards only when there are exactly two sides.</source>
      <translation>Das Gedrückte kann nur bei genau zwei Seiten den Gegnern zählen.</translation>
    </message>
    <message>
      <source>Let the bidder's side or nobody count them.</source>
      <translation>Gib sie der Seite des Alleinspielers oder niemandem.</translation>
    </message>
    <message>
      <source>There is no widow when hands are drafted from the deck.</source>
      <translation>Werden die Blätter gezogen, gibt es keinen Stock.</translation>
    </message>
    <message>
      <source>Passing cards works only when the bidder has exactly one partner.</source>
      <translation>Karten können nur weitergegeben werden, wo der Alleinspieler genau einen Partner hat.</translation>
    </message>
    <message>
      <source>You can't pass more cards than a hand holds.</source>
      <translation>Man kann nicht mehr Karten weitergeben, als ein Blatt hat.</translation>
    </message>
    <message>
      <source>Pass fewer cards.</source>
      <translation>Gib weniger Karten weiter.</translation>
    </message>
    <message>
      <source>Card points can follow the rank only when the ten ranks below the jack.</source>
      <translation>Punkte können dem Rang nur folgen, wenn die Zehn unter dem Buben steht.</translation>
    </message>
    <message>
      <source>Leave the card points alone.</source>
      <translation>Lass die Kartenpunkte, wie sie sind.</translation>
    </message>
    <message>
      <source>The rules must say how many points in tricks save your meld.</source>
      <translation>Es muss feststehen, wie viele Punkte in Stichen eine Meldung retten.</translation>
    </message>
    <message>
      <source>Choose how many points save the meld.</source>
      <translation>Wähle die Punkte, die retten.</translation>
    </message>
    <message>
      <source>You can't round trick points when a partner is called, because each player's tricks are counted alone first.</source>
      <translation>Stichpunkte können mit gerufenem Partner nicht gerundet werden, weil die Stiche jedes Spielers einer Seite zählen.</translation>
    </message>
    <message>
      <source>Don't round trick points.</source>
      <translation>Runde die Stichpunkte nicht.</translation>
    </message>
    <message>
      <source>Sliding out only makes sense with bid and out.</source>
      <translation>Das Herausrutschen hat nur mit „Nur mit Gebot“ einen Sinn.</translation>
    </message>
    <message>
      <source>Turn bid and out on, or sliding out off.</source>
      <translation>Schalte „Nur mit Gebot“ ein oder das Herausrutschen aus.</translation>
    </message>
    <message>
      <source>Without a target, nobody can declare out.</source>
      <translation>Ohne Ziel kann niemand „aus“ sagen.</translation>
    </message>
    <message>
      <source>Turn declaring out off, or play to a target.</source>
      <translation>Schalte „Aus sagen“ aus, oder spiele bis zu einem Ziel.</translation>
    </message>
    <message>
      <source>Without a target, nothing can end a deal early.</source>
      <translation>Ohne Ziel kann nichts ein Spiel sofort beenden.</translation>
    </message>
    <message>
      <source>Check for a winner at the end of the deal, or play to a target.</source>
      <translation>Entscheide am Ende des Spiels, oder spiele bis zu einem Ziel.</translation>
    </message>
    <message>
      <source>Without a target, there is no going out on a bid.</source>
      <translation>Ohne Ziel gibt es kein „Nur mit Gebot“.</translation>
    </message>
    <message>
      <source>Turn bid and out off, or play to a target.</source>
      <translation>Schalte „Nur mit Gebot“ aus, oder spiele bis zu einem Ziel.</translation>
    </message>
    <message>
      <source>Without a target, there is nothing to slide out on.</source>
      <translation>Ohne Ziel gibt es kein Herausrutschen.</translation>
    </message>
    <message>
      <source>Turn sliding out off, or play to a target.</source>
      <translation>Schalte das Herausrutschen aus, oder spiele bis zu einem Ziel.</translation>
    </message>
    <message>
      <source>Without a target, the moon can't be worth as much.</source>
      <translation>Ohne Ziel kann der Durchmarsch nicht so viel zählen.</translation>
    </message>
    <message>
      <source>Let the moon score 1000, or play to a target.</source>
      <translation>Lass den Durchmarsch 1000 zählen, oder spiele bis zu einem Ziel.</translation>
    </message>
    <message>
      <source>Checks need bidding and everybody playing for themselves.</source>
      <translation>Schecks gibt es nur in Spielen mit Reizen, in denen jeder für sich spielt.</translation>
    </message>
    <message>
      <source>Turn checks off.</source>
      <translation>Schalte die Schecks aus.</translation>
    </message>
    <message>
      <source>There are no checks in a game with a stock.</source>
      <translation>In einem Spiel mit Stapel gibt es keine Schecks.</translation>
    </message>
    <message>
      <source>Playing for chips needs an auction that the highest bid wins, and everybody playing for themselves.</source>
      <translation>Um Chips spielt man nur, wenn das höchste Gebot gewinnt und jeder für sich spielt.</translation>
    </message>
    <message>
      <source>Don't play for chips.</source>
      <translation>Spielt nicht um Chips.</translation>
    </message>
    <message>
      <source>Chips are paid after every deal, so there is no target to play to.</source>
      <translation>Chips werden nach jedem Spiel gezahlt, also gibt es kein Ziel.</translation>
    </message>
    <message>
      <source>Play a number of deals.</source>
      <translation>Spielt eine Zahl von Spielen.</translation>
    </message>
    <message>
      <source>You play either for chips or for checks.</source>
      <translation>Man spielt entweder um Chips oder um Schecks.</translation>
    </message>
    <message>
      <source>Chips are paid for bids only, so nobody can shoot the moon.</source>
      <translation>Chips gibt es nur für Gebote, also gibt es keinen Durchmarsch.</translation>
    </message>
    <message>
      <source>Don't play with the moon.</source>
      <translation>Spielt ohne Durchmarsch.</translation>
    </message>
    <message>
      <source>Chips are single, so scores can't be shown without their last zero.</source>
      <translation>Chips zählen einzeln, also lässt sich die letzte Null nicht weglassen.</translation>
    </message>
    <message>
      <source>Show scores with the last zero.</source>
      <translation>Zeige die letzte Null.</translation>
    </message>
    <message>
      <source>If a card can be used once per category, only the pinochle can be doubled.</source>
      <translation>„Einmal je Art“ verträgt keine doppelten Meldungen außer dem Pinochle.</translation>
    </message>
    <message>
      <source>Leave the doubled melds as they are in the table, or pick another rule for using cards twice.</source>
      <translation>Lass die doppelten Meldungen wie in der Tabelle, oder wähle eine andere Regel für das zweite Melden.</translation>
    </message>
    <message>
      <source>Neither the cards nor the last trick count for anything, so there is nothing to play for.</source>
      <translation>Weder Karten noch letzter Stich zählen etwas, also geht es um nichts.</translation>
    </message>
    <message>
      <source>Let a card or the last trick count.</source>
      <translation>Lass eine Karte oder den letzten Stich zählen.</translation>
    </message>
    <message>
      <source>The bidder's side would need more points in tricks than a deal has.</source>
      <translation>Die Seite des Alleinspielers müsste mehr Stichpunkte machen, als es gibt.</translation>
    </message>
    <message>
      <source>Ask for fewer points in tricks, or let the cards count more.</source>
      <translation>Verlange weniger Stichpunkte, oder lass die Karten mehr zählen.</translation>
    </message>
    <message>
      <source>Saving the meld would take more points in tricks than a deal has.</source>
      <translation>Die Meldung zu retten verlangt mehr Stichpunkte, als es gibt.</translation>
    </message>
    <message>
      <source>Let fewer points save the meld, or let the cards count more.</source>
      <translation>Lass weniger Punkte retten oder die Karten mehr zählen.</translation>
    </message>
    <message>
      <source>You can drop the last zero only if every card and the last trick count in tens.</source>
      <translation>Punkte können nur ohne letzte Null stehen, wenn alle Karten und der letzte Stich volle Zehner oder nichts zählen.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the cards count in tens.</source>
      <translation>Zeige Punkte mit der letzten Null, oder lass die Karten Zehner zählen.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when bids aren't in tens.</source>
      <translation>Punkte können nicht ohne letzte Null stehen, wenn Gebote keine Zehner sind.</translation>
    </message>
    <message>
      <source>Show the last zero, or bid in tens.</source>
      <translation>Zeige Punkte mit der letzten Null, oder reize in Zehnern.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when melds don't count in tens.</source>
      <translation>Punkte können nicht ohne letzte Null stehen, wenn Meldungen keine Zehner zählen.</translation>
    </message>
    <message>
      <source>Show the last zero, or let melds count in tens.</source>
      <translation>Zeige Punkte mit der letzten Null, oder lass Meldungen Zehner zählen.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when the target isn't in tens.</source>
      <translation>Punkte können nicht ohne letzte Null stehen, wenn das Ziel kein Zehner ist.</translation>
    </message>
    <message>
      <source>Show the last zero, or play to a target in tens.</source>
      <translation>Zeige Punkte mit der letzten Null, oder spiele bis zu einem Zehner.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when the lead that ends the match isn't in tens.</source>
      <translation>Du kannst die letzte Null nicht weglassen, wenn der Vorsprung, der die Partie beendet, nicht auf Zehner lautet.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the match end at a lead in tens.</source>
      <translation>Zeig die letzte Null, oder lass die Partie bei einem Vorsprung in Zehnern enden.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when shooting the moon doesn't count in tens.</source>
      <translation>Punkte können nicht ohne letzte Null stehen, wenn der Durchmarsch nicht in Zehnern zählt.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the moon count in tens.</source>
      <translation>Zeige Punkte mit der letzten Null, oder lass den Durchmarsch in Zehnern zählen.</translation>
    </message>
  </context>
</TS>
