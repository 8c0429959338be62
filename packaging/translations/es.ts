<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
      <source>Next &amp;deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>&amp;Siguiente mano</translation>
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
      <source>&amp;Move</source>
      <comment>MOVE</comment>
      <translation>&amp;Mover</translation>
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
      <source>&amp;Declare out</source>
      <comment>DECLARE_OUT</comment>
      <translation>Decir «&amp;fuera»</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <comment>VIEW</comment>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <source>&amp;Last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Última &amp;baza</translation>
    </message>
    <message>
      <source>&amp;Scores</source>
      <comment>SCORES</comment>
      <translation>&amp;Puntos</translation>
    </message>
    <message>
      <source>What &amp;happened</source>
      <comment>LOG</comment>
      <translation>&amp;Qué ha pasado</translation>
    </message>
    <message>
      <source>Hand as a &amp;list</source>
      <comment>HAND_LIST</comment>
      <translation>Mano como &amp;lista</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <comment>FULL_SCREEN</comment>
      <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <comment>HELP</comment>
      <translation>&amp;Ayuda</translation>
    </message>
    <message>
      <source>&amp;Rules of this game</source>
      <comment>RULES</comment>
      <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
      <source>&amp;About Pinochle</source>
      <comment>ABOUT</comment>
      <translation>&amp;Acerca de Pinochle</translation>
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
      <source>{meld} meld and {tricks} in tricks: {sum}, so {spare} to spare.</source>
      <comment>MADE_SPARE</comment>
      <translation>{meld} cantado y {tricks} en bazas: {sum}, sobran {spare}.</translation>
    </message>
    <message>
      <source>{meld} meld and {tricks} in tricks: {sum}, exactly enough.</source>
      <comment>MADE_EXACT</comment>
      <translation>{meld} cantado y {tricks} en bazas: {sum}, justo lo necesario.</translation>
    </message>
    <message>
      <source>{names} did not make {bid}</source>
      <comment>SET</comment>
      <translation>{bid} no cumplido: {names}</translation>
    </message>
    <message>
      <source>{meld} meld and {tricks} in tricks: {sum}, so {short} short.</source>
      <comment>SET_SHORT</comment>
      <translation>{meld} cantado y {tricks} en bazas: {sum}, faltan {short}.</translation>
    </message>
    <message>
      <source>{meld} meld and {tricks} in tricks: {sum}, but too little in tricks.</source>
      <comment>SET_TRICKS</comment>
      <translation>{meld} cantado y {tricks} en bazas: {sum}, pero muy poco en bazas.</translation>
    </message>
    <message>
      <source>{names} cannot make {bid}</source>
      <comment>OFF_BOARD</comment>
      <translation>{bid} inalcanzable: {names}</translation>
    </message>
    <message>
      <source>{meld} meld is too little, so no tricks are played.</source>
      <comment>OFF_BOARD_WHY</comment>
      <translation>{meld} cantado es muy poco, así que no se juegan bazas.</translation>
    </message>
    <message>
      <source>{name} threw in</source>
      <comment>THROWN_IN</comment>
      <translation>{name} se rindió</translation>
    </message>
    <message>
      <source>{name} gave up</source>
      <comment>CONCEDED</comment>
      <translation>{name} se rindió</translation>
    </message>
    <message>
      <source>{names} lose {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY</comment>
      <translation>{bid} menos para {names}. Los demás anotan sus cantes.</translation>
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
      <source>{names} scores most: {score}</source>
      <comment>PLAYED_ONE</comment>
      <translation>Más puntos: {names}, {score}</translation>
    </message>
    <message>
      <source>{names} score most: {score}</source>
      <comment>PLAYED_MANY</comment>
      <translation>Más puntos: {names}, {score}</translation>
    </message>
    <message>
      <source>You score most: {score}</source>
      <comment>PLAYED_YOU</comment>
      <translation>Tienes más puntos: {score}</translation>
    </message>
    <message>
      <source>Nobody scores more than the others</source>
      <comment>PLAYED_TIE</comment>
      <translation>Nadie tiene más que los demás</translation>
    </message>
    <message>
      <source>{meld} meld and {tricks} in tricks: {sum}.</source>
      <comment>PLAYED_WHY</comment>
      <translation>{meld} cantado y {tricks} en bazas: {sum}.</translation>
    </message>
    <message>
      <source>Every side played for its own bid.</source>
      <comment>SUMMED_WHY</comment>
      <translation>Cada bando jugó por su propia puja.</translation>
    </message>
    <message>
      <source>{name} is out</source>
      <comment>OUT_RIGHT</comment>
      <translation>{name} está fuera</translation>
    </message>
    <message>
      <source>You are out</source>
      <comment>OUT_RIGHT_YOU</comment>
      <translation>Estás fuera</translation>
    </message>
    <message>
      <source>{name} was not out</source>
      <comment>OUT_WRONG</comment>
      <translation>{name} no estaba fuera</translation>
    </message>
    <message>
      <source>You were not out</source>
      <comment>OUT_WRONG_YOU</comment>
      <translation>No estabas fuera</translation>
    </message>
    <message>
      <source>{name} has {total} of {target}.</source>
      <comment>OUT_WHY</comment>
      <translation>{name} tiene {total} de {target}.</translation>
    </message>
    <message>
      <source>You have {total} of {target}.</source>
      <comment>OUT_WHY_YOU</comment>
      <translation>Tienes {total} de {target}.</translation>
    </message>
    <message>
      <source>A wrong card</source>
      <comment>RENEGE</comment>
      <translation>Una carta equivocada</translation>
    </message>
    <message>
      <source>The deal ends with the penalty for a revoke.</source>
      <comment>RENEGE_WHY</comment>
      <translation>La mano acaba con la penalización por renuncio.</translation>
    </message>
    <message>
      <source>{names} shot the moon</source>
      <comment>MOON_MADE</comment>
      <translation>Todas las bazas: {names}</translation>
    </message>
    <message>
      <source>Every trick was won.</source>
      <comment>MOON_MADE_WHY</comment>
      <translation>Se ganaron todas las bazas.</translation>
    </message>
    <message>
      <source>The moon was missed</source>
      <comment>MOON_FAILED</comment>
      <translation>No salió el todo</translation>
    </message>
    <message>
      <source>{names} lost a trick, and {amount} with it.</source>
      <comment>MOON_FAILED_WHY</comment>
      <translation>Se perdió una baza y con ella {amount}: {names}.</translation>
    </message>
    <message>
      <source>{names} melded the game</source>
      <comment>GAME_MELD</comment>
      <translation>Partida ganada con un cante: {names}</translation>
    </message>
    <message>
      <source>That meld wins the match at once.</source>
      <comment>GAME_MELD_WHY</comment>
      <translation>Ese cante gana la partida al momento.</translation>
    </message>
    <message>
      <source>{names} won every trick</source>
      <comment>SWEPT</comment>
      <translation>Todas las bazas: {names}</translation>
    </message>
    <message>
      <source>That wins the match at once.</source>
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
      <source>{names} {score}</source>
      <comment>STANDING</comment>
      <translation>{names} {score}</translation>
    </message>
    <message>
      <source>{name} {bid} made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>{name} {bid} cumplido</translation>
    </message>
    <message>
      <source>{name} {bid} set</source>
      <comment>CONTRACT_SET</comment>
      <translation>{name} {bid} perdido</translation>
    </message>
    <message>
      <source>{name} {bid}</source>
      <comment>CONTRACT_OTHER</comment>
      <translation>{name} {bid}</translation>
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
    <name>Told</name>
    <message>
      <source>Deal {number}. {name} deals.</source>
      <comment>DEALT</comment>
      <translation>Mano {number}. Reparte {name}.</translation>
    </message>
    <message>
      <source>Deal {number}. {name} deals and turns the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Mano {number}. Reparte {name} y descubre {card}.</translation>
    </message>
    <message>
      <source>{name} throws the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>{name} devuelve la mano.</translation>
    </message>
    <message>
      <source>{name} lets the hand stand.</source>
      <comment>STOOD</comment>
      <translation>{name} juega esta mano.</translation>
    </message>
    <message>
      <source>{name} keeps the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>{name} se queda la primera carta.</translation>
    </message>
    <message>
      <source>{name} takes the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>{name} toma la segunda carta.</translation>
    </message>
    <message>
      <source>{name} bids {amount}.</source>
      <comment>BID</comment>
      <translation>{name} puja {amount}.</translation>
    </message>
    <message>
      <source>{name} has to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>{name} tiene que pujar {amount}.</translation>
    </message>
    <message>
      <source>{name} passes.</source>
      <comment>PASSED</comment>
      <translation>{name} pasa.</translation>
    </message>
    <message>
      <source>{name} passes with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>{name} pasa con ayuda.</translation>
    </message>
    <message>
      <source>{name} plays for {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>{name} juega {amount}.</translation>
    </message>
    <message>
      <source>{name} has to play for {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>{name} tiene que jugar {amount}.</translation>
    </message>
    <message>
      <source>The auction is over: {bids}.</source>
      <comment>AUCTION_SUMMED</comment>
      <translation>La subasta ha terminado: {bids}.</translation>
    </message>
    <message>
      <source>{names} {amount}</source>
      <comment>SIDE_BID</comment>
      <translation>{names} {amount}</translation>
    </message>
    <message>
      <source>{name} takes the widow.</source>
      <comment>WIDOW</comment>
      <translation>{name} toma la viuda.</translation>
    </message>
    <message>
      <source>{name} takes the widow: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>{name} toma la viuda: {cards}.</translation>
    </message>
    <message>
      <source>{name} shares the kitty.</source>
      <comment>KITTY</comment>
      <translation>{name} reparte el pozo.</translation>
    </message>
    <message>
      <source>{name} gives up.</source>
      <comment>CONCEDED</comment>
      <translation>{name} se rinde.</translation>
    </message>
    <message>
      <source>{name} names {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>{name} elige triunfo: {suit}.</translation>
    </message>
    <message>
      <source>{name} calls the {card}.</source>
      <comment>CALLED</comment>
      <translation>{name} llama {card}.</translation>
    </message>
    <message>
      <source>{name} calls the {card}, but nobody holds it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>{name} llama {card}, pero nadie la tiene.</translation>
    </message>
    <message>
      <source>{name} is the partner.</source>
      <comment>PARTNER</comment>
      <translation>La pareja es {name}.</translation>
    </message>
    <message>
      <source>{name} passes {count} cards to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>{name} da {count} cartas a {receiver}.</translation>
    </message>
    <message>
      <source>{name} passes {cards} to {receiver}.</source>
      <comment>GIVEN_SEEN</comment>
      <translation>{name} da {cards} a {receiver}.</translation>
    </message>
    <message>
      <source>{name} lays {count} cards aside.</source>
      <comment>BURIED</comment>
      <translation>{name} aparta {count} cartas.</translation>
    </message>
    <message>
      <source>{name} melds {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>{name} canta {amount}: {melds}.</translation>
    </message>
    <message>
      <source>{name} has no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>{name} no tiene nada que cantar.</translation>
    </message>
    <message>
      <source>The melds are taken up.</source>
      <comment>TAKEN_UP</comment>
      <translation>Los cantes vuelven a las manos.</translation>
    </message>
    <message>
      <source>{name} melds {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>{name} canta {meld}: {amount}.</translation>
    </message>
    <message>
      <source>{name} takes the {upcard} for the {dix}.</source>
      <comment>EXCHANGED</comment>
      <translation>{name} toma {upcard} por {dix}.</translation>
    </message>
    <message>
      <source>{name} draws a card.</source>
      <comment>DREW</comment>
      <translation>{name} roba una carta.</translation>
    </message>
    <message>
      <source>{name} draws the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>{name} roba {card}.</translation>
    </message>
    <message>
      <source>{name} throws in.</source>
      <comment>THROWS_IN</comment>
      <translation>{name} se rinde.</translation>
    </message>
    <message>
      <source>{name} shoots the moon.</source>
      <comment>SHOOTS</comment>
      <translation>{name} va a por todas.</translation>
    </message>
    <message>
      <source>{name} plays on.</source>
      <comment>PLAYS_ON</comment>
      <translation>{name} sigue jugando.</translation>
    </message>
    <message>
      <source>{name} plays {card}.</source>
      <comment>PLAYED</comment>
      <translation>{name} juega {card}.</translation>
    </message>
    <message>
      <source>{name} takes the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>{name} gana la baza: {points}.</translation>
    </message>
    <message>
      <source>{name} takes the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>{name} gana la última baza: {points}.</translation>
    </message>
    <message>
      <source>{name} says: out.</source>
      <comment>OUT</comment>
      <translation>{name} dice: fuera.</translation>
    </message>
    <message>
      <source>The match now goes to {target}.</source>
      <comment>TARGET</comment>
      <translation>La partida va ahora a {target}.</translation>
    </message>
  </context>
  <context>
    <name>ToldYou</name>
    <message>
      <source>You throw the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>Devuelves la mano.</translation>
    </message>
    <message>
      <source>You let the hand stand.</source>
      <comment>STOOD</comment>
      <translation>Juegas esta mano.</translation>
    </message>
    <message>
      <source>You keep the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>Te quedas la primera carta.</translation>
    </message>
    <message>
      <source>You take the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>Tomas la segunda carta.</translation>
    </message>
    <message>
      <source>You bid {amount}.</source>
      <comment>BID</comment>
      <translation>Pujas {amount}.</translation>
    </message>
    <message>
      <source>You have to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>Tienes que pujar {amount}.</translation>
    </message>
    <message>
      <source>You pass.</source>
      <comment>PASSED</comment>
      <translation>Pasas.</translation>
    </message>
    <message>
      <source>You pass with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>Pasas con ayuda.</translation>
    </message>
    <message>
      <source>You play for {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>Juegas {amount}.</translation>
    </message>
    <message>
      <source>You have to play for {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>Tienes que jugar {amount}.</translation>
    </message>
    <message>
      <source>You take the widow.</source>
      <comment>WIDOW</comment>
      <translation>Tomas la viuda.</translation>
    </message>
    <message>
      <source>You take the widow: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>Tomas la viuda: {cards}.</translation>
    </message>
    <message>
      <source>You share the kitty.</source>
      <comment>KITTY</comment>
      <translation>Repartes el pozo.</translation>
    </message>
    <message>
      <source>You give up.</source>
      <comment>CONCEDED</comment>
      <translation>Te rindes.</translation>
    </message>
    <message>
      <source>You name {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>Eliges triunfo: {suit}.</translation>
    </message>
    <message>
      <source>You call the {card}.</source>
      <comment>CALLED</comment>
      <translation>Llamas {card}.</translation>
    </message>
    <message>
      <source>You call the {card}, but nobody holds it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>Llamas {card}, pero nadie la tiene.</translation>
    </message>
    <message>
      <source>You are the partner.</source>
      <comment>PARTNER</comment>
      <translation>La pareja eres tú.</translation>
    </message>
    <message>
      <source>You pass {count} cards to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>Das {count} cartas a {receiver}.</translation>
    </message>
    <message>
      <source>You pass {cards} to {receiver}.</source>
      <comment>GIVEN_SEEN</comment>
      <translation>Das {cards} a {receiver}.</translation>
    </message>
    <message>
      <source>You lay {count} cards aside.</source>
      <comment>BURIED</comment>
      <translation>Apartas {count} cartas.</translation>
    </message>
    <message>
      <source>You meld {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>Cantas {amount}: {melds}.</translation>
    </message>
    <message>
      <source>You have no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>No tienes nada que cantar.</translation>
    </message>
    <message>
      <source>You meld {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>Cantas {meld}: {amount}.</translation>
    </message>
    <message>
      <source>You take the {upcard} for the {dix}.</source>
      <comment>EXCHANGED</comment>
      <translation>Tomas {upcard} por {dix}.</translation>
    </message>
    <message>
      <source>You draw a card.</source>
      <comment>DREW</comment>
      <translation>Robas una carta.</translation>
    </message>
    <message>
      <source>You draw the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>Robas {card}.</translation>
    </message>
    <message>
      <source>You throw in.</source>
      <comment>THROWS_IN</comment>
      <translation>Te rindes.</translation>
    </message>
    <message>
      <source>You shoot the moon.</source>
      <comment>SHOOTS</comment>
      <translation>Vas a por todas.</translation>
    </message>
    <message>
      <source>You play on.</source>
      <comment>PLAYS_ON</comment>
      <translation>Sigues jugando.</translation>
    </message>
    <message>
      <source>You play {card}.</source>
      <comment>PLAYED</comment>
      <translation>Juegas {card}.</translation>
    </message>
    <message>
      <source>You take the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>Ganas la baza: {points}.</translation>
    </message>
    <message>
      <source>You take the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>Ganas la última baza: {points}.</translation>
    </message>
    <message>
      <source>You say: out.</source>
      <comment>OUT</comment>
      <translation>Dices: fuera.</translation>
    </message>
    <message>
      <source>Deal {number}. You deal.</source>
      <comment>DEALT</comment>
      <translation>Mano {number}. Repartes tú.</translation>
    </message>
    <message>
      <source>Deal {number}. You deal and turn the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Mano {number}. Repartes tú y descubres {card}.</translation>
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
      <source>cannot be played now</source>
      <comment>CARD_NOT_PLAYABLE</comment>
      <translation>ahora no se puede jugar</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} y {last}</translation>
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
      <source>you</source>
      <comment>TO_YOU</comment>
      <translation>ti</translation>
    </message>
    <message>
      <source>They</source>
      <comment>THEY</comment>
      <translation>Ellos</translation>
    </message>
    <message>
      <source>game</source>
      <comment>WINS_GAME</comment>
      <translation>gana</translation>
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
      <source>royal marriage</source>
      <comment>ROYAL_MARRIAGE</comment>
      <translation>matrimonio real</translation>
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
      <source>dix</source>
      <comment>DIX</comment>
      <translation>dix</translation>
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
      <source>Your turn: next deal</source>
      <comment>TURN_DEAL</comment>
      <translation>Tu turno: siguiente mano</translation>
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
      <source>Your turn: you can only pass</source>
      <comment>TURN_MUST_PASS</comment>
      <translation>Tu turno: solo puedes pasar</translation>
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
      <source>Your turn: share the kitty</source>
      <comment>TURN_DISTRIBUTE</comment>
      <translation>Tu turno: reparte el pozo</translation>
    </message>
    <message>
      <source>Give {count} cards to {name}</source>
      <comment>TURN_GIVE</comment>
      <translation>Da {count} cartas a {name}</translation>
    </message>
    <message>
      <source>Lay {count} cards aside</source>
      <comment>TURN_BURY</comment>
      <translation>Descarta {count} cartas</translation>
    </message>
    <message>
      <source>Your turn: lay out meld</source>
      <comment>TURN_SHOW</comment>
      <translation>Tu turno: muestra lo que cantas</translation>
    </message>
    <message>
      <source>Meld or go on</source>
      <comment>TURN_MELD</comment>
      <translation>Canta o sigue</translation>
    </message>
    <message>
      <source>Throw this hand in?</source>
      <comment>TURN_MISDEAL</comment>
      <translation>¿Devolver esta mano?</translation>
    </message>
    <message>
      <source>Play on or throw in</source>
      <comment>TURN_DECIDE</comment>
      <translation>Sigue o ríndete</translation>
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
      <source>Play from hand or meld</source>
      <comment>TURN_STOCK</comment>
      <translation>Juega de la mano o de la mesa</translation>
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
      <translation>Pisa {card}: {cards}</translation>
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
      <source>Thinking</source>
      <comment>THINKING</comment>
      <translation>Piensa</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Pareja</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY</comment>
      <translation>En espera</translation>
    </message>
    <message>
      <source>Deals next</source>
      <comment>DEALS_NEXT</comment>
      <translation>Reparte ahora</translation>
    </message>
    <message>
      <source>Bid {amount}</source>
      <comment>CALLED_BID</comment>
      <translation>Puja {amount}</translation>
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
      <source>Passed {count} cards</source>
      <comment>GAVE</comment>
      <translation>Dio {count} cartas</translation>
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
      <translation>Juegas después de {name}</translation>
    </message>
    <message>
      <source>Took the trick</source>
      <comment>TOOK_TRICK</comment>
      <translation>Ganó la baza</translation>
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
      <source>before: {bids}</source>
      <comment>BUBBLE_BEFORE</comment>
      <translation>antes: {bids}</translation>
    </message>
    <message>
      <source>Winning</source>
      <comment>WINNING</comment>
      <translation>Gana</translation>
    </message>
    <message>
      <source>{count} left</source>
      <comment>PILE_LEFT</comment>
      <translation>quedan {count}</translation>
    </message>
    <message>
      <source>Upcard</source>
      <comment>UPCARD</comment>
      <translation>Carta vuelta</translation>
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
      <source>Auction. No bid yet</source>
      <comment>AUCTION_OPEN</comment>
      <translation>Subasta. Aún sin pujas</translation>
    </message>
    <message>
      <source>Auction. High bid {amount} by {name}</source>
      <comment>AUCTION_HIGH</comment>
      <translation>Subasta. Puja más alta: {amount}, de {name}</translation>
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
      <source>The stock is gone: follow suit and win</source>
      <comment>STOCK_GONE</comment>
      <translation>El mazo se acabó: hay que servir y ganar</translation>
    </message>
    <message>
      <source>Needs {amount} more</source>
      <comment>NEEDS</comment>
      <translation>Le faltan {amount}</translation>
    </message>
    <message>
      <source>Contract reached</source>
      <comment>HAS_ENOUGH</comment>
      <translation>Contrato alcanzado</translation>
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
      <source>?</source>
      <comment>TRUMP_UNKNOWN</comment>
      <translation>?</translation>
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
      <source>Go back to your last decision</source>
      <comment>HINT_UNDO</comment>
      <translation>Vuelve a tu última decisión</translation>
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
      <source>At least {amount} to open</source>
      <comment>AT_LEAST_TO_OPEN</comment>
      <translation>Al menos {amount} para abrir</translation>
    </message>
    <message>
      <source>Only {amount} can be bid</source>
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
      <translation>Pasar con ayuda</translation>
    </message>
    <message>
      <source>“I have some meld”</source>
      <comment>PASS_HELP_SAYS</comment>
      <translation>«Tengo algo que cantar»</translation>
    </message>
    <message>
      <source>Meld you would have</source>
      <comment>MELD_YOU_WOULD_HAVE</comment>
      <translation>Lo que podrías cantar</translation>
    </message>
    <message>
      <source>Meld with {suit} as trump: {amount}</source>
      <comment>MELD_WITH_SUIT</comment>
      <translation>Cante con triunfo de {suit}: {amount}</translation>
    </message>
    <message>
      <source>Name trump</source>
      <comment>NAME_TRUMP</comment>
      <translation>Elige triunfo</translation>
    </message>
    <message>
      <source>You play {amount}</source>
      <comment>TRUMP_FOR</comment>
      <translation>Juegas {amount}</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>MAKE_TRUMP</comment>
      <translation>Triunfo: {suit}</translation>
    </message>
    <message>
      <source>{count} cards</source>
      <comment>SUIT_CARDS</comment>
      <translation>{count} cartas</translation>
    </message>
    <message>
      <source>1 card</source>
      <comment>SUIT_CARD</comment>
      <translation>1 carta</translation>
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
      <source>{name} plays {amount} in {suit}. Choose {count} cards to give.</source>
      <comment>GIVE_HELP</comment>
      <translation>{name} juega {amount} en {suit}. Elige {count} cartas para dar.</translation>
    </message>
    <message>
      <source>{name} gave you {cards}. Give {count} cards back.</source>
      <comment>GIVE_BACK_HELP</comment>
      <translation>De {name} recibiste {cards}. Devuelve {count} cartas.</translation>
    </message>
    <message>
      <source>Lay cards aside</source>
      <comment>BURY_TITLE</comment>
      <translation>Descarta cartas</translation>
    </message>
    <message>
      <source>Choose {count} cards to lay aside in place of the widow.</source>
      <comment>BURY_HELP</comment>
      <translation>Elige {count} cartas para apartar en lugar de la viuda.</translation>
    </message>
    <message>
      <source>{count} more to choose</source>
      <comment>STILL_TO_CHOOSE</comment>
      <translation>faltan {count} por elegir</translation>
    </message>
    <message>
      <source>1 more to choose</source>
      <comment>STILL_ONE_TO_CHOOSE</comment>
      <translation>falta 1 por elegir</translation>
    </message>
    <message>
      <source>{count} too many</source>
      <comment>TOO_MANY_CHOSEN</comment>
      <translation>sobran {count}</translation>
    </message>
    <message>
      <source>All chosen</source>
      <comment>ALL_CHOSEN</comment>
      <translation>Todas elegidas</translation>
    </message>
    <message>
      <source>Nothing chosen yet</source>
      <comment>CHOSEN_NONE</comment>
      <translation>Aún no hay ninguna elegida</translation>
    </message>
    <message>
      <source>Give {count} to {name}</source>
      <comment>GIVE_BUTTON</comment>
      <translation>Dar {count} a {name}</translation>
    </message>
    <message>
      <source>Lay {count} aside</source>
      <comment>BURY_BUTTON</comment>
      <translation>Apartar {count}</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>Your meld</source>
      <comment>YOUR_MELD</comment>
      <translation>Tu cante</translation>
    </message>
    <message>
      <source>Drag cards here, or pick a line</source>
      <comment>DRAG_OR_PICK</comment>
      <translation>Arrastra cartas aquí o elige una línea</translation>
    </message>
    <message>
      <source>Best melds</source>
      <comment>BEST_MELDS</comment>
      <translation>Mejores cantes</translation>
    </message>
    <message>
      <source>Meld now</source>
      <comment>POSSIBLE_MELDS</comment>
      <translation>Cantar ahora</translation>
    </message>
    <message>
      <source>No meld in this hand</source>
      <comment>NOTHING_TO_MELD</comment>
      <translation>Nada que cantar en esta mano</translation>
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
      <source>Show nothing</source>
      <comment>SHOW_NOTHING</comment>
      <translation>No mostrar nada</translation>
    </message>
    <message>
      <source>Go on</source>
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
      <source>Take the turned card</source>
      <comment>EXCHANGE</comment>
      <translation>Tomar la carta vuelta</translation>
    </message>
    <message>
      <source>Put your {dix} in its place</source>
      <comment>EXCHANGE_HELP</comment>
      <translation>Pon tu {dix} en su lugar</translation>
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
      <source>Lay it out to add {amount}.</source>
      <comment>WOULD_ADD</comment>
      <translation>Si la muestras, suma {amount}.</translation>
    </message>
    <message>
      <source>Adds {amount}. You hold {cards}.</source>
      <comment>WOULD_ADD_HELD</comment>
      <translation>Suma {amount}. Tienes {cards}.</translation>
    </message>
    <message>
      <source>{meld} does not count</source>
      <comment>NOT_COUNTED</comment>
      <translation>{meld} no cuenta</translation>
    </message>
    <message>
      <source>Its cards serve the {meld}.</source>
      <comment>SERVES</comment>
      <translation>Sus cartas ya sirven para: {meld}.</translation>
    </message>
    <message>
      <source>{cards} is in no meld</source>
      <comment>IDLE_ONE</comment>
      <translation>{cards} no está en ningún cante</translation>
    </message>
    <message>
      <source>{cards} are in no meld</source>
      <comment>IDLE_MORE</comment>
      <translation>{cards} no están en ningún cante</translation>
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
      <source>These cards make no new meld</source>
      <comment>DRAFT_IS_NO_MELD</comment>
      <translation>Estas cartas no forman un cante nuevo</translation>
    </message>
    <message>
      <source>{meld}, {amount}: {cards}</source>
      <comment>ROW_SPOKEN</comment>
      <translation>{meld}, {amount}: {cards}</translation>
    </message>
    <message>
      <source>Call your partner</source>
      <comment>CALL_TITLE</comment>
      <translation>Llama a tu pareja</translation>
    </message>
    <message>
      <source>Whoever holds the card of {suit} that you call plays with you in this deal.</source>
      <comment>CALL_HELP</comment>
      <translation>Quien tenga la carta de {suit} que llames juega contigo en esta mano.</translation>
    </message>
    <message>
      <source>none held</source>
      <comment>CALL_NOT_HELD</comment>
      <translation>no la tienes</translation>
    </message>
    <message>
      <source>{count} held</source>
      <comment>CALL_HELD</comment>
      <translation>tienes {count}</translation>
    </message>
    <message>
      <source>Share out the kitty</source>
      <comment>KITTY_TITLE</comment>
      <translation>Reparte el pozo</translation>
    </message>
    <message>
      <source>Everybody gets one card. Choose two of them to exchange their places.</source>
      <comment>KITTY_HELP</comment>
      <translation>Cada uno recibe una carta. Elige dos para cambiarlas de lugar.</translation>
    </message>
    <message>
      <source>{name} gets {card}</source>
      <comment>KITTY_GETS</comment>
      <translation>{name} recibe {card}</translation>
    </message>
    <message>
      <source>Give them out</source>
      <comment>KITTY_BUTTON</comment>
      <translation>Repartir</translation>
    </message>
    <message>
      <source>The melds are counted</source>
      <comment>DECIDE_TITLE</comment>
      <translation>Los cantes están contados</translation>
    </message>
    <message>
      <source>You need {amount} in tricks to make {bid}.</source>
      <comment>DECIDE_NEED</comment>
      <translation>Necesitas {amount} en bazas para llegar a {bid}.</translation>
    </message>
    <message>
      <source>Your meld alone makes {bid}.</source>
      <comment>DECIDE_SURE</comment>
      <translation>Tu cante solo ya llega a {bid}.</translation>
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
      <source>Play on</source>
      <comment>PLAY_ON</comment>
      <translation>Jugar</translation>
    </message>
    <message>
      <source>The tricks decide</source>
      <comment>PLAY_ON_SAYS</comment>
      <translation>Deciden las bazas</translation>
    </message>
    <message>
      <source>Throw in</source>
      <comment>THROW_IN</comment>
      <translation>Rendirse</translation>
    </message>
    <message>
      <source>Lose {amount}, no tricks are played</source>
      <comment>THROW_IN_SAYS</comment>
      <translation>Pierdes {amount}, sin jugar bazas</translation>
    </message>
    <message>
      <source>Shoot the moon</source>
      <comment>SHOOT_MOON</comment>
      <translation>Ir a por todas</translation>
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
      <source>Lose {amount}, the others keep their meld</source>
      <comment>CONCEDE_SAYS</comment>
      <translation>Pierdes {amount}, los demás conservan sus cantes</translation>
    </message>
    <message>
      <source>Concede unseen</source>
      <comment>CONCEDE_UNSEEN</comment>
      <translation>Rendirse sin ver</translation>
    </message>
    <message>
      <source>Throw the hand in</source>
      <comment>THROW_HAND</comment>
      <translation>Devolver la mano</translation>
    </message>
    <message>
      <source>The cards are dealt again</source>
      <comment>THROW_HAND_SAYS</comment>
      <translation>Se reparte de nuevo</translation>
    </message>
    <message>
      <source>Play this hand</source>
      <comment>STAND</comment>
      <translation>Jugar esta mano</translation>
    </message>
    <message>
      <source>The deal goes on</source>
      <comment>STAND_SAYS</comment>
      <translation>La mano sigue</translation>
    </message>
    <message>
      <source>Keep it</source>
      <comment>KEEP</comment>
      <translation>Quedarse</translation>
    </message>
    <message>
      <source>The next card is laid aside</source>
      <comment>KEEP_SAYS</comment>
      <translation>La siguiente carta se aparta</translation>
    </message>
    <message>
      <source>Lay it aside</source>
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
      <source>Say that you have {target}</source>
      <comment>DECLARE_OUT_SAYS</comment>
      <translation>Di que tienes {target}</translation>
    </message>
    <message>
      <source>Really out?</source>
      <comment>DECLARE_OUT_SURE</comment>
      <translation>¿De verdad fuera?</translation>
    </message>
    <message>
      <source>A wrong claim loses the match</source>
      <comment>DECLARE_OUT_RISK</comment>
      <translation>Si te equivocas, pierdes la partida</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL_NUMBER</comment>
      <translation>Mano {number}</translation>
    </message>
    <message>
      <source>Seed {seed}</source>
      <comment>SEED</comment>
      <translation>Semilla {seed}</translation>
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
      <source>Contract</source>
      <comment>COLUMN_CONTRACT</comment>
      <translation>Contrato</translation>
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
      <translation>Mano a mano</translation>
    </message>
    <message>
      <source>Standing</source>
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
      <source>Standing: {scores}</source>
      <comment>CHART_SPOKEN</comment>
      <translation>Marcador: {scores}</translation>
    </message>
    <message>
      <source>No deal is finished yet</source>
      <comment>NO_DEAL_FINISHED</comment>
      <translation>Aún no ha terminado ninguna mano</translation>
    </message>
    <message>
      <source>Next deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>Siguiente mano</translation>
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
      <source>Last trick: {cards}. {name} took {points} points.</source>
      <comment>LAST_TRICK_SPOKEN</comment>
      <translation>Última baza: {cards}. {points} puntos para {name}.</translation>
    </message>
    <message>
      <source>Hand over to {name}.</source>
      <comment>HAND_OVER</comment>
      <translation>Turno de {name}.</translation>
    </message>
    <message>
      <source>Nobody sees a card until {name} is here.</source>
      <comment>HAND_OVER_HELP</comment>
      <translation>Nadie ve una carta hasta que llegue {name}.</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>HAND_OVER_READY</comment>
      <translation>Listo</translation>
    </message>
    <message>
      <source>What happened</source>
      <comment>LOG</comment>
      <translation>Qué ha pasado</translation>
    </message>
    <message>
      <source>Nothing has happened yet</source>
      <comment>LOG_EMPTY</comment>
      <translation>Aún no ha pasado nada</translation>
    </message>
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
      <source>Seats</source>
      <comment>NG_SEATS</comment>
      <translation>Asientos</translation>
    </message>
    <message>
      <source>Play to</source>
      <comment>NG_TARGET</comment>
      <translation>Jugar a</translation>
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
      <translation>Ordenador: {skill}</translation>
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
      <source>Two players are called {name}: give each a name of their own.</source>
      <comment>NG_TWICE</comment>
      <translation>Dos jugadores se llaman {name}: da a cada uno su propio nombre.</translation>
    </message>
    <message>
      <source>Only computer players: you will watch.</source>
      <comment>NG_NOBODY</comment>
      <translation>Solo ordenadores: tú miras.</translation>
    </message>
    <message>
      <source>More than one person: the table turns behind a curtain.</source>
      <comment>NG_HOTSEAT</comment>
      <translation>Más de una persona: la mesa gira tras un telón.</translation>
    </message>
    <message>
      <source>House rules …</source>
      <comment>NG_HOUSE_RULES</comment>
      <translation>Reglas de la casa…</translation>
    </message>
    <message>
      <source>House rules</source>
      <comment>HR_TITLE</comment>
      <translation>Reglas de la casa</translation>
    </message>
    <message>
      <source>House rules for {game}</source>
      <comment>HR_FOR</comment>
      <translation>Reglas de la casa para {game}</translation>
    </message>
    <message>
      <source>Search the rules</source>
      <comment>HR_SEARCH</comment>
      <translation>Buscar en las reglas</translation>
    </message>
    <message>
      <source>Only what is changed</source>
      <comment>HR_CHANGED_ONLY</comment>
      <translation>Solo lo cambiado</translation>
    </message>
    <message>
      <source>Rule</source>
      <comment>HR_RULE</comment>
      <translation>Regla</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>HR_VALUE</comment>
      <translation>Se juega</translation>
    </message>
    <message>
      <source>Has no effect under the other rules.</source>
      <comment>HR_NO_EFFECT</comment>
      <translation>No tiene efecto con las demás reglas.</translation>
    </message>
    <message>
      <source>Usually: {value}</source>
      <comment>HR_USUAL</comment>
      <translation>Lo habitual: {value}</translation>
    </message>
    <message>
      <source>As usual</source>
      <comment>HR_RESET_ONE</comment>
      <translation>Lo habitual</translation>
    </message>
    <message>
      <source>All as usual</source>
      <comment>HR_RESET</comment>
      <translation>Todo como es habitual</translation>
    </message>
    <message>
      <source>Mend it</source>
      <comment>HR_REPAIR</comment>
      <translation>Arreglar</translation>
    </message>
    <message>
      <source>Use these rules</source>
      <comment>HR_USE</comment>
      <translation>Usar estas reglas</translation>
    </message>
    <message>
      <source>Kept rules</source>
      <comment>HR_KEPT</comment>
      <translation>Reglas guardadas</translation>
    </message>
    <message>
      <source>Keep …</source>
      <comment>HR_KEEP</comment>
      <translation>Guardar…</translation>
    </message>
    <message>
      <source>Name for these rules</source>
      <comment>HR_KEEP_NAME</comment>
      <translation>Nombre de estas reglas</translation>
    </message>
    <message>
      <source>Rename …</source>
      <comment>HR_RENAME</comment>
      <translation>Cambiar nombre…</translation>
    </message>
    <message>
      <source>Forget</source>
      <comment>HR_FORGET</comment>
      <translation>Olvidar</translation>
    </message>
    <message>
      <source>Import …</source>
      <comment>HR_IMPORT</comment>
      <translation>Importar…</translation>
    </message>
    <message>
      <source>Export …</source>
      <comment>HR_EXPORT</comment>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Pinochle rules (*{suffix})</source>
      <comment>HR_FILES</comment>
      <translation>Reglas de pinochle (*{suffix})</translation>
    </message>
    <message>
      <source>Nothing kept yet</source>
      <comment>HR_NOTHING_KEPT</comment>
      <translation>Aún no hay nada guardado</translation>
    </message>
    <message>
      <source>These rules can be played.</source>
      <comment>HR_PLAYABLE</comment>
      <translation>Con estas reglas se puede jugar.</translation>
    </message>
    <message>
      <source>The rules as a sheet</source>
      <comment>HR_SHEET</comment>
      <translation>Las reglas en una hoja</translation>
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
      <source>Game</source>
      <comment>PF_GAME</comment>
      <translation>Juego</translation>
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
      <source>Target score</source>
      <comment>PF_TARGET</comment>
      <translation>Meta</translation>
    </message>
    <message>
      <source>Game and target count from the next new game on.</source>
      <comment>PF_GAME_HELP</comment>
      <translation>Juego y meta valen desde la próxima partida.</translation>
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
      <source>As the desktop</source>
      <comment>PF_THEME_SYSTEM</comment>
      <translation>Como el escritorio</translation>
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
      <source>Blue diamonds and green clubs</source>
      <comment>PF_FOUR_COLOR</comment>
      <translation>Diamantes azules y tréboles verdes</translation>
    </message>
    <message>
      <source>Large figures on the cards</source>
      <comment>PF_LARGE_INDEX</comment>
      <translation>Cifras grandes en las cartas</translation>
    </message>
    <message>
      <source>Cards for left-handed players</source>
      <comment>PF_LEFT_HANDED</comment>
      <translation>Cartas para zurdos</translation>
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
      <source>Play a card with</source>
      <comment>PF_CONFIRM</comment>
      <translation>Jugar una carta con</translation>
    </message>
    <message>
      <source>One click</source>
      <comment>PF_CONFIRM_SINGLE</comment>
      <translation>Un clic</translation>
    </message>
    <message>
      <source>A double click</source>
      <comment>PF_CONFIRM_DOUBLE</comment>
      <translation>Doble clic</translation>
    </message>
    <message>
      <source>A second click to confirm</source>
      <comment>PF_CONFIRM_SECOND</comment>
      <translation>Un segundo clic para confirmar</translation>
    </message>
    <message>
      <source>Language</source>
      <comment>PF_LANGUAGE</comment>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>As the desktop</source>
      <comment>PF_LANGUAGE_SYSTEM</comment>
      <translation>Como el escritorio</translation>
    </message>
    <message>
      <source>The language counts from the next start of the program on.</source>
      <comment>PF_LANGUAGE_HELP</comment>
      <translation>El idioma vale desde el próximo inicio del programa.</translation>
    </message>
    <message>
      <source>Sort the hand</source>
      <comment>PF_SORT</comment>
      <translation>Ordenar la mano</translation>
    </message>
    <message>
      <source>By suit</source>
      <comment>PF_SORT_SUIT</comment>
      <translation>Por palo</translation>
    </message>
    <message>
      <source>By suit, trump first</source>
      <comment>PF_SORT_TRUMP</comment>
      <translation>Por palo, triunfo primero</translation>
    </message>
    <message>
      <source>By rank</source>
      <comment>PF_SORT_RANK</comment>
      <translation>Por valor</translation>
    </message>
    <message>
      <source>As I put it</source>
      <comment>PF_SORT_NONE</comment>
      <translation>Como yo la ponga</translation>
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
      <source>Pinochle for the desktop: a table, a deck of our own and honest computer players.</source>
      <comment>ABOUT_WHAT</comment>
      <translation>Pinochle para el escritorio: una mesa, una baraja propia y jugadores de ordenador honestos.</translation>
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
    <name>Reason</name>
    <message>
      <source>The match is over; start a new one.</source>
      <comment>MATCH_OVER</comment>
      <translation>La partida ha terminado; empieza otra.</translation>
    </message>
    <message>
      <source>It is another player's turn.</source>
      <comment>NOT_YOUR_TURN</comment>
      <translation>Es el turno de otro jugador.</translation>
    </message>
    <message>
      <source>That cannot be done at this point of the deal.</source>
      <comment>NOT_NOW</comment>
      <translation>Eso no se puede hacer en este momento de la mano.</translation>
    </message>
    <message>
      <source>These cards are not the pack of this game.</source>
      <comment>WRONG_CARDS</comment>
      <translation>Estas cartas no son la baraja de este juego.</translation>
    </message>
    <message>
      <source>The {card} is not in this hand.</source>
      <comment>NOT_HELD</comment>
      <translation>{card} no está en esta mano.</translation>
    </message>
    <message>
      <source>You hold {suit}, so you must follow suit.</source>
      <comment>FOLLOW_SUIT</comment>
      <translation>Tienes {suit}, así que debes servir.</translation>
    </message>
    <message>
      <source>You must beat the {card}, and you can.</source>
      <comment>MUST_BEAT</comment>
      <translation>Debes superar {card}, y puedes.</translation>
    </message>
    <message>
      <source>You hold no card of the suit led, so you must play a trump.</source>
      <comment>MUST_TRUMP</comment>
      <translation>No tienes cartas del palo de salida, así que debes jugar triunfo.</translation>
    </message>
    <message>
      <source>The trick is trumped: you must play a higher trump than the {card}.</source>
      <comment>MUST_OVERTRUMP</comment>
      <translation>La baza está fallada: debes jugar un triunfo más alto que {card}.</translation>
    </message>
    <message>
      <source>The declarer must lead a trump to the first trick.</source>
      <comment>LEAD_TRUMP</comment>
      <translation>El declarante debe salir de triunfo en la primera baza.</translation>
    </message>
    <message>
      <source>The bid must be at least {amount}.</source>
      <comment>BID_TOO_LOW</comment>
      <translation>La puja debe ser al menos {amount}.</translation>
    </message>
    <message>
      <source>No bid may exceed {amount}.</source>
      <comment>BID_TOO_HIGH</comment>
      <translation>Ninguna puja puede pasar de {amount}.</translation>
    </message>
    <message>
      <source>Bids are multiples of {amount}.</source>
      <comment>BID_STEP</comment>
      <translation>Las pujas son múltiplos de {amount}.</translation>
    </message>
    <message>
      <source>The bid must be exactly {amount}: jump bids are not played.</source>
      <comment>BID_EXACT</comment>
      <translation>La puja debe ser exactamente {amount}: no se juega con saltos.</translation>
    </message>
    <message>
      <source>You need a marriage to bid.</source>
      <comment>BID_NEEDS_MARRIAGE</comment>
      <translation>Necesitas un matrimonio para pujar.</translation>
    </message>
    <message>
      <source>You hold meld and nobody has bid, so you must open the bidding.</source>
      <comment>MUST_OPEN</comment>
      <translation>Tienes algo que cantar y nadie ha pujado, así que debes abrir.</translation>
    </message>
    <message>
      <source>You are the last player left, so you may not pass.</source>
      <comment>FORCED_DECLARER</comment>
      <translation>Eres el último que queda, así que no puedes pasar.</translation>
    </message>
    <message>
      <source>Passing with help is not played.</source>
      <comment>NO_HELP</comment>
      <translation>No se juega a pasar con ayuda.</translation>
    </message>
    <message>
      <source>You need a marriage in {suit} to name it trump.</source>
      <comment>SUIT_NEEDS_MARRIAGE</comment>
      <translation>Necesitas un matrimonio de {suit} para hacerlo triunfo.</translation>
    </message>
    <message>
      <source>You need a run, a marriage or a dix in {suit} to name it trump.</source>
      <comment>SUIT_NEEDS_MELD</comment>
      <translation>Necesitas una escalera, un matrimonio o un dix de {suit} para hacerlo triunfo.</translation>
    </message>
    <message>
      <source>Choose exactly {count} cards.</source>
      <comment>WRONG_COUNT</comment>
      <translation>Elige exactamente {count} cartas.</translation>
    </message>
    <message>
      <source>The {card} came from your partner and may not go back.</source>
      <comment>NOT_RETURNABLE</comment>
      <translation>{card} vino de tu pareja y no puede volver.</translation>
    </message>
    <message>
      <source>The {card} is part of your meld; bury other cards first.</source>
      <comment>BURY_UNMELDED</comment>
      <translation>{card} es parte de tu cante; aparta antes otras cartas.</translation>
    </message>
    <message>
      <source>These cards are no meld of this game.</source>
      <comment>MELD_INVALID</comment>
      <translation>Estas cartas no son un cante de este juego.</translation>
    </message>
    <message>
      <source>Only one meld may be made after a trick.</source>
      <comment>MELD_LIMIT</comment>
      <translation>Tras una baza solo se puede cantar una vez.</translation>
    </message>
    <message>
      <source>These cards make no new meld now.</source>
      <comment>NO_MELD</comment>
      <translation>Estas cartas no forman ahora un cante nuevo.</translation>
    </message>
    <message>
      <source>The dix can be exchanged only once, by its holder, while the turned card lies there.</source>
      <comment>NO_EXCHANGE</comment>
      <translation>El dix se cambia una sola vez, por quien lo tiene, mientras la carta vuelta esté ahí.</translation>
    </message>
    <message>
      <source>The {card} does not lie among your melds.</source>
      <comment>NOT_ON_TABLE</comment>
      <translation>{card} no está entre tus cantes.</translation>
    </message>
    <message>
      <source>The {card} cannot be called: call a trump that another player may hold.</source>
      <comment>CARD_NOT_CALLABLE</comment>
      <translation>{card} no se puede llamar: llama un triunfo que otro pueda tener.</translation>
    </message>
    <message>
      <source>Give one card of the kitty to each player.</source>
      <comment>KITTY_SHARE</comment>
      <translation>Da una carta del pozo a cada jugador.</translation>
    </message>
  </context>
</TS>
