<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>Advice</name>
    <message>
      <source>Bid {amount}</source>
      <comment>BID</comment>
      <translation>Puja {amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Pasa</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Pasa con ayuda</translation>
    </message>
    <message>
      <source>{card} for {name}</source>
      <comment>SHARE</comment>
      <translation>{card} para {name}</translation>
    </message>
    <message>
      <source>Make {suit} trump</source>
      <comment>TRUMP</comment>
      <translation>Haz triunfo {suit}</translation>
    </message>
    <message>
      <source>Call the {card}</source>
      <comment>CALL</comment>
      <translation>Llama {card}</translation>
    </message>
    <message>
      <source>{count} for your partner: {cards}</source>
      <comment>GIVE</comment>
      <translation>{count} para tu compañero: {cards}</translation>
    </message>
    <message>
      <source>{count} for {name}: {cards}</source>
      <comment>GIVE_TO</comment>
      <translation>{count} para {name}: {cards}</translation>
    </message>
    <message>
      <source>Bury {cards}</source>
      <comment>BURY</comment>
      <translation>Descarta {cards}</translation>
    </message>
    <message>
      <source>Meld {melds}</source>
      <comment>SHOW</comment>
      <translation>Canta {melds}</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <comment>PLAY</comment>
      <translation>Juega {card}</translation>
    </message>
    <message>
      <source>Declare out</source>
      <comment>OUT</comment>
      <translation>Di «fuera»</translation>
    </message>
    <message>
      <source>That counts on {count} from your partner.</source>
      <comment>COUNTS_PASSED</comment>
      <translation>Eso cuenta con {count} de tu compañero.</translation>
    </message>
    <message>
      <source>That counts on the partner you will call.</source>
      <comment>COUNTS_CALLED</comment>
      <translation>Eso cuenta con el compañero que llamarás.</translation>
    </message>
  </context>
  <context>
    <name>AgreementFault</name>
    <message>
      <source>{path} is too large for a bidding convention.</source>
      <comment>LARGE</comment>
      <translation>{path} es demasiado grande para una convención de subasta.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>No se puede leer {path}: {reason}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it should be one JSON object with a bidding convention.</source>
      <comment>NO_JSON</comment>
      <translation>{path} está dañado: debería ser un objeto JSON con una convención de subasta.</translation>
    </message>
    <message>
      <source>{path} isn't a bidding convention; pick a file that was exported as one.</source>
      <comment>FOREIGN</comment>
      <translation>{path} no es una convención de subasta; elige un archivo que se haya exportado como tal.</translation>
    </message>
    <message>
      <source>{path} was written by a newer version of this program; please update to read it.</source>
      <comment>NEWER</comment>
      <translation>{path} es de una versión más reciente de este programa; actualízalo para leerlo.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs a name of 1 to {most} letters; export it again.</source>
      <comment>NO_NAME</comment>
      <translation>{path} está dañado: necesita un nombre de 1 a {most} letras; vuelve a exportarlo.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs 1 to {most} rows; export it again.</source>
      <comment>NO_ROWS</comment>
      <translation>{path} está dañado: necesita de 1 a {most} filas; vuelve a exportarlo.</translation>
    </message>
    <message>
      <source>{path} is damaged: row {row} isn't a row of a convention; export it again.</source>
      <comment>NO_ROW</comment>
      <translation>{path} está dañado: la fila {row} no es una fila de una convención; vuelve a exportarlo.</translation>
    </message>
    <message>
      <source>{path} is damaged: “{key}” in row {row} has a value that isn't allowed; export it again.</source>
      <comment>BAD_ROW</comment>
      <translation>{path} está dañado: «{key}» en la fila {row} tiene un valor que no se permite; vuelve a exportarlo.</translation>
    </message>
    <message>
      <source>“{name}” cannot be written to {path}: {reason}.</source>
      <comment>UNWRITTEN</comment>
      <translation>No se puede guardar «{name}» en {path}: {reason}.</translation>
    </message>
    <message>
      <source>“{name}” cannot be removed: {reason}.</source>
      <comment>UNREMOVED</comment>
      <translation>No se puede eliminar «{name}»: {reason}.</translation>
    </message>
  </context>
  <context>
    <name>AgreementProblem</name>
    <message>
      <source>The rules of this game allow no bid that high.</source>
      <comment>NO_BID</comment>
      <translation>Las reglas de este juego no permiten pujar tan alto.</translation>
    </message>
    <message>
      <source>The rules may force this bid, so it can't be relied on.</source>
      <comment>FORCED</comment>
      <translation>Las reglas pueden obligar a esta puja, así que no es segura.</translation>
    </message>
    <message>
      <source>No hand of this game can hold so many: {count} is the most.</source>
      <comment>NO_HAND</comment>
      <translation>En este juego nadie puede tener tantos: {count} es el máximo.</translation>
    </message>
    <message>
      <source>Every hand fits this row, so it shows nothing.</source>
      <comment>EVERY_HAND</comment>
      <translation>Cualquier mano encaja en esta fila, así que no muestra nada.</translation>
    </message>
    <message>
      <source>Row {row} already says what this bid shows, so this row is never used.</source>
      <comment>SAME_BID</comment>
      <translation>La fila {row} ya dice qué muestra esta puja, así que esta fila no se usa nunca.</translation>
    </message>
    <message>
      <source>Row {row} shows the same, and is bid first.</source>
      <comment>SAME_HAND</comment>
      <translation>La fila {row} muestra lo mismo y se puja primero.</translation>
    </message>
    <message>
      <source>A hand with {number} fits row {row} as well, and that one is bid first.</source>
      <comment>OVERLAP</comment>
      <translation>Una mano con {number} encaja también en la fila {row}, y esa se puja primero.</translation>
    </message>
    <message>
      <source>From {below} to less than {least}, nothing is shown.</source>
      <comment>GAP</comment>
      <translation>De {below} a menos de {least} no se muestra nada.</translation>
    </message>
    <message>
      <source>From {below} on, nothing is shown.</source>
      <comment>GAP_ABOVE</comment>
      <translation>De {below} en adelante no se muestra nada.</translation>
    </message>
    <message>
      <source>No row shows anything about a hand yet.</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>Ninguna fila muestra todavía nada sobre una mano.</translation>
    </message>
  </context>
  <context>
    <name>AgreementWord</name>
    <message>
      <source>Bidding conventions</source>
      <comment>TITLE</comment>
      <translation>Convenciones de subasta</translation>
    </message>
    <message>
      <source>Bidding conventions…</source>
      <comment>OPEN</comment>
      <translation>Convenciones de subasta…</translation>
    </message>
    <message>
      <source>Bidding conventions: {names}</source>
      <comment>AGREED</comment>
      <translation>Convenciones de subasta: {names}</translation>
    </message>
    <message>
      <source>Bids: {side}</source>
      <comment>BIDS_OF</comment>
      <translation>Pujas: {side}</translation>
    </message>
    <message>
      <source>Use this</source>
      <comment>USE</comment>
      <translation>Usar esto</translation>
    </message>
    <message>
      <source>Plain</source>
      <comment>PLAIN</comment>
      <translation>Sencillo</translation>
    </message>
    <message>
      <source>Help and steps</source>
      <comment>HELP_AND_STEPS</comment>
      <translation>Ayuda y saltos</translation>
    </message>
    <message>
      <source>Meld bids</source>
      <comment>MELD_BIDS</comment>
      <translation>Pujas de cantes</translation>
    </message>
    <message>
      <source>A bid says that the hand is worth it, and a pass that it isn't.</source>
      <comment>PLAIN_ABOUT</comment>
      <translation>Una puja dice que la mano lo vale, y un paso, que no.</translation>
    </message>
    <message>
      <source>A bid says that the hand is worth it. As the rules have it, two bids tell the partner more.</source>
      <comment>CUSTOM_ABOUT</comment>
      <translation>Una puja dice que la mano lo vale. Según las reglas, dos pujas le dicen algo más al compañero.</translation>
    </message>
    <message>
      <source>Once your partner has bid, a bid higher than it has to be shows meld, and a pass may offer help.</source>
      <comment>HELP_AND_STEPS_ABOUT</comment>
      <translation>Cuando tu compañero ya pujó, una puja más alta de lo necesario muestra cantes, y un paso puede ofrecer ayuda.</translation>
    </message>
    <message>
      <source>The lowest raise asks your partner for meld, and higher raises show it.</source>
      <comment>MELD_BIDS_ABOUT</comment>
      <translation>La subida mínima le pide cantes a tu compañero, y las subidas mayores los muestran.</translation>
    </message>
    <message>
      <source>People made this convention; it doesn't come with the program.</source>
      <comment>OWN_ABOUT</comment>
      <translation>Esta convención la hicieron personas; no viene con el programa.</translation>
    </message>
    <message>
      <source>Opening with {amount}</source>
      <comment>OPENING</comment>
      <translation>Abrir con {amount}</translation>
    </message>
    <message>
      <source>Opening with {amount} or more</source>
      <comment>OPENING_MORE</comment>
      <translation>Abrir con {amount} o más</translation>
    </message>
    <message>
      <source>Raise of {amount}</source>
      <comment>RAISE</comment>
      <translation>Subir {amount}</translation>
    </message>
    <message>
      <source>Raise of {amount} or more</source>
      <comment>RAISE_MORE</comment>
      <translation>Subir {amount} o más</translation>
    </message>
    <message>
      <source>Any bid before your partner's first</source>
      <comment>BEFORE</comment>
      <translation>Cualquier puja antes de la primera de tu compañero</translation>
    </message>
    <message>
      <source>{amount} over an opening of {opened}</source>
      <comment>OVER_OPENING</comment>
      <translation>{amount} sobre una apertura de {opened}</translation>
    </message>
    <message>
      <source>{amount} or more over an opening of {opened}</source>
      <comment>OVER_OPENING_MORE</comment>
      <translation>{amount} o más sobre una apertura de {opened}</translation>
    </message>
    <message>
      <source>Raise of {amount} once the partner has bid</source>
      <comment>AFTER_PARTNER</comment>
      <translation>Subir {amount} cuando el compañero ya pujó</translation>
    </message>
    <message>
      <source>Raise of {amount} or more once the partner has bid</source>
      <comment>AFTER_PARTNER_MORE</comment>
      <translation>Subir {amount} o más cuando el compañero ya pujó</translation>
    </message>
    <message>
      <source>Raise of {amount} before the partner has bid</source>
      <comment>AFTER_OPPONENTS</comment>
      <translation>Subir {amount} antes de que puje el compañero</translation>
    </message>
    <message>
      <source>Raise of {amount} or more before the partner has bid</source>
      <comment>AFTER_OPPONENTS_MORE</comment>
      <translation>Subir {amount} o más antes de que puje el compañero</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Paso con ayuda</translation>
    </message>
    <message>
      <source>{points} in meld or more, whatever is trump</source>
      <comment>SHOWS_MELD</comment>
      <translation>{points} o más en cantes, sea cual sea el triunfo</translation>
    </message>
    <message>
      <source>{points} in meld or more, usually less than {below}, whatever is trump</source>
      <comment>SHOWS_MELD_BELOW</comment>
      <translation>{points} o más en cantes, por lo general menos de {below}, sea cual sea el triunfo</translation>
    </message>
    <message>
      <source>aces around</source>
      <comment>SHOWS_ACES_AROUND</comment>
      <translation>cuatro ases</translation>
    </message>
    <message>
      <source>{count} aces or more</source>
      <comment>SHOWS_ACES</comment>
      <translation>{count} ases o más</translation>
    </message>
    <message>
      <source>{count} aces or more, usually fewer than {below}</source>
      <comment>SHOWS_ACES_BELOW</comment>
      <translation>{count} ases o más, por lo general menos de {below}</translation>
    </message>
    <message>
      <source>a run</source>
      <comment>SHOWS_RUN</comment>
      <translation>una escalera</translation>
    </message>
    <message>
      <source>{count} cards or more of one suit</source>
      <comment>SHOWS_SUIT</comment>
      <translation>{count} cartas o más de un palo</translation>
    </message>
    <message>
      <source>{count} cards or more of one suit, usually fewer than {below}</source>
      <comment>SHOWS_SUIT_BELOW</comment>
      <translation>{count} cartas o más de un palo, por lo general menos de {below}</translation>
    </message>
    <message>
      <source>asks the partner to show meld</source>
      <comment>SHOWS_ASKS</comment>
      <translation>pide al compañero que muestre cantes</translation>
    </message>
    <message>
      <source>worth the bid; nothing about meld</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>la mano lo vale; nada sobre cantes</translation>
    </message>
    <message>
      <source>aces, kings and queens, some of every suit</source>
      <comment>SHOWS_HELP</comment>
      <translation>ases, reyes y damas, algo de cada palo</translation>
    </message>
    <message>
      <source>A raise counts from the bid on the table, whoever made it, and tells something while the partner still bids.</source>
      <comment>COUNTED</comment>
      <translation>La subida se cuenta desde la última puja, sea de quien sea, y dice algo mientras el compañero siga pujando.</translation>
    </message>
    <message>
      <source>Whoever bid first names trump: after a partner's jump, one more bid takes it back.</source>
      <comment>TAKEN_BACK</comment>
      <translation>Quien pujó primero elige triunfo: tras un salto del compañero, otra puja lo recupera.</translation>
    </message>
    <message>
      <source>Where a hand fits several rows, the first one is bid. Too little is shown only where all else costs too much.</source>
      <comment>ORDER</comment>
      <translation>Si una mano encaja en varias filas, se puja la primera. Solo se muestra de menos cuando todo lo demás cuesta demasiado.</translation>
    </message>
    <message>
      <source>Everybody at the table knows what each side has agreed, so the others hear it, too.</source>
      <comment>HEARD</comment>
      <translation>Todos en la mesa saben lo que ha acordado cada bando, así que los demás también lo oyen.</translation>
    </message>
    <message>
      <source>Steady, Strong and Expert keep to it. Novice and Easy bid and hear as if nothing were agreed.</source>
      <comment>KEPT</comment>
      <translation>Sólido, Fuerte y Experto lo respetan. Novato y Fácil pujan y escuchan como si no hubiera acuerdo.</translation>
    </message>
    <message>
      <source>Meld bids are played in many ways. That ten more asks and twenty or more tells is common; how much each step shows, and that the opening shows aces around, is how we read it.</source>
      <comment>READING</comment>
      <translation>Las pujas de cantes se juegan de muchas maneras. Que diez más pregunte y veinte o más muestre es lo habitual; cuánto muestra cada paso, y que la apertura muestre cuatro ases, es nuestra lectura.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. It makes a side stronger.</source>
      <comment>STRONGER</comment>
      <translation>Medido con {level} en «{game}»: en {deals} repartos, un bando con este acuerdo sacó {lead} ± {error} puntos por reparto más que uno sin él. Hace más fuerte a un bando.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. So it makes no side clearly stronger: agree on it for the fun of it.</source>
      <comment>NOT_STRONGER</comment>
      <translation>Medido con {level} en «{game}»: en {deals} repartos, un bando con este acuerdo sacó {lead} ± {error} puntos por reparto más que uno sin él. No hace claramente más fuerte a nadie: acuérdalo por gusto.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. So it costs a little: agree on it for the fun of it.</source>
      <comment>WEAKER</comment>
      <translation>Medido con {level} en «{game}»: en {deals} repartos, un bando con este acuerdo sacó {lead} ± {error} puntos por reparto más que uno sin él. Así que cuesta un poco: acuérdalo por gusto.</translation>
    </message>
  </context>
  <context>
    <name>AskedWord</name>
    <message>
      <source>Or choose</source>
      <comment>OR_CHOOSE</comment>
      <translation>O elige</translation>
    </message>
    <message>
      <source>Lay down {amount}</source>
      <comment>LAY_DOWN</comment>
      <translation>Mostrar {amount}</translation>
    </message>
    <message>
      <source>Choose cards yourself</source>
      <comment>OWN_CHOICE</comment>
      <translation>Elegir las cartas</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <comment>BACK_TO_LIST</comment>
      <translation>Volver a la lista</translation>
    </message>
    <message>
      <source>Touch the cards you want to meld.</source>
      <comment>TOUCH_CARDS</comment>
      <translation>Toca las cartas que quieres cantar.</translation>
    </message>
    <message>
      <source>Everybody gets one card. Touch two cards to swap them.</source>
      <comment>TOUCH_TO_SWAP</comment>
      <translation>Todos reciben una carta. Toca dos cartas para intercambiarlas.</translation>
    </message>
    <message>
      <source>You don't hold these cards.</source>
      <comment>NOT_YOURS</comment>
      <translation>No tienes esas cartas.</translation>
    </message>
  </context>
  <context>
    <name>AssetFault</name>
    <message>
      <source>The file {path} is missing: the program is not completely installed, please install it again.</source>
      <comment>MISSING</comment>
      <translation>Falta el archivo {path}: el programa no está instalado por completo; vuelve a instalarlo.</translation>
    </message>
    <message>
      <source>The file {path} is damaged: please install the program again.</source>
      <comment>DAMAGED</comment>
      <translation>El archivo {path} está dañado: vuelve a instalar el programa.</translation>
    </message>
    <message>
      <source>The page {name} is missing: the program is not completely installed, please install it again.</source>
      <comment>NO_PAGE</comment>
      <translation>Falta la página {name}: el programa no está instalado por completo; vuelve a instalarlo.</translation>
    </message>
    <message>
      <source>Qt's reader of drawings in {folder} cannot be loaded: the program is not completely installed, please install it again.</source>
      <comment>NO_READER</comment>
      <translation>No se puede cargar el lector de dibujos de Qt en {folder}: el programa no está instalado por completo; vuelve a instalarlo.</translation>
    </message>
  </context>
  <context>
    <name>ChipsWord</name>
    <message>
      <source>Everybody else pays {name} {chips}.</source>
      <comment>PAID</comment>
      <translation>Los demás pagan {chips} cada uno a {name}.</translation>
    </message>
    <message>
      <source>Everybody else pays you {chips}.</source>
      <comment>PAID_YOU</comment>
      <translation>Los demás te pagan {chips} cada uno.</translation>
    </message>
    <message>
      <source>Everybody else and the kitty pay {name} {chips} each.</source>
      <comment>PAID_BY_KITTY</comment>
      <translation>Los demás y el bote pagan {chips} cada uno a {name}.</translation>
    </message>
    <message>
      <source>Everybody else and the kitty pay you {chips} each.</source>
      <comment>PAID_YOU_BY_KITTY</comment>
      <translation>Los demás y el bote te pagan {chips} cada uno.</translation>
    </message>
    <message>
      <source>{name} pays everybody else {chips}.</source>
      <comment>PAYS</comment>
      <translation>{name} paga {chips} a cada uno de los demás.</translation>
    </message>
    <message>
      <source>You pay everybody else {chips}.</source>
      <comment>PAYS_YOU</comment>
      <translation>Pagas {chips} a cada uno de los demás.</translation>
    </message>
    <message>
      <source>{name} pays everybody else and the kitty {chips} each.</source>
      <comment>PAYS_KITTY</comment>
      <translation>{name} paga {chips} a cada uno de los demás y al bote.</translation>
    </message>
    <message>
      <source>You pay everybody else and the kitty {chips} each.</source>
      <comment>PAYS_KITTY_YOU</comment>
      <translation>Pagas {chips} a cada uno de los demás y al bote.</translation>
    </message>
    <message>
      <source>Spades count double.</source>
      <comment>SPADES_DOUBLE</comment>
      <translation>Picas valen doble.</translation>
    </message>
    <message>
      <source>Hearts count triple.</source>
      <comment>HEARTS_TRIPLE</comment>
      <translation>Corazones valen triple.</translation>
    </message>
    <message>
      <source>Pay everybody else {chips}</source>
      <comment>GIVING_UP</comment>
      <translation>Pagar {chips} a cada uno de los demás</translation>
    </message>
    <message>
      <source>Pay everybody else and the kitty {chips} each</source>
      <comment>GIVING_UP_KITTY</comment>
      <translation>Pagar {chips} a cada uno y al bote</translation>
    </message>
    <message>
      <source>The kitty holds {chips}.</source>
      <comment>KITTY</comment>
      <translation>En el bote: {chips}.</translation>
    </message>
    <message>
      <source>The kitty is short of {chips}.</source>
      <comment>KITTY_SHORT</comment>
      <translation>Al bote le faltan {chips}.</translation>
    </message>
  </context>
  <context>
    <name>ClubWord</name>
    <message>
      <source>Round {round}: table {table}, North and South, against {names}.</source>
      <comment>NORTH_SOUTH</comment>
      <translation>Ronda {round}: mesa {table}, Norte y Sur, contra {names}.</translation>
    </message>
    <message>
      <source>Round {round}: table {table}, East and West, against {names}.</source>
      <comment>EAST_WEST</comment>
      <translation>Ronda {round}: mesa {table}, Este y Oeste, contra {names}.</translation>
    </message>
    <message>
      <source>Round {round}: you sit out.</source>
      <comment>SITS_OUT</comment>
      <translation>Ronda {round}: descansas.</translation>
    </message>
    <message>
      <source>Board {board}: {percent} of the match points.</source>
      <comment>RESULT</comment>
      <translation>Mano {board}: {percent} de los puntos de match.</translation>
    </message>
    <message>
      <source>Board {board}: {percent} of the match points, {points} to Expert.</source>
      <comment>RESULT_EXPERT</comment>
      <translation>Mano {board}: {percent} de los puntos de match, {points} frente al Experto.</translation>
    </message>
    <message>
      <source>The next round begins once all tables have finished this one and are ready.</source>
      <comment>NEXT_ROUND</comment>
      <translation>La siguiente ronda empieza cuando todas las mesas hayan terminado esta y estén listas.</translation>
    </message>
    <message>
      <source>That was your last board: the final result comes once all tables have finished.</source>
      <comment>LAST_BOARD</comment>
      <translation>Era tu última mano: el resultado final llega cuando todas las mesas hayan terminado.</translation>
    </message>
    <message>
      <source>The evening is over: you are number {rank} with {percent}.</source>
      <comment>RANK</comment>
      <translation>La velada ha terminado: eres el número {rank} con {percent}.</translation>
    </message>
    <message>
      <source>Waiting until everybody is here</source>
      <comment>WAITS</comment>
      <translation>Esperando a que estén todos</translation>
    </message>
    <message>
      <source>Waiting until everybody is here, or {time}</source>
      <comment>WAITS_FOR</comment>
      <translation>Esperando a que estén todos, o hasta las {time}</translation>
    </message>
    <message>
      <source>Begin now</source>
      <comment>BEGIN</comment>
      <translation>Empezar ahora</translation>
    </message>
    <message>
      <source>Computer players play for everybody who is not here yet; whoever comes later takes over his cards.</source>
      <comment>BEGIN_HELP</comment>
      <translation>Los jugadores de la computadora juegan por quienes aún no están; quien llega más tarde toma sus cartas.</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <comment>ROUND</comment>
      <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
      <source>Final result</source>
      <comment>OVER</comment>
      <translation>Resultado final</translation>
    </message>
    <message>
      <source>Tables</source>
      <comment>TABLES</comment>
      <translation>Mesas</translation>
    </message>
    <message>
      <source>Table {table}</source>
      <comment>TABLE</comment>
      <translation>Mesa {table}</translation>
    </message>
    <message>
      <source>Board {board}</source>
      <comment>BOARD</comment>
      <translation>Mano {board}</translation>
    </message>
    <message>
      <source>Board {board} of {boards}</source>
      <comment>PLAYS_BOARD</comment>
      <translation>Mano {board} de {boards}</translation>
    </message>
    <message>
      <source>finished</source>
      <comment>FINISHED</comment>
      <translation>terminada</translation>
    </message>
    <message>
      <source>{names} sit out</source>
      <comment>RESTS</comment>
      <translation>{names} descansan</translation>
    </message>
    <message>
      <source>Standings</source>
      <comment>STANDINGS</comment>
      <translation>Clasificación</translation>
    </message>
    <message>
      <source>Standings, North and South</source>
      <comment>STAY</comment>
      <translation>Clasificación, Norte y Sur</translation>
    </message>
    <message>
      <source>Standings, East and West</source>
      <comment>MOVE</comment>
      <translation>Clasificación, Este y Oeste</translation>
    </message>
    <message>
      <source>Rank</source>
      <comment>PLACE</comment>
      <translation>Puesto</translation>
    </message>
    <message>
      <source>Pair</source>
      <comment>PAIR</comment>
      <translation>Pareja</translation>
    </message>
    <message>
      <source>Boards</source>
      <comment>BOARDS</comment>
      <translation>Manos</translation>
    </message>
    <message>
      <source>Match points</source>
      <comment>MATCH_POINTS</comment>
      <translation>Puntos de match</translation>
    </message>
    <message>
      <source>Percent</source>
      <comment>PERCENT</comment>
      <translation>Porcentaje</translation>
    </message>
    <message>
      <source>To Expert</source>
      <comment>EXPERT</comment>
      <translation>Frente al Experto</translation>
    </message>
    <message>
      <source>“To Expert”: points more or less than four Experts made of the same cards.</source>
      <comment>EXPERT_HELP</comment>
      <translation>«Frente al Experto»: puntos de más o de menos que los que cuatro Expertos lograron con las mismas cartas.</translation>
    </message>
    <message>
      <source>Lead</source>
      <comment>LEAD</comment>
      <translation>Ventaja</translation>
    </message>
    <message>
      <source>Against</source>
      <comment>AGAINST</comment>
      <translation>Contra</translation>
    </message>
  </context>
  <context>
    <name>CommandFault</name>
    <message>
      <source>no program is named</source>
      <comment>EMPTY</comment>
      <translation>no nombra ningún programa</translation>
    </message>
    <message>
      <source>a quotation mark has no counterpart</source>
      <comment>QUOTES</comment>
      <translation>falta cerrar unas comillas</translation>
    </message>
    <message>
      <source>there is no program {name} that can be run</source>
      <comment>MISSING</comment>
      <translation>no hay ningún programa {name} que se pueda ejecutar</translation>
    </message>
  </context>
  <context>
    <name>ContextMenu</name>
    <message>
      <source>Play this card</source>
      <comment>PLAY</comment>
      <translation>Jugar esta carta</translation>
    </message>
    <message>
      <source>Choose this card</source>
      <comment>CHOOSE</comment>
      <translation>Elegir esta carta</translation>
    </message>
    <message>
      <source>Lay it out</source>
      <comment>LAY_OUT</comment>
      <translation>Ponerla sobre la mesa</translation>
    </message>
    <message>
      <source>Put it back</source>
      <comment>PUT_BACK</comment>
      <translation>Devolverla a la mano</translation>
    </message>
    <message>
      <source>Exchange it for the upcard</source>
      <comment>EXCHANGE</comment>
      <translation>Cambiarla por la carta abierta</translation>
    </message>
    <message>
      <source>Why not this card?</source>
      <comment>WHY_NOT</comment>
      <translation>¿Por qué no esta carta?</translation>
    </message>
    <message>
      <source>Melds of {name}</source>
      <comment>MELDS_OF</comment>
      <translation>Cantes de {name}</translation>
    </message>
    <message>
      <source>The other players</source>
      <comment>OTHERS</comment>
      <translation>Los demás jugadores</translation>
    </message>
    <message>
      <source>Tell {name} whose turn it is</source>
      <comment>NUDGE</comment>
      <translation>Decir a {name} de quién es el turno</translation>
    </message>
    <message>
      <source>Ask for a pause</source>
      <comment>ASK_PAUSE</comment>
      <translation>Pedir una pausa</translation>
    </message>
    <message>
      <source>Agree to the pause</source>
      <comment>AGREE_TO_PAUSE</comment>
      <translation>Aceptar la pausa</translation>
    </message>
    <message>
      <source>Play on without a pause</source>
      <comment>PLAY_ON</comment>
      <translation>Seguir jugando sin pausa</translation>
    </message>
    <message>
      <source>Hide what {name} says</source>
      <comment>MUTE</comment>
      <translation>Ocultar lo que dice {name}</translation>
    </message>
    <message>
      <source>Nobody else plays at this table</source>
      <comment>NOBODY_HERE</comment>
      <translation>Nadie más juega en esta mesa</translation>
    </message>
    <message>
      <source>{name} plays at {level}…</source>
      <comment>LEVEL</comment>
      <translation>{name} juega en nivel {level}…</translation>
    </message>
  </context>
  <context>
    <name>ConventionsHelp</name>
    <message>
      <source>How to choose one</source>
      <comment>CHOOSE</comment>
      <translation>Cómo elegir una</translation>
    </message>
    <message>
      <source>In games with partners, “Bidding conventions” in New game and House rules has a page about each convention. Each side has its own; computer players bid by it, and understand yours.</source>
      <comment>CHOOSE_TEXT</comment>
      <translation>En los juegos con compañeros, «Convenciones de subasta» en Partida nueva y en Reglas de la casa tiene una página sobre cada convención. Cada bando tiene la suya; los jugadores del ordenador subastan según ella y entienden la tuya.</translation>
    </message>
    <message>
      <source>At the table, the bid panel says what your bid would show, and a click on a bid says what that one showed. F1 opens the rules, from where you can read the convention again.</source>
      <comment>AT_TABLE</comment>
      <translation>En la mesa, el panel de subasta dice qué mostraría tu puja, y un clic en una puja dice qué mostró. F1 abre las reglas, desde donde puedes releer la convención.</translation>
    </message>
    <message>
      <source>How to make your own</source>
      <comment>MAKE</comment>
      <translation>Cómo crear la tuya</translation>
    </message>
    <message>
      <source>“Make your own…” on that page begins with the convention chosen there. Each row says when a bid is made, how high it is and what it shows; the first row that fits a bid counts.</source>
      <comment>MAKE_TEXT</comment>
      <translation>«Crear la tuya…» en esa página empieza con la convención elegida allí. Cada fila dice cuándo se hace una puja, cómo de alta es y qué muestra; vale la primera fila que encaje con una puja.</translation>
    </message>
    <message>
      <source>Notes beside the rows name gaps and contradictions, and “Deal a hand” shows what would be bid.</source>
      <comment>TRY_TEXT</comment>
      <translation>Las notas junto a las filas señalan huecos y contradicciones, y «Repartir una mano» muestra qué se subastaría.</translation>
    </message>
    <message>
      <source>How to share it</source>
      <comment>SHARE</comment>
      <translation>Cómo compartirla</translation>
    </message>
    <message>
      <source>“Export…” writes a convention to a small file ({suffix}), for a partner or another computer. To take one in, double-click the file, drop it on the window, or choose it in Game &gt; Open a file or by “Import a file…”.</source>
      <comment>SHARE_TEXT</comment>
      <translation>«Exportar…» guarda una convención en un archivo pequeño ({suffix}), para un compañero u otro ordenador. Para recibir una, haz doble clic en el archivo, suéltalo sobre la ventana, o elígelo en Juego &gt; Abrir un archivo o con «Importar un archivo…».</translation>
    </message>
    <message>
      <source>It is then kept with yours and offered for a new game. None of yours is replaced: if the name is taken, it gets another one.</source>
      <comment>SHARE_SAFE</comment>
      <translation>Entonces se guarda con las tuyas y se ofrece para una partida nueva. Ninguna de las tuyas se reemplaza: si el nombre ya existe, recibe otro.</translation>
    </message>
  </context>
  <context>
    <name>Damaged</name>
    <message>
      <source>Your settings can't be read, so everything is back to standard. The file stays where it is: {path}.</source>
      <comment>UNREADABLE</comment>
      <translation>No se pueden leer tus ajustes, así que todo está en los valores estándar. El archivo sigue en su sitio: {path}.</translation>
    </message>
    <message>
      <source>Your settings are damaged, so everything is back to standard. The damaged file is kept: {path}.</source>
      <comment>BROKEN</comment>
      <translation>Tus ajustes están dañados, así que todo vuelve a los valores estándar. El archivo dañado se conserva: {path}.</translation>
    </message>
    <message>
      <source>Your settings are from a newer version of this program. Changes you make here last until you quit, and the file is left alone: {path}.</source>
      <comment>NEWER_VERSION</comment>
      <translation>Tus ajustes son de una versión más reciente de este programa. Lo que cambies aquí dura hasta que salgas, y su archivo se queda como está: {path}.</translation>
    </message>
    <message>
      <source>Some of your settings can't be read and are back to standard: {settings}.</source>
      <comment>PARTS</comment>
      <translation>Algunos de tus ajustes no se pueden leer y vuelven a los valores estándar: {settings}.</translation>
    </message>
    <message>
      <source>Your last game can't be found anymore, so a new one has begun.</source>
      <comment>LAST_GAME</comment>
      <translation>No se encuentra tu última partida, así que empezó una nueva.</translation>
    </message>
    <message>
      <source>{setting} ({game})</source>
      <comment>OF_GAME</comment>
      <translation>{setting} ({game})</translation>
    </message>
    <message>
      <source>{settings}, and {count} more</source>
      <comment>AND_MORE</comment>
      <translation>{settings} y {count} más</translation>
    </message>
    <message>
      <source>Window size</source>
      <comment>WINDOW</comment>
      <translation>Tamaño de la ventana</translation>
    </message>
  </context>
  <context>
    <name>DealCodeFault</name>
    <message>
      <source>Deal codes never contain “{sign}”. Please check what you typed.</source>
      <comment>SIGN</comment>
      <translation>«{sign}» no aparece en los códigos de mano. Revisa lo que escribiste.</translation>
    </message>
    <message>
      <source>This code is too short: a deal code has at least {least} letters and digits, and this one only {count}.</source>
      <comment>SHORT</comment>
      <translation>Este código es demasiado corto: un código de mano tiene al menos {least} letras y cifras, y aquí solo hay {count}.</translation>
    </message>
    <message>
      <source>There's a typing error in this code. Please compare it with the original.</source>
      <comment>TYPING</comment>
      <translation>Este código tiene un error de escritura. Compáralo con el original.</translation>
    </message>
    <message>
      <source>This code needs a newer version of the program: this one doesn't know its game or one of its rules.</source>
      <comment>NEWER</comment>
      <translation>Este código necesita una versión más nueva del programa: esta no conoce su variante o una de sus reglas.</translation>
    </message>
    <message>
      <source>This code is for {count} people, and its game can't be played by that many.</source>
      <comment>PEOPLE</comment>
      <translation>Este código es para {count} personas, y su variante no se puede jugar entre tantas.</translation>
    </message>
  </context>
  <context>
    <name>DealLineFault</name>
    <message>
      <source>A deal has at most {most} characters, and this text {count}.</source>
      <comment>LONG</comment>
      <translation>Una mano tiene como máximo {most} caracteres, y este texto {count}.</translation>
    </message>
    <message>
      <source>The deal is empty; it begins with the name of a game.</source>
      <comment>EMPTY</comment>
      <translation>La mano está vacía; empieza con el nombre de un juego.</translation>
    </message>
    <message>
      <source>"{word}" is there twice; a deal has words such as dealer:0 and 0:AT.K.QJ9.A.</source>
      <comment>TWICE</comment>
      <translation>«{word}» aparece dos veces; una mano tiene palabras como dealer:0 y 0:AT.K.QJ9.A.</translation>
    </message>
    <message>
      <source>"{word}" has no colon; a deal has words such as dealer:0 and 0:AT.K.QJ9.A.</source>
      <comment>NO_COLON</comment>
      <translation>«{word}» no tiene dos puntos; una mano tiene palabras como dealer:0 y 0:AT.K.QJ9.A.</translation>
    </message>
    <message>
      <source>These rules cannot be played: {problem}</source>
      <comment>UNPLAYABLE</comment>
      <translation>Con estas reglas no se puede jugar: {problem}</translation>
    </message>
    <message>
      <source>"{word}" is no seat; this game has the seats 0 to {last}, and besides them a deal has dealer, widow and stock.</source>
      <comment>SEAT</comment>
      <translation>«{word}» no es un asiento; este juego tiene los asientos 0 a {last}, y además de ellos una mano tiene dealer, widow y stock.</translation>
    </message>
    <message>
      <source>"{word}" is no hand; write the ranks (A T K Q J 9 8 7) of spades, hearts, diamonds and clubs between periods, such as AAT.KQ..J9.</source>
      <comment>HAND</comment>
      <translation>«{word}» no es una mano; escribe los valores (A T K Q J 9 8 7) de picas, corazones, diamantes y tréboles entre puntos, por ejemplo AAT.KQ..J9.</translation>
    </message>
    <message>
      <source>{card} is there {count} times, and the deck of this game has none.</source>
      <comment>NO_SUCH_CARD</comment>
      <translation>{card} está {count} veces, y la baraja de este juego no tiene ninguna.</translation>
    </message>
    <message>
      <source>{card} is there {count} times, and the deck of this game has only {most}.</source>
      <comment>TOO_OFTEN</comment>
      <translation>{card} está {count} veces, y la baraja de este juego solo tiene {most}.</translation>
    </message>
  </context>
  <context>
    <name>DealStatisticsWord</name>
    <message>
      <source>All your deals</source>
      <comment>CHIP</comment>
      <translation>Todas tus manos</translation>
    </message>
    <message>
      <source>Your cards are as chance would have them</source>
      <comment>FITS</comment>
      <translation>Tus cartas son como las da el azar</translation>
    </message>
    <message>
      <source>Are your cards as chance would have them?</source>
      <comment>FITS_OPEN</comment>
      <translation>¿Son tus cartas como las da el azar?</translation>
    </message>
    <message>
      <source>Your cards are not quite as chance would have them</source>
      <comment>FITS_NOT</comment>
      <translation>Tus cartas no son del todo como las da el azar</translation>
    </message>
    <message>
      <source>Aces, longest suits and melds in {deals}: nothing is farther off than chance explains.</source>
      <comment>FITS_LINE</comment>
      <translation>Ases, palos más largos y cantes en {deals}: nada se aleja más de lo que explica el azar.</translation>
    </message>
    <message>
      <source>Aces, longest suits and melds in {deals}: something is farther off than chance usually is.</source>
      <comment>FITS_NOT_LINE</comment>
      <translation>Ases, palos más largos y cantes en {deals}: algo se aleja más de lo que suele hacerlo el azar.</translation>
    </message>
    <message>
      <source>Whose cards</source>
      <comment>WHO</comment>
      <translation>De quién son las cartas</translation>
    </message>
    <message>
      <source>Bars: what you were dealt in {deals} since {day}. Lines: what chance predicts.</source>
      <comment>LINE</comment>
      <translation>Barras: lo que te ha tocado en {deals} desde el {day}. Rayas: lo que da el azar.</translation>
    </message>
    <message>
      <source>Bars: what {name} was dealt in {deals} since {day}. Lines: what chance predicts.</source>
      <comment>LINE_OF</comment>
      <translation>Barras: lo que le ha tocado a {name} en {deals} desde el {day}. Rayas: lo que da el azar.</translation>
    </message>
    <message>
      <source>1 deal</source>
      <comment>DEAL</comment>
      <translation>1 mano</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>DEALS</comment>
      <translation>{count} manos</translation>
    </message>
    <message>
      <source>Finish a deal to compare what you were dealt with what chance predicts.</source>
      <comment>NONE</comment>
      <translation>Acaba una mano y aquí estará lo que te tocó junto a lo que da el azar.</translation>
    </message>
    <message>
      <source>Aces in a hand</source>
      <comment>ACES</comment>
      <translation>Ases por mano</translation>
    </message>
    <message>
      <source>Longest suit of a hand</source>
      <comment>LONGEST</comment>
      <translation>Palo más largo por mano</translation>
    </message>
    <message>
      <source>Best meld of a hand</source>
      <comment>MELD</comment>
      <translation>Mejor cante por mano</translation>
    </message>
    <message>
      <source>You</source>
      <comment>OWN</comment>
      <translation>Tú</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Compañero</translation>
    </message>
    <message>
      <source>Others</source>
      <comment>OTHERS</comment>
      <translation>Los demás</translation>
    </message>
    <message>
      <source>chance {mean} ± {scatter}</source>
      <comment>CHANCE</comment>
      <translation>azar {mean} ± {scatter}</translation>
    </message>
    <message>
      <source>{count} in 100</source>
      <comment>OFTEN</comment>
      <translation>{count} de 100</translation>
    </message>
    <message>
      <source>less than 1 in 100</source>
      <comment>SELDOM</comment>
      <translation>menos de 1 de 100</translation>
    </message>
    <message>
      <source>{value}+</source>
      <comment>MORE_THAN</comment>
      <translation>{value}+</translation>
    </message>
    <message>
      <source>{who}: {mean}; chance {expected} give or take {scatter}. By chance, {often} are this far off.</source>
      <comment>SPOKEN</comment>
      <translation>{who}: {mean}. Azar: {expected}, {scatter} arriba o abajo. El azar se aleja tanto: {often}.</translation>
    </message>
    <message>
      <source>{value}: {count} hands, by chance {expected}.</source>
      <comment>SPOKEN_BARS</comment>
      <translation>{value}: {count} manos, por azar {expected}.</translation>
    </message>
    <message>
      <source>{value}: 1 hand, by chance {expected}.</source>
      <comment>SPOKEN_BARS_ONE</comment>
      <translation>{value}: 1 mano, por azar {expected}.</translation>
    </message>
    <message>
      <source>All deals count, won, lost or thrown in, except those whose cards were preset. Trump depends on what the bidder holds, so the longest suit stands in for it. Honest cards stay within the ± 19 times in 20; the number on the right says how often they are this far off or farther. With {count} numbers on a page, one outside its ± is nothing unusual.</source>
      <comment>NOTE</comment>
      <translation>Cuentan todas las manos, ganadas, perdidas o abandonadas, salvo las de cartas fijadas de antemano. El triunfo depende de lo que tiene quien puja, así que lo representa el palo más largo. Las cartas honestas quedan dentro del ± 19 de cada 20 veces; a la derecha está cuántas veces se alejan tanto como aquí o más. Con {count} números, que uno quede fuera no es nada raro.</translation>
    </message>
  </context>
  <context>
    <name>DialogWord</name>
    <message>
      <source>New game</source>
      <comment>NEW_GAME</comment>
      <translation>Partida nueva</translation>
    </message>
    <message>
      <source>Number of players</source>
      <comment>NG_COUNT</comment>
      <translation>Número de jugadores</translation>
    </message>
    <message>
      <source>{count} players</source>
      <comment>NG_PLAYERS</comment>
      <translation>{count} jugadores</translation>
    </message>
    <message>
      <source>Number of people at the table</source>
      <comment>NG_PEOPLE_COUNT</comment>
      <translation>Número de personas en la mesa</translation>
    </message>
    <message>
      <source>{count} at the table</source>
      <comment>NG_PEOPLE</comment>
      <translation>{count} en la mesa</translation>
    </message>
    <message>
      <source>Up to {most} people can take turns.</source>
      <comment>NG_MOST</comment>
      <translation>Hasta {most} personas pueden turnarse.</translation>
    </message>
    <message>
      <source>Seats</source>
      <comment>NG_SEATS</comment>
      <translation>Asientos</translation>
    </message>
    <message>
      <source>Faces</source>
      <comment>NG_FACES</comment>
      <translation>Caras</translation>
    </message>
    <message>
      <source>Play to</source>
      <comment>NG_TARGET</comment>
      <translation>Jugar a</translation>
    </message>
    <message>
      <source>Deals</source>
      <comment>NG_DEALS</comment>
      <translation>Manos</translation>
    </message>
    <message>
      <source>Start</source>
      <comment>NG_START</comment>
      <translation>Empezar</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>NG_CANCEL</comment>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Person</source>
      <comment>NG_PERSON</comment>
      <translation>Persona</translation>
    </message>
    <message>
      <source>Computer: {skill}</source>
      <comment>NG_COMPUTER</comment>
      <translation>Computadora: {skill}</translation>
    </message>
    <message>
      <source>{skill} for all</source>
      <comment>NG_ALIKE</comment>
      <translation>{skill} para todos</translation>
    </message>
    <message>
      <source>Name at seat {number}</source>
      <comment>NG_NAME</comment>
      <translation>Nombre en el asiento {number}</translation>
    </message>
    <message>
      <source>Who plays at seat {number}</source>
      <comment>NG_WHO</comment>
      <translation>Quién juega en el asiento {number}</translation>
    </message>
    <message>
      <source>Seat {number}</source>
      <comment>NG_SEAT</comment>
      <translation>Asiento {number}</translation>
    </message>
    <message>
      <source>Give every player a name.</source>
      <comment>NG_NAMELESS</comment>
      <translation>Da un nombre a cada jugador.</translation>
    </message>
    <message>
      <source>Two players are named {name}. Give one of them another name.</source>
      <comment>NG_TWICE</comment>
      <translation>Dos jugadores se llaman {name}. Ponle a uno otro nombre.</translation>
    </message>
    <message>
      <source>Only computer players: you'll just watch.</source>
      <comment>NG_NOBODY</comment>
      <translation>Solo computadoras: tú solo miras.</translation>
    </message>
    <message>
      <source>{first} against {second}</source>
      <comment>NG_AGAINST</comment>
      <translation>{first} contra {second}</translation>
    </message>
    <message>
      <source>Partners: {sides}</source>
      <comment>NG_PARTNERS</comment>
      <translation>Parejas: {sides}</translation>
    </message>
    <message>
      <source>; </source>
      <comment>NG_NEXT_SIDE</comment>
      <translation>; </translation>
    </message>
    <message>
      <source>Everyone plays alone.</source>
      <comment>NG_ALONE</comment>
      <translation>Cada uno juega por su cuenta.</translation>
    </message>
    <message>
      <source>The bidder calls a partner each deal.</source>
      <comment>NG_CALLED</comment>
      <translation>El declarante llama a un compañero en cada mano.</translation>
    </message>
    <message>
      <source>Partners change from deal to deal.</source>
      <comment>NG_ROTATING</comment>
      <translation>Las parejas cambian de mano en mano.</translation>
    </message>
    <message>
      <source>Sharing the screen: hands stay hidden between turns.</source>
      <comment>NG_HOTSEAT</comment>
      <translation>Una pantalla para todos: las cartas se ocultan entre turnos.</translation>
    </message>
    <message>
      <source>House rules…</source>
      <comment>NG_HOUSE_RULES</comment>
      <translation>Reglas de la casa…</translation>
    </message>
    <message>
      <source>Rules of this game</source>
      <comment>RULES_TITLE</comment>
      <translation>Reglas de este juego</translation>
    </message>
    <message>
      <source>Preferences</source>
      <comment>PREFERENCES</comment>
      <translation>Preferencias</translation>
    </message>
    <message>
      <source>Table</source>
      <comment>PF_TABLE</comment>
      <translation>Mesa</translation>
    </message>
    <message>
      <source>Variant</source>
      <comment>PF_VARIANT</comment>
      <translation>Variante</translation>
    </message>
    <message>
      <source>Only whole numbers from {least} to {most}.</source>
      <comment>NUMBER_RANGE</comment>
      <translation>Solo números enteros de {least} a {most}.</translation>
    </message>
    <message>
      <source>Lower target</source>
      <comment>TARGET_LESS</comment>
      <translation>Bajar la meta</translation>
    </message>
    <message>
      <source>Higher target</source>
      <comment>TARGET_MORE</comment>
      <translation>Subir la meta</translation>
    </message>
    <message>
      <source>Fewer deals</source>
      <comment>DEALS_LESS</comment>
      <translation>Menos manos</translation>
    </message>
    <message>
      <source>More deals</source>
      <comment>DEALS_MORE</comment>
      <translation>Más manos</translation>
    </message>
    <message>
      <source>Target score</source>
      <comment>PF_TARGET</comment>
      <translation>Meta</translation>
    </message>
    <message>
      <source>Speed</source>
      <comment>PF_SPEED</comment>
      <translation>Velocidad</translation>
    </message>
    <message>
      <source>Instant</source>
      <comment>PF_SPEED_INSTANT</comment>
      <translation>Al instante</translation>
    </message>
    <message>
      <source>Fast</source>
      <comment>PF_SPEED_FAST</comment>
      <translation>Rápida</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>PF_SPEED_NORMAL</comment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Slow</source>
      <comment>PF_SPEED_SLOW</comment>
      <translation>Lenta</translation>
    </message>
    <message>
      <source>Theme</source>
      <comment>PF_THEME</comment>
      <translation>Tema</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>PF_THEME_SYSTEM</comment>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <source>Green felt</source>
      <comment>PF_THEME_FELT</comment>
      <translation>Tapete verde</translation>
    </message>
    <message>
      <source>Dark</source>
      <comment>PF_THEME_DARK</comment>
      <translation>Oscuro</translation>
    </message>
    <message>
      <source>Light</source>
      <comment>PF_THEME_LIGHT</comment>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Card back</source>
      <comment>PF_BACK</comment>
      <translation>Dorso</translation>
    </message>
    <message>
      <source>Blue</source>
      <comment>PF_BACK_BLUE</comment>
      <translation>Azul</translation>
    </message>
    <message>
      <source>Red</source>
      <comment>PF_BACK_RED</comment>
      <translation>Rojo</translation>
    </message>
    <message>
      <source>Black and gold</source>
      <comment>PF_BACK_BLACK</comment>
      <translation>Negro y oro</translation>
    </message>
    <message>
      <source>Suits</source>
      <comment>PF_CARDS</comment>
      <translation>Palos</translation>
    </message>
    <message>
      <source>French</source>
      <comment>PF_CARDS_FRENCH</comment>
      <translation>Franceses</translation>
    </message>
    <message>
      <source>German</source>
      <comment>PF_CARDS_GERMAN</comment>
      <translation>Alemanes</translation>
    </message>
    <message>
      <source>Letters of the court</source>
      <comment>PF_INDICES</comment>
      <translation>Letras</translation>
    </message>
    <message>
      <source>Blue diamonds and green clubs</source>
      <comment>PF_FOUR_COLOR</comment>
      <translation>Diamantes azules y tréboles verdes</translation>
    </message>
    <message>
      <source>Larger text</source>
      <comment>PF_LARGE_TEXT</comment>
      <translation>Texto más grande</translation>
    </message>
    <message>
      <source>Large letters on the cards</source>
      <comment>PF_LARGE_INDEX</comment>
      <translation>Letras grandes en las cartas</translation>
    </message>
    <message>
      <source>Play my only legal card for me</source>
      <comment>PF_PLAY_FORCED</comment>
      <translation>Jugar por mí mi única carta posible</translation>
    </message>
    <message>
      <source>Show the odds while bidding</source>
      <comment>PF_ODDS</comment>
      <translation>Ver probabilidades al pujar</translation>
    </message>
    <message>
      <source>Cards fanned for left-handers</source>
      <comment>PF_LEFT_HANDED</comment>
      <translation>Abanico para zurdos</translation>
    </message>
    <message>
      <source>Plain seats without people</source>
      <comment>PF_PLAIN_SEATS</comment>
      <translation>Lugares sencillos, sin personas</translation>
    </message>
    <message>
      <source>Table talk</source>
      <comment>PF_TABLE_TALK</comment>
      <translation>Charla en la mesa</translation>
    </message>
    <message>
      <source>Sounds</source>
      <comment>PF_SOUND</comment>
      <translation>Sonidos</translation>
    </message>
    <message>
      <source>Volume</source>
      <comment>PF_VOLUME</comment>
      <translation>Volumen</translation>
    </message>
    <message>
      <source>After melding</source>
      <comment>PF_MELDS_STAY</comment>
      <translation>Después de cantar</translation>
    </message>
    <message>
      <source>Wait for Continue</source>
      <comment>PF_MELDS_STAY_WAIT</comment>
      <translation>Esperar a «Continuar»</translation>
    </message>
    <message>
      <source>Wait a few seconds</source>
      <comment>PF_MELDS_STAY_SECONDS</comment>
      <translation>Esperar unos segundos</translation>
    </message>
    <message>
      <source>Play on at once</source>
      <comment>PF_MELDS_STAY_NO</comment>
      <translation>Seguir jugando al instante</translation>
    </message>
    <message>
      <source>Play a card with</source>
      <comment>PF_CONFIRM_PLAYS</comment>
      <translation>Jugar una carta con</translation>
    </message>
    <message>
      <source>One click</source>
      <comment>PF_CONFIRM_PLAYS_SINGLE</comment>
      <translation>Un clic</translation>
    </message>
    <message>
      <source>A double click</source>
      <comment>PF_CONFIRM_PLAYS_DOUBLE</comment>
      <translation>Doble clic</translation>
    </message>
    <message>
      <source>A second click to confirm</source>
      <comment>PF_CONFIRM_PLAYS_SECOND</comment>
      <translation>Un segundo clic para confirmar</translation>
    </message>
    <message>
      <source>Leave off the last zero: 25 for 250</source>
      <comment>PF_LEAVES_OFF_ZERO</comment>
      <translation>Omitir el último cero: 25 por 250</translation>
    </message>
    <message>
      <source>Count down the score of two players</source>
      <comment>PF_COUNTS_DOWN</comment>
      <translation>Contar hacia atrás los puntos de dos jugadores</translation>
    </message>
    <message>
      <source>Language</source>
      <comment>PF_LANGUAGE</comment>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>PF_LANGUAGE_SYSTEM</comment>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <source>Sort the hand</source>
      <comment>PF_SORTING</comment>
      <translation>Ordenar la mano</translation>
    </message>
    <message>
      <source>By suit</source>
      <comment>PF_SORTING_SUIT</comment>
      <translation>Por palo</translation>
    </message>
    <message>
      <source>By suit, trump first</source>
      <comment>PF_SORTING_TRUMP</comment>
      <translation>Por palo, triunfo primero</translation>
    </message>
    <message>
      <source>By rank</source>
      <comment>PF_SORTING_RANK</comment>
      <translation>Por valor</translation>
    </message>
    <message>
      <source>My own order</source>
      <comment>PF_SORTING_NONE</comment>
      <translation>Mi propio orden</translation>
    </message>
    <message>
      <source>About Pinochle</source>
      <comment>ABOUT</comment>
      <translation>Acerca de Pinochle</translation>
    </message>
    <message>
      <source>Pinochle {version}</source>
      <comment>ABOUT_NAME</comment>
      <translation>Pinochle {version}</translation>
    </message>
    <message>
      <source>Pinochle for your desktop, with its own deck of cards and computer players who never peek.</source>
      <comment>ABOUT_WHAT</comment>
      <translation>Pinochle para tu computadora, con baraja propia y jugadores de la computadora que nunca miran las cartas ajenas.</translation>
    </message>
    <message>
      <source>Free software under the MIT license. © The pinochle-qt contributors.</source>
      <comment>ABOUT_LICENSE</comment>
      <translation>Software libre con licencia MIT. © The pinochle-qt contributors.</translation>
    </message>
    <message>
      <source>Set in Inter, under the SIL Open Font License.</source>
      <comment>ABOUT_FONT</comment>
      <translation>Compuesto en Inter, con licencia SIL Open Font License.</translation>
    </message>
    <message>
      <source>Made with Qt {qt} and Python {python}.</source>
      <comment>ABOUT_QT</comment>
      <translation>Hecho con Qt {qt} y Python {python}.</translation>
    </message>
  </context>
  <context>
    <name>DrillWord</name>
    <message>
      <source>Drills</source>
      <comment>PAGE</comment>
      <translation>Ejercicios</translation>
    </message>
    <message>
      <source>Meld drill</source>
      <comment>MELDS</comment>
      <translation>Practicar cantes</translation>
    </message>
    <message>
      <source>Bid drill</source>
      <comment>BIDS</comment>
      <translation>Practicar pujas</translation>
    </message>
    <message>
      <source>Which game</source>
      <comment>GAME</comment>
      <translation>Qué juego</translation>
    </message>
    <message>
      <source>Next hand</source>
      <comment>NEXT</comment>
      <translation>Siguiente mano</translation>
    </message>
    <message>
      <source>{suit} are trump. How much is your meld?</source>
      <comment>HOW_MUCH</comment>
      <translation>Triunfo: {suit}. ¿Cuánto vale tu cante?</translation>
    </message>
    <message>
      <source>Type the points and press Enter, or click a number.</source>
      <comment>HOW_MELD</comment>
      <translation>Escribe los puntos y presiona Enter, o haz clic en un número.</translation>
    </message>
    <message>
      <source>Your count</source>
      <comment>POINTS</comment>
      <translation>Tu cuenta</translation>
    </message>
    <message>
      <source>Yes: {points}</source>
      <comment>MELD_RIGHT</comment>
      <translation>Sí: {points}</translation>
    </message>
    <message>
      <source>No: it's {points}</source>
      <comment>MELD_WRONG</comment>
      <translation>No: son {points}</translation>
    </message>
    <message>
      <source>No meld at all</source>
      <comment>NOTHING</comment>
      <translation>Ningún cante</translation>
    </message>
    <message>
      <source>{meld}, {points}: {cards}</source>
      <comment>MELD_ROW</comment>
      <translation>{meld}, {points}: {cards}</translation>
    </message>
    <message>
      <source>One hand counted so far: {right} right, {time}.</source>
      <comment>MELD_DONE_ONE</comment>
      <translation>Una mano contada: {right} bien, {time}.</translation>
    </message>
    <message>
      <source>The last {count} hands: {right} right, {time} each.</source>
      <comment>MELD_DONE</comment>
      <translation>Las últimas {count} manos: {right} bien, {time} cada una.</translation>
    </message>
    <message>
      <source>1 second</source>
      <comment>SECOND</comment>
      <translation>1 segundo</translation>
    </message>
    <message>
      <source>{count} seconds</source>
      <comment>SECONDS</comment>
      <translation>{count} segundos</translation>
    </message>
    <message>
      <source>No hands counted yet.</source>
      <comment>MELD_NONE</comment>
      <translation>Aún no contaste ninguna mano.</translation>
    </message>
    <message>
      <source>What do you bid?</source>
      <comment>WHAT_BID</comment>
      <translation>¿Qué pujas?</translation>
    </message>
    <message>
      <source>{name}: {call}</source>
      <comment>SPOKE</comment>
      <translation>{name}: {call}</translation>
    </message>
    <message>
      <source>You are the first to bid.</source>
      <comment>YOU_FIRST</comment>
      <translation>Pujas tú primero.</translation>
    </message>
    <message>
      <source>Expert is looking at your bid…</source>
      <comment>THINKING</comment>
      <translation>El experto mira tu puja…</translation>
    </message>
    <message>
      <source>Expert has no opinion on this hand.</source>
      <comment>NO_OPINION</comment>
      <translation>El experto no opina sobre esta mano.</translation>
    </message>
    <message>
      <source>You: {answer}</source>
      <comment>YOURS</comment>
      <translation>Tú: {answer}</translation>
    </message>
    <message>
      <source>Expert: {advice}</source>
      <comment>EXPERT</comment>
      <translation>Experto: {advice}</translation>
    </message>
    <message>
      <source>Expert would do the same.</source>
      <comment>AGREED</comment>
      <translation>El experto haría lo mismo.</translation>
    </message>
    <message>
      <source>As good as Expert's choice: {advice}</source>
      <comment>AS_GOOD</comment>
      <translation>Tan bueno como lo que elige el experto: {advice}</translation>
    </message>
    <message>
      <source>Of 100 imagined deals with your bid, about {made} make it and {set} go set.</source>
      <comment>OF_HUNDRED</comment>
      <translation>De 100 manos imaginadas con tu puja, unas {made} se cumplen y {set} se pierden.</translation>
    </message>
    <message>
      <source>On average it's worth about {points} more than {other}.</source>
      <comment>MORE</comment>
      <translation>En promedio vale unos {points} más que {other}.</translation>
    </message>
    <message>
      <source>On average it's worth about {points} less than {other}.</source>
      <comment>LESS</comment>
      <translation>En promedio vale unos {points} menos que {other}.</translation>
    </message>
    <message>
      <source>On average it's worth as much as {other}.</source>
      <comment>EVEN</comment>
      <translation>En promedio vale lo mismo que {other}.</translation>
    </message>
    <message>
      <source>a pass</source>
      <comment>A_PASS</comment>
      <translation>pasar</translation>
    </message>
    <message>
      <source>the lowest bid</source>
      <comment>THE_LOWEST</comment>
      <translation>la puja más baja</translation>
    </message>
    <message>
      <source>The last {count} hands: {good} as good as Expert's choice, {points} lost per hand.</source>
      <comment>BID_DONE</comment>
      <translation>Las últimas {count} manos: {good} tan buenas como las del experto, {points} de pérdida por mano.</translation>
    </message>
    <message>
      <source>One hand so far, {points} lost.</source>
      <comment>BID_DONE_ONE</comment>
      <translation>Una mano hasta ahora, {points} de pérdida.</translation>
    </message>
    <message>
      <source>No hands bid yet.</source>
      <comment>BID_NONE</comment>
      <translation>Aún no pujaste ninguna mano.</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message>
      <source>Save picture</source>
      <comment>SAVE_PICTURE</comment>
      <translation>Guardar imagen</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <comment>SAVE_PDF</comment>
      <translation>Guardar como PDF</translation>
    </message>
    <message>
      <source>Save score sheet</source>
      <comment>SAVE_SHEET</comment>
      <translation>Guardar hoja de puntos</translation>
    </message>
    <message>
      <source>Export game</source>
      <comment>SAVE_GAME</comment>
      <translation>Exportar partida</translation>
    </message>
    <message>
      <source>Save…</source>
      <comment>SAVE</comment>
      <translation>Guardar…</translation>
    </message>
    <message>
      <source>Save the score sheet as a picture, PDF, table or text</source>
      <comment>SAVE_HELP</comment>
      <translation>Guardar la hoja de puntos como imagen, PDF, tabla o texto</translation>
    </message>
    <message>
      <source>Copy</source>
      <comment>COPY</comment>
      <translation>Copiar</translation>
    </message>
    <message>
      <source>Copy the score sheet as text</source>
      <comment>COPY_HELP</comment>
      <translation>Copiar la hoja de puntos como texto</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>score sheet</source>
      <comment>SHEET</comment>
      <translation>hoja de puntos</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <comment>PICTURES</comment>
      <translation>Imágenes (*.png)</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <comment>PDF</comment>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Tables for spreadsheets (*.csv)</source>
      <comment>TABLES</comment>
      <translation>Tablas (*.csv)</translation>
    </message>
    <message>
      <source>Text (*.txt)</source>
      <comment>TEXTS</comment>
      <translation>Textos (*.txt)</translation>
    </message>
    <message>
      <source>Pinochle games (*{suffix})</source>
      <comment>GAMES</comment>
      <translation>Partidas de pinochle (*{suffix})</translation>
    </message>
    <message>
      <source>Pinochle {date}, {title}</source>
      <comment>FILE_NAME</comment>
      <translation>Pinochle {date}, {title}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <comment>SAVED</comment>
      <translation>Guardado en {path}.</translation>
    </message>
    <message>
      <source>{path} can't be saved: {reason}.</source>
      <comment>CANNOT_SAVE</comment>
      <translation>No se puede guardar {path}: {reason}.</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Reparte</translation>
    </message>
    <message>
      <source>Score</source>
      <comment>SCORE</comment>
      <translation>Puntos</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <comment>PAGE</comment>
      <translation>Página {page} de {pages}</translation>
    </message>
  </context>
  <context>
    <name>FaceWord</name>
    <message>
      <source>Picture of {name}</source>
      <comment>TITLE</comment>
      <translation>Imagen de {name}</translation>
    </message>
    <message>
      <source>Your picture</source>
      <comment>TITLE_YOU</comment>
      <translation>Tu imagen</translation>
    </message>
    <message>
      <source>{title}: {what}</source>
      <comment>BUTTON</comment>
      <translation>{title}: {what}</translation>
    </message>
    <message>
      <source>The letter {letter}</source>
      <comment>LETTER</comment>
      <translation>La letra {letter}</translation>
    </message>
    <message>
      <source>Picture from a file</source>
      <comment>OWN</comment>
      <translation>Imagen de un archivo</translation>
    </message>
    <message>
      <source>Picture from a file…</source>
      <comment>FILE</comment>
      <translation>Imagen de un archivo…</translation>
    </message>
    <message>
      <source>Choose a picture</source>
      <comment>CHOOSE_FILE</comment>
      <translation>Elegir una imagen</translation>
    </message>
    <message>
      <source>Pictures (*.png *.jpg *.jpeg)</source>
      <comment>FILES</comment>
      <translation>Imágenes (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
      <source>Remove this picture</source>
      <comment>REMOVE</comment>
      <translation>Quitar esta imagen</translation>
    </message>
    <message>
      <source>{file} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>No se puede leer {file}: {reason}.</translation>
    </message>
    <message>
      <source>{file} is neither a PNG nor a JPEG picture.</source>
      <comment>KIND</comment>
      <translation>{file} no es una imagen PNG ni JPEG.</translation>
    </message>
    <message>
      <source>{file} has more than {size} MB.</source>
      <comment>TOO_LARGE</comment>
      <translation>{file} tiene más de {size} MB.</translation>
    </message>
    <message>
      <source>{file} has more than {count} million pixels.</source>
      <comment>TOO_MANY</comment>
      <translation>{file} tiene más de {count} millones de píxeles.</translation>
    </message>
    <message>
      <source>{file} is damaged.</source>
      <comment>DAMAGED</comment>
      <translation>{file} está dañado.</translation>
    </message>
    <message>
      <source>The picture cannot be kept: {reason}.</source>
      <comment>NOT_KEPT</comment>
      <translation>No se puede guardar la imagen: {reason}.</translation>
    </message>
  </context>
  <context>
    <name>FairWord</name>
    <message>
      <source>Fair play</source>
      <comment>TITLE</comment>
      <translation>Juego limpio</translation>
    </message>
    <message>
      <source>How the cards are shuffled, and what the computer players know</source>
      <comment>LINE</comment>
      <translation>Cómo se barajan las cartas y qué saben los jugadores de la computadora</translation>
    </message>
    <message>
      <source>An honest shuffle</source>
      <comment>SHUFFLE</comment>
      <translation>Barajado honesto</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>PLAYERS</comment>
      <translation>Jugadores de la computadora</translation>
    </message>
    <message>
      <source>How the computer players think</source>
      <comment>THINK</comment>
      <translation>Cómo piensan los jugadores de la computadora</translation>
    </message>
    <message>
      <source>In short</source>
      <comment>SHORT</comment>
      <translation>En breve</translation>
    </message>
    <message>
      <source>Details</source>
      <comment>DETAILS</comment>
      <translation>Detalles</translation>
    </message>
    <message>
      <source>The cards were fixed before the deal</source>
      <comment>FIXED</comment>
      <translation>Las cartas estaban decididas antes de la mano</translation>
    </message>
    <message>
      <source>Were the cards fixed before the deal?</source>
      <comment>FIXED_OPEN</comment>
      <translation>¿Estaban decididas las cartas antes de la mano?</translation>
    </message>
    <message>
      <source>The fingerprint of deal {number} was shown before its first card. Nobody can change the cards after it.</source>
      <comment>FIXED_LINE</comment>
      <translation>La huella de la mano {number} se mostró antes de su primera carta. Después nadie puede cambiar las cartas.</translation>
    </message>
    <message>
      <source>Deal {number} was dealt once more just now, from its key: the same cards.</source>
      <comment>CHECKED_LINE</comment>
      <translation>La mano {number} se repartió otra vez ahora mismo desde su clave: las mismas cartas.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset</source>
      <comment>GIVEN_SHORT</comment>
      <translation>Las cartas de esta mano estaban fijadas de antemano</translation>
    </message>
    <message>
      <source>The computer players see only their own cards</source>
      <comment>SEE</comment>
      <translation>Los jugadores de la computadora solo ven sus propias cartas</translation>
    </message>
    <message>
      <source>They think in a separate process, which is told what their seat knows and nothing else.</source>
      <comment>SEE_LINE</comment>
      <translation>Piensan en un proceso aparte, que recibe lo que se sabe en su asiento y nada más.</translation>
    </message>
    <message>
      <source>Every deal of a match follows from a seed drawn before the first card. A fingerprint fits only one seed and reveals nothing about it: it is shown first, and the rest once it can no longer help anybody. So nobody, not even the program, can change the cards in between.</source>
      <comment>INTRO</comment>
      <translation>Todas las manos de una partida salen de una semilla que se sortea antes de la primera carta. Una huella solo encaja con una semilla y no dice nada de ella: se muestra primero, y lo demás cuando ya no ayuda a nadie. Así nadie puede cambiar las cartas entretanto, tampoco el programa.</translation>
    </message>
    <message>
      <source>Everybody's program adds a secret to each shuffle, so that nobody can choose the cards, not even whoever runs the table. He could still look at all hands in his own computer: only a table on the computer of somebody who doesn't play prevents that, too.</source>
      <comment>INTRO_TOGETHER</comment>
      <translation>El programa de cada uno añade un secreto a cada barajada, así que nadie puede elegir las cartas, ni siquiera quien lleva la mesa. Aun así podría mirar todas las cartas en su computadora: eso solo lo impide una mesa en la computadora de alguien que no juega.</translation>
    </message>
    <message>
      <source>Nobody could have chosen the cards</source>
      <comment>NOBODY_CHOSE</comment>
      <translation>Nadie pudo elegir las cartas</translation>
    </message>
    <message>
      <source>Could somebody have chosen the cards?</source>
      <comment>NOBODY_CHOSE_OPEN</comment>
      <translation>¿Pudo alguien elegir las cartas?</translation>
    </message>
    <message>
      <source>Everybody's program added a secret to deal {number}, once the table's own part was fixed.</source>
      <comment>FIXED_TOGETHER</comment>
      <translation>El programa de cada uno añadió un secreto a la mano {number}, cuando la parte de la mesa ya estaba decidida.</translation>
    </message>
    <message>
      <source>Deals that this window has checked: {count}.</source>
      <comment>CHECKED_TOGETHER</comment>
      <translation>Manos que esta ventana comprobó: {count}.</translation>
    </message>
    <message>
      <source>Everybody's program adds a secret to each shuffle. This window checks each deal when it is over.</source>
      <comment>CHECKED_LATER</comment>
      <translation>El programa de cada uno añade un secreto a cada barajada. Esta ventana comprueba cada mano cuando acaba.</translation>
    </message>
    <message>
      <source>Whoever runs the table could look at all hands in his computer. If he doesn't play himself, no player can.</source>
      <comment>PEEK</comment>
      <translation>Quien lleva la mesa podría mirar todas las cartas en su computadora. Si él no juega, ningún jugador puede.</translation>
    </message>
    <message>
      <source>Before deal {number}: the fingerprints</source>
      <comment>BEFORE</comment>
      <translation>Antes de la mano {number}: las huellas</translation>
    </message>
    <message>
      <source>After deal {number}: its key</source>
      <comment>AFTER</comment>
      <translation>Tras la mano {number}: su clave</translation>
    </message>
    <message>
      <source>Shown when the deal is over.</source>
      <comment>KEY_LATER</comment>
      <translation>Se muestra cuando acaba la mano.</translation>
    </message>
    <message>
      <source>Shown when the match is over.</source>
      <comment>SEED_LATER</comment>
      <translation>Se muestra cuando acaba la partida.</translation>
    </message>
    <message>
      <source>Match</source>
      <comment>MATCH</comment>
      <translation>Partida</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL</comment>
      <translation>Mano {number}</translation>
    </message>
    <message>
      <source>Key</source>
      <comment>KEY</comment>
      <translation>Clave</translation>
    </message>
    <message>
      <source>Seed</source>
      <comment>SEED</comment>
      <translation>Semilla</translation>
    </message>
    <message>
      <source>This match has no fingerprint.</source>
      <comment>NO_FINGERPRINT</comment>
      <translation>Esta partida no tiene huella.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset, so they have no key.</source>
      <comment>NO_KEY</comment>
      <translation>Las cartas de esta mano estaban fijadas de antemano, así que no tiene clave.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset: by a code, or because they are played again.</source>
      <comment>GIVEN</comment>
      <translation>Las cartas de esta mano estaban fijadas de antemano: por un código, o porque se juegan otra vez.</translation>
    </message>
    <message>
      <source>Before deal {number}: everybody's promises</source>
      <comment>PROMISES</comment>
      <translation>Antes de la mano {number}: las promesas de todos</translation>
    </message>
    <message>
      <source>Each program chose a secret, and showed only its hash: no secret can be changed after that.</source>
      <comment>PROMISES_LINE</comment>
      <translation>Cada programa eligió un secreto y mostró solo su hash: después ningún secreto se puede cambiar.</translation>
    </message>
    <message>
      <source>No program of a guest added to this deal.</source>
      <comment>NOBODY_ADDED</comment>
      <translation>Ningún programa de un invitado añadió nada a esta mano.</translation>
    </message>
    <message>
      <source>After deal {number}: everybody's parts</source>
      <comment>PARTS</comment>
      <translation>Tras la mano {number}: las partes de todos</translation>
    </message>
    <message>
      <source>Not opened in time, so it counts for nothing</source>
      <comment>PART_WITHHELD</comment>
      <translation>No se abrió a tiempo, así que no cuenta</translation>
    </message>
    <message>
      <source>They match, and together give these hands</source>
      <comment>MATCHES_TOGETHER</comment>
      <translation>Coinciden y juntas dan estas cartas</translation>
    </message>
    <message>
      <source>Do they match?</source>
      <comment>COMPARE</comment>
      <translation>¿Coinciden?</translation>
    </message>
    <message>
      <source>Checked when the deal is over. Copy all now if you want to compare it yourself.</source>
      <comment>COMPARE_LATER</comment>
      <translation>Se comprueba cuando acaba la mano. Cópialo todo ahora si quieres comparar tú.</translation>
    </message>
    <message>
      <source>Check this deal to have it dealt again from its key.</source>
      <comment>COMPARE_NOW</comment>
      <translation>Comprueba esta mano y se repartirá otra vez desde su clave.</translation>
    </message>
    <message>
      <source>They match, and give these hands</source>
      <comment>MATCHES</comment>
      <translation>Coinciden y dan estas cartas</translation>
    </message>
    <message>
      <source>The seed gives these hands</source>
      <comment>MATCHES_OLD</comment>
      <translation>La semilla da estas cartas</translation>
    </message>
    <message>
      <source>These are the preset cards</source>
      <comment>MATCHES_GIVEN</comment>
      <translation>Son las cartas fijadas de antemano</translation>
    </message>
    <message>
      <source>They don't match</source>
      <comment>DIFFERS</comment>
      <translation>No coinciden</translation>
    </message>
    <message>
      <source>Found {found}, expected {expected}. Use Copy all to show it to anybody you like.</source>
      <comment>DIFFERS_LINE</comment>
      <translation>Se encontró {found}, se esperaba {expected}. «Copiar todo» lo guarda para quien quieras que lo vea.</translation>
    </message>
    <message>
      <source>This program can't check these cards</source>
      <comment>UNKNOWN</comment>
      <translation>El programa no puede comprobar estas cartas</translation>
    </message>
    <message>
      <source>They come from a generator that it doesn't know: {generator}.</source>
      <comment>UNKNOWN_LINE</comment>
      <translation>Vienen de un generador que no conoce: {generator}.</translation>
    </message>
    <message>
      <source>These cards were not shuffled</source>
      <comment>BY_SOMEBODY</comment>
      <translation>Estas cartas no se barajaron</translation>
    </message>
    <message>
      <source>They were laid out by hand, for a lesson.</source>
      <comment>BY_SOMEBODY_LINE</comment>
      <translation>Se colocaron a mano para una lección.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Mazo</translation>
    </message>
    <message>
      <source>{label}: {value}</source>
      <comment>SPOKEN</comment>
      <translation>{label}: {value}</translation>
    </message>
    <message>
      <source>The table fixes its own part</source>
      <comment>FIRST</comment>
      <translation>La mesa decide su parte</translation>
    </message>
    <message>
      <source>It is drawn together with the match, and everybody is shown a fingerprint that fits nothing else.</source>
      <comment>FIRST_LINE</comment>
      <translation>Se sortea con la partida, y a todos se les muestra una huella que no encaja con nada más.</translation>
    </message>
    <message>
      <source>Everybody's program promises a secret</source>
      <comment>SECOND</comment>
      <translation>El programa de cada uno promete un secreto</translation>
    </message>
    <message>
      <source>It shows only a hash, which tells nothing about the secret and fits no other one.</source>
      <comment>SECOND_LINE</comment>
      <translation>Solo muestra un hash, que no dice nada del secreto y no encaja con ningún otro.</translation>
    </message>
    <message>
      <source>All secrets are opened, and the cards are dealt</source>
      <comment>THIRD</comment>
      <translation>Se abren todos los secretos y se reparten las cartas</translation>
    </message>
    <message>
      <source>No program opens its secret before all promises are fixed. Whoever doesn't open his in time is named, and gains nothing: he cannot know which cards would follow.</source>
      <comment>THIRD_LINE</comment>
      <translation>Ningún programa abre su secreto antes de que todas las promesas estén decididas. A quien no abre el suyo a tiempo se le nombra, y no gana nada: no puede saber qué cartas saldrían.</translation>
    </message>
    <message>
      <source>After the deal, every program checks it</source>
      <comment>FOURTH</comment>
      <translation>Tras la mano, cada programa la comprueba</translation>
    </message>
    <message>
      <source>Its own secret is in, all promises were kept, and the cards that it saw follow from all of them.</source>
      <comment>FOURTH_LINE</comment>
      <translation>Su propio secreto está dentro, todas las promesas se cumplieron y las cartas que vio salen de todas ellas.</translation>
    </message>
    <message>
      <source>Check this deal</source>
      <comment>CHECK</comment>
      <translation>Comprobar mano</translation>
    </message>
    <message>
      <source>Copy all</source>
      <comment>COPY</comment>
      <translation>Copiar todo</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>Which deal</source>
      <comment>WHICH</comment>
      <translation>Qué mano</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL_OVER</comment>
      <translation>Mano {number}</translation>
    </message>
    <message>
      <source>Deal {number}, in play</source>
      <comment>DEAL_PLAYED</comment>
      <translation>Mano {number}, en juego</translation>
    </message>
    <message>
      <source>Deal {number}, to come</source>
      <comment>DEAL_NEXT</comment>
      <translation>Mano {number}, por venir</translation>
    </message>
    <message>
      <source>Start a game to see its fingerprint here before the first card.</source>
      <comment>NO_GAME</comment>
      <translation>Empieza una partida; antes de la primera carta verás aquí su huella.</translation>
    </message>
    <message>
      <source>A deal's fingerprint is the SHA-256 of its key: anybody can check it, even without this program.</source>
      <comment>BY_HAND</comment>
      <translation>La huella de una mano es el SHA-256 de su clave: cualquiera puede comprobarlo, también sin este programa.</translation>
    </message>
    <message>
      <source>How the cards follow from the key</source>
      <comment>HOW</comment>
      <translation>Cómo salen las cartas de la clave</translation>
    </message>
    <message>
      <source>Read the long version</source>
      <comment>LONG</comment>
      <translation>Leer la versión larga</translation>
    </message>
    <message>
      <source>The cards of this match are settled. Its fingerprint: {fingerprint}.</source>
      <comment>LOGGED</comment>
      <translation>Las cartas de esta partida están decididas. Su huella: {fingerprint}.</translation>
    </message>
    <message>
      <source>Match: generator {generator}</source>
      <comment>COPY_GAME</comment>
      <translation>Partida: generador {generator}</translation>
    </message>
    <message>
      <source>Fingerprint of the match: {fingerprint}</source>
      <comment>COPY_MATCH</comment>
      <translation>Huella de la partida: {fingerprint}</translation>
    </message>
    <message>
      <source>It is the SHA-256 of: {text}</source>
      <comment>COPY_RULES</comment>
      <translation>Es el SHA-256 de: {text}</translation>
    </message>
    <message>
      <source>Seed: {seed}</source>
      <comment>COPY_SEED</comment>
      <translation>Semilla: {seed}</translation>
    </message>
    <message>
      <source>Fingerprint of deal {number}: {fingerprint}</source>
      <comment>COPY_DEAL</comment>
      <translation>Huella de la mano {number}: {fingerprint}</translation>
    </message>
    <message>
      <source>It is the SHA-256 of the key: {key}</source>
      <comment>COPY_KEY</comment>
      <translation>Es el SHA-256 de la clave: {key}</translation>
    </message>
    <message>
      <source>{name} promised: {commitment}</source>
      <comment>COPY_PROMISE</comment>
      <translation>{name} prometió: {commitment}</translation>
    </message>
    <message>
      <source>This is the SHA-256 of: {text}</source>
      <comment>COPY_SECRET</comment>
      <translation>Esto es el SHA-256 de: {text}</translation>
    </message>
    <message>
      <source>It was not opened in time.</source>
      <comment>COPY_WITHHELD</comment>
      <translation>No se abrió a tiempo.</translation>
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
      <translation>{address} no es la dirección de una mesa: escribe lo que muestra la pantalla de la mesa.</translation>
    </message>
    <message>
      <source>No table answers at {address}: please check the address, and that both computers are in one network.</source>
      <comment>NOT_THERE</comment>
      <translation>Ninguna mesa responde en {address}: comprueba la dirección y que las dos computadoras estén en la misma red.</translation>
    </message>
    <message>
      <source>What answers at {address} is no table of this program: please check the address.</source>
      <comment>NO_TABLE</comment>
      <translation>Lo que responde en {address} no es una mesa de este programa: comprueba la dirección.</translation>
    </message>
    <message>
      <source>{address} is no address of a server: please enter one such as https://cards.example.org.</source>
      <comment>SERVER_ADDRESS</comment>
      <translation>{address} no es la dirección de un servidor: escribe una como https://cards.example.org.</translation>
    </message>
    <message>
      <source>No server answers at {address}: please check the address, and the connection to the Internet.</source>
      <comment>NO_SERVER</comment>
      <translation>Ningún servidor responde en {address}: comprueba la dirección y la conexión a Internet.</translation>
    </message>
    <message>
      <source>{address} cannot prove that it is the right server ({reason}): please check the address.</source>
      <comment>NOT_TRUSTED</comment>
      <translation>{address} no puede demostrar que es el servidor correcto ({reason}): comprueba la dirección.</translation>
    </message>
    <message>
      <source>{address} asks for an encrypted connection, for which the library OpenSSL 3 is missing here.</source>
      <comment>NO_TLS</comment>
      <translation>{address} pide una conexión cifrada, para la que aquí falta la biblioteca OpenSSL 3.</translation>
    </message>
    <message>
      <source>The table runs a newer version of this program: please update the one on this computer.</source>
      <comment>NEW_TABLE</comment>
      <translation>La mesa usa una versión más nueva de este programa: actualiza la de esta computadora.</translation>
    </message>
    <message>
      <source>The table runs an older version of this program: please update the one on the table's computer.</source>
      <comment>OLD_TABLE</comment>
      <translation>La mesa usa una versión más antigua de este programa: actualiza la de la computadora de la mesa.</translation>
    </message>
    <message>
      <source>The table runs another version of this program: please install the same version on both computers.</source>
      <comment>OTHER_VERSION</comment>
      <translation>La mesa usa otra versión de este programa: instala la misma en las dos computadoras.</translation>
    </message>
    <message>
      <source>The connection to the table is lost. The game goes on as soon as it is back.</source>
      <comment>LOST</comment>
      <translation>Se perdió la conexión con la mesa. La partida sigue en cuanto vuelva.</translation>
    </message>
    <message>
      <source>The line to the table is slow: your answer is on its way.</source>
      <comment>SLOW</comment>
      <translation>La conexión con la mesa es lenta: tu respuesta está en camino.</translation>
    </message>
    <message>
      <source>The connection to the table is back.</source>
      <comment>BACK</comment>
      <translation>La conexión con la mesa volvió.</translation>
    </message>
    <message>
      <source>The table is open again: the game goes on where it was.</source>
      <comment>OPEN_AGAIN</comment>
      <translation>La mesa está abierta de nuevo: la partida sigue donde estaba.</translation>
    </message>
    <message>
      <source>The table sent something that makes no sense, so the connection has been closed.</source>
      <comment>NONSENSE</comment>
      <translation>La mesa envió algo que no tiene sentido, así que se cerró la conexión.</translation>
    </message>
    <message>
      <source>The table sent too much at once, so the connection has been closed.</source>
      <comment>FLOOD</comment>
      <translation>La mesa envió demasiado de una vez, así que se cerró la conexión.</translation>
    </message>
    <message>
      <source>The table's record of the game is not what this window has seen, so it isn't kept among your games.</source>
      <comment>NO_COPY</comment>
      <translation>Lo que la mesa anotó de la partida no es lo que vio esta ventana, así que no se guarda entre tus partidas.</translation>
    </message>
    <message>
      <source>The connection to the table is not back yet: please try again in a moment.</source>
      <comment>WAITING</comment>
      <translation>La conexión con la mesa todavía no volvió: inténtalo de nuevo en un momento.</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>Ausente {seconds} s</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <comment>SECONDS</comment>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>Reserve {time}</source>
      <comment>RESERVE</comment>
      <translation>Reserva {time}</translation>
    </message>
    <message>
      <source>Away: the computer plays</source>
      <comment>REPLACED</comment>
      <translation>Ausente: juega la computadora</translation>
    </message>
    <message>
      <source>The table ended unexpectedly, and has been opened again where it was.</source>
      <comment>RESTARTED</comment>
      <translation>La mesa terminó inesperadamente y se abrió de nuevo donde estaba.</translation>
    </message>
    <message>
      <source>You are playing together with others: please leave the table first.</source>
      <comment>AT_TABLE</comment>
      <translation>Estás jugando con otras personas: deja primero la mesa.</translation>
    </message>
    <message>
      <source>The table has been closed.</source>
      <comment>HOST_LEFT</comment>
      <translation>La mesa se cerró.</translation>
    </message>
  </context>
  <context>
    <name>FaultWord</name>
    <message>
      <source>Something went wrong</source>
      <comment>TITLE</comment>
      <translation>Algo salió mal</translation>
    </message>
    <message>
      <source>That was our mistake, not yours. Your game is saved up to the last move, and you can go on from there.</source>
      <comment>SAID</comment>
      <translation>Fue un error nuestro, no tuyo. Tu partida está guardada hasta la última jugada; puedes seguir desde ahí.</translation>
    </message>
    <message>
      <source>That was our mistake, not yours. The program can't go on, but every move is saved.</source>
      <comment>ENDED</comment>
      <translation>Fue un error nuestro, no tuyo. El programa no puede seguir, pero todas las jugadas están guardadas.</translation>
    </message>
    <message>
      <source>If you want to report it, copy the details. They are also kept in {path}.</source>
      <comment>LOG</comment>
      <translation>Si quieres avisarnos, copia los detalles. También se guardan en {path}.</translation>
    </message>
    <message>
      <source>If you want to report it, copy the details.</source>
      <comment>NO_LOG</comment>
      <translation>Si quieres avisarnos, copia los detalles.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <comment>COPY</comment>
      <translation>Copiar los detalles</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>GO_ON</comment>
      <translation>Seguir</translation>
    </message>
    <message>
      <source>Quit</source>
      <comment>QUIT</comment>
      <translation>Salir</translation>
    </message>
    <message>
      <source>The program crashed last time. Every move up to then was saved. The details are kept in {path}.</source>
      <comment>CRASHED</comment>
      <translation>La última vez el programa se cerró por un error. Todas las jugadas hasta entonces se guardaron. Los detalles están en {path}.</translation>
    </message>
  </context>
  <context>
    <name>FirewallWord</name>
    <message>
      <source>If phones do not find it, Windows keeps them out: under Windows Security, Firewall and network protection, allow pinochle-qt as an app in private networks, and make sure that this network is private.</source>
      <comment>WINDOWS</comment>
      <translation>Si los teléfonos no la encuentran, Windows los bloquea: en Seguridad de Windows, Firewall y protección de red, permitan pinochle-qt como aplicación en redes privadas y asegúrense de que esta red sea privada.</translation>
    </message>
    <message>
      <source>If phones do not find it, macOS keeps them out: under System Settings, Network, Firewall, Options, let Pinochle receive incoming connections.</source>
      <comment>MACOS</comment>
      <translation>Si los teléfonos no la encuentran, macOS los bloquea: en Ajustes del Sistema, Red, Firewall, Opciones, dejen que Pinochle reciba conexiones entrantes.</translation>
    </message>
    <message>
      <source>If phones do not find it, a firewall keeps them out: open its port {port} for TCP, for example with sudo ufw allow {port}/tcp or sudo firewall-cmd --add-port={port}/tcp.</source>
      <comment>LINUX</comment>
      <translation>Si los teléfonos no la encuentran, un firewall los bloquea: abran su puerto {port} para TCP, por ejemplo con sudo ufw allow {port}/tcp o sudo firewall-cmd --add-port={port}/tcp.</translation>
    </message>
    <message>
      <source>Some networks for guests keep all devices apart: please use another Wi-Fi, or a phone's hotspot.</source>
      <comment>GUESTS</comment>
      <translation>Algunas redes para invitados mantienen separados todos los dispositivos: usen otra red Wi-Fi o el punto de acceso de un teléfono.</translation>
    </message>
  </context>
  <context>
    <name>GamesWord</name>
    <message>
      <source>Games</source>
      <comment>TITLE</comment>
      <translation>Partidas</translation>
    </message>
    <message>
      <source>{unfinished} unfinished, {finished} finished</source>
      <comment>COUNTS</comment>
      <translation>Sin terminar: {unfinished}; terminadas: {finished}</translation>
    </message>
    <message>
      <source>{unfinished} unfinished</source>
      <comment>COUNT_UNFINISHED</comment>
      <translation>Sin terminar: {unfinished}</translation>
    </message>
    <message>
      <source>{finished} finished</source>
      <comment>COUNT_FINISHED</comment>
      <translation>Terminadas: {finished}</translation>
    </message>
    <message>
      <source>From your statistics: {counts}</source>
      <comment>SOME_COUNTS</comment>
      <translation>De tus estadísticas: {counts}</translation>
    </message>
    <message>
      <source>Reading your games: {done} of {total}</source>
      <comment>READING</comment>
      <translation>Leyendo tus partidas: {done} de {total}</translation>
    </message>
    <message>
      <source>Find a game, name or date</source>
      <comment>FIND</comment>
      <translation>Buscar partida, nombre o fecha</translation>
    </message>
    <message>
      <source>All</source>
      <comment>ALL</comment>
      <translation>Todas</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <comment>UNFINISHED</comment>
      <translation>Sin terminar</translation>
    </message>
    <message>
      <source>Finished</source>
      <comment>FINISHED</comment>
      <translation>Terminadas</translation>
    </message>
    <message>
      <source>All variants</source>
      <comment>ALL_VARIANTS</comment>
      <translation>Todas</translation>
    </message>
    <message>
      <source>Your games</source>
      <comment>LIST</comment>
      <translation>Tus partidas</translation>
    </message>
    <message>
      <source>Order</source>
      <comment>SORT</comment>
      <translation>Orden</translation>
    </message>
    <message>
      <source>Newest first</source>
      <comment>BY_DATE</comment>
      <translation>Más recientes</translation>
    </message>
    <message>
      <source>By game</source>
      <comment>BY_GAME</comment>
      <translation>Por juego</translation>
    </message>
    <message>
      <source>Longest first</source>
      <comment>BY_LENGTH</comment>
      <translation>Más largas</translation>
    </message>
    <message>
      <source>On the table</source>
      <comment>ON_TABLE</comment>
      <translation>En la mesa</translation>
    </message>
    <message>
      <source>Practice</source>
      <comment>PRACTICE</comment>
      <translation>Práctica</translation>
    </message>
    <message>
      <source>As a guest</source>
      <comment>AS_GUEST</comment>
      <translation>De invitado</translation>
    </message>
    <message>
      <source>{game}, house rules</source>
      <comment>HOUSE_RULES</comment>
      <translation>{game}, reglas propias</translation>
    </message>
    <message>
      <source>Today {time}</source>
      <comment>TODAY</comment>
      <translation>Hoy {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <comment>YESTERDAY</comment>
      <translation>Ayer {time}</translation>
    </message>
    <message>
      <source>{month} {day}</source>
      <comment>DAY</comment>
      <translation>{day} de {month}</translation>
    </message>
    <message>
      <source>{month} {day}, {year}</source>
      <comment>DAY_AND_YEAR</comment>
      <translation>{day} de {month} de {year}</translation>
    </message>
    <message>
      <source>Deal {deal}, auction</source>
      <comment>AT_AUCTION</comment>
      <translation>Mano {deal}, subasta</translation>
    </message>
    <message>
      <source>Deal {deal}, melding</source>
      <comment>AT_MELDING</comment>
      <translation>Mano {deal}, cantes</translation>
    </message>
    <message>
      <source>Deal {deal}, trick {trick}</source>
      <comment>AT_TRICK</comment>
      <translation>Mano {deal}, baza {trick}</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>AT_DEAL</comment>
      <translation>Mano {deal}</translation>
    </message>
    <message>
      <source>After deal {deal}</source>
      <comment>AFTER_DEAL</comment>
      <translation>Tras la mano {deal}</translation>
    </message>
    <message>
      <source>No deal yet</source>
      <comment>NO_DEAL</comment>
      <translation>Aún sin manos</translation>
    </message>
    <message>
      <source>Won in {deals} deals</source>
      <comment>WON</comment>
      <translation>Ganada en {deals} manos</translation>
    </message>
    <message>
      <source>Won in one deal</source>
      <comment>WON_ONE</comment>
      <translation>Ganada en una mano</translation>
    </message>
    <message>
      <source>Lost in {deals} deals</source>
      <comment>LOST</comment>
      <translation>Perdida en {deals} manos</translation>
    </message>
    <message>
      <source>Lost in one deal</source>
      <comment>LOST_ONE</comment>
      <translation>Perdida en una mano</translation>
    </message>
    <message>
      <source>Won</source>
      <comment>JUST_WON</comment>
      <translation>Ganada</translation>
    </message>
    <message>
      <source>Lost</source>
      <comment>JUST_LOST</comment>
      <translation>Perdida</translation>
    </message>
    <message>
      <source>{names} won</source>
      <comment>OVER</comment>
      <translation>Victoria: {names}</translation>
    </message>
    <message>
      <source>Can't be read</source>
      <comment>UNREADABLE</comment>
      <translation>No se puede leer</translation>
    </message>
    <message>
      <source>Needs a newer version</source>
      <comment>NEWER</comment>
      <translation>Necesita un Pinochle más nuevo</translation>
    </message>
    <message>
      <source>{target}. {sides}.</source>
      <comment>AGAINST</comment>
      <translation>{target}. {sides}.</translation>
    </message>
    <message>
      <source>{us} against {them}</source>
      <comment>VERSUS</comment>
      <translation>{us} contra {them}</translation>
    </message>
    <message>
      <source>{name}, {when}, {how_far}. {scores}</source>
      <comment>ROW_SPOKEN</comment>
      <translation>{name}, {when}, {how_far}. {scores}</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>COLUMN_MELD</comment>
      <translation>Cantes</translation>
    </message>
    <message>
      <source>Result</source>
      <comment>COLUMN_RESULT</comment>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>COLUMN_TRUMP</comment>
      <translation>Triunfo</translation>
    </message>
    <message>
      <source>Total</source>
      <comment>TOTAL</comment>
      <translation>Total</translation>
    </message>
    <message>
      <source>Made, {points} over</source>
      <comment>MADE_OVER</comment>
      <translation>Cumplida, +{points}</translation>
    </message>
    <message>
      <source>Made exactly</source>
      <comment>MADE_JUST</comment>
      <translation>Cumplida exacta</translation>
    </message>
    <message>
      <source>Set by {points}</source>
      <comment>SET_BY</comment>
      <translation>Faltaron {points}</translation>
    </message>
    <message>
      <source>Set</source>
      <comment>SET</comment>
      <translation>No cumplida</translation>
    </message>
    <message>
      <source>Not on the board</source>
      <comment>NOT_ON_BOARD</comment>
      <translation>Inalcanzable</translation>
    </message>
    <message>
      <source>Thrown in</source>
      <comment>THROWN_IN</comment>
      <translation>Abandonada</translation>
    </message>
    <message>
      <source>Conceded</source>
      <comment>CONCEDED</comment>
      <translation>Abandonada</translation>
    </message>
    <message>
      <source>Passed out</source>
      <comment>PASSED_OUT</comment>
      <translation>Todos pasaron</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>MISDEAL</comment>
      <translation>Mal reparto</translation>
    </message>
    <message>
      <source>Renege</source>
      <comment>RENEGE</comment>
      <translation>Renuncio</translation>
    </message>
    <message>
      <source>Shot the moon</source>
      <comment>MOON_MADE</comment>
      <translation>Todas las bazas</translation>
    </message>
    <message>
      <source>Missed the moon</source>
      <comment>MOON_FAILED</comment>
      <translation>No logró todas las bazas</translation>
    </message>
    <message>
      <source>Declared out</source>
      <comment>DECLARED_OUT</comment>
      <translation>Se declaró ganador</translation>
    </message>
    <message>
      <source>Won on meld</source>
      <comment>GAME_MELD</comment>
      <translation>Ganada por cantes</translation>
    </message>
    <message>
      <source>Took every trick</source>
      <comment>SWEPT</comment>
      <translation>Ganó todas las bazas</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>PLAYED</comment>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>{points} to go</source>
      <comment>TO_GO</comment>
      <translation>{points} por sumar</translation>
    </message>
    <message>
      <source>In play</source>
      <comment>IN_PLAY</comment>
      <translation>En juego</translation>
    </message>
    <message>
      <source>Standing</source>
      <comment>STANDING</comment>
      <translation>Marcador</translation>
    </message>
    <message>
      <source>Open</source>
      <comment>OPEN</comment>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>CONTINUE</comment>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>LOOK_BACK</comment>
      <translation>Repasar</translation>
    </message>
    <message>
      <source>Play these cards again</source>
      <comment>AGAIN</comment>
      <translation>Jugar otra vez estas cartas</translation>
    </message>
    <message>
      <source>Rename</source>
      <comment>RENAME</comment>
      <translation>Renombrar</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Show file</source>
      <comment>SHOW_FILE</comment>
      <translation>Mostrar archivo</translation>
    </message>
    <message>
      <source>“Play these cards again” deals the same hands in a new game. “Remove” can be undone until you leave this page.</source>
      <comment>NOTE</comment>
      <translation>«Jugar otra vez estas cartas» reparte las mismas manos en una partida nueva. «Quitar» se puede deshacer hasta que salgas.</translation>
    </message>
    <message>
      <source>Removed.</source>
      <comment>REMOVED</comment>
      <translation>Quitada.</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO_REMOVE</comment>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Name of this game</source>
      <comment>NAME_HELP</comment>
      <translation>Nombre de esta partida</translation>
    </message>
    <message>
      <source>All games</source>
      <comment>BACK_TO_LIST</comment>
      <translation>Todas las partidas</translation>
    </message>
    <message>
      <source>Looking for your games…</source>
      <comment>LOOKING</comment>
      <translation>Buscando tus partidas…</translation>
    </message>
    <message>
      <source>No games yet</source>
      <comment>EMPTY</comment>
      <translation>Aún no hay partidas</translation>
    </message>
    <message>
      <source>Every game you start is kept here.</source>
      <comment>EMPTY_WHY</comment>
      <translation>Las partidas que empiezas se guardan aquí solas.</translation>
    </message>
    <message>
      <source>New game…</source>
      <comment>NEW_GAME</comment>
      <translation>Nueva partida…</translation>
    </message>
    <message>
      <source>Nothing found for “{text}”.</source>
      <comment>NOTHING_FOUND</comment>
      <translation>No se encontró nada para «{text}».</translation>
    </message>
    <message>
      <source>There is no such game.</source>
      <comment>NOTHING_HERE</comment>
      <translation>No hay ninguna partida así.</translation>
    </message>
    <message>
      <source>Show all</source>
      <comment>SHOW_ALL</comment>
      <translation>Mostrar todas</translation>
    </message>
  </context>
  <context>
    <name>GermanWord</name>
    <message>
      <source>leaves</source>
      <comment>SPADES</comment>
      <translation>hojas</translation>
    </message>
    <message>
      <source>acorns</source>
      <comment>CLUBS</comment>
      <translation>bellotas</translation>
    </message>
    <message>
      <source>bells</source>
      <comment>DIAMONDS</comment>
      <translation>cascabeles</translation>
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
      <translation>Ober extra</translation>
    </message>
    <message>
      <source>Obers around</source>
      <comment>QUEENS</comment>
      <translation>cuatro Ober</translation>
    </message>
    <message>
      <source>Unters around</source>
      <comment>JACKS</comment>
      <translation>cuatro Unter</translation>
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
      <translation>cuatro Ober</translation>
    </message>
    <message>
      <source>four Unters</source>
      <comment>ANY_JACKS</comment>
      <translation>cuatro Unter</translation>
    </message>
    <message>
      <source>eight Obers</source>
      <comment>BINOKEL_DOUBLE_QUEENS</comment>
      <translation>ocho Ober</translation>
    </message>
    <message>
      <source>eight Unters</source>
      <comment>BINOKEL_DOUBLE_JACKS</comment>
      <translation>ocho Unter</translation>
    </message>
    <message>
      <source>four identical Obers</source>
      <comment>FOUR_QUEENS</comment>
      <translation>cuatro Ober iguales</translation>
    </message>
    <message>
      <source>four identical Unters</source>
      <comment>FOUR_JACKS</comment>
      <translation>cuatro Unter iguales</translation>
    </message>
    <message>
      <source>It's the high leaf.</source>
      <comment>TOP_SPADE</comment>
      <translation>Es la hoja más alta.</translation>
    </message>
    <message>
      <source>It's the high acorn.</source>
      <comment>TOP_CLUB</comment>
      <translation>Es la bellota más alta.</translation>
    </message>
    <message>
      <source>It's the high bell.</source>
      <comment>TOP_DIAMOND</comment>
      <translation>Es el cascabel más alto.</translation>
    </message>
    <message>
      <source>Ober of leaves and Unter of bells</source>
      <comment>PINOCHLE_CARDS</comment>
      <translation>Ober de hojas y Unter de cascabeles</translation>
    </message>
    <message>
      <source>A pinochle, the Ober of leaves and Unter of bells, is worth this much.</source>
      <comment>PINOCHLE_WORTH</comment>
      <translation>Un pinochle, Ober de hojas y Unter de cascabeles, vale esto.</translation>
    </message>
    <message>
      <source>Leaves count double.</source>
      <comment>SPADES_DOUBLE</comment>
      <translation>Hojas valen doble.</translation>
    </message>
  </context>
  <context>
    <name>GiveUpWord</name>
    <message>
      <source>Give up?</source>
      <comment>TITLE</comment>
      <translation>¿Rendirse?</translation>
    </message>
    <message>
      <source>The match you leave is kept as it stands. You can pick it up again at any time; until then, it counts as neither won nor lost. A new one begins.</source>
      <comment>MATCH_SAID</comment>
      <translation>La partida que dejas se guarda tal como está: puedes seguirla cuando quieras, y hasta entonces no cuenta ni como ganada ni como perdida. Empieza otra.</translation>
    </message>
    <message>
      <source>This match is not saved. If you leave it, it is lost, and a new one begins.</source>
      <comment>UNSAVED_SAID</comment>
      <translation>Esta partida no está guardada. Si la dejas, se pierde, y empieza otra.</translation>
    </message>
    <message>
      <source>The rules also let you give up just this deal: you lose the bid, and the match goes on.</source>
      <comment>DEAL_SAID</comment>
      <translation>Las reglas también te dejan abandonar solo esta mano: pierdes la puja y la partida sigue.</translation>
    </message>
    <message>
      <source>Leave the match</source>
      <comment>MATCH</comment>
      <translation>Dejar la partida</translation>
    </message>
    <message>
      <source>Give up the deal</source>
      <comment>DEAL</comment>
      <translation>Abandonar la mano</translation>
    </message>
    <message>
      <source>Keep playing</source>
      <comment>STAY</comment>
      <translation>Seguir jugando</translation>
    </message>
  </context>
  <context>
    <name>HandFault</name>
    <message>
      <source>A hand has {size} cards in this game, and this one has {count}.</source>
      <comment>SIZE</comment>
      <translation>En este juego una mano tiene {size} cartas, y esta tiene {count}.</translation>
    </message>
    <message>
      <source>With the widow these are {size} cards in this game, and here are {count}.</source>
      <comment>SIZE_WITH_WIDOW</comment>
      <translation>Con el pozo son {size} cartas en este juego, y aquí hay {count}.</translation>
    </message>
    <message>
      <source>Nobody bids in this game.</source>
      <comment>NO_AUCTION</comment>
      <translation>En este juego nadie puja.</translation>
    </message>
    <message>
      <source>In this game the hands are drawn card by card, so nobody bids on a hand as dealt.</source>
      <comment>DRAFT</comment>
      <translation>En este juego la mano se roba carta a carta, así que nadie puja con una mano repartida.</translation>
    </message>
    <message>
      <source>In this game nobody passes cards or lays them aside.</source>
      <comment>NO_PASSING</comment>
      <translation>En este juego nadie pasa cartas ni las aparta.</translation>
    </message>
    <message>
      <source>With this hand, this seat is not asked.</source>
      <comment>NOT_ASKED</comment>
      <translation>Con esta mano no se pregunta a este asiento.</translation>
    </message>
    <message>
      <source>This suit cannot become trump here.</source>
      <comment>NO_TRUMP</comment>
      <translation>Este palo no puede ser triunfo aquí.</translation>
    </message>
    <message>
      <source>In this game, trump is named with cards of the widow in hand.</source>
      <comment>WIDOW_FIRST</comment>
      <translation>En este juego el triunfo se nombra con cartas del pozo en la mano.</translation>
    </message>
    <message>
      <source>Call {number} is not possible here.</source>
      <comment>NO_CALL</comment>
      <translation>Lo dicho en el lugar {number} no es posible aquí.</translation>
    </message>
  </context>
  <context>
    <name>HandWord</name>
    <message>
      <source>Set up a hand</source>
      <comment>PAGE</comment>
      <translation>Preparar una mano</translation>
    </message>
    <message>
      <source>What would Expert do with these cards?</source>
      <comment>LINE</comment>
      <translation>¿Qué haría el experto con estas cartas?</translation>
    </message>
    <message>
      <source>{game}, own rules</source>
      <comment>OWN_RULES</comment>
      <translation>{game}, reglas propias</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Reparte</translation>
    </message>
    <message>
      <source>Cards or a deal as text</source>
      <comment>FIELD</comment>
      <translation>Cartas o una mano como texto</translation>
    </message>
    <message>
      <source>The ranks of spades, hearts, diamonds and clubs between periods, such as AAT.KQ.ATJ9.QJ9, or a deal.</source>
      <comment>FIELD_HELP</comment>
      <translation>Los valores de picas, corazones, diamantes y tréboles entre puntos, por ejemplo AAT.KQ.ATJ9.QJ9, o una mano.</translation>
    </message>
    <message>
      <source>{count} of {size} cards</source>
      <comment>COUNT</comment>
      <translation>{count} de {size} cartas</translation>
    </message>
    <message>
      <source>The hand has all its {size} cards. Take one away first.</source>
      <comment>FULL</comment>
      <translation>La mano ya tiene sus {size} cartas. Quita antes una.</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Vaciar</translation>
    </message>
    <message>
      <source>Random hand</source>
      <comment>RANDOM</comment>
      <translation>Mano al azar</translation>
    </message>
    <message>
      <source>My last deal</source>
      <comment>LAST</comment>
      <translation>Mi última mano</translation>
    </message>
    <message>
      <source>Copy deal as text</source>
      <comment>COPY</comment>
      <translation>Copiar la mano como texto</translation>
    </message>
    <message>
      <source>Copied: everybody can paste it here, or give it to the command “deal”.</source>
      <comment>COPIED</comment>
      <translation>Copiada: cualquiera puede pegarla aquí o dársela al comando «deal».</translation>
    </message>
    <message>
      <source>Play this deal</source>
      <comment>PLAY</comment>
      <translation>Jugar esta mano</translation>
    </message>
    <message>
      <source>Question</source>
      <comment>QUESTION</comment>
      <translation>Pregunta</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>BID</comment>
      <translation>Puja</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>TRUMP</comment>
      <translation>Triunfo</translation>
    </message>
    <message>
      <source>Cards to pass</source>
      <comment>PASS</comment>
      <translation>Cartas que pasar</translation>
    </message>
    <message>
      <source>Cards to bury</source>
      <comment>BURY</comment>
      <translation>Cartas que descartar</translation>
    </message>
    <message>
      <source>Trump suit</source>
      <comment>TRUMP_IS</comment>
      <translation>Palo de triunfo</translation>
    </message>
    <message>
      <source>Calls so far</source>
      <comment>CALLS</comment>
      <translation>Declarado hasta ahora</translation>
    </message>
    <message>
      <source>Nobody has called yet: those before you pass.</source>
      <comment>CALLS_NONE</comment>
      <translation>Aún no habló nadie: los que van antes que tú pasan.</translation>
    </message>
    <message>
      <source>Call of {name}</source>
      <comment>CALL_OF</comment>
      <translation>Lo que dice {name}</translation>
    </message>
    <message>
      <source>Add</source>
      <comment>ADD</comment>
      <translation>Añadir</translation>
    </message>
    <message>
      <source>Take back</source>
      <comment>TAKE_BACK</comment>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Ask Expert</source>
      <comment>ASK</comment>
      <translation>Preguntar al experto</translation>
    </message>
    <message>
      <source>Expert is looking at this hand…</source>
      <comment>THINKING</comment>
      <translation>El experto mira esta mano…</translation>
    </message>
    <message>
      <source>Best: {advice}</source>
      <comment>BEST</comment>
      <translation>La mejor: {advice}</translation>
    </message>
  </context>
  <context>
    <name>HelpWord</name>
    <message>
      <source>Help</source>
      <comment>TITLE</comment>
      <translation>Ayuda</translation>
    </message>
    <message>
      <source>Keys</source>
      <comment>KEYS</comment>
      <translation>Teclas</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>PLAYERS</comment>
      <translation>Jugadores de la computadora</translation>
    </message>
    <message>
      <source>What's new</source>
      <comment>NEWS</comment>
      <translation>Novedades</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Más</translation>
    </message>
    <message>
      <source>What they know, and how they decide</source>
      <comment>PLAYERS_LINE</comment>
      <translation>Qué saben y cómo deciden</translation>
    </message>
    <message>
      <source>At this table: {names}.</source>
      <comment>AT_TABLE</comment>
      <translation>En esta mesa: {names}.</translation>
    </message>
    <message>
      <source>What it knows</source>
      <comment>KNOWS</comment>
      <translation>Qué sabe</translation>
    </message>
    <message>
      <source>What it does</source>
      <comment>DOES</comment>
      <translation>Qué hace</translation>
    </message>
    <message>
      <source>How strong they are</source>
      <comment>LADDER</comment>
      <translation>Lo fuertes que son</translation>
    </message>
    <message>
      <source>How well they judge odds</source>
      <comment>PROMISES</comment>
      <translation>Cuánto aciertan sus probabilidades</translation>
    </message>
    <message>
      <source>Everything works by keyboard</source>
      <comment>KEYS_LINE</comment>
      <translation>Todo funciona con teclas</translation>
    </message>
    <message>
      <source>What has changed in this version</source>
      <comment>NEWS_LINE</comment>
      <translation>Qué cambió en esta versión</translation>
    </message>
    <message>
      <source>What has changed in this version, in English</source>
      <comment>NEWS_LINE_ENGLISH</comment>
      <translation>Qué cambió en esta versión, en inglés</translation>
    </message>
    <message>
      <source>Earlier versions</source>
      <comment>EARLIER_LINK</comment>
      <translation>Versiones anteriores</translation>
    </message>
    <message>
      <source>What changed before, newest first, in English</source>
      <comment>EARLIER_LINE</comment>
      <translation>Qué cambió antes, lo más nuevo primero, en inglés</translation>
    </message>
    <message>
      <source>Rules, files and source</source>
      <comment>MORE_LINE</comment>
      <translation>Reglas, archivos y código fuente</translation>
    </message>
    <message>
      <source>Search keys…</source>
      <comment>SEARCH</comment>
      <translation>Buscar teclas…</translation>
    </message>
    <message>
      <source>No key found for “{sought}”.</source>
      <comment>NOTHING_FOUND</comment>
      <translation>No hay ninguna tecla para «{sought}».</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <comment>SAVE_PDF</comment>
      <translation>Guardar como PDF…</translation>
    </message>
    <message>
      <source>This page is missing: the program isn't fully installed.</source>
      <comment>PAGE_MISSING</comment>
      <translation>Falta esta página: el programa no está instalado por completo.</translation>
    </message>
    <message>
      <source>Rules</source>
      <comment>RULES_TITLE</comment>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>The rules of this game</source>
      <comment>RULES_LINK</comment>
      <translation>Las reglas de este juego</translation>
    </message>
    <message>
      <source>Everything that applies at this table, including the house rules.</source>
      <comment>RULES_TEXT</comment>
      <translation>Todo lo que vale en esta mesa, también las reglas de la casa.</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECKS_TITLE</comment>
      <translation>Fichas</translation>
    </message>
    <message>
      <source>In check pinochle, each of the others pays for what you earn, and you pay each of them for the rest.</source>
      <comment>CHECKS_TEXT</comment>
      <translation>En el pinochle con fichas, cada rival paga lo que ganas, y el resto se lo pagas a cada uno.</translation>
    </message>
    <message>
      <source>Your games</source>
      <comment>RECORD_TITLE</comment>
      <translation>Tus partidas</translation>
    </message>
    <message>
      <source>Every game is a text file that other programs can read, too.</source>
      <comment>RECORD_TEXT</comment>
      <translation>Cada partida es un archivo de texto que también pueden leer otros programas.</translation>
    </message>
    <message>
      <source>How a game is written down</source>
      <comment>RECORD_LINK</comment>
      <translation>Cómo se anota una partida</translation>
    </message>
    <message>
      <source>Your games folder</source>
      <comment>FOLDER_LINK</comment>
      <translation>La carpeta de tus partidas</translation>
    </message>
    <message>
      <source>How a game is written down, in English</source>
      <comment>RECORD_LINE</comment>
      <translation>Cómo se anota una partida, en inglés</translation>
    </message>
    <message>
      <source>The program</source>
      <comment>SOURCE_TITLE</comment>
      <translation>El programa</translation>
    </message>
    <message>
      <source>Pinochle {version} is free software under the MIT license: you may read it, change it and pass it on.</source>
      <comment>SOURCE_TEXT</comment>
      <translation>Pinochle {version} es software libre con licencia MIT: puedes leerlo, cambiarlo y compartirlo.</translation>
    </message>
    <message>
      <source>The folder with its source</source>
      <comment>SOURCE_LINK</comment>
      <translation>La carpeta con su código fuente</translation>
    </message>
    <message>
      <source>You can get its source where you got the program.</source>
      <comment>SOURCE_ELSEWHERE</comment>
      <translation>Su código fuente se consigue donde conseguiste el programa.</translation>
    </message>
    <message>
      <source>What it is made of, and the licenses</source>
      <comment>LICENSES_LINK</comment>
      <translation>De qué está hecho, y las licencias</translation>
    </message>
    <message>
      <source>Playing together</source>
      <comment>TOGETHER_TITLE</comment>
      <translation>Jugar juntos</translation>
    </message>
    <message>
      <source>Everybody's phone is a hand of cards, and this screen or a TV is the table.</source>
      <comment>TOGETHER_TEXT</comment>
      <translation>El teléfono de cada uno es su mano de cartas, y esta pantalla o un televisor es la mesa.</translation>
    </message>
    <message>
      <source>How to play together</source>
      <comment>TOGETHER_LINK</comment>
      <translation>Cómo jugar juntos</translation>
    </message>
    <message>
      <source>Every phone is a hand of cards</source>
      <comment>TOGETHER_LINE</comment>
      <translation>Cada teléfono es una mano de cartas</translation>
    </message>
    <message>
      <source>Bidding conventions</source>
      <comment>CONVENTIONS_TITLE</comment>
      <translation>Convenciones de subasta</translation>
    </message>
    <message>
      <source>Partners can agree on what their bids tell each other, and share that as a small file.</source>
      <comment>CONVENTIONS_TEXT</comment>
      <translation>Los compañeros pueden acordar qué se dicen con sus pujas, y compartirlo como un archivo pequeño.</translation>
    </message>
    <message>
      <source>How to agree on bids</source>
      <comment>CONVENTIONS_LINK</comment>
      <translation>Cómo acordar las pujas</translation>
    </message>
    <message>
      <source>What bids tell a partner</source>
      <comment>CONVENTIONS_LINE</comment>
      <translation>Qué dicen las pujas al compañero</translation>
    </message>
    <message>
      <source>Who made each part of the program, in English</source>
      <comment>LICENSES_LINE</comment>
      <translation>De quién es cada parte del programa, en inglés</translation>
    </message>
  </context>
  <context>
    <name>KeyWord</name>
    <message>
      <source>Everywhere</source>
      <comment>EVERYWHERE</comment>
      <translation>En todas partes</translation>
    </message>
    <message>
      <source>Your cards</source>
      <comment>CARDS</comment>
      <translation>Tus cartas</translation>
    </message>
    <message>
      <source>Bidding</source>
      <comment>BIDDING</comment>
      <translation>La subasta</translation>
    </message>
    <message>
      <source>Naming trump</source>
      <comment>TRUMP</comment>
      <translation>Elegir triunfo</translation>
    </message>
    <message>
      <source>Melding</source>
      <comment>MELDING</comment>
      <translation>Cantar</translation>
    </message>
    <message>
      <source>Passing and burying cards</source>
      <comment>PASSING</comment>
      <translation>Pasar y apartar cartas</translation>
    </message>
    <message>
      <source>Dealing out the kitty</source>
      <comment>KITTY</comment>
      <translation>Repartir el pozo</translation>
    </message>
    <message>
      <source>Questions with numbered answers</source>
      <comment>CHOICES</comment>
      <translation>Preguntas con respuestas numeradas</translation>
    </message>
    <message>
      <source>Looking back at a deal</source>
      <comment>LOOKING_BACK</comment>
      <translation>Repasar una mano</translation>
    </message>
    <message>
      <source>Keeping score for real cards</source>
      <comment>KEEPING_SCORE</comment>
      <translation>Llevar la cuenta con cartas reales</translation>
    </message>
    <message>
      <source>Playing together</source>
      <comment>TOGETHER</comment>
      <translation>Jugar juntos</translation>
    </message>
    <message>
      <source>To the next button or panel, and back</source>
      <comment>NEXT_PART</comment>
      <translation>Al siguiente botón o panel, y atrás</translation>
    </message>
    <message>
      <source>Press the yellow button</source>
      <comment>MAIN_BUTTON</comment>
      <translation>Pulsar el botón amarillo</translation>
    </message>
    <message>
      <source>Close what you opened last, or undo an unfinished choice</source>
      <comment>CLOSE</comment>
      <translation>Cerrar lo último abierto, o deshacer lo elegido a medias</translation>
    </message>
    <message>
      <source>Search, on pages that have a search</source>
      <comment>SEARCH</comment>
      <translation>Buscar, en las páginas con búsqueda</translation>
    </message>
    <message>
      <source>A menu of what has the focus, as a right click opens it</source>
      <comment>CONTEXT</comment>
      <translation>Menú de lo que tiene el foco, como un clic derecho</translation>
    </message>
    <message>
      <source>To the next card you can use</source>
      <comment>ALONG</comment>
      <translation>A la siguiente carta que puedes usar</translation>
    </message>
    <message>
      <source>To the next card, usable or not</source>
      <comment>EACH</comment>
      <translation>A la siguiente carta, sea cual sea</translation>
    </message>
    <message>
      <source>To the first and the last card</source>
      <comment>ENDS</comment>
      <translation>A la primera y a la última carta</translation>
    </message>
    <message>
      <source>Play the card, or choose it</source>
      <comment>USE</comment>
      <translation>Jugar la carta, o elegirla</translation>
    </message>
    <message>
      <source>Play the card, or confirm your choice</source>
      <comment>ANSWER</comment>
      <translation>Jugar la carta, o confirmar la elección</translation>
    </message>
    <message>
      <source>Play the card</source>
      <comment>PLAY_CARD</comment>
      <translation>Jugar la carta</translation>
    </message>
    <message>
      <source>Choose the card, or put it back</source>
      <comment>CHOOSE_CARD</comment>
      <translation>Elegir la carta o devolverla</translation>
    </message>
    <message>
      <source>Confirm your choice</source>
      <comment>CONFIRM</comment>
      <translation>Confirmar la elección</translation>
    </message>
    <message>
      <source>Take back the cards you have chosen</source>
      <comment>CLEAR</comment>
      <translation>Deshacer las cartas elegidas</translation>
    </message>
    <message>
      <source>Raise or lower your bid</source>
      <comment>HIGHER_LOWER</comment>
      <translation>Subir o bajar tu puja</translation>
    </message>
    <message>
      <source>Type your bid</source>
      <comment>TYPE_BID</comment>
      <translation>Escribir tu puja</translation>
    </message>
    <message>
      <source>Choose a bid from the list by its place</source>
      <comment>LISTED_BID</comment>
      <translation>Elegir una puja de la lista por su lugar</translation>
    </message>
    <message>
      <source>Bid the least that is possible, at once</source>
      <comment>BID_LEAST</comment>
      <translation>Pujar de inmediato lo mínimo posible</translation>
    </message>
    <message>
      <source>Erase the last digit</source>
      <comment>RUB_OUT</comment>
      <translation>Borrar la última cifra</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Pasar</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Pasar con ayuda</translation>
    </message>
    <message>
      <source>Show the odds, or hide them</source>
      <comment>ODDS</comment>
      <translation>Ver u ocultar las probabilidades</translation>
    </message>
    <message>
      <source>To another suit</source>
      <comment>OTHER_SUIT</comment>
      <translation>A otro palo</translation>
    </message>
    <message>
      <source>To the next suit, where every bid names trump</source>
      <comment>NEXT_SUIT</comment>
      <translation>Al palo siguiente, si cada puja nombra triunfo</translation>
    </message>
    <message>
      <source>Prepare the moon, where it may be bid</source>
      <comment>BID_MOON</comment>
      <translation>Preparar todas las bazas, si se pueden pujar</translation>
    </message>
    <message>
      <source>To another meld in the list</source>
      <comment>OTHER_MELD</comment>
      <translation>A otro cante de la lista</translation>
    </message>
    <message>
      <source>To another card in the kitty</source>
      <comment>POINT</comment>
      <translation>A otra carta del pozo</translation>
    </message>
    <message>
      <source>Give the card to the next seat in turn</source>
      <comment>PICK</comment>
      <translation>Dar la carta al siguiente jugador</translation>
    </message>
    <message>
      <source>Choose an answer by its number</source>
      <comment>TAKE</comment>
      <translation>Elegir una respuesta por su número</translation>
    </message>
    <message>
      <source>One step back or forward</source>
      <comment>STEP</comment>
      <translation>Un paso atrás o adelante</translation>
    </message>
    <message>
      <source>To the choice before or after</source>
      <comment>CHOICE</comment>
      <translation>A la decisión anterior o siguiente</translation>
    </message>
    <message>
      <source>To the next mistake, or with Shift to the one before</source>
      <comment>MISTAKE</comment>
      <translation>Al siguiente error, y con Mayús al anterior</translation>
    </message>
    <message>
      <source>To the beginning and the end of the deal</source>
      <comment>BEGINNING_END</comment>
      <translation>Al principio y al final de la mano</translation>
    </message>
    <message>
      <source>To the deal before or after</source>
      <comment>OTHER_DEAL</comment>
      <translation>A la mano anterior o siguiente</translation>
    </message>
    <message>
      <source>Scroll the text beside the table</source>
      <comment>READ_ON</comment>
      <translation>Desplazar el texto junto a la mesa</translation>
    </message>
    <message>
      <source>Hide the other hands, or show them again</source>
      <comment>HANDS</comment>
      <translation>Ocultar las otras manos, o volver a mostrarlas</translation>
    </message>
    <message>
      <source>What the next player melded</source>
      <comment>MELDS_OF_NEXT</comment>
      <translation>Qué cantó el siguiente jugador</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <comment>PLAY_ON</comment>
      <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
      <source>To the next entry, or enter the deal when it is complete</source>
      <comment>NEXT_TOLD</comment>
      <translation>A lo siguiente, o anotar la mano cuando está completa</translation>
    </message>
    <message>
      <source>Choose a player or suit by number, or the next one</source>
      <comment>WHO_OR_SUIT</comment>
      <translation>Elegir persona o palo por su número, o el siguiente</translation>
    </message>
    <message>
      <source>Raise or lower a number by one step</source>
      <comment>MORE_POINTS</comment>
      <translation>Subir o bajar un número un paso</translation>
    </message>
    <message>
      <source>Add one more of the meld or card</source>
      <comment>ONE_MELD</comment>
      <translation>Contar el cante o la carta una vez más</translation>
    </message>
    <message>
      <source>Take one away</source>
      <comment>ONE_LESS</comment>
      <translation>Quitar uno</translation>
    </message>
    <message>
      <source>What can be done with the seat, or with somebody at the door</source>
      <comment>SEAT_MENU</comment>
      <translation>Lo que se puede hacer con el asiento, o con alguien en la puerta</translation>
    </message>
    <message>
      <source>Undo and redo, as far back as you like</source>
      <comment>UNDO_SHEET</comment>
      <translation>Deshacer y rehacer, hasta donde quieras</translation>
    </message>
  </context>
  <context>
    <name>LessonWord</name>
    <message>
      <source>Learn pinochle</source>
      <comment>TITLE</comment>
      <translation>Aprender pinochle</translation>
    </message>
    <message>
      <source>Fourteen short lessons at a real table. After the first five you can play a game for two.</source>
      <comment>LINE</comment>
      <translation>14 lecciones cortas en la mesa. Tras cinco puedes jugar a dos.</translation>
    </message>
    <message>
      <source>{count} of fourteen lessons done. After the first five you can play a game for two.</source>
      <comment>LINE_DONE</comment>
      <translation>{count} de 14 lecciones hechas. Tras cinco puedes jugar a dos.</translation>
    </message>
    <message>
      <source>All fourteen lessons are done. You can take any of them again.</source>
      <comment>LINE_ALL</comment>
      <translation>Las 14 lecciones están hechas. Puedes repetir la que quieras.</translation>
    </message>
    <message>
      <source>Lessons</source>
      <comment>PAGE_LESSONS</comment>
      <translation>Lecciones</translation>
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
      <translation>Hecha</translation>
    </message>
    <message>
      <source>Step {step} of {steps}</source>
      <comment>STEP_OF</comment>
      <translation>Paso {step} de {steps}</translation>
    </message>
    <message>
      <source>Start lesson {number}</source>
      <comment>BEGIN</comment>
      <translation>Empezar la lección {number}</translation>
    </message>
    <message>
      <source>Continue lesson {number}</source>
      <comment>GO_ON</comment>
      <translation>Seguir con la lección {number}</translation>
    </message>
    <message>
      <source>Take lesson {number} again</source>
      <comment>AGAIN</comment>
      <translation>Repetir la lección {number}</translation>
    </message>
    <message>
      <source>Start lesson {number} over</source>
      <comment>START_OVER</comment>
      <translation>Lección {number} desde el principio</translation>
    </message>
    <message>
      <source>Lessons keep no score and never touch your games.</source>
      <comment>HARMLESS</comment>
      <translation>Las lecciones no cuentan y no tocan tus partidas.</translation>
    </message>
    <message>
      <source>Lesson {number}: {title}. {line} {state}</source>
      <comment>SPOKEN</comment>
      <translation>Lección {number}: {title}. {line} {state}</translation>
    </message>
    <message>
      <source>Lesson {number}: {title}</source>
      <comment>HEAD</comment>
      <translation>Lección {number}: {title}</translation>
    </message>
    <message>
      <source>Leave the lesson</source>
      <comment>LEAVE</comment>
      <translation>Dejar la lección</translation>
    </message>
    <message>
      <source>Your game waits. The lesson picks up at this step when you come back. (Esc)</source>
      <comment>LEAVE_HINT</comment>
      <translation>Tu partida espera. La lección sigue en este paso cuando vuelvas. (Esc)</translation>
    </message>
    <message>
      <source>Coach</source>
      <comment>COACH</comment>
      <translation>Profesor</translation>
    </message>
    <message>
      <source>Back</source>
      <comment>BACK</comment>
      <translation>Atrás</translation>
    </message>
    <message>
      <source>Show me</source>
      <comment>SHOW_ME</comment>
      <translation>Muéstramelo</translation>
    </message>
    <message>
      <source>Next</source>
      <comment>NEXT</comment>
      <translation>Siguiente</translation>
    </message>
    <message>
      <source>Finish</source>
      <comment>FINISH</comment>
      <translation>Terminar</translation>
    </message>
    <message>
      <source>Watch. Then it's your turn again.</source>
      <comment>WATCH</comment>
      <translation>Mira. Después te toca otra vez.</translation>
    </message>
    <message>
      <source>The {done} cost about {points} points. The {better} would have been better.</source>
      <comment>COSTLY</comment>
      <translation>{done} costó unos {points} puntos. Mejor habría sido {better}.</translation>
    </message>
    <message>
      <source>Your progress in the lessons can't be saved: {reason}.</source>
      <comment>NOT_KEPT</comment>
      <translation>No se puede guardar por dónde vas en las lecciones: {reason}.</translation>
    </message>
    <message>
      <source>That's allowed, but it isn't what the lesson asks for here.</source>
      <comment>NOT_THIS</comment>
      <translation>Eso está permitido, pero aquí se pide otra cosa.</translation>
    </message>
    <message>
      <source>New here?</source>
      <comment>OFFER</comment>
      <translation>¿Primera vez aquí?</translation>
    </message>
    <message>
      <source>Learn in a quarter of an hour</source>
      <comment>OFFER_LINK</comment>
      <translation>Aprende en un cuarto de hora</translation>
    </message>
    <message>
      <source>I've played before</source>
      <comment>OFFER_STRONGER</comment>
      <translation>Ya sé jugar</translation>
    </message>
    <message>
      <source>Begin again with stronger opponents: yours are at Easy now</source>
      <comment>OFFER_STRONGER_HINT</comment>
      <translation>Empezar de nuevo con rivales más fuertes: ahora juegan en nivel fácil</translation>
    </message>
    <message>
      <source>Don't show this again</source>
      <comment>OFFER_CLOSE</comment>
      <translation>No volver a mostrar</translation>
    </message>
  </context>
  <context>
    <name>LookFault</name>
    <message>
      <source>{file} cannot be read: {reason}.</source>
      <comment>UNREAD</comment>
      <translation>No se puede leer {file}: {reason}.</translation>
    </message>
    <message>
      <source>{file} is not a zip file, or is damaged: please save or download it again.</source>
      <comment>NO_ZIP</comment>
      <translation>{file} no es un archivo zip o está dañado: guárdenlo o descárguenlo otra vez.</translation>
    </message>
    <message>
      <source>{file} needs a password: please unpack it yourself, and add the folder.</source>
      <comment>LOCKED</comment>
      <translation>{file} pide una contraseña: descomprímanlo ustedes y agreguen la carpeta.</translation>
    </message>
    <message>
      <source>{file} holds more than {count} files: please add a folder with the cards alone.</source>
      <comment>MANY_FILES</comment>
      <translation>{file} contiene más de {count} archivos: agreguen una carpeta solo con las cartas.</translation>
    </message>
    <message>
      <source>{file} has more than {size} MB: please save a smaller picture.</source>
      <comment>LARGE_FILE</comment>
      <translation>{file} tiene más de {size} MB: guarden una imagen más pequeña.</translation>
    </message>
    <message>
      <source>The pictures in {file} have more than {size} MB together: please save smaller ones.</source>
      <comment>LARGE_ALL</comment>
      <translation>Las imágenes de {file} tienen juntas más de {size} MB: guarden otras más pequeñas.</translation>
    </message>
    <message>
      <source>{file} has no pictures that are named like cards, for example AS.svg, 10H.png or king_spade.png.</source>
      <comment>NO_PICTURES</comment>
      <translation>{file} no tiene imágenes con nombres de cartas, por ejemplo AS.svg, 10H.png o king_spade.png.</translation>
    </message>
    <message>
      <source>{file} is damaged, or not a picture that can be used: please save it as PNG.</source>
      <comment>DAMAGED</comment>
      <translation>{file} está dañado o no es una imagen que se pueda usar: guárdenla como PNG.</translation>
    </message>
    <message>
      <source>{file} has {width} × {height} pixels, which is too large: please save it with at most {most} on a side.</source>
      <comment>PIXELS</comment>
      <translation>{file} tiene {width} × {height} píxeles y es demasiado grande: guárdenla con {most} por lado como máximo.</translation>
    </message>
    <message>
      <source>{file} refers to other files or addresses: please embed those pictures, or save it as PNG.</source>
      <comment>LINKS</comment>
      <translation>{file} remite a otros archivos o direcciones: incrusten esas imágenes o guárdenlo como PNG.</translation>
    </message>
    <message>
      <source>{file} has too many parts: please save it as PNG.</source>
      <comment>COMPLEX</comment>
      <translation>{file} tiene demasiadas partes: guárdenlo como PNG.</translation>
    </message>
    <message>
      <source>The pictures in {file} take too long to draw: please save them as PNG.</source>
      <comment>SLOW</comment>
      <translation>Dibujar las imágenes de {file} tarda demasiado: guárdenlas como PNG.</translation>
    </message>
    <message>
      <source>The pictures cannot be saved in {path}: {reason}.</source>
      <comment>NOT_SAVED</comment>
      <translation>No se pueden guardar las imágenes en {path}: {reason}.</translation>
    </message>
    <message>
      <source>“{file}” cannot be removed: {reason}.</source>
      <comment>NOT_REMOVED</comment>
      <translation>No se puede quitar «{file}»: {reason}.</translation>
    </message>
    <message>
      <source>“{file}” is no longer in the folder of decks and tables: you see Pinochle's own.</source>
      <comment>GONE</comment>
      <translation>«{file}» ya no está en la carpeta de barajas y mesas: se muestra lo de Pinochle.</translation>
    </message>
  </context>
  <context>
    <name>LookWord</name>
    <message>
      <source>Decks and tables…</source>
      <comment>OPEN</comment>
      <translation>Barajas y mesas…</translation>
    </message>
    <message>
      <source>Decks and tables</source>
      <comment>TITLE</comment>
      <translation>Barajas y mesas</translation>
    </message>
    <message>
      <source>A folder or zip file with pictures named like AS.svg or 10H.png is a deck; felt.png in it, or any single picture, is a table. Cardsets of KPatience, Aisleriot and PySol can be added, too.</source>
      <comment>HELP</comment>
      <translation>Una carpeta o un archivo zip con imágenes llamadas como AS.svg o 10H.png es una baraja; felt.png en ella, o una imagen cualquiera sola, es una mesa. También se pueden agregar barajas de KPatience, Aisleriot y PySol.</translation>
    </message>
    <message>
      <source>Deck</source>
      <comment>DECK</comment>
      <translation>Baraja</translation>
    </message>
    <message>
      <source>Table</source>
      <comment>FELT</comment>
      <translation>Mesa</translation>
    </message>
    <message>
      <source>Pinochle's own</source>
      <comment>OWN_DECK</comment>
      <translation>La de Pinochle</translation>
    </message>
    <message>
      <source>Plain cloth</source>
      <comment>OWN_FELT</comment>
      <translation>Tapete liso</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <comment>ADD_FOLDER</comment>
      <translation>Agregar una carpeta…</translation>
    </message>
    <message>
      <source>Add a file…</source>
      <comment>ADD_FILE</comment>
      <translation>Agregar un archivo…</translation>
    </message>
    <message>
      <source>Choose the folder of a deck or a table</source>
      <comment>CHOOSE_FOLDER</comment>
      <translation>Elijan la carpeta de una baraja o una mesa</translation>
    </message>
    <message>
      <source>Choose the file of a deck or a table</source>
      <comment>CHOOSE_FILE</comment>
      <translation>Elijan el archivo de una baraja o una mesa</translation>
    </message>
    <message>
      <source>Decks and pictures (*.zip *.svg *.svgz *.png *.jpg *.jpeg *.gif)</source>
      <comment>FILES</comment>
      <translation>Barajas e imágenes (*.zip *.svg *.svgz *.png *.jpg *.jpeg *.gif)</translation>
    </message>
    <message>
      <source>Remove…</source>
      <comment>REMOVE</comment>
      <translation>Quitar…</translation>
    </message>
    <message>
      <source>Remove it</source>
      <comment>REMOVE_NOW</comment>
      <translation>Quitar ahora</translation>
    </message>
    <message>
      <source>The pictures of “{name}” in this program will be deleted, but not the files they came from.</source>
      <comment>WILL_REMOVE</comment>
      <translation>Se borrarán las imágenes de «{name}» en este programa, pero no los archivos de los que vienen.</translation>
    </message>
    <message>
      <source>“{name}” is removed.</source>
      <comment>REMOVED</comment>
      <translation>«{name}» se quitó.</translation>
    </message>
    <message>
      <source>The pictures in {name} are being drawn…</source>
      <comment>DRAWING</comment>
      <translation>Se están dibujando las imágenes de {name}…</translation>
    </message>
    <message>
      <source>“{name}” is added.</source>
      <comment>ADDED</comment>
      <translation>«{name}» se agregó.</translation>
    </message>
    <message>
      <source>Preview: five cards and the back on the table</source>
      <comment>PREVIEW</comment>
      <translation>Vista previa: cinco cartas y el dorso sobre la mesa</translation>
    </message>
    <message>
      <source>This deck is shown as it is: blue diamonds and green clubs, jumbo index and left-handed index change only Pinochle's own cards.</source>
      <comment>AS_IT_IS</comment>
      <translation>Esta baraja se muestra tal como es: los diamantes azules y tréboles verdes, los índices grandes y los índices para zurdos solo cambian las cartas de Pinochle.</translation>
    </message>
    <message>
      <source>It lacks {cards}: you see Pinochle's own.</source>
      <comment>MISSING</comment>
      <translation>Le faltan {cards}: se ven las de Pinochle.</translation>
    </message>
    <message>
      <source>It has its own back, which you see in place of the chosen one.</source>
      <comment>OWN_BACK</comment>
      <translation>Tiene su propio dorso, que se ve en lugar del elegido.</translation>
    </message>
    <message>
      <source>It has no back: you see the chosen one.</source>
      <comment>NO_BACK</comment>
      <translation>No tiene dorso: se ve el elegido.</translation>
    </message>
    <message>
      <source>It has only a back: the cards are Pinochle's own.</source>
      <comment>ONLY_BACK</comment>
      <translation>Solo tiene un dorso: las cartas son las de Pinochle.</translation>
    </message>
  </context>
  <context>
    <name>MatchEnd</name>
    <message>
      <source>{names} wins</source>
      <comment>WON_ONE</comment>
      <translation>{names} gana</translation>
    </message>
    <message>
      <source>{names} win</source>
      <comment>WON_MANY</comment>
      <translation>{names} ganan</translation>
    </message>
    <message>
      <source>You win</source>
      <comment>WON_YOU</comment>
      <translation>Ganas</translation>
    </message>
    <message>
      <source>{score} to {other} after {deals} deals.</source>
      <comment>TWO</comment>
      <translation>{score} a {other} tras {deals} manos.</translation>
    </message>
    <message>
      <source>{score} to {other} after one deal.</source>
      <comment>TWO_ONE</comment>
      <translation>{score} a {other} tras una mano.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals, {lead} ahead of {names}.</source>
      <comment>AHEAD</comment>
      <translation>{score} tras {deals} manos, {lead} por delante de {names}.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals, {lead} ahead of you.</source>
      <comment>AHEAD_YOU</comment>
      <translation>{score} tras {deals} manos, {lead} por delante de ti.</translation>
    </message>
    <message>
      <source>{score} after one deal, {lead} ahead of {names}.</source>
      <comment>AHEAD_ONE</comment>
      <translation>{score} tras una mano, {lead} por delante de {names}.</translation>
    </message>
    <message>
      <source>{score} after one deal, {lead} ahead of you.</source>
      <comment>AHEAD_YOU_ONE</comment>
      <translation>{score} tras una mano, {lead} por delante de ti.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals.</source>
      <comment>SCORE</comment>
      <translation>{score} tras {deals} manos.</translation>
    </message>
    <message>
      <source>{score} after one deal.</source>
      <comment>SCORE_ONE</comment>
      <translation>{score} tras una mano.</translation>
    </message>
    <message>
      <source>More than one score went over {target} in the last deal, and the bidder's counts first.</source>
      <comment>BOTH_BIDDER</comment>
      <translation>En la última mano varios pasaron de {target}, y cuenta primero quien tenía la puja.</translation>
    </message>
    <message>
      <source>More than one score went over {target} in the last deal, and the higher one wins.</source>
      <comment>BOTH_HIGHEST</comment>
      <translation>En la última mano varios pasaron de {target}, y gana la puntuación más alta.</translation>
    </message>
    <message>
      <source>More than one score was over {target} before, and the higher one wins now.</source>
      <comment>BOTH_AGAIN</comment>
      <translation>Ya antes varios habían pasado de {target}, y ahora gana la puntuación más alta.</translation>
    </message>
    <message>
      <source>The target had gone up from {first} to {target}.</source>
      <comment>RAISED</comment>
      <translation>La meta había subido de {first} a {target}.</translation>
    </message>
    <message>
      <source>These rules call for a made bid in the winning deal, and there was one.</source>
      <comment>BID_OUT</comment>
      <translation>Con estas reglas hay que cumplir un contrato en la última mano, y se cumplió.</translation>
    </message>
    <message>
      <source>Over {target}, and the others have failed {count} bids since.</source>
      <comment>SLID_OUT</comment>
      <translation>Por encima de {target}, y los demás fallaron {count} contratos desde entonces.</translation>
    </message>
    <message>
      <source>Over {target}, and the others have failed a bid since.</source>
      <comment>SLID_OUT_ONE</comment>
      <translation>Por encima de {target}, y los demás han fallado una puja desde entonces.</translation>
    </message>
    <message>
      <source>At minus {target}, or lower, a match is over.</source>
      <comment>MERCY_MINUS</comment>
      <translation>Con menos {target} o por debajo se acaba la partida.</translation>
    </message>
    <message>
      <source>A lead of {lead} ends the match.</source>
      <comment>MERCY_LEAD</comment>
      <translation>Una ventaja de {lead} acaba la partida.</translation>
    </message>
    <message>
      <source>{name} made {bid} in the last deal.</source>
      <comment>LAST_BID</comment>
      <translation>{name} cumplió {bid} en la última mano.</translation>
    </message>
    <message>
      <source>You made {bid} in the last deal.</source>
      <comment>LAST_BID_YOU</comment>
      <translation>Cumpliste {bid} en la última mano.</translation>
    </message>
    <message>
      <source>{name} didn't make {bid} in the last deal.</source>
      <comment>LAST_SET</comment>
      <translation>{name} no cumplió {bid} en la última mano.</translation>
    </message>
    <message>
      <source>You didn't make {bid} in the last deal.</source>
      <comment>LAST_SET_YOU</comment>
      <translation>No cumpliste {bid} en la última mano.</translation>
    </message>
    <message>
      <source>Best contract</source>
      <comment>BEST_CONTRACT</comment>
      <translation>Mejor contrato</translation>
    </message>
    <message>
      <source>Biggest meld</source>
      <comment>BIGGEST_MELD</comment>
      <translation>Mayor cante</translation>
    </message>
    <message>
      <source>Turning point</source>
      <comment>TURNING_POINT</comment>
      <translation>Momento clave</translation>
    </message>
    <message>
      <source>Boldest bid</source>
      <comment>BOLDEST_BID</comment>
      <translation>Puja más audaz</translation>
    </message>
    <message>
      <source>Costliest deal</source>
      <comment>COSTLIEST_DEAL</comment>
      <translation>Mano más cara</translation>
    </message>
    <message>
      <source>Longest run of tricks</source>
      <comment>LONGEST_RUN</comment>
      <translation>Racha de bazas</translation>
    </message>
    <message>
      <source>Closest call</source>
      <comment>CLOSEST_CALL</comment>
      <translation>Por muy poco</translation>
    </message>
    <message>
      <source>Best deal</source>
      <comment>BEST_DEAL</comment>
      <translation>Mejor mano</translation>
    </message>
    <message>
      <source>{name}, {what}</source>
      <comment>NAMED</comment>
      <translation>{name}, {what}</translation>
    </message>
    <message>
      <source>deal {number}</source>
      <comment>IN_DEAL</comment>
      <translation>mano {number}</translation>
    </message>
    <message>
      <source>{name}, deal {number}</source>
      <comment>OF_IN_DEAL</comment>
      <translation>{name}, mano {number}</translation>
    </message>
    <message>
      <source>Into the lead</source>
      <comment>LEAD</comment>
      <translation>Por delante</translation>
    </message>
    <message>
      <source>{names}: from {behind} behind to {ahead} ahead.</source>
      <comment>LEAD_FROM</comment>
      <translation>{names}: de {behind} por detrás a {ahead} por delante.</translation>
    </message>
    <message>
      <source>{names}: from level to {ahead} ahead.</source>
      <comment>LEAD_FROM_LEVEL</comment>
      <translation>{names}: de ir empatados a {ahead} por delante.</translation>
    </message>
    <message>
      <source>{meld} in meld, so {needed} had to come from tricks: {spare} to spare.</source>
      <comment>BOLD_MADE</comment>
      <translation>{meld} de cante, así que {needed} tenían que salir de las bazas: {spare} de más.</translation>
    </message>
    <message>
      <source>{meld} in meld, so {needed} had to come from tricks: {short} short.</source>
      <comment>BOLD_SET</comment>
      <translation>{meld} de cante, así que {needed} tenían que salir de las bazas: {short} de menos.</translation>
    </message>
    <message>
      <source>{count} in a row</source>
      <comment>IN_A_ROW</comment>
      <translation>{count} seguidas</translation>
    </message>
    <message>
      <source>{names}: tricks {first} to {last} of {all}.</source>
      <comment>RUN_OF</comment>
      <translation>{names}: bazas {first} a {last} de {all}.</translation>
    </message>
    <message>
      <source>{names}: every trick.</source>
      <comment>RUN_ALL</comment>
      <translation>{names}: todas las bazas.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and came to {sum}.</source>
      <comment>CLOSE_BID</comment>
      <translation>{name} pujó {bid} y llegó a {sum}.</translation>
    </message>
    <message>
      <source>You bid {bid} and came to {sum}.</source>
      <comment>CLOSE_BID_YOU</comment>
      <translation>Pujaste {bid} y llegaste a {sum}.</translation>
    </message>
    <message>
      <source>{name} bid {bid}.</source>
      <comment>LOST_BID</comment>
      <translation>{name} pujó {bid}.</translation>
    </message>
    <message>
      <source>You bid {bid}.</source>
      <comment>LOST_BID_YOU</comment>
      <translation>Pujaste {bid}.</translation>
    </message>
    <message>
      <source>{names}: {meld} in meld and {tricks} in tricks.</source>
      <comment>SUMMED</comment>
      <translation>{names}: {meld} de cante y {tricks} en bazas.</translation>
    </message>
    <message>
      <source>{head}: {main}, {where}</source>
      <comment>LINE</comment>
      <translation>{head}: {main}, {where}</translation>
    </message>
    <message>
      <source>{made} bids made</source>
      <comment>BIDS_MADE</comment>
      <translation>{made} cumplidos</translation>
    </message>
    <message>
      <source>1 bid made</source>
      <comment>BIDS_MADE_ONE</comment>
      <translation>1 cumplido</translation>
    </message>
    <message>
      <source>{lost} lost</source>
      <comment>BIDS_LOST</comment>
      <translation>{lost} perdidos</translation>
    </message>
    <message>
      <source>{won} deals won</source>
      <comment>DEALS_WON</comment>
      <translation>{won} manos ganadas</translation>
    </message>
    <message>
      <source>1 deal won</source>
      <comment>DEALS_WON_ONE</comment>
      <translation>1 mano ganada</translation>
    </message>
    <message>
      <source>Rematch</source>
      <comment>REMATCH</comment>
      <translation>Revancha</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY</comment>
      <translation>Listo</translation>
    </message>
    <message>
      <source>New game…</source>
      <comment>NEW_GAME</comment>
      <translation>Partida nueva…</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>LOOK_BACK</comment>
      <translation>Repasar</translation>
    </message>
    <message>
      <source>Save picture</source>
      <comment>SAVE_PICTURE</comment>
      <translation>Guardar imagen</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Más</translation>
    </message>
    <message>
      <source>Less</source>
      <comment>LESS</comment>
      <translation>Menos</translation>
    </message>
  </context>
  <context>
    <name>Meaning</name>
    <message>
      <source>This player picks at random, so it means nothing.</source>
      <comment>BY_CHANCE</comment>
      <translation>Este jugador elige al azar, así que no significa nada.</translation>
    </message>
    <message>
      <source>The rules make the first bidder open, so it says nothing about the hand.</source>
      <comment>OPENING_FORCED</comment>
      <translation>Las reglas obligan a abrir al primero, así que no dice nada de su mano.</translation>
    </message>
    <message>
      <source>Whoever holds meld has to open here, so it may say no more than that.</source>
      <comment>HAS_TO_OPEN</comment>
      <translation>Quien tiene algo que cantar debe abrir aquí; puede que no diga nada más.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have about {points} in meld and {count} trump.</source>
      <comment>HOLDS</comment>
      <translation>Las manos para una puja así suelen tener unos {points} en cantes y {count} triunfos.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have about {points} in meld, often a run, and {count} trump.</source>
      <comment>HOLDS_RUN_OR</comment>
      <translation>Las manos para una puja así suelen tener unos {points} en cantes, a menudo una escalera, y {count} triunfos.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have a run, about {points} in meld and {count} trump.</source>
      <comment>HOLDS_RUN</comment>
      <translation>Las manos para una puja así suelen tener una escalera, unos {points} en cantes y {count} triunfos.</translation>
    </message>
    <message>
      <source>At this level, that is easily {points} off, more often too low than too high.</source>
      <comment>OFTEN_WRONG</comment>
      <translation>A este nivel, eso se desvía fácilmente en {points}, más a menudo por debajo que por encima.</translation>
    </message>
    <message>
      <source>To bid over a partner, the hand should hold a run, or be worth {points} more than that.</source>
      <comment>OVER_PARTNER</comment>
      <translation>Para superar a un compañero, la mano debe tener una escalera o valer {points} más que eso.</translation>
    </message>
    <message>
      <source>It says that the hand is good for this much, or means to push others up.</source>
      <comment>PERSON_BIDS</comment>
      <translation>Dice que la mano vale tanto, o quiere que otros suban.</translation>
    </message>
    <message>
      <source>Bidding takes a marriage here, so there is one in the hand.</source>
      <comment>HOLDS_MARRIAGE</comment>
      <translation>Aquí hace falta un matrimonio para pujar, así que hay uno en la mano.</translation>
    </message>
    <message>
      <source>In {suit}, the hand's meld and strong cards together are worth the most.</source>
      <comment>NAMES_SUIT</comment>
      <translation>A {suit}, los cantes y las cartas fuertes juntos valen más para la mano.</translation>
    </message>
    <message>
      <source>Most likely the best meld or the longest suit of the hand is in {suit}.</source>
      <comment>NAMES_SUIT_PERSON</comment>
      <translation>Lo más probable es que el mejor cante o el palo más largo de la mano sea de {suit}.</translation>
    </message>
    <message>
      <source>Bidding {suit} takes a marriage in that suit, so there is one in the hand.</source>
      <comment>BID_MARRIAGE</comment>
      <translation>Para pujar {suit} hace falta un matrimonio de ese palo, así que hay uno en la mano.</translation>
    </message>
    <message>
      <source>Bidding {suit} takes a run, a marriage or the dix of that suit, so there is one in the hand.</source>
      <comment>BID_MELD</comment>
      <translation>Para pujar {suit} hace falta una escalera, un matrimonio o el dix de ese palo, así que está en la mano.</translation>
    </message>
    <message>
      <source>It promises to win every single trick: hardly any card in this hand can lose with the right trump.</source>
      <comment>BIDS_MOON</comment>
      <translation>Promete ganar todas y cada una de las bazas: con el triunfo adecuado, casi ninguna carta de esta mano puede perder.</translation>
    </message>
    <message>
      <source>By agreement, a bid higher than needed shows the partner {points} in meld, whatever is trump.</source>
      <comment>SIGNALS_MELD</comment>
      <translation>Según lo acordado, una puja más alta de lo necesario muestra al compañero {points} en cantes, sea cual sea el triunfo.</translation>
    </message>
    <message>
      <source>By agreement, one step over the opening shows the partner aces around.</source>
      <comment>SIGNALS_ACES_AROUND</comment>
      <translation>Según lo acordado, un paso sobre la apertura muestra al compañero los cuatro ases.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {points} in meld or more, whatever is trump.</source>
      <comment>SHOWS_MELD</comment>
      <translation>Según lo acordado, muestra al compañero {points} o más en cantes, sea cual sea el triunfo.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner aces around.</source>
      <comment>SHOWS_ACES_AROUND</comment>
      <translation>Según lo acordado, muestra al compañero cuatro ases.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {count} aces or more.</source>
      <comment>SHOWS_ACES</comment>
      <translation>Según lo acordado, muestra al compañero {count} ases o más.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Según lo acordado, muestra al compañero una escalera.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {count} cards or more of one suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Según lo acordado, muestra al compañero {count} cartas o más de un palo.</translation>
    </message>
    <message>
      <source>As agreed, it asks the partner to show meld.</source>
      <comment>SHOWS_ASKS</comment>
      <translation>Según lo acordado, pide al compañero que muestre cantes.</translation>
    </message>
    <message>
      <source>The partner's jump only showed meld: this player still names trump.</source>
      <comment>TAKES_BACK</comment>
      <translation>El salto del compañero solo mostraba cantes: el triunfo se sigue eligiendo aquí.</translation>
    </message>
    <message>
      <source>It's also the lowest possible bid, so it may mean no more than that.</source>
      <comment>OR_LOWEST</comment>
      <translation>También es la puja más baja posible, así que puede significar solo eso.</translation>
    </message>
    <message>
      <source>It's {points} higher than it had to be: a strong hand, or meant to shut the others out.</source>
      <comment>JUMPS</comment>
      <translation>Son {points} más de lo necesario: una mano fuerte, o quiere dejar fuera a los demás.</translation>
    </message>
    <message>
      <source>It takes the bid from the partner: this hand wants to name trump, and most likely holds a run.</source>
      <comment>WANTS_TRUMP</comment>
      <translation>Le quita la puja al compañero: esta mano quiere nombrar triunfo y lo más probable es que tenga una escalera.</translation>
    </message>
    <message>
      <source>It began at {points} and goes on: the last bid says how good the hand is.</source>
      <comment>GOES_ON</comment>
      <translation>Empezó en {points} y sigue: la última puja dice lo buena que es la mano.</translation>
    </message>
    <message>
      <source>A usual hand is good for about {usual} here: this one should have {points} more in meld or trump.</source>
      <comment>BETTER_THAN_USUAL</comment>
      <translation>Una mano normal vale aquí unos {usual}: esta debería tener {points} más en cantes o en triunfos.</translation>
    </message>
    <message>
      <source>A usual hand is good for about {usual} here, so it takes nothing special.</source>
      <comment>USUAL_HAND</comment>
      <translation>Una mano normal vale aquí unos {usual}, así que no hace falta ninguna especial.</translation>
    </message>
    <message>
      <source>It promises three quarters of what it expects: its own meld and half of its side's tricks.</source>
      <comment>PROMISES</comment>
      <translation>Promete tres cuartos de lo que espera: su cante y la mitad de las bazas de su bando.</translation>
    </message>
    <message>
      <source>Expert bids what should bring its side most: enough to name trump, or only what is safe.</source>
      <comment>PROMISES_EXPERT</comment>
      <translation>El experto puja lo que más debería dar a su bando: lo justo para elegir triunfo, o solo lo seguro.</translation>
    </message>
    <message>
      <source>That's what this hand adds to its side's contract.</source>
      <comment>ADDS</comment>
      <translation>Es lo que esta mano añade al contrato de su bando.</translation>
    </message>
    <message>
      <source>The hand is too weak to promise anything.</source>
      <comment>ADDS_NOTHING</comment>
      <translation>La mano es demasiado débil para prometer nada.</translation>
    </message>
    <message>
      <source>Expert sees nothing to gain by adding to its side's bids.</source>
      <comment>ADDS_NOTHING_EXPERT</comment>
      <translation>El experto no ve nada que ganar añadiendo algo a las pujas de su bando.</translation>
    </message>
    <message>
      <source>It says that the hand has nothing to add.</source>
      <comment>ADDS_NOTHING_PERSON</comment>
      <translation>Dice que la mano no tiene nada que añadir.</translation>
    </message>
    <message>
      <source>Perhaps there is no marriage in the hand, and bidding takes one.</source>
      <comment>OR_NO_MARRIAGE</comment>
      <translation>Quizá no haya ningún matrimonio en la mano, y hace falta para pujar.</translation>
    </message>
    <message>
      <source>Pass with help: aces, kings and queens, some of every suit, perhaps half a pinochle. Most hands have that.</source>
      <comment>HELPS</comment>
      <translation>Paso con ayuda: ases, reyes y damas, algo de cada palo, quizá medio pinochle. La mayoría de las manos lo tiene.</translation>
    </message>
    <message>
      <source>Pass with help: it tells the partner that there is meld or strength in the hand.</source>
      <comment>HELPS_PERSON</comment>
      <translation>Paso con ayuda: dice al compañero que hay cantes o cartas altas en la mano.</translation>
    </message>
    <message>
      <source>Without “help”: few aces, kings and queens, or one very short suit.</source>
      <comment>HELPS_NOT</comment>
      <translation>Sin «ayuda»: pocos ases, reyes y damas, o un palo muy corto.</translation>
    </message>
    <message>
      <source>The hand isn't good for {points}.</source>
      <comment>NOT_GOOD_FOR</comment>
      <translation>La mano no da para {points}.</translation>
    </message>
    <message>
      <source>Expert sees too little to gain by bidding {points}.</source>
      <comment>NOT_WORTH</comment>
      <translation>El experto ve muy poco que ganar pujando {points}.</translation>
    </message>
    <message>
      <source>It says that the hand isn't good for {points}.</source>
      <comment>NOT_GOOD_FOR_PERSON</comment>
      <translation>Dice que la mano no vale {points}.</translation>
    </message>
    <message>
      <source>The partner has the bid, so even a fair hand leaves it there.</source>
      <comment>LEAVES_IT</comment>
      <translation>La puja es del compañero, así que hasta una mano aceptable se la deja.</translation>
    </message>
    <message>
      <source>Whoever holds meld has to open here: this hand has no marriage, no pinochle, no around.</source>
      <comment>NO_MELD_TO_OPEN</comment>
      <translation>Quien tiene algo que cantar debe abrir aquí: en esta mano no hay matrimonio, ni pinochle, ni cuatro iguales.</translation>
    </message>
    <message>
      <source>Meld and tricks together now have to reach {points}, or the contract is set.</source>
      <comment>CONTRACT</comment>
      <translation>Cantes y bazas juntos deben dar ahora {points}, o el contrato se pierde.</translation>
    </message>
    <message>
      <source>Every trick now has to be won: one that is lost costs the moon.</source>
      <comment>CONTRACT_MOON</comment>
      <translation>Ahora hay que ganar todas las bazas: una perdida y se falla.</translation>
    </message>
    <message>
      <source>The rules choose the bidder here, so it says little about the hand.</source>
      <comment>CONTRACT_FORCED</comment>
      <translation>Aquí las reglas eligen quién juega, así que dice poco de la mano.</translation>
    </message>
    <message>
      <source>Each side now has to reach its own total in meld and tricks.</source>
      <comment>CONTRACTS</comment>
      <translation>Cada bando debe reunir ahora su propia suma, con cantes y bazas.</translation>
    </message>
    <message>
      <source>The rules let a hand as poor as this be thrown in.</source>
      <comment>THROWN_IN</comment>
      <translation>Las reglas permiten devolver una mano tan mala.</translation>
    </message>
    <message>
      <source>The bid looks out of reach, so it's given up before the play.</source>
      <comment>GIVES_UP</comment>
      <translation>La puja parece inalcanzable, así que se rinde antes de jugar.</translation>
    </message>
    <message>
      <source>In this suit, the hand's meld and strong cards together are worth the most.</source>
      <comment>TRUMP</comment>
      <translation>En este palo, los cantes y las cartas fuertes juntos valen más para la mano.</translation>
    </message>
    <message>
      <source>Most likely it's the best meld or the longest suit of the hand.</source>
      <comment>TRUMP_PERSON</comment>
      <translation>Lo más probable es que sea el mejor cante o el palo más largo de la mano.</translation>
    </message>
    <message>
      <source>There was no trump until this meld: the first one of its kind makes its suit trump.</source>
      <comment>TRUMP_BY_MELD</comment>
      <translation>No había triunfo hasta este cante: el primero de su clase convierte su palo en triunfo.</translation>
    </message>
    <message>
      <source>Whoever can must name a suit in which they hold a marriage.</source>
      <comment>TRUMP_MARRIAGE</comment>
      <translation>Quien puede debe elegir un palo del que la mano tenga un matrimonio.</translation>
    </message>
    <message>
      <source>Whoever can must name a suit in which they hold a run, a marriage or the dix.</source>
      <comment>TRUMP_MELD</comment>
      <translation>Quien puede debe elegir un palo del que la mano tenga una escalera, un matrimonio o el dix.</translation>
    </message>
    <message>
      <source>It's the best trump that isn't in this hand. Whoever holds it is the partner.</source>
      <comment>CALLS</comment>
      <translation>Es el mejor triunfo que falta en esta mano. Quien lo tenga es el compañero.</translation>
    </message>
    <message>
      <source>Whoever holds that card becomes the partner.</source>
      <comment>CALLS_PERSON</comment>
      <translation>Quien tiene esa carta será el compañero.</translation>
    </message>
    <message>
      <source>Nobody else holds that card, so there is no partner yet.</source>
      <comment>CALLS_NOBODY</comment>
      <translation>Nadie más tiene esa carta, así que aún no hay compañero.</translation>
    </message>
    <message>
      <source>The called card is in this hand, and the two play together now.</source>
      <comment>IS_PARTNER</comment>
      <translation>La carta llamada está en esta mano, y los dos juegan juntos desde ahora.</translation>
    </message>
    <message>
      <source>A high card, or one that fits a marriage, a pinochle or a long suit. The next one went away unseen.</source>
      <comment>KEEPS_FIRST</comment>
      <translation>Una carta alta, o una que encaja en un matrimonio, un pinochle o un palo largo. La siguiente se fue sin verla.</translation>
    </message>
    <message>
      <source>The first card did little for the hand. The second one has to be kept, whatever it is.</source>
      <comment>TAKES_SECOND</comment>
      <translation>La primera carta servía de poco. La segunda hay que quedársela, sea cual sea.</translation>
    </message>
    <message>
      <source>Expert expected less from the next card, which went away unseen.</source>
      <comment>KEEPS_FIRST_EXPERT</comment>
      <translation>El experto esperaba menos de la carta siguiente, que se fue sin verla.</translation>
    </message>
    <message>
      <source>Expert expected more from the next card. That one has to be kept, whatever it is.</source>
      <comment>TAKES_SECOND_EXPERT</comment>
      <translation>El experto esperaba más de la carta siguiente. Esa hay que quedársela, sea la que sea.</translation>
    </message>
    <message>
      <source>One of two cards is kept, and the second can only be taken unseen.</source>
      <comment>KEEPS_ONE</comment>
      <translation>De dos cartas se queda una, y la segunda se elige sin verla.</translation>
    </message>
    <message>
      <source>It adds {count} cards, and just as many have to be laid aside again.</source>
      <comment>WIDOW</comment>
      <translation>Trae {count} cartas, y hay que apartar otras tantas.</translation>
    </message>
    <message>
      <source>It adds one card, and one has to be laid aside again.</source>
      <comment>WIDOW_ONE</comment>
      <translation>Trae una carta, y hay que apartar otra.</translation>
    </message>
    <message>
      <source>Everybody gets one card from the kitty, and the bidder decides which.</source>
      <comment>KITTY</comment>
      <translation>Cada uno recibe una carta del pozo, y el declarante elige cuál.</translation>
    </message>
    <message>
      <source>The bidder keeps the one that helps most; the strongest of the others goes across the table.</source>
      <comment>KITTY_BEST</comment>
      <translation>El declarante se queda la que más le ayuda; la más fuerte de las demás va al de enfrente.</translation>
    </message>
    <message>
      <source>The bidder gets trump first, then aces, then half a pinochle. Few trump are held back.</source>
      <comment>GIVES</comment>
      <translation>El declarante recibe primero triunfos, luego ases, luego medio pinochle. Quedan pocos triunfos atrás.</translation>
    </message>
    <message>
      <source>It should help the bidder most: usually trump, aces and pinochle cards.</source>
      <comment>GIVES_PERSON</comment>
      <translation>Es lo que más debería ayudar al declarante: casi siempre triunfos, ases y cartas de pinochle.</translation>
    </message>
    <message>
      <source>It's what the bidder needs least, seldom a card from a meld better than a marriage.</source>
      <comment>GIVES_BACK</comment>
      <translation>Es lo que menos necesita el declarante, rara vez una carta de un cante mejor que un matrimonio.</translation>
    </message>
    <message>
      <source>Usually it's what the bidder needs least.</source>
      <comment>GIVES_BACK_PERSON</comment>
      <translation>Casi siempre es lo que menos necesita el declarante.</translation>
    </message>
    <message>
      <source>It's what the hand needs least: hardly ever a card from a meld, but often a short suit.</source>
      <comment>LAYS_ASIDE</comment>
      <translation>Es lo que menos necesita la mano: casi nunca una carta de un cante, pero a menudo un palo corto.</translation>
    </message>
    <message>
      <source>Usually it's what the hand needs least, often a whole short suit.</source>
      <comment>LAYS_ASIDE_PERSON</comment>
      <translation>Casi siempre es lo que menos necesita la mano, a menudo un palo corto entero.</translation>
    </message>
    <message>
      <source>Computer players show all that counts: there is no more meld in this hand.</source>
      <comment>SHOWS_ALL</comment>
      <translation>Los jugadores de la computadora muestran todo lo que cuenta: no hay más cantes en esta mano.</translation>
    </message>
    <message>
      <source>Computer players show all that counts, so there is no meld in this hand.</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>Los jugadores de la computadora muestran todo lo que cuenta, así que no hay cantes en esta mano.</translation>
    </message>
    <message>
      <source>A person may show less than there is.</source>
      <comment>SHOWS_PERSON</comment>
      <translation>Una persona puede mostrar menos de lo que tiene.</translation>
    </message>
    <message>
      <source>The cards stay in the hand until they are played: remember them.</source>
      <comment>STAYS_IN_HAND</comment>
      <translation>Las cartas siguen en la mano hasta que se juegan: recuérdalas.</translation>
    </message>
    <message>
      <source>Of all it could meld, this should pay best over the rest of the deal.</source>
      <comment>LAYS</comment>
      <translation>De todo lo que podía cantar, esto debería dar más en lo que queda de la mano.</translation>
    </message>
    <message>
      <source>Melded cards may be played to a trick like any other.</source>
      <comment>STAYS_ON_TABLE</comment>
      <translation>Las cartas cantadas se pueden jugar a una baza como cualquier otra.</translation>
    </message>
    <message>
      <source>The dix may be traded for the turned card, which is in this hand now.</source>
      <comment>TRADES</comment>
      <translation>El dix se puede cambiar por la carta descubierta, que ahora está en esta mano.</translation>
    </message>
    <message>
      <source>Everybody has seen it, so this card in the hand is known.</source>
      <comment>DRAWS_OPEN</comment>
      <translation>Todos la han visto, así que esta carta de la mano se conoce.</translation>
    </message>
    <message>
      <source>It needs more in tricks than this hand can hope for.</source>
      <comment>THROWS_IN</comment>
      <translation>Falta más en bazas de lo que esta mano puede esperar.</translation>
    </message>
    <message>
      <source>Expert tried the hand in imagined deals: playing it costs more than throwing it in.</source>
      <comment>THROWS_IN_EXPERT</comment>
      <translation>El experto probó la mano en manos imaginadas: jugarla cuesta más que rendirse.</translation>
    </message>
    <message>
      <source>What it still needs in tricks seems to be within reach.</source>
      <comment>PLAYS_ON</comment>
      <translation>Lo que falta en bazas parece estar al alcance.</translation>
    </message>
    <message>
      <source>It promises to win every single trick: hardly any card in this hand can lose.</source>
      <comment>SHOOTS</comment>
      <translation>Promete ganar todas y cada una de las bazas: casi ninguna carta de esta mano puede perder.</translation>
    </message>
    <message>
      <source>By the rules, the bidder's first lead is trump.</source>
      <comment>LEADS_BY_RULE</comment>
      <translation>Las reglas piden que la primera salida del declarante sea de triunfo.</translation>
    </message>
    <message>
      <source>That pulls trump: once it's gone, nobody can trump this side's high cards.</source>
      <comment>LEADS_TRUMP</comment>
      <translation>Así se sacan triunfos: sin ellos, nadie puede fallar a las cartas altas de este bando.</translation>
    </message>
    <message>
      <source>That pulls the bidder's own trump, so fewer tricks can be trumped.</source>
      <comment>LEADS_TRUMP_AGAINST</comment>
      <translation>Así se sacan triunfos al declarante, para que se puedan fallar menos bazas.</translation>
    </message>
    <message>
      <source>Against the bidder, this level leads trump only when nothing better is left, and mostly when nothing else is.</source>
      <comment>LEADS_TRUMP_LAST</comment>
      <translation>Contra el declarante, este nivel solo sale de triunfo cuando no le queda nada mejor, casi siempre nada más.</translation>
    </message>
    <message>
      <source>Nothing higher in {suit} is left: only a trump can beat it.</source>
      <comment>LEADS_TOP</comment>
      <translation>No queda nada más alto en {suit}: solo un triunfo la gana.</translation>
    </message>
    <message>
      <source>No higher trump is left: nothing can beat it.</source>
      <comment>LEADS_TOP_TRUMP</comment>
      <translation>No queda ningún triunfo más alto: nada la gana.</translation>
    </message>
    <message>
      <source>It's no sure trick: the partner may win it, or little is given up.</source>
      <comment>LEADS_LOW</comment>
      <translation>No es baza segura: quizá la gane el compañero, o se entrega poco.</translation>
    </message>
    <message>
      <source>It's no sure trick, and mostly one that gives up little.</source>
      <comment>LEADS_LOW_ALONE</comment>
      <translation>No es baza segura, y casi siempre entrega poco.</translation>
    </message>
    <message>
      <source>This late in the deal, it may just be what is left.</source>
      <comment>LATE</comment>
      <translation>Tan al final, puede ser solo lo que queda.</translation>
    </message>
    <message>
      <source>Most likely a card that can be spared. While the stock lasts, strong cards and meld are kept.</source>
      <comment>LEADS_SPARE</comment>
      <translation>Lo más probable, una carta que sobra. Mientras queda mazo, se guardan las cartas fuertes y los cantes.</translation>
    </message>
    <message>
      <source>It was the last card, so there was no choice.</source>
      <comment>LAST_CARD</comment>
      <translation>Era la última carta, así que no había elección.</translation>
    </message>
    <message>
      <source>There is no card in {suit} left in this hand.</source>
      <comment>NO_SUIT</comment>
      <translation>En esta mano ya no queda ninguna carta de {suit}.</translation>
    </message>
    <message>
      <source>Neither {suit} nor trump is left in this hand, or one would have had to be played.</source>
      <comment>NO_SUIT_NO_TRUMP</comment>
      <translation>En esta mano ya no quedan ni {suit} ni triunfos, o habría tenido que jugarlos.</translation>
    </message>
    <message>
      <source>There is no card in {suit} left in this hand, so the rules call for a trump.</source>
      <comment>HAS_TO_TRUMP</comment>
      <translation>En esta mano ya no queda ninguna carta de {suit}, y entonces las reglas piden un triunfo.</translation>
    </message>
    <message>
      <source>The {card} had to be beaten if possible: nothing higher in {suit} is left in this hand.</source>
      <comment>NOTHING_HIGHER</comment>
      <translation>Las reglas piden ganar a {card}: en esta mano no queda nada más alto en {suit}.</translation>
    </message>
    <message>
      <source>That is true if the card was legal: a wrong one is only penalized later.</source>
      <comment>IF_LEGAL</comment>
      <translation>Eso vale si la carta era legal: una incorrecta solo se castiga después.</translation>
    </message>
    <message>
      <source>Whoever can has to beat the {card}, so it says little more.</source>
      <comment>HAS_TO_BEAT</comment>
      <translation>Las reglas piden que quien pueda gane a {card}, así que dice poco más.</translation>
    </message>
    <message>
      <source>It takes the trick so far, though nothing forced it to.</source>
      <comment>TAKES</comment>
      <translation>De momento gana la baza, aunque nada le obligaba.</translation>
    </message>
    <message>
      <source>Their side has the trick, so they throw on points.</source>
      <comment>ADDS_POINTS</comment>
      <translation>De momento la baza es de este bando, así que se carga.</translation>
    </message>
    <message>
      <source>Their side has the trick. Most likely they had no points to throw on.</source>
      <comment>ADDS_NO_POINTS</comment>
      <translation>De momento la baza es de este bando, pero lo más probable es que no hubiera con qué cargarla.</translation>
    </message>
    <message>
      <source>The bidder doesn't have the trick, so they throw on points.</source>
      <comment>ADDS_POINTS_AGAINST</comment>
      <translation>De momento la baza no es del declarante, así que se carga.</translation>
    </message>
    <message>
      <source>The bidder doesn't have the trick. Most likely they had no points to throw on.</source>
      <comment>ADDS_NO_POINTS_AGAINST</comment>
      <translation>De momento la baza no es del declarante, pero lo más probable es que no hubiera con qué cargarla.</translation>
    </message>
    <message>
      <source>The others have the trick, so they get no points.</source>
      <comment>GIVES_UP_LITTLE</comment>
      <translation>De momento la baza es de los otros, así que no reciben puntos.</translation>
    </message>
    <message>
      <source>The others have the trick and get points: most likely there was nothing cheaper to play.</source>
      <comment>GIVES_UP_POINTS</comment>
      <translation>De momento la baza es de los otros y se llevan puntos: lo más probable es que no hubiera nada más barato.</translation>
    </message>
    <message>
      <source>While the stock lasts, any card may be played, so it says nothing about suits.</source>
      <comment>FREE_CHOICE</comment>
      <translation>Mientras queda mazo se puede jugar cualquier carta, así que no dice nada de los palos.</translation>
    </message>
    <message>
      <source>They wanted the trick: for its points, or to meld.</source>
      <comment>WANTS_TRICK</comment>
      <translation>Quería la baza: por sus puntos o para cantar.</translation>
    </message>
    <message>
      <source>They let the trick go, to keep better cards.</source>
      <comment>LETS_GO</comment>
      <translation>Dejó pasar la baza para guardar cartas mejores.</translation>
    </message>
    <message>
      <source>The highest trump wins. Without a trump, the highest card of the suit that was led does.</source>
      <comment>TRICK_WON</comment>
      <translation>Gana el triunfo más alto. Sin triunfos, la carta más alta del palo de salida.</translation>
    </message>
    <message>
      <source>Of two equal cards, the first one wins.</source>
      <comment>FIRST_OF_EQUALS</comment>
      <translation>De dos cartas iguales gana la primera.</translation>
    </message>
    <message>
      <source>The last trick counts {points} extra.</source>
      <comment>LAST_TRICK</comment>
      <translation>La última baza cuenta {points} más.</translation>
    </message>
    <message>
      <source>By this player's count, tricks and meld so far reach the target.</source>
      <comment>OUT</comment>
      <translation>Según su propia cuenta, las bazas y los cantes alcanzan ya la meta.</translation>
    </message>
    <message>
      <source>Tricks and meld are counted as they come in, and reach the target.</source>
      <comment>OUT_BY_RULE</comment>
      <translation>Las bazas y los cantes se cuentan según llegan, y alcanzan la meta.</translation>
    </message>
  </context>
  <context>
    <name>Menu</name>
    <message>
      <source>&amp;Game</source>
      <comment>GAME</comment>
      <translation>&amp;Juego</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <comment>NEW</comment>
      <translation>Partida &amp;nueva…</translation>
    </message>
    <message>
      <source>Play &amp;together…</source>
      <comment>TOGETHER</comment>
      <translation>&amp;Jugar juntos…</translation>
    </message>
    <message>
      <source>&amp;Join a table…</source>
      <comment>JOIN</comment>
      <translation>&amp;Unirse a una mesa…</translation>
    </message>
    <message>
      <source>Sa&amp;y to the table</source>
      <comment>TALK</comment>
      <translation>&amp;Hablar en la mesa</translation>
    </message>
    <message>
      <source>&amp;House rules…</source>
      <comment>HOUSE_RULES</comment>
      <translation>Reglas de la &amp;casa…</translation>
    </message>
    <message>
      <source>Next &amp;deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>Siguiente &amp;mano</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <comment>UNDO</comment>
      <translation>&amp;Deshacer</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <comment>REDO</comment>
      <translation>&amp;Rehacer</translation>
    </message>
    <message>
      <source>Decl&amp;are out</source>
      <comment>DECLARE_OUT</comment>
      <translation>Decir «&amp;fuera»</translation>
    </message>
    <message>
      <source>&amp;Claim the rest</source>
      <comment>CLAIM_REST</comment>
      <translation>Reclamar el rest&amp;o</translation>
    </message>
    <message>
      <source>Gi&amp;ve up…</source>
      <comment>GIVE_UP</comment>
      <translation>Rend&amp;irse…</translation>
    </message>
    <message>
      <source>&amp;Games…</source>
      <comment>GAMES</comment>
      <translation>Par&amp;tidas…</translation>
    </message>
    <message>
      <source>R&amp;ecent games</source>
      <comment>RECENT</comment>
      <translation>Partidas r&amp;ecientes</translation>
    </message>
    <message>
      <source>&amp;Statistics…</source>
      <comment>STATISTICS</comment>
      <translation>Estadí&amp;sticas…</translation>
    </message>
    <message>
      <source>&amp;Keep score for real cards…</source>
      <comment>SCORE_SHEET</comment>
      <translation>Lle&amp;var la cuenta con cartas reales…</translation>
    </message>
    <message>
      <source>&amp;Open a file…</source>
      <comment>OPEN_FILE</comment>
      <translation>&amp;Abrir un archivo…</translation>
    </message>
    <message>
      <source>&amp;Preferences…</source>
      <comment>PREFERENCES</comment>
      <translation>&amp;Preferencias…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <comment>QUIT</comment>
      <translation>Sa&amp;lir</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <comment>LEARN</comment>
      <translation>A&amp;prender</translation>
    </message>
    <message>
      <source>&amp;Lessons…</source>
      <comment>LESSONS</comment>
      <translation>&amp;Lecciones…</translation>
    </message>
    <message>
      <source>&amp;Drills…</source>
      <comment>DRILLS</comment>
      <translation>&amp;Ejercicios…</translation>
    </message>
    <message>
      <source>&amp;Problems…</source>
      <comment>PROBLEMS</comment>
      <translation>&amp;Problemas…</translation>
    </message>
    <message>
      <source>Set up a &amp;hand…</source>
      <comment>SET_UP_HAND</comment>
      <translation>Preparar una &amp;mano…</translation>
    </message>
    <message>
      <source>Problem of the da&amp;y</source>
      <comment>PROBLEM</comment>
      <translation>Problema del &amp;día</translation>
    </message>
    <message>
      <source>My &amp;mistakes…</source>
      <comment>MISTAKES</comment>
      <translation>Mis e&amp;rrores…</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <comment>VIEW</comment>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <source>&amp;Odds</source>
      <comment>ODDS</comment>
      <translation>Pr&amp;obabilidades</translation>
    </message>
    <message>
      <source>&amp;Last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Última &amp;baza</translation>
    </message>
    <message>
      <source>&amp;Melds</source>
      <comment>MELDS</comment>
      <translation>&amp;Cantes</translation>
    </message>
    <message>
      <source>&amp;Scores</source>
      <comment>SCORES</comment>
      <translation>&amp;Puntos</translation>
    </message>
    <message>
      <source>Lo&amp;g</source>
      <comment>LOG</comment>
      <translation>&amp;Registro</translation>
    </message>
    <message>
      <source>&amp;Hand as a list</source>
      <comment>HAND_LIST</comment>
      <translation>Mano como &amp;lista</translation>
    </message>
    <message>
      <source>&amp;People</source>
      <comment>PEOPLE</comment>
      <translation>P&amp;ersonas</translation>
    </message>
    <message>
      <source>Look &amp;back at the deal…</source>
      <comment>LOOK_BACK</comment>
      <translation>Repasar la &amp;mano…</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <comment>FULL_SCREEN</comment>
      <translation>Pa&amp;ntalla completa</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <comment>HELP</comment>
      <translation>&amp;Ayuda</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <comment>HINT</comment>
      <translation>&amp;Pista</translation>
    </message>
    <message>
      <source>&amp;What did that mean?</source>
      <comment>MEANING</comment>
      <translation>¿Qué significa &amp;eso?</translation>
    </message>
    <message>
      <source>&amp;Explain this moment</source>
      <comment>EXPLAIN</comment>
      <translation>Explicar este &amp;momento</translation>
    </message>
    <message>
      <source>&amp;Rules of this game</source>
      <comment>RULES</comment>
      <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
      <source>&amp;Keys…</source>
      <comment>KEYS</comment>
      <translation>&amp;Teclas…</translation>
    </message>
    <message>
      <source>&amp;Computer players…</source>
      <comment>PLAYERS</comment>
      <translation>&amp;Jugadores de la computadora…</translation>
    </message>
    <message>
      <source>&amp;Fair play…</source>
      <comment>FAIR_PLAY</comment>
      <translation>Juego &amp;limpio…</translation>
    </message>
    <message>
      <source>What's &amp;new…</source>
      <comment>NEWS</comment>
      <translation>No&amp;vedades…</translation>
    </message>
    <message>
      <source>&amp;About Pinochle</source>
      <comment>ABOUT</comment>
      <translation>A&amp;cerca de Pinochle</translation>
    </message>
  </context>
  <context>
    <name>MixWord</name>
    <message>
      <source>Checked: nobody could have chosen these cards.</source>
      <comment>CHECKED</comment>
      <translation>Comprobado: nadie pudo elegir estas cartas.</translation>
    </message>
    <message>
      <source>Deal {deal} was dealt without your program's part: it came too late, or the table left it out.</source>
      <comment>LEFT_OUT</comment>
      <translation>La mano {deal} se repartió sin la parte de tu programa: llegó demasiado tarde, o la mesa la dejó fuera.</translation>
    </message>
    <message>
      <source>Deal {deal}: the program of {name} promised a part of the shuffle, and did not open it in time.</source>
      <comment>WITHHELD</comment>
      <translation>Mano {deal}: el programa de {name} prometió una parte de la barajada y no la abrió a tiempo.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table began to shuffle again after your program had opened its part.</source>
      <comment>TWICE</comment>
      <translation>Mano {deal}: la mesa empezó a barajar otra vez después de que tu programa abriera su parte.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table has changed the promises after they were fixed.</source>
      <comment>PROMISES</comment>
      <translation>Mano {deal}: la mesa cambió las promesas cuando ya estaban decididas.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table's own part of the shuffle is not the one that it promised.</source>
      <comment>TABLE_PART</comment>
      <translation>Mano {deal}: la parte de la mesa en la barajada no es la que prometió.</translation>
    </message>
    <message>
      <source>Deal {deal}: the part of {name} is not the one that was promised.</source>
      <comment>PART</comment>
      <translation>Mano {deal}: la parte de {name} no es la prometida.</translation>
    </message>
    <message>
      <source>Deal {deal}: the cards don't follow from everybody's parts. Somebody has chosen or changed them.</source>
      <comment>CARDS</comment>
      <translation>Mano {deal}: las cartas no salen de las partes de todos. Alguien las eligió o las cambió.</translation>
    </message>
    <message>
      <source>Deal {deal}: people have changed places after it was settled which cards each place gets.</source>
      <comment>PLACES</comment>
      <translation>Mano {deal}: algunos cambiaron de sitio cuando ya estaba decidido qué cartas recibe cada sitio.</translation>
    </message>
    <message>
      <source>Deal {deal}: the cards that you saw are not those of the shuffle.</source>
      <comment>SEEN</comment>
      <translation>Mano {deal}: las cartas que viste no son las de la barajada.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table does not show how it was shuffled.</source>
      <comment>SILENT</comment>
      <translation>Mano {deal}: la mesa no muestra cómo se barajó.</translation>
    </message>
    <message>
      <source>The table alone shuffles in this match: your program was not asked to add to it.</source>
      <comment>NOT_ASKED</comment>
      <translation>En esta partida baraja la mesa sola: a tu programa no se le pidió añadir nada.</translation>
    </message>
    <message>
      <source>The table alone shuffles: its program is older than yours, and lets nobody add to it.</source>
      <comment>OLD_TABLE</comment>
      <translation>La mesa baraja sola: su programa es más antiguo que el tuyo y no deja que nadie añada nada.</translation>
    </message>
  </context>
  <context>
    <name>Most</name>
    <message>
      <source>Most bids made</source>
      <comment>MOST_BIDS</comment>
      <translation>Más pujas cumplidas</translation>
    </message>
    <message>
      <source>Most meld</source>
      <comment>MOST_MELD</comment>
      <translation>Más cante</translation>
    </message>
    <message>
      <source>Best hand</source>
      <comment>BEST_HAND</comment>
      <translation>Mejor mano</translation>
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
      <translation>ninguna</translation>
    </message>
    <message>
      <source>one</source>
      <comment>ONE</comment>
      <translation>una</translation>
    </message>
    <message>
      <source>two</source>
      <comment>TWO</comment>
      <translation>dos</translation>
    </message>
    <message>
      <source>three</source>
      <comment>THREE</comment>
      <translation>tres</translation>
    </message>
    <message>
      <source>four</source>
      <comment>FOUR</comment>
      <translation>cuatro</translation>
    </message>
    <message>
      <source>five</source>
      <comment>FIVE</comment>
      <translation>cinco</translation>
    </message>
    <message>
      <source>six</source>
      <comment>SIX</comment>
      <translation>seis</translation>
    </message>
    <message>
      <source>seven</source>
      <comment>SEVEN</comment>
      <translation>siete</translation>
    </message>
    <message>
      <source>eight</source>
      <comment>EIGHT</comment>
      <translation>ocho</translation>
    </message>
  </context>
  <context>
    <name>OddsWord</name>
    <message>
      <source>Show odds</source>
      <comment>SHOW</comment>
      <translation>Ver probabilidades</translation>
    </message>
    <message>
      <source>Hide odds</source>
      <comment>HIDE</comment>
      <translation>Ocultar probabilidades</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Cante</translation>
    </message>
    <message>
      <source>Likely total</source>
      <comment>BRINGS</comment>
      <translation>Probable</translation>
    </message>
    <message>
      <source>% chance to make it</source>
      <comment>LEGEND</comment>
      <translation>Probabilidad en %</translation>
    </message>
    <message>
      <source>{share}% safe</source>
      <comment>SAFE</comment>
      <translation>{share} % seguro</translation>
    </message>
    <message>
      <source>even money</source>
      <comment>EVEN</comment>
      <translation>50 %</translation>
    </message>
    <message>
      <source>Expert: {advice}, go up to {limit}</source>
      <comment>EXPERT_TO</comment>
      <translation>Experto: {advice}, y seguir hasta {limit}</translation>
    </message>
    <message>
      <source>No odds here: your side's bids are added up.</source>
      <comment>NONE_SUMMED</comment>
      <translation>Aquí no hay probabilidades: se suman las pujas de tu bando.</translation>
    </message>
    <message>
      <source>Counted from many deals that Expert imagined to fit the bids so far.</source>
      <comment>HELP</comment>
      <translation>El experto imaginó muchas manos que encajan con las pujas hasta ahora, y contó.</translation>
    </message>
    <message>
      <source>Odds</source>
      <comment>TABLE</comment>
      <translation>Probabilidades</translation>
    </message>
    <message>
      <source>{suit}: meld {meld}, likely total {points}.</source>
      <comment>ROW</comment>
      <translation>{suit}: cante {meld}, total probable {points}.</translation>
    </message>
    <message>
      <source>Safe up to {amount}.</source>
      <comment>SAFE_TO</comment>
      <translation>Seguro hasta {amount}.</translation>
    </message>
    <message>
      <source>Even money up to {amount}.</source>
      <comment>EVEN_TO</comment>
      <translation>Al menos un 50 % hasta {amount}.</translation>
    </message>
    <message>
      <source>No bid is even money.</source>
      <comment>LONG_SHOT</comment>
      <translation>Ninguna puja llega al 50 %.</translation>
    </message>
    <message>
      <source>{amount} in {suit}: {share}%.</source>
      <comment>CELL</comment>
      <translation>{amount} en {suit}: {share} %.</translation>
    </message>
  </context>
  <context>
    <name>Opened</name>
    <message>
      <source>Open a game, rules or a bidding convention</source>
      <comment>TITLE</comment>
      <translation>Abrir una partida, reglas o una convención</translation>
    </message>
    <message>
      <source>Pinochle (*{games} *{rules} *{bids})</source>
      <comment>FILES</comment>
      <translation>Pinochle (*{games} *{rules} *{bids})</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <comment>ALL_FILES</comment>
      <translation>Todos los archivos (*)</translation>
    </message>
    <message>
      <source>{game}, {names}: {far}</source>
      <comment>RECENT</comment>
      <translation>{game}, {names}: {far}</translation>
    </message>
    <message>
      <source>No other games yet</source>
      <comment>NO_RECENT</comment>
      <translation>Aún no hay otras partidas</translation>
    </message>
    <message>
      <source>Drop it to open this game.</source>
      <comment>DROP_GAME</comment>
      <translation>Suéltalo para abrir esta partida.</translation>
    </message>
    <message>
      <source>Drop it to go on with this score sheet.</source>
      <comment>DROP_SHEET</comment>
      <translation>Suéltalo para seguir con esta hoja de puntos.</translation>
    </message>
    <message>
      <source>Drop it to play by these rules.</source>
      <comment>DROP_RULES</comment>
      <translation>Suéltalo para jugar con estas reglas.</translation>
    </message>
    <message>
      <source>Please drop one file at a time.</source>
      <comment>ONE_FILE</comment>
      <translation>Suelta los archivos de uno en uno.</translation>
    </message>
    <message>
      <source>Drop it to bid by this convention.</source>
      <comment>DROP_AGREEMENT</comment>
      <translation>Suéltalo para subastar según esta convención.</translation>
    </message>
    <message>
      <source>“{name}” can't be opened here: only games ({games}), rules ({rules}) and conventions ({bids}) can.</source>
      <comment>OTHER_FILE</comment>
      <translation>Aquí no se puede abrir «{name}»: solo partidas ({games}), reglas ({rules}) y convenciones ({bids}).</translation>
    </message>
    <message>
      <source>“{name}” is kept: choose it in New game, in a game with partners, under Bidding conventions.</source>
      <comment>AGREEMENT_KEPT</comment>
      <translation>«{name}» está guardada: elígela en Partida nueva, en un juego con compañeros, bajo Convenciones de subasta.</translation>
    </message>
    <message>
      <source>The cards of this game aren't the ones its seed deals: see Help &gt; Fair play.</source>
      <comment>ALTERED</comment>
      <translation>Las cartas de esta partida no son las que reparte su semilla: mira Ayuda &gt; Juego limpio.</translation>
    </message>
    <message>
      <source>This game is already on the table.</source>
      <comment>ON_TABLE</comment>
      <translation>Esta partida ya está en la mesa.</translation>
    </message>
    <message>
      <source>This game is over and its file can't be changed, so you can only look at it here.</source>
      <comment>LOOKED_AT</comment>
      <translation>Esta partida terminó y su archivo no se puede cambiar: aquí solo la miras.</translation>
    </message>
    <message>
      <source>This game goes on at another computer's table, so it's practice here.</source>
      <comment>COPY</comment>
      <translation>Esta partida sigue en la mesa de otra computadora: aquí es una práctica.</translation>
    </message>
    <message>
      <source>“{name}” isn't a game of this program.</source>
      <comment>NO_GAME</comment>
      <translation>«{name}» no es una partida de este programa.</translation>
    </message>
    <message>
      <source>“{name}” isn't a score sheet of this program, or it's damaged; it stays as it is.</source>
      <comment>NO_SHEET</comment>
      <translation>«{name}» no es una hoja de puntos de este programa o está dañada; se queda como está.</translation>
    </message>
    <message>
      <source>“{name}” was saved by a newer version of this program; please update to open it.</source>
      <comment>NEWER</comment>
      <translation>«{name}» es de una versión más nueva de este programa; actualízalo para abrirla.</translation>
    </message>
    <message>
      <source>“{name}” holds several games; only a file with one game can be opened.</source>
      <comment>SEVERAL</comment>
      <translation>«{name}» contiene varias partidas; solo se abre un archivo con una partida.</translation>
    </message>
    <message>
      <source>“{name}” is far too large for a game.</source>
      <comment>TOO_LARGE</comment>
      <translation>«{name}» es demasiado grande para ser una partida.</translation>
    </message>
    <message>
      <source>“{name}” is too long to open: a game can have {most} lines at most. The file stays as it is.</source>
      <comment>TOO_LONG</comment>
      <translation>«{name}» es demasiado larga para abrirla: una partida puede tener como máximo {most} líneas. El archivo queda como está.</translation>
    </message>
    <message>
      <source>Opening a long game</source>
      <comment>READING_TITLE</comment>
      <translation>Abriendo una partida larga</translation>
    </message>
    <message>
      <source>“{name}” is being read, which takes a while.</source>
      <comment>READING</comment>
      <translation>Se está leyendo «{name}»; tarda un poco.</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>READING_CANCEL</comment>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>“{name}” wasn't opened. You can open it from Games at any time.</source>
      <comment>STOPPED</comment>
      <translation>«{name}» no se abrió. Pueden abrirla desde Partidas en cualquier momento.</translation>
    </message>
    <message>
      <source>This match has {deals} deals, and its file has no room for more. It is saved; please begin a new one.</source>
      <comment>FULL</comment>
      <translation>Esta partida tiene {deals} manos y en su archivo no cabe ninguna más. Está guardada; empiecen otra.</translation>
    </message>
    <message>
      <source>“{name}” is damaged from line {line} on, so it can't be opened; it stays as it is.</source>
      <comment>DAMAGED</comment>
      <translation>«{name}» está dañado desde la línea {line} y no se puede abrir; se queda como está.</translation>
    </message>
    <message>
      <source>“{name}” isn't there anymore.</source>
      <comment>GONE</comment>
      <translation>«{name}» ya no está ahí.</translation>
    </message>
    <message>
      <source>“{name}” can't be read: its permissions don't allow it.</source>
      <comment>NOT_ALLOWED</comment>
      <translation>No se permite leer «{name}».</translation>
    </message>
    <message>
      <source>“{name}” can't be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>No se puede leer «{name}»: {reason}.</translation>
    </message>
  </context>
  <context>
    <name>OptionFault</name>
    <message>
      <source>{option} cannot be {value}; it can be {allowed}.</source>
      <comment>IMPOSSIBLE</comment>
      <translation>{option} no puede ser {value}; puede ser {allowed}.</translation>
    </message>
    <message>
      <source>a whole number from {least} to {most}</source>
      <comment>NUMBER</comment>
      <translation>un número entero de {least} a {most}</translation>
    </message>
    <message>
      <source>only {value}</source>
      <comment>ONLY</comment>
      <translation>solo {value}</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <comment>OR</comment>
      <translation>{first} o {last}</translation>
    </message>
    <message>
      <source>Options are written as group.option, so “{key}” is none; {hint}</source>
      <comment>NO_DOT</comment>
      <translation>Las opciones se escriben como grupo.opción, así que «{key}» no es ninguna; {hint}</translation>
    </message>
    <message>
      <source>There is no group of options “{group}”; {hint}</source>
      <comment>NO_GROUP</comment>
      <translation>No hay ningún grupo de opciones «{group}»; {hint}</translation>
    </message>
    <message>
      <source>There is no option “{option}” in the group “{group}”; {hint}</source>
      <comment>NO_OPTION</comment>
      <translation>No hay ninguna opción «{option}» en el grupo «{group}»; {hint}</translation>
    </message>
    <message>
      <source>did you mean {names}?</source>
      <comment>MEANT</comment>
      <translation>¿se trata de {names}?</translation>
    </message>
    <message>
      <source>for example {option}.</source>
      <comment>EXAMPLE</comment>
      <translation>por ejemplo, {option}.</translation>
    </message>
    <message>
      <source>there is {names}.</source>
      <comment>THERE_IS</comment>
      <translation>hay {names}.</translation>
    </message>
    <message>
      <source>The rules must be an object of names and values, not {value}.</source>
      <comment>NO_NAMES</comment>
      <translation>Las reglas deben ser un objeto de nombres y valores, no {value}.</translation>
    </message>
    <message>
      <source>The group “{group}” must be an object of names and values, not {value}.</source>
      <comment>NO_NAMES_IN</comment>
      <translation>El grupo «{group}» debe ser un objeto de nombres y valores, no {value}.</translation>
    </message>
    <message>
      <source>The group of options “{group}” is missing.</source>
      <comment>LACKS_GROUP</comment>
      <translation>Falta el grupo de opciones «{group}».</translation>
    </message>
    <message>
      <source>The option “{option}” in the group “{group}” is missing.</source>
      <comment>LACKS_OPTION</comment>
      <translation>Falta la opción «{option}» en el grupo «{group}».</translation>
    </message>
  </context>
  <context>
    <name>OwnAgreementWord</name>
    <message>
      <source>Make your own…</source>
      <comment>MAKE</comment>
      <translation>Crear la tuya…</translation>
    </message>
    <message>
      <source>Change…</source>
      <comment>CHANGE</comment>
      <translation>Cambiar…</translation>
    </message>
    <message>
      <source>Import a bidding convention</source>
      <comment>IMPORT_TITLE</comment>
      <translation>Importar una convención</translation>
    </message>
    <message>
      <source>Export a bidding convention</source>
      <comment>EXPORT_TITLE</comment>
      <translation>Exportar la convención</translation>
    </message>
    <message>
      <source>Bidding conventions (*{suffix})</source>
      <comment>FILES</comment>
      <translation>Convenciones de subasta (*{suffix})</translation>
    </message>
    <message>
      <source>You already had “{name}”, so the new convention is saved as “{other}”.</source>
      <comment>IMPORTED_ANEW</comment>
      <translation>«{name}» ya existía, así que la nueva convención se guarda como «{other}».</translation>
    </message>
    <message>
      <source>Your own bidding convention</source>
      <comment>TITLE</comment>
      <translation>Tu propia convención de subasta</translation>
    </message>
    <message>
      <source>Our bids</source>
      <comment>NEW_NAME</comment>
      <translation>Nuestras pujas</translation>
    </message>
    <message>
      <source>What the bids show, the most important first</source>
      <comment>ROWS</comment>
      <translation>Qué muestran las pujas, primero lo más importante</translation>
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
      <translation>Sin huecos ni contradicciones.</translation>
    </message>
    <message>
      <source>1 note on your rows</source>
      <comment>TO_FIX_ONE</comment>
      <translation>1 aviso sobre tus filas</translation>
    </message>
    <message>
      <source>{count} notes on your rows</source>
      <comment>TO_FIX</comment>
      <translation>{count} avisos sobre tus filas</translation>
    </message>
    <message>
      <source>Add</source>
      <comment>ADD</comment>
      <translation>Añadir</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Up</source>
      <comment>UP</comment>
      <translation>Subir</translation>
    </message>
    <message>
      <source>Down</source>
      <comment>DOWN</comment>
      <translation>Bajar</translation>
    </message>
    <message>
      <source>You already have “{name}”. Save again to replace it.</source>
      <comment>SAME_NAME</comment>
      <translation>Ya tienes «{name}». Guarda otra vez para reemplazarla.</translation>
    </message>
    <message>
      <source>Give the convention a name to save it.</source>
      <comment>NO_NAME</comment>
      <translation>Pon un nombre a la convención para guardarla.</translation>
    </message>
    <message>
      <source>When</source>
      <comment>WHEN</comment>
      <translation>Cuándo</translation>
    </message>
    <message>
      <source>The first bid</source>
      <comment>OPENING</comment>
      <translation>La primera puja</translation>
    </message>
    <message>
      <source>Directly over the lowest opening</source>
      <comment>OVER_OPENING</comment>
      <translation>Directamente sobre la apertura mínima</translation>
    </message>
    <message>
      <source>Once the partner has bid</source>
      <comment>AFTER_PARTNER</comment>
      <translation>Cuando el compañero ya pujó</translation>
    </message>
    <message>
      <source>Others have bid, but not the partner</source>
      <comment>AFTER_OPPONENTS</comment>
      <translation>Otros pujaron, pero no el compañero</translation>
    </message>
    <message>
      <source>Any bid over another one</source>
      <comment>RAISE</comment>
      <translation>Cualquier puja sobre otra</translation>
    </message>
    <message>
      <source>How high</source>
      <comment>HOW_HIGH</comment>
      <translation>Cuánto</translation>
    </message>
    <message>
      <source>The lowest bid</source>
      <comment>LOWEST</comment>
      <translation>La puja mínima</translation>
    </message>
    <message>
      <source>One step higher</source>
      <comment>ONE_STEP</comment>
      <translation>Un paso más</translation>
    </message>
    <message>
      <source>{count} steps higher</source>
      <comment>STEPS</comment>
      <translation>{count} pasos más</translation>
    </message>
    <message>
      <source>Exactly that</source>
      <comment>EXACTLY</comment>
      <translation>Exactamente eso</translation>
    </message>
    <message>
      <source>Or more</source>
      <comment>OR_MORE</comment>
      <translation>O más</translation>
    </message>
    <message>
      <source>Shows</source>
      <comment>SHOWS</comment>
      <translation>Muestra</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Cantes</translation>
    </message>
    <message>
      <source>Aces around</source>
      <comment>ACES_AROUND</comment>
      <translation>Cuatro ases</translation>
    </message>
    <message>
      <source>A number of aces</source>
      <comment>ACES</comment>
      <translation>Cierto número de ases</translation>
    </message>
    <message>
      <source>A run</source>
      <comment>RUN</comment>
      <translation>Una escalera</translation>
    </message>
    <message>
      <source>A long suit</source>
      <comment>SUIT</comment>
      <translation>Un palo largo</translation>
    </message>
    <message>
      <source>Asks the partner to show meld</source>
      <comment>ASKS</comment>
      <translation>Pide al compañero que muestre cantes</translation>
    </message>
    <message>
      <source>Nothing</source>
      <comment>NOTHING</comment>
      <translation>Nada</translation>
    </message>
    <message>
      <source>At least</source>
      <comment>LEAST</comment>
      <translation>Por lo menos</translation>
    </message>
    <message>
      <source>Less than</source>
      <comment>BELOW</comment>
      <translation>Menos de</translation>
    </message>
    <message>
      <source>no limit</source>
      <comment>NO_LIMIT</comment>
      <translation>sin límite</translation>
    </message>
    <message>
      <source>Deal a hand</source>
      <comment>TRY</comment>
      <translation>Repartir una mano</translation>
    </message>
    <message>
      <source>It opens with {bid}: {shows}.</source>
      <comment>TRY_FIRST</comment>
      <translation>Abre con {bid}: {shows}.</translation>
    </message>
    <message>
      <source>After {before}, it bids {bid}: {shows}.</source>
      <comment>TRY_BID</comment>
      <translation>Después de {before}, puja {bid}: {shows}.</translation>
    </message>
    <message>
      <source>After {before}, it passes.</source>
      <comment>TRY_PASS</comment>
      <translation>Después de {before}, pasa.</translation>
    </message>
    <message>
      <source>It passes.</source>
      <comment>TRY_NO_OPENING</comment>
      <translation>Pasa.</translation>
    </message>
    <message>
      <source>In this game, no auction comes that far.</source>
      <comment>TRY_NOTHING</comment>
      <translation>En este juego ninguna subasta llega tan lejos.</translation>
    </message>
  </context>
  <context>
    <name>PageWord</name>
    <message>
      <source>Play</source>
      <comment>PLAY</comment>
      <translation>Jugar</translation>
    </message>
    <message>
      <source>touch again to play it</source>
      <comment>TOUCH_AGAIN</comment>
      <translation>toca otra vez para jugarla</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>MELDS</comment>
      <translation>Cantes</translation>
    </message>
    <message>
      <source>Say…</source>
      <comment>SAY</comment>
      <translation>Decir…</translation>
    </message>
    <message>
      <source>Help</source>
      <comment>HELP</comment>
      <translation>Ayuda</translation>
    </message>
    <message>
      <source>Cover my cards</source>
      <comment>COVER</comment>
      <translation>Tapar mis cartas</translation>
    </message>
    <message>
      <source>Touch to see your cards</source>
      <comment>COVERED</comment>
      <translation>Toca para ver tus cartas</translation>
    </message>
    <message>
      <source>Nobody has melded yet.</source>
      <comment>NO_MELDS</comment>
      <translation>Nadie ha cantado todavía.</translation>
    </message>
    <message>
      <source>Your hand</source>
      <comment>YOUR_HAND</comment>
      <translation>Tu mano</translation>
    </message>
    <message>
      <source>on the table</source>
      <comment>ON_TABLE</comment>
      <translation>en la mesa</translation>
    </message>
    <message>
      <source>At the table</source>
      <comment>PEOPLE</comment>
      <translation>En la mesa</translation>
    </message>
    <message>
      <source>Your name</source>
      <comment>YOUR_NAME</comment>
      <translation>Tu nombre</translation>
    </message>
    <message>
      <source>Your picture</source>
      <comment>YOUR_PICTURE</comment>
      <translation>Tu imagen</translation>
    </message>
    <message>
      <source>swipe for more</source>
      <comment>MORE_PICTURES</comment>
      <translation>desliza para ver más</translation>
    </message>
    <message>
      <source>No picture</source>
      <comment>NO_PICTURE</comment>
      <translation>Sin imagen</translation>
    </message>
    <message>
      <source>Your seat</source>
      <comment>YOUR_SEAT</comment>
      <translation>Tu lugar</translation>
    </message>
    <message>
      <source>same shape, same side</source>
      <comment>PARTNERS</comment>
      <translation>misma figura, mismo bando</translation>
    </message>
    <message>
      <source>Free</source>
      <comment>FREE</comment>
      <translation>Libre</translation>
    </message>
    <message>
      <source>touch to sit here</source>
      <comment>SIT_HERE</comment>
      <translation>toca para sentarte</translation>
    </message>
    <message>
      <source>your seat</source>
      <comment>THIS_IS_YOURS</comment>
      <translation>tu lugar</translation>
    </message>
    <message>
      <source>Sit down</source>
      <comment>SIT_DOWN</comment>
      <translation>Sentarse</translation>
    </message>
    <message>
      <source>Leave my seat</source>
      <comment>STAND_UP</comment>
      <translation>Dejar mi lugar</translation>
    </message>
    <message>
      <source>Change my seat</source>
      <comment>CHANGE_SEAT</comment>
      <translation>Cambiar de lugar</translation>
    </message>
    <message>
      <source>No app, no account. Only this phone shows your cards.</source>
      <comment>ONLY_YOURS</comment>
      <translation>Sin app y sin cuenta. Solo este teléfono muestra tus cartas.</translation>
    </message>
    <message>
      <source>Only watch</source>
      <comment>WATCH</comment>
      <translation>Solo mirar</translation>
    </message>
    <message>
      <source>phone</source>
      <comment>PHONE</comment>
      <translation>teléfono</translation>
    </message>
    <message>
      <source>computer</source>
      <comment>WINDOW</comment>
      <translation>computadora</translation>
    </message>
    <message>
      <source>shared screen</source>
      <comment>SCREEN</comment>
      <translation>pantalla compartida</translation>
    </message>
    <message>
      <source>program</source>
      <comment>PROGRAM</comment>
      <translation>programa</translation>
    </message>
    <message>
      <source>{name} sits here now</source>
      <comment>SITS_HERE</comment>
      <translation>{name} está sentado aquí ahora</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>Ausente {seconds} s</translation>
    </message>
    <message>
      <source>Played by the computer</source>
      <comment>HELD</comment>
      <translation>Juega la computadora</translation>
    </message>
    <message>
      <source>The game is paused</source>
      <comment>PAUSED</comment>
      <translation>El juego está en pausa</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>DEAL</comment>
      <translation>Repartir</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY</comment>
      <translation>Listo</translation>
    </message>
    <message>
      <source>Rematch</source>
      <comment>REMATCH</comment>
      <translation>Revancha</translation>
    </message>
    <message>
      <source>Pause</source>
      <comment>PAUSE</comment>
      <translation>Pausa</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>CONTINUE</comment>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>{name} would like a pause</source>
      <comment>WISH</comment>
      <translation>{name} quisiera una pausa</translation>
    </message>
    <message>
      <source>Go on another day</source>
      <comment>ADJOURN</comment>
      <translation>Seguir otro día</translation>
    </message>
    <message>
      <source>The table closes for all. Seats and cards are kept: come back with the same link or code.</source>
      <comment>ADJOURN_WHY</comment>
      <translation>La mesa se cierra para todos. Los lugares y las cartas se guardan: vuelvan con el mismo enlace o código.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Mazo</translation>
    </message>
    <message>
      <source>dealer</source>
      <comment>DEALER</comment>
      <translation>quien reparte</translation>
    </message>
    <message>
      <source>Rules</source>
      <comment>RULES</comment>
      <translation>Reglas</translation>
    </message>
  </context>
  <context>
    <name>PlayerWord</name>
    <message>
      <source>No computer player sees a card that you couldn't see from its seat. Each thinks in a process of its own, which is told what that seat knows, and nothing else.</source>
      <comment>SEES_NOTHING</comment>
      <translation>Ningún jugador de la computadora ve una carta que tú no verías en su sitio. Piensa en un proceso propio, que recibe lo que ese sitio sabe y nada más.</translation>
    </message>
    <message>
      <source>All of them get the same honest deal. They don't talk to each other, and they don't learn how you play.</source>
      <comment>SAME_FOR_ALL</comment>
      <translation>Todos reciben las mismas cartas honestas. No hablan entre ellos y no aprenden cómo juegas.</translation>
    </message>
    <message>
      <source>To imagine a deal is to place the hidden cards at random, in a way that fits all that this level knows. Each card that may be played is then played out in it, and the one that does best on average is chosen.</source>
      <comment>IMAGINES</comment>
      <translation>Imaginar una mano es repartir al azar las cartas ocultas como pueden estar según todo lo que este nivel sabe. En ella se juega hasta el final cada carta permitida, y se toma la que mejor sale en promedio.</translation>
    </message>
    <message>
      <source>None of them thinks longer than {seconds} seconds about a decision: on a slow computer, they imagine fewer deals. If other programs keep the computer busy, you wait a little longer instead.</source>
      <comment>IN_TIME</comment>
      <translation>Ninguno piensa más de {seconds} segundos en una decisión: en una computadora lenta se imaginan menos manos. Si otros programas ocupan la computadora, esperas un poco más.</translation>
    </message>
    <message>
      <source>A hint is what Expert would do in your seat, with what you know. When you look back, Expert takes more time.</source>
      <comment>HINTS</comment>
      <translation>Una pista es lo que el experto haría en tu sitio, con lo que tú sabes. Al repasar, se toma más tiempo.</translation>
    </message>
    <message>
      <source>The cards of the last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Las cartas de la última baza</translation>
    </message>
    <message>
      <source>The cards of the last {count} tricks</source>
      <comment>LAST_TRICKS</comment>
      <translation>Las cartas de las últimas {count} bazas</translation>
    </message>
    <message>
      <source>Every card that has been played</source>
      <comment>ALL_CARDS</comment>
      <translation>Todas las cartas jugadas</translation>
    </message>
    <message>
      <source>It forgets which melds were shown</source>
      <comment>NO_MELDS</comment>
      <translation>Olvida qué cantes se mostraron</translation>
    </message>
    <message>
      <source>Melds that were shown, and cards that were passed to it or by it</source>
      <comment>MELDS</comment>
      <translation>Los cantes mostrados, y las cartas que ha recibido o pasado</translation>
    </message>
    <message>
      <source>What others can't hold, judging by how they followed</source>
      <comment>PROOFS</comment>
      <translation>Lo que otros no pueden tener, por cómo debieron servir</translation>
    </message>
    <message>
      <source>What a bidder and a partner who passed cards usually hold</source>
      <comment>HABITS</comment>
      <translation>Lo que suelen tener un declarante y un compañero que pasó cartas</translation>
    </message>
    <message>
      <source>What others probably hold, judging by the cards they chose to play</source>
      <comment>READS</comment>
      <translation>Lo que otros tienen probablemente, por las cartas que eligieron jugar</translation>
    </message>
    <message>
      <source>The level of each computer player, as you do</source>
      <comment>LEVELS</comment>
      <translation>El nivel de cada jugador de la computadora, igual que tú</translation>
    </message>
    <message>
      <source>Goes by rules of thumb, for every bid and every card</source>
      <comment>THUMB</comment>
      <translation>Decide por reglas sencillas, al pujar y con cada carta</translation>
    </message>
    <message>
      <source>Bids, names trump and passes cards by rules of thumb</source>
      <comment>THUMB_BIDS</comment>
      <translation>Puja, elige triunfo y pasa cartas por reglas sencillas</translation>
    </message>
    <message>
      <source>Bids and names trump by rules of thumb, but tries out passed cards in {count} imagined deals</source>
      <comment>GIFTS</comment>
      <translation>Puja y elige triunfo por reglas sencillas, pero prueba las cartas que pasa en {count} manos imaginadas</translation>
    </message>
    <message>
      <source>Imagines {count} deals for each card</source>
      <comment>WORLDS</comment>
      <translation>Imagina {count} manos para cada carta</translation>
    </message>
    <message>
      <source>Imagines {count} deals for each card, each the likeliest of {among}</source>
      <comment>PICKED_WORLDS</comment>
      <translation>Imagina {count} manos para cada carta, cada una la más probable de {among}</translation>
    </message>
    <message>
      <source>Imagines up to {count} deals while the stock lasts</source>
      <comment>STOCK</comment>
      <translation>Imagina hasta {count} manos mientras queda mazo</translation>
    </message>
    <message>
      <source>Tries out bids, trump and passed cards in {count} imagined deals, and minds the bidding and the score</source>
      <comment>AUCTION</comment>
      <translation>Prueba pujas, triunfo y cartas pasadas en {count} manos imaginadas, y atiende a la subasta y al marcador</translation>
    </message>
    <message>
      <source>Works out the last {count} tricks of the imagined deals exactly</source>
      <comment>EXACT</comment>
      <translation>Calcula con exactitud las manos imaginadas en las últimas {count} bazas</translation>
    </message>
    <message>
      <source>Judges roughly: one time in ten, it takes the worse of two cards {points} points apart</source>
      <comment>SOFT</comment>
      <translation>Juzga a ojo: de dos cartas toma la que es {points} puntos peor una vez de cada diez</translation>
    </message>
    <message>
      <source>Avoids mistakes that anybody at the table would see</source>
      <comment>SANE</comment>
      <translation>Evita los errores que cualquiera en la mesa vería</translation>
    </message>
    <message>
      <source>Plays its aces early, and shies away from leading trump</source>
      <comment>BIAS</comment>
      <translation>Juega pronto sus ases y le cuesta salir de triunfo</translation>
    </message>
    <message>
      <source>Bids may well be {points} points off, too low more often than too high</source>
      <comment>MOOD</comment>
      <translation>Sus pujas se desvían fácilmente {points} puntos, más a menudo por debajo que por encima</translation>
    </message>
    <message>
      <source>None of them sees a card that you couldn't see from its seat. Most of them imagine how the hidden cards may lie, and play those deals out.</source>
      <comment>IN_SHORT</comment>
      <translation>Ninguno ve una carta que tú no verías en su sitio. Casi todos imaginan cómo pueden estar las cartas ocultas y juegan esas manos hasta el final.</translation>
    </message>
    <message>
      <source>The last trick, no melds</source>
      <comment>LAST_TRICK_BRIEF</comment>
      <translation>La última baza, ningún cante</translation>
    </message>
    <message>
      <source>The last {count} tricks, no melds</source>
      <comment>LAST_TRICKS_BRIEF</comment>
      <translation>Las últimas {count} bazas, ningún cante</translation>
    </message>
    <message>
      <source>All cards played and melds shown</source>
      <comment>ALL_BRIEF</comment>
      <translation>Todas las cartas jugadas y los cantes mostrados</translation>
    </message>
    <message>
      <source>Also what bidders usually hold</source>
      <comment>HABITS_BRIEF</comment>
      <translation>También lo que suele tener quien puja</translation>
    </message>
    <message>
      <source>Also what each card gives away</source>
      <comment>READS_BRIEF</comment>
      <translation>También lo que revela cada carta</translation>
    </message>
    <message>
      <source>Imagines {count} deals</source>
      <comment>WORLDS_BRIEF</comment>
      <translation>Imagina {count} manos</translation>
    </message>
    <message>
      <source>Goes by rules of thumb</source>
      <comment>THUMB_BRIEF</comment>
      <translation>Se guía por reglas sencillas</translation>
    </message>
    <message>
      <source>Imagines {count} deals, judges them roughly</source>
      <comment>SOFT_BRIEF</comment>
      <translation>Imagina {count} manos y las juzga a ojo</translation>
    </message>
    <message>
      <source>Bids may be {points} points off</source>
      <comment>MOOD_BRIEF</comment>
      <translation>Sus pujas se desvían fácilmente {points} puntos</translation>
    </message>
    <message>
      <source>Works out the last {count} tricks exactly</source>
      <comment>EXACT_BRIEF</comment>
      <translation>Calcula con exactitud las últimas {count} bazas</translation>
    </message>
    <message>
      <source>Tries out bids, and minds the score</source>
      <comment>AUCTION_BRIEF</comment>
      <translation>Prueba las pujas y tiene en cuenta el marcador</translation>
    </message>
    <message>
      <source>With the same cards for both, in points a deal: {rungs}.</source>
      <comment>RUNGS</comment>
      <translation>Con las mismas cartas para ambos, en puntos por mano: {rungs}.</translation>
    </message>
    <message>
      <source>{name} gets about {points} more than {other}</source>
      <comment>RUNG</comment>
      <translation>{name} saca unos {points} más que {other}</translation>
    </message>
    <message>
      <source>{name} takes {points} more points a deal than {other}, give or take {error}, over {deals} deals.</source>
      <comment>BETTER</comment>
      <translation>{name} saca {points} puntos más por mano que {other}, {error} más o menos, en {deals} manos.</translation>
    </message>
    <message>
      <source>{name} and {other} came out even: {points} points a deal, give or take {error}, over {deals} deals.</source>
      <comment>EVEN</comment>
      <translation>{name} y {other} quedaron igualados: {points} puntos por mano, {error} más o menos, en {deals} manos.</translation>
    </message>
    <message>
      <source>The game was “{game}”. Both played the same deals, from both sides. “Give or take” is twice the standard error.</source>
      <comment>MEASURED</comment>
      <translation>El juego fue «{game}». Ambos tuvieron las mismas manos, cada una en cada bando. «Más o menos» es el doble del error estándar.</translation>
    </message>
    <message>
      <source>{name} over {other}</source>
      <comment>OVER</comment>
      <translation>{name} sobre {other}</translation>
    </message>
    <message>
      <source>{points} ± {error}</source>
      <comment>GIVE_OR_TAKE</comment>
      <translation>{points} ± {error}</translation>
    </message>
    <message>
      <source>These are points a deal, ± twice the standard error; what may be chance is gray. Each game has a scale of its own, so only numbers in the same row can be compared.</source>
      <comment>IN_EVERY_GAME</comment>
      <translation>Son puntos por mano, ± el doble del error estándar; lo que puede ser azar está en gris. Cada juego cuenta en puntos propios, así que solo se pueden comparar números de la misma fila.</translation>
    </message>
    <message>
      <source>In “{game}”, {name} takes fewer points than {other}, but plays for the match: it won {share}% of {count} matches, where {even}% would have been its fair share.</source>
      <comment>WINS_WITH_LESS</comment>
      <translation>En «{game}», {name} hace menos puntos que {other}, pero juega para ganar la partida: ganó el {share} % de {count} partidas, cuando le tocaría el {even} %.</translation>
    </message>
    <message>
      <source>You can measure it yourself:</source>
      <comment>REPEAT</comment>
      <translation>Puedes medirlo tú mismo:</translation>
    </message>
    <message>
      <source>This is how many contracts were made with {name} in every seat: of all of them, and of those to which the bidder had given about the same chance.</source>
      <comment>PROMISES_ABOUT</comment>
      <translation>Cuántos contratos se cumplieron con {name} en todos los puestos, y cuántos de aquellos a los que el declarante había dado más o menos la misma probabilidad.</translation>
    </message>
    <message>
      <source>Made</source>
      <comment>ALL_CONTRACTS</comment>
      <translation>Cumplidos</translation>
    </message>
    <message>
      <source>Expected, and made</source>
      <comment>BY_CHANCE</comment>
      <translation>Esperado, y cumplido</translation>
    </message>
    <message>
      <source>{share}% of {count}</source>
      <comment>MADE_OF</comment>
      <translation>{share} % de {count}</translation>
    </message>
    <message>
      <source>{said}%: {share}% of {count}</source>
      <comment>SAID_AND_MADE</comment>
      <translation>{said} %: {share} % de {count}</translation>
    </message>
  </context>
  <context>
    <name>ProblemWord</name>
    <message>
      <source>Problem of {day}</source>
      <comment>OF_DAY</comment>
      <translation>Problema del {day}</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <comment>NUMBERED</comment>
      <translation>Problema {number} de {count}</translation>
    </message>
    <message>
      <source>From your games, {day}, deal {deal}</source>
      <comment>OF_MISTAKE</comment>
      <translation>De tus partidas, {day}, mano {deal}</translation>
    </message>
    <message>
      <source>What do you play?</source>
      <comment>ASK_PLAY</comment>
      <translation>¿Qué juegas?</translation>
    </message>
    <message>
      <source>What do you bid?</source>
      <comment>ASK_BID</comment>
      <translation>¿Qué pujas?</translation>
    </message>
    <message>
      <source>Which suit do you make trump?</source>
      <comment>ASK_TRUMP</comment>
      <translation>¿Qué palo haces triunfo?</translation>
    </message>
    <message>
      <source>Which cards do you pass?</source>
      <comment>ASK_GIVE</comment>
      <translation>¿Qué cartas pasas?</translation>
    </message>
    <message>
      <source>Which cards do you bury?</source>
      <comment>ASK_BURY</comment>
      <translation>¿Qué cartas descartas?</translation>
    </message>
    <message>
      <source>What do you meld?</source>
      <comment>ASK_MELD</comment>
      <translation>¿Qué cantas?</translation>
    </message>
    <message>
      <source>What do you do?</source>
      <comment>ASK_OTHER</comment>
      <translation>¿Qué haces?</translation>
    </message>
    <message>
      <source>Click a card, or press the number of an answer.</source>
      <comment>HOW_CARDS</comment>
      <translation>Haz clic en una carta o presiona el número de una respuesta.</translation>
    </message>
    <message>
      <source>Click an answer, or press its number.</source>
      <comment>HOW_ANSWERS</comment>
      <translation>Haz clic en una respuesta o presiona su número.</translation>
    </message>
    <message>
      <source>Use the arrows to see how it got here.</source>
      <comment>HOW_BACK</comment>
      <translation>Con las flechas ves cómo se llegó hasta aquí.</translation>
    </message>
    <message>
      <source>{place}: {game}</source>
      <comment>IN_GAME</comment>
      <translation>{place}: {game}</translation>
    </message>
    <message>
      <source>You bid {amount} in {suit}.</source>
      <comment>OWN_BID</comment>
      <translation>Pujaste {amount} con {suit}.</translation>
    </message>
    <message>
      <source>{name}, your partner, bid {amount} in {suit}.</source>
      <comment>PARTNER_BID</comment>
      <translation>{name}, tu compañero, pujó {amount} con {suit}.</translation>
    </message>
    <message>
      <source>{name} bid {amount} in {suit}: you defend.</source>
      <comment>DEFENDING</comment>
      <translation>{name} pujó {amount} con {suit}: defiendes.</translation>
    </message>
    <message>
      <source>Still out: {cards}</source>
      <comment>OUT</comment>
      <translation>Faltan por salir: {cards}</translation>
    </message>
    <message>
      <source>{name} has {cards}</source>
      <comment>HOLDS</comment>
      <translation>{name} tiene {cards}</translation>
    </message>
    <message>
      <source>{name} has no {suits}</source>
      <comment>LACKS</comment>
      <translation>{name} no tiene {suits}</translation>
    </message>
    <message>
      <source>Choose one of the answers here.</source>
      <comment>NOT_OFFERED</comment>
      <translation>Elige una de estas respuestas.</translation>
    </message>
    <message>
      <source>Yes: {answer}</source>
      <comment>RIGHT</comment>
      <translation>Sí: {answer}</translation>
    </message>
    <message>
      <source>No: {answer} is better</source>
      <comment>WRONG</comment>
      <translation>No: {answer} es mejor</translation>
    </message>
    <message>
      <source>{answer} costs about {points}.</source>
      <comment>COSTS</comment>
      <translation>{answer} cuesta unos {points}.</translation>
    </message>
    <message>
      <source>{answer}: {reason}</source>
      <comment>BECAUSE</comment>
      <translation>{answer}: {reason}</translation>
    </message>
    <message>
      <source>The other cards can lie in only one way, so this is certain.</source>
      <comment>CERTAIN</comment>
      <translation>Las demás cartas solo pueden estar de una manera, así que es seguro.</translation>
    </message>
    <message>
      <source>The other cards can lie in {count} ways, and nothing does better in any of them.</source>
      <comment>IN_ALL</comment>
      <translation>Las demás cartas pueden estar de {count} maneras, y en ninguna hay nada mejor.</translation>
    </message>
    <message>
      <source>In {percent}% of the ways the other cards can lie, nothing does better.</source>
      <comment>IN_MOST</comment>
      <translation>En el {percent} % de los repartos posibles de las demás cartas, nada es mejor.</translation>
    </message>
    <message>
      <source>Average over {count} imagined deals, including going set.</source>
      <comment>ON_AVERAGE</comment>
      <translation>En promedio en {count} manos imaginadas, con las perdidas.</translation>
    </message>
    <message>
      <source>In one imagined deal, including going set.</source>
      <comment>ON_AVERAGE_ONE</comment>
      <translation>En una mano imaginada, aunque se pierda.</translation>
    </message>
    <message>
      <source>Average over {count} imagined deals.</source>
      <comment>ON_AVERAGE_NO_BID</comment>
      <translation>En promedio en {count} manos imaginadas.</translation>
    </message>
    <message>
      <source>In one imagined deal.</source>
      <comment>ON_AVERAGE_NO_BID_ONE</comment>
      <translation>En una mano imaginada.</translation>
    </message>
    <message>
      <source>Missed by: {players}</source>
      <comment>MISSED_BY</comment>
      <translation>Lo fallan: {players}</translation>
    </message>
    <message>
      <source>At the table you chose {answer}.</source>
      <comment>PLAYED_THEN</comment>
      <translation>En la mesa elegiste {answer}.</translation>
    </message>
    <message>
      <source>The answers</source>
      <comment>ANSWERS</comment>
      <translation>Las respuestas</translation>
    </message>
    <message>
      <source>You</source>
      <comment>YOURS</comment>
      <translation>Tú</translation>
    </message>
    <message>
      <source>Shown: what follows {answer}. The arrows step card by card.</source>
      <comment>SHOWN</comment>
      <translation>A la vista: lo que sigue a {answer}. Las flechas van carta a carta.</translation>
    </message>
    <message>
      <source>Nobody knows how it would have gone.</source>
      <comment>SHOWN_NONE</comment>
      <translation>Nadie sabe cómo habría seguido.</translation>
    </message>
    <message>
      <source>Next problem</source>
      <comment>NEXT</comment>
      <translation>Siguiente problema</translation>
    </message>
    <message>
      <source>All problems</source>
      <comment>TO_LIST</comment>
      <translation>Todos los problemas</translation>
    </message>
    <message>
      <source>Problems</source>
      <comment>PAGE</comment>
      <translation>Problemas</translation>
    </message>
    <message>
      <source>What do you play? {right} of {count} answered right on the first try.</source>
      <comment>LINE</comment>
      <translation>¿Qué juegas? {right} de {count} acertados a la primera.</translation>
    </message>
    <message>
      <source>Problem of the day</source>
      <comment>DAY_TITLE</comment>
      <translation>Problema del día</translation>
    </message>
    <message>
      <source>{day}: not answered yet. Everybody gets the same one.</source>
      <comment>DAY_LINE</comment>
      <translation>{day}: sin responder. Todos tienen el mismo.</translation>
    </message>
    <message>
      <source>{day}: done. There's another one tomorrow.</source>
      <comment>DAY_DONE</comment>
      <translation>{day}: hecho. Mañana hay otro.</translation>
    </message>
    <message>
      <source>{count} days in a row.</source>
      <comment>IN_A_ROW</comment>
      <translation>{count} días seguidos.</translation>
    </message>
    <message>
      <source>Try it</source>
      <comment>TODAY</comment>
      <translation>Intentarlo</translation>
    </message>
    <message>
      <source>Show it again</source>
      <comment>TODAY_AGAIN</comment>
      <translation>Verlo otra vez</translation>
    </message>
    <message>
      <source>The last two weeks</source>
      <comment>DAYS</comment>
      <translation>Las últimas dos semanas</translation>
    </message>
    <message>
      <source>Learn from your mistakes</source>
      <comment>OWN_TITLE</comment>
      <translation>Aprende de tus errores</translation>
    </message>
    <message>
      <source>{count} of your own decisions, as problems. This time, you know something was better.</source>
      <comment>OWN_LINE</comment>
      <translation>{count} decisiones tuyas, como problemas: esta vez sabes que algo era mejor.</translation>
    </message>
    <message>
      <source>One of your own decisions, as a problem. This time, you know something was better.</source>
      <comment>OWN_LINE_ONE</comment>
      <translation>Una decisión tuya, como problema: esta vez sabes que algo era mejor.</translation>
    </message>
    <message>
      <source>You have answered all {count}. Look back at more deals for new ones.</source>
      <comment>OWN_DONE</comment>
      <translation>Respondiste las {count}. Repasa más manos para tener otras.</translation>
    </message>
    <message>
      <source>You have answered the only one. Look back at more deals for new ones.</source>
      <comment>OWN_DONE_ONE</comment>
      <translation>Respondiste la única. Repasa más manos para tener otras.</translation>
    </message>
    <message>
      <source>Press R to look back at a deal. Choices that cost you points come up here again.</source>
      <comment>OWN_NONE</comment>
      <translation>Repasa una mano con R. Lo que te costó puntos se te pregunta aquí otra vez.</translation>
    </message>
    <message>
      <source>From your games</source>
      <comment>OWN_BUTTON</comment>
      <translation>De tus partidas</translation>
    </message>
    <message>
      <source>All problems</source>
      <comment>ALL_TITLE</comment>
      <translation>Todos los problemas</translation>
    </message>
    <message>
      <source>Sorted by how many of the five levels of computer players miss them.</source>
      <comment>ALL_LINE</comment>
      <translation>Ordenados según cuántos de los cinco niveles los fallan.</translation>
    </message>
    <message>
      <source>One of five misses it</source>
      <comment>GRADE_1</comment>
      <translation>Lo falla uno de cinco</translation>
    </message>
    <message>
      <source>Two of five miss it</source>
      <comment>GRADE_2</comment>
      <translation>Lo fallan dos de cinco</translation>
    </message>
    <message>
      <source>Three of five miss it</source>
      <comment>GRADE_3</comment>
      <translation>Lo fallan tres de cinco</translation>
    </message>
    <message>
      <source>Four of five miss it</source>
      <comment>GRADE_4</comment>
      <translation>Lo fallan cuatro de cinco</translation>
    </message>
    <message>
      <source>All five miss it</source>
      <comment>GRADE_5</comment>
      <translation>Lo fallan los cinco</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <comment>ONE</comment>
      <translation>Problema {number}</translation>
    </message>
    <message>
      <source>{name}: not answered yet</source>
      <comment>MARK_OPEN</comment>
      <translation>{name}: sin responder</translation>
    </message>
    <message>
      <source>{name}: right on the first try</source>
      <comment>MARK_RIGHT</comment>
      <translation>{name}: acertado a la primera</translation>
    </message>
    <message>
      <source>{name}: missed on the first try</source>
      <comment>MARK_WRONG</comment>
      <translation>{name}: fallado a la primera</translation>
    </message>
  </context>
  <context>
    <name>ProgramWord</name>
    <message>
      <source>Program: {name}</source>
      <comment>SEAT</comment>
      <translation>Programa: {name}</translation>
    </message>
    <message>
      <source>Another program…</source>
      <comment>ANOTHER</comment>
      <translation>Otro programa…</translation>
    </message>
    <message>
      <source>Programs that play</source>
      <comment>TITLE</comment>
      <translation>Programas que juegan</translation>
    </message>
    <message>
      <source>Which program</source>
      <comment>WHICH</comment>
      <translation>Qué programa</translation>
    </message>
    <message>
      <source>A new one</source>
      <comment>NEW</comment>
      <translation>Uno nuevo</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>NAME</comment>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Command that starts it</source>
      <comment>COMMAND</comment>
      <translation>Comando que lo inicia</translation>
    </message>
    <message>
      <source>Such as: python3 mybot.py</source>
      <comment>COMMAND_HINT</comment>
      <translation>Por ejemplo: python3 mybot.py</translation>
    </message>
    <message>
      <source>The program runs on this computer with all your rights, and can read and change your files. Only enter a command that you trust. It is started for matches that you begin here, never by a saved game or a file of rules.</source>
      <comment>WARNING</comment>
      <translation>El programa se ejecuta en esta computadora con todos tus permisos y puede leer y cambiar tus archivos. Escribe solo un comando en el que confíes. Se inicia en las partidas que empiezas aquí, nunca por una partida guardada ni por un archivo de reglas.</translation>
    </message>
    <message>
      <source>Programs play only in matches that you begin here; in Play together, computer players sit there.</source>
      <comment>ONLY_HERE</comment>
      <translation>Los programas solo juegan en partidas que empiezas aquí; en «Jugar juntos» se sientan ahí jugadores de la computadora.</translation>
    </message>
    <message>
      <source>Allow and use</source>
      <comment>ALLOW</comment>
      <translation>Permitir y usar</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Give the program a name.</source>
      <comment>NO_NAME</comment>
      <translation>Ponle un nombre al programa.</translation>
    </message>
    <message>
      <source>Another player is called {name} already. Give the program another name.</source>
      <comment>TAKEN</comment>
      <translation>Otro jugador ya se llama {name}. Ponle otro nombre al programa.</translation>
    </message>
    <message>
      <source>This command can't be used: {reason}.</source>
      <comment>NOT_RUN</comment>
      <translation>Este comando no sirve: {reason}.</translation>
    </message>
    <message>
      <source>{name} didn't answer as the rules ask, so {house} decides in its place wherever it doesn't.</source>
      <comment>REPLACED</comment>
      <translation>{name} no respondió como piden las reglas; cuando eso pasa, decide {house}.</translation>
    </message>
    <message>
      <source>{house} decided {count} times for {name}.</source>
      <comment>COUNT</comment>
      <translation>{house} decidió {count} veces por {name}.</translation>
    </message>
    <message>
      <source>{house} decided once for {name}.</source>
      <comment>COUNT_ONE</comment>
      <translation>{house} decidió una vez por {name}.</translation>
    </message>
  </context>
  <context>
    <name>ReaderWord</name>
    <message>
      <source>Card table</source>
      <comment>TABLE</comment>
      <translation>Mesa de cartas</translation>
    </message>
    <message>
      <source>Your cards</source>
      <comment>HAND</comment>
      <translation>Tus cartas</translation>
    </message>
    <message>
      <source>Trick</source>
      <comment>TRICK</comment>
      <translation>Baza</translation>
    </message>
    <message>
      <source>Melds on the table</source>
      <comment>MELDS</comment>
      <translation>Cantes en la mesa</translation>
    </message>
    <message>
      <source>In the middle</source>
      <comment>MIDDLE</comment>
      <translation>En el centro</translation>
    </message>
    <message>
      <source>Players</source>
      <comment>PLAYERS</comment>
      <translation>Jugadores</translation>
    </message>
    <message>
      <source>{name}: {what}</source>
      <comment>OF</comment>
      <translation>{name}: {what}</translation>
    </message>
    <message>
      <source>chosen</source>
      <comment>CHOSEN</comment>
      <translation>elegida</translation>
    </message>
    <message>
      <source>on the mat</source>
      <comment>ON_MAT</comment>
      <translation>en el tapete</translation>
    </message>
    <message>
      <source>melded, on the table</source>
      <comment>MELDED</comment>
      <translation>cantada, en la mesa</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Reparte</translation>
    </message>
    <message>
      <source>On turn</source>
      <comment>TURN</comment>
      <translation>Le toca</translation>
    </message>
    <message>
      <source>Face-down card</source>
      <comment>FACE_DOWN</comment>
      <translation>Carta boca abajo</translation>
    </message>
    <message>
      <source>{score} of {target}</source>
      <comment>SCORE</comment>
      <translation>{score} de {target}</translation>
    </message>
    <message>
      <source>{score} left of {target}</source>
      <comment>SCORE_LEFT</comment>
      <translation>faltan {score} de {target}</translation>
    </message>
    <message>
      <source>score {score}</source>
      <comment>SCORE_ALONE</comment>
      <translation>puntuación {score}</translation>
    </message>
  </context>
  <context>
    <name>Result</name>
    <message>
      <source>{names} made {bid}</source>
      <comment>MADE</comment>
      <translation>{bid} cumplido: {names}</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: {spare} to spare.</source>
      <comment>MADE_SPARE</comment>
      <translation>{meld} de cante y {tricks} en bazas hacen {sum}: {spare} de más.</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: right on the nose.</source>
      <comment>MADE_EXACT</comment>
      <translation>{meld} de cante y {tricks} en bazas hacen {sum}: justo lo necesario.</translation>
    </message>
    <message>
      <source>{names} didn't make {bid}</source>
      <comment>SET</comment>
      <translation>{bid} no cumplido: {names}</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: {short} short.</source>
      <comment>SET_SHORT</comment>
      <translation>{meld} de cante y {tricks} en bazas hacen {sum}: {short} de menos.</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}, but too little of it in tricks.</source>
      <comment>SET_TRICKS</comment>
      <translation>{meld} de cante y {tricks} en bazas hacen {sum}, pero es muy poco en bazas.</translation>
    </message>
    <message>
      <source>The cards laid aside count as tricks.</source>
      <comment>DISCARDS_COUNT</comment>
      <translation>Las cartas apartadas cuentan como bazas.</translation>
    </message>
    <message>
      <source>{names} can't make {bid}</source>
      <comment>OFF_BOARD</comment>
      <translation>{bid} inalcanzable: {names}</translation>
    </message>
    <message>
      <source>{meld} in meld isn't enough, as {least} are needed to play.</source>
      <comment>OFF_BOARD_WHY</comment>
      <translation>{meld} de cante no bastan: para jugar hacen falta {least}.</translation>
    </message>
    <message>
      <source>{meld} in meld and all {tricks} in tricks would only make {sum}, so there is no play.</source>
      <comment>OFF_BOARD_SUM</comment>
      <translation>{meld} de cante y los {tricks} de todas las bazas solo serían {sum}, así que no se juega.</translation>
    </message>
    <message>
      <source>Without a marriage there is no trump to name, so there is no play.</source>
      <comment>NO_SUIT_WHY</comment>
      <translation>Sin matrimonio no hay triunfo que nombrar, así que no se juega.</translation>
    </message>
    <message>
      <source>{name} threw it in</source>
      <comment>THROWN_IN</comment>
      <translation>Abandonó la mano: {name}</translation>
    </message>
    <message>
      <source>{name} conceded</source>
      <comment>CONCEDED</comment>
      <translation>Abandonó la mano: {name}</translation>
    </message>
    <message>
      <source>{names} lose {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY</comment>
      <translation>{bid} menos para {names}. Los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>{names} loses {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY_ONE</comment>
      <translation>{names} pierde {bid}, y los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>You lose {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY_YOU</comment>
      <translation>Pierdes {bid}, y los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>{names} lose {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE</comment>
      <translation>{bid} menos para {names}. Los demás no anotan cantes de menos de {least}.</translation>
    </message>
    <message>
      <source>{names} loses {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE_ONE</comment>
      <translation>{names} pierde {bid}, y los demás no anotan cantes de menos de {least}.</translation>
    </message>
    <message>
      <source>You lose {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE_YOU</comment>
      <translation>Pierdes {bid}, y los demás no anotan cantes de menos de {least}.</translation>
    </message>
    <message>
      <source>Giving up brings the others {points} more.</source>
      <comment>GIVEN_UP_GAIN</comment>
      <translation>La rendición da {points} más a los demás.</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <comment>PASSED_OUT</comment>
      <translation>Todos pasaron</translation>
    </message>
    <message>
      <source>A misdeal</source>
      <comment>MISDEAL</comment>
      <translation>Mal reparto</translation>
    </message>
    <message>
      <source>Nothing is scored. The cards are dealt again.</source>
      <comment>DEALT_AGAIN</comment>
      <translation>No se anota nada. Se reparte de nuevo.</translation>
    </message>
    <message>
      <source>{names} wins the deal, {score} to {others}</source>
      <comment>PLAYED_ONE</comment>
      <translation>{names} gana la mano, {score} a {others}</translation>
    </message>
    <message>
      <source>{names} win the deal, {score} to {others}</source>
      <comment>PLAYED_MANY</comment>
      <translation>{names} ganan la mano, {score} a {others}</translation>
    </message>
    <message>
      <source>You win the deal, {score} to {others}</source>
      <comment>PLAYED_YOU</comment>
      <translation>Ganas la mano, {score} a {others}</translation>
    </message>
    <message>
      <source>The deal ends in a tie</source>
      <comment>PLAYED_TIE</comment>
      <translation>La mano acaba en empate</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}.</source>
      <comment>PLAYED_WHY</comment>
      <translation>{meld} de cante y {tricks} en bazas hacen {sum}.</translation>
    </message>
    <message>
      <source>Each side played for its own bid.</source>
      <comment>SUMMED_WHY</comment>
      <translation>Cada bando jugó por su propia puja.</translation>
    </message>
    <message>
      <source>{name} is out</source>
      <comment>OUT_RIGHT</comment>
      <translation>{name} llegó a la meta</translation>
    </message>
    <message>
      <source>You are out</source>
      <comment>OUT_RIGHT_YOU</comment>
      <translation>Llegaste a la meta</translation>
    </message>
    <message>
      <source>{name} was not out</source>
      <comment>OUT_WRONG</comment>
      <translation>{name} no llegó a la meta</translation>
    </message>
    <message>
      <source>You were not out</source>
      <comment>OUT_WRONG_YOU</comment>
      <translation>No llegaste a la meta</translation>
    </message>
    <message>
      <source>{name} declared out with {total} of {target}.</source>
      <comment>OUT_WHY</comment>
      <translation>{name} se declaró ganador con {total} de {target}.</translation>
    </message>
    <message>
      <source>You declared out with {total} of {target}.</source>
      <comment>OUT_WHY_YOU</comment>
      <translation>Te declaraste ganador con {total} de {target}.</translation>
    </message>
    <message>
      <source>A renege</source>
      <comment>RENEGE</comment>
      <translation>Un renuncio</translation>
    </message>
    <message>
      <source>Somebody played a wrong card, so the deal ends with the penalty.</source>
      <comment>RENEGE_WHY</comment>
      <translation>Alguien jugó una carta equivocada y la mano acaba con la penalización.</translation>
    </message>
    <message>
      <source>{names} shot the moon</source>
      <comment>MOON_MADE</comment>
      <translation>Todas las bazas: {names}</translation>
    </message>
    <message>
      <source>Not a single trick was lost.</source>
      <comment>MOON_MADE_WHY</comment>
      <translation>No se perdió ni una baza.</translation>
    </message>
    <message>
      <source>{names} missed the moon</source>
      <comment>MOON_FAILED</comment>
      <translation>Sin todas las bazas: {names}</translation>
    </message>
    <message>
      <source>A trick was lost, and {amount} with it.</source>
      <comment>MOON_FAILED_WHY</comment>
      <translation>Se perdió una baza y con ella {amount}.</translation>
    </message>
    <message>
      <source>{names} won on meld</source>
      <comment>GAME_MELD</comment>
      <translation>Partida ganada con un cante: {names}</translation>
    </message>
    <message>
      <source>That meld wins the match on the spot.</source>
      <comment>GAME_MELD_WHY</comment>
      <translation>Ese cante gana la partida al momento.</translation>
    </message>
    <message>
      <source>{names} took every trick</source>
      <comment>SWEPT</comment>
      <translation>Todas las bazas: {names}</translation>
    </message>
    <message>
      <source>That wins the match on the spot.</source>
      <comment>SWEPT_WHY</comment>
      <translation>Eso gana la partida al momento.</translation>
    </message>
    <message>
      <source>{names} wins the match</source>
      <comment>WON_ONE</comment>
      <translation>{names} gana la partida</translation>
    </message>
    <message>
      <source>{names} win the match</source>
      <comment>WON_MANY</comment>
      <translation>{names} ganan la partida</translation>
    </message>
    <message>
      <source>You win the match</source>
      <comment>WON_YOU</comment>
      <translation>Ganas la partida</translation>
    </message>
    <message>
      <source>{scores} after one deal.</source>
      <comment>WON_WHY_ONE</comment>
      <translation>{scores} tras una mano.</translation>
    </message>
    <message>
      <source>{scores} after {deals} deals.</source>
      <comment>WON_WHY</comment>
      <translation>{scores} tras {deals} manos.</translation>
    </message>
    <message>
      <source>More than one score is over {before}, so by these rules the match now goes to {target}.</source>
      <comment>TARGET_UP</comment>
      <translation>Varios pasan de {before}, así que con estas reglas la partida va ahora a {target}.</translation>
    </message>
    <message>
      <source>More than one score is over {before}, so by these rules another deal decides.</source>
      <comment>ANOTHER_DEAL</comment>
      <translation>Varios pasan de {before}, así que con estas reglas decide otra mano.</translation>
    </message>
    <message>
      <source>{names} {score}</source>
      <comment>STANDING</comment>
      <translation>{names} {score}</translation>
    </message>
    <message>
      <source>{name}: {bid}, made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>{name}: {bid}, cumplido</translation>
    </message>
    <message>
      <source>{name}: {bid}, set</source>
      <comment>CONTRACT_SET</comment>
      <translation>{name}: {bid}, perdido</translation>
    </message>
    <message>
      <source>{name}: {bid}</source>
      <comment>CONTRACT_OTHER</comment>
      <translation>{name}: {bid}</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>SHORT_PLAYED</comment>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>Passed out</source>
      <comment>SHORT_PASSED_OUT</comment>
      <translation>Pasada</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>SHORT_MISDEAL</comment>
      <translation>Mal reparto</translation>
    </message>
  </context>
  <context>
    <name>ReviewWord</name>
    <message>
      <source>Review of deal {number}</source>
      <comment>TITLE</comment>
      <translation>Repaso de la mano {number}</translation>
    </message>
    <message>
      <source>First step</source>
      <comment>FIRST</comment>
      <translation>Primer paso</translation>
    </message>
    <message>
      <source>One step back</source>
      <comment>BACK</comment>
      <translation>Un paso atrás</translation>
    </message>
    <message>
      <source>One step forward</source>
      <comment>ON</comment>
      <translation>Un paso adelante</translation>
    </message>
    <message>
      <source>Last step</source>
      <comment>LAST</comment>
      <translation>Último paso</translation>
    </message>
    <message>
      <source>{name} is done melding.</source>
      <comment>DONE</comment>
      <translation>{name} terminó de cantar.</translation>
    </message>
    <message>
      <source>You are done melding.</source>
      <comment>DONE_YOU</comment>
      <translation>Terminaste de cantar.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Mazo</translation>
    </message>
    <message>
      <source>Buried</source>
      <comment>ASIDE</comment>
      <translation>Apartadas</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <comment>ROW</comment>
      <translation>{name}: {cards}</translation>
    </message>
    <message>
      <source>{name}: no cards</source>
      <comment>ROW_NONE</comment>
      <translation>{name}: sin cartas</translation>
    </message>
    <message>
      <source>{choices} choices, {mistakes} mistakes, about {points} lost</source>
      <comment>CHOICES</comment>
      <translation>{choices} decisiones, {mistakes} errores, unos {points} de pérdida</translation>
    </message>
    <message>
      <source>{choices} choices, one mistake, about {points} lost</source>
      <comment>CHOICES_ONE</comment>
      <translation>{choices} decisiones, un error, unos {points} de pérdida</translation>
    </message>
    <message>
      <source>One choice, a mistake, about {points} lost</source>
      <comment>CHOICE_ONE</comment>
      <translation>Una decisión, un error, unos {points} de pérdida</translation>
    </message>
    <message>
      <source>{choices} choices. You played it as Expert would.</source>
      <comment>CHOICES_NONE</comment>
      <translation>{choices} decisiones. Jugaste como lo haría Experto.</translation>
    </message>
    <message>
      <source>One choice. You played it as Expert would.</source>
      <comment>CHOICE_NONE</comment>
      <translation>Una decisión. Jugaste como lo haría Experto.</translation>
    </message>
    <message>
      <source>{choices} choices, played as Expert would.</source>
      <comment>CHOICES_NONE_OTHER</comment>
      <translation>{choices} decisiones, jugadas como lo haría Experto.</translation>
    </message>
    <message>
      <source>One choice, played as Expert would.</source>
      <comment>CHOICE_NONE_OTHER</comment>
      <translation>Una decisión, jugada como lo haría Experto.</translation>
    </message>
    <message>
      <source>Nobody at the screen had a choice in this deal.</source>
      <comment>NO_CHOICES</comment>
      <translation>Nadie ante la pantalla tuvo nada que decidir en esta mano.</translation>
    </message>
    <message>
      <source>Expert is looking at your choices: {done} of {total}</source>
      <comment>LOOKING</comment>
      <translation>Experto mira tus decisiones: {done} de {total}</translation>
    </message>
    <message>
      <source>Expert is looking at the choices: {done} of {total}</source>
      <comment>LOOKING_OTHER</comment>
      <translation>Experto mira las decisiones: {done} de {total}</translation>
    </message>
    <message>
      <source>Expert is looking at this choice…</source>
      <comment>LOOKING_HERE</comment>
      <translation>Experto está mirando esto…</translation>
    </message>
    <message>
      <source>Trick {trick} of {tricks}</source>
      <comment>AT_TRICK</comment>
      <translation>Baza {trick} de {tricks}</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>AT_AUCTION</comment>
      <translation>Subasta</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>AT_TRUMP</comment>
      <translation>Triunfo</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>AT_MELDS</comment>
      <translation>Cantes</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <comment>AT_LAST_WORD</comment>
      <translation>Antes de la primera baza</translation>
    </message>
    <message>
      <source>Cards passed and buried</source>
      <comment>AT_CARDS</comment>
      <translation>Cartas pasadas y descartadas</translation>
    </message>
    <message>
      <source>The cards as dealt</source>
      <comment>AT_DEAL</comment>
      <translation>Las cartas repartidas</translation>
    </message>
    <message>
      <source>Click a choice on the line below: a dot is as Expert, a red bar cost points. The arrows lead through every step.</source>
      <comment>HOW</comment>
      <translation>Haz clic en una decisión de la línea: un punto es como Experto, una barra roja costó puntos. Las flechas recorren cada paso.</translation>
    </message>
    <message>
      <source>Expert: {advice}</source>
      <comment>EXPERT_WOULD</comment>
      <translation>Experto: {advice}</translation>
    </message>
    <message>
      <source>As good as Expert's choice</source>
      <comment>AS_GOOD</comment>
      <translation>Tan bueno como lo de Experto</translation>
    </message>
    <message>
      <source>points, on average</source>
      <comment>ON_AVERAGE</comment>
      <translation>puntos, en promedio</translation>
    </message>
    <message>
      <source>Cost</source>
      <comment>COST</comment>
      <translation>Costo</translation>
    </message>
    <message>
      <source>Bid made</source>
      <comment>CHANCE</comment>
      <translation>Cumplida</translation>
    </message>
    <message>
      <source>Your choices</source>
      <comment>YOUR_CHOICES</comment>
      <translation>Tus opciones</translation>
    </message>
    <message>
      <source>The choices</source>
      <comment>THE_CHOICES</comment>
      <translation>Las opciones</translation>
    </message>
    <message>
      <source>best</source>
      <comment>BEST</comment>
      <translation>la mejor</translation>
    </message>
    <message>
      <source>as good</source>
      <comment>NO_WORSE</comment>
      <translation>igual</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>TAG_EXPERT</comment>
      <translation>Experto</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>TAG_DONE</comment>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>You</source>
      <comment>TAG_YOU</comment>
      <translation>Tú</translation>
    </message>
    <message>
      <source>and {count} more</source>
      <comment>MORE</comment>
      <translation>y {count} más</translation>
    </message>
    <message>
      <source>Average of {deals} imagined deals, including going set</source>
      <comment>SAMPLE</comment>
      <translation>Promedio de {deals} manos imaginadas, con las perdidas</translation>
    </message>
    <message>
      <source>In one imagined deal, including going set</source>
      <comment>SAMPLE_ONE</comment>
      <translation>En una mano imaginada, aunque se pierda</translation>
    </message>
    <message>
      <source>Average of {deals} imagined deals</source>
      <comment>SAMPLE_NO_BID</comment>
      <translation>Promedio de {deals} manos imaginadas</translation>
    </message>
    <message>
      <source>{sample}. Expert itself imagines fewer; with more, another answer is better.</source>
      <comment>BEATEN</comment>
      <translation>{sample}. El experto mismo imagina menos; con más, es mejor otra respuesta.</translation>
    </message>
    <message>
      <source>{sample}. “As good”: the difference may be luck</source>
      <comment>LUCK</comment>
      <translation>{sample}. «Igual»: la diferencia puede ser suerte</translation>
    </message>
    <message>
      <source>In one imagined deal</source>
      <comment>SAMPLE_NO_BID_ONE</comment>
      <translation>En una mano imaginada</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>PILL_EXPERT</comment>
      <translation>Experto</translation>
    </message>
    <message>
      <source>Best</source>
      <comment>PILL_BEST</comment>
      <translation>La mejor</translation>
    </message>
    <message>
      <source>{name} played</source>
      <comment>PILL_PLAYED</comment>
      <translation>{name} jugó</translation>
    </message>
    <message>
      <source>You played</source>
      <comment>PILL_PLAYED_YOU</comment>
      <translation>Jugaste</translation>
    </message>
    <message>
      <source>As Expert</source>
      <comment>AS_EXPERT</comment>
      <translation>Como Experto</translation>
    </message>
    <message>
      <source>Next mistake</source>
      <comment>NEXT_MISTAKE</comment>
      <translation>Siguiente error</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <comment>PLAY_ON</comment>
      <translation>Seguir desde aquí</translation>
    </message>
    <message>
      <source>Choices in the deal</source>
      <comment>TIME_LINE</comment>
      <translation>Decisiones de la mano</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>GROUP_AUCTION</comment>
      <translation>Subasta</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>GROUP_TRUMP</comment>
      <translation>Triunfo</translation>
    </message>
    <message>
      <source>Kitty</source>
      <comment>GROUP_KITTY</comment>
      <translation>Pozo</translation>
    </message>
    <message>
      <source>Passing</source>
      <comment>GROUP_PASSING</comment>
      <translation>Pase</translation>
    </message>
    <message>
      <source>Burying</source>
      <comment>GROUP_BURYING</comment>
      <translation>Descarte</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>GROUP_MELDS</comment>
      <translation>Cantes</translation>
    </message>
    <message>
      <source>Play on?</source>
      <comment>GROUP_PLAYING_ON</comment>
      <translation>¿Jugar?</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>GROUP_TRICKS</comment>
      <translation>Bazas</translation>
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
      <translation>Práctica: esta partida no cuenta.</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <comment>LEAVE_PRACTICE</comment>
      <translation>Volver a la partida</translation>
    </message>
    <message>
      <source>What {name} would tell you: “{reason}”</source>
      <comment>THOUGHT</comment>
      <translation>Lo que {name} te diría: «{reason}»</translation>
    </message>
    <message>
      <source>Expert has no opinion on this choice.</source>
      <comment>NOT_JUDGED</comment>
      <translation>Experto no tiene opinión sobre esto.</translation>
    </message>
    <message>
      <source>Against the others: you {own}, Expert {expert} with your cards</source>
      <comment>COMPARED</comment>
      <translation>Frente a los demás: tú {own}; Experto, con tus cartas, {expert}</translation>
    </message>
    <message>
      <source>Against the others: {name} {own}, Expert {expert} with the same cards</source>
      <comment>COMPARED_OTHER</comment>
      <translation>Frente a los demás: {name} {own}; Experto, con las mismas cartas, {expert}</translation>
    </message>
    <message>
      <source>How they were shuffled</source>
      <comment>PROOF</comment>
      <translation>Cómo se barajaron</translation>
    </message>
    <message>
      <source>Hide other hands</source>
      <comment>HIDE_HANDS</comment>
      <translation>Ocultar otras manos</translation>
    </message>
    <message>
      <source>Show other hands</source>
      <comment>SHOW_HANDS</comment>
      <translation>Mostrar otras manos</translation>
    </message>
  </context>
  <context>
    <name>RoomWord</name>
    <message>
      <source>Back to the table</source>
      <comment>BACK</comment>
      <translation>Volver a la mesa</translation>
    </message>
    <message>
      <source>Back</source>
      <comment>BACK_TO_PAGE</comment>
      <translation>Volver</translation>
    </message>
    <message>
      <source>Esc</source>
      <comment>ESCAPE</comment>
      <translation>Esc</translation>
    </message>
    <message>
      <source>A newer version made the list of games {path}. It's left as it is, and a new list is made.</source>
      <comment>INDEX_NEWER</comment>
      <translation>Una versión más nueva creó la lista de partidas {path}. No se toca, y tus partidas se listan de nuevo.</translation>
    </message>
    <message>
      <source>The list of games can't be saved in {path}: {reason}. It's rebuilt each time.</source>
      <comment>INDEX_NOT_KEPT</comment>
      <translation>La lista de partidas no se puede guardar en {path}: {reason}. Se vuelve a crear cada vez.</translation>
    </message>
  </context>
  <context>
    <name>RuleSetFault</name>
    <message>
      <source>Give your rules a name to save them.</source>
      <comment>NAMELESS</comment>
      <translation>Pon un nombre a tus reglas para guardarlas.</translation>
    </message>
    <message>
      <source>The name “{name}” is too long; the limit is {most} letters.</source>
      <comment>LONG_NAME</comment>
      <translation>El nombre «{name}» es demasiado largo; caben {most} letras como mucho.</translation>
    </message>
    <message>
      <source>The description of “{name}” is too long; the limit is {most} letters.</source>
      <comment>LONG_DESCRIPTION</comment>
      <translation>La descripción de «{name}» es demasiado larga; caben {most} letras como mucho.</translation>
    </message>
    <message>
      <source>{path} is too large for a rules file.</source>
      <comment>LARGE</comment>
      <translation>{path} es demasiado grande para un archivo de reglas.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>No se puede leer {path}: {reason}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it should be one JSON object with rules.</source>
      <comment>NO_JSON</comment>
      <translation>{path} está dañado: debería ser un objeto JSON con reglas.</translation>
    </message>
    <message>
      <source>{path} isn't a file of pinochle rules; pick one that was exported as rules.</source>
      <comment>FOREIGN</comment>
      <translation>{path} no es un archivo de reglas de pinochle; elige uno que se haya exportado como reglas.</translation>
    </message>
    <message>
      <source>{path} does not say which version of the format it uses; export it again.</source>
      <comment>NO_VERSION</comment>
      <translation>{path} no dice qué versión del formato tiene; vuelve a exportarlo.</translation>
    </message>
    <message>
      <source>{path} was written by a newer version of this program; please update to read it.</source>
      <comment>NEWER</comment>
      <translation>{path} es de una versión más reciente de este programa; actualízalo para leerlo.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs a name, a preset and changes; export it again.</source>
      <comment>NO_PARTS</comment>
      <translation>{path} está dañado: necesita un nombre, una variante y cambios; vuelve a exportarlo.</translation>
    </message>
    <message>
      <source>{path} is damaged: its description must be text; export it again.</source>
      <comment>NO_TEXT</comment>
      <translation>{path} está dañado: su descripción debe ser texto; vuelve a exportarlo.</translation>
    </message>
    <message>
      <source>{path} starts from a game that is unknown here, “{preset}”; an update may help.</source>
      <comment>NO_GAME</comment>
      <translation>{path} parte de una variante que aquí no se conoce, «{preset}»; quizá ayude actualizar.</translation>
    </message>
    <message>
      <source>{path} cannot be used: {fault}</source>
      <comment>OPTION</comment>
      <translation>No se puede usar {path}: {fault}</translation>
    </message>
    <message>
      <source>The rules in {path} cannot be played: {problem} {advice}</source>
      <comment>UNPLAYABLE</comment>
      <translation>Las reglas de {path} no se pueden jugar: {problem} {advice}</translation>
    </message>
    <message>
      <source>“{name}” cannot be written to {path}: {reason}.</source>
      <comment>UNWRITTEN</comment>
      <translation>No se puede guardar «{name}» en {path}: {reason}.</translation>
    </message>
    <message>
      <source>“{name}” cannot be removed: {reason}.</source>
      <comment>UNREMOVED</comment>
      <translation>No se puede eliminar «{name}»: {reason}.</translation>
    </message>
  </context>
  <context>
    <name>RuleSheetWord</name>
    <message>
      <source>small</source>
      <comment>LABELS_WITHIN</comment>
      <translation>small</translation>
    </message>
    <message>
      <source>to {target}</source>
      <comment>TO_TARGET</comment>
      <translation>a {target}</translation>
    </message>
    <message>
      <source>a single deal</source>
      <comment>SINGLE_DEAL</comment>
      <translation>una sola mano</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>SO_MANY_DEALS</comment>
      <translation>{count} manos</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}, standard rules.</source>
      <comment>AS_USUAL</comment>
      <translation>{game}: {players} jugadores, {length}, reglas estándar.</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}, otherwise standard rules.</source>
      <comment>OTHERWISE_USUAL</comment>
      <translation>{game}: {players} jugadores, {length}; por lo demás, reglas estándar.</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}; house rules: {rules}.</source>
      <comment>HOUSE_RULES</comment>
      <translation>{game}: {players} jugadores, {length}; reglas de la casa: {rules}.</translation>
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
      <translation>{first} y {last}</translation>
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
      <translation>{count} jugadores.</translation>
    </message>
    <message>
      <source>There are {count} sides.</source>
      <comment>SIDES</comment>
      <translation>Hay {count} bandos.</translation>
    </message>
    <message>
      <source>Everyone plays alone.</source>
      <comment>INDIVIDUAL</comment>
      <translation>Cada uno juega por su cuenta.</translation>
    </message>
    <message>
      <source>Players who sit opposite each other are partners, so there are two sides.</source>
      <comment>PARTNERS_OPPOSITE</comment>
      <translation>Quienes se sientan enfrente son pareja: dos bandos.</translation>
    </message>
    <message>
      <source>Every second player is on the same team, so there are two sides.</source>
      <comment>TWO_TEAMS_ALTERNATING</comment>
      <translation>Los jugadores se alternan en dos equipos: dos bandos.</translation>
    </message>
    <message>
      <source>Your partner sits opposite you.</source>
      <comment>PAIRS_OPPOSITE</comment>
      <translation>Tu compañero se sienta enfrente.</translation>
    </message>
    <message>
      <source>Partners are found anew in every deal: the bidder calls a trump, and the first player who holds it is the partner.</source>
      <comment>CALLED_PARTNER</comment>
      <translation>Las parejas se forman en cada mano: el declarante llama un triunfo y el primero que lo tiene es su compañero.</translation>
    </message>
    <message>
      <source>There is one more at the table: the dealer gets no cards and rests.</source>
      <comment>DEALER_RESTS</comment>
      <translation>Hay uno más en la mesa: quien reparte no recibe cartas y descansa.</translation>
    </message>
    <message>
      <source>Partners change that way, so everybody has a score: whatever the side scores in each deal.</source>
      <comment>PARTNERS_CHANGE</comment>
      <translation>Así cambian las parejas, y cada uno lleva su cuenta: lo que anota su bando en cada mano.</translation>
    </message>
    <message>
      <source>There are more at the table: those on the dealer's right rest.</source>
      <comment>PEOPLE_REST</comment>
      <translation>Hay más en la mesa: descansan los que están a la derecha de quien reparte.</translation>
    </message>
    <message>
      <source>{count} cards: {copies} of each in four suits. They rank {ranks}, the highest first.</source>
      <comment>PACK</comment>
      <translation>{count} cartas: {copies} de cada en cuatro palos. Su orden es {ranks}, primero la más alta.</translation>
    </message>
    <message>
      <source>{count} cards: {copies} of each, except for the nines: {nines}. They rank {ranks}, the highest first.</source>
      <comment>PACK_NINES</comment>
      <translation>{count} cartas: {copies} de cada, salvo los nueves: {nines}. Su orden es {ranks}, primero la más alta.</translation>
    </message>
    <message>
      <source>{count} of every suit</source>
      <comment>NINES_ALL</comment>
      <translation>{count} de cada palo</translation>
    </message>
    <message>
      <source>{count} of {suits}</source>
      <comment>NINES_OF</comment>
      <translation>{count} de {suits}</translation>
    </message>
    <message>
      <source>none of {suits}</source>
      <comment>NINES_NONE</comment>
      <translation>ninguno de {suits}</translation>
    </message>
    <message>
      <source>clubs</source>
      <comment>CLUBS</comment>
      <translation>tréboles</translation>
    </message>
    <message>
      <source>diamonds</source>
      <comment>DIAMONDS</comment>
      <translation>diamantes</translation>
    </message>
    <message>
      <source>hearts</source>
      <comment>HEARTS</comment>
      <translation>corazones</translation>
    </message>
    <message>
      <source>spades</source>
      <comment>SPADES</comment>
      <translation>picas</translation>
    </message>
    <message>
      <source>Nothing is dealt. Players take turns looking at the top card of the deck. Keep it, and the next card is thrown away; throw it away, and you must keep the next one, whatever it is. This goes on until everyone holds {count} cards.</source>
      <comment>DRAFT</comment>
      <translation>No se reparte. Por turno cada uno mira la carta de arriba y se la queda y aparta la siguiente, o la aparta y se queda la siguiente, sea cual sea, hasta que todos tienen {count} cartas.</translation>
    </message>
    <message>
      <source>Everyone is dealt {count} cards, one at a time.</source>
      <comment>DEALT_ONE</comment>
      <translation>Cada uno recibe {count} cartas, de una en una.</translation>
    </message>
    <message>
      <source>Everyone is dealt {count} cards, {packet} at a time.</source>
      <comment>DEALT</comment>
      <translation>Cada uno recibe {count} cartas, de {packet} en {packet}.</translation>
    </message>
    <message>
      <source>The next card is turned up, and its suit is trump.</source>
      <comment>UPCARD</comment>
      <translation>La siguiente carta se vuelve: su palo es el triunfo.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage: its suit is trump from then on, and it counts as a royal marriage. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE</comment>
      <translation>No se vuelve ninguna carta y no hay triunfo hasta que alguien canta un matrimonio: su palo es triunfo desde entonces, y cuenta como matrimonio real. Si nadie canta ninguno, toda la mano se juega sin triunfo.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage or a run: its suit is trump from then on, and it counts as in trump. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE_OR_RUN</comment>
      <translation>No se vuelve ninguna carta y no hay triunfo hasta que alguien canta un matrimonio o una escalera: su palo es triunfo desde entonces, y cuenta como en triunfo. Si nadie canta nada así, toda la mano se juega sin triunfo.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage or a sequence: its suit is trump from then on, and it counts as in trump. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE_OR_SEQUENCE</comment>
      <translation>No se vuelve ninguna carta y no hay triunfo hasta que alguien canta un matrimonio o una secuencia: su palo es triunfo desde entonces, y cuenta como en triunfo. Si nadie canta nada así, toda la mano se juega sin triunfo.</translation>
    </message>
    <message>
      <source>The other {count} cards are the stock that you draw from.</source>
      <comment>STOCK</comment>
      <translation>Las otras {count} cartas son el mazo, con el que se completan las manos.</translation>
    </message>
    <message>
      <source>The other {count} cards are the stock that you draw from; the turned card is the last of them.</source>
      <comment>STOCK_UPCARD</comment>
      <translation>Las otras {count} cartas son el mazo, con la carta vuelta al final, con el que se completan las manos.</translation>
    </message>
    <message>
      <source>The deal passes to the left.</source>
      <comment>ROTATION</comment>
      <translation>El reparto pasa hacia la izquierda.</translation>
    </message>
    <message>
      <source>Nobody bids. The player to the dealer's left names trump and leads to the first trick.</source>
      <comment>NOBODY_BIDS</comment>
      <translation>No hay subasta. El jugador a la izquierda de quien reparte elige triunfo y sale en la primera baza.</translation>
    </message>
    <message>
      <source>The high bidder has to score the bid in meld and tricks together.</source>
      <comment>HIGHEST_BID</comment>
      <translation>Quien más puja es el declarante y tiene que cumplir su puja con cantes y bazas juntos.</translation>
    </message>
    <message>
      <source>Bidding starts at {least}, and {steps}.</source>
      <comment>LOWEST_BID</comment>
      <translation>Las pujas empiezan en {least}, y {steps}.</translation>
    </message>
    <message>
      <source>every bid is a multiple of {step}</source>
      <comment>STEPS</comment>
      <translation>cada puja es múltiplo de {step}</translation>
    </message>
    <message>
      <source>every bid is a multiple of {step}; from {high} on, of {big}</source>
      <comment>STEPS_BIG</comment>
      <translation>cada puja es múltiplo de {step}; desde {high}, de {big}</translation>
    </message>
    <message>
      <source>The first to speak may open lower, from {least} up, and bids go on from there.</source>
      <comment>FIRST_BID</comment>
      <translation>Quien habla primero puede pujar menos, desde {least}, y se sigue desde ahí.</translation>
    </message>
    <message>
      <source>The high bidder names trump.</source>
      <comment>DECLARER_NAMES</comment>
      <translation>El declarante elige triunfo.</translation>
    </message>
    <message>
      <source>Everyone bids once and has to make that bid.</source>
      <comment>BIDS_ALONE</comment>
      <translation>Cada uno puja una vez y debe cumplir su puja.</translation>
    </message>
    <message>
      <source>Everyone bids once, and partners add their bids. Every side that has bid has to make its sum in meld and tricks together.</source>
      <comment>BIDS_SUMMED</comment>
      <translation>Cada uno puja una vez y las parejas suman. Cada bando que ha pujado debe cumplir su suma con cantes y bazas juntos.</translation>
    </message>
    <message>
      <source>{steps}. A bid may also be 0.</source>
      <comment>STEPS_OR_NONE</comment>
      <translation>{steps}. También se puede pujar 0.</translation>
    </message>
    <message>
      <source>Whoever bids most is the bidder and names trump.</source>
      <comment>MOST_NAMES</comment>
      <translation>Quien más pujó es el declarante y elige triunfo.</translation>
    </message>
    <message>
      <source>The higher bidder of the side with the highest sum is the bidder and names trump.</source>
      <comment>HIGHER_NAMES</comment>
      <translation>Quien más pujó del bando con la suma más alta es el declarante y elige triunfo.</translation>
    </message>
    <message>
      <source>Bids tell your partner about meld: {over} over an opening bid of {opened} shows aces around; after that, one step more than the last bid asks for meld, and two steps or more promise it. Nobody has to bid this way.</source>
      <comment>CONVENTION</comment>
      <translation>Las pujas informan al compañero: {over} sobre una apertura de {opened} muestra cuatro ases; si no, un paso más pregunta por cantes, y dos o más los indican. Nadie está obligado.</translation>
    </message>
    <message>
      <source>widow</source>
      <comment>WIDOW</comment>
      <translation>viuda</translation>
    </message>
    <message>
      <source>Dabb</source>
      <comment>DABB</comment>
      <translation>viuda</translation>
    </message>
    <message>
      <source>{count} cards are set aside. The bidder looks at them, keeps one and gives one to each of the others.</source>
      <comment>WIDOW_SHARED</comment>
      <translation>Se apartan {count} cartas. El declarante las mira, se queda una y da una a cada uno de los demás.</translation>
    </message>
    <message>
      <source>{count} cards are set aside. The bidder picks them up and buries as many.</source>
      <comment>WIDOW_TAKEN</comment>
      <translation>Se apartan {count} cartas. El declarante las toma y descarta otras tantas.</translation>
    </message>
    <message>
      <source>One card is set aside. The bidder picks it up and buries one.</source>
      <comment>WIDOW_TAKEN_ONE</comment>
      <translation>Se aparta una carta. El declarante la toma y descarta otra.</translation>
    </message>
    <message>
      <source>After trump is named, bidder and partner pass each other {count} cards at the same time.</source>
      <comment>PASSED_AT_ONCE</comment>
      <translation>Elegido el triunfo, declarante y compañero se pasan a la vez {count} cartas.</translation>
    </message>
    <message>
      <source>After trump is named, the partner passes the bidder {count} cards and then gets {count} back.</source>
      <comment>PASSED</comment>
      <translation>Elegido el triunfo, el compañero pasa al declarante {count} cartas y luego recibe {count} de vuelta.</translation>
    </message>
    <message>
      <source>After trump is named, bidder and partner pass each other a card at the same time.</source>
      <comment>PASSED_ONE_AT_ONCE</comment>
      <translation>Elegido el triunfo, declarante y compañero se pasan a la vez una carta.</translation>
    </message>
    <message>
      <source>After trump is named, the partner passes the bidder a card and then gets one back.</source>
      <comment>PASSED_ONE</comment>
      <translation>Elegido el triunfo, el compañero pasa al declarante una carta y luego recibe una de vuelta.</translation>
    </message>
    <message>
      <source>Before the first trick everyone shows meld. The cards go back into the hands once they are counted.</source>
      <comment>MELD_BEFORE_PLAY</comment>
      <translation>Antes de la primera baza todos muestran sus cantes, que vuelven a la mano una vez contados.</translation>
    </message>
    <message>
      <source>Before the first trick the bidder shows meld. The cards go back into the hand once they are counted.</source>
      <comment>MELD_BY_BIDDER</comment>
      <translation>Antes de la primera baza el declarante muestra sus cantes, que vuelven a la mano una vez contados.</translation>
    </message>
    <message>
      <source>As long as the stock lasts, whoever wins a trick may lay melds on the table. Melded cards can be played from there.</source>
      <comment>MELD_AFTER_TRICK</comment>
      <translation>Quien gana una baza mientras dura el mazo puede poner cantes en la mesa; desde allí se pueden jugar.</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Cante</translation>
    </message>
    <message>
      <source>A marriage in every suit, the Rundgang, adds up to {points} with its kings and queens around.</source>
      <comment>RUNDGANG</comment>
      <translation>Un matrimonio en cada palo, el Rundgang, suma {points} con sus cuatro reyes y cuatro damas.</translation>
    </message>
    <message>
      <source>Cards</source>
      <comment>CARDS</comment>
      <translation>Cartas</translation>
    </message>
    <message>
      <source>once</source>
      <comment>ONCE</comment>
      <translation>una vez</translation>
    </message>
    <message>
      <source>twice</source>
      <comment>TWICE</comment>
      <translation>dos veces</translation>
    </message>
    <message>
      <source>three times</source>
      <comment>THREE_TIMES</comment>
      <translation>tres veces</translation>
    </message>
    <message>
      <source>four times</source>
      <comment>FOUR_TIMES</comment>
      <translation>cuatro veces</translation>
    </message>
    <message>
      <source>five times</source>
      <comment>FIVE_TIMES</comment>
      <translation>cinco veces</translation>
    </message>
    <message>
      <source>six times</source>
      <comment>SIX_TIMES</comment>
      <translation>seis veces</translation>
    </message>
    <message>
      <source>seven times</source>
      <comment>SEVEN_TIMES</comment>
      <translation>siete veces</translation>
    </message>
    <message>
      <source>eight times</source>
      <comment>EIGHT_TIMES</comment>
      <translation>ocho veces</translation>
    </message>
    <message>
      <source>{cards} of every suit</source>
      <comment>OF_EVERY_SUIT</comment>
      <translation>{cards} de cada palo</translation>
    </message>
    <message>
      <source>{cards} of any suits</source>
      <comment>OF_ANY_SUITS</comment>
      <translation>{cards} de cualquier palo</translation>
    </message>
    <message>
      <source>{cards} of another suit</source>
      <comment>OF_ANOTHER_SUIT</comment>
      <translation>{cards} de otro palo</translation>
    </message>
    <message>
      <source>{cards} of one suit</source>
      <comment>OF_ONE_SUIT</comment>
      <translation>{cards} de un palo</translation>
    </message>
    <message>
      <source>{cards} of trump</source>
      <comment>OF_TRUMPS</comment>
      <translation>{cards} de triunfo</translation>
    </message>
    <message>
      <source>{cards} of a run of trump</source>
      <comment>OF_RUN</comment>
      <translation>{cards} de una escalera de triunfo</translation>
    </message>
    <message>
      <source>{cards} of a run of another suit</source>
      <comment>OF_PLAIN_RUN</comment>
      <translation>{cards} de una escalera de otro palo</translation>
    </message>
    <message>
      <source>Q of spades and J of diamonds</source>
      <comment>PINOCHLE_CARDS</comment>
      <translation>Q de picas y J de diamantes</translation>
    </message>
    <message>
      <source>beside a marriage in every suit</source>
      <comment>BESIDE_MARRIAGES</comment>
      <translation>además de un matrimonio de cada palo</translation>
    </message>
    <message>
      <source>{cards} of trump beside a run</source>
      <comment>BESIDE_RUN</comment>
      <translation>{cards} de triunfo junto a una escalera</translation>
    </message>
    <message>
      <source>game</source>
      <comment>GAME</comment>
      <translation>partida</translation>
    </message>
    <message>
      <source>–</source>
      <comment>NO_MELD</comment>
      <translation>–</translation>
    </message>
    <message>
      <source>As long as the stock lasts, you may play any card. The winner of the trick draws the top card of the stock, then the others draw, and the winner leads next. When the stock is gone:</source>
      <comment>STOCK_PLAY</comment>
      <translation>Mientras dura el mazo se puede jugar cualquier carta. Quien gana la baza roba la carta de arriba, luego los demás, y sale. Cuando se acaba el mazo:</translation>
    </message>
    <message>
      <source>There are {count} tricks. Whoever wins a trick leads to the next.</source>
      <comment>TRICK_COUNT</comment>
      <translation>Hay {count} bazas. Quien gana una sale en la siguiente.</translation>
    </message>
    <message>
      <source>You must follow suit. If you cannot, you must play a trump. If you have neither, play any card. The highest trump wins, or else the highest card of the suit led; of two equal cards the first one wins.</source>
      <comment>FOLLOW</comment>
      <translation>Hay que servir al palo. Si no puedes, tienes que jugar triunfo. Si tampoco tienes triunfo, juegas la carta que quieras. Gana el triunfo más alto o, si no hay, la carta más alta del palo de salida; de dos iguales gana la primera.</translation>
    </message>
    <message>
      <source>aces</source>
      <comment>ACES</comment>
      <translation>ases</translation>
    </message>
    <message>
      <source>tens</source>
      <comment>TENS</comment>
      <translation>dieces</translation>
    </message>
    <message>
      <source>kings</source>
      <comment>KINGS</comment>
      <translation>reyes</translation>
    </message>
    <message>
      <source>queens</source>
      <comment>QUEENS</comment>
      <translation>damas</translation>
    </message>
    <message>
      <source>jacks</source>
      <comment>JACKS</comment>
      <translation>jotas</translation>
    </message>
    <message>
      <source>nines</source>
      <comment>NINES</comment>
      <translation>nueves</translation>
    </message>
    <message>
      <source>eights</source>
      <comment>EIGHTS</comment>
      <translation>ochos</translation>
    </message>
    <message>
      <source>sevens</source>
      <comment>SEVENS</comment>
      <translation>sietes</translation>
    </message>
    <message>
      <source>Cards in tricks count: {worths}.</source>
      <comment>CARDS_COUNT</comment>
      <translation>En las bazas las cartas valen: {worths}.</translation>
    </message>
    <message>
      <source>{cards} {points}</source>
      <comment>WORTH</comment>
      <translation>{cards} {points}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>NOTHING</comment>
      <translation>nada</translation>
    </message>
    <message>
      <source>Winning the last trick counts {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>La última baza vale {points}.</translation>
    </message>
    <message>
      <source>Winning the trick for the last cards of the stock counts {points}.</source>
      <comment>LAST_STOCK_TRICK</comment>
      <translation>La baza por las últimas cartas del mazo vale {points}.</translation>
    </message>
    <message>
      <source>Together {points} points are at stake in every deal.</source>
      <comment>AT_STAKE</comment>
      <translation>En total se juegan {points} puntos en cada mano.</translation>
    </message>
    <message>
      <source>All points are written without their last zero: 25 stands for 250.</source>
      <comment>SMALL_SCALE</comment>
      <translation>Todos los puntos se dicen sin su último cero: 25 es 250.</translation>
    </message>
    <message>
      <source>{made}; {lost} {rest}. The others score their meld and tricks.</source>
      <comment>CONTRACT</comment>
      <translation>{made}; {lost} {rest}. Los demás anotan sus cantes y bazas.</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores meld and tricks</source>
      <comment>MADE_ALONE</comment>
      <translation>El declarante que cumple anota cante y bazas</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores the bid and no more</source>
      <comment>MADE_ALONE_BID</comment>
      <translation>El declarante que cumple anota la puja y nada más</translation>
    </message>
    <message>
      <source>A side that makes its contract scores meld and tricks</source>
      <comment>MADE</comment>
      <translation>El bando que cumple su contrato anota cante y bazas</translation>
    </message>
    <message>
      <source>A side that makes its contract scores the bid and no more</source>
      <comment>MADE_BID</comment>
      <translation>El bando que cumple su contrato anota la puja y nada más</translation>
    </message>
    <message>
      <source>A side that makes its sum scores meld and tricks</source>
      <comment>MADE_SUM</comment>
      <translation>El bando que cumple su suma anota cante y bazas</translation>
    </message>
    <message>
      <source>A side that makes its sum scores the bid and no more</source>
      <comment>MADE_SUM_BID</comment>
      <translation>El bando que cumple su suma anota la puja y nada más</translation>
    </message>
    <message>
      <source>one who does not is set, loses the bid</source>
      <comment>LOST_ALONE</comment>
      <translation>quien no cumple pierde la puja</translation>
    </message>
    <message>
      <source>one who does not is set, loses twice the bid</source>
      <comment>LOST_ALONE_TWICE</comment>
      <translation>quien no cumple pierde el doble de la puja</translation>
    </message>
    <message>
      <source>one who does not is set, loses {times} times the bid</source>
      <comment>LOST_ALONE_TIMES</comment>
      <translation>quien no cumple pierde {times} veces la puja</translation>
    </message>
    <message>
      <source>one that does not is set, loses the bid</source>
      <comment>LOST</comment>
      <translation>el que no cumple pierde la puja</translation>
    </message>
    <message>
      <source>one that does not is set, loses twice the bid</source>
      <comment>LOST_TWICE</comment>
      <translation>el que no cumple pierde el doble de la puja</translation>
    </message>
    <message>
      <source>one that does not is set, loses {times} times the bid</source>
      <comment>LOST_TIMES</comment>
      <translation>el que no cumple pierde {times} veces la puja</translation>
    </message>
    <message>
      <source>but still scores the meld</source>
      <comment>KEEPS_MELD</comment>
      <translation>pero anota el cante</translation>
    </message>
    <message>
      <source>but still scores the tricks</source>
      <comment>KEEPS_TRICKS</comment>
      <translation>pero anota las bazas</translation>
    </message>
    <message>
      <source>but still scores the meld and the tricks</source>
      <comment>KEEPS_BOTH</comment>
      <translation>pero anota el cante y las bazas</translation>
    </message>
    <message>
      <source>and scores nothing else</source>
      <comment>KEEPS_NOTHING</comment>
      <translation>y no anota nada más</translation>
    </message>
    <message>
      <source>Everyone has to win at least {needed} for the meld to count.</source>
      <comment>SAVE_ALONE</comment>
      <translation>Cada uno debe ganar al menos {needed} para que cuente su cante.</translation>
    </message>
    <message>
      <source>Defenders have to win at least {needed} for the meld to count.</source>
      <comment>SAVE_DEFENDERS</comment>
      <translation>Los defensores deben ganar al menos {needed} para que cuente su cante.</translation>
    </message>
    <message>
      <source>Every side has to win at least {needed} for the meld to count.</source>
      <comment>SAVE_SIDES</comment>
      <translation>Cada bando debe ganar al menos {needed} para que cuente su cante.</translation>
    </message>
    <message>
      <source>a trick</source>
      <comment>A_TRICK</comment>
      <translation>una baza</translation>
    </message>
    <message>
      <source>a point in tricks</source>
      <comment>A_POINT</comment>
      <translation>un punto en bazas</translation>
    </message>
    <message>
      <source>{points} points in tricks</source>
      <comment>POINTS_IN_TRICKS</comment>
      <translation>{points} puntos en bazas</translation>
    </message>
    <message>
      <source>Only the bidder plays for points: the others play together to beat the bid. After the deal the bid is settled in chips, and points beyond it count for nothing. All others at the table pay a bidder who has made it.</source>
      <comment>BIDS_PAID</comment>
      <translation>Solo el declarante juega por puntos: los demás juegan juntos contra su puja. Después de la mano la puja se paga en fichas, y los puntos de más no valen nada. Si la cumple, le pagan todos los demás de la mesa.</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first lead pays each of them as much, in any suit.</source>
      <comment>GIVING_UP_PAYS</comment>
      <translation>El declarante que se rinde antes de la primera salida paga lo mismo a cada uno, en cualquier palo.</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first lead pays each of them half as much, in any suit.</source>
      <comment>GIVING_UP_PAYS_HALF</comment>
      <translation>El declarante que se rinde antes de la primera salida paga la mitad a cada uno, en cualquier palo.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them as much.</source>
      <comment>SET_PAYS_ONCE</comment>
      <translation>El que juega y falla paga lo mismo a cada uno.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them twice as much.</source>
      <comment>SET_PAYS_TWICE</comment>
      <translation>El que juega y falla paga el doble a cada uno.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them {times} times as much.</source>
      <comment>SET_PAYS_TIMES</comment>
      <translation>El que juega y falla paga {times} veces más a cada uno.</translation>
    </message>
    <message>
      <source>A bid is worth, in chips: {worths}.</source>
      <comment>CHIPS_LISTED</comment>
      <translation>Una puja vale en fichas: {worths}.</translation>
    </message>
    <message>
      <source>under {bid}, {chips}</source>
      <comment>CHIPS_UNDER</comment>
      <translation>menos de {bid}, {chips}</translation>
    </message>
    <message>
      <source>from {bid}, {chips}</source>
      <comment>CHIPS_FROM</comment>
      <translation>desde {bid}, {chips}</translation>
    </message>
    <message>
      <source>One deal is played, and whoever scores most wins.</source>
      <comment>ONE_DEAL</comment>
      <translation>Se juega una mano; gana quien tenga más puntos.</translation>
    </message>
    <message>
      <source>One deal is played, and whoever wins most chips wins.</source>
      <comment>ONE_DEAL_CHIPS</comment>
      <translation>Se juega una mano; gana quien tenga más fichas.</translation>
    </message>
    <message>
      <source>{count} deals are played, and whoever then has most points wins. Deals that everyone passes don't count.</source>
      <comment>DEALS</comment>
      <translation>{count} manos se juegan, y gana quien tenga entonces más puntos. Las manos en que todos pasan no cuentan.</translation>
    </message>
    <message>
      <source>{count} deals are played, and whoever then has most chips wins. Deals that everyone passes don't count.</source>
      <comment>DEALS_CHIPS</comment>
      <translation>{count} manos se juegan, y gana quien tenga entonces más fichas. Las manos en que todos pasan no cuentan.</translation>
    </message>
    <message>
      <source>Deals are played until somebody has {target} points.</source>
      <comment>UNTIL_SOMEBODY</comment>
      <translation>Se juega hasta que alguien tiene {target} puntos.</translation>
    </message>
    <message>
      <source>Deals are played until a side has {target} points.</source>
      <comment>UNTIL_SIDE</comment>
      <translation>Se juega hasta que un bando tiene {target} puntos.</translation>
    </message>
    <message>
      <source>You can play a card against the rules. If somebody notices, the deal ends at once and your side pays.</source>
      <comment>RENEGE</comment>
      <translation>Se puede jugar una carta contra las reglas. Si se nota, la mano acaba al momento y su bando paga.</translation>
    </message>
    <message>
      <source>Nobody scores tricks then. The others score their meld; if a defender did it, the bidder's side also scores the bid.</source>
      <comment>RENEGE_OTHERS</comment>
      <translation>Entonces nadie anota bazas. Los demás anotan su cante; si fue un defensor, el bando del declarante anota además la puja.</translation>
    </message>
    <message>
      <source>Besides points you play for checks. What you earn is paid by each of the others, and what you lose goes to each of them.</source>
      <comment>CHECKS_EARNED</comment>
      <translation>Además de los puntos se juega por fichas. Lo que ganas lo paga cada uno de los demás, y lo que pierdes va a cada uno de ellos.</translation>
    </message>
    <message>
      <source>What counts</source>
      <comment>CHECK_REASON</comment>
      <translation>Qué cuenta</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECK_COUNT</comment>
      <translation>Fichas</translation>
    </message>
    <message>
      <source>Run, single or double</source>
      <comment>CHECK_RUN</comment>
      <translation>Escalera, simple o doble</translation>
    </message>
    <message>
      <source>Aces around</source>
      <comment>CHECK_ACES</comment>
      <translation>Cuatro ases</translation>
    </message>
    <message>
      <source>Two marriages in one suit</source>
      <comment>CHECK_DOUBLE_MARRIAGE</comment>
      <translation>Dos matrimonios del mismo palo</translation>
    </message>
    <message>
      <source>Double pinochle</source>
      <comment>CHECK_DOUBLE_PINOCHLE</comment>
      <translation>Pinochle doble</translation>
    </message>
    <message>
      <source>Double aces, kings, queens or jacks around</source>
      <comment>CHECK_DOUBLE_AROUND</comment>
      <translation>Ocho ases, reyes, damas o jotas</translation>
    </message>
    <message>
      <source>Roundhouse</source>
      <comment>CHECK_ROUNDHOUSE</comment>
      <translation>Ronda completa</translation>
    </message>
    <message>
      <source>Seven nines or more when dealt</source>
      <comment>CHECK_NINES</comment>
      <translation>Siete nueves o más al repartir</translation>
    </message>
    <message>
      <source>Winning the match</source>
      <comment>CHECK_MATCH</comment>
      <translation>Ganar la partida</translation>
    </message>
    <message>
      <source>Playing a bid and going set</source>
      <comment>CHECK_SET</comment>
      <translation>Jugar una puja y fallar</translation>
    </message>
    <message>
      <source>Giving up a bid without play</source>
      <comment>CHECK_GIVEN_UP</comment>
      <translation>Rendir una puja sin jugar</translation>
    </message>
    <message>
      <source>Giving up a forced bid before looking at the widow</source>
      <comment>CHECK_UNSEEN</comment>
      <translation>Rendir una puja forzada antes de ver la viuda</translation>
    </message>
    <message>
      <source>A wrong card played by the bidder</source>
      <comment>CHECK_BIDDERS_RENEGE</comment>
      <translation>Una carta indebida del declarante</translation>
    </message>
    <message>
      <source>A wrong card played by a defender</source>
      <comment>CHECK_DEFENDERS_RENEGE</comment>
      <translation>Una carta indebida de un defensor</translation>
    </message>
    <message>
      <source>Each check is worth {stake}.</source>
      <comment>CHECK_WORTH</comment>
      <translation>Cada ficha vale {stake}.</translation>
    </message>
  </context>
  <context>
    <name>SaveFault</name>
    <message>
      <source>The game cannot be saved in {path}: {reason}.</source>
      <comment>GAME</comment>
      <translation>La partida no se puede guardar en {path}: {reason}.</translation>
    </message>
    <message>
      <source>The game is being saved again, in {path}.</source>
      <comment>SAVED_AGAIN</comment>
      <translation>La partida se guarda de nuevo, en {path}.</translation>
    </message>
    <message>
      <source>The settings cannot be saved in {path}: {reason}.</source>
      <comment>SETTINGS</comment>
      <translation>Los ajustes no se pueden guardar en {path}: {reason}.</translation>
    </message>
    <message>
      <source>there is no space left on the disk</source>
      <comment>NO_SPACE</comment>
      <translation>no queda espacio en el disco</translation>
    </message>
    <message>
      <source>your disk quota is used up</source>
      <comment>NO_QUOTA</comment>
      <translation>tu cuota de disco está agotada</translation>
    </message>
    <message>
      <source>the file would be larger than allowed</source>
      <comment>TOO_LARGE</comment>
      <translation>el archivo sería más grande de lo permitido</translation>
    </message>
    <message>
      <source>the disk is read-only</source>
      <comment>READ_ONLY</comment>
      <translation>el disco es de solo lectura</translation>
    </message>
    <message>
      <source>writing there is not allowed</source>
      <comment>NOT_ALLOWED</comment>
      <translation>no está permitido escribir ahí</translation>
    </message>
    <message>
      <source>another program has the file open, or writing there is not allowed</source>
      <comment>HELD</comment>
      <translation>otro programa tiene abierto el archivo, o no está permitido escribir ahí</translation>
    </message>
    <message>
      <source>what is there now cannot be read</source>
      <comment>UNREADABLE</comment>
      <translation>lo que hay ahí ahora no se puede leer</translation>
    </message>
    <message>
      <source>“{name}” beside it isn't a lock file</source>
      <comment>NO_LOCK</comment>
      <translation>«{name}», que está al lado, no es un archivo de bloqueo</translation>
    </message>
    <message>
      <source>the game is open in another window of the program</source>
      <comment>BUSY</comment>
      <translation>la partida está abierta en otra ventana del programa</translation>
    </message>
  </context>
  <context>
    <name>ServerWord</name>
    <message>
      <source>This page is older than the table: please load it again.</source>
      <comment>VERSION</comment>
      <translation>Esta página es más antigua que la mesa: vuelve a cargarla, por favor.</translation>
    </message>
    <message>
      <source>No table here has this code: please look at the screen and enter it again.</source>
      <comment>WRONG_CODE</comment>
      <translation>Ninguna mesa de aquí tiene este código: mira la pantalla y escríbelo otra vez, por favor.</translation>
    </message>
    <message>
      <source>The table takes no new guests at the moment: please ask whoever opened it.</source>
      <comment>CLOSED</comment>
      <translation>La mesa no acepta nuevos invitados por ahora: pregunta a quien la abrió.</translation>
    </message>
    <message>
      <source>There are as many guests at this table as it can have.</source>
      <comment>FULL</comment>
      <translation>En esta mesa ya están todos los invitados que caben.</translation>
    </message>
    <message>
      <source>{name} sits here now: please choose another seat.</source>
      <comment>TAKEN</comment>
      <translation>{name} ocupa ahora este asiento: elige otro.</translation>
    </message>
    <message>
      <source>You have seen other cards of this deal: please wait until it is over.</source>
      <comment>SEEN_CARDS</comment>
      <translation>Ya viste otras cartas de esta mano: espera a que termine.</translation>
    </message>
    <message>
      <source>That is possible between two deals: please wait until this one is over.</source>
      <comment>IN_DEAL</comment>
      <translation>Eso se puede entre dos manos: espera a que termine esta.</translation>
    </message>
    <message>
      <source>The cards are being shuffled: please try again in a moment.</source>
      <comment>SHUFFLING</comment>
      <translation>Se están barajando las cartas: inténtalo de nuevo en un momento.</translation>
    </message>
    <message>
      <source>The game has moved on: please look again.</source>
      <comment>LATE</comment>
      <translation>La partida ya siguió: mira otra vez, por favor.</translation>
    </message>
    <message>
      <source>The table did not understand that: please load the page again.</source>
      <comment>NO_MESSAGE</comment>
      <translation>La mesa no lo entendió: vuelve a cargar la página, por favor.</translation>
    </message>
    <message>
      <source>That is not possible right now.</source>
      <comment>NOT_NOW</comment>
      <translation>Eso no es posible ahora.</translation>
    </message>
    <message>
      <source>Too many messages came from here: please load the page again.</source>
      <comment>TOO_MUCH</comment>
      <translation>De aquí llegaron demasiados mensajes: vuelvan a cargar la página.</translation>
    </message>
    <message>
      <source>Those were too many wrong codes: please wait a minute, and look at the screen again.</source>
      <comment>TOO_MANY_TRIES</comment>
      <translation>Fueron demasiados códigos incorrectos: esperen un minuto y miren otra vez la pantalla.</translation>
    </message>
    <message>
      <source>You have come back with another page or device, and play on there.</source>
      <comment>ELSEWHERE</comment>
      <translation>Volvieron con otra página u otro dispositivo y siguen jugando allí.</translation>
    </message>
    <message>
      <source>The address has changed: everybody scans the code again.</source>
      <comment>MOVED</comment>
      <translation>La dirección cambió: todos vuelven a escanear el código.</translation>
    </message>
    <message>
      <source>The table is closed: your seat and the game are kept until it opens again.</source>
      <comment>CLOSING</comment>
      <translation>La mesa está cerrada: su lugar y la partida se guardan hasta que vuelva a abrir.</translation>
    </message>
    <message>
      <source>Only whoever opened the table can do this.</source>
      <comment>NOT_YOURS</comment>
      <translation>Solo puede hacerlo quien abrió la mesa.</translation>
    </message>
    <message>
      <source>The game is paused.</source>
      <comment>PAUSED</comment>
      <translation>El juego está en pausa.</translation>
    </message>
    <message>
      <source>{name} would like a pause. Without an answer in {seconds} seconds, you agree.</source>
      <comment>PAUSE_WANTED</comment>
      <translation>{name} quisiera una pausa. Sin respuesta en {seconds} segundos, aceptas.</translation>
    </message>
    <message>
      <source>Nobody asks for that pause anymore, so the game goes on.</source>
      <comment>PAUSE_LAPSED</comment>
      <translation>Ya nadie pide esa pausa, así que el juego continúa.</translation>
    </message>
    <message>
      <source>{name} would rather play on now.</source>
      <comment>PAUSE_REFUSED</comment>
      <translation>{name} prefiere seguir jugando ahora.</translation>
    </message>
    <message>
      <source>The game is paused, as somebody wished. Everybody who plays can go on.</source>
      <comment>PAUSE_AGREED</comment>
      <translation>El juego está en pausa, como se pidió. Todos los que juegan pueden continuar.</translation>
    </message>
    <message>
      <source>{name} goes on with the game.</source>
      <comment>GOES_ON</comment>
      <translation>{name} continúa el juego.</translation>
    </message>
    <message>
      <source>Please wait a minute before you ask for a pause again.</source>
      <comment>WAIT_FOR_PAUSE</comment>
      <translation>Por favor, espera un minuto antes de volver a pedir una pausa.</translation>
    </message>
    <message>
      <source>There are free seats: please let computer players take them, or wait.</source>
      <comment>FREE_SEATS</comment>
      <translation>Hay asientos libres: ocúpalos con jugadores de la computadora, o espera.</translation>
    </message>
    <message>
      <source>There are no hints at this table.</source>
      <comment>NO_HINTS</comment>
      <translation>En esta mesa no hay pistas.</translation>
    </message>
    <message>
      <source>Please wait a few seconds before you say something again.</source>
      <comment>WAIT_TO_SPEAK</comment>
      <translation>Espera unos segundos antes de volver a decir algo.</translation>
    </message>
    <message>
      <source>Please leave everybody a little time before you say whose turn it is.</source>
      <comment>PATIENCE</comment>
      <translation>Por favor, deja a todos un poco de tiempo antes de decir de quién es el turno.</translation>
    </message>
    <message>
      <source>{name}, it's your turn!</source>
      <comment>NUDGE</comment>
      <translation>{name}, ¡te toca!</translation>
    </message>
    <message>
      <source>Whoever opened the table has muted you.</source>
      <comment>MUTED</comment>
      <translation>Quien abrió la mesa te silenció.</translation>
    </message>
    <message>
      <source>You were removed from the table.</source>
      <comment>REMOVED</comment>
      <translation>Te quitaron de la mesa.</translation>
    </message>
    <message>
      <source>The table is closed. Thank you for playing!</source>
      <comment>ENDED</comment>
      <translation>La mesa está cerrada. ¡Gracias por jugar!</translation>
    </message>
    <message>
      <source>The match is adjourned: come back on another day, and your seat and the game are as they were.</source>
      <comment>ADJOURNED</comment>
      <translation>La partida está aplazada: vuelve otro día, y tu lugar y el juego estarán como estaban.</translation>
    </message>
    <message>
      <source>This match was adjourned, and waits until everybody is back: then press Continue.</source>
      <comment>STILL_ADJOURNED</comment>
      <translation>Esta partida fue aplazada y espera hasta que todos hayan vuelto: entonces pulsa Continuar.</translation>
    </message>
    <message>
      <source>This is the table of one host, at which no other tables can be opened.</source>
      <comment>NO_TABLES_HERE</comment>
      <translation>Esta es la mesa de un anfitrión, en la que no se pueden abrir otras mesas.</translation>
    </message>
    <message>
      <source>This server has as many tables as it can hold: please try again later.</source>
      <comment>NO_SPACE</comment>
      <translation>Este servidor tiene todas las mesas que caben: inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
      <source>Too many tables were opened from here in the last hour: please try again later.</source>
      <comment>TOO_MANY_TABLES</comment>
      <translation>Desde aquí se han abierto demasiadas mesas en la última hora: inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
      <source>From here, as many tables as possible are open: please close one, or try again tomorrow.</source>
      <comment>TOO_MANY_OPEN</comment>
      <translation>Desde aquí ya hay abiertas tantas mesas como es posible: cierra una o inténtalo mañana.</translation>
    </message>
    <message>
      <source>This server cannot save a new table at the moment: please try again later.</source>
      <comment>NOT_SAVED</comment>
      <translation>Este servidor no puede guardar una mesa nueva en este momento: inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
      <source>Guest {number}</source>
      <comment>GUEST</comment>
      <translation>Invitado {number}</translation>
    </message>
    <message>
      <source>{name} asked for a hint.</source>
      <comment>ASKED_HINT</comment>
      <translation>{name} pidió una pista.</translation>
    </message>
    <message>
      <source>{name}'s time was up, so the computer made this one decision.</source>
      <comment>TIME_UP</comment>
      <translation>A {name} se le acabó el tiempo, así que la computadora decidió esta vez.</translation>
    </message>
    <message>
      <source>Your time was up, so the computer made this one decision for you.</source>
      <comment>OWN_TIME_UP</comment>
      <translation>Se te acabó el tiempo, así que la computadora decidió esta vez por ti.</translation>
    </message>
    <message>
      <source>Your program's part of the shuffle came too late, so this deal is dealt without it.</source>
      <comment>LATE_PART</comment>
      <translation>La parte de tu programa en la barajada llegó demasiado tarde: esta mano se reparte sin ella.</translation>
    </message>
    <message>
      <source>Your program is older than the table, so it can't add to the shuffle: please update it.</source>
      <comment>ALONE</comment>
      <translation>Tu programa es más antiguo que la mesa y no puede añadir nada a la barajada: actualízalo, por favor.</translation>
    </message>
  </context>
  <context>
    <name>SettlementWord</name>
    <message>
      <source>{names} gets {amount}.</source>
      <comment>GETS</comment>
      <translation>{names} recibe {amount}.</translation>
    </message>
    <message>
      <source>{names} get {amount}.</source>
      <comment>GET</comment>
      <translation>{names} reciben {amount}.</translation>
    </message>
    <message>
      <source>{names} get {amount} each.</source>
      <comment>EACH_GET</comment>
      <translation>{names} reciben {amount} cada uno.</translation>
    </message>
    <message>
      <source>You get {amount}.</source>
      <comment>YOU_GET</comment>
      <translation>Recibes {amount}.</translation>
    </message>
    <message>
      <source>{names} pays {amount}.</source>
      <comment>PAYS</comment>
      <translation>{names} paga {amount}.</translation>
    </message>
    <message>
      <source>{names} pay {amount}.</source>
      <comment>PAY</comment>
      <translation>{names} pagan {amount}.</translation>
    </message>
    <message>
      <source>{names} pay {amount} each.</source>
      <comment>EACH_PAY</comment>
      <translation>{names} pagan {amount} cada uno.</translation>
    </message>
    <message>
      <source>You pay {amount}.</source>
      <comment>YOU_PAY</comment>
      <translation>Pagas {amount}.</translation>
    </message>
    <message>
      <source>Nobody owes anything.</source>
      <comment>NOBODY_PAYS</comment>
      <translation>Nadie debe nada.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it.</source>
      <comment>SHARED</comment>
      <translation>Se reparte el bote: cada uno recibe {chips}.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it, and {left} stay for the next match.</source>
      <comment>SHARED_LEFT</comment>
      <translation>Se reparte el bote: cada uno recibe {chips}, y quedan {left} para la próxima partida.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it, and {left} stays for the next match.</source>
      <comment>SHARED_LEFT_ONE</comment>
      <translation>Se reparte el bote: cada uno recibe {chips}, y queda {left} para la próxima partida.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of.</source>
      <comment>MADE_GOOD</comment>
      <translation>Cada uno paga {chips} para cubrir lo que le falta al bote.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of, and {left} stay for the next match.</source>
      <comment>MADE_GOOD_LEFT</comment>
      <translation>Cada uno paga {chips} para cubrir lo que le falta al bote, y quedan {left} para la próxima partida.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of, and {left} stays for the next match.</source>
      <comment>MADE_GOOD_LEFT_ONE</comment>
      <translation>Cada uno paga {chips} para cubrir lo que le falta al bote, y queda {left} para la próxima partida.</translation>
    </message>
  </context>
  <context>
    <name>Setup</name>
    <message>
      <source>House rules</source>
      <comment>TITLE</comment>
      <translation>Reglas de la casa</translation>
    </message>
    <message>
      <source>Based on {game}.</source>
      <comment>BASED_ON</comment>
      <translation>Basadas en {game}.</translation>
    </message>
    <message>
      <source>{name}, based on {game}.</source>
      <comment>BASED_ON_KEPT</comment>
      <translation>{name}, basadas en {game}.</translation>
    </message>
    <message>
      <source>No changes.</source>
      <comment>DIFFERS_NONE</comment>
      <translation>Sin cambios.</translation>
    </message>
    <message>
      <source>One rule changed.</source>
      <comment>DIFFERS_ONE</comment>
      <translation>Una regla cambiada.</translation>
    </message>
    <message>
      <source>{count} rules changed.</source>
      <comment>DIFFERS</comment>
      <translation>{count} reglas cambiadas.</translation>
    </message>
    <message>
      <source>Changed since last saved.</source>
      <comment>NOT_SAVED</comment>
      <translation>Cambiadas desde que se guardaron.</translation>
    </message>
    <message>
      <source>Find a rule</source>
      <comment>FIND</comment>
      <translation>Buscar una regla</translation>
    </message>
    <message>
      <source>No rule mentions “{text}”.</source>
      <comment>FOUND_NONE</comment>
      <translation>Ninguna regla menciona «{text}».</translation>
    </message>
    <message>
      <source>1 more rule mentions it. Keep typing to narrow it down.</source>
      <comment>FOUND_MORE_ONE</comment>
      <translation>1 regla más lo menciona. Sigue escribiendo para hallar la buena.</translation>
    </message>
    <message>
      <source>{count} more rules mention it. Keep typing to narrow it down.</source>
      <comment>FOUND_MORE</comment>
      <translation>{count} reglas más lo mencionan. Sigue escribiendo para hallar la buena.</translation>
    </message>
    <message>
      <source>Parts of the rules</source>
      <comment>PARTS</comment>
      <translation>Partes de las reglas</translation>
    </message>
    <message>
      <source>Saved rules</source>
      <comment>SAVED_RULES</comment>
      <translation>Reglas guardadas</translation>
    </message>
    <message>
      <source>Your changes</source>
      <comment>CHANGED_RULES</comment>
      <translation>Tus cambios</translation>
    </message>
    <message>
      <source>Common changes</source>
      <comment>COMMON_RULES</comment>
      <translation>Cambios frecuentes</translation>
    </message>
    <message>
      <source>You haven't changed {game} yet. Pick a part of the rules on the left and change what you like.</source>
      <comment>CHANGED_NONE</comment>
      <translation>Aún no cambiaste {game}. Elige a la izquierda una parte de las reglas y cambia lo que quieras.</translation>
    </message>
    <message>
      <source>Save…</source>
      <comment>SAVE</comment>
      <translation>Guardar…</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Reset all</source>
      <comment>RESET_ALL</comment>
      <translation>Restaurar todo</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Use these rules</source>
      <comment>USE</comment>
      <translation>Usar estas reglas</translation>
    </message>
    <message>
      <source>You'd lose your changes. Save them, or cancel again.</source>
      <comment>CANCEL_AGAIN</comment>
      <translation>Perderías tus cambios. Guárdalos o cancela otra vez.</translation>
    </message>
    <message>
      <source>All rules are back to standard.</source>
      <comment>WAS_RESET</comment>
      <translation>Todas las reglas vuelven a ser las estándar.</translation>
    </message>
    <message>
      <source>{part}: your own numbers</source>
      <comment>OWN_NUMBERS</comment>
      <translation>{part}: números propios</translation>
    </message>
    <message>
      <source>Another number…</source>
      <comment>OTHER_NUMBER</comment>
      <translation>Otro número…</translation>
    </message>
    <message>
      <source>Standard: {value}</source>
      <comment>PRESET_HAS</comment>
      <translation>Estándar: {value}</translation>
    </message>
    <message>
      <source>Reset</source>
      <comment>RESET</comment>
      <translation>Restaurar</translation>
    </message>
    <message>
      <source>Reset {option} to {value}</source>
      <comment>RESET_SPOKEN</comment>
      <translation>Restaurar {option} a {value}</translation>
    </message>
    <message>
      <source>No effect while “{option}” is “{value}”.</source>
      <comment>NO_EFFECT</comment>
      <translation>Sin efecto mientras «{option}» sea «{value}».</translation>
    </message>
    <message>
      <source>Doesn't work with your other rules.</source>
      <comment>IN_PROBLEM</comment>
      <translation>No encaja con tus otras reglas.</translation>
    </message>
    <message>
      <source>Less: {option}</source>
      <comment>LESS</comment>
      <translation>Menos: {option}</translation>
    </message>
    <message>
      <source>More: {option}</source>
      <comment>MORE</comment>
      <translation>Más: {option}</translation>
    </message>
    <message>
      <source>{count} changed</source>
      <comment>PART_CHANGED</comment>
      <translation>cambiadas: {count}</translation>
    </message>
    <message>
      <source>has a problem</source>
      <comment>PART_PROBLEM</comment>
      <translation>con problema</translation>
    </message>
    <message>
      <source>These rules don't work together</source>
      <comment>PROBLEM_ONE</comment>
      <translation>Estas reglas no encajan</translation>
    </message>
    <message>
      <source>{count} problems to fix</source>
      <comment>PROBLEM_MANY</comment>
      <translation>{count} problemas por arreglar</translation>
    </message>
    <message>
      <source>Set “{option}” to {value}</source>
      <comment>REPAIR</comment>
      <translation>Poner «{option}» en {value}</translation>
    </message>
    <message>
      <source>Fix all</source>
      <comment>REPAIR_ALL</comment>
      <translation>Arreglar todo</translation>
    </message>
    <message>
      <source>Fixed: {changes}.</source>
      <comment>REPAIRED</comment>
      <translation>Arreglado: {changes}.</translation>
    </message>
    <message>
      <source>{count} rules were changed to fix it. You'll find them under “{page}”.</source>
      <comment>REPAIRED_MANY</comment>
      <translation>Se cambiaron {count} reglas para arreglarlo. Las verás en «{page}».</translation>
    </message>
    <message>
      <source>{option} is now {value}</source>
      <comment>REPAIRED_ONE</comment>
      <translation>{option} es ahora {value}</translation>
    </message>
    <message>
      <source>The rules in words</source>
      <comment>SHEET</comment>
      <translation>Las reglas en palabras</translation>
    </message>
    <message>
      <source>Press {key} during a game to read this sheet.</source>
      <comment>SHEET_HELP</comment>
      <translation>Presiona {key} durante el juego para leer esta hoja.</translation>
    </message>
    <message>
      <source>A bar marks each change from “{game}”.</source>
      <comment>SHEET_MARK</comment>
      <translation>Una barra marca cada cambio respecto a «{game}».</translation>
    </message>
    <message>
      <source>“{game}”, standard rules.</source>
      <comment>SHEET_USUAL</comment>
      <translation>«{game}», reglas estándar.</translation>
    </message>
    <message>
      <source>These are your last playable rules. The sheet catches up once the problem is fixed.</source>
      <comment>SHEET_OLD</comment>
      <translation>Estas son tus últimas reglas jugables. La hoja se pondrá al día al arreglar el problema.</translation>
    </message>
    <message>
      <source>These are the standard rules of {game}. The sheet catches up once the problem is fixed.</source>
      <comment>SHEET_PRESET</comment>
      <translation>Estas son las reglas estándar de {game}. La hoja se pondrá al día al arreglar el problema.</translation>
    </message>
    <message>
      <source>not played</source>
      <comment>SHEET_NOT_PLAYED</comment>
      <translation>no se juega</translation>
    </message>
    <message>
      <source>Save these rules</source>
      <comment>KEEP_TITLE</comment>
      <translation>Guardar estas reglas</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>KEEP_NAME</comment>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>For example: Friday rules</source>
      <comment>KEEP_NAME_HINT</comment>
      <translation>Por ejemplo: reglas de los viernes</translation>
    </message>
    <message>
      <source>Description (optional)</source>
      <comment>KEEP_ABOUT</comment>
      <translation>Descripción, si quieres</translation>
    </message>
    <message>
      <source>Who plays like this, or what's special about it</source>
      <comment>KEEP_ABOUT_HINT</comment>
      <translation>Quién juega así o qué tiene de especial</translation>
    </message>
    <message>
      <source>Save</source>
      <comment>KEEP_SAVE</comment>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Replace</source>
      <comment>KEEP_REPLACE</comment>
      <translation>Reemplazar</translation>
    </message>
    <message>
      <source>You already have “{name}”. Saving replaces it: {sentence}</source>
      <comment>KEEP_WARNS</comment>
      <translation>Ya tienes «{name}». Al guardar se reemplaza: {sentence}</translation>
    </message>
    <message>
      <source>There are rules saved under this name that can't be read. Saving replaces them.</source>
      <comment>KEEP_UNREADABLE</comment>
      <translation>Con este nombre hay unas reglas guardadas que no se pueden leer. Al guardar se reemplazan.</translation>
    </message>
    <message>
      <source>This updates the rules saved as “{name}”.</source>
      <comment>KEEP_SAME</comment>
      <translation>Esto actualiza las reglas guardadas como «{name}».</translation>
    </message>
    <message>
      <source>Name and description</source>
      <comment>RENAME_TITLE</comment>
      <translation>Nombre y descripción</translation>
    </message>
    <message>
      <source>Saved as “{name}”.</source>
      <comment>SAVED</comment>
      <translation>Guardadas como «{name}».</translation>
    </message>
    <message>
      <source>Now called “{name}”.</source>
      <comment>RENAMED</comment>
      <translation>Ahora se llaman «{name}».</translation>
    </message>
    <message>
      <source>Deleted “{name}”.</source>
      <comment>DELETED</comment>
      <translation>Borradas: «{name}».</translation>
    </message>
    <message>
      <source>Now using “{name}”.</source>
      <comment>TAKEN</comment>
      <translation>Ahora en uso: «{name}».</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <comment>EXPORTED</comment>
      <translation>Guardado en {path}.</translation>
    </message>
    <message>
      <source>Imported and saved “{name}”. It's in use now.</source>
      <comment>IMPORTED</comment>
      <translation>«{name}»: importadas, guardadas y en uso.</translation>
    </message>
    <message>
      <source>You already had “{name}”, so the new rules are saved as “{other}”.</source>
      <comment>IMPORTED_ANEW</comment>
      <translation>«{name}» ya existía, así que las nuevas reglas se guardan como «{other}».</translation>
    </message>
    <message>
      <source>Use</source>
      <comment>TAKE</comment>
      <translation>Usar</translation>
    </message>
    <message>
      <source>Rename…</source>
      <comment>RENAME</comment>
      <translation>Cambiar nombre…</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT_SAVED</comment>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Delete</source>
      <comment>DELETE</comment>
      <translation>Borrar</translation>
    </message>
    <message>
      <source>{action} {name}</source>
      <comment>SAVED_BUTTON</comment>
      <translation>{action} {name}</translation>
    </message>
    <message>
      <source>Import a file…</source>
      <comment>IMPORT</comment>
      <translation>Importar un archivo…</translation>
    </message>
    <message>
      <source>In use</source>
      <comment>SAVED_CURRENT</comment>
      <translation>En uso</translation>
    </message>
    <message>
      <source>Bring it back</source>
      <comment>BRING_BACK</comment>
      <translation>Recuperar</translation>
    </message>
    <message>
      <source>Import rules</source>
      <comment>IMPORT_TITLE</comment>
      <translation>Importar reglas</translation>
    </message>
    <message>
      <source>Export rules</source>
      <comment>EXPORT_TITLE</comment>
      <translation>Exportar reglas</translation>
    </message>
    <message>
      <source>Pinochle rules (*{suffix})</source>
      <comment>FILES</comment>
      <translation>Reglas de pinochle (*{suffix})</translation>
    </message>
    <message>
      <source>Nothing saved yet. Change the rules to the way your family plays, press Save and give them a name. You'll find them here and in New game.</source>
      <comment>NOTHING_SAVED</comment>
      <translation>Aún no hay nada guardado. Cambia las reglas a como juega tu familia, presiona Guardar y dales un nombre. Las verás aquí y en Partida nueva.</translation>
    </message>
    <message>
      <source>Not shown: {reason}</source>
      <comment>NOT_READ</comment>
      <translation>No se muestra: {reason}</translation>
    </message>
    <message>
      <source>Your house rules can't be played: {problem} This game uses the standard rules.</source>
      <comment>PLAYED_AS_USUAL</comment>
      <translation>No se puede jugar con tus reglas: {problem} Se juega con las reglas estándar.</translation>
    </message>
    <message>
      <source>Who deals first</source>
      <comment>FIRST_DEALER</comment>
      <translation>Quién reparte primero</translation>
    </message>
    <message>
      <source>Deals first: {name}</source>
      <comment>DEALS_FIRST</comment>
      <translation>Reparte primero: {name}</translation>
    </message>
    <message>
      <source>Find a game</source>
      <comment>FIND_GAME</comment>
      <translation>Buscar un juego</translation>
    </message>
    <message>
      <source>Games</source>
      <comment>GAMES</comment>
      <translation>Juegos</translation>
    </message>
    <message>
      <source>Your rules</source>
      <comment>YOUR_RULES</comment>
      <translation>Tus reglas</translation>
    </message>
    <message>
      <source>No game mentions “{text}”.</source>
      <comment>NO_GAME</comment>
      <translation>Ningún juego menciona «{text}».</translation>
    </message>
    <message>
      <source>Players</source>
      <comment>PLAYERS</comment>
      <translation>Jugadores</translation>
    </message>
    <message>
      <source>Reset to standard</source>
      <comment>AS_USUAL</comment>
      <translation>Volver al estándar</translation>
    </message>
    <message>
      <source>Read the rules</source>
      <comment>READ_RULES</comment>
      <translation>Leer las reglas</translation>
    </message>
    <message>
      <source>Deal code…</source>
      <comment>CODE</comment>
      <translation>Código…</translation>
    </message>
    <message>
      <source>Play a deal by its code</source>
      <comment>CODE_TITLE</comment>
      <translation>Jugar una mano por su código</translation>
    </message>
    <message>
      <source>Type or paste the code of a deal that somebody else played: you get the same cards and rules.</source>
      <comment>CODE_HELP</comment>
      <translation>Escribe o pega el código de una mano que jugó otra persona: tendrás las mismas cartas y reglas.</translation>
    </message>
    <message>
      <source>Deal code</source>
      <comment>CODE_FIELD</comment>
      <translation>Código de la mano</translation>
    </message>
    <message>
      <source>Use this deal</source>
      <comment>CODE_TAKE</comment>
      <translation>Usar esta mano</translation>
    </message>
    <message>
      <source>Remove deal code</source>
      <comment>CODE_LEAVE</comment>
      <translation>Sin código</translation>
    </message>
    <message>
      <source>You start with the deal from your code. Dealer: {name}. Fresh cards follow.</source>
      <comment>CODE_FIRST</comment>
      <translation>Empiezas con la mano de tu código. Reparte: {name}. Después vienen cartas nuevas.</translation>
    </message>
    <message>
      <source>Your deal code is for other rules or seats. Enter it again, or remove it.</source>
      <comment>CODE_OTHER</comment>
      <translation>Tu código es para otras reglas u otro número de asientos. Escríbelo de nuevo o quítalo.</translation>
    </message>
    <message>
      <source>Continue {game}</source>
      <comment>CONTINUE</comment>
      <translation>Continuar {game}</translation>
    </message>
    <message>
      <source>{game} with {names}, left on {when}</source>
      <comment>CONTINUE_SPOKEN</comment>
      <translation>{game} con {names}, dejado el {when}</translation>
    </message>
    <message>
      <source>{count} players</source>
      <comment>GAME_FOR</comment>
      <translation>{count} jugadores</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>LEVELS</comment>
      <translation>Jugadores de la computadora</translation>
    </message>
    <message>
      <source>Forgets soon, and makes a beginner's mistakes</source>
      <comment>LEVEL_NOVICE</comment>
      <translation>Olvida pronto y comete errores de principiante</translation>
    </message>
    <message>
      <source>Remembers a few tricks, and slips up now and then</source>
      <comment>LEVEL_EASY</comment>
      <translation>Recuerda unas pocas bazas y se equivoca a veces</translation>
    </message>
    <message>
      <source>Counts every card, and goes by rules of thumb</source>
      <comment>LEVEL_STEADY</comment>
      <translation>Cuenta todas las cartas y sigue reglas sencillas</translation>
    </message>
    <message>
      <source>Tries out how the other hands may lie</source>
      <comment>LEVEL_STRONG</comment>
      <translation>Prueba cómo pueden ser las manos de los demás</translation>
    </message>
    <message>
      <source>Also reads what each bid and card gives away</source>
      <comment>LEVEL_EXPERT</comment>
      <translation>También lee lo que revela cada puja y cada carta</translation>
    </message>
    <message>
      <source>Cards</source>
      <comment>CARDS</comment>
      <translation>Cartas</translation>
    </message>
    <message>
      <source>Reduce motion</source>
      <comment>REDUCED_MOTION</comment>
      <translation>Menos movimiento</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>MOTION_SYSTEM</comment>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <source>On</source>
      <comment>MOTION_REDUCED</comment>
      <translation>Activado</translation>
    </message>
    <message>
      <source>Off</source>
      <comment>MOTION_FULL</comment>
      <translation>Desactivado</translation>
    </message>
  </context>
  <context>
    <name>SheetWord</name>
    <message>
      <source>Keep score</source>
      <comment>TITLE</comment>
      <translation>Llevar la cuenta</translation>
    </message>
    <message>
      <source>For real cards at a real table.</source>
      <comment>LINE</comment>
      <translation>Para cartas reales en una mesa real.</translation>
    </message>
    <message>
      <source>{game}, first to {target}</source>
      <comment>LINE_WITH</comment>
      <translation>{game}, a {target}</translation>
    </message>
    <message>
      <source>{game}, {count} deals</source>
      <comment>LINE_DEALS</comment>
      <translation>{game}, {count} manos</translation>
    </message>
    <message>
      <source>Real cards</source>
      <comment>PILL</comment>
      <translation>Cartas reales</translation>
    </message>
    <message>
      <source>Start a score sheet…</source>
      <comment>START</comment>
      <translation>Empezar una hoja…</translation>
    </message>
    <message>
      <source>Play with real cards, and let this page keep score</source>
      <comment>EMPTY</comment>
      <translation>Jueguen con cartas reales y esta página lleva la cuenta</translation>
    </message>
    <message>
      <source>Say who's playing and by which rules. After each deal, enter the bid, the meld and the tricks.</source>
      <comment>EMPTY_WHY</comment>
      <translation>Di quién juega y con qué reglas y, después de cada mano, qué se pujó, cantó y ganó en bazas.</translation>
    </message>
    <message>
      <source>New sheet…</source>
      <comment>NEW</comment>
      <translation>Hoja nueva…</translation>
    </message>
    <message>
      <source>Names and rules…</source>
      <comment>NAMES</comment>
      <translation>Nombres y reglas…</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Finish</source>
      <comment>FINISH</comment>
      <translation>Terminar</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>REOPEN</comment>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Vaciar</translation>
    </message>
    <message>
      <source>Enter deal {deal}</source>
      <comment>ENTER_DEAL</comment>
      <translation>Anotar la mano {deal}</translation>
    </message>
    <message>
      <source>Correct deal {deal}</source>
      <comment>CORRECT_DEAL</comment>
      <translation>Corregir la mano {deal}</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>CANCEL</comment>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Remove deal {deal}</source>
      <comment>REMOVE_DEAL</comment>
      <translation>Quitar la mano {deal}</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>TAB_DEAL</comment>
      <translation>Mano {deal}</translation>
    </message>
    <message>
      <source>Sheet</source>
      <comment>TAB_SHEET</comment>
      <translation>Hoja</translation>
    </message>
    <message>
      <source>Keep score for real cards</source>
      <comment>DIALOG_TITLE</comment>
      <translation>Llevar la cuenta con cartas reales</translation>
    </message>
    <message>
      <source>Start the sheet</source>
      <comment>DIALOG_START</comment>
      <translation>Empezar la hoja</translation>
    </message>
    <message>
      <source>Use these</source>
      <comment>DIALOG_TAKE</comment>
      <translation>Usar estos</translation>
    </message>
    <message>
      <source>This starts a new sheet. The current one stays among your games.</source>
      <comment>DIALOG_OTHER</comment>
      <translation>Así empieza una hoja nueva. La de ahora se queda entre tus partidas.</translation>
    </message>
    <message>
      <source>The score sheet {path} can't be saved: {reason}.</source>
      <comment>NOT_SAVED</comment>
      <translation>No se puede guardar la hoja {path}: {reason}.</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>DEAL</comment>
      <translation>Mano {deal}</translation>
    </message>
    <message>
      <source>Correcting deal {deal}</source>
      <comment>CORRECTING</comment>
      <translation>Corregir la mano {deal}</translation>
    </message>
    <message>
      <source>{name} deals next</source>
      <comment>DEALS_NEXT</comment>
      <translation>Luego reparte {name}</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Reparte</translation>
    </message>
    <message>
      <source>How it ended</source>
      <comment>HOW</comment>
      <translation>Cómo acabó</translation>
    </message>
    <message>
      <source>Bid by</source>
      <comment>DECLARER</comment>
      <translation>Puja de</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>BID</comment>
      <translation>Puja</translation>
    </message>
    <message>
      <source>Bids</source>
      <comment>BIDS</comment>
      <translation>Pujas</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>TRUMP</comment>
      <translation>Triunfo</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Compañero</translation>
    </message>
    <message>
      <source>Alone</source>
      <comment>ALONE</comment>
      <translation>Nadie</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Cante</translation>
    </message>
    <message>
      <source>Click each player's melds, or type the total.</source>
      <comment>MELD_HELP</comment>
      <translation>Haz clic en los cantes de cada jugador o escribe el total.</translation>
    </message>
    <message>
      <source>Meld of {names}</source>
      <comment>MELD_OF</comment>
      <translation>Cante de {names}</translation>
    </message>
    <message>
      <source>Count cards…</source>
      <comment>CARDS</comment>
      <translation>Contar cartas…</translation>
    </message>
    <message>
      <source>Choose trump first: melds depend on it.</source>
      <comment>CARDS_NEED_TRUMP</comment>
      <translation>Elige primero el triunfo: de él dependen los cantes.</translation>
    </message>
    <message>
      <source>Whose cards</source>
      <comment>CARDS_WHOSE</comment>
      <translation>De quién son las cartas</translation>
    </message>
    <message>
      <source>They replace the melds clicked for {name}.</source>
      <comment>CARDS_INSTEAD</comment>
      <translation>Sustituyen los cantes marcados para {name}.</translation>
    </message>
    <message>
      <source>Add {points}</source>
      <comment>CARDS_DONE</comment>
      <translation>Sumar {points}</translation>
    </message>
    <message>
      <source>Meld cards of {names}</source>
      <comment>CARDS_OF</comment>
      <translation>Cartas cantadas de {names}</translation>
    </message>
    <message>
      <source>Click each melded card once for every copy.</source>
      <comment>CARDS_HELP</comment>
      <translation>Haz clic en cada carta cantada una vez por copia.</translation>
    </message>
    <message>
      <source>{card}, {count} of {most}</source>
      <comment>CARD_SPOKEN</comment>
      <translation>{card}, {count} de {most}</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECKS</comment>
      <translation>Fichas</translation>
    </message>
    <message>
      <source>Earned by melds, and by nines that were dealt.</source>
      <comment>CHECKS_HELP</comment>
      <translation>Por cantes y por nueves recibidos.</translation>
    </message>
    <message>
      <source>Checks of {names}</source>
      <comment>CHECKS_OF</comment>
      <translation>Fichas de {names}</translation>
    </message>
    <message>
      <source>{reason}: {checks}</source>
      <comment>CHECKS_FOR</comment>
      <translation>{reason}: {checks}</translation>
    </message>
    <message>
      <source>Lost bids, wrong cards and the match count by themselves.</source>
      <comment>CHECKS_BY_THEMSELVES</comment>
      <translation>Las pujas perdidas, las cartas indebidas y la partida se cuentan solas.</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>TRICKS</comment>
      <translation>Bazas</translation>
    </message>
    <message>
      <source>{points} points in all, the last trick included</source>
      <comment>TRICKS_TOTAL</comment>
      <translation>{points} puntos en total, con la última baza</translation>
    </message>
    <message>
      <source>{points} left</source>
      <comment>TRICKS_LEFT</comment>
      <translation>Por anotar: {points}</translation>
    </message>
    <message>
      <source>Tricks of {names}</source>
      <comment>TRICKS_OF</comment>
      <translation>Bazas de {names}</translation>
    </message>
    <message>
      <source>How much of it was laid aside: {names}</source>
      <comment>ASIDE_OF</comment>
      <translation>De ello descartado: {names}</translation>
    </message>
    <message>
      <source>How much of the meld is dixes: {names}</source>
      <comment>DIX_OF</comment>
      <translation>Del cante, en dix: {names}</translation>
    </message>
    <message>
      <source>{names} took a trick</source>
      <comment>TOOK</comment>
      <translation>{names}: alguna baza ganada</translation>
    </message>
    <message>
      <source>{meld} {points}, {count} times</source>
      <comment>CHIP_SPOKEN</comment>
      <translation>{meld} {points}, {count} veces</translation>
    </message>
    <message>
      <source>{meld} {points}, once</source>
      <comment>CHIP_SPOKEN_ONE</comment>
      <translation>{meld} {points}, una vez</translation>
    </message>
    <message>
      <source>Click to add one. Right-click or Backspace removes one.</source>
      <comment>CHIP_HELP</comment>
      <translation>Un clic suma uno. Clic derecho o Retroceso quita uno.</translation>
    </message>
    <message>
      <source>Less</source>
      <comment>LESS</comment>
      <translation>Menos</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Más</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>MELDS</comment>
      <translation>Cantes</translation>
    </message>
    <message>
      <source>More melds</source>
      <comment>MORE_MELDS</comment>
      <translation>Más</translation>
    </message>
    <message>
      <source>Fewer melds</source>
      <comment>FEWER_MELDS</comment>
      <translation>Menos</translation>
    </message>
    <message>
      <source>Run</source>
      <comment>RUN</comment>
      <translation>Escalera</translation>
    </message>
    <message>
      <source>Royal</source>
      <comment>ROYAL_MARRIAGE</comment>
      <translation>Mat. real</translation>
    </message>
    <message>
      <source>Plain run</source>
      <comment>PLAIN_RUN</comment>
      <translation>Esc. lisa</translation>
    </message>
    <message>
      <source>Double plain</source>
      <comment>DOUBLE_PLAIN_RUN</comment>
      <translation>Doble lisa</translation>
    </message>
    <message>
      <source>Royal in run</source>
      <comment>ROYAL_IN_RUN</comment>
      <translation>Mat. real en esc.</translation>
    </message>
    <message>
      <source>Marriage in run</source>
      <comment>MARRIAGE_IN_RUN</comment>
      <translation>Mat. en esc.</translation>
    </message>
    <message>
      <source>Marriage</source>
      <comment>MARRIAGE</comment>
      <translation>Matrim.</translation>
    </message>
    <message>
      <source>Pinochle</source>
      <comment>PINOCHLE</comment>
      <translation>Pinochle</translation>
    </message>
    <message>
      <source>Aces</source>
      <comment>ACES</comment>
      <translation>Ases</translation>
    </message>
    <message>
      <source>Kings</source>
      <comment>KINGS</comment>
      <translation>Reyes</translation>
    </message>
    <message>
      <source>Queens</source>
      <comment>QUEENS</comment>
      <translation>Damas</translation>
    </message>
    <message>
      <source>Jacks</source>
      <comment>JACKS</comment>
      <translation>Jotas</translation>
    </message>
    <message>
      <source>Four A</source>
      <comment>FOUR_ACES</comment>
      <translation>4 A iguales</translation>
    </message>
    <message>
      <source>Four K</source>
      <comment>FOUR_KINGS</comment>
      <translation>4 K iguales</translation>
    </message>
    <message>
      <source>Four Q</source>
      <comment>FOUR_QUEENS</comment>
      <translation>4 Q iguales</translation>
    </message>
    <message>
      <source>Four J</source>
      <comment>FOUR_JACKS</comment>
      <translation>4 J iguales</translation>
    </message>
    <message>
      <source>Roundhouse</source>
      <comment>ROUNDHOUSE_BONUS</comment>
      <translation>Ronda</translation>
    </message>
    <message>
      <source>Extra K</source>
      <comment>EXTRA_KING</comment>
      <translation>Rey extra</translation>
    </message>
    <message>
      <source>Extra Q</source>
      <comment>EXTRA_QUEEN</comment>
      <translation>Dama extra</translation>
    </message>
    <message>
      <source>Dix</source>
      <comment>DIX</comment>
      <translation>Dix</translation>
    </message>
    <message>
      <source>Two in a suit</source>
      <comment>DOUBLE_MARRIAGE</comment>
      <translation>Doble mat.</translation>
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
      <translation>Jugada hasta el final</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <comment>HOW_PASSED_OUT</comment>
      <translation>Todos pasaron</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>HOW_MISDEAL</comment>
      <translation>Mal reparto</translation>
    </message>
    <message>
      <source>Thrown in after melding</source>
      <comment>HOW_THROWN_IN</comment>
      <translation>Abandonada tras cantar</translation>
    </message>
    <message>
      <source>Conceded</source>
      <comment>HOW_CONCEDED</comment>
      <translation>Abandonada</translation>
    </message>
    <message>
      <source>Conceded a forced bid</source>
      <comment>HOW_CONCEDED_UNSEEN</comment>
      <translation>Abandonada, puja forzada</translation>
    </message>
    <message>
      <source>No marriage to name trump</source>
      <comment>HOW_NO_SUIT</comment>
      <translation>Sin matrimonio para triunfo</translation>
    </message>
    <message>
      <source>A wrong card was played</source>
      <comment>HOW_RENEGE</comment>
      <translation>Hubo un renuncio</translation>
    </message>
    <message>
      <source>Shot the moon</source>
      <comment>HOW_MOON_MADE</comment>
      <translation>Logró todas las bazas</translation>
    </message>
    <message>
      <source>Missed the moon</source>
      <comment>HOW_MOON_FAILED</comment>
      <translation>No logró todas las bazas</translation>
    </message>
    <message>
      <source>Won on meld</source>
      <comment>HOW_GAME_MELD</comment>
      <translation>Ganada por cantes</translation>
    </message>
    <message>
      <source>Went out during the deal</source>
      <comment>HOW_DECLARED_OUT</comment>
      <translation>Llegó a la meta en la mano</translation>
    </message>
    <message>
      <source>Who played it</source>
      <comment>BY_RENEGE</comment>
      <translation>Quién la jugó</translation>
    </message>
    <message>
      <source>Who shot it</source>
      <comment>BY_MOON</comment>
      <translation>Quién</translation>
    </message>
    <message>
      <source>Who melded it</source>
      <comment>BY_GAME_MELD</comment>
      <translation>Quién cantó</translation>
    </message>
    <message>
      <source>Who went out</source>
      <comment>BY_OUT</comment>
      <translation>Quién llegó</translation>
    </message>
    <message>
      <source>Who was it?</source>
      <comment>NO_BY</comment>
      <translation>Di quién fue.</translation>
    </message>
    <message>
      <source>Who won the bid?</source>
      <comment>NO_DECLARER</comment>
      <translation>¿Quién ganó la subasta?</translation>
    </message>
    <message>
      <source>How high was the bid?</source>
      <comment>NO_BID</comment>
      <translation>¿De cuánto fue la puja?</translation>
    </message>
    <message>
      <source>What did everybody bid?</source>
      <comment>NO_BIDS</comment>
      <translation>¿Qué pujó cada uno?</translation>
    </message>
    <message>
      <source>What was trump?</source>
      <comment>NO_TRUMP</comment>
      <translation>¿Cuál fue el triunfo?</translation>
    </message>
    <message>
      <source>How much did {names} meld?</source>
      <comment>NO_MELD</comment>
      <translation>¿Cuánto cantó {names}?</translation>
    </message>
    <message>
      <source>Trick points still missing: {points}.</source>
      <comment>NO_TRICKS</comment>
      <translation>Aún por anotar de las bazas: {points}.</translation>
    </message>
    <message>
      <source>The lowest bid is {points}.</source>
      <comment>BID_LOW</comment>
      <translation>Una puja es de {points} como mínimo.</translation>
    </message>
    <message>
      <source>The highest bid is {points}.</source>
      <comment>BID_HIGH</comment>
      <translation>Una puja es de {points} como máximo.</translation>
    </message>
    <message>
      <source>Bids go in steps of {points}.</source>
      <comment>BID_STEP</comment>
      <translation>Las pujas van de {points} en {points}.</translation>
    </message>
    <message>
      <source>The pack doesn't have that many cards for melds.</source>
      <comment>MELDS_OVER</comment>
      <translation>La baraja no tiene tantas cartas para cantes.</translation>
    </message>
    <message>
      <source>{meld}: the pack doesn't have the cards for one more.</source>
      <comment>NO_MORE</comment>
      <translation>{meld}: la baraja no tiene cartas para uno más.</translation>
    </message>
    <message>
      <source>Meld of {names}: only multiples of {points}.</source>
      <comment>MELD_STEP</comment>
      <translation>Cante de {names}: va de {points} en {points}.</translation>
    </message>
    <message>
      <source>Meld of {names}: no deal holds that much.</source>
      <comment>MELD_HIGH</comment>
      <translation>Cante de {names}: las cartas no dan para tanto.</translation>
    </message>
    <message>
      <source>Tricks of {names}: only multiples of {points}.</source>
      <comment>TRICKS_STEP</comment>
      <translation>Bazas de {names}: van de {points} en {points}.</translation>
    </message>
    <message>
      <source>That's {points} more than all the tricks hold.</source>
      <comment>TRICKS_OVER</comment>
      <translation>Son {points} más de lo que hay en todas las bazas.</translation>
    </message>
    <message>
      <source>{names} can't have laid aside more than {points}.</source>
      <comment>ASIDE_OVER</comment>
      <translation>{names}: no puede haber descartado más de {points}.</translation>
    </message>
    <message>
      <source>The dixes of {names} can't be more than {points}.</source>
      <comment>DIX_OVER</comment>
      <translation>Los dix de {names} no pueden pasar de {points}.</translation>
    </message>
    <message>
      <source>{names} missed the moon, so somebody else took a trick.</source>
      <comment>MOON_SWEPT</comment>
      <translation>{names} no logró todas las bazas, así que alguien más ganó alguna.</translation>
    </message>
    <message>
      <source>The moon takes every trick, but {names} won some.</source>
      <comment>MOON_NOT_SWEPT</comment>
      <translation>Eso exige todas las bazas, pero {names} también tiene.</translation>
    </message>
    <message>
      <source>That costs {points}.</source>
      <comment>BID_LOST</comment>
      <translation>Eso cuesta {points}.</translation>
    </message>
    <message>
      <source>The meld still counts.</source>
      <comment>MELD_KEPT</comment>
      <translation>El cante cuenta igualmente.</translation>
    </message>
    <message>
      <source>The tricks still count.</source>
      <comment>TRICKS_KEPT</comment>
      <translation>Las bazas cuentan igualmente.</translation>
    </message>
    <message>
      <source>{names} bid {bid} without the {least} in meld that it takes, so there is no contract.</source>
      <comment>BID_VOID</comment>
      <translation>Pujó {bid} sin los {least} de cante necesarios, así que no hay contrato: {names}.</translation>
    </message>
    <message>
      <source>A made bid scores just the bid.</source>
      <comment>BID_ONLY</comment>
      <translation>Una puja cumplida solo vale la puja.</translation>
    </message>
    <message>
      <source>{names} lose {points} in meld: {reason}.</source>
      <comment>MELD_LOST</comment>
      <translation>Cante perdido, {names}: {points}, porque {reason}.</translation>
    </message>
    <message>
      <source>{names} loses {points} in meld: {reason}.</source>
      <comment>MELD_LOST_ONE</comment>
      <translation>Cante perdido, {names}: {points}, porque {reason}.</translation>
    </message>
    <message>
      <source>You lose {points} in meld: {reason}.</source>
      <comment>MELD_LOST_YOU</comment>
      <translation>Pierdes {points} del cante, porque {reason}.</translation>
    </message>
    <message>
      <source>no trick was won</source>
      <comment>LOST_NO_TRICK</comment>
      <translation>no hubo ninguna baza</translation>
    </message>
    <message>
      <source>nothing was won in tricks</source>
      <comment>LOST_NO_POINTS</comment>
      <translation>las bazas no dieron nada</translation>
    </message>
    <message>
      <source>less than {points} was won in tricks</source>
      <comment>LOST_FEW_POINTS</comment>
      <translation>las bazas dieron menos de {points}</translation>
    </message>
    <message>
      <source>meld has to reach {points}</source>
      <comment>LOST_TOO_LITTLE</comment>
      <translation>un cante cuenta desde {points}</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <comment>SHEET</comment>
      <translation>Hoja de puntos</translation>
    </message>
    <message>
      <source>Click a deal to correct it</source>
      <comment>SHEET_HELP</comment>
      <translation>Haz clic en una mano para corregirla</translation>
    </message>
    <message>
      <source>Meld + tricks</source>
      <comment>MELD_AND_TRICKS</comment>
      <translation>Cante + bazas</translation>
    </message>
    <message>
      <source>{meld} + {tricks}</source>
      <comment>PLUS</comment>
      <translation>{meld} + {tricks}</translation>
    </message>
    <message>
      <source>{meld} + {tricks}, set</source>
      <comment>PLUS_SET</comment>
      <translation>{meld} + {tricks}, perdido</translation>
    </message>
    <message>
      <source>This sheet is finished.</source>
      <comment>FINISHED</comment>
      <translation>Esta hoja está terminada.</translation>
    </message>
    <message>
      <source>In the lead with {score}: {names}.</source>
      <comment>LEAD</comment>
      <translation>Por delante con {score}: {names}.</translation>
    </message>
    <message>
      <source>It's a tie at {score}.</source>
      <comment>TIED</comment>
      <translation>Empate a {score}.</translation>
    </message>
    <message>
      <source>Not counted: the match was over</source>
      <comment>AFTER_END</comment>
      <translation>No cuenta: la partida había acabado</translation>
    </message>
    <message>
      <source>Not counted</source>
      <comment>AFTER_END_SHORT</comment>
      <translation>No cuenta</translation>
    </message>
    <message>
      <source>Checks: {checks}</source>
      <comment>CHECKS_STAND</comment>
      <translation>Fichas: {checks}</translation>
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
      <translation>Le dice a tu compañero que tienes {count} ases o más.</translation>
    </message>
    <message>
      <source>It tells your partner that you have a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Le dice a tu compañero que tienes una escalera.</translation>
    </message>
    <message>
      <source>It tells your partner that you have {count} cards or more of a suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Le dice a tu compañero que tienes {count} cartas o más de un palo.</translation>
    </message>
    <message>
      <source>{points} in {suit} should work.</source>
      <comment>SHOULD_WORK</comment>
      <translation>{points} con {suit} debería salir bien.</translation>
    </message>
    <message>
      <source>With your partner's cards, {points} in {suit} should work.</source>
      <comment>SHOULD_WORK_WITH_PASSED</comment>
      <translation>Con las cartas de tu compañero, {points} con {suit} debería salir bien.</translation>
    </message>
    <message>
      <source>With the partner you call, {points} in {suit} should work.</source>
      <comment>SHOULD_WORK_WITH_CALLED</comment>
      <translation>Con el compañero que llames, {points} con {suit} debería salir bien.</translation>
    </message>
    <message>
      <source>{points} in {suit} would seldom work.</source>
      <comment>SELDOM_WORKS</comment>
      <translation>{points} con {suit} saldría bien pocas veces.</translation>
    </message>
    <message>
      <source>Passing is about as good.</source>
      <comment>PASS_AS_GOOD</comment>
      <translation>Pasar da más o menos lo mismo.</translation>
    </message>
    <message>
      <source>Passing is worth more.</source>
      <comment>PASS_IS_BETTER</comment>
      <translation>Pasar vale más.</translation>
    </message>
    <message>
      <source>Passing is no better.</source>
      <comment>PASS_NO_BETTER</comment>
      <translation>Pasar no es mejor.</translation>
    </message>
    <message>
      <source>Passing would cost you more.</source>
      <comment>PASS_COSTS</comment>
      <translation>Pasar te costaría más.</translation>
    </message>
    <message>
      <source>A bid isn't worth the risk.</source>
      <comment>NOT_WORTH_RISK</comment>
      <translation>Una puja no merece el riesgo.</translation>
    </message>
    <message>
      <source>Leave it to your partner.</source>
      <comment>LEAVE_TO_PARTNER</comment>
      <translation>Déjasela a tu compañero.</translation>
    </message>
    <message>
      <source>This hand may decide the game.</source>
      <comment>MAY_DECIDE</comment>
      <translation>Esta mano puede decidir la partida.</translation>
    </message>
    <message>
      <source>Your partner's bid is enough.</source>
      <comment>PARTNER_IS_ENOUGH</comment>
      <translation>La puja de tu compañero basta.</translation>
    </message>
    <message>
      <source>A bid would risk more than it gains.</source>
      <comment>RISKS_MORE</comment>
      <translation>Una puja costaría más de lo que aporta.</translation>
    </message>
    <message>
      <source>These cards cost you the least.</source>
      <comment>COST_LEAST</comment>
      <translation>Estas cartas son las que menos te cuestan.</translation>
    </message>
    <message>
      <source>Whoever holds it becomes your partner.</source>
      <comment>FINDS_PARTNER</comment>
      <translation>Quien lo tenga será tu compañero.</translation>
    </message>
    <message>
      <source>It brings you more than {other}.</source>
      <comment>BRINGS_MORE</comment>
      <translation>Te da más que {other}.</translation>
    </message>
    <message>
      <source>Playing on would cost you more.</source>
      <comment>PLAYING_COSTS</comment>
      <translation>Seguir jugando te costaría más.</translation>
    </message>
    <message>
      <source>Throwing in would cost you more.</source>
      <comment>THROWING_COSTS</comment>
      <translation>Rendirte te costaría más.</translation>
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
      <translation>«Pista» dice qué haría un jugador fuerte.</translation>
    </message>
    <message>
      <source>You are bidding</source>
      <comment>BID_TITLE</comment>
      <translation>Estás pujando</translation>
    </message>
    <message>
      <source>A bid is the points your side promises to make.</source>
      <comment>BID</comment>
      <translation>Una puja promete cuántos puntos hará tu bando.</translation>
    </message>
    <message>
      <source>A bid is the points you promise to make.</source>
      <comment>BID_ALONE</comment>
      <translation>Una puja promete cuántos puntos harás.</translation>
    </message>
    <message>
      <source>The high bidder names trump and has to make that many.</source>
      <comment>HIGH_BIDDER</comment>
      <translation>Quien más puja elige triunfo y debe hacer esos puntos.</translation>
    </message>
    <message>
      <source>Every bid names a suit: that of the high bidder, who has to make that many, becomes trump.</source>
      <comment>BID_NAMES_SUIT</comment>
      <translation>Cada puja nombra un palo: el de la más alta será triunfo, y quien la hizo debe hacer esos puntos.</translation>
    </message>
    <message>
      <source>Melds count, and tricks, which are worth {points} in all.</source>
      <comment>BID_COUNTS</comment>
      <translation>Cuentan los cantes y las bazas, que valen {points} en total.</translation>
    </message>
    <message>
      <source>The moon is the highest bid of all: whoever bids it promises to win every trick.</source>
      <comment>MOON</comment>
      <translation>Todas las bazas es la puja más alta: quien la hace promete ganarlas todas.</translation>
    </message>
    <message>
      <source>The moon is the highest bid of all: whoever bids it promises every trick, and names trump with it.</source>
      <comment>MOON_NAMES_SUIT</comment>
      <translation>Todas las bazas es la puja más alta: quien la hace promete ganarlas todas, y nombra con ella el triunfo.</translation>
    </message>
    <message>
      <source>You bid once: the points you add to your side's promise. Partners' bids are added together.</source>
      <comment>BID_SUM</comment>
      <translation>Pujas una vez: cuántos puntos añades a lo que promete tu bando. Las pujas de los compañeros se suman.</translation>
    </message>
    <message>
      <source>You name trump</source>
      <comment>TRUMP_TITLE</comment>
      <translation>Eliges triunfo</translation>
    </message>
    <message>
      <source>The suit you name beats all the others this deal. Long suits and suits with meld are best.</source>
      <comment>TRUMP</comment>
      <translation>El palo que eliges gana a todos los demás en esta mano. Los mejores son los largos y los que tienen cantes.</translation>
    </message>
    <message>
      <source>You call a partner</source>
      <comment>CALL_TITLE</comment>
      <translation>Llamas a un compañero</translation>
    </message>
    <message>
      <source>Whoever holds the card you call is your partner for this deal.</source>
      <comment>CALL</comment>
      <translation>Quien tiene la carta que llamas es tu compañero en esta mano.</translation>
    </message>
    <message>
      <source>You pass cards</source>
      <comment>GIVE_TITLE</comment>
      <translation>Pasas cartas</translation>
    </message>
    <message>
      <source>Choose cards from your hand for your partner: click them, or drag them up. Nobody else sees them.</source>
      <comment>GIVE</comment>
      <translation>Elige cartas de tu mano para tu compañero: haz clic en ellas o arrástralas hacia arriba. Nadie más las ve.</translation>
    </message>
    <message>
      <source>You bury cards</source>
      <comment>BURY_TITLE</comment>
      <translation>Apartas cartas</translation>
    </message>
    <message>
      <source>You hold too many cards now: choose the ones you can do without.</source>
      <comment>BURY</comment>
      <translation>Ahora tienes demasiadas cartas: elige las que te sobran.</translation>
    </message>
    <message>
      <source>You deal out the kitty</source>
      <comment>DISTRIBUTE_TITLE</comment>
      <translation>Repartes el pozo</translation>
    </message>
    <message>
      <source>Everybody gets one of these cards, and you decide who gets which.</source>
      <comment>DISTRIBUTE</comment>
      <translation>Cada uno recibe una de estas cartas, y tú decides cuál.</translation>
    </message>
    <message>
      <source>You draw your hand</source>
      <comment>DRAFT_TITLE</comment>
      <translation>Robas tu mano</translation>
    </message>
    <message>
      <source>Keep this card, or discard it and take the next one, which you can't see yet.</source>
      <comment>DRAFT</comment>
      <translation>Quédate esta carta, o tírala y toma la siguiente, que aún no puedes ver.</translation>
    </message>
    <message>
      <source>You may throw your hand in</source>
      <comment>MISDEAL_TITLE</comment>
      <translation>Puedes devolver tu mano</translation>
    </message>
    <message>
      <source>It's poor enough for a new deal, but you may also play it.</source>
      <comment>MISDEAL</comment>
      <translation>Es tan mala que puedes pedir otra, pero también puedes jugarla.</translation>
    </message>
    <message>
      <source>You meld</source>
      <comment>SHOW_TITLE</comment>
      <translation>Cantas</translation>
    </message>
    <message>
      <source>Whatever is on the mat counts for you before play begins. Your best meld is already laid out.</source>
      <comment>SHOW</comment>
      <translation>Lo que está en el tapete cuenta para ti antes de la primera carta. Lo mejor ya está puesto.</translation>
    </message>
    <message>
      <source>There is no meld in your hand this time. Say so, and the game goes on.</source>
      <comment>SHOW_NOTHING</comment>
      <translation>Esta vez no hay nada que cantar en tu mano. Dilo y el juego sigue.</translation>
    </message>
    <message>
      <source>You may meld</source>
      <comment>MELD_TITLE</comment>
      <translation>Puedes cantar</translation>
    </message>
    <message>
      <source>You have won a trick, so you may lay down a meld from your hand now.</source>
      <comment>MELD</comment>
      <translation>Ganaste una baza, así que ahora puedes poner un cante de tu mano.</translation>
    </message>
    <message>
      <source>You have a choice</source>
      <comment>DECIDE_TITLE</comment>
      <translation>Puedes elegir</translation>
    </message>
    <message>
      <source>Play on, or choose another option: after the first card, it's too late.</source>
      <comment>DECIDE</comment>
      <translation>Sigue jugando, o elige otra cosa: después de la primera carta es tarde.</translation>
    </message>
    <message>
      <source>You lead</source>
      <comment>LEAD_TITLE</comment>
      <translation>Sales tú</translation>
    </message>
    <message>
      <source>Your card starts the trick, and every other player adds one. The highest trump takes it, or else the highest card of your suit.</source>
      <comment>LEAD</comment>
      <translation>Tu carta abre la baza y cada uno de los demás añade una. La gana el triunfo más alto, o si no la más alta de tu palo.</translation>
    </message>
    <message>
      <source>It's your play</source>
      <comment>PLAY_TITLE</comment>
      <translation>Te toca jugar</translation>
    </message>
    <message>
      <source>You may play the cards that stand higher. Click any other to see why you can't.</source>
      <comment>PLAY</comment>
      <translation>Puedes jugar las cartas que están más altas. Haz clic en otra para leer por qué no.</translation>
    </message>
    <message>
      <source>You play a card</source>
      <comment>FREE_TITLE</comment>
      <translation>Juegas una carta</translation>
    </message>
    <message>
      <source>While the stock lasts, you may play any card. Whoever takes the trick may meld and draws first.</source>
      <comment>FREE</comment>
      <translation>Mientras queda mazo puedes jugar cualquier carta. Quien gana la baza puede cantar y roba primero.</translation>
    </message>
    <message>
      <source>It's {name}'s turn</source>
      <comment>WAIT_TITLE</comment>
      <translation>Le toca a {name}</translation>
    </message>
    <message>
      <source>Nothing is asked of you right now.</source>
      <comment>WAIT</comment>
      <translation>Ahora no tienes que hacer nada.</translation>
    </message>
    <message>
      <source>All meld is shown</source>
      <comment>MELDS_TITLE</comment>
      <translation>Todos los cantes están a la vista</translation>
    </message>
    <message>
      <source>Take as long as you like to look. Then go on to the first trick.</source>
      <comment>MELDS</comment>
      <translation>Míralos el tiempo que quieras. Después sigue la primera baza.</translation>
    </message>
    <message>
      <source>Take as long as you like to look. The deal is over without play: the score is next.</source>
      <comment>MELDS_AT_END</comment>
      <translation>Míralos el tiempo que quieras. La mano ha acabado sin jugarse: ahora vienen los puntos.</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <comment>OVER_TITLE</comment>
      <translation>La mano terminó</translation>
    </message>
    <message>
      <source>The score shows how it went. You can look back at the deal, or go on to the next one.</source>
      <comment>OVER</comment>
      <translation>La puntuación muestra cómo fue. Puedes repasar la mano o seguir con la siguiente.</translation>
    </message>
    <message>
      <source>The match is over</source>
      <comment>END_TITLE</comment>
      <translation>La partida terminó</translation>
    </message>
    <message>
      <source>You can look back, start a rematch with the same players, or choose another game.</source>
      <comment>END</comment>
      <translation>Puedes repasarla, jugar la revancha con los mismos o elegir otro juego.</translation>
    </message>
    <message>
      <source>The host can start a rematch. While the host has no seat, everybody who plays can.</source>
      <comment>END_WAITS</comment>
      <translation>El anfitrión puede empezar una revancha. Mientras no tenga lugar, puede hacerlo quien juegue.</translation>
    </message>
    <message>
      <source>The board is over</source>
      <comment>BOARD_TITLE</comment>
      <translation>La mano terminó</translation>
    </message>
    <message>
      <source>The next board, if there is one, comes after a pause, or as soon as everybody is ready.</source>
      <comment>BOARD</comment>
      <translation>Si queda otra mano, llega después de una pausa o en cuanto todos estén listos.</translation>
    </message>
    <message>
      <source>{name} is next at the screen</source>
      <comment>CALLED_TITLE</comment>
      <translation>{name} es quien sigue en la pantalla</translation>
    </message>
    <message>
      <source>The table stays covered until {name} is ready, so nobody sees another player's cards.</source>
      <comment>CALLED</comment>
      <translation>La mesa sigue cubierta hasta que {name} lo diga, para que nadie vea cartas ajenas.</translation>
    </message>
    <message>
      <source>The scores</source>
      <comment>SHEET_TITLE</comment>
      <translation>La puntuación</translation>
    </message>
    <message>
      <source>Every deal of the match so far, with its points and the totals.</source>
      <comment>SHEET</comment>
      <translation>Cada mano de la partida hasta ahora, con sus puntos y los totales.</translation>
    </message>
    <message>
      <source>Log</source>
      <comment>LOG_TITLE</comment>
      <translation>Registro</translation>
    </message>
    <message>
      <source>Everything that has happened in this match. Click a line to see what it meant.</source>
      <comment>LOG</comment>
      <translation>Todo lo que pasó en esta partida. Haz clic en una línea para leer qué significa.</translation>
    </message>
    <message>
      <source>Your hand as a list</source>
      <comment>HAND_LIST_TITLE</comment>
      <translation>Tu mano como lista</translation>
    </message>
    <message>
      <source>Your cards in words, and which of them you may play now.</source>
      <comment>HAND_LIST</comment>
      <translation>Tus cartas en palabras, y cuáles puedes jugar ahora.</translation>
    </message>
    <message>
      <source>The last trick</source>
      <comment>TRICK_TITLE</comment>
      <translation>La última baza</translation>
    </message>
    <message>
      <source>The last trick: who led, who played what, and who took it.</source>
      <comment>TRICK</comment>
      <translation>La última baza: quién salió, qué jugó cada uno y quién la ganó.</translation>
    </message>
    <message>
      <source>There is no game on the table</source>
      <comment>NOTHING_TITLE</comment>
      <translation>No hay ninguna partida en la mesa</translation>
    </message>
    <message>
      <source>Start a game, or go on with one.</source>
      <comment>NOTHING</comment>
      <translation>Empieza una partida o continúa una.</translation>
    </message>
    <message>
      <source>You are in a lesson</source>
      <comment>LESSON_TITLE</comment>
      <translation>Estás en una lección</translation>
    </message>
    <message>
      <source>The coach says what to do. Escape leaves the lesson: your game waits.</source>
      <comment>LESSON</comment>
      <translation>El profesor dice qué hacer. Esc deja la lección: tu partida espera.</translation>
    </message>
    <message>
      <source>All your games: continue one, look back at a deal, or play its cards again.</source>
      <comment>GAMES</comment>
      <translation>Todas tus partidas: sigue una, repasa una mano o juega otra vez sus cartas.</translation>
    </message>
    <message>
      <source>Your games in numbers. Press any number to see the games behind it.</source>
      <comment>STATISTICS</comment>
      <translation>Lo que suman tus partidas. Haz clic en un número para ver sus partidas.</translation>
    </message>
    <message>
      <source>A finished deal, step by step with all hands shown, and what Expert thinks of each choice you had.</source>
      <comment>LOOK_BACK</comment>
      <translation>Una mano terminada, paso a paso y a cartas vistas, y lo que el experto piensa de cada decisión tuya.</translation>
    </message>
    <message>
      <source>What you can learn and practice. The game at the table waits.</source>
      <comment>LEARN</comment>
      <translation>Lo que hay para aprender y practicar. La partida de la mesa espera.</translation>
    </message>
    <message>
      <source>A position with one best answer: find it, and see the proof.</source>
      <comment>PROBLEM</comment>
      <translation>Una posición con una respuesta mejor: encuéntrala y mira la prueba.</translation>
    </message>
    <message>
      <source>Whether the cards were fixed before the deal and are as chance has it. Details shows the proof.</source>
      <comment>FAIR_PLAY</comment>
      <translation>Si las cartas estaban decididas antes de la mano y son como las da el azar. «Detalles» muestra la prueba.</translation>
    </message>
    <message>
      <source>All keys, how the computer players think, and what is new.</source>
      <comment>HELP</comment>
      <translation>Todas las teclas, cómo piensan los jugadores de la computadora y qué hay de nuevo.</translation>
    </message>
    <message>
      <source>Keep score for real cards: enter a deal to see its score. Enter moves on to the next entry.</source>
      <comment>SCORE_SHEET</comment>
      <translation>Llevar la cuenta con cartas reales: anota una mano para ver su puntuación. Enter pasa a lo siguiente.</translation>
    </message>
    <message>
      <source>A page over the table. The game waits until you go back.</source>
      <comment>OTHER_PAGE</comment>
      <translation>Una página sobre la mesa. La partida espera hasta que vuelvas.</translation>
    </message>
  </context>
  <context>
    <name>SolvedFault</name>
    <message>
      <source>A deal of this game cannot be solved: cards are drawn while it is played.</source>
      <comment>STOCK</comment>
      <translation>En este juego no se puede resolver una mano: se roban cartas mientras se juega.</translation>
    </message>
    <message>
      <source>A deal of this game cannot be solved: who plays together depends on the card that is called.</source>
      <comment>CALLED</comment>
      <translation>En este juego no se puede resolver una mano: quiénes juegan juntos depende de la carta que se pide.</translation>
    </message>
    <message>
      <source>To solve a deal, the same number of cards of every seat must be known.</source>
      <comment>HANDS</comment>
      <translation>Para resolver una mano hay que conocer el mismo número de cartas de cada asiento.</translation>
    </message>
  </context>
  <context>
    <name>StakeWord</name>
    <message>
      <source>1 chip</source>
      <comment>CHIP</comment>
      <translation>1 ficha</translation>
    </message>
    <message>
      <source>{count} chips</source>
      <comment>CHIPS</comment>
      <translation>{count} fichas</translation>
    </message>
    <message>
      <source>1 star</source>
      <comment>STAR</comment>
      <translation>1 estrella</translation>
    </message>
    <message>
      <source>{count} stars</source>
      <comment>STARS</comment>
      <translation>{count} estrellas</translation>
    </message>
    <message>
      <source>1 cent</source>
      <comment>CENT</comment>
      <translation>1 centavo</translation>
    </message>
    <message>
      <source>{count} cents</source>
      <comment>CENTS</comment>
      <translation>{count} centavos</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in chips.</source>
      <comment>IN_CHIPS</comment>
      <translation>Al acabar la partida se ajustan cuentas en fichas.</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in stars.</source>
      <comment>IN_STARS</comment>
      <translation>Al acabar la partida se ajustan cuentas en estrellas.</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in cents.</source>
      <comment>IN_CENTS</comment>
      <translation>Al acabar la partida se ajustan cuentas en centavos.</translation>
    </message>
    <message>
      <source>Partners get and pay together.</source>
      <comment>SIDES</comment>
      <translation>Los compañeros cobran y pagan juntos.</translation>
    </message>
    <message>
      <source>Everybody else pays the winner {amount} for the match.</source>
      <comment>FOR_MATCH</comment>
      <translation>Los demás pagan {amount} a quien gana por la partida.</translation>
    </message>
    <message>
      <source>The others pay the side that wins {amount} for the match.</source>
      <comment>FOR_MATCH_SIDES</comment>
      <translation>Los demás pagan {amount} al bando que gana por la partida.</translation>
    </message>
    <message>
      <source>Everybody else pays the winner {amount} for every full {hundred} points between their scores.</source>
      <comment>DIFFERENCE</comment>
      <translation>Los demás pagan {amount} a quien gana por cada {hundred} puntos completos de diferencia.</translation>
    </message>
    <message>
      <source>Of any two, the one with fewer points pays {amount} for every full {hundred} between them.</source>
      <comment>DIFFERENCE_ALL</comment>
      <translation>De cada dos, quien tiene menos puntos paga {amount} por cada {hundred} completos de diferencia.</translation>
    </message>
    <message>
      <source>The side with fewer points pays {amount} for every full {hundred} points between the scores.</source>
      <comment>DIFFERENCE_SIDES</comment>
      <translation>El bando con menos puntos paga {amount} por cada {hundred} puntos completos de diferencia.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays for both scores added up.</source>
      <comment>RUBICON</comment>
      <translation>Quien pierde con menos de {limit} puntos paga por la suma de las dos puntuaciones.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays twice for the match.</source>
      <comment>RUBICON_MATCH</comment>
      <translation>Quien pierde con menos de {limit} puntos paga el doble por la partida.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays twice for the match, and for both scores added up.</source>
      <comment>RUBICON_BOTH</comment>
      <translation>Quien pierde con menos de {limit} puntos paga el doble por la partida, y por la suma de las dos puntuaciones.</translation>
    </message>
    <message>
      <source>Whoever loses a bid pays everybody else {amount} for it.</source>
      <comment>LOST_BID</comment>
      <translation>Quien pierde una puja paga por ella {amount} a cada uno de los demás.</translation>
    </message>
    <message>
      <source>A side that loses a bid pays every other side {amount} for it.</source>
      <comment>LOST_BID_SIDES</comment>
      <translation>Un bando que pierde una puja paga por ella {amount} a cada uno de los otros.</translation>
    </message>
  </context>
  <context>
    <name>Stat</name>
    <message>
      <source>Statistics</source>
      <comment>TITLE</comment>
      <translation>Estadísticas</translation>
    </message>
    <message>
      <source>–</source>
      <comment>NONE</comment>
      <translation>–</translation>
    </message>
    <message>
      <source>Finish a deal to see it here.</source>
      <comment>NONE_YET</comment>
      <translation>Termina una mano y contará aquí.</translation>
    </message>
    <message>
      <source>No games fit. Try broader filters above.</source>
      <comment>NONE_FITS</comment>
      <translation>Ninguna partida encaja. Elige arriba algo más amplio.</translation>
    </message>
    <message>
      <source>{matches}, {deals} since {day}</source>
      <comment>SINCE</comment>
      <translation>{matches}, {deals} desde {day}</translation>
    </message>
    <message>
      <source>{deals} since {day}</source>
      <comment>SINCE_SHORT</comment>
      <translation>{deals} desde {day}</translation>
    </message>
    <message>
      <source>1 match</source>
      <comment>MATCH</comment>
      <translation>1 partida</translation>
    </message>
    <message>
      <source>{count} matches</source>
      <comment>MATCHES</comment>
      <translation>{count} partidas</translation>
    </message>
    <message>
      <source>1 deal</source>
      <comment>DEAL</comment>
      <translation>1 mano</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>DEALS</comment>
      <translation>{count} manos</translation>
    </message>
    <message>
      <source>Whose games</source>
      <comment>WHO</comment>
      <translation>Partidas de quién</translation>
    </message>
    <message>
      <source>Finished deals of this person, without matches in which others decided more than half for them</source>
      <comment>WHO_COUNTS</comment>
      <translation>Manos terminadas de esta persona, sin partidas en las que otros decidieron más de la mitad por ella</translation>
    </message>
    <message>
      <source>{some} of {all}</source>
      <comment>OF</comment>
      <translation>{some} de {all}</translation>
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
      <translation>Haz clic para ver estas partidas.</translation>
    </message>
    <message>
      <source>Meld drill</source>
      <comment>MELD_DRILL</comment>
      <translation>Practicar cantes</translation>
    </message>
    <message>
      <source>{right} of {count}, {seconds} s</source>
      <comment>DRILLED</comment>
      <translation>{right} de {count}, {seconds} s</translation>
    </message>
    <message>
      <source>All games</source>
      <comment>ALL_GAMES</comment>
      <translation>Todas las variantes</translation>
    </message>
    <message>
      <source>All rules</source>
      <comment>ALL_RULES</comment>
      <translation>Reglas: todas</translation>
    </message>
    <message>
      <source>Usual rules</source>
      <comment>USUAL_RULES</comment>
      <translation>Reglas habituales</translation>
    </message>
    <message>
      <source>House rules</source>
      <comment>HOUSE_RULES</comment>
      <translation>Reglas de la casa</translation>
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
      <translation>Contra todos</translation>
    </message>
    <message>
      <source>Against {player}</source>
      <comment>AGAINST</comment>
      <translation>Contra {player}</translation>
    </message>
    <message>
      <source>Against people</source>
      <comment>AGAINST_PEOPLE</comment>
      <translation>Contra personas</translation>
    </message>
    <message>
      <source>All dates</source>
      <comment>ALL_DATES</comment>
      <translation>Fechas: todas</translation>
    </message>
    <message>
      <source>Past 7 days</source>
      <comment>LAST_WEEK</comment>
      <translation>Últimos 7 días</translation>
    </message>
    <message>
      <source>Past 30 days</source>
      <comment>LAST_MONTH</comment>
      <translation>Últimos 30 días</translation>
    </message>
    <message>
      <source>Past year</source>
      <comment>LAST_YEAR</comment>
      <translation>Último año</translation>
    </message>
    <message>
      <source>{choice}, {count}</source>
      <comment>CHOICE_COUNT</comment>
      <translation>{choice}, {count}</translation>
    </message>
    <message>
      <source>Which game</source>
      <comment>FILTER_GAME</comment>
      <translation>Qué variante</translation>
    </message>
    <message>
      <source>Which rules</source>
      <comment>FILTER_RULES</comment>
      <translation>Qué reglas</translation>
    </message>
    <message>
      <source>Which opponents</source>
      <comment>FILTER_AGAINST</comment>
      <translation>Qué rivales</translation>
    </message>
    <message>
      <source>Which dates</source>
      <comment>FILTER_DATES</comment>
      <translation>Qué fechas</translation>
    </message>
    <message>
      <source>Matches won</source>
      <comment>MATCHES_WON</comment>
      <translation>Partidas ganadas</translation>
    </message>
    <message>
      <source>{share}, best streak {streak}</source>
      <comment>MATCHES_NOTE</comment>
      <translation>{share}, mejor racha {streak}</translation>
    </message>
    <message>
      <source>Your bids made</source>
      <comment>BIDS_MADE</comment>
      <translation>Tus pujas cumplidas</translation>
    </message>
    <message>
      <source>{share}, {count} set</source>
      <comment>BIDS_NOTE</comment>
      <translation>{share}, no cumplidas: {count}</translation>
    </message>
    <message>
      <source>Your average bid</source>
      <comment>AVERAGE_BID</comment>
      <translation>Tu puja promedio</translation>
    </message>
    <message>
      <source>earned {points}, {spare} to spare</source>
      <comment>BROUGHT_SPARE</comment>
      <translation>dio {points}, {spare} de sobra</translation>
    </message>
    <message>
      <source>earned {points}, {short} short</source>
      <comment>BROUGHT_SHORT</comment>
      <translation>dio {points}, {short} de menos</translation>
    </message>
    <message>
      <source>earned just that</source>
      <comment>BROUGHT_EVEN</comment>
      <translation>dio justo eso</translation>
    </message>
    <message>
      <source>none of yours yet</source>
      <comment>NO_BIDS</comment>
      <translation>aún sin pujas tuyas</translation>
    </message>
    <message>
      <source>Your side's meld</source>
      <comment>SIDE_MELD</comment>
      <translation>Cantes de tu bando</translation>
    </message>
    <message>
      <source>Your meld</source>
      <comment>OWN_MELD</comment>
      <translation>Tus cantes</translation>
    </message>
    <message>
      <source>a deal; the others {others}</source>
      <comment>MELD_NOTE</comment>
      <translation>por mano; los otros {others}</translation>
    </message>
    <message>
      <source>Points in tricks</source>
      <comment>TRICKS</comment>
      <translation>Puntos en bazas</translation>
    </message>
    <message>
      <source>a deal, of {all}</source>
      <comment>TRICKS_NOTE</comment>
      <translation>por mano, de {all}</translation>
    </message>
    <message>
      <source>You against Expert with the same cards</source>
      <comment>COURSE</comment>
      <translation>Tú contra el experto con las mismas cartas</translation>
    </message>
    <message>
      <source>Expert also played your seat in {deals}: same cards, same players. The luck of the deal cancels out.</source>
      <comment>COURSE_NOTE</comment>
      <translation>El experto también jugó en tu lugar {deals}: mismas cartas, mismos jugadores. La suerte se anula.</translation>
    </message>
    <message>
      <source>After 20 deals, this shows how you do, luck aside.</source>
      <comment>COURSE_FIRST</comment>
      <translation>Tras 20 manos verás aquí cómo juegas sin la suerte.</translation>
    </message>
    <message>
      <source>{some} of {all} deals so far</source>
      <comment>COURSE_PROGRESS</comment>
      <translation>{some} de {all} manos hasta ahora</translation>
    </message>
    <message>
      <source>{some} of 1 deal so far</source>
      <comment>COURSE_PROGRESS_ONE</comment>
      <translation>{some} de 1 mano hasta ahora</translation>
    </message>
    <message>
      <source>Now {points} a deal</source>
      <comment>COURSE_NOW</comment>
      <translation>Ahora {points} por mano</translation>
    </message>
    <message>
      <source>points a deal, over the last 60 deals; the true value lies in the band 19 times out of 20</source>
      <comment>COURSE_AXIS</comment>
      <translation>puntos por mano, en las últimas 60 manos; el valor real está en la banda 19 de cada 20 veces</translation>
    </message>
    <message>
      <source>chips a deal, over the last 60 deals; the true value lies in the band 19 times out of 20</source>
      <comment>COURSE_AXIS_CHIPS</comment>
      <translation>fichas por mano, en las últimas 60 manos; el valor real está en la banda 19 de cada 20 veces</translation>
    </message>
    <message>
      <source>You {points}</source>
      <comment>COURSE_YOU</comment>
      <translation>Tú {points}</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>COURSE_EXPERT</comment>
      <translation>Experto</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <comment>COURSE_BAND</comment>
      <translation>{low} a {high}</translation>
    </message>
    <message>
      <source>Same cards: you average {points} points a deal compared to Expert, between {low} and {high}.</source>
      <comment>COURSE_SPOKEN</comment>
      <translation>Con las mismas cartas estás a {points} puntos por mano respecto al experto, entre {low} y {high}.</translation>
    </message>
    <message>
      <source>Same cards: you average {points} chips a deal compared to Expert, between {low} and {high}.</source>
      <comment>COURSE_SPOKEN_CHIPS</comment>
      <translation>Con las mismas cartas estás a {points} fichas por mano respecto al experto, entre {low} y {high}.</translation>
    </message>
    <message>
      <source>After {deals}: {points}, between {low} and {high}</source>
      <comment>COURSE_ROW</comment>
      <translation>Tras {deals}: {points}, entre {low} y {high}</translation>
    </message>
    <message>
      <source>Your bids, made and set</source>
      <comment>BIDS</comment>
      <translation>Tus pujas, cumplidas y no cumplidas</translation>
    </message>
    <message>
      <source>1 contract</source>
      <comment>CONTRACT</comment>
      <translation>1 contrato</translation>
    </message>
    <message>
      <source>{count} contracts</source>
      <comment>CONTRACTS</comment>
      <translation>{count} contratos</translation>
    </message>
    <message>
      <source>{low} – {high}</source>
      <comment>HEIGHTS</comment>
      <translation>{low} – {high}</translation>
    </message>
    <message>
      <source>{low} and up</source>
      <comment>AND_UP</comment>
      <translation>{low} o más</translation>
    </message>
    <message>
      <source>made</source>
      <comment>MADE</comment>
      <translation>cumplidas</translation>
    </message>
    <message>
      <source>set</source>
      <comment>SET</comment>
      <translation>no cumplidas</translation>
    </message>
    <message>
      <source>set, {count} of them thrown in</source>
      <comment>SET_THROWN</comment>
      <translation>no cumplidas; de ellas, abandonadas: {count}</translation>
    </message>
    <message>
      <source>Bids of {heights}: {made} made, {set} set, {share}</source>
      <comment>BID_SPOKEN</comment>
      <translation>Pujas de {heights}: cumplidas {made}, no cumplidas {set}, {share}</translation>
    </message>
    <message>
      <source>Of {contracts}, you made {made} and went set on {set}.</source>
      <comment>BIDS_SPOKEN</comment>
      <translation>{contracts}: cumpliste {made} y no {set}.</translation>
    </message>
    <message>
      <source>Your contracts appear here, by the size of the bid.</source>
      <comment>BIDS_NONE</comment>
      <translation>Aquí van tus contratos, según la puja.</translation>
    </message>
    <message>
      <source>Best hand</source>
      <comment>BEST</comment>
      <translation>Mejor mano</translation>
    </message>
    <message>
      <source>{day}, deal {number}</source>
      <comment>BEST_AT</comment>
      <translation>{day}, mano {number}</translation>
    </message>
    <message>
      <source>Meld {points}</source>
      <comment>BEST_MELD</comment>
      <translation>Cantes {points}</translation>
    </message>
    <message>
      <source>Bid {points}</source>
      <comment>BEST_BID</comment>
      <translation>Puja {points}</translation>
    </message>
    <message>
      <source>Earned {points}</source>
      <comment>BEST_BROUGHT</comment>
      <translation>Dio {points}</translation>
    </message>
    <message>
      <source>The hand with your biggest meld goes here.</source>
      <comment>BEST_NONE</comment>
      <translation>Aquí va la mano con tus mayores cantes.</translation>
    </message>
    <message>
      <source>Best hand, {when}: {cards}. {melds}</source>
      <comment>BEST_SPOKEN</comment>
      <translation>Mejor mano, {when}: {cards}. {melds}</translation>
    </message>
    <message>
      <source>Press to look back at this deal.</source>
      <comment>LOOK_BACK</comment>
      <translation>Haz clic para repasar esta mano.</translation>
    </message>
    <message>
      <source>Streaks</source>
      <comment>STREAKS</comment>
      <translation>Rachas</translation>
    </message>
    <message>
      <source>Matches won in a row</source>
      <comment>MATCH_STREAK</comment>
      <translation>Partidas ganadas seguidas</translation>
    </message>
    <message>
      <source>Now</source>
      <comment>NOW</comment>
      <translation>Ahora</translation>
    </message>
    <message>
      <source>{count} won</source>
      <comment>NOW_WON</comment>
      <translation>ganadas: {count}</translation>
    </message>
    <message>
      <source>{count} lost</source>
      <comment>NOW_LOST</comment>
      <translation>perdidas: {count}</translation>
    </message>
    <message>
      <source>Bids made in a row</source>
      <comment>BID_STREAK</comment>
      <translation>Pujas cumplidas seguidas</translation>
    </message>
    <message>
      <source>Deals won</source>
      <comment>DEALS_WON</comment>
      <translation>Manos ganadas</translation>
    </message>
    <message>
      <source>Most in one deal</source>
      <comment>MOST</comment>
      <translation>Mejor resultado</translation>
    </message>
    <message>
      <source>Taken back, not counted</source>
      <comment>TAKEN_BACK</comment>
      <translation>Deshechas, no cuentan</translation>
    </message>
    <message>
      <source>Matches left early</source>
      <comment>LEFT</comment>
      <translation>Partidas dejadas</translation>
    </message>
    <message>
      <source>You left {left} of {all} matches with others before their end. Nobody else is told.</source>
      <comment>LEFT_WHY</comment>
      <translation>Dejaste {left} de {all} partidas con otros antes de su final. Nadie más lo sabe.</translation>
    </message>
    <message>
      <source>Where the points go</source>
      <comment>WHERE</comment>
      <translation>Adónde van los puntos</translation>
    </message>
    <message>
      <source>points a deal: {points}</source>
      <comment>WHERE_NOTE</comment>
      <translation>puntos por mano: {points}</translation>
    </message>
    <message>
      <source>chips a deal: {points}</source>
      <comment>WHERE_NOTE_CHIPS</comment>
      <translation>fichas por mano: {points}</translation>
    </message>
    <message>
      <source>Your bids made</source>
      <comment>WHERE_MADE</comment>
      <translation>Tus pujas cumplidas</translation>
    </message>
    <message>
      <source>Your bids set</source>
      <comment>WHERE_SET</comment>
      <translation>Tus pujas falladas</translation>
    </message>
    <message>
      <source>Your partner's bids</source>
      <comment>WHERE_PARTNER</comment>
      <translation>Pujas del compañero</translation>
    </message>
    <message>
      <source>The others' bids</source>
      <comment>WHERE_OTHERS</comment>
      <translation>Pujas de los otros</translation>
    </message>
    <message>
      <source>Other deals</source>
      <comment>WHERE_NONE</comment>
      <translation>Otras manos</translation>
    </message>
    <message>
      <source>What your bids earn and the others' bids cost you, per deal.</source>
      <comment>WHERE_EMPTY</comment>
      <translation>Lo que dan tus pujas y cuestan las de los otros, por mano.</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Más</translation>
    </message>
    <message>
      <source>Close</source>
      <comment>CANCEL</comment>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Your cards compared to chance</source>
      <comment>CHANCE</comment>
      <translation>Tus cartas y lo que da el azar</translation>
    </message>
    <message>
      <source>Export as CSV…</source>
      <comment>EXPORT</comment>
      <translation>Exportar como CSV…</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <comment>EXPORT_FILES</comment>
      <translation>Tablas (*.csv)</translation>
    </message>
    <message>
      <source>Your statistics are in {path}.</source>
      <comment>EXPORTED</comment>
      <translation>Tus estadísticas están en {path}.</translation>
    </message>
    <message>
      <source>{path} can't be written: {reason}.</source>
      <comment>NOT_EXPORTED</comment>
      <translation>No se puede escribir {path}: {reason}.</translation>
    </message>
    <message>
      <source>Start counting over</source>
      <comment>BEGIN_ANEW</comment>
      <translation>Contar de nuevo desde ahora</translation>
    </message>
    <message>
      <source>Everything</source>
      <comment>ANEW_ALL</comment>
      <translation>Todo</translation>
    </message>
    <message>
      <source>Matches and deals won</source>
      <comment>ANEW_MATCHES</comment>
      <translation>Partidas y manos ganadas</translation>
    </message>
    <message>
      <source>Bids made and set</source>
      <comment>ANEW_BIDS</comment>
      <translation>Pujas cumplidas y no cumplidas</translation>
    </message>
    <message>
      <source>Meld and tricks</source>
      <comment>ANEW_POINTS</comment>
      <translation>Cantes y bazas</translation>
    </message>
    <message>
      <source>{part}: only games played from now on will count. Your games stay, and you can undo this.</source>
      <comment>ANEW_QUESTION</comment>
      <translation>{part}: solo contarán las partidas desde ahora. Tus partidas se quedan y puedes deshacerlo.</translation>
    </message>
    <message>
      <source>Start over</source>
      <comment>ANEW_YES</comment>
      <translation>Contar de nuevo</translation>
    </message>
    <message>
      <source>{part}: counting starts over now.</source>
      <comment>ANEW_DONE</comment>
      <translation>{part}: se cuenta de nuevo desde ahora.</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>ANEW_BACK</comment>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Count all games again</source>
      <comment>ANEW_UNDO</comment>
      <translation>Volver a contar todas las partidas</translation>
    </message>
    <message>
      <source>{part}, since {day}</source>
      <comment>ANEW_SINCE</comment>
      <translation>{part}, desde el {day}</translation>
    </message>
  </context>
  <context>
    <name>Story</name>
    <message>
      <source>Deal {number}. {name} dealt.</source>
      <comment>DEALT</comment>
      <translation>Mano {number}. Reparte {name}.</translation>
    </message>
    <message>
      <source>Deal {number}. {name} dealt and turned the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Mano {number}. Reparte {name} y descubre {card}.</translation>
    </message>
    <message>
      <source>{name} sits out this deal.</source>
      <comment>RESTS</comment>
      <translation>{name} descansa en esta mano.</translation>
    </message>
    <message>
      <source>{name} cut.</source>
      <comment>CUTS</comment>
      <translation>{name} corta.</translation>
    </message>
    <message>
      <source>{name} drew the {card} for the first deal.</source>
      <comment>DREW_FOR_DEAL</comment>
      <translation>{name} saca {card} para decidir quién reparte.</translation>
    </message>
    <message>
      <source>{name} deals first.</source>
      <comment>DEALS_FIRST</comment>
      <translation>{name} reparte primero.</translation>
    </message>
    <message>
      <source>{name} threw the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>{name} devuelve la mano.</translation>
    </message>
    <message>
      <source>{name} kept the hand.</source>
      <comment>STOOD</comment>
      <translation>{name} juega esta mano.</translation>
    </message>
    <message>
      <source>{name} kept the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>{name} se queda la primera carta.</translation>
    </message>
    <message>
      <source>{name} took the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>{name} toma la segunda carta.</translation>
    </message>
    <message>
      <source>{name} bid {amount}.</source>
      <comment>BID</comment>
      <translation>{name} puja {amount}.</translation>
    </message>
    <message>
      <source>{name} had to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>{name} tiene que pujar {amount}.</translation>
    </message>
    <message>
      <source>{name} passed.</source>
      <comment>PASSED</comment>
      <translation>{name} pasa.</translation>
    </message>
    <message>
      <source>{name} passed with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>{name} pasa con ayuda.</translation>
    </message>
    <message>
      <source>{name} took the bid at {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>{name} se queda la puja en {amount}.</translation>
    </message>
    <message>
      <source>{name} got stuck with the bid at {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>{name} tiene que jugar {amount}.</translation>
    </message>
    <message>
      <source>The bidding is over: {bids}.</source>
      <comment>AUCTION_SUMMED</comment>
      <translation>La subasta terminó: {bids}.</translation>
    </message>
    <message>
      <source>{names} {amount}</source>
      <comment>SIDE_BID</comment>
      <translation>{names} {amount}</translation>
    </message>
    <message>
      <source>{name} took the {widow}.</source>
      <comment>WIDOW</comment>
      <translation>{name} toma la {widow}.</translation>
    </message>
    <message>
      <source>{name} took the {widow}: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>{name} toma la {widow}: {cards}.</translation>
    </message>
    <message>
      <source>{name} dealt out the kitty.</source>
      <comment>KITTY</comment>
      <translation>{name} reparte el pozo.</translation>
    </message>
    <message>
      <source>{name} conceded.</source>
      <comment>CONCEDED</comment>
      <translation>{name} se rinde.</translation>
    </message>
    <message>
      <source>{name} named {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>{name} elige triunfo: {suit}.</translation>
    </message>
    <message>
      <source>{name} called the {card}.</source>
      <comment>CALLED</comment>
      <translation>{name} llama {card}.</translation>
    </message>
    <message>
      <source>{name} called the {card}, but nobody had it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>{name} llama {card}, pero nadie la tiene.</translation>
    </message>
    <message>
      <source>{name} is the partner.</source>
      <comment>PARTNER</comment>
      <translation>{name} es el compañero.</translation>
    </message>
    <message>
      <source>{name} passed {cards} to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>{name} pasa {cards} a {receiver}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}.</source>
      <comment>BURIED</comment>
      <translation>{name} descarta {cards}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}: {named}.</source>
      <comment>BURIED_NAMED</comment>
      <translation>{name} descarta {cards}: {named}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}, among them {named}.</source>
      <comment>BURIED_AMONG</comment>
      <translation>{name} descarta {cards}, entre ellas {named}.</translation>
    </message>
    <message>
      <source>{name} melded {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>{name} canta {amount}: {melds}.</translation>
    </message>
    <message>
      <source>{name} had no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>{name} no tiene nada que cantar.</translation>
    </message>
    <message>
      <source>The melds went back into the hands.</source>
      <comment>TAKEN_UP</comment>
      <translation>Los cantes vuelven a las manos.</translation>
    </message>
    <message>
      <source>{name} melded {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>{name} canta {meld}: {amount}.</translation>
    </message>
    <message>
      <source>{name} traded the {dix} for the {upcard}.</source>
      <comment>EXCHANGED</comment>
      <translation>{name} cambia {dix} por {upcard}.</translation>
    </message>
    <message>
      <source>{name} drew a card.</source>
      <comment>DREW</comment>
      <translation>{name} roba una carta.</translation>
    </message>
    <message>
      <source>{name} drew the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>{name} roba {card}.</translation>
    </message>
    <message>
      <source>{name} threw in the hand.</source>
      <comment>THROWS_IN</comment>
      <translation>{name} se rinde.</translation>
    </message>
    <message>
      <source>{name} went for the moon.</source>
      <comment>SHOOTS</comment>
      <translation>{name} va por todas.</translation>
    </message>
    <message>
      <source>{name} played on.</source>
      <comment>PLAYS_ON</comment>
      <translation>{name} sigue jugando.</translation>
    </message>
    <message>
      <source>{name} led {card}.</source>
      <comment>LED</comment>
      <translation>{name} sale con {card}.</translation>
    </message>
    <message>
      <source>{name} played {card}.</source>
      <comment>PLAYED</comment>
      <translation>{name} juega {card}.</translation>
    </message>
    <message>
      <source>{name} took the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>{name} gana la baza: {points}.</translation>
    </message>
    <message>
      <source>{name} took the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>{name} gana la última baza: {points}.</translation>
    </message>
    <message>
      <source>{name} missed the moon.</source>
      <comment>MOON_MISSED</comment>
      <translation>{name} ya no gana todas las bazas.</translation>
    </message>
    <message>
      <source>{name} declared out.</source>
      <comment>OUT</comment>
      <translation>{name} dice «fuera».</translation>
    </message>
    <message>
      <source>The match now goes to {target}.</source>
      <comment>TARGET</comment>
      <translation>La partida va ahora a {target}.</translation>
    </message>
  </context>
  <context>
    <name>TableFault</name>
    <message>
      <source>Another program already uses the port {port} of this computer: please choose another one, or end that program.</source>
      <comment>PORT_TAKEN</comment>
      <translation>Otro programa ya usa el puerto {port} de esta computadora: elijan otro o cierren ese programa.</translation>
    </message>
    <message>
      <source>Other programs use all ports from {first} to {last} of this computer: please end one of them.</source>
      <comment>NO_PORT</comment>
      <translation>Otros programas usan todos los puertos del {first} al {last} de esta computadora: cierren uno de ellos.</translation>
    </message>
    <message>
      <source>This system lets the table listen nowhere ({reason}): please look at its network settings.</source>
      <comment>NO_SOCKET</comment>
      <translation>Este sistema no permite que la mesa reciba conexiones ({reason}): revisen la configuración de red.</translation>
    </message>
    <message>
      <source>This computer cannot listen at {address} ({reason}): please name one of its own addresses.</source>
      <comment>NO_ADDRESS</comment>
      <translation>Esta computadora no puede recibir conexiones en {address} ({reason}): indiquen una de sus propias direcciones.</translation>
    </message>
    <message>
      <source>This computer is in no local network, so phones cannot reach the table: please connect it to the same Wi-Fi as the phones.</source>
      <comment>NO_NETWORK</comment>
      <translation>Esta computadora no está en ninguna red local, así que los teléfonos no pueden llegar a la mesa: conéctenla a la misma red Wi-Fi que los teléfonos.</translation>
    </message>
    <message>
      <source>The table has ended unexpectedly: please open it again, and the game goes on where it was.</source>
      <comment>LOST</comment>
      <translation>La mesa se cerró de forma inesperada: vuelvan a abrirla y la partida seguirá donde estaba.</translation>
    </message>
  </context>
  <context>
    <name>TablePhrase</name>
    <message>
      <source>Well played!</source>
      <comment>WELL_PLAYED</comment>
      <translation>¡Bien jugado!</translation>
    </message>
    <message>
      <source>Nice meld!</source>
      <comment>NICE_MELD</comment>
      <translation>¡Buen cante!</translation>
    </message>
    <message>
      <source>Thank you!</source>
      <comment>THANK_YOU</comment>
      <translation>¡Gracias!</translation>
    </message>
    <message>
      <source>Good luck!</source>
      <comment>GOOD_LUCK</comment>
      <translation>¡Suerte!</translation>
    </message>
    <message>
      <source>Sorry!</source>
      <comment>SORRY</comment>
      <translation>¡Perdón!</translation>
    </message>
    <message>
      <source>Oops!</source>
      <comment>OOPS</comment>
      <translation>¡Uy!</translation>
    </message>
    <message>
      <source>Wow!</source>
      <comment>WOW</comment>
      <translation>¡Vaya!</translation>
    </message>
    <message>
      <source>That was close!</source>
      <comment>CLOSE</comment>
      <translation>¡Por poco!</translation>
    </message>
    <message>
      <source>Take your time.</source>
      <comment>TAKE_YOUR_TIME</comment>
      <translation>Tómate tu tiempo.</translation>
    </message>
    <message>
      <source>One moment, please.</source>
      <comment>ONE_MOMENT</comment>
      <translation>Un momento, por favor.</translation>
    </message>
    <message>
      <source>One more game?</source>
      <comment>ANOTHER</comment>
      <translation>¿Otra partida?</translation>
    </message>
    <message>
      <source>Good game!</source>
      <comment>GOOD_GAME</comment>
      <translation>¡Buena partida!</translation>
    </message>
  </context>
  <context>
    <name>TalkLine</name>
    <message>
      <source>I'll gladly take those.</source>
      <comment>NORA_OWN_FIRST</comment>
      <translation>Me las llevo con gusto.</translation>
    </message>
    <message>
      <source>Oh, that helps a lot.</source>
      <comment>NORA_OWN_SECOND</comment>
      <translation>Ay, eso ayuda mucho.</translation>
    </message>
    <message>
      <source>Lovely, {name}!</source>
      <comment>NORA_NAMED</comment>
      <translation>¡Qué bien, {name}!</translation>
    </message>
    <message>
      <source>We're on our way now.</source>
      <comment>NORA_PARTNER</comment>
      <translation>Ya vamos en camino.</translation>
    </message>
    <message>
      <source>You earned that one.</source>
      <comment>NORA_OTHERS</comment>
      <translation>Bien ganada, esa.</translation>
    </message>
    <message>
      <source>No trumps left, I think.</source>
      <comment>NORA_LAST_TRUMP</comment>
      <translation>Ya no quedan triunfos.</translation>
    </message>
    <message>
      <source>Oh, how pretty that is!</source>
      <comment>NORA_MELD</comment>
      <translation>¡Ay, qué bonito se ve!</translation>
    </message>
    <message>
      <source>And there it is!</source>
      <comment>NORA_MADE</comment>
      <translation>¡Y ahí está!</translation>
    </message>
    <message>
      <source>That was a bit hopeful.</source>
      <comment>NORA_SET</comment>
      <translation>Fui muy optimista.</translation>
    </message>
    <message>
      <source>I'd have bid it, too.</source>
      <comment>NORA_KIND</comment>
      <translation>Yo habría pujado igual.</translation>
    </message>
    <message>
      <source>Much obliged, everyone.</source>
      <comment>WALTER_OWN_FIRST</comment>
      <translation>Muy agradecido.</translation>
    </message>
    <message>
      <source>I shall keep those.</source>
      <comment>WALTER_OWN_SECOND</comment>
      <translation>Con permiso, las guardo.</translation>
    </message>
    <message>
      <source>Well covered, {name}.</source>
      <comment>WALTER_NAMED</comment>
      <translation>Bien cubierto, {name}.</translation>
    </message>
    <message>
      <source>Capital. Simply capital.</source>
      <comment>WALTER_PARTNER</comment>
      <translation>Magnífico. Magnífico.</translation>
    </message>
    <message>
      <source>My compliments.</source>
      <comment>WALTER_OTHERS</comment>
      <translation>Mis respetos.</translation>
    </message>
    <message>
      <source>That was the last trump.</source>
      <comment>WALTER_LAST_TRUMP</comment>
      <translation>Fue el último triunfo.</translation>
    </message>
    <message>
      <source>A sight for old eyes.</source>
      <comment>WALTER_MELD</comment>
      <translation>Da gusto contemplarlo.</translation>
    </message>
    <message>
      <source>Signed and delivered.</source>
      <comment>WALTER_MADE</comment>
      <translation>Prometido y cumplido.</translation>
    </message>
    <message>
      <source>My arithmetic, alas.</source>
      <comment>WALTER_SET</comment>
      <translation>Sumé mal, por desgracia.</translation>
    </message>
    <message>
      <source>A brave bid, I'd say.</source>
      <comment>WALTER_KIND</comment>
      <translation>Fue una puja valiente.</translation>
    </message>
    <message>
      <source>That will do nicely.</source>
      <comment>EDITH_OWN_FIRST</comment>
      <translation>Me viene de perlas.</translation>
    </message>
    <message>
      <source>I was hoping for that.</source>
      <comment>EDITH_OWN_SECOND</comment>
      <translation>Eso andaba esperando.</translation>
    </message>
    <message>
      <source>Quite right, {name}.</source>
      <comment>EDITH_NAMED</comment>
      <translation>Así se hace, {name}.</translation>
    </message>
    <message>
      <source>Just where I wanted it.</source>
      <comment>EDITH_PARTNER</comment>
      <translation>Justo donde la quería.</translation>
    </message>
    <message>
      <source>I saw that coming.</source>
      <comment>EDITH_OTHERS</comment>
      <translation>Ya lo veía venir.</translation>
    </message>
    <message>
      <source>So much for trumps.</source>
      <comment>EDITH_LAST_TRUMP</comment>
      <translation>Y adiós a los triunfos.</translation>
    </message>
    <message>
      <source>That is rather a lot.</source>
      <comment>EDITH_MELD</comment>
      <translation>No es poca cosa.</translation>
    </message>
    <message>
      <source>As I was saying.</source>
      <comment>EDITH_MADE</comment>
      <translation>Como les decía.</translation>
    </message>
    <message>
      <source>I have been wiser.</source>
      <comment>EDITH_SET</comment>
      <translation>He sido más prudente.</translation>
    </message>
    <message>
      <source>The cards were rude.</source>
      <comment>EDITH_KIND</comment>
      <translation>Qué cartas tan groseras.</translation>
    </message>
    <message>
      <source>Don't mind if I do.</source>
      <comment>SAM_OWN_FIRST</comment>
      <translation>No me hago de rogar.</translation>
    </message>
    <message>
      <source>I have room for those.</source>
      <comment>SAM_OWN_SECOND</comment>
      <translation>Hay lugar para esas.</translation>
    </message>
    <message>
      <source>Smooth, {name}.</source>
      <comment>SAM_NAMED</comment>
      <translation>Muy fino, {name}.</translation>
    </message>
    <message>
      <source>Couldn't be smoother.</source>
      <comment>SAM_PARTNER</comment>
      <translation>Más fácil, imposible.</translation>
    </message>
    <message>
      <source>Can't argue with that.</source>
      <comment>SAM_OTHERS</comment>
      <translation>Eso no se discute.</translation>
    </message>
    <message>
      <source>Trumps are all gone.</source>
      <comment>SAM_LAST_TRUMP</comment>
      <translation>Se acabó el triunfo.</translation>
    </message>
    <message>
      <source>Save some for us.</source>
      <comment>SAM_MELD</comment>
      <translation>Dejen algo para todos.</translation>
    </message>
    <message>
      <source>Home before dark.</source>
      <comment>SAM_MADE</comment>
      <translation>En casa antes de noche.</translation>
    </message>
    <message>
      <source>I bit off too much.</source>
      <comment>SAM_SET</comment>
      <translation>Quise abarcar mucho.</translation>
    </message>
    <message>
      <source>Nobody makes them all.</source>
      <comment>SAM_KIND</comment>
      <translation>Nadie las cumple todas.</translation>
    </message>
    <message>
      <source>I had been counting.</source>
      <comment>RUTH_OWN_FIRST</comment>
      <translation>Venía contando.</translation>
    </message>
    <message>
      <source>Those add up.</source>
      <comment>RUTH_OWN_SECOND</comment>
      <translation>Esas van sumando.</translation>
    </message>
    <message>
      <source>Perfect timing, {name}.</source>
      <comment>RUTH_NAMED</comment>
      <translation>Muy a tiempo, {name}.</translation>
    </message>
    <message>
      <source>Right on the beat.</source>
      <comment>RUTH_PARTNER</comment>
      <translation>En el momento justo.</translation>
    </message>
    <message>
      <source>You counted well.</source>
      <comment>RUTH_OTHERS</comment>
      <translation>Buena cuenta.</translation>
    </message>
    <message>
      <source>I make that every trump.</source>
      <comment>RUTH_LAST_TRUMP</comment>
      <translation>Salieron los triunfos.</translation>
    </message>
    <message>
      <source>I had to look twice.</source>
      <comment>RUTH_MELD</comment>
      <translation>Lo miré dos veces.</translation>
    </message>
    <message>
      <source>It came out right.</source>
      <comment>RUTH_MADE</comment>
      <translation>La cuenta salió.</translation>
    </message>
    <message>
      <source>I counted one too many.</source>
      <comment>RUTH_SET</comment>
      <translation>Conté una de más.</translation>
    </message>
    <message>
      <source>Bid it again next time.</source>
      <comment>RUTH_KIND</comment>
      <translation>A la próxima, igual.</translation>
    </message>
    <message>
      <source>Well, thank you.</source>
      <comment>HUGO_OWN_FIRST</comment>
      <translation>Pues muchas gracias.</translation>
    </message>
    <message>
      <source>I waited for that one.</source>
      <comment>HUGO_OWN_SECOND</comment>
      <translation>Valió la pena esperar.</translation>
    </message>
    <message>
      <source>Beautiful, {name}.</source>
      <comment>HUGO_NAMED</comment>
      <translation>Hermosa jugada, {name}.</translation>
    </message>
    <message>
      <source>Now it goes our way.</source>
      <comment>HUGO_PARTNER</comment>
      <translation>Ya sopla a favor.</translation>
    </message>
    <message>
      <source>I enjoyed watching that.</source>
      <comment>HUGO_OTHERS</comment>
      <translation>Me gustó verla.</translation>
    </message>
    <message>
      <source>Now aces can breathe.</source>
      <comment>HUGO_LAST_TRUMP</comment>
      <translation>Los ases ya respiran.</translation>
    </message>
    <message>
      <source>May I admire that?</source>
      <comment>HUGO_MELD</comment>
      <translation>¿Puedo admirarlo?</translation>
    </message>
    <message>
      <source>That went rather well.</source>
      <comment>HUGO_MADE</comment>
      <translation>Salió bastante bien.</translation>
    </message>
    <message>
      <source>I hoped a little hard.</source>
      <comment>HUGO_SET</comment>
      <translation>Me ganó la esperanza.</translation>
    </message>
    <message>
      <source>The next one is yours.</source>
      <comment>HUGO_KIND</comment>
      <translation>La próxima será tuya.</translation>
    </message>
    <message>
      <source>Those suit me well.</source>
      <comment>CLARA_OWN_FIRST</comment>
      <translation>Esas me quedan bien.</translation>
    </message>
    <message>
      <source>How kind of the cards.</source>
      <comment>CLARA_OWN_SECOND</comment>
      <translation>Qué amables las cartas.</translation>
    </message>
    <message>
      <source>Elegant, {name}.</source>
      <comment>CLARA_NAMED</comment>
      <translation>Elegante, {name}.</translation>
    </message>
    <message>
      <source>We think alike.</source>
      <comment>CLARA_PARTNER</comment>
      <translation>Pensamos igual.</translation>
    </message>
    <message>
      <source>That was stylish.</source>
      <comment>CLARA_OTHERS</comment>
      <translation>Eso tuvo estilo.</translation>
    </message>
    <message>
      <source>The trumps have left us.</source>
      <comment>CLARA_LAST_TRUMP</comment>
      <translation>Los triunfos se fueron.</translation>
    </message>
    <message>
      <source>What an entrance.</source>
      <comment>CLARA_MELD</comment>
      <translation>Qué entrada en escena.</translation>
    </message>
    <message>
      <source>I never doubted it.</source>
      <comment>CLARA_MADE</comment>
      <translation>Nunca lo dudé.</translation>
    </message>
    <message>
      <source>I did doubt it a bit.</source>
      <comment>CLARA_SET</comment>
      <translation>Un poco sí lo dudé.</translation>
    </message>
    <message>
      <source>It deserved to work.</source>
      <comment>CLARA_KIND</comment>
      <translation>Merecía salir bien.</translation>
    </message>
    <message>
      <source>A fortunate trick.</source>
      <comment>KENJI_OWN_FIRST</comment>
      <translation>Una baza afortunada.</translation>
    </message>
    <message>
      <source>Thank you.</source>
      <comment>KENJI_OWN_SECOND</comment>
      <translation>Muchas gracias.</translation>
    </message>
    <message>
      <source>Well judged, {name}.</source>
      <comment>KENJI_NAMED</comment>
      <translation>Bien pensado, {name}.</translation>
    </message>
    <message>
      <source>That was precise.</source>
      <comment>KENJI_PARTNER</comment>
      <translation>Qué precisión.</translation>
    </message>
    <message>
      <source>Very well played.</source>
      <comment>KENJI_OTHERS</comment>
      <translation>Muy bien jugado.</translation>
    </message>
    <message>
      <source>No trump remains.</source>
      <comment>KENJI_LAST_TRUMP</comment>
      <translation>No queda ni un triunfo.</translation>
    </message>
    <message>
      <source>That is rare to see.</source>
      <comment>KENJI_MELD</comment>
      <translation>Se ve muy pocas veces.</translation>
    </message>
    <message>
      <source>It was enough.</source>
      <comment>KENJI_MADE</comment>
      <translation>Fue suficiente.</translation>
    </message>
    <message>
      <source>I asked for too much.</source>
      <comment>KENJI_SET</comment>
      <translation>Pedí demasiado.</translation>
    </message>
    <message>
      <source>A good bid all the same.</source>
      <comment>KENJI_KIND</comment>
      <translation>Buena puja, aun así.</translation>
    </message>
    <message>
      <source>Oh, good. I needed that.</source>
      <comment>AMIRA_OWN_FIRST</comment>
      <translation>Bien, me hacían falta.</translation>
    </message>
    <message>
      <source>What a nice surprise.</source>
      <comment>AMIRA_OWN_SECOND</comment>
      <translation>Qué linda sorpresa.</translation>
    </message>
    <message>
      <source>Thank you, {name}!</source>
      <comment>AMIRA_NAMED</comment>
      <translation>¡Gracias, {name}!</translation>
    </message>
    <message>
      <source>Keep them coming.</source>
      <comment>AMIRA_PARTNER</comment>
      <translation>Que sigan llegando.</translation>
    </message>
    <message>
      <source>All right, I liked that.</source>
      <comment>AMIRA_OTHERS</comment>
      <translation>Bueno, eso me gustó.</translation>
    </message>
    <message>
      <source>That's trumps finished.</source>
      <comment>AMIRA_LAST_TRUMP</comment>
      <translation>Listo con los triunfos.</translation>
    </message>
    <message>
      <source>Leave it there a minute.</source>
      <comment>AMIRA_MELD</comment>
      <translation>Déjenlo un momentito.</translation>
    </message>
    <message>
      <source>I knew it would hold.</source>
      <comment>AMIRA_MADE</comment>
      <translation>Sabía que aguantaba.</translation>
    </message>
    <message>
      <source>Well, it was fun to try.</source>
      <comment>AMIRA_SET</comment>
      <translation>Fue lindo intentarlo.</translation>
    </message>
    <message>
      <source>You gave it a real go.</source>
      <comment>AMIRA_KIND</comment>
      <translation>Lo intentaste de verdad.</translation>
    </message>
    <message>
      <source>Ha! Mine.</source>
      <comment>OSCAR_OWN_FIRST</comment>
      <translation>¡Ja! Mías.</translation>
    </message>
    <message>
      <source>Look at all those!</source>
      <comment>OSCAR_OWN_SECOND</comment>
      <translation>¡Miren cuántas!</translation>
    </message>
    <message>
      <source>Great one, {name}!</source>
      <comment>OSCAR_NAMED</comment>
      <translation>¡Qué jugada, {name}!</translation>
    </message>
    <message>
      <source>High five later.</source>
      <comment>OSCAR_PARTNER</comment>
      <translation>Luego chocamos la mano.</translation>
    </message>
    <message>
      <source>Ouch. Good one.</source>
      <comment>OSCAR_OTHERS</comment>
      <translation>Uy. Muy buena.</translation>
    </message>
    <message>
      <source>Bye-bye, trumps.</source>
      <comment>OSCAR_LAST_TRUMP</comment>
      <translation>Chao, triunfos.</translation>
    </message>
    <message>
      <source>That's half the deck!</source>
      <comment>OSCAR_MELD</comment>
      <translation>¡Es media baraja!</translation>
    </message>
    <message>
      <source>Made it!</source>
      <comment>OSCAR_MADE</comment>
      <translation>¡Se logró!</translation>
    </message>
    <message>
      <source>I got carried away.</source>
      <comment>OSCAR_SET</comment>
      <translation>Me dejé llevar.</translation>
    </message>
    <message>
      <source>Happens to me weekly.</source>
      <comment>OSCAR_KIND</comment>
      <translation>A mí me pasa seguido.</translation>
    </message>
  </context>
  <context>
    <name>TogetherHelp</name>
    <message>
      <source>How to begin</source>
      <comment>START</comment>
      <translation>Cómo empezar</translation>
    </message>
    <message>
      <source>Game &gt; Play together opens the table: phones and computers on your home network can then join it with its code. Until then, nothing is open to anybody.</source>
      <comment>OPEN</comment>
      <translation>Juego &gt; Jugar juntos abre la mesa: los teléfonos y computadoras de tu red doméstica pueden unirse a ella con su código. Hasta entonces, nada está abierto a nadie.</translation>
    </message>
    <message>
      <source>Everybody points a phone's camera at the code, or opens the address in a browser and enters the six letters. There is no app and no account, and the Internet isn't needed; only the Wi-Fi must be the same.</source>
      <comment>JOIN</comment>
      <translation>Cada uno apunta la cámara del teléfono al código, o abre la dirección en un navegador y escribe las seis letras. No hay aplicación ni cuenta, y no hace falta Internet; solo el wifi debe ser el mismo.</translation>
    </message>
    <message>
      <source>Everybody chooses a seat and a face. You can drag people to other seats, or press a seat to swap it, to rename who sits there or to let a computer player of any level sit there. Until you deal, everybody may move.</source>
      <comment>SEATS</comment>
      <translation>Cada uno elige un asiento y una cara. Puedes arrastrar a las personas a otros asientos, o pulsar un asiento para cambiarlo, para dar otro nombre a quien se sienta allí o para sentar a un jugador de la computadora de cualquier nivel. Todos pueden cambiar hasta que se reparta.</translation>
    </message>
    <message>
      <source>Each phone shows the cards of its owner. A touch raises a card, another one plays it; the phone says what to do, as the table does. Whoever comes later takes over a computer player's hand.</source>
      <comment>DEAL</comment>
      <translation>Cada teléfono muestra las cartas de su dueño. Un toque levanta una carta y otro la juega; el teléfono dice lo que hay que hacer, como la mesa. Quien llega más tarde toma la mano de un jugador de la computadora.</translation>
    </message>
    <message>
      <source>At another computer</source>
      <comment>WINDOW</comment>
      <translation>En otra computadora</translation>
    </message>
    <message>
      <source>This program on another computer joins with Game &gt; Join a table: choose one of the tables that answer in the same network, or enter the address or the link that the host's page shows, and then the six letters.</source>
      <comment>JOIN_WINDOW</comment>
      <translation>Este programa en otra computadora se une con Juego &gt; Unirse a una mesa: elige una de las mesas que responden en la misma red, o escribe la dirección o el enlace que muestra la página del anfitrión, y luego las seis letras.</translation>
    </message>
    <message>
      <source>There, press a free seat to sit down, or just watch; press your own seat for your name and your picture. After a lost connection you come back by yourself, and after closing the window by “Back to the table of …”.</source>
      <comment>JOINED</comment>
      <translation>Allí pulsa un sitio libre para sentarte, o solo mira; pulsa tu propio sitio para cambiar tu nombre y tu imagen. Si se pierde la conexión vuelves sin hacer nada, y tras cerrar la ventana, con «Volver a la mesa de…».</translation>
    </message>
    <message>
      <source>Each deal that is over is kept among your own games, with all hands: press R to look back at it. It counts in your statistics, and goes on only at that table.</source>
      <comment>COPY</comment>
      <translation>Cada mano terminada se guarda entre tus propias partidas, con todas las cartas: pulsa R para repasarla. Cuenta en tus estadísticas, y la partida sigue solo en aquella mesa.</translation>
    </message>
    <message>
      <source>Far away from each other</source>
      <comment>SERVER</comment>
      <translation>Lejos unos de otros</translation>
    </message>
    <message>
      <source>Enter the address of a table server under “Table server” before you open the table. It is then opened there, and this computer may be off meanwhile: everybody joins with the link or the code, and comes back to the same seat. A table ends after a day without people, or after 30 days if its match was adjourned.</source>
      <comment>SERVER_TEXT</comment>
      <translation>Escribe la dirección de un servidor en «Servidor de mesas» antes de abrir la mesa. Se abre entonces allí, y esta computadora puede estar apagada mientras tanto: todos se unen con el enlace o el código, y vuelven al mismo sitio. Una mesa termina tras un día sin gente, o tras 30 días si la partida fue aplazada.</translation>
    </message>
    <message>
      <source>Whoever runs the server could look into the hands of its tables, so choose one that you trust. Anybody can run one: pinochle-qt serve --public.</source>
      <comment>SERVER_TRUST</comment>
      <translation>Quien gestiona el servidor podría mirar las manos de sus mesas; elige, pues, uno de confianza. Cualquiera puede tener uno: pinochle-qt serve --public.</translation>
    </message>
    <message>
      <source>A club night</source>
      <comment>CLUB</comment>
      <translation>Una velada de club</translation>
    </message>
    <message>
      <source>At two to eight tables, pairs play the same deals and move from table to table: pinochle-qt serve --club FILE. Everybody joins with the code of his seat, is led to his next table by himself, and is told against whom he plays and how his boards ended. Standings are by match points, and by the points more or less than Expert with the same cards.</source>
      <comment>CLUB_TEXT</comment>
      <translation>En dos a ocho mesas, las parejas juegan las mismas manos y pasan de mesa en mesa: pinochle-qt serve --club ARCHIVO. Cada uno entra con el código de su asiento, llega por sí solo a la mesa siguiente y se le dice contra quién juega y cómo terminaron sus manos. La clasificación va por puntos de match, y por los puntos de más o de menos que el Experto con las mismas cartas.</translation>
    </message>
    <message>
      <source>Your own cards</source>
      <comment>SCREEN</comment>
      <translation>Tus propias cartas</translation>
    </message>
    <message>
      <source>If you play at this screen, everybody in the room can see your cards. It's better to take a phone, too, and to let this screen or a TV show the table.</source>
      <comment>SCREEN_TEXT</comment>
      <translation>Si juegas en esta pantalla, todos en la sala pueden ver tus cartas. Es mejor que tú también uses un teléfono y que esta pantalla o un televisor muestre la mesa.</translation>
    </message>
    <message>
      <source>While nobody plays at this screen, all phones are its remote control: on each of them you can pause, go on, deal and begin a rematch.</source>
      <comment>REMOTE</comment>
      <translation>Mientras nadie juegue en esta pantalla, todos los teléfonos son su control remoto: en cada uno se puede pausar, continuar, repartir y empezar la revancha.</translation>
    </message>
    <message>
      <source>If somebody goes away</source>
      <comment>AWAY</comment>
      <translation>Si alguien se va</translation>
    </message>
    <message>
      <source>A phone that slept, or was off, comes back to its seat by itself. If that takes more than a minute, a computer player plays its cards until then. You can also pause the game.</source>
      <comment>AWAY_TEXT</comment>
      <translation>Un teléfono que estuvo en reposo o apagado vuelve solo a su asiento. Si tarda más de un minuto, mientras tanto juega por él un jugador de la computadora. También puedes poner la partida en pausa.</translation>
    </message>
    <message>
      <source>Whoever leaves a match before its end reads in Statistics how many he left; nobody else is told. Phones and browsers keep nothing of that.</source>
      <comment>LEFT_COUNTS</comment>
      <translation>Quien deja una partida antes de su final lee en «Estadísticas» cuántas ha dejado; nadie más lo sabe. Los teléfonos y navegadores no guardan nada de eso.</translation>
    </message>
    <message>
      <source>A match in which others decided more than half for somebody doesn't count in that person's statistics.</source>
      <comment>AWAY_COUNTS</comment>
      <translation>Una partida en la que otros decidieron más de la mitad por alguien no cuenta en las estadísticas de esa persona.</translation>
    </message>
    <message>
      <source>Who sees what</source>
      <comment>SEEN</comment>
      <translation>Quién ve qué</translation>
    </message>
    <message>
      <source>A hand is sent to its owner's phone and to nobody else before the deal is over. The table is open to your home network only, and only with its code; “Close the table” ends that.</source>
      <comment>SEEN_TEXT</comment>
      <translation>Una mano se envía al teléfono de su dueño y a nadie más antes de que termine. La mesa está abierta solo a tu red doméstica, y solo con su código; «Cerrar la mesa» termina con eso.</translation>
    </message>
    <message>
      <source>While the table takes new guests, it answers computers in your home network that look for tables: whose it is and what is played, never its code.</source>
      <comment>SEEN_NEARBY</comment>
      <translation>Mientras la mesa admite invitados, responde a las computadoras de tu red que buscan mesas: de quién es y a qué se juega, nunca su código.</translation>
    </message>
    <message>
      <source>If a phone doesn't find the table</source>
      <comment>NOT_FOUND</comment>
      <translation>Si un teléfono no encuentra la mesa</translation>
    </message>
    <message>
      <source>Phone and computer must be on the same Wi-Fi.</source>
      <comment>SAME_WIFI</comment>
      <translation>El teléfono y la computadora deben estar en el mismo wifi.</translation>
    </message>
  </context>
  <context>
    <name>TogetherWord</name>
    <message>
      <source>Play together</source>
      <comment>TITLE</comment>
      <translation>Jugar juntos</translation>
    </message>
    <message>
      <source>Phones hold the hands; this screen or a TV shows the table.</source>
      <comment>LINE</comment>
      <translation>Los teléfonos tienen las manos; esta pantalla o un televisor muestra la mesa.</translation>
    </message>
    <message>
      <source>Every phone is a hand of cards.</source>
      <comment>LINE_CLOSED</comment>
      <translation>Cada teléfono es una mano de cartas.</translation>
    </message>
    <message>
      <source>One table, and everybody's phone</source>
      <comment>CLOSED</comment>
      <translation>Una mesa y el teléfono de cada uno</translation>
    </message>
    <message>
      <source>Opening the table lets phones and computers on your home network join it with a code; until then, nothing is open to anybody.</source>
      <comment>CLOSED_WHY</comment>
      <translation>Al abrir la mesa, los teléfonos y computadoras de tu red doméstica pueden unirse con un código; hasta entonces, nada está abierto a nadie.</translation>
    </message>
    <message>
      <source>Opening the table at this server lets anybody who has its link or its code join it, from anywhere; until then, nothing is open to anybody.</source>
      <comment>CLOSED_WHY_SERVER</comment>
      <translation>Al abrir la mesa en este servidor, cualquiera que tenga el enlace o el código puede unirse desde cualquier lugar; hasta entonces, nada está abierto a nadie.</translation>
    </message>
    <message>
      <source>Table server</source>
      <comment>SERVER</comment>
      <translation>Servidor de mesas</translation>
    </message>
    <message>
      <source>none: at this computer</source>
      <comment>SERVER_NONE</comment>
      <translation>ninguno: en esta computadora</translation>
    </message>
    <message>
      <source>Open the table</source>
      <comment>OPEN</comment>
      <translation>Abrir la mesa</translation>
    </message>
    <message>
      <source>Open it again</source>
      <comment>OPEN_AGAIN</comment>
      <translation>Abrirla de nuevo</translation>
    </message>
    <message>
      <source>Try again</source>
      <comment>TRY_AGAIN</comment>
      <translation>Intentar de nuevo</translation>
    </message>
    <message>
      <source>Opening the table…</source>
      <comment>OPENING</comment>
      <translation>Abriendo la mesa…</translation>
    </message>
    <message>
      <source>This takes a moment.</source>
      <comment>OPENING_WHY</comment>
      <translation>Tardará un momento.</translation>
    </message>
    <message>
      <source>The table is closed</source>
      <comment>ENDED</comment>
      <translation>La mesa está cerrada</translation>
    </message>
    <message>
      <source>Nobody can join anymore. An unfinished game is kept among your games.</source>
      <comment>ENDED_WHY</comment>
      <translation>Ya nadie puede unirse. Una partida sin terminar queda entre tus partidas.</translation>
    </message>
    <message>
      <source>No network</source>
      <comment>NO_NETWORK</comment>
      <translation>Sin red</translation>
    </message>
    <message>
      <source>This computer isn't connected to a network: join the Wi-Fi that the phones use, then try again.</source>
      <comment>NO_NETWORK_WHY</comment>
      <translation>Esta computadora no está conectada a ninguna red: conéctala al wifi de los teléfonos e inténtalo de nuevo.</translation>
    </message>
    <message>
      <source>There's no table</source>
      <comment>FAILED</comment>
      <translation>No hay mesa</translation>
    </message>
    <message>
      <source>You'll play {game}.</source>
      <comment>WHAT_IS_PLAYED</comment>
      <translation>Jugarán {game}.</translation>
    </message>
    <message>
      <source>Join a table on another computer…</source>
      <comment>JOIN_LINK</comment>
      <translation>Unirse a una mesa en otra computadora…</translation>
    </message>
    <message>
      <source>Back to the table of {name}</source>
      <comment>GO_BACK</comment>
      <translation>Volver a la mesa de {name}</translation>
    </message>
    <message>
      <source>Join a table</source>
      <comment>JOIN_TITLE</comment>
      <translation>Unirse a una mesa</translation>
    </message>
    <message>
      <source>The screen of the table shows its address and its code.</source>
      <comment>JOIN_WHY</comment>
      <translation>La pantalla de la mesa muestra su dirección y su código.</translation>
    </message>
    <message>
      <source>Address, or the whole link</source>
      <comment>JOIN_ADDRESS</comment>
      <translation>Dirección, o el enlace completo</translation>
    </message>
    <message>
      <source>Code of six letters</source>
      <comment>JOIN_CODE</comment>
      <translation>Código de seis letras</translation>
    </message>
    <message>
      <source>Please enter the six letters of the table's code, too.</source>
      <comment>JOIN_CODE_MISSING</comment>
      <translation>Escribe también las seis letras del código de la mesa.</translation>
    </message>
    <message>
      <source>Join</source>
      <comment>JOIN</comment>
      <translation>Unirse</translation>
    </message>
    <message>
      <source>Looking for the table…</source>
      <comment>JOINING</comment>
      <translation>Buscando la mesa…</translation>
    </message>
    <message>
      <source>Looking for tables in this network…</source>
      <comment>NEARBY_LOOKING</comment>
      <translation>Buscando mesas en esta red…</translation>
    </message>
    <message>
      <source>No table has answered in this network.</source>
      <comment>NEARBY_NONE</comment>
      <translation>Ninguna mesa ha respondido en esta red.</translation>
    </message>
    <message>
      <source>Tables in this network:</source>
      <comment>NEARBY_SOME</comment>
      <translation>Mesas en esta red:</translation>
    </message>
    <message>
      <source>Table of {name}: {game}</source>
      <comment>NEARBY_ONE</comment>
      <translation>Mesa de {name}: {game}</translation>
    </message>
    <message>
      <source>Table of {name}</source>
      <comment>NEARBY_HOST</comment>
      <translation>Mesa de {name}</translation>
    </message>
    <message>
      <source>{address}: {game}</source>
      <comment>NEARBY_UNNAMED</comment>
      <translation>{address}: {game}</translation>
    </message>
    <message>
      <source>Look again</source>
      <comment>NEARBY_AGAIN</comment>
      <translation>Buscar otra vez</translation>
    </message>
    <message>
      <source>No table has answered in this network: please enter its address, too.</source>
      <comment>NO_ADDRESS</comment>
      <translation>Ninguna mesa ha respondido en esta red: escribe también su dirección.</translation>
    </message>
    <message>
      <source>Several tables have answered: please choose one.</source>
      <comment>SEVERAL</comment>
      <translation>Han respondido varias mesas: elige una.</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>JOIN_CANCEL</comment>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>You're a guest at a table on another computer.</source>
      <comment>LINE_GUEST</comment>
      <translation>Estás invitado en una mesa de otra computadora.</translation>
    </message>
    <message>
      <source>You're at the table</source>
      <comment>GUEST_TITLE</comment>
      <translation>Ya estás en la mesa</translation>
    </message>
    <message>
      <source>Choose a free seat; without one, you watch.</source>
      <comment>GUEST_CHOOSE</comment>
      <translation>Elige un lugar libre; sin lugar, miras.</translation>
    </message>
    <message>
      <source>Whoever opened the table deals.</source>
      <comment>GUEST_WAIT</comment>
      <translation>Reparte quien abrió la mesa.</translation>
    </message>
    <message>
      <source>The club night says where you sit, and when you play.</source>
      <comment>EVENING_WAIT</comment>
      <translation>La velada de club te dice dónde te sientas y cuándo juegas.</translation>
    </message>
    <message>
      <source>To the table</source>
      <comment>TO_TABLE</comment>
      <translation>A la mesa</translation>
    </message>
    <message>
      <source>Leave the table</source>
      <comment>LEAVE_TABLE</comment>
      <translation>Dejar la mesa</translation>
    </message>
    <message>
      <source>Close the table for all?</source>
      <comment>CLOSE_TITLE</comment>
      <translation>¿Cerrar la mesa para todos?</translation>
    </message>
    <message>
      <source>One other person is still at the table.</source>
      <comment>ONE_STILL_HERE</comment>
      <translation>Todavía hay otra persona en la mesa.</translation>
    </message>
    <message>
      <source>{count} other people are still at the table.</source>
      <comment>STILL_HERE</comment>
      <translation>Todavía hay otras {count} personas en la mesa.</translation>
    </message>
    <message>
      <source>The match is kept among your games. When you continue it there, everybody comes back to their seats.</source>
      <comment>CLOSE_KEPT</comment>
      <translation>La partida queda entre tus partidas. Cuando la continúes allí, todos vuelven a su lugar.</translation>
    </message>
    <message>
      <source>This match is not saved, so it is lost.</source>
      <comment>CLOSE_UNSAVED</comment>
      <translation>Esta partida no está guardada, así que se pierde.</translation>
    </message>
    <message>
      <source>Adjourned, the match is kept for 30 days: everybody comes back to their seats with the same link or code. If you close the table for good, it is lost.</source>
      <comment>CLOSE_OR_ADJOURN</comment>
      <translation>Aplazada, la partida se guarda 30 días: todos vuelven a su lugar con el mismo enlace o código. Si cierras la mesa definitivamente, se pierde.</translation>
    </message>
    <message>
      <source>Adjourn it</source>
      <comment>ADJOURN</comment>
      <translation>Aplazarla</translation>
    </message>
    <message>
      <source>Close it for all</source>
      <comment>CLOSE_FOR_ALL</comment>
      <translation>Cerrarla para todos</translation>
    </message>
    <message>
      <source>Keep it open</source>
      <comment>KEEP_OPEN</comment>
      <translation>Dejarla abierta</translation>
    </message>
    <message>
      <source>Point a phone's camera here</source>
      <comment>POINT</comment>
      <translation>Apunta aquí la cámara</translation>
    </message>
    <message>
      <source>or open on the same Wi-Fi</source>
      <comment>OR_OPEN</comment>
      <translation>o abre en el mismo wifi</translation>
    </message>
    <message>
      <source>or open anywhere</source>
      <comment>OR_OPEN_ANYWHERE</comment>
      <translation>o abre desde cualquier lugar</translation>
    </message>
    <message>
      <source>and enter the table's code</source>
      <comment>ENTER_CODE</comment>
      <translation>y escribe el código de la mesa</translation>
    </message>
    <message>
      <source>QR code for {address} with the table's code</source>
      <comment>QR</comment>
      <translation>Código QR de {address} con el código de la mesa</translation>
    </message>
    <message>
      <source>The table's code: {code}</source>
      <comment>CODE</comment>
      <translation>El código de la mesa: {code}</translation>
    </message>
    <message>
      <source>Network</source>
      <comment>NETWORK</comment>
      <translation>Red</translation>
    </message>
    <message>
      <source>Copy address</source>
      <comment>COPY</comment>
      <translation>Copiar dirección</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Copiada</translation>
    </message>
    <message>
      <source>Larger</source>
      <comment>LARGER</comment>
      <translation>Más grande</translation>
    </message>
    <message>
      <source>Smaller</source>
      <comment>SMALLER</comment>
      <translation>Más pequeño</translation>
    </message>
    <message>
      <source>Nothing leaves your home network, and nobody can see a hand but its owner.</source>
      <comment>HOME_ONLY</comment>
      <translation>Nada sale de tu red doméstica, y nadie ve una mano más que su dueño.</translation>
    </message>
    <message>
      <source>The table is at a server: it stays open when this computer is off.</source>
      <comment>AT_SERVER</comment>
      <translation>La mesa está en un servidor: sigue abierta cuando esta computadora está apagada.</translation>
    </message>
    <message>
      <source>Close the table</source>
      <comment>CLOSE</comment>
      <translation>Cerrar la mesa</translation>
    </message>
    <message>
      <source>A phone doesn't get here?</source>
      <comment>NOT_FOUND</comment>
      <translation>¿Un teléfono no llega aquí?</translation>
    </message>
    <message>
      <source>Who sits where</source>
      <comment>WHO</comment>
      <translation>Quién se sienta dónde</translation>
    </message>
    <message>
      <source>{taken} of {total} seats taken</source>
      <comment>TAKEN</comment>
      <translation>{taken} de {total} asientos ocupados</translation>
    </message>
    <message>
      <source>{count} people: one sits out each deal</source>
      <comment>ROTATE</comment>
      <translation>{count} personas: una descansa en cada mano</translation>
    </message>
    <message>
      <source>At the door</source>
      <comment>DOOR</comment>
      <translation>En la puerta</translation>
    </message>
    <message>
      <source>drag to a seat, or let them choose</source>
      <comment>DOOR_HOW</comment>
      <translation>arrastra a un asiento, o deja que elijan</translation>
    </message>
    <message>
      <source>and {count} more</source>
      <comment>DOOR_MORE</comment>
      <translation>y {count} más</translation>
    </message>
    <message>
      <source>Nobody is waiting.</source>
      <comment>DOOR_EMPTY</comment>
      <translation>Nadie espera.</translation>
    </message>
    <message>
      <source>Everybody may change seats until the first deal.</source>
      <comment>UNTIL_DEAL</comment>
      <translation>Todos pueden cambiar de asiento hasta la primera mano.</translation>
    </message>
    <message>
      <source>Free seat</source>
      <comment>FREE</comment>
      <translation>Libre</translation>
    </message>
    <message>
      <source>Nobody yet</source>
      <comment>NOBODY</comment>
      <translation>Nadie todavía</translation>
    </message>
    <message>
      <source>Guest {number}</source>
      <comment>GUEST</comment>
      <translation>Invitado {number}</translation>
    </message>
    <message>
      <source>Phone</source>
      <comment>PHONE</comment>
      <translation>Teléfono</translation>
    </message>
    <message>
      <source>This screen</source>
      <comment>SCREEN</comment>
      <translation>Esta pantalla</translation>
    </message>
    <message>
      <source>Another computer</source>
      <comment>WINDOW</comment>
      <translation>Otra computadora</translation>
    </message>
    <message>
      <source>Another program</source>
      <comment>PROGRAM</comment>
      <translation>Otro programa</translation>
    </message>
    <message>
      <source>{device}, ready</source>
      <comment>READY</comment>
      <translation>{device}, listo</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY_BRIEF</comment>
      <translation>Listo</translation>
    </message>
    <message>
      <source>Connected</source>
      <comment>CONNECTED</comment>
      <translation>Conectado</translation>
    </message>
    <message>
      <source>Computer, {level}</source>
      <comment>COMPUTER</comment>
      <translation>PC, {level}</translation>
    </message>
    <message>
      <source>{level}, not {program}</source>
      <comment>NOT_PROGRAM</comment>
      <translation>{level}, no {program}</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>Ausente {seconds} s</translation>
    </message>
    <message>
      <source>Away, {level} plays</source>
      <comment>AWAY_COMPUTER</comment>
      <translation>Ausente, juega {level}</translation>
    </message>
    <message>
      <source>Away</source>
      <comment>AWAY_ONLY</comment>
      <translation>Ausente</translation>
    </message>
    <message>
      <source>Seat {number}: {name}, {line}</source>
      <comment>PLACE_NAME</comment>
      <translation>Asiento {number}: {name}, {line}</translation>
    </message>
    <message>
      <source>Sit here myself</source>
      <comment>SIT_HERE</comment>
      <translation>Sentarme aquí</translation>
    </message>
    <message>
      <source>Play here, too, at this screen…</source>
      <comment>SHARE_SCREEN</comment>
      <translation>Jugar también aquí, en esta pantalla…</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>NAME_OF_OTHER</comment>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Leave this seat</source>
      <comment>STAND_UP</comment>
      <translation>Dejar este asiento</translation>
    </message>
    <message>
      <source>Rename…</source>
      <comment>RENAME</comment>
      <translation>Cambiar el nombre…</translation>
    </message>
    <message>
      <source>Your name</source>
      <comment>OWN_NAME</comment>
      <translation>Tu nombre</translation>
    </message>
    <message>
      <source>New name of {name}</source>
      <comment>NEW_NAME</comment>
      <translation>Nuevo nombre de {name}</translation>
    </message>
    <message>
      <source>Computer player</source>
      <comment>BECOME</comment>
      <translation>Jugador de la computadora</translation>
    </message>
    <message>
      <source>Leave it free</source>
      <comment>LEAVE_FREE</comment>
      <translation>Dejarlo libre</translation>
    </message>
    <message>
      <source>Change seats with</source>
      <comment>SWAP</comment>
      <translation>Cambiar de asiento con</translation>
    </message>
    <message>
      <source>Give this seat to</source>
      <comment>GIVE_TO</comment>
      <translation>Dar este asiento a</translation>
    </message>
    <message>
      <source>Give a seat</source>
      <comment>PLACE_AT</comment>
      <translation>Dar un asiento</translation>
    </message>
    <message>
      <source>{number}: {name}</source>
      <comment>PLACE</comment>
      <translation>{number}: {name}</translation>
    </message>
    <message>
      <source>Back to the door</source>
      <comment>TO_DOOR</comment>
      <translation>De vuelta a la puerta</translation>
    </message>
    <message>
      <source>Send away</source>
      <comment>SEND_AWAY</comment>
      <translation>Despedir</translation>
    </message>
    <message>
      <source>Others see your cards here: take a phone, too.</source>
      <comment>TAKE_PHONE</comment>
      <translation>Aquí se ven tus cartas: usa también un teléfono.</translation>
    </message>
    <message>
      <source>{count} people hand this screen to each other: take phones, too.</source>
      <comment>TAKE_PHONES</comment>
      <translation>{count} personas se pasan esta pantalla: usen también teléfonos.</translation>
    </message>
    <message>
      <source>At this table</source>
      <comment>AT_TABLE</comment>
      <translation>En esta mesa</translation>
    </message>
    <message>
      <source>Clock</source>
      <comment>CLOCK</comment>
      <translation>Reloj</translation>
    </message>
    <message>
      <source>Everybody may think as long as they like</source>
      <comment>CLOCK_OFF_WHY</comment>
      <translation>Cada uno piensa todo lo que quiera</translation>
    </message>
    <message>
      <source>{seconds} seconds a card, and two minutes in reserve</source>
      <comment>CLOCK_WHY</comment>
      <translation>{seconds} segundos por carta y dos minutos de reserva</translation>
    </message>
    <message>
      <source>Clock: {seconds} seconds a card, and two minutes in reserve for the whole match.</source>
      <comment>CLOCK_TOLD</comment>
      <translation>Reloj: {seconds} segundos por carta y dos minutos de reserva para toda la partida.</translation>
    </message>
    <message>
      <source>Off</source>
      <comment>CLOCK_OFF</comment>
      <translation>No</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <comment>CLOCK_SECONDS</comment>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>Hints allowed</source>
      <comment>HINTS</comment>
      <translation>Se permiten pistas</translation>
    </message>
    <message>
      <source>Anyone may ask; the others are told</source>
      <comment>HINTS_WHY</comment>
      <translation>Cualquiera puede pedirlas; los demás lo saben</translation>
    </message>
    <message>
      <source>Spectators</source>
      <comment>SPECTATORS</comment>
      <translation>Espectadores</translation>
    </message>
    <message>
      <source>They see the table, never a hand</source>
      <comment>SPECTATORS_WHY</comment>
      <translation>Ven la mesa, nunca una mano</translation>
    </message>
    <message>
      <source>Fill with computer players</source>
      <comment>FILL</comment>
      <translation>Completar con la computadora</translation>
    </message>
    <message>
      <source>Free seats, and whoever loses connection</source>
      <comment>FILL_WHY</comment>
      <translation>Asientos libres y quien pierda la conexión</translation>
    </message>
    <message>
      <source>Phrases</source>
      <comment>PHRASES</comment>
      <translation>Frases</translation>
    </message>
    <message>
      <source>one touch, no typing at the table</source>
      <comment>PHRASES_WHY</comment>
      <translation>un toque, sin escribir en la mesa</translation>
    </message>
    <message>
      <source>Edit…</source>
      <comment>EDIT</comment>
      <translation>Editar…</translation>
    </message>
    <message>
      <source>Phrase {number}</source>
      <comment>PHRASE</comment>
      <translation>Frase {number}</translation>
    </message>
    <message>
      <source>Done</source>
      <comment>DONE</comment>
      <translation>Listo</translation>
    </message>
    <message>
      <source>The usual ones</source>
      <comment>USUAL</comment>
      <translation>Las habituales</translation>
    </message>
    <message>
      <source>House rules</source>
      <comment>RULES</comment>
      <translation>Reglas de la casa</translation>
    </message>
    <message>
      <source>Change…</source>
      <comment>CHANGE</comment>
      <translation>Cambiar…</translation>
    </message>
    <message>
      <source>{game}, first to {target}</source>
      <comment>GAME_TO</comment>
      <translation>{game}, hasta {target}</translation>
    </message>
    <message>
      <source>Choose the game for this table</source>
      <comment>CHOOSE_GAME</comment>
      <translation>El juego para esta mesa</translation>
    </message>
    <message>
      <source>Play this</source>
      <comment>TAKE_GAME</comment>
      <translation>Jugar a este</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>DEAL</comment>
      <translation>Repartir</translation>
    </message>
    <message>
      <source>Show on a TV</source>
      <comment>TV</comment>
      <translation>Ver en un televisor</translation>
    </message>
    <message>
      <source>On this screen</source>
      <comment>TV_HERE</comment>
      <translation>En esta pantalla</translation>
    </message>
    <message>
      <source>On {name}, {width} × {height}</source>
      <comment>TV_SCREEN</comment>
      <translation>En {name}, {width} × {height}</translation>
    </message>
    <message>
      <source>You play at this screen: everybody would see your cards.</source>
      <comment>NO_TV</comment>
      <translation>Juegas en esta pantalla: todos verían tus cartas.</translation>
    </message>
    <message>
      <source>Deal now: whoever comes later can take over a computer's hand.</source>
      <comment>DEAL_NOW</comment>
      <translation>Reparte ya: quien llegue después toma la mano de una PC.</translation>
    </message>
    <message>
      <source>{count} free: let somebody sit down there, or let computer players fill the table.</source>
      <comment>WAIT_FOR</comment>
      <translation>{count} libres: que alguien se siente, o que la computadora complete la mesa.</translation>
    </message>
    <message>
      <source>Pause</source>
      <comment>PAUSE</comment>
      <translation>Pausa</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>CONTINUE</comment>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>The game is paused.</source>
      <comment>PAUSED</comment>
      <translation>La partida está en pausa.</translation>
    </message>
    <message>
      <source>The game goes on at the table.</source>
      <comment>PLAYING</comment>
      <translation>Se está jugando en la mesa.</translation>
    </message>
    <message>
      <source>The match is over.</source>
      <comment>OVER</comment>
      <translation>La partida terminó.</translation>
    </message>
    <message>
      <source>New match</source>
      <comment>DEAL_AGAIN</comment>
      <translation>Nueva partida</translation>
    </message>
    <message>
      <source>Who sits where</source>
      <comment>TAB_WHO</comment>
      <translation>Quién se sienta dónde</translation>
    </message>
    <message>
      <source>At this table</source>
      <comment>TAB_OPTIONS</comment>
      <translation>En esta mesa</translation>
    </message>
  </context>
  <context>
    <name>ToldYou</name>
    <message>
      <source>You sit out this deal.</source>
      <comment>RESTS</comment>
      <translation>Descansas en esta mano.</translation>
    </message>
    <message>
      <source>You cut.</source>
      <comment>CUTS</comment>
      <translation>Cortas tú.</translation>
    </message>
    <message>
      <source>You drew the {card} for the first deal.</source>
      <comment>DREW_FOR_DEAL</comment>
      <translation>Sacas {card} para decidir quién reparte.</translation>
    </message>
    <message>
      <source>You deal first.</source>
      <comment>DEALS_FIRST</comment>
      <translation>Repartes tú primero.</translation>
    </message>
    <message>
      <source>You threw the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>Devuelves la mano.</translation>
    </message>
    <message>
      <source>You kept the hand.</source>
      <comment>STOOD</comment>
      <translation>Juegas esta mano.</translation>
    </message>
    <message>
      <source>You kept the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>Te quedas la primera carta.</translation>
    </message>
    <message>
      <source>You took the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>Tomas la segunda carta.</translation>
    </message>
    <message>
      <source>You bid {amount}.</source>
      <comment>BID</comment>
      <translation>Pujas {amount}.</translation>
    </message>
    <message>
      <source>You had to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>Tienes que pujar {amount}.</translation>
    </message>
    <message>
      <source>You passed.</source>
      <comment>PASSED</comment>
      <translation>Pasas.</translation>
    </message>
    <message>
      <source>You passed with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>Pasas con ayuda.</translation>
    </message>
    <message>
      <source>You took the bid at {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>Te quedas la puja en {amount}.</translation>
    </message>
    <message>
      <source>You got stuck with the bid at {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>Tienes que jugar {amount}.</translation>
    </message>
    <message>
      <source>You took the {widow}.</source>
      <comment>WIDOW</comment>
      <translation>Tomas la {widow}.</translation>
    </message>
    <message>
      <source>You took the {widow}: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>Tomas la {widow}: {cards}.</translation>
    </message>
    <message>
      <source>You dealt out the kitty.</source>
      <comment>KITTY</comment>
      <translation>Repartes el pozo.</translation>
    </message>
    <message>
      <source>You conceded.</source>
      <comment>CONCEDED</comment>
      <translation>Te rindes.</translation>
    </message>
    <message>
      <source>You named {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>Eliges triunfo: {suit}.</translation>
    </message>
    <message>
      <source>You called the {card}.</source>
      <comment>CALLED</comment>
      <translation>Llamas {card}.</translation>
    </message>
    <message>
      <source>You called the {card}, but nobody had it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>Llamas {card}, pero nadie la tiene.</translation>
    </message>
    <message>
      <source>You are the partner.</source>
      <comment>PARTNER</comment>
      <translation>El compañero eres tú.</translation>
    </message>
    <message>
      <source>You passed {cards} to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>Pasas {cards} a {receiver}.</translation>
    </message>
    <message>
      <source>You buried {cards}.</source>
      <comment>BURIED</comment>
      <translation>Descartas {cards}.</translation>
    </message>
    <message>
      <source>You buried {cards}: {named}.</source>
      <comment>BURIED_NAMED</comment>
      <translation>Descartas {cards}: {named}.</translation>
    </message>
    <message>
      <source>You buried {cards}, among them {named}.</source>
      <comment>BURIED_AMONG</comment>
      <translation>Descartas {cards}, entre ellas {named}.</translation>
    </message>
    <message>
      <source>You melded {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>Cantas {amount}: {melds}.</translation>
    </message>
    <message>
      <source>You had no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>No tienes nada que cantar.</translation>
    </message>
    <message>
      <source>You melded {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>Cantas {meld}: {amount}.</translation>
    </message>
    <message>
      <source>You traded the {dix} for the {upcard}.</source>
      <comment>EXCHANGED</comment>
      <translation>Cambias {dix} por {upcard}.</translation>
    </message>
    <message>
      <source>You drew a card.</source>
      <comment>DREW</comment>
      <translation>Robas una carta.</translation>
    </message>
    <message>
      <source>You drew the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>Robas {card}.</translation>
    </message>
    <message>
      <source>You threw in the hand.</source>
      <comment>THROWS_IN</comment>
      <translation>Te rindes.</translation>
    </message>
    <message>
      <source>You went for the moon.</source>
      <comment>SHOOTS</comment>
      <translation>Vas por todas.</translation>
    </message>
    <message>
      <source>You played on.</source>
      <comment>PLAYS_ON</comment>
      <translation>Sigues jugando.</translation>
    </message>
    <message>
      <source>You led {card}.</source>
      <comment>LED</comment>
      <translation>Sales con {card}.</translation>
    </message>
    <message>
      <source>You played {card}.</source>
      <comment>PLAYED</comment>
      <translation>Juegas {card}.</translation>
    </message>
    <message>
      <source>You took the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>Ganas la baza: {points}.</translation>
    </message>
    <message>
      <source>You took the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>Ganas la última baza: {points}.</translation>
    </message>
    <message>
      <source>You missed the moon.</source>
      <comment>MOON_MISSED</comment>
      <translation>Ya no ganas todas las bazas.</translation>
    </message>
    <message>
      <source>You declared out.</source>
      <comment>OUT</comment>
      <translation>Dices «fuera».</translation>
    </message>
    <message>
      <source>Deal {number}. You dealt.</source>
      <comment>DEALT</comment>
      <translation>Mano {number}. Repartes tú.</translation>
    </message>
    <message>
      <source>Deal {number}. You dealt and turned the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Mano {number}. Repartes tú y descubres {card}.</translation>
    </message>
  </context>
  <context>
    <name>Trouble</name>
    <message>
      <source>{option} cannot be {value}.</source>
      <comment>IMPOSSIBLE</comment>
      <translation>{option} no puede ser {value}.</translation>
    </message>
    <message>
      <source>It can be {values}.</source>
      <comment>POSSIBLE</comment>
      <translation>Puede ser: {values}.</translation>
    </message>
    <message>
      <source>A deck without nines has none to take out.</source>
      <comment>NINES</comment>
      <translation>Una baraja sin nueves no tiene ninguno que quitar.</translation>
    </message>
    <message>
      <source>Set the extra nines to 0.</source>
      <comment>NO_NINES</comment>
      <translation>Pon en 0 los nueves de más.</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards</source>
      <comment>HANDS</comment>
      <translation>{players} manos de {count} cartas</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards and a widow of {widow}</source>
      <comment>HANDS_WIDOW</comment>
      <translation>{players} manos de {count} cartas y una viuda de {widow}</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards and just as many discards</source>
      <comment>HANDS_DRAFT</comment>
      <translation>{players} manos de {count} cartas y otros tantos descartes</translation>
    </message>
    <message>
      <source>The deck has {cards} cards, not enough for {hands}.</source>
      <comment>TOO_FEW</comment>
      <translation>La baraja tiene {cards} cartas, y no alcanzan para {hands}.</translation>
    </message>
    <message>
      <source>{hands} use up all {cards} cards and leave no stock to draw from.</source>
      <comment>NO_STOCK</comment>
      <translation>{hands} gastan las {cards} cartas y no queda mazo para robar.</translation>
    </message>
    <message>
      <source>{hands} leave a stock of {rest} cards, and {players} players can't draw it evenly.</source>
      <comment>UNEVEN_STOCK</comment>
      <translation>{hands} dejan un mazo de {rest} cartas que {players} jugadores no pueden robar por igual.</translation>
    </message>
    <message>
      <source>{hands} leave a stock of 1 card, and {players} players can't draw it evenly.</source>
      <comment>UNEVEN_STOCK_ONE</comment>
      <translation>{hands} dejan un mazo de 1 carta que {players} jugadores no pueden robar por igual.</translation>
    </message>
    <message>
      <source>The {cards} cards don't come out even: {hands} leave {rest}.</source>
      <comment>UNEVEN</comment>
      <translation>Las {cards} cartas no cuadran: {hands} dejan {rest}.</translation>
    </message>
    <message>
      <source>The bidder would hold {count} cards, and {most} are the most that anybody can hold.</source>
      <comment>TOO_MANY_HELD</comment>
      <translation>El declarante tendría {count} cartas, y nadie puede tener más de {most}.</translation>
    </message>
    <message>
      <source>Make the widow smaller.</source>
      <comment>SMALLER_WIDOW</comment>
      <translation>Haz la viuda más pequeña.</translation>
    </message>
    <message>
      <source>Pass fewer cards, or pass them at the same time.</source>
      <comment>PASS_FEWER</comment>
      <translation>Pasen menos cartas, o pásenlas a la vez.</translation>
    </message>
    <message>
      <source>Try {changes}.</source>
      <comment>TAKE</comment>
      <translation>Prueba con {changes}.</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} y {last}</translation>
    </message>
    <message>
      <source>{count} cards in a hand</source>
      <comment>CARDS_IN_HAND</comment>
      <translation>{count} cartas en la mano</translation>
    </message>
    <message>
      <source>{count} copies of each card</source>
      <comment>COPIES</comment>
      <translation>{count} copias de cada carta</translation>
    </message>
    <message>
      <source>{count} extra nines</source>
      <comment>EXTRA_NINES</comment>
      <translation>{count} nueves de más</translation>
    </message>
    <message>
      <source>1 extra nine</source>
      <comment>EXTRA_NINES_ONE</comment>
      <translation>1 nueve de más</translation>
    </message>
    <message>
      <source>Nobody would show {more} for {worth} when {fewer} {verb} {best}.</source>
      <comment>FALLING</comment>
      <translation>Nadie mostraría {more} por {worth}, pues {fewer} {verb} {best}.</translation>
    </message>
    <message>
      <source>counts</source>
      <comment>COUNTS</comment>
      <translation>vale</translation>
    </message>
    <message>
      <source>count</source>
      <comment>COUNT</comment>
      <translation>valen</translation>
    </message>
    <message>
      <source>Let {more} count at least {best}.</source>
      <comment>LET_COUNT</comment>
      <translation>Que {more} valga al menos {best}.</translation>
    </message>
    <message>
      <source>a single {meld}</source>
      <comment>SINGLE</comment>
      <translation>{meld} simple</translation>
    </message>
    <message>
      <source>a double {meld}</source>
      <comment>DOUBLE</comment>
      <translation>{meld} doble</translation>
    </message>
    <message>
      <source>a triple {meld}</source>
      <comment>TRIPLE</comment>
      <translation>{meld} triple</translation>
    </message>
    <message>
      <source>a quadruple {meld}</source>
      <comment>QUADRUPLE</comment>
      <translation>{meld} cuádruple</translation>
    </message>
    <message>
      <source>single {meld}</source>
      <comment>SINGLE_AROUND</comment>
      <translation>{meld} (simple)</translation>
    </message>
    <message>
      <source>double {meld}</source>
      <comment>DOUBLE_AROUND</comment>
      <translation>{meld} (doble)</translation>
    </message>
    <message>
      <source>triple {meld}</source>
      <comment>TRIPLE_AROUND</comment>
      <translation>{meld} (triple)</translation>
    </message>
    <message>
      <source>quadruple {meld}</source>
      <comment>QUADRUPLE_AROUND</comment>
      <translation>{meld} (cuádruple)</translation>
    </message>
  </context>
  <context>
    <name>Unread</name>
    <message>
      <source>there is no such file</source>
      <comment>GONE</comment>
      <translation>no existe ese archivo</translation>
    </message>
    <message>
      <source>reading it is not allowed</source>
      <comment>NOT_ALLOWED</comment>
      <translation>no se permite leerlo</translation>
    </message>
    <message>
      <source>it is far too large</source>
      <comment>LARGE</comment>
      <translation>es demasiado grande</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <comment>FOLDER</comment>
      <translation>es una carpeta</translation>
    </message>
    <message>
      <source>it isn't a regular file</source>
      <comment>SPECIAL</comment>
      <translation>no es un archivo corriente</translation>
    </message>
    <message>
      <source>no file can have that name</source>
      <comment>NAME</comment>
      <translation>ningún archivo puede llamarse así</translation>
    </message>
    <message>
      <source>its path is too long</source>
      <comment>LONG</comment>
      <translation>su ruta es demasiado larga</translation>
    </message>
  </context>
  <context>
    <name>ViewWord</name>
    <message>
      <source>Your turn</source>
      <comment>YOUR_TURN</comment>
      <translation>Te toca</translation>
    </message>
    <message>
      <source>{names}, {amount} to go</source>
      <comment>TO_GO</comment>
      <translation>{names}, faltan {amount}</translation>
    </message>
    <message>
      <source>Led, winning</source>
      <comment>LED_AND_WINNING</comment>
      <translation>Salió, gana</translation>
    </message>
    <message>
      <source>Led</source>
      <comment>LED</comment>
      <translation>Salió</translation>
    </message>
    <message>
      <source>Waiting for the first deal</source>
      <comment>GATHERING</comment>
      <translation>Esperando la primera mano</translation>
    </message>
    <message>
      <source>Everybody can still choose a seat.</source>
      <comment>GATHERING_WHY</comment>
      <translation>Todavía se puede elegir lugar.</translation>
    </message>
    <message>
      <source>Waiting for the next board</source>
      <comment>EVENING_GATHERING</comment>
      <translation>Esperando la próxima mano</translation>
    </message>
    <message>
      <source>You can start a rematch with the same players.</source>
      <comment>END_LEADS</comment>
      <translation>Puedes empezar una revancha con los mismos jugadores.</translation>
    </message>
    <message>
      <source>{names} sits out this deal</source>
      <comment>RESTS</comment>
      <translation>{names} descansa en esta mano</translation>
    </message>
    <message>
      <source>You sit out this deal</source>
      <comment>SITS_OUT</comment>
      <translation>Descansas en esta mano</translation>
    </message>
  </context>
  <context>
    <name>Why</name>
    <message>
      <source>You can't bid with this hand.</source>
      <comment>NO_BID</comment>
      <translation>Con esta mano no puedes pujar.</translation>
    </message>
    <message>
      <source>You have to open the bidding.</source>
      <comment>MUST_OPEN</comment>
      <translation>Tienes que abrir la subasta.</translation>
    </message>
    <message>
      <source>With normal help from your partner you should make about {points}.</source>
      <comment>GOOD_FOR</comment>
      <translation>Con la ayuda normal de tu compañero deberías hacer unos {points}.</translation>
    </message>
    <message>
      <source>You should make about {points}.</source>
      <comment>GOOD_FOR_ALONE</comment>
      <translation>Deberías hacer unos {points}.</translation>
    </message>
    <message>
      <source>Your hand is good for only about {points}.</source>
      <comment>GOOD_FOR_ONLY</comment>
      <translation>Tu mano solo da para unos {points}.</translation>
    </message>
    <message>
      <source>Your hand is too weak to bid.</source>
      <comment>GOOD_FOR_LITTLE</comment>
      <translation>Tu mano es demasiado floja para pujar.</translation>
    </message>
    <message>
      <source>It tells your partner that your hand can help.</source>
      <comment>HELPS_PARTNER</comment>
      <translation>Le dice a tu compañero que tu mano puede ayudar.</translation>
    </message>
    <message>
      <source>Your partner has the bid: leave it there.</source>
      <comment>PARTNER_HAS_IT</comment>
      <translation>La puja es de tu compañero: déjasela.</translation>
    </message>
    <message>
      <source>You hold a run in {suit}: it counts only if you name trump.</source>
      <comment>OWN_RUN</comment>
      <translation>Tienes una escalera de {suit}: solo cuenta si eliges tú el triunfo.</translation>
    </message>
    <message>
      <source>With {suit} trump you should make about {points}, far more than your partner bid.</source>
      <comment>BETTER_SUIT</comment>
      <translation>Con {suit} como triunfo deberías hacer unos {points}, mucho más de lo que pujó tu compañero.</translation>
    </message>
    <message>
      <source>It tells your partner that you hold aces around.</source>
      <comment>TELLS_ACES</comment>
      <translation>Le dice a tu compañero que tienes los cuatro ases.</translation>
    </message>
    <message>
      <source>It tells your partner that you have meld.</source>
      <comment>TELLS_MELD</comment>
      <translation>Le dice a tu compañero que tienes cantes.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {points} in meld or more, whatever is trump.</source>
      <comment>SHOWS_MELD</comment>
      <translation>Según lo acordado, le muestra a tu compañero que tienes {points} o más en cantes, sea cual sea el triunfo.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {count} aces or more.</source>
      <comment>SHOWS_ACES</comment>
      <translation>Según lo acordado, le muestra a tu compañero que tienes {count} ases o más.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Según lo acordado, le muestra a tu compañero que tienes una escalera.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {count} cards or more of one suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Según lo acordado, le muestra a tu compañero que tienes {count} cartas o más de un palo.</translation>
    </message>
    <message>
      <source>As agreed, a bid would show your partner what you don't hold.</source>
      <comment>WOULD_SHOW</comment>
      <translation>Según lo acordado, una puja mostraría algo que no tienes.</translation>
    </message>
    <message>
      <source>Your partner only showed meld and leaves trump to you: you should make about {points}.</source>
      <comment>TAKES_BACK</comment>
      <translation>Tu compañero solo mostró cantes y te deja el triunfo a ti: deberías hacer unos {points}.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}.</source>
      <comment>WORKS</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}. Passing is about as good.</source>
      <comment>WORKS_AND_TIES</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}. Pasar da más o menos lo mismo.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is about as good.</source>
      <comment>WORKS_BUT_TIES</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}, pero pasar da más o menos lo mismo.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is worth about {loss} more.</source>
      <comment>WORKS_BUT_COSTS</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}, pero pasar vale unos {loss} más.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but gains only about {gain}: not worth the risk.</source>
      <comment>WORKS_FOR_LITTLE</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}, pero solo gana unos {gain}: no merece el riesgo.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often} and gains about {gain}: too little for the risk.</source>
      <comment>FAILS_TOO_OFTEN</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often} y gana unos {gain}: demasiado poco para el riesgo.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but gains only about {gain}: leave it to your partner.</source>
      <comment>LEFT_TO_PARTNER</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}, pero solo gana unos {gain}: déjasela a tu compañero.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is no better.</source>
      <comment>SELDOM_BUT_TIES</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}, pero pasar no es mejor.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing would cost you about {gain}.</source>
      <comment>SELDOM_BUT_GAINS</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}, pero pasar te costaría unos {gain}.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but this hand may decide the game.</source>
      <comment>MAY_DECIDE</comment>
      <translation>Pujar {points} con {suit} como triunfo sale bien {often}, pero esta mano puede decidir la partida.</translation>
    </message>
    <message>
      <source>almost every time</source>
      <comment>ALMOST_ALWAYS</comment>
      <translation>casi siempre</translation>
    </message>
    <message>
      <source>about {share}% of the time</source>
      <comment>MOSTLY</comment>
      <translation>más o menos un {share} % de las veces</translation>
    </message>
    <message>
      <source>only about {share}% of the time</source>
      <comment>SELDOM</comment>
      <translation>solo un {share} % de las veces</translation>
    </message>
    <message>
      <source>only once in a great while</source>
      <comment>ALMOST_NEVER</comment>
      <translation>casi nunca</translation>
    </message>
    <message>
      <source>Passing should win the match.</source>
      <comment>PASSING_WINS</comment>
      <translation>Si pasas, deberías ganar la partida.</translation>
    </message>
    <message>
      <source>Passing may do just as well.</source>
      <comment>PASS_TOO_CLOSE</comment>
      <translation>Pasar podría dar lo mismo.</translation>
    </message>
    <message>
      <source>Your hand is too weak to add anything.</source>
      <comment>PROMISES_NOTHING</comment>
      <translation>Tu mano es demasiado floja para aportar algo.</translation>
    </message>
    <message>
      <source>Your own meld and half of your side's tricks should cover that.</source>
      <comment>OWN_SHARE</comment>
      <translation>Tus cantes y la mitad de las bazas de tu bando deberían bastar para eso.</translation>
    </message>
    <message>
      <source>Your side should make its sum {often}.</source>
      <comment>SUM_WORKS</comment>
      <translation>Tu bando debería cumplir su suma {often}.</translation>
    </message>
    <message>
      <source>Your partner's bid is enough: adding to it would risk more than it gains.</source>
      <comment>SUM_IS_ENOUGH</comment>
      <translation>La puja de tu compañero basta: añadir algo costaría más de lo que aporta.</translation>
    </message>
    <message>
      <source>A bid would risk more than it gains: your side scores what it makes anyway.</source>
      <comment>SUM_RISKS_MORE</comment>
      <translation>Una puja costaría más de lo que aporta: tu bando se apunta de todos modos lo que consiga.</translation>
    </message>
    <message>
      <source>{points} is out of reach for this hand.</source>
      <comment>OUT_OF_REACH</comment>
      <translation>Esta mano no llega a {points}.</translation>
    </message>
    <message>
      <source>With {suit} you should get about {points} more than with {other}.</source>
      <comment>SUIT_BEATS</comment>
      <translation>Con {suit} deberías sacar unos {points} más que con {other}.</translation>
    </message>
    <message>
      <source>{suit} and {other} are about equally good.</source>
      <comment>SUIT_TIES</comment>
      <translation>{suit} y {other} dan más o menos lo mismo.</translation>
    </message>
    <message>
      <source>It's the only suit you may name.</source>
      <comment>ONLY_SUIT</comment>
      <translation>Es el único palo que puedes elegir.</translation>
    </message>
    <message>
      <source>{suit} pays more, and should do.</source>
      <comment>PAID_BETTER</comment>
      <translation>{suit} da más fichas y debería bastar.</translation>
    </message>
    <message>
      <source>Your least useful cards: you give up no meld.</source>
      <comment>NOT_NEEDED</comment>
      <translation>Tus cartas menos útiles: no pierdes ningún cante.</translation>
    </message>
    <message>
      <source>It breaks up {points} of meld, but these cards cost you the least.</source>
      <comment>NOT_NEEDED_BUT_MELD</comment>
      <translation>Deshace {points} en cantes, pero estas cartas son las que menos te cuestan.</translation>
    </message>
    <message>
      <source>Your partner may meld with {cards}.</source>
      <comment>PARTNER_MAY_MELD</comment>
      <translation>Tu compañero quizá pueda cantar con {cards}.</translation>
    </message>
    <message>
      <source>Keep {cards} together: your side scores them in either hand.</source>
      <comment>STAY_TOGETHER</comment>
      <translation>Mantén {cards} juntas: tu bando las canta en cualquiera de las dos manos.</translation>
    </message>
    <message>
      <source>Trump, aces and pinochle cards help the bidder most.</source>
      <comment>HELP_DECLARER</comment>
      <translation>Los triunfos, los ases y las cartas del pinochle son lo que más ayuda al declarante.</translation>
    </message>
    <message>
      <source>These are the most helpful cards you have.</source>
      <comment>BEST_TO_GIVE</comment>
      <translation>Son las cartas más útiles que tienes.</translation>
    </message>
    <message>
      <source>{cards} would cost you about {points}.</source>
      <comment>CARDS_COST</comment>
      <translation>{cards} te costaría unos {points}.</translation>
    </message>
    <message>
      <source>You keep the card that helps your hand most.</source>
      <comment>STAYS</comment>
      <translation>Te quedas con la carta que más ayuda a tu mano.</translation>
    </message>
    <message>
      <source>It's a high card.</source>
      <comment>HIGH</comment>
      <translation>Es una carta alta.</translation>
    </message>
    <message>
      <source>With these cards {points} may still be made.</source>
      <comment>WIDOW_WILL_DO</comment>
      <translation>Con estas cartas aún se pueden hacer {points}.</translation>
    </message>
    <message>
      <source>It makes a marriage.</source>
      <comment>MAKES_MARRIAGE</comment>
      <translation>Forma un matrimonio.</translation>
    </message>
    <message>
      <source>It makes a pinochle.</source>
      <comment>MAKES_PINOCHLE</comment>
      <translation>Forma un pinochle.</translation>
    </message>
    <message>
      <source>It makes a long suit longer.</source>
      <comment>LONG_SUIT</comment>
      <translation>Alarga un palo largo.</translation>
    </message>
    <message>
      <source>It does little for you: the next card is probably better.</source>
      <comment>NEXT_IS_BETTER</comment>
      <translation>Te sirve de poco: la siguiente carta seguramente es mejor.</translation>
    </message>
    <message>
      <source>It should bring you about {points} more than the next card.</source>
      <comment>BEATS_THE_NEXT</comment>
      <translation>Debería darte unos {points} más que la siguiente carta.</translation>
    </message>
    <message>
      <source>The next card should bring you about {points} more.</source>
      <comment>NEXT_BRINGS_MORE</comment>
      <translation>La siguiente carta debería darte unos {points} más.</translation>
    </message>
    <message>
      <source>It's the best trump you don't have: whoever holds it becomes your partner.</source>
      <comment>CALLS_BEST</comment>
      <translation>Es el mejor triunfo que no tienes: quien lo tenga será tu compañero.</translation>
    </message>
    <message>
      <source>You need {points} in tricks, and there are only {total}.</source>
      <comment>TOO_MANY_TRICKS</comment>
      <translation>Necesitas {points} en bazas, y solo hay {total}.</translation>
    </message>
    <message>
      <source>You need {points} in tricks: too much for this hand.</source>
      <comment>TRICKS_OUT_OF_REACH</comment>
      <translation>Necesitas {points} en bazas: demasiado para esta mano.</translation>
    </message>
    <message>
      <source>Your meld alone makes the bid.</source>
      <comment>MELD_IS_ENOUGH</comment>
      <translation>Tus cantes bastan para cumplir la puja.</translation>
    </message>
    <message>
      <source>You need {points} in tricks, and this hand can get them.</source>
      <comment>TRICKS_IN_REACH</comment>
      <translation>Necesitas {points} en bazas, y esta mano puede lograrlo.</translation>
    </message>
    <message>
      <source>Winning every trick is too much to hope for.</source>
      <comment>MOON_IS_FAR</comment>
      <translation>Ganar todas las bazas es esperar demasiado.</translation>
    </message>
    <message>
      <source>You may well win every trick, but the moon isn't worth the risk.</source>
      <comment>MOON_IS_RISKY</comment>
      <translation>Puede que ganes todas las bazas, pero ir por todas no compensa el riesgo.</translation>
    </message>
    <message>
      <source>Winning every trick is worth as much without shooting the moon.</source>
      <comment>MOON_PAYS_LITTLE</comment>
      <translation>Ganar todas las bazas vale lo mismo sin ir por todas.</translation>
    </message>
    <message>
      <source>No card of yours should lose: shoot the moon.</source>
      <comment>MOON_IS_SURE</comment>
      <translation>Ninguna de tus cartas debería perder: ve por todas.</translation>
    </message>
    <message>
      <source>Winning every trick works {often}: shooting the moon gains you about {points}.</source>
      <comment>MOON_PAYS</comment>
      <translation>Ganar todas las bazas sale bien {often}: ir por todas te da unos {points} más.</translation>
    </message>
    <message>
      <source>Your partner has to win every trick alone: stay out of the way.</source>
      <comment>STAYS_OUT</comment>
      <translation>Tu compañero tiene que ganar todas las bazas solo: no te interpongas.</translation>
    </message>
    <message>
      <source>Playing on would cost you about {points} more than throwing in.</source>
      <comment>WORSE_TO_PLAY</comment>
      <translation>Seguir jugando te costaría unos {points} más que rendirte.</translation>
    </message>
    <message>
      <source>Throwing in would cost you about {points} more than playing on.</source>
      <comment>WORTH_PLAYING</comment>
      <translation>Rendirte te costaría unos {points} más que seguir jugando.</translation>
    </message>
    <message>
      <source>Playing on would cost you about {points} more than giving up.</source>
      <comment>BETTER_TO_GIVE_UP</comment>
      <translation>Seguir jugando te costaría unos {points} más que rendirte.</translation>
    </message>
    <message>
      <source>Giving up would cost you about {points} more than playing on.</source>
      <comment>BETTER_THAN_GIVING_UP</comment>
      <translation>Rendirte te costaría unos {points} más que seguir jugando.</translation>
    </message>
    <message>
      <source>Throwing in would be no better.</source>
      <comment>AS_GOOD_TO_PLAY</comment>
      <translation>Rendirte no sería mejor.</translation>
    </message>
    <message>
      <source>Almost any other hand is better.</source>
      <comment>ANOTHER_HAND</comment>
      <translation>Casi cualquier otra mano es mejor.</translation>
    </message>
    <message>
      <source>It's better than a usual hand, for all its low cards.</source>
      <comment>GOOD_AS_IT_IS</comment>
      <translation>Aun con tantas cartas bajas, es mejor que una mano normal.</translation>
    </message>
    <message>
      <source>This is the most you can meld.</source>
      <comment>WORTH_MOST</comment>
      <translation>Es lo máximo que puedes cantar.</translation>
    </message>
    <message>
      <source>You have nothing to meld.</source>
      <comment>NO_MELD</comment>
      <translation>No tienes nada que cantar.</translation>
    </message>
    <message>
      <source>Nothing you can meld now pays.</source>
      <comment>NOTHING_PAYS</comment>
      <translation>Nada de lo que puedes cantar ahora da puntos.</translation>
    </message>
    <message>
      <source>The dix counts on top of any other meld.</source>
      <comment>DIX_COUNTS</comment>
      <translation>El dix cuenta además de cualquier otro cante.</translation>
    </message>
    <message>
      <source>The turned card is better than your dix.</source>
      <comment>TURNED_CARD</comment>
      <translation>La carta descubierta es mejor que tu dix.</translation>
    </message>
    <message>
      <source>Meld the marriage first: the run can follow later.</source>
      <comment>MARRIAGE_FIRST</comment>
      <translation>Canta primero el matrimonio: la escalera puede venir después.</translation>
    </message>
    <message>
      <source>It pays best over the rest of the deal.</source>
      <comment>WORTH_OVER_TURNS</comment>
      <translation>Es lo que más da en el resto de la mano.</translation>
    </message>
    <message>
      <source>Your cards are worth more in your hand for now.</source>
      <comment>WORTH_IN_HAND</comment>
      <translation>Por ahora tus cartas valen más en la mano.</translation>
    </message>
    <message>
      <source>No other meld pays more right now.</source>
      <comment>PAYS_MOST</comment>
      <translation>Ningún otro cante da más ahora.</translation>
    </message>
    <message>
      <source>Meld the dix first: it gets you the turned card.</source>
      <comment>DIX_BEFORE_MELD</comment>
      <translation>Canta primero el dix: con él te llevas la carta descubierta.</translation>
    </message>
    <message>
      <source>You have {points}: that wins the game.</source>
      <comment>REACHES_TARGET</comment>
      <translation>Tienes {points}: con eso ganas.</translation>
    </message>
    <message>
      <source>It's the only card you may play.</source>
      <comment>ONLY_CARD</comment>
      <translation>Es la única carta que puedes jugar.</translation>
    </message>
    <message>
      <source>Pull trump: yours is the high one.</source>
      <comment>DRAWS_SURE</comment>
      <translation>Saca triunfos: el tuyo es el más alto.</translation>
    </message>
    <message>
      <source>Pull trump: make theirs fall.</source>
      <comment>DRAWS</comment>
      <translation>Saca triunfos para que caigan los suyos.</translation>
    </message>
    <message>
      <source>The opponents are out of trump.</source>
      <comment>TRUMPS_ARE_OUT</comment>
      <translation>A los rivales no les quedan triunfos.</translation>
    </message>
    <message>
      <source>You're long in trump: pull theirs.</source>
      <comment>LONG_TRUMPS</comment>
      <translation>Tienes muchos triunfos: haz caer los suyos.</translation>
    </message>
    <message>
      <source>You have nothing but trump.</source>
      <comment>ONLY_TRUMPS</comment>
      <translation>Solo tienes triunfos.</translation>
    </message>
    <message>
      <source>It's the high club.</source>
      <comment>TOP_CLUB</comment>
      <translation>Es el trébol más alto.</translation>
    </message>
    <message>
      <source>It's the high diamond.</source>
      <comment>TOP_DIAMOND</comment>
      <translation>Es el diamante más alto.</translation>
    </message>
    <message>
      <source>It's the high heart.</source>
      <comment>TOP_HEART</comment>
      <translation>Es el corazón más alto.</translation>
    </message>
    <message>
      <source>It's the high spade.</source>
      <comment>TOP_SPADE</comment>
      <translation>Es la pica más alta.</translation>
    </message>
    <message>
      <source>Nobody else has a higher one.</source>
      <comment>NO_HIGHER</comment>
      <translation>Nadie más tiene una más alta de ese palo.</translation>
    </message>
    <message>
      <source>Your side should take this trick.</source>
      <comment>SIDE_TAKES</comment>
      <translation>Tu bando debería ganar esta baza.</translation>
    </message>
    <message>
      <source>It's not a counter.</source>
      <comment>NOTHING_AT_RISK</comment>
      <translation>No vale puntos.</translation>
    </message>
    <message>
      <source>It may well lose, but it looks like your best lead.</source>
      <comment>MAY_LOSE</comment>
      <translation>Puede que pierda, pero parece tu mejor salida.</translation>
    </message>
    <message>
      <source>Your least useful card.</source>
      <comment>LEAST_USEFUL</comment>
      <translation>Tu carta menos útil.</translation>
    </message>
    <message>
      <source>It's the card you'll miss least.</source>
      <comment>SPARE</comment>
      <translation>Es la carta que menos echarás de menos.</translation>
    </message>
    <message>
      <source>It takes the trick.</source>
      <comment>TAKES</comment>
      <translation>Gana la baza.</translation>
    </message>
    <message>
      <source>It takes the trick, and you keep your {other}.</source>
      <comment>TAKES_AND_SAVES</comment>
      <translation>Gana la baza, y te guardas {other}.</translation>
    </message>
    <message>
      <source>It takes the trick, and then you may meld.</source>
      <comment>TAKES_AND_MELDS</comment>
      <translation>Gana la baza, y luego puedes cantar.</translation>
    </message>
    <message>
      <source>It will probably take the trick.</source>
      <comment>LIKELY_TAKES</comment>
      <translation>Seguramente gana la baza.</translation>
    </message>
    <message>
      <source>It will probably take the trick, and you keep your {other}.</source>
      <comment>LIKELY_TAKES_AND_SAVES</comment>
      <translation>Seguramente gana la baza, y te guardas {other}.</translation>
    </message>
    <message>
      <source>It may take the trick.</source>
      <comment>MAY_TAKE</comment>
      <translation>Puede que gane la baza.</translation>
    </message>
    <message>
      <source>Your side has the trick.</source>
      <comment>SIDE_HAS_IT</comment>
      <translation>La baza es de tu bando.</translation>
    </message>
    <message>
      <source>Your side has the trick: throw a counter.</source>
      <comment>SIDE_HAS_IT_COUNT</comment>
      <translation>La baza es de tu bando: cárgala.</translation>
    </message>
    <message>
      <source>Your side has the trick: keep your {other}.</source>
      <comment>SIDE_HAS_IT_SAVE</comment>
      <translation>La baza es de tu bando: guárdate {other}.</translation>
    </message>
    <message>
      <source>Your side should take this: throw a counter.</source>
      <comment>SIDE_TAKES_COUNT</comment>
      <translation>Tu bando debería ganar esta baza: cárgala.</translation>
    </message>
    <message>
      <source>Your partner should take this: throw a counter.</source>
      <comment>PARTNER_TAKES_COUNT</comment>
      <translation>Tu compañero debería ganar esta baza: cárgala.</translation>
    </message>
    <message>
      <source>Your side should take this trick: keep your {other}.</source>
      <comment>SIDE_TAKES_SAVE</comment>
      <translation>Tu bando debería ganar esta baza: guárdate {other}.</translation>
    </message>
    <message>
      <source>The trick is lost.</source>
      <comment>LOST</comment>
      <translation>La baza está perdida.</translation>
    </message>
    <message>
      <source>The trick is lost: save your {other}.</source>
      <comment>LOST_SAVE</comment>
      <translation>La baza está perdida: guárdate {other}.</translation>
    </message>
    <message>
      <source>The trick is lost, but your {other} will be worth more later.</source>
      <comment>LOST_KEEP</comment>
      <translation>La baza está perdida, pero {other} valdrá más luego.</translation>
    </message>
    <message>
      <source>The trick is probably lost.</source>
      <comment>LIKELY_LOST</comment>
      <translation>La baza seguramente está perdida.</translation>
    </message>
    <message>
      <source>The trick is probably lost: save your {other}.</source>
      <comment>LIKELY_LOST_SAVE</comment>
      <translation>La baza seguramente está perdida: guárdate {other}.</translation>
    </message>
    <message>
      <source>The trick is probably lost, but your {other} will be worth more later.</source>
      <comment>LIKELY_LOST_KEEP</comment>
      <translation>La baza seguramente está perdida, pero {other} valdrá más luego.</translation>
    </message>
    <message>
      <source>You can't win this trick: throw off as little as you can.</source>
      <comment>CANNOT_WIN</comment>
      <translation>No puedes ganar esta baza: suelta lo menos posible.</translation>
    </message>
    <message>
      <source>This trick isn't worth taking.</source>
      <comment>NOT_WORTH_IT</comment>
      <translation>Esta baza no vale la pena.</translation>
    </message>
    <message>
      <source>{what} {beside}</source>
      <comment>AND</comment>
      <translation>{what} {beside}</translation>
    </message>
    <message>
      <source>{other} would cost you about {points}.</source>
      <comment>OTHER_COSTS</comment>
      <translation>{other} te costaría unos {points}.</translation>
    </message>
    <message>
      <source>{other} does about as well.</source>
      <comment>OTHER_TIES</comment>
      <translation>{other} da más o menos lo mismo.</translation>
    </message>
    <message>
      <source>{other} may do just as well.</source>
      <comment>TOO_CLOSE</comment>
      <translation>{other} podría dar lo mismo.</translation>
    </message>
    <message>
      <source>You know every card now: {other} would cost you {points}.</source>
      <comment>KNOWN_COSTS</comment>
      <translation>Ya conoces todas las cartas: {other} te costaría {points}.</translation>
    </message>
    <message>
      <source>You know every card now. Nothing beats this.</source>
      <comment>KNOWN_TIES</comment>
      <translation>Ya conoces todas las cartas. No hay nada mejor.</translation>
    </message>
    <message>
      <source>That gains you about {points}.</source>
      <comment>GAINS</comment>
      <translation>Con eso ganas unos {points}.</translation>
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
      <translation>picas</translation>
    </message>
    <message>
      <source>hearts</source>
      <comment>HEARTS</comment>
      <translation>corazones</translation>
    </message>
    <message>
      <source>clubs</source>
      <comment>CLUBS</comment>
      <translation>tréboles</translation>
    </message>
    <message>
      <source>diamonds</source>
      <comment>DIAMONDS</comment>
      <translation>diamantes</translation>
    </message>
    <message>
      <source>ace</source>
      <comment>ACE</comment>
      <translation>as</translation>
    </message>
    <message>
      <source>10</source>
      <comment>TEN</comment>
      <translation>10</translation>
    </message>
    <message>
      <source>king</source>
      <comment>KING</comment>
      <translation>rey</translation>
    </message>
    <message>
      <source>queen</source>
      <comment>QUEEN</comment>
      <translation>dama</translation>
    </message>
    <message>
      <source>jack</source>
      <comment>JACK</comment>
      <translation>jota</translation>
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
      <translation>KQJ</translation>
    </message>
    <message>
      <source>{rank} of {suit}</source>
      <comment>CARD_NAME</comment>
      <translation>{rank} de {suit}</translation>
    </message>
    <message>
      <source>can be played</source>
      <comment>CARD_PLAYABLE</comment>
      <translation>se puede jugar</translation>
    </message>
    <message>
      <source>can be picked</source>
      <comment>CARD_PICKABLE</comment>
      <translation>se puede elegir</translation>
    </message>
    <message>
      <source>can't be played now</source>
      <comment>CARD_NOT_PLAYABLE</comment>
      <translation>ahora no se puede jugar</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} y {last}</translation>
    </message>
    <message>
      <source>{names} and you</source>
      <comment>AND_YOU</comment>
      <translation>{names} y tú</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <comment>OR</comment>
      <translation>{first} o {last}</translation>
    </message>
    <message>
      <source>, </source>
      <comment>COMMA</comment>
      <translation>, </translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <comment>YOU_NAMED</comment>
      <translation>{name} (tú)</translation>
    </message>
    <message>
      <source>You</source>
      <comment>YOU</comment>
      <translation>Tú</translation>
    </message>
    <message>
      <source>{share}%</source>
      <comment>PERCENT</comment>
      <translation>{share} %</translation>
    </message>
    <message>
      <source>you</source>
      <comment>TO_YOU</comment>
      <translation>ti</translation>
    </message>
    <message>
      <source>Player {number}</source>
      <comment>PLAYER</comment>
      <translation>Jugador {number}</translation>
    </message>
    <message>
      <source>game</source>
      <comment>WINS_GAME</comment>
      <translation>gana</translation>
    </message>
    <message>
      <source>{amount} points</source>
      <comment>POINTS</comment>
      <translation>{amount} puntos</translation>
    </message>
    <message>
      <source>1 point</source>
      <comment>POINT</comment>
      <translation>1 punto</translation>
    </message>
    <message>
      <source>{count} cards</source>
      <comment>CARDS</comment>
      <translation>{count} cartas</translation>
    </message>
    <message>
      <source>1 card</source>
      <comment>CARD</comment>
      <translation>1 carta</translation>
    </message>
    <message>
      <source>run in {suit}</source>
      <comment>RUN</comment>
      <translation>escalera de {suit}</translation>
    </message>
    <message>
      <source>run</source>
      <comment>RUN_SHORT</comment>
      <translation>escalera</translation>
    </message>
    <message>
      <source>plain run in {suit}</source>
      <comment>PLAIN_RUN</comment>
      <translation>escalera lisa de {suit}</translation>
    </message>
    <message>
      <source>plain run</source>
      <comment>PLAIN_RUN_SHORT</comment>
      <translation>escalera lisa</translation>
    </message>
    <message>
      <source>royal marriage</source>
      <comment>ROYAL_MARRIAGE</comment>
      <translation>matrimonio real</translation>
    </message>
    <message>
      <source>royal marriage in the run</source>
      <comment>ROYAL_IN_RUN</comment>
      <translation>matrimonio real en la escalera</translation>
    </message>
    <message>
      <source>extra king</source>
      <comment>EXTRA_KING</comment>
      <translation>rey extra</translation>
    </message>
    <message>
      <source>extra queen</source>
      <comment>EXTRA_QUEEN</comment>
      <translation>dama extra</translation>
    </message>
    <message>
      <source>marriage</source>
      <comment>MARRIAGE</comment>
      <translation>matrimonio</translation>
    </message>
    <message>
      <source>marriage in the run</source>
      <comment>MARRIAGE_IN_RUN</comment>
      <translation>matrimonio en la escalera</translation>
    </message>
    <message>
      <source>roundhouse bonus</source>
      <comment>ROUNDHOUSE_BONUS</comment>
      <translation>prima de ronda completa</translation>
    </message>
    <message>
      <source>pinochle</source>
      <comment>PINOCHLE</comment>
      <translation>pinochle</translation>
    </message>
    <message>
      <source>aces around</source>
      <comment>ACES</comment>
      <translation>cuatro ases</translation>
    </message>
    <message>
      <source>kings around</source>
      <comment>KINGS</comment>
      <translation>cuatro reyes</translation>
    </message>
    <message>
      <source>queens around</source>
      <comment>QUEENS</comment>
      <translation>cuatro damas</translation>
    </message>
    <message>
      <source>jacks around</source>
      <comment>JACKS</comment>
      <translation>cuatro jotas</translation>
    </message>
    <message>
      <source>aces</source>
      <comment>ACES_SHORT</comment>
      <translation>ases</translation>
    </message>
    <message>
      <source>kings</source>
      <comment>KINGS_SHORT</comment>
      <translation>reyes</translation>
    </message>
    <message>
      <source>queens</source>
      <comment>QUEENS_SHORT</comment>
      <translation>damas</translation>
    </message>
    <message>
      <source>jacks</source>
      <comment>JACKS_SHORT</comment>
      <translation>jotas</translation>
    </message>
    <message>
      <source>four identical aces</source>
      <comment>FOUR_ACES</comment>
      <translation>cuatro ases iguales</translation>
    </message>
    <message>
      <source>four identical kings</source>
      <comment>FOUR_KINGS</comment>
      <translation>cuatro reyes iguales</translation>
    </message>
    <message>
      <source>four identical queens</source>
      <comment>FOUR_QUEENS</comment>
      <translation>cuatro damas iguales</translation>
    </message>
    <message>
      <source>four identical jacks</source>
      <comment>FOUR_JACKS</comment>
      <translation>cuatro jotas iguales</translation>
    </message>
    <message>
      <source>eight tens</source>
      <comment>EIGHT_TENS</comment>
      <translation>ocho dieces</translation>
    </message>
    <message>
      <source>dix</source>
      <comment>DIX</comment>
      <translation>dix</translation>
    </message>
    <message>
      <source>sequence in {suit}</source>
      <comment>SEQUENCE</comment>
      <translation>secuencia de {suit}</translation>
    </message>
    <message>
      <source>sequence</source>
      <comment>SEQUENCE_SHORT</comment>
      <translation>secuencia</translation>
    </message>
    <message>
      <source>bezique</source>
      <comment>BEZIQUE</comment>
      <translation>bezique</translation>
    </message>
    <message>
      <source>four aces</source>
      <comment>ANY_ACES</comment>
      <translation>cuatro ases</translation>
    </message>
    <message>
      <source>four kings</source>
      <comment>ANY_KINGS</comment>
      <translation>cuatro reyes</translation>
    </message>
    <message>
      <source>four queens</source>
      <comment>ANY_QUEENS</comment>
      <translation>cuatro damas</translation>
    </message>
    <message>
      <source>four jacks</source>
      <comment>ANY_JACKS</comment>
      <translation>cuatro jotas</translation>
    </message>
    <message>
      <source>seven of trump</source>
      <comment>SEVEN_OF_TRUMP</comment>
      <translation>siete de triunfo</translation>
    </message>
    <message>
      <source>double {meld}</source>
      <comment>DOUBLE</comment>
      <translation>{meld}, doble</translation>
    </message>
    <message>
      <source>triple {meld}</source>
      <comment>TRIPLE</comment>
      <translation>{meld}, triple</translation>
    </message>
    <message>
      <source>quadruple {meld}</source>
      <comment>QUADRUPLE</comment>
      <translation>{meld}, cuádruple</translation>
    </message>
    <message>
      <source>{meld} ×{copies}</source>
      <comment>TIMES</comment>
      <translation>{meld} ×{copies}</translation>
    </message>
    <message>
      <source>{meld} in {suit}</source>
      <comment>MELD_IN</comment>
      <translation>{meld} de {suit}</translation>
    </message>
    <message>
      <source>Roundhouse</source>
      <comment>ROUNDHOUSE</comment>
      <translation>Ronda completa</translation>
    </message>
    <message>
      <source>run (Familie) in {suit}</source>
      <comment>BINOKEL_RUN</comment>
      <translation>escalera (Familie) de {suit}</translation>
    </message>
    <message>
      <source>Familie</source>
      <comment>BINOKEL_RUN_SHORT</comment>
      <translation>Familie</translation>
    </message>
    <message>
      <source>plain run (Familie) in {suit}</source>
      <comment>BINOKEL_PLAIN_RUN</comment>
      <translation>escalera lisa (Familie) de {suit}</translation>
    </message>
    <message>
      <source>plain Familie</source>
      <comment>BINOKEL_PLAIN_RUN_SHORT</comment>
      <translation>Familie lisa</translation>
    </message>
    <message>
      <source>royal marriage (Paar)</source>
      <comment>BINOKEL_ROYAL_MARRIAGE</comment>
      <translation>matrimonio real (Paar)</translation>
    </message>
    <message>
      <source>marriage (Paar)</source>
      <comment>BINOKEL_MARRIAGE</comment>
      <translation>matrimonio (Paar)</translation>
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
      <translation>dix (Dissle)</translation>
    </message>
    <message>
      <source>double run (Familie) in {suit}</source>
      <comment>BINOKEL_DOUBLE_RUN</comment>
      <translation>escalera (Familie) de {suit}, doble</translation>
    </message>
    <message>
      <source>double plain run (Familie) in {suit}</source>
      <comment>BINOKEL_DOUBLE_PLAIN_RUN</comment>
      <translation>escalera lisa (Familie) de {suit}, doble</translation>
    </message>
    <message>
      <source>double Binokel</source>
      <comment>BINOKEL_DOUBLE_PINOCHLE</comment>
      <translation>Binokel doble</translation>
    </message>
    <message>
      <source>eight aces</source>
      <comment>BINOKEL_DOUBLE_ACES</comment>
      <translation>ocho ases</translation>
    </message>
    <message>
      <source>eight kings</source>
      <comment>BINOKEL_DOUBLE_KINGS</comment>
      <translation>ocho reyes</translation>
    </message>
    <message>
      <source>eight queens</source>
      <comment>BINOKEL_DOUBLE_QUEENS</comment>
      <translation>ocho damas</translation>
    </message>
    <message>
      <source>eight jacks</source>
      <comment>BINOKEL_DOUBLE_JACKS</comment>
      <translation>ocho jotas</translation>
    </message>
    <message>
      <source>Roundhouse (Rundgang)</source>
      <comment>BINOKEL_ROUNDHOUSE</comment>
      <translation>Ronda completa (Rundgang)</translation>
    </message>
    <message>
      <source>Laid by {name}</source>
      <comment>LAID_BY</comment>
      <translation>De {name}</translation>
    </message>
    <message>
      <source>Laid by you</source>
      <comment>LAID_BY_YOU</comment>
      <translation>De tu mano</translation>
    </message>
    <message>
      <source>Laid by {name}, {amount} in all</source>
      <comment>LAID_BY_IN_ALL</comment>
      <translation>De {name}, {amount} en total</translation>
    </message>
    <message>
      <source>Laid by you, {amount} in all</source>
      <comment>LAID_BY_YOU_IN_ALL</comment>
      <translation>De tu mano, {amount} en total</translation>
    </message>
    <message>
      <source>{melds} and {count} more</source>
      <comment>AND_MORE</comment>
      <translation>{melds} y {count} más</translation>
    </message>
    <message>
      <source>Without {melds}</source>
      <comment>WITHOUT</comment>
      <translation>Sin {melds}</translation>
    </message>
    <message>
      <source>Your turn: next deal</source>
      <comment>TURN_DEAL</comment>
      <translation>Tu turno: otra mano</translation>
    </message>
    <message>
      <source>Your turn: rematch?</source>
      <comment>TURN_REMATCH</comment>
      <translation>Tu turno: ¿revancha?</translation>
    </message>
    <message>
      <source>Won</source>
      <comment>WON</comment>
      <translation>Ganó</translation>
    </message>
    <message>
      <source>Match over</source>
      <comment>MATCH_OVER</comment>
      <translation>Partida terminada</translation>
    </message>
    <message>
      <source>{names} won</source>
      <comment>WON_BY</comment>
      <translation>Victoria: {names}</translation>
    </message>
    <message>
      <source>Your turn: bid or pass</source>
      <comment>TURN_BID</comment>
      <translation>Tu turno: puja o pasa</translation>
    </message>
    <message>
      <source>Your turn: you must bid</source>
      <comment>TURN_MUST_BID</comment>
      <translation>Tu turno: tienes que pujar</translation>
    </message>
    <message>
      <source>You can only pass</source>
      <comment>TURN_MUST_PASS</comment>
      <translation>Solo puedes pasar</translation>
    </message>
    <message>
      <source>Your turn: name trump</source>
      <comment>TURN_TRUMP</comment>
      <translation>Tu turno: elige triunfo</translation>
    </message>
    <message>
      <source>Your turn: call a card</source>
      <comment>TURN_CALL</comment>
      <translation>Tu turno: llama una carta</translation>
    </message>
    <message>
      <source>Your turn: keep it or not</source>
      <comment>TURN_DRAFT</comment>
      <translation>Tu turno: quédatela o no</translation>
    </message>
    <message>
      <source>Deal out the kitty</source>
      <comment>TURN_DISTRIBUTE</comment>
      <translation>Reparte el pozo</translation>
    </message>
    <message>
      <source>Pass {cards} to {name}</source>
      <comment>TURN_GIVE</comment>
      <translation>Pasa {cards} a {name}</translation>
    </message>
    <message>
      <source>Bury {cards}</source>
      <comment>TURN_BURY</comment>
      <translation>Descarta {cards}</translation>
    </message>
    <message>
      <source>Show your meld</source>
      <comment>TURN_SHOW</comment>
      <translation>Canta</translation>
    </message>
    <message>
      <source>You have no meld</source>
      <comment>TURN_SHOW_NOTHING</comment>
      <translation>No tienes cantes</translation>
    </message>
    <message>
      <source>Meld or continue</source>
      <comment>TURN_MELD</comment>
      <translation>Canta o sigue</translation>
    </message>
    <message>
      <source>Throw in this hand?</source>
      <comment>TURN_MISDEAL</comment>
      <translation>¿Devolver esta mano?</translation>
    </message>
    <message>
      <source>Play on or throw in</source>
      <comment>TURN_DECIDE</comment>
      <translation>Sigue o ríndete</translation>
    </message>
    <message>
      <source>Play on or concede</source>
      <comment>TURN_CONCEDE</comment>
      <translation>Sigue o ríndete</translation>
    </message>
    <message>
      <source>Shoot the moon?</source>
      <comment>TURN_MOON</comment>
      <translation>¿Vas por todas?</translation>
    </message>
    <message>
      <source>Your lead</source>
      <comment>TURN_LEAD</comment>
      <translation>Sales tú</translation>
    </message>
    <message>
      <source>Lead a trump</source>
      <comment>TURN_LEAD_TRUMP</comment>
      <translation>Sal de triunfo</translation>
    </message>
    <message>
      <source>Play any card</source>
      <comment>TURN_FREE</comment>
      <translation>Juega cualquier carta</translation>
    </message>
    <message>
      <source>No {suit}: any card</source>
      <comment>TURN_NONE_LEFT</comment>
      <translation>Sin {suit}: cualquiera</translation>
    </message>
    <message>
      <source>Play from hand or meld</source>
      <comment>TURN_STOCK</comment>
      <translation>Juega: mano o mesa</translation>
    </message>
    <message>
      <source>Hand or meld</source>
      <comment>TURN_STOCK_SHORT</comment>
      <translation>Mano o mesa</translation>
    </message>
    <message>
      <source>Follow {suit}: {cards}</source>
      <comment>TURN_FOLLOW</comment>
      <translation>Sirve {suit}: {cards}</translation>
    </message>
    <message>
      <source>Beat {card}: {cards}</source>
      <comment>TURN_BEAT</comment>
      <translation>Supera {card}: {cards}</translation>
    </message>
    <message>
      <source>Trump with {cards}</source>
      <comment>TURN_TRUMP_IN</comment>
      <translation>Falla con {cards}</translation>
    </message>
    <message>
      <source>Overtrump {card}: {cards}</source>
      <comment>TURN_OVERTRUMP</comment>
      <translation>Supera {card}: {cards}</translation>
    </message>
    <message>
      <source>Follow {suit}</source>
      <comment>TURN_ANY_OF</comment>
      <translation>Sirve {suit}</translation>
    </message>
    <message>
      <source>Play a trump</source>
      <comment>TURN_ANY_TRUMP</comment>
      <translation>Juega un triunfo</translation>
    </message>
    <message>
      <source>Bidding comes first: pick an amount, or pass.</source>
      <comment>FIRST_BID</comment>
      <translation>Primero se puja: elige una cantidad o pasa.</translation>
    </message>
    <message>
      <source>Bidding comes first: pick an amount.</source>
      <comment>FIRST_MUST_BID</comment>
      <translation>Primero se puja: elige una cantidad.</translation>
    </message>
    <message>
      <source>Bidding comes first: all you can do is pass.</source>
      <comment>FIRST_MUST_PASS</comment>
      <translation>Primero se puja: solo puedes pasar.</translation>
    </message>
    <message>
      <source>Name trump first.</source>
      <comment>FIRST_TRUMP</comment>
      <translation>Primero elige triunfo.</translation>
    </message>
    <message>
      <source>Call a card first.</source>
      <comment>FIRST_CALL</comment>
      <translation>Primero llama una carta.</translation>
    </message>
    <message>
      <source>Decide first whether to keep that card.</source>
      <comment>FIRST_DRAFT</comment>
      <translation>Primero decide si te quedas esa carta.</translation>
    </message>
    <message>
      <source>Deal out the kitty first.</source>
      <comment>FIRST_DISTRIBUTE</comment>
      <translation>Primero reparte el pozo.</translation>
    </message>
    <message>
      <source>Decide first whether to play this hand.</source>
      <comment>FIRST_MISDEAL</comment>
      <translation>Primero decide si juegas esta mano.</translation>
    </message>
    <message>
      <source>Decide first whether to play on.</source>
      <comment>FIRST_DECIDE</comment>
      <translation>Primero decide si sigues jugando.</translation>
    </message>
    <message>
      <source>Click again to play it</source>
      <comment>ONCE_MORE_PLAYS</comment>
      <translation>Otro clic y se juega</translation>
    </message>
    <message>
      <source>Double-click to play it</source>
      <comment>DOUBLE_CLICK_PLAYS</comment>
      <translation>Se juega con doble clic</translation>
    </message>
    <message>
      <source>Thinking</source>
      <comment>THINKING</comment>
      <translation>Piensa</translation>
    </message>
    <message>
      <source>Thinking about it…</source>
      <comment>HINT_AWAITED</comment>
      <translation>Pensando…</translation>
    </message>
    <message>
      <source>Why?</source>
      <comment>WHY</comment>
      <translation>¿Por qué?</translation>
    </message>
    <message>
      <source>It's {name}'s turn.</source>
      <comment>TURN_OF</comment>
      <translation>Le toca a {name}.</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Compañero</translation>
    </message>
    <message>
      <source>Opponent</source>
      <comment>OPPONENT</comment>
      <translation>Rival</translation>
    </message>
    <message>
      <source>Deals next</source>
      <comment>DEALS_NEXT</comment>
      <translation>Reparte después</translation>
    </message>
    <message>
      <source>Bid {amount}</source>
      <comment>CALLED_BID</comment>
      <translation>Puja {amount}</translation>
    </message>
    <message>
      <source>the moon</source>
      <comment>THE_MOON</comment>
      <translation>todas las bazas</translation>
    </message>
    <message>
      <source>{bid} in {suit}</source>
      <comment>IN_SUIT</comment>
      <translation>{bid} a {suit}</translation>
    </message>
    <message>
      <source>Passed</source>
      <comment>CALLED_PASS</comment>
      <translation>Pasó</translation>
    </message>
    <message>
      <source>Passed with help</source>
      <comment>CALLED_HELP</comment>
      <translation>Pasó con ayuda</translation>
    </message>
    <message>
      <source>High bidder</source>
      <comment>HIGH_BIDDER</comment>
      <translation>Puja más alta</translation>
    </message>
    <message>
      <source>Plays {amount}</source>
      <comment>PLAYS_FOR</comment>
      <translation>Juega {amount}</translation>
    </message>
    <message>
      <source>Shoots the moon</source>
      <comment>PLAYS_MOON</comment>
      <translation>Va por todas</translation>
    </message>
    <message>
      <source>Sitting out this deal</source>
      <comment>RESTING</comment>
      <translation>Descansa en esta mano</translation>
    </message>
    <message>
      <source>sitting out</source>
      <comment>RESTING_SHORT</comment>
      <translation>descansa</translation>
    </message>
    <message>
      <source>Passed {cards}</source>
      <comment>GAVE</comment>
      <translation>Pasó {cards}</translation>
    </message>
    <message>
      <source>D</source>
      <comment>DEALER_LETTER</comment>
      <translation>R</translation>
    </message>
    <message>
      <source>Melded</source>
      <comment>MELD_SHOWN</comment>
      <translation>Cantó</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>NO_MELD_SHOWN</comment>
      <translation>No canta</translation>
    </message>
    <message>
      <source>Led {card}</source>
      <comment>LED</comment>
      <translation>Salió con {card}</translation>
    </message>
    <message>
      <source>Played {card}</source>
      <comment>PLAYED</comment>
      <translation>Jugó {card}</translation>
    </message>
    <message>
      <source>You play after {name}</source>
      <comment>PLAY_AFTER</comment>
      <translation>Juegas tras {name}</translation>
    </message>
    <message>
      <source>After {name}</source>
      <comment>PLAY_AFTER_SHORT</comment>
      <translation>Tras {name}</translation>
    </message>
    <message>
      <source>Took the trick</source>
      <comment>TOOK_TRICK</comment>
      <translation>Ganó la baza</translation>
    </message>
    <message>
      <source>Took it</source>
      <comment>TOOK_TRICK_SHORT</comment>
      <translation>La ganó</translation>
    </message>
    <message>
      <source>meld</source>
      <comment>UNIT_MELD</comment>
      <translation>cante</translation>
    </message>
    <message>
      <source>trick</source>
      <comment>UNIT_TRICK</comment>
      <translation>baza</translation>
    </message>
    <message>
      <source>tricks</source>
      <comment>UNIT_TRICKS</comment>
      <translation>bazas</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>BUBBLE_PASS</comment>
      <translation>Paso</translation>
    </message>
    <message>
      <source>earlier: {bids}</source>
      <comment>BUBBLE_BEFORE</comment>
      <translation>antes: {bids}</translation>
    </message>
    <message>
      <source>Buried {cards}</source>
      <comment>BUBBLE_BURIED</comment>
      <translation>Descarto {cards}</translation>
    </message>
    <message>
      <source>I give up</source>
      <comment>BUBBLE_GIVES_UP</comment>
      <translation>Me rindo</translation>
    </message>
    <message>
      <source>called card</source>
      <comment>BUBBLE_CALLED</comment>
      <translation>carta llamada</translation>
    </message>
    <message>
      <source>nobody has it</source>
      <comment>BUBBLE_CALLED_NOBODY</comment>
      <translation>nadie la tiene</translation>
    </message>
    <message>
      <source>Winning</source>
      <comment>WINNING</comment>
      <translation>Gana</translation>
    </message>
    <message>
      <source>{count} left</source>
      <comment>PILE_LEFT</comment>
      <translation>{count} en el mazo</translation>
    </message>
    <message>
      <source>Upcard</source>
      <comment>UPCARD</comment>
      <translation>Carta vuelta</translation>
    </message>
    <message>
      <source>Raised cards are your meld in {suit}</source>
      <comment>RAISED_CARDS</comment>
      <translation>Cartas alzadas: cante con {suit}</translation>
    </message>
    <message>
      <source>Raised: meld in {suit}</source>
      <comment>RAISED_CARDS_SHORT</comment>
      <translation>Alzadas: cante con {suit}</translation>
    </message>
    <message>
      <source>Your card</source>
      <comment>YOUR_CARD</comment>
      <translation>Tu carta</translation>
    </message>
    <message>
      <source>{widow}, {cards}</source>
      <comment>WIDOW_LIES</comment>
      <translation>{widow}, {cards}</translation>
    </message>
    <message>
      <source>Kitty, {cards}</source>
      <comment>KITTY_LIES</comment>
      <translation>Pozo, {cards}</translation>
    </message>
    <message>
      <source>Trump not named yet</source>
      <comment>NO_TRUMP_YET</comment>
      <translation>Aún sin triunfo</translation>
    </message>
    <message>
      <source>No deal yet</source>
      <comment>NO_DEAL_YET</comment>
      <translation>Aún sin repartir</translation>
    </message>
    <message>
      <source>Draft: build your hand</source>
      <comment>DRAFTING</comment>
      <translation>Arma tu mano</translation>
    </message>
    <message>
      <source>Bidding: no bids yet</source>
      <comment>AUCTION_OPEN</comment>
      <translation>Subasta: aún sin pujas</translation>
    </message>
    <message>
      <source>Bidding: you are high at {amount}</source>
      <comment>AUCTION_HIGH_YOU</comment>
      <translation>Subasta: tu puja de {amount} es la más alta</translation>
    </message>
    <message>
      <source>Bidding: {name} is high at {amount}</source>
      <comment>AUCTION_HIGH</comment>
      <translation>Subasta: puja más alta {amount}, de {name}</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>TRUMP_IS</comment>
      <translation>Triunfo: {suit}</translation>
    </message>
    <message>
      <source>Contract {amount}</source>
      <comment>CONTRACT</comment>
      <translation>Contrato {amount}</translation>
    </message>
    <message>
      <source>Contract {amount} made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>Contrato {amount} cumplido</translation>
    </message>
    <message>
      <source>Contract {amount} set</source>
      <comment>CONTRACT_SET</comment>
      <translation>Contrato {amount} perdido</translation>
    </message>
    <message>
      <source>{names}, {suit}</source>
      <comment>DECLARERS</comment>
      <translation>{names}, {suit}</translation>
    </message>
    <message>
      <source>{names}, called {card}</source>
      <comment>DECLARERS_CALLED</comment>
      <translation>{names}, llamada {card}</translation>
    </message>
    <message>
      <source>{count} cards left in the stock</source>
      <comment>STOCK_LEFT</comment>
      <translation>Quedan {count} cartas en el mazo</translation>
    </message>
    <message>
      <source>1 card left in the stock</source>
      <comment>STOCK_LEFT_ONE</comment>
      <translation>Queda 1 carta en el mazo</translation>
    </message>
    <message>
      <source>The stock is empty: follow suit, and win the trick if you can.</source>
      <comment>STOCK_GONE</comment>
      <translation>El mazo se acabó: sirve, y gana la baza si puedes.</translation>
    </message>
    <message>
      <source>Stock gone: follow and win</source>
      <comment>STOCK_GONE_SHORT</comment>
      <translation>Sin mazo: sirve y gana</translation>
    </message>
    <message>
      <source>Needs {amount} more</source>
      <comment>NEEDS</comment>
      <translation>Necesita {amount} más</translation>
    </message>
    <message>
      <source>Needs up to {amount} more</source>
      <comment>NEEDS_UP_TO</comment>
      <translation>Necesita como mucho {amount} más</translation>
    </message>
    <message>
      <source>Needs {amount} in tricks</source>
      <comment>NEEDS_IN_TRICKS</comment>
      <translation>Necesita {amount} en bazas</translation>
    </message>
    <message>
      <source>Needs up to {amount} in tricks</source>
      <comment>NEEDS_IN_TRICKS_UP_TO</comment>
      <translation>Necesita hasta {amount} en bazas</translation>
    </message>
    <message>
      <source>Needs a trick</source>
      <comment>NEEDS_TRICK</comment>
      <translation>Le falta una baza</translation>
    </message>
    <message>
      <source>Contract made</source>
      <comment>HAS_ENOUGH</comment>
      <translation>Contrato cumplido</translation>
    </message>
    <message>
      <source>They're set</source>
      <comment>OUT_OF_REACH</comment>
      <translation>Contrato perdido</translation>
    </message>
    <message>
      <source>You're set</source>
      <comment>OUT_OF_REACH_OWN</comment>
      <translation>Contrato perdido</translation>
    </message>
    <message>
      <source>Made by {spare}</source>
      <comment>MADE_BY</comment>
      <translation>{spare} de más</translation>
    </message>
    <message>
      <source>On the nose</source>
      <comment>MADE_EXACTLY</comment>
      <translation>Justo lo necesario</translation>
    </message>
    <message>
      <source>Set by {short}</source>
      <comment>SET_BY</comment>
      <translation>{short} de menos</translation>
    </message>
    <message>
      <source>Set</source>
      <comment>SET</comment>
      <translation>No cumplido</translation>
    </message>
    <message>
      <source>{got} of {bid}</source>
      <comment>GOT_OF</comment>
      <translation>{got} de {bid}</translation>
    </message>
    <message>
      <source>First to {target}</source>
      <comment>FIRST_TO</comment>
      <translation>A {target}</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>SO_MANY_DEALS</comment>
      <translation>{count} manos</translation>
    </message>
    <message>
      <source>One deal</source>
      <comment>ONE_DEAL</comment>
      <translation>Una mano</translation>
    </message>
    <message>
      <source>?</source>
      <comment>TRUMP_UNKNOWN</comment>
      <translation>?</translation>
    </message>
    <message>
      <source>Join</source>
      <comment>JOIN</comment>
      <translation>Unirse</translation>
    </message>
    <message>
      <source>Paused</source>
      <comment>PAUSED</comment>
      <translation>En pausa</translation>
    </message>
    <message>
      <source>Hint</source>
      <comment>HINT</comment>
      <translation>Pista</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Última baza</translation>
    </message>
    <message>
      <source>Scores</source>
      <comment>SCORES</comment>
      <translation>Puntos</translation>
    </message>
    <message>
      <source>See what a good player would do</source>
      <comment>HINT_HINT</comment>
      <translation>Mira qué haría un buen jugador</translation>
    </message>
    <message>
      <source>Your only legal card is played for you.</source>
      <comment>ONLY_CARD_PLAYED</comment>
      <translation>Tu única carta permitida se juega por ti.</translation>
    </message>
    <message>
      <source>Your last card is played for you.</source>
      <comment>LAST_CARD_PLAYED</comment>
      <translation>Tu última carta se juega por ti.</translation>
    </message>
    <message>
      <source>To see melds again, click a player's name. M shows each in turn.</source>
      <comment>RECALL_MELDS</comment>
      <translation>Para ver otra vez un cante, haz clic en el nombre. M los muestra uno tras otro.</translation>
    </message>
    <message>
      <source>Take back your last move</source>
      <comment>HINT_UNDO</comment>
      <translation>Deshaz tu última jugada</translation>
    </message>
    <message>
      <source>Show or hide the last trick</source>
      <comment>HINT_LAST_TRICK</comment>
      <translation>Muestra u oculta la última baza</translation>
    </message>
    <message>
      <source>Show the score sheet</source>
      <comment>HINT_SCORES</comment>
      <translation>Muestra la hoja de puntos</translation>
    </message>
    <message>
      <source>Trump is not named yet</source>
      <comment>TRUMP_TILE_NONE</comment>
      <translation>El triunfo aún no se ha elegido</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <comment>TRUMP_TILE</comment>
      <translation>Triunfo: {suit}</translation>
    </message>
    <message>
      <source>{names}: {score} of {target}</source>
      <comment>SCORE_OF</comment>
      <translation>{names}: {score} de {target}</translation>
    </message>
    <message>
      <source>{names}: {score} left of {target}</source>
      <comment>SCORE_LEFT</comment>
      <translation>{names}: faltan {score} de {target}</translation>
    </message>
    <message>
      <source>{names}: {score}</source>
      <comment>SCORE_ALONE</comment>
      <translation>{names}: {score}</translation>
    </message>
    <message>
      <source>Your bid</source>
      <comment>YOUR_BID</comment>
      <translation>Tu puja</translation>
    </message>
    <message>
      <source>At least {amount} to beat {name}</source>
      <comment>AT_LEAST_TO_BEAT</comment>
      <translation>Al menos {amount} para superar a {name}</translation>
    </message>
    <message>
      <source>{amount} is enough to take it from {name}</source>
      <comment>AT_LEAST_TO_MATCH</comment>
      <translation>Con {amount} basta para quitársela a {name}</translation>
    </message>
    <message>
      <source>Your partner has the bid; {amount} would top it</source>
      <comment>OVER_PARTNER</comment>
      <translation>Tu compañero tiene la puja; {amount} la superaría</translation>
    </message>
    <message>
      <source>At least {amount} to open</source>
      <comment>AT_LEAST_TO_OPEN</comment>
      <translation>Al menos {amount} para abrir</translation>
    </message>
    <message>
      <source>Shows {name} {amount} in meld or more</source>
      <comment>TELLS_MELD</comment>
      <translation>Muestra a {name} {amount} o más en cantes</translation>
    </message>
    <message>
      <source>Shows {name} aces around</source>
      <comment>TELLS_ACES_AROUND</comment>
      <translation>Muestra a {name} cuatro ases</translation>
    </message>
    <message>
      <source>Shows {name} {count} aces or more</source>
      <comment>TELLS_ACES</comment>
      <translation>Muestra a {name} {count} ases o más</translation>
    </message>
    <message>
      <source>Shows {name} a run</source>
      <comment>TELLS_RUN</comment>
      <translation>Muestra a {name} una escalera</translation>
    </message>
    <message>
      <source>Shows {name} {count} cards or more of one suit</source>
      <comment>TELLS_SUIT</comment>
      <translation>Muestra a {name} {count} cartas o más de un palo</translation>
    </message>
    <message>
      <source>Asks {name} to show meld</source>
      <comment>TELLS_ASKS</comment>
      <translation>Pide a {name} que muestre cantes</translation>
    </message>
    <message>
      <source>Tells {name} nothing about meld</source>
      <comment>TELLS_NOTHING</comment>
      <translation>No dice a {name} nada sobre cantes</translation>
    </message>
    <message>
      <source>The only bid is {amount}</source>
      <comment>EXACTLY</comment>
      <translation>Solo se puede pujar {amount}</translation>
    </message>
    <message>
      <source>Bid {amount}</source>
      <comment>BID</comment>
      <translation>Pujar {amount}</translation>
    </message>
    <message>
      <source>Lower bid</source>
      <comment>BID_LESS</comment>
      <translation>Puja menor</translation>
    </message>
    <message>
      <source>Higher bid</source>
      <comment>BID_MORE</comment>
      <translation>Puja mayor</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Pasar</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Paso con ayuda</translation>
    </message>
    <message>
      <source>“I have some meld”</source>
      <comment>PASS_HELP_SAYS</comment>
      <translation>«Tengo algo que cantar»</translation>
    </message>
    <message>
      <source>Your meld by trump suit</source>
      <comment>MELD_YOU_WOULD_HAVE</comment>
      <translation>Tu cante según el triunfo</translation>
    </message>
    <message>
      <source>Trump of your bid</source>
      <comment>TRUMP_OF_BID</comment>
      <translation>Triunfo de tu puja</translation>
    </message>
    <message>
      <source>Meld with {suit} trump: {amount}</source>
      <comment>MELD_WITH_SUIT</comment>
      <translation>Cante con triunfo de {suit}: {amount}</translation>
    </message>
    <message>
      <source>Name trump</source>
      <comment>NAME_TRUMP</comment>
      <translation>Elige triunfo</translation>
    </message>
    <message>
      <source>You have the bid at {amount}</source>
      <comment>TRUMP_FOR</comment>
      <translation>Juegas {amount}</translation>
    </message>
    <message>
      <source>You name trump and lead</source>
      <comment>TRUMP_AND_LEAD</comment>
      <translation>Eliges triunfo y sales</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>MAKE_TRUMP</comment>
      <translation>Triunfo: {suit}</translation>
    </message>
    <message>
      <source>{suit}: {cards}, meld {meld}</source>
      <comment>SUIT_BUTTON</comment>
      <translation>{suit}: {cards}, cante {meld}</translation>
    </message>
    <message>
      <source>Cards for {name}</source>
      <comment>GIVE_TITLE</comment>
      <translation>Cartas para {name}</translation>
    </message>
    <message>
      <source>{name} has the bid at {amount} in {suit}. Pass {passed}.</source>
      <comment>GIVE_HELP</comment>
      <translation>{name} juega {amount} en {suit}. Pasa {passed}.</translation>
    </message>
    <message>
      <source>{name} passed you {cards}. Pass {passed} back.</source>
      <comment>GIVE_BACK_HELP</comment>
      <translation>{name} te pasó {cards}. Pasa {passed} de vuelta.</translation>
    </message>
    <message>
      <source>Your discards</source>
      <comment>BURY_TITLE</comment>
      <translation>Tus descartes</translation>
    </message>
    <message>
      <source>Bury {cards}.</source>
      <comment>BURY_HELP</comment>
      <translation>Descarta {cards}.</translation>
    </message>
    <message>
      <source>{count} more to pick</source>
      <comment>STILL_TO_CHOOSE</comment>
      <translation>Faltan {count} por elegir</translation>
    </message>
    <message>
      <source>1 more to pick</source>
      <comment>STILL_ONE_TO_CHOOSE</comment>
      <translation>Falta 1 por elegir</translation>
    </message>
    <message>
      <source>{count} too many</source>
      <comment>TOO_MANY_CHOSEN</comment>
      <translation>{count} de más</translation>
    </message>
    <message>
      <source>All picked</source>
      <comment>ALL_CHOSEN</comment>
      <translation>Todas elegidas</translation>
    </message>
    <message>
      <source>Pick them in your hand</source>
      <comment>CHOSEN_NONE</comment>
      <translation>Elígelas en tu mano</translation>
    </message>
    <message>
      <source>Pick {count} more cards first.</source>
      <comment>CHOOSE_MORE</comment>
      <translation>Elige antes {count} cartas más.</translation>
    </message>
    <message>
      <source>Pick one more card first.</source>
      <comment>CHOOSE_ONE_MORE</comment>
      <translation>Elige antes una carta más.</translation>
    </message>
    <message>
      <source>You already have {count}. Put one back first.</source>
      <comment>CHOSEN_ENOUGH</comment>
      <translation>Ya tienes {count}. Devuelve antes una.</translation>
    </message>
    <message>
      <source>Pass {count} to {name}</source>
      <comment>GIVE_BUTTON</comment>
      <translation>Pasar {count} a {name}</translation>
    </message>
    <message>
      <source>Bury {count}</source>
      <comment>BURY_BUTTON</comment>
      <translation>Descartar {count}</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Meld so far</source>
      <comment>MELD_SO_FAR</comment>
      <translation>Cantado hasta ahora</translation>
    </message>
    <message>
      <source>Melded</source>
      <comment>MELD_OF_ALL</comment>
      <translation>Cantado</translation>
    </message>
    <message>
      <source>Taken in tricks</source>
      <comment>TAKEN_SO_FAR</comment>
      <translation>Ganado en bazas</translation>
    </message>
    <message>
      <source>Your meld</source>
      <comment>YOUR_MELD</comment>
      <translation>Tu cante</translation>
    </message>
    <message>
      <source>Trump from now on: {suit}</source>
      <comment>MAKES_TRUMP</comment>
      <translation>Triunfo desde ahora: {suit}</translation>
    </message>
    <message>
      <source>Drag cards here, or pick a meld</source>
      <comment>DRAG_OR_PICK</comment>
      <translation>Arrastra cartas o elige un cante</translation>
    </message>
    <message>
      <source>You can show</source>
      <comment>MELDS_TO_SHOW</comment>
      <translation>Puedes mostrar</translation>
    </message>
    <message>
      <source>You can meld</source>
      <comment>POSSIBLE_MELDS</comment>
      <translation>Puedes cantar</translation>
    </message>
    <message>
      <source>No meld in this hand</source>
      <comment>NOTHING_TO_MELD</comment>
      <translation>Nada que cantar</translation>
    </message>
    <message>
      <source>Nothing to meld now</source>
      <comment>NO_MELD_NOW</comment>
      <translation>Ahora no hay nada que cantar</translation>
    </message>
    <message>
      <source>Meld {amount}</source>
      <comment>MELD_BUTTON</comment>
      <translation>Cantar {amount}</translation>
    </message>
    <message>
      <source>Your meld {amount}</source>
      <comment>MELD_OF_YOURS</comment>
      <translation>Tu cante {amount}</translation>
    </message>
    <message>
      <source>best of {count} ways</source>
      <comment>BEST_OF</comment>
      <translation>la mejor de {count} formas</translation>
    </message>
    <message>
      <source>Other…</source>
      <comment>OTHER_MELDS</comment>
      <translation>Otros…</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>SHOW_NOTHING</comment>
      <translation>No cantar nada</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>DONE</comment>
      <translation>Seguir</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>NO_MELD</comment>
      <translation>Sin cante</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD_NOTHING_YET</comment>
      <translation>Cantar</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Más</translation>
    </message>
    <message>
      <source>Take the upcard</source>
      <comment>EXCHANGE</comment>
      <translation>Tomar la carta vuelta</translation>
    </message>
    <message>
      <source>{cards}, traded for {upcard}</source>
      <comment>DIX_TAKES</comment>
      <translation>{cards}, a cambio de {upcard}</translation>
    </message>
    <message>
      <source>Trade your {dix} for it</source>
      <comment>EXCHANGE_HELP</comment>
      <translation>Cámbiala por tu {dix}</translation>
    </message>
    <message>
      <source>{meld}: {card} is missing</source>
      <comment>MISSING</comment>
      <translation>{meld}: falta {card}</translation>
    </message>
    <message>
      <source>{meld}: {card} is in your hand</source>
      <comment>IN_HAND</comment>
      <translation>{meld}: {card} está en tu mano</translation>
    </message>
    <message>
      <source>Lay it down for {amount} more.</source>
      <comment>WOULD_ADD</comment>
      <translation>Si la muestras, suma {amount}.</translation>
    </message>
    <message>
      <source>Worth {amount} more. You hold {cards}.</source>
      <comment>WOULD_ADD_HELD</comment>
      <translation>Suma {amount}. Tienes {cards}.</translation>
    </message>
    <message>
      <source>another {card}</source>
      <comment>ANOTHER</comment>
      <translation>otra vez {card}</translation>
    </message>
    <message>
      <source>{meld}: {cards} are missing</source>
      <comment>MISSING_MORE</comment>
      <translation>{meld}: faltan {cards}</translation>
    </message>
    <message>
      <source>{meld}: {cards} are in your hand</source>
      <comment>IN_HAND_MORE</comment>
      <translation>{meld}: {cards} están en tu mano</translation>
    </message>
    <message>
      <source>Lay them down for {amount} more.</source>
      <comment>WOULD_ADD_MORE</comment>
      <translation>Si las muestras, suman {amount}.</translation>
    </message>
    <message>
      <source>{meld} doesn't count</source>
      <comment>NOT_COUNTED</comment>
      <translation>{meld} no cuenta</translation>
    </message>
    <message>
      <source>At least one card must come from your hand.</source>
      <comment>NEEDS_HAND_CARD</comment>
      <translation>Al menos una carta tiene que venir de tu mano.</translation>
    </message>
    <message>
      <source>Take it back to meld the {meld}.</source>
      <comment>TAKE_BACK_ONE</comment>
      <translation>Retírala y canta: {meld}.</translation>
    </message>
    <message>
      <source>Take them back to meld the {meld}.</source>
      <comment>TAKE_BACK</comment>
      <translation>Retíralas y canta: {meld}.</translation>
    </message>
    <message>
      <source>Drag cards here</source>
      <comment>DRAG_TO_MELD</comment>
      <translation>Arrastra cartas aquí</translation>
    </message>
    <message>
      <source>Its cards already count for the {meld}.</source>
      <comment>SERVES</comment>
      <translation>Sus cartas ya cuentan para: {meld}.</translation>
    </message>
    <message>
      <source>{cards} isn't part of a meld</source>
      <comment>IDLE_ONE</comment>
      <translation>{cards} no es parte de ningún cante</translation>
    </message>
    <message>
      <source>{cards} aren't part of a meld</source>
      <comment>IDLE_MORE</comment>
      <translation>{cards} no son parte de ningún cante</translation>
    </message>
    <message>
      <source>They go back to your hand.</source>
      <comment>IDLE_WHY</comment>
      <translation>Vuelven a tu mano.</translation>
    </message>
    <message>
      <source>It goes back to your hand.</source>
      <comment>IDLE_WHY_ONE</comment>
      <translation>Vuelve a tu mano.</translation>
    </message>
    <message>
      <source>Your meld: {amount}</source>
      <comment>MELD_TOTAL</comment>
      <translation>Tu cante: {amount}</translation>
    </message>
    <message>
      <source>{meld}, {amount}: {cards}</source>
      <comment>ROW_SPOKEN</comment>
      <translation>{meld}, {amount}: {cards}</translation>
    </message>
    <message>
      <source>Call your partner</source>
      <comment>CALL_TITLE</comment>
      <translation>Llama a tu compañero</translation>
    </message>
    <message>
      <source>Call a card in {suit}. The first player who holds it is your partner for this deal.</source>
      <comment>CALL_HELP</comment>
      <translation>Llama una carta de {suit}. El primero que la tenga es tu compañero en esta mano.</translation>
    </message>
    <message>
      <source>none</source>
      <comment>CALL_NOT_HELD</comment>
      <translation>no la tienes</translation>
    </message>
    <message>
      <source>{count} in hand</source>
      <comment>CALL_HELD</comment>
      <translation>tienes {count}</translation>
    </message>
    <message>
      <source>Deal out the kitty</source>
      <comment>KITTY_TITLE</comment>
      <translation>Reparte el pozo</translation>
    </message>
    <message>
      <source>Everybody gets one card. Pick two cards to swap them.</source>
      <comment>KITTY_HELP</comment>
      <translation>Cada uno recibe una carta. Elige dos para cambiarlas.</translation>
    </message>
    <message>
      <source>{name}: {card}</source>
      <comment>KITTY_GETS</comment>
      <translation>{name}: {card}</translation>
    </message>
    <message>
      <source>Deal them out</source>
      <comment>KITTY_BUTTON</comment>
      <translation>Repartir</translation>
    </message>
    <message>
      <source>Meld is in</source>
      <comment>DECIDE_TITLE</comment>
      <translation>Los cantes están contados</translation>
    </message>
    <message>
      <source>You need {amount} in tricks to make {bid}.</source>
      <comment>DECIDE_NEED</comment>
      <translation>Necesitas {amount} en bazas para llegar a {bid}.</translation>
    </message>
    <message>
      <source>You need {amount} in tricks to make {bid}, but only {most} can be won.</source>
      <comment>DECIDE_LOST</comment>
      <translation>Para {bid} necesitas {amount} en bazas, pero solo se pueden ganar {most}.</translation>
    </message>
    <message>
      <source>Your meld alone makes {bid}.</source>
      <comment>DECIDE_SURE</comment>
      <translation>Tus cantes solos ya bastan para {bid}.</translation>
    </message>
    <message>
      <source>Your meld makes {bid}, but the rules ask for {amount} in tricks as well.</source>
      <comment>DECIDE_LEAST</comment>
      <translation>Tu cante llega a {bid}, pero las reglas piden además {amount} en bazas.</translation>
    </message>
    <message>
      <source>Your meld makes {bid}, but you still need a trick.</source>
      <comment>DECIDE_TRICK</comment>
      <translation>Tus cantes bastan para {bid}, pero aún necesitas una baza.</translation>
    </message>
    <message>
      <source>Play with this {widow}?</source>
      <comment>WIDOW_TITLE</comment>
      <translation>¿Jugar con esta {widow}?</translation>
    </message>
    <message>
      <source>If it is no help to your {bid}, you can give up now.</source>
      <comment>WIDOW_HELP</comment>
      <translation>Si no ayuda a tus {bid}, puedes rendirte ahora.</translation>
    </message>
    <message>
      <source>A poor hand</source>
      <comment>MISDEAL_TITLE</comment>
      <translation>Una mano pobre</translation>
    </message>
    <message>
      <source>The rules let you throw this hand in.</source>
      <comment>MISDEAL_HELP</comment>
      <translation>Las reglas te permiten devolver esta mano.</translation>
    </message>
    <message>
      <source>Keep this card?</source>
      <comment>DRAFT_TITLE</comment>
      <translation>¿Te quedas esta carta?</translation>
    </message>
    <message>
      <source>All the tricks, or trump?</source>
      <comment>MOON_OR_TRUMP</comment>
      <translation>¿Todas las bazas o triunfo?</translation>
    </message>
    <message>
      <source>You may say now that you'll win every trick, or name trump for your bid of {bid}.</source>
      <comment>MOON_OR_TRUMP_HELP</comment>
      <translation>Puedes anunciar ahora que ganarás todas las bazas, o elegir triunfo para tu puja de {bid}.</translation>
    </message>
    <message>
      <source>Play on</source>
      <comment>PLAY_ON</comment>
      <translation>Jugar</translation>
    </message>
    <message>
      <source>Play it out</source>
      <comment>PLAY_ON_SAYS</comment>
      <translation>Jugarla entera</translation>
    </message>
    <message>
      <source>The bid is lost either way</source>
      <comment>PLAY_ON_LOST_SAYS</comment>
      <translation>La puja está perdida de todos modos</translation>
    </message>
    <message>
      <source>Your bid is safe</source>
      <comment>PLAY_ON_SURE_SAYS</comment>
      <translation>Tu puja está asegurada</translation>
    </message>
    <message>
      <source>Throw in</source>
      <comment>THROW_IN</comment>
      <translation>Rendirse</translation>
    </message>
    <message>
      <source>Lose {amount} and skip the play</source>
      <comment>THROW_IN_SAYS</comment>
      <translation>Pierdes {amount} sin jugar</translation>
    </message>
    <message>
      <source>{name} shoots the moon</source>
      <comment>MOON</comment>
      <translation>{name} va por todas</translation>
    </message>
    <message>
      <source>You shoot the moon</source>
      <comment>MOON_YOU</comment>
      <translation>Vas por todas</translation>
    </message>
    <message>
      <source>{name} shot the moon</source>
      <comment>MOON_SHOT</comment>
      <translation>{name} ganó todas las bazas</translation>
    </message>
    <message>
      <source>You shot the moon</source>
      <comment>MOON_SHOT_YOU</comment>
      <translation>Ganaste todas las bazas</translation>
    </message>
    <message>
      <source>{name} missed the moon</source>
      <comment>MOON_MISSED</comment>
      <translation>{name} perdió una baza</translation>
    </message>
    <message>
      <source>You missed the moon</source>
      <comment>MOON_MISSED_YOU</comment>
      <translation>Perdiste una baza: no van todas</translation>
    </message>
    <message>
      <source>Shoot the moon</source>
      <comment>SHOOT_MOON</comment>
      <translation>Ir por todas</translation>
    </message>
    <message>
      <source>Win every trick, or lose {amount}</source>
      <comment>SHOOT_MOON_SAYS</comment>
      <translation>Ganar todas las bazas o perder {amount}</translation>
    </message>
    <message>
      <source>Concede</source>
      <comment>CONCEDE</comment>
      <translation>Rendirse</translation>
    </message>
    <message>
      <source>Lose {amount}; the others keep their meld</source>
      <comment>CONCEDE_SAYS</comment>
      <translation>Pierdes {amount}; los demás anotan cantes</translation>
    </message>
    <message>
      <source>Concede without looking</source>
      <comment>CONCEDE_UNSEEN</comment>
      <translation>Rendirse sin mirar</translation>
    </message>
    <message>
      <source>Throw the hand in</source>
      <comment>THROW_HAND</comment>
      <translation>Devolver la mano</translation>
    </message>
    <message>
      <source>You get a new deal</source>
      <comment>THROW_HAND_SAYS</comment>
      <translation>Se reparte de nuevo</translation>
    </message>
    <message>
      <source>Play this hand</source>
      <comment>STAND</comment>
      <translation>Jugar esta mano</translation>
    </message>
    <message>
      <source>Take your chances with it</source>
      <comment>STAND_SAYS</comment>
      <translation>Y que haya suerte</translation>
    </message>
    <message>
      <source>Keep it</source>
      <comment>KEEP</comment>
      <translation>Quedarse</translation>
    </message>
    <message>
      <source>The next card is discarded</source>
      <comment>KEEP_SAYS</comment>
      <translation>La siguiente carta se aparta</translation>
    </message>
    <message>
      <source>Discard it</source>
      <comment>REJECT</comment>
      <translation>Apartarla</translation>
    </message>
    <message>
      <source>You get the next card unseen</source>
      <comment>REJECT_SAYS</comment>
      <translation>Recibes la siguiente sin verla</translation>
    </message>
    <message>
      <source>Declare out</source>
      <comment>DECLARE_OUT</comment>
      <translation>Decir «fuera»</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>GO_ON</comment>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Claim that you have {target}</source>
      <comment>DECLARE_OUT_SAYS</comment>
      <translation>Di que tienes {target}</translation>
    </message>
    <message>
      <source>Sure you're out?</source>
      <comment>DECLARE_OUT_SURE</comment>
      <translation>¿De verdad fuera?</translation>
    </message>
    <message>
      <source>If you're wrong, you lose the match</source>
      <comment>DECLARE_OUT_RISK</comment>
      <translation>Si te equivocas, pierdes la partida</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL_NUMBER</comment>
      <translation>Mano {number}</translation>
    </message>
    <message>
      <source>Deal code {code}</source>
      <comment>DEAL_CODE</comment>
      <translation>Código {code}</translation>
    </message>
    <message>
      <source>Copy deal code</source>
      <comment>COPY_DEAL_CODE</comment>
      <translation>Copiar código</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>DEAL_CODE_COPIED</comment>
      <translation>Copiado</translation>
    </message>
    <message>
      <source>Shuffle checked</source>
      <comment>SHUFFLE_CHECKED</comment>
      <translation>Barajada comprobada</translation>
    </message>
    <message>
      <source>How it was shuffled</source>
      <comment>SHUFFLE_PROOF</comment>
      <translation>Cómo se barajó</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <comment>SCORE_SHEET</comment>
      <translation>Hoja de puntos</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>COLUMN_BID</comment>
      <translation>Puja</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>COLUMN_MELD</comment>
      <translation>Cante</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>COLUMN_TRICKS</comment>
      <translation>Bazas</translation>
    </message>
    <message>
      <source>This deal</source>
      <comment>COLUMN_DEAL</comment>
      <translation>Esta mano</translation>
    </message>
    <message>
      <source>Total</source>
      <comment>COLUMN_TOTAL</comment>
      <translation>Total</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>COLUMN_CHECKS</comment>
      <translation>Fichas</translation>
    </message>
    <message>
      <source>Contract</source>
      <comment>COLUMN_CONTRACT</comment>
      <translation>Contrato</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>COLUMN_NUMBER</comment>
      <translation>Mano</translation>
    </message>
    <message>
      <source>sat out</source>
      <comment>RESTED</comment>
      <translation>descansó</translation>
    </message>
    <message>
      <source>Us</source>
      <comment>US</comment>
      <translation>Nosotros</translation>
    </message>
    <message>
      <source>Them</source>
      <comment>THEM</comment>
      <translation>Ellos</translation>
    </message>
    <message>
      <source>Deal by deal</source>
      <comment>DEAL_BY_DEAL</comment>
      <translation>Por manos</translation>
    </message>
    <message>
      <source>Standings</source>
      <comment>STANDING</comment>
      <translation>Marcador</translation>
    </message>
    <message>
      <source>Start</source>
      <comment>CHART_START</comment>
      <translation>Inicio</translation>
    </message>
    <message>
      <source>Game</source>
      <comment>CHART_GAME</comment>
      <translation>Meta</translation>
    </message>
    <message>
      <source>Standings: {scores}</source>
      <comment>CHART_SPOKEN</comment>
      <translation>Marcador: {scores}</translation>
    </message>
    <message>
      <source>No deal finished yet</source>
      <comment>NO_DEAL_FINISHED</comment>
      <translation>Aún no terminó ninguna mano</translation>
    </message>
    <message>
      <source>Next deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>Siguiente mano</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>REVIEW</comment>
      <translation>Repasar la mano</translation>
    </message>
    <message>
      <source>Close</source>
      <comment>CLOSE</comment>
      <translation>Cerrar</translation>
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
      <translation>Aún no hay última baza</translation>
    </message>
    <message>
      <source>{name} took the trick: {points}</source>
      <comment>TRICK_TAKEN_BY</comment>
      <translation>Última baza: {name}, {points}</translation>
    </message>
    <message>
      <source>led</source>
      <comment>TRICK_LED</comment>
      <translation>salida</translation>
    </message>
    <message>
      <source>took it</source>
      <comment>TRICK_TOOK</comment>
      <translation>baza</translation>
    </message>
    <message>
      <source>led and took it</source>
      <comment>TRICK_LED_AND_TOOK</comment>
      <translation>salida y baza</translation>
    </message>
    <message>
      <source>{name} led the {card}</source>
      <comment>TRICK_LED_BY</comment>
      <translation>{name}: salida con {card}</translation>
    </message>
    <message>
      <source>{name} played the {card}</source>
      <comment>TRICK_PLAYED_BY</comment>
      <translation>{name}: {card}</translation>
    </message>
    <message>
      <source>Last trick: {plays}. {name} took it: {points}.</source>
      <comment>TRICK_SPOKEN</comment>
      <translation>Última baza: {plays}. {name}: {points}.</translation>
    </message>
    <message>
      <source>Last trick: {cards}. {name} took {points}.</source>
      <comment>LAST_TRICK_SPOKEN</comment>
      <translation>Última baza: {cards}. {name}: {points}.</translation>
    </message>
    <message>
      <source>{name}'s turn. Pass {name} the screen.</source>
      <comment>HAND_OVER</comment>
      <translation>Le toca a {name}. Pásale la pantalla.</translation>
    </message>
    <message>
      <source>Cards stay hidden until {name} is ready.</source>
      <comment>HAND_OVER_HELP</comment>
      <translation>Las cartas siguen ocultas hasta que {name} avise.</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>HAND_OVER_READY</comment>
      <translation>Listo</translation>
    </message>
    <message>
      <source>Log</source>
      <comment>LOG</comment>
      <translation>Registro</translation>
    </message>
    <message>
      <source>Nothing has happened yet</source>
      <comment>LOG_EMPTY</comment>
      <translation>Aún no pasó nada</translation>
    </message>
    <message>
      <source>Click a line, or press Enter on it, to see what it meant.</source>
      <comment>LOG_ASK</comment>
      <translation>Haz clic en una línea, o presiona Enter en ella, para leer qué significa.</translation>
    </message>
    <message>
      <source>Whoever takes this trick is the last who may meld.</source>
      <comment>LAST_MELD_TRICK</comment>
      <translation>Quien gane esta baza es el último que puede cantar.</translation>
    </message>
    <message>
      <source>This is your last chance to meld.</source>
      <comment>LAST_MELD</comment>
      <translation>Es tu última oportunidad de cantar.</translation>
    </message>
    <message>
      <source>No card can change this deal's score now: click here or press C to play the rest.</source>
      <comment>REST_SETTLED</comment>
      <translation>Ninguna carta puede cambiar ya los puntos de esta mano: un clic aquí o C juega el resto.</translation>
    </message>
    <message>
      <source>Your last game can't be read, so a new one has begun. Its file stays where it is: {path}.</source>
      <comment>LAST_GAME_UNREADABLE</comment>
      <translation>Tu última partida ya no se puede leer, así que empezó una nueva. Su archivo sigue donde estaba: {path}.</translation>
    </message>
    <message>
      <source>Your last game is open in another window, so a new one has begun here.</source>
      <comment>LAST_GAME_BUSY</comment>
      <translation>Tu última partida está abierta en otra ventana, así que aquí empezó una nueva.</translation>
    </message>
    <message>
      <source>“{word}”</source>
      <comment>QUOTED</comment>
      <translation>«{word}»</translation>
    </message>
    <message>
      <source>Enter</source>
      <comment>ENTER</comment>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Backspace</source>
      <comment>BACKSPACE</comment>
      <translation>Retroceso</translation>
    </message>
    <message>
      <source>There is no computer player {skills} here, so {house} plays for {names}.</source>
      <comment>NO_SUCH_PLAYER</comment>
      <translation>Aquí no hay ningún jugador de la computadora {skills}, así que {house} juega por {names}.</translation>
    </message>
    <message>
      <source>A computer player could not decide, so {skill} decides in its place.</source>
      <comment>STAND_IN</comment>
      <translation>Un jugador de la computadora no pudo decidir, así que {skill} decide en su lugar.</translation>
    </message>
    <message>
      <source>{variable} is set to “{value}”, which no window can use, so this one has its usual size.</source>
      <comment>UNUSABLE_SIZE</comment>
      <translation>{variable} tiene el valor «{value}», con el que no se puede mostrar ninguna ventana, así que esta tiene su tamaño habitual.</translation>
    </message>
    <message>
      <source>This game is open in another window. What you play here is saved in a copy: {path}.</source>
      <comment>GAME_BUSY</comment>
      <translation>Esta partida está abierta en otra ventana. Lo que juegues aquí se guarda en una copia: {path}.</translation>
    </message>
    <message>
      <source>This game's file can't be changed. What you play here is saved in a copy: {path}.</source>
      <comment>GAME_READ_ONLY</comment>
      <translation>El archivo de esta partida no se puede cambiar. Lo que juegues aquí se guarda en una copia: {path}.</translation>
    </message>
  </context>
  <context>
    <name>Reason</name>
    <message>
      <source>The match is over. Start a new one.</source>
      <comment>MATCH_OVER</comment>
      <translation>La partida terminó; empieza otra.</translation>
    </message>
    <message>
      <source>It's another player's turn.</source>
      <comment>NOT_YOUR_TURN</comment>
      <translation>Le toca a otro jugador.</translation>
    </message>
    <message>
      <source>That can't be done right now.</source>
      <comment>NOT_NOW</comment>
      <translation>Eso ahora no se puede hacer.</translation>
    </message>
    <message>
      <source>These cards don't make up the deck for this game.</source>
      <comment>WRONG_CARDS</comment>
      <translation>Estas cartas no forman la baraja de este juego.</translation>
    </message>
    <message>
      <source>The {card} isn't in this hand.</source>
      <comment>NOT_HELD</comment>
      <translation>{card} no está en esta mano.</translation>
    </message>
    <message>
      <source>You have {suit}, so you must follow suit.</source>
      <comment>FOLLOW_SUIT</comment>
      <translation>Tienes {suit}, así que debes servir.</translation>
    </message>
    <message>
      <source>You must beat the {card} if you can, and the {better} does.</source>
      <comment>MUST_BEAT</comment>
      <translation>Debes superar {card}, y {better} puede.</translation>
    </message>
    <message>
      <source>You're out of the suit led, so you must play a trump.</source>
      <comment>MUST_TRUMP</comment>
      <translation>No tienes el palo de salida, así que debes jugar triunfo.</translation>
    </message>
    <message>
      <source>The trick has been trumped. You must beat the {card} if you can, and the {better} does.</source>
      <comment>MUST_OVERTRUMP</comment>
      <translation>La baza ya está fallada. Debes superar {card}, y {better} puede.</translation>
    </message>
    <message>
      <source>Whoever won the bid must lead a trump to the first trick.</source>
      <comment>LEAD_TRUMP</comment>
      <translation>Quien ganó la subasta debe salir de triunfo en la primera baza.</translation>
    </message>
    <message>
      <source>You must bid at least {amount}.</source>
      <comment>BID_TOO_LOW</comment>
      <translation>Debes pujar al menos {amount}.</translation>
    </message>
    <message>
      <source>You can't bid more than {amount}.</source>
      <comment>BID_TOO_HIGH</comment>
      <translation>No puedes pujar más de {amount}.</translation>
    </message>
    <message>
      <source>The moon has been bid, and no number is over it.</source>
      <comment>BID_OVER_MOON</comment>
      <translation>Ya se pujaron todas las bazas, y ningún número lo supera.</translation>
    </message>
    <message>
      <source>Bids go up by {amount}.</source>
      <comment>BID_STEP</comment>
      <translation>Las pujas suben de {amount} en {amount}.</translation>
    </message>
    <message>
      <source>You must bid exactly {amount}: no jump bids in this game.</source>
      <comment>BID_EXACT</comment>
      <translation>Debes pujar exactamente {amount}: en este juego no hay saltos.</translation>
    </message>
    <message>
      <source>You need a marriage to bid.</source>
      <comment>BID_NEEDS_MARRIAGE</comment>
      <translation>Necesitas un matrimonio para pujar.</translation>
    </message>
    <message>
      <source>You need a run, a marriage or a dix to bid.</source>
      <comment>BID_NEEDS_MELD</comment>
      <translation>Para pujar necesitas una escalera, un matrimonio o un dix.</translation>
    </message>
    <message>
      <source>Every bid names a trump suit.</source>
      <comment>BID_NEEDS_SUIT</comment>
      <translation>Cada puja nombra un palo de triunfo.</translation>
    </message>
    <message>
      <source>You have meld and must open the bidding.</source>
      <comment>MUST_OPEN</comment>
      <translation>Tienes algo que cantar y debes abrir.</translation>
    </message>
    <message>
      <source>Passing with help isn't allowed in this game.</source>
      <comment>NO_HELP</comment>
      <translation>En este juego no se puede pasar con ayuda.</translation>
    </message>
    <message>
      <source>Your bid named another suit than {suit}.</source>
      <comment>SUIT_NOT_BID</comment>
      <translation>Tu puja nombró otro palo, no {suit}.</translation>
    </message>
    <message>
      <source>To make {suit} trump, you need a marriage in that suit.</source>
      <comment>SUIT_NEEDS_MARRIAGE</comment>
      <translation>Para hacer triunfo {suit}, necesitas un matrimonio de ese palo.</translation>
    </message>
    <message>
      <source>To make {suit} trump, you need a run, a marriage or a dix in that suit.</source>
      <comment>SUIT_NEEDS_MELD</comment>
      <translation>Para hacer triunfo {suit}, necesitas una escalera, un matrimonio o un dix de ese palo.</translation>
    </message>
    <message>
      <source>Pick exactly {count} cards.</source>
      <comment>WRONG_COUNT</comment>
      <translation>Elige exactamente {count} cartas.</translation>
    </message>
    <message>
      <source>Pick exactly one card.</source>
      <comment>WRONG_COUNT_ONE</comment>
      <translation>Elige exactamente una carta.</translation>
    </message>
    <message>
      <source>Your partner passed you the {card}, so you can't pass it back.</source>
      <comment>NOT_RETURNABLE</comment>
      <translation>{card} te la pasó tu compañero, así que no se la puedes pasar de vuelta.</translation>
    </message>
    <message>
      <source>The {card} is part of your meld. Bury other cards first.</source>
      <comment>BURY_UNMELDED</comment>
      <translation>{card} es parte de tu cante. Descarta antes otras cartas.</translation>
    </message>
    <message>
      <source>That isn't a meld in this game.</source>
      <comment>MELD_INVALID</comment>
      <translation>Eso no es un cante en este juego.</translation>
    </message>
    <message>
      <source>You can lay down only one meld after a trick.</source>
      <comment>MELD_LIMIT</comment>
      <translation>Tras una baza solo se puede cantar una vez.</translation>
    </message>
    <message>
      <source>That isn't a new meld.</source>
      <comment>NO_MELD</comment>
      <translation>Eso no es un cante nuevo.</translation>
    </message>
    <message>
      <source>The {card} isn't in your melds on the table.</source>
      <comment>NOT_ON_TABLE</comment>
      <translation>{card} no está entre tus cantes en la mesa.</translation>
    </message>
    <message>
      <source>Give every player one card from the kitty.</source>
      <comment>KITTY_SHARE</comment>
      <translation>Da una carta del pozo a cada jugador.</translation>
    </message>
  </context>
  <context>
    <name>Skill</name>
    <message>
      <source>Novice</source>
      <translation>Novato</translation>
    </message>
    <message>
      <source>Easy</source>
      <translation>Fácil</translation>
    </message>
    <message>
      <source>Steady</source>
      <translation>Sólido</translation>
    </message>
    <message>
      <source>Strong</source>
      <translation>Fuerte</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>Experto</translation>
    </message>
    <message>
      <source>Random</source>
      <translation>Al azar</translation>
    </message>
  </context>
  <context>
    <name>Lessons</name>
    <message>
      <source>The cards</source>
      <translation>Las cartas</translation>
    </message>
    <message>
      <source>A 10 K Q J 9, and two of each in every suit.</source>
      <translation>A 10 K Q J 9, y dos de cada una en cada palo.</translation>
    </message>
    <message>
      <source>Two against two</source>
      <translation>Dos contra dos</translation>
    </message>
    <message>
      <source>Pinochle is mostly played by four, two against two. Points come from cards that you win, and from groups of cards that you hold. The first side with 1500 wins.</source>
      <translation>Al pinochle suelen jugar cuatro, dos contra dos. Dan puntos las cartas que ganas y los grupos de cartas que tienes. Gana el bando que antes llega a 1500.</translation>
    </message>
    <message>
      <source>Your partner sits across from you. Who is it?</source>
      <translation>Tu compañero se sienta enfrente. ¿Quién es?</translation>
    </message>
    <message>
      <source>Look at the other side of the table.</source>
      <translation>Mira al otro lado de la mesa.</translation>
    </message>
    <message>
      <source>You and Nora have the same mark beside your names. All that she scores counts for you too.</source>
      <translation>Tú y Nora tienen la misma marca junto al nombre. Todo lo que ella hace cuenta también para ti.</translation>
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
      <translation>Cuarenta y ocho cartas</translation>
    </message>
    <message>
      <source>Pinochle is played with a deck of its own: ace, ten, king, queen, jack and nine in four suits, and two of every card.</source>
      <translation>El pinochle tiene su propia baraja: as, diez, rey, dama, jota y nueve en cuatro palos, y dos de cada carta.</translation>
    </message>
    <message>
      <source>How many tens are in the deck?</source>
      <translation>¿Cuántos dieces hay en la baraja?</translation>
    </message>
    <message>
      <source>Two tens in each suit, and four suits.</source>
      <translation>Dos dieces en cada palo, y cuatro palos.</translation>
    </message>
    <message>
      <source>Two in each of the four suits: eight tens, and 48 cards in all.</source>
      <translation>Dos en cada uno de los cuatro palos: ocho dieces, y 48 cartas en total.</translation>
    </message>
    <message>
      <source>The ten is high</source>
      <translation>El diez es alto</translation>
    </message>
    <message>
      <source>From the top, the cards rank A 10 K Q J 9. The ten stands between ace and king. Edith has put down the K♠.</source>
      <translation>De mayor a menor: A 10 K Q J 9. El diez va entre el as y el rey. Edith puso K♠.</translation>
    </message>
    <message>
      <source>Two of your spades are higher than a king. Click the lower of them to play it.</source>
      <translation>Dos de tus picas son más altas que un rey. Haz clic en la más baja para jugarla.</translation>
    </message>
    <message>
      <source>The ace is higher than the king too, but there is a lower card that will do.</source>
      <translation>El as también es más alto que el rey, pero basta una carta más baja.</translation>
    </message>
    <message>
      <source>Ten beats king. If you know other card games, this is the one habit to change.</source>
      <translation>El diez gana al rey. Si conoces otros juegos de cartas, solo tienes que acostumbrarte a esto.</translation>
    </message>
    <message>
      <source>Two alike</source>
      <translation>Dos iguales</translation>
    </message>
    <message>
      <source>You won those four cards, so you play the next one. Every card has a twin: somebody else holds the other A♥.</source>
      <translation>Ganaste esas cuatro cartas, así que juegas la siguiente. Cada carta tiene una gemela: otra persona tiene el otro A♥.</translation>
    </message>
    <message>
      <source>Put down your A♥ and see what happens to its twin.</source>
      <translation>Pon tu A♥ y mira qué pasa con su gemelo.</translation>
    </message>
    <message>
      <source>Play the A♥ this time.</source>
      <translation>Juega esta vez A♥.</translation>
    </message>
    <message>
      <source>Of two equal cards, the one played first wins. Yours was first.</source>
      <translation>De dos cartas iguales gana la que se jugó primero. La tuya fue la primera.</translation>
    </message>
    <message>
      <source>The order</source>
      <translation>El orden</translation>
    </message>
    <message>
      <source>The order is the same in every suit. Only the place of the ten takes getting used to.</source>
      <translation>El orden es el mismo en todos los palos. Solo hay que acostumbrarse al lugar del diez.</translation>
    </message>
    <message>
      <source>Which card comes right after the ten?</source>
      <translation>¿Qué carta va justo después del diez?</translation>
    </message>
    <message>
      <source>Ace, ten, king, queen, jack, nine.</source>
      <translation>As, diez, rey, dama, jota, nueve.</translation>
    </message>
    <message>
      <source>A 10 K Q J 9. There is no more to know about the deck.</source>
      <translation>A 10 K Q J 9. No hay más que saber de la baraja.</translation>
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
      <translation>Bazas y triunfo</translation>
    </message>
    <message>
      <source>What a trick is, who wins it, and what it is worth.</source>
      <translation>Qué es una baza, quién la gana y cuánto vale.</translation>
    </message>
    <message>
      <source>A trick</source>
      <translation>Una baza</translation>
    </message>
    <message>
      <source>Everybody plays one card, clockwise. Those four cards are a trick. To play the first card of a trick is to lead. The highest card of the suit that was led wins.</source>
      <translation>Todos juegan una carta, en el sentido del reloj. Esas cuatro cartas son una baza. Quien juega la primera sale. Gana la carta más alta del palo de salida.</translation>
    </message>
    <message>
      <source>You lead. Play your A♣.</source>
      <translation>Sales tú. Juega A♣.</translation>
    </message>
    <message>
      <source>The A♣ can't lose here. Lead that.</source>
      <translation>A♣ no puede perder aquí. Sal con él.</translation>
    </message>
    <message>
      <source>No club is higher, so you won the trick. Whoever wins a trick leads to the next one.</source>
      <translation>Ningún trébol es más alto, así que la baza es tuya. Quien gana una baza sale en la siguiente.</translation>
    </message>
    <message>
      <source>Losing one</source>
      <translation>Perder una</translation>
    </message>
    <message>
      <source>You can't win them all. Four diamonds will fall now, and the highest takes the trick.</source>
      <translation>No se pueden ganar todas. Ahora caerán cuatro diamantes, y el más alto se lleva la baza.</translation>
    </message>
    <message>
      <source>Lead your lowest diamond.</source>
      <translation>Sal con tu diamante más bajo.</translation>
    </message>
    <message>
      <source>That's a diamond, but a lower one will do.</source>
      <translation>Es un diamante, pero basta uno más bajo.</translation>
    </message>
    <message>
      <source>Lead a diamond, the lowest you have.</source>
      <translation>Sal con un diamante, el más bajo que tengas.</translation>
    </message>
    <message>
      <source>Edith's ace was the highest diamond. She leads now.</source>
      <translation>El as de Edith era el diamante más alto. Ahora sale ella.</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Triunfo</translation>
    </message>
    <message>
      <source>Twelve tricks make a deal, and in each deal one suit is trump: it beats the other three. Here it is hearts, as the sign at the top left says. Even its nine beats any other ace.</source>
      <translation>Doce bazas son una mano, y en cada una un palo es triunfo: gana a los otros tres. Aquí son corazones, como se ve arriba a la izquierda. Hasta su nueve gana a otro as.</translation>
    </message>
    <message>
      <source>Edith leads an ace. You have no spades. Take her ace with your lowest trump.</source>
      <translation>Edith sale con un as. No tienes picas. Llévate su as con tu triunfo más bajo.</translation>
    </message>
    <message>
      <source>That would win too, but a lower trump is enough. Save the high ones.</source>
      <translation>Ese también ganaría, pero basta uno más bajo. Guarda los altos.</translation>
    </message>
    <message>
      <source>A nine took an ace. Playing a trump on another suit is called trumping.</source>
      <translation>Un nueve se llevó un as. Jugar un triunfo sobre otro palo se llama fallar.</translation>
    </message>
    <message>
      <source>Points in tricks</source>
      <translation>Puntos en bazas</translation>
    </message>
    <message>
      <source>Aces, tens and kings are worth 10 points each to whoever wins them. They are called counters. Queens, jacks and nines are worth nothing.</source>
      <translation>Ases, dieces y reyes dan 10 puntos cada uno a quien los gana. Se llaman cartas de puntos. Damas, jotas y nueves no valen nada.</translation>
    </message>
    <message>
      <source>You just won A♠ 9♥ K♠ J♠. How much is that?</source>
      <translation>Acabas de ganar A♠ 9♥ K♠ J♠. ¿Cuánto es?</translation>
    </message>
    <message>
      <source>Count 10 for each ace, ten and king.</source>
      <translation>Cuenta 10 por cada as, diez y rey.</translation>
    </message>
    <message>
      <source>The ace and the king make 20. The last trick of a deal is worth 10 more, and all tricks together 250.</source>
      <translation>El as y el rey hacen 20. La última baza de la mano vale 10 más, y todas juntas 250.</translation>
    </message>
    <message>
      <source>What you must play</source>
      <translation>Lo que debes jugar</translation>
    </message>
    <message>
      <source>Follow suit, beat what lies there, or trump.</source>
      <translation>Servir, superar o fallar.</translation>
    </message>
    <message>
      <source>Follow suit</source>
      <translation>Servir al palo</translation>
    </message>
    <message>
      <source>If you have a card of the suit that was led, you must play one. This is called following suit. The cards you can't play are dimmed.</source>
      <translation>Si tienes cartas del palo de salida, debes jugar una. Eso es servir. Las cartas que no puedes jugar se ven apagadas.</translation>
    </message>
    <message>
      <source>Edith leads the A♣, which you can't beat. Follow suit with the club that gives her least.</source>
      <translation>Edith sale con A♣, que no puedes superar. Sirve con el trébol que menos le dé.</translation>
    </message>
    <message>
      <source>That gives away 10 points. You have a club that is worth nothing.</source>
      <translation>Eso regala 10 puntos. Tienes un trébol que no vale nada.</translation>
    </message>
    <message>
      <source>The jack is worth nothing too, but it beats a nine. Let the nine go.</source>
      <translation>La jota tampoco vale nada, pero gana a un nueve. Suelta el nueve.</translation>
    </message>
    <message>
      <source>You lost the trick, but not a counter with it.</source>
      <translation>Perdiste la baza, pero ninguna carta de puntos con ella.</translation>
    </message>
    <message>
      <source>Beat it if you can</source>
      <translation>Superar si puedes</translation>
    </message>
    <message>
      <source>When you follow suit, you must also beat the best card in the trick, if you can. Your nine and jack are dimmed: they would lose.</source>
      <translation>Al servir debes además superar la mejor carta de la baza, si puedes. Tu nueve y tu jota se ven apagados: perderían.</translation>
    </message>
    <message>
      <source>Edith leads the Q♦. Beat it, and keep your ten for later.</source>
      <translation>Edith sale con Q♦. Supérala y guarda tu diez para después.</translation>
    </message>
    <message>
      <source>The ten beats it too. Keep it: it beats every diamond but the ace.</source>
      <translation>El diez también la supera. Guárdalo: gana a todo diamante menos el as.</translation>
    </message>
    <message>
      <source>The rule holds even though Walter still had the ace. Now he leads.</source>
      <translation>La regla vale aunque Walter aún tenía el as. Ahora sale él.</translation>
    </message>
    <message>
      <source>No card of that suit</source>
      <translation>Sin ese palo</translation>
    </message>
    <message>
      <source>If you have none of the suit that was led, you must trump.</source>
      <translation>Si no tienes el palo de salida, debes fallar.</translation>
    </message>
    <message>
      <source>You have no spades, and hearts are trump. Win this trick with your lowest trump.</source>
      <translation>No tienes picas, y corazones son triunfo. Gana esta baza con tu triunfo más bajo.</translation>
    </message>
    <message>
      <source>It would win too, but the nine is enough.</source>
      <translation>También ganaría, pero basta el nueve.</translation>
    </message>
    <message>
      <source>You played last, so nobody could beat your nine.</source>
      <translation>Jugabas el último, así que nadie pudo superar tu nueve.</translation>
    </message>
    <message>
      <source>Somebody trumped first</source>
      <translation>Alguien falló antes</translation>
    </message>
    <message>
      <source>One trick later Walter leads a spade again, and Nora trumps it. If a trump lies there and you have to trump too, you must play a higher one, if you can.</source>
      <translation>Una baza después Walter sale otra vez con picas, y Nora falla. Si tú también debes fallar, tu triunfo tiene que ser más alto, si puedes.</translation>
    </message>
    <message>
      <source>Beat Nora's J♥, as low as you can.</source>
      <translation>Supera J♥ de Nora con lo más bajo que puedas.</translation>
    </message>
    <message>
      <source>The queen is enough. Keep the ace of trump: nothing beats it.</source>
      <translation>Basta la dama. Guarda el as de triunfo: nada lo supera.</translation>
    </message>
    <message>
      <source>That is overtrumping.</source>
      <translation>Eso es superar el fallo.</translation>
    </message>
    <message>
      <source>And otherwise</source>
      <translation>Y si no</translation>
    </message>
    <message>
      <source>If you have neither the suit nor a trump, play any card you like. It can't win.</source>
      <translation>Si no tienes ni el palo ni triunfo, juega la carta que quieras. No puede ganar.</translation>
    </message>
    <message>
      <source>Another spade is led. You have no spades, but you do have trump. What must you play?</source>
      <translation>Vuelven a salir picas. No tienes picas, pero sí triunfos. ¿Qué debes jugar?</translation>
    </message>
    <message>
      <source>If you can't follow suit, you must trump.</source>
      <translation>Si no puedes servir, debes fallar.</translation>
    </message>
    <message>
      <source>Follow suit and beat it. If you can't follow, trump. If you can't do that either, anything goes.</source>
      <translation>Sirve y supera. Si no puedes servir, falla. Si tampoco puedes, vale cualquier carta.</translation>
    </message>
    <message>
      <source>A trump</source>
      <translation>Triunfo</translation>
    </message>
    <message>
      <source>Any card</source>
      <translation>Cualquiera</translation>
    </message>
    <message>
      <source>Melds</source>
      <translation>Cantes</translation>
    </message>
    <message>
      <source>Groups of cards that score before play: run, marriage, pinochle.</source>
      <translation>Puntúan antes de jugar: escalera, matrimonio, pinochle.</translation>
    </message>
    <message>
      <source>Marriages</source>
      <translation>Matrimonios</translation>
    </message>
    <message>
      <source>Before the first trick, everybody shows groups of cards and scores points for them: melds. King and queen of one suit are a marriage, worth 20. In trump it is a royal marriage, worth 40.</source>
      <translation>Antes de la primera baza todos muestran grupos de cartas y ganan puntos por ellos: cantes. Rey y dama de un palo son un matrimonio: 20. En triunfo es un matrimonio real: 40.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is your marriage in clubs worth?</source>
      <translation>Corazones son triunfo. ¿Cuánto vale tu matrimonio de tréboles?</translation>
    </message>
    <message>
      <source>40 is for the marriage in trump.</source>
      <translation>40 es por el matrimonio de triunfo.</translation>
    </message>
    <message>
      <source>Clubs aren't trump, so it is 20.</source>
      <translation>Tréboles no son triunfo, así que 20.</translation>
    </message>
    <message>
      <source>The pinochle</source>
      <translation>El pinochle</translation>
    </message>
    <message>
      <source>Q♠ and J♦ together gave the game its name: a pinochle, worth 40. Both pairs in one hand are a double pinochle, worth 300.</source>
      <translation>Q♠ y J♦ juntos dieron nombre al juego: un pinochle, 40 puntos. Las dos parejas en una mano son un pinochle doble: 300.</translation>
    </message>
    <message>
      <source>You have a pinochle. What does it score?</source>
      <translation>Tienes un pinochle. ¿Cuánto vale?</translation>
    </message>
    <message>
      <source>You have one Q♠ and one J♦: a single pinochle.</source>
      <translation>Tienes una Q♠ y una J♦: un pinochle simple.</translation>
    </message>
    <message>
      <source>40. Every melded card stays yours to play.</source>
      <translation>40. Las cartas cantadas siguen siendo tuyas para jugar.</translation>
    </message>
    <message>
      <source>Arounds</source>
      <translation>Grupos de cuatro</translation>
    </message>
    <message>
      <source>One card of the same rank in every suit is an around: four aces score 100, four kings 80, four queens 60 and four jacks 40. Tens and nines have none.</source>
      <translation>Cuatro cartas iguales, una de cada palo: cuatro ases valen 100, cuatro reyes 80, cuatro damas 60 y cuatro jotas 40. Con dieces y nueves no hay.</translation>
    </message>
    <message>
      <source>You have queens around. What do they score?</source>
      <translation>Tienes cuatro damas. ¿Cuánto valen?</translation>
    </message>
    <message>
      <source>Aces 100, kings 80, queens 60, jacks 40.</source>
      <translation>Ases 100, reyes 80, damas 60, jotas 40.</translation>
    </message>
    <message>
      <source>60. The Q♠ counts here and in the pinochle: a card may serve in melds of different kinds.</source>
      <translation>60. Q♠ cuenta aquí y en el pinochle: una carta puede servir en cantes de distinta clase.</translation>
    </message>
    <message>
      <source>The run</source>
      <translation>La escalera</translation>
    </message>
    <message>
      <source>A 10 K Q J of trump are a run, also called a flush: 150, with its marriage included. A nine of trump is a small meld by itself, the dix (say “deece”), worth 10.</source>
      <translation>A 10 K Q J de triunfo son una escalera: 150, con su matrimonio incluido. Un nueve de triunfo es un pequeño cante por sí solo, el dix (se dice «dis»): 10.</translation>
    </message>
    <message>
      <source>How much are your run and your dix together?</source>
      <translation>¿Cuánto valen juntos tu escalera y tu dix?</translation>
    </message>
    <message>
      <source>150 for the run and 10 for the dix.</source>
      <translation>150 por la escalera y 10 por el dix.</translation>
    </message>
    <message>
      <source>150 and 10. One more king or queen of trump beside a run would add 20.</source>
      <translation>150 y 10. Otro rey u otra dama de triunfo junto a la escalera añadiría 20.</translation>
    </message>
    <message>
      <source>Lay it down</source>
      <translation>A la mesa</translation>
    </message>
    <message>
      <source>The table finds and counts all of it for you.</source>
      <translation>La mesa lo encuentra y lo cuenta todo por ti.</translation>
    </message>
    <message>
      <source>Show your melds with the yellow button.</source>
      <translation>Muestra tus cantes con el botón amarillo.</translation>
    </message>
    <message>
      <source>You have more than that. Show all of it.</source>
      <translation>Tienes más que eso. Muéstralo todo.</translation>
    </message>
    <message>
      <source>280 points before a single trick. Afterwards the cards go back into your hand.</source>
      <translation>280 puntos antes de la primera baza. Después las cartas vuelven a tu mano.</translation>
    </message>
    <message>
      <source>A game for two</source>
      <translation>Un juego para dos</translation>
    </message>
    <message>
      <source>The stock, melds while it lasts, and the strict end.</source>
      <translation>El mazo, cantes mientras dura, y el final estricto.</translation>
    </message>
    <message>
      <source>The stock</source>
      <translation>El mazo</translation>
    </message>
    <message>
      <source>You against Nora, twelve cards each. The other cards are the stock. The one that lies face up is the upcard: its suit is trump.</source>
      <translation>Tú contra Nora, doce cartas cada uno. Las demás son el mazo. La carta vuelta dice qué palo es triunfo.</translation>
    </message>
    <message>
      <source>Which suit is trump here?</source>
      <translation>¿Qué palo es triunfo aquí?</translation>
    </message>
    <message>
      <source>Look at the upcard.</source>
      <translation>Mira la carta vuelta.</translation>
    </message>
    <message>
      <source>Hearts. The upcard itself is drawn last.</source>
      <translation>Corazones. La carta vuelta se roba la última.</translation>
    </message>
    <message>
      <source>Loose play</source>
      <translation>Juego libre</translation>
    </message>
    <message>
      <source>While the stock lasts you may play any card: nobody has to follow suit or beat anything. Tricks are won as always.</source>
      <translation>Mientras dura el mazo puedes jugar cualquier carta: nadie debe servir ni superar. Las bazas se ganan como siempre.</translation>
    </message>
    <message>
      <source>Lead your A♠ and win a trick.</source>
      <translation>Sal con A♠ y gana una baza.</translation>
    </message>
    <message>
      <source>That's allowed, but the A♠ is sure to win.</source>
      <translation>Está permitido, pero A♠ gana seguro.</translation>
    </message>
    <message>
      <source>Nora had no use for that trick. Now both of you draw a card, you first.</source>
      <translation>A Nora no le servía esa baza. Ahora roban una carta cada uno, tú primero.</translation>
    </message>
    <message>
      <source>One meld a trick</source>
      <translation>Un cante por baza</translation>
    </message>
    <message>
      <source>After each trick you win, you may lay down one meld. It scores at once.</source>
      <translation>Tras cada baza que ganas puedes poner un cante. Puntúa en el acto.</translation>
    </message>
    <message>
      <source>Meld your royal marriage.</source>
      <translation>Canta tu matrimonio real.</translation>
    </message>
    <message>
      <source>The marriage in trump is worth the most: 40. Choose that.</source>
      <translation>El matrimonio de triunfo es el que más vale: 40. Elige ese.</translation>
    </message>
    <message>
      <source>40 points. The two cards lie in front of you now, and can be played from there like any other.</source>
      <translation>40 puntos. Las dos cartas están ahora ante ti, y se juegan desde ahí como cualquier otra.</translation>
    </message>
    <message>
      <source>Another trick</source>
      <translation>Otra baza</translation>
    </message>
    <message>
      <source>You won the last trick, so you lead.</source>
      <translation>Ganaste la última baza, así que sales tú.</translation>
    </message>
    <message>
      <source>Win one more with your A♣.</source>
      <translation>Gana otra con A♣.</translation>
    </message>
    <message>
      <source>The A♣ is sure to win. Lead that.</source>
      <translation>A♣ gana seguro. Sal con él.</translation>
    </message>
    <message>
      <source>And another card each from the stock.</source>
      <translation>Y otra carta del mazo para cada uno.</translation>
    </message>
    <message>
      <source>The dix</source>
      <translation>El dix</translation>
    </message>
    <message>
      <source>The nine of trump, the dix, is worth 10. Whoever melds the first one also gets the upcard for it.</source>
      <translation>El nueve de triunfo, el dix, vale 10. Quien canta el primero recibe además la carta vuelta.</translation>
    </message>
    <message>
      <source>Pick the dix from the list and meld it.</source>
      <translation>Elige el dix en la lista y cántalo.</translation>
    </message>
    <message>
      <source>Choose the dix this time: it brings you the upcard.</source>
      <translation>Elige esta vez el dix: te trae la carta vuelta.</translation>
    </message>
    <message>
      <source>10 points, and the A♥ has come into your hand.</source>
      <translation>10 puntos, y A♥ pasó a tu mano.</translation>
    </message>
    <message>
      <source>The strict end</source>
      <translation>El final estricto</translation>
    </message>
    <message>
      <source>Much later: the stock is empty, and the melds are back in your hands. Now the strict rules hold: follow suit, beat if you can, else trump.</source>
      <translation>Mucho después: el mazo está vacío y los cantes volvieron a la mano. Ahora rigen las reglas estrictas: servir, superar si puedes, si no fallar.</translation>
    </message>
    <message>
      <source>Nora leads the K♦. Follow suit and beat it.</source>
      <translation>Nora sale con K♦. Sirve y supéralo.</translation>
    </message>
    <message>
      <source>The last twelve tricks are played like that.</source>
      <translation>Así se juegan las últimas doce bazas.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>El tanteo</translation>
    </message>
    <message>
      <source>In this game aces and tens count 10, kings and queens 5, and the last trick 10: 250 again. Melds count too. Deals go on until somebody has 1000 points.</source>
      <translation>En este juego ases y dieces valen 10, reyes y damas 5, y la última baza 10: otra vez 250. Los cantes se suman. Se juega hasta que alguien tiene 1000 puntos.</translation>
    </message>
    <message>
      <source>You win a trick of A♠ and Q♠. How much is it?</source>
      <translation>Ganas una baza con A♠ y Q♠. ¿Cuánto es?</translation>
    </message>
    <message>
      <source>10 for the ace, 5 for the queen.</source>
      <translation>10 por el as, 5 por la dama.</translation>
    </message>
    <message>
      <source>15. You can play for two now: it is called “Two-handed” in New game.</source>
      <translation>15. Ya puedes jugar a dos: «Para dos» en Partida nueva.</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>La subasta</translation>
    </message>
    <message>
      <source>How many points your side will make, and who names trump.</source>
      <translation>Cuántos puntos hará tu bando, y quién elige triunfo.</translation>
    </message>
    <message>
      <source>What a bid says</source>
      <translation>Qué dice una puja</translation>
    </message>
    <message>
      <source>You bid in turn, left of the dealer (D) first: how many points will your side score in this deal, melds and tricks together? 250 is the least.</source>
      <translation>Se puja por turno, primero a la izquierda de quien reparte (R): ¿cuántos puntos hará tu bando, con cantes y bazas juntos? 250 es lo mínimo.</translation>
    </message>
    <message>
      <source>You are first. Bid 250.</source>
      <translation>Empiezas tú. Puja 250.</translation>
    </message>
    <message>
      <source>You may, but start low: a bid costs nothing until it is too high.</source>
      <translation>Puedes, pero empieza bajo: una puja no cuesta nada hasta que es demasiado alta.</translation>
    </message>
    <message>
      <source>You have a run and three aces. That is worth a bid.</source>
      <translation>Tienes una escalera y tres ases. Eso merece una puja.</translation>
    </message>
    <message>
      <source>Bid 250.</source>
      <translation>Puja 250.</translation>
    </message>
    <message>
      <source>Bids go up by at least 10. Walter went to 260; Nora and Edith passed, and are out of the bidding.</source>
      <translation>Cada puja sube al menos 10. Walter subió a 260; Nora y Edith pasaron y ya no pujan.</translation>
    </message>
    <message>
      <source>How high to go</source>
      <translation>Hasta dónde</translation>
    </message>
    <message>
      <source>A rule of thumb says how high you can go: 200 for what tricks and Nora usually bring, your melds, and 30 for each ace. Here that is 200, 170 and 90: 460.</source>
      <translation>Una regla sencilla dice hasta dónde puedes llegar: 200 por lo que suelen dar las bazas y Nora, tus cantes, y 30 por cada as. Aquí 200, 170 y 90: 460.</translation>
    </message>
    <message>
      <source>Go one step higher than Walter: bid 270.</source>
      <translation>Sube un paso más que Walter: puja 270.</translation>
    </message>
    <message>
      <source>Less will do: 270 is higher than 260.</source>
      <translation>Basta menos: 270 es más que 260.</translation>
    </message>
    <message>
      <source>You can go up to 460. Go on.</source>
      <translation>Puedes llegar hasta 460. Sigue.</translation>
    </message>
    <message>
      <source>Bid 270.</source>
      <translation>Puja 270.</translation>
    </message>
    <message>
      <source>Walter passed. Everybody else is out, so you have won the bid. You are now the bidder.</source>
      <translation>Walter pasó. Los demás están fuera, así que ganaste la subasta. Ahora eres el declarante.</translation>
    </message>
    <message>
      <source>Naming trump</source>
      <translation>Elegir triunfo</translation>
    </message>
    <message>
      <source>The bidder names trump. Choose a suit that is long and brings the most meld.</source>
      <translation>El declarante elige el triunfo. Elige el palo que sea largo y dé más cantes.</translation>
    </message>
    <message>
      <source>Name trump.</source>
      <translation>Elige triunfo.</translation>
    </message>
    <message>
      <source>Your run only counts if hearts are trump.</source>
      <translation>Tu escalera solo cuenta si corazones son triunfo.</translation>
    </message>
    <message>
      <source>Name hearts.</source>
      <translation>Elige corazones.</translation>
    </message>
    <message>
      <source>Hearts: your run is worth 150.</source>
      <translation>Corazones: tu escalera vale 150.</translation>
    </message>
    <message>
      <source>Passing</source>
      <translation>Pasar</translation>
    </message>
    <message>
      <source>Another deal. Edith has opened with 250. A side that bids and falls short loses its whole bid, so don't bid on hope.</source>
      <translation>Otra mano. Edith abrió con 250. El bando que puja y no llega pierde toda su puja: no pujes por esperanza.</translation>
    </message>
    <message>
      <source>You have hardly any meld and no ace. Pass.</source>
      <translation>Apenas tienes cantes y ningún as. Pasa.</translation>
    </message>
    <message>
      <source>Nothing here wins tricks, and the meld is small. Leave this one to the others.</source>
      <translation>Aquí nada gana bazas, y hay poco que cantar. Déjasela a los otros.</translation>
    </message>
    <message>
      <source>That would tell Nora that you have something for her. You don't.</source>
      <translation>Eso le diría a Nora que tienes algo para ella. No lo tienes.</translation>
    </message>
    <message>
      <source>Pass.</source>
      <translation>Pasa.</translation>
    </message>
    <message>
      <source>A pass is final for this deal. If everybody passes, the last player has to play for 250.</source>
      <translation>Quien pasa queda fuera en esta mano. Si todos pasan, el último debe jugar por 250.</translation>
    </message>
    <message>
      <source>Passing with help</source>
      <translation>Pasar con ayuda</translation>
    </message>
    <message>
      <source>A pass can say something too. “Pass with help” tells your partner: I won't bid, but I have melds or aces for you.</source>
      <translation>Pasar también dice algo. «Pasar con ayuda» significa: no pujo, pero tengo cantes o ases para ti.</translation>
    </message>
    <message>
      <source>Edith went to 300, and that is where your rule of thumb ends. Two marriages and an ace: pass with help.</source>
      <translation>Edith llegó a 300, y ahí acaba tu regla. Dos matrimonios y un as: pasa con ayuda.</translation>
    </message>
    <message>
      <source>Then Nora wouldn't know that you can help her.</source>
      <translation>Así Nora no sabría que puedes ayudarla.</translation>
    </message>
    <message>
      <source>200, 70 in melds and 30 for the ace are 300, and you would have to bid 310. Let Nora know what you have instead.</source>
      <translation>200, 70 en cantes y 30 por el as son 300, y tendrías que pujar 310. Mejor dile a Nora lo que tienes.</translation>
    </message>
    <message>
      <source>Pass with help.</source>
      <translation>Pasa con ayuda.</translation>
    </message>
    <message>
      <source>Nora heard you, and bid 310. Now leave it to her: you need a much better suit to bid over your partner.</source>
      <translation>Nora te entendió y pujó 310. Ahora déjaselo a ella: para pujar por encima de tu compañero hace falta un palo mucho mejor.</translation>
    </message>
    <message>
      <source>Made or set</source>
      <translation>Cumplido o perdido</translation>
    </message>
    <message>
      <source>What a bid earns, what it costs, and how melds are saved.</source>
      <translation>Qué da una puja, qué cuesta, y cómo se salvan los cantes.</translation>
    </message>
    <message>
      <source>The contract</source>
      <translation>El contrato</translation>
    </message>
    <message>
      <source>The bid that won is the contract. You bid 320, so you and Nora have to score 320 in this deal, with melds and tricks together. Your melds came to 150.</source>
      <translation>La puja que ganó es el contrato. Pujaste 320: eso deben sumar Nora y tú en esta mano, con cantes y bazas. Sus cantes fueron 150.</translation>
    </message>
    <message>
      <source>How much must your tricks bring?</source>
      <translation>¿Cuánto deben dar las bazas de ustedes?</translation>
    </message>
    <message>
      <source>320, less the 150 that you melded.</source>
      <translation>320, menos los 150 que cantaron.</translation>
    </message>
    <message>
      <source>170. The bar above shows all the time how much is still missing.</source>
      <translation>170. La barra de arriba muestra siempre cuánto falta.</translation>
    </message>
    <message>
      <source>Making it</source>
      <translation>Cumplirlo</translation>
    </message>
    <message>
      <source>Two tricks to go, and 20 more are needed. Your Q♥ is the last trump: it wins whenever you play it. And the last trick is worth 10 extra.</source>
      <translation>Quedan dos bazas y faltan 20. Tu Q♥ es el último triunfo: gana cuando la juegues. Y la última baza vale 10 más.</translation>
    </message>
    <message>
      <source>So keep the queen for the end: lead the 10♠.</source>
      <translation>Guarda pues la dama para el final: sal con 10♠.</translation>
    </message>
    <message>
      <source>The queen wins now too, but then the last trick and its 10 points go to the others.</source>
      <translation>La dama también gana ahora, pero entonces la última baza y sus 10 puntos son de los otros.</translation>
    </message>
    <message>
      <source>The queen took the last trick: 170 in tricks and 150 in melds are 320. The contract is made, and you score all of it.</source>
      <translation>La dama ganó la última baza: 170 en bazas y 150 en cantes son 320. El contrato está cumplido y lo anotan todo.</translation>
    </message>
    <message>
      <source>Going set</source>
      <translation>No cumplido</translation>
    </message>
    <message>
      <source>With the Q♥ first you would have had 310. A side that falls short is set: it loses its bid and scores nothing else, not even its melds.</source>
      <translation>Con Q♥ primero habrían tenido 310. El bando que no llega pierde su puja y no anota nada más, ni sus cantes.</translation>
    </message>
    <message>
      <source>What would you have scored?</source>
      <translation>¿Qué habrían anotado?</translation>
    </message>
    <message>
      <source>A side that is set loses its bid.</source>
      <translation>Un bando que no cumple pierde su puja.</translation>
    </message>
    <message>
      <source>−320. That is why nobody bids on hope.</source>
      <translation>−320. Por eso nadie puja por esperanza.</translation>
    </message>
    <message>
      <source>The other side</source>
      <translation>El otro bando</translation>
    </message>
    <message>
      <source>The side that did not bid scores its melds and its tricks, whatever happens to the contract. But its melds only count if it wins at least one counter in tricks. This is called saving the meld.</source>
      <translation>El otro bando anota sus cantes y sus bazas, pase lo que pase con el contrato. Pero los cantes solo cuentan si gana al menos una carta de puntos en bazas. Eso es salvar el cante.</translation>
    </message>
    <message>
      <source>Walter and Edith melded 30 and won 80 in tricks. What do they score?</source>
      <translation>Walter y Edith cantaron 30 y ganaron 80 en bazas. ¿Qué anotan?</translation>
    </message>
    <message>
      <source>Their melds and their tricks both count.</source>
      <translation>Cuentan sus cantes y también sus bazas.</translation>
    </message>
    <message>
      <source>110. Without a single counter their 30 would have been lost too.</source>
      <translation>110. Sin una sola carta de puntos habrían perdido también sus 30.</translation>
    </message>
    <message>
      <source>Passing cards</source>
      <translation>Pase de cartas</translation>
    </message>
    <message>
      <source>Four cards to the bidder, and four back.</source>
      <translation>Cuatro cartas al declarante, y cuatro de vuelta.</translation>
    </message>
    <message>
      <source>To the bidder</source>
      <translation>Al declarante</translation>
    </message>
    <message>
      <source>After trump is named, the bidder's partner passes four cards across the table. Trump helps most, then aces, then what may complete a meld.</source>
      <translation>Elegido el triunfo, el compañero del declarante le pasa cuatro cartas. Lo que más ayuda son triunfos, luego ases, luego lo que complete un cante.</translation>
    </message>
    <message>
      <source>Nora named spades. Pass her all four of yours.</source>
      <translation>Nora eligió picas. Pásale las cuatro que tienes.</translation>
    </message>
    <message>
      <source>Trump helps her most, and you have exactly four.</source>
      <translation>Lo que más le ayuda son triunfos, y tienes justo cuatro.</translation>
    </message>
    <message>
      <source>Pass her your four spades.</source>
      <translation>Pásale tus cuatro picas.</translation>
    </message>
    <message>
      <source>Your ace and jack completed her run. Then she passed back four cards that she has no use for.</source>
      <translation>Tu as y tu jota completaron su escalera. Después te pasó cuatro cartas que no le sirven.</translation>
    </message>
    <message>
      <source>And four back</source>
      <translation>Y cuatro de vuelta</translation>
    </message>
    <message>
      <source>Now you are the bidder. Nora has passed you four cards, and gets four back. Keep your melds, trump and aces.</source>
      <translation>Ahora el declarante eres tú. Nora te pasó cuatro cartas y recibe cuatro. Quédate cantes, triunfos y ases.</translation>
    </message>
    <message>
      <source>Pass back the four cards that are none of those.</source>
      <translation>Devuelve las cuatro cartas que no son nada de eso.</translation>
    </message>
    <message>
      <source>Keep all your trump: the high ones win, and the nine is worth 10.</source>
      <translation>Quédate todos los triunfos: los altos ganan, y el nueve vale 10.</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are your pinochle.</source>
      <translation>Q♠ y J♦ son tu pinochle.</translation>
    </message>
    <message>
      <source>King and queen of clubs are a marriage.</source>
      <translation>Rey y dama de tréboles son un matrimonio.</translation>
    </message>
    <message>
      <source>An ace wins a trick. Keep it.</source>
      <translation>Un as gana una baza. Quédatelo.</translation>
    </message>
    <message>
      <source>Pass back cards that are no meld, no trump and no ace.</source>
      <translation>Devuelve cartas que no sean ni cante, ni triunfo, ni as.</translation>
    </message>
    <message>
      <source>Nora's jack completed your run, and her queen your pinochle. Partners who pass well bid higher.</source>
      <translation>La jota de Nora completó tu escalera, y su dama tu pinochle. Quienes pasan bien pueden pujar más.</translation>
    </message>
    <message>
      <source>Your partner</source>
      <translation>Tu compañero</translation>
    </message>
    <message>
      <source>Feed her tricks, starve theirs, pull trump.</source>
      <translation>Darle a ella, nada a los otros, y sacar triunfos.</translation>
    </message>
    <message>
      <source>Feed your partner</source>
      <translation>Dale a tu compañera</translation>
    </message>
    <message>
      <source>A trick that Nora wins counts for both of you. So when she is sure to win, give her a counter.</source>
      <translation>Una baza que gana Nora cuenta para los dos. Cuando seguro que gana, dale una carta de puntos.</translation>
    </message>
    <message>
      <source>Nora leads the A♦, and nothing can beat it but a trump. Give her your best diamond.</source>
      <translation>Nora sale con A♦, y solo un triunfo puede ganarle. Dale tu mejor diamante.</translation>
    </message>
    <message>
      <source>That is worth nothing. The king would bring your side 10 points.</source>
      <translation>Eso no vale nada. El rey daría 10 puntos a tu bando.</translation>
    </message>
    <message>
      <source>20 points for you two. Walter and Edith both had a diamond, so nobody could trump.</source>
      <translation>20 puntos para los dos. Walter y Edith tenían diamantes, así que nadie pudo fallar.</translation>
    </message>
    <message>
      <source>Starve the others</source>
      <translation>Nada para los otros</translation>
    </message>
    <message>
      <source>It's the other way around when an opponent is going to win.</source>
      <translation>Es al revés cuando va a ganar un rival.</translation>
    </message>
    <message>
      <source>Edith beat Nora's queen with the A♠. You can't beat that. Give her the spade that is worth least.</source>
      <translation>Edith superó la dama de Nora con A♠. No puedes ganarle. Dale la pica que menos valga.</translation>
    </message>
    <message>
      <source>That would give the others 10 points.</source>
      <translation>Eso daría 10 puntos a los otros.</translation>
    </message>
    <message>
      <source>It costs nothing, but the jack may win something later. The nine never will.</source>
      <translation>No cuesta nada, pero la jota quizá gane algo después. El nueve nunca.</translation>
    </message>
    <message>
      <source>Edith's ace won only itself.</source>
      <translation>El as de Edith solo se ganó a sí mismo.</translation>
    </message>
    <message>
      <source>Pull their trump</source>
      <translation>Saca sus triunfos</translation>
    </message>
    <message>
      <source>Now you are the bidder, hearts are trump, and you lead first. Your other aces are safe only when Walter and Edith have no trump left to take them with. So lead trump, the highest first: this is called pulling trump.</source>
      <translation>Ahora eres el declarante, corazones son triunfo, y sales tú. Tus otros ases solo están seguros cuando Walter y Edith ya no tienen triunfos. Sal pues con triunfos, el más alto primero: eso es sacar triunfos.</translation>
    </message>
    <message>
      <source>Lead an A♥.</source>
      <translation>Sal con un A♥.</translation>
    </message>
    <message>
      <source>A trump is right, but start with one that nothing can beat.</source>
      <translation>Triunfo está bien, pero empieza con uno que nada supere.</translation>
    </message>
    <message>
      <source>Somebody may be out of that suit and trump your ace. Trump first.</source>
      <translation>Quizá a alguien le falte ese palo y falle tu as. Primero los triunfos.</translation>
    </message>
    <message>
      <source>Start with the ace of trump.</source>
      <translation>Empieza con el as de triunfo.</translation>
    </message>
    <message>
      <source>And the second A♥ right after it. That was four of their trump: neither Walter nor Edith has any left.</source>
      <translation>Y enseguida el segundo A♥. Eran cuatro de sus triunfos: ni Walter ni Edith tienen ya ninguno.</translation>
    </message>
    <message>
      <source>Then play your aces</source>
      <translation>Luego juega tus ases</translation>
    </message>
    <message>
      <source>Nobody but Nora can trump you anymore.</source>
      <translation>Ya solo Nora podría fallar.</translation>
    </message>
    <message>
      <source>Lead your A♠.</source>
      <translation>Sal con A♠.</translation>
    </message>
    <message>
      <source>That can wait. The A♠ is a sure trick now.</source>
      <translation>Eso puede esperar. A♠ es ahora baza segura.</translation>
    </message>
    <message>
      <source>Pulling trump is most of what a bidder does. It pays to count it: there are twelve.</source>
      <translation>Sacar triunfos es casi todo lo que hace un declarante. Conviene contarlos: hay doce.</translation>
    </message>
    <message>
      <source>A whole deal</source>
      <translation>Una mano entera</translation>
    </message>
    <message>
      <source>Everything together. The coach speaks up only for mistakes.</source>
      <translation>Todo junto. El profesor solo habla si te equivocas.</translation>
    </message>
    <message>
      <source>Your bid</source>
      <translation>Tu puja</translation>
    </message>
    <message>
      <source>You know enough for a whole deal now. With spades as trump you have a royal marriage, a pinochle and a dix, and three aces.</source>
      <translation>Ya sabes lo bastante para una mano entera. Con picas de triunfo tienes matrimonio real, pinochle y dix, y tres ases.</translation>
    </message>
    <message>
      <source>Open with 250.</source>
      <translation>Abre con 250.</translation>
    </message>
    <message>
      <source>Start with 250. You can still go up.</source>
      <translation>Empieza con 250. Aún podrás subir.</translation>
    </message>
    <message>
      <source>This hand is worth a bid.</source>
      <translation>Esta mano merece una puja.</translation>
    </message>
    <message>
      <source>Nora passed with help: she has something for you. Edith went on to 260.</source>
      <translation>Nora pasó con ayuda: tiene algo para ti. Edith subió a 260.</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Otra vez</translation>
    </message>
    <message>
      <source>200, your 90 in melds, and 30 for each of three aces: by the rule of thumb you can go up to 380.</source>
      <translation>200, tus 90 en cantes y 30 por cada uno de los tres ases: según la regla puedes llegar a 380.</translation>
    </message>
    <message>
      <source>270 is enough for now.</source>
      <translation>270 basta por ahora.</translation>
    </message>
    <message>
      <source>Nora has promised help. Go on.</source>
      <translation>Nora prometió ayuda. Sigue.</translation>
    </message>
    <message>
      <source>Edith gave up. The contract is yours.</source>
      <translation>Edith se rinde. El contrato es tuyo.</translation>
    </message>
    <message>
      <source>Five spades with the royal marriage, and a pinochle that needs no trump.</source>
      <translation>Cinco picas con el matrimonio real, y un pinochle que no necesita triunfo.</translation>
    </message>
    <message>
      <source>Name your trump.</source>
      <translation>Elige tu triunfo.</translation>
    </message>
    <message>
      <source>Spades are your longest suit, and they hold the marriage.</source>
      <translation>Picas es tu palo más largo, y ahí está el matrimonio.</translation>
    </message>
    <message>
      <source>Name spades.</source>
      <translation>Elige picas.</translation>
    </message>
    <message>
      <source>Now Nora gives you four cards.</source>
      <translation>Ahora Nora te da cuatro cartas.</translation>
    </message>
    <message>
      <source>Four from Nora</source>
      <translation>Cuatro de Nora</translation>
    </message>
    <message>
      <source>Her J♠ completes your run, and she found two aces for you.</source>
      <translation>Su J♠ completa tu escalera, y tenía dos ases para ti.</translation>
    </message>
    <message>
      <source>Pass back both red tens, the Q♥ and the 9♣.</source>
      <translation>Devuelve los dos dieces rojos, Q♥ y 9♣.</translation>
    </message>
    <message>
      <source>That is a trump. Keep all of them.</source>
      <translation>Es un triunfo. Quédatelos todos.</translation>
    </message>
    <message>
      <source>Aces win tricks. Keep them.</source>
      <translation>Los ases ganan bazas. Quédatelos.</translation>
    </message>
    <message>
      <source>It makes the pinochle with your Q♠.</source>
      <translation>Hace el pinochle con tu Q♠.</translation>
    </message>
    <message>
      <source>The king stays with your two aces of clubs.</source>
      <translation>El rey se queda con tus dos ases de tréboles.</translation>
    </message>
    <message>
      <source>Both red tens, the Q♥ and the 9♣.</source>
      <translation>Los dos dieces rojos, Q♥ y 9♣.</translation>
    </message>
    <message>
      <source>Seven trump and three aces: a strong hand.</source>
      <translation>Siete triunfos y tres ases: una mano fuerte.</translation>
    </message>
    <message>
      <source>Your melds</source>
      <translation>Tus cantes</translation>
    </message>
    <message>
      <source>A run, a pinochle and a dix.</source>
      <translation>Una escalera, un pinochle y un dix.</translation>
    </message>
    <message>
      <source>Show them.</source>
      <translation>Muéstralos.</translation>
    </message>
    <message>
      <source>You have more. Show all of it.</source>
      <translation>Tienes más. Muéstralo todo.</translation>
    </message>
    <message>
      <source>200 in melds. After that the others show theirs.</source>
      <translation>200 en cantes. Después los demás muestran los suyos.</translation>
    </message>
    <message>
      <source>Play or throw in</source>
      <translation>Jugar o rendirse</translation>
    </message>
    <message>
      <source>A bidder who sees no way to make the contract may throw in the hand: the bid is lost, but no more. You have every reason to play.</source>
      <translation>Un declarante que no ve cómo cumplir puede rendirse: pierde la puja, y nada más. Tú tienes motivos para jugar.</translation>
    </message>
    <message>
      <source>Go on and play.</source>
      <translation>Sigue y juega.</translation>
    </message>
    <message>
      <source>You need only 50 in tricks. Play it.</source>
      <translation>Solo necesitas 50 en bazas. Juega.</translation>
    </message>
    <message>
      <source>You lead to the first trick.</source>
      <translation>Sales tú en la primera baza.</translation>
    </message>
    <message>
      <source>Twelve tricks</source>
      <translation>Doce bazas</translation>
    </message>
    <message>
      <source>It's all yours now. Pull trump, play your aces, feed Nora. When a card costs you points, you'll read here what was better.</source>
      <translation>Ahora es todo tuyo. Saca triunfos, juega tus ases, dale puntos a Nora. Si una carta te cuesta puntos, leerás aquí cuál era mejor.</translation>
    </message>
    <message>
      <source>Play the deal to its end.</source>
      <translation>Juega la mano hasta el final.</translation>
    </message>
    <message>
      <source>Set: {meld} in melds and {tricks} in tricks fell short of {bid}, so your side loses {bid}. It happens. You can play a match now, until one side has 1500: “Single deck with passing” in New game, best against Novice players.</source>
      <translation>No cumplido: {meld} en cantes y {tricks} en bazas no llegan a {bid}, así que pierden {bid}. Pasa a veces. Ya puedes jugar una partida, hasta que un bando tenga 1500: «Baraja simple con pase» en «Partida nueva», mejor contra novatos.</translation>
    </message>
    <message>
      <source>Made: {meld} in melds and {tricks} in tricks, for a bid of {bid}. You can play a match now, until one side has 1500: “Single deck with passing” in New game, best against Novice players.</source>
      <translation>Cumplido: {meld} en cantes y {tricks} en bazas, con una puja de {bid}. Ya puedes jugar una partida, hasta que un bando tenga 1500: «Baraja simple con pase» en «Partida nueva», mejor contra novatos.</translation>
    </message>
    <message>
      <source>Auction pinochle</source>
      <translation>Auction pinochle</translation>
    </message>
    <message>
      <source>Alone against two, with a widow, for chips.</source>
      <translation>En solitario contra dos, con viuda y por fichas.</translation>
    </message>
    <message>
      <source>One against two</source>
      <translation>Uno contra dos</translation>
    </message>
    <message>
      <source>Three play, each alone. Whoever bids most plays against the other two, and is the only one to meld.</source>
      <translation>Juegan tres, cada cual por su cuenta. Quien más puja juega contra los otros dos, y solo él canta.</translation>
    </message>
    <message>
      <source>Bid 300, the least there is.</source>
      <translation>Puja 300, lo mínimo.</translation>
    </message>
    <message>
      <source>300 is enough to begin with.</source>
      <translation>Con 300 basta para empezar.</translation>
    </message>
    <message>
      <source>You hold a run and two more aces. Bid.</source>
      <translation>Tienes una escalera y dos ases más. Puja.</translation>
    </message>
    <message>
      <source>Bid 300.</source>
      <translation>Puja 300.</translation>
    </message>
    <message>
      <source>Both passed. The widow, three cards that lay face down, was turned up for all to see and is yours.</source>
      <translation>Los dos han pasado. La viuda, tres cartas boca abajo, se ha enseñado a todos y es tuya.</translation>
    </message>
    <message>
      <source>For chips</source>
      <translation>Por fichas</translation>
    </message>
    <message>
      <source>Each of the others pays you for a bid you make, 3 chips for 300. If you play and fail, you pay each of them twice that. In spades, all of it counts double.</source>
      <translation>Por una puja cumplida te paga cada uno de los otros: 3 fichas por 300. Si juegas y fallas, pagas a cada uno el doble. En picas, todo eso cuenta doble.</translation>
    </message>
    <message>
      <source>Your run is in spades, and spades are paid double.</source>
      <translation>Tu escalera es de picas, y las picas se pagan doble.</translation>
    </message>
    <message>
      <source>You melded 210, so your tricks must bring 90. Made, it pays 6 chips from each; lost, it costs 12.</source>
      <translation>Has cantado 210, así que tus bazas tienen que dar 90. Si lo cumples, son 6 fichas de cada uno; si no, te cuesta 12.</translation>
    </message>
    <message>
      <source>Three too many</source>
      <translation>Tres de más</translation>
    </message>
    <message>
      <source>Now put away as many cards as the widow had. Their points count as yours.</source>
      <translation>Ahora aparta tantas cartas como tenía la viuda. Sus puntos cuentan para ti.</translation>
    </message>
    <message>
      <source>Bury the three cards that are no meld, no trump and no ace.</source>
      <translation>Descarta las tres cartas que no son ni cante, ni triunfo, ni as.</translation>
    </message>
    <message>
      <source>Keep all your trump.</source>
      <translation>Quédate con todos los triunfos.</translation>
    </message>
    <message>
      <source>The 10♥, the J♥ and the 9♣.</source>
      <translation>10♥, J♥ y 9♣.</translation>
    </message>
    <message>
      <source>The 10♥ is worth 10 to you already. You lead now, and the other two play together against you.</source>
      <translation>El 10♥ ya te vale 10. Ahora sales tú, y los otros dos juegan juntos contra ti.</translation>
    </message>
    <message>
      <source>Giving up</source>
      <translation>Rendirse</translation>
    </message>
    <message>
      <source>Another deal for 300. The widow brought nothing: you can meld 40 at most, and not even every trick would be enough.</source>
      <translation>Otra mano por 300. La viuda no trajo nada: puedes cantar 40 como mucho, y no bastarían ni todas las bazas.</translation>
    </message>
    <message>
      <source>Give up: that costs the 3 chips only once.</source>
      <translation>Ríndete: así las 3 fichas se pagan solo una vez.</translation>
    </message>
    <message>
      <source>Played and lost, it costs at least twice as much.</source>
      <translation>Jugado y perdido, cuesta al menos el doble.</translation>
    </message>
    <message>
      <source>Give up.</source>
      <translation>Ríndete.</translation>
    </message>
    <message>
      <source>3 chips to each of the others. A whole match is waiting for you: “Auction pinochle” in New game.</source>
      <translation>3 fichas para cada uno de los otros. Te espera una partida entera: «Auction pinochle» en Partida nueva.</translation>
    </message>
    <message>
      <source>Binokel</source>
      <translation>Binokel</translation>
    </message>
    <message>
      <source>The Swabian game: the Dabb, and runs in every suit.</source>
      <translation>El juego suabo: el Dabb y escaleras en cualquier palo.</translation>
    </message>
    <message>
      <source>The Swabian sister</source>
      <translation>La hermana suaba</translation>
    </message>
    <message>
      <source>Pinochle as Swabia plays it: forty cards without nines, everybody alone. Left of the dealer (D), Walter had to open with 150.</source>
      <translation>El pinochle de Suabia: cuarenta cartas sin nueves, cada cual por su cuenta. A la izquierda del que reparte (R), Walter tuvo que abrir con 150.</translation>
    </message>
    <message>
      <source>Bid 160.</source>
      <translation>Puja 160.</translation>
    </message>
    <message>
      <source>160 is enough to begin with.</source>
      <translation>Con 160 basta para empezar.</translation>
    </message>
    <message>
      <source>A royal marriage, a Binokel and two tens of trump: that is worth a bid.</source>
      <translation>Un matrimonio real, un Binokel y los dos dieces de triunfo: eso merece una puja.</translation>
    </message>
    <message>
      <source>Walter passed. The four cards of the widow, called the Dabb, were turned up for all to see and are yours.</source>
      <translation>Walter ha pasado. Las cuatro cartas de la viuda, el Dabb, se han enseñado a todos y son tuyas.</translation>
    </message>
    <message>
      <source>Durch</source>
      <translation>Durch</translation>
    </message>
    <message>
      <source>Before naming trump, the bidder may shoot the moon, called Durch: every trick, without trump or melds, for plus or minus 1000.</source>
      <translation>Antes de elegir triunfo se puede anunciar Durch: todas las bazas, sin triunfo ni cantes, por más o menos 1000.</translation>
    </message>
    <message>
      <source>Not with this hand: name trump.</source>
      <translation>Con esta mano no: elige triunfo.</translation>
    </message>
    <message>
      <source>The others hold aces too. Name trump.</source>
      <translation>Los otros también tienen ases. Elige triunfo.</translation>
    </message>
    <message>
      <source>Durch is for a hand full of aces. Now choose your trump.</source>
      <translation>El Durch es para una mano llena de ases. Ahora elige tu triunfo.</translation>
    </message>
    <message>
      <source>Familie and Paar</source>
      <translation>Familie y Paar</translation>
    </message>
    <message>
      <source>A run is called Familie here, a marriage Paar. In trump they are worth 150 and 40, as in pinochle.</source>
      <translation>La escalera se llama aquí Familie, y el matrimonio, Paar. De triunfo valen 150 y 40, como en el pinochle.</translation>
    </message>
    <message>
      <source>The J♥ of the Dabb completes a Familie. Name its suit.</source>
      <translation>La J♥ del Dabb completa una Familie. Elige su palo.</translation>
    </message>
    <message>
      <source>Your Familie is in hearts, and hearts are your longest suit.</source>
      <translation>Tu Familie es de corazones, y corazones es tu palo más largo.</translation>
    </message>
    <message>
      <source>Hearts, with six trump and a Familie.</source>
      <translation>Corazones: seis triunfos y una Familie.</translation>
    </message>
    <message>
      <source>Bury first</source>
      <translation>Primero, descartar</translation>
    </message>
    <message>
      <source>As many cards as the Dabb had go away again, before you meld. Their points count for you.</source>
      <translation>Antes de cantar apartas tantas cartas como tenía el Dabb. Sus puntos son tuyos.</translation>
    </message>
    <message>
      <source>Bury the four cards that are no meld, no trump and no ace.</source>
      <translation>Descarta las cuatro cartas que no son ni cante, ni triunfo, ni as.</translation>
    </message>
    <message>
      <source>K♠ and Q♠ are a Paar.</source>
      <translation>K♠ y Q♠ son un Paar.</translation>
    </message>
    <message>
      <source>J♦ and Q♠ are your Binokel.</source>
      <translation>J♦ y Q♠ son tu Binokel.</translation>
    </message>
    <message>
      <source>The 10♠, the 10♦, the Q♣ and the J♣.</source>
      <translation>10♠, 10♦, Q♣ y J♣.</translation>
    </message>
    <message>
      <source>Those four are worth 25 to you: 10 for each ten, 3 for the queen, 2 for the jack. They can't be melded now.</source>
      <translation>Esas cuatro te valen 25: 10 por cada diez, 3 por la dama y 2 por la jota. Ya no se pueden cantar.</translation>
    </message>
    <message>
      <source>The Binokel</source>
      <translation>El Binokel</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are a Binokel, worth 40, and twice 300. Four equal cards in four suits count as in pinochle, but all eight always 1000.</source>
      <translation>Q♠ y J♦ son un Binokel: 40, y doble, 300. Cuatro cartas iguales, una de cada palo, valen como en el pinochle, pero las ocho siempre 1000.</translation>
    </message>
    <message>
      <source>Show your melds.</source>
      <translation>Muestra tus cantes.</translation>
    </message>
    <message>
      <source>210: Familie, Paar and Binokel. But whoever takes no trick at all loses every meld.</source>
      <translation>210: Familie, Paar y Binokel. Pero quien no gana ninguna baza pierde todos sus cantes.</translation>
    </message>
    <message>
      <source>In every suit</source>
      <translation>En cualquier palo</translation>
    </message>
    <message>
      <source>A Familie counts in the other suits too, 100 there. A Paar in all four suits is a Rundgang, 240 with its kings and queens.</source>
      <translation>Una Familie también vale en los demás palos: 100. Un Paar en los cuatro palos es un Rundgang: 240 con sus reyes y damas.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is A 10 K Q J of clubs worth?</source>
      <translation>Corazones son triunfo. ¿Cuánto vale A 10 K Q J de tréboles?</translation>
    </message>
    <message>
      <source>It is a Familie, but not in trump.</source>
      <translation>Es una Familie, pero no de triunfo.</translation>
    </message>
    <message>
      <source>100. In most pinochle games it would be no more than a marriage.</source>
      <translation>100. En casi todos los pinochles no sería más que un matrimonio.</translation>
    </message>
    <message>
      <source>Left of the dealer leads</source>
      <translation>Sale la izquierda</translation>
    </message>
    <message>
      <source>The bidder does not lead: Walter does, left of the dealer. In tricks aces count 11, tens 10, kings 4, queens 3 and jacks 2.</source>
      <translation>No sale el declarante, sino Walter, a la izquierda del que reparte. En las bazas el as vale 11, el diez 10, el rey 4, la dama 3 y la jota 2.</translation>
    </message>
    <message>
      <source>You can't beat Walter's A♠. Give him as little as you can.</source>
      <translation>No puedes superar el A♠ de Walter. Dale lo menos posible.</translation>
    </message>
    <message>
      <source>The king counts 4. You have a spade that counts less.</source>
      <translation>El rey vale 4. Tienes una pica que vale menos.</translation>
    </message>
    <message>
      <source>Of two equal cards the first one wins: yours would be lost.</source>
      <translation>De dos cartas iguales gana la primera: la tuya se perdería.</translation>
    </message>
    <message>
      <source>The Q♠ counts least.</source>
      <translation>La Q♠ es la que menos vale.</translation>
    </message>
    <message>
      <source>16 points for Walter: 11, 2 and 3. Everything else is played as you know it.</source>
      <translation>16 puntos para Walter: 11, 2 y 3. Lo demás se juega como ya sabes.</translation>
    </message>
    <message>
      <source>Going off</source>
      <translation>Abgehen</translation>
    </message>
    <message>
      <source>Another deal, and again you bid 160. The Dabb brought nothing: you could meld 40 at most, and one ace is not enough for the other 120.</source>
      <translation>Otra mano, y otra vez pujaste 160. El Dabb no trajo nada: podrías cantar 40 como mucho, y un solo as no basta para los otros 120.</translation>
    </message>
    <message>
      <source>Concede. In Swabia this is called going off, Abgehen.</source>
      <translation>Ríndete. En Suabia eso se llama Abgehen.</translation>
    </message>
    <message>
      <source>Played and missed, it costs twice the bid.</source>
      <translation>Jugar y fallar cuesta el doble de la puja.</translation>
    </message>
    <message>
      <source>Concede.</source>
      <translation>Ríndete.</translation>
    </message>
    <message>
      <source>You lose 160, and the others score their melds. Played and missed, it would have been 320.</source>
      <translation>Pierdes 160, y los otros anotan sus cantes. Jugando y fallando habrían sido 320.</translation>
    </message>
    <message>
      <source>Across the table</source>
      <translation>En cruz</translation>
    </message>
    <message>
      <source>Four play Kreuzbinokel, two against two: with sevens, eleven cards each. The seven of trump, the Dissle, is worth 10. Partners add up their melds.</source>
      <translation>A cuatro se juega Kreuzbinokel, dos contra dos: con sietes y once cartas cada uno. El siete de triunfo, el Dissle, vale 10. Los compañeros suman sus cantes.</translation>
    </message>
    <message>
      <source>You bid 200, and meld 60; your partner melds 70. How much must your tricks bring?</source>
      <translation>Pujaste 200 y cantas 60; tu compañero canta 70. ¿Cuánto tienen que dar sus bazas?</translation>
    </message>
    <message>
      <source>200, less 60 and 70.</source>
      <translation>200, menos 60 y 70.</translation>
    </message>
    <message>
      <source>70, yours and your partner's together. Now play: “Binokel” and “Binokel for four” in New game.</source>
      <translation>70, entre las tuyas y las de tu compañero. Ahora juega: «Binokel» y «Binokel de cuatro» en Partida nueva.</translation>
    </message>
    <message>
      <source>Double deck for three</source>
      <translation>Baraja doble para tres</translation>
    </message>
    <message>
      <source>Eighty cards, large melds, and a widow of two.</source>
      <translation>80 cartas, grandes cantes, viuda de dos.</translation>
    </message>
    <message>
      <source>Eighty cards</source>
      <translation>Ochenta cartas</translation>
    </message>
    <message>
      <source>Four of each card, without nines: 26 for each of three, who play alone.</source>
      <translation>Cuatro de cada carta, sin nueves: 26 cada uno, entre tres.</translation>
    </message>
    <message>
      <source>Edith passed. Bid 500.</source>
      <translation>Edith ha pasado. Puja 500.</translation>
    </message>
    <message>
      <source>500 is enough to begin with.</source>
      <translation>Con 500 basta para empezar.</translation>
    </message>
    <message>
      <source>You hold runs, and four aces, kings and jacks. Bid.</source>
      <translation>Tienes escaleras y cuatro ases, reyes y jotas. Puja.</translation>
    </message>
    <message>
      <source>Bid 500.</source>
      <translation>Puja 500.</translation>
    </message>
    <message>
      <source>Walter passed too; if you had, he would have had to play for 500, as the dealer. The two cards of the widow were turned up and are yours.</source>
      <translation>Walter también ha pasado; si lo hubieras hecho tú, habría tenido que jugar por 500, por ser quien reparte. Las dos cartas de la viuda se han enseñado y son tuyas.</translation>
    </message>
    <message>
      <source>Trump after the widow</source>
      <translation>Triunfo tras la viuda</translation>
    </message>
    <message>
      <source>You have seen the widow when you name trump. Its 10♠ completes a run.</source>
      <translation>Cuando eliges triunfo ya has visto la viuda. Su 10♠ completa una escalera.</translation>
    </message>
    <message>
      <source>Name your longest suit.</source>
      <translation>Elige tu palo más largo.</translation>
    </message>
    <message>
      <source>There is a run too, but it is shorter. Only one of them counts: that in trump.</source>
      <translation>Ahí también hay una escalera, pero el palo es más corto. Solo vale una: la de triunfo.</translation>
    </message>
    <message>
      <source>Nine of the twenty spades, with a run and one more royal marriage.</source>
      <translation>Nueve de las veinte picas, con una escalera y otro matrimonio real.</translation>
    </message>
    <message>
      <source>Doubles and more</source>
      <translation>Dobles y más</translation>
    </message>
    <message>
      <source>Melds may come twice and more: two pinochles are 300, two runs 1500, and aces around twice 1000.</source>
      <translation>Hay cantes dobles: dos pinochles valen 300, dos escaleras 1500, dos veces cuatro ases 1000.</translation>
    </message>
    <message>
      <source>750, and 300 of them for the double pinochle, thanks to the widow's J♦. Three would be 600, four 900.</source>
      <translation>750, de ellos 300 por el pinochle doble, gracias a la J♦ de la viuda. Tres valdrían 600, cuatro 900.</translation>
    </message>
    <message>
      <source>Two too many</source>
      <translation>Dos de más</translation>
    </message>
    <message>
      <source>Two cards go away again, and their points count for you.</source>
      <translation>Apartas otra vez dos cartas; sus puntos son tuyos.</translation>
    </message>
    <message>
      <source>Bury both 10♣.</source>
      <translation>Descarta los dos 10♣.</translation>
    </message>
    <message>
      <source>They would do as well. This time bury both 10♣.</source>
      <translation>También valdría. Esta vez descarta los dos 10♣.</translation>
    </message>
    <message>
      <source>Nothing else is worth 10 and so hard to win a trick with. Bury both 10♣.</source>
      <translation>Esa vale menos. Descarta los dos 10♣: valen 10 y rara vez ganan una baza.</translation>
    </message>
    <message>
      <source>20 points are yours already. Melded cards may go only if there are no others.</source>
      <translation>20 puntos ya son tuyos. Las cartas cantadas solo se apartan si no hay otras.</translation>
    </message>
    <message>
      <source>Before the first card, the bidder may throw in the hand and lose only the bid.</source>
      <translation>Antes de la primera carta puedes rendirte y perder solo la puja.</translation>
    </message>
    <message>
      <source>You have 750 for a bid of 500: go on and play.</source>
      <translation>Tienes 750 y pujaste 500: juega.</translation>
    </message>
    <message>
      <source>You have every reason to play.</source>
      <translation>Tienes motivos de sobra para jugar.</translation>
    </message>
    <message>
      <source>Four aces of trump</source>
      <translation>Cuatro ases de triunfo</translation>
    </message>
    <message>
      <source>Twenty trump take longer to pull, and there are four aces in every suit. Of equal cards, the one played first wins.</source>
      <translation>Sacar veinte triunfos lleva más tiempo, y en cada palo hay cuatro ases. De cartas iguales gana la primera que se juega.</translation>
    </message>
    <message>
      <source>Lead an A♠.</source>
      <translation>Sal con un A♠.</translation>
    </message>
    <message>
      <source>The other two A♠ could not beat yours, so Walter and Edith kept them. They are still out: count them.</source>
      <translation>Los otros dos A♠ no podían superar el tuyo, así que Walter y Edith se los guardaron. Siguen en juego: cuéntalos.</translation>
    </message>
    <message>
      <source>A point saves the melds</source>
      <translation>Un punto salva los cantes</translation>
    </message>
    <message>
      <source>Aces, tens and kings count 10 in tricks, and the last trick 20. Everybody, the bidder too, must win a point in tricks, or all their melds are lost. 4550 points win.</source>
      <translation>Ases, dieces y reyes valen 10 en las bazas, y la última baza 20. Todos, también el declarante, necesitan un punto en bazas, o pierden todos sus cantes. Se gana con 4550 puntos.</translation>
    </message>
    <message>
      <source>Edith melded 300. What does she score if she wins only queens and jacks?</source>
      <translation>Edith cantó 300. ¿Cuánto anota si solo gana damas y jotas?</translation>
    </message>
    <message>
      <source>Queens and jacks are worth nothing in tricks.</source>
      <translation>Damas y jotas no valen nada en las bazas.</translation>
    </message>
    <message>
      <source>0. What you buried counts, but saves nothing either. Now play: “Double deck for three” in New game.</source>
      <translation>0. Lo que descartas cuenta, pero tampoco salva nada. Ahora juega: «Baraja doble para tres» en Partida nueva.</translation>
    </message>
    <message>
      <source>Bezique</source>
      <translation>Bezique</translation>
    </message>
    <message>
      <source>The French game for two: brisques and sequences.</source>
      <translation>El juego francés para dos: brisques y secuencias.</translation>
    </message>
    <message>
      <source>Brisques</source>
      <translation>Brisques</translation>
    </message>
    <message>
      <source>The French game that pinochle comes from: sevens and eights too, eight cards each and a stock. In tricks only aces and tens count, 10 each. They are called brisques.</source>
      <translation>El juego francés del que viene el pinochle: también sietes y ochos, ocho cartas cada uno y un mazo. En las bazas solo valen ases y dieces, 10 cada uno. Se llaman brisques.</translation>
    </message>
    <message>
      <source>Nora leads the 9♣. Win it with your 10♣.</source>
      <translation>Nora sale con 9♣. Gánale con tu 10♣.</translation>
    </message>
    <message>
      <source>It wins too, but you need the ace for a meld. The ten is enough.</source>
      <translation>También gana, pero el as te hace falta para un cante. Basta el diez.</translation>
    </message>
    <message>
      <source>That's allowed, but the 10♣ wins a brisque and the trick.</source>
      <translation>Está permitido, pero con el 10♣ ganas la baza y una brisque.</translation>
    </message>
    <message>
      <source>While there is a stock, you may play any card. This trick was worth 10.</source>
      <translation>Mientras dura el mazo puedes jugar cualquier carta. Esta baza valía 10.</translation>
    </message>
    <message>
      <source>Any four</source>
      <translation>Cuatro iguales</translation>
    </message>
    <message>
      <source>Whoever wins a trick may make one meld before drawing. Four aces are 100, kings 80, queens 60 and jacks 40, of any suits.</source>
      <translation>Quien gana una baza puede hacer un cante antes de robar. Cuatro ases valen 100, reyes 80, damas 60, jotas 40, de cualquier palo.</translation>
    </message>
    <message>
      <source>Meld your four aces.</source>
      <translation>Canta tus cuatro ases.</translation>
    </message>
    <message>
      <source>Choose the four aces: they are worth 100.</source>
      <translation>Elige los cuatro ases: valen 100.</translation>
    </message>
    <message>
      <source>100, though two of them are diamonds and none is a heart.</source>
      <translation>100, aunque dos son de diamantes y ninguno de corazones.</translation>
    </message>
    <message>
      <source>The seven of trump</source>
      <translation>El siete de triunfo</translation>
    </message>
    <message>
      <source>Besides your meld you may show a seven of trump, for 10. The first one shown is exchanged for the upcard.</source>
      <translation>Además de tu cante puedes enseñar un siete de triunfo: 10. El primero que se enseña se cambia por la carta vuelta.</translation>
    </message>
    <message>
      <source>Show your 7♥.</source>
      <translation>Enseña tu 7♥.</translation>
    </message>
    <message>
      <source>Choose the 7♥: it brings you the upcard.</source>
      <translation>Elige el 7♥: te trae la carta vuelta.</translation>
    </message>
    <message>
      <source>10 points, and the A♥. Then you won another trick with your A♣: melded cards are played from the table.</source>
      <translation>10 puntos, y el A♥. Luego ganaste otra baza con tu A♣: las cartas cantadas se juegan desde la mesa.</translation>
    </message>
    <message>
      <source>The bezique</source>
      <translation>El bezique</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are a bezique, worth 40. If the other Q♠ and J♦ come to lie beside them, the double bezique is worth 500 more.</source>
      <translation>Q♠ y J♦ son un bezique: 40. Si más tarde pones a su lado las otras dos, el bezique doble vale 500 más.</translation>
    </message>
    <message>
      <source>Meld your bezique.</source>
      <translation>Canta tu bezique.</translation>
    </message>
    <message>
      <source>Choose the bezique: it is worth 40.</source>
      <translation>Elige el bezique: vale 40.</translation>
    </message>
    <message>
      <source>40. Leave both cards on the table for as long as you hope for the double one.</source>
      <translation>40. Deja ambas cartas en la mesa mientras esperes el doble.</translation>
    </message>
    <message>
      <source>First the marriage</source>
      <translation>Primero el matrimonio</translation>
    </message>
    <message>
      <source>A few tricks later you hold A 10 K Q J of trump: a sequence, 250. Its king and queen are a royal marriage, 40.</source>
      <translation>Unas bazas después tienes A 10 K Q J de triunfo: una secuencia, 250. Su rey y su dama son un matrimonio real, 40.</translation>
    </message>
    <message>
      <source>You can have both. Meld the marriage first.</source>
      <translation>Puedes tener las dos cosas. Canta primero el matrimonio.</translation>
    </message>
    <message>
      <source>After the sequence, its marriage would be lost. Meld the marriage first.</source>
      <translation>Tras la secuencia se pierde su matrimonio. Canta primero el matrimonio.</translation>
    </message>
    <message>
      <source>40, and your A♠ has won the next trick too.</source>
      <translation>40, y tu A♠ ha ganado también la baza siguiente.</translation>
    </message>
    <message>
      <source>Then the sequence</source>
      <translation>Luego la secuencia</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same kind of meld only if that is worth more. A sequence is worth more than its marriage.</source>
      <translation>Una carta cantada solo puede volver a servir en la misma clase de cante si el nuevo vale más. La secuencia vale más que su matrimonio.</translation>
    </message>
    <message>
      <source>Meld the sequence.</source>
      <translation>Canta la secuencia.</translation>
    </message>
    <message>
      <source>Choose the sequence: it is worth 250.</source>
      <translation>Elige la secuencia: vale 250.</translation>
    </message>
    <message>
      <source>250, and 290 with the marriage before.</source>
      <translation>250, y 290 con el matrimonio de antes.</translation>
    </message>
    <message>
      <source>The last eight tricks</source>
      <translation>Las últimas ocho bazas</translation>
    </message>
    <message>
      <source>The stock is empty, and the melds are back in your hands. Now the rules are strict: follow suit, beat if you can, else trump.</source>
      <translation>El mazo está vacío y los cantes volvieron a la mano. Ahora las reglas son estrictas: servir, superar si puedes, si no fallar.</translation>
    </message>
    <message>
      <source>Nora leads the Q♠. Beat it.</source>
      <translation>Nora sale con Q♠. Supérala.</translation>
    </message>
    <message>
      <source>The king wins too, but the ten is a brisque, and it is safe now.</source>
      <translation>El rey también gana, pero el diez es una brisque y ahora está a salvo.</translation>
    </message>
    <message>
      <source>The trick was worth 10. The last one of all brings 10 more.</source>
      <translation>La baza valía 10. La última de todas da 10 más.</translation>
    </message>
    <message>
      <source>All brisques and the last trick are 170, so melds matter more. Deals go on until somebody has 1000 points.</source>
      <translation>Todas las brisques y la última baza suman 170, así que los cantes pesan más. Se juega hasta que alguien tiene 1000 puntos.</translation>
    </message>
    <message>
      <source>You win a trick of A♦ and K♦. How much is it?</source>
      <translation>Ganas una baza con A♦ y K♦. ¿Cuánto es?</translation>
    </message>
    <message>
      <source>Only aces and tens count.</source>
      <translation>Solo valen ases y dieces.</translation>
    </message>
    <message>
      <source>10, for the ace. Now play: it is called “Bezique” in New game.</source>
      <translation>10, por el as. Ahora juega: «Bezique» en Partida nueva.</translation>
    </message>
    <message>
      <source>Pinochle is played with a deck of its own: ace, ten, king, Ober, Unter and nine in four suits, and two of every card.</source>
      <translation>El pinochle tiene su propia baraja: as, diez, rey, Ober, Unter y nueve en cuatro palos, y dos de cada carta.</translation>
    </message>
    <message>
      <source>Two of your leaves are higher than a king. Click the lower of them to play it.</source>
      <translation>Dos de tus hojas son más altas que un rey. Haz clic en la más baja para jugarla.</translation>
    </message>
    <message>
      <source>Ace, ten, king, Ober, Unter, nine.</source>
      <translation>As, diez, rey, Ober, Unter, nueve.</translation>
    </message>
    <message>
      <source>No acorn is higher, so you won the trick. Whoever wins a trick leads to the next one.</source>
      <translation>Ninguna bellota es más alta, así que la baza es tuya. Quien gana una baza sale en la siguiente.</translation>
    </message>
    <message>
      <source>You can't win them all. Four bells will fall now, and the highest takes the trick.</source>
      <translation>No se pueden ganar todas. Ahora caerán cuatro cascabeles, y el más alto se lleva la baza.</translation>
    </message>
    <message>
      <source>Lead your lowest bell.</source>
      <translation>Sal con tu cascabel más bajo.</translation>
    </message>
    <message>
      <source>That's a bell, but a lower one will do.</source>
      <translation>Es un cascabel, pero basta uno más bajo.</translation>
    </message>
    <message>
      <source>Lead a bell, the lowest you have.</source>
      <translation>Sal con un cascabel, el más bajo que tengas.</translation>
    </message>
    <message>
      <source>Edith's ace was the highest bell. She leads now.</source>
      <translation>El as de Edith era el cascabel más alto. Ahora sale ella.</translation>
    </message>
    <message>
      <source>Edith leads an ace. You have no leaves. Take her ace with your lowest trump.</source>
      <translation>Edith sale con un as. No tienes hojas. Llévate su as con tu triunfo más bajo.</translation>
    </message>
    <message>
      <source>Aces, tens and kings are worth 10 points each to whoever wins them. They are called counters. Obers, Unters and nines are worth nothing.</source>
      <translation>Ases, dieces y reyes dan 10 puntos cada uno a quien los gana. Se llaman cartas de puntos. Ober, Unter y nueves no valen nada.</translation>
    </message>
    <message>
      <source>Edith leads the A♣, which you can't beat. Follow suit with the acorn that gives her least.</source>
      <translation>Edith sale con A♣, que no puedes superar. Sirve con la bellota que menos le dé.</translation>
    </message>
    <message>
      <source>That gives away 10 points. You have an acorn that is worth nothing.</source>
      <translation>Eso regala 10 puntos. Tienes una bellota que no vale nada.</translation>
    </message>
    <message>
      <source>The Unter is worth nothing too, but it beats a nine. Let the nine go.</source>
      <translation>El Unter tampoco vale nada, pero gana a un nueve. Suelta el nueve.</translation>
    </message>
    <message>
      <source>When you follow suit, you must also beat the best card in the trick, if you can. Your nine and Unter are dimmed: they would lose.</source>
      <translation>Al servir debes además superar la mejor carta de la baza, si puedes. Tu nueve y tu Unter se ven apagados: perderían.</translation>
    </message>
    <message>
      <source>The ten beats it too. Keep it: it beats every bell but the ace.</source>
      <translation>El diez también la supera. Guárdalo: gana a todo cascabel menos el as.</translation>
    </message>
    <message>
      <source>You have no leaves, and hearts are trump. Win this trick with your lowest trump.</source>
      <translation>No tienes hojas, y corazones son triunfo. Gana esta baza con tu triunfo más bajo.</translation>
    </message>
    <message>
      <source>One trick later Walter leads a leaf again, and Nora trumps it. If a trump lies there and you have to trump too, you must play a higher one, if you can.</source>
      <translation>Una baza después Walter sale otra vez con hojas, y Nora falla. Si tú también debes fallar, tu triunfo tiene que ser más alto, si puedes.</translation>
    </message>
    <message>
      <source>The Ober is enough. Keep the ace of trump: nothing beats it.</source>
      <translation>Basta el Ober. Guarda el as de triunfo: nada lo supera.</translation>
    </message>
    <message>
      <source>Another leaf is led. You have no leaves, but you do have trump. What must you play?</source>
      <translation>Vuelven a salir hojas. No tienes hojas, pero sí triunfos. ¿Qué debes jugar?</translation>
    </message>
    <message>
      <source>Before the first trick, everybody shows groups of cards and scores points for them: melds. King and Ober of one suit are a marriage, worth 20. In trump it is a royal marriage, worth 40.</source>
      <translation>Antes de la primera baza todos muestran grupos de cartas y ganan puntos por ellos: cantes. Rey y Ober de un palo son un matrimonio: 20. En triunfo es un matrimonio real: 40.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is your marriage in acorns worth?</source>
      <translation>Corazones son triunfo. ¿Cuánto vale tu matrimonio de bellotas?</translation>
    </message>
    <message>
      <source>Acorns aren't trump, so it is 20.</source>
      <translation>Bellotas no son triunfo, así que 20.</translation>
    </message>
    <message>
      <source>One card of the same rank in every suit is an around: four aces score 100, four kings 80, four Obers 60 and four Unters 40. Tens and nines have none.</source>
      <translation>Cuatro cartas iguales, una de cada palo: cuatro ases valen 100, cuatro reyes 80, cuatro Ober 60 y cuatro Unter 40. Con dieces y nueves no hay.</translation>
    </message>
    <message>
      <source>You have Obers around. What do they score?</source>
      <translation>Tienes cuatro Ober. ¿Cuánto valen?</translation>
    </message>
    <message>
      <source>Aces 100, kings 80, Obers 60, Unters 40.</source>
      <translation>Ases 100, reyes 80, Ober 60, Unter 40.</translation>
    </message>
    <message>
      <source>150 and 10. One more king or Ober of trump beside a run would add 20.</source>
      <translation>150 y 10. Otro rey u otro Ober de triunfo junto a la escalera añadiría 20.</translation>
    </message>
    <message>
      <source>In this game aces and tens count 10, kings and Obers 5, and the last trick 10: 250 again. Melds count too. Deals go on until somebody has 1000 points.</source>
      <translation>En este juego ases y dieces valen 10, reyes y Ober 5, y la última baza 10: otra vez 250. Los cantes se suman. Se juega hasta que alguien tiene 1000 puntos.</translation>
    </message>
    <message>
      <source>10 for the ace, 5 for the Ober.</source>
      <translation>10 por el as, 5 por el Ober.</translation>
    </message>
    <message>
      <source>So keep the Ober for the end: lead the 10♠.</source>
      <translation>Guarda pues el Ober para el final: sal con 10♠.</translation>
    </message>
    <message>
      <source>The Ober wins now too, but then the last trick and its 10 points go to the others.</source>
      <translation>El Ober también gana ahora, pero entonces la última baza y sus 10 puntos son de los otros.</translation>
    </message>
    <message>
      <source>The Ober took the last trick: 170 in tricks and 150 in melds are 320. The contract is made, and you score all of it.</source>
      <translation>El Ober ganó la última baza: 170 en bazas y 150 en cantes son 320. El contrato está cumplido y lo anotan todo.</translation>
    </message>
    <message>
      <source>Nora named leaves. Pass her all four of yours.</source>
      <translation>Nora eligió hojas. Pásale las cuatro que tienes.</translation>
    </message>
    <message>
      <source>Pass her your four leaves.</source>
      <translation>Pásale tus cuatro hojas.</translation>
    </message>
    <message>
      <source>Your ace and Unter completed her run. Then she passed back four cards that she has no use for.</source>
      <translation>Tu as y tu Unter completaron su escalera. Después te pasó cuatro cartas que no le sirven.</translation>
    </message>
    <message>
      <source>King and Ober of acorns are a marriage.</source>
      <translation>Rey y Ober de bellotas son un matrimonio.</translation>
    </message>
    <message>
      <source>Nora's Unter completed your run, and her Ober your pinochle. Partners who pass well bid higher.</source>
      <translation>El Unter de Nora completó tu escalera, y su Ober tu pinochle. Quienes pasan bien pueden pujar más.</translation>
    </message>
    <message>
      <source>Nora leads the A♦, and nothing can beat it but a trump. Give her your best bell.</source>
      <translation>Nora sale con A♦, y solo un triunfo puede ganarle. Dale tu mejor cascabel.</translation>
    </message>
    <message>
      <source>20 points for you two. Walter and Edith both had a bell, so nobody could trump.</source>
      <translation>20 puntos para los dos. Walter y Edith tenían cascabeles, así que nadie pudo fallar.</translation>
    </message>
    <message>
      <source>Edith beat Nora's Ober with the A♠. You can't beat that. Give her the leaf that is worth least.</source>
      <translation>Edith superó el Ober de Nora con A♠. No puedes ganarle. Dale la hoja que menos valga.</translation>
    </message>
    <message>
      <source>It costs nothing, but the Unter may win something later. The nine never will.</source>
      <translation>No cuesta nada, pero el Unter quizá gane algo después. El nueve nunca.</translation>
    </message>
    <message>
      <source>You know enough for a whole deal now. With leaves as trump you have a royal marriage, a pinochle and a dix, and three aces.</source>
      <translation>Ya sabes lo bastante para una mano entera. Con hojas de triunfo tienes matrimonio real, pinochle y dix, y tres ases.</translation>
    </message>
    <message>
      <source>Five leaves with the royal marriage, and a pinochle that needs no trump.</source>
      <translation>Cinco hojas con el matrimonio real, y un pinochle que no necesita triunfo.</translation>
    </message>
    <message>
      <source>Leaves are your longest suit, and they hold the marriage.</source>
      <translation>Hojas es tu palo más largo, y ahí está el matrimonio.</translation>
    </message>
    <message>
      <source>Name leaves.</source>
      <translation>Elige hojas.</translation>
    </message>
    <message>
      <source>The king stays with your two aces of acorns.</source>
      <translation>El rey se queda con tus dos ases de bellotas.</translation>
    </message>
    <message>
      <source>Each of the others pays you for a bid you make, 3 chips for 300. If you play and fail, you pay each of them twice that. In leaves, all of it counts double.</source>
      <translation>Por una puja cumplida te paga cada uno de los otros: 3 fichas por 300. Si juegas y fallas, pagas a cada uno el doble. En hojas, todo eso cuenta doble.</translation>
    </message>
    <message>
      <source>Your run is in leaves, and leaves are paid double.</source>
      <translation>Tu escalera es de hojas, y las hojas se pagan doble.</translation>
    </message>
    <message>
      <source>Those four are worth 25 to you: 10 for each ten, 3 for the Ober, 2 for the Unter. They can't be melded now.</source>
      <translation>Esas cuatro te valen 25: 10 por cada diez, 3 por el Ober y 2 por el Unter. Ya no se pueden cantar.</translation>
    </message>
    <message>
      <source>A Familie counts in the other suits too, 100 there. A Paar in all four suits is a Rundgang, 240 with its kings and Obers.</source>
      <translation>Una Familie también vale en los demás palos: 100. Un Paar en los cuatro palos es un Rundgang: 240 con sus reyes y Ober.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is A 10 K Q J of acorns worth?</source>
      <translation>Corazones son triunfo. ¿Cuánto vale A 10 K Q J de bellotas?</translation>
    </message>
    <message>
      <source>The bidder does not lead: Walter does, left of the dealer. In tricks aces count 11, tens 10, kings 4, Obers 3 and Unters 2.</source>
      <translation>No sale el declarante, sino Walter, a la izquierda del que reparte. En las bazas el as vale 11, el diez 10, el rey 4, el Ober 3 y el Unter 2.</translation>
    </message>
    <message>
      <source>The king counts 4. You have a leaf that counts less.</source>
      <translation>El rey vale 4. Tienes una hoja que vale menos.</translation>
    </message>
    <message>
      <source>You hold runs, and four aces, kings and Unters. Bid.</source>
      <translation>Tienes escaleras y cuatro ases, reyes y Unter. Puja.</translation>
    </message>
    <message>
      <source>Nine of the twenty leaves, with a run and one more royal marriage.</source>
      <translation>Nueve de las veinte hojas, con una escalera y otro matrimonio real.</translation>
    </message>
    <message>
      <source>Edith melded 300. What does she score if she wins only Obers and Unters?</source>
      <translation>Edith cantó 300. ¿Cuánto anota si solo gana Ober y Unter?</translation>
    </message>
    <message>
      <source>Obers and Unters are worth nothing in tricks.</source>
      <translation>Ober y Unter no valen nada en las bazas.</translation>
    </message>
    <message>
      <source>Whoever wins a trick may make one meld before drawing. Four aces are 100, kings 80, Obers 60 and Unters 40, of any suits.</source>
      <translation>Quien gana una baza puede hacer un cante antes de robar. Cuatro ases valen 100, reyes 80, Ober 60, Unter 40, de cualquier palo.</translation>
    </message>
    <message>
      <source>100, though two of them are bells and none is a heart.</source>
      <translation>100, aunque dos son de cascabeles y ninguno de corazones.</translation>
    </message>
    <message>
      <source>A few tricks later you hold A 10 K Q J of trump: a sequence, 250. Its king and Ober are a royal marriage, 40.</source>
      <translation>Unas bazas después tienes A 10 K Q J de triunfo: una secuencia, 250. Su rey y su Ober son un matrimonio real, 40.</translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message>
      <source>For two</source>
      <translation>Para dos</translation>
    </message>
    <message>
      <source>Two-handed</source>
      <translation>Para dos</translation>
    </message>
    <message>
      <source>Hayes's rules: twelve cards each, a turned card for trump, and a stock to draw from. While the stock lasts, any card may be played and the winner of a trick may make one meld; then the last twelve tricks are played strictly. A better meld pays only the difference to the one it grew from.</source>
      <translation>Según las reglas de Hayes: doce cartas cada uno, una carta vuelta de triunfo y un mazo para robar. Mientras dura el mazo vale cualquier carta y quien gana la baza puede cantar una vez; las doce últimas bazas se juegan de forma estricta. Un cante mejor paga solo la diferencia con aquel del que nació.</translation>
    </message>
    <message>
      <source>Two-handed to 150</source>
      <translation>Para dos a 150</translation>
    </message>
    <message>
      <source>A good first game: small numbers, ace, ten and king count one each, a run is 15, and 150 wins. The winner of a trick draws, may meld, and then the loser draws.</source>
      <translation>Un buen primer juego: números pequeños, as, diez y rey valen uno, la escalera 15, y 150 gana. Quien gana la baza roba, puede cantar, y luego roba el otro.</translation>
    </message>
    <message>
      <source>Two-handed, Bicycle rules</source>
      <translation>Para dos, reglas Bicycle</translation>
    </message>
    <message>
      <source>The classic book game: after each trick won while the stock lasts, meld first, then draw; every meld is paid in full. As printed, the ten ranks below the jack. You may declare yourself out when you think you have 1000.</source>
      <translation>El clásico de los libros: tras cada baza ganada mientras dura el mazo, primero cantar y luego robar; cada cante se paga entero. Tal como está impreso, el diez va bajo la jota. Puedes decir «fuera» si crees tener 1000.</translation>
    </message>
    <message>
      <source>Two-handed, 64 cards</source>
      <translation>Para dos, 64 cartas</translation>
    </message>
    <message>
      <source>The Bicycle game with sevens and eights in the deck: the stock is longer and the seven of trump is the dix. There is more time to collect melds; otherwise it is the same game.</source>
      <translation>El juego Bicycle con sietes y ochos: el mazo es más largo y el siete de triunfo es el dix. Hay más tiempo para reunir cantes; por lo demás es el mismo juego.</translation>
    </message>
    <message>
      <source>Two-handed, original form</source>
      <translation>Para dos, forma original</translation>
    </message>
    <message>
      <source>The old two-handed game, dealt in fours: one meld after each trick won while the stock lasts, then twelve strict tricks. Double melds such as a double run may be laid down at once for their high value.</source>
      <translation>El viejo juego para dos, repartido de cuatro en cuatro: un cante tras cada baza ganada mientras dura el mazo, luego doce bazas estrictas. Los cantes dobles, como la escalera doble, se pueden mostrar de una vez por su alto valor.</translation>
    </message>
    <message>
      <source>Bezique</source>
      <translation>Bezique</translation>
    </message>
    <message>
      <source>The French game that pinochle comes from, with two packs of piquet cards and eight cards each. Whoever wins a trick may make one meld: any four of a rank, a bezique for 40, a sequence for 250, a double bezique for 500. In tricks only aces and tens count, the brisques, and the last eight tricks are played strictly.</source>
      <translation>El juego francés del que viene el pinochle, con dos barajas de piquet y ocho cartas cada uno. Quien gana una baza puede hacer un cante: cuatro iguales de cualquier palo, un bezique por 40, una secuencia por 250, un bezique doble por 500. En las bazas solo cuentan ases y dieces, las brisques, y las ocho últimas se juegan con reglas estrictas.</translation>
    </message>
    <message>
      <source>Two-handed draft</source>
      <translation>Para dos, manos elegidas</translation>
    </message>
    <message>
      <source>Build your hand from the face-down deck: look at a card and keep it, or reject it and keep the next one unseen. Then the two of you bid to name trump, meld and play twelve tricks; your discards count for you.</source>
      <translation>Forma tu mano con la baraja boca abajo: mira una carta y quédatela, o recházala y quédate la siguiente sin verla. Luego los dos pujan por el triunfo, cantan y juegan doce bazas; tus descartes cuentan para ti.</translation>
    </message>
    <message>
      <source>For three</source>
      <translation>Para tres</translation>
    </message>
    <message>
      <source>Three-handed auction</source>
      <translation>Subasta para tres</translation>
    </message>
    <message>
      <source>Fifteen cards each and a widow of three for the winner of the auction, who plays alone against the other two. Bids start at 300, or from 150 if you speak first; a disappointing widow can be conceded.</source>
      <translation>Quince cartas cada uno y una viuda de tres para quien gana la subasta, que juega solo contra los otros dos. Se puja desde 300, o desde 150 si hablas primero; si la viuda decepciona, se puede uno rendir.</translation>
    </message>
    <message>
      <source>Auction pinochle</source>
      <translation>Auction pinochle</translation>
    </message>
    <message>
      <source>The game of the old books: fifteen cards each, a widow of three, and bids from 300. Only the bidder melds, and the other two play together to beat the bid. Every deal is settled in chips: a bidder who gives up in time pays once, and one who plays and fails pays double.</source>
      <translation>El juego de los libros antiguos: quince cartas para cada uno, una viuda de tres y pujas desde 300. Solo canta el declarante, y los otros dos juegan juntos contra su puja. Cada mano se liquida en fichas: quien se rinde a tiempo paga una vez, y quien juega y falla paga el doble.</translation>
    </message>
    <message>
      <source>Binokel</source>
      <translation>Binokel</translation>
    </message>
    <message>
      <source>Pinochle's Swabian sister: forty cards, twelve each, and a widow of four, the Dabb. A run counts in every suit. The bidder buries before melding, and may give up for the bid; playing and missing it costs twice as much.</source>
      <translation>La hermana suaba del pinochle: cuarenta cartas, doce para cada uno y una viuda de cuatro, el Dabb. Una escalera vale en cualquier palo. El declarante descarta antes de cantar y puede rendirse por el valor de su puja; jugar y no alcanzarla cuesta el doble.</translation>
    </message>
    <message>
      <source>Cutthroat</source>
      <translation>Cutthroat</translation>
    </message>
    <message>
      <source>All 48 cards are dealt to three players, sixteen each, and nothing is left to hope for after the auction. Only a player who makes a bid in that deal can win the game, so a high score alone is not enough.</source>
      <translation>Las 48 cartas se reparten entre tres, dieciséis cada uno, y tras la subasta no queda nada que esperar. Solo puede ganar quien cumple una puja en esa mano; tener muchos puntos no basta.</translation>
    </message>
    <message>
      <source>Check pinochle</source>
      <translation>Pinochle con fichas</translation>
    </message>
    <message>
      <source>Three-handed auction with a side account, kept in checks. Good melds and winning the game earn checks from each of the others; failed bids cost them.</source>
      <translation>Subasta para tres con una cuenta aparte en fichas. Los buenos cantes y ganar la partida dan fichas de cada rival; las pujas fallidas las cuestan.</translation>
    </message>
    <message>
      <source>Partnership for four</source>
      <translation>Parejas para cuatro</translation>
    </message>
    <message>
      <source>Single deck with passing</source>
      <translation>Baraja simple con pase</translation>
    </message>
    <message>
      <source>Bids from 250, four cards passed and four returned, and a player may pass with help to encourage the partner. If the bid is more than 250 above the meld, the hand is lost without play.</source>
      <translation>Pujas desde 250, cuatro cartas pasadas y cuatro devueltas, y se puede pasar con ayuda para animar al compañero. Si la puja supera al cante en más de 250, la mano se pierde sin jugar.</translation>
    </message>
    <message>
      <source>Racehorse</source>
      <translation>Racehorse</translation>
    </message>
    <message>
      <source>The partnership game with an exchange: once trump is named, the bidder's partner passes four cards across and gets four back before the melds are shown. Scores run higher, so the game goes to 1500.</source>
      <translation>El juego por parejas con intercambio: elegido el triunfo, el compañero del declarante pasa cuatro cartas y recibe cuatro antes de cantar. Se puntúa más, así que se juega a 1500.</translation>
    </message>
    <message>
      <source>Partnership auction</source>
      <translation>Subasta por parejas</translation>
    </message>
    <message>
      <source>Two pairs, twelve cards each, and an auction from 150 that a player with meld has to open. The winner names trump, everybody melds, and the bid must be made with melds and tricks together.</source>
      <translation>Dos parejas, doce cartas cada uno y una subasta desde 150 que debe abrir quien tenga un cante. Quien gana elige triunfo, todos cantan, y la puja se cumple con cantes y bazas juntos.</translation>
    </message>
    <message>
      <source>Partnership with a kitty</source>
      <translation>Parejas con pozo</translation>
    </message>
    <message>
      <source>Eleven cards each and a kitty of four: whoever wins the auction looks at it and gives one card to every player. Otherwise it is the partnership auction game.</source>
      <translation>Once cartas cada uno y un pozo de cuatro: quien gana la subasta lo mira y da una carta a cada jugador. Por lo demás es la subasta por parejas.</translation>
    </message>
    <message>
      <source>Binokel for four</source>
      <translation>Binokel de cuatro</translation>
    </message>
    <message>
      <source>The Swabian game across the table: two pairs, a deck with sevens but no nines, eleven cards each and a widow of four, the Dabb. A run counts in every suit, and the player to the dealer's left leads, not the bidder.</source>
      <translation>El juego suabo por parejas: una baraja con sietes pero sin nueves, once cartas para cada uno y una viuda de cuatro, el Dabb. Una escalera vale en cualquier palo, y sale quien está a la izquierda del que da, no el declarante.</translation>
    </message>
    <message>
      <source>Combined-bid partnership</source>
      <translation>Parejas con puja conjunta</translation>
    </message>
    <message>
      <source>Every player says once what the hand is worth and partners add their bids. Each side has to make its own total; the higher total only decides who names trump.</source>
      <translation>Cada jugador dice una vez cuánto vale su mano y las parejas suman. Cada bando debe cumplir su propio total; el más alto solo decide quién elige triunfo.</translation>
    </message>
    <message>
      <source>Double deck</source>
      <translation>Baraja doble</translation>
    </message>
    <message>
      <source>Eighty cards without nines, twenty each, partners opposite. Bids start at 500, melds come in twos, threes and fours, and the game goes to 5000.</source>
      <translation>Ochenta cartas sin nueves, veinte cada uno, compañeros enfrente. Se puja desde 500, hay cantes dobles, triples y cuádruples, y se juega a 5000.</translation>
    </message>
    <message>
      <source>Double deck for three</source>
      <translation>Baraja doble para tres</translation>
    </message>
    <message>
      <source>Eighty cards without nines for three who play alone: twenty-six each and a widow of two for the winner of the auction. Bids start at 500, meld needs a point in tricks to count, and the game goes to 4550.</source>
      <translation>Ochenta cartas sin nueves para tres que juegan solos: veintiséis cada uno y una viuda de dos para quien gana la subasta. Se puja desde 500, los cantes solo cuentan con un punto en bazas, y se juega a 4550.</translation>
    </message>
    <message>
      <source>Double deck, strict rules</source>
      <translation>Baraja doble, reglas estrictas</translation>
    </message>
    <message>
      <source>The double deck with six more rules that reward sound bidding. A bidder needs a marriage; a contract needs at least 200 in meld and 200 in tricks; and the defenders need the same for their meld to count.</source>
      <translation>La baraja doble con seis reglas más que premian pujar bien. Para pujar hace falta un matrimonio; un contrato necesita al menos 200 en cantes y 200 en bazas; y los defensores lo mismo para que cuenten sus cantes.</translation>
    </message>
    <message>
      <source>Double deck with nines</source>
      <translation>Baraja doble con nueves</translation>
    </message>
    <message>
      <source>Two complete decks, 96 cards, twenty-four each: the nines stay in and the dix counts. Otherwise it is the double deck game.</source>
      <translation>Dos barajas completas, 96 cartas, veinticuatro cada uno: quedan los nueves y cuenta el dix. Por lo demás es la baraja doble.</translation>
    </message>
    <message>
      <source>Larger tables</source>
      <translation>Mesas grandes</translation>
    </message>
    <message>
      <source>Five-handed, called partner</source>
      <translation>Para cinco, compañero llamado</translation>
    </message>
    <message>
      <source>The bidder names trump and asks for a trump card; the first player who holds it is the partner for this deal, against the rest. Played with three copies of each card.</source>
      <translation>El declarante elige triunfo y pide una carta de triunfo; el primero que la tenga es su compañero en esta mano contra los demás. Se juega con tres copias de cada carta.</translation>
    </message>
    <message>
      <source>Six-handed, deck and a half</source>
      <translation>Para seis, baraja y media</translation>
    </message>
    <message>
      <source>Two teams, seated alternately, with three copies of each card: twelve cards each for six players, nine for eight. The rules are those of the partnership auction game.</source>
      <translation>Dos equipos, sentados alternos, con tres copias de cada carta: doce cartas cada uno entre seis jugadores y nueve entre ocho. Las reglas son las de la subasta por parejas.</translation>
    </message>
    <message>
      <source>Triple deck, six-handed</source>
      <translation>Baraja triple, para seis</translation>
    </message>
    <message>
      <source>Two teams of three with 120 cards, twenty each. Bids start at 750, and up to six copies of a card make melds of breathtaking size.</source>
      <translation>Dos equipos de tres con 120 cartas, veinte cada uno. Se puja desde 750, y hasta seis copias de una carta dan cantes enormes.</translation>
    </message>
    <message>
      <source>Six-handed racehorse</source>
      <translation>Racehorse para seis</translation>
    </message>
    <message>
      <source>Two teams of three play with 124 cards and a blind of four for the winner of the auction, which opens at 500 by itself. Four runs, royal marriages or pinochles in one hand win the game at once.</source>
      <translation>Dos equipos de tres juegan con 124 cartas y cuatro ocultas para quien gana la subasta, que abre sola en 500. Cuatro escaleras, matrimonios reales o pinochles en una mano ganan al momento.</translation>
    </message>
    <message>
      <source>Eight-handed, four pairs</source>
      <translation>Para ocho, cuatro parejas</translation>
    </message>
    <message>
      <source>Four pairs, partners opposite each other, with two full decks and twelve cards each. Each of the three pairs that do not play the contract scores for itself.</source>
      <translation>Cuatro parejas, compañeros enfrente, con dos barajas completas y doce cartas cada uno. Cada una de las tres parejas que no juegan el contrato anota por su cuenta.</translation>
    </message>
    <message>
      <source>Hayes with extra cards</source>
      <translation>Hayes con más cartas</translation>
    </message>
    <message>
      <source>The two-handed Hayes game for more players, each of whom brings another set of 24 cards, so that all hold twelve. Everybody plays alone, and several pinochles in one hand become likely.</source>
      <translation>El juego de Hayes para más jugadores: cada uno añade 24 cartas, de modo que todos tienen doce. Cada uno juega por su cuenta y es fácil tener varios pinochles.</translation>
    </message>
    <message>
      <source>Hayes for three to eight</source>
      <translation>Hayes de tres a ocho</translation>
    </message>
    <message>
      <source>The two-handed Hayes game for more players with the usual 48 cards: half the deck is dealt, half is stock. Everybody plays alone, and the hands get small.</source>
      <translation>El juego de Hayes para más jugadores con las 48 cartas de siempre: media baraja se reparte y media es mazo. Cada uno juega por su cuenta y las manos son pequeñas.</translation>
    </message>
    <message>
      <source>run</source>
      <translation>escalera</translation>
    </message>
    <message>
      <source>royal marriage</source>
      <translation>matrimonio real</translation>
    </message>
    <message>
      <source>royal marriage in the run</source>
      <translation>matrimonio real en la escalera</translation>
    </message>
    <message>
      <source>extra king</source>
      <translation>rey extra</translation>
    </message>
    <message>
      <source>extra queen</source>
      <translation>dama extra</translation>
    </message>
    <message>
      <source>plain run</source>
      <translation>escalera lisa</translation>
    </message>
    <message>
      <source>marriage</source>
      <translation>matrimonio</translation>
    </message>
    <message>
      <source>marriage in the run</source>
      <translation>matrimonio en la escalera</translation>
    </message>
    <message>
      <source>roundhouse bonus</source>
      <translation>prima de ronda completa</translation>
    </message>
    <message>
      <source>pinochle</source>
      <translation>pinochle</translation>
    </message>
    <message>
      <source>aces around</source>
      <translation>cuatro ases</translation>
    </message>
    <message>
      <source>four identical aces</source>
      <translation>cuatro ases iguales</translation>
    </message>
    <message>
      <source>kings around</source>
      <translation>cuatro reyes</translation>
    </message>
    <message>
      <source>four identical kings</source>
      <translation>cuatro reyes iguales</translation>
    </message>
    <message>
      <source>queens around</source>
      <translation>cuatro damas</translation>
    </message>
    <message>
      <source>four identical queens</source>
      <translation>cuatro damas iguales</translation>
    </message>
    <message>
      <source>jacks around</source>
      <translation>cuatro jotas</translation>
    </message>
    <message>
      <source>four identical jacks</source>
      <translation>cuatro jotas iguales</translation>
    </message>
    <message>
      <source>eight tens</source>
      <translation>ocho dieces</translation>
    </message>
    <message>
      <source>dix</source>
      <translation>dix</translation>
    </message>
    <message>
      <source>sequence</source>
      <translation>secuencia</translation>
    </message>
    <message>
      <source>bezique</source>
      <translation>bezique</translation>
    </message>
    <message>
      <source>four aces</source>
      <translation>cuatro ases</translation>
    </message>
    <message>
      <source>four kings</source>
      <translation>cuatro reyes</translation>
    </message>
    <message>
      <source>four queens</source>
      <translation>cuatro damas</translation>
    </message>
    <message>
      <source>four jacks</source>
      <translation>cuatro jotas</translation>
    </message>
    <message>
      <source>seven of trump</source>
      <translation>siete de triunfo</translation>
    </message>
    <message>
      <source>run (Familie)</source>
      <translation>escalera (Familie)</translation>
    </message>
    <message>
      <source>plain run (Familie)</source>
      <translation>escalera lisa (Familie)</translation>
    </message>
    <message>
      <source>royal marriage (Paar)</source>
      <translation>matrimonio real (Paar)</translation>
    </message>
    <message>
      <source>marriage (Paar)</source>
      <translation>matrimonio (Paar)</translation>
    </message>
    <message>
      <source>pinochle (Binokel)</source>
      <translation>pinochle (Binokel)</translation>
    </message>
    <message>
      <source>dix (Dissle)</source>
      <translation>dix (Dissle)</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jugadores</translation>
    </message>
    <message>
      <source>This many players get a hand. Anyone sitting out doesn't count.</source>
      <translation>Reciben cartas tantos jugadores. Quien descansa no cuenta.</translation>
    </message>
    <message>
      <source>Partners</source>
      <translation>Parejas</translation>
    </message>
    <message>
      <source>Partners play together and share a score.</source>
      <translation>Los compañeros juegan juntos y comparten los puntos.</translation>
    </message>
    <message>
      <source>Everyone for themselves</source>
      <translation>Cada uno por su cuenta</translation>
    </message>
    <message>
      <source>Two pairs, partners across</source>
      <translation>Dos parejas, compañeros enfrente</translation>
    </message>
    <message>
      <source>Two teams, every other seat</source>
      <translation>Dos equipos, sentados alternos</translation>
    </message>
    <message>
      <source>Pairs, partners across</source>
      <translation>Parejas, compañeros enfrente</translation>
    </message>
    <message>
      <source>Bidder calls a partner each deal</source>
      <translation>El declarante llama a un compañero en cada mano</translation>
    </message>
    <message>
      <source>Sitting out</source>
      <translation>Descansar</translation>
    </message>
    <message>
      <source>If you have more people than hands, the dealer sits out, or up to sixteen people take turns.</source>
      <translation>Si son más personas que manos, descansa quien reparte, o hasta dieciséis personas se turnan.</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Nadie</translation>
    </message>
    <message>
      <source>The dealer sits out</source>
      <translation>Descansa quien reparte</translation>
    </message>
    <message>
      <source>Everyone takes turns</source>
      <translation>Todos descansan por turno</translation>
    </message>
    <message>
      <source>Deck</source>
      <translation>Baraja</translation>
    </message>
    <message>
      <source>Copies of each card</source>
      <translation>Copias de cada carta</translation>
    </message>
    <message>
      <source>A regular pinochle deck has two of each card, a double deck four, a triple deck six.</source>
      <translation>La baraja normal de pinochle tiene dos de cada carta, la doble cuatro, la triple seis.</translation>
    </message>
    <message>
      <source>Cards in the deck</source>
      <translation>Cartas de la baraja</translation>
    </message>
    <message>
      <source>The dix is the nine of trump, or the seven of trump in a deck with sevens.</source>
      <translation>El dix es el nueve de triunfo, o el siete de triunfo si hay sietes.</translation>
    </message>
    <message>
      <source>Nine to ace</source>
      <translation>Del nueve al as</translation>
    </message>
    <message>
      <source>No nines: jack to ace</source>
      <translation>Sin nueves: de la jota al as</translation>
    </message>
    <message>
      <source>Seven to ace</source>
      <translation>Del siete al as</translation>
    </message>
    <message>
      <source>Sevens, and jack to ace</source>
      <translation>Sietes, y de la jota al as</translation>
    </message>
    <message>
      <source>Extra nines</source>
      <translation>Nueves de más</translation>
    </message>
    <message>
      <source>Add nines, or take some out (below zero), so the deal comes out even: clubs, diamonds, hearts, then spades.</source>
      <translation>Añade nueves, o quita algunos (bajo cero), para que el reparto cuadre: tréboles, diamantes, corazones y picas.</translation>
    </message>
    <message>
      <source>How the cards rank</source>
      <translation>Orden de las cartas</translation>
    </message>
    <message>
      <source>Almost everyone ranks the ten right below the ace; one book puts it below the jack.</source>
      <translation>Casi todos ponen el diez justo bajo el as; un libro lo pone bajo la jota.</translation>
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
      <translation>Reparto</translation>
    </message>
    <message>
      <source>First dealer</source>
      <translation>Primero en repartir</translation>
    </message>
    <message>
      <source>This is how you decide who deals first.</source>
      <translation>Así se decide quién reparte primero.</translation>
    </message>
    <message>
      <source>Drawn by lot</source>
      <translation>Por sorteo</translation>
    </message>
    <message>
      <source>High card deals</source>
      <translation>Reparte la carta más alta</translation>
    </message>
    <message>
      <source>The players choose</source>
      <translation>Lo eligen los jugadores</translation>
    </message>
    <message>
      <source>The first dealer is drawn by lot.</source>
      <translation>Quién reparte primero se decide por sorteo.</translation>
    </message>
    <message>
      <source>Everyone draws a card, and the highest card deals first.</source>
      <translation>Cada uno saca una carta y la más alta reparte primero.</translation>
    </message>
    <message>
      <source>You choose who deals first.</source>
      <translation>Ustedes eligen quién reparte primero.</translation>
    </message>
    <message>
      <source>Next dealer</source>
      <translation>Siguiente en repartir</translation>
    </message>
    <message>
      <source>The deal moves to the left every time.</source>
      <translation>Después de cada mano reparte el de la izquierda.</translation>
    </message>
    <message>
      <source>To the left</source>
      <translation>A la izquierda</translation>
    </message>
    <message>
      <source>Cut the deck</source>
      <translation>Cortar la baraja</translation>
    </message>
    <message>
      <source>The player to the dealer's right cuts the deck before the deal.</source>
      <translation>El jugador a la derecha de quien reparte corta antes.</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Sí</translation>
    </message>
    <message>
      <source>No</source>
      <translation>No</translation>
    </message>
    <message>
      <source>The player on the dealer's right cuts the cards.</source>
      <translation>El jugador a la derecha del que reparte corta.</translation>
    </message>
    <message>
      <source>How you get your cards</source>
      <translation>Cómo consigues tus cartas</translation>
    </message>
    <message>
      <source>Cards are dealt, or two players draft them: keep the card you turn, or lay it aside for the next one.</source>
      <translation>Se reparte, o dos roban por turno: quédate la carta que ves o apártala y toma la siguiente.</translation>
    </message>
    <message>
      <source>Dealt</source>
      <translation>Repartidas</translation>
    </message>
    <message>
      <source>Drafted</source>
      <translation>Robadas y elegidas</translation>
    </message>
    <message>
      <source>Cards in a hand</source>
      <translation>Cartas en la mano</translation>
    </message>
    <message>
      <source>Each player is dealt this many cards, or keeps this many in a draft.</source>
      <translation>Cada jugador recibe tantas cartas, o se queda tantas al robar.</translation>
    </message>
    <message>
      <source>Cards at a time</source>
      <translation>Cartas por vez</translation>
    </message>
    <message>
      <source>The dealer gives out this many cards at a time.</source>
      <translation>Quien reparte da tantas cartas de una vez.</translation>
    </message>
    <message>
      <source>Turn up a card for trump</source>
      <translation>Volver una carta para el triunfo</translation>
    </message>
    <message>
      <source>A card turned up after the deal sets the trump suit. It is the last card drawn from the stock.</source>
      <translation>Una carta vuelta tras el reparto fija el triunfo y es la última que se roba del mazo.</translation>
    </message>
    <message>
      <source>Hands full of nines</source>
      <translation>Manos llenas de nueves</translation>
    </message>
    <message>
      <source>If you're dealt such a hand, you may throw the deal in. The same dealer deals again.</source>
      <translation>Con una mano así puedes pedir otro reparto. Reparte de nuevo el mismo.</translation>
    </message>
    <message>
      <source>You have to play them</source>
      <translation>Tienes que jugarlas</translation>
    </message>
    <message>
      <source>Six nines, or five and no meld</source>
      <translation>Seis nueves, o cinco sin cante</translation>
    </message>
    <message>
      <source>Four nines and no ace, or five and an ace at most</source>
      <translation>Cuatro nueves sin as, o cinco con un as como mucho</translation>
    </message>
    <message>
      <source>Either kind of hand</source>
      <translation>Cualquiera de estas manos</translation>
    </message>
    <message>
      <source>Five nines, whatever else</source>
      <translation>Cinco nueves, con lo que sea</translation>
    </message>
    <message>
      <source>You may throw in a hand with six nines, or with five nines and no meld. The same dealer deals again.</source>
      <translation>Puedes tirar una mano con seis nueves, o con cinco nueves y ningún cante. Reparte otra vez el mismo jugador.</translation>
    </message>
    <message>
      <source>You may throw in a hand with four nines and no ace, or with five nines and at most one ace. The same dealer deals again.</source>
      <translation>Puedes tirar una mano con cuatro nueves y ningún as, o con cinco nueves y un as como mucho. Reparte otra vez el mismo jugador.</translation>
    </message>
    <message>
      <source>You may throw in a hand with six nines, with five nines and no meld or at most one ace, or with four nines and no ace. The same dealer deals again.</source>
      <translation>Puedes tirar una mano con seis nueves, con cinco nueves y ningún cante o un as como mucho, o con cuatro nueves y ningún as. Reparte otra vez el mismo jugador.</translation>
    </message>
    <message>
      <source>You may throw in a hand with five nines or more, whatever else it holds. The same dealer deals again.</source>
      <translation>Puedes tirar una mano con cinco nueves o más, tenga lo que tenga. Reparte otra vez el mismo jugador.</translation>
    </message>
    <message>
      <source>Most redeals in a row</source>
      <translation>Repartos repetidos, como mucho</translation>
    </message>
    <message>
      <source>After this many redeals in a row, you have to play what you're dealt.</source>
      <translation>Tras repetir el reparto tantas veces seguidas, hay que jugar lo que toque.</translation>
    </message>
    <message>
      <source>No limit</source>
      <translation>Sin límite</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Tres</translation>
    </message>
    <message>
      <source>Hands may be thrown in any number of times in a row.</source>
      <translation>Se puede volver a repartir cuantas veces seguidas haga falta.</translation>
    </message>
    <message>
      <source>After one redeal the hands have to be played.</source>
      <translation>Después de repartir una vez de nuevo, las manos se juegan.</translation>
    </message>
    <message>
      <source>After three redeals in a row the hands have to be played.</source>
      <translation>Después de repartir tres veces de nuevo, las manos se juegan.</translation>
    </message>
    <message>
      <source>After {value} redeals in a row the hands have to be played.</source>
      <translation>Después de repartir {value} veces de nuevo, las manos se juegan.</translation>
    </message>
    <message>
      <source>Hands without an ace</source>
      <translation>Manos sin as</translation>
    </message>
    <message>
      <source>In a double deck, you may throw in a hand with no ace and thirteen or more cards below the king.</source>
      <translation>Con baraja doble puedes devolver una mano sin as y con trece o más cartas bajo el rey.</translation>
    </message>
    <message>
      <source>Thirteen non-counters and no ace</source>
      <translation>Trece cartas sin valor y ningún as</translation>
    </message>
    <message>
      <source>You may throw in a hand with no ace and thirteen or more cards below the king.</source>
      <translation>Puedes tirar una mano sin ases y con trece cartas o más por debajo del rey.</translation>
    </message>
    <message>
      <source>Auction</source>
      <translation>Subasta</translation>
    </message>
    <message>
      <source>The high bidder plays for the bid, or everyone bids once and partners add up their bids.</source>
      <translation>Quien más puja es el declarante, o cada uno puja una vez y los compañeros suman.</translation>
    </message>
    <message>
      <source>No bidding</source>
      <translation>Sin subasta</translation>
    </message>
    <message>
      <source>Highest bid wins</source>
      <translation>Gana la puja más alta</translation>
    </message>
    <message>
      <source>Partners add up their bids</source>
      <translation>Las parejas suman sus pujas</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Triunfo</translation>
    </message>
    <message>
      <source>Trump is the suit of the card turned up after the deal, the high bidder names it, or the first meld does.</source>
      <translation>El triunfo lo da la carta vuelta tras el reparto, lo elige quien más puja o lo fija el primer cante.</translation>
    </message>
    <message>
      <source>The turned-up card</source>
      <translation>La carta vuelta</translation>
    </message>
    <message>
      <source>The high bidder</source>
      <translation>Quien más puja</translation>
    </message>
    <message>
      <source>The first marriage melded</source>
      <translation>El primer matrimonio cantado</translation>
    </message>
    <message>
      <source>The first marriage or run melded</source>
      <translation>El primer matrimonio o escalera</translation>
    </message>
    <message>
      <source>Who bids first</source>
      <translation>Quién puja primero</translation>
    </message>
    <message>
      <source>The bidding starts here and goes around to the left.</source>
      <translation>La subasta empieza aquí y va hacia la izquierda.</translation>
    </message>
    <message>
      <source>The player to the dealer's left</source>
      <translation>A la izquierda de quien reparte</translation>
    </message>
    <message>
      <source>The dealer</source>
      <translation>Quien reparte</translation>
    </message>
    <message>
      <source>The player to the dealer's left bids first.</source>
      <translation>Empieza a pujar el jugador a la izquierda del que reparte.</translation>
    </message>
    <message>
      <source>The dealer bids first.</source>
      <translation>Empieza a pujar el que reparte.</translation>
    </message>
    <message>
      <source>Who must open</source>
      <translation>Quién debe abrir</translation>
    </message>
    <message>
      <source>This player may not pass if nobody has bid yet. Meld here is a marriage, pinochle or four around.</source>
      <translation>Este jugador no puede pasar si nadie ha pujado. Cante es aquí un matrimonio, un pinochle o cuatro iguales.</translation>
    </message>
    <message>
      <source>The first bidder, at the minimum</source>
      <translation>El primero, con la puja mínima</translation>
    </message>
    <message>
      <source>The first player with meld</source>
      <translation>El primero que tenga cante</translation>
    </message>
    <message>
      <source>The first bidder has to open with the lowest bid.</source>
      <translation>El primero en pujar tiene que abrir con la puja más baja.</translation>
    </message>
    <message>
      <source>The first player who holds meld has to open.</source>
      <translation>El primer jugador que tenga un cante tiene que abrir.</translation>
    </message>
    <message>
      <source>A nine counts as meld to open</source>
      <translation>Un nueve cuenta para abrir</translation>
    </message>
    <message>
      <source>Even a lone nine counts as meld, so whoever has one has to open.</source>
      <translation>Hasta un solo nueve cuenta como cante, y quien lo tenga debe abrir.</translation>
    </message>
    <message>
      <source>Even a nine alone is meld that has to open.</source>
      <translation>También un nueve solo obliga a abrir.</translation>
    </message>
    <message>
      <source>Lowest bid</source>
      <translation>Puja mínima</translation>
    </message>
    <message>
      <source>Nobody may open the bidding for less.</source>
      <translation>Nadie puede abrir por menos.</translation>
    </message>
    <message>
      <source>Bidding starts at {value}.</source>
      <translation>Las pujas empiezan en {value}.</translation>
    </message>
    <message>
      <source>Lower opening for first bidder</source>
      <translation>Apertura más baja del primero</translation>
    </message>
    <message>
      <source>The first bidder may open below the lowest bid, but not below this.</source>
      <translation>El primero puede abrir por debajo de la puja mínima, pero no por debajo de esto.</translation>
    </message>
    <message>
      <source>Not allowed</source>
      <translation>No permitido</translation>
    </message>
    <message>
      <source>From 150</source>
      <translation>Desde 150</translation>
    </message>
    <message>
      <source>Bids go up by</source>
      <translation>Las pujas suben de</translation>
    </message>
    <message>
      <source>Every bid has to be a multiple of this.</source>
      <translation>Cada puja debe ser múltiplo de esto.</translation>
    </message>
    <message>
      <source>Tens</source>
      <translation>De diez en diez</translation>
    </message>
    <message>
      <source>Twenties</source>
      <translation>De veinte en veinte</translation>
    </message>
    <message>
      <source>Twenty-fives</source>
      <translation>De veinticinco en veinticinco</translation>
    </message>
    <message>
      <source>Bigger steps start at</source>
      <translation>Pasos mayores desde</translation>
    </message>
    <message>
      <source>From this bid up, every bid has to be a multiple of the bigger step.</source>
      <translation>Desde esta puja, todas deben ser múltiplos del paso mayor.</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Nunca</translation>
    </message>
    <message>
      <source>From 600</source>
      <translation>Desde 600</translation>
    </message>
    <message>
      <source>Bigger step</source>
      <translation>Paso mayor</translation>
    </message>
    <message>
      <source>High bids have to be multiples of this.</source>
      <translation>Las pujas altas deben ser múltiplos de esto.</translation>
    </message>
    <message>
      <source>Fifties</source>
      <translation>De cincuenta en cincuenta</translation>
    </message>
    <message>
      <source>Jump bids</source>
      <translation>Pujas con salto</translation>
    </message>
    <message>
      <source>You may bid higher than you need to. Otherwise, every bid is the lowest one allowed.</source>
      <translation>Puedes pujar más de lo necesario. Si no, cada puja es la mínima posible.</translation>
    </message>
    <message>
      <source>Every bid is the lowest possible: nobody may jump.</source>
      <translation>Cada puja es la más baja posible: no se puede saltar.</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <translation>Pasar con ayuda</translation>
    </message>
    <message>
      <source>You may pass and still tell your partner that your hand can help.</source>
      <translation>Puedes pasar y decir así a tu compañero que tu mano ayuda.</translation>
    </message>
    <message>
      <source>You may pass with help, which tells your partner that your hand can help.</source>
      <translation>Puedes pasar con ayuda, y así tu compañero sabe que tu mano puede ayudarle.</translation>
    </message>
    <message>
      <source>If everyone passes</source>
      <translation>Si todos pasan</translation>
    </message>
    <message>
      <source>You get a new deal, or somebody is stuck with playing: the dealer, or the last player left.</source>
      <translation>Se reparte otra vez, o a alguien le toca jugar: quien reparte o el último que queda.</translation>
    </message>
    <message>
      <source>The next dealer deals</source>
      <translation>Reparte el siguiente</translation>
    </message>
    <message>
      <source>The same dealer deals again</source>
      <translation>Reparte otra vez el mismo</translation>
    </message>
    <message>
      <source>The dealer must play</source>
      <translation>Quien reparte debe jugar</translation>
    </message>
    <message>
      <source>The last player must play</source>
      <translation>El último debe jugar</translation>
    </message>
    <message>
      <source>If everyone passes, the next dealer deals.</source>
      <translation>Si todos pasan, reparte el siguiente.</translation>
    </message>
    <message>
      <source>If everyone passes, the same dealer deals again.</source>
      <translation>Si todos pasan, reparte otra vez el mismo.</translation>
    </message>
    <message>
      <source>If everyone else passes, the dealer must play for {forced}.</source>
      <translation>Si todos los demás pasan, el que reparte tiene que jugar por {forced}.</translation>
    </message>
    <message>
      <source>If everyone passes, the last player must play for {forced}.</source>
      <translation>Si todos pasan, el último tiene que jugar por {forced}.</translation>
    </message>
    <message>
      <source>Forced bid</source>
      <translation>Puja forzada</translation>
    </message>
    <message>
      <source>A player who is stuck because everyone else passed plays for this.</source>
      <translation>Quien tiene que jugar porque todos los demás pasaron juega por esto.</translation>
    </message>
    <message>
      <source>Marriage needed to bid</source>
      <translation>Matrimonio para pujar</translation>
    </message>
    <message>
      <source>You need a king and queen of the same suit to bid.</source>
      <translation>Para pujar necesitas rey y dama del mismo palo.</translation>
    </message>
    <message>
      <source>You need a marriage to bid.</source>
      <translation>Para pujar necesitas un matrimonio.</translation>
    </message>
    <message>
      <source>Meld needed for a contract</source>
      <translation>Cante necesario para un contrato</translation>
    </message>
    <message>
      <source>If partners add up their bids, their contract doesn't count without this much meld.</source>
      <translation>Si los compañeros suman sus pujas, su contrato no vale sin este cante.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ninguno</translation>
    </message>
    <message>
      <source>A contract needs at least {value} in meld.</source>
      <translation>Un contrato necesita al menos {value} en cantes.</translation>
    </message>
    <message>
      <source>Who needs that meld</source>
      <translation>Quién necesita ese cante</translation>
    </message>
    <message>
      <source>The partners need it between them, or each of them who bid needs it.</source>
      <translation>La necesitan los compañeros entre los dos, o cada uno que haya pujado.</translation>
    </message>
    <message>
      <source>The partners together</source>
      <translation>La pareja junta</translation>
    </message>
    <message>
      <source>Each bidder alone</source>
      <translation>Cada uno por sí solo</translation>
    </message>
    <message>
      <source>Partners count their meld together for it.</source>
      <translation>Los compañeros suman sus cantes para ello.</translation>
    </message>
    <message>
      <source>Everyone who has bid needs that much alone.</source>
      <translation>Cada uno que haya pujado lo necesita él solo.</translation>
    </message>
    <message>
      <source>Bidding without that meld</source>
      <translation>Pujar sin ese cante</translation>
    </message>
    <message>
      <source>This is what it costs a side to bid without the meld for it.</source>
      <translation>Esto le cuesta a un bando pujar sin el cante necesario.</translation>
    </message>
    <message>
      <source>The contract doesn't count</source>
      <translation>El contrato es nulo</translation>
    </message>
    <message>
      <source>It doesn't count, and you lose the bid</source>
      <translation>Nulo, y se pierde la puja</translation>
    </message>
    <message>
      <source>Without it the contract is void.</source>
      <translation>Sin ellos el contrato no vale.</translation>
    </message>
    <message>
      <source>Without it the contract is void, and the side loses its bid.</source>
      <translation>Sin ellos el contrato no vale y el bando pierde su puja.</translation>
    </message>
    <message>
      <source>Who names trump</source>
      <translation>Quién elige triunfo</translation>
    </message>
    <message>
      <source>If partners add up their bids, the high side's higher bidder names trump, or the highest bidder of all.</source>
      <translation>Si los compañeros suman, elige triunfo quien más pujó del bando con más, o la puja más alta de todas.</translation>
    </message>
    <message>
      <source>The side with the highest total</source>
      <translation>El bando con la suma más alta</translation>
    </message>
    <message>
      <source>The highest single bidder</source>
      <translation>La puja individual más alta</translation>
    </message>
    <message>
      <source>Bidding convention</source>
      <translation>Convención de pujas</translation>
    </message>
    <message>
      <source>Small bids tell your partner about meld. It's a custom, not a rule: computer players keep to it.</source>
      <translation>Las pujas pequeñas hablan de cante a tu compañero. Es costumbre, no regla: las computadoras la siguen.</translation>
    </message>
    <message>
      <source>Bids show meld</source>
      <translation>Las pujas indican cante</translation>
    </message>
    <message>
      <source>Needed to name a suit</source>
      <translation>Necesario para elegir un palo</translation>
    </message>
    <message>
      <source>The bidder needs this in a suit to make it trump.</source>
      <translation>El declarante necesita esto en un palo para hacerlo triunfo.</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Nada</translation>
    </message>
    <message>
      <source>A marriage</source>
      <translation>Un matrimonio</translation>
    </message>
    <message>
      <source>A run, marriage or dix</source>
      <translation>Escalera, matrimonio o dix</translation>
    </message>
    <message>
      <source>You may name any suit.</source>
      <translation>Puedes elegir cualquier palo como triunfo.</translation>
    </message>
    <message>
      <source>You may only name a suit in which you hold a marriage.</source>
      <translation>Solo puedes elegir un palo del que tengas un matrimonio.</translation>
    </message>
    <message>
      <source>You may only name a suit in which you hold a run, a marriage or the dix.</source>
      <translation>Solo puedes elegir un palo del que tengas una escalera, un matrimonio o el dix.</translation>
    </message>
    <message>
      <source>Turns to bid</source>
      <translation>Turnos para pujar</translation>
    </message>
    <message>
      <source>Bidding goes around until all but one have passed, or each player bids or passes just once.</source>
      <translation>Se puja por turnos hasta que todos menos uno pasen, o cada jugador puja o pasa una sola vez.</translation>
    </message>
    <message>
      <source>Until all but one pass</source>
      <translation>Hasta que pasen todos menos uno</translation>
    </message>
    <message>
      <source>One for each player</source>
      <translation>Uno por jugador</translation>
    </message>
    <message>
      <source>One each; the dealer may match</source>
      <translation>Uno por jugador; quien reparte puede igualar</translation>
    </message>
    <message>
      <source>Everybody gets a single turn to bid or pass.</source>
      <translation>Cada uno tiene un solo turno para pujar o pasar.</translation>
    </message>
    <message>
      <source>Everybody gets a single turn to bid or pass. The dealer, who is last, may take the contract for the highest bid.</source>
      <translation>Cada uno tiene un solo turno para pujar o pasar. Quien reparte, que habla al final, puede quedarse con el contrato por la puja más alta.</translation>
    </message>
    <message>
      <source>Bids name trump</source>
      <translation>Las pujas nombran triunfo</translation>
    </message>
    <message>
      <source>Every bid says its trump suit, such as 250 in hearts, and the highest bid makes its suit trump.</source>
      <translation>Cada puja dice su palo de triunfo, como 250 a corazones, y el de la puja más alta es triunfo.</translation>
    </message>
    <message>
      <source>Every bid names its trump suit, and that of the highest bid becomes trump. A bid in another suit has to be higher too: no suit ranks above another.</source>
      <translation>Cada puja nombra su palo de triunfo, y el de la más alta es triunfo. También en otro palo la puja tiene que ser más alta: ningún palo vale más que otro.</translation>
    </message>
    <message>
      <source>Widow</source>
      <translation>Viuda</translation>
    </message>
    <message>
      <source>Cards in the widow</source>
      <translation>Cartas de la viuda</translation>
    </message>
    <message>
      <source>This many cards are set aside for the bidder. They are called widow, kitty or blind, and Dabb in binokel.</source>
      <translation>Estas cartas se apartan para el declarante. Se las llama viuda, o «kitty», y «Dabb» en el Binokel.</translation>
    </message>
    <message>
      <source>What happens to the widow</source>
      <translation>Qué pasa con la viuda</translation>
    </message>
    <message>
      <source>The bidder picks it up and buries as many cards, or keeps one card and gives one to each player.</source>
      <translation>El declarante la toma y descarta otras tantas, o se queda una carta y da una a cada uno.</translation>
    </message>
    <message>
      <source>No widow</source>
      <translation>Sin viuda</translation>
    </message>
    <message>
      <source>Bidder takes it and buries</source>
      <translation>El declarante la toma y descarta</translation>
    </message>
    <message>
      <source>One card to each player</source>
      <translation>Una carta para cada uno</translation>
    </message>
    <message>
      <source>Show the widow</source>
      <translation>Mostrar la viuda</translation>
    </message>
    <message>
      <source>The widow is turned up for everyone before it's picked up.</source>
      <translation>La viuda se muestra a todos antes de tomarla.</translation>
    </message>
    <message>
      <source>The {widow} is turned up for everyone to see before it is taken.</source>
      <translation>La {widow} se enseña a todos antes de recogerla.</translation>
    </message>
    <message>
      <source>Nobody but the bidder sees the {widow}.</source>
      <translation>Nadie más que el declarante ve la {widow}.</translation>
    </message>
    <message>
      <source>When to bury</source>
      <translation>Cuándo descartar</translation>
    </message>
    <message>
      <source>Bury before melding, and those cards can't be melded. Bury after, and your meld still counts.</source>
      <translation>Si descartas antes de cantar, esas cartas no se cantan. Si descartas después, el cante vale.</translation>
    </message>
    <message>
      <source>After melding</source>
      <translation>Después de cantar</translation>
    </message>
    <message>
      <source>Before melding</source>
      <translation>Antes de cantar</translation>
    </message>
    <message>
      <source>The bidder melds first and buries cards after that.</source>
      <translation>El declarante primero canta y después descarta.</translation>
    </message>
    <message>
      <source>The bidder buries before melding, and buried cards cannot be melded.</source>
      <translation>El declarante descarta antes de cantar; las cartas descartadas no se pueden cantar.</translation>
    </message>
    <message>
      <source>What to bury</source>
      <translation>Qué descartar</translation>
    </message>
    <message>
      <source>You may bury melded cards only if you have no others, or whenever you like.</source>
      <translation>Puedes descartar cartas cantadas solo si no tienes otras, o cuando quieras.</translation>
    </message>
    <message>
      <source>Cards you didn't meld first</source>
      <translation>Primero las no cantadas</translation>
    </message>
    <message>
      <source>Any cards</source>
      <translation>Cualquier carta</translation>
    </message>
    <message>
      <source>Melded cards may be buried only when there are no others.</source>
      <translation>Las cartas cantadas solo se pueden descartar si no quedan otras.</translation>
    </message>
    <message>
      <source>Any cards may be buried.</source>
      <translation>Se puede descartar cualquier carta.</translation>
    </message>
    <message>
      <source>Points in the buried cards</source>
      <translation>Puntos en el descarte</translation>
    </message>
    <message>
      <source>This side counts the points in the cards the bidder buried.</source>
      <translation>Este bando cuenta los puntos de las cartas descartadas.</translation>
    </message>
    <message>
      <source>The bidder's side</source>
      <translation>El bando del declarante</translation>
    </message>
    <message>
      <source>The opponents</source>
      <translation>Los rivales</translation>
    </message>
    <message>
      <source>Points in the buried cards count for the bidder's side.</source>
      <translation>Los puntos de las cartas descartadas son del bando del declarante.</translation>
    </message>
    <message>
      <source>Points in the buried cards count for nobody.</source>
      <translation>Los puntos de las cartas descartadas no son de nadie.</translation>
    </message>
    <message>
      <source>Points in the buried cards count for the opponents.</source>
      <translation>Los puntos de las cartas descartadas son de los contrarios.</translation>
    </message>
    <message>
      <source>Concede after the widow</source>
      <translation>Rendirse tras la viuda</translation>
    </message>
    <message>
      <source>If the widow is no help, the bidder may give up: the bid is lost and the others score their meld.</source>
      <translation>Si la viuda no ayuda, el declarante puede rendirse: pierde la puja y los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up at once.</source>
      <translation>Si la {widow} no ayuda, el declarante puede rendirse enseguida.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up, and the others score their meld.</source>
      <translation>Si la {widow} no ayuda, el declarante puede rendirse, y los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up: the bid is lost, and the others score their meld.</source>
      <translation>Si la {widow} no ayuda, el declarante puede rendirse: pierde la puja y los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>Buried cards announced</source>
      <translation>Descartes anunciados</translation>
    </message>
    <message>
      <source>The bidder has to name these cards when burying them.</source>
      <translation>El declarante debe nombrar estas cartas al descartarlas.</translation>
    </message>
    <message>
      <source>Trump cards</source>
      <translation>Triunfos</translation>
    </message>
    <message>
      <source>Trump cards and aces</source>
      <translation>Triunfos y ases</translation>
    </message>
    <message>
      <source>The bidder has to name trump cards that are buried.</source>
      <translation>El declarante debe nombrar los triunfos que descarta.</translation>
    </message>
    <message>
      <source>The bidder has to name trump cards and aces that are buried.</source>
      <translation>El declarante debe nombrar los triunfos y los ases que descarta.</translation>
    </message>
    <message>
      <source>Trump before the widow</source>
      <translation>Triunfo antes de la viuda</translation>
    </message>
    <message>
      <source>The bidder names trump first, and only then sees the widow.</source>
      <translation>El declarante nombra primero el triunfo y solo después ve la viuda.</translation>
    </message>
    <message>
      <source>The bidder names trump before seeing the {widow}.</source>
      <translation>El declarante nombra el triunfo antes de ver la {widow}.</translation>
    </message>
    <message>
      <source>Passing cards</source>
      <translation>Pase de cartas</translation>
    </message>
    <message>
      <source>Cards passed</source>
      <translation>Cartas pasadas</translation>
    </message>
    <message>
      <source>Once trump is named, the partner passes the bidder this many cards and gets as many back.</source>
      <translation>Elegido el triunfo, el compañero pasa tantas cartas al declarante y recibe otras tantas.</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Dos</translation>
    </message>
    <message>
      <source>Four</source>
      <translation>Cuatro</translation>
    </message>
    <message>
      <source>Order of passing</source>
      <translation>Orden del pase</translation>
    </message>
    <message>
      <source>The bidder looks at the partner's cards before passing some back, or both pass at once.</source>
      <translation>El declarante mira las cartas del compañero antes de pasar las suyas, o ambos pasan a la vez.</translation>
    </message>
    <message>
      <source>Partner first</source>
      <translation>Primero el compañero</translation>
    </message>
    <message>
      <source>At the same time</source>
      <translation>A la vez</translation>
    </message>
    <message>
      <source>Cards may go back</source>
      <translation>Se pueden devolver</translation>
    </message>
    <message>
      <source>The bidder may pass back the same cards the partner just passed.</source>
      <translation>El declarante puede pasar de vuelta las mismas cartas que acaba de recibir.</translation>
    </message>
    <message>
      <source>Cards just received may be passed back.</source>
      <translation>Las cartas recién recibidas se pueden pasar de vuelta.</translation>
    </message>
    <message>
      <source>The bidder may not pass back cards just received.</source>
      <translation>El declarante no puede pasar de vuelta las cartas recién recibidas.</translation>
    </message>
    <message>
      <source>Melds</source>
      <translation>Cantes</translation>
    </message>
    <message>
      <source>When to meld</source>
      <translation>Cuándo se canta</translation>
    </message>
    <message>
      <source>You meld after winning a trick while there is a stock, or everyone melds before the first trick.</source>
      <translation>Cantas tras ganar una baza mientras haya mazo, o todos cantan antes de la primera baza.</translation>
    </message>
    <message>
      <source>After winning a trick</source>
      <translation>Tras ganar una baza</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <translation>Antes de la primera baza</translation>
    </message>
    <message>
      <source>Melding and drawing</source>
      <translation>Cantar y robar</translation>
    </message>
    <message>
      <source>The winner of a trick melds before anyone draws, after everyone draws, or in between.</source>
      <translation>Quien gana la baza canta antes de que se robe, después, o entre medias.</translation>
    </message>
    <message>
      <source>Not set</source>
      <translation>Sin fijar</translation>
    </message>
    <message>
      <source>Meld, then draw</source>
      <translation>Cantar y luego robar</translation>
    </message>
    <message>
      <source>Everyone draws, then meld</source>
      <translation>Todos roban y luego se canta</translation>
    </message>
    <message>
      <source>Winner draws and melds, then the others draw</source>
      <translation>El ganador roba y canta, luego roban los demás</translation>
    </message>
    <message>
      <source>You meld first, and then everyone draws.</source>
      <translation>Primero se canta y después roban todos.</translation>
    </message>
    <message>
      <source>Everyone draws first, and then you meld.</source>
      <translation>Primero roban todos y después se canta.</translation>
    </message>
    <message>
      <source>You draw and meld before the others draw.</source>
      <translation>Robas y cantas antes de que roben los demás.</translation>
    </message>
    <message>
      <source>Meld after the last stock trick</source>
      <translation>Cantar tras el último robo</translation>
    </message>
    <message>
      <source>The winner of the trick that takes the last stock cards may still meld.</source>
      <translation>Quien gana la baza de las últimas cartas del mazo aún puede cantar.</translation>
    </message>
    <message>
      <source>You may still meld after the trick for the last cards of the stock.</source>
      <translation>Aún puedes cantar después de la baza por las últimas cartas del mazo.</translation>
    </message>
    <message>
      <source>Melds per turn</source>
      <translation>Cantes por turno</translation>
    </message>
    <message>
      <source>Each trick you win lets you make this many melds.</source>
      <translation>Cada baza que ganas te permite tantos cantes.</translation>
    </message>
    <message>
      <source>One</source>
      <translation>Uno</translation>
    </message>
    <message>
      <source>Each trick you win allows one meld.</source>
      <translation>Cada baza ganada permite un cante.</translation>
    </message>
    <message>
      <source>Each trick you win allows any number of melds.</source>
      <translation>Cada baza ganada permite cuantos cantes quieras.</translation>
    </message>
    <message>
      <source>A dix on top of the meld</source>
      <translation>Dix además del cante</translation>
    </message>
    <message>
      <source>You may meld a dix in addition to your one meld for the turn.</source>
      <translation>Puedes cantar un dix además de tu único cante del turno.</translation>
    </message>
    <message>
      <source>You may show a seven of trump besides that meld.</source>
      <translation>Además puedes enseñar un siete de triunfo.</translation>
    </message>
    <message>
      <source>You may show a dix besides that meld.</source>
      <translation>Además puedes enseñar un dix.</translation>
    </message>
    <message>
      <source>A card from the hand</source>
      <translation>Una carta de la mano</translation>
    </message>
    <message>
      <source>Every new meld needs at least one card from your hand. The rest may already be on the table.</source>
      <translation>Cada cante nuevo necesita al menos una carta de tu mano. Las demás pueden estar ya en la mesa.</translation>
    </message>
    <message>
      <source>Every new meld needs at least one card from your hand.</source>
      <translation>Cada cante nuevo necesita al menos una carta de la mano.</translation>
    </message>
    <message>
      <source>Using a card twice</source>
      <translation>Usar una carta dos veces</translation>
    </message>
    <message>
      <source>This says when a card you already melded may count again in another meld.</source>
      <translation>Esto dice cuándo una carta ya cantada puede contar en otro cante.</translation>
    </message>
    <message>
      <source>Once under each heading</source>
      <translation>Una vez por grupo</translation>
    </message>
    <message>
      <source>Again for a higher meld of its class</source>
      <translation>Otra vez para un cante mayor de su clase</translation>
    </message>
    <message>
      <source>Once per category, with upgrades</source>
      <translation>Una vez por clase, con mejoras</translation>
    </message>
    <message>
      <source>A card may serve once in a sequence or marriage, once in a bezique and once in four of a rank.</source>
      <translation>Una carta puede servir una vez en una secuencia o matrimonio, una vez en un bezique y una vez en cuatro iguales.</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same class of meld only if the new meld is worth more. Sequences and marriages are one class, four of a rank another, beziques the third.</source>
      <translation>Una carta cantada solo puede volver a servir en la misma clase de cante si el nuevo vale más. Secuencias y matrimonios son una clase, cuatro iguales otra y los beziques la tercera.</translation>
    </message>
    <message>
      <source>A card may serve once in each kind of meld. But a marriage may grow into a sequence of its suit, and a bezique into a double one.</source>
      <translation>Una carta puede servir una vez en cada clase de cante. Pero un matrimonio puede crecer hasta secuencia de su palo, y un bezique hasta uno doble.</translation>
    </message>
    <message>
      <source>A card may serve once in a run or marriage, once in a pinochle and once in cards around.</source>
      <translation>Una carta puede servir una vez en una escalera o matrimonio, una vez en un pinochle y una vez en cuatro iguales.</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same class of meld only if the new meld is worth more. Runs, marriages and dixes are one class, cards around another, pinochles the third.</source>
      <translation>Una carta cantada solo puede volver a servir en la misma clase si el nuevo cante vale más. Escaleras, matrimonios y dix son una clase, los cuatro iguales otra y los pinochles la tercera.</translation>
    </message>
    <message>
      <source>A card may serve once in each kind of meld. But a marriage may grow into a run of its suit, and a pinochle into a double one.</source>
      <translation>Una carta puede servir una vez en cada clase de cante. Pero un matrimonio puede crecer hasta escalera de su palo, y un pinochle hasta uno doble.</translation>
    </message>
    <message>
      <source>Value of an upgraded meld</source>
      <translation>Valor de una mejora</translation>
    </message>
    <message>
      <source>A run built on a royal marriage, or a second pinochle, pays in full or only the difference.</source>
      <translation>Una escalera sobre un matrimonio real, o un segundo pinochle, se paga entera o solo la diferencia.</translation>
    </message>
    <message>
      <source>In full</source>
      <translation>Entero</translation>
    </message>
    <message>
      <source>The difference</source>
      <translation>La diferencia</translation>
    </message>
    <message>
      <source>A meld that grows out of another counts in full.</source>
      <translation>Un cante que crece de otro cuenta entero.</translation>
    </message>
    <message>
      <source>A meld that grows out of another counts only what it is worth more.</source>
      <translation>Un cante que crece de otro solo cuenta lo que vale de más.</translation>
    </message>
    <message>
      <source>Dix for the turned-up card</source>
      <translation>Dix por la carta vuelta</translation>
    </message>
    <message>
      <source>You may trade a dix for the turned-up card, with the first dix melded or after any trick you win.</source>
      <translation>Puedes cambiar un dix por la carta vuelta: con el primer dix cantado o tras cualquier baza ganada.</translation>
    </message>
    <message>
      <source>No trade</source>
      <translation>Sin cambio</translation>
    </message>
    <message>
      <source>With the first dix melded</source>
      <translation>Con el primer dix cantado</translation>
    </message>
    <message>
      <source>Whenever the holder likes</source>
      <translation>Cuando quiera quien lo tiene</translation>
    </message>
    <message>
      <source>Whoever shows the first seven of trump exchanges it for the turned card.</source>
      <translation>Quien enseña el primer siete de triunfo lo cambia por la carta descubierta.</translation>
    </message>
    <message>
      <source>After winning a trick you may exchange a seven of trump for the turned card.</source>
      <translation>Después de ganar una baza puedes cambiar un siete de triunfo por la carta descubierta.</translation>
    </message>
    <message>
      <source>Whoever melds the first dix exchanges it for the turned card.</source>
      <translation>Quien canta el primer dix lo cambia por la carta descubierta.</translation>
    </message>
    <message>
      <source>After winning a trick you may exchange a dix for the turned card.</source>
      <translation>Después de ganar una baza puedes cambiar un dix por la carta descubierta.</translation>
    </message>
    <message>
      <source>Dealer turns up a dix</source>
      <translation>Quien reparte vuelve un dix</translation>
    </message>
    <message>
      <source>The dealer scores this for turning up a dix.</source>
      <translation>Quien reparte anota esto si vuelve un dix.</translation>
    </message>
    <message>
      <source>A dealer who turns up a seven scores {value}.</source>
      <translation>Si el que reparte descubre un siete, gana {value}.</translation>
    </message>
    <message>
      <source>A dealer who turns up a dix scores {value}.</source>
      <translation>Si el que reparte descubre un dix, gana {value}.</translation>
    </message>
    <message>
      <source>Value of a dix</source>
      <translation>Valor de un dix</translation>
    </message>
    <message>
      <source>Each dix you show, the lowest trump, is worth this much.</source>
      <translation>Cada dix que muestras, el triunfo más bajo, vale esto.</translation>
    </message>
    <message>
      <source>Values of melds</source>
      <translation>Valores de los cantes</translation>
    </message>
    <message>
      <source>The tables differ in what double and triple melds are worth.</source>
      <translation>Las tablas difieren en lo que valen los cantes dobles y triples.</translation>
    </message>
    <message>
      <source>Hayes: only double pinochles count more</source>
      <translation>Hayes: solo el pinochle doble cuenta más</translation>
    </message>
    <message>
      <source>Bicycle: no double melds</source>
      <translation>Bicycle: sin cantes dobles</translation>
    </message>
    <message>
      <source>Standard: double melds count a lot more</source>
      <translation>Estándar: los dobles cuentan mucho más</translation>
    </message>
    <message>
      <source>Double deck: up to four of each</source>
      <translation>Baraja doble: hasta cuatro de cada uno</translation>
    </message>
    <message>
      <source>Six-handed racehorse: the highest melds win</source>
      <translation>Racehorse de seis: los más altos ganan</translation>
    </message>
    <message>
      <source>Bezique: any four of a rank, and double bezique</source>
      <translation>Bezique: cuatro iguales de cualquier palo y bezique doble</translation>
    </message>
    <message>
      <source>Binokel: eight of a rank count 1000</source>
      <translation>Binokel: ocho iguales valen 1000</translation>
    </message>
    <message>
      <source>Melds are worth what the Hayes table says.</source>
      <translation>Los cantes valen según la tabla de Hayes.</translation>
    </message>
    <message>
      <source>Melds are worth what the Bicycle table says.</source>
      <translation>Los cantes valen según la tabla de Bicycle.</translation>
    </message>
    <message>
      <source>Melds are worth what the standard table says.</source>
      <translation>Los cantes valen según la tabla habitual.</translation>
    </message>
    <message>
      <source>Melds are worth what the double-deck table says.</source>
      <translation>Los cantes valen según la tabla de baraja doble.</translation>
    </message>
    <message>
      <source>Melds are worth what the table of six-handed racehorse says.</source>
      <translation>Los cantes valen según la tabla de racehorse para seis.</translation>
    </message>
    <message>
      <source>Any four aces, kings, queens or jacks are a meld, whatever their suits. A bezique may be shown before the double one, which counts in full all the same.</source>
      <translation>Cuatro ases, reyes, damas o jotas son un cante, sean del palo que sean. Antes del bezique doble se puede enseñar uno sencillo; el doble vale entero igualmente.</translation>
    </message>
    <message>
      <source>Melds are worth what the table of binokel says.</source>
      <translation>Los cantes valen según la tabla del binokel.</translation>
    </message>
    <message>
      <source>Value of a run</source>
      <translation>Valor de una escalera</translation>
    </message>
    <message>
      <source>A run, A 10 K Q J of trump, is worth this much.</source>
      <translation>Una escalera, A 10 K Q J de triunfo, vale esto.</translation>
    </message>
    <message>
      <source>Value of a pinochle</source>
      <translation>Valor de un pinochle</translation>
    </message>
    <message>
      <source>A pinochle, the queen of spades and jack of diamonds, is worth this much.</source>
      <translation>Un pinochle, dama de picas y jota de diamantes, vale esto.</translation>
    </message>
    <message>
      <source>Value of a roundhouse</source>
      <translation>Valor de una ronda completa</translation>
    </message>
    <message>
      <source>A marriage in every suit counts as its melds, usually 240. What is above 240 is a bonus for the lot.</source>
      <translation>Un matrimonio de cada palo vale lo que suman sus cantes, normalmente 240. Lo que pasa de 240 se paga por todo.</translation>
    </message>
    <message>
      <source>What its melds add up to</source>
      <translation>Lo que suman sus cantes</translation>
    </message>
    <message>
      <source>10 more than its melds</source>
      <translation>10 más que sus cantes</translation>
    </message>
    <message>
      <source>Extra king or queen with a run</source>
      <translation>Rey o dama junto a la escalera</translation>
    </message>
    <message>
      <source>Each trump king or queen that is left over beside a run and not married is worth this much.</source>
      <translation>Cada rey o dama de triunfo que sobra junto a una escalera y sin pareja vale esto.</translation>
    </message>
    <message>
      <source>Four pinochles</source>
      <translation>Cuatro pinochles</translation>
    </message>
    <message>
      <source>Four pinochles in one hand are worth this much.</source>
      <translation>Cuatro pinochles en una mano valen esto.</translation>
    </message>
    <message>
      <source>Wins the game</source>
      <translation>Gana la partida</translation>
    </message>
    <message>
      <source>Four identical cards</source>
      <translation>Cuatro cartas iguales</translation>
    </message>
    <message>
      <source>Four of the same ace, king, queen or jack count ten times as much as the same cards around.</source>
      <translation>Cuatro veces el mismo as, rey, dama o jota vale diez veces más que uno de cada palo.</translation>
    </message>
    <message>
      <source>Who melds first</source>
      <translation>Quién canta primero</translation>
    </message>
    <message>
      <source>Players lay down their meld one after another, starting here.</source>
      <translation>Los cantes se muestran uno tras otro, empezando aquí.</translation>
    </message>
    <message>
      <source>The bidder</source>
      <translation>El declarante</translation>
    </message>
    <message>
      <source>The bidder shows meld first.</source>
      <translation>El declarante canta primero.</translation>
    </message>
    <message>
      <source>The player to the dealer's left shows meld first.</source>
      <translation>Canta primero el jugador a la izquierda del que reparte.</translation>
    </message>
    <message>
      <source>Run in a plain suit</source>
      <translation>Escalera de otro palo</translation>
    </message>
    <message>
      <source>A run, A 10 K Q J, in another suit than trump is worth this much. More of them rise as in trump.</source>
      <translation>Una escalera, A 10 K Q J, de un palo que no es triunfo vale esto. Varias suben como en triunfo.</translation>
    </message>
    <message>
      <source>Marriage in a run</source>
      <translation>Matrimonio en la escalera</translation>
    </message>
    <message>
      <source>The king and queen of a run also count as a marriage.</source>
      <translation>El rey y la dama de una escalera cuentan también como matrimonio.</translation>
    </message>
    <message>
      <source>The king and queen of a run count as a marriage too.</source>
      <translation>El rey y la dama de una escalera cuentan también como matrimonio.</translation>
    </message>
    <message>
      <source>A run and a marriage of the same cards both count in full, in either order.</source>
      <translation>Una escalera y un matrimonio de las mismas cartas cuentan ambos enteros, en cualquier orden.</translation>
    </message>
    <message>
      <source>Eight tens</source>
      <translation>Ocho dieces</translation>
    </message>
    <message>
      <source>All tens twice, two of every suit in one hand, are worth this much. They count once.</source>
      <translation>Todos los dieces por duplicado, dos de cada palo en una mano, valen esto. Cuentan una sola vez.</translation>
    </message>
    <message>
      <source>Value of a royal marriage</source>
      <translation>Valor de matrimonio real</translation>
    </message>
    <message>
      <source>You count this for a royal marriage, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un matrimonio real, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tabla</translation>
    </message>
    <message>
      <source>Value of a marriage</source>
      <translation>Valor de matrimonio</translation>
    </message>
    <message>
      <source>You count this for a marriage, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un matrimonio, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Value of aces around</source>
      <translation>Valor de cuatro ases</translation>
    </message>
    <message>
      <source>You count this for aces around, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por cuatro ases, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Value of kings around</source>
      <translation>Valor de cuatro reyes</translation>
    </message>
    <message>
      <source>You count this for kings around, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por cuatro reyes, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Value of queens around</source>
      <translation>Valor de cuatro damas</translation>
    </message>
    <message>
      <source>You count this for queens around, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por cuatro damas, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Value of jacks around</source>
      <translation>Valor de cuatro jotas</translation>
    </message>
    <message>
      <source>You count this for jacks around, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por cuatro jotas, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Value of four aces</source>
      <translation>Valor de cuatro ases iguales</translation>
    </message>
    <message>
      <source>You count this for four aces of one suit, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por cuatro ases de un palo, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Value of four kings</source>
      <translation>Valor de cuatro reyes iguales</translation>
    </message>
    <message>
      <source>You count this for four kings of one suit, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por cuatro reyes de un palo, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Value of four queens</source>
      <translation>Valor de cuatro damas iguales</translation>
    </message>
    <message>
      <source>You count this for four queens of one suit, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por cuatro damas de un palo, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Value of four jacks</source>
      <translation>Valor de cuatro jotas iguales</translation>
    </message>
    <message>
      <source>You count this for four jacks of one suit, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por cuatro jotas de un palo, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double run</source>
      <translation>Escalera doble</translation>
    </message>
    <message>
      <source>You count this for a double run in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por una escalera, doble en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double plain run</source>
      <translation>Escalera lisa doble</translation>
    </message>
    <message>
      <source>You count this for a double plain run in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por una escalera lisa, doble en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double royal marriage</source>
      <translation>Matrimonio real doble</translation>
    </message>
    <message>
      <source>You count this for a double royal marriage in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un matrimonio real, doble en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double marriage</source>
      <translation>Matrimonio doble</translation>
    </message>
    <message>
      <source>You count this for a double marriage in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un matrimonio, doble en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double pinochle</source>
      <translation>Pinochle doble</translation>
    </message>
    <message>
      <source>You count this for a double pinochle in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un pinochle, doble en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double aces around</source>
      <translation>Ocho ases</translation>
    </message>
    <message>
      <source>You count this for double aces around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por ocho ases, 2 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double kings around</source>
      <translation>Ocho reyes</translation>
    </message>
    <message>
      <source>You count this for double kings around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por ocho reyes, 2 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double queens around</source>
      <translation>Ocho damas</translation>
    </message>
    <message>
      <source>You count this for double queens around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por ocho damas, 2 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Double jacks around</source>
      <translation>Ocho jotas</translation>
    </message>
    <message>
      <source>You count this for double jacks around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por ocho jotas, 2 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple run</source>
      <translation>Escalera triple</translation>
    </message>
    <message>
      <source>You count this for a triple run in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por una escalera, triple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple plain run</source>
      <translation>Escalera lisa triple</translation>
    </message>
    <message>
      <source>You count this for a triple plain run in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por una escalera lisa, triple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple royal marriage</source>
      <translation>Matrimonio real triple</translation>
    </message>
    <message>
      <source>You count this for a triple royal marriage in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un matrimonio real, triple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple marriage</source>
      <translation>Matrimonio triple</translation>
    </message>
    <message>
      <source>You count this for a triple marriage in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un matrimonio, triple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple pinochle</source>
      <translation>Pinochle triple</translation>
    </message>
    <message>
      <source>You count this for a triple pinochle in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un pinochle, triple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple aces around</source>
      <translation>Doce ases</translation>
    </message>
    <message>
      <source>You count this for triple aces around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por doce ases, 3 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple kings around</source>
      <translation>Doce reyes</translation>
    </message>
    <message>
      <source>You count this for triple kings around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por doce reyes, 3 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple queens around</source>
      <translation>Doce damas</translation>
    </message>
    <message>
      <source>You count this for triple queens around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por doce damas, 3 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Triple jacks around</source>
      <translation>Doce jotas</translation>
    </message>
    <message>
      <source>You count this for triple jacks around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por doce jotas, 3 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple run</source>
      <translation>Escalera cuádruple</translation>
    </message>
    <message>
      <source>You count this for a quadruple run in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por una escalera, cuádruple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple plain run</source>
      <translation>Escalera lisa cuádruple</translation>
    </message>
    <message>
      <source>You count this for a quadruple plain run in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por una escalera lisa, cuádruple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple royal marriage</source>
      <translation>Matrimonio real cuádruple</translation>
    </message>
    <message>
      <source>You count this for a quadruple royal marriage in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un matrimonio real, cuádruple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple marriage</source>
      <translation>Matrimonio cuádruple</translation>
    </message>
    <message>
      <source>You count this for a quadruple marriage in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un matrimonio, cuádruple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple pinochle</source>
      <translation>Pinochle cuádruple</translation>
    </message>
    <message>
      <source>You count this for a quadruple pinochle in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por un pinochle, cuádruple en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple aces around</source>
      <translation>Dieciséis ases</translation>
    </message>
    <message>
      <source>You count this for quadruple aces around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por dieciséis ases, 4 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple kings around</source>
      <translation>Dieciséis reyes</translation>
    </message>
    <message>
      <source>You count this for quadruple kings around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por dieciséis reyes, 4 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple queens around</source>
      <translation>Dieciséis damas</translation>
    </message>
    <message>
      <source>You count this for quadruple queens around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por dieciséis damas, 4 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Quadruple jacks around</source>
      <translation>Dieciséis jotas</translation>
    </message>
    <message>
      <source>You count this for quadruple jacks around in one hand, no matter what the table says.</source>
      <translation>Ustedes cuentan esto por dieciséis jotas, 4 de cada palo, en una mano, diga lo que diga la tabla.</translation>
    </message>
    <message>
      <source>Tricks</source>
      <translation>Bazas</translation>
    </message>
    <message>
      <source>Beating the trick</source>
      <translation>Superar la baza</translation>
    </message>
    <message>
      <source>When you follow suit, you have to beat the best card if you can: always, or only when trump is led.</source>
      <translation>Al servir debes superar la mejor carta si puedes: siempre, o solo si se sale de triunfo.</translation>
    </message>
    <message>
      <source>Always</source>
      <translation>Siempre</translation>
    </message>
    <message>
      <source>Only when trump is led</source>
      <translation>Solo cuando se sale de triunfo</translation>
    </message>
    <message>
      <source>When you follow suit, you must beat the best card of the trick if you can.</source>
      <translation>Al servir al palo hay que superar la mejor carta de la baza si se puede.</translation>
    </message>
    <message>
      <source>You must beat the best card of the trick only when trump is led.</source>
      <translation>Solo hay que superar la mejor carta cuando se sale de triunfo.</translation>
    </message>
    <message>
      <source>Overtrumping</source>
      <translation>Superar el fallo</translation>
    </message>
    <message>
      <source>If you have to trump and someone already has, you may have to go higher.</source>
      <translation>Si tienes que fallar y alguien ya falló, puede que tengas que subir.</translation>
    </message>
    <message>
      <source>Same as beating the trick</source>
      <translation>Igual que al superar la baza</translation>
    </message>
    <message>
      <source>You have to go higher</source>
      <translation>Tienes que subir</translation>
    </message>
    <message>
      <source>Any trump will do</source>
      <translation>Vale cualquier triunfo</translation>
    </message>
    <message>
      <source>The same goes for overtrumping.</source>
      <translation>Lo mismo vale para superar un fallo.</translation>
    </message>
    <message>
      <source>When you have to trump, any trump will do.</source>
      <translation>Quien tiene que fallar puede jugar cualquier triunfo.</translation>
    </message>
    <message>
      <source>When you have to trump a trick that is already trumped, you must overtrump if you can.</source>
      <translation>Quien tiene que fallar una baza ya fallada debe superarla si puede.</translation>
    </message>
    <message>
      <source>First lead</source>
      <translation>Primera salida</translation>
    </message>
    <message>
      <source>This player leads to the first trick.</source>
      <translation>Este jugador sale en la primera baza.</translation>
    </message>
    <message>
      <source>The bidder leads to the first trick.</source>
      <translation>El declarante sale en la primera baza.</translation>
    </message>
    <message>
      <source>The player to the dealer's left leads to the first trick.</source>
      <translation>En la primera baza sale el jugador a la izquierda del que reparte.</translation>
    </message>
    <message>
      <source>First lead in trump</source>
      <translation>Primera salida de triunfo</translation>
    </message>
    <message>
      <source>The bidder's first lead has to be trump, if there is any in the hand.</source>
      <translation>La primera salida del declarante debe ser de triunfo, si tiene.</translation>
    </message>
    <message>
      <source>The bidder's first lead has to be a trump, if there is one in hand.</source>
      <translation>La primera salida del declarante debe ser un triunfo, si tiene alguno.</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Puntuación</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Puntos</translation>
    </message>
    <message>
      <source>This is what cards are worth in tricks. In a regular deck they add up to 240, or 160 in bezique.</source>
      <translation>Esto valen las cartas en las bazas. En una baraja normal suman 240, o 160 en el bezique.</translation>
    </message>
    <message>
      <source>A 11, 10 10, K 4, Q 3, J 2</source>
      <translation>A 11, 10 10, K 4, Q 3, J 2</translation>
    </message>
    <message>
      <source>A and 10 count ten, K and Q five</source>
      <translation>A y 10 diez, K y Q cinco</translation>
    </message>
    <message>
      <source>A, 10 and K count ten each</source>
      <translation>A, 10 y K diez cada una</translation>
    </message>
    <message>
      <source>Brisques: A and 10 count ten each</source>
      <translation>Brisques: A y 10 diez cada una</translation>
    </message>
    <message>
      <source>Points follow the rank</source>
      <translation>Los puntos siguen el orden</translation>
    </message>
    <message>
      <source>If the ten ranks below the jack, the points move along: the king counts what the ten would.</source>
      <translation>Si el diez va bajo la jota, los puntos van con el orden: el rey vale lo del diez.</translation>
    </message>
    <message>
      <source>How scores are shown</source>
      <translation>Cómo se muestran los puntos</translation>
    </message>
    <message>
      <source>You can leave off the last zero, so 250 is shown as 25.</source>
      <translation>Puedes quitar el último cero: 250 se ve como 25.</translation>
    </message>
    <message>
      <source>With the last zero</source>
      <translation>Con el último cero</translation>
    </message>
    <message>
      <source>Without the last zero</source>
      <translation>Sin el último cero</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Última baza</translation>
    </message>
    <message>
      <source>Winning the last trick is worth this much.</source>
      <translation>Ganar la última baza vale esto.</translation>
    </message>
    <message>
      <source>Rounding trick points</source>
      <translation>Redondeo de bazas</translation>
    </message>
    <message>
      <source>Each side's trick points may be rounded to tens: seven and up go up, six and less go down.</source>
      <translation>Los puntos de bazas de cada bando se pueden redondear a decenas: de siete para arriba, hasta seis para abajo.</translation>
    </message>
    <message>
      <source>Not rounded</source>
      <translation>Sin redondeo</translation>
    </message>
    <message>
      <source>To tens, from seven up</source>
      <translation>A decenas, desde siete arriba</translation>
    </message>
    <message>
      <source>Each side's trick points are rounded to tens: seven or more goes up, six or less goes down.</source>
      <translation>Los puntos de bazas de cada bando se redondean a decenas: desde siete hacia arriba, hasta seis hacia abajo.</translation>
    </message>
    <message>
      <source>Going set loses the meld</source>
      <translation>Perdido: se pierde el cante</translation>
    </message>
    <message>
      <source>A bidder who goes set doesn't score any meld.</source>
      <translation>Quien pierde su contrato no anota el cante.</translation>
    </message>
    <message>
      <source>Going set loses the tricks</source>
      <translation>Perdido: se pierden las bazas</translation>
    </message>
    <message>
      <source>A bidder who goes set doesn't score any tricks.</source>
      <translation>Quien pierde su contrato no anota las bazas.</translation>
    </message>
    <message>
      <source>Going set loses the bid</source>
      <translation>Perdido: se resta la puja</translation>
    </message>
    <message>
      <source>A bidder who plays and misses the bid loses it this many times.</source>
      <translation>Quien juega y no cumple la puja la pierde esta cantidad de veces.</translation>
    </message>
    <message>
      <source>Once</source>
      <translation>Una vez</translation>
    </message>
    <message>
      <source>Twice</source>
      <translation>Dos veces</translation>
    </message>
    <message>
      <source>A made bid scores</source>
      <translation>Si se cumple, se anota</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores everything, or just the bid.</source>
      <translation>Quien cumple anota todo lo ganado o solo la puja.</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Todo</translation>
    </message>
    <message>
      <source>Just the bid</source>
      <translation>Solo la puja</translation>
    </message>
    <message>
      <source>Saving the meld</source>
      <translation>Salvar el cante</translation>
    </message>
    <message>
      <source>A side has to win this in tricks, or its meld doesn't count.</source>
      <translation>Un bando debe ganar esto en bazas, o su cante no cuenta.</translation>
    </message>
    <message>
      <source>One trick</source>
      <translation>Una baza</translation>
    </message>
    <message>
      <source>Any points in tricks</source>
      <translation>Algún punto en bazas</translation>
    </message>
    <message>
      <source>A number of points in tricks</source>
      <translation>Cierta cantidad de puntos en bazas</translation>
    </message>
    <message>
      <source>Points that save the meld</source>
      <translation>Puntos que salvan el cante</translation>
    </message>
    <message>
      <source>A side needs this many points in tricks to save its meld.</source>
      <translation>Un bando necesita tantos puntos en bazas para salvar su cante.</translation>
    </message>
    <message>
      <source>Dix needs no saving</source>
      <translation>El dix no necesita salvarse</translation>
    </message>
    <message>
      <source>If the meld is lost, dixes are lost with it, or still count if nothing else was melded, or count always.</source>
      <translation>Si el cante se pierde, el dix se pierde con él, o cuenta si no hay otro cante, o cuenta siempre.</translation>
    </message>
    <message>
      <source>If there is no other meld</source>
      <translation>Si no hay otro cante</translation>
    </message>
    <message>
      <source>If the meld is lost, the dixes are lost with it.</source>
      <translation>Si se pierden los cantes, también se pierden los dix.</translation>
    </message>
    <message>
      <source>If there is no other meld, the dixes count all the same.</source>
      <translation>Si no hay otro cante, los dix cuentan de todos modos.</translation>
    </message>
    <message>
      <source>Dixes count even if the rest of the meld is lost.</source>
      <translation>Los dix cuentan aunque se pierda el resto de los cantes.</translation>
    </message>
    <message>
      <source>Defenders' minimum meld</source>
      <translation>Cante mínimo de los defensores</translation>
    </message>
    <message>
      <source>The defenders' meld counts only if it comes to at least this much.</source>
      <translation>El cante de los defensores cuenta solo si llega a esto.</translation>
    </message>
    <message>
      <source>Any</source>
      <translation>Cualquiera</translation>
    </message>
    <message>
      <source>Defenders score their meld only if it comes to at least {value}.</source>
      <translation>Los defensores solo anotan sus cantes si suman al menos {value}.</translation>
    </message>
    <message>
      <source>Bidder's minimum meld</source>
      <translation>Cante mínimo del declarante</translation>
    </message>
    <message>
      <source>With less meld than this, the bidder's side goes set without playing.</source>
      <translation>Con menos cante que esto, el bando del declarante pierde sin jugar.</translation>
    </message>
    <message>
      <source>With less than {value} in meld the bidder's side is set without play.</source>
      <translation>Con menos de {value} en cantes, el bando del declarante pierde sin jugar.</translation>
    </message>
    <message>
      <source>Biggest gap to the bid</source>
      <translation>Mayor distancia a la puja</translation>
    </message>
    <message>
      <source>If meld falls short of the bid by more than this, the bidder goes set without playing.</source>
      <translation>Si al cante le falta más que esto para la puja, el declarante pierde sin jugar.</translation>
    </message>
    <message>
      <source>If the bid is more than {value} above the side's meld, the bidder is set without play.</source>
      <translation>Si la puja supera en más de {value} los cantes del bando, el declarante pierde sin jugar.</translation>
    </message>
    <message>
      <source>Bidder's minimum in tricks</source>
      <translation>Mínimo en bazas del declarante</translation>
    </message>
    <message>
      <source>The bidder's side has to take at least this much in tricks, no matter how much it melds.</source>
      <translation>El bando del declarante debe ganar esto en bazas, cante lo que cante.</translation>
    </message>
    <message>
      <source>The bidder's side has to take at least {value} in tricks, whatever its meld.</source>
      <translation>El bando del declarante tiene que ganar al menos {value} en bazas, tenga lo que tenga en cantes.</translation>
    </message>
    <message>
      <source>Throw in after melding</source>
      <translation>Rendirse tras cantar</translation>
    </message>
    <message>
      <source>Before the first card the bidder may give up: the bid is lost and the others score their meld.</source>
      <translation>Antes de la primera carta el declarante puede rendirse: pierde la puja y los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand.</source>
      <translation>Antes de la primera carta el declarante puede rendirse.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand, and the others score their meld.</source>
      <translation>Antes de la primera carta el declarante puede rendirse, y los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand: the bid is lost, and the others score their meld.</source>
      <translation>Antes de la primera carta el declarante puede rendirse: pierde la puja y los demás anotan sus cantes.</translation>
    </message>
    <message>
      <source>Cards laid aside in the draft</source>
      <translation>Descartes al robar</translation>
    </message>
    <message>
      <source>This player counts the cards that were laid aside in the draft.</source>
      <translation>Este jugador cuenta las cartas apartadas al robar.</translation>
    </message>
    <message>
      <source>Whoever laid them aside</source>
      <translation>Quien las apartó</translation>
    </message>
    <message>
      <source>The player who didn't win the bid</source>
      <translation>Quien perdió la subasta</translation>
    </message>
    <message>
      <source>Cards you lay aside in the draft count for you.</source>
      <translation>Las cartas que apartas al robar cuentan para ti.</translation>
    </message>
    <message>
      <source>All cards laid aside in the draft count for the player who did not win the auction.</source>
      <translation>Todas las cartas apartadas al robar cuentan para quien no ganó la subasta.</translation>
    </message>
    <message>
      <source>Sharing with a called partner</source>
      <translation>Reparto con el compañero llamado</translation>
    </message>
    <message>
      <source>This is what each player scores when the bidder calls a partner.</source>
      <translation>Esto anota cada jugador cuando el declarante llama a un compañero.</translation>
    </message>
    <message>
      <source>Everyone scores the side's total</source>
      <translation>El total del bando para cada uno</translation>
    </message>
    <message>
      <source>Defenders: own meld and the side's tricks</source>
      <translation>Defensores: su cante y las bazas del bando</translation>
    </message>
    <message>
      <source>Everyone scores the total of their side.</source>
      <translation>Cada uno anota el total de su bando.</translation>
    </message>
    <message>
      <source>Each defender scores their own meld and the tricks of their side.</source>
      <translation>Cada defensor anota sus propios cantes y las bazas de su bando.</translation>
    </message>
    <message>
      <source>Asking for a partner</source>
      <translation>Buscar compañero</translation>
    </message>
    <message>
      <source>The bidder asks around in this direction. The first player who holds the card is the partner.</source>
      <translation>El declarante pregunta en esta dirección. El primero que tenga la carta es su compañero.</translation>
    </message>
    <message>
      <source>To the right</source>
      <translation>A la derecha</translation>
    </message>
    <message>
      <source>The bidder asks around to the left for the card.</source>
      <translation>El declarante pregunta por la carta hacia la izquierda.</translation>
    </message>
    <message>
      <source>The bidder asks around to the right for the card.</source>
      <translation>El declarante pregunta por la carta hacia la derecha.</translation>
    </message>
    <message>
      <source>Which trick is the last</source>
      <translation>Qué baza es la última</translation>
    </message>
    <message>
      <source>The bonus goes with the last trick of all, or with the one that takes the last cards of the stock.</source>
      <translation>La prima va con la última baza de todas o con la de las últimas cartas del mazo.</translation>
    </message>
    <message>
      <source>The last of all</source>
      <translation>La última de todas</translation>
    </message>
    <message>
      <source>The last one with a stock</source>
      <translation>La última con mazo</translation>
    </message>
    <message>
      <source>Cost of giving up</source>
      <translation>Coste de rendirse</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first card loses the bid, or only half of it.</source>
      <translation>El declarante que se rinde antes de la primera carta pierde la puja, o solo la mitad.</translation>
    </message>
    <message>
      <source>The bid</source>
      <translation>La puja</translation>
    </message>
    <message>
      <source>Half the bid</source>
      <translation>La mitad de la puja</translation>
    </message>
    <message>
      <source>Half a chip is rounded up to a whole one.</source>
      <translation>Media ficha se redondea a una entera.</translation>
    </message>
    <message>
      <source>Giving up costs half the bid, rounded up to tens.</source>
      <translation>Rendirse cuesta la mitad de la puja, redondeada a decenas hacia arriba.</translation>
    </message>
    <message>
      <source>Bonus for the others</source>
      <translation>Premio para los demás</translation>
    </message>
    <message>
      <source>If the bidder gives up before the first card, every other side scores this besides its meld.</source>
      <translation>Si el declarante se rinde antes de la primera carta, cada uno de los otros bandos anota esto además de sus cantes.</translation>
    </message>
    <message>
      <source>If the bidder gives up, every other side scores {value} more.</source>
      <translation>Si el declarante se rinde, cada uno de los otros bandos anota {value} más.</translation>
    </message>
    <message>
      <source>If the bidder gives up, everybody else scores {value} more.</source>
      <translation>Si el declarante se rinde, cada uno de los demás anota {value} más.</translation>
    </message>
    <message>
      <source>Playing for chips</source>
      <translation>Jugar por fichas</translation>
    </message>
    <message>
      <source>Only the bidder melds, and the score is the chips that others pay for a made bid, or get for a lost one.</source>
      <translation>Solo el declarante canta, y cuentan las fichas que los demás pagan por una puja cumplida o cobran por una perdida.</translation>
    </message>
    <message>
      <source>Not played</source>
      <translation>No se juega</translation>
    </message>
    <message>
      <source>3 for 300, 4 for 350, 5 for 400…</source>
      <translation>3 por 300, 4 por 350, 5 por 400…</translation>
    </message>
    <message>
      <source>3 for 300, 5 for 350, 7 for 400, 10 for 450…</source>
      <translation>3 por 300, 5 por 350, 7 por 400, 10 por 450…</translation>
    </message>
    <message>
      <source>1 for 300, 2 for 350, 4 for 400…</source>
      <translation>1 por 300, 2 por 350, 4 por 400…</translation>
    </message>
    <message>
      <source>Dearer trump suits</source>
      <translation>Palos que valen más</translation>
    </message>
    <message>
      <source>If a bid is played in these suits, twice or three times as many chips are paid for it.</source>
      <translation>Si una puja se juega en estos palos, se pagan por ella el doble o el triple de fichas.</translation>
    </message>
    <message>
      <source>All suits alike</source>
      <translation>Todos los palos iguales</translation>
    </message>
    <message>
      <source>Spades double</source>
      <translation>Picas doble</translation>
    </message>
    <message>
      <source>Spades double, hearts triple</source>
      <translation>Picas doble, corazones triple</translation>
    </message>
    <message>
      <source>If the hand is played in spades, every payment is doubled.</source>
      <translation>Si se juega en picas, todo pago se duplica.</translation>
    </message>
    <message>
      <source>If the hand is played in spades, every payment is doubled; in hearts, tripled.</source>
      <translation>Si se juega en picas, todo pago se duplica; en corazones, se triplica.</translation>
    </message>
    <message>
      <source>Kitty of chips</source>
      <translation>Bote</translation>
    </message>
    <message>
      <source>A kitty is paid for bids, and pays for them, like one more player. It belongs to everyone.</source>
      <translation>Un bote cobra y paga por las pujas como un jugador más. Es de todos.</translation>
    </message>
    <message>
      <source>For every bid</source>
      <translation>En toda puja</translation>
    </message>
    <message>
      <source>For bids of 350 or more</source>
      <translation>En pujas desde 350</translation>
    </message>
    <message>
      <source>A kitty is paid, and pays, as if it were one more player.</source>
      <translation>Un bote cobra y paga como si fuera un jugador más.</translation>
    </message>
    <message>
      <source>For bids of 350 or more a kitty is paid, and pays, as if it were one more player.</source>
      <translation>En las pujas de 350 o más, un bote cobra y paga como si fuera un jugador más.</translation>
    </message>
    <message>
      <source>The kitty at the end</source>
      <translation>El bote al final</translation>
    </message>
    <message>
      <source>When the match is over, everyone gets an equal part of the kitty, or it stays for the next match.</source>
      <translation>Al acabar la partida, cada uno recibe una parte igual del bote, o queda para la próxima.</translation>
    </message>
    <message>
      <source>Shared out</source>
      <translation>Se reparte</translation>
    </message>
    <message>
      <source>Left as it is</source>
      <translation>Se queda</translation>
    </message>
    <message>
      <source>At the end everybody gets an equal part of it, or makes up an equal part of what is missing.</source>
      <translation>Al final cada uno recibe una parte igual, o paga su parte de lo que falta.</translation>
    </message>
    <message>
      <source>At the end it is left for the next match.</source>
      <translation>Al final queda para la próxima partida.</translation>
    </message>
    <message>
      <source>Points of an ace</source>
      <translation>Puntos de un as</translation>
    </message>
    <message>
      <source>You count this for an ace in tricks, no matter how card points are set.</source>
      <translation>Ustedes cuentan esto por un as en las bazas, diga lo que diga la regla de puntos.</translation>
    </message>
    <message>
      <source>Points of a ten</source>
      <translation>Puntos de un diez</translation>
    </message>
    <message>
      <source>You count this for a ten in tricks, no matter how card points are set.</source>
      <translation>Ustedes cuentan esto por un diez en las bazas, diga lo que diga la regla de puntos.</translation>
    </message>
    <message>
      <source>Points of a king</source>
      <translation>Puntos de un rey</translation>
    </message>
    <message>
      <source>You count this for a king in tricks, no matter how card points are set.</source>
      <translation>Ustedes cuentan esto por un rey en las bazas, diga lo que diga la regla de puntos.</translation>
    </message>
    <message>
      <source>Points of a queen</source>
      <translation>Puntos de una dama</translation>
    </message>
    <message>
      <source>You count this for a queen in tricks, no matter how card points are set.</source>
      <translation>Ustedes cuentan esto por una dama en las bazas, diga lo que diga la regla de puntos.</translation>
    </message>
    <message>
      <source>Points of a jack</source>
      <translation>Puntos de una jota</translation>
    </message>
    <message>
      <source>You count this for a jack in tricks, no matter how card points are set.</source>
      <translation>Ustedes cuentan esto por una jota en las bazas, diga lo que diga la regla de puntos.</translation>
    </message>
    <message>
      <source>Points of a nine</source>
      <translation>Puntos de un nueve</translation>
    </message>
    <message>
      <source>You count this for a nine in tricks, no matter how card points are set.</source>
      <translation>Ustedes cuentan esto por un nueve en las bazas, diga lo que diga la regla de puntos.</translation>
    </message>
    <message>
      <source>Points of an eight</source>
      <translation>Puntos de un ocho</translation>
    </message>
    <message>
      <source>You count this for an eight in tricks, no matter how card points are set.</source>
      <translation>Ustedes cuentan esto por un ocho en las bazas, diga lo que diga la regla de puntos.</translation>
    </message>
    <message>
      <source>Points of a seven</source>
      <translation>Puntos de un siete</translation>
    </message>
    <message>
      <source>You count this for a seven in tricks, no matter how card points are set.</source>
      <translation>Ustedes cuentan esto por un siete en las bazas, diga lo que diga la regla de puntos.</translation>
    </message>
    <message>
      <source>Winning the match</source>
      <translation>Victoria</translation>
    </message>
    <message>
      <source>Length of the match</source>
      <translation>Duración de la partida</translation>
    </message>
    <message>
      <source>You play until someone reaches the target, or a single deal or several for the most points.</source>
      <translation>Se juega hasta que alguien llega a la meta, o una mano o varias a quien haga más puntos.</translation>
    </message>
    <message>
      <source>To a target</source>
      <translation>Hasta una meta</translation>
    </message>
    <message>
      <source>One deal</source>
      <translation>Una mano</translation>
    </message>
    <message>
      <source>A number of deals</source>
      <translation>Un número de manos</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>Meta</translation>
    </message>
    <message>
      <source>Whoever gets to this score wins the match.</source>
      <translation>Quien llega a estos puntos gana la partida.</translation>
    </message>
    <message>
      <source>When the target counts</source>
      <translation>Cuándo cuenta la meta</translation>
    </message>
    <message>
      <source>Reaching the target counts at the end of the deal, or the moment your meld and tricks get you there.</source>
      <translation>La meta cuenta al final de la mano, o en cuanto tus cantes y bazas llegan a ella.</translation>
    </message>
    <message>
      <source>At the end of the deal</source>
      <translation>Al final de la mano</translation>
    </message>
    <message>
      <source>At once</source>
      <translation>Al momento</translation>
    </message>
    <message>
      <source>Whether anybody has reached the target is decided at the end of a deal.</source>
      <translation>Al final de cada mano se mira quién ha llegado a la meta.</translation>
    </message>
    <message>
      <source>A player wins at the very moment when meld and tricks reach the target.</source>
      <translation>Se gana en el mismo momento en que cantes y bazas llegan a la meta.</translation>
    </message>
    <message>
      <source>More than one at the target</source>
      <translation>Varios en la meta</translation>
    </message>
    <message>
      <source>This decides who wins if more than one side gets to the target in a deal.</source>
      <translation>Esto decide quién gana si varios bandos llegan a la meta en una mano.</translation>
    </message>
    <message>
      <source>High score; a tie raises the target</source>
      <translation>El más alto; el empate sube la meta</translation>
    </message>
    <message>
      <source>High score; a tie plays another deal</source>
      <translation>El más alto; con empate, otra mano</translation>
    </message>
    <message>
      <source>The target goes up past all but one</source>
      <translation>La meta sube hasta que quede uno solo</translation>
    </message>
    <message>
      <source>Nobody yet: you play another deal</source>
      <translation>Nadie aún: se juega otra mano</translation>
    </message>
    <message>
      <source>The bidder, or else the target goes up</source>
      <translation>Quien pujó; si no, sube la meta</translation>
    </message>
    <message>
      <source>The bidder, or else you play another deal</source>
      <translation>Quien pujó; si no, otra mano</translation>
    </message>
    <message>
      <source>The bidding side, or else the high score</source>
      <translation>El bando que pujó; si no, el más alto</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the highest score wins. A tie raises the target by {raised} until nobody has reached it.</source>
      <translation>Si varios llegan a la meta en la misma mano, gana la puntuación más alta. Un empate sube la meta en {raised} hasta que nadie la alcance.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the highest score wins. After a tie another deal is played.</source>
      <translation>Si varios llegan a la meta en la misma mano, gana la puntuación más alta. Con empate se juega otra mano.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, it goes up by {raised} until no more than one of them has reached it. That one wins.</source>
      <translation>Si varios llegan a la meta en la misma mano, esta sube {raised} hasta que a lo sumo uno de ellos la alcance. Ese gana.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, one more deal is played, and then the highest score wins.</source>
      <translation>Si varios llegan a la meta en la misma mano, se juega una más y entonces gana la puntuación más alta.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidder wins. If the bidder is not among them, the target goes up by {raised} until no more than one of them has reached it. That one wins.</source>
      <translation>Si varios llegan a la meta en la misma mano, gana el declarante. Si no está entre ellos, la meta sube {raised} hasta que a lo sumo uno de ellos la alcance. Ese gana.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidder wins. If the bidder is not among them, one more deal is played, and then the highest score wins.</source>
      <translation>Si varios llegan a la meta en la misma mano, gana el declarante. Si no está entre ellos, se juega una más y entonces gana la puntuación más alta.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidding side wins; if it is not among them, the highest score does.</source>
      <translation>Si varios llegan a la meta en la misma mano, gana el bando del declarante; si no está entre ellos, la puntuación más alta.</translation>
    </message>
    <message>
      <source>Raising the target</source>
      <translation>Subida de la meta</translation>
    </message>
    <message>
      <source>The target goes up by this much, as often as it takes.</source>
      <translation>La meta sube en esta cantidad, tantas veces como haga falta.</translation>
    </message>
    <message>
      <source>Declaring out</source>
      <translation>Decir «fuera»</translation>
    </message>
    <message>
      <source>You may stop the deal and claim you've reached the target. If you're wrong, you lose the match.</source>
      <translation>Puedes parar la mano y decir que has llegado a la meta. Si te equivocas, pierdes la partida.</translation>
    </message>
    <message>
      <source>You may stop the deal and declare that you have reached the target. A wrong claim loses the match.</source>
      <translation>Puedes parar la mano y declarar que has llegado a la meta. Quien se equivoca pierde la partida.</translation>
    </message>
    <message>
      <source>Bid and out</source>
      <translation>Pujar y salir</translation>
    </message>
    <message>
      <source>Only a side that makes its own bid can win the match in that deal.</source>
      <translation>Solo el bando que cumple su propia puja puede ganar la partida en esa mano.</translation>
    </message>
    <message>
      <source>Only a side that makes its own bid in that deal can win the match.</source>
      <translation>Solo puede ganar la partida el bando que cumpla su propia puja en esa mano.</translation>
    </message>
    <message>
      <source>Slide out</source>
      <translation>Salir de rebote</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have gone set this many times since.</source>
      <translation>Un bando en la meta también gana cuando los demás han perdido tantos contratos desde entonces.</translation>
    </message>
    <message>
      <source>After three sets</source>
      <translation>Tras tres contratos perdidos</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have failed a contract since.</source>
      <translation>El bando que está en la meta también gana cuando los demás han fallado un contrato desde entonces.</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have failed {value} contracts since.</source>
      <translation>El bando que está en la meta también gana cuando los demás han fallado {value} contratos desde entonces.</translation>
    </message>
    <message>
      <source>Shooting the moon</source>
      <translation>Ir por todas</translation>
    </message>
    <message>
      <source>You may say that you'll win every trick. This is what it's worth.</source>
      <translation>Puedes anunciar que ganarás todas las bazas. Esto es lo que vale.</translation>
    </message>
    <message>
      <source>1000 and the game</source>
      <translation>1000 y la partida</translation>
    </message>
    <message>
      <source>The game</source>
      <translation>La partida</translation>
    </message>
    <message>
      <source>As much as the target</source>
      <translation>Tanto como la meta</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick scores {reward} and wins the match; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>En lugar de jugar el contrato, puedes anunciar todas las bazas. Si lo logras, vale {reward} y gana la partida; si no, cuesta {penalty}. Ese bando no anota nada más, y los demás anotan sus cantes y bazas.</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick wins the match; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>En lugar de jugar el contrato, puedes anunciar todas las bazas. Si lo logras, ganas la partida; si no, cuesta {penalty}. Ese bando no anota nada más, y los demás anotan sus cantes y bazas.</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick scores {reward}; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>En lugar de jugar el contrato, puedes anunciar todas las bazas. Si lo logras, vale {reward}; si no, cuesta {penalty}. Ese bando no anota nada más, y los demás anotan sus cantes y bazas.</translation>
    </message>
    <message>
      <source>Whose tricks count</source>
      <translation>Qué bazas cuentan</translation>
    </message>
    <message>
      <source>Your partner's tricks help you shoot the moon, or only your own count.</source>
      <translation>Las bazas de tu compañero ayudan a ir por todas, o solo cuentan las tuyas.</translation>
    </message>
    <message>
      <source>The whole side's</source>
      <translation>Las de todo el bando</translation>
    </message>
    <message>
      <source>Only the player's own</source>
      <translation>Solo las propias</translation>
    </message>
    <message>
      <source>Your partner's tricks count for it too.</source>
      <translation>También cuentan las bazas de tu compañero.</translation>
    </message>
    <message>
      <source>You have to take all of those tricks yourself.</source>
      <translation>Tienes que ganar tú todas esas bazas.</translation>
    </message>
    <message>
      <source>Pinochling</source>
      <translation>Todas las bazas</translation>
    </message>
    <message>
      <source>A side that wins every trick in a deal wins the match on the spot.</source>
      <translation>El bando que gana todas las bazas de una mano gana la partida al momento.</translation>
    </message>
    <message>
      <source>A side that takes every trick of a deal wins the match at once.</source>
      <translation>El bando que gana todas las bazas de una mano gana la partida al momento.</translation>
    </message>
    <message>
      <source>Deals in the match</source>
      <translation>Manos de la partida</translation>
    </message>
    <message>
      <source>The match lasts for this many deals. Deals that everyone passes don't count.</source>
      <translation>La partida dura estas manos. Las manos en que todos pasan no cuentan.</translation>
    </message>
    <message>
      <source>Mercy below zero</source>
      <translation>Piedad bajo cero</translation>
    </message>
    <message>
      <source>The match also ends when somebody falls as far below zero as the target is above it.</source>
      <translation>La partida también acaba cuando alguien cae tan por debajo de cero como la meta está por encima.</translation>
    </message>
    <message>
      <source>The match also ends when somebody falls as far below zero as the target is above it. Then the highest score wins.</source>
      <translation>La partida también acaba cuando alguien cae tan por debajo de cero como la meta está por encima. Entonces gana la puntuación más alta.</translation>
    </message>
    <message>
      <source>Mercy by a lead</source>
      <translation>Piedad por ventaja</translation>
    </message>
    <message>
      <source>The match also ends when somebody is this far ahead of everyone else.</source>
      <translation>La partida también acaba cuando alguien les lleva esta ventaja a todos los demás.</translation>
    </message>
    <message>
      <source>The match also ends when somebody is {value} or more ahead of everyone else.</source>
      <translation>La partida también acaba cuando alguien les lleva {value} o más a todos los demás.</translation>
    </message>
    <message>
      <source>When to shoot the moon</source>
      <translation>Cuándo se va por todas</translation>
    </message>
    <message>
      <source>You say it once all have melded or instead of naming trump, or you bid it, as the highest bid of all.</source>
      <translation>Se anuncia cuando todos han cantado o en lugar de elegir triunfo, o se puja, como la puja más alta.</translation>
    </message>
    <message>
      <source>Before the first card</source>
      <translation>Antes de la primera carta</translation>
    </message>
    <message>
      <source>As a bid</source>
      <translation>Como puja</translation>
    </message>
    <message>
      <source>As a bid, or before the first card</source>
      <translation>Como puja o antes de la primera carta</translation>
    </message>
    <message>
      <source>Instead of naming trump</source>
      <translation>En vez de elegir triunfo</translation>
    </message>
    <message>
      <source>The moon is announced before the first lead.</source>
      <translation>Se anuncian todas las bazas antes de la primera salida.</translation>
    </message>
    <message>
      <source>The moon is bid in the auction, as the highest bid of all.</source>
      <translation>Todas las bazas se pujan en la subasta, como la puja más alta.</translation>
    </message>
    <message>
      <source>The moon is bid in the auction, as the highest bid of all, or announced before the first lead.</source>
      <translation>Todas las bazas se pujan en la subasta, como la puja más alta, o se anuncian antes de la primera salida.</translation>
    </message>
    <message>
      <source>The high bidder announces the moon before naming trump.</source>
      <translation>El mejor postor anuncia todas las bazas antes de elegir triunfo.</translation>
    </message>
    <message>
      <source>The moon without trump</source>
      <translation>Ir por todas sin triunfo</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump. If trump isn't named yet, nobody passes cards or melds.</source>
      <translation>Cuando alguien va por todas, ningún palo es triunfo. Si aún no se ha elegido, nadie pasa cartas ni canta.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump; after a bid of it, nobody passes cards or melds either.</source>
      <translation>Mientras alguien va por todas, ningún palo es triunfo; si las pujó, además nadie pasa cartas ni canta.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump; after a bid of it, nobody melds either.</source>
      <translation>Mientras alguien va por todas, ningún palo es triunfo; si las pujó, además nadie canta.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump.</source>
      <translation>Mientras alguien va por todas, ningún palo es triunfo.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump, and nobody passes cards or melds.</source>
      <translation>Mientras alguien va por todas, ningún palo es triunfo y nadie pasa cartas ni canta.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump, and nobody melds.</source>
      <translation>Mientras alguien va por todas, ningún palo es triunfo y nadie canta.</translation>
    </message>
    <message>
      <source>The moon leads</source>
      <translation>Sale quien va por todas</translation>
    </message>
    <message>
      <source>Whoever shoots the moon leads to the first trick.</source>
      <translation>Quien va por todas sale en la primera baza.</translation>
    </message>
    <message>
      <source>A moon over a moon</source>
      <translation>Todas sobre todas</translation>
    </message>
    <message>
      <source>After a bid of the moon, another player may bid it too and take it over. Otherwise, it ends the auction.</source>
      <translation>Si uno puja todas las bazas, otro puede pujarlas también y quedárselas. Si no, termina la subasta.</translation>
    </message>
    <message>
      <source>A bid of the moon ends the auction.</source>
      <translation>Una puja de todas las bazas termina la subasta.</translation>
    </message>
    <message>
      <source>After a bid of the moon others may bid it too; the last one who does shoots it.</source>
      <translation>Si uno puja todas las bazas, otros pueden pujarlas también; va por todas el último que lo haga.</translation>
    </message>
    <message>
      <source>Missing the moon</source>
      <translation>Si falla el ir a por todas</translation>
    </message>
    <message>
      <source>Whoever shoots the moon and misses a trick loses this much.</source>
      <translation>Quien va a por todas y falla una baza pierde esto.</translation>
    </message>
    <message>
      <source>Penalties</source>
      <translation>Penalizaciones</translation>
    </message>
    <message>
      <source>Reneging</source>
      <translation>Renuncio</translation>
    </message>
    <message>
      <source>You can't play a wrong card at all, or you can, and it ends the deal with a penalty.</source>
      <translation>No se puede jugar una carta equivocada, o sí se puede, y acaba la mano con un castigo.</translation>
    </message>
    <message>
      <source>Can't happen</source>
      <translation>No puede pasar</translation>
    </message>
    <message>
      <source>Can happen, and costs you</source>
      <translation>Puede pasar, y cuesta</translation>
    </message>
    <message>
      <source>If the bidder reneges</source>
      <translation>Si el declarante renuncia</translation>
    </message>
    <message>
      <source>This is what the bidder's side loses.</source>
      <translation>Esto pierde el bando del declarante.</translation>
    </message>
    <message>
      <source>Twice the bid</source>
      <translation>El doble de la puja</translation>
    </message>
    <message>
      <source>If it was the bidder's side, it loses twice the bid.</source>
      <translation>Si fue el bando del declarante, pierde el doble de la puja.</translation>
    </message>
    <message>
      <source>If it was the bidder's side, it loses the bid.</source>
      <translation>Si fue el bando del declarante, pierde la puja.</translation>
    </message>
    <message>
      <source>If a defender reneges</source>
      <translation>Si un defensor renuncia</translation>
    </message>
    <message>
      <source>This is what the defender's side loses. The bidder makes the bid.</source>
      <translation>Esto pierde el bando del defensor. El declarante cumple la puja.</translation>
    </message>
    <message>
      <source>The meld and the bid</source>
      <translation>El cante y la puja</translation>
    </message>
    <message>
      <source>The meld</source>
      <translation>El cante</translation>
    </message>
    <message>
      <source>If it was a defender, that side loses its meld and the bid, and the bidder makes the contract.</source>
      <translation>Si fue un defensor, su bando pierde sus cantes y la puja, y el declarante cumple el contrato.</translation>
    </message>
    <message>
      <source>If it was a defender, that side loses its meld, and the bidder makes the contract.</source>
      <translation>Si fue un defensor, su bando pierde sus cantes, y el declarante cumple el contrato.</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Fichas</translation>
    </message>
    <message>
      <source>Play for checks</source>
      <translation>Jugar con fichas</translation>
    </message>
    <message>
      <source>Big melds, sets and the match are settled in checks that every other player pays you or gets from you.</source>
      <translation>Los cantes grandes, las pujas fallidas y la partida se pagan en fichas que cada jugador da o recibe.</translation>
    </message>
    <message>
      <source>Checks for the match</source>
      <translation>Fichas por la partida</translation>
    </message>
    <message>
      <source>Winning the match is worth this many checks.</source>
      <translation>Ganar la partida vale tantas fichas.</translation>
    </message>
    <message>
      <source>Checks for seven nines</source>
      <translation>Fichas por siete nueves</translation>
    </message>
    <message>
      <source>Being dealt seven or more nines is worth this many checks.</source>
      <translation>Recibir siete o más nueves vale tantas fichas.</translation>
    </message>
    <message>
      <source>Value of a check</source>
      <translation>Valor de una ficha</translation>
    </message>
    <message>
      <source>Each check is worth this much.</source>
      <translation>Cada ficha vale esto.</translation>
    </message>
    <message>
      <source>Stakes</source>
      <translation>Apuestas</translation>
    </message>
    <message>
      <source>Settling the match</source>
      <translation>Cuentas de la partida</translation>
    </message>
    <message>
      <source>When the match is over, you are told what everyone owes in these. You pay each other yourselves.</source>
      <translation>Al acabar la partida se dice cuánto debe cada uno. Ustedes mismos se pagan.</translation>
    </message>
    <message>
      <source>Not settled</source>
      <translation>Sin cuentas</translation>
    </message>
    <message>
      <source>Chips</source>
      <translation>Fichas</translation>
    </message>
    <message>
      <source>Stars</source>
      <translation>Estrellas</translation>
    </message>
    <message>
      <source>Cents</source>
      <translation>Centavos</translation>
    </message>
    <message>
      <source>Who settles the difference</source>
      <translation>Quién paga la diferencia</translation>
    </message>
    <message>
      <source>Everyone settles the points between their scores with the winner alone, or with everyone else.</source>
      <translation>Cada uno ajusta la diferencia de puntos solo con quien gana, o con todos los demás.</translation>
    </message>
    <message>
      <source>Everyone with the winner</source>
      <translation>Cada uno con quien gana</translation>
    </message>
    <message>
      <source>Everyone with everyone</source>
      <translation>Todos con todos</translation>
    </message>
    <message>
      <source>Stake for the difference</source>
      <translation>Apuesta por la diferencia</translation>
    </message>
    <message>
      <source>The lower score pays the higher one this much for every full hundred of points between them.</source>
      <translation>Quien tiene menos paga esto a quien tiene más por cada cien puntos completos de diferencia.</translation>
    </message>
    <message>
      <source>Stake for the match</source>
      <translation>Apuesta por la partida</translation>
    </message>
    <message>
      <source>Everyone else pays the winner this much for the match.</source>
      <translation>Los demás pagan esto a quien gana por la partida.</translation>
    </message>
    <message>
      <source>Stake for a lost bid</source>
      <translation>Apuesta por una puja perdida</translation>
    </message>
    <message>
      <source>Whoever has lost a bid pays everyone else this much for it.</source>
      <translation>Quien ha perdido una puja paga esto por ella a cada uno de los demás.</translation>
    </message>
    <message>
      <source>Rubicon</source>
      <translation>Rubicón</translation>
    </message>
    <message>
      <source>A loser with fewer points pays twice the stake for the match, and for both scores added up.</source>
      <translation>Quien pierde con menos puntos paga el doble por la partida, y por la suma de las dos puntuaciones.</translation>
    </message>
  </context>
  <context>
    <name>Fault</name>
    <message>
      <source>You can't have partners in a game with a stock.</source>
      <translation>En un juego con mazo no hay parejas.</translation>
    </message>
    <message>
      <source>Let everybody play for themselves.</source>
      <translation>Que cada uno juegue por su cuenta.</translation>
    </message>
    <message>
      <source>There is no bidding in a game with a stock.</source>
      <translation>En un juego con mazo no hay subasta.</translation>
    </message>
    <message>
      <source>Turn bidding off, or let everybody meld before the first trick.</source>
      <translation>Quita la subasta o que todos canten antes de la primera baza.</translation>
    </message>
    <message>
      <source>Without bidding, nobody gets to name trump.</source>
      <translation>Sin subasta nadie puede elegir triunfo.</translation>
    </message>
    <message>
      <source>Let the upcard set trump.</source>
      <translation>Que la carta vuelta decida el triunfo.</translation>
    </message>
    <message>
      <source>A game with a stock needs an upcard to set trump.</source>
      <translation>Un juego con mazo necesita una carta vuelta para el triunfo.</translation>
    </message>
    <message>
      <source>Turn up a card for trump.</source>
      <translation>Vuelve una carta para el triunfo.</translation>
    </message>
    <message>
      <source>No card is turned up when a meld makes its suit trump.</source>
      <translation>Cuando un cante convierte su palo en triunfo, no se vuelve ninguna carta.</translation>
    </message>
    <message>
      <source>Don't turn up a card.</source>
      <translation>No vuelvas ninguna carta.</translation>
    </message>
    <message>
      <source>A marriage that is worth nothing isn't melded, so it can't make its suit trump.</source>
      <translation>Un matrimonio que no vale nada no se canta, así que no puede convertir su palo en triunfo.</translation>
    </message>
    <message>
      <source>Count a royal marriage as the table says.</source>
      <translation>Cuenten un matrimonio real como dice la tabla.</translation>
    </message>
    <message>
      <source>Without an upcard, there is nothing to trade a dix for.</source>
      <translation>Sin carta vuelta no hay por qué cambiar el dix.</translation>
    </message>
    <message>
      <source>Turn trading the dix off.</source>
      <translation>Quita el cambio del dix.</translation>
    </message>
    <message>
      <source>Without an upcard, the dealer can't turn up a dix.</source>
      <translation>Sin carta vuelta no puede salir un dix.</translation>
    </message>
    <message>
      <source>Set the points for turning up a dix to 0.</source>
      <translation>Pon en 0 los puntos por volver un dix.</translation>
    </message>
    <message>
      <source>When hands are drafted from the deck, there is no stock left to play with.</source>
      <translation>Si las manos se roban de la baraja, no queda mazo para jugar.</translation>
    </message>
    <message>
      <source>Deal the cards, or let everybody meld before the first trick.</source>
      <translation>Reparte las cartas o que todos canten antes de la primera baza.</translation>
    </message>
    <message>
      <source>In a game with a stock there is no bidder to lead.</source>
      <translation>En un juego con mazo no hay declarante que pueda salir.</translation>
    </message>
    <message>
      <source>Let the player left of the dealer lead.</source>
      <translation>Que salga el jugador a la izquierda de quien reparte.</translation>
    </message>
    <message>
      <source>A game with a stock can't have a widow.</source>
      <translation>En un juego con mazo no hay viuda.</translation>
    </message>
    <message>
      <source>Take the widow out.</source>
      <translation>Quita la viuda.</translation>
    </message>
    <message>
      <source>You don't pass cards in a game with a stock.</source>
      <translation>En un juego con mazo no se pasan cartas.</translation>
    </message>
    <message>
      <source>Pass no cards.</source>
      <translation>Que no se pasen cartas.</translation>
    </message>
    <message>
      <source>In a game with a stock there is no contract to throw in.</source>
      <translation>En un juego con mazo no hay contrato al que renunciar.</translation>
    </message>
    <message>
      <source>Turn throwing in off.</source>
      <translation>Quita la rendición tras cantar.</translation>
    </message>
    <message>
      <source>You can't shoot the moon in a game with a stock.</source>
      <translation>En un juego con mazo no se puede ir por todas.</translation>
    </message>
    <message>
      <source>Turn shooting the moon off.</source>
      <translation>Quita ir por todas.</translation>
    </message>
    <message>
      <source>Bid and out needs bidding, and a game with a stock has none.</source>
      <translation>«Pujar y salir» necesita una subasta, que un juego con mazo no tiene.</translation>
    </message>
    <message>
      <source>Turn bid and out off.</source>
      <translation>Quita «Pujar y salir».</translation>
    </message>
    <message>
      <source>The meld values of the double deck and of six-handed racehorse are made for melding before play.</source>
      <translation>Los valores de la baraja doble y de Racehorse de seis son para cantar antes de jugar.</translation>
    </message>
    <message>
      <source>Pick the standard, Hayes or Bicycle values.</source>
      <translation>Elige los valores estándar, Hayes o Bicycle.</translation>
    </message>
    <message>
      <source>Using a card once per category doesn't work with the standard or binokel values, which pay for doubled melds.</source>
      <translation>Usar una carta una vez por categoría no encaja con los valores estándar ni con los del binokel, que pagan los cantes dobles.</translation>
    </message>
    <message>
      <source>Pick the Hayes or Bicycle values, or another rule for using cards twice.</source>
      <translation>Elige los valores Hayes o Bicycle, u otra regla para usar cartas dos veces.</translation>
    </message>
    <message>
      <source>A higher meld of the same class is paid in full, not by the difference.</source>
      <translation>Un cante mayor de la misma clase se paga entero, no por la diferencia.</translation>
    </message>
    <message>
      <source>Pay upgraded melds in full, or use a card once per category.</source>
      <translation>Paga enteras las mejoras o usa una carta una vez por clase.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether melding or drawing comes first.</source>
      <translation>Un juego con mazo debe saber si primero se canta o se roba.</translation>
    </message>
    <message>
      <source>Pick one of the answers.</source>
      <translation>Elige una de las respuestas.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether the winner of the last stock trick may meld.</source>
      <translation>Un juego con mazo debe saber si se puede cantar tras el último robo.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether a dix counts as the meld of the turn.</source>
      <translation>Un juego con mazo debe saber si un dix cuenta como el cante del turno.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether a meld needs a card from the hand.</source>
      <translation>Un juego con mazo debe saber si un cante necesita una carta de la mano.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say what an upgraded meld pays.</source>
      <translation>Un juego con mazo debe saber cuánto paga una mejora.</translation>
    </message>
    <message>
      <source>Bid and out needs bids, and in this game nobody bids.</source>
      <translation>«Pujar y salir» necesita pujas, y en este juego nadie puja.</translation>
    </message>
    <message>
      <source>Turn bid and out off, or choose an auction.</source>
      <translation>Quita «Pujar y salir» o elige una subasta.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, the game needs bidding.</source>
      <translation>Un juego en que todos cantan antes de la primera baza necesita una subasta.</translation>
    </message>
    <message>
      <source>Turn bidding on, or meld after winning tricks.</source>
      <translation>Elige una subasta o canta tras ganar bazas.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, a player names trump, not an upcard or a meld.</source>
      <translation>Cuando todos cantan antes de la primera baza, el triunfo lo elige un jugador, no una carta vuelta ni un cante.</translation>
    </message>
    <message>
      <source>Let a player name trump.</source>
      <translation>Que un jugador elija triunfo.</translation>
    </message>
    <message>
      <source>Only games with a stock turn up a card for trump.</source>
      <translation>Solo se vuelve una carta en juegos con mazo.</translation>
    </message>
    <message>
      <source>The melds of bezique are made one after another, while there is a stock.</source>
      <translation>Los cantes del bezique se hacen uno tras otro, mientras hay mazo.</translation>
    </message>
    <message>
      <source>Pick the standard values, or meld after winning tricks.</source>
      <translation>Elige los valores estándar, o canta después de ganar bazas.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, a card counts once under each heading.</source>
      <translation>Si todos cantan antes de la primera baza, una carta cuenta una vez por grupo.</translation>
    </message>
    <message>
      <source>Use each card once under each heading.</source>
      <translation>Usa cada carta una vez por grupo.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, you can meld all you have.</source>
      <translation>Si todos cantan antes de la primera baza, se puede cantar todo.</translation>
    </message>
    <message>
      <source>Don't limit the melds in a turn.</source>
      <translation>No pongas límite a los cantes por turno.</translation>
    </message>
    <message>
      <source>Two pairs facing each other need exactly four players.</source>
      <translation>Dos parejas enfrentadas necesitan exactamente cuatro jugadores.</translation>
    </message>
    <message>
      <source>Play with four, or choose other partners.</source>
      <translation>Jueguen cuatro o elige otras parejas.</translation>
    </message>
    <message>
      <source>You can't split an odd number of players into even teams.</source>
      <translation>Un número impar de jugadores no forma equipos iguales.</translation>
    </message>
    <message>
      <source>Pick an even number of players, or let everybody play for themselves.</source>
      <translation>Pon un número par de jugadores o que cada uno juegue por su cuenta.</translation>
    </message>
    <message>
      <source>Two partners alone have nobody to play against.</source>
      <translation>Dos jugadores que son pareja no tienen rival.</translation>
    </message>
    <message>
      <source>With two players, the partner you call would be your only opponent.</source>
      <translation>Con dos jugadores el compañero llamado sería el único rival.</translation>
    </message>
    <message>
      <source>When you call a partner, the rules must say how the two of you score.</source>
      <translation>Con compañero llamado hay que decir cómo puntúan los dos.</translation>
    </message>
    <message>
      <source>Choose how you share the score.</source>
      <translation>Elige cómo se reparten los puntos.</translation>
    </message>
    <message>
      <source>When you call a partner, the rules must say which way around the table you ask.</source>
      <translation>Con compañero llamado hay que decir en qué dirección se pregunta.</translation>
    </message>
    <message>
      <source>Choose the direction.</source>
      <translation>Elige la dirección.</translation>
    </message>
    <message>
      <source>Only two can draft their hands.</source>
      <translation>Solo dos pueden elegir sus manos.</translation>
    </message>
    <message>
      <source>Play with two, or deal the cards.</source>
      <translation>Jueguen dos o reparte las cartas.</translation>
    </message>
    <message>
      <source>When hands are drafted, the rules must say who counts the discards.</source>
      <translation>Si las manos se roban, hay que decir quién cuenta los descartes.</translation>
    </message>
    <message>
      <source>Choose who counts them.</source>
      <translation>Elige quién los cuenta.</translation>
    </message>
    <message>
      <source>The lowest bid can't be 0.</source>
      <translation>La puja mínima de una subasta no puede ser 0.</translation>
    </message>
    <message>
      <source>Set a lowest bid, such as 150.</source>
      <translation>Pon una puja mínima, por ejemplo 150.</translation>
    </message>
    <message>
      <source>The forced bid can't be 0.</source>
      <translation>La puja forzada de una subasta no puede ser 0.</translation>
    </message>
    <message>
      <source>Set a forced bid, such as the lowest bid.</source>
      <translation>Pon una puja forzada, por ejemplo la mínima.</translation>
    </message>
    <message>
      <source>You can't make the first bidder open if it takes a marriage to bid.</source>
      <translation>No se puede obligar al primero a abrir si solo se puja con un matrimonio.</translation>
    </message>
    <message>
      <source>Let anybody bid, or don't force the first bidder to open.</source>
      <translation>Que puje cualquiera o no obligues al primero.</translation>
    </message>
    <message>
      <source>A dealer who bids first has no bid to match.</source>
      <translation>Quien reparte y puja primero no tiene ninguna puja que igualar.</translation>
    </message>
    <message>
      <source>Let the player to the dealer's left bid first, or let nobody match a bid.</source>
      <translation>Que empiece a pujar quien está a la izquierda del que reparte, o que nadie pueda igualar.</translation>
    </message>
    <message>
      <source>When partners combine their bids, you can't ask for a marriage to name trump.</source>
      <translation>Si las parejas suman, no se puede pedir un matrimonio para elegir triunfo.</translation>
    </message>
    <message>
      <source>Let players name any suit.</source>
      <translation>Que se pueda elegir cualquier palo.</translation>
    </message>
    <message>
      <source>Nobody can shoot the moon when each side has a contract of its own.</source>
      <translation>No se puede ir por todas si cada bando tiene su contrato.</translation>
    </message>
    <message>
      <source>When partners combine their bids, no single bid can name trump.</source>
      <translation>Si las parejas suman, ninguna puja sola puede nombrar triunfo.</translation>
    </message>
    <message>
      <source>Let the highest bid win, or let bids name no suit.</source>
      <translation>Que gane la puja más alta, o que las pujas no nombren palo.</translation>
    </message>
    <message>
      <source>Partners can't combine bids before they know they are partners.</source>
      <translation>Los compañeros no pueden sumar pujas antes de saber quiénes son.</translation>
    </message>
    <message>
      <source>Let the highest bid win, or choose fixed partners.</source>
      <translation>Que gane la puja más alta o elige parejas fijas.</translation>
    </message>
    <message>
      <source>There is a widow, but nobody gets to use it.</source>
      <translation>Se aparta una viuda, pero nadie puede usarla.</translation>
    </message>
    <message>
      <source>Choose what happens to the widow, or set its size to 0.</source>
      <translation>Elige un uso de la viuda o pon su tamaño en 0.</translation>
    </message>
    <message>
      <source>The rules use a widow, but it has no cards.</source>
      <translation>La viuda se va a usar, pero no tiene cartas.</translation>
    </message>
    <message>
      <source>Give the widow some cards, or play without one.</source>
      <translation>Da cartas a la viuda o juega sin ella.</translation>
    </message>
    <message>
      <source>To give everybody one card, the kitty needs as many cards as there are players.</source>
      <translation>Para dar una carta a cada uno la viuda debe tener tantas cartas como jugadores.</translation>
    </message>
    <message>
      <source>Make the kitty as big as the number of players.</source>
      <translation>Pon el tamaño de la viuda en el número de jugadores.</translation>
    </message>
    <message>
      <source>The opponents can count the discards only when there are exactly two sides.</source>
      <translation>Los puntos del descarte solo pueden ir a los rivales si hay exactamente dos bandos.</translation>
    </message>
    <message>
      <source>Let the bidder's side or nobody count them.</source>
      <translation>Dáselos al bando del declarante o a nadie.</translation>
    </message>
    <message>
      <source>There is no widow when hands are drafted from the deck.</source>
      <translation>Si las manos se roban de la baraja, no hay viuda.</translation>
    </message>
    <message>
      <source>Passing cards works only when the bidder has exactly one partner.</source>
      <translation>Solo se pasan cartas si el declarante tiene exactamente un compañero.</translation>
    </message>
    <message>
      <source>You can't pass more cards than a hand holds.</source>
      <translation>No se pueden pasar más cartas de las que tiene una mano.</translation>
    </message>
    <message>
      <source>Pass fewer cards.</source>
      <translation>Pasa menos cartas.</translation>
    </message>
    <message>
      <source>Card points can follow the rank only when the ten ranks below the jack.</source>
      <translation>Los puntos solo siguen el orden si el diez va bajo la jota.</translation>
    </message>
    <message>
      <source>Leave the card points alone.</source>
      <translation>Deja los puntos de las cartas como están.</translation>
    </message>
    <message>
      <source>The rules must say how many points in tricks save your meld.</source>
      <translation>Hay que decir cuántos puntos en bazas salvan un cante.</translation>
    </message>
    <message>
      <source>Choose how many points save the meld.</source>
      <translation>Elige los puntos que salvan el cante.</translation>
    </message>
    <message>
      <source>You can't round trick points when a partner is called, because each player's tricks are counted alone first.</source>
      <translation>No se pueden redondear las bazas con compañero llamado, porque las de cada jugador cuentan para un bando.</translation>
    </message>
    <message>
      <source>Don't round trick points.</source>
      <translation>No redondees los puntos de bazas.</translation>
    </message>
    <message>
      <source>Sliding out only makes sense with bid and out.</source>
      <translation>«Salir de rebote» solo tiene sentido con «Pujar y salir».</translation>
    </message>
    <message>
      <source>Turn bid and out on, or sliding out off.</source>
      <translation>Activa «Pujar y salir» o quita «Salir de rebote».</translation>
    </message>
    <message>
      <source>Without a target, nobody can declare out.</source>
      <translation>Sin meta, nadie puede decir «fuera».</translation>
    </message>
    <message>
      <source>Turn declaring out off, or play to a target.</source>
      <translation>Quita decir «fuera» o juega hasta una meta.</translation>
    </message>
    <message>
      <source>Without a target, nothing can end a deal early.</source>
      <translation>Sin meta, nada puede terminar una mano al momento.</translation>
    </message>
    <message>
      <source>Check for a winner at the end of the deal, or play to a target.</source>
      <translation>Decide al final de la mano o juega hasta una meta.</translation>
    </message>
    <message>
      <source>Without a target, there is no going out on a bid.</source>
      <translation>Sin meta no hay «Pujar y salir».</translation>
    </message>
    <message>
      <source>Turn bid and out off, or play to a target.</source>
      <translation>Quita «Pujar y salir» o juega hasta una meta.</translation>
    </message>
    <message>
      <source>Without a target, there is nothing to slide out on.</source>
      <translation>Sin meta no hay «Salir de rebote».</translation>
    </message>
    <message>
      <source>Turn sliding out off, or play to a target.</source>
      <translation>Quita «Salir de rebote» o juega hasta una meta.</translation>
    </message>
    <message>
      <source>Without a target, the moon can't be worth as much.</source>
      <translation>Sin meta, ir a por todas no puede valer lo mismo que ella.</translation>
    </message>
    <message>
      <source>Let the moon score 1000, or play to a target.</source>
      <translation>Haz que valga 1000, o juega hasta una meta.</translation>
    </message>
    <message>
      <source>Checks need bidding and everybody playing for themselves.</source>
      <translation>Solo hay fichas en juegos con subasta en que cada uno juega por su cuenta.</translation>
    </message>
    <message>
      <source>Turn checks off.</source>
      <translation>Quita las fichas.</translation>
    </message>
    <message>
      <source>There are no checks in a game with a stock.</source>
      <translation>En un juego con mazo no hay fichas.</translation>
    </message>
    <message>
      <source>Playing for chips needs an auction that the highest bid wins, and everybody playing for themselves.</source>
      <translation>Jugar por fichas requiere una subasta que gane la puja más alta, y que cada uno juegue por su cuenta.</translation>
    </message>
    <message>
      <source>Don't play for chips.</source>
      <translation>No jueguen por fichas.</translation>
    </message>
    <message>
      <source>Chips are paid after every deal, so there is no target to play to.</source>
      <translation>Las fichas se pagan después de cada mano, así que no hay meta.</translation>
    </message>
    <message>
      <source>Play a number of deals.</source>
      <translation>Jueguen un número de manos.</translation>
    </message>
    <message>
      <source>You play either for chips or for checks.</source>
      <translation>Se juega por fichas por cada puja o con la cuenta de fichas, no las dos cosas.</translation>
    </message>
    <message>
      <source>Chips are paid for bids only, so nobody can shoot the moon.</source>
      <translation>Solo las pujas se pagan en fichas, así que nadie puede ir a por todas.</translation>
    </message>
    <message>
      <source>Don't play with the moon.</source>
      <translation>Jueguen sin ir a por todas.</translation>
    </message>
    <message>
      <source>Chips are single, so scores can't be shown without their last zero.</source>
      <translation>Las fichas se cuentan de una en una, así que no se puede quitar el último cero.</translation>
    </message>
    <message>
      <source>Show scores with the last zero.</source>
      <translation>Muestra el último cero.</translation>
    </message>
    <message>
      <source>If a card can be used once per category, only the pinochle can be doubled.</source>
      <translation>«Una vez por clase» no admite más cante doble que el pinochle.</translation>
    </message>
    <message>
      <source>Leave the doubled melds as they are in the table, or pick another rule for using cards twice.</source>
      <translation>Deja los cantes dobles como en la tabla o elige otra regla para usar cartas dos veces.</translation>
    </message>
    <message>
      <source>Neither the cards nor the last trick count for anything, so there is nothing to play for.</source>
      <translation>Ni las cartas ni la última baza valen nada, así que no hay por qué jugar.</translation>
    </message>
    <message>
      <source>Let a card or the last trick count.</source>
      <translation>Que valga alguna carta o la última baza.</translation>
    </message>
    <message>
      <source>The bidder's side would need more points in tricks than a deal has.</source>
      <translation>El bando del declarante debería ganar más puntos en bazas de los que hay.</translation>
    </message>
    <message>
      <source>Ask for fewer points in tricks, or let the cards count more.</source>
      <translation>Pide menos puntos en bazas o que las cartas valgan más.</translation>
    </message>
    <message>
      <source>Saving the meld would take more points in tricks than a deal has.</source>
      <translation>Salvar el cante pide más puntos en bazas de los que hay.</translation>
    </message>
    <message>
      <source>Let fewer points save the meld, or let the cards count more.</source>
      <translation>Que salven menos puntos o que las cartas valgan más.</translation>
    </message>
    <message>
      <source>You can drop the last zero only if every card and the last trick count in tens.</source>
      <translation>Los puntos solo pueden verse sin el último cero si cartas y última baza valen decenas enteras o nada.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the cards count in tens.</source>
      <translation>Muestra el último cero o que las cartas valgan decenas.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when bids aren't in tens.</source>
      <translation>Los puntos no pueden verse sin el último cero si las pujas no son decenas.</translation>
    </message>
    <message>
      <source>Show the last zero, or bid in tens.</source>
      <translation>Muestra el último cero o puja en decenas.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when melds don't count in tens.</source>
      <translation>Los puntos no pueden verse sin el último cero si los cantes no valen decenas.</translation>
    </message>
    <message>
      <source>Show the last zero, or let melds count in tens.</source>
      <translation>Muestra el último cero o que los cantes valgan decenas.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when the target isn't in tens.</source>
      <translation>Los puntos no pueden verse sin el último cero si la meta no es una decena.</translation>
    </message>
    <message>
      <source>Show the last zero, or play to a target in tens.</source>
      <translation>Muestra el último cero o juega a una decena.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when the lead that ends the match isn't in tens.</source>
      <translation>No puedes quitar el último cero si la ventaja que acaba la partida no va en decenas.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the match end at a lead in tens.</source>
      <translation>Muestra el último cero, o que la partida acabe con una ventaja en decenas.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when shooting the moon doesn't count in tens.</source>
      <translation>Los puntos no pueden verse sin el último cero si ir a por todas no cuenta en decenas.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the moon count in tens.</source>
      <translation>Muestra el último cero o haz que cuente en decenas.</translation>
    </message>
  </context>
</TS>
