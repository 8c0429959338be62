<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
      <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
      <source>Next &amp;deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>Nächstes S&amp;piel</translation>
    </message>
    <message>
      <source>&amp;Preferences…</source>
      <comment>PREFERENCES</comment>
      <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <comment>QUIT</comment>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>&amp;Move</source>
      <comment>MOVE</comment>
      <translation>&amp;Zug</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <comment>UNDO</comment>
      <translation>&amp;Zurück</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <comment>REDO</comment>
      <translation>&amp;Wieder vor</translation>
    </message>
    <message>
      <source>&amp;Declare out</source>
      <comment>DECLARE_OUT</comment>
      <translation>&amp;Aus sagen</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <comment>VIEW</comment>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;Last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
      <source>&amp;Scores</source>
      <comment>SCORES</comment>
      <translation>&amp;Punkte</translation>
    </message>
    <message>
      <source>What &amp;happened</source>
      <comment>LOG</comment>
      <translation>Was &amp;geschah</translation>
    </message>
    <message>
      <source>Hand as a &amp;list</source>
      <comment>HAND_LIST</comment>
      <translation>Blatt als L&amp;iste</translation>
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
      <source>&amp;Rules of this game</source>
      <comment>RULES</comment>
      <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
      <source>&amp;About Pinochle</source>
      <comment>ABOUT</comment>
      <translation>&amp;Über Pinochle</translation>
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
      <source>{meld} meld and {tricks} in tricks: {sum}, so {spare} to spare.</source>
      <comment>MADE_SPARE</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen: {sum}, also {spare} mehr als nötig.</translation>
    </message>
    <message>
      <source>{meld} meld and {tricks} in tricks: {sum}, exactly enough.</source>
      <comment>MADE_EXACT</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen: {sum}, gerade genug.</translation>
    </message>
    <message>
      <source>{names} did not make {bid}</source>
      <comment>SET</comment>
      <translation>{bid} nicht geschafft: {names}</translation>
    </message>
    <message>
      <source>{meld} meld and {tricks} in tricks: {sum}, so {short} short.</source>
      <comment>SET_SHORT</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen: {sum}, es fehlen {short}.</translation>
    </message>
    <message>
      <source>{meld} meld and {tricks} in tricks: {sum}, but too little in tricks.</source>
      <comment>SET_TRICKS</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen: {sum}, aber zu wenig in Stichen.</translation>
    </message>
    <message>
      <source>{names} cannot make {bid}</source>
      <comment>OFF_BOARD</comment>
      <translation>{bid} nicht zu schaffen: {names}</translation>
    </message>
    <message>
      <source>{meld} meld is too little, so no tricks are played.</source>
      <comment>OFF_BOARD_WHY</comment>
      <translation>{meld} gemeldet ist zu wenig, darum werden keine Stiche gespielt.</translation>
    </message>
    <message>
      <source>{name} threw in</source>
      <comment>THROWN_IN</comment>
      <translation>Aufgegeben: {name}</translation>
    </message>
    <message>
      <source>{name} gave up</source>
      <comment>CONCEDED</comment>
      <translation>Aufgegeben: {name}</translation>
    </message>
    <message>
      <source>{names} lose {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY</comment>
      <translation>{bid} verloren: {names}. Die anderen schreiben ihre Meldung an.</translation>
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
      <source>{names} scores most: {score}</source>
      <comment>PLAYED_ONE</comment>
      <translation>Am meisten: {names} mit {score}</translation>
    </message>
    <message>
      <source>{names} score most: {score}</source>
      <comment>PLAYED_MANY</comment>
      <translation>Am meisten: {names} mit {score}</translation>
    </message>
    <message>
      <source>You score most: {score}</source>
      <comment>PLAYED_YOU</comment>
      <translation>Du hast am meisten: {score}</translation>
    </message>
    <message>
      <source>Nobody scores more than the others</source>
      <comment>PLAYED_TIE</comment>
      <translation>Keiner hat mehr als die anderen</translation>
    </message>
    <message>
      <source>{meld} meld and {tricks} in tricks: {sum}.</source>
      <comment>PLAYED_WHY</comment>
      <translation>{meld} gemeldet und {tricks} in Stichen: {sum}.</translation>
    </message>
    <message>
      <source>Every side played for its own bid.</source>
      <comment>SUMMED_WHY</comment>
      <translation>Jede Seite spielte für ihr eigenes Gebot.</translation>
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
      <source>{name} has {total} of {target}.</source>
      <comment>OUT_WHY</comment>
      <translation>{name} hat {total} von {target}.</translation>
    </message>
    <message>
      <source>You have {total} of {target}.</source>
      <comment>OUT_WHY_YOU</comment>
      <translation>Du hast {total} von {target}.</translation>
    </message>
    <message>
      <source>A wrong card</source>
      <comment>RENEGE</comment>
      <translation>Eine falsche Karte</translation>
    </message>
    <message>
      <source>The deal ends with the penalty for a revoke.</source>
      <comment>RENEGE_WHY</comment>
      <translation>Das Spiel endet mit der Strafe für falsches Bedienen.</translation>
    </message>
    <message>
      <source>{names} shot the moon</source>
      <comment>MOON_MADE</comment>
      <translation>Durchmarsch: {names}</translation>
    </message>
    <message>
      <source>Every trick was won.</source>
      <comment>MOON_MADE_WHY</comment>
      <translation>Jeder Stich wurde gewonnen.</translation>
    </message>
    <message>
      <source>The moon was missed</source>
      <comment>MOON_FAILED</comment>
      <translation>Der Durchmarsch misslang</translation>
    </message>
    <message>
      <source>{names} lost a trick, and {amount} with it.</source>
      <comment>MOON_FAILED_WHY</comment>
      <translation>Ein Stich ging verloren und damit {amount}: {names}.</translation>
    </message>
    <message>
      <source>{names} melded the game</source>
      <comment>GAME_MELD</comment>
      <translation>Partie durch Meldung gewonnen: {names}</translation>
    </message>
    <message>
      <source>That meld wins the match at once.</source>
      <comment>GAME_MELD_WHY</comment>
      <translation>Diese Meldung gewinnt die Partie sofort.</translation>
    </message>
    <message>
      <source>{names} won every trick</source>
      <comment>SWEPT</comment>
      <translation>Alle Stiche gewonnen: {names}</translation>
    </message>
    <message>
      <source>That wins the match at once.</source>
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
      <source>{names} {score}</source>
      <comment>STANDING</comment>
      <translation>{names} {score}</translation>
    </message>
    <message>
      <source>{name} {bid} made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>{name} {bid} geschafft</translation>
    </message>
    <message>
      <source>{name} {bid} set</source>
      <comment>CONTRACT_SET</comment>
      <translation>{name} {bid} verloren</translation>
    </message>
    <message>
      <source>{name} {bid}</source>
      <comment>CONTRACT_OTHER</comment>
      <translation>{name} {bid}</translation>
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
    <name>Told</name>
    <message>
      <source>Deal {number}. {name} deals.</source>
      <comment>DEALT</comment>
      <translation>Spiel {number}. {name} gibt.</translation>
    </message>
    <message>
      <source>Deal {number}. {name} deals and turns the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Spiel {number}. {name} gibt und deckt {card} auf.</translation>
    </message>
    <message>
      <source>{name} throws the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>{name} wirft das Blatt weg.</translation>
    </message>
    <message>
      <source>{name} lets the hand stand.</source>
      <comment>STOOD</comment>
      <translation>{name} spielt mit diesem Blatt.</translation>
    </message>
    <message>
      <source>{name} keeps the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>{name} behält die erste Karte.</translation>
    </message>
    <message>
      <source>{name} takes the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>{name} nimmt die zweite Karte.</translation>
    </message>
    <message>
      <source>{name} bids {amount}.</source>
      <comment>BID</comment>
      <translation>{name} reizt {amount}.</translation>
    </message>
    <message>
      <source>{name} has to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>{name} muss {amount} reizen.</translation>
    </message>
    <message>
      <source>{name} passes.</source>
      <comment>PASSED</comment>
      <translation>{name} passt.</translation>
    </message>
    <message>
      <source>{name} passes with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>{name} passt mit Hilfe.</translation>
    </message>
    <message>
      <source>{name} plays for {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>{name} spielt {amount}.</translation>
    </message>
    <message>
      <source>{name} has to play for {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>{name} muss {amount} spielen.</translation>
    </message>
    <message>
      <source>The auction is over: {bids}.</source>
      <comment>AUCTION_SUMMED</comment>
      <translation>Das Reizen ist vorbei: {bids}.</translation>
    </message>
    <message>
      <source>{names} {amount}</source>
      <comment>SIDE_BID</comment>
      <translation>{names} {amount}</translation>
    </message>
    <message>
      <source>{name} takes the widow.</source>
      <comment>WIDOW</comment>
      <translation>{name} nimmt den Stock.</translation>
    </message>
    <message>
      <source>{name} takes the widow: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>{name} nimmt den Stock: {cards}.</translation>
    </message>
    <message>
      <source>{name} shares the kitty.</source>
      <comment>KITTY</comment>
      <translation>{name} verteilt den Stock.</translation>
    </message>
    <message>
      <source>{name} gives up.</source>
      <comment>CONCEDED</comment>
      <translation>{name} gibt auf.</translation>
    </message>
    <message>
      <source>{name} names {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>{name} wählt {suit} als Trumpf.</translation>
    </message>
    <message>
      <source>{name} calls the {card}.</source>
      <comment>CALLED</comment>
      <translation>{name} ruft {card}.</translation>
    </message>
    <message>
      <source>{name} calls the {card}, but nobody holds it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>{name} ruft {card}, aber niemand hat die Karte.</translation>
    </message>
    <message>
      <source>{name} is the partner.</source>
      <comment>PARTNER</comment>
      <translation>{name} ist der Partner.</translation>
    </message>
    <message>
      <source>{name} passes {count} cards to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>{name} gibt {count} Karten an {receiver}.</translation>
    </message>
    <message>
      <source>{name} passes {cards} to {receiver}.</source>
      <comment>GIVEN_SEEN</comment>
      <translation>{name} gibt {cards} an {receiver}.</translation>
    </message>
    <message>
      <source>{name} lays {count} cards aside.</source>
      <comment>BURIED</comment>
      <translation>{name} drückt {count} Karten.</translation>
    </message>
    <message>
      <source>{name} melds {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>{name} meldet {amount}: {melds}.</translation>
    </message>
    <message>
      <source>{name} has no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>{name} hat keine Meldung.</translation>
    </message>
    <message>
      <source>The melds are taken up.</source>
      <comment>TAKEN_UP</comment>
      <translation>Die Meldungen werden aufgenommen.</translation>
    </message>
    <message>
      <source>{name} melds {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>{name} meldet {meld}: {amount}.</translation>
    </message>
    <message>
      <source>{name} takes the {upcard} for the {dix}.</source>
      <comment>EXCHANGED</comment>
      <translation>{name} nimmt {upcard} für {dix}.</translation>
    </message>
    <message>
      <source>{name} draws a card.</source>
      <comment>DREW</comment>
      <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
      <source>{name} draws the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>{name} zieht {card}.</translation>
    </message>
    <message>
      <source>{name} throws in.</source>
      <comment>THROWS_IN</comment>
      <translation>{name} gibt auf.</translation>
    </message>
    <message>
      <source>{name} shoots the moon.</source>
      <comment>SHOOTS</comment>
      <translation>{name} versucht den Durchmarsch.</translation>
    </message>
    <message>
      <source>{name} plays on.</source>
      <comment>PLAYS_ON</comment>
      <translation>{name} spielt weiter.</translation>
    </message>
    <message>
      <source>{name} plays {card}.</source>
      <comment>PLAYED</comment>
      <translation>{name} spielt {card}.</translation>
    </message>
    <message>
      <source>{name} takes the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>{name} macht den Stich: {points}.</translation>
    </message>
    <message>
      <source>{name} takes the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>{name} macht den letzten Stich: {points}.</translation>
    </message>
    <message>
      <source>{name} says: out.</source>
      <comment>OUT</comment>
      <translation>{name} sagt: aus.</translation>
    </message>
    <message>
      <source>The match now goes to {target}.</source>
      <comment>TARGET</comment>
      <translation>Die Partie geht jetzt bis {target}.</translation>
    </message>
  </context>
  <context>
    <name>ToldYou</name>
    <message>
      <source>You throw the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>Du wirfst das Blatt weg.</translation>
    </message>
    <message>
      <source>You let the hand stand.</source>
      <comment>STOOD</comment>
      <translation>Du spielst mit diesem Blatt.</translation>
    </message>
    <message>
      <source>You keep the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>Du behältst die erste Karte.</translation>
    </message>
    <message>
      <source>You take the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>Du nimmst die zweite Karte.</translation>
    </message>
    <message>
      <source>You bid {amount}.</source>
      <comment>BID</comment>
      <translation>Du reizt {amount}.</translation>
    </message>
    <message>
      <source>You have to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>Du musst {amount} reizen.</translation>
    </message>
    <message>
      <source>You pass.</source>
      <comment>PASSED</comment>
      <translation>Du passt.</translation>
    </message>
    <message>
      <source>You pass with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>Du passt mit Hilfe.</translation>
    </message>
    <message>
      <source>You play for {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>Du spielst {amount}.</translation>
    </message>
    <message>
      <source>You have to play for {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>Du musst {amount} spielen.</translation>
    </message>
    <message>
      <source>You take the widow.</source>
      <comment>WIDOW</comment>
      <translation>Du nimmst den Stock.</translation>
    </message>
    <message>
      <source>You take the widow: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>Du nimmst den Stock: {cards}.</translation>
    </message>
    <message>
      <source>You share the kitty.</source>
      <comment>KITTY</comment>
      <translation>Du verteilst den Stock.</translation>
    </message>
    <message>
      <source>You give up.</source>
      <comment>CONCEDED</comment>
      <translation>Du gibst auf.</translation>
    </message>
    <message>
      <source>You name {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>Du wählst {suit} als Trumpf.</translation>
    </message>
    <message>
      <source>You call the {card}.</source>
      <comment>CALLED</comment>
      <translation>Du rufst {card}.</translation>
    </message>
    <message>
      <source>You call the {card}, but nobody holds it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>Du rufst {card}, aber niemand hat die Karte.</translation>
    </message>
    <message>
      <source>You are the partner.</source>
      <comment>PARTNER</comment>
      <translation>Du bist der Partner.</translation>
    </message>
    <message>
      <source>You pass {count} cards to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>Du gibst {count} Karten an {receiver}.</translation>
    </message>
    <message>
      <source>You pass {cards} to {receiver}.</source>
      <comment>GIVEN_SEEN</comment>
      <translation>Du gibst {cards} an {receiver}.</translation>
    </message>
    <message>
      <source>You lay {count} cards aside.</source>
      <comment>BURIED</comment>
      <translation>Du drückst {count} Karten.</translation>
    </message>
    <message>
      <source>You meld {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>Du meldest {amount}: {melds}.</translation>
    </message>
    <message>
      <source>You have no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>Du hast keine Meldung.</translation>
    </message>
    <message>
      <source>You meld {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>Du meldest {meld}: {amount}.</translation>
    </message>
    <message>
      <source>You take the {upcard} for the {dix}.</source>
      <comment>EXCHANGED</comment>
      <translation>Du nimmst {upcard} für {dix}.</translation>
    </message>
    <message>
      <source>You draw a card.</source>
      <comment>DREW</comment>
      <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
      <source>You draw the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>Du ziehst {card}.</translation>
    </message>
    <message>
      <source>You throw in.</source>
      <comment>THROWS_IN</comment>
      <translation>Du gibst auf.</translation>
    </message>
    <message>
      <source>You shoot the moon.</source>
      <comment>SHOOTS</comment>
      <translation>Du versuchst den Durchmarsch.</translation>
    </message>
    <message>
      <source>You play on.</source>
      <comment>PLAYS_ON</comment>
      <translation>Du spielst weiter.</translation>
    </message>
    <message>
      <source>You play {card}.</source>
      <comment>PLAYED</comment>
      <translation>Du spielst {card}.</translation>
    </message>
    <message>
      <source>You take the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>Du machst den Stich: {points}.</translation>
    </message>
    <message>
      <source>You take the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>Du machst den letzten Stich: {points}.</translation>
    </message>
    <message>
      <source>You say: out.</source>
      <comment>OUT</comment>
      <translation>Du sagst: aus.</translation>
    </message>
    <message>
      <source>Deal {number}. You deal.</source>
      <comment>DEALT</comment>
      <translation>Spiel {number}. Du gibst.</translation>
    </message>
    <message>
      <source>Deal {number}. You deal and turn the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Spiel {number}. Du gibst und deckst {card} auf.</translation>
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
      <source>cannot be played now</source>
      <comment>CARD_NOT_PLAYABLE</comment>
      <translation>jetzt nicht spielbar</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} und {last}</translation>
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
      <source>you</source>
      <comment>TO_YOU</comment>
      <translation>dich</translation>
    </message>
    <message>
      <source>They</source>
      <comment>THEY</comment>
      <translation>Gegner</translation>
    </message>
    <message>
      <source>game</source>
      <comment>WINS_GAME</comment>
      <translation>gewinnt</translation>
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
      <source>royal marriage</source>
      <comment>ROYAL_MARRIAGE</comment>
      <translation>Trumpfpaar</translation>
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
      <source>dix</source>
      <comment>DIX</comment>
      <translation>Dix</translation>
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
      <source>Your turn: next deal</source>
      <comment>TURN_DEAL</comment>
      <translation>Du bist dran: nächstes Spiel</translation>
    </message>
    <message>
      <source>Your turn: bid or pass</source>
      <comment>TURN_BID</comment>
      <translation>Du bist dran: reizen oder passen</translation>
    </message>
    <message>
      <source>Your turn: you must bid</source>
      <comment>TURN_MUST_BID</comment>
      <translation>Du bist dran: du musst reizen</translation>
    </message>
    <message>
      <source>Your turn: you can only pass</source>
      <comment>TURN_MUST_PASS</comment>
      <translation>Du bist dran: du kannst nur passen</translation>
    </message>
    <message>
      <source>Your turn: name trump</source>
      <comment>TURN_TRUMP</comment>
      <translation>Du bist dran: Trumpf wählen</translation>
    </message>
    <message>
      <source>Your turn: call a card</source>
      <comment>TURN_CALL</comment>
      <translation>Du bist dran: Karte rufen</translation>
    </message>
    <message>
      <source>Your turn: keep it or not</source>
      <comment>TURN_DRAFT</comment>
      <translation>Du bist dran: behalten oder nicht</translation>
    </message>
    <message>
      <source>Your turn: share the kitty</source>
      <comment>TURN_DISTRIBUTE</comment>
      <translation>Du bist dran: Stock verteilen</translation>
    </message>
    <message>
      <source>Give {count} cards to {name}</source>
      <comment>TURN_GIVE</comment>
      <translation>Gib {name} {count} Karten</translation>
    </message>
    <message>
      <source>Lay {count} cards aside</source>
      <comment>TURN_BURY</comment>
      <translation>Drücke {count} Karten</translation>
    </message>
    <message>
      <source>Your turn: lay out meld</source>
      <comment>TURN_SHOW</comment>
      <translation>Du bist dran: Meldungen auslegen</translation>
    </message>
    <message>
      <source>Meld or go on</source>
      <comment>TURN_MELD</comment>
      <translation>Melden oder weiter</translation>
    </message>
    <message>
      <source>Throw this hand in?</source>
      <comment>TURN_MISDEAL</comment>
      <translation>Dieses Blatt wegwerfen?</translation>
    </message>
    <message>
      <source>Play on or throw in</source>
      <comment>TURN_DECIDE</comment>
      <translation>Weiterspielen oder aufgeben</translation>
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
      <source>Play from hand or meld</source>
      <comment>TURN_STOCK</comment>
      <translation>Spiel aus Hand oder Meldung</translation>
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
      <translation>Stich mit {cards}</translation>
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
      <source>Thinking</source>
      <comment>THINKING</comment>
      <translation>Überlegt</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Partner</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY</comment>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>Deals next</source>
      <comment>DEALS_NEXT</comment>
      <translation>Gibt als Nächster</translation>
    </message>
    <message>
      <source>Bid {amount}</source>
      <comment>CALLED_BID</comment>
      <translation>Reizt {amount}</translation>
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
      <source>Passed {count} cards</source>
      <comment>GAVE</comment>
      <translation>{count} Karten gegeben</translation>
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
      <source>Took the trick</source>
      <comment>TOOK_TRICK</comment>
      <translation>Macht den Stich</translation>
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
      <source>before: {bids}</source>
      <comment>BUBBLE_BEFORE</comment>
      <translation>vorher: {bids}</translation>
    </message>
    <message>
      <source>Winning</source>
      <comment>WINNING</comment>
      <translation>Gewinnt</translation>
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
      <source>Auction. No bid yet</source>
      <comment>AUCTION_OPEN</comment>
      <translation>Reizen. Noch kein Gebot</translation>
    </message>
    <message>
      <source>Auction. High bid {amount} by {name}</source>
      <comment>AUCTION_HIGH</comment>
      <translation>Reizen. Höchstes Gebot {amount} von {name}</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>TRUMP_IS</comment>
      <translation>{suit} ist Trumpf</translation>
    </message>
    <message>
      <source>Contract {amount}</source>
      <comment>CONTRACT</comment>
      <translation>Ansage {amount}</translation>
    </message>
    <message>
      <source>Contract {amount} made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>Ansage {amount} erfüllt</translation>
    </message>
    <message>
      <source>Contract {amount} set</source>
      <comment>CONTRACT_SET</comment>
      <translation>Ansage {amount} verloren</translation>
    </message>
    <message>
      <source>{names}, {suit}</source>
      <comment>DECLARERS</comment>
      <translation>{names}, {suit}</translation>
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
      <source>The stock is gone: follow suit and win</source>
      <comment>STOCK_GONE</comment>
      <translation>Der Stapel ist leer: bedienen und stechen</translation>
    </message>
    <message>
      <source>Needs {amount} more</source>
      <comment>NEEDS</comment>
      <translation>Braucht noch {amount}</translation>
    </message>
    <message>
      <source>Contract reached</source>
      <comment>HAS_ENOUGH</comment>
      <translation>Ansage erreicht</translation>
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
      <source>?</source>
      <comment>TRUMP_UNKNOWN</comment>
      <translation>?</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Zurück</translation>
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
      <source>Go back to your last decision</source>
      <comment>HINT_UNDO</comment>
      <translation>Zurück zu deiner letzten Entscheidung</translation>
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
      <source>Your bid</source>
      <comment>YOUR_BID</comment>
      <translation>Dein Gebot</translation>
    </message>
    <message>
      <source>At least {amount} to beat {name}</source>
      <comment>AT_LEAST_TO_BEAT</comment>
      <translation>Mindestens {amount}, um {name} zu überbieten</translation>
    </message>
    <message>
      <source>At least {amount} to open</source>
      <comment>AT_LEAST_TO_OPEN</comment>
      <translation>Mindestens {amount} zur Eröffnung</translation>
    </message>
    <message>
      <source>Only {amount} can be bid</source>
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
      <translation>Passen mit Hilfe</translation>
    </message>
    <message>
      <source>“I have some meld”</source>
      <comment>PASS_HELP_SAYS</comment>
      <translation>„Ich habe etwas zu melden“</translation>
    </message>
    <message>
      <source>Meld you would have</source>
      <comment>MELD_YOU_WOULD_HAVE</comment>
      <translation>Das könntest du melden</translation>
    </message>
    <message>
      <source>Meld with {suit} as trump: {amount}</source>
      <comment>MELD_WITH_SUIT</comment>
      <translation>Meldung mit {suit} als Trumpf: {amount}</translation>
    </message>
    <message>
      <source>Name trump</source>
      <comment>NAME_TRUMP</comment>
      <translation>Trumpf wählen</translation>
    </message>
    <message>
      <source>You play {amount}</source>
      <comment>TRUMP_FOR</comment>
      <translation>Du spielst {amount}</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>MAKE_TRUMP</comment>
      <translation>{suit} wird Trumpf</translation>
    </message>
    <message>
      <source>{count} cards</source>
      <comment>SUIT_CARDS</comment>
      <translation>{count} Karten</translation>
    </message>
    <message>
      <source>1 card</source>
      <comment>SUIT_CARD</comment>
      <translation>1 Karte</translation>
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
      <source>{name} plays {amount} in {suit}. Choose {count} cards to give.</source>
      <comment>GIVE_HELP</comment>
      <translation>{name} spielt {amount} in {suit}. Wähle {count} Karten, die du gibst.</translation>
    </message>
    <message>
      <source>{name} gave you {cards}. Give {count} cards back.</source>
      <comment>GIVE_BACK_HELP</comment>
      <translation>Von {name} kamen {cards}. Gib {count} Karten zurück.</translation>
    </message>
    <message>
      <source>Lay cards aside</source>
      <comment>BURY_TITLE</comment>
      <translation>Karten drücken</translation>
    </message>
    <message>
      <source>Choose {count} cards to lay aside in place of the widow.</source>
      <comment>BURY_HELP</comment>
      <translation>Wähle {count} Karten, die du für den Stock weglegst.</translation>
    </message>
    <message>
      <source>{count} more to choose</source>
      <comment>STILL_TO_CHOOSE</comment>
      <translation>noch {count} zu wählen</translation>
    </message>
    <message>
      <source>1 more to choose</source>
      <comment>STILL_ONE_TO_CHOOSE</comment>
      <translation>noch 1 zu wählen</translation>
    </message>
    <message>
      <source>{count} too many</source>
      <comment>TOO_MANY_CHOSEN</comment>
      <translation>{count} zu viel</translation>
    </message>
    <message>
      <source>All chosen</source>
      <comment>ALL_CHOSEN</comment>
      <translation>Alle gewählt</translation>
    </message>
    <message>
      <source>Nothing chosen yet</source>
      <comment>CHOSEN_NONE</comment>
      <translation>Noch nichts gewählt</translation>
    </message>
    <message>
      <source>Give {count} to {name}</source>
      <comment>GIVE_BUTTON</comment>
      <translation>{count} an {name} geben</translation>
    </message>
    <message>
      <source>Lay {count} aside</source>
      <comment>BURY_BUTTON</comment>
      <translation>{count} drücken</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Leeren</translation>
    </message>
    <message>
      <source>Your meld</source>
      <comment>YOUR_MELD</comment>
      <translation>Deine Meldung</translation>
    </message>
    <message>
      <source>Drag cards here, or pick a line</source>
      <comment>DRAG_OR_PICK</comment>
      <translation>Karten hierher ziehen oder Zeile wählen</translation>
    </message>
    <message>
      <source>Best melds</source>
      <comment>BEST_MELDS</comment>
      <translation>Beste Meldungen</translation>
    </message>
    <message>
      <source>Meld now</source>
      <comment>POSSIBLE_MELDS</comment>
      <translation>Jetzt zu melden</translation>
    </message>
    <message>
      <source>No meld in this hand</source>
      <comment>NOTHING_TO_MELD</comment>
      <translation>Dieses Blatt hat keine Meldung</translation>
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
      <source>Show nothing</source>
      <comment>SHOW_NOTHING</comment>
      <translation>Nichts zeigen</translation>
    </message>
    <message>
      <source>Go on</source>
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
      <source>Take the turned card</source>
      <comment>EXCHANGE</comment>
      <translation>Offene Karte nehmen</translation>
    </message>
    <message>
      <source>Put your {dix} in its place</source>
      <comment>EXCHANGE_HELP</comment>
      <translation>Leg {dix} an ihre Stelle</translation>
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
      <source>Lay it out to add {amount}.</source>
      <comment>WOULD_ADD</comment>
      <translation>Ausgelegt bringt das {amount} mehr.</translation>
    </message>
    <message>
      <source>Adds {amount}. You hold {cards}.</source>
      <comment>WOULD_ADD_HELD</comment>
      <translation>Bringt {amount} mehr. Du hast {cards}.</translation>
    </message>
    <message>
      <source>{meld} does not count</source>
      <comment>NOT_COUNTED</comment>
      <translation>{meld} zählt nicht</translation>
    </message>
    <message>
      <source>Its cards serve the {meld}.</source>
      <comment>SERVES</comment>
      <translation>Die Karten gehören schon zu: {meld}.</translation>
    </message>
    <message>
      <source>{cards} is in no meld</source>
      <comment>IDLE_ONE</comment>
      <translation>{cards} gehört zu keiner Meldung</translation>
    </message>
    <message>
      <source>{cards} are in no meld</source>
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
      <source>These cards make no new meld</source>
      <comment>DRAFT_IS_NO_MELD</comment>
      <translation>Das ist keine neue Meldung</translation>
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
      <source>Whoever holds the card of {suit} that you call plays with you in this deal.</source>
      <comment>CALL_HELP</comment>
      <translation>Wer die gerufene Karte in {suit} hat, spielt diesmal mit dir.</translation>
    </message>
    <message>
      <source>none held</source>
      <comment>CALL_NOT_HELD</comment>
      <translation>keine auf der Hand</translation>
    </message>
    <message>
      <source>{count} held</source>
      <comment>CALL_HELD</comment>
      <translation>{count} auf der Hand</translation>
    </message>
    <message>
      <source>Share out the kitty</source>
      <comment>KITTY_TITLE</comment>
      <translation>Stock verteilen</translation>
    </message>
    <message>
      <source>Everybody gets one card. Choose two of them to exchange their places.</source>
      <comment>KITTY_HELP</comment>
      <translation>Jeder bekommt eine Karte. Wähle zwei, um sie zu tauschen.</translation>
    </message>
    <message>
      <source>{name} gets {card}</source>
      <comment>KITTY_GETS</comment>
      <translation>{name} bekommt {card}</translation>
    </message>
    <message>
      <source>Give them out</source>
      <comment>KITTY_BUTTON</comment>
      <translation>Verteilen</translation>
    </message>
    <message>
      <source>The melds are counted</source>
      <comment>DECIDE_TITLE</comment>
      <translation>Die Meldungen sind gezählt</translation>
    </message>
    <message>
      <source>You need {amount} in tricks to make {bid}.</source>
      <comment>DECIDE_NEED</comment>
      <translation>Für {bid} brauchst du {amount} in Stichen.</translation>
    </message>
    <message>
      <source>Your meld alone makes {bid}.</source>
      <comment>DECIDE_SURE</comment>
      <translation>Deine Meldung allein reicht für {bid}.</translation>
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
      <source>Play on</source>
      <comment>PLAY_ON</comment>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <source>The tricks decide</source>
      <comment>PLAY_ON_SAYS</comment>
      <translation>Die Stiche entscheiden</translation>
    </message>
    <message>
      <source>Throw in</source>
      <comment>THROW_IN</comment>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Lose {amount}, no tricks are played</source>
      <comment>THROW_IN_SAYS</comment>
      <translation>{amount} verlieren, ohne Stiche zu spielen</translation>
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
      <source>Lose {amount}, the others keep their meld</source>
      <comment>CONCEDE_SAYS</comment>
      <translation>{amount} verlieren, die anderen behalten ihre Meldung</translation>
    </message>
    <message>
      <source>Concede unseen</source>
      <comment>CONCEDE_UNSEEN</comment>
      <translation>Ungesehen aufgeben</translation>
    </message>
    <message>
      <source>Throw the hand in</source>
      <comment>THROW_HAND</comment>
      <translation>Blatt wegwerfen</translation>
    </message>
    <message>
      <source>The cards are dealt again</source>
      <comment>THROW_HAND_SAYS</comment>
      <translation>Es wird neu gegeben</translation>
    </message>
    <message>
      <source>Play this hand</source>
      <comment>STAND</comment>
      <translation>Dieses Blatt spielen</translation>
    </message>
    <message>
      <source>The deal goes on</source>
      <comment>STAND_SAYS</comment>
      <translation>Das Spiel geht weiter</translation>
    </message>
    <message>
      <source>Keep it</source>
      <comment>KEEP</comment>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>The next card is laid aside</source>
      <comment>KEEP_SAYS</comment>
      <translation>Die nächste Karte wird weggelegt</translation>
    </message>
    <message>
      <source>Lay it aside</source>
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
      <translation>Aus sagen</translation>
    </message>
    <message>
      <source>Say that you have {target}</source>
      <comment>DECLARE_OUT_SAYS</comment>
      <translation>Sag, dass du {target} hast</translation>
    </message>
    <message>
      <source>Really out?</source>
      <comment>DECLARE_OUT_SURE</comment>
      <translation>Wirklich aus?</translation>
    </message>
    <message>
      <source>A wrong claim loses the match</source>
      <comment>DECLARE_OUT_RISK</comment>
      <translation>Wer sich irrt, verliert die Partie</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL_NUMBER</comment>
      <translation>Spiel {number}</translation>
    </message>
    <message>
      <source>Seed {seed}</source>
      <comment>SEED</comment>
      <translation>Startzahl {seed}</translation>
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
      <source>Contract</source>
      <comment>COLUMN_CONTRACT</comment>
      <translation>Ansage</translation>
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
      <source>Standing</source>
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
      <source>Standing: {scores}</source>
      <comment>CHART_SPOKEN</comment>
      <translation>Stand: {scores}</translation>
    </message>
    <message>
      <source>No deal is finished yet</source>
      <comment>NO_DEAL_FINISHED</comment>
      <translation>Noch kein Spiel beendet</translation>
    </message>
    <message>
      <source>Next deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>Nächstes Spiel</translation>
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
      <source>Last trick: {cards}. {name} took {points} points.</source>
      <comment>LAST_TRICK_SPOKEN</comment>
      <translation>Letzter Stich: {cards}. {points} Punkte für {name}.</translation>
    </message>
    <message>
      <source>Hand over to {name}.</source>
      <comment>HAND_OVER</comment>
      <translation>Jetzt kommt {name}.</translation>
    </message>
    <message>
      <source>Nobody sees a card until {name} is here.</source>
      <comment>HAND_OVER_HELP</comment>
      <translation>Niemand sieht eine Karte, bis {name} da ist.</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>HAND_OVER_READY</comment>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>What happened</source>
      <comment>LOG</comment>
      <translation>Was geschah</translation>
    </message>
    <message>
      <source>Nothing has happened yet</source>
      <comment>LOG_EMPTY</comment>
      <translation>Noch ist nichts geschehen</translation>
    </message>
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
      <source>Seats</source>
      <comment>NG_SEATS</comment>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>Play to</source>
      <comment>NG_TARGET</comment>
      <translation>Spielen bis</translation>
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
      <source>Two players are called {name}: give each a name of their own.</source>
      <comment>NG_TWICE</comment>
      <translation>Zwei heißen {name}: gib jedem einen eigenen Namen.</translation>
    </message>
    <message>
      <source>Only computer players: you will watch.</source>
      <comment>NG_NOBODY</comment>
      <translation>Nur Computer: du schaust zu.</translation>
    </message>
    <message>
      <source>More than one person: the table turns behind a curtain.</source>
      <comment>NG_HOTSEAT</comment>
      <translation>Mehr als ein Mensch: der Tisch dreht sich hinter einem Vorhang.</translation>
    </message>
    <message>
      <source>House rules …</source>
      <comment>NG_HOUSE_RULES</comment>
      <translation>Hausregeln …</translation>
    </message>
    <message>
      <source>House rules</source>
      <comment>HR_TITLE</comment>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>House rules for {game}</source>
      <comment>HR_FOR</comment>
      <translation>Hausregeln für {game}</translation>
    </message>
    <message>
      <source>Search the rules</source>
      <comment>HR_SEARCH</comment>
      <translation>Regeln durchsuchen</translation>
    </message>
    <message>
      <source>Only what is changed</source>
      <comment>HR_CHANGED_ONLY</comment>
      <translation>Nur Geändertes</translation>
    </message>
    <message>
      <source>Rule</source>
      <comment>HR_RULE</comment>
      <translation>Regel</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>HR_VALUE</comment>
      <translation>Gespielt</translation>
    </message>
    <message>
      <source>Has no effect under the other rules.</source>
      <comment>HR_NO_EFFECT</comment>
      <translation>Hat unter den anderen Regeln keine Wirkung.</translation>
    </message>
    <message>
      <source>Usually: {value}</source>
      <comment>HR_USUAL</comment>
      <translation>Üblich: {value}</translation>
    </message>
    <message>
      <source>As usual</source>
      <comment>HR_RESET_ONE</comment>
      <translation>Wie üblich</translation>
    </message>
    <message>
      <source>All as usual</source>
      <comment>HR_RESET</comment>
      <translation>Alles wie üblich</translation>
    </message>
    <message>
      <source>Mend it</source>
      <comment>HR_REPAIR</comment>
      <translation>Beheben</translation>
    </message>
    <message>
      <source>Use these rules</source>
      <comment>HR_USE</comment>
      <translation>Diese Regeln nehmen</translation>
    </message>
    <message>
      <source>Kept rules</source>
      <comment>HR_KEPT</comment>
      <translation>Gemerkte Regeln</translation>
    </message>
    <message>
      <source>Keep …</source>
      <comment>HR_KEEP</comment>
      <translation>Merken …</translation>
    </message>
    <message>
      <source>Name for these rules</source>
      <comment>HR_KEEP_NAME</comment>
      <translation>Name für diese Regeln</translation>
    </message>
    <message>
      <source>Rename …</source>
      <comment>HR_RENAME</comment>
      <translation>Umbenennen …</translation>
    </message>
    <message>
      <source>Forget</source>
      <comment>HR_FORGET</comment>
      <translation>Vergessen</translation>
    </message>
    <message>
      <source>Import …</source>
      <comment>HR_IMPORT</comment>
      <translation>Einlesen …</translation>
    </message>
    <message>
      <source>Export …</source>
      <comment>HR_EXPORT</comment>
      <translation>Speichern …</translation>
    </message>
    <message>
      <source>Pinochle rules (*{suffix})</source>
      <comment>HR_FILES</comment>
      <translation>Pinochle-Regeln (*{suffix})</translation>
    </message>
    <message>
      <source>Nothing kept yet</source>
      <comment>HR_NOTHING_KEPT</comment>
      <translation>Noch nichts gemerkt</translation>
    </message>
    <message>
      <source>These rules can be played.</source>
      <comment>HR_PLAYABLE</comment>
      <translation>So kann gespielt werden.</translation>
    </message>
    <message>
      <source>The rules as a sheet</source>
      <comment>HR_SHEET</comment>
      <translation>Die Regeln als Blatt</translation>
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
      <source>Game</source>
      <comment>PF_GAME</comment>
      <translation>Spiel</translation>
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
      <source>Target score</source>
      <comment>PF_TARGET</comment>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Game and target count from the next new game on.</source>
      <comment>PF_GAME_HELP</comment>
      <translation>Spiel und Ziel gelten ab der nächsten neuen Partie.</translation>
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
      <source>As the desktop</source>
      <comment>PF_THEME_SYSTEM</comment>
      <translation>Wie der Desktop</translation>
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
      <source>Blue diamonds and green clubs</source>
      <comment>PF_FOUR_COLOR</comment>
      <translation>Blaues Karo und grünes Kreuz</translation>
    </message>
    <message>
      <source>Large figures on the cards</source>
      <comment>PF_LARGE_INDEX</comment>
      <translation>Große Zeichen auf den Karten</translation>
    </message>
    <message>
      <source>Cards for left-handed players</source>
      <comment>PF_LEFT_HANDED</comment>
      <translation>Karten für Linkshänder</translation>
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
      <source>Play a card with</source>
      <comment>PF_CONFIRM</comment>
      <translation>Eine Karte spielt</translation>
    </message>
    <message>
      <source>One click</source>
      <comment>PF_CONFIRM_SINGLE</comment>
      <translation>Ein Klick</translation>
    </message>
    <message>
      <source>A double click</source>
      <comment>PF_CONFIRM_DOUBLE</comment>
      <translation>Ein Doppelklick</translation>
    </message>
    <message>
      <source>A second click to confirm</source>
      <comment>PF_CONFIRM_SECOND</comment>
      <translation>Ein zweiter Klick zur Bestätigung</translation>
    </message>
    <message>
      <source>Language</source>
      <comment>PF_LANGUAGE</comment>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>As the desktop</source>
      <comment>PF_LANGUAGE_SYSTEM</comment>
      <translation>Wie der Desktop</translation>
    </message>
    <message>
      <source>The language counts from the next start of the program on.</source>
      <comment>PF_LANGUAGE_HELP</comment>
      <translation>Die Sprache gilt ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
      <source>Sort the hand</source>
      <comment>PF_SORT</comment>
      <translation>Blatt sortieren</translation>
    </message>
    <message>
      <source>By suit</source>
      <comment>PF_SORT_SUIT</comment>
      <translation>Nach Farbe</translation>
    </message>
    <message>
      <source>By suit, trump first</source>
      <comment>PF_SORT_TRUMP</comment>
      <translation>Nach Farbe, Trumpf zuerst</translation>
    </message>
    <message>
      <source>By rank</source>
      <comment>PF_SORT_RANK</comment>
      <translation>Nach Rang</translation>
    </message>
    <message>
      <source>As I put it</source>
      <comment>PF_SORT_NONE</comment>
      <translation>Wie ich es lege</translation>
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
      <source>Pinochle for the desktop: a table, a deck of our own and honest computer players.</source>
      <comment>ABOUT_WHAT</comment>
      <translation>Pinochle für den Schreibtisch: ein Tisch, ein eigenes Kartenspiel und ehrliche Computerspieler.</translation>
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
    <name>Reason</name>
    <message>
      <source>The match is over; start a new one.</source>
      <comment>MATCH_OVER</comment>
      <translation>Die Partie ist vorbei; beginne eine neue.</translation>
    </message>
    <message>
      <source>It is another player's turn.</source>
      <comment>NOT_YOUR_TURN</comment>
      <translation>Ein anderer Spieler ist dran.</translation>
    </message>
    <message>
      <source>That cannot be done at this point of the deal.</source>
      <comment>NOT_NOW</comment>
      <translation>Das geht an dieser Stelle des Spiels nicht.</translation>
    </message>
    <message>
      <source>These cards are not the pack of this game.</source>
      <comment>WRONG_CARDS</comment>
      <translation>Diese Karten sind nicht das Kartenspiel dieser Variante.</translation>
    </message>
    <message>
      <source>The {card} is not in this hand.</source>
      <comment>NOT_HELD</comment>
      <translation>{card} ist nicht in dieser Hand.</translation>
    </message>
    <message>
      <source>You hold {suit}, so you must follow suit.</source>
      <comment>FOLLOW_SUIT</comment>
      <translation>Du hast {suit}, also musst du bedienen.</translation>
    </message>
    <message>
      <source>You must beat the {card}, and you can.</source>
      <comment>MUST_BEAT</comment>
      <translation>Du musst {card} schlagen, und du kannst es.</translation>
    </message>
    <message>
      <source>You hold no card of the suit led, so you must play a trump.</source>
      <comment>MUST_TRUMP</comment>
      <translation>Du hast keine Karte der Farbe, also musst du einen Trumpf spielen.</translation>
    </message>
    <message>
      <source>The trick is trumped: you must play a higher trump than the {card}.</source>
      <comment>MUST_OVERTRUMP</comment>
      <translation>Der Stich ist getrumpft: du musst einen höheren Trumpf als {card} spielen.</translation>
    </message>
    <message>
      <source>The declarer must lead a trump to the first trick.</source>
      <comment>LEAD_TRUMP</comment>
      <translation>Der Alleinspieler muss zum ersten Stich einen Trumpf ausspielen.</translation>
    </message>
    <message>
      <source>The bid must be at least {amount}.</source>
      <comment>BID_TOO_LOW</comment>
      <translation>Das Gebot muss mindestens {amount} sein.</translation>
    </message>
    <message>
      <source>No bid may exceed {amount}.</source>
      <comment>BID_TOO_HIGH</comment>
      <translation>Kein Gebot darf höher als {amount} sein.</translation>
    </message>
    <message>
      <source>Bids are multiples of {amount}.</source>
      <comment>BID_STEP</comment>
      <translation>Gebote sind Vielfache von {amount}.</translation>
    </message>
    <message>
      <source>The bid must be exactly {amount}: jump bids are not played.</source>
      <comment>BID_EXACT</comment>
      <translation>Das Gebot muss genau {amount} sein: Sprünge werden nicht gespielt.</translation>
    </message>
    <message>
      <source>You need a marriage to bid.</source>
      <comment>BID_NEEDS_MARRIAGE</comment>
      <translation>Zum Reizen brauchst du ein Paar.</translation>
    </message>
    <message>
      <source>You hold meld and nobody has bid, so you must open the bidding.</source>
      <comment>MUST_OPEN</comment>
      <translation>Du hast etwas zu melden und niemand hat gereizt, also musst du eröffnen.</translation>
    </message>
    <message>
      <source>You are the last player left, so you may not pass.</source>
      <comment>FORCED_DECLARER</comment>
      <translation>Du bist als Letzter übrig und darfst nicht passen.</translation>
    </message>
    <message>
      <source>Passing with help is not played.</source>
      <comment>NO_HELP</comment>
      <translation>Passen mit Hilfe wird nicht gespielt.</translation>
    </message>
    <message>
      <source>You need a marriage in {suit} to name it trump.</source>
      <comment>SUIT_NEEDS_MARRIAGE</comment>
      <translation>Um {suit} als Trumpf zu wählen, brauchst du darin ein Paar.</translation>
    </message>
    <message>
      <source>You need a run, a marriage or a dix in {suit} to name it trump.</source>
      <comment>SUIT_NEEDS_MELD</comment>
      <translation>Um {suit} als Trumpf zu wählen, brauchst du darin eine Familie, ein Paar oder einen Dix.</translation>
    </message>
    <message>
      <source>Choose exactly {count} cards.</source>
      <comment>WRONG_COUNT</comment>
      <translation>Wähle genau {count} Karten.</translation>
    </message>
    <message>
      <source>The {card} came from your partner and may not go back.</source>
      <comment>NOT_RETURNABLE</comment>
      <translation>{card} kam von deinem Partner und darf nicht zurück.</translation>
    </message>
    <message>
      <source>The {card} is part of your meld; bury other cards first.</source>
      <comment>BURY_UNMELDED</comment>
      <translation>{card} gehört zu deiner Meldung; drücke zuerst andere Karten.</translation>
    </message>
    <message>
      <source>These cards are no meld of this game.</source>
      <comment>MELD_INVALID</comment>
      <translation>Diese Karten sind keine Meldung dieses Spiels.</translation>
    </message>
    <message>
      <source>Only one meld may be made after a trick.</source>
      <comment>MELD_LIMIT</comment>
      <translation>Nach einem Stich darf nur einmal gemeldet werden.</translation>
    </message>
    <message>
      <source>These cards make no new meld now.</source>
      <comment>NO_MELD</comment>
      <translation>Diese Karten sind jetzt keine neue Meldung.</translation>
    </message>
    <message>
      <source>The dix can be exchanged only once, by its holder, while the turned card lies there.</source>
      <comment>NO_EXCHANGE</comment>
      <translation>Der Dix kann nur einmal getauscht werden, von dem, der ihn hat, solange die offene Karte daliegt.</translation>
    </message>
    <message>
      <source>The {card} does not lie among your melds.</source>
      <comment>NOT_ON_TABLE</comment>
      <translation>{card} liegt nicht bei deinen Meldungen.</translation>
    </message>
    <message>
      <source>The {card} cannot be called: call a trump that another player may hold.</source>
      <comment>CARD_NOT_CALLABLE</comment>
      <translation>{card} kann nicht gerufen werden: rufe einen Trumpf, den ein anderer haben kann.</translation>
    </message>
    <message>
      <source>Give one card of the kitty to each player.</source>
      <comment>KITTY_SHARE</comment>
      <translation>Gib jedem Spieler eine Karte des Stocks.</translation>
    </message>
  </context>
</TS>
