<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>Advice</name>
    <message>
      <source>Bid {amount}</source>
      <comment>BID</comment>
      <translation>Misez {amount}</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Passez</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Passez avec aide</translation>
    </message>
    <message>
      <source>{card} for {name}</source>
      <comment>SHARE</comment>
      <translation>{card} pour {name}</translation>
    </message>
    <message>
      <source>Make {suit} trump</source>
      <comment>TRUMP</comment>
      <translation>Choisissez atout {suit}</translation>
    </message>
    <message>
      <source>Call the {card}</source>
      <comment>CALL</comment>
      <translation>Appelez {card}</translation>
    </message>
    <message>
      <source>{count} for your partner: {cards}</source>
      <comment>GIVE</comment>
      <translation>{count} pour votre partenaire : {cards}</translation>
    </message>
    <message>
      <source>{count} for {name}: {cards}</source>
      <comment>GIVE_TO</comment>
      <translation>{count} pour {name} : {cards}</translation>
    </message>
    <message>
      <source>Bury {cards}</source>
      <comment>BURY</comment>
      <translation>Écartez {cards}</translation>
    </message>
    <message>
      <source>Meld {melds}</source>
      <comment>SHOW</comment>
      <translation>Annoncez {melds}</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <comment>PLAY</comment>
      <translation>Jouez {card}</translation>
    </message>
    <message>
      <source>Declare out</source>
      <comment>OUT</comment>
      <translation>Déclarez-vous gagnant</translation>
    </message>
    <message>
      <source>That counts on {count} from your partner.</source>
      <comment>COUNTS_PASSED</comment>
      <translation>Cela compte sur {count} de votre partenaire.</translation>
    </message>
    <message>
      <source>That counts on the partner you will call.</source>
      <comment>COUNTS_CALLED</comment>
      <translation>Cela compte sur le partenaire que vous appellerez.</translation>
    </message>
  </context>
  <context>
    <name>AgreementFault</name>
    <message>
      <source>{path} is too large for a bidding convention.</source>
      <comment>LARGE</comment>
      <translation>{path} est trop gros pour une convention d’enchères.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>Impossible de lire {path} : {reason}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it should be one JSON object with a bidding convention.</source>
      <comment>NO_JSON</comment>
      <translation>{path} est endommagé : ce devrait être un objet JSON avec une convention d’enchères.</translation>
    </message>
    <message>
      <source>{path} isn't a bidding convention; pick a file that was exported as one.</source>
      <comment>FOREIGN</comment>
      <translation>{path} n’est pas une convention d’enchères ; choisissez un fichier exporté comme tel.</translation>
    </message>
    <message>
      <source>{path} was written by a newer version of this program; please update to read it.</source>
      <comment>NEWER</comment>
      <translation>{path} vient d’une version plus récente du programme ; mettez-le à jour pour le lire.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs a name of 1 to {most} letters; export it again.</source>
      <comment>NO_NAME</comment>
      <translation>{path} est endommagé : il lui faut un nom de 1 à {most} lettres ; exportez-le de nouveau.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs 1 to {most} rows; export it again.</source>
      <comment>NO_ROWS</comment>
      <translation>{path} est endommagé : il lui faut de 1 à {most} lignes ; exportez-le de nouveau.</translation>
    </message>
    <message>
      <source>{path} is damaged: row {row} isn't a row of a convention; export it again.</source>
      <comment>NO_ROW</comment>
      <translation>{path} est endommagé : la ligne {row} n’est pas une ligne de convention ; exportez-le de nouveau.</translation>
    </message>
    <message>
      <source>{path} is damaged: “{key}” in row {row} has a value that isn't allowed; export it again.</source>
      <comment>BAD_ROW</comment>
      <translation>{path} est endommagé : « {key} » à la ligne {row} a une valeur non permise ; exportez-le de nouveau.</translation>
    </message>
    <message>
      <source>“{name}” cannot be written to {path}: {reason}.</source>
      <comment>UNWRITTEN</comment>
      <translation>Impossible d’écrire « {name} » dans {path} : {reason}.</translation>
    </message>
    <message>
      <source>“{name}” cannot be removed: {reason}.</source>
      <comment>UNREMOVED</comment>
      <translation>Impossible de retirer « {name} » : {reason}.</translation>
    </message>
  </context>
  <context>
    <name>AgreementProblem</name>
    <message>
      <source>The rules of this game allow no bid that high.</source>
      <comment>NO_BID</comment>
      <translation>Les règles de ce jeu ne permettent pas de miser si haut.</translation>
    </message>
    <message>
      <source>The rules may force this bid, so it can't be relied on.</source>
      <comment>FORCED</comment>
      <translation>Les règles peuvent forcer cette mise : on ne peut pas s’y fier.</translation>
    </message>
    <message>
      <source>No hand of this game can hold so many: {count} is the most.</source>
      <comment>NO_HAND</comment>
      <translation>Aucune main de ce jeu ne peut en avoir autant : {count} est le maximum.</translation>
    </message>
    <message>
      <source>Every hand fits this row, so it shows nothing.</source>
      <comment>EVERY_HAND</comment>
      <translation>Toute main convient à cette ligne : elle ne montre rien.</translation>
    </message>
    <message>
      <source>Row {row} already says what this bid shows, so this row is never used.</source>
      <comment>SAME_BID</comment>
      <translation>La ligne {row} dit déjà ce que montre cette mise : celle-ci ne sert donc jamais.</translation>
    </message>
    <message>
      <source>Row {row} shows the same, and is bid first.</source>
      <comment>SAME_HAND</comment>
      <translation>La ligne {row} montre la même chose, et se mise d’abord.</translation>
    </message>
    <message>
      <source>A hand with {number} fits row {row} as well, and that one is bid first.</source>
      <comment>OVERLAP</comment>
      <translation>Une main avec {number} convient aussi à la ligne {row}, qui se mise d’abord.</translation>
    </message>
    <message>
      <source>From {below} to less than {least}, nothing is shown.</source>
      <comment>GAP</comment>
      <translation>De {below} à moins de {least}, rien n’est montré.</translation>
    </message>
    <message>
      <source>From {below} on, nothing is shown.</source>
      <comment>GAP_ABOVE</comment>
      <translation>À partir de {below}, rien n’est montré.</translation>
    </message>
    <message>
      <source>No row shows anything about a hand yet.</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>Aucune ligne ne montre encore rien d’une main.</translation>
    </message>
  </context>
  <context>
    <name>AgreementWord</name>
    <message>
      <source>Bidding conventions</source>
      <comment>TITLE</comment>
      <translation>Conventions d’enchères</translation>
    </message>
    <message>
      <source>Bidding conventions…</source>
      <comment>OPEN</comment>
      <translation>Conventions d’enchères…</translation>
    </message>
    <message>
      <source>Bidding conventions: {names}</source>
      <comment>AGREED</comment>
      <translation>Conventions d’enchères : {names}</translation>
    </message>
    <message>
      <source>Bids: {side}</source>
      <comment>BIDS_OF</comment>
      <translation>Mises : {side}</translation>
    </message>
    <message>
      <source>Use this</source>
      <comment>USE</comment>
      <translation>Utiliser</translation>
    </message>
    <message>
      <source>Plain</source>
      <comment>PLAIN</comment>
      <translation>Simple</translation>
    </message>
    <message>
      <source>Help and steps</source>
      <comment>HELP_AND_STEPS</comment>
      <translation>Aide et sauts</translation>
    </message>
    <message>
      <source>Meld bids</source>
      <comment>MELD_BIDS</comment>
      <translation>Les mises montrent les annonces</translation>
    </message>
    <message>
      <source>A bid says that the hand is worth it, and a pass that it isn't.</source>
      <comment>PLAIN_ABOUT</comment>
      <translation>Une mise dit que la main la vaut ; passer dit que non.</translation>
    </message>
    <message>
      <source>A bid says that the hand is worth it. As the rules have it, two bids tell the partner more.</source>
      <comment>CUSTOM_ABOUT</comment>
      <translation>Une mise dit que la main la vaut. Selon les règles, deux mises en disent plus au partenaire.</translation>
    </message>
    <message>
      <source>Once your partner has bid, a bid higher than it has to be shows meld, and a pass may offer help.</source>
      <comment>HELP_AND_STEPS_ABOUT</comment>
      <translation>Quand votre partenaire a déjà misé, une mise plus haute que nécessaire montre des annonces, et passer peut offrir de l’aide.</translation>
    </message>
    <message>
      <source>The lowest raise asks your partner for meld, and higher raises show it.</source>
      <comment>MELD_BIDS_ABOUT</comment>
      <translation>La plus petite relance demande des annonces à votre partenaire ; une relance plus haute en montre.</translation>
    </message>
    <message>
      <source>People made this convention; it doesn't come with the program.</source>
      <comment>OWN_ABOUT</comment>
      <translation>Cette convention est faite par des personnes ; elle n’est pas fournie avec le programme.</translation>
    </message>
    <message>
      <source>Opening with {amount}</source>
      <comment>OPENING</comment>
      <translation>Ouvrir à {amount}</translation>
    </message>
    <message>
      <source>Opening with {amount} or more</source>
      <comment>OPENING_MORE</comment>
      <translation>Ouvrir à {amount} ou plus</translation>
    </message>
    <message>
      <source>Raise of {amount}</source>
      <comment>RAISE</comment>
      <translation>Relance de {amount}</translation>
    </message>
    <message>
      <source>Raise of {amount} or more</source>
      <comment>RAISE_MORE</comment>
      <translation>Relance de {amount} ou plus</translation>
    </message>
    <message>
      <source>Any bid before your partner's first</source>
      <comment>BEFORE</comment>
      <translation>Toute mise avant la première de votre partenaire</translation>
    </message>
    <message>
      <source>{amount} over an opening of {opened}</source>
      <comment>OVER_OPENING</comment>
      <translation>{amount} sur une ouverture à {opened}</translation>
    </message>
    <message>
      <source>{amount} or more over an opening of {opened}</source>
      <comment>OVER_OPENING_MORE</comment>
      <translation>{amount} ou plus sur une ouverture à {opened}</translation>
    </message>
    <message>
      <source>Raise of {amount} once the partner has bid</source>
      <comment>AFTER_PARTNER</comment>
      <translation>Relance de {amount} après une mise du partenaire</translation>
    </message>
    <message>
      <source>Raise of {amount} or more once the partner has bid</source>
      <comment>AFTER_PARTNER_MORE</comment>
      <translation>Relance de {amount} ou plus après une mise du partenaire</translation>
    </message>
    <message>
      <source>Raise of {amount} before the partner has bid</source>
      <comment>AFTER_OPPONENTS</comment>
      <translation>Relance de {amount} avant toute mise du partenaire</translation>
    </message>
    <message>
      <source>Raise of {amount} or more before the partner has bid</source>
      <comment>AFTER_OPPONENTS_MORE</comment>
      <translation>Relance de {amount} ou plus avant toute mise du partenaire</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Passer avec aide</translation>
    </message>
    <message>
      <source>{points} in meld or more, whatever is trump</source>
      <comment>SHOWS_MELD</comment>
      <translation>{points} ou plus en annonces, quel que soit l’atout</translation>
    </message>
    <message>
      <source>{points} in meld or more, usually less than {below}, whatever is trump</source>
      <comment>SHOWS_MELD_BELOW</comment>
      <translation>{points} ou plus en annonces, d’habitude moins de {below}, quel que soit l’atout</translation>
    </message>
    <message>
      <source>aces around</source>
      <comment>SHOWS_ACES_AROUND</comment>
      <translation>carré d’as</translation>
    </message>
    <message>
      <source>{count} aces or more</source>
      <comment>SHOWS_ACES</comment>
      <translation>{count} as ou plus</translation>
    </message>
    <message>
      <source>{count} aces or more, usually fewer than {below}</source>
      <comment>SHOWS_ACES_BELOW</comment>
      <translation>{count} as ou plus, d’habitude moins de {below}</translation>
    </message>
    <message>
      <source>a run</source>
      <comment>SHOWS_RUN</comment>
      <translation>une quinte</translation>
    </message>
    <message>
      <source>{count} cards or more of one suit</source>
      <comment>SHOWS_SUIT</comment>
      <translation>{count} cartes ou plus d’une couleur</translation>
    </message>
    <message>
      <source>{count} cards or more of one suit, usually fewer than {below}</source>
      <comment>SHOWS_SUIT_BELOW</comment>
      <translation>{count} cartes ou plus d’une couleur, d’habitude moins de {below}</translation>
    </message>
    <message>
      <source>asks the partner to show meld</source>
      <comment>SHOWS_ASKS</comment>
      <translation>demande au partenaire de montrer ses annonces</translation>
    </message>
    <message>
      <source>worth the bid; nothing about meld</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>la main vaut la mise ; rien sur les annonces</translation>
    </message>
    <message>
      <source>aces, kings and queens, some of every suit</source>
      <comment>SHOWS_HELP</comment>
      <translation>as, rois et dames, un peu de chaque couleur</translation>
    </message>
    <message>
      <source>A raise counts from the bid on the table, whoever made it, and tells something while the partner still bids.</source>
      <comment>COUNTED</comment>
      <translation>Une relance se compte à partir de la dernière mise, quel qu’en soit l’auteur, et parle tant que le partenaire mise encore.</translation>
    </message>
    <message>
      <source>Whoever bid first names trump: after a partner's jump, one more bid takes it back.</source>
      <comment>TAKEN_BACK</comment>
      <translation>Qui a misé le premier choisit l’atout : après un saut du partenaire, une mise de plus reprend la main.</translation>
    </message>
    <message>
      <source>Where a hand fits several rows, the first one is bid. Too little is shown only where all else costs too much.</source>
      <comment>ORDER</comment>
      <translation>Si une main convient à plusieurs lignes, la première est misée. On ne montre trop peu que si tout le reste coûte trop.</translation>
    </message>
    <message>
      <source>Everybody at the table knows what each side has agreed, so the others hear it, too.</source>
      <comment>HEARD</comment>
      <translation>Toute la table sait ce que chaque camp a convenu : les autres l’entendent donc aussi.</translation>
    </message>
    <message>
      <source>Steady, Strong and Expert keep to it. Novice and Easy bid and hear as if nothing were agreed.</source>
      <comment>KEPT</comment>
      <translation>Solide, Fort et Expert s’y tiennent. Novice et Facile misent et écoutent comme si rien n’était convenu.</translation>
    </message>
    <message>
      <source>Meld bids are played in many ways. That ten more asks and twenty or more tells is common; how much each step shows, and that the opening shows aces around, is how we read it.</source>
      <comment>READING</comment>
      <translation>Les mises d’annonces se jouent de bien des façons. Il est courant que dix de plus demande et que vingt ou plus montre ; ce que montre chaque pas, et que l’ouverture montre un carré d’as, c’est notre lecture.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. It makes a side stronger.</source>
      <comment>STRONGER</comment>
      <translation>Mesuré avec {level} à « {game} » : sur {deals} donnes, un camp qui l’utilise a pris {lead} ± {error} points par donne de plus qu’un camp sans. Cela rend un camp plus fort.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. So it makes no side clearly stronger: agree on it for the fun of it.</source>
      <comment>NOT_STRONGER</comment>
      <translation>Mesuré avec {level} à « {game} » : sur {deals} donnes, un camp qui l’utilise a pris {lead} ± {error} points par donne de plus qu’un camp sans. Aucun camp n’en devient nettement plus fort : adoptez-le pour le plaisir.</translation>
    </message>
    <message>
      <source>Measured with {level} in “{game}”: in {deals} deals a side with it took {lead} ± {error} points a deal more than one without. So it costs a little: agree on it for the fun of it.</source>
      <comment>WEAKER</comment>
      <translation>Mesuré avec {level} à « {game} » : sur {deals} donnes, un camp qui l’utilise a pris {lead} ± {error} points par donne de plus qu’un camp sans. Cela coûte donc un peu : adoptez-le pour le plaisir.</translation>
    </message>
  </context>
  <context>
    <name>AskedWord</name>
    <message>
      <source>Or choose</source>
      <comment>OR_CHOOSE</comment>
      <translation>Ou choisissez</translation>
    </message>
    <message>
      <source>Lay down {amount}</source>
      <comment>LAY_DOWN</comment>
      <translation>Étaler {amount}</translation>
    </message>
    <message>
      <source>Choose cards yourself</source>
      <comment>OWN_CHOICE</comment>
      <translation>Choisir les cartes</translation>
    </message>
    <message>
      <source>Back to the list</source>
      <comment>BACK_TO_LIST</comment>
      <translation>Retour à la liste</translation>
    </message>
    <message>
      <source>Touch the cards you want to meld.</source>
      <comment>TOUCH_CARDS</comment>
      <translation>Touchez les cartes que vous voulez annoncer.</translation>
    </message>
    <message>
      <source>Everybody gets one card. Touch two cards to swap them.</source>
      <comment>TOUCH_TO_SWAP</comment>
      <translation>Chacun reçoit une carte. Touchez deux cartes pour les échanger.</translation>
    </message>
    <message>
      <source>You don't hold these cards.</source>
      <comment>NOT_YOURS</comment>
      <translation>Vous n’avez pas ces cartes.</translation>
    </message>
  </context>
  <context>
    <name>AssetFault</name>
    <message>
      <source>The file {path} is missing: the program is not completely installed, please install it again.</source>
      <comment>MISSING</comment>
      <translation>Le fichier {path} manque : le programme n’est pas installé en entier, veuillez le réinstaller.</translation>
    </message>
    <message>
      <source>The file {path} is damaged: please install the program again.</source>
      <comment>DAMAGED</comment>
      <translation>Le fichier {path} est endommagé : veuillez réinstaller le programme.</translation>
    </message>
    <message>
      <source>The page {name} is missing: the program is not completely installed, please install it again.</source>
      <comment>NO_PAGE</comment>
      <translation>La page {name} manque : le programme n’est pas installé en entier, veuillez le réinstaller.</translation>
    </message>
    <message>
      <source>Qt's reader of drawings in {folder} cannot be loaded: the program is not completely installed, please install it again.</source>
      <comment>NO_READER</comment>
      <translation>Le lecteur de dessins de Qt dans {folder} ne peut pas être chargé : le programme n’est pas installé en entier, veuillez le réinstaller.</translation>
    </message>
  </context>
  <context>
    <name>ChipsWord</name>
    <message>
      <source>Everybody else pays {name} {chips}.</source>
      <comment>PAID</comment>
      <translation>Chacun des autres paie {chips} à {name}.</translation>
    </message>
    <message>
      <source>Everybody else pays you {chips}.</source>
      <comment>PAID_YOU</comment>
      <translation>Chacun des autres vous paie {chips}.</translation>
    </message>
    <message>
      <source>Everybody else and the kitty pay {name} {chips} each.</source>
      <comment>PAID_BY_KITTY</comment>
      <translation>Chacun des autres et la cagnotte paient {chips} à {name}.</translation>
    </message>
    <message>
      <source>Everybody else and the kitty pay you {chips} each.</source>
      <comment>PAID_YOU_BY_KITTY</comment>
      <translation>Chacun des autres et la cagnotte vous paient {chips}.</translation>
    </message>
    <message>
      <source>{name} pays everybody else {chips}.</source>
      <comment>PAYS</comment>
      <translation>{name} paie {chips} à chacun des autres.</translation>
    </message>
    <message>
      <source>You pay everybody else {chips}.</source>
      <comment>PAYS_YOU</comment>
      <translation>Vous payez {chips} à chacun des autres.</translation>
    </message>
    <message>
      <source>{name} pays everybody else and the kitty {chips} each.</source>
      <comment>PAYS_KITTY</comment>
      <translation>{name} paie {chips} à chacun des autres et à la cagnotte.</translation>
    </message>
    <message>
      <source>You pay everybody else and the kitty {chips} each.</source>
      <comment>PAYS_KITTY_YOU</comment>
      <translation>Vous payez {chips} à chacun des autres et à la cagnotte.</translation>
    </message>
    <message>
      <source>Spades count double.</source>
      <comment>SPADES_DOUBLE</comment>
      <translation>Pique compte double.</translation>
    </message>
    <message>
      <source>Hearts count triple.</source>
      <comment>HEARTS_TRIPLE</comment>
      <translation>Cœur compte triple.</translation>
    </message>
    <message>
      <source>Pay everybody else {chips}</source>
      <comment>GIVING_UP</comment>
      <translation>Payer {chips} à chacun des autres</translation>
    </message>
    <message>
      <source>Pay everybody else and the kitty {chips} each</source>
      <comment>GIVING_UP_KITTY</comment>
      <translation>Payer {chips} à chacun et à la cagnotte</translation>
    </message>
    <message>
      <source>The kitty holds {chips}.</source>
      <comment>KITTY</comment>
      <translation>La cagnotte contient {chips}.</translation>
    </message>
    <message>
      <source>The kitty is short of {chips}.</source>
      <comment>KITTY_SHORT</comment>
      <translation>Il manque {chips} à la cagnotte.</translation>
    </message>
  </context>
  <context>
    <name>ClubWord</name>
    <message>
      <source>Round {round}: table {table}, North and South, against {names}.</source>
      <comment>NORTH_SOUTH</comment>
      <translation>Tour {round} : table {table}, Nord et Sud, contre {names}.</translation>
    </message>
    <message>
      <source>Round {round}: table {table}, East and West, against {names}.</source>
      <comment>EAST_WEST</comment>
      <translation>Tour {round} : table {table}, Est et Ouest, contre {names}.</translation>
    </message>
    <message>
      <source>Round {round}: you sit out.</source>
      <comment>SITS_OUT</comment>
      <translation>Tour {round} : vous vous reposez.</translation>
    </message>
    <message>
      <source>Board {board}: {percent} of the match points.</source>
      <comment>RESULT</comment>
      <translation>Étui {board} : {percent} des points de match.</translation>
    </message>
    <message>
      <source>Board {board}: {percent} of the match points, {points} to Expert.</source>
      <comment>RESULT_EXPERT</comment>
      <translation>Étui {board} : {percent} des points de match, {points} par rapport à l’expert.</translation>
    </message>
    <message>
      <source>The next round begins once all tables have finished this one and are ready.</source>
      <comment>NEXT_ROUND</comment>
      <translation>Le tour suivant commence dès que toutes les tables ont fini celui-ci et sont prêtes.</translation>
    </message>
    <message>
      <source>That was your last board: the final result comes once all tables have finished.</source>
      <comment>LAST_BOARD</comment>
      <translation>C’était votre dernier étui : le résultat final vient dès que toutes les tables ont fini.</translation>
    </message>
    <message>
      <source>The evening is over: you are number {rank} with {percent}.</source>
      <comment>RANK</comment>
      <translation>La soirée est finie : vous êtes numéro {rank} avec {percent}.</translation>
    </message>
    <message>
      <source>Waiting until everybody is here</source>
      <comment>WAITS</comment>
      <translation>En attendant que tout le monde soit là</translation>
    </message>
    <message>
      <source>Waiting until everybody is here, or {time}</source>
      <comment>WAITS_FOR</comment>
      <translation>En attendant que tout le monde soit là, ou jusqu’à {time}</translation>
    </message>
    <message>
      <source>Begin now</source>
      <comment>BEGIN</comment>
      <translation>Commencer maintenant</translation>
    </message>
    <message>
      <source>Computer players play for everybody who is not here yet; whoever comes later takes over his cards.</source>
      <comment>BEGIN_HELP</comment>
      <translation>Des joueurs virtuels jouent pour ceux qui ne sont pas encore là ; qui vient plus tard reprend ses cartes.</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <comment>ROUND</comment>
      <translation>Tour {round} sur {rounds}</translation>
    </message>
    <message>
      <source>Final result</source>
      <comment>OVER</comment>
      <translation>Résultat final</translation>
    </message>
    <message>
      <source>Tables</source>
      <comment>TABLES</comment>
      <translation>Tables</translation>
    </message>
    <message>
      <source>Table {table}</source>
      <comment>TABLE</comment>
      <translation>Table {table}</translation>
    </message>
    <message>
      <source>Board {board}</source>
      <comment>BOARD</comment>
      <translation>Étui {board}</translation>
    </message>
    <message>
      <source>Board {board} of {boards}</source>
      <comment>PLAYS_BOARD</comment>
      <translation>Étui {board} sur {boards}</translation>
    </message>
    <message>
      <source>finished</source>
      <comment>FINISHED</comment>
      <translation>terminé</translation>
    </message>
    <message>
      <source>{names} sit out</source>
      <comment>RESTS</comment>
      <translation>{names} se reposent</translation>
    </message>
    <message>
      <source>Standings</source>
      <comment>STANDINGS</comment>
      <translation>Classement</translation>
    </message>
    <message>
      <source>Standings, North and South</source>
      <comment>STAY</comment>
      <translation>Classement, Nord et Sud</translation>
    </message>
    <message>
      <source>Standings, East and West</source>
      <comment>MOVE</comment>
      <translation>Classement, Est et Ouest</translation>
    </message>
    <message>
      <source>Rank</source>
      <comment>PLACE</comment>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Pair</source>
      <comment>PAIR</comment>
      <translation>Paire</translation>
    </message>
    <message>
      <source>Boards</source>
      <comment>BOARDS</comment>
      <translation>Étuis</translation>
    </message>
    <message>
      <source>Match points</source>
      <comment>MATCH_POINTS</comment>
      <translation>Points de match</translation>
    </message>
    <message>
      <source>Percent</source>
      <comment>PERCENT</comment>
      <translation>Pourcentage</translation>
    </message>
    <message>
      <source>To Expert</source>
      <comment>EXPERT</comment>
      <translation>Par rapport à l’expert</translation>
    </message>
    <message>
      <source>“To Expert”: points more or less than four Experts made of the same cards.</source>
      <comment>EXPERT_HELP</comment>
      <translation>« Par rapport à l’expert » : points de plus ou de moins que quatre experts avec les mêmes cartes.</translation>
    </message>
    <message>
      <source>Lead</source>
      <comment>LEAD</comment>
      <translation>Avance</translation>
    </message>
    <message>
      <source>Against</source>
      <comment>AGAINST</comment>
      <translation>Contre</translation>
    </message>
  </context>
  <context>
    <name>CommandFault</name>
    <message>
      <source>no program is named</source>
      <comment>EMPTY</comment>
      <translation>aucun programme n’est nommé</translation>
    </message>
    <message>
      <source>a quotation mark has no counterpart</source>
      <comment>QUOTES</comment>
      <translation>un guillemet n’a pas son pendant</translation>
    </message>
    <message>
      <source>there is no program {name} that can be run</source>
      <comment>MISSING</comment>
      <translation>il n’y a pas de programme {name} qui puisse être lancé</translation>
    </message>
  </context>
  <context>
    <name>ContextMenu</name>
    <message>
      <source>Play this card</source>
      <comment>PLAY</comment>
      <translation>Jouer cette carte</translation>
    </message>
    <message>
      <source>Choose this card</source>
      <comment>CHOOSE</comment>
      <translation>Choisir cette carte</translation>
    </message>
    <message>
      <source>Lay it out</source>
      <comment>LAY_OUT</comment>
      <translation>L’étaler</translation>
    </message>
    <message>
      <source>Put it back</source>
      <comment>PUT_BACK</comment>
      <translation>La reprendre en main</translation>
    </message>
    <message>
      <source>Exchange it for the upcard</source>
      <comment>EXCHANGE</comment>
      <translation>L’échanger contre la retourne</translation>
    </message>
    <message>
      <source>Why not this card?</source>
      <comment>WHY_NOT</comment>
      <translation>Pourquoi pas cette carte ?</translation>
    </message>
    <message>
      <source>Melds of {name}</source>
      <comment>MELDS_OF</comment>
      <translation>Annonces : {name}</translation>
    </message>
    <message>
      <source>The other players</source>
      <comment>OTHERS</comment>
      <translation>Les autres joueurs</translation>
    </message>
    <message>
      <source>Tell {name} whose turn it is</source>
      <comment>NUDGE</comment>
      <translation>Dire à {name} à qui c’est le tour</translation>
    </message>
    <message>
      <source>Ask for a pause</source>
      <comment>ASK_PAUSE</comment>
      <translation>Demander une pause</translation>
    </message>
    <message>
      <source>Agree to the pause</source>
      <comment>AGREE_TO_PAUSE</comment>
      <translation>Accepter la pause</translation>
    </message>
    <message>
      <source>Play on without a pause</source>
      <comment>PLAY_ON</comment>
      <translation>Continuer sans pause</translation>
    </message>
    <message>
      <source>Hide what {name} says</source>
      <comment>MUTE</comment>
      <translation>Masquer ce que dit {name}</translation>
    </message>
    <message>
      <source>Nobody else plays at this table</source>
      <comment>NOBODY_HERE</comment>
      <translation>Personne d’autre ne joue à cette table</translation>
    </message>
    <message>
      <source>{name} plays at {level}…</source>
      <comment>LEVEL</comment>
      <translation>{name} joue au niveau {level}…</translation>
    </message>
  </context>
  <context>
    <name>ConventionsHelp</name>
    <message>
      <source>How to choose one</source>
      <comment>CHOOSE</comment>
      <translation>Comment en choisir une</translation>
    </message>
    <message>
      <source>In games with partners, “Bidding conventions” in New game and House rules has a page about each convention. Each side has its own; computer players bid by it, and understand yours.</source>
      <comment>CHOOSE_TEXT</comment>
      <translation>Dans les jeux avec partenaires, « Conventions d’enchères » dans Nouvelle partie et Règles maison a une page sur chaque convention. Chaque camp a la sienne ; les joueurs virtuels misent selon elle et comprennent la vôtre.</translation>
    </message>
    <message>
      <source>At the table, the bid panel says what your bid would show, and a click on a bid says what that one showed. F1 opens the rules, from where you can read the convention again.</source>
      <comment>AT_TABLE</comment>
      <translation>À la table, le panneau des mises dit ce que la vôtre montrerait, et un clic sur une mise dit ce qu’elle a montré. F1 ouvre les règles, d’où vous pouvez relire la convention.</translation>
    </message>
    <message>
      <source>How to make your own</source>
      <comment>MAKE</comment>
      <translation>Comment créer la vôtre</translation>
    </message>
    <message>
      <source>“Make your own…” on that page begins with the convention chosen there. Each row says when a bid is made, how high it is and what it shows; the first row that fits a bid counts.</source>
      <comment>MAKE_TEXT</comment>
      <translation>« Créer la vôtre… » sur cette page part de la convention qui y est choisie. Chaque ligne dit quand une mise est faite, de combien et ce qu’elle montre ; la première ligne qui convient à une mise compte.</translation>
    </message>
    <message>
      <source>Notes beside the rows name gaps and contradictions, and “Deal a hand” shows what would be bid.</source>
      <comment>TRY_TEXT</comment>
      <translation>Des notes près des lignes signalent les trous et les contradictions, et « Distribuer une main » montre ce qui serait misé.</translation>
    </message>
    <message>
      <source>How to share it</source>
      <comment>SHARE</comment>
      <translation>Comment la partager</translation>
    </message>
    <message>
      <source>“Export…” writes a convention to a small file ({suffix}), for a partner or another computer. To take one in, double-click the file, drop it on the window, or choose it in Game &gt; Open a file or by “Import a file…”.</source>
      <comment>SHARE_TEXT</comment>
      <translation>« Exporter… » enregistre une convention dans un petit fichier ({suffix}), pour un partenaire ou un autre ordinateur. Pour en recevoir une, double-cliquez sur le fichier, déposez-le sur la fenêtre, ou choisissez-le par Partie &gt; Ouvrir un fichier ou par « Importer un fichier… ».</translation>
    </message>
    <message>
      <source>It is then kept with yours and offered for a new game. None of yours is replaced: if the name is taken, it gets another one.</source>
      <comment>SHARE_SAFE</comment>
      <translation>Elle est alors gardée avec les vôtres et proposée pour une nouvelle partie. Aucune des vôtres n’est remplacée : si le nom est pris, elle en reçoit un autre.</translation>
    </message>
  </context>
  <context>
    <name>Damaged</name>
    <message>
      <source>Your settings can't be read, so everything is back to standard. The file stays where it is: {path}.</source>
      <comment>UNREADABLE</comment>
      <translation>Vos réglages sont illisibles : tout revient aux valeurs habituelles. Le fichier reste où il est : {path}.</translation>
    </message>
    <message>
      <source>Your settings are damaged, so everything is back to standard. The damaged file is kept: {path}.</source>
      <comment>BROKEN</comment>
      <translation>Vos réglages sont endommagés : tout revient aux valeurs habituelles. Le fichier endommagé est conservé : {path}.</translation>
    </message>
    <message>
      <source>Your settings are from a newer version of this program. Changes you make here last until you quit, and the file is left alone: {path}.</source>
      <comment>NEWER_VERSION</comment>
      <translation>Vos réglages viennent d’une version plus récente du programme. Vos changements durent jusqu’à ce que vous quittiez, et leur fichier reste tel quel : {path}.</translation>
    </message>
    <message>
      <source>Some of your settings can't be read and are back to standard: {settings}.</source>
      <comment>PARTS</comment>
      <translation>Certains de vos réglages sont illisibles et reviennent aux valeurs habituelles : {settings}.</translation>
    </message>
    <message>
      <source>Your last game can't be found anymore, so a new one has begun.</source>
      <comment>LAST_GAME</comment>
      <translation>Votre dernière partie est introuvable : une nouvelle a commencé.</translation>
    </message>
    <message>
      <source>{setting} ({game})</source>
      <comment>OF_GAME</comment>
      <translation>{setting} ({game})</translation>
    </message>
    <message>
      <source>{settings}, and {count} more</source>
      <comment>AND_MORE</comment>
      <translation>{settings} et {count} de plus</translation>
    </message>
    <message>
      <source>Window size</source>
      <comment>WINDOW</comment>
      <translation>Taille de la fenêtre</translation>
    </message>
  </context>
  <context>
    <name>DealCodeFault</name>
    <message>
      <source>Deal codes never contain “{sign}”. Please check what you typed.</source>
      <comment>SIGN</comment>
      <translation>« {sign} » n’apparaît jamais dans un code de donne. Vérifiez ce que vous avez tapé.</translation>
    </message>
    <message>
      <source>This code is too short: a deal code has at least {least} letters and digits, and this one only {count}.</source>
      <comment>SHORT</comment>
      <translation>Ce code est trop court : un code de donne a au moins {least} lettres et chiffres, et celui-ci seulement {count}.</translation>
    </message>
    <message>
      <source>There's a typing error in this code. Please compare it with the original.</source>
      <comment>TYPING</comment>
      <translation>Il y a une faute de frappe dans ce code. Comparez-le avec l’original.</translation>
    </message>
    <message>
      <source>This code needs a newer version of the program: this one doesn't know its game or one of its rules.</source>
      <comment>NEWER</comment>
      <translation>Ce code demande une version plus récente du programme : celle-ci ne connaît pas son jeu ou l’une de ses règles.</translation>
    </message>
    <message>
      <source>This code is for {count} people, and its game can't be played by that many.</source>
      <comment>PEOPLE</comment>
      <translation>Ce code est pour {count} personnes, et son jeu ne se joue pas à ce nombre.</translation>
    </message>
  </context>
  <context>
    <name>DealLineFault</name>
    <message>
      <source>A deal has at most {most} characters, and this text {count}.</source>
      <comment>LONG</comment>
      <translation>Une donne compte au plus {most} caractères, et ce texte {count}.</translation>
    </message>
    <message>
      <source>The deal is empty; it begins with the name of a game.</source>
      <comment>EMPTY</comment>
      <translation>La donne est vide ; elle commence par le nom d’un jeu.</translation>
    </message>
    <message>
      <source>"{word}" is there twice; a deal has words such as dealer:0 and 0:AT.K.QJ9.A.</source>
      <comment>TWICE</comment>
      <translation>« {word} » y est deux fois ; une donne a des mots comme dealer:0 et 0:AT.K.QJ9.A.</translation>
    </message>
    <message>
      <source>"{word}" has no colon; a deal has words such as dealer:0 and 0:AT.K.QJ9.A.</source>
      <comment>NO_COLON</comment>
      <translation>« {word} » n’a pas de deux-points ; une donne a des mots comme dealer:0 et 0:AT.K.QJ9.A.</translation>
    </message>
    <message>
      <source>These rules cannot be played: {problem}</source>
      <comment>UNPLAYABLE</comment>
      <translation>On ne peut pas jouer avec ces règles : {problem}</translation>
    </message>
    <message>
      <source>"{word}" is no seat; this game has the seats 0 to {last}, and besides them a deal has dealer, widow and stock.</source>
      <comment>SEAT</comment>
      <translation>« {word} » n’est pas une place ; ce jeu a les places 0 à {last}, et une donne a en plus dealer, widow et stock.</translation>
    </message>
    <message>
      <source>"{word}" is no hand; write the ranks (A T K Q J 9 8 7) of spades, hearts, diamonds and clubs between periods, such as AAT.KQ..J9.</source>
      <comment>HAND</comment>
      <translation>« {word} » n’est pas une main ; écrivez les valeurs (A T K Q J 9 8 7) à pique, cœur, carreau et trèfle entre des points, par exemple AAT.KQ..J9.</translation>
    </message>
    <message>
      <source>{card} is there {count} times, and the deck of this game has none.</source>
      <comment>NO_SUCH_CARD</comment>
      <translation>{card} y est {count} fois, et le paquet de ce jeu n’en a pas.</translation>
    </message>
    <message>
      <source>{card} is there {count} times, and the deck of this game has only {most}.</source>
      <comment>TOO_OFTEN</comment>
      <translation>{card} y est {count} fois, et le paquet de ce jeu n’en a que {most}.</translation>
    </message>
  </context>
  <context>
    <name>DealStatisticsWord</name>
    <message>
      <source>All your deals</source>
      <comment>CHIP</comment>
      <translation>Toutes vos donnes</translation>
    </message>
    <message>
      <source>Your cards are as chance would have them</source>
      <comment>FITS</comment>
      <translation>Vos cartes sont telles que le hasard les donne</translation>
    </message>
    <message>
      <source>Are your cards as chance would have them?</source>
      <comment>FITS_OPEN</comment>
      <translation>Vos cartes sont-elles telles que le hasard les donne ?</translation>
    </message>
    <message>
      <source>Your cards are not quite as chance would have them</source>
      <comment>FITS_NOT</comment>
      <translation>Vos cartes ne sont pas tout à fait telles que le hasard les donne</translation>
    </message>
    <message>
      <source>Aces, longest suits and melds in {deals}: nothing is farther off than chance explains.</source>
      <comment>FITS_LINE</comment>
      <translation>As, couleurs les plus longues et annonces sur {deals} : rien ne s’écarte plus que le hasard ne l’explique.</translation>
    </message>
    <message>
      <source>Aces, longest suits and melds in {deals}: something is farther off than chance usually is.</source>
      <comment>FITS_NOT_LINE</comment>
      <translation>As, couleurs les plus longues et annonces sur {deals} : quelque chose s’écarte plus que le hasard ne le fait d’habitude.</translation>
    </message>
    <message>
      <source>Whose cards</source>
      <comment>WHO</comment>
      <translation>Les cartes de qui</translation>
    </message>
    <message>
      <source>Bars: what you were dealt in {deals} since {day}. Lines: what chance predicts.</source>
      <comment>LINE</comment>
      <translation>Barres : ce que vous avez reçu en {deals} depuis le {day}. Traits : ce que prévoit le hasard.</translation>
    </message>
    <message>
      <source>Bars: what {name} was dealt in {deals} since {day}. Lines: what chance predicts.</source>
      <comment>LINE_OF</comment>
      <translation>Barres : ce qu’a reçu {name} en {deals} depuis le {day}. Traits : ce que prévoit le hasard.</translation>
    </message>
    <message>
      <source>1 deal</source>
      <comment>DEAL</comment>
      <translation>1 donne</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>DEALS</comment>
      <translation>{count} donnes</translation>
    </message>
    <message>
      <source>Finish a deal to compare what you were dealt with what chance predicts.</source>
      <comment>NONE</comment>
      <translation>Terminez une donne pour comparer vos cartes à ce que prévoit le hasard.</translation>
    </message>
    <message>
      <source>Aces in a hand</source>
      <comment>ACES</comment>
      <translation>As par main</translation>
    </message>
    <message>
      <source>Longest suit of a hand</source>
      <comment>LONGEST</comment>
      <translation>Couleur la plus longue</translation>
    </message>
    <message>
      <source>Best meld of a hand</source>
      <comment>MELD</comment>
      <translation>Meilleures annonces</translation>
    </message>
    <message>
      <source>You</source>
      <comment>OWN</comment>
      <translation>Vous</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Partenaire</translation>
    </message>
    <message>
      <source>Others</source>
      <comment>OTHERS</comment>
      <translation>Les autres</translation>
    </message>
    <message>
      <source>chance {mean} ± {scatter}</source>
      <comment>CHANCE</comment>
      <translation>hasard {mean} ± {scatter}</translation>
    </message>
    <message>
      <source>{count} in 100</source>
      <comment>OFTEN</comment>
      <translation>{count} sur 100</translation>
    </message>
    <message>
      <source>less than 1 in 100</source>
      <comment>SELDOM</comment>
      <translation>moins de 1 sur 100</translation>
    </message>
    <message>
      <source>{value}+</source>
      <comment>MORE_THAN</comment>
      <translation>{value}+</translation>
    </message>
    <message>
      <source>{who}: {mean}; chance {expected} give or take {scatter}. By chance, {often} are this far off.</source>
      <comment>SPOKEN</comment>
      <translation>{who} : {mean} ; hasard {expected}, à {scatter} près. Par hasard, un tel écart : {often}.</translation>
    </message>
    <message>
      <source>{value}: {count} hands, by chance {expected}.</source>
      <comment>SPOKEN_BARS</comment>
      <translation>{value} : {count} mains, par hasard {expected}.</translation>
    </message>
    <message>
      <source>{value}: 1 hand, by chance {expected}.</source>
      <comment>SPOKEN_BARS_ONE</comment>
      <translation>{value} : 1 main, par hasard {expected}.</translation>
    </message>
    <message>
      <source>All deals count, won, lost or thrown in, except those whose cards were preset. Trump depends on what the bidder holds, so the longest suit stands in for it. Honest cards stay within the ± 19 times in 20; the number on the right says how often they are this far off or farther. With {count} numbers on a page, one outside its ± is nothing unusual.</source>
      <comment>NOTE</comment>
      <translation>Toutes les donnes comptent, gagnées, perdues ou abandonnées, sauf celles dont les cartes étaient fixées d’avance. L’atout dépend de la main du preneur ; la couleur la plus longue en tient donc lieu. Des cartes honnêtes restent dans le ± 19 fois sur 20 ; le nombre à droite dit combien de fois elles s’écartent autant ou plus. Avec {count} nombres par page, qu’un seul sorte de son ± n’a rien d’étonnant.</translation>
    </message>
  </context>
  <context>
    <name>DialogWord</name>
    <message>
      <source>New game</source>
      <comment>NEW_GAME</comment>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>Number of players</source>
      <comment>NG_COUNT</comment>
      <translation>Nombre de joueurs</translation>
    </message>
    <message>
      <source>{count} players</source>
      <comment>NG_PLAYERS</comment>
      <translation>{count} joueurs</translation>
    </message>
    <message>
      <source>Number of people at the table</source>
      <comment>NG_PEOPLE_COUNT</comment>
      <translation>Nombre de personnes à la table</translation>
    </message>
    <message>
      <source>{count} at the table</source>
      <comment>NG_PEOPLE</comment>
      <translation>{count} à la table</translation>
    </message>
    <message>
      <source>Up to {most} people can take turns.</source>
      <comment>NG_MOST</comment>
      <translation>Jusqu’à {most} personnes peuvent jouer à tour de rôle.</translation>
    </message>
    <message>
      <source>Seats</source>
      <comment>NG_SEATS</comment>
      <translation>Places</translation>
    </message>
    <message>
      <source>Faces</source>
      <comment>NG_FACES</comment>
      <translation>Visages</translation>
    </message>
    <message>
      <source>Play to</source>
      <comment>NG_TARGET</comment>
      <translation>Jouer jusqu’à</translation>
    </message>
    <message>
      <source>Deals</source>
      <comment>NG_DEALS</comment>
      <translation>Donnes</translation>
    </message>
    <message>
      <source>Start</source>
      <comment>NG_START</comment>
      <translation>Commencer</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>NG_CANCEL</comment>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Person</source>
      <comment>NG_PERSON</comment>
      <translation>Personne</translation>
    </message>
    <message>
      <source>Computer: {skill}</source>
      <comment>NG_COMPUTER</comment>
      <translation>Ordinateur : {skill}</translation>
    </message>
    <message>
      <source>{skill} for all</source>
      <comment>NG_ALIKE</comment>
      <translation>{skill} pour tous</translation>
    </message>
    <message>
      <source>Name at seat {number}</source>
      <comment>NG_NAME</comment>
      <translation>Nom à la place {number}</translation>
    </message>
    <message>
      <source>Who plays at seat {number}</source>
      <comment>NG_WHO</comment>
      <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
      <source>Seat {number}</source>
      <comment>NG_SEAT</comment>
      <translation>Place {number}</translation>
    </message>
    <message>
      <source>Give every player a name.</source>
      <comment>NG_NAMELESS</comment>
      <translation>Donnez un nom à chaque joueur.</translation>
    </message>
    <message>
      <source>Two players are named {name}. Give one of them another name.</source>
      <comment>NG_TWICE</comment>
      <translation>Deux joueurs s’appellent {name}. Donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
      <source>Only computer players: you'll just watch.</source>
      <comment>NG_NOBODY</comment>
      <translation>Seulement des ordinateurs : vous regardez.</translation>
    </message>
    <message>
      <source>{first} against {second}</source>
      <comment>NG_AGAINST</comment>
      <translation>{first} contre {second}</translation>
    </message>
    <message>
      <source>Partners: {sides}</source>
      <comment>NG_PARTNERS</comment>
      <translation>Équipes : {sides}</translation>
    </message>
    <message>
      <source>; </source>
      <comment>NG_NEXT_SIDE</comment>
      <translation> ; </translation>
    </message>
    <message>
      <source>Everyone plays alone.</source>
      <comment>NG_ALONE</comment>
      <translation>Chacun joue pour soi.</translation>
    </message>
    <message>
      <source>The bidder calls a partner each deal.</source>
      <comment>NG_CALLED</comment>
      <translation>Le preneur appelle un partenaire à chaque donne.</translation>
    </message>
    <message>
      <source>Partners change from deal to deal.</source>
      <comment>NG_ROTATING</comment>
      <translation>Les partenaires changent d’une donne à l’autre.</translation>
    </message>
    <message>
      <source>Sharing the screen: hands stay hidden between turns.</source>
      <comment>NG_HOTSEAT</comment>
      <translation>Un seul écran : les mains restent cachées entre les tours.</translation>
    </message>
    <message>
      <source>House rules…</source>
      <comment>NG_HOUSE_RULES</comment>
      <translation>Règles maison…</translation>
    </message>
    <message>
      <source>Rules of this game</source>
      <comment>RULES_TITLE</comment>
      <translation>Règles de ce jeu</translation>
    </message>
    <message>
      <source>Preferences</source>
      <comment>PREFERENCES</comment>
      <translation>Préférences</translation>
    </message>
    <message>
      <source>Table</source>
      <comment>PF_TABLE</comment>
      <translation>Table</translation>
    </message>
    <message>
      <source>Variant</source>
      <comment>PF_VARIANT</comment>
      <translation>Variante</translation>
    </message>
    <message>
      <source>Only whole numbers from {least} to {most}.</source>
      <comment>NUMBER_RANGE</comment>
      <translation>Seulement des nombres entiers de {least} à {most}.</translation>
    </message>
    <message>
      <source>Lower target</source>
      <comment>TARGET_LESS</comment>
      <translation>Baisser le but</translation>
    </message>
    <message>
      <source>Higher target</source>
      <comment>TARGET_MORE</comment>
      <translation>Monter le but</translation>
    </message>
    <message>
      <source>Fewer deals</source>
      <comment>DEALS_LESS</comment>
      <translation>Moins de donnes</translation>
    </message>
    <message>
      <source>More deals</source>
      <comment>DEALS_MORE</comment>
      <translation>Plus de donnes</translation>
    </message>
    <message>
      <source>Target score</source>
      <comment>PF_TARGET</comment>
      <translation>But</translation>
    </message>
    <message>
      <source>Speed</source>
      <comment>PF_SPEED</comment>
      <translation>Vitesse</translation>
    </message>
    <message>
      <source>Instant</source>
      <comment>PF_SPEED_INSTANT</comment>
      <translation>Instantanée</translation>
    </message>
    <message>
      <source>Fast</source>
      <comment>PF_SPEED_FAST</comment>
      <translation>Rapide</translation>
    </message>
    <message>
      <source>Normal</source>
      <comment>PF_SPEED_NORMAL</comment>
      <translation>Normale</translation>
    </message>
    <message>
      <source>Slow</source>
      <comment>PF_SPEED_SLOW</comment>
      <translation>Lente</translation>
    </message>
    <message>
      <source>Theme</source>
      <comment>PF_THEME</comment>
      <translation>Thème</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>PF_THEME_SYSTEM</comment>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>Green felt</source>
      <comment>PF_THEME_FELT</comment>
      <translation>Tapis vert</translation>
    </message>
    <message>
      <source>Dark</source>
      <comment>PF_THEME_DARK</comment>
      <translation>Sombre</translation>
    </message>
    <message>
      <source>Light</source>
      <comment>PF_THEME_LIGHT</comment>
      <translation>Clair</translation>
    </message>
    <message>
      <source>Card back</source>
      <comment>PF_BACK</comment>
      <translation>Dos des cartes</translation>
    </message>
    <message>
      <source>Blue</source>
      <comment>PF_BACK_BLUE</comment>
      <translation>Bleu</translation>
    </message>
    <message>
      <source>Red</source>
      <comment>PF_BACK_RED</comment>
      <translation>Rouge</translation>
    </message>
    <message>
      <source>Black and gold</source>
      <comment>PF_BACK_BLACK</comment>
      <translation>Noir et or</translation>
    </message>
    <message>
      <source>Suits</source>
      <comment>PF_CARDS</comment>
      <translation>Enseignes</translation>
    </message>
    <message>
      <source>French</source>
      <comment>PF_CARDS_FRENCH</comment>
      <translation>Françaises</translation>
    </message>
    <message>
      <source>German</source>
      <comment>PF_CARDS_GERMAN</comment>
      <translation>Allemandes</translation>
    </message>
    <message>
      <source>Letters of the court</source>
      <comment>PF_INDICES</comment>
      <translation>Lettres</translation>
    </message>
    <message>
      <source>Blue diamonds and green clubs</source>
      <comment>PF_FOUR_COLOR</comment>
      <translation>Carreaux bleus et trèfles verts</translation>
    </message>
    <message>
      <source>Larger text</source>
      <comment>PF_LARGE_TEXT</comment>
      <translation>Texte plus grand</translation>
    </message>
    <message>
      <source>Large letters on the cards</source>
      <comment>PF_LARGE_INDEX</comment>
      <translation>Grandes lettres sur les cartes</translation>
    </message>
    <message>
      <source>Play my only legal card for me</source>
      <comment>PF_PLAY_FORCED</comment>
      <translation>Jouer pour moi ma seule carte permise</translation>
    </message>
    <message>
      <source>Show the odds while bidding</source>
      <comment>PF_ODDS</comment>
      <translation>Montrer mes chances pendant les enchères</translation>
    </message>
    <message>
      <source>Cards fanned for left-handers</source>
      <comment>PF_LEFT_HANDED</comment>
      <translation>Éventail pour gauchers</translation>
    </message>
    <message>
      <source>Plain seats without people</source>
      <comment>PF_PLAIN_SEATS</comment>
      <translation>Places simples, sans personnages</translation>
    </message>
    <message>
      <source>Table talk</source>
      <comment>PF_TABLE_TALK</comment>
      <translation>Bavardage à table</translation>
    </message>
    <message>
      <source>Sounds</source>
      <comment>PF_SOUND</comment>
      <translation>Sons</translation>
    </message>
    <message>
      <source>Volume</source>
      <comment>PF_VOLUME</comment>
      <translation>Volume</translation>
    </message>
    <message>
      <source>After melding</source>
      <comment>PF_MELDS_STAY</comment>
      <translation>Après les annonces</translation>
    </message>
    <message>
      <source>Wait for Continue</source>
      <comment>PF_MELDS_STAY_WAIT</comment>
      <translation>Attendre « Continuer »</translation>
    </message>
    <message>
      <source>Wait a few seconds</source>
      <comment>PF_MELDS_STAY_SECONDS</comment>
      <translation>Attendre quelques secondes</translation>
    </message>
    <message>
      <source>Play on at once</source>
      <comment>PF_MELDS_STAY_NO</comment>
      <translation>Continuer aussitôt</translation>
    </message>
    <message>
      <source>Play a card with</source>
      <comment>PF_CONFIRM_PLAYS</comment>
      <translation>Jouer une carte par</translation>
    </message>
    <message>
      <source>One click</source>
      <comment>PF_CONFIRM_PLAYS_SINGLE</comment>
      <translation>Un clic</translation>
    </message>
    <message>
      <source>A double click</source>
      <comment>PF_CONFIRM_PLAYS_DOUBLE</comment>
      <translation>Un double clic</translation>
    </message>
    <message>
      <source>A second click to confirm</source>
      <comment>PF_CONFIRM_PLAYS_SECOND</comment>
      <translation>Un second clic de confirmation</translation>
    </message>
    <message>
      <source>Leave off the last zero: 25 for 250</source>
      <comment>PF_LEAVES_OFF_ZERO</comment>
      <translation>Omettre le dernier zéro : 25 pour 250</translation>
    </message>
    <message>
      <source>Count down the score of two players</source>
      <comment>PF_COUNTS_DOWN</comment>
      <translation>Décompter les points de deux joueurs</translation>
    </message>
    <message>
      <source>Language</source>
      <comment>PF_LANGUAGE</comment>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>PF_LANGUAGE_SYSTEM</comment>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>Sort the hand</source>
      <comment>PF_SORTING</comment>
      <translation>Trier la main</translation>
    </message>
    <message>
      <source>By suit</source>
      <comment>PF_SORTING_SUIT</comment>
      <translation>Par couleur</translation>
    </message>
    <message>
      <source>By suit, trump first</source>
      <comment>PF_SORTING_TRUMP</comment>
      <translation>Par couleur, atout d’abord</translation>
    </message>
    <message>
      <source>By rank</source>
      <comment>PF_SORTING_RANK</comment>
      <translation>Par rang</translation>
    </message>
    <message>
      <source>My own order</source>
      <comment>PF_SORTING_NONE</comment>
      <translation>Mon propre ordre</translation>
    </message>
    <message>
      <source>About Pinochle</source>
      <comment>ABOUT</comment>
      <translation>À propos de Pinochle</translation>
    </message>
    <message>
      <source>Pinochle {version}</source>
      <comment>ABOUT_NAME</comment>
      <translation>Pinochle {version}</translation>
    </message>
    <message>
      <source>Pinochle for your desktop, with its own deck of cards and computer players who never peek.</source>
      <comment>ABOUT_WHAT</comment>
      <translation>Le pinochle sur votre bureau, avec ses propres cartes et des joueurs virtuels qui ne regardent jamais vos cartes.</translation>
    </message>
    <message>
      <source>Free software under the MIT license. © The pinochle-qt contributors.</source>
      <comment>ABOUT_LICENSE</comment>
      <translation>Logiciel libre sous licence MIT. © The pinochle-qt contributors.</translation>
    </message>
    <message>
      <source>Set in Inter, under the SIL Open Font License.</source>
      <comment>ABOUT_FONT</comment>
      <translation>Composé en Inter, sous licence SIL Open Font License.</translation>
    </message>
    <message>
      <source>Made with Qt {qt} and Python {python}.</source>
      <comment>ABOUT_QT</comment>
      <translation>Fait avec Qt {qt} et Python {python}.</translation>
    </message>
  </context>
  <context>
    <name>DrillWord</name>
    <message>
      <source>Drills</source>
      <comment>PAGE</comment>
      <translation>Exercices</translation>
    </message>
    <message>
      <source>Meld drill</source>
      <comment>MELDS</comment>
      <translation>Exercice d’annonces</translation>
    </message>
    <message>
      <source>Bid drill</source>
      <comment>BIDS</comment>
      <translation>Exercice d’enchères</translation>
    </message>
    <message>
      <source>Which game</source>
      <comment>GAME</comment>
      <translation>Quel jeu</translation>
    </message>
    <message>
      <source>Next hand</source>
      <comment>NEXT</comment>
      <translation>Main suivante</translation>
    </message>
    <message>
      <source>{suit} are trump. How much is your meld?</source>
      <comment>HOW_MUCH</comment>
      <translation>Atout : {suit}. Combien valent vos annonces ?</translation>
    </message>
    <message>
      <source>Type the points and press Enter, or click a number.</source>
      <comment>HOW_MELD</comment>
      <translation>Tapez les points puis Entrée, ou cliquez sur un nombre.</translation>
    </message>
    <message>
      <source>Your count</source>
      <comment>POINTS</comment>
      <translation>Votre compte</translation>
    </message>
    <message>
      <source>Yes: {points}</source>
      <comment>MELD_RIGHT</comment>
      <translation>Oui : {points}</translation>
    </message>
    <message>
      <source>No: it's {points}</source>
      <comment>MELD_WRONG</comment>
      <translation>Non : {points}</translation>
    </message>
    <message>
      <source>No meld at all</source>
      <comment>NOTHING</comment>
      <translation>Aucune annonce</translation>
    </message>
    <message>
      <source>{meld}, {points}: {cards}</source>
      <comment>MELD_ROW</comment>
      <translation>{meld}, {points} : {cards}</translation>
    </message>
    <message>
      <source>One hand counted so far: {right} right, {time}.</source>
      <comment>MELD_DONE_ONE</comment>
      <translation>Une main comptée : {right} juste, {time}.</translation>
    </message>
    <message>
      <source>The last {count} hands: {right} right, {time} each.</source>
      <comment>MELD_DONE</comment>
      <translation>Les {count} dernières mains : {right} justes, {time} chacune.</translation>
    </message>
    <message>
      <source>1 second</source>
      <comment>SECOND</comment>
      <translation>1 seconde</translation>
    </message>
    <message>
      <source>{count} seconds</source>
      <comment>SECONDS</comment>
      <translation>{count} secondes</translation>
    </message>
    <message>
      <source>No hands counted yet.</source>
      <comment>MELD_NONE</comment>
      <translation>Aucune main comptée pour l’instant.</translation>
    </message>
    <message>
      <source>What do you bid?</source>
      <comment>WHAT_BID</comment>
      <translation>Que misez-vous ?</translation>
    </message>
    <message>
      <source>{name}: {call}</source>
      <comment>SPOKE</comment>
      <translation>{name} : {call}</translation>
    </message>
    <message>
      <source>You are the first to bid.</source>
      <comment>YOU_FIRST</comment>
      <translation>Vous misez en premier.</translation>
    </message>
    <message>
      <source>Expert is looking at your bid…</source>
      <comment>THINKING</comment>
      <translation>L’expert examine votre mise…</translation>
    </message>
    <message>
      <source>Expert has no opinion on this hand.</source>
      <comment>NO_OPINION</comment>
      <translation>L’expert n’a pas d’avis sur cette main.</translation>
    </message>
    <message>
      <source>You: {answer}</source>
      <comment>YOURS</comment>
      <translation>Vous : {answer}</translation>
    </message>
    <message>
      <source>Expert: {advice}</source>
      <comment>EXPERT</comment>
      <translation>Expert : {advice}</translation>
    </message>
    <message>
      <source>Expert would do the same.</source>
      <comment>AGREED</comment>
      <translation>L’expert ferait de même.</translation>
    </message>
    <message>
      <source>As good as Expert's choice: {advice}</source>
      <comment>AS_GOOD</comment>
      <translation>Aussi bon que le choix de l’expert : {advice}</translation>
    </message>
    <message>
      <source>Of 100 imagined deals with your bid, about {made} make it and {set} go set.</source>
      <comment>OF_HUNDRED</comment>
      <translation>Sur 100 donnes imaginées avec votre mise, environ {made} réussissent et {set} chutent.</translation>
    </message>
    <message>
      <source>On average it's worth about {points} more than {other}.</source>
      <comment>MORE</comment>
      <translation>En moyenne, cela vaut environ {points} de plus que {other}.</translation>
    </message>
    <message>
      <source>On average it's worth about {points} less than {other}.</source>
      <comment>LESS</comment>
      <translation>En moyenne, cela vaut environ {points} de moins que {other}.</translation>
    </message>
    <message>
      <source>On average it's worth as much as {other}.</source>
      <comment>EVEN</comment>
      <translation>En moyenne, cela vaut autant que {other}.</translation>
    </message>
    <message>
      <source>a pass</source>
      <comment>A_PASS</comment>
      <translation>passer</translation>
    </message>
    <message>
      <source>the lowest bid</source>
      <comment>THE_LOWEST</comment>
      <translation>la plus petite mise</translation>
    </message>
    <message>
      <source>The last {count} hands: {good} as good as Expert's choice, {points} lost per hand.</source>
      <comment>BID_DONE</comment>
      <translation>Les {count} dernières mains : {good} aussi bonnes que le choix de l’expert, {points} perdus par main.</translation>
    </message>
    <message>
      <source>One hand so far, {points} lost.</source>
      <comment>BID_DONE_ONE</comment>
      <translation>Une main pour l’instant, {points} perdus.</translation>
    </message>
    <message>
      <source>No hands bid yet.</source>
      <comment>BID_NONE</comment>
      <translation>Aucune main misée pour l’instant.</translation>
    </message>
  </context>
  <context>
    <name>Export</name>
    <message>
      <source>Save picture</source>
      <comment>SAVE_PICTURE</comment>
      <translation>Enregistrer l’image</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <comment>SAVE_PDF</comment>
      <translation>Enregistrer en PDF</translation>
    </message>
    <message>
      <source>Save score sheet</source>
      <comment>SAVE_SHEET</comment>
      <translation>Enregistrer la feuille de points</translation>
    </message>
    <message>
      <source>Export game</source>
      <comment>SAVE_GAME</comment>
      <translation>Exporter la partie</translation>
    </message>
    <message>
      <source>Save…</source>
      <comment>SAVE</comment>
      <translation>Enregistrer…</translation>
    </message>
    <message>
      <source>Save the score sheet as a picture, PDF, table or text</source>
      <comment>SAVE_HELP</comment>
      <translation>Enregistrer la feuille de points en image, PDF, tableau ou texte</translation>
    </message>
    <message>
      <source>Copy</source>
      <comment>COPY</comment>
      <translation>Copier</translation>
    </message>
    <message>
      <source>Copy the score sheet as text</source>
      <comment>COPY_HELP</comment>
      <translation>Copier la feuille de points en texte</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Copié</translation>
    </message>
    <message>
      <source>score sheet</source>
      <comment>SHEET</comment>
      <translation>feuille de points</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <comment>PICTURES</comment>
      <translation>Images (*.png)</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <comment>PDF</comment>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Tables for spreadsheets (*.csv)</source>
      <comment>TABLES</comment>
      <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
      <source>Text (*.txt)</source>
      <comment>TEXTS</comment>
      <translation>Textes (*.txt)</translation>
    </message>
    <message>
      <source>Pinochle games (*{suffix})</source>
      <comment>GAMES</comment>
      <translation>Parties de pinochle (*{suffix})</translation>
    </message>
    <message>
      <source>Pinochle {date}, {title}</source>
      <comment>FILE_NAME</comment>
      <translation>Pinochle {date}, {title}</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <comment>SAVED</comment>
      <translation>Enregistré dans {path}.</translation>
    </message>
    <message>
      <source>{path} can't be saved: {reason}.</source>
      <comment>CANNOT_SAVE</comment>
      <translation>Impossible d’enregistrer {path} : {reason}.</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Donneur</translation>
    </message>
    <message>
      <source>Score</source>
      <comment>SCORE</comment>
      <translation>Score</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <comment>PAGE</comment>
      <translation>Page {page} sur {pages}</translation>
    </message>
  </context>
  <context>
    <name>FaceWord</name>
    <message>
      <source>Picture of {name}</source>
      <comment>TITLE</comment>
      <translation>Image : {name}</translation>
    </message>
    <message>
      <source>Your picture</source>
      <comment>TITLE_YOU</comment>
      <translation>Votre image</translation>
    </message>
    <message>
      <source>{title}: {what}</source>
      <comment>BUTTON</comment>
      <translation>{title} : {what}</translation>
    </message>
    <message>
      <source>The letter {letter}</source>
      <comment>LETTER</comment>
      <translation>La lettre {letter}</translation>
    </message>
    <message>
      <source>Picture from a file</source>
      <comment>OWN</comment>
      <translation>Image d’un fichier</translation>
    </message>
    <message>
      <source>Picture from a file…</source>
      <comment>FILE</comment>
      <translation>Image d’un fichier…</translation>
    </message>
    <message>
      <source>Choose a picture</source>
      <comment>CHOOSE_FILE</comment>
      <translation>Choisir une image</translation>
    </message>
    <message>
      <source>Pictures (*.png *.jpg *.jpeg)</source>
      <comment>FILES</comment>
      <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
      <source>Remove this picture</source>
      <comment>REMOVE</comment>
      <translation>Retirer cette image</translation>
    </message>
    <message>
      <source>{file} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>Impossible de lire {file} : {reason}.</translation>
    </message>
    <message>
      <source>{file} is neither a PNG nor a JPEG picture.</source>
      <comment>KIND</comment>
      <translation>{file} n’est ni une image PNG ni une image JPEG.</translation>
    </message>
    <message>
      <source>{file} has more than {size} MB.</source>
      <comment>TOO_LARGE</comment>
      <translation>{file} dépasse {size} Mo.</translation>
    </message>
    <message>
      <source>{file} has more than {count} million pixels.</source>
      <comment>TOO_MANY</comment>
      <translation>{file} dépasse {count} millions de pixels.</translation>
    </message>
    <message>
      <source>{file} is damaged.</source>
      <comment>DAMAGED</comment>
      <translation>{file} est endommagé.</translation>
    </message>
    <message>
      <source>The picture cannot be kept: {reason}.</source>
      <comment>NOT_KEPT</comment>
      <translation>Impossible de garder l’image : {reason}.</translation>
    </message>
  </context>
  <context>
    <name>FairWord</name>
    <message>
      <source>Fair play</source>
      <comment>TITLE</comment>
      <translation>Jeu honnête</translation>
    </message>
    <message>
      <source>How the cards are shuffled, and what the computer players know</source>
      <comment>LINE</comment>
      <translation>Comment les cartes sont battues, et ce que savent les joueurs virtuels</translation>
    </message>
    <message>
      <source>An honest shuffle</source>
      <comment>SHUFFLE</comment>
      <translation>Un mélange honnête</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>PLAYERS</comment>
      <translation>Joueurs virtuels</translation>
    </message>
    <message>
      <source>How the computer players think</source>
      <comment>THINK</comment>
      <translation>Comment pensent les joueurs virtuels</translation>
    </message>
    <message>
      <source>In short</source>
      <comment>SHORT</comment>
      <translation>En bref</translation>
    </message>
    <message>
      <source>Details</source>
      <comment>DETAILS</comment>
      <translation>Détails</translation>
    </message>
    <message>
      <source>The cards were fixed before the deal</source>
      <comment>FIXED</comment>
      <translation>Les cartes étaient fixées avant la donne</translation>
    </message>
    <message>
      <source>Were the cards fixed before the deal?</source>
      <comment>FIXED_OPEN</comment>
      <translation>Les cartes étaient-elles fixées avant la donne ?</translation>
    </message>
    <message>
      <source>The fingerprint of deal {number} was shown before its first card. Nobody can change the cards after it.</source>
      <comment>FIXED_LINE</comment>
      <translation>L’empreinte de la donne {number} a été montrée avant sa première carte. Après, personne ne peut changer les cartes.</translation>
    </message>
    <message>
      <source>Deal {number} was dealt once more just now, from its key: the same cards.</source>
      <comment>CHECKED_LINE</comment>
      <translation>La donne {number} vient d’être redistribuée à partir de sa clé : les mêmes cartes.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset</source>
      <comment>GIVEN_SHORT</comment>
      <translation>Les cartes de cette donne étaient fixées d’avance</translation>
    </message>
    <message>
      <source>The computer players see only their own cards</source>
      <comment>SEE</comment>
      <translation>Les joueurs virtuels ne voient que leurs cartes</translation>
    </message>
    <message>
      <source>They think in a separate process, which is told what their seat knows and nothing else.</source>
      <comment>SEE_LINE</comment>
      <translation>Ils pensent dans un processus à part, qui apprend ce que sait leur place et rien d’autre.</translation>
    </message>
    <message>
      <source>Every deal of a match follows from a seed drawn before the first card. A fingerprint fits only one seed and reveals nothing about it: it is shown first, and the rest once it can no longer help anybody. So nobody, not even the program, can change the cards in between.</source>
      <comment>INTRO</comment>
      <translation>Toutes les donnes d’une partie découlent d’une graine tirée avant la première carte. Une empreinte ne convient qu’à une seule graine et n’en révèle rien : elle est montrée d’abord, le reste quand cela ne peut plus aider personne. Ainsi personne, pas même le programme, ne peut changer les cartes entre-temps.</translation>
    </message>
    <message>
      <source>Everybody's program adds a secret to each shuffle, so that nobody can choose the cards, not even whoever runs the table. He could still look at all hands in his own computer: only a table on the computer of somebody who doesn't play prevents that, too.</source>
      <comment>INTRO_TOGETHER</comment>
      <translation>Le programme de chacun ajoute un secret à chaque mélange : personne ne peut choisir les cartes, pas même qui tient la table. Il pourrait quand même regarder toutes les mains dans son ordinateur : seule une table sur l’ordinateur de quelqu’un qui ne joue pas l’empêche.</translation>
    </message>
    <message>
      <source>Nobody could have chosen the cards</source>
      <comment>NOBODY_CHOSE</comment>
      <translation>Personne n’a pu choisir les cartes</translation>
    </message>
    <message>
      <source>Could somebody have chosen the cards?</source>
      <comment>NOBODY_CHOSE_OPEN</comment>
      <translation>Quelqu’un a-t-il pu choisir les cartes ?</translation>
    </message>
    <message>
      <source>Everybody's program added a secret to deal {number}, once the table's own part was fixed.</source>
      <comment>FIXED_TOGETHER</comment>
      <translation>Le programme de chacun a ajouté un secret à la donne {number}, une fois la part de la table fixée.</translation>
    </message>
    <message>
      <source>Deals that this window has checked: {count}.</source>
      <comment>CHECKED_TOGETHER</comment>
      <translation>Donnes que cette fenêtre a vérifiées : {count}.</translation>
    </message>
    <message>
      <source>Everybody's program adds a secret to each shuffle. This window checks each deal when it is over.</source>
      <comment>CHECKED_LATER</comment>
      <translation>Le programme de chacun ajoute un secret à chaque mélange. Cette fenêtre vérifie chaque donne quand elle est finie.</translation>
    </message>
    <message>
      <source>Whoever runs the table could look at all hands in his computer. If he doesn't play himself, no player can.</source>
      <comment>PEEK</comment>
      <translation>Qui tient la table pourrait regarder toutes les mains dans son ordinateur. S’il ne joue pas lui-même, aucun joueur ne le peut.</translation>
    </message>
    <message>
      <source>Before deal {number}: the fingerprints</source>
      <comment>BEFORE</comment>
      <translation>Avant la donne {number} : les empreintes</translation>
    </message>
    <message>
      <source>After deal {number}: its key</source>
      <comment>AFTER</comment>
      <translation>Après la donne {number} : sa clé</translation>
    </message>
    <message>
      <source>Shown when the deal is over.</source>
      <comment>KEY_LATER</comment>
      <translation>Montrée à la fin de la donne.</translation>
    </message>
    <message>
      <source>Shown when the match is over.</source>
      <comment>SEED_LATER</comment>
      <translation>Montrée à la fin de la partie.</translation>
    </message>
    <message>
      <source>Match</source>
      <comment>MATCH</comment>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL</comment>
      <translation>Donne {number}</translation>
    </message>
    <message>
      <source>Key</source>
      <comment>KEY</comment>
      <translation>Clé</translation>
    </message>
    <message>
      <source>Seed</source>
      <comment>SEED</comment>
      <translation>Graine</translation>
    </message>
    <message>
      <source>This match has no fingerprint.</source>
      <comment>NO_FINGERPRINT</comment>
      <translation>Cette partie n’a pas d’empreinte.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset, so they have no key.</source>
      <comment>NO_KEY</comment>
      <translation>Les cartes de cette donne étaient fixées d’avance : elle n’a pas de clé.</translation>
    </message>
    <message>
      <source>The cards of this deal were preset: by a code, or because they are played again.</source>
      <comment>GIVEN</comment>
      <translation>Les cartes de cette donne étaient fixées d’avance : par un code, ou parce qu’on la rejoue.</translation>
    </message>
    <message>
      <source>Before deal {number}: everybody's promises</source>
      <comment>PROMISES</comment>
      <translation>Avant la donne {number} : les promesses de tous</translation>
    </message>
    <message>
      <source>Each program chose a secret, and showed only its hash: no secret can be changed after that.</source>
      <comment>PROMISES_LINE</comment>
      <translation>Chaque programme a choisi un secret et n’en a montré que le hash : aucun secret ne peut plus changer ensuite.</translation>
    </message>
    <message>
      <source>No program of a guest added to this deal.</source>
      <comment>NOBODY_ADDED</comment>
      <translation>Aucun programme d’invité n’a rien ajouté à cette donne.</translation>
    </message>
    <message>
      <source>After deal {number}: everybody's parts</source>
      <comment>PARTS</comment>
      <translation>Après la donne {number} : les parts de tous</translation>
    </message>
    <message>
      <source>Not opened in time, so it counts for nothing</source>
      <comment>PART_WITHHELD</comment>
      <translation>Pas ouverte à temps : elle ne compte pas</translation>
    </message>
    <message>
      <source>They match, and together give these hands</source>
      <comment>MATCHES_TOGETHER</comment>
      <translation>Elles concordent et donnent ensemble ces mains</translation>
    </message>
    <message>
      <source>Do they match?</source>
      <comment>COMPARE</comment>
      <translation>Concordent-elles ?</translation>
    </message>
    <message>
      <source>Checked when the deal is over. Copy all now if you want to compare it yourself.</source>
      <comment>COMPARE_LATER</comment>
      <translation>Vérifié à la fin de la donne. Copiez tout maintenant si vous voulez comparer vous-même.</translation>
    </message>
    <message>
      <source>Check this deal to have it dealt again from its key.</source>
      <comment>COMPARE_NOW</comment>
      <translation>Vérifiez cette donne : elle sera redistribuée à partir de sa clé.</translation>
    </message>
    <message>
      <source>They match, and give these hands</source>
      <comment>MATCHES</comment>
      <translation>Elles concordent et donnent ces mains</translation>
    </message>
    <message>
      <source>The seed gives these hands</source>
      <comment>MATCHES_OLD</comment>
      <translation>La graine donne ces mains</translation>
    </message>
    <message>
      <source>These are the preset cards</source>
      <comment>MATCHES_GIVEN</comment>
      <translation>Ce sont les cartes fixées d’avance</translation>
    </message>
    <message>
      <source>They don't match</source>
      <comment>DIFFERS</comment>
      <translation>Elles ne concordent pas</translation>
    </message>
    <message>
      <source>Found {found}, expected {expected}. Use Copy all to show it to anybody you like.</source>
      <comment>DIFFERS_LINE</comment>
      <translation>Trouvé {found}, attendu {expected}. « Tout copier » permet de le montrer à qui vous voulez.</translation>
    </message>
    <message>
      <source>This program can't check these cards</source>
      <comment>UNKNOWN</comment>
      <translation>Ce programme ne peut pas vérifier ces cartes</translation>
    </message>
    <message>
      <source>They come from a generator that it doesn't know: {generator}.</source>
      <comment>UNKNOWN_LINE</comment>
      <translation>Elles viennent d’un générateur qu’il ne connaît pas : {generator}.</translation>
    </message>
    <message>
      <source>These cards were not shuffled</source>
      <comment>BY_SOMEBODY</comment>
      <translation>Ces cartes n’ont pas été battues</translation>
    </message>
    <message>
      <source>They were laid out by hand, for a lesson.</source>
      <comment>BY_SOMEBODY_LINE</comment>
      <translation>Elles ont été disposées à la main, pour une leçon.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Talon</translation>
    </message>
    <message>
      <source>{label}: {value}</source>
      <comment>SPOKEN</comment>
      <translation>{label} : {value}</translation>
    </message>
    <message>
      <source>The table fixes its own part</source>
      <comment>FIRST</comment>
      <translation>La table fixe sa part</translation>
    </message>
    <message>
      <source>It is drawn together with the match, and everybody is shown a fingerprint that fits nothing else.</source>
      <comment>FIRST_LINE</comment>
      <translation>Elle est tirée avec la partie, et l’on montre à tous une empreinte qui ne convient à rien d’autre.</translation>
    </message>
    <message>
      <source>Everybody's program promises a secret</source>
      <comment>SECOND</comment>
      <translation>Le programme de chacun promet un secret</translation>
    </message>
    <message>
      <source>It shows only a hash, which tells nothing about the secret and fits no other one.</source>
      <comment>SECOND_LINE</comment>
      <translation>Il ne montre qu’un hash, qui n’en révèle rien et ne convient à aucun autre.</translation>
    </message>
    <message>
      <source>All secrets are opened, and the cards are dealt</source>
      <comment>THIRD</comment>
      <translation>Tous les secrets sont ouverts et les cartes distribuées</translation>
    </message>
    <message>
      <source>No program opens its secret before all promises are fixed. Whoever doesn't open his in time is named, and gains nothing: he cannot know which cards would follow.</source>
      <comment>THIRD_LINE</comment>
      <translation>Aucun programme n’ouvre son secret avant que toutes les promesses soient fixées. Qui n’ouvre pas le sien à temps est nommé et n’y gagne rien : il ne peut pas savoir quelles cartes en découleraient.</translation>
    </message>
    <message>
      <source>After the deal, every program checks it</source>
      <comment>FOURTH</comment>
      <translation>Après la donne, chaque programme la vérifie</translation>
    </message>
    <message>
      <source>Its own secret is in, all promises were kept, and the cards that it saw follow from all of them.</source>
      <comment>FOURTH_LINE</comment>
      <translation>Son propre secret y est, toutes les promesses sont tenues, et les cartes qu’il a vues découlent de l’ensemble.</translation>
    </message>
    <message>
      <source>Check this deal</source>
      <comment>CHECK</comment>
      <translation>Vérifier cette donne</translation>
    </message>
    <message>
      <source>Copy all</source>
      <comment>COPY</comment>
      <translation>Tout copier</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Copié</translation>
    </message>
    <message>
      <source>Which deal</source>
      <comment>WHICH</comment>
      <translation>Quelle donne</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL_OVER</comment>
      <translation>Donne {number}</translation>
    </message>
    <message>
      <source>Deal {number}, in play</source>
      <comment>DEAL_PLAYED</comment>
      <translation>Donne {number}, en cours</translation>
    </message>
    <message>
      <source>Deal {number}, to come</source>
      <comment>DEAL_NEXT</comment>
      <translation>Donne {number}, à venir</translation>
    </message>
    <message>
      <source>Start a game to see its fingerprint here before the first card.</source>
      <comment>NO_GAME</comment>
      <translation>Commencez une partie pour voir ici son empreinte avant la première carte.</translation>
    </message>
    <message>
      <source>A deal's fingerprint is the SHA-256 of its key: anybody can check it, even without this program.</source>
      <comment>BY_HAND</comment>
      <translation>L’empreinte d’une donne est le SHA-256 de sa clé : chacun peut le vérifier, même sans ce programme.</translation>
    </message>
    <message>
      <source>How the cards follow from the key</source>
      <comment>HOW</comment>
      <translation>Comment la clé donne les cartes</translation>
    </message>
    <message>
      <source>Read the long version</source>
      <comment>LONG</comment>
      <translation>Lire la version longue</translation>
    </message>
    <message>
      <source>The cards of this match are settled. Its fingerprint: {fingerprint}.</source>
      <comment>LOGGED</comment>
      <translation>Les cartes de cette partie sont fixées. Son empreinte : {fingerprint}.</translation>
    </message>
    <message>
      <source>Match: generator {generator}</source>
      <comment>COPY_GAME</comment>
      <translation>Partie : générateur {generator}</translation>
    </message>
    <message>
      <source>Fingerprint of the match: {fingerprint}</source>
      <comment>COPY_MATCH</comment>
      <translation>Empreinte de la partie : {fingerprint}</translation>
    </message>
    <message>
      <source>It is the SHA-256 of: {text}</source>
      <comment>COPY_RULES</comment>
      <translation>C’est le SHA-256 de : {text}</translation>
    </message>
    <message>
      <source>Seed: {seed}</source>
      <comment>COPY_SEED</comment>
      <translation>Graine : {seed}</translation>
    </message>
    <message>
      <source>Fingerprint of deal {number}: {fingerprint}</source>
      <comment>COPY_DEAL</comment>
      <translation>Empreinte de la donne {number} : {fingerprint}</translation>
    </message>
    <message>
      <source>It is the SHA-256 of the key: {key}</source>
      <comment>COPY_KEY</comment>
      <translation>C’est le SHA-256 de la clé : {key}</translation>
    </message>
    <message>
      <source>{name} promised: {commitment}</source>
      <comment>COPY_PROMISE</comment>
      <translation>{name} a promis : {commitment}</translation>
    </message>
    <message>
      <source>This is the SHA-256 of: {text}</source>
      <comment>COPY_SECRET</comment>
      <translation>Ceci est le SHA-256 de : {text}</translation>
    </message>
    <message>
      <source>It was not opened in time.</source>
      <comment>COPY_WITHHELD</comment>
      <translation>Elle n’a pas été ouverte à temps.</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <comment>COPY_HAND</comment>
      <translation>{name} : {cards}</translation>
    </message>
  </context>
  <context>
    <name>FarWord</name>
    <message>
      <source>{address} is no address of a table: please enter what the screen of the table shows.</source>
      <comment>ADDRESS</comment>
      <translation>{address} n’est pas l’adresse d’une table : entrez ce que montre l’écran de la table.</translation>
    </message>
    <message>
      <source>No table answers at {address}: please check the address, and that both computers are in one network.</source>
      <comment>NOT_THERE</comment>
      <translation>Aucune table ne répond à {address} : vérifiez l’adresse, et que les deux ordinateurs sont sur le même réseau.</translation>
    </message>
    <message>
      <source>What answers at {address} is no table of this program: please check the address.</source>
      <comment>NO_TABLE</comment>
      <translation>Ce qui répond à {address} n’est pas une table de ce programme : vérifiez l’adresse.</translation>
    </message>
    <message>
      <source>{address} is no address of a server: please enter one such as https://cards.example.org.</source>
      <comment>SERVER_ADDRESS</comment>
      <translation>{address} n’est pas l’adresse d’un serveur : saisissez-en une comme https://cards.example.org.</translation>
    </message>
    <message>
      <source>No server answers at {address}: please check the address, and the connection to the Internet.</source>
      <comment>NO_SERVER</comment>
      <translation>Aucun serveur ne répond à {address} : vérifiez l’adresse et la connexion à Internet.</translation>
    </message>
    <message>
      <source>{address} cannot prove that it is the right server ({reason}): please check the address.</source>
      <comment>NOT_TRUSTED</comment>
      <translation>{address} ne peut pas prouver qu’il est le bon serveur ({reason}) : vérifiez l’adresse.</translation>
    </message>
    <message>
      <source>{address} asks for an encrypted connection, for which the library OpenSSL 3 is missing here.</source>
      <comment>NO_TLS</comment>
      <translation>{address} demande une connexion chiffrée, pour laquelle la bibliothèque OpenSSL 3 manque ici.</translation>
    </message>
    <message>
      <source>The table runs a newer version of this program: please update the one on this computer.</source>
      <comment>NEW_TABLE</comment>
      <translation>La table utilise une version plus récente du programme : mettez à jour celle de cet ordinateur.</translation>
    </message>
    <message>
      <source>The table runs an older version of this program: please update the one on the table's computer.</source>
      <comment>OLD_TABLE</comment>
      <translation>La table utilise une version plus ancienne du programme : mettez à jour celle de l’ordinateur de la table.</translation>
    </message>
    <message>
      <source>The table runs another version of this program: please install the same version on both computers.</source>
      <comment>OTHER_VERSION</comment>
      <translation>La table utilise une autre version du programme : installez la même version sur les deux ordinateurs.</translation>
    </message>
    <message>
      <source>The connection to the table is lost. The game goes on as soon as it is back.</source>
      <comment>LOST</comment>
      <translation>La connexion à la table est perdue. La partie reprend dès son retour.</translation>
    </message>
    <message>
      <source>The line to the table is slow: your answer is on its way.</source>
      <comment>SLOW</comment>
      <translation>La connexion à la table est lente : votre réponse est en route.</translation>
    </message>
    <message>
      <source>The connection to the table is back.</source>
      <comment>BACK</comment>
      <translation>La connexion à la table est rétablie.</translation>
    </message>
    <message>
      <source>The table is open again: the game goes on where it was.</source>
      <comment>OPEN_AGAIN</comment>
      <translation>La table est rouverte : la partie reprend où elle en était.</translation>
    </message>
    <message>
      <source>The table sent something that makes no sense, so the connection has been closed.</source>
      <comment>NONSENSE</comment>
      <translation>La table a envoyé quelque chose d’incompréhensible : la connexion a été fermée.</translation>
    </message>
    <message>
      <source>The table sent too much at once, so the connection has been closed.</source>
      <comment>FLOOD</comment>
      <translation>La table a envoyé trop de choses à la fois : la connexion a été fermée.</translation>
    </message>
    <message>
      <source>The table's record of the game is not what this window has seen, so it isn't kept among your games.</source>
      <comment>NO_COPY</comment>
      <translation>Ce que la table a noté de la partie n’est pas ce que cette fenêtre a vu : ce n’est pas gardé parmi vos parties.</translation>
    </message>
    <message>
      <source>The connection to the table is not back yet: please try again in a moment.</source>
      <comment>WAITING</comment>
      <translation>La connexion à la table n’est pas encore rétablie : réessayez dans un instant.</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>Absence : {seconds} s</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <comment>SECONDS</comment>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>Reserve {time}</source>
      <comment>RESERVE</comment>
      <translation>Réserve {time}</translation>
    </message>
    <message>
      <source>Away: the computer plays</source>
      <comment>REPLACED</comment>
      <translation>Absence : l’ordinateur joue</translation>
    </message>
    <message>
      <source>The table ended unexpectedly, and has been opened again where it was.</source>
      <comment>RESTARTED</comment>
      <translation>La table s’est arrêtée soudainement et a été rouverte où elle en était.</translation>
    </message>
    <message>
      <source>You are playing together with others: please leave the table first.</source>
      <comment>AT_TABLE</comment>
      <translation>Vous jouez avec d’autres : quittez d’abord la table.</translation>
    </message>
    <message>
      <source>The table has been closed.</source>
      <comment>HOST_LEFT</comment>
      <translation>La table a été fermée.</translation>
    </message>
  </context>
  <context>
    <name>FaultWord</name>
    <message>
      <source>Something went wrong</source>
      <comment>TITLE</comment>
      <translation>Une erreur est survenue</translation>
    </message>
    <message>
      <source>That was our mistake, not yours. Your game is saved up to the last move, and you can go on from there.</source>
      <comment>SAID</comment>
      <translation>L’erreur vient de nous, pas de vous. Votre partie est enregistrée jusqu’au dernier coup, et vous pouvez continuer de là.</translation>
    </message>
    <message>
      <source>That was our mistake, not yours. The program can't go on, but every move is saved.</source>
      <comment>ENDED</comment>
      <translation>L’erreur vient de nous, pas de vous. Le programme ne peut pas continuer, mais tous les coups sont enregistrés.</translation>
    </message>
    <message>
      <source>If you want to report it, copy the details. They are also kept in {path}.</source>
      <comment>LOG</comment>
      <translation>Pour la signaler, copiez les détails. Ils sont aussi gardés dans {path}.</translation>
    </message>
    <message>
      <source>If you want to report it, copy the details.</source>
      <comment>NO_LOG</comment>
      <translation>Pour la signaler, copiez les détails.</translation>
    </message>
    <message>
      <source>Copy details</source>
      <comment>COPY</comment>
      <translation>Copier les détails</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Copié</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>GO_ON</comment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Quit</source>
      <comment>QUIT</comment>
      <translation>Quitter</translation>
    </message>
    <message>
      <source>The program crashed last time. Every move up to then was saved. The details are kept in {path}.</source>
      <comment>CRASHED</comment>
      <translation>Le programme s’est arrêté sur une erreur la dernière fois. Tous les coups jusque-là sont enregistrés. Les détails sont gardés dans {path}.</translation>
    </message>
  </context>
  <context>
    <name>FirewallWord</name>
    <message>
      <source>If phones do not find it, Windows keeps them out: under Windows Security, Firewall and network protection, allow pinochle-qt as an app in private networks, and make sure that this network is private.</source>
      <comment>WINDOWS</comment>
      <translation>Si les téléphones ne la trouvent pas, Windows les bloque : dans Sécurité Windows, Pare-feu et protection du réseau, autorisez l’application pinochle-qt sur les réseaux privés, et vérifiez que ce réseau est privé.</translation>
    </message>
    <message>
      <source>If phones do not find it, macOS keeps them out: under System Settings, Network, Firewall, Options, let Pinochle receive incoming connections.</source>
      <comment>MACOS</comment>
      <translation>Si les téléphones ne la trouvent pas, macOS les bloque : dans Réglages Système, Réseau, Coupe-feu, Options, laissez Pinochle recevoir des connexions entrantes.</translation>
    </message>
    <message>
      <source>If phones do not find it, a firewall keeps them out: open its port {port} for TCP, for example with sudo ufw allow {port}/tcp or sudo firewall-cmd --add-port={port}/tcp.</source>
      <comment>LINUX</comment>
      <translation>Si les téléphones ne la trouvent pas, un pare-feu les bloque : ouvrez son port {port} en TCP, par exemple par sudo ufw allow {port}/tcp ou sudo firewall-cmd --add-port={port}/tcp.</translation>
    </message>
    <message>
      <source>Some networks for guests keep all devices apart: please use another Wi-Fi, or a phone's hotspot.</source>
      <comment>GUESTS</comment>
      <translation>Certains réseaux d’invités isolent tous les appareils : utilisez un autre Wi-Fi, ou le partage de connexion d’un téléphone.</translation>
    </message>
  </context>
  <context>
    <name>GamesWord</name>
    <message>
      <source>Games</source>
      <comment>TITLE</comment>
      <translation>Parties</translation>
    </message>
    <message>
      <source>{unfinished} unfinished, {finished} finished</source>
      <comment>COUNTS</comment>
      <translation>{unfinished} en cours, {finished} terminées</translation>
    </message>
    <message>
      <source>{unfinished} unfinished</source>
      <comment>COUNT_UNFINISHED</comment>
      <translation>{unfinished} en cours</translation>
    </message>
    <message>
      <source>{finished} finished</source>
      <comment>COUNT_FINISHED</comment>
      <translation>{finished} terminées</translation>
    </message>
    <message>
      <source>From your statistics: {counts}</source>
      <comment>SOME_COUNTS</comment>
      <translation>D’après vos statistiques : {counts}</translation>
    </message>
    <message>
      <source>Reading your games: {done} of {total}</source>
      <comment>READING</comment>
      <translation>Lecture de vos parties : {done} sur {total}</translation>
    </message>
    <message>
      <source>Find a game, name or date</source>
      <comment>FIND</comment>
      <translation>Chercher partie, nom ou date</translation>
    </message>
    <message>
      <source>All</source>
      <comment>ALL</comment>
      <translation>Toutes</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <comment>UNFINISHED</comment>
      <translation>En cours</translation>
    </message>
    <message>
      <source>Finished</source>
      <comment>FINISHED</comment>
      <translation>Terminées</translation>
    </message>
    <message>
      <source>All variants</source>
      <comment>ALL_VARIANTS</comment>
      <translation>Tous les jeux</translation>
    </message>
    <message>
      <source>Your games</source>
      <comment>LIST</comment>
      <translation>Vos parties</translation>
    </message>
    <message>
      <source>Order</source>
      <comment>SORT</comment>
      <translation>Ordre</translation>
    </message>
    <message>
      <source>Newest first</source>
      <comment>BY_DATE</comment>
      <translation>Plus récentes</translation>
    </message>
    <message>
      <source>By game</source>
      <comment>BY_GAME</comment>
      <translation>Par jeu</translation>
    </message>
    <message>
      <source>Longest first</source>
      <comment>BY_LENGTH</comment>
      <translation>Plus longues</translation>
    </message>
    <message>
      <source>On the table</source>
      <comment>ON_TABLE</comment>
      <translation>Sur la table</translation>
    </message>
    <message>
      <source>Practice</source>
      <comment>PRACTICE</comment>
      <translation>Entraînement</translation>
    </message>
    <message>
      <source>As a guest</source>
      <comment>AS_GUEST</comment>
      <translation>En invité</translation>
    </message>
    <message>
      <source>{game}, house rules</source>
      <comment>HOUSE_RULES</comment>
      <translation>{game}, règles maison</translation>
    </message>
    <message>
      <source>Today {time}</source>
      <comment>TODAY</comment>
      <translation>Aujourd’hui {time}</translation>
    </message>
    <message>
      <source>Yesterday {time}</source>
      <comment>YESTERDAY</comment>
      <translation>Hier {time}</translation>
    </message>
    <message>
      <source>{month} {day}</source>
      <comment>DAY</comment>
      <translation>{day} {month}</translation>
    </message>
    <message>
      <source>{month} {day}, {year}</source>
      <comment>DAY_AND_YEAR</comment>
      <translation>{day} {month} {year}</translation>
    </message>
    <message>
      <source>Deal {deal}, auction</source>
      <comment>AT_AUCTION</comment>
      <translation>Donne {deal}, enchères</translation>
    </message>
    <message>
      <source>Deal {deal}, melding</source>
      <comment>AT_MELDING</comment>
      <translation>Donne {deal}, annonces</translation>
    </message>
    <message>
      <source>Deal {deal}, trick {trick}</source>
      <comment>AT_TRICK</comment>
      <translation>Donne {deal}, levée {trick}</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>AT_DEAL</comment>
      <translation>Donne {deal}</translation>
    </message>
    <message>
      <source>After deal {deal}</source>
      <comment>AFTER_DEAL</comment>
      <translation>Après la donne {deal}</translation>
    </message>
    <message>
      <source>No deal yet</source>
      <comment>NO_DEAL</comment>
      <translation>Aucune donne</translation>
    </message>
    <message>
      <source>Won in {deals} deals</source>
      <comment>WON</comment>
      <translation>Gagnée en {deals} donnes</translation>
    </message>
    <message>
      <source>Won in one deal</source>
      <comment>WON_ONE</comment>
      <translation>Gagnée en une donne</translation>
    </message>
    <message>
      <source>Lost in {deals} deals</source>
      <comment>LOST</comment>
      <translation>Perdue en {deals} donnes</translation>
    </message>
    <message>
      <source>Lost in one deal</source>
      <comment>LOST_ONE</comment>
      <translation>Perdue en une donne</translation>
    </message>
    <message>
      <source>Won</source>
      <comment>JUST_WON</comment>
      <translation>Gagnée</translation>
    </message>
    <message>
      <source>Lost</source>
      <comment>JUST_LOST</comment>
      <translation>Perdue</translation>
    </message>
    <message>
      <source>{names} won</source>
      <comment>OVER</comment>
      <translation>Victoire : {names}</translation>
    </message>
    <message>
      <source>Can't be read</source>
      <comment>UNREADABLE</comment>
      <translation>Illisible</translation>
    </message>
    <message>
      <source>Needs a newer version</source>
      <comment>NEWER</comment>
      <translation>Version trop ancienne</translation>
    </message>
    <message>
      <source>{target}. {sides}.</source>
      <comment>AGAINST</comment>
      <translation>{target}. {sides}.</translation>
    </message>
    <message>
      <source>{us} against {them}</source>
      <comment>VERSUS</comment>
      <translation>{us} contre {them}</translation>
    </message>
    <message>
      <source>{name}, {when}, {how_far}. {scores}</source>
      <comment>ROW_SPOKEN</comment>
      <translation>{name}, {when}, {how_far}. {scores}</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>COLUMN_MELD</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Result</source>
      <comment>COLUMN_RESULT</comment>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>COLUMN_TRUMP</comment>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Total</source>
      <comment>TOTAL</comment>
      <translation>Total</translation>
    </message>
    <message>
      <source>Made, {points} over</source>
      <comment>MADE_OVER</comment>
      <translation>Réussi, +{points}</translation>
    </message>
    <message>
      <source>Made exactly</source>
      <comment>MADE_JUST</comment>
      <translation>Réussi tout juste</translation>
    </message>
    <message>
      <source>Set by {points}</source>
      <comment>SET_BY</comment>
      <translation>Chute de {points}</translation>
    </message>
    <message>
      <source>Set</source>
      <comment>SET</comment>
      <translation>Chuté</translation>
    </message>
    <message>
      <source>Not on the board</source>
      <comment>NOT_ON_BOARD</comment>
      <translation>Hors d’atteinte</translation>
    </message>
    <message>
      <source>Thrown in</source>
      <comment>THROWN_IN</comment>
      <translation>Abandon</translation>
    </message>
    <message>
      <source>Conceded</source>
      <comment>CONCEDED</comment>
      <translation>Abandon</translation>
    </message>
    <message>
      <source>Passed out</source>
      <comment>PASSED_OUT</comment>
      <translation>Tous ont passé</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>MISDEAL</comment>
      <translation>Maldonne</translation>
    </message>
    <message>
      <source>Renege</source>
      <comment>RENEGE</comment>
      <translation>Fausse renonce</translation>
    </message>
    <message>
      <source>Shot the moon</source>
      <comment>MOON_MADE</comment>
      <translation>Chelem réussi</translation>
    </message>
    <message>
      <source>Missed the moon</source>
      <comment>MOON_FAILED</comment>
      <translation>Chelem manqué</translation>
    </message>
    <message>
      <source>Declared out</source>
      <comment>DECLARED_OUT</comment>
      <translation>Déclaré gagnant</translation>
    </message>
    <message>
      <source>Won on meld</source>
      <comment>GAME_MELD</comment>
      <translation>Aux annonces</translation>
    </message>
    <message>
      <source>Took every trick</source>
      <comment>SWEPT</comment>
      <translation>Toutes les levées</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>PLAYED</comment>
      <translation>Jouée</translation>
    </message>
    <message>
      <source>{points} to go</source>
      <comment>TO_GO</comment>
      <translation>encore {points}</translation>
    </message>
    <message>
      <source>In play</source>
      <comment>IN_PLAY</comment>
      <translation>En cours</translation>
    </message>
    <message>
      <source>Standing</source>
      <comment>STANDING</comment>
      <translation>Scores</translation>
    </message>
    <message>
      <source>Open</source>
      <comment>OPEN</comment>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>CONTINUE</comment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>LOOK_BACK</comment>
      <translation>Revoir</translation>
    </message>
    <message>
      <source>Play these cards again</source>
      <comment>AGAIN</comment>
      <translation>Rejouer ces cartes</translation>
    </message>
    <message>
      <source>Rename</source>
      <comment>RENAME</comment>
      <translation>Renommer</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exporter…</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>Show file</source>
      <comment>SHOW_FILE</comment>
      <translation>Montrer le fichier</translation>
    </message>
    <message>
      <source>“Play these cards again” deals the same hands in a new game. “Remove” can be undone until you leave this page.</source>
      <comment>NOTE</comment>
      <translation>« Rejouer ces cartes » redonne les mêmes mains. « Retirer » s’annule tant que vous restez sur cette page.</translation>
    </message>
    <message>
      <source>Removed.</source>
      <comment>REMOVED</comment>
      <translation>Retirée.</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO_REMOVE</comment>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Name of this game</source>
      <comment>NAME_HELP</comment>
      <translation>Nom de cette partie</translation>
    </message>
    <message>
      <source>All games</source>
      <comment>BACK_TO_LIST</comment>
      <translation>Toutes les parties</translation>
    </message>
    <message>
      <source>Looking for your games…</source>
      <comment>LOOKING</comment>
      <translation>Recherche de vos parties…</translation>
    </message>
    <message>
      <source>No games yet</source>
      <comment>EMPTY</comment>
      <translation>Aucune partie</translation>
    </message>
    <message>
      <source>Every game you start is kept here.</source>
      <comment>EMPTY_WHY</comment>
      <translation>Chaque partie commencée est gardée ici.</translation>
    </message>
    <message>
      <source>New game…</source>
      <comment>NEW_GAME</comment>
      <translation>Nouvelle partie…</translation>
    </message>
    <message>
      <source>Nothing found for “{text}”.</source>
      <comment>NOTHING_FOUND</comment>
      <translation>Rien trouvé pour « {text} ».</translation>
    </message>
    <message>
      <source>There is no such game.</source>
      <comment>NOTHING_HERE</comment>
      <translation>Il n’y a pas de telle partie.</translation>
    </message>
    <message>
      <source>Show all</source>
      <comment>SHOW_ALL</comment>
      <translation>Tout montrer</translation>
    </message>
  </context>
  <context>
    <name>GermanWord</name>
    <message>
      <source>leaves</source>
      <comment>SPADES</comment>
      <translation>feuille</translation>
    </message>
    <message>
      <source>acorns</source>
      <comment>CLUBS</comment>
      <translation>gland</translation>
    </message>
    <message>
      <source>bells</source>
      <comment>DIAMONDS</comment>
      <translation>grelot</translation>
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
      <translation>Ober en plus</translation>
    </message>
    <message>
      <source>Obers around</source>
      <comment>QUEENS</comment>
      <translation>carré d’Ober</translation>
    </message>
    <message>
      <source>Unters around</source>
      <comment>JACKS</comment>
      <translation>carré d’Unter</translation>
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
      <translation>quatre Ober</translation>
    </message>
    <message>
      <source>four Unters</source>
      <comment>ANY_JACKS</comment>
      <translation>quatre Unter</translation>
    </message>
    <message>
      <source>eight Obers</source>
      <comment>BINOKEL_DOUBLE_QUEENS</comment>
      <translation>huit Ober</translation>
    </message>
    <message>
      <source>eight Unters</source>
      <comment>BINOKEL_DOUBLE_JACKS</comment>
      <translation>huit Unter</translation>
    </message>
    <message>
      <source>four identical Obers</source>
      <comment>FOUR_QUEENS</comment>
      <translation>quatre Ober identiques</translation>
    </message>
    <message>
      <source>four identical Unters</source>
      <comment>FOUR_JACKS</comment>
      <translation>quatre Unter identiques</translation>
    </message>
    <message>
      <source>It's the high leaf.</source>
      <comment>TOP_SPADE</comment>
      <translation>C’est la plus haute feuille.</translation>
    </message>
    <message>
      <source>It's the high acorn.</source>
      <comment>TOP_CLUB</comment>
      <translation>C’est le plus haut gland.</translation>
    </message>
    <message>
      <source>It's the high bell.</source>
      <comment>TOP_DIAMOND</comment>
      <translation>C’est le plus haut grelot.</translation>
    </message>
    <message>
      <source>Ober of leaves and Unter of bells</source>
      <comment>PINOCHLE_CARDS</comment>
      <translation>Ober de feuille et Unter de grelot</translation>
    </message>
    <message>
      <source>A pinochle, the Ober of leaves and Unter of bells, is worth this much.</source>
      <comment>PINOCHLE_WORTH</comment>
      <translation>Un pinochle, Ober de feuille et Unter de grelot, vaut ceci.</translation>
    </message>
    <message>
      <source>Leaves count double.</source>
      <comment>SPADES_DOUBLE</comment>
      <translation>Feuille compte double.</translation>
    </message>
  </context>
  <context>
    <name>GiveUpWord</name>
    <message>
      <source>Give up?</source>
      <comment>TITLE</comment>
      <translation>Abandonner ?</translation>
    </message>
    <message>
      <source>The match you leave is kept as it stands. You can pick it up again at any time; until then, it counts as neither won nor lost. A new one begins.</source>
      <comment>MATCH_SAID</comment>
      <translation>La partie que vous quittez est gardée telle quelle. Vous pouvez la reprendre à tout moment ; d’ici là, elle ne compte ni comme gagnée ni comme perdue. Une nouvelle commence.</translation>
    </message>
    <message>
      <source>This match is not saved. If you leave it, it is lost, and a new one begins.</source>
      <comment>UNSAVED_SAID</comment>
      <translation>Cette partie n’est pas enregistrée. Si vous la quittez, elle est perdue, et une nouvelle commence.</translation>
    </message>
    <message>
      <source>The rules also let you give up just this deal: you lose the bid, and the match goes on.</source>
      <comment>DEAL_SAID</comment>
      <translation>Les règles permettent aussi de n’abandonner que cette donne : vous perdez la mise, et la partie continue.</translation>
    </message>
    <message>
      <source>Leave the match</source>
      <comment>MATCH</comment>
      <translation>Quitter la partie</translation>
    </message>
    <message>
      <source>Give up the deal</source>
      <comment>DEAL</comment>
      <translation>Abandonner la donne</translation>
    </message>
    <message>
      <source>Keep playing</source>
      <comment>STAY</comment>
      <translation>Continuer à jouer</translation>
    </message>
  </context>
  <context>
    <name>HandFault</name>
    <message>
      <source>A hand has {size} cards in this game, and this one has {count}.</source>
      <comment>SIZE</comment>
      <translation>À ce jeu, une main compte {size} cartes, et celle-ci en compte {count}.</translation>
    </message>
    <message>
      <source>With the widow these are {size} cards in this game, and here are {count}.</source>
      <comment>SIZE_WITH_WIDOW</comment>
      <translation>Avec le chien, cela fait {size} cartes à ce jeu, et il y en a {count} ici.</translation>
    </message>
    <message>
      <source>Nobody bids in this game.</source>
      <comment>NO_AUCTION</comment>
      <translation>À ce jeu, personne ne mise.</translation>
    </message>
    <message>
      <source>In this game the hands are drawn card by card, so nobody bids on a hand as dealt.</source>
      <comment>DRAFT</comment>
      <translation>À ce jeu, la main se pioche carte par carte : personne ne mise sur une main distribuée.</translation>
    </message>
    <message>
      <source>In this game nobody passes cards or lays them aside.</source>
      <comment>NO_PASSING</comment>
      <translation>À ce jeu, personne ne donne ni n’écarte de cartes.</translation>
    </message>
    <message>
      <source>With this hand, this seat is not asked.</source>
      <comment>NOT_ASKED</comment>
      <translation>Avec cette main, rien n’est demandé à cette place.</translation>
    </message>
    <message>
      <source>This suit cannot become trump here.</source>
      <comment>NO_TRUMP</comment>
      <translation>Cette couleur ne peut pas être l’atout ici.</translation>
    </message>
    <message>
      <source>In this game, trump is named with cards of the widow in hand.</source>
      <comment>WIDOW_FIRST</comment>
      <translation>À ce jeu, l’atout est choisi avec des cartes du chien en main.</translation>
    </message>
    <message>
      <source>Call {number} is not possible here.</source>
      <comment>NO_CALL</comment>
      <translation>L’enchère {number} n’est pas possible ici.</translation>
    </message>
  </context>
  <context>
    <name>HandWord</name>
    <message>
      <source>Set up a hand</source>
      <comment>PAGE</comment>
      <translation>Composer une main</translation>
    </message>
    <message>
      <source>What would Expert do with these cards?</source>
      <comment>LINE</comment>
      <translation>Que ferait l’expert avec ces cartes ?</translation>
    </message>
    <message>
      <source>{game}, own rules</source>
      <comment>OWN_RULES</comment>
      <translation>{game}, règles à vous</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Donneur</translation>
    </message>
    <message>
      <source>Cards or a deal as text</source>
      <comment>FIELD</comment>
      <translation>Des cartes ou une donne en texte</translation>
    </message>
    <message>
      <source>The ranks of spades, hearts, diamonds and clubs between periods, such as AAT.KQ.ATJ9.QJ9, or a deal.</source>
      <comment>FIELD_HELP</comment>
      <translation>Les valeurs à pique, cœur, carreau et trèfle entre des points, par exemple AAT.KQ.ATJ9.QJ9, ou une donne.</translation>
    </message>
    <message>
      <source>{count} of {size} cards</source>
      <comment>COUNT</comment>
      <translation>{count} cartes sur {size}</translation>
    </message>
    <message>
      <source>The hand has all its {size} cards. Take one away first.</source>
      <comment>FULL</comment>
      <translation>La main a déjà ses {size} cartes. Enlevez-en d’abord une.</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Vider</translation>
    </message>
    <message>
      <source>Random hand</source>
      <comment>RANDOM</comment>
      <translation>Main au hasard</translation>
    </message>
    <message>
      <source>My last deal</source>
      <comment>LAST</comment>
      <translation>Ma dernière donne</translation>
    </message>
    <message>
      <source>Copy deal as text</source>
      <comment>COPY</comment>
      <translation>Copier la donne en texte</translation>
    </message>
    <message>
      <source>Copied: everybody can paste it here, or give it to the command “deal”.</source>
      <comment>COPIED</comment>
      <translation>Copiée : chacun peut la coller ici ou la donner à la commande « deal ».</translation>
    </message>
    <message>
      <source>Play this deal</source>
      <comment>PLAY</comment>
      <translation>Jouer cette donne</translation>
    </message>
    <message>
      <source>Question</source>
      <comment>QUESTION</comment>
      <translation>Question</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>BID</comment>
      <translation>Mise</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>TRUMP</comment>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Cards to pass</source>
      <comment>PASS</comment>
      <translation>Cartes à donner</translation>
    </message>
    <message>
      <source>Cards to bury</source>
      <comment>BURY</comment>
      <translation>Cartes à écarter</translation>
    </message>
    <message>
      <source>Trump suit</source>
      <comment>TRUMP_IS</comment>
      <translation>Couleur d’atout</translation>
    </message>
    <message>
      <source>Calls so far</source>
      <comment>CALLS</comment>
      <translation>Enchères jusqu’ici</translation>
    </message>
    <message>
      <source>Nobody has called yet: those before you pass.</source>
      <comment>CALLS_NONE</comment>
      <translation>Personne n’a encore parlé : ceux avant vous passent.</translation>
    </message>
    <message>
      <source>Call of {name}</source>
      <comment>CALL_OF</comment>
      <translation>Enchère de {name}</translation>
    </message>
    <message>
      <source>Add</source>
      <comment>ADD</comment>
      <translation>Ajouter</translation>
    </message>
    <message>
      <source>Take back</source>
      <comment>TAKE_BACK</comment>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>Ask Expert</source>
      <comment>ASK</comment>
      <translation>Demander à l’expert</translation>
    </message>
    <message>
      <source>Expert is looking at this hand…</source>
      <comment>THINKING</comment>
      <translation>L’expert examine cette main…</translation>
    </message>
    <message>
      <source>Best: {advice}</source>
      <comment>BEST</comment>
      <translation>Le mieux : {advice}</translation>
    </message>
  </context>
  <context>
    <name>HelpWord</name>
    <message>
      <source>Help</source>
      <comment>TITLE</comment>
      <translation>Aide</translation>
    </message>
    <message>
      <source>Keys</source>
      <comment>KEYS</comment>
      <translation>Touches</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>PLAYERS</comment>
      <translation>Joueurs virtuels</translation>
    </message>
    <message>
      <source>What's new</source>
      <comment>NEWS</comment>
      <translation>Nouveautés</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Plus</translation>
    </message>
    <message>
      <source>What they know, and how they decide</source>
      <comment>PLAYERS_LINE</comment>
      <translation>Ce qu’ils savent, et comment ils décident</translation>
    </message>
    <message>
      <source>At this table: {names}.</source>
      <comment>AT_TABLE</comment>
      <translation>À cette table : {names}.</translation>
    </message>
    <message>
      <source>What it knows</source>
      <comment>KNOWS</comment>
      <translation>Ce qu’il sait</translation>
    </message>
    <message>
      <source>What it does</source>
      <comment>DOES</comment>
      <translation>Ce qu’il fait</translation>
    </message>
    <message>
      <source>How strong they are</source>
      <comment>LADDER</comment>
      <translation>Leur force</translation>
    </message>
    <message>
      <source>How well they judge odds</source>
      <comment>PROMISES</comment>
      <translation>La justesse de leurs pronostics</translation>
    </message>
    <message>
      <source>Everything works by keyboard</source>
      <comment>KEYS_LINE</comment>
      <translation>Tout marche au clavier</translation>
    </message>
    <message>
      <source>What has changed in this version</source>
      <comment>NEWS_LINE</comment>
      <translation>Ce qui a changé dans cette version</translation>
    </message>
    <message>
      <source>What has changed in this version, in English</source>
      <comment>NEWS_LINE_ENGLISH</comment>
      <translation>Ce qui a changé dans cette version, en anglais</translation>
    </message>
    <message>
      <source>Earlier versions</source>
      <comment>EARLIER_LINK</comment>
      <translation>Versions antérieures</translation>
    </message>
    <message>
      <source>What changed before, newest first, in English</source>
      <comment>EARLIER_LINE</comment>
      <translation>Ce qui a changé avant, du plus récent au plus ancien, en anglais</translation>
    </message>
    <message>
      <source>Rules, files and source</source>
      <comment>MORE_LINE</comment>
      <translation>Règles, fichiers et code source</translation>
    </message>
    <message>
      <source>Search keys…</source>
      <comment>SEARCH</comment>
      <translation>Chercher…</translation>
    </message>
    <message>
      <source>No key found for “{sought}”.</source>
      <comment>NOTHING_FOUND</comment>
      <translation>Aucune touche trouvée pour « {sought} ».</translation>
    </message>
    <message>
      <source>Save as PDF…</source>
      <comment>SAVE_PDF</comment>
      <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
      <source>This page is missing: the program isn't fully installed.</source>
      <comment>PAGE_MISSING</comment>
      <translation>Cette page manque : le programme n’est pas installé en entier.</translation>
    </message>
    <message>
      <source>Rules</source>
      <comment>RULES_TITLE</comment>
      <translation>Règles</translation>
    </message>
    <message>
      <source>The rules of this game</source>
      <comment>RULES_LINK</comment>
      <translation>Les règles de ce jeu</translation>
    </message>
    <message>
      <source>Everything that applies at this table, including the house rules.</source>
      <comment>RULES_TEXT</comment>
      <translation>Tout ce qui vaut à cette table, règles maison comprises.</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECKS_TITLE</comment>
      <translation>Jetons</translation>
    </message>
    <message>
      <source>In check pinochle, each of the others pays for what you earn, and you pay each of them for the rest.</source>
      <comment>CHECKS_TEXT</comment>
      <translation>Au check pinochle, chacun des autres paie ce que vous gagnez, et vous payez le reste à chacun.</translation>
    </message>
    <message>
      <source>Your games</source>
      <comment>RECORD_TITLE</comment>
      <translation>Vos parties</translation>
    </message>
    <message>
      <source>Every game is a text file that other programs can read, too.</source>
      <comment>RECORD_TEXT</comment>
      <translation>Chaque partie est un fichier texte que d’autres programmes peuvent lire aussi.</translation>
    </message>
    <message>
      <source>How a game is written down</source>
      <comment>RECORD_LINK</comment>
      <translation>Comment une partie est notée</translation>
    </message>
    <message>
      <source>Your games folder</source>
      <comment>FOLDER_LINK</comment>
      <translation>Le dossier de vos parties</translation>
    </message>
    <message>
      <source>How a game is written down, in English</source>
      <comment>RECORD_LINE</comment>
      <translation>Comment une partie est notée, en anglais</translation>
    </message>
    <message>
      <source>The program</source>
      <comment>SOURCE_TITLE</comment>
      <translation>Le programme</translation>
    </message>
    <message>
      <source>Pinochle {version} is free software under the MIT license: you may read it, change it and pass it on.</source>
      <comment>SOURCE_TEXT</comment>
      <translation>Pinochle {version} est un logiciel libre sous licence MIT : vous pouvez le lire, le modifier et le partager.</translation>
    </message>
    <message>
      <source>The folder with its source</source>
      <comment>SOURCE_LINK</comment>
      <translation>Le dossier de son code source</translation>
    </message>
    <message>
      <source>You can get its source where you got the program.</source>
      <comment>SOURCE_ELSEWHERE</comment>
      <translation>Son code source se trouve là où vous avez obtenu le programme.</translation>
    </message>
    <message>
      <source>What it is made of, and the licenses</source>
      <comment>LICENSES_LINK</comment>
      <translation>De quoi il est fait, et les licences</translation>
    </message>
    <message>
      <source>Playing together</source>
      <comment>TOGETHER_TITLE</comment>
      <translation>Jouer ensemble</translation>
    </message>
    <message>
      <source>Everybody's phone is a hand of cards, and this screen or a TV is the table.</source>
      <comment>TOGETHER_TEXT</comment>
      <translation>Le téléphone de chacun est sa main de cartes, et cet écran ou un téléviseur est la table.</translation>
    </message>
    <message>
      <source>How to play together</source>
      <comment>TOGETHER_LINK</comment>
      <translation>Comment jouer ensemble</translation>
    </message>
    <message>
      <source>Every phone is a hand of cards</source>
      <comment>TOGETHER_LINE</comment>
      <translation>Chaque téléphone est une main de cartes</translation>
    </message>
    <message>
      <source>Bidding conventions</source>
      <comment>CONVENTIONS_TITLE</comment>
      <translation>Conventions d’enchères</translation>
    </message>
    <message>
      <source>Partners can agree on what their bids tell each other, and share that as a small file.</source>
      <comment>CONVENTIONS_TEXT</comment>
      <translation>Des partenaires peuvent convenir de ce que leurs mises se disent, et le partager dans un petit fichier.</translation>
    </message>
    <message>
      <source>How to agree on bids</source>
      <comment>CONVENTIONS_LINK</comment>
      <translation>Comment convenir des mises</translation>
    </message>
    <message>
      <source>What bids tell a partner</source>
      <comment>CONVENTIONS_LINE</comment>
      <translation>Ce que les mises disent au partenaire</translation>
    </message>
    <message>
      <source>Who made each part of the program, in English</source>
      <comment>LICENSES_LINE</comment>
      <translation>De qui vient chaque partie du programme, en anglais</translation>
    </message>
  </context>
  <context>
    <name>KeyWord</name>
    <message>
      <source>Everywhere</source>
      <comment>EVERYWHERE</comment>
      <translation>Partout</translation>
    </message>
    <message>
      <source>Your cards</source>
      <comment>CARDS</comment>
      <translation>Vos cartes</translation>
    </message>
    <message>
      <source>Bidding</source>
      <comment>BIDDING</comment>
      <translation>Enchères</translation>
    </message>
    <message>
      <source>Naming trump</source>
      <comment>TRUMP</comment>
      <translation>Choix de l’atout</translation>
    </message>
    <message>
      <source>Melding</source>
      <comment>MELDING</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Passing and burying cards</source>
      <comment>PASSING</comment>
      <translation>Don et écart de cartes</translation>
    </message>
    <message>
      <source>Dealing out the kitty</source>
      <comment>KITTY</comment>
      <translation>Distribution du kitty</translation>
    </message>
    <message>
      <source>Questions with numbered answers</source>
      <comment>CHOICES</comment>
      <translation>Questions à réponses numérotées</translation>
    </message>
    <message>
      <source>Looking back at a deal</source>
      <comment>LOOKING_BACK</comment>
      <translation>Revue d’une donne</translation>
    </message>
    <message>
      <source>Keeping score for real cards</source>
      <comment>KEEPING_SCORE</comment>
      <translation>Tenir les points de vraies cartes</translation>
    </message>
    <message>
      <source>Playing together</source>
      <comment>TOGETHER</comment>
      <translation>Jouer ensemble</translation>
    </message>
    <message>
      <source>To the next button or panel, and back</source>
      <comment>NEXT_PART</comment>
      <translation>Au bouton ou panneau suivant, et retour</translation>
    </message>
    <message>
      <source>Press the yellow button</source>
      <comment>MAIN_BUTTON</comment>
      <translation>Appuyer sur le bouton jaune</translation>
    </message>
    <message>
      <source>Close what you opened last, or undo an unfinished choice</source>
      <comment>CLOSE</comment>
      <translation>Fermer ce qui s’est ouvert en dernier, ou annuler un choix en cours</translation>
    </message>
    <message>
      <source>Search, on pages that have a search</source>
      <comment>SEARCH</comment>
      <translation>Chercher, sur les pages où c’est possible</translation>
    </message>
    <message>
      <source>A menu of what has the focus, as a right click opens it</source>
      <comment>CONTEXT</comment>
      <translation>Un menu de ce qui a le focus, comme par un clic droit</translation>
    </message>
    <message>
      <source>To the next card you can use</source>
      <comment>ALONG</comment>
      <translation>À la carte utilisable suivante</translation>
    </message>
    <message>
      <source>To the next card, usable or not</source>
      <comment>EACH</comment>
      <translation>À la carte suivante, utilisable ou non</translation>
    </message>
    <message>
      <source>To the first and the last card</source>
      <comment>ENDS</comment>
      <translation>À la première et à la dernière carte</translation>
    </message>
    <message>
      <source>Play the card, or choose it</source>
      <comment>USE</comment>
      <translation>Jouer la carte, ou la choisir</translation>
    </message>
    <message>
      <source>Play the card, or confirm your choice</source>
      <comment>ANSWER</comment>
      <translation>Jouer la carte, ou confirmer votre choix</translation>
    </message>
    <message>
      <source>Play the card</source>
      <comment>PLAY_CARD</comment>
      <translation>Jouer la carte</translation>
    </message>
    <message>
      <source>Choose the card, or put it back</source>
      <comment>CHOOSE_CARD</comment>
      <translation>Choisir la carte, ou la remettre</translation>
    </message>
    <message>
      <source>Confirm your choice</source>
      <comment>CONFIRM</comment>
      <translation>Confirmer votre choix</translation>
    </message>
    <message>
      <source>Take back the cards you have chosen</source>
      <comment>CLEAR</comment>
      <translation>Reprendre les cartes choisies</translation>
    </message>
    <message>
      <source>Raise or lower your bid</source>
      <comment>HIGHER_LOWER</comment>
      <translation>Monter ou baisser votre mise</translation>
    </message>
    <message>
      <source>Type your bid</source>
      <comment>TYPE_BID</comment>
      <translation>Taper votre mise</translation>
    </message>
    <message>
      <source>Choose a bid from the list by its place</source>
      <comment>LISTED_BID</comment>
      <translation>Choisir une mise de la liste par sa place</translation>
    </message>
    <message>
      <source>Bid the least that is possible, at once</source>
      <comment>BID_LEAST</comment>
      <translation>Miser aussitôt le minimum possible</translation>
    </message>
    <message>
      <source>Erase the last digit</source>
      <comment>RUB_OUT</comment>
      <translation>Effacer le dernier chiffre</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Passer</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Passer avec aide</translation>
    </message>
    <message>
      <source>Show the odds, or hide them</source>
      <comment>ODDS</comment>
      <translation>Montrer ou cacher les chances</translation>
    </message>
    <message>
      <source>To another suit</source>
      <comment>OTHER_SUIT</comment>
      <translation>À une autre couleur</translation>
    </message>
    <message>
      <source>To the next suit, where every bid names trump</source>
      <comment>NEXT_SUIT</comment>
      <translation>À la couleur suivante, là où chaque mise nomme l’atout</translation>
    </message>
    <message>
      <source>Prepare the moon, where it may be bid</source>
      <comment>BID_MOON</comment>
      <translation>Préparer le chelem, là où on peut le miser</translation>
    </message>
    <message>
      <source>To another meld in the list</source>
      <comment>OTHER_MELD</comment>
      <translation>À une autre annonce de la liste</translation>
    </message>
    <message>
      <source>To another card in the kitty</source>
      <comment>POINT</comment>
      <translation>À une autre carte du kitty</translation>
    </message>
    <message>
      <source>Give the card to the next seat in turn</source>
      <comment>PICK</comment>
      <translation>Donner la carte à la place suivante</translation>
    </message>
    <message>
      <source>Choose an answer by its number</source>
      <comment>TAKE</comment>
      <translation>Choisir une réponse par son numéro</translation>
    </message>
    <message>
      <source>One step back or forward</source>
      <comment>STEP</comment>
      <translation>Un pas en arrière ou en avant</translation>
    </message>
    <message>
      <source>To the choice before or after</source>
      <comment>CHOICE</comment>
      <translation>Au choix précédent ou suivant</translation>
    </message>
    <message>
      <source>To the next mistake, or with Shift to the one before</source>
      <comment>MISTAKE</comment>
      <translation>À l’erreur suivante, ou avec Maj à la précédente</translation>
    </message>
    <message>
      <source>To the beginning and the end of the deal</source>
      <comment>BEGINNING_END</comment>
      <translation>Au début et à la fin de la donne</translation>
    </message>
    <message>
      <source>To the deal before or after</source>
      <comment>OTHER_DEAL</comment>
      <translation>À la donne précédente ou suivante</translation>
    </message>
    <message>
      <source>Scroll the text beside the table</source>
      <comment>READ_ON</comment>
      <translation>Faire défiler le texte à côté de la table</translation>
    </message>
    <message>
      <source>Hide the other hands, or show them again</source>
      <comment>HANDS</comment>
      <translation>Cacher les autres mains, ou les remontrer</translation>
    </message>
    <message>
      <source>What the next player melded</source>
      <comment>MELDS_OF_NEXT</comment>
      <translation>Les annonces du joueur suivant</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <comment>PLAY_ON</comment>
      <translation>Continuer à jouer à partir d’ici</translation>
    </message>
    <message>
      <source>To the next entry, or enter the deal when it is complete</source>
      <comment>NEXT_TOLD</comment>
      <translation>À la saisie suivante, ou inscrire la donne complète</translation>
    </message>
    <message>
      <source>Choose a player or suit by number, or the next one</source>
      <comment>WHO_OR_SUIT</comment>
      <translation>Choisir un joueur ou une couleur par son numéro, ou le suivant</translation>
    </message>
    <message>
      <source>Raise or lower a number by one step</source>
      <comment>MORE_POINTS</comment>
      <translation>Monter ou baisser un nombre d’un pas</translation>
    </message>
    <message>
      <source>Add one more of the meld or card</source>
      <comment>ONE_MELD</comment>
      <translation>Compter l’annonce ou la carte une fois de plus</translation>
    </message>
    <message>
      <source>Take one away</source>
      <comment>ONE_LESS</comment>
      <translation>En retirer une</translation>
    </message>
    <message>
      <source>What can be done with the seat, or with somebody at the door</source>
      <comment>SEAT_MENU</comment>
      <translation>Ce qu’on peut faire de la place, ou de quelqu’un à la porte</translation>
    </message>
    <message>
      <source>Undo and redo, as far back as you like</source>
      <comment>UNDO_SHEET</comment>
      <translation>Annuler et rétablir, aussi loin que vous voulez</translation>
    </message>
  </context>
  <context>
    <name>LessonWord</name>
    <message>
      <source>Learn pinochle</source>
      <comment>TITLE</comment>
      <translation>Apprendre le pinochle</translation>
    </message>
    <message>
      <source>Fourteen short lessons at a real table. After the first five you can play a game for two.</source>
      <comment>LINE</comment>
      <translation>14 courtes leçons à table. Après cinq, vous pouvez jouer à deux.</translation>
    </message>
    <message>
      <source>{count} of fourteen lessons done. After the first five you can play a game for two.</source>
      <comment>LINE_DONE</comment>
      <translation>Terminées : {count} sur 14. Après cinq, vous pouvez jouer à deux.</translation>
    </message>
    <message>
      <source>All fourteen lessons are done. You can take any of them again.</source>
      <comment>LINE_ALL</comment>
      <translation>Les 14 leçons sont terminées. Vous pouvez les reprendre à volonté.</translation>
    </message>
    <message>
      <source>Lessons</source>
      <comment>PAGE_LESSONS</comment>
      <translation>Leçons</translation>
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
      <translation>Terminée</translation>
    </message>
    <message>
      <source>Step {step} of {steps}</source>
      <comment>STEP_OF</comment>
      <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
      <source>Start lesson {number}</source>
      <comment>BEGIN</comment>
      <translation>Commencer la leçon {number}</translation>
    </message>
    <message>
      <source>Continue lesson {number}</source>
      <comment>GO_ON</comment>
      <translation>Continuer la leçon {number}</translation>
    </message>
    <message>
      <source>Take lesson {number} again</source>
      <comment>AGAIN</comment>
      <translation>Reprendre la leçon {number}</translation>
    </message>
    <message>
      <source>Start lesson {number} over</source>
      <comment>START_OVER</comment>
      <translation>Leçon {number} depuis le début</translation>
    </message>
    <message>
      <source>Lessons keep no score and never touch your games.</source>
      <comment>HARMLESS</comment>
      <translation>Les leçons ne comptent pas de points et ne touchent jamais à vos parties.</translation>
    </message>
    <message>
      <source>Lesson {number}: {title}. {line} {state}</source>
      <comment>SPOKEN</comment>
      <translation>Leçon {number} : {title}. {line} {state}</translation>
    </message>
    <message>
      <source>Lesson {number}: {title}</source>
      <comment>HEAD</comment>
      <translation>Leçon {number} : {title}</translation>
    </message>
    <message>
      <source>Leave the lesson</source>
      <comment>LEAVE</comment>
      <translation>Quitter la leçon</translation>
    </message>
    <message>
      <source>Your game waits. The lesson picks up at this step when you come back. (Esc)</source>
      <comment>LEAVE_HINT</comment>
      <translation>Votre partie attend. La leçon reprendra à cette étape à votre retour. (Échap)</translation>
    </message>
    <message>
      <source>Coach</source>
      <comment>COACH</comment>
      <translation>Professeur</translation>
    </message>
    <message>
      <source>Back</source>
      <comment>BACK</comment>
      <translation>Retour</translation>
    </message>
    <message>
      <source>Show me</source>
      <comment>SHOW_ME</comment>
      <translation>Montrez-moi</translation>
    </message>
    <message>
      <source>Next</source>
      <comment>NEXT</comment>
      <translation>Suivant</translation>
    </message>
    <message>
      <source>Finish</source>
      <comment>FINISH</comment>
      <translation>Terminer</translation>
    </message>
    <message>
      <source>Watch. Then it's your turn again.</source>
      <comment>WATCH</comment>
      <translation>Regardez. Ce sera ensuite de nouveau à vous.</translation>
    </message>
    <message>
      <source>The {done} cost about {points} points. The {better} would have been better.</source>
      <comment>COSTLY</comment>
      <translation>{done} : environ {points} points de perdus. Mieux valait {better}.</translation>
    </message>
    <message>
      <source>Your progress in the lessons can't be saved: {reason}.</source>
      <comment>NOT_KEPT</comment>
      <translation>Votre avancée dans les leçons ne peut pas être enregistrée : {reason}.</translation>
    </message>
    <message>
      <source>That's allowed, but it isn't what the lesson asks for here.</source>
      <comment>NOT_THIS</comment>
      <translation>C’est permis, mais ce n’est pas ce que la leçon demande ici.</translation>
    </message>
    <message>
      <source>New here?</source>
      <comment>OFFER</comment>
      <translation>Première fois ici ?</translation>
    </message>
    <message>
      <source>Learn in a quarter of an hour</source>
      <comment>OFFER_LINK</comment>
      <translation>Apprenez en un quart d’heure</translation>
    </message>
    <message>
      <source>I've played before</source>
      <comment>OFFER_STRONGER</comment>
      <translation>J’ai déjà joué</translation>
    </message>
    <message>
      <source>Begin again with stronger opponents: yours are at Easy now</source>
      <comment>OFFER_STRONGER_HINT</comment>
      <translation>Recommencer avec des adversaires plus forts : les vôtres sont au niveau Facile</translation>
    </message>
    <message>
      <source>Don't show this again</source>
      <comment>OFFER_CLOSE</comment>
      <translation>Ne plus montrer ceci</translation>
    </message>
  </context>
  <context>
    <name>LookFault</name>
    <message>
      <source>{file} cannot be read: {reason}.</source>
      <comment>UNREAD</comment>
      <translation>Impossible de lire {file} : {reason}.</translation>
    </message>
    <message>
      <source>{file} is not a zip file, or is damaged: please save or download it again.</source>
      <comment>NO_ZIP</comment>
      <translation>{file} n’est pas un fichier zip, ou est endommagé : enregistrez-le ou téléchargez-le de nouveau.</translation>
    </message>
    <message>
      <source>{file} needs a password: please unpack it yourself, and add the folder.</source>
      <comment>LOCKED</comment>
      <translation>{file} demande un mot de passe : décompressez-le vous-même, et ajoutez le dossier.</translation>
    </message>
    <message>
      <source>{file} holds more than {count} files: please add a folder with the cards alone.</source>
      <comment>MANY_FILES</comment>
      <translation>{file} contient plus de {count} fichiers : ajoutez un dossier avec les cartes seules.</translation>
    </message>
    <message>
      <source>{file} has more than {size} MB: please save a smaller picture.</source>
      <comment>LARGE_FILE</comment>
      <translation>{file} dépasse {size} Mo : enregistrez une image plus petite.</translation>
    </message>
    <message>
      <source>The pictures in {file} have more than {size} MB together: please save smaller ones.</source>
      <comment>LARGE_ALL</comment>
      <translation>Les images de {file} dépassent {size} Mo au total : enregistrez-en de plus petites.</translation>
    </message>
    <message>
      <source>{file} has no pictures that are named like cards, for example AS.svg, 10H.png or king_spade.png.</source>
      <comment>NO_PICTURES</comment>
      <translation>{file} n’a pas d’images nommées comme des cartes, par exemple AS.svg, 10H.png ou king_spade.png.</translation>
    </message>
    <message>
      <source>{file} is damaged, or not a picture that can be used: please save it as PNG.</source>
      <comment>DAMAGED</comment>
      <translation>{file} est endommagé, ou n’est pas une image utilisable : enregistrez-le en PNG.</translation>
    </message>
    <message>
      <source>{file} has {width} × {height} pixels, which is too large: please save it with at most {most} on a side.</source>
      <comment>PIXELS</comment>
      <translation>{file} fait {width} × {height} pixels, c’est trop : enregistrez-le avec au plus {most} de côté.</translation>
    </message>
    <message>
      <source>{file} refers to other files or addresses: please embed those pictures, or save it as PNG.</source>
      <comment>LINKS</comment>
      <translation>{file} renvoie à d’autres fichiers ou adresses : intégrez ces images, ou enregistrez-le en PNG.</translation>
    </message>
    <message>
      <source>{file} has too many parts: please save it as PNG.</source>
      <comment>COMPLEX</comment>
      <translation>{file} a trop d’éléments : enregistrez-le en PNG.</translation>
    </message>
    <message>
      <source>The pictures in {file} take too long to draw: please save them as PNG.</source>
      <comment>SLOW</comment>
      <translation>Les images de {file} sont trop longues à dessiner : enregistrez-les en PNG.</translation>
    </message>
    <message>
      <source>The pictures cannot be saved in {path}: {reason}.</source>
      <comment>NOT_SAVED</comment>
      <translation>Impossible d’enregistrer les images dans {path} : {reason}.</translation>
    </message>
    <message>
      <source>“{file}” cannot be removed: {reason}.</source>
      <comment>NOT_REMOVED</comment>
      <translation>Impossible de retirer « {file} » : {reason}.</translation>
    </message>
    <message>
      <source>“{file}” is no longer in the folder of decks and tables: you see Pinochle's own.</source>
      <comment>GONE</comment>
      <translation>« {file} » n’est plus dans le dossier des cartes et tapis : vous voyez ceux de Pinochle.</translation>
    </message>
  </context>
  <context>
    <name>LookWord</name>
    <message>
      <source>Decks and tables…</source>
      <comment>OPEN</comment>
      <translation>Cartes et tapis…</translation>
    </message>
    <message>
      <source>Decks and tables</source>
      <comment>TITLE</comment>
      <translation>Cartes et tapis</translation>
    </message>
    <message>
      <source>A folder or zip file with pictures named like AS.svg or 10H.png is a deck; felt.png in it, or any single picture, is a table. Cardsets of KPatience, Aisleriot and PySol can be added, too.</source>
      <comment>HELP</comment>
      <translation>Un dossier ou un fichier zip dont les images s’appellent comme AS.svg ou 10H.png est un jeu de cartes ; felt.png dedans, ou une image seule, est un tapis. Les jeux de KPatience, Aisleriot et PySol peuvent aussi être ajoutés.</translation>
    </message>
    <message>
      <source>Deck</source>
      <comment>DECK</comment>
      <translation>Cartes</translation>
    </message>
    <message>
      <source>Table</source>
      <comment>FELT</comment>
      <translation>Tapis</translation>
    </message>
    <message>
      <source>Pinochle's own</source>
      <comment>OWN_DECK</comment>
      <translation>Celles de Pinochle</translation>
    </message>
    <message>
      <source>Plain cloth</source>
      <comment>OWN_FELT</comment>
      <translation>Tapis uni</translation>
    </message>
    <message>
      <source>Add a folder…</source>
      <comment>ADD_FOLDER</comment>
      <translation>Ajouter un dossier…</translation>
    </message>
    <message>
      <source>Add a file…</source>
      <comment>ADD_FILE</comment>
      <translation>Ajouter un fichier…</translation>
    </message>
    <message>
      <source>Choose the folder of a deck or a table</source>
      <comment>CHOOSE_FOLDER</comment>
      <translation>Choisir le dossier de cartes ou d’un tapis</translation>
    </message>
    <message>
      <source>Choose the file of a deck or a table</source>
      <comment>CHOOSE_FILE</comment>
      <translation>Choisir le fichier de cartes ou d’un tapis</translation>
    </message>
    <message>
      <source>Decks and pictures (*.zip *.svg *.svgz *.png *.jpg *.jpeg *.gif)</source>
      <comment>FILES</comment>
      <translation>Cartes et images (*.zip *.svg *.svgz *.png *.jpg *.jpeg *.gif)</translation>
    </message>
    <message>
      <source>Remove…</source>
      <comment>REMOVE</comment>
      <translation>Retirer…</translation>
    </message>
    <message>
      <source>Remove it</source>
      <comment>REMOVE_NOW</comment>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>The pictures of “{name}” in this program will be deleted, but not the files they came from.</source>
      <comment>WILL_REMOVE</comment>
      <translation>Les images de « {name} » dans ce programme seront supprimées, mais pas les fichiers d’où elles viennent.</translation>
    </message>
    <message>
      <source>“{name}” is removed.</source>
      <comment>REMOVED</comment>
      <translation>« {name} » est retiré.</translation>
    </message>
    <message>
      <source>The pictures in {name} are being drawn…</source>
      <comment>DRAWING</comment>
      <translation>Les images de {name} sont en train d’être dessinées…</translation>
    </message>
    <message>
      <source>“{name}” is added.</source>
      <comment>ADDED</comment>
      <translation>« {name} » est ajouté.</translation>
    </message>
    <message>
      <source>Preview: five cards and the back on the table</source>
      <comment>PREVIEW</comment>
      <translation>Aperçu : cinq cartes et le dos sur la table</translation>
    </message>
    <message>
      <source>This deck is shown as it is: blue diamonds and green clubs, jumbo index and left-handed index change only Pinochle's own cards.</source>
      <comment>AS_IT_IS</comment>
      <translation>Ces cartes sont montrées telles quelles : carreaux bleus et trèfles verts, grands index et index pour gauchers ne changent que les cartes de Pinochle.</translation>
    </message>
    <message>
      <source>It lacks {cards}: you see Pinochle's own.</source>
      <comment>MISSING</comment>
      <translation>Il manque {cards} : vous voyez celles de Pinochle.</translation>
    </message>
    <message>
      <source>It has its own back, which you see in place of the chosen one.</source>
      <comment>OWN_BACK</comment>
      <translation>Le jeu a son propre dos, que vous voyez à la place du dos choisi.</translation>
    </message>
    <message>
      <source>It has no back: you see the chosen one.</source>
      <comment>NO_BACK</comment>
      <translation>Le jeu n’a pas de dos : vous voyez le dos choisi.</translation>
    </message>
    <message>
      <source>It has only a back: the cards are Pinochle's own.</source>
      <comment>ONLY_BACK</comment>
      <translation>Le jeu n’a qu’un dos : les cartes sont celles de Pinochle.</translation>
    </message>
  </context>
  <context>
    <name>MatchEnd</name>
    <message>
      <source>{names} wins</source>
      <comment>WON_ONE</comment>
      <translation>{names} gagne</translation>
    </message>
    <message>
      <source>{names} win</source>
      <comment>WON_MANY</comment>
      <translation>{names} gagnent</translation>
    </message>
    <message>
      <source>You win</source>
      <comment>WON_YOU</comment>
      <translation>Vous gagnez</translation>
    </message>
    <message>
      <source>{score} to {other} after {deals} deals.</source>
      <comment>TWO</comment>
      <translation>{score} à {other} après {deals} donnes.</translation>
    </message>
    <message>
      <source>{score} to {other} after one deal.</source>
      <comment>TWO_ONE</comment>
      <translation>{score} à {other} après une donne.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals, {lead} ahead of {names}.</source>
      <comment>AHEAD</comment>
      <translation>{score} après {deals} donnes, {lead} d’avance sur {names}.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals, {lead} ahead of you.</source>
      <comment>AHEAD_YOU</comment>
      <translation>{score} après {deals} donnes, {lead} d’avance sur vous.</translation>
    </message>
    <message>
      <source>{score} after one deal, {lead} ahead of {names}.</source>
      <comment>AHEAD_ONE</comment>
      <translation>{score} après une donne, {lead} d’avance sur {names}.</translation>
    </message>
    <message>
      <source>{score} after one deal, {lead} ahead of you.</source>
      <comment>AHEAD_YOU_ONE</comment>
      <translation>{score} après une donne, {lead} d’avance sur vous.</translation>
    </message>
    <message>
      <source>{score} after {deals} deals.</source>
      <comment>SCORE</comment>
      <translation>{score} après {deals} donnes.</translation>
    </message>
    <message>
      <source>{score} after one deal.</source>
      <comment>SCORE_ONE</comment>
      <translation>{score} après une donne.</translation>
    </message>
    <message>
      <source>More than one score went over {target} in the last deal, and the bidder's counts first.</source>
      <comment>BOTH_BIDDER</comment>
      <translation>Plusieurs scores ont dépassé {target} à la dernière donne, et celui du preneur compte d’abord.</translation>
    </message>
    <message>
      <source>More than one score went over {target} in the last deal, and the higher one wins.</source>
      <comment>BOTH_HIGHEST</comment>
      <translation>Plusieurs scores ont dépassé {target} à la dernière donne, et le plus haut gagne.</translation>
    </message>
    <message>
      <source>More than one score was over {target} before, and the higher one wins now.</source>
      <comment>BOTH_AGAIN</comment>
      <translation>Plusieurs scores dépassaient déjà {target}, et le plus haut gagne maintenant.</translation>
    </message>
    <message>
      <source>The target had gone up from {first} to {target}.</source>
      <comment>RAISED</comment>
      <translation>Le but était passé de {first} à {target}.</translation>
    </message>
    <message>
      <source>These rules call for a made bid in the winning deal, and there was one.</source>
      <comment>BID_OUT</comment>
      <translation>Ces règles demandent un contrat réussi à la donne gagnante, et il y en a eu un.</translation>
    </message>
    <message>
      <source>Over {target}, and the others have failed {count} bids since.</source>
      <comment>SLID_OUT</comment>
      <translation>Au-dessus de {target}, et les autres ont manqué {count} contrats depuis.</translation>
    </message>
    <message>
      <source>Over {target}, and the others have failed a bid since.</source>
      <comment>SLID_OUT_ONE</comment>
      <translation>Au-dessus de {target}, et les autres ont manqué un contrat depuis.</translation>
    </message>
    <message>
      <source>At minus {target}, or lower, a match is over.</source>
      <comment>MERCY_MINUS</comment>
      <translation>À moins {target}, ou plus bas, la partie est finie.</translation>
    </message>
    <message>
      <source>A lead of {lead} ends the match.</source>
      <comment>MERCY_LEAD</comment>
      <translation>Une avance de {lead} finit la partie.</translation>
    </message>
    <message>
      <source>{name} made {bid} in the last deal.</source>
      <comment>LAST_BID</comment>
      <translation>{name} a réussi {bid} à la dernière donne.</translation>
    </message>
    <message>
      <source>You made {bid} in the last deal.</source>
      <comment>LAST_BID_YOU</comment>
      <translation>Vous avez réussi {bid} à la dernière donne.</translation>
    </message>
    <message>
      <source>{name} didn't make {bid} in the last deal.</source>
      <comment>LAST_SET</comment>
      <translation>{name} n’a pas réussi {bid} à la dernière donne.</translation>
    </message>
    <message>
      <source>You didn't make {bid} in the last deal.</source>
      <comment>LAST_SET_YOU</comment>
      <translation>Vous n’avez pas réussi {bid} à la dernière donne.</translation>
    </message>
    <message>
      <source>Best contract</source>
      <comment>BEST_CONTRACT</comment>
      <translation>Meilleur contrat</translation>
    </message>
    <message>
      <source>Biggest meld</source>
      <comment>BIGGEST_MELD</comment>
      <translation>Plus grosses annonces</translation>
    </message>
    <message>
      <source>Turning point</source>
      <comment>TURNING_POINT</comment>
      <translation>Tournant</translation>
    </message>
    <message>
      <source>Boldest bid</source>
      <comment>BOLDEST_BID</comment>
      <translation>Mise la plus osée</translation>
    </message>
    <message>
      <source>Costliest deal</source>
      <comment>COSTLIEST_DEAL</comment>
      <translation>Donne la plus chère</translation>
    </message>
    <message>
      <source>Longest run of tricks</source>
      <comment>LONGEST_RUN</comment>
      <translation>Série de levées</translation>
    </message>
    <message>
      <source>Closest call</source>
      <comment>CLOSEST_CALL</comment>
      <translation>De justesse</translation>
    </message>
    <message>
      <source>Best deal</source>
      <comment>BEST_DEAL</comment>
      <translation>Meilleure donne</translation>
    </message>
    <message>
      <source>{name}, {what}</source>
      <comment>NAMED</comment>
      <translation>{name}, {what}</translation>
    </message>
    <message>
      <source>deal {number}</source>
      <comment>IN_DEAL</comment>
      <translation>donne {number}</translation>
    </message>
    <message>
      <source>{name}, deal {number}</source>
      <comment>OF_IN_DEAL</comment>
      <translation>{name}, donne {number}</translation>
    </message>
    <message>
      <source>Into the lead</source>
      <comment>LEAD</comment>
      <translation>En tête</translation>
    </message>
    <message>
      <source>{names}: from {behind} behind to {ahead} ahead.</source>
      <comment>LEAD_FROM</comment>
      <translation>{names} : de {behind} de retard à {ahead} d’avance.</translation>
    </message>
    <message>
      <source>{names}: from level to {ahead} ahead.</source>
      <comment>LEAD_FROM_LEVEL</comment>
      <translation>{names} : de l’égalité à {ahead} d’avance.</translation>
    </message>
    <message>
      <source>{meld} in meld, so {needed} had to come from tricks: {spare} to spare.</source>
      <comment>BOLD_MADE</comment>
      <translation>{meld} en annonces, donc {needed} à prendre dans les levées : {spare} de plus.</translation>
    </message>
    <message>
      <source>{meld} in meld, so {needed} had to come from tricks: {short} short.</source>
      <comment>BOLD_SET</comment>
      <translation>{meld} en annonces, donc {needed} à prendre dans les levées : {short} de moins.</translation>
    </message>
    <message>
      <source>{count} in a row</source>
      <comment>IN_A_ROW</comment>
      <translation>{count} de suite</translation>
    </message>
    <message>
      <source>{names}: tricks {first} to {last} of {all}.</source>
      <comment>RUN_OF</comment>
      <translation>{names} : levées {first} à {last} sur {all}.</translation>
    </message>
    <message>
      <source>{names}: every trick.</source>
      <comment>RUN_ALL</comment>
      <translation>{names} : toutes les levées.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and came to {sum}.</source>
      <comment>CLOSE_BID</comment>
      <translation>{name} a misé {bid} et atteint {sum}.</translation>
    </message>
    <message>
      <source>You bid {bid} and came to {sum}.</source>
      <comment>CLOSE_BID_YOU</comment>
      <translation>Vous avez misé {bid} et atteint {sum}.</translation>
    </message>
    <message>
      <source>{name} bid {bid}.</source>
      <comment>LOST_BID</comment>
      <translation>{name} a misé {bid}.</translation>
    </message>
    <message>
      <source>You bid {bid}.</source>
      <comment>LOST_BID_YOU</comment>
      <translation>Vous avez misé {bid}.</translation>
    </message>
    <message>
      <source>{names}: {meld} in meld and {tricks} in tricks.</source>
      <comment>SUMMED</comment>
      <translation>{names} : {meld} en annonces et {tricks} en levées.</translation>
    </message>
    <message>
      <source>{head}: {main}, {where}</source>
      <comment>LINE</comment>
      <translation>{head} : {main}, {where}</translation>
    </message>
    <message>
      <source>{made} bids made</source>
      <comment>BIDS_MADE</comment>
      <translation>{made} contrats réussis</translation>
    </message>
    <message>
      <source>1 bid made</source>
      <comment>BIDS_MADE_ONE</comment>
      <translation>1 contrat réussi</translation>
    </message>
    <message>
      <source>{lost} lost</source>
      <comment>BIDS_LOST</comment>
      <translation>{lost} perdus</translation>
    </message>
    <message>
      <source>{won} deals won</source>
      <comment>DEALS_WON</comment>
      <translation>{won} donnes gagnées</translation>
    </message>
    <message>
      <source>1 deal won</source>
      <comment>DEALS_WON_ONE</comment>
      <translation>1 donne gagnée</translation>
    </message>
    <message>
      <source>Rematch</source>
      <comment>REMATCH</comment>
      <translation>Revanche</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY</comment>
      <translation>Prêt</translation>
    </message>
    <message>
      <source>New game…</source>
      <comment>NEW_GAME</comment>
      <translation>Nouvelle partie…</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>LOOK_BACK</comment>
      <translation>Revoir</translation>
    </message>
    <message>
      <source>Save picture</source>
      <comment>SAVE_PICTURE</comment>
      <translation>Enregistrer l’image</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Plus</translation>
    </message>
    <message>
      <source>Less</source>
      <comment>LESS</comment>
      <translation>Moins</translation>
    </message>
  </context>
  <context>
    <name>Meaning</name>
    <message>
      <source>This player picks at random, so it means nothing.</source>
      <comment>BY_CHANCE</comment>
      <translation>Ce joueur choisit au hasard : cela ne veut rien dire.</translation>
    </message>
    <message>
      <source>The rules make the first bidder open, so it says nothing about the hand.</source>
      <comment>OPENING_FORCED</comment>
      <translation>Les règles obligent le premier à ouvrir : cela ne dit rien de la main.</translation>
    </message>
    <message>
      <source>Whoever holds meld has to open here, so it may say no more than that.</source>
      <comment>HAS_TO_OPEN</comment>
      <translation>Qui a une annonce doit ouvrir ici : cela ne dit peut-être rien de plus.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have about {points} in meld and {count} trump.</source>
      <comment>HOLDS</comment>
      <translation>Les mains d’une telle mise ont d’habitude environ {points} en annonces et {count} atouts.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have about {points} in meld, often a run, and {count} trump.</source>
      <comment>HOLDS_RUN_OR</comment>
      <translation>Les mains d’une telle mise ont d’habitude environ {points} en annonces, souvent une quinte, et {count} atouts.</translation>
    </message>
    <message>
      <source>Hands for such a bid usually have a run, about {points} in meld and {count} trump.</source>
      <comment>HOLDS_RUN</comment>
      <translation>Les mains d’une telle mise ont d’habitude une quinte, environ {points} en annonces et {count} atouts.</translation>
    </message>
    <message>
      <source>At this level, that is easily {points} off, more often too low than too high.</source>
      <comment>OFTEN_WRONG</comment>
      <translation>À ce niveau, l’écart atteint facilement {points}, plus souvent vers le bas que vers le haut.</translation>
    </message>
    <message>
      <source>To bid over a partner, the hand should hold a run, or be worth {points} more than that.</source>
      <comment>OVER_PARTNER</comment>
      <translation>Pour dépasser son partenaire, la main doit avoir une quinte ou valoir {points} de plus que cela.</translation>
    </message>
    <message>
      <source>It says that the hand is good for this much, or means to push others up.</source>
      <comment>PERSON_BIDS</comment>
      <translation>Cela dit que la main vaut autant, ou cherche à faire monter les autres.</translation>
    </message>
    <message>
      <source>Bidding takes a marriage here, so there is one in the hand.</source>
      <comment>HOLDS_MARRIAGE</comment>
      <translation>Il faut un mariage pour miser ici : il y en a donc un dans la main.</translation>
    </message>
    <message>
      <source>In {suit}, the hand's meld and strong cards together are worth the most.</source>
      <comment>NAMES_SUIT</comment>
      <translation>À {suit}, les annonces et les cartes fortes de la main valent ensemble le plus.</translation>
    </message>
    <message>
      <source>Most likely the best meld or the longest suit of the hand is in {suit}.</source>
      <comment>NAMES_SUIT_PERSON</comment>
      <translation>La meilleure annonce ou la plus longue couleur de la main est sans doute à {suit}.</translation>
    </message>
    <message>
      <source>Bidding {suit} takes a marriage in that suit, so there is one in the hand.</source>
      <comment>BID_MARRIAGE</comment>
      <translation>Pour miser {suit}, il faut un mariage de cette couleur : il y en a donc un dans la main.</translation>
    </message>
    <message>
      <source>Bidding {suit} takes a run, a marriage or the dix of that suit, so there is one in the hand.</source>
      <comment>BID_MELD</comment>
      <translation>Pour miser {suit}, il faut une quinte, un mariage ou le petit atout de cette couleur : la main en tient donc un.</translation>
    </message>
    <message>
      <source>It promises to win every single trick: hardly any card in this hand can lose with the right trump.</source>
      <comment>BIDS_MOON</comment>
      <translation>Cela promet toutes les levées sans exception : avec le bon atout, presque aucune carte de cette main ne peut perdre.</translation>
    </message>
    <message>
      <source>By agreement, a bid higher than needed shows the partner {points} in meld, whatever is trump.</source>
      <comment>SIGNALS_MELD</comment>
      <translation>Par convention, une mise plus haute que nécessaire montre au partenaire {points} en annonces, quel que soit l’atout.</translation>
    </message>
    <message>
      <source>By agreement, one step over the opening shows the partner aces around.</source>
      <comment>SIGNALS_ACES_AROUND</comment>
      <translation>Par convention, un pas au-dessus de l’ouverture montre au partenaire un carré d’as.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {points} in meld or more, whatever is trump.</source>
      <comment>SHOWS_MELD</comment>
      <translation>Comme convenu, cela montre au partenaire {points} ou plus en annonces, quel que soit l’atout.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner aces around.</source>
      <comment>SHOWS_ACES_AROUND</comment>
      <translation>Comme convenu, cela montre au partenaire un carré d’as.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {count} aces or more.</source>
      <comment>SHOWS_ACES</comment>
      <translation>Comme convenu, cela montre au partenaire {count} as ou plus.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Comme convenu, cela montre au partenaire une quinte.</translation>
    </message>
    <message>
      <source>As agreed, it shows the partner {count} cards or more of one suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Comme convenu, cela montre au partenaire {count} cartes ou plus d’une couleur.</translation>
    </message>
    <message>
      <source>As agreed, it asks the partner to show meld.</source>
      <comment>SHOWS_ASKS</comment>
      <translation>Comme convenu, cela demande au partenaire de montrer ses annonces.</translation>
    </message>
    <message>
      <source>The partner's jump only showed meld: this player still names trump.</source>
      <comment>TAKES_BACK</comment>
      <translation>Le saut du partenaire montrait seulement des annonces : ce joueur choisit toujours l’atout.</translation>
    </message>
    <message>
      <source>It's also the lowest possible bid, so it may mean no more than that.</source>
      <comment>OR_LOWEST</comment>
      <translation>C’est aussi la plus petite mise possible : elle ne dit peut-être rien de plus.</translation>
    </message>
    <message>
      <source>It's {points} higher than it had to be: a strong hand, or meant to shut the others out.</source>
      <comment>JUMPS</comment>
      <translation>C’est {points} de plus qu’il ne fallait : une main forte, ou une façon d’écarter les autres.</translation>
    </message>
    <message>
      <source>It takes the bid from the partner: this hand wants to name trump, and most likely holds a run.</source>
      <comment>WANTS_TRUMP</comment>
      <translation>Cela reprend la mise au partenaire : cette main veut choisir l’atout, et a sans doute une quinte.</translation>
    </message>
    <message>
      <source>It began at {points} and goes on: the last bid says how good the hand is.</source>
      <comment>GOES_ON</comment>
      <translation>Elle commence à {points} et continue : la dernière mise dit ce que vaut la main.</translation>
    </message>
    <message>
      <source>A usual hand is good for about {usual} here: this one should have {points} more in meld or trump.</source>
      <comment>BETTER_THAN_USUAL</comment>
      <translation>Une main moyenne vaut ici environ {usual} : celle-ci devrait avoir {points} de plus en annonces ou en atouts.</translation>
    </message>
    <message>
      <source>A usual hand is good for about {usual} here, so it takes nothing special.</source>
      <comment>USUAL_HAND</comment>
      <translation>Une main moyenne vaut ici environ {usual} : il ne faut donc rien de spécial.</translation>
    </message>
    <message>
      <source>It promises three quarters of what it expects: its own meld and half of its side's tricks.</source>
      <comment>PROMISES</comment>
      <translation>Cela promet les trois quarts de ce qu’elle attend : ses annonces et la moitié des levées de son camp.</translation>
    </message>
    <message>
      <source>Expert bids what should bring its side most: enough to name trump, or only what is safe.</source>
      <comment>PROMISES_EXPERT</comment>
      <translation>L’expert mise ce qui devrait rapporter le plus à son camp : assez pour choisir l’atout, ou seulement ce qui est sûr.</translation>
    </message>
    <message>
      <source>That's what this hand adds to its side's contract.</source>
      <comment>ADDS</comment>
      <translation>C’est ce que cette main ajoute au contrat de son camp.</translation>
    </message>
    <message>
      <source>The hand is too weak to promise anything.</source>
      <comment>ADDS_NOTHING</comment>
      <translation>La main est trop faible pour promettre quoi que ce soit.</translation>
    </message>
    <message>
      <source>Expert sees nothing to gain by adding to its side's bids.</source>
      <comment>ADDS_NOTHING_EXPERT</comment>
      <translation>L’expert ne voit rien à gagner en ajoutant aux mises de son camp.</translation>
    </message>
    <message>
      <source>It says that the hand has nothing to add.</source>
      <comment>ADDS_NOTHING_PERSON</comment>
      <translation>Cela dit que la main n’a rien à ajouter.</translation>
    </message>
    <message>
      <source>Perhaps there is no marriage in the hand, and bidding takes one.</source>
      <comment>OR_NO_MARRIAGE</comment>
      <translation>Peut-être n’y a-t-il pas de mariage dans la main, et il en faut un pour miser.</translation>
    </message>
    <message>
      <source>Pass with help: aces, kings and queens, some of every suit, perhaps half a pinochle. Most hands have that.</source>
      <comment>HELPS</comment>
      <translation>Passer avec aide : as, rois et dames, un peu de chaque couleur, peut-être un demi-pinochle. La plupart des mains l’ont.</translation>
    </message>
    <message>
      <source>Pass with help: it tells the partner that there is meld or strength in the hand.</source>
      <comment>HELPS_PERSON</comment>
      <translation>Passer avec aide : cela dit au partenaire que la main a des annonces ou de la force.</translation>
    </message>
    <message>
      <source>Without “help”: few aces, kings and queens, or one very short suit.</source>
      <comment>HELPS_NOT</comment>
      <translation>Sans « aide » : peu d’as, de rois et de dames, ou une couleur très courte.</translation>
    </message>
    <message>
      <source>The hand isn't good for {points}.</source>
      <comment>NOT_GOOD_FOR</comment>
      <translation>La main ne vaut pas {points}.</translation>
    </message>
    <message>
      <source>Expert sees too little to gain by bidding {points}.</source>
      <comment>NOT_WORTH</comment>
      <translation>L’expert voit trop peu à gagner en misant {points}.</translation>
    </message>
    <message>
      <source>It says that the hand isn't good for {points}.</source>
      <comment>NOT_GOOD_FOR_PERSON</comment>
      <translation>Cela dit que la main ne vaut pas {points}.</translation>
    </message>
    <message>
      <source>The partner has the bid, so even a fair hand leaves it there.</source>
      <comment>LEAVES_IT</comment>
      <translation>Le partenaire a la mise : même une main correcte la lui laisse.</translation>
    </message>
    <message>
      <source>Whoever holds meld has to open here: this hand has no marriage, no pinochle, no around.</source>
      <comment>NO_MELD_TO_OPEN</comment>
      <translation>Qui a une annonce doit ouvrir ici : cette main n’a ni mariage, ni pinochle, ni carré.</translation>
    </message>
    <message>
      <source>Meld and tricks together now have to reach {points}, or the contract is set.</source>
      <comment>CONTRACT</comment>
      <translation>Annonces et levées doivent maintenant atteindre {points} ensemble, sinon le contrat chute.</translation>
    </message>
    <message>
      <source>Every trick now has to be won: one that is lost costs the moon.</source>
      <comment>CONTRACT_MOON</comment>
      <translation>Il faut maintenant gagner toutes les levées : une seule perdue, et le chelem est manqué.</translation>
    </message>
    <message>
      <source>The rules choose the bidder here, so it says little about the hand.</source>
      <comment>CONTRACT_FORCED</comment>
      <translation>Les règles désignent le preneur ici : cela dit peu de la main.</translation>
    </message>
    <message>
      <source>Each side now has to reach its own total in meld and tricks.</source>
      <comment>CONTRACTS</comment>
      <translation>Chaque camp doit maintenant atteindre son propre total, en annonces et en levées.</translation>
    </message>
    <message>
      <source>The rules let a hand as poor as this be thrown in.</source>
      <comment>THROWN_IN</comment>
      <translation>Les règles permettent de rendre une main aussi pauvre.</translation>
    </message>
    <message>
      <source>The bid looks out of reach, so it's given up before the play.</source>
      <comment>GIVES_UP</comment>
      <translation>La mise semble hors d’atteinte : elle est abandonnée avant le jeu.</translation>
    </message>
    <message>
      <source>In this suit, the hand's meld and strong cards together are worth the most.</source>
      <comment>TRUMP</comment>
      <translation>Dans cette couleur, les annonces et les cartes fortes de la main valent ensemble le plus.</translation>
    </message>
    <message>
      <source>Most likely it's the best meld or the longest suit of the hand.</source>
      <comment>TRUMP_PERSON</comment>
      <translation>C’est sans doute la meilleure annonce ou la plus longue couleur de la main.</translation>
    </message>
    <message>
      <source>There was no trump until this meld: the first one of its kind makes its suit trump.</source>
      <comment>TRUMP_BY_MELD</comment>
      <translation>Il n’y avait pas d’atout avant cette annonce : la première du genre fait de sa couleur l’atout.</translation>
    </message>
    <message>
      <source>Whoever can must name a suit in which they hold a marriage.</source>
      <comment>TRUMP_MARRIAGE</comment>
      <translation>Qui le peut doit choisir une couleur dont il tient un mariage.</translation>
    </message>
    <message>
      <source>Whoever can must name a suit in which they hold a run, a marriage or the dix.</source>
      <comment>TRUMP_MELD</comment>
      <translation>Qui le peut doit choisir une couleur dont il tient une quinte, un mariage ou le petit atout.</translation>
    </message>
    <message>
      <source>It's the best trump that isn't in this hand. Whoever holds it is the partner.</source>
      <comment>CALLS</comment>
      <translation>C’est le meilleur atout qui manque à cette main. Qui le tient est le partenaire.</translation>
    </message>
    <message>
      <source>Whoever holds that card becomes the partner.</source>
      <comment>CALLS_PERSON</comment>
      <translation>Qui tient cette carte devient le partenaire.</translation>
    </message>
    <message>
      <source>Nobody else holds that card, so there is no partner yet.</source>
      <comment>CALLS_NOBODY</comment>
      <translation>Personne d’autre ne tient cette carte : il n’y a pas encore de partenaire.</translation>
    </message>
    <message>
      <source>The called card is in this hand, and the two play together now.</source>
      <comment>IS_PARTNER</comment>
      <translation>La carte appelée est dans cette main, et les deux jouent maintenant ensemble.</translation>
    </message>
    <message>
      <source>A high card, or one that fits a marriage, a pinochle or a long suit. The next one went away unseen.</source>
      <comment>KEEPS_FIRST</comment>
      <translation>Une carte haute, ou utile à un mariage, à un pinochle ou à une couleur longue. La suivante est partie sans être vue.</translation>
    </message>
    <message>
      <source>The first card did little for the hand. The second one has to be kept, whatever it is.</source>
      <comment>TAKES_SECOND</comment>
      <translation>La première carte servait peu à la main. La seconde doit être gardée, quelle qu’elle soit.</translation>
    </message>
    <message>
      <source>Expert expected less from the next card, which went away unseen.</source>
      <comment>KEEPS_FIRST_EXPERT</comment>
      <translation>L’expert attendait moins de la carte suivante, partie sans être vue.</translation>
    </message>
    <message>
      <source>Expert expected more from the next card. That one has to be kept, whatever it is.</source>
      <comment>TAKES_SECOND_EXPERT</comment>
      <translation>L’expert attendait plus de la carte suivante. Celle-là doit être gardée, quelle qu’elle soit.</translation>
    </message>
    <message>
      <source>One of two cards is kept, and the second can only be taken unseen.</source>
      <comment>KEEPS_ONE</comment>
      <translation>De deux cartes, une seule est gardée, et la seconde ne se prend qu’à l’aveugle.</translation>
    </message>
    <message>
      <source>It adds {count} cards, and just as many have to be laid aside again.</source>
      <comment>WIDOW</comment>
      <translation>Il apporte {count} cartes, et il faut en écarter autant.</translation>
    </message>
    <message>
      <source>It adds one card, and one has to be laid aside again.</source>
      <comment>WIDOW_ONE</comment>
      <translation>Il apporte une carte, et il faut en écarter une.</translation>
    </message>
    <message>
      <source>Everybody gets one card from the kitty, and the bidder decides which.</source>
      <comment>KITTY</comment>
      <translation>Chacun reçoit une carte du kitty, et le preneur décide laquelle.</translation>
    </message>
    <message>
      <source>The bidder keeps the one that helps most; the strongest of the others goes across the table.</source>
      <comment>KITTY_BEST</comment>
      <translation>Le preneur garde celle qui l’aide le plus ; la plus forte des autres va au joueur d’en face.</translation>
    </message>
    <message>
      <source>The bidder gets trump first, then aces, then half a pinochle. Few trump are held back.</source>
      <comment>GIVES</comment>
      <translation>Le preneur reçoit d’abord des atouts, puis des as, puis un demi-pinochle. Peu d’atouts sont gardés.</translation>
    </message>
    <message>
      <source>It should help the bidder most: usually trump, aces and pinochle cards.</source>
      <comment>GIVES_PERSON</comment>
      <translation>C’est ce qui devrait aider le plus le preneur : d’habitude des atouts, des as et des cartes de pinochle.</translation>
    </message>
    <message>
      <source>It's what the bidder needs least, seldom a card from a meld better than a marriage.</source>
      <comment>GIVES_BACK</comment>
      <translation>C’est ce dont le preneur a le moins besoin, rarement une carte d’une annonce meilleure qu’un mariage.</translation>
    </message>
    <message>
      <source>Usually it's what the bidder needs least.</source>
      <comment>GIVES_BACK_PERSON</comment>
      <translation>D’habitude, c’est ce dont le preneur a le moins besoin.</translation>
    </message>
    <message>
      <source>It's what the hand needs least: hardly ever a card from a meld, but often a short suit.</source>
      <comment>LAYS_ASIDE</comment>
      <translation>C’est ce dont la main a le moins besoin : presque jamais une carte d’annonce, mais souvent une couleur courte.</translation>
    </message>
    <message>
      <source>Usually it's what the hand needs least, often a whole short suit.</source>
      <comment>LAYS_ASIDE_PERSON</comment>
      <translation>D’habitude, c’est ce dont la main a le moins besoin, souvent toute une couleur courte.</translation>
    </message>
    <message>
      <source>Computer players show all that counts: there is no more meld in this hand.</source>
      <comment>SHOWS_ALL</comment>
      <translation>Les joueurs virtuels montrent tout ce qui compte : il n’y a pas d’autre annonce dans cette main.</translation>
    </message>
    <message>
      <source>Computer players show all that counts, so there is no meld in this hand.</source>
      <comment>SHOWS_NOTHING</comment>
      <translation>Les joueurs virtuels montrent tout ce qui compte : il n’y a donc pas d’annonce dans cette main.</translation>
    </message>
    <message>
      <source>A person may show less than there is.</source>
      <comment>SHOWS_PERSON</comment>
      <translation>Une personne peut en montrer moins qu’elle n’en a.</translation>
    </message>
    <message>
      <source>The cards stay in the hand until they are played: remember them.</source>
      <comment>STAYS_IN_HAND</comment>
      <translation>Les cartes restent en main jusqu’à ce qu’elles soient jouées : retenez-les.</translation>
    </message>
    <message>
      <source>Of all it could meld, this should pay best over the rest of the deal.</source>
      <comment>LAYS</comment>
      <translation>De toutes les annonces possibles, celle-ci devrait rapporter le plus sur le reste de la donne.</translation>
    </message>
    <message>
      <source>Melded cards may be played to a trick like any other.</source>
      <comment>STAYS_ON_TABLE</comment>
      <translation>Les cartes étalées se jouent aux levées comme les autres.</translation>
    </message>
    <message>
      <source>The dix may be traded for the turned card, which is in this hand now.</source>
      <comment>TRADES</comment>
      <translation>Le petit atout peut s’échanger contre la retourne, qui est maintenant dans cette main.</translation>
    </message>
    <message>
      <source>Everybody has seen it, so this card in the hand is known.</source>
      <comment>DRAWS_OPEN</comment>
      <translation>Tout le monde l’a vue : cette carte de la main est donc connue.</translation>
    </message>
    <message>
      <source>It needs more in tricks than this hand can hope for.</source>
      <comment>THROWS_IN</comment>
      <translation>Il faut plus de points de levées que cette main ne peut en espérer.</translation>
    </message>
    <message>
      <source>Expert tried the hand in imagined deals: playing it costs more than throwing it in.</source>
      <comment>THROWS_IN_EXPERT</comment>
      <translation>L’expert a essayé la main dans des donnes imaginées : la jouer coûte plus que l’abandonner.</translation>
    </message>
    <message>
      <source>What it still needs in tricks seems to be within reach.</source>
      <comment>PLAYS_ON</comment>
      <translation>Ce qu’il faut encore en levées semble à portée.</translation>
    </message>
    <message>
      <source>It promises to win every single trick: hardly any card in this hand can lose.</source>
      <comment>SHOOTS</comment>
      <translation>Cela promet toutes les levées sans exception : presque aucune carte de cette main ne peut perdre.</translation>
    </message>
    <message>
      <source>By the rules, the bidder's first lead is trump.</source>
      <comment>LEADS_BY_RULE</comment>
      <translation>Selon les règles, la première entame du preneur est à l’atout.</translation>
    </message>
    <message>
      <source>That pulls trump: once it's gone, nobody can trump this side's high cards.</source>
      <comment>LEADS_TRUMP</comment>
      <translation>Cela fait tomber les atouts : quand il n’y en a plus, personne ne peut couper les cartes hautes de ce camp.</translation>
    </message>
    <message>
      <source>That pulls the bidder's own trump, so fewer tricks can be trumped.</source>
      <comment>LEADS_TRUMP_AGAINST</comment>
      <translation>Cela fait tomber les atouts du preneur, qui pourra couper moins de levées.</translation>
    </message>
    <message>
      <source>Against the bidder, this level leads trump only when nothing better is left, and mostly when nothing else is.</source>
      <comment>LEADS_TRUMP_LAST</comment>
      <translation>Contre le preneur, ce niveau n’entame atout que s’il ne reste rien de mieux, et surtout s’il ne reste rien d’autre.</translation>
    </message>
    <message>
      <source>Nothing higher in {suit} is left: only a trump can beat it.</source>
      <comment>LEADS_TOP</comment>
      <translation>Il ne reste rien de plus haut à {suit} : seul un atout peut la battre.</translation>
    </message>
    <message>
      <source>No higher trump is left: nothing can beat it.</source>
      <comment>LEADS_TOP_TRUMP</comment>
      <translation>Il ne reste pas d’atout plus haut : rien ne peut la battre.</translation>
    </message>
    <message>
      <source>It's no sure trick: the partner may win it, or little is given up.</source>
      <comment>LEADS_LOW</comment>
      <translation>Ce n’est pas une levée sûre : le partenaire la gagnera peut-être, ou peu est cédé.</translation>
    </message>
    <message>
      <source>It's no sure trick, and mostly one that gives up little.</source>
      <comment>LEADS_LOW_ALONE</comment>
      <translation>Ce n’est pas une levée sûre, et d’habitude elle cède peu.</translation>
    </message>
    <message>
      <source>This late in the deal, it may just be what is left.</source>
      <comment>LATE</comment>
      <translation>Si tard dans la donne, c’est peut-être juste ce qui reste.</translation>
    </message>
    <message>
      <source>Most likely a card that can be spared. While the stock lasts, strong cards and meld are kept.</source>
      <comment>LEADS_SPARE</comment>
      <translation>Sans doute une carte superflue. Tant que dure le talon, on garde les cartes fortes et les annonces.</translation>
    </message>
    <message>
      <source>It was the last card, so there was no choice.</source>
      <comment>LAST_CARD</comment>
      <translation>C’était la dernière carte : il n’y avait pas de choix.</translation>
    </message>
    <message>
      <source>There is no card in {suit} left in this hand.</source>
      <comment>NO_SUIT</comment>
      <translation>Il ne reste pas de {suit} dans cette main.</translation>
    </message>
    <message>
      <source>Neither {suit} nor trump is left in this hand, or one would have had to be played.</source>
      <comment>NO_SUIT_NO_TRUMP</comment>
      <translation>Il ne reste ni {suit} ni atout dans cette main, sinon il aurait fallu en jouer.</translation>
    </message>
    <message>
      <source>There is no card in {suit} left in this hand, so the rules call for a trump.</source>
      <comment>HAS_TO_TRUMP</comment>
      <translation>Il ne reste pas de {suit} dans cette main : les règles demandent alors un atout.</translation>
    </message>
    <message>
      <source>The {card} had to be beaten if possible: nothing higher in {suit} is left in this hand.</source>
      <comment>NOTHING_HIGHER</comment>
      <translation>Il fallait battre {card} si possible : il ne reste rien de plus haut à {suit} dans cette main.</translation>
    </message>
    <message>
      <source>That is true if the card was legal: a wrong one is only penalized later.</source>
      <comment>IF_LEGAL</comment>
      <translation>C’est vrai si la carte était permise : une carte fautive n’est punie que plus tard.</translation>
    </message>
    <message>
      <source>Whoever can has to beat the {card}, so it says little more.</source>
      <comment>HAS_TO_BEAT</comment>
      <translation>Qui le peut doit battre {card} : cela ne dit guère plus.</translation>
    </message>
    <message>
      <source>It takes the trick so far, though nothing forced it to.</source>
      <comment>TAKES</comment>
      <translation>Cela prend la levée pour l’instant, sans que rien n’y oblige.</translation>
    </message>
    <message>
      <source>Their side has the trick, so they throw on points.</source>
      <comment>ADDS_POINTS</comment>
      <translation>Son camp tient la levée : il y met des points.</translation>
    </message>
    <message>
      <source>Their side has the trick. Most likely they had no points to throw on.</source>
      <comment>ADDS_NO_POINTS</comment>
      <translation>Son camp tient la levée. Sans doute n’avait-il pas de points à y mettre.</translation>
    </message>
    <message>
      <source>The bidder doesn't have the trick, so they throw on points.</source>
      <comment>ADDS_POINTS_AGAINST</comment>
      <translation>Le preneur ne tient pas la levée : on y met des points.</translation>
    </message>
    <message>
      <source>The bidder doesn't have the trick. Most likely they had no points to throw on.</source>
      <comment>ADDS_NO_POINTS_AGAINST</comment>
      <translation>Le preneur ne tient pas la levée. Sans doute n’y avait-il pas de points à mettre.</translation>
    </message>
    <message>
      <source>The others have the trick, so they get no points.</source>
      <comment>GIVES_UP_LITTLE</comment>
      <translation>Les autres tiennent la levée : ils n’ont pas de points.</translation>
    </message>
    <message>
      <source>The others have the trick and get points: most likely there was nothing cheaper to play.</source>
      <comment>GIVES_UP_POINTS</comment>
      <translation>Les autres tiennent la levée et prennent des points : il n’y avait sans doute rien de moins cher à jouer.</translation>
    </message>
    <message>
      <source>While the stock lasts, any card may be played, so it says nothing about suits.</source>
      <comment>FREE_CHOICE</comment>
      <translation>Tant que dure le talon, toute carte peut être jouée : cela ne dit rien des couleurs.</translation>
    </message>
    <message>
      <source>They wanted the trick: for its points, or to meld.</source>
      <comment>WANTS_TRICK</comment>
      <translation>Ce joueur voulait la levée : pour ses points, ou pour annoncer.</translation>
    </message>
    <message>
      <source>They let the trick go, to keep better cards.</source>
      <comment>LETS_GO</comment>
      <translation>Ce joueur laisse la levée pour garder de meilleures cartes.</translation>
    </message>
    <message>
      <source>The highest trump wins. Without a trump, the highest card of the suit that was led does.</source>
      <comment>TRICK_WON</comment>
      <translation>Le plus haut atout gagne. Sans atout, c’est la plus haute carte de la couleur demandée.</translation>
    </message>
    <message>
      <source>Of two equal cards, the first one wins.</source>
      <comment>FIRST_OF_EQUALS</comment>
      <translation>De deux cartes égales, la première gagne.</translation>
    </message>
    <message>
      <source>The last trick counts {points} extra.</source>
      <comment>LAST_TRICK</comment>
      <translation>La dernière levée compte {points} de plus.</translation>
    </message>
    <message>
      <source>By this player's count, tricks and meld so far reach the target.</source>
      <comment>OUT</comment>
      <translation>D’après le compte de ce joueur, les levées et les annonces atteignent déjà le but.</translation>
    </message>
    <message>
      <source>Tricks and meld are counted as they come in, and reach the target.</source>
      <comment>OUT_BY_RULE</comment>
      <translation>Levées et annonces sont comptées à mesure, et atteignent le but.</translation>
    </message>
  </context>
  <context>
    <name>Menu</name>
    <message>
      <source>&amp;Game</source>
      <comment>GAME</comment>
      <translation>&amp;Partie</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <comment>NEW</comment>
      <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
      <source>Play &amp;together…</source>
      <comment>TOGETHER</comment>
      <translation>&amp;Jouer ensemble…</translation>
    </message>
    <message>
      <source>&amp;Join a table…</source>
      <comment>JOIN</comment>
      <translation>Rejoindre une tab&amp;le…</translation>
    </message>
    <message>
      <source>Sa&amp;y to the table</source>
      <comment>TALK</comment>
      <translation>&amp;Un mot à la table</translation>
    </message>
    <message>
      <source>&amp;House rules…</source>
      <comment>HOUSE_RULES</comment>
      <translation>Règles &amp;maison…</translation>
    </message>
    <message>
      <source>Next &amp;deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>&amp;Donne suivante</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <comment>UNDO</comment>
      <translation>&amp;Annuler</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <comment>REDO</comment>
      <translation>&amp;Rétablir</translation>
    </message>
    <message>
      <source>Decl&amp;are out</source>
      <comment>DECLARE_OUT</comment>
      <translation>Se déclarer &amp;gagnant</translation>
    </message>
    <message>
      <source>&amp;Claim the rest</source>
      <comment>CLAIM_REST</comment>
      <translation>Réclamer le re&amp;ste</translation>
    </message>
    <message>
      <source>Gi&amp;ve up…</source>
      <comment>GIVE_UP</comment>
      <translation>A&amp;bandonner…</translation>
    </message>
    <message>
      <source>&amp;Games…</source>
      <comment>GAMES</comment>
      <translation>&amp;Parties…</translation>
    </message>
    <message>
      <source>R&amp;ecent games</source>
      <comment>RECENT</comment>
      <translation>Parties récen&amp;tes</translation>
    </message>
    <message>
      <source>&amp;Statistics…</source>
      <comment>STATISTICS</comment>
      <translation>Statist&amp;iques…</translation>
    </message>
    <message>
      <source>&amp;Keep score for real cards…</source>
      <comment>SCORE_SHEET</comment>
      <translation>Tenir les p&amp;oints de vraies cartes…</translation>
    </message>
    <message>
      <source>&amp;Open a file…</source>
      <comment>OPEN_FILE</comment>
      <translation>Ou&amp;vrir un fichier…</translation>
    </message>
    <message>
      <source>&amp;Preferences…</source>
      <comment>PREFERENCES</comment>
      <translation>Préfér&amp;ences…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <comment>QUIT</comment>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <comment>LEARN</comment>
      <translation>&amp;Apprendre</translation>
    </message>
    <message>
      <source>&amp;Lessons…</source>
      <comment>LESSONS</comment>
      <translation>&amp;Leçons…</translation>
    </message>
    <message>
      <source>&amp;Drills…</source>
      <comment>DRILLS</comment>
      <translation>&amp;Exercices…</translation>
    </message>
    <message>
      <source>&amp;Problems…</source>
      <comment>PROBLEMS</comment>
      <translation>&amp;Problèmes…</translation>
    </message>
    <message>
      <source>Set up a &amp;hand…</source>
      <comment>SET_UP_HAND</comment>
      <translation>Composer une &amp;main…</translation>
    </message>
    <message>
      <source>Problem of the da&amp;y</source>
      <comment>PROBLEM</comment>
      <translation>Problème du &amp;jour</translation>
    </message>
    <message>
      <source>My &amp;mistakes…</source>
      <comment>MISTAKES</comment>
      <translation>Mes e&amp;rreurs…</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <comment>VIEW</comment>
      <translation>A&amp;ffichage</translation>
    </message>
    <message>
      <source>&amp;Odds</source>
      <comment>ODDS</comment>
      <translation>&amp;Chances</translation>
    </message>
    <message>
      <source>&amp;Last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Dernière &amp;levée</translation>
    </message>
    <message>
      <source>&amp;Melds</source>
      <comment>MELDS</comment>
      <translation>&amp;Annonces</translation>
    </message>
    <message>
      <source>&amp;Scores</source>
      <comment>SCORES</comment>
      <translation>&amp;Scores</translation>
    </message>
    <message>
      <source>Lo&amp;g</source>
      <comment>LOG</comment>
      <translation>&amp;Journal</translation>
    </message>
    <message>
      <source>&amp;Hand as a list</source>
      <comment>HAND_LIST</comment>
      <translation>&amp;Main en liste</translation>
    </message>
    <message>
      <source>&amp;People</source>
      <comment>PEOPLE</comment>
      <translation>&amp;Personnages</translation>
    </message>
    <message>
      <source>Look &amp;back at the deal…</source>
      <comment>LOOK_BACK</comment>
      <translation>&amp;Revoir la donne…</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <comment>FULL_SCREEN</comment>
      <translation>Plein &amp;écran</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <comment>HELP</comment>
      <translation>A&amp;ide</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <comment>HINT</comment>
      <translation>&amp;Conseil</translation>
    </message>
    <message>
      <source>&amp;What did that mean?</source>
      <comment>MEANING</comment>
      <translation>Qu’est-ce que cela veut &amp;dire ?</translation>
    </message>
    <message>
      <source>&amp;Explain this moment</source>
      <comment>EXPLAIN</comment>
      <translation>&amp;Expliquer ce moment</translation>
    </message>
    <message>
      <source>&amp;Rules of this game</source>
      <comment>RULES</comment>
      <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
      <source>&amp;Keys…</source>
      <comment>KEYS</comment>
      <translation>&amp;Touches…</translation>
    </message>
    <message>
      <source>&amp;Computer players…</source>
      <comment>PLAYERS</comment>
      <translation>&amp;Joueurs virtuels…</translation>
    </message>
    <message>
      <source>&amp;Fair play…</source>
      <comment>FAIR_PLAY</comment>
      <translation>Jeu &amp;honnête…</translation>
    </message>
    <message>
      <source>What's &amp;new…</source>
      <comment>NEWS</comment>
      <translation>&amp;Nouveautés…</translation>
    </message>
    <message>
      <source>&amp;About Pinochle</source>
      <comment>ABOUT</comment>
      <translation>À &amp;propos de Pinochle</translation>
    </message>
  </context>
  <context>
    <name>MixWord</name>
    <message>
      <source>Checked: nobody could have chosen these cards.</source>
      <comment>CHECKED</comment>
      <translation>Vérifié : personne n’a pu choisir ces cartes.</translation>
    </message>
    <message>
      <source>Deal {deal} was dealt without your program's part: it came too late, or the table left it out.</source>
      <comment>LEFT_OUT</comment>
      <translation>La donne {deal} a été distribuée sans la part de votre programme : elle est arrivée trop tard, ou la table l’a omise.</translation>
    </message>
    <message>
      <source>Deal {deal}: the program of {name} promised a part of the shuffle, and did not open it in time.</source>
      <comment>WITHHELD</comment>
      <translation>Donne {deal} : le programme de {name} a promis une part du mélange et ne l’a pas ouverte à temps.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table began to shuffle again after your program had opened its part.</source>
      <comment>TWICE</comment>
      <translation>Donne {deal} : la table a recommencé à battre après que votre programme a ouvert sa part.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table has changed the promises after they were fixed.</source>
      <comment>PROMISES</comment>
      <translation>Donne {deal} : la table a changé les promesses une fois fixées.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table's own part of the shuffle is not the one that it promised.</source>
      <comment>TABLE_PART</comment>
      <translation>Donne {deal} : la part de la table au mélange n’est pas celle qu’elle a promise.</translation>
    </message>
    <message>
      <source>Deal {deal}: the part of {name} is not the one that was promised.</source>
      <comment>PART</comment>
      <translation>Donne {deal} : la part de {name} n’est pas celle qui a été promise.</translation>
    </message>
    <message>
      <source>Deal {deal}: the cards don't follow from everybody's parts. Somebody has chosen or changed them.</source>
      <comment>CARDS</comment>
      <translation>Donne {deal} : les cartes ne découlent pas des parts de tous. Quelqu’un les a choisies ou changées.</translation>
    </message>
    <message>
      <source>Deal {deal}: people have changed places after it was settled which cards each place gets.</source>
      <comment>PLACES</comment>
      <translation>Donne {deal} : des personnes ont changé de place une fois fixées les cartes de chaque place.</translation>
    </message>
    <message>
      <source>Deal {deal}: the cards that you saw are not those of the shuffle.</source>
      <comment>SEEN</comment>
      <translation>Donne {deal} : les cartes que vous avez vues ne sont pas celles du mélange.</translation>
    </message>
    <message>
      <source>Deal {deal}: the table does not show how it was shuffled.</source>
      <comment>SILENT</comment>
      <translation>Donne {deal} : la table ne montre pas comment elle a été battue.</translation>
    </message>
    <message>
      <source>The table alone shuffles in this match: your program was not asked to add to it.</source>
      <comment>NOT_ASKED</comment>
      <translation>Dans cette partie, la table bat seule : votre programme n’a pas été invité à y ajouter quelque chose.</translation>
    </message>
    <message>
      <source>The table alone shuffles: its program is older than yours, and lets nobody add to it.</source>
      <comment>OLD_TABLE</comment>
      <translation>La table bat seule : son programme est plus ancien que le vôtre et ne laisse personne y ajouter quelque chose.</translation>
    </message>
  </context>
  <context>
    <name>Most</name>
    <message>
      <source>Most bids made</source>
      <comment>MOST_BIDS</comment>
      <translation>Le plus de contrats réussis</translation>
    </message>
    <message>
      <source>Most meld</source>
      <comment>MOST_MELD</comment>
      <translation>Le plus d’annonces</translation>
    </message>
    <message>
      <source>Best hand</source>
      <comment>BEST_HAND</comment>
      <translation>Meilleure main</translation>
    </message>
    <message>
      <source>{head}: {main}</source>
      <comment>SPOKEN</comment>
      <translation>{head} : {main}</translation>
    </message>
  </context>
  <context>
    <name>NumberWord</name>
    <message>
      <source>no</source>
      <comment>NO</comment>
      <translation>aucune</translation>
    </message>
    <message>
      <source>one</source>
      <comment>ONE</comment>
      <translation>une</translation>
    </message>
    <message>
      <source>two</source>
      <comment>TWO</comment>
      <translation>deux</translation>
    </message>
    <message>
      <source>three</source>
      <comment>THREE</comment>
      <translation>trois</translation>
    </message>
    <message>
      <source>four</source>
      <comment>FOUR</comment>
      <translation>quatre</translation>
    </message>
    <message>
      <source>five</source>
      <comment>FIVE</comment>
      <translation>cinq</translation>
    </message>
    <message>
      <source>six</source>
      <comment>SIX</comment>
      <translation>six</translation>
    </message>
    <message>
      <source>seven</source>
      <comment>SEVEN</comment>
      <translation>sept</translation>
    </message>
    <message>
      <source>eight</source>
      <comment>EIGHT</comment>
      <translation>huit</translation>
    </message>
  </context>
  <context>
    <name>OddsWord</name>
    <message>
      <source>Show odds</source>
      <comment>SHOW</comment>
      <translation>Voir les chances</translation>
    </message>
    <message>
      <source>Hide odds</source>
      <comment>HIDE</comment>
      <translation>Cacher les chances</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Likely total</source>
      <comment>BRINGS</comment>
      <translation>Probable</translation>
    </message>
    <message>
      <source>% chance to make it</source>
      <comment>LEGEND</comment>
      <translation>Chances en %</translation>
    </message>
    <message>
      <source>{share}% safe</source>
      <comment>SAFE</comment>
      <translation>sûr à {share} %</translation>
    </message>
    <message>
      <source>even money</source>
      <comment>EVEN</comment>
      <translation>une chance sur deux</translation>
    </message>
    <message>
      <source>Expert: {advice}, go up to {limit}</source>
      <comment>EXPERT_TO</comment>
      <translation>Expert : {advice}, aller jusqu’à {limit}</translation>
    </message>
    <message>
      <source>No odds here: your side's bids are added up.</source>
      <comment>NONE_SUMMED</comment>
      <translation>Pas de chances ici : les mises de votre camp s’additionnent.</translation>
    </message>
    <message>
      <source>Counted from many deals that Expert imagined to fit the bids so far.</source>
      <comment>HELP</comment>
      <translation>Compté sur de nombreuses donnes que l’expert imagine d’après les mises.</translation>
    </message>
    <message>
      <source>Odds</source>
      <comment>TABLE</comment>
      <translation>Chances</translation>
    </message>
    <message>
      <source>{suit}: meld {meld}, likely total {points}.</source>
      <comment>ROW</comment>
      <translation>{suit} : annonces {meld}, total probable {points}.</translation>
    </message>
    <message>
      <source>Safe up to {amount}.</source>
      <comment>SAFE_TO</comment>
      <translation>Sûr jusqu’à {amount}.</translation>
    </message>
    <message>
      <source>Even money up to {amount}.</source>
      <comment>EVEN_TO</comment>
      <translation>Une chance sur deux jusqu’à {amount}.</translation>
    </message>
    <message>
      <source>No bid is even money.</source>
      <comment>LONG_SHOT</comment>
      <translation>Aucune mise n’a une chance sur deux.</translation>
    </message>
    <message>
      <source>{amount} in {suit}: {share}%.</source>
      <comment>CELL</comment>
      <translation>{amount} à {suit} : {share} %.</translation>
    </message>
  </context>
  <context>
    <name>Opened</name>
    <message>
      <source>Open a game, rules or a bidding convention</source>
      <comment>TITLE</comment>
      <translation>Ouvrir une partie, des règles ou une convention</translation>
    </message>
    <message>
      <source>Pinochle (*{games} *{rules} *{bids})</source>
      <comment>FILES</comment>
      <translation>Pinochle (*{games} *{rules} *{bids})</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <comment>ALL_FILES</comment>
      <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>{game}, {names}: {far}</source>
      <comment>RECENT</comment>
      <translation>{game}, {names} : {far}</translation>
    </message>
    <message>
      <source>No other games yet</source>
      <comment>NO_RECENT</comment>
      <translation>Pas d’autre partie</translation>
    </message>
    <message>
      <source>Drop it to open this game.</source>
      <comment>DROP_GAME</comment>
      <translation>Déposez pour ouvrir cette partie.</translation>
    </message>
    <message>
      <source>Drop it to go on with this score sheet.</source>
      <comment>DROP_SHEET</comment>
      <translation>Déposez pour continuer cette feuille de points.</translation>
    </message>
    <message>
      <source>Drop it to play by these rules.</source>
      <comment>DROP_RULES</comment>
      <translation>Déposez pour jouer selon ces règles.</translation>
    </message>
    <message>
      <source>Please drop one file at a time.</source>
      <comment>ONE_FILE</comment>
      <translation>Déposez un seul fichier à la fois.</translation>
    </message>
    <message>
      <source>Drop it to bid by this convention.</source>
      <comment>DROP_AGREEMENT</comment>
      <translation>Déposez pour miser selon cette convention.</translation>
    </message>
    <message>
      <source>“{name}” can't be opened here: only games ({games}), rules ({rules}) and conventions ({bids}) can.</source>
      <comment>OTHER_FILE</comment>
      <translation>« {name} » ne peut pas être ouvert ici : seulement les parties ({games}), les règles ({rules}) et les conventions ({bids}).</translation>
    </message>
    <message>
      <source>“{name}” is kept: choose it in New game, in a game with partners, under Bidding conventions.</source>
      <comment>AGREEMENT_KEPT</comment>
      <translation>« {name} » est gardée : choisissez-la dans Nouvelle partie, dans un jeu avec partenaires, sous Conventions d’enchères.</translation>
    </message>
    <message>
      <source>The cards of this game aren't the ones its seed deals: see Help &gt; Fair play.</source>
      <comment>ALTERED</comment>
      <translation>Les cartes de cette partie ne sont pas celles que donne sa graine : voyez Aide &gt; Jeu honnête.</translation>
    </message>
    <message>
      <source>This game is already on the table.</source>
      <comment>ON_TABLE</comment>
      <translation>Cette partie est déjà sur la table.</translation>
    </message>
    <message>
      <source>This game is over and its file can't be changed, so you can only look at it here.</source>
      <comment>LOOKED_AT</comment>
      <translation>Cette partie est finie et son fichier ne peut pas changer : vous pouvez seulement la regarder.</translation>
    </message>
    <message>
      <source>This game goes on at another computer's table, so it's practice here.</source>
      <comment>COPY</comment>
      <translation>Cette partie continue à la table d’un autre ordinateur : ici, c’est un entraînement.</translation>
    </message>
    <message>
      <source>“{name}” isn't a game of this program.</source>
      <comment>NO_GAME</comment>
      <translation>« {name} » n’est pas une partie de ce programme.</translation>
    </message>
    <message>
      <source>“{name}” isn't a score sheet of this program, or it's damaged; it stays as it is.</source>
      <comment>NO_SHEET</comment>
      <translation>« {name} » n’est pas une feuille de points de ce programme, ou est endommagé ; le fichier reste tel quel.</translation>
    </message>
    <message>
      <source>“{name}” was saved by a newer version of this program; please update to open it.</source>
      <comment>NEWER</comment>
      <translation>« {name} » vient d’une version plus récente du programme ; mettez-le à jour pour l’ouvrir.</translation>
    </message>
    <message>
      <source>“{name}” holds several games; only a file with one game can be opened.</source>
      <comment>SEVERAL</comment>
      <translation>« {name} » contient plusieurs parties ; seul un fichier d’une seule partie peut être ouvert.</translation>
    </message>
    <message>
      <source>“{name}” is far too large for a game.</source>
      <comment>TOO_LARGE</comment>
      <translation>« {name} » est beaucoup trop gros pour une partie.</translation>
    </message>
    <message>
      <source>“{name}” is too long to open: a game can have {most} lines at most. The file stays as it is.</source>
      <comment>TOO_LONG</comment>
      <translation>« {name} » est trop long à ouvrir : une partie a au plus {most} lignes. Le fichier reste tel quel.</translation>
    </message>
    <message>
      <source>Opening a long game</source>
      <comment>READING_TITLE</comment>
      <translation>Ouverture d’une longue partie</translation>
    </message>
    <message>
      <source>“{name}” is being read, which takes a while.</source>
      <comment>READING</comment>
      <translation>Lecture de « {name} », ce qui prend un moment.</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>READING_CANCEL</comment>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>“{name}” wasn't opened. You can open it from Games at any time.</source>
      <comment>STOPPED</comment>
      <translation>« {name} » n’a pas été ouvert. Vous pouvez l’ouvrir depuis Parties à tout moment.</translation>
    </message>
    <message>
      <source>This match has {deals} deals, and its file has no room for more. It is saved; please begin a new one.</source>
      <comment>FULL</comment>
      <translation>Cette partie a {deals} donnes, et son fichier n’a plus de place. Elle est enregistrée ; commencez-en une nouvelle.</translation>
    </message>
    <message>
      <source>“{name}” is damaged from line {line} on, so it can't be opened; it stays as it is.</source>
      <comment>DAMAGED</comment>
      <translation>« {name} » est endommagé à partir de la ligne {line} et ne peut pas être ouvert ; le fichier reste tel quel.</translation>
    </message>
    <message>
      <source>“{name}” isn't there anymore.</source>
      <comment>GONE</comment>
      <translation>« {name} » n’est plus là.</translation>
    </message>
    <message>
      <source>“{name}” can't be read: its permissions don't allow it.</source>
      <comment>NOT_ALLOWED</comment>
      <translation>« {name} » ne peut pas être lu : ses droits d’accès l’interdisent.</translation>
    </message>
    <message>
      <source>“{name}” can't be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>« {name} » ne peut pas être lu : {reason}.</translation>
    </message>
  </context>
  <context>
    <name>OptionFault</name>
    <message>
      <source>{option} cannot be {value}; it can be {allowed}.</source>
      <comment>IMPOSSIBLE</comment>
      <translation>{option} : la valeur {value} est impossible ; sont possibles : {allowed}.</translation>
    </message>
    <message>
      <source>a whole number from {least} to {most}</source>
      <comment>NUMBER</comment>
      <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
      <source>only {value}</source>
      <comment>ONLY</comment>
      <translation>seulement {value}</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <comment>OR</comment>
      <translation>{first} ou {last}</translation>
    </message>
    <message>
      <source>Options are written as group.option, so “{key}” is none; {hint}</source>
      <comment>NO_DOT</comment>
      <translation>Les options s’écrivent groupe.option, donc « {key} » n’en est pas une ; {hint}</translation>
    </message>
    <message>
      <source>There is no group of options “{group}”; {hint}</source>
      <comment>NO_GROUP</comment>
      <translation>Il n’y a pas de groupe d’options « {group} » ; {hint}</translation>
    </message>
    <message>
      <source>There is no option “{option}” in the group “{group}”; {hint}</source>
      <comment>NO_OPTION</comment>
      <translation>Il n’y a pas d’option « {option} » dans le groupe « {group} » ; {hint}</translation>
    </message>
    <message>
      <source>did you mean {names}?</source>
      <comment>MEANT</comment>
      <translation>s’agit-il de {names} ?</translation>
    </message>
    <message>
      <source>for example {option}.</source>
      <comment>EXAMPLE</comment>
      <translation>par exemple {option}.</translation>
    </message>
    <message>
      <source>there is {names}.</source>
      <comment>THERE_IS</comment>
      <translation>il y a {names}.</translation>
    </message>
    <message>
      <source>The rules must be an object of names and values, not {value}.</source>
      <comment>NO_NAMES</comment>
      <translation>Les règles doivent être un objet de noms et de valeurs, et non {value}.</translation>
    </message>
    <message>
      <source>The group “{group}” must be an object of names and values, not {value}.</source>
      <comment>NO_NAMES_IN</comment>
      <translation>Le groupe « {group} » doit être un objet de noms et de valeurs, et non {value}.</translation>
    </message>
    <message>
      <source>The group of options “{group}” is missing.</source>
      <comment>LACKS_GROUP</comment>
      <translation>Le groupe d’options « {group} » manque.</translation>
    </message>
    <message>
      <source>The option “{option}” in the group “{group}” is missing.</source>
      <comment>LACKS_OPTION</comment>
      <translation>L’option « {option} » du groupe « {group} » manque.</translation>
    </message>
  </context>
  <context>
    <name>OwnAgreementWord</name>
    <message>
      <source>Make your own…</source>
      <comment>MAKE</comment>
      <translation>Créer la vôtre…</translation>
    </message>
    <message>
      <source>Change…</source>
      <comment>CHANGE</comment>
      <translation>Changer…</translation>
    </message>
    <message>
      <source>Import a bidding convention</source>
      <comment>IMPORT_TITLE</comment>
      <translation>Importer une convention</translation>
    </message>
    <message>
      <source>Export a bidding convention</source>
      <comment>EXPORT_TITLE</comment>
      <translation>Exporter la convention</translation>
    </message>
    <message>
      <source>Bidding conventions (*{suffix})</source>
      <comment>FILES</comment>
      <translation>Conventions d’enchères (*{suffix})</translation>
    </message>
    <message>
      <source>You already had “{name}”, so the new convention is saved as “{other}”.</source>
      <comment>IMPORTED_ANEW</comment>
      <translation>Vous aviez déjà « {name} » : la nouvelle convention est enregistrée sous « {other} ».</translation>
    </message>
    <message>
      <source>Your own bidding convention</source>
      <comment>TITLE</comment>
      <translation>Votre propre convention d’enchères</translation>
    </message>
    <message>
      <source>Our bids</source>
      <comment>NEW_NAME</comment>
      <translation>Nos mises</translation>
    </message>
    <message>
      <source>What the bids show, the most important first</source>
      <comment>ROWS</comment>
      <translation>Ce que montrent les mises, le plus important d’abord</translation>
    </message>
    <message>
      <source>{bid}: {shows}</source>
      <comment>ROW</comment>
      <translation>{bid} : {shows}</translation>
    </message>
    <message>
      <source>→ {problem}</source>
      <comment>FOUND</comment>
      <translation>→ {problem}</translation>
    </message>
    <message>
      <source>No gaps and no contradictions.</source>
      <comment>GOOD</comment>
      <translation>Ni trou, ni contradiction.</translation>
    </message>
    <message>
      <source>1 note on your rows</source>
      <comment>TO_FIX_ONE</comment>
      <translation>1 remarque sur vos lignes</translation>
    </message>
    <message>
      <source>{count} notes on your rows</source>
      <comment>TO_FIX</comment>
      <translation>{count} remarques sur vos lignes</translation>
    </message>
    <message>
      <source>Add</source>
      <comment>ADD</comment>
      <translation>Ajouter</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>Up</source>
      <comment>UP</comment>
      <translation>Monter</translation>
    </message>
    <message>
      <source>Down</source>
      <comment>DOWN</comment>
      <translation>Descendre</translation>
    </message>
    <message>
      <source>You already have “{name}”. Save again to replace it.</source>
      <comment>SAME_NAME</comment>
      <translation>Vous avez déjà « {name} ». Enregistrez encore pour la remplacer.</translation>
    </message>
    <message>
      <source>Give the convention a name to save it.</source>
      <comment>NO_NAME</comment>
      <translation>Donnez un nom à la convention pour l’enregistrer.</translation>
    </message>
    <message>
      <source>When</source>
      <comment>WHEN</comment>
      <translation>Quand</translation>
    </message>
    <message>
      <source>The first bid</source>
      <comment>OPENING</comment>
      <translation>La première mise</translation>
    </message>
    <message>
      <source>Directly over the lowest opening</source>
      <comment>OVER_OPENING</comment>
      <translation>Juste sur l’ouverture la plus basse</translation>
    </message>
    <message>
      <source>Once the partner has bid</source>
      <comment>AFTER_PARTNER</comment>
      <translation>Après une mise du partenaire</translation>
    </message>
    <message>
      <source>Others have bid, but not the partner</source>
      <comment>AFTER_OPPONENTS</comment>
      <translation>D’autres ont misé, mais pas le partenaire</translation>
    </message>
    <message>
      <source>Any bid over another one</source>
      <comment>RAISE</comment>
      <translation>Toute mise sur une autre</translation>
    </message>
    <message>
      <source>How high</source>
      <comment>HOW_HIGH</comment>
      <translation>Combien</translation>
    </message>
    <message>
      <source>The lowest bid</source>
      <comment>LOWEST</comment>
      <translation>La plus petite mise</translation>
    </message>
    <message>
      <source>One step higher</source>
      <comment>ONE_STEP</comment>
      <translation>Un pas de plus</translation>
    </message>
    <message>
      <source>{count} steps higher</source>
      <comment>STEPS</comment>
      <translation>{count} pas de plus</translation>
    </message>
    <message>
      <source>Exactly that</source>
      <comment>EXACTLY</comment>
      <translation>Exactement cela</translation>
    </message>
    <message>
      <source>Or more</source>
      <comment>OR_MORE</comment>
      <translation>Ou plus</translation>
    </message>
    <message>
      <source>Shows</source>
      <comment>SHOWS</comment>
      <translation>Montre</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Aces around</source>
      <comment>ACES_AROUND</comment>
      <translation>Carré d’as</translation>
    </message>
    <message>
      <source>A number of aces</source>
      <comment>ACES</comment>
      <translation>Un nombre d’as</translation>
    </message>
    <message>
      <source>A run</source>
      <comment>RUN</comment>
      <translation>Une quinte</translation>
    </message>
    <message>
      <source>A long suit</source>
      <comment>SUIT</comment>
      <translation>Une couleur longue</translation>
    </message>
    <message>
      <source>Asks the partner to show meld</source>
      <comment>ASKS</comment>
      <translation>Demande au partenaire de montrer ses annonces</translation>
    </message>
    <message>
      <source>Nothing</source>
      <comment>NOTHING</comment>
      <translation>Rien</translation>
    </message>
    <message>
      <source>At least</source>
      <comment>LEAST</comment>
      <translation>Au moins</translation>
    </message>
    <message>
      <source>Less than</source>
      <comment>BELOW</comment>
      <translation>Moins de</translation>
    </message>
    <message>
      <source>no limit</source>
      <comment>NO_LIMIT</comment>
      <translation>sans limite</translation>
    </message>
    <message>
      <source>Deal a hand</source>
      <comment>TRY</comment>
      <translation>Distribuer une main</translation>
    </message>
    <message>
      <source>It opens with {bid}: {shows}.</source>
      <comment>TRY_FIRST</comment>
      <translation>Elle ouvre à {bid} : {shows}.</translation>
    </message>
    <message>
      <source>After {before}, it bids {bid}: {shows}.</source>
      <comment>TRY_BID</comment>
      <translation>Après {before}, elle mise {bid} : {shows}.</translation>
    </message>
    <message>
      <source>After {before}, it passes.</source>
      <comment>TRY_PASS</comment>
      <translation>Après {before}, elle passe.</translation>
    </message>
    <message>
      <source>It passes.</source>
      <comment>TRY_NO_OPENING</comment>
      <translation>Elle passe.</translation>
    </message>
    <message>
      <source>In this game, no auction comes that far.</source>
      <comment>TRY_NOTHING</comment>
      <translation>Dans ce jeu, les enchères ne vont jamais jusque-là.</translation>
    </message>
  </context>
  <context>
    <name>PageWord</name>
    <message>
      <source>Play</source>
      <comment>PLAY</comment>
      <translation>Jouer</translation>
    </message>
    <message>
      <source>touch again to play it</source>
      <comment>TOUCH_AGAIN</comment>
      <translation>touchez encore pour la jouer</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>MELDS</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Say…</source>
      <comment>SAY</comment>
      <translation>Dire…</translation>
    </message>
    <message>
      <source>Help</source>
      <comment>HELP</comment>
      <translation>Aide</translation>
    </message>
    <message>
      <source>Cover my cards</source>
      <comment>COVER</comment>
      <translation>Cacher mes cartes</translation>
    </message>
    <message>
      <source>Touch to see your cards</source>
      <comment>COVERED</comment>
      <translation>Touchez pour voir vos cartes</translation>
    </message>
    <message>
      <source>Nobody has melded yet.</source>
      <comment>NO_MELDS</comment>
      <translation>Personne n’a encore annoncé.</translation>
    </message>
    <message>
      <source>Your hand</source>
      <comment>YOUR_HAND</comment>
      <translation>Votre main</translation>
    </message>
    <message>
      <source>on the table</source>
      <comment>ON_TABLE</comment>
      <translation>sur la table</translation>
    </message>
    <message>
      <source>At the table</source>
      <comment>PEOPLE</comment>
      <translation>À la table</translation>
    </message>
    <message>
      <source>Your name</source>
      <comment>YOUR_NAME</comment>
      <translation>Votre nom</translation>
    </message>
    <message>
      <source>Your picture</source>
      <comment>YOUR_PICTURE</comment>
      <translation>Votre image</translation>
    </message>
    <message>
      <source>swipe for more</source>
      <comment>MORE_PICTURES</comment>
      <translation>glissez pour en voir plus</translation>
    </message>
    <message>
      <source>No picture</source>
      <comment>NO_PICTURE</comment>
      <translation>Sans image</translation>
    </message>
    <message>
      <source>Your seat</source>
      <comment>YOUR_SEAT</comment>
      <translation>Votre place</translation>
    </message>
    <message>
      <source>same shape, same side</source>
      <comment>PARTNERS</comment>
      <translation>une forme par camp</translation>
    </message>
    <message>
      <source>Free</source>
      <comment>FREE</comment>
      <translation>Libre</translation>
    </message>
    <message>
      <source>touch to sit here</source>
      <comment>SIT_HERE</comment>
      <translation>touchez pour vous asseoir</translation>
    </message>
    <message>
      <source>your seat</source>
      <comment>THIS_IS_YOURS</comment>
      <translation>votre place</translation>
    </message>
    <message>
      <source>Sit down</source>
      <comment>SIT_DOWN</comment>
      <translation>S’asseoir</translation>
    </message>
    <message>
      <source>Leave my seat</source>
      <comment>STAND_UP</comment>
      <translation>Quitter ma place</translation>
    </message>
    <message>
      <source>Change my seat</source>
      <comment>CHANGE_SEAT</comment>
      <translation>Changer de place</translation>
    </message>
    <message>
      <source>No app, no account. Only this phone shows your cards.</source>
      <comment>ONLY_YOURS</comment>
      <translation>Ni appli, ni compte. Seul ce téléphone montre vos cartes.</translation>
    </message>
    <message>
      <source>Only watch</source>
      <comment>WATCH</comment>
      <translation>Seulement regarder</translation>
    </message>
    <message>
      <source>phone</source>
      <comment>PHONE</comment>
      <translation>téléphone</translation>
    </message>
    <message>
      <source>computer</source>
      <comment>WINDOW</comment>
      <translation>ordinateur</translation>
    </message>
    <message>
      <source>shared screen</source>
      <comment>SCREEN</comment>
      <translation>écran partagé</translation>
    </message>
    <message>
      <source>program</source>
      <comment>PROGRAM</comment>
      <translation>programme</translation>
    </message>
    <message>
      <source>{name} sits here now</source>
      <comment>SITS_HERE</comment>
      <translation>{name} est à cette place maintenant</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>Absence : {seconds} s</translation>
    </message>
    <message>
      <source>Played by the computer</source>
      <comment>HELD</comment>
      <translation>Joué par l’ordinateur</translation>
    </message>
    <message>
      <source>The game is paused</source>
      <comment>PAUSED</comment>
      <translation>La partie est en pause</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>DEAL</comment>
      <translation>Distribuer</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY</comment>
      <translation>Prêt</translation>
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
      <translation>Continuer</translation>
    </message>
    <message>
      <source>{name} would like a pause</source>
      <comment>WISH</comment>
      <translation>{name} voudrait une pause</translation>
    </message>
    <message>
      <source>Go on another day</source>
      <comment>ADJOURN</comment>
      <translation>Continuer un autre jour</translation>
    </message>
    <message>
      <source>The table closes for all. Seats and cards are kept: come back with the same link or code.</source>
      <comment>ADJOURN_WHY</comment>
      <translation>La table ferme pour tous. Les places et les cartes sont gardées : revenez avec le même lien ou code.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Talon</translation>
    </message>
    <message>
      <source>dealer</source>
      <comment>DEALER</comment>
      <translation>donneur</translation>
    </message>
    <message>
      <source>Rules</source>
      <comment>RULES</comment>
      <translation>Règles</translation>
    </message>
  </context>
  <context>
    <name>PlayerWord</name>
    <message>
      <source>No computer player sees a card that you couldn't see from its seat. Each thinks in a process of its own, which is told what that seat knows, and nothing else.</source>
      <comment>SEES_NOTHING</comment>
      <translation>Aucun joueur virtuel ne voit une carte que vous ne verriez pas à sa place. Chacun pense dans son propre processus, qui apprend ce que sait cette place, et rien d’autre.</translation>
    </message>
    <message>
      <source>All of them get the same honest deal. They don't talk to each other, and they don't learn how you play.</source>
      <comment>SAME_FOR_ALL</comment>
      <translation>Tous reçoivent la même donne honnête. Ils ne se parlent pas, et n’apprennent pas comment vous jouez.</translation>
    </message>
    <message>
      <source>To imagine a deal is to place the hidden cards at random, in a way that fits all that this level knows. Each card that may be played is then played out in it, and the one that does best on average is chosen.</source>
      <comment>IMAGINES</comment>
      <translation>Imaginer une donne, c’est placer au hasard les cartes cachées, en accord avec tout ce que sait ce niveau. Chaque carte permise y est ensuite jouée jusqu’au bout, et celle qui fait le mieux en moyenne est choisie.</translation>
    </message>
    <message>
      <source>None of them thinks longer than {seconds} seconds about a decision: on a slow computer, they imagine fewer deals. If other programs keep the computer busy, you wait a little longer instead.</source>
      <comment>IN_TIME</comment>
      <translation>Aucun ne réfléchit plus de {seconds} secondes à une décision : sur un ordinateur lent, ils imaginent moins de donnes. Si d’autres programmes occupent l’ordinateur, vous attendez un peu plus.</translation>
    </message>
    <message>
      <source>A hint is what Expert would do in your seat, with what you know. When you look back, Expert takes more time.</source>
      <comment>HINTS</comment>
      <translation>Un conseil est ce que l’expert ferait à votre place, avec ce que vous savez. Dans la revue, l’expert prend plus de temps.</translation>
    </message>
    <message>
      <source>The cards of the last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Les cartes de la dernière levée</translation>
    </message>
    <message>
      <source>The cards of the last {count} tricks</source>
      <comment>LAST_TRICKS</comment>
      <translation>Les cartes des {count} dernières levées</translation>
    </message>
    <message>
      <source>Every card that has been played</source>
      <comment>ALL_CARDS</comment>
      <translation>Toutes les cartes jouées</translation>
    </message>
    <message>
      <source>It forgets which melds were shown</source>
      <comment>NO_MELDS</comment>
      <translation>Il oublie quelles annonces ont été montrées</translation>
    </message>
    <message>
      <source>Melds that were shown, and cards that were passed to it or by it</source>
      <comment>MELDS</comment>
      <translation>Les annonces montrées, et les cartes qu’il a reçues ou données</translation>
    </message>
    <message>
      <source>What others can't hold, judging by how they followed</source>
      <comment>PROOFS</comment>
      <translation>Ce que les autres ne peuvent pas tenir, d’après leur façon de fournir</translation>
    </message>
    <message>
      <source>What a bidder and a partner who passed cards usually hold</source>
      <comment>HABITS</comment>
      <translation>Ce que tiennent d’habitude un preneur et un partenaire qui a donné des cartes</translation>
    </message>
    <message>
      <source>What others probably hold, judging by the cards they chose to play</source>
      <comment>READS</comment>
      <translation>Ce que les autres tiennent sans doute, d’après les cartes qu’ils ont choisi de jouer</translation>
    </message>
    <message>
      <source>The level of each computer player, as you do</source>
      <comment>LEVELS</comment>
      <translation>Le niveau de chaque joueur virtuel, comme vous</translation>
    </message>
    <message>
      <source>Goes by rules of thumb, for every bid and every card</source>
      <comment>THUMB</comment>
      <translation>Suit des règles simples, pour chaque mise et chaque carte</translation>
    </message>
    <message>
      <source>Bids, names trump and passes cards by rules of thumb</source>
      <comment>THUMB_BIDS</comment>
      <translation>Mise, choisit l’atout et donne des cartes selon des règles simples</translation>
    </message>
    <message>
      <source>Bids and names trump by rules of thumb, but tries out passed cards in {count} imagined deals</source>
      <comment>GIFTS</comment>
      <translation>Mise et choisit l’atout selon des règles simples, mais essaie les cartes données dans {count} donnes imaginées</translation>
    </message>
    <message>
      <source>Imagines {count} deals for each card</source>
      <comment>WORLDS</comment>
      <translation>Imagine {count} donnes pour chaque carte</translation>
    </message>
    <message>
      <source>Imagines {count} deals for each card, each the likeliest of {among}</source>
      <comment>PICKED_WORLDS</comment>
      <translation>Imagine {count} donnes pour chaque carte, chacune la plus probable de {among}</translation>
    </message>
    <message>
      <source>Imagines up to {count} deals while the stock lasts</source>
      <comment>STOCK</comment>
      <translation>Imagine jusqu’à {count} donnes tant que dure le talon</translation>
    </message>
    <message>
      <source>Tries out bids, trump and passed cards in {count} imagined deals, and minds the bidding and the score</source>
      <comment>AUCTION</comment>
      <translation>Essaie mises, atout et cartes données dans {count} donnes imaginées, et tient compte des enchères et du score</translation>
    </message>
    <message>
      <source>Works out the last {count} tricks of the imagined deals exactly</source>
      <comment>EXACT</comment>
      <translation>Calcule exactement les {count} dernières levées des donnes imaginées</translation>
    </message>
    <message>
      <source>Judges roughly: one time in ten, it takes the worse of two cards {points} points apart</source>
      <comment>SOFT</comment>
      <translation>Juge à peu près : une fois sur dix, il prend la moins bonne de deux cartes distantes de {points} points</translation>
    </message>
    <message>
      <source>Avoids mistakes that anybody at the table would see</source>
      <comment>SANE</comment>
      <translation>Évite les fautes que toute la table verrait</translation>
    </message>
    <message>
      <source>Plays its aces early, and shies away from leading trump</source>
      <comment>BIAS</comment>
      <translation>Joue ses as tôt, et hésite à entamer atout</translation>
    </message>
    <message>
      <source>Bids may well be {points} points off, too low more often than too high</source>
      <comment>MOOD</comment>
      <translation>Ses mises s’écartent facilement de {points} points, plus souvent vers le bas que vers le haut</translation>
    </message>
    <message>
      <source>None of them sees a card that you couldn't see from its seat. Most of them imagine how the hidden cards may lie, and play those deals out.</source>
      <comment>IN_SHORT</comment>
      <translation>Aucun ne voit une carte que vous ne verriez pas à sa place. La plupart imaginent où peuvent être les cartes cachées, et jouent ces donnes jusqu’au bout.</translation>
    </message>
    <message>
      <source>The last trick, no melds</source>
      <comment>LAST_TRICK_BRIEF</comment>
      <translation>La dernière levée, aucune annonce</translation>
    </message>
    <message>
      <source>The last {count} tricks, no melds</source>
      <comment>LAST_TRICKS_BRIEF</comment>
      <translation>Les {count} dernières levées, aucune annonce</translation>
    </message>
    <message>
      <source>All cards played and melds shown</source>
      <comment>ALL_BRIEF</comment>
      <translation>Toutes les cartes jouées et annonces montrées</translation>
    </message>
    <message>
      <source>Also what bidders usually hold</source>
      <comment>HABITS_BRIEF</comment>
      <translation>Aussi ce que tiennent d’habitude les preneurs</translation>
    </message>
    <message>
      <source>Also what each card gives away</source>
      <comment>READS_BRIEF</comment>
      <translation>Aussi ce que révèle chaque carte</translation>
    </message>
    <message>
      <source>Imagines {count} deals</source>
      <comment>WORLDS_BRIEF</comment>
      <translation>Imagine {count} donnes</translation>
    </message>
    <message>
      <source>Goes by rules of thumb</source>
      <comment>THUMB_BRIEF</comment>
      <translation>Suit des règles simples</translation>
    </message>
    <message>
      <source>Imagines {count} deals, judges them roughly</source>
      <comment>SOFT_BRIEF</comment>
      <translation>Imagine {count} donnes, les juge à peu près</translation>
    </message>
    <message>
      <source>Bids may be {points} points off</source>
      <comment>MOOD_BRIEF</comment>
      <translation>Ses mises s’écartent parfois de {points} points</translation>
    </message>
    <message>
      <source>Works out the last {count} tricks exactly</source>
      <comment>EXACT_BRIEF</comment>
      <translation>Calcule exactement les {count} dernières levées</translation>
    </message>
    <message>
      <source>Tries out bids, and minds the score</source>
      <comment>AUCTION_BRIEF</comment>
      <translation>Essaie les mises, et tient compte du score</translation>
    </message>
    <message>
      <source>With the same cards for both, in points a deal: {rungs}.</source>
      <comment>RUNGS</comment>
      <translation>Avec les mêmes cartes pour les deux, en points par donne : {rungs}.</translation>
    </message>
    <message>
      <source>{name} gets about {points} more than {other}</source>
      <comment>RUNG</comment>
      <translation>{name} prend environ {points} de plus que {other}</translation>
    </message>
    <message>
      <source>{name} takes {points} more points a deal than {other}, give or take {error}, over {deals} deals.</source>
      <comment>BETTER</comment>
      <translation>{name} prend {points} points par donne de plus que {other}, à {error} près, sur {deals} donnes.</translation>
    </message>
    <message>
      <source>{name} and {other} came out even: {points} points a deal, give or take {error}, over {deals} deals.</source>
      <comment>EVEN</comment>
      <translation>{name} et {other} sont à égalité : {points} points par donne, à {error} près, sur {deals} donnes.</translation>
    </message>
    <message>
      <source>The game was “{game}”. Both played the same deals, from both sides. “Give or take” is twice the standard error.</source>
      <comment>MEASURED</comment>
      <translation>Le jeu était « {game} ». Les deux ont joué les mêmes donnes, des deux côtés. « À … près » est le double de l’erreur type.</translation>
    </message>
    <message>
      <source>{name} over {other}</source>
      <comment>OVER</comment>
      <translation>{name} contre {other}</translation>
    </message>
    <message>
      <source>{points} ± {error}</source>
      <comment>GIVE_OR_TAKE</comment>
      <translation>{points} ± {error}</translation>
    </message>
    <message>
      <source>These are points a deal, ± twice the standard error; what may be chance is gray. Each game has a scale of its own, so only numbers in the same row can be compared.</source>
      <comment>IN_EVERY_GAME</comment>
      <translation>Ce sont des points par donne, ± le double de l’erreur type ; ce qui peut être dû au hasard est en gris. Chaque jeu a sa propre échelle : seuls les nombres d’une même ligne se comparent.</translation>
    </message>
    <message>
      <source>In “{game}”, {name} takes fewer points than {other}, but plays for the match: it won {share}% of {count} matches, where {even}% would have been its fair share.</source>
      <comment>WINS_WITH_LESS</comment>
      <translation>À « {game} », {name} prend moins de points que {other}, mais joue pour la partie : {share} % de victoires sur {count} parties, quand {even} % auraient été sa juste part.</translation>
    </message>
    <message>
      <source>You can measure it yourself:</source>
      <comment>REPEAT</comment>
      <translation>Vous pouvez le mesurer vous-même :</translation>
    </message>
    <message>
      <source>This is how many contracts were made with {name} in every seat: of all of them, and of those to which the bidder had given about the same chance.</source>
      <comment>PROMISES_ABOUT</comment>
      <translation>Voici combien de contrats ont été réussis avec {name} à chaque place : sur tous, et sur ceux auxquels le preneur avait donné à peu près les mêmes chances.</translation>
    </message>
    <message>
      <source>Made</source>
      <comment>ALL_CONTRACTS</comment>
      <translation>Réussis</translation>
    </message>
    <message>
      <source>Expected, and made</source>
      <comment>BY_CHANCE</comment>
      <translation>Prévus, et réussis</translation>
    </message>
    <message>
      <source>{share}% of {count}</source>
      <comment>MADE_OF</comment>
      <translation>{share} % sur {count}</translation>
    </message>
    <message>
      <source>{said}%: {share}% of {count}</source>
      <comment>SAID_AND_MADE</comment>
      <translation>{said} % : {share} % sur {count}</translation>
    </message>
  </context>
  <context>
    <name>ProblemWord</name>
    <message>
      <source>Problem of {day}</source>
      <comment>OF_DAY</comment>
      <translation>Problème du {day}</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <comment>NUMBERED</comment>
      <translation>Problème {number} sur {count}</translation>
    </message>
    <message>
      <source>From your games, {day}, deal {deal}</source>
      <comment>OF_MISTAKE</comment>
      <translation>De vos parties, {day}, donne {deal}</translation>
    </message>
    <message>
      <source>What do you play?</source>
      <comment>ASK_PLAY</comment>
      <translation>Que jouez-vous ?</translation>
    </message>
    <message>
      <source>What do you bid?</source>
      <comment>ASK_BID</comment>
      <translation>Que misez-vous ?</translation>
    </message>
    <message>
      <source>Which suit do you make trump?</source>
      <comment>ASK_TRUMP</comment>
      <translation>Quelle couleur choisissez-vous comme atout ?</translation>
    </message>
    <message>
      <source>Which cards do you pass?</source>
      <comment>ASK_GIVE</comment>
      <translation>Quelles cartes donnez-vous ?</translation>
    </message>
    <message>
      <source>Which cards do you bury?</source>
      <comment>ASK_BURY</comment>
      <translation>Quelles cartes écartez-vous ?</translation>
    </message>
    <message>
      <source>What do you meld?</source>
      <comment>ASK_MELD</comment>
      <translation>Qu’annoncez-vous ?</translation>
    </message>
    <message>
      <source>What do you do?</source>
      <comment>ASK_OTHER</comment>
      <translation>Que faites-vous ?</translation>
    </message>
    <message>
      <source>Click a card, or press the number of an answer.</source>
      <comment>HOW_CARDS</comment>
      <translation>Cliquez sur une carte, ou tapez le numéro d’une réponse.</translation>
    </message>
    <message>
      <source>Click an answer, or press its number.</source>
      <comment>HOW_ANSWERS</comment>
      <translation>Cliquez sur une réponse, ou tapez son numéro.</translation>
    </message>
    <message>
      <source>Use the arrows to see how it got here.</source>
      <comment>HOW_BACK</comment>
      <translation>Les flèches montrent comment on en est arrivé là.</translation>
    </message>
    <message>
      <source>{place}: {game}</source>
      <comment>IN_GAME</comment>
      <translation>{place} : {game}</translation>
    </message>
    <message>
      <source>You bid {amount} in {suit}.</source>
      <comment>OWN_BID</comment>
      <translation>Vous avez misé {amount} à {suit}.</translation>
    </message>
    <message>
      <source>{name}, your partner, bid {amount} in {suit}.</source>
      <comment>PARTNER_BID</comment>
      <translation>Votre partenaire, {name}, a misé {amount} à {suit}.</translation>
    </message>
    <message>
      <source>{name} bid {amount} in {suit}: you defend.</source>
      <comment>DEFENDING</comment>
      <translation>{name} a misé {amount} à {suit} : vous défendez.</translation>
    </message>
    <message>
      <source>Still out: {cards}</source>
      <comment>OUT</comment>
      <translation>Pas encore tombées : {cards}</translation>
    </message>
    <message>
      <source>{name} has {cards}</source>
      <comment>HOLDS</comment>
      <translation>{name} : {cards}</translation>
    </message>
    <message>
      <source>{name} has no {suits}</source>
      <comment>LACKS</comment>
      <translation>{name} : pas de {suits}</translation>
    </message>
    <message>
      <source>Choose one of the answers here.</source>
      <comment>NOT_OFFERED</comment>
      <translation>Choisissez l’une de ces réponses.</translation>
    </message>
    <message>
      <source>Yes: {answer}</source>
      <comment>RIGHT</comment>
      <translation>Oui : {answer}</translation>
    </message>
    <message>
      <source>No: {answer} is better</source>
      <comment>WRONG</comment>
      <translation>Non : mieux vaut {answer}</translation>
    </message>
    <message>
      <source>{answer} costs about {points}.</source>
      <comment>COSTS</comment>
      <translation>{answer} coûte environ {points}.</translation>
    </message>
    <message>
      <source>{answer}: {reason}</source>
      <comment>BECAUSE</comment>
      <translation>{answer} : {reason}</translation>
    </message>
    <message>
      <source>The other cards can lie in only one way, so this is certain.</source>
      <comment>CERTAIN</comment>
      <translation>Les autres cartes ne peuvent être que d’une façon : c’est donc certain.</translation>
    </message>
    <message>
      <source>The other cards can lie in {count} ways, and nothing does better in any of them.</source>
      <comment>IN_ALL</comment>
      <translation>Les autres cartes peuvent être de {count} façons, et rien ne fait mieux dans aucune.</translation>
    </message>
    <message>
      <source>In {percent}% of the ways the other cards can lie, nothing does better.</source>
      <comment>IN_MOST</comment>
      <translation>Dans {percent} % des répartitions possibles des autres cartes, rien ne fait mieux.</translation>
    </message>
    <message>
      <source>Average over {count} imagined deals, including going set.</source>
      <comment>ON_AVERAGE</comment>
      <translation>Moyenne sur {count} donnes imaginées, chutes comprises.</translation>
    </message>
    <message>
      <source>In one imagined deal, including going set.</source>
      <comment>ON_AVERAGE_ONE</comment>
      <translation>Dans une donne imaginée, chute comprise.</translation>
    </message>
    <message>
      <source>Average over {count} imagined deals.</source>
      <comment>ON_AVERAGE_NO_BID</comment>
      <translation>Moyenne sur {count} donnes imaginées.</translation>
    </message>
    <message>
      <source>In one imagined deal.</source>
      <comment>ON_AVERAGE_NO_BID_ONE</comment>
      <translation>Dans une donne imaginée.</translation>
    </message>
    <message>
      <source>Missed by: {players}</source>
      <comment>MISSED_BY</comment>
      <translation>Manqué par : {players}</translation>
    </message>
    <message>
      <source>At the table you chose {answer}.</source>
      <comment>PLAYED_THEN</comment>
      <translation>À la table, vous aviez choisi {answer}.</translation>
    </message>
    <message>
      <source>The answers</source>
      <comment>ANSWERS</comment>
      <translation>Les réponses</translation>
    </message>
    <message>
      <source>You</source>
      <comment>YOURS</comment>
      <translation>Vous</translation>
    </message>
    <message>
      <source>Shown: what follows {answer}. The arrows step card by card.</source>
      <comment>SHOWN</comment>
      <translation>Montré : ce qui suit {answer}. Les flèches vont carte par carte.</translation>
    </message>
    <message>
      <source>Nobody knows how it would have gone.</source>
      <comment>SHOWN_NONE</comment>
      <translation>Personne ne sait ce qui aurait suivi.</translation>
    </message>
    <message>
      <source>Next problem</source>
      <comment>NEXT</comment>
      <translation>Problème suivant</translation>
    </message>
    <message>
      <source>All problems</source>
      <comment>TO_LIST</comment>
      <translation>Tous les problèmes</translation>
    </message>
    <message>
      <source>Problems</source>
      <comment>PAGE</comment>
      <translation>Problèmes</translation>
    </message>
    <message>
      <source>What do you play? {right} of {count} answered right on the first try.</source>
      <comment>LINE</comment>
      <translation>Que jouez-vous ? {right} sur {count} trouvés du premier coup.</translation>
    </message>
    <message>
      <source>Problem of the day</source>
      <comment>DAY_TITLE</comment>
      <translation>Problème du jour</translation>
    </message>
    <message>
      <source>{day}: not answered yet. Everybody gets the same one.</source>
      <comment>DAY_LINE</comment>
      <translation>{day} : sans réponse. Tout le monde a le même.</translation>
    </message>
    <message>
      <source>{day}: done. There's another one tomorrow.</source>
      <comment>DAY_DONE</comment>
      <translation>{day} : fait. Il y en aura un autre demain.</translation>
    </message>
    <message>
      <source>{count} days in a row.</source>
      <comment>IN_A_ROW</comment>
      <translation>{count} jours de suite.</translation>
    </message>
    <message>
      <source>Try it</source>
      <comment>TODAY</comment>
      <translation>Essayer</translation>
    </message>
    <message>
      <source>Show it again</source>
      <comment>TODAY_AGAIN</comment>
      <translation>Le revoir</translation>
    </message>
    <message>
      <source>The last two weeks</source>
      <comment>DAYS</comment>
      <translation>Les deux dernières semaines</translation>
    </message>
    <message>
      <source>Learn from your mistakes</source>
      <comment>OWN_TITLE</comment>
      <translation>Apprendre de vos erreurs</translation>
    </message>
    <message>
      <source>{count} of your own decisions, as problems. This time, you know something was better.</source>
      <comment>OWN_LINE</comment>
      <translation>{count} de vos propres décisions, en problèmes. Cette fois, vous savez qu’il y avait mieux.</translation>
    </message>
    <message>
      <source>One of your own decisions, as a problem. This time, you know something was better.</source>
      <comment>OWN_LINE_ONE</comment>
      <translation>Une de vos propres décisions, en problème. Cette fois, vous savez qu’il y avait mieux.</translation>
    </message>
    <message>
      <source>You have answered all {count}. Look back at more deals for new ones.</source>
      <comment>OWN_DONE</comment>
      <translation>Vous avez répondu aux {count}. Revoyez d’autres donnes pour en avoir de nouveaux.</translation>
    </message>
    <message>
      <source>You have answered the only one. Look back at more deals for new ones.</source>
      <comment>OWN_DONE_ONE</comment>
      <translation>Vous avez répondu au seul. Revoyez d’autres donnes pour en avoir de nouveaux.</translation>
    </message>
    <message>
      <source>Press R to look back at a deal. Choices that cost you points come up here again.</source>
      <comment>OWN_NONE</comment>
      <translation>R permet de revoir une donne. Les choix qui vous ont coûté des points reviennent ici.</translation>
    </message>
    <message>
      <source>From your games</source>
      <comment>OWN_BUTTON</comment>
      <translation>De vos parties</translation>
    </message>
    <message>
      <source>All problems</source>
      <comment>ALL_TITLE</comment>
      <translation>Tous les problèmes</translation>
    </message>
    <message>
      <source>Sorted by how many of the five levels of computer players miss them.</source>
      <comment>ALL_LINE</comment>
      <translation>Classés selon combien des cinq niveaux de l’ordinateur les manquent.</translation>
    </message>
    <message>
      <source>One of five misses it</source>
      <comment>GRADE_1</comment>
      <translation>Un sur cinq le manque</translation>
    </message>
    <message>
      <source>Two of five miss it</source>
      <comment>GRADE_2</comment>
      <translation>Deux sur cinq le manquent</translation>
    </message>
    <message>
      <source>Three of five miss it</source>
      <comment>GRADE_3</comment>
      <translation>Trois sur cinq le manquent</translation>
    </message>
    <message>
      <source>Four of five miss it</source>
      <comment>GRADE_4</comment>
      <translation>Quatre sur cinq le manquent</translation>
    </message>
    <message>
      <source>All five miss it</source>
      <comment>GRADE_5</comment>
      <translation>Tous les cinq le manquent</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <comment>ONE</comment>
      <translation>Problème {number}</translation>
    </message>
    <message>
      <source>{name}: not answered yet</source>
      <comment>MARK_OPEN</comment>
      <translation>{name} : sans réponse</translation>
    </message>
    <message>
      <source>{name}: right on the first try</source>
      <comment>MARK_RIGHT</comment>
      <translation>{name} : trouvé du premier coup</translation>
    </message>
    <message>
      <source>{name}: missed on the first try</source>
      <comment>MARK_WRONG</comment>
      <translation>{name} : manqué au premier coup</translation>
    </message>
  </context>
  <context>
    <name>ProgramWord</name>
    <message>
      <source>Program: {name}</source>
      <comment>SEAT</comment>
      <translation>Programme : {name}</translation>
    </message>
    <message>
      <source>Another program…</source>
      <comment>ANOTHER</comment>
      <translation>Un autre programme…</translation>
    </message>
    <message>
      <source>Programs that play</source>
      <comment>TITLE</comment>
      <translation>Programmes qui jouent</translation>
    </message>
    <message>
      <source>Which program</source>
      <comment>WHICH</comment>
      <translation>Quel programme</translation>
    </message>
    <message>
      <source>A new one</source>
      <comment>NEW</comment>
      <translation>Un nouveau</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>NAME</comment>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Command that starts it</source>
      <comment>COMMAND</comment>
      <translation>Commande qui le lance</translation>
    </message>
    <message>
      <source>Such as: python3 mybot.py</source>
      <comment>COMMAND_HINT</comment>
      <translation>Par exemple : python3 mybot.py</translation>
    </message>
    <message>
      <source>The program runs on this computer with all your rights, and can read and change your files. Only enter a command that you trust. It is started for matches that you begin here, never by a saved game or a file of rules.</source>
      <comment>WARNING</comment>
      <translation>Le programme tourne sur cet ordinateur avec tous vos droits, et peut lire et changer vos fichiers. N’entrez qu’une commande en laquelle vous avez confiance. Elle est lancée pour les parties que vous commencez ici, jamais par une partie enregistrée ni par un fichier de règles.</translation>
    </message>
    <message>
      <source>Programs play only in matches that you begin here; in Play together, computer players sit there.</source>
      <comment>ONLY_HERE</comment>
      <translation>Les programmes ne jouent que dans les parties que vous commencez ici ; dans « Jouer ensemble », des joueurs virtuels sont à ces places.</translation>
    </message>
    <message>
      <source>Allow and use</source>
      <comment>ALLOW</comment>
      <translation>Autoriser et utiliser</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>Give the program a name.</source>
      <comment>NO_NAME</comment>
      <translation>Donnez un nom au programme.</translation>
    </message>
    <message>
      <source>Another player is called {name} already. Give the program another name.</source>
      <comment>TAKEN</comment>
      <translation>Un autre joueur s’appelle déjà {name}. Donnez un autre nom au programme.</translation>
    </message>
    <message>
      <source>This command can't be used: {reason}.</source>
      <comment>NOT_RUN</comment>
      <translation>Cette commande ne peut pas servir : {reason}.</translation>
    </message>
    <message>
      <source>{name} didn't answer as the rules ask, so {house} decides in its place wherever it doesn't.</source>
      <comment>REPLACED</comment>
      <translation>{name} n’a pas répondu comme le veulent les règles ; dans ce cas, {house} décide à sa place.</translation>
    </message>
    <message>
      <source>{house} decided {count} times for {name}.</source>
      <comment>COUNT</comment>
      <translation>{house} a décidé {count} fois pour {name}.</translation>
    </message>
    <message>
      <source>{house} decided once for {name}.</source>
      <comment>COUNT_ONE</comment>
      <translation>{house} a décidé une fois pour {name}.</translation>
    </message>
  </context>
  <context>
    <name>ReaderWord</name>
    <message>
      <source>Card table</source>
      <comment>TABLE</comment>
      <translation>Table de jeu</translation>
    </message>
    <message>
      <source>Your cards</source>
      <comment>HAND</comment>
      <translation>Vos cartes</translation>
    </message>
    <message>
      <source>Trick</source>
      <comment>TRICK</comment>
      <translation>Levée</translation>
    </message>
    <message>
      <source>Melds on the table</source>
      <comment>MELDS</comment>
      <translation>Annonces sur la table</translation>
    </message>
    <message>
      <source>In the middle</source>
      <comment>MIDDLE</comment>
      <translation>Au milieu</translation>
    </message>
    <message>
      <source>Players</source>
      <comment>PLAYERS</comment>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>{name}: {what}</source>
      <comment>OF</comment>
      <translation>{name} : {what}</translation>
    </message>
    <message>
      <source>chosen</source>
      <comment>CHOSEN</comment>
      <translation>choisie</translation>
    </message>
    <message>
      <source>on the mat</source>
      <comment>ON_MAT</comment>
      <translation>sur le tapis</translation>
    </message>
    <message>
      <source>melded, on the table</source>
      <comment>MELDED</comment>
      <translation>étalée, sur la table</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Donneur</translation>
    </message>
    <message>
      <source>On turn</source>
      <comment>TURN</comment>
      <translation>À son tour</translation>
    </message>
    <message>
      <source>Face-down card</source>
      <comment>FACE_DOWN</comment>
      <translation>Carte cachée</translation>
    </message>
    <message>
      <source>{score} of {target}</source>
      <comment>SCORE</comment>
      <translation>{score} sur {target}</translation>
    </message>
    <message>
      <source>{score} left of {target}</source>
      <comment>SCORE_LEFT</comment>
      <translation>encore {score} sur {target}</translation>
    </message>
    <message>
      <source>score {score}</source>
      <comment>SCORE_ALONE</comment>
      <translation>score {score}</translation>
    </message>
  </context>
  <context>
    <name>Result</name>
    <message>
      <source>{names} made {bid}</source>
      <comment>MADE</comment>
      <translation>{bid} réussi : {names}</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: {spare} to spare.</source>
      <comment>MADE_SPARE</comment>
      <translation>{meld} en annonces et {tricks} en levées font {sum} : {spare} de plus.</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: right on the nose.</source>
      <comment>MADE_EXACT</comment>
      <translation>{meld} en annonces et {tricks} en levées font {sum} : tout juste.</translation>
    </message>
    <message>
      <source>{names} didn't make {bid}</source>
      <comment>SET</comment>
      <translation>{bid} chuté : {names}</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}: {short} short.</source>
      <comment>SET_SHORT</comment>
      <translation>{meld} en annonces et {tricks} en levées font {sum} : {short} de moins.</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}, but too little of it in tricks.</source>
      <comment>SET_TRICKS</comment>
      <translation>{meld} en annonces et {tricks} en levées font {sum}, mais trop peu en levées.</translation>
    </message>
    <message>
      <source>The cards laid aside count as tricks.</source>
      <comment>DISCARDS_COUNT</comment>
      <translation>Les cartes écartées comptent comme levées.</translation>
    </message>
    <message>
      <source>{names} can't make {bid}</source>
      <comment>OFF_BOARD</comment>
      <translation>{bid} hors d’atteinte : {names}</translation>
    </message>
    <message>
      <source>{meld} in meld isn't enough, as {least} are needed to play.</source>
      <comment>OFF_BOARD_WHY</comment>
      <translation>{meld} en annonces ne suffisent pas : il en faut {least} pour jouer.</translation>
    </message>
    <message>
      <source>{meld} in meld and all {tricks} in tricks would only make {sum}, so there is no play.</source>
      <comment>OFF_BOARD_SUM</comment>
      <translation>{meld} en annonces et tous les {tricks} des levées ne feraient que {sum} : on ne joue pas.</translation>
    </message>
    <message>
      <source>Without a marriage there is no trump to name, so there is no play.</source>
      <comment>NO_SUIT_WHY</comment>
      <translation>Sans mariage, il n’y a pas d’atout à choisir : on ne joue pas.</translation>
    </message>
    <message>
      <source>{name} threw it in</source>
      <comment>THROWN_IN</comment>
      <translation>Abandon : {name}</translation>
    </message>
    <message>
      <source>{name} conceded</source>
      <comment>CONCEDED</comment>
      <translation>Abandon : {name}</translation>
    </message>
    <message>
      <source>{names} lose {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY</comment>
      <translation>{names} perdent {bid}, et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>{names} loses {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY_ONE</comment>
      <translation>{names} perd {bid}, et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>You lose {bid}, and the others score their meld.</source>
      <comment>GIVEN_UP_WHY_YOU</comment>
      <translation>Vous perdez {bid}, et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>{names} lose {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE</comment>
      <translation>{names} perdent {bid}, et les autres ne marquent pas d’annonces sous {least}.</translation>
    </message>
    <message>
      <source>{names} loses {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE_ONE</comment>
      <translation>{names} perd {bid}, et les autres ne marquent pas d’annonces sous {least}.</translation>
    </message>
    <message>
      <source>You lose {bid}, and the others score no meld under {least}.</source>
      <comment>GIVEN_UP_LITTLE_YOU</comment>
      <translation>Vous perdez {bid}, et les autres ne marquent pas d’annonces sous {least}.</translation>
    </message>
    <message>
      <source>Giving up brings the others {points} more.</source>
      <comment>GIVEN_UP_GAIN</comment>
      <translation>L’abandon rapporte {points} de plus aux autres.</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <comment>PASSED_OUT</comment>
      <translation>Tout le monde passe</translation>
    </message>
    <message>
      <source>A misdeal</source>
      <comment>MISDEAL</comment>
      <translation>Maldonne</translation>
    </message>
    <message>
      <source>Nothing is scored. The cards are dealt again.</source>
      <comment>DEALT_AGAIN</comment>
      <translation>Rien n’est marqué. Les cartes sont redistribuées.</translation>
    </message>
    <message>
      <source>{names} wins the deal, {score} to {others}</source>
      <comment>PLAYED_ONE</comment>
      <translation>{names} gagne la donne, {score} à {others}</translation>
    </message>
    <message>
      <source>{names} win the deal, {score} to {others}</source>
      <comment>PLAYED_MANY</comment>
      <translation>{names} gagnent la donne, {score} à {others}</translation>
    </message>
    <message>
      <source>You win the deal, {score} to {others}</source>
      <comment>PLAYED_YOU</comment>
      <translation>Vous gagnez la donne, {score} à {others}</translation>
    </message>
    <message>
      <source>The deal ends in a tie</source>
      <comment>PLAYED_TIE</comment>
      <translation>La donne finit à égalité</translation>
    </message>
    <message>
      <source>{meld} in meld and {tricks} in tricks make {sum}.</source>
      <comment>PLAYED_WHY</comment>
      <translation>{meld} en annonces et {tricks} en levées font {sum}.</translation>
    </message>
    <message>
      <source>Each side played for its own bid.</source>
      <comment>SUMMED_WHY</comment>
      <translation>Chaque camp jouait pour sa propre mise.</translation>
    </message>
    <message>
      <source>{name} is out</source>
      <comment>OUT_RIGHT</comment>
      <translation>{name} atteint le but</translation>
    </message>
    <message>
      <source>You are out</source>
      <comment>OUT_RIGHT_YOU</comment>
      <translation>Vous atteignez le but</translation>
    </message>
    <message>
      <source>{name} was not out</source>
      <comment>OUT_WRONG</comment>
      <translation>{name} n’atteint pas le but</translation>
    </message>
    <message>
      <source>You were not out</source>
      <comment>OUT_WRONG_YOU</comment>
      <translation>Vous n’atteignez pas le but</translation>
    </message>
    <message>
      <source>{name} declared out with {total} of {target}.</source>
      <comment>OUT_WHY</comment>
      <translation>{name} s’est déclaré gagnant avec {total} sur {target}.</translation>
    </message>
    <message>
      <source>You declared out with {total} of {target}.</source>
      <comment>OUT_WHY_YOU</comment>
      <translation>Vous vous êtes déclaré gagnant avec {total} sur {target}.</translation>
    </message>
    <message>
      <source>A renege</source>
      <comment>RENEGE</comment>
      <translation>Fausse renonce</translation>
    </message>
    <message>
      <source>Somebody played a wrong card, so the deal ends with the penalty.</source>
      <comment>RENEGE_WHY</comment>
      <translation>Quelqu’un a joué une mauvaise carte : la donne finit avec la pénalité.</translation>
    </message>
    <message>
      <source>{names} shot the moon</source>
      <comment>MOON_MADE</comment>
      <translation>Chelem réussi : {names}</translation>
    </message>
    <message>
      <source>Not a single trick was lost.</source>
      <comment>MOON_MADE_WHY</comment>
      <translation>Pas une seule levée de perdue.</translation>
    </message>
    <message>
      <source>{names} missed the moon</source>
      <comment>MOON_FAILED</comment>
      <translation>Chelem manqué : {names}</translation>
    </message>
    <message>
      <source>A trick was lost, and {amount} with it.</source>
      <comment>MOON_FAILED_WHY</comment>
      <translation>Une levée est perdue, et {amount} avec elle.</translation>
    </message>
    <message>
      <source>{names} won on meld</source>
      <comment>GAME_MELD</comment>
      <translation>Gagné aux annonces : {names}</translation>
    </message>
    <message>
      <source>That meld wins the match on the spot.</source>
      <comment>GAME_MELD_WHY</comment>
      <translation>Cette annonce donne la partie sur-le-champ.</translation>
    </message>
    <message>
      <source>{names} took every trick</source>
      <comment>SWEPT</comment>
      <translation>Toutes les levées : {names}</translation>
    </message>
    <message>
      <source>That wins the match on the spot.</source>
      <comment>SWEPT_WHY</comment>
      <translation>Cela donne la partie sur-le-champ.</translation>
    </message>
    <message>
      <source>{names} wins the match</source>
      <comment>WON_ONE</comment>
      <translation>{names} gagne la partie</translation>
    </message>
    <message>
      <source>{names} win the match</source>
      <comment>WON_MANY</comment>
      <translation>{names} gagnent la partie</translation>
    </message>
    <message>
      <source>You win the match</source>
      <comment>WON_YOU</comment>
      <translation>Vous gagnez la partie</translation>
    </message>
    <message>
      <source>{scores} after one deal.</source>
      <comment>WON_WHY_ONE</comment>
      <translation>{scores} après une donne.</translation>
    </message>
    <message>
      <source>{scores} after {deals} deals.</source>
      <comment>WON_WHY</comment>
      <translation>{scores} après {deals} donnes.</translation>
    </message>
    <message>
      <source>More than one score is over {before}, so by these rules the match now goes to {target}.</source>
      <comment>TARGET_UP</comment>
      <translation>Plus d’un score dépasse {before} : selon ces règles, la partie va maintenant à {target}.</translation>
    </message>
    <message>
      <source>More than one score is over {before}, so by these rules another deal decides.</source>
      <comment>ANOTHER_DEAL</comment>
      <translation>Plus d’un score dépasse {before} : selon ces règles, une autre donne décide.</translation>
    </message>
    <message>
      <source>{names} {score}</source>
      <comment>STANDING</comment>
      <translation>{names} {score}</translation>
    </message>
    <message>
      <source>{name}: {bid}, made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>{name} : {bid}, réussi</translation>
    </message>
    <message>
      <source>{name}: {bid}, set</source>
      <comment>CONTRACT_SET</comment>
      <translation>{name} : {bid}, chuté</translation>
    </message>
    <message>
      <source>{name}: {bid}</source>
      <comment>CONTRACT_OTHER</comment>
      <translation>{name} : {bid}</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>SHORT_PLAYED</comment>
      <translation>Jouée</translation>
    </message>
    <message>
      <source>Passed out</source>
      <comment>SHORT_PASSED_OUT</comment>
      <translation>Passée</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>SHORT_MISDEAL</comment>
      <translation>Maldonne</translation>
    </message>
  </context>
  <context>
    <name>ReviewWord</name>
    <message>
      <source>Review of deal {number}</source>
      <comment>TITLE</comment>
      <translation>Revue de la donne {number}</translation>
    </message>
    <message>
      <source>First step</source>
      <comment>FIRST</comment>
      <translation>Premier pas</translation>
    </message>
    <message>
      <source>One step back</source>
      <comment>BACK</comment>
      <translation>Un pas en arrière</translation>
    </message>
    <message>
      <source>One step forward</source>
      <comment>ON</comment>
      <translation>Un pas en avant</translation>
    </message>
    <message>
      <source>Last step</source>
      <comment>LAST</comment>
      <translation>Dernier pas</translation>
    </message>
    <message>
      <source>{name} is done melding.</source>
      <comment>DONE</comment>
      <translation>{name} finit d’annoncer.</translation>
    </message>
    <message>
      <source>You are done melding.</source>
      <comment>DONE_YOU</comment>
      <translation>Vous finissez d’annoncer.</translation>
    </message>
    <message>
      <source>Stock</source>
      <comment>STOCK</comment>
      <translation>Talon</translation>
    </message>
    <message>
      <source>Buried</source>
      <comment>ASIDE</comment>
      <translation>Écart</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <comment>ROW</comment>
      <translation>{name} : {cards}</translation>
    </message>
    <message>
      <source>{name}: no cards</source>
      <comment>ROW_NONE</comment>
      <translation>{name} : pas de carte</translation>
    </message>
    <message>
      <source>{choices} choices, {mistakes} mistakes, about {points} lost</source>
      <comment>CHOICES</comment>
      <translation>{choices} choix, {mistakes} erreurs, environ {points} perdus</translation>
    </message>
    <message>
      <source>{choices} choices, one mistake, about {points} lost</source>
      <comment>CHOICES_ONE</comment>
      <translation>{choices} choix, une erreur, environ {points} perdus</translation>
    </message>
    <message>
      <source>One choice, a mistake, about {points} lost</source>
      <comment>CHOICE_ONE</comment>
      <translation>Un choix, une erreur, environ {points} perdus</translation>
    </message>
    <message>
      <source>{choices} choices. You played it as Expert would.</source>
      <comment>CHOICES_NONE</comment>
      <translation>{choices} choix. Vous avez joué comme l’expert.</translation>
    </message>
    <message>
      <source>One choice. You played it as Expert would.</source>
      <comment>CHOICE_NONE</comment>
      <translation>Un choix. Vous avez joué comme l’expert.</translation>
    </message>
    <message>
      <source>{choices} choices, played as Expert would.</source>
      <comment>CHOICES_NONE_OTHER</comment>
      <translation>{choices} choix, joués comme l’expert.</translation>
    </message>
    <message>
      <source>One choice, played as Expert would.</source>
      <comment>CHOICE_NONE_OTHER</comment>
      <translation>Un choix, joué comme l’expert.</translation>
    </message>
    <message>
      <source>Nobody at the screen had a choice in this deal.</source>
      <comment>NO_CHOICES</comment>
      <translation>Personne à l’écran n’avait de choix dans cette donne.</translation>
    </message>
    <message>
      <source>Expert is looking at your choices: {done} of {total}</source>
      <comment>LOOKING</comment>
      <translation>L’expert examine vos choix : {done} sur {total}</translation>
    </message>
    <message>
      <source>Expert is looking at the choices: {done} of {total}</source>
      <comment>LOOKING_OTHER</comment>
      <translation>L’expert examine les choix : {done} sur {total}</translation>
    </message>
    <message>
      <source>Expert is looking at this choice…</source>
      <comment>LOOKING_HERE</comment>
      <translation>L’expert examine ce choix…</translation>
    </message>
    <message>
      <source>Trick {trick} of {tricks}</source>
      <comment>AT_TRICK</comment>
      <translation>Levée {trick} sur {tricks}</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>AT_AUCTION</comment>
      <translation>Enchères</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>AT_TRUMP</comment>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>AT_MELDS</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <comment>AT_LAST_WORD</comment>
      <translation>Avant la première levée</translation>
    </message>
    <message>
      <source>Cards passed and buried</source>
      <comment>AT_CARDS</comment>
      <translation>Cartes données et écartées</translation>
    </message>
    <message>
      <source>The cards as dealt</source>
      <comment>AT_DEAL</comment>
      <translation>Les cartes distribuées</translation>
    </message>
    <message>
      <source>Click a choice on the line below: a dot is as Expert, a red bar cost points. The arrows lead through every step.</source>
      <comment>HOW</comment>
      <translation>Cliquez sur un choix de la ligne : un point est celui de l’expert, une barre rouge a coûté des points. Les flèches mènent à chaque étape.</translation>
    </message>
    <message>
      <source>Expert: {advice}</source>
      <comment>EXPERT_WOULD</comment>
      <translation>Expert : {advice}</translation>
    </message>
    <message>
      <source>As good as Expert's choice</source>
      <comment>AS_GOOD</comment>
      <translation>Aussi bon que l’expert</translation>
    </message>
    <message>
      <source>points, on average</source>
      <comment>ON_AVERAGE</comment>
      <translation>points, en moyenne</translation>
    </message>
    <message>
      <source>Cost</source>
      <comment>COST</comment>
      <translation>Coût</translation>
    </message>
    <message>
      <source>Bid made</source>
      <comment>CHANCE</comment>
      <translation>Réussi</translation>
    </message>
    <message>
      <source>Your choices</source>
      <comment>YOUR_CHOICES</comment>
      <translation>Vos choix</translation>
    </message>
    <message>
      <source>The choices</source>
      <comment>THE_CHOICES</comment>
      <translation>Les choix</translation>
    </message>
    <message>
      <source>best</source>
      <comment>BEST</comment>
      <translation>le mieux</translation>
    </message>
    <message>
      <source>as good</source>
      <comment>NO_WORSE</comment>
      <translation>aussi bien</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>TAG_EXPERT</comment>
      <translation>Expert</translation>
    </message>
    <message>
      <source>Played</source>
      <comment>TAG_DONE</comment>
      <translation>Joué</translation>
    </message>
    <message>
      <source>You</source>
      <comment>TAG_YOU</comment>
      <translation>Vous</translation>
    </message>
    <message>
      <source>and {count} more</source>
      <comment>MORE</comment>
      <translation>et {count} de plus</translation>
    </message>
    <message>
      <source>Average of {deals} imagined deals, including going set</source>
      <comment>SAMPLE</comment>
      <translation>Moyenne de {deals} donnes imaginées, chutes comprises</translation>
    </message>
    <message>
      <source>In one imagined deal, including going set</source>
      <comment>SAMPLE_ONE</comment>
      <translation>Dans une donne imaginée, chute comprise</translation>
    </message>
    <message>
      <source>Average of {deals} imagined deals</source>
      <comment>SAMPLE_NO_BID</comment>
      <translation>Moyenne de {deals} donnes imaginées</translation>
    </message>
    <message>
      <source>{sample}. Expert itself imagines fewer; with more, another answer is better.</source>
      <comment>BEATEN</comment>
      <translation>{sample}. L’expert en imagine moins ; avec plus, une autre réponse est meilleure.</translation>
    </message>
    <message>
      <source>{sample}. “As good”: the difference may be luck</source>
      <comment>LUCK</comment>
      <translation>{sample}. « Aussi bien » : la différence peut être due à la chance</translation>
    </message>
    <message>
      <source>In one imagined deal</source>
      <comment>SAMPLE_NO_BID_ONE</comment>
      <translation>Dans une donne imaginée</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>PILL_EXPERT</comment>
      <translation>Expert</translation>
    </message>
    <message>
      <source>Best</source>
      <comment>PILL_BEST</comment>
      <translation>Le mieux</translation>
    </message>
    <message>
      <source>{name} played</source>
      <comment>PILL_PLAYED</comment>
      <translation>{name} a joué</translation>
    </message>
    <message>
      <source>You played</source>
      <comment>PILL_PLAYED_YOU</comment>
      <translation>Vous avez joué</translation>
    </message>
    <message>
      <source>As Expert</source>
      <comment>AS_EXPERT</comment>
      <translation>Comme l’expert</translation>
    </message>
    <message>
      <source>Next mistake</source>
      <comment>NEXT_MISTAKE</comment>
      <translation>Erreur suivante</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <comment>PLAY_ON</comment>
      <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
      <source>Choices in the deal</source>
      <comment>TIME_LINE</comment>
      <translation>Choix de la donne</translation>
    </message>
    <message>
      <source>Auction</source>
      <comment>GROUP_AUCTION</comment>
      <translation>Enchères</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>GROUP_TRUMP</comment>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Kitty</source>
      <comment>GROUP_KITTY</comment>
      <translation>Kitty</translation>
    </message>
    <message>
      <source>Passing</source>
      <comment>GROUP_PASSING</comment>
      <translation>Don</translation>
    </message>
    <message>
      <source>Burying</source>
      <comment>GROUP_BURYING</comment>
      <translation>Écart</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>GROUP_MELDS</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Play on?</source>
      <comment>GROUP_PLAYING_ON</comment>
      <translation>Jouer ?</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>GROUP_TRICKS</comment>
      <translation>Levées</translation>
    </message>
    <message>
      <source>{at}: {done}</source>
      <comment>TIP</comment>
      <translation>{at} : {done}</translation>
    </message>
    <message>
      <source>{at}: {done}, {points}</source>
      <comment>TIP_COST</comment>
      <translation>{at} : {done}, {points}</translation>
    </message>
    <message>
      <source>Practice: this game doesn't count.</source>
      <comment>PRACTICE</comment>
      <translation>Entraînement : cette partie ne compte pas.</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <comment>LEAVE_PRACTICE</comment>
      <translation>Retour à la partie</translation>
    </message>
    <message>
      <source>What {name} would tell you: “{reason}”</source>
      <comment>THOUGHT</comment>
      <translation>{name} vous dirait : « {reason} »</translation>
    </message>
    <message>
      <source>Expert has no opinion on this choice.</source>
      <comment>NOT_JUDGED</comment>
      <translation>L’expert n’a pas d’avis sur ce choix.</translation>
    </message>
    <message>
      <source>Against the others: you {own}, Expert {expert} with your cards</source>
      <comment>COMPARED</comment>
      <translation>Face aux autres : vous {own}, l’expert {expert} avec vos cartes</translation>
    </message>
    <message>
      <source>Against the others: {name} {own}, Expert {expert} with the same cards</source>
      <comment>COMPARED_OTHER</comment>
      <translation>Face aux autres : {name} {own}, l’expert {expert} avec les mêmes cartes</translation>
    </message>
    <message>
      <source>How they were shuffled</source>
      <comment>PROOF</comment>
      <translation>Détails du mélange</translation>
    </message>
    <message>
      <source>Hide other hands</source>
      <comment>HIDE_HANDS</comment>
      <translation>Cacher les mains</translation>
    </message>
    <message>
      <source>Show other hands</source>
      <comment>SHOW_HANDS</comment>
      <translation>Montrer les mains</translation>
    </message>
  </context>
  <context>
    <name>RoomWord</name>
    <message>
      <source>Back to the table</source>
      <comment>BACK</comment>
      <translation>Retour à la table</translation>
    </message>
    <message>
      <source>Back</source>
      <comment>BACK_TO_PAGE</comment>
      <translation>Retour</translation>
    </message>
    <message>
      <source>Esc</source>
      <comment>ESCAPE</comment>
      <translation>Échap</translation>
    </message>
    <message>
      <source>A newer version made the list of games {path}. It's left as it is, and a new list is made.</source>
      <comment>INDEX_NEWER</comment>
      <translation>Une version plus récente a fait la liste des parties {path}. Elle reste telle quelle, et une nouvelle liste est faite.</translation>
    </message>
    <message>
      <source>The list of games can't be saved in {path}: {reason}. It's rebuilt each time.</source>
      <comment>INDEX_NOT_KEPT</comment>
      <translation>La liste des parties ne peut pas être enregistrée dans {path} : {reason}. Elle est refaite à chaque fois.</translation>
    </message>
  </context>
  <context>
    <name>RuleSetFault</name>
    <message>
      <source>Give your rules a name to save them.</source>
      <comment>NAMELESS</comment>
      <translation>Donnez un nom à vos règles pour les enregistrer.</translation>
    </message>
    <message>
      <source>The name “{name}” is too long; the limit is {most} letters.</source>
      <comment>LONG_NAME</comment>
      <translation>Le nom « {name} » est trop long ; la limite est de {most} lettres.</translation>
    </message>
    <message>
      <source>The description of “{name}” is too long; the limit is {most} letters.</source>
      <comment>LONG_DESCRIPTION</comment>
      <translation>La description de « {name} » est trop longue ; la limite est de {most} lettres.</translation>
    </message>
    <message>
      <source>{path} is too large for a rules file.</source>
      <comment>LARGE</comment>
      <translation>{path} est trop gros pour un fichier de règles.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}.</source>
      <comment>UNREADABLE</comment>
      <translation>Impossible de lire {path} : {reason}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it should be one JSON object with rules.</source>
      <comment>NO_JSON</comment>
      <translation>{path} est endommagé : ce devrait être un objet JSON de règles.</translation>
    </message>
    <message>
      <source>{path} isn't a file of pinochle rules; pick one that was exported as rules.</source>
      <comment>FOREIGN</comment>
      <translation>{path} n’est pas un fichier de règles de pinochle ; choisissez-en un exporté comme règles.</translation>
    </message>
    <message>
      <source>{path} does not say which version of the format it uses; export it again.</source>
      <comment>NO_VERSION</comment>
      <translation>{path} ne dit pas quelle version du format il utilise ; exportez-le de nouveau.</translation>
    </message>
    <message>
      <source>{path} was written by a newer version of this program; please update to read it.</source>
      <comment>NEWER</comment>
      <translation>{path} vient d’une version plus récente du programme ; mettez-le à jour pour le lire.</translation>
    </message>
    <message>
      <source>{path} is damaged: it needs a name, a preset and changes; export it again.</source>
      <comment>NO_PARTS</comment>
      <translation>{path} est endommagé : il lui faut un nom, un jeu prédéfini et des changements ; exportez-le de nouveau.</translation>
    </message>
    <message>
      <source>{path} is damaged: its description must be text; export it again.</source>
      <comment>NO_TEXT</comment>
      <translation>{path} est endommagé : sa description doit être du texte ; exportez-le de nouveau.</translation>
    </message>
    <message>
      <source>{path} starts from a game that is unknown here, “{preset}”; an update may help.</source>
      <comment>NO_GAME</comment>
      <translation>{path} part d’un jeu inconnu ici, « {preset} » ; une mise à jour peut aider.</translation>
    </message>
    <message>
      <source>{path} cannot be used: {fault}</source>
      <comment>OPTION</comment>
      <translation>Impossible d’utiliser {path} : {fault}</translation>
    </message>
    <message>
      <source>The rules in {path} cannot be played: {problem} {advice}</source>
      <comment>UNPLAYABLE</comment>
      <translation>Les règles de {path} ne sont pas jouables : {problem} {advice}</translation>
    </message>
    <message>
      <source>“{name}” cannot be written to {path}: {reason}.</source>
      <comment>UNWRITTEN</comment>
      <translation>Impossible d’écrire « {name} » dans {path} : {reason}.</translation>
    </message>
    <message>
      <source>“{name}” cannot be removed: {reason}.</source>
      <comment>UNREMOVED</comment>
      <translation>Impossible de retirer « {name} » : {reason}.</translation>
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
      <translation>jusqu’à {target}</translation>
    </message>
    <message>
      <source>a single deal</source>
      <comment>SINGLE_DEAL</comment>
      <translation>une seule donne</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>SO_MANY_DEALS</comment>
      <translation>{count} donnes</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}, standard rules.</source>
      <comment>AS_USUAL</comment>
      <translation>{game}, {players} joueurs, {length}, règles habituelles.</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}, otherwise standard rules.</source>
      <comment>OTHERWISE_USUAL</comment>
      <translation>{game}, {players} joueurs, {length}, pour le reste règles habituelles.</translation>
    </message>
    <message>
      <source>{game}, {players} players, {length}; house rules: {rules}.</source>
      <comment>HOUSE_RULES</comment>
      <translation>{game}, {players} joueurs, {length} ; règles maison : {rules}.</translation>
    </message>
    <message>
      <source>{rule}: {value}</source>
      <comment>HOUSE_RULE</comment>
      <translation>{rule} : {value}</translation>
    </message>
    <message>
      <source>; </source>
      <comment>NEXT_RULE</comment>
      <translation> ; </translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} et {last}</translation>
    </message>
    <message>
      <source>, </source>
      <comment>COMMA</comment>
      <translation>, </translation>
    </message>
    <message>
      <source>; </source>
      <comment>SEMICOLON</comment>
      <translation> ; </translation>
    </message>
    <message>
      <source>{count} players.</source>
      <comment>PLAYERS</comment>
      <translation>{count} joueurs.</translation>
    </message>
    <message>
      <source>There are {count} sides.</source>
      <comment>SIDES</comment>
      <translation>Il y a {count} camps.</translation>
    </message>
    <message>
      <source>Everyone plays alone.</source>
      <comment>INDIVIDUAL</comment>
      <translation>Chacun joue pour soi.</translation>
    </message>
    <message>
      <source>Players who sit opposite each other are partners, so there are two sides.</source>
      <comment>PARTNERS_OPPOSITE</comment>
      <translation>Ceux qui se font face sont partenaires : il y a donc deux camps.</translation>
    </message>
    <message>
      <source>Every second player is on the same team, so there are two sides.</source>
      <comment>TWO_TEAMS_ALTERNATING</comment>
      <translation>Un joueur sur deux est de la même équipe : il y a donc deux camps.</translation>
    </message>
    <message>
      <source>Your partner sits opposite you.</source>
      <comment>PAIRS_OPPOSITE</comment>
      <translation>Votre partenaire est assis en face de vous.</translation>
    </message>
    <message>
      <source>Partners are found anew in every deal: the bidder calls a trump, and the first player who holds it is the partner.</source>
      <comment>CALLED_PARTNER</comment>
      <translation>Les partenaires changent à chaque donne : le preneur appelle un atout, et le premier joueur qui le tient est son partenaire.</translation>
    </message>
    <message>
      <source>There is one more at the table: the dealer gets no cards and rests.</source>
      <comment>DEALER_RESTS</comment>
      <translation>Il y a une personne de plus à la table : le donneur ne reçoit pas de cartes et se repose.</translation>
    </message>
    <message>
      <source>Partners change that way, so everybody has a score: whatever the side scores in each deal.</source>
      <comment>PARTNERS_CHANGE</comment>
      <translation>Les partenaires changent ainsi, et chacun a son score : ce que son camp marque à chaque donne.</translation>
    </message>
    <message>
      <source>There are more at the table: those on the dealer's right rest.</source>
      <comment>PEOPLE_REST</comment>
      <translation>Il y a plus de monde à la table : ceux à droite du donneur se reposent.</translation>
    </message>
    <message>
      <source>{count} cards: {copies} of each in four suits. They rank {ranks}, the highest first.</source>
      <comment>PACK</comment>
      <translation>{count} cartes : {copies} de chaque, en quatre couleurs. Leur ordre est {ranks}, la plus forte d’abord.</translation>
    </message>
    <message>
      <source>{count} cards: {copies} of each, except for the nines: {nines}. They rank {ranks}, the highest first.</source>
      <comment>PACK_NINES</comment>
      <translation>{count} cartes : {copies} de chaque, en quatre couleurs, sauf pour les 9 : {nines}. Leur ordre est {ranks}, la plus forte d’abord.</translation>
    </message>
    <message>
      <source>{count} of every suit</source>
      <comment>NINES_ALL</comment>
      <translation>{count} de chaque couleur</translation>
    </message>
    <message>
      <source>{count} of {suits}</source>
      <comment>NINES_OF</comment>
      <translation>{count} de {suits}</translation>
    </message>
    <message>
      <source>none of {suits}</source>
      <comment>NINES_NONE</comment>
      <translation>pas de {suits}</translation>
    </message>
    <message>
      <source>clubs</source>
      <comment>CLUBS</comment>
      <translation>trèfle</translation>
    </message>
    <message>
      <source>diamonds</source>
      <comment>DIAMONDS</comment>
      <translation>carreau</translation>
    </message>
    <message>
      <source>hearts</source>
      <comment>HEARTS</comment>
      <translation>cœur</translation>
    </message>
    <message>
      <source>spades</source>
      <comment>SPADES</comment>
      <translation>pique</translation>
    </message>
    <message>
      <source>Nothing is dealt. Players take turns looking at the top card of the deck. Keep it, and the next card is thrown away; throw it away, and you must keep the next one, whatever it is. This goes on until everyone holds {count} cards.</source>
      <comment>DRAFT</comment>
      <translation>Rien n’est distribué. À tour de rôle, chacun regarde la carte du dessus. S’il la garde, la suivante est rejetée ; s’il la rejette, il doit garder la suivante, quelle qu’elle soit. Cela continue jusqu’à ce que chacun ait {count} cartes.</translation>
    </message>
    <message>
      <source>Everyone is dealt {count} cards, one at a time.</source>
      <comment>DEALT_ONE</comment>
      <translation>Chacun reçoit {count} cartes, une à la fois.</translation>
    </message>
    <message>
      <source>Everyone is dealt {count} cards, {packet} at a time.</source>
      <comment>DEALT</comment>
      <translation>Chacun reçoit {count} cartes, {packet} à la fois.</translation>
    </message>
    <message>
      <source>The next card is turned up, and its suit is trump.</source>
      <comment>UPCARD</comment>
      <translation>La carte suivante est retournée, et sa couleur est l’atout.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage: its suit is trump from then on, and it counts as a royal marriage. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE</comment>
      <translation>Aucune carte n’est retournée, et il n’y a pas d’atout avant que quelqu’un annonce un mariage : sa couleur est alors l’atout, et il compte comme mariage royal. Si personne n’en annonce, toute la donne se joue sans atout.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage or a run: its suit is trump from then on, and it counts as in trump. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE_OR_RUN</comment>
      <translation>Aucune carte n’est retournée, et il n’y a pas d’atout avant que quelqu’un annonce un mariage ou une quinte : sa couleur est alors l’atout, et l’annonce compte comme à l’atout. Si personne n’en annonce, toute la donne se joue sans atout.</translation>
    </message>
    <message>
      <source>No card is turned up, and there is no trump until somebody melds a marriage or a sequence: its suit is trump from then on, and it counts as in trump. If nobody melds one, the whole deal is played without trump.</source>
      <comment>FIRST_MARRIAGE_OR_SEQUENCE</comment>
      <translation>Aucune carte n’est retournée, et il n’y a pas d’atout avant que quelqu’un annonce un mariage ou une quinte : sa couleur est alors l’atout, et l’annonce compte comme à l’atout. Si personne n’en annonce, toute la donne se joue sans atout.</translation>
    </message>
    <message>
      <source>The other {count} cards are the stock that you draw from.</source>
      <comment>STOCK</comment>
      <translation>Les {count} autres cartes forment le talon, où l’on pioche.</translation>
    </message>
    <message>
      <source>The other {count} cards are the stock that you draw from; the turned card is the last of them.</source>
      <comment>STOCK_UPCARD</comment>
      <translation>Les {count} autres cartes forment le talon, où l’on pioche ; la retourne en est la dernière.</translation>
    </message>
    <message>
      <source>The deal passes to the left.</source>
      <comment>ROTATION</comment>
      <translation>La donne passe à gauche.</translation>
    </message>
    <message>
      <source>Nobody bids. The player to the dealer's left names trump and leads to the first trick.</source>
      <comment>NOBODY_BIDS</comment>
      <translation>Personne ne mise. Le joueur à gauche du donneur choisit l’atout et entame la première levée.</translation>
    </message>
    <message>
      <source>The high bidder has to score the bid in meld and tricks together.</source>
      <comment>HIGHEST_BID</comment>
      <translation>Le preneur doit faire sa mise avec ses annonces et ses levées réunies.</translation>
    </message>
    <message>
      <source>Bidding starts at {least}, and {steps}.</source>
      <comment>LOWEST_BID</comment>
      <translation>Les mises commencent à {least}, et {steps}.</translation>
    </message>
    <message>
      <source>every bid is a multiple of {step}</source>
      <comment>STEPS</comment>
      <translation>chaque mise est un multiple de {step}</translation>
    </message>
    <message>
      <source>every bid is a multiple of {step}; from {high} on, of {big}</source>
      <comment>STEPS_BIG</comment>
      <translation>chaque mise est un multiple de {step} ; à partir de {high}, de {big}</translation>
    </message>
    <message>
      <source>The first to speak may open lower, from {least} up, and bids go on from there.</source>
      <comment>FIRST_BID</comment>
      <translation>Le premier à parler peut ouvrir plus bas, à partir de {least}, et les mises continuent de là.</translation>
    </message>
    <message>
      <source>The high bidder names trump.</source>
      <comment>DECLARER_NAMES</comment>
      <translation>Qui mise le plus choisit l’atout.</translation>
    </message>
    <message>
      <source>Everyone bids once and has to make that bid.</source>
      <comment>BIDS_ALONE</comment>
      <translation>Chacun mise une fois et doit faire cette mise.</translation>
    </message>
    <message>
      <source>Everyone bids once, and partners add their bids. Every side that has bid has to make its sum in meld and tricks together.</source>
      <comment>BIDS_SUMMED</comment>
      <translation>Chacun mise une fois, et les partenaires additionnent leurs mises. Chaque camp qui a misé doit faire sa somme avec ses annonces et ses levées réunies.</translation>
    </message>
    <message>
      <source>{steps}. A bid may also be 0.</source>
      <comment>STEPS_OR_NONE</comment>
      <translation>{steps}. On peut aussi miser 0.</translation>
    </message>
    <message>
      <source>Whoever bids most is the bidder and names trump.</source>
      <comment>MOST_NAMES</comment>
      <translation>Qui mise le plus est le preneur et choisit l’atout.</translation>
    </message>
    <message>
      <source>The higher bidder of the side with the highest sum is the bidder and names trump.</source>
      <comment>HIGHER_NAMES</comment>
      <translation>Du camp à la plus haute somme, celui qui a misé le plus est le preneur et choisit l’atout.</translation>
    </message>
    <message>
      <source>Bids tell your partner about meld: {over} over an opening bid of {opened} shows aces around; after that, one step more than the last bid asks for meld, and two steps or more promise it. Nobody has to bid this way.</source>
      <comment>CONVENTION</comment>
      <translation>Les mises parlent d’annonces au partenaire : {over} sur une ouverture à {opened} montre un carré d’as ; ensuite, un pas de plus que la dernière mise demande des annonces, et deux pas ou plus en promettent. Personne n’y est obligé.</translation>
    </message>
    <message>
      <source>widow</source>
      <comment>WIDOW</comment>
      <translation>chien</translation>
    </message>
    <message>
      <source>Dabb</source>
      <comment>DABB</comment>
      <translation>chien</translation>
    </message>
    <message>
      <source>{count} cards are set aside. The bidder looks at them, keeps one and gives one to each of the others.</source>
      <comment>WIDOW_SHARED</comment>
      <translation>{count} cartes sont mises de côté. Le preneur les regarde, en garde une et en donne une à chacun des autres.</translation>
    </message>
    <message>
      <source>{count} cards are set aside. The bidder picks them up and buries as many.</source>
      <comment>WIDOW_TAKEN</comment>
      <translation>{count} cartes sont mises de côté. Le preneur les prend et en écarte autant.</translation>
    </message>
    <message>
      <source>One card is set aside. The bidder picks it up and buries one.</source>
      <comment>WIDOW_TAKEN_ONE</comment>
      <translation>Une carte est mise de côté. Le preneur la prend et en écarte une.</translation>
    </message>
    <message>
      <source>After trump is named, bidder and partner pass each other {count} cards at the same time.</source>
      <comment>PASSED_AT_ONCE</comment>
      <translation>L’atout choisi, le preneur et son partenaire se donnent {count} cartes en même temps.</translation>
    </message>
    <message>
      <source>After trump is named, the partner passes the bidder {count} cards and then gets {count} back.</source>
      <comment>PASSED</comment>
      <translation>L’atout choisi, le partenaire donne {count} cartes au preneur, puis en reçoit {count}.</translation>
    </message>
    <message>
      <source>After trump is named, bidder and partner pass each other a card at the same time.</source>
      <comment>PASSED_ONE_AT_ONCE</comment>
      <translation>L’atout choisi, le preneur et son partenaire se donnent une carte en même temps.</translation>
    </message>
    <message>
      <source>After trump is named, the partner passes the bidder a card and then gets one back.</source>
      <comment>PASSED_ONE</comment>
      <translation>L’atout choisi, le partenaire donne une carte au preneur, puis en reçoit une.</translation>
    </message>
    <message>
      <source>Before the first trick everyone shows meld. The cards go back into the hands once they are counted.</source>
      <comment>MELD_BEFORE_PLAY</comment>
      <translation>Avant la première levée, chacun montre ses annonces. Les cartes reviennent en main une fois comptées.</translation>
    </message>
    <message>
      <source>Before the first trick the bidder shows meld. The cards go back into the hand once they are counted.</source>
      <comment>MELD_BY_BIDDER</comment>
      <translation>Avant la première levée, le preneur montre ses annonces. Les cartes reviennent en main une fois comptées.</translation>
    </message>
    <message>
      <source>As long as the stock lasts, whoever wins a trick may lay melds on the table. Melded cards can be played from there.</source>
      <comment>MELD_AFTER_TRICK</comment>
      <translation>Tant que dure le talon, qui gagne une levée peut étaler des annonces sur la table. Les cartes étalées se jouent de là.</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Annonce</translation>
    </message>
    <message>
      <source>A marriage in every suit, the Rundgang, adds up to {points} with its kings and queens around.</source>
      <comment>RUNDGANG</comment>
      <translation>Un mariage dans chaque couleur, le Rundgang, vaut en tout {points} avec ses carrés de rois et de dames.</translation>
    </message>
    <message>
      <source>Cards</source>
      <comment>CARDS</comment>
      <translation>Cartes</translation>
    </message>
    <message>
      <source>once</source>
      <comment>ONCE</comment>
      <translation>une fois</translation>
    </message>
    <message>
      <source>twice</source>
      <comment>TWICE</comment>
      <translation>deux fois</translation>
    </message>
    <message>
      <source>three times</source>
      <comment>THREE_TIMES</comment>
      <translation>trois fois</translation>
    </message>
    <message>
      <source>four times</source>
      <comment>FOUR_TIMES</comment>
      <translation>quatre fois</translation>
    </message>
    <message>
      <source>five times</source>
      <comment>FIVE_TIMES</comment>
      <translation>cinq fois</translation>
    </message>
    <message>
      <source>six times</source>
      <comment>SIX_TIMES</comment>
      <translation>six fois</translation>
    </message>
    <message>
      <source>seven times</source>
      <comment>SEVEN_TIMES</comment>
      <translation>sept fois</translation>
    </message>
    <message>
      <source>eight times</source>
      <comment>EIGHT_TIMES</comment>
      <translation>huit fois</translation>
    </message>
    <message>
      <source>{cards} of every suit</source>
      <comment>OF_EVERY_SUIT</comment>
      <translation>{cards} de chaque couleur</translation>
    </message>
    <message>
      <source>{cards} of any suits</source>
      <comment>OF_ANY_SUITS</comment>
      <translation>{cards} de toutes couleurs</translation>
    </message>
    <message>
      <source>{cards} of another suit</source>
      <comment>OF_ANOTHER_SUIT</comment>
      <translation>{cards} d’une autre couleur</translation>
    </message>
    <message>
      <source>{cards} of one suit</source>
      <comment>OF_ONE_SUIT</comment>
      <translation>{cards} d’une même couleur</translation>
    </message>
    <message>
      <source>{cards} of trump</source>
      <comment>OF_TRUMPS</comment>
      <translation>{cards} d’atout</translation>
    </message>
    <message>
      <source>{cards} of a run of trump</source>
      <comment>OF_RUN</comment>
      <translation>{cards} d’une quinte d’atout</translation>
    </message>
    <message>
      <source>{cards} of a run of another suit</source>
      <comment>OF_PLAIN_RUN</comment>
      <translation>{cards} d’une quinte d’une autre couleur</translation>
    </message>
    <message>
      <source>Q of spades and J of diamonds</source>
      <comment>PINOCHLE_CARDS</comment>
      <translation>Q de pique et J de carreau</translation>
    </message>
    <message>
      <source>beside a marriage in every suit</source>
      <comment>BESIDE_MARRIAGES</comment>
      <translation>en plus d’un mariage dans chaque couleur</translation>
    </message>
    <message>
      <source>{cards} of trump beside a run</source>
      <comment>BESIDE_RUN</comment>
      <translation>{cards} d’atout à côté d’une quinte</translation>
    </message>
    <message>
      <source>game</source>
      <comment>GAME</comment>
      <translation>partie</translation>
    </message>
    <message>
      <source>–</source>
      <comment>NO_MELD</comment>
      <translation>–</translation>
    </message>
    <message>
      <source>As long as the stock lasts, you may play any card. The winner of the trick draws the top card of the stock, then the others draw, and the winner leads next. When the stock is gone:</source>
      <comment>STOCK_PLAY</comment>
      <translation>Tant que dure le talon, vous pouvez jouer n’importe quelle carte. Qui gagne la levée pioche la carte du dessus du talon, puis les autres piochent, et le gagnant entame la suivante. Une fois le talon épuisé :</translation>
    </message>
    <message>
      <source>There are {count} tricks. Whoever wins a trick leads to the next.</source>
      <comment>TRICK_COUNT</comment>
      <translation>Il y a {count} levées. Qui gagne une levée entame la suivante.</translation>
    </message>
    <message>
      <source>You must follow suit. If you cannot, you must play a trump. If you have neither, play any card. The highest trump wins, or else the highest card of the suit led; of two equal cards the first one wins.</source>
      <comment>FOLLOW</comment>
      <translation>Il faut fournir la couleur. Si vous ne le pouvez pas, il faut jouer atout. Si vous n’avez ni l’une ni l’autre, jouez n’importe quelle carte. Le plus haut atout gagne, ou à défaut la plus haute carte de la couleur demandée ; de deux cartes égales, la première gagne.</translation>
    </message>
    <message>
      <source>aces</source>
      <comment>ACES</comment>
      <translation>as</translation>
    </message>
    <message>
      <source>tens</source>
      <comment>TENS</comment>
      <translation>dix</translation>
    </message>
    <message>
      <source>kings</source>
      <comment>KINGS</comment>
      <translation>rois</translation>
    </message>
    <message>
      <source>queens</source>
      <comment>QUEENS</comment>
      <translation>dames</translation>
    </message>
    <message>
      <source>jacks</source>
      <comment>JACKS</comment>
      <translation>valets</translation>
    </message>
    <message>
      <source>nines</source>
      <comment>NINES</comment>
      <translation>neuf</translation>
    </message>
    <message>
      <source>eights</source>
      <comment>EIGHTS</comment>
      <translation>huit</translation>
    </message>
    <message>
      <source>sevens</source>
      <comment>SEVENS</comment>
      <translation>sept</translation>
    </message>
    <message>
      <source>Cards in tricks count: {worths}.</source>
      <comment>CARDS_COUNT</comment>
      <translation>Points des cartes dans les levées : {worths}.</translation>
    </message>
    <message>
      <source>{cards} {points}</source>
      <comment>WORTH</comment>
      <translation>{cards} {points}</translation>
    </message>
    <message>
      <source>nothing</source>
      <comment>NOTHING</comment>
      <translation>rien</translation>
    </message>
    <message>
      <source>Winning the last trick counts {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>La dernière levée compte {points}.</translation>
    </message>
    <message>
      <source>Winning the trick for the last cards of the stock counts {points}.</source>
      <comment>LAST_STOCK_TRICK</comment>
      <translation>La levée des dernières cartes du talon compte {points}.</translation>
    </message>
    <message>
      <source>Together {points} points are at stake in every deal.</source>
      <comment>AT_STAKE</comment>
      <translation>En tout, {points} points sont en jeu à chaque donne.</translation>
    </message>
    <message>
      <source>All points are written without their last zero: 25 stands for 250.</source>
      <comment>SMALL_SCALE</comment>
      <translation>Tous les points s’écrivent sans leur dernier zéro : 25 veut dire 250.</translation>
    </message>
    <message>
      <source>{made}; {lost} {rest}. The others score their meld and tricks.</source>
      <comment>CONTRACT</comment>
      <translation>{made} ; {lost} {rest}. Les autres marquent leurs annonces et leurs levées.</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores meld and tricks</source>
      <comment>MADE_ALONE</comment>
      <translation>Le preneur qui réussit marque ses annonces et ses levées</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores the bid and no more</source>
      <comment>MADE_ALONE_BID</comment>
      <translation>Le preneur qui réussit marque sa mise et rien de plus</translation>
    </message>
    <message>
      <source>A side that makes its contract scores meld and tricks</source>
      <comment>MADE</comment>
      <translation>Un camp qui réussit son contrat marque ses annonces et ses levées</translation>
    </message>
    <message>
      <source>A side that makes its contract scores the bid and no more</source>
      <comment>MADE_BID</comment>
      <translation>Un camp qui réussit son contrat marque sa mise et rien de plus</translation>
    </message>
    <message>
      <source>A side that makes its sum scores meld and tricks</source>
      <comment>MADE_SUM</comment>
      <translation>Un camp qui fait sa somme marque ses annonces et ses levées</translation>
    </message>
    <message>
      <source>A side that makes its sum scores the bid and no more</source>
      <comment>MADE_SUM_BID</comment>
      <translation>Un camp qui fait sa somme marque sa mise et rien de plus</translation>
    </message>
    <message>
      <source>one who does not is set, loses the bid</source>
      <comment>LOST_ALONE</comment>
      <translation>celui qui chute perd sa mise</translation>
    </message>
    <message>
      <source>one who does not is set, loses twice the bid</source>
      <comment>LOST_ALONE_TWICE</comment>
      <translation>celui qui chute perd deux fois sa mise</translation>
    </message>
    <message>
      <source>one who does not is set, loses {times} times the bid</source>
      <comment>LOST_ALONE_TIMES</comment>
      <translation>celui qui chute perd {times} fois sa mise</translation>
    </message>
    <message>
      <source>one that does not is set, loses the bid</source>
      <comment>LOST</comment>
      <translation>celui qui chute perd sa mise</translation>
    </message>
    <message>
      <source>one that does not is set, loses twice the bid</source>
      <comment>LOST_TWICE</comment>
      <translation>celui qui chute perd deux fois sa mise</translation>
    </message>
    <message>
      <source>one that does not is set, loses {times} times the bid</source>
      <comment>LOST_TIMES</comment>
      <translation>celui qui chute perd {times} fois sa mise</translation>
    </message>
    <message>
      <source>but still scores the meld</source>
      <comment>KEEPS_MELD</comment>
      <translation>mais marque quand même ses annonces</translation>
    </message>
    <message>
      <source>but still scores the tricks</source>
      <comment>KEEPS_TRICKS</comment>
      <translation>mais marque quand même ses levées</translation>
    </message>
    <message>
      <source>but still scores the meld and the tricks</source>
      <comment>KEEPS_BOTH</comment>
      <translation>mais marque quand même ses annonces et ses levées</translation>
    </message>
    <message>
      <source>and scores nothing else</source>
      <comment>KEEPS_NOTHING</comment>
      <translation>et ne marque rien d’autre</translation>
    </message>
    <message>
      <source>Everyone has to win at least {needed} for the meld to count.</source>
      <comment>SAVE_ALONE</comment>
      <translation>Chacun doit gagner au moins {needed} pour que ses annonces comptent.</translation>
    </message>
    <message>
      <source>Defenders have to win at least {needed} for the meld to count.</source>
      <comment>SAVE_DEFENDERS</comment>
      <translation>La défense doit gagner au moins {needed} pour que ses annonces comptent.</translation>
    </message>
    <message>
      <source>Every side has to win at least {needed} for the meld to count.</source>
      <comment>SAVE_SIDES</comment>
      <translation>Chaque camp doit gagner au moins {needed} pour que ses annonces comptent.</translation>
    </message>
    <message>
      <source>a trick</source>
      <comment>A_TRICK</comment>
      <translation>une levée</translation>
    </message>
    <message>
      <source>a point in tricks</source>
      <comment>A_POINT</comment>
      <translation>un point de levées</translation>
    </message>
    <message>
      <source>{points} points in tricks</source>
      <comment>POINTS_IN_TRICKS</comment>
      <translation>{points} points de levées</translation>
    </message>
    <message>
      <source>Only the bidder plays for points: the others play together to beat the bid. After the deal the bid is settled in chips, and points beyond it count for nothing. All others at the table pay a bidder who has made it.</source>
      <comment>BIDS_PAID</comment>
      <translation>Seul le preneur joue pour des points : les autres jouent ensemble pour battre sa mise. Après la donne, la mise se règle en fiches, et les points au-delà ne comptent pas. Toute la table paie le preneur qui réussit.</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first lead pays each of them as much, in any suit.</source>
      <comment>GIVING_UP_PAYS</comment>
      <translation>Un preneur qui abandonne avant la première entame paie autant à chacun, quelle que soit la couleur.</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first lead pays each of them half as much, in any suit.</source>
      <comment>GIVING_UP_PAYS_HALF</comment>
      <translation>Un preneur qui abandonne avant la première entame paie à chacun la moitié, quelle que soit la couleur.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them as much.</source>
      <comment>SET_PAYS_ONCE</comment>
      <translation>S’il joue et chute, il paie autant à chacun.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them twice as much.</source>
      <comment>SET_PAYS_TWICE</comment>
      <translation>S’il joue et chute, il paie le double à chacun.</translation>
    </message>
    <message>
      <source>One who plays and fails pays each of them {times} times as much.</source>
      <comment>SET_PAYS_TIMES</comment>
      <translation>S’il joue et chute, il paie {times} fois autant à chacun.</translation>
    </message>
    <message>
      <source>A bid is worth, in chips: {worths}.</source>
      <comment>CHIPS_LISTED</comment>
      <translation>Une mise vaut en fiches : {worths}.</translation>
    </message>
    <message>
      <source>under {bid}, {chips}</source>
      <comment>CHIPS_UNDER</comment>
      <translation>sous {bid}, {chips}</translation>
    </message>
    <message>
      <source>from {bid}, {chips}</source>
      <comment>CHIPS_FROM</comment>
      <translation>dès {bid}, {chips}</translation>
    </message>
    <message>
      <source>One deal is played, and whoever scores most wins.</source>
      <comment>ONE_DEAL</comment>
      <translation>Une seule donne est jouée, et le plus haut score gagne.</translation>
    </message>
    <message>
      <source>One deal is played, and whoever wins most chips wins.</source>
      <comment>ONE_DEAL_CHIPS</comment>
      <translation>Une seule donne est jouée, et qui gagne le plus de fiches l’emporte.</translation>
    </message>
    <message>
      <source>{count} deals are played, and whoever then has most points wins. Deals that everyone passes don't count.</source>
      <comment>DEALS</comment>
      <translation>{count} donnes sont jouées, et qui a alors le plus de points gagne. Les donnes où tous passent ne comptent pas.</translation>
    </message>
    <message>
      <source>{count} deals are played, and whoever then has most chips wins. Deals that everyone passes don't count.</source>
      <comment>DEALS_CHIPS</comment>
      <translation>{count} donnes sont jouées, et qui a alors le plus de fiches gagne. Les donnes où tous passent ne comptent pas.</translation>
    </message>
    <message>
      <source>Deals are played until somebody has {target} points.</source>
      <comment>UNTIL_SOMEBODY</comment>
      <translation>On joue jusqu’à ce que quelqu’un ait {target} points.</translation>
    </message>
    <message>
      <source>Deals are played until a side has {target} points.</source>
      <comment>UNTIL_SIDE</comment>
      <translation>On joue jusqu’à ce qu’un camp ait {target} points.</translation>
    </message>
    <message>
      <source>You can play a card against the rules. If somebody notices, the deal ends at once and your side pays.</source>
      <comment>RENEGE</comment>
      <translation>Vous pouvez jouer une carte contre les règles. Si quelqu’un le remarque, la donne finit aussitôt et votre camp paie.</translation>
    </message>
    <message>
      <source>Nobody scores tricks then. The others score their meld; if a defender did it, the bidder's side also scores the bid.</source>
      <comment>RENEGE_OTHERS</comment>
      <translation>Personne ne marque alors de levées. Les autres marquent leurs annonces ; si c’était un défenseur, le camp du preneur marque aussi la mise.</translation>
    </message>
    <message>
      <source>Besides points you play for checks. What you earn is paid by each of the others, and what you lose goes to each of them.</source>
      <comment>CHECKS_EARNED</comment>
      <translation>Outre les points, on joue pour des jetons. Ce que vous gagnez, chacun des autres le paie, et ce que vous perdez va à chacun d’eux.</translation>
    </message>
    <message>
      <source>What counts</source>
      <comment>CHECK_REASON</comment>
      <translation>Ce qui compte</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECK_COUNT</comment>
      <translation>Jetons</translation>
    </message>
    <message>
      <source>Run, single or double</source>
      <comment>CHECK_RUN</comment>
      <translation>Quinte, simple ou double</translation>
    </message>
    <message>
      <source>Aces around</source>
      <comment>CHECK_ACES</comment>
      <translation>Carré d’as</translation>
    </message>
    <message>
      <source>Two marriages in one suit</source>
      <comment>CHECK_DOUBLE_MARRIAGE</comment>
      <translation>Deux mariages dans une couleur</translation>
    </message>
    <message>
      <source>Double pinochle</source>
      <comment>CHECK_DOUBLE_PINOCHLE</comment>
      <translation>Double pinochle</translation>
    </message>
    <message>
      <source>Double aces, kings, queens or jacks around</source>
      <comment>CHECK_DOUBLE_AROUND</comment>
      <translation>Double carré d’as, de rois, de dames ou de valets</translation>
    </message>
    <message>
      <source>Roundhouse</source>
      <comment>CHECK_ROUNDHOUSE</comment>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Seven nines or more when dealt</source>
      <comment>CHECK_NINES</comment>
      <translation>Sept neuf ou plus à la donne</translation>
    </message>
    <message>
      <source>Winning the match</source>
      <comment>CHECK_MATCH</comment>
      <translation>Gagner la partie</translation>
    </message>
    <message>
      <source>Playing a bid and going set</source>
      <comment>CHECK_SET</comment>
      <translation>Jouer sa mise et chuter</translation>
    </message>
    <message>
      <source>Giving up a bid without play</source>
      <comment>CHECK_GIVEN_UP</comment>
      <translation>Abandonner une mise sans jouer</translation>
    </message>
    <message>
      <source>Giving up a forced bid before looking at the widow</source>
      <comment>CHECK_UNSEEN</comment>
      <translation>Abandonner une mise forcée avant de voir le chien</translation>
    </message>
    <message>
      <source>A wrong card played by the bidder</source>
      <comment>CHECK_BIDDERS_RENEGE</comment>
      <translation>Une carte fautive du preneur</translation>
    </message>
    <message>
      <source>A wrong card played by a defender</source>
      <comment>CHECK_DEFENDERS_RENEGE</comment>
      <translation>Une carte fautive d’un défenseur</translation>
    </message>
    <message>
      <source>Each check is worth {stake}.</source>
      <comment>CHECK_WORTH</comment>
      <translation>Chaque jeton vaut {stake}.</translation>
    </message>
  </context>
  <context>
    <name>SaveFault</name>
    <message>
      <source>The game cannot be saved in {path}: {reason}.</source>
      <comment>GAME</comment>
      <translation>Impossible d’enregistrer la partie dans {path} : {reason}.</translation>
    </message>
    <message>
      <source>The game is being saved again, in {path}.</source>
      <comment>SAVED_AGAIN</comment>
      <translation>La partie est de nouveau enregistrée, dans {path}.</translation>
    </message>
    <message>
      <source>The settings cannot be saved in {path}: {reason}.</source>
      <comment>SETTINGS</comment>
      <translation>Impossible d’enregistrer les réglages dans {path} : {reason}.</translation>
    </message>
    <message>
      <source>there is no space left on the disk</source>
      <comment>NO_SPACE</comment>
      <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
      <source>your disk quota is used up</source>
      <comment>NO_QUOTA</comment>
      <translation>votre quota de disque est épuisé</translation>
    </message>
    <message>
      <source>the file would be larger than allowed</source>
      <comment>TOO_LARGE</comment>
      <translation>le fichier serait plus gros que permis</translation>
    </message>
    <message>
      <source>the disk is read-only</source>
      <comment>READ_ONLY</comment>
      <translation>le disque est en lecture seule</translation>
    </message>
    <message>
      <source>writing there is not allowed</source>
      <comment>NOT_ALLOWED</comment>
      <translation>il n’est pas permis d’y écrire</translation>
    </message>
    <message>
      <source>another program has the file open, or writing there is not allowed</source>
      <comment>HELD</comment>
      <translation>un autre programme a ouvert le fichier, ou il n’est pas permis d’y écrire</translation>
    </message>
    <message>
      <source>what is there now cannot be read</source>
      <comment>UNREADABLE</comment>
      <translation>ce qui s’y trouve est illisible</translation>
    </message>
    <message>
      <source>“{name}” beside it isn't a lock file</source>
      <comment>NO_LOCK</comment>
      <translation>« {name} », à côté, n’est pas un fichier de verrou</translation>
    </message>
    <message>
      <source>the game is open in another window of the program</source>
      <comment>BUSY</comment>
      <translation>la partie est ouverte dans une autre fenêtre du programme</translation>
    </message>
  </context>
  <context>
    <name>ServerWord</name>
    <message>
      <source>This page is older than the table: please load it again.</source>
      <comment>VERSION</comment>
      <translation>Cette page est plus ancienne que la table : rechargez-la.</translation>
    </message>
    <message>
      <source>No table here has this code: please look at the screen and enter it again.</source>
      <comment>WRONG_CODE</comment>
      <translation>Aucune table ici n’a ce code : regardez l’écran et entrez-le de nouveau.</translation>
    </message>
    <message>
      <source>The table takes no new guests at the moment: please ask whoever opened it.</source>
      <comment>CLOSED</comment>
      <translation>La table n’accepte pas de nouvel invité pour l’instant : demandez à qui l’a ouverte.</translation>
    </message>
    <message>
      <source>There are as many guests at this table as it can have.</source>
      <comment>FULL</comment>
      <translation>Cette table a déjà autant d’invités qu’elle peut en avoir.</translation>
    </message>
    <message>
      <source>{name} sits here now: please choose another seat.</source>
      <comment>TAKEN</comment>
      <translation>{name} est à cette place maintenant : choisissez-en une autre.</translation>
    </message>
    <message>
      <source>You have seen other cards of this deal: please wait until it is over.</source>
      <comment>SEEN_CARDS</comment>
      <translation>Vous avez vu d’autres cartes de cette donne : attendez qu’elle soit finie.</translation>
    </message>
    <message>
      <source>That is possible between two deals: please wait until this one is over.</source>
      <comment>IN_DEAL</comment>
      <translation>C’est possible entre deux donnes : attendez que celle-ci soit finie.</translation>
    </message>
    <message>
      <source>The cards are being shuffled: please try again in a moment.</source>
      <comment>SHUFFLING</comment>
      <translation>On mélange les cartes : réessayez dans un instant.</translation>
    </message>
    <message>
      <source>The game has moved on: please look again.</source>
      <comment>LATE</comment>
      <translation>La partie a avancé : regardez de nouveau.</translation>
    </message>
    <message>
      <source>The table did not understand that: please load the page again.</source>
      <comment>NO_MESSAGE</comment>
      <translation>La table n’a pas compris : rechargez la page.</translation>
    </message>
    <message>
      <source>That is not possible right now.</source>
      <comment>NOT_NOW</comment>
      <translation>C’est impossible pour l’instant.</translation>
    </message>
    <message>
      <source>Too many messages came from here: please load the page again.</source>
      <comment>TOO_MUCH</comment>
      <translation>Trop de messages sont venus d’ici : rechargez la page.</translation>
    </message>
    <message>
      <source>Those were too many wrong codes: please wait a minute, and look at the screen again.</source>
      <comment>TOO_MANY_TRIES</comment>
      <translation>Trop de codes erronés : attendez une minute, et regardez de nouveau l’écran.</translation>
    </message>
    <message>
      <source>You have come back with another page or device, and play on there.</source>
      <comment>ELSEWHERE</comment>
      <translation>Vous êtes de retour sur une autre page ou un autre appareil, et y jouez.</translation>
    </message>
    <message>
      <source>The address has changed: everybody scans the code again.</source>
      <comment>MOVED</comment>
      <translation>L’adresse a changé : tout le monde scanne de nouveau le code.</translation>
    </message>
    <message>
      <source>The table is closed: your seat and the game are kept until it opens again.</source>
      <comment>CLOSING</comment>
      <translation>La table est fermée : votre place et la partie sont gardées jusqu’à sa réouverture.</translation>
    </message>
    <message>
      <source>Only whoever opened the table can do this.</source>
      <comment>NOT_YOURS</comment>
      <translation>Seul l’hôte de la table peut faire cela.</translation>
    </message>
    <message>
      <source>The game is paused.</source>
      <comment>PAUSED</comment>
      <translation>La partie est en pause.</translation>
    </message>
    <message>
      <source>{name} would like a pause. Without an answer in {seconds} seconds, you agree.</source>
      <comment>PAUSE_WANTED</comment>
      <translation>{name} voudrait une pause. Sans réponse en {seconds} secondes, vous acceptez.</translation>
    </message>
    <message>
      <source>Nobody asks for that pause anymore, so the game goes on.</source>
      <comment>PAUSE_LAPSED</comment>
      <translation>Personne ne demande plus cette pause : la partie continue.</translation>
    </message>
    <message>
      <source>{name} would rather play on now.</source>
      <comment>PAUSE_REFUSED</comment>
      <translation>{name} préfère continuer à jouer maintenant.</translation>
    </message>
    <message>
      <source>The game is paused, as somebody wished. Everybody who plays can go on.</source>
      <comment>PAUSE_AGREED</comment>
      <translation>La partie est en pause, comme demandé. Tous ceux qui jouent peuvent continuer.</translation>
    </message>
    <message>
      <source>{name} goes on with the game.</source>
      <comment>GOES_ON</comment>
      <translation>{name} reprend la partie.</translation>
    </message>
    <message>
      <source>Please wait a minute before you ask for a pause again.</source>
      <comment>WAIT_FOR_PAUSE</comment>
      <translation>Attendez une minute avant de redemander une pause.</translation>
    </message>
    <message>
      <source>There are free seats: please let computer players take them, or wait.</source>
      <comment>FREE_SEATS</comment>
      <translation>Il y a des places libres : laissez-les à l’ordinateur, ou attendez.</translation>
    </message>
    <message>
      <source>There are no hints at this table.</source>
      <comment>NO_HINTS</comment>
      <translation>Il n’y a pas de conseils à cette table.</translation>
    </message>
    <message>
      <source>Please wait a few seconds before you say something again.</source>
      <comment>WAIT_TO_SPEAK</comment>
      <translation>Attendez quelques secondes avant de reparler.</translation>
    </message>
    <message>
      <source>Please leave everybody a little time before you say whose turn it is.</source>
      <comment>PATIENCE</comment>
      <translation>Laissez un peu de temps à chacun avant de dire à qui c’est le tour.</translation>
    </message>
    <message>
      <source>{name}, it's your turn!</source>
      <comment>NUDGE</comment>
      <translation>{name}, c’est votre tour !</translation>
    </message>
    <message>
      <source>Whoever opened the table has muted you.</source>
      <comment>MUTED</comment>
      <translation>L’hôte de la table vous a rendu muet.</translation>
    </message>
    <message>
      <source>You were removed from the table.</source>
      <comment>REMOVED</comment>
      <translation>Vous avez été retiré de la table.</translation>
    </message>
    <message>
      <source>The table is closed. Thank you for playing!</source>
      <comment>ENDED</comment>
      <translation>La table est fermée. Merci d’avoir joué !</translation>
    </message>
    <message>
      <source>The match is adjourned: come back on another day, and your seat and the game are as they were.</source>
      <comment>ADJOURNED</comment>
      <translation>La partie est ajournée : revenez un autre jour, et votre place et le jeu seront comme avant.</translation>
    </message>
    <message>
      <source>This match was adjourned, and waits until everybody is back: then press Continue.</source>
      <comment>STILL_ADJOURNED</comment>
      <translation>Cette partie a été ajournée et attend que tous soient revenus : appuyez alors sur Continuer.</translation>
    </message>
    <message>
      <source>This is the table of one host, at which no other tables can be opened.</source>
      <comment>NO_TABLES_HERE</comment>
      <translation>C’est la table d’un hôte, où aucune autre table ne peut être ouverte.</translation>
    </message>
    <message>
      <source>This server has as many tables as it can hold: please try again later.</source>
      <comment>NO_SPACE</comment>
      <translation>Ce serveur a autant de tables qu’il peut en tenir : réessayez plus tard.</translation>
    </message>
    <message>
      <source>Too many tables were opened from here in the last hour: please try again later.</source>
      <comment>TOO_MANY_TABLES</comment>
      <translation>Trop de tables ont été ouvertes d’ici depuis une heure : réessayez plus tard.</translation>
    </message>
    <message>
      <source>From here, as many tables as possible are open: please close one, or try again tomorrow.</source>
      <comment>TOO_MANY_OPEN</comment>
      <translation>D’ici, autant de tables que possible sont ouvertes : fermez-en une ou réessayez demain.</translation>
    </message>
    <message>
      <source>This server cannot save a new table at the moment: please try again later.</source>
      <comment>NOT_SAVED</comment>
      <translation>Ce serveur ne peut pas enregistrer de nouvelle table pour le moment : réessayez plus tard.</translation>
    </message>
    <message>
      <source>Guest {number}</source>
      <comment>GUEST</comment>
      <translation>Invité {number}</translation>
    </message>
    <message>
      <source>{name} asked for a hint.</source>
      <comment>ASKED_HINT</comment>
      <translation>{name} demande un conseil.</translation>
    </message>
    <message>
      <source>{name}'s time was up, so the computer made this one decision.</source>
      <comment>TIME_UP</comment>
      <translation>Le temps de {name} était écoulé : l’ordinateur a décidé cette fois.</translation>
    </message>
    <message>
      <source>Your time was up, so the computer made this one decision for you.</source>
      <comment>OWN_TIME_UP</comment>
      <translation>Votre temps était écoulé : l’ordinateur a décidé cette fois à votre place.</translation>
    </message>
    <message>
      <source>Your program's part of the shuffle came too late, so this deal is dealt without it.</source>
      <comment>LATE_PART</comment>
      <translation>La part de votre programme au mélange est arrivée trop tard : cette donne est distribuée sans elle.</translation>
    </message>
    <message>
      <source>Your program is older than the table, so it can't add to the shuffle: please update it.</source>
      <comment>ALONE</comment>
      <translation>Votre programme est plus ancien que la table et ne peut rien ajouter au mélange : mettez-le à jour.</translation>
    </message>
  </context>
  <context>
    <name>SettlementWord</name>
    <message>
      <source>{names} gets {amount}.</source>
      <comment>GETS</comment>
      <translation>{names} reçoit {amount}.</translation>
    </message>
    <message>
      <source>{names} get {amount}.</source>
      <comment>GET</comment>
      <translation>{names} reçoivent {amount}.</translation>
    </message>
    <message>
      <source>{names} get {amount} each.</source>
      <comment>EACH_GET</comment>
      <translation>{names} reçoivent {amount} chacun.</translation>
    </message>
    <message>
      <source>You get {amount}.</source>
      <comment>YOU_GET</comment>
      <translation>Vous recevez {amount}.</translation>
    </message>
    <message>
      <source>{names} pays {amount}.</source>
      <comment>PAYS</comment>
      <translation>{names} paie {amount}.</translation>
    </message>
    <message>
      <source>{names} pay {amount}.</source>
      <comment>PAY</comment>
      <translation>{names} paient {amount}.</translation>
    </message>
    <message>
      <source>{names} pay {amount} each.</source>
      <comment>EACH_PAY</comment>
      <translation>{names} paient {amount} chacun.</translation>
    </message>
    <message>
      <source>You pay {amount}.</source>
      <comment>YOU_PAY</comment>
      <translation>Vous payez {amount}.</translation>
    </message>
    <message>
      <source>Nobody owes anything.</source>
      <comment>NOBODY_PAYS</comment>
      <translation>Personne ne doit rien.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it.</source>
      <comment>SHARED</comment>
      <translation>La cagnotte est partagée : chacun en reçoit {chips}.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it, and {left} stay for the next match.</source>
      <comment>SHARED_LEFT</comment>
      <translation>La cagnotte est partagée : chacun en reçoit {chips}, et {left} restent pour la prochaine partie.</translation>
    </message>
    <message>
      <source>The kitty is shared out: everybody gets {chips} of it, and {left} stays for the next match.</source>
      <comment>SHARED_LEFT_ONE</comment>
      <translation>La cagnotte est partagée : chacun en reçoit {chips}, et {left} reste pour la prochaine partie.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of.</source>
      <comment>MADE_GOOD</comment>
      <translation>Chacun paie {chips} pour combler ce qui manque à la cagnotte.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of, and {left} stay for the next match.</source>
      <comment>MADE_GOOD_LEFT</comment>
      <translation>Chacun paie {chips} pour combler ce qui manque à la cagnotte, et {left} restent pour la prochaine partie.</translation>
    </message>
    <message>
      <source>Everybody pays {chips} to make up what the kitty is short of, and {left} stays for the next match.</source>
      <comment>MADE_GOOD_LEFT_ONE</comment>
      <translation>Chacun paie {chips} pour combler ce qui manque à la cagnotte, et {left} reste pour la prochaine partie.</translation>
    </message>
  </context>
  <context>
    <name>Setup</name>
    <message>
      <source>House rules</source>
      <comment>TITLE</comment>
      <translation>Règles maison</translation>
    </message>
    <message>
      <source>Based on {game}.</source>
      <comment>BASED_ON</comment>
      <translation>D’après {game}.</translation>
    </message>
    <message>
      <source>{name}, based on {game}.</source>
      <comment>BASED_ON_KEPT</comment>
      <translation>{name}, d’après {game}.</translation>
    </message>
    <message>
      <source>No changes.</source>
      <comment>DIFFERS_NONE</comment>
      <translation>Aucun changement.</translation>
    </message>
    <message>
      <source>One rule changed.</source>
      <comment>DIFFERS_ONE</comment>
      <translation>Une règle changée.</translation>
    </message>
    <message>
      <source>{count} rules changed.</source>
      <comment>DIFFERS</comment>
      <translation>{count} règles changées.</translation>
    </message>
    <message>
      <source>Changed since last saved.</source>
      <comment>NOT_SAVED</comment>
      <translation>Modifié depuis l’enregistrement.</translation>
    </message>
    <message>
      <source>Find a rule</source>
      <comment>FIND</comment>
      <translation>Chercher une règle</translation>
    </message>
    <message>
      <source>No rule mentions “{text}”.</source>
      <comment>FOUND_NONE</comment>
      <translation>Aucune règle ne parle de « {text} ».</translation>
    </message>
    <message>
      <source>1 more rule mentions it. Keep typing to narrow it down.</source>
      <comment>FOUND_MORE_ONE</comment>
      <translation>1 autre règle en parle. Continuez à taper pour préciser.</translation>
    </message>
    <message>
      <source>{count} more rules mention it. Keep typing to narrow it down.</source>
      <comment>FOUND_MORE</comment>
      <translation>{count} autres règles en parlent. Continuez à taper pour préciser.</translation>
    </message>
    <message>
      <source>Parts of the rules</source>
      <comment>PARTS</comment>
      <translation>Parties des règles</translation>
    </message>
    <message>
      <source>Saved rules</source>
      <comment>SAVED_RULES</comment>
      <translation>Règles gardées</translation>
    </message>
    <message>
      <source>Your changes</source>
      <comment>CHANGED_RULES</comment>
      <translation>Vos changements</translation>
    </message>
    <message>
      <source>Common changes</source>
      <comment>COMMON_RULES</comment>
      <translation>Courants</translation>
    </message>
    <message>
      <source>You haven't changed {game} yet. Pick a part of the rules on the left and change what you like.</source>
      <comment>CHANGED_NONE</comment>
      <translation>Vous n’avez pas encore changé {game}. Choisissez une partie des règles à gauche et changez ce que vous voulez.</translation>
    </message>
    <message>
      <source>Save…</source>
      <comment>SAVE</comment>
      <translation>Enregistrer…</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exporter…</translation>
    </message>
    <message>
      <source>Reset all</source>
      <comment>RESET_ALL</comment>
      <translation>Tout rétablir</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Défaire</translation>
    </message>
    <message>
      <source>Use these rules</source>
      <comment>USE</comment>
      <translation>Utiliser ces règles</translation>
    </message>
    <message>
      <source>You'd lose your changes. Save them, or cancel again.</source>
      <comment>CANCEL_AGAIN</comment>
      <translation>Vous perdriez vos changements. Enregistrez-les, ou annulez encore.</translation>
    </message>
    <message>
      <source>All rules are back to standard.</source>
      <comment>WAS_RESET</comment>
      <translation>Toutes les règles sont de nouveau habituelles.</translation>
    </message>
    <message>
      <source>{part}: your own numbers</source>
      <comment>OWN_NUMBERS</comment>
      <translation>{part} : vos propres nombres</translation>
    </message>
    <message>
      <source>Another number…</source>
      <comment>OTHER_NUMBER</comment>
      <translation>Autre nombre…</translation>
    </message>
    <message>
      <source>Standard: {value}</source>
      <comment>PRESET_HAS</comment>
      <translation>Habituel : {value}</translation>
    </message>
    <message>
      <source>Reset</source>
      <comment>RESET</comment>
      <translation>Rétablir</translation>
    </message>
    <message>
      <source>Reset {option} to {value}</source>
      <comment>RESET_SPOKEN</comment>
      <translation>Rétablir {option} à {value}</translation>
    </message>
    <message>
      <source>No effect while “{option}” is “{value}”.</source>
      <comment>NO_EFFECT</comment>
      <translation>Sans effet tant que « {option} » vaut « {value} ».</translation>
    </message>
    <message>
      <source>Doesn't work with your other rules.</source>
      <comment>IN_PROBLEM</comment>
      <translation>Ne va pas avec vos autres règles.</translation>
    </message>
    <message>
      <source>Less: {option}</source>
      <comment>LESS</comment>
      <translation>Moins : {option}</translation>
    </message>
    <message>
      <source>More: {option}</source>
      <comment>MORE</comment>
      <translation>Plus : {option}</translation>
    </message>
    <message>
      <source>{count} changed</source>
      <comment>PART_CHANGED</comment>
      <translation>{count} changées</translation>
    </message>
    <message>
      <source>has a problem</source>
      <comment>PART_PROBLEM</comment>
      <translation>a un problème</translation>
    </message>
    <message>
      <source>These rules don't work together</source>
      <comment>PROBLEM_ONE</comment>
      <translation>Ces règles ne vont pas ensemble</translation>
    </message>
    <message>
      <source>{count} problems to fix</source>
      <comment>PROBLEM_MANY</comment>
      <translation>{count} problèmes à régler</translation>
    </message>
    <message>
      <source>Set “{option}” to {value}</source>
      <comment>REPAIR</comment>
      <translation>Mettre « {option} » à {value}</translation>
    </message>
    <message>
      <source>Fix all</source>
      <comment>REPAIR_ALL</comment>
      <translation>Tout régler</translation>
    </message>
    <message>
      <source>Fixed: {changes}.</source>
      <comment>REPAIRED</comment>
      <translation>Réglé : {changes}.</translation>
    </message>
    <message>
      <source>{count} rules were changed to fix it. You'll find them under “{page}”.</source>
      <comment>REPAIRED_MANY</comment>
      <translation>{count} règles ont été changées pour tout régler. Vous les trouverez sous « {page} ».</translation>
    </message>
    <message>
      <source>{option} is now {value}</source>
      <comment>REPAIRED_ONE</comment>
      <translation>{option} vaut maintenant {value}</translation>
    </message>
    <message>
      <source>The rules in words</source>
      <comment>SHEET</comment>
      <translation>Les règles en mots</translation>
    </message>
    <message>
      <source>Press {key} during a game to read this sheet.</source>
      <comment>SHEET_HELP</comment>
      <translation>En jeu, la touche {key} montre cette feuille.</translation>
    </message>
    <message>
      <source>A bar marks each change from “{game}”.</source>
      <comment>SHEET_MARK</comment>
      <translation>Une barre marque chaque changement par rapport à « {game} ».</translation>
    </message>
    <message>
      <source>“{game}”, standard rules.</source>
      <comment>SHEET_USUAL</comment>
      <translation>« {game} », règles habituelles.</translation>
    </message>
    <message>
      <source>These are your last playable rules. The sheet catches up once the problem is fixed.</source>
      <comment>SHEET_OLD</comment>
      <translation>Ce sont vos dernières règles jouables. La feuille suivra une fois le problème réglé.</translation>
    </message>
    <message>
      <source>These are the standard rules of {game}. The sheet catches up once the problem is fixed.</source>
      <comment>SHEET_PRESET</comment>
      <translation>Ce sont les règles habituelles de {game}. La feuille suivra une fois le problème réglé.</translation>
    </message>
    <message>
      <source>not played</source>
      <comment>SHEET_NOT_PLAYED</comment>
      <translation>non joué</translation>
    </message>
    <message>
      <source>Save these rules</source>
      <comment>KEEP_TITLE</comment>
      <translation>Enregistrer ces règles</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>KEEP_NAME</comment>
      <translation>Nom</translation>
    </message>
    <message>
      <source>For example: Friday rules</source>
      <comment>KEEP_NAME_HINT</comment>
      <translation>Par exemple : règles du vendredi</translation>
    </message>
    <message>
      <source>Description (optional)</source>
      <comment>KEEP_ABOUT</comment>
      <translation>Description (facultative)</translation>
    </message>
    <message>
      <source>Who plays like this, or what's special about it</source>
      <comment>KEEP_ABOUT_HINT</comment>
      <translation>Qui joue ainsi, ou ce qu’elles ont de spécial</translation>
    </message>
    <message>
      <source>Save</source>
      <comment>KEEP_SAVE</comment>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Replace</source>
      <comment>KEEP_REPLACE</comment>
      <translation>Remplacer</translation>
    </message>
    <message>
      <source>You already have “{name}”. Saving replaces it: {sentence}</source>
      <comment>KEEP_WARNS</comment>
      <translation>Vous avez déjà « {name} ». Enregistrer les remplace : {sentence}</translation>
    </message>
    <message>
      <source>There are rules saved under this name that can't be read. Saving replaces them.</source>
      <comment>KEEP_UNREADABLE</comment>
      <translation>Des règles illisibles sont déjà enregistrées sous ce nom. Enregistrer les remplace.</translation>
    </message>
    <message>
      <source>This updates the rules saved as “{name}”.</source>
      <comment>KEEP_SAME</comment>
      <translation>Ceci met à jour les règles enregistrées sous « {name} ».</translation>
    </message>
    <message>
      <source>Name and description</source>
      <comment>RENAME_TITLE</comment>
      <translation>Nom et description</translation>
    </message>
    <message>
      <source>Saved as “{name}”.</source>
      <comment>SAVED</comment>
      <translation>Enregistré sous « {name} ».</translation>
    </message>
    <message>
      <source>Now called “{name}”.</source>
      <comment>RENAMED</comment>
      <translation>Nouveau nom : « {name} ».</translation>
    </message>
    <message>
      <source>Deleted “{name}”.</source>
      <comment>DELETED</comment>
      <translation>Supprimé : « {name} ».</translation>
    </message>
    <message>
      <source>Now using “{name}”.</source>
      <comment>TAKEN</comment>
      <translation>Utilisé maintenant : « {name} ».</translation>
    </message>
    <message>
      <source>Saved to {path}.</source>
      <comment>EXPORTED</comment>
      <translation>Enregistré dans {path}.</translation>
    </message>
    <message>
      <source>Imported and saved “{name}”. It's in use now.</source>
      <comment>IMPORTED</comment>
      <translation>Importé et enregistré : « {name} ». Ces règles sont utilisées maintenant.</translation>
    </message>
    <message>
      <source>You already had “{name}”, so the new rules are saved as “{other}”.</source>
      <comment>IMPORTED_ANEW</comment>
      <translation>Vous aviez déjà « {name} » : les nouvelles règles sont enregistrées sous « {other} ».</translation>
    </message>
    <message>
      <source>Use</source>
      <comment>TAKE</comment>
      <translation>Utiliser</translation>
    </message>
    <message>
      <source>Rename…</source>
      <comment>RENAME</comment>
      <translation>Renommer…</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT_SAVED</comment>
      <translation>Exporter…</translation>
    </message>
    <message>
      <source>Delete</source>
      <comment>DELETE</comment>
      <translation>Supprimer</translation>
    </message>
    <message>
      <source>{action} {name}</source>
      <comment>SAVED_BUTTON</comment>
      <translation>{action} {name}</translation>
    </message>
    <message>
      <source>Import a file…</source>
      <comment>IMPORT</comment>
      <translation>Importer un fichier…</translation>
    </message>
    <message>
      <source>In use</source>
      <comment>SAVED_CURRENT</comment>
      <translation>Utilisé</translation>
    </message>
    <message>
      <source>Bring it back</source>
      <comment>BRING_BACK</comment>
      <translation>Récupérer</translation>
    </message>
    <message>
      <source>Import rules</source>
      <comment>IMPORT_TITLE</comment>
      <translation>Importer des règles</translation>
    </message>
    <message>
      <source>Export rules</source>
      <comment>EXPORT_TITLE</comment>
      <translation>Exporter des règles</translation>
    </message>
    <message>
      <source>Pinochle rules (*{suffix})</source>
      <comment>FILES</comment>
      <translation>Règles de pinochle (*{suffix})</translation>
    </message>
    <message>
      <source>Nothing saved yet. Change the rules to the way your family plays, press Save and give them a name. You'll find them here and in New game.</source>
      <comment>NOTHING_SAVED</comment>
      <translation>Rien d’enregistré pour l’instant. Changez les règles comme on joue dans votre famille, cliquez sur Enregistrer et donnez-leur un nom. Vous les trouverez ici et dans Nouvelle partie.</translation>
    </message>
    <message>
      <source>Not shown: {reason}</source>
      <comment>NOT_READ</comment>
      <translation>Non montré : {reason}</translation>
    </message>
    <message>
      <source>Your house rules can't be played: {problem} This game uses the standard rules.</source>
      <comment>PLAYED_AS_USUAL</comment>
      <translation>Vos règles maison ne sont pas jouables : {problem} Cette partie suit les règles habituelles.</translation>
    </message>
    <message>
      <source>Who deals first</source>
      <comment>FIRST_DEALER</comment>
      <translation>Qui distribue en premier</translation>
    </message>
    <message>
      <source>Deals first: {name}</source>
      <comment>DEALS_FIRST</comment>
      <translation>Premier donneur : {name}</translation>
    </message>
    <message>
      <source>Find a game</source>
      <comment>FIND_GAME</comment>
      <translation>Chercher un jeu</translation>
    </message>
    <message>
      <source>Games</source>
      <comment>GAMES</comment>
      <translation>Jeux</translation>
    </message>
    <message>
      <source>Your rules</source>
      <comment>YOUR_RULES</comment>
      <translation>Vos règles</translation>
    </message>
    <message>
      <source>No game mentions “{text}”.</source>
      <comment>NO_GAME</comment>
      <translation>Aucun jeu ne parle de « {text} ».</translation>
    </message>
    <message>
      <source>Players</source>
      <comment>PLAYERS</comment>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>Reset to standard</source>
      <comment>AS_USUAL</comment>
      <translation>Rétablir</translation>
    </message>
    <message>
      <source>Read the rules</source>
      <comment>READ_RULES</comment>
      <translation>Lire les règles</translation>
    </message>
    <message>
      <source>Deal code…</source>
      <comment>CODE</comment>
      <translation>Code de donne…</translation>
    </message>
    <message>
      <source>Play a deal by its code</source>
      <comment>CODE_TITLE</comment>
      <translation>Jouer une donne par son code</translation>
    </message>
    <message>
      <source>Type or paste the code of a deal that somebody else played: you get the same cards and rules.</source>
      <comment>CODE_HELP</comment>
      <translation>Tapez ou collez le code d’une donne jouée par quelqu’un d’autre : vous aurez les mêmes cartes et les mêmes règles.</translation>
    </message>
    <message>
      <source>Deal code</source>
      <comment>CODE_FIELD</comment>
      <translation>Code de donne</translation>
    </message>
    <message>
      <source>Use this deal</source>
      <comment>CODE_TAKE</comment>
      <translation>Utiliser cette donne</translation>
    </message>
    <message>
      <source>Remove deal code</source>
      <comment>CODE_LEAVE</comment>
      <translation>Retirer le code</translation>
    </message>
    <message>
      <source>You start with the deal from your code. Dealer: {name}. Fresh cards follow.</source>
      <comment>CODE_FIRST</comment>
      <translation>Vous commencez par la donne de votre code. Donneur : {name}. Suivent de nouvelles cartes.</translation>
    </message>
    <message>
      <source>Your deal code is for other rules or seats. Enter it again, or remove it.</source>
      <comment>CODE_OTHER</comment>
      <translation>Votre code est pour d’autres règles ou d’autres places. Entrez-le de nouveau, ou retirez-le.</translation>
    </message>
    <message>
      <source>Continue {game}</source>
      <comment>CONTINUE</comment>
      <translation>Continuer {game}</translation>
    </message>
    <message>
      <source>{game} with {names}, left on {when}</source>
      <comment>CONTINUE_SPOKEN</comment>
      <translation>{game} avec {names}, quitté le {when}</translation>
    </message>
    <message>
      <source>{count} players</source>
      <comment>GAME_FOR</comment>
      <translation>{count} joueurs</translation>
    </message>
    <message>
      <source>Computer players</source>
      <comment>LEVELS</comment>
      <translation>Joueurs virtuels</translation>
    </message>
    <message>
      <source>Forgets soon, and makes a beginner's mistakes</source>
      <comment>LEVEL_NOVICE</comment>
      <translation>Oublie vite, et se trompe comme un débutant</translation>
    </message>
    <message>
      <source>Remembers a few tricks, and slips up now and then</source>
      <comment>LEVEL_EASY</comment>
      <translation>Retient quelques levées, et se trompe parfois</translation>
    </message>
    <message>
      <source>Counts every card, and goes by rules of thumb</source>
      <comment>LEVEL_STEADY</comment>
      <translation>Compte chaque carte, et suit des règles simples</translation>
    </message>
    <message>
      <source>Tries out how the other hands may lie</source>
      <comment>LEVEL_STRONG</comment>
      <translation>Essaie comment peuvent être les autres mains</translation>
    </message>
    <message>
      <source>Also reads what each bid and card gives away</source>
      <comment>LEVEL_EXPERT</comment>
      <translation>Lit aussi ce que révèle chaque mise et chaque carte</translation>
    </message>
    <message>
      <source>Cards</source>
      <comment>CARDS</comment>
      <translation>Cartes</translation>
    </message>
    <message>
      <source>Reduce motion</source>
      <comment>REDUCED_MOTION</comment>
      <translation>Moins de mouvement</translation>
    </message>
    <message>
      <source>Follow system</source>
      <comment>MOTION_SYSTEM</comment>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>On</source>
      <comment>MOTION_REDUCED</comment>
      <translation>Activé</translation>
    </message>
    <message>
      <source>Off</source>
      <comment>MOTION_FULL</comment>
      <translation>Désactivé</translation>
    </message>
  </context>
  <context>
    <name>SheetWord</name>
    <message>
      <source>Keep score</source>
      <comment>TITLE</comment>
      <translation>Tenir les points</translation>
    </message>
    <message>
      <source>For real cards at a real table.</source>
      <comment>LINE</comment>
      <translation>Pour de vraies cartes à une vraie table.</translation>
    </message>
    <message>
      <source>{game}, first to {target}</source>
      <comment>LINE_WITH</comment>
      <translation>{game}, but {target}</translation>
    </message>
    <message>
      <source>{game}, {count} deals</source>
      <comment>LINE_DEALS</comment>
      <translation>{game}, {count} donnes</translation>
    </message>
    <message>
      <source>Real cards</source>
      <comment>PILL</comment>
      <translation>Vraies cartes</translation>
    </message>
    <message>
      <source>Start a score sheet…</source>
      <comment>START</comment>
      <translation>Commencer une feuille…</translation>
    </message>
    <message>
      <source>Play with real cards, and let this page keep score</source>
      <comment>EMPTY</comment>
      <translation>Jouez avec de vraies cartes, et cette page tient les points</translation>
    </message>
    <message>
      <source>Say who's playing and by which rules. After each deal, enter the bid, the meld and the tricks.</source>
      <comment>EMPTY_WHY</comment>
      <translation>Dites qui joue, et selon quelles règles. Après chaque donne, entrez la mise, les annonces et les levées.</translation>
    </message>
    <message>
      <source>New sheet…</source>
      <comment>NEW</comment>
      <translation>Nouvelle feuille…</translation>
    </message>
    <message>
      <source>Names and rules…</source>
      <comment>NAMES</comment>
      <translation>Noms et règles…</translation>
    </message>
    <message>
      <source>Export…</source>
      <comment>EXPORT</comment>
      <translation>Exporter…</translation>
    </message>
    <message>
      <source>Finish</source>
      <comment>FINISH</comment>
      <translation>Terminer</translation>
    </message>
    <message>
      <source>Go on</source>
      <comment>REOPEN</comment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Défaire</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Vider</translation>
    </message>
    <message>
      <source>Enter deal {deal}</source>
      <comment>ENTER_DEAL</comment>
      <translation>Inscrire la donne {deal}</translation>
    </message>
    <message>
      <source>Correct deal {deal}</source>
      <comment>CORRECT_DEAL</comment>
      <translation>Corriger la donne {deal}</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>CANCEL</comment>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Remove</source>
      <comment>REMOVE</comment>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>Remove deal {deal}</source>
      <comment>REMOVE_DEAL</comment>
      <translation>Retirer la donne {deal}</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>TAB_DEAL</comment>
      <translation>Donne {deal}</translation>
    </message>
    <message>
      <source>Sheet</source>
      <comment>TAB_SHEET</comment>
      <translation>Feuille</translation>
    </message>
    <message>
      <source>Keep score for real cards</source>
      <comment>DIALOG_TITLE</comment>
      <translation>Tenir les points de vraies cartes</translation>
    </message>
    <message>
      <source>Start the sheet</source>
      <comment>DIALOG_START</comment>
      <translation>Commencer la feuille</translation>
    </message>
    <message>
      <source>Use these</source>
      <comment>DIALOG_TAKE</comment>
      <translation>Utiliser ceci</translation>
    </message>
    <message>
      <source>This starts a new sheet. The current one stays among your games.</source>
      <comment>DIALOG_OTHER</comment>
      <translation>Ceci commence une nouvelle feuille. L’actuelle reste parmi vos parties.</translation>
    </message>
    <message>
      <source>The score sheet {path} can't be saved: {reason}.</source>
      <comment>NOT_SAVED</comment>
      <translation>Impossible d’enregistrer la feuille de points {path} : {reason}.</translation>
    </message>
    <message>
      <source>Deal {deal}</source>
      <comment>DEAL</comment>
      <translation>Donne {deal}</translation>
    </message>
    <message>
      <source>Correcting deal {deal}</source>
      <comment>CORRECTING</comment>
      <translation>Correction de la donne {deal}</translation>
    </message>
    <message>
      <source>{name} deals next</source>
      <comment>DEALS_NEXT</comment>
      <translation>{name} distribue ensuite</translation>
    </message>
    <message>
      <source>Dealer</source>
      <comment>DEALER</comment>
      <translation>Donneur</translation>
    </message>
    <message>
      <source>How it ended</source>
      <comment>HOW</comment>
      <translation>Comment elle a fini</translation>
    </message>
    <message>
      <source>Bid by</source>
      <comment>DECLARER</comment>
      <translation>Preneur</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>BID</comment>
      <translation>Mise</translation>
    </message>
    <message>
      <source>Bids</source>
      <comment>BIDS</comment>
      <translation>Mises</translation>
    </message>
    <message>
      <source>Trump</source>
      <comment>TRUMP</comment>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Partenaire</translation>
    </message>
    <message>
      <source>Alone</source>
      <comment>ALONE</comment>
      <translation>Seul</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Click each player's melds, or type the total.</source>
      <comment>MELD_HELP</comment>
      <translation>Cliquez sur les annonces de chacun, ou tapez le total.</translation>
    </message>
    <message>
      <source>Meld of {names}</source>
      <comment>MELD_OF</comment>
      <translation>Annonces : {names}</translation>
    </message>
    <message>
      <source>Count cards…</source>
      <comment>CARDS</comment>
      <translation>Compter les cartes…</translation>
    </message>
    <message>
      <source>Choose trump first: melds depend on it.</source>
      <comment>CARDS_NEED_TRUMP</comment>
      <translation>Choisissez d’abord l’atout : les annonces en dépendent.</translation>
    </message>
    <message>
      <source>Whose cards</source>
      <comment>CARDS_WHOSE</comment>
      <translation>Les cartes de qui</translation>
    </message>
    <message>
      <source>They replace the melds clicked for {name}.</source>
      <comment>CARDS_INSTEAD</comment>
      <translation>Elles remplacent les annonces cochées pour {name}.</translation>
    </message>
    <message>
      <source>Add {points}</source>
      <comment>CARDS_DONE</comment>
      <translation>Ajouter {points}</translation>
    </message>
    <message>
      <source>Meld cards of {names}</source>
      <comment>CARDS_OF</comment>
      <translation>Cartes annoncées : {names}</translation>
    </message>
    <message>
      <source>Click each melded card once for every copy.</source>
      <comment>CARDS_HELP</comment>
      <translation>Cliquez sur chaque carte annoncée, une fois par exemplaire.</translation>
    </message>
    <message>
      <source>{card}, {count} of {most}</source>
      <comment>CARD_SPOKEN</comment>
      <translation>{card}, {count} sur {most}</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>CHECKS</comment>
      <translation>Jetons</translation>
    </message>
    <message>
      <source>Earned by melds, and by nines that were dealt.</source>
      <comment>CHECKS_HELP</comment>
      <translation>Gagnés par les annonces, et par les 9 reçus.</translation>
    </message>
    <message>
      <source>Checks of {names}</source>
      <comment>CHECKS_OF</comment>
      <translation>Jetons : {names}</translation>
    </message>
    <message>
      <source>{reason}: {checks}</source>
      <comment>CHECKS_FOR</comment>
      <translation>{reason} : {checks}</translation>
    </message>
    <message>
      <source>Lost bids, wrong cards and the match count by themselves.</source>
      <comment>CHECKS_BY_THEMSELVES</comment>
      <translation>Les contrats manqués, les cartes fautives et la partie se comptent toutes seules.</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>TRICKS</comment>
      <translation>Levées</translation>
    </message>
    <message>
      <source>{points} points in all, the last trick included</source>
      <comment>TRICKS_TOTAL</comment>
      <translation>{points} points en tout, dernière levée comprise</translation>
    </message>
    <message>
      <source>{points} left</source>
      <comment>TRICKS_LEFT</comment>
      <translation>reste {points}</translation>
    </message>
    <message>
      <source>Tricks of {names}</source>
      <comment>TRICKS_OF</comment>
      <translation>Levées : {names}</translation>
    </message>
    <message>
      <source>How much of it was laid aside: {names}</source>
      <comment>ASIDE_OF</comment>
      <translation>Dont écarté : {names}</translation>
    </message>
    <message>
      <source>How much of the meld is dixes: {names}</source>
      <comment>DIX_OF</comment>
      <translation>Dont petits atouts : {names}</translation>
    </message>
    <message>
      <source>{names} took a trick</source>
      <comment>TOOK</comment>
      <translation>{names} : au moins une levée</translation>
    </message>
    <message>
      <source>{meld} {points}, {count} times</source>
      <comment>CHIP_SPOKEN</comment>
      <translation>{meld} {points}, {count} fois</translation>
    </message>
    <message>
      <source>{meld} {points}, once</source>
      <comment>CHIP_SPOKEN_ONE</comment>
      <translation>{meld} {points}, une fois</translation>
    </message>
    <message>
      <source>Click to add one. Right-click or Backspace removes one.</source>
      <comment>CHIP_HELP</comment>
      <translation>Un clic en ajoute une. Un clic droit ou Retour arrière en retire une.</translation>
    </message>
    <message>
      <source>Less</source>
      <comment>LESS</comment>
      <translation>Moins</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Plus</translation>
    </message>
    <message>
      <source>Melds</source>
      <comment>MELDS</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>More melds</source>
      <comment>MORE_MELDS</comment>
      <translation>Plus d’annonces</translation>
    </message>
    <message>
      <source>Fewer melds</source>
      <comment>FEWER_MELDS</comment>
      <translation>Moins d’annonces</translation>
    </message>
    <message>
      <source>Run</source>
      <comment>RUN</comment>
      <translation>Quinte</translation>
    </message>
    <message>
      <source>Royal</source>
      <comment>ROYAL_MARRIAGE</comment>
      <translation>M. royal</translation>
    </message>
    <message>
      <source>Plain run</source>
      <comment>PLAIN_RUN</comment>
      <translation>Quinte simple</translation>
    </message>
    <message>
      <source>Double plain</source>
      <comment>DOUBLE_PLAIN_RUN</comment>
      <translation>Double simple</translation>
    </message>
    <message>
      <source>Royal in run</source>
      <comment>ROYAL_IN_RUN</comment>
      <translation>M. royal inclus</translation>
    </message>
    <message>
      <source>Marriage in run</source>
      <comment>MARRIAGE_IN_RUN</comment>
      <translation>Mar. inclus</translation>
    </message>
    <message>
      <source>Marriage</source>
      <comment>MARRIAGE</comment>
      <translation>Mariage</translation>
    </message>
    <message>
      <source>Pinochle</source>
      <comment>PINOCHLE</comment>
      <translation>Pinochle</translation>
    </message>
    <message>
      <source>Aces</source>
      <comment>ACES</comment>
      <translation>As</translation>
    </message>
    <message>
      <source>Kings</source>
      <comment>KINGS</comment>
      <translation>Rois</translation>
    </message>
    <message>
      <source>Queens</source>
      <comment>QUEENS</comment>
      <translation>Dames</translation>
    </message>
    <message>
      <source>Jacks</source>
      <comment>JACKS</comment>
      <translation>Valets</translation>
    </message>
    <message>
      <source>Four A</source>
      <comment>FOUR_ACES</comment>
      <translation>4 A</translation>
    </message>
    <message>
      <source>Four K</source>
      <comment>FOUR_KINGS</comment>
      <translation>4 K</translation>
    </message>
    <message>
      <source>Four Q</source>
      <comment>FOUR_QUEENS</comment>
      <translation>4 Q</translation>
    </message>
    <message>
      <source>Four J</source>
      <comment>FOUR_JACKS</comment>
      <translation>4 J</translation>
    </message>
    <message>
      <source>Roundhouse</source>
      <comment>ROUNDHOUSE_BONUS</comment>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Extra K</source>
      <comment>EXTRA_KING</comment>
      <translation>Roi en plus</translation>
    </message>
    <message>
      <source>Extra Q</source>
      <comment>EXTRA_QUEEN</comment>
      <translation>Dame en plus</translation>
    </message>
    <message>
      <source>Dix</source>
      <comment>DIX</comment>
      <translation>Petit atout</translation>
    </message>
    <message>
      <source>Two in a suit</source>
      <comment>DOUBLE_MARRIAGE</comment>
      <translation>Double mar.</translation>
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
      <translation>Jouée jusqu’au bout</translation>
    </message>
    <message>
      <source>Everybody passed</source>
      <comment>HOW_PASSED_OUT</comment>
      <translation>Tous ont passé</translation>
    </message>
    <message>
      <source>Misdeal</source>
      <comment>HOW_MISDEAL</comment>
      <translation>Maldonne</translation>
    </message>
    <message>
      <source>Thrown in after melding</source>
      <comment>HOW_THROWN_IN</comment>
      <translation>Abandon après les annonces</translation>
    </message>
    <message>
      <source>Conceded</source>
      <comment>HOW_CONCEDED</comment>
      <translation>Abandon</translation>
    </message>
    <message>
      <source>Conceded a forced bid</source>
      <comment>HOW_CONCEDED_UNSEEN</comment>
      <translation>Abandon d’une mise forcée</translation>
    </message>
    <message>
      <source>No marriage to name trump</source>
      <comment>HOW_NO_SUIT</comment>
      <translation>Pas de mariage pour l’atout</translation>
    </message>
    <message>
      <source>A wrong card was played</source>
      <comment>HOW_RENEGE</comment>
      <translation>Une mauvaise carte jouée</translation>
    </message>
    <message>
      <source>Shot the moon</source>
      <comment>HOW_MOON_MADE</comment>
      <translation>Chelem réussi</translation>
    </message>
    <message>
      <source>Missed the moon</source>
      <comment>HOW_MOON_FAILED</comment>
      <translation>Chelem manqué</translation>
    </message>
    <message>
      <source>Won on meld</source>
      <comment>HOW_GAME_MELD</comment>
      <translation>Gagnée aux annonces</translation>
    </message>
    <message>
      <source>Went out during the deal</source>
      <comment>HOW_DECLARED_OUT</comment>
      <translation>But atteint pendant la donne</translation>
    </message>
    <message>
      <source>Who played it</source>
      <comment>BY_RENEGE</comment>
      <translation>Qui l’a jouée</translation>
    </message>
    <message>
      <source>Who shot it</source>
      <comment>BY_MOON</comment>
      <translation>Qui l’a tenté</translation>
    </message>
    <message>
      <source>Who melded it</source>
      <comment>BY_GAME_MELD</comment>
      <translation>Qui l’a annoncée</translation>
    </message>
    <message>
      <source>Who went out</source>
      <comment>BY_OUT</comment>
      <translation>Qui l’a atteint</translation>
    </message>
    <message>
      <source>Who was it?</source>
      <comment>NO_BY</comment>
      <translation>Qui était-ce ?</translation>
    </message>
    <message>
      <source>Who won the bid?</source>
      <comment>NO_DECLARER</comment>
      <translation>Qui est le preneur ?</translation>
    </message>
    <message>
      <source>How high was the bid?</source>
      <comment>NO_BID</comment>
      <translation>De combien était la mise ?</translation>
    </message>
    <message>
      <source>What did everybody bid?</source>
      <comment>NO_BIDS</comment>
      <translation>Combien chacun a-t-il misé ?</translation>
    </message>
    <message>
      <source>What was trump?</source>
      <comment>NO_TRUMP</comment>
      <translation>Quel était l’atout ?</translation>
    </message>
    <message>
      <source>How much did {names} meld?</source>
      <comment>NO_MELD</comment>
      <translation>Combien valent les annonces : {names} ?</translation>
    </message>
    <message>
      <source>Trick points still missing: {points}.</source>
      <comment>NO_TRICKS</comment>
      <translation>Points de levées encore à entrer : {points}.</translation>
    </message>
    <message>
      <source>The lowest bid is {points}.</source>
      <comment>BID_LOW</comment>
      <translation>La plus petite mise est {points}.</translation>
    </message>
    <message>
      <source>The highest bid is {points}.</source>
      <comment>BID_HIGH</comment>
      <translation>La plus grande mise est {points}.</translation>
    </message>
    <message>
      <source>Bids go in steps of {points}.</source>
      <comment>BID_STEP</comment>
      <translation>Les mises vont par pas de {points}.</translation>
    </message>
    <message>
      <source>The pack doesn't have that many cards for melds.</source>
      <comment>MELDS_OVER</comment>
      <translation>Le jeu n’a pas assez de cartes pour ces annonces.</translation>
    </message>
    <message>
      <source>{meld}: the pack doesn't have the cards for one more.</source>
      <comment>NO_MORE</comment>
      <translation>{meld} : le jeu n’a pas les cartes pour une de plus.</translation>
    </message>
    <message>
      <source>Meld of {names}: only multiples of {points}.</source>
      <comment>MELD_STEP</comment>
      <translation>Annonces, {names} : seulement des multiples de {points}.</translation>
    </message>
    <message>
      <source>Meld of {names}: no deal holds that much.</source>
      <comment>MELD_HIGH</comment>
      <translation>Annonces, {names} : aucune donne n’en contient autant.</translation>
    </message>
    <message>
      <source>Tricks of {names}: only multiples of {points}.</source>
      <comment>TRICKS_STEP</comment>
      <translation>Levées, {names} : seulement des multiples de {points}.</translation>
    </message>
    <message>
      <source>That's {points} more than all the tricks hold.</source>
      <comment>TRICKS_OVER</comment>
      <translation>C’est {points} de plus que toutes les levées.</translation>
    </message>
    <message>
      <source>{names} can't have laid aside more than {points}.</source>
      <comment>ASIDE_OVER</comment>
      <translation>Écart, {names} : pas plus de {points}.</translation>
    </message>
    <message>
      <source>The dixes of {names} can't be more than {points}.</source>
      <comment>DIX_OVER</comment>
      <translation>Petits atouts, {names} : pas plus de {points}.</translation>
    </message>
    <message>
      <source>{names} missed the moon, so somebody else took a trick.</source>
      <comment>MOON_SWEPT</comment>
      <translation>Chelem manqué ({names}) : quelqu’un d’autre a donc pris une levée.</translation>
    </message>
    <message>
      <source>The moon takes every trick, but {names} won some.</source>
      <comment>MOON_NOT_SWEPT</comment>
      <translation>Le chelem veut toutes les levées, mais il y en a chez {names}.</translation>
    </message>
    <message>
      <source>That costs {points}.</source>
      <comment>BID_LOST</comment>
      <translation>Cela coûte {points}.</translation>
    </message>
    <message>
      <source>The meld still counts.</source>
      <comment>MELD_KEPT</comment>
      <translation>Les annonces comptent quand même.</translation>
    </message>
    <message>
      <source>The tricks still count.</source>
      <comment>TRICKS_KEPT</comment>
      <translation>Les levées comptent quand même.</translation>
    </message>
    <message>
      <source>{names} bid {bid} without the {least} in meld that it takes, so there is no contract.</source>
      <comment>BID_VOID</comment>
      <translation>{names} : mise de {bid} sans les {least} en annonces qu’il faut, donc pas de contrat.</translation>
    </message>
    <message>
      <source>A made bid scores just the bid.</source>
      <comment>BID_ONLY</comment>
      <translation>Une mise réussie ne marque que la mise.</translation>
    </message>
    <message>
      <source>{names} lose {points} in meld: {reason}.</source>
      <comment>MELD_LOST</comment>
      <translation>{names} perdent {points} en annonces : {reason}.</translation>
    </message>
    <message>
      <source>{names} loses {points} in meld: {reason}.</source>
      <comment>MELD_LOST_ONE</comment>
      <translation>{names} perd {points} en annonces : {reason}.</translation>
    </message>
    <message>
      <source>You lose {points} in meld: {reason}.</source>
      <comment>MELD_LOST_YOU</comment>
      <translation>Vous perdez {points} en annonces : {reason}.</translation>
    </message>
    <message>
      <source>no trick was won</source>
      <comment>LOST_NO_TRICK</comment>
      <translation>aucune levée gagnée</translation>
    </message>
    <message>
      <source>nothing was won in tricks</source>
      <comment>LOST_NO_POINTS</comment>
      <translation>aucun point de levées</translation>
    </message>
    <message>
      <source>less than {points} was won in tricks</source>
      <comment>LOST_FEW_POINTS</comment>
      <translation>moins de {points} points de levées</translation>
    </message>
    <message>
      <source>meld has to reach {points}</source>
      <comment>LOST_TOO_LITTLE</comment>
      <translation>les annonces doivent atteindre {points}</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <comment>SHEET</comment>
      <translation>Feuille de points</translation>
    </message>
    <message>
      <source>Click a deal to correct it</source>
      <comment>SHEET_HELP</comment>
      <translation>Cliquez sur une donne pour la corriger</translation>
    </message>
    <message>
      <source>Meld + tricks</source>
      <comment>MELD_AND_TRICKS</comment>
      <translation>Ann. + levées</translation>
    </message>
    <message>
      <source>{meld} + {tricks}</source>
      <comment>PLUS</comment>
      <translation>{meld} + {tricks}</translation>
    </message>
    <message>
      <source>{meld} + {tricks}, set</source>
      <comment>PLUS_SET</comment>
      <translation>{meld} + {tricks}, chuté</translation>
    </message>
    <message>
      <source>This sheet is finished.</source>
      <comment>FINISHED</comment>
      <translation>Cette feuille est terminée.</translation>
    </message>
    <message>
      <source>In the lead with {score}: {names}.</source>
      <comment>LEAD</comment>
      <translation>En tête avec {score} : {names}.</translation>
    </message>
    <message>
      <source>It's a tie at {score}.</source>
      <comment>TIED</comment>
      <translation>Égalité à {score}.</translation>
    </message>
    <message>
      <source>Not counted: the match was over</source>
      <comment>AFTER_END</comment>
      <translation>Non comptée : la partie était finie</translation>
    </message>
    <message>
      <source>Not counted</source>
      <comment>AFTER_END_SHORT</comment>
      <translation>Non comptée</translation>
    </message>
    <message>
      <source>Checks: {checks}</source>
      <comment>CHECKS_STAND</comment>
      <translation>Jetons : {checks}</translation>
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
      <translation>Cela dit à votre partenaire que vous avez {count} as ou plus.</translation>
    </message>
    <message>
      <source>It tells your partner that you have a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Cela dit à votre partenaire que vous avez une quinte.</translation>
    </message>
    <message>
      <source>It tells your partner that you have {count} cards or more of a suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Cela montre au partenaire au moins {count} cartes d’une couleur.</translation>
    </message>
    <message>
      <source>{points} in {suit} should work.</source>
      <comment>SHOULD_WORK</comment>
      <translation>{points} à {suit} devrait se faire.</translation>
    </message>
    <message>
      <source>With your partner's cards, {points} in {suit} should work.</source>
      <comment>SHOULD_WORK_WITH_PASSED</comment>
      <translation>Avec les cartes de votre partenaire, {points} à {suit} devrait se faire.</translation>
    </message>
    <message>
      <source>With the partner you call, {points} in {suit} should work.</source>
      <comment>SHOULD_WORK_WITH_CALLED</comment>
      <translation>Avec le partenaire que vous appelez, {points} à {suit} devrait se faire.</translation>
    </message>
    <message>
      <source>{points} in {suit} would seldom work.</source>
      <comment>SELDOM_WORKS</comment>
      <translation>{points} à {suit} se ferait rarement.</translation>
    </message>
    <message>
      <source>Passing is about as good.</source>
      <comment>PASS_AS_GOOD</comment>
      <translation>Passer vaut à peu près autant.</translation>
    </message>
    <message>
      <source>Passing is worth more.</source>
      <comment>PASS_IS_BETTER</comment>
      <translation>Passer vaut plus.</translation>
    </message>
    <message>
      <source>Passing is no better.</source>
      <comment>PASS_NO_BETTER</comment>
      <translation>Passer n’est pas mieux.</translation>
    </message>
    <message>
      <source>Passing would cost you more.</source>
      <comment>PASS_COSTS</comment>
      <translation>Passer vous coûterait plus.</translation>
    </message>
    <message>
      <source>A bid isn't worth the risk.</source>
      <comment>NOT_WORTH_RISK</comment>
      <translation>Une mise n’en vaut pas le risque.</translation>
    </message>
    <message>
      <source>Leave it to your partner.</source>
      <comment>LEAVE_TO_PARTNER</comment>
      <translation>Laissez-la à votre partenaire.</translation>
    </message>
    <message>
      <source>This hand may decide the game.</source>
      <comment>MAY_DECIDE</comment>
      <translation>Cette main peut décider de la partie.</translation>
    </message>
    <message>
      <source>Your partner's bid is enough.</source>
      <comment>PARTNER_IS_ENOUGH</comment>
      <translation>La mise de votre partenaire suffit.</translation>
    </message>
    <message>
      <source>A bid would risk more than it gains.</source>
      <comment>RISKS_MORE</comment>
      <translation>Une mise risque plus qu’elle ne rapporte.</translation>
    </message>
    <message>
      <source>These cards cost you the least.</source>
      <comment>COST_LEAST</comment>
      <translation>Ces cartes vous coûtent le moins.</translation>
    </message>
    <message>
      <source>Whoever holds it becomes your partner.</source>
      <comment>FINDS_PARTNER</comment>
      <translation>Qui l’a devient votre partenaire.</translation>
    </message>
    <message>
      <source>It brings you more than {other}.</source>
      <comment>BRINGS_MORE</comment>
      <translation>Cela vous rapporte plus que {other}.</translation>
    </message>
    <message>
      <source>Playing on would cost you more.</source>
      <comment>PLAYING_COSTS</comment>
      <translation>Continuer vous coûterait plus.</translation>
    </message>
    <message>
      <source>Throwing in would cost you more.</source>
      <comment>THROWING_COSTS</comment>
      <translation>Abandonner vous coûterait plus.</translation>
    </message>
  </context>
  <context>
    <name>SituationWord</name>
    <message>
      <source>{does}: {keys}.</source>
      <comment>KEY</comment>
      <translation>{does} : {keys}.</translation>
    </message>
    <message>
      <source>“Hint” says what a strong player would do.</source>
      <comment>HINT</comment>
      <translation>« Conseil » dit ce que ferait un bon joueur.</translation>
    </message>
    <message>
      <source>You are bidding</source>
      <comment>BID_TITLE</comment>
      <translation>Vous misez</translation>
    </message>
    <message>
      <source>A bid is the points your side promises to make.</source>
      <comment>BID</comment>
      <translation>Une mise est le nombre de points que votre camp promet de faire.</translation>
    </message>
    <message>
      <source>A bid is the points you promise to make.</source>
      <comment>BID_ALONE</comment>
      <translation>Une mise est le nombre de points que vous promettez de faire.</translation>
    </message>
    <message>
      <source>The high bidder names trump and has to make that many.</source>
      <comment>HIGH_BIDDER</comment>
      <translation>Qui mise le plus choisit l’atout et doit les faire.</translation>
    </message>
    <message>
      <source>Every bid names a suit: that of the high bidder, who has to make that many, becomes trump.</source>
      <comment>BID_NAMES_SUIT</comment>
      <translation>Chaque mise nomme une couleur : celle de la plus haute devient l’atout, et qui l’a faite doit faire ces points.</translation>
    </message>
    <message>
      <source>Melds count, and tricks, which are worth {points} in all.</source>
      <comment>BID_COUNTS</comment>
      <translation>Comptent les annonces et les levées, qui valent {points} en tout.</translation>
    </message>
    <message>
      <source>The moon is the highest bid of all: whoever bids it promises to win every trick.</source>
      <comment>MOON</comment>
      <translation>Le chelem est la plus haute mise : qui le mise promet de gagner toutes les levées.</translation>
    </message>
    <message>
      <source>The moon is the highest bid of all: whoever bids it promises every trick, and names trump with it.</source>
      <comment>MOON_NAMES_SUIT</comment>
      <translation>Le chelem est la plus haute mise : qui le mise promet toutes les levées, et nomme l’atout avec lui.</translation>
    </message>
    <message>
      <source>You bid once: the points you add to your side's promise. Partners' bids are added together.</source>
      <comment>BID_SUM</comment>
      <translation>Vous misez une fois : les points que vous ajoutez à la promesse de votre camp. Les mises des partenaires s’additionnent.</translation>
    </message>
    <message>
      <source>You name trump</source>
      <comment>TRUMP_TITLE</comment>
      <translation>Vous choisissez l’atout</translation>
    </message>
    <message>
      <source>The suit you name beats all the others this deal. Long suits and suits with meld are best.</source>
      <comment>TRUMP</comment>
      <translation>La couleur que vous choisissez bat toutes les autres dans cette donne. Les meilleures sont les longues et celles qui ont des annonces.</translation>
    </message>
    <message>
      <source>You call a partner</source>
      <comment>CALL_TITLE</comment>
      <translation>Vous appelez un partenaire</translation>
    </message>
    <message>
      <source>Whoever holds the card you call is your partner for this deal.</source>
      <comment>CALL</comment>
      <translation>Qui tient la carte que vous appelez est votre partenaire pour cette donne.</translation>
    </message>
    <message>
      <source>You pass cards</source>
      <comment>GIVE_TITLE</comment>
      <translation>Vous donnez des cartes</translation>
    </message>
    <message>
      <source>Choose cards from your hand for your partner: click them, or drag them up. Nobody else sees them.</source>
      <comment>GIVE</comment>
      <translation>Choisissez dans votre main des cartes pour votre partenaire : cliquez dessus, ou glissez-les vers le haut. Personne d’autre ne les voit.</translation>
    </message>
    <message>
      <source>You bury cards</source>
      <comment>BURY_TITLE</comment>
      <translation>Vous écartez des cartes</translation>
    </message>
    <message>
      <source>You hold too many cards now: choose the ones you can do without.</source>
      <comment>BURY</comment>
      <translation>Vous avez maintenant trop de cartes : choisissez celles dont vous pouvez vous passer.</translation>
    </message>
    <message>
      <source>You deal out the kitty</source>
      <comment>DISTRIBUTE_TITLE</comment>
      <translation>Vous distribuez le kitty</translation>
    </message>
    <message>
      <source>Everybody gets one of these cards, and you decide who gets which.</source>
      <comment>DISTRIBUTE</comment>
      <translation>Chacun reçoit une de ces cartes, et vous décidez laquelle.</translation>
    </message>
    <message>
      <source>You draw your hand</source>
      <comment>DRAFT_TITLE</comment>
      <translation>Vous piochez votre main</translation>
    </message>
    <message>
      <source>Keep this card, or discard it and take the next one, which you can't see yet.</source>
      <comment>DRAFT</comment>
      <translation>Gardez cette carte, ou rejetez-la et prenez la suivante, que vous ne pouvez pas encore voir.</translation>
    </message>
    <message>
      <source>You may throw your hand in</source>
      <comment>MISDEAL_TITLE</comment>
      <translation>Vous pouvez rendre votre main</translation>
    </message>
    <message>
      <source>It's poor enough for a new deal, but you may also play it.</source>
      <comment>MISDEAL</comment>
      <translation>Elle est assez pauvre pour une nouvelle donne, mais vous pouvez aussi la jouer.</translation>
    </message>
    <message>
      <source>You meld</source>
      <comment>SHOW_TITLE</comment>
      <translation>Vous annoncez</translation>
    </message>
    <message>
      <source>Whatever is on the mat counts for you before play begins. Your best meld is already laid out.</source>
      <comment>SHOW</comment>
      <translation>Tout ce qui est sur le tapis compte pour vous avant le jeu. Vos meilleures annonces y sont déjà.</translation>
    </message>
    <message>
      <source>There is no meld in your hand this time. Say so, and the game goes on.</source>
      <comment>SHOW_NOTHING</comment>
      <translation>Il n’y a aucune annonce dans votre main cette fois. Dites-le, et le jeu continue.</translation>
    </message>
    <message>
      <source>You may meld</source>
      <comment>MELD_TITLE</comment>
      <translation>Vous pouvez annoncer</translation>
    </message>
    <message>
      <source>You have won a trick, so you may lay down a meld from your hand now.</source>
      <comment>MELD</comment>
      <translation>Vous avez gagné une levée : vous pouvez étaler maintenant une annonce de votre main.</translation>
    </message>
    <message>
      <source>You have a choice</source>
      <comment>DECIDE_TITLE</comment>
      <translation>Vous avez le choix</translation>
    </message>
    <message>
      <source>Play on, or choose another option: after the first card, it's too late.</source>
      <comment>DECIDE</comment>
      <translation>Jouez, ou choisissez autre chose : après la première carte, il est trop tard.</translation>
    </message>
    <message>
      <source>You lead</source>
      <comment>LEAD_TITLE</comment>
      <translation>Vous entamez</translation>
    </message>
    <message>
      <source>Your card starts the trick, and every other player adds one. The highest trump takes it, or else the highest card of your suit.</source>
      <comment>LEAD</comment>
      <translation>Votre carte commence la levée, et chacun des autres en ajoute une. Le plus haut atout la prend, ou à défaut la plus haute carte de votre couleur.</translation>
    </message>
    <message>
      <source>It's your play</source>
      <comment>PLAY_TITLE</comment>
      <translation>À vous de jouer</translation>
    </message>
    <message>
      <source>You may play the cards that stand higher. Click any other to see why you can't.</source>
      <comment>PLAY</comment>
      <translation>Vous pouvez jouer les cartes qui sont plus haut. Cliquez sur une autre pour savoir pourquoi pas elle.</translation>
    </message>
    <message>
      <source>You play a card</source>
      <comment>FREE_TITLE</comment>
      <translation>Vous jouez une carte</translation>
    </message>
    <message>
      <source>While the stock lasts, you may play any card. Whoever takes the trick may meld and draws first.</source>
      <comment>FREE</comment>
      <translation>Tant que dure le talon, vous pouvez jouer n’importe quelle carte. Qui prend la levée peut annoncer et pioche en premier.</translation>
    </message>
    <message>
      <source>It's {name}'s turn</source>
      <comment>WAIT_TITLE</comment>
      <translation>À {name} de jouer</translation>
    </message>
    <message>
      <source>Nothing is asked of you right now.</source>
      <comment>WAIT</comment>
      <translation>On ne vous demande rien pour l’instant.</translation>
    </message>
    <message>
      <source>All meld is shown</source>
      <comment>MELDS_TITLE</comment>
      <translation>Toutes les annonces sont montrées</translation>
    </message>
    <message>
      <source>Take as long as you like to look. Then go on to the first trick.</source>
      <comment>MELDS</comment>
      <translation>Regardez aussi longtemps que vous voulez. Passez ensuite à la première levée.</translation>
    </message>
    <message>
      <source>Take as long as you like to look. The deal is over without play: the score is next.</source>
      <comment>MELDS_AT_END</comment>
      <translation>Regardez aussi longtemps que vous voulez. La donne est finie sans être jouée : les points viennent ensuite.</translation>
    </message>
    <message>
      <source>The deal is over</source>
      <comment>OVER_TITLE</comment>
      <translation>La donne est finie</translation>
    </message>
    <message>
      <source>The score shows how it went. You can look back at the deal, or go on to the next one.</source>
      <comment>OVER</comment>
      <translation>Le score montre ce qui s’est passé. Vous pouvez revoir la donne, ou passer à la suivante.</translation>
    </message>
    <message>
      <source>The match is over</source>
      <comment>END_TITLE</comment>
      <translation>La partie est finie</translation>
    </message>
    <message>
      <source>You can look back, start a rematch with the same players, or choose another game.</source>
      <comment>END</comment>
      <translation>Vous pouvez la revoir, prendre votre revanche avec les mêmes joueurs, ou choisir un autre jeu.</translation>
    </message>
    <message>
      <source>The host can start a rematch. While the host has no seat, everybody who plays can.</source>
      <comment>END_WAITS</comment>
      <translation>L’hôte peut commencer une revanche. Tant qu’il n’a pas de place, chaque joueur le peut.</translation>
    </message>
    <message>
      <source>The board is over</source>
      <comment>BOARD_TITLE</comment>
      <translation>L’étui est fini</translation>
    </message>
    <message>
      <source>The next board, if there is one, comes after a pause, or as soon as everybody is ready.</source>
      <comment>BOARD</comment>
      <translation>S’il en reste un, l’étui suivant vient après une pause, ou dès que tous sont prêts.</translation>
    </message>
    <message>
      <source>{name} is next at the screen</source>
      <comment>CALLED_TITLE</comment>
      <translation>L’écran passe à {name}</translation>
    </message>
    <message>
      <source>The table stays covered until {name} is ready, so nobody sees another player's cards.</source>
      <comment>CALLED</comment>
      <translation>La table reste couverte jusqu’au signal ({name}) : personne ne voit les cartes d’un autre joueur.</translation>
    </message>
    <message>
      <source>The scores</source>
      <comment>SHEET_TITLE</comment>
      <translation>Les scores</translation>
    </message>
    <message>
      <source>Every deal of the match so far, with its points and the totals.</source>
      <comment>SHEET</comment>
      <translation>Chaque donne de la partie jusqu’ici, avec ses points et les totaux.</translation>
    </message>
    <message>
      <source>Log</source>
      <comment>LOG_TITLE</comment>
      <translation>Journal</translation>
    </message>
    <message>
      <source>Everything that has happened in this match. Click a line to see what it meant.</source>
      <comment>LOG</comment>
      <translation>Tout ce qui s’est passé dans cette partie. Cliquez sur une ligne pour savoir ce qu’elle voulait dire.</translation>
    </message>
    <message>
      <source>Your hand as a list</source>
      <comment>HAND_LIST_TITLE</comment>
      <translation>Votre main en liste</translation>
    </message>
    <message>
      <source>Your cards in words, and which of them you may play now.</source>
      <comment>HAND_LIST</comment>
      <translation>Vos cartes en mots, et celles que vous pouvez jouer maintenant.</translation>
    </message>
    <message>
      <source>The last trick</source>
      <comment>TRICK_TITLE</comment>
      <translation>La dernière levée</translation>
    </message>
    <message>
      <source>The last trick: who led, who played what, and who took it.</source>
      <comment>TRICK</comment>
      <translation>La dernière levée : qui a entamé, qui a joué quoi, et qui l’a prise.</translation>
    </message>
    <message>
      <source>There is no game on the table</source>
      <comment>NOTHING_TITLE</comment>
      <translation>Il n’y a pas de partie sur la table</translation>
    </message>
    <message>
      <source>Start a game, or go on with one.</source>
      <comment>NOTHING</comment>
      <translation>Commencez une partie, ou continuez-en une.</translation>
    </message>
    <message>
      <source>You are in a lesson</source>
      <comment>LESSON_TITLE</comment>
      <translation>Vous êtes dans une leçon</translation>
    </message>
    <message>
      <source>The coach says what to do. Escape leaves the lesson: your game waits.</source>
      <comment>LESSON</comment>
      <translation>Le professeur dit quoi faire. Échap quitte la leçon : votre partie attend.</translation>
    </message>
    <message>
      <source>All your games: continue one, look back at a deal, or play its cards again.</source>
      <comment>GAMES</comment>
      <translation>Toutes vos parties : continuez-en une, revoyez une donne, ou rejouez ses cartes.</translation>
    </message>
    <message>
      <source>Your games in numbers. Press any number to see the games behind it.</source>
      <comment>STATISTICS</comment>
      <translation>Vos parties en chiffres. Cliquez sur un nombre pour voir les parties qu’il compte.</translation>
    </message>
    <message>
      <source>A finished deal, step by step with all hands shown, and what Expert thinks of each choice you had.</source>
      <comment>LOOK_BACK</comment>
      <translation>Une donne finie, pas à pas et à cartes ouvertes, avec l’avis de l’expert sur chacun de vos choix.</translation>
    </message>
    <message>
      <source>What you can learn and practice. The game at the table waits.</source>
      <comment>LEARN</comment>
      <translation>Ce que vous pouvez apprendre et pratiquer. La partie sur la table attend.</translation>
    </message>
    <message>
      <source>A position with one best answer: find it, and see the proof.</source>
      <comment>PROBLEM</comment>
      <translation>Une position qui a une meilleure réponse : trouvez-la, et voyez la preuve.</translation>
    </message>
    <message>
      <source>Whether the cards were fixed before the deal and are as chance has it. Details shows the proof.</source>
      <comment>FAIR_PLAY</comment>
      <translation>Si les cartes étaient fixées avant la donne, et sont telles que le hasard les donne. Détails montre la preuve.</translation>
    </message>
    <message>
      <source>All keys, how the computer players think, and what is new.</source>
      <comment>HELP</comment>
      <translation>Toutes les touches, comment pensent les joueurs virtuels, et les nouveautés.</translation>
    </message>
    <message>
      <source>Keep score for real cards: enter a deal to see its score. Enter moves on to the next entry.</source>
      <comment>SCORE_SHEET</comment>
      <translation>Tenir les points de vraies cartes : inscrivez une donne pour voir son score. Entrée passe à la saisie suivante.</translation>
    </message>
    <message>
      <source>A page over the table. The game waits until you go back.</source>
      <comment>OTHER_PAGE</comment>
      <translation>Une page par-dessus la table. La partie attend votre retour.</translation>
    </message>
  </context>
  <context>
    <name>SolvedFault</name>
    <message>
      <source>A deal of this game cannot be solved: cards are drawn while it is played.</source>
      <comment>STOCK</comment>
      <translation>À ce jeu, une donne ne peut pas être résolue : on pioche des cartes pendant le jeu.</translation>
    </message>
    <message>
      <source>A deal of this game cannot be solved: who plays together depends on the card that is called.</source>
      <comment>CALLED</comment>
      <translation>À ce jeu, une donne ne peut pas être résolue : la carte appelée décide qui joue ensemble.</translation>
    </message>
    <message>
      <source>To solve a deal, the same number of cards of every seat must be known.</source>
      <comment>HANDS</comment>
      <translation>Pour résoudre une donne, il faut connaître le même nombre de cartes de chaque place.</translation>
    </message>
  </context>
  <context>
    <name>StakeWord</name>
    <message>
      <source>1 chip</source>
      <comment>CHIP</comment>
      <translation>1 fiche</translation>
    </message>
    <message>
      <source>{count} chips</source>
      <comment>CHIPS</comment>
      <translation>{count} fiches</translation>
    </message>
    <message>
      <source>1 star</source>
      <comment>STAR</comment>
      <translation>1 étoile</translation>
    </message>
    <message>
      <source>{count} stars</source>
      <comment>STARS</comment>
      <translation>{count} étoiles</translation>
    </message>
    <message>
      <source>1 cent</source>
      <comment>CENT</comment>
      <translation>1 cent</translation>
    </message>
    <message>
      <source>{count} cents</source>
      <comment>CENTS</comment>
      <translation>{count} cents</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in chips.</source>
      <comment>IN_CHIPS</comment>
      <translation>Quand la partie est finie, on règle les comptes en fiches.</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in stars.</source>
      <comment>IN_STARS</comment>
      <translation>Quand la partie est finie, on règle les comptes en étoiles.</translation>
    </message>
    <message>
      <source>When the match is over, it is settled in cents.</source>
      <comment>IN_CENTS</comment>
      <translation>Quand la partie est finie, on règle les comptes en cents.</translation>
    </message>
    <message>
      <source>Partners get and pay together.</source>
      <comment>SIDES</comment>
      <translation>Les partenaires reçoivent et paient ensemble.</translation>
    </message>
    <message>
      <source>Everybody else pays the winner {amount} for the match.</source>
      <comment>FOR_MATCH</comment>
      <translation>Chacun des autres paie {amount} au vainqueur pour la partie.</translation>
    </message>
    <message>
      <source>The others pay the side that wins {amount} for the match.</source>
      <comment>FOR_MATCH_SIDES</comment>
      <translation>Les autres paient {amount} au camp qui gagne pour la partie.</translation>
    </message>
    <message>
      <source>Everybody else pays the winner {amount} for every full {hundred} points between their scores.</source>
      <comment>DIFFERENCE</comment>
      <translation>Chacun des autres paie {amount} au vainqueur par tranche entière de {hundred} points d’écart.</translation>
    </message>
    <message>
      <source>Of any two, the one with fewer points pays {amount} for every full {hundred} between them.</source>
      <comment>DIFFERENCE_ALL</comment>
      <translation>Entre deux joueurs, celui qui a moins de points paie {amount} par tranche entière de {hundred} d’écart.</translation>
    </message>
    <message>
      <source>The side with fewer points pays {amount} for every full {hundred} points between the scores.</source>
      <comment>DIFFERENCE_SIDES</comment>
      <translation>Le camp qui a moins de points paie {amount} par tranche entière de {hundred} points d’écart.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays for both scores added up.</source>
      <comment>RUBICON</comment>
      <translation>Un perdant qui a moins de {limit} points paie pour la somme des deux scores.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays twice for the match.</source>
      <comment>RUBICON_MATCH</comment>
      <translation>Un perdant qui a moins de {limit} points paie le double pour la partie.</translation>
    </message>
    <message>
      <source>A loser with fewer than {limit} points pays twice for the match, and for both scores added up.</source>
      <comment>RUBICON_BOTH</comment>
      <translation>Un perdant qui a moins de {limit} points paie le double pour la partie, et pour la somme des deux scores.</translation>
    </message>
    <message>
      <source>Whoever loses a bid pays everybody else {amount} for it.</source>
      <comment>LOST_BID</comment>
      <translation>Qui manque son contrat paie {amount} à chacun des autres.</translation>
    </message>
    <message>
      <source>A side that loses a bid pays every other side {amount} for it.</source>
      <comment>LOST_BID_SIDES</comment>
      <translation>Un camp qui manque son contrat paie {amount} à chacun des autres camps.</translation>
    </message>
  </context>
  <context>
    <name>Stat</name>
    <message>
      <source>Statistics</source>
      <comment>TITLE</comment>
      <translation>Statistiques</translation>
    </message>
    <message>
      <source>–</source>
      <comment>NONE</comment>
      <translation>–</translation>
    </message>
    <message>
      <source>Finish a deal to see it here.</source>
      <comment>NONE_YET</comment>
      <translation>Terminez une donne pour la voir ici.</translation>
    </message>
    <message>
      <source>No games fit. Try broader filters above.</source>
      <comment>NONE_FITS</comment>
      <translation>Aucune partie ne convient. Élargissez les filtres ci-dessus.</translation>
    </message>
    <message>
      <source>{matches}, {deals} since {day}</source>
      <comment>SINCE</comment>
      <translation>{matches}, {deals} depuis le {day}</translation>
    </message>
    <message>
      <source>{deals} since {day}</source>
      <comment>SINCE_SHORT</comment>
      <translation>{deals} depuis le {day}</translation>
    </message>
    <message>
      <source>1 match</source>
      <comment>MATCH</comment>
      <translation>1 partie</translation>
    </message>
    <message>
      <source>{count} matches</source>
      <comment>MATCHES</comment>
      <translation>{count} parties</translation>
    </message>
    <message>
      <source>1 deal</source>
      <comment>DEAL</comment>
      <translation>1 donne</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>DEALS</comment>
      <translation>{count} donnes</translation>
    </message>
    <message>
      <source>Whose games</source>
      <comment>WHO</comment>
      <translation>Les parties de qui</translation>
    </message>
    <message>
      <source>Finished deals of this person, without matches in which others decided more than half for them</source>
      <comment>WHO_COUNTS</comment>
      <translation>Donnes terminées de cette personne, sans les parties où d’autres ont décidé plus de la moitié pour elle</translation>
    </message>
    <message>
      <source>{some} of {all}</source>
      <comment>OF</comment>
      <translation>{some} sur {all}</translation>
    </message>
    <message>
      <source>{label}: {value}</source>
      <comment>SPOKEN</comment>
      <translation>{label} : {value}</translation>
    </message>
    <message>
      <source>{label}: {value}, {note}</source>
      <comment>SPOKEN_NOTE</comment>
      <translation>{label} : {value}, {note}</translation>
    </message>
    <message>
      <source>Press to see these games.</source>
      <comment>SHOW_GAMES</comment>
      <translation>Cliquez pour voir ces parties.</translation>
    </message>
    <message>
      <source>Meld drill</source>
      <comment>MELD_DRILL</comment>
      <translation>Exercice d’annonces</translation>
    </message>
    <message>
      <source>{right} of {count}, {seconds} s</source>
      <comment>DRILLED</comment>
      <translation>{right} sur {count}, {seconds} s</translation>
    </message>
    <message>
      <source>All games</source>
      <comment>ALL_GAMES</comment>
      <translation>Tous les jeux</translation>
    </message>
    <message>
      <source>All rules</source>
      <comment>ALL_RULES</comment>
      <translation>Toutes les règles</translation>
    </message>
    <message>
      <source>Usual rules</source>
      <comment>USUAL_RULES</comment>
      <translation>Règles habituelles</translation>
    </message>
    <message>
      <source>House rules</source>
      <comment>HOUSE_RULES</comment>
      <translation>Règles maison</translation>
    </message>
    <message>
      <source>{option}: {value}</source>
      <comment>HOUSE_RULE</comment>
      <translation>{option} : {value}</translation>
    </message>
    <message>
      <source>{change}, +{count}</source>
      <comment>HOUSE_RULES_MORE</comment>
      <translation>{change}, +{count}</translation>
    </message>
    <message>
      <source>Against all</source>
      <comment>ALL_OPPONENTS</comment>
      <translation>Contre tous</translation>
    </message>
    <message>
      <source>Against {player}</source>
      <comment>AGAINST</comment>
      <translation>Contre {player}</translation>
    </message>
    <message>
      <source>Against people</source>
      <comment>AGAINST_PEOPLE</comment>
      <translation>Contre des personnes</translation>
    </message>
    <message>
      <source>All dates</source>
      <comment>ALL_DATES</comment>
      <translation>Toutes les dates</translation>
    </message>
    <message>
      <source>Past 7 days</source>
      <comment>LAST_WEEK</comment>
      <translation>7 derniers jours</translation>
    </message>
    <message>
      <source>Past 30 days</source>
      <comment>LAST_MONTH</comment>
      <translation>30 derniers jours</translation>
    </message>
    <message>
      <source>Past year</source>
      <comment>LAST_YEAR</comment>
      <translation>12 derniers mois</translation>
    </message>
    <message>
      <source>{choice}, {count}</source>
      <comment>CHOICE_COUNT</comment>
      <translation>{choice}, {count}</translation>
    </message>
    <message>
      <source>Which game</source>
      <comment>FILTER_GAME</comment>
      <translation>Quel jeu</translation>
    </message>
    <message>
      <source>Which rules</source>
      <comment>FILTER_RULES</comment>
      <translation>Quelles règles</translation>
    </message>
    <message>
      <source>Which opponents</source>
      <comment>FILTER_AGAINST</comment>
      <translation>Quels adversaires</translation>
    </message>
    <message>
      <source>Which dates</source>
      <comment>FILTER_DATES</comment>
      <translation>Quelles dates</translation>
    </message>
    <message>
      <source>Matches won</source>
      <comment>MATCHES_WON</comment>
      <translation>Parties gagnées</translation>
    </message>
    <message>
      <source>{share}, best streak {streak}</source>
      <comment>MATCHES_NOTE</comment>
      <translation>{share}, meilleure série {streak}</translation>
    </message>
    <message>
      <source>Your bids made</source>
      <comment>BIDS_MADE</comment>
      <translation>Vos mises réussies</translation>
    </message>
    <message>
      <source>{share}, {count} set</source>
      <comment>BIDS_NOTE</comment>
      <translation>{share}, {count} chutées</translation>
    </message>
    <message>
      <source>Your average bid</source>
      <comment>AVERAGE_BID</comment>
      <translation>Votre mise moyenne</translation>
    </message>
    <message>
      <source>earned {points}, {spare} to spare</source>
      <comment>BROUGHT_SPARE</comment>
      <translation>a rapporté {points}, {spare} de plus</translation>
    </message>
    <message>
      <source>earned {points}, {short} short</source>
      <comment>BROUGHT_SHORT</comment>
      <translation>a rapporté {points}, {short} de moins</translation>
    </message>
    <message>
      <source>earned just that</source>
      <comment>BROUGHT_EVEN</comment>
      <translation>a rapporté tout juste cela</translation>
    </message>
    <message>
      <source>none of yours yet</source>
      <comment>NO_BIDS</comment>
      <translation>aucune de vous pour l’instant</translation>
    </message>
    <message>
      <source>Your side's meld</source>
      <comment>SIDE_MELD</comment>
      <translation>Annonces de votre camp</translation>
    </message>
    <message>
      <source>Your meld</source>
      <comment>OWN_MELD</comment>
      <translation>Vos annonces</translation>
    </message>
    <message>
      <source>a deal; the others {others}</source>
      <comment>MELD_NOTE</comment>
      <translation>par donne ; les autres {others}</translation>
    </message>
    <message>
      <source>Points in tricks</source>
      <comment>TRICKS</comment>
      <translation>Points de levées</translation>
    </message>
    <message>
      <source>a deal, of {all}</source>
      <comment>TRICKS_NOTE</comment>
      <translation>par donne, sur {all}</translation>
    </message>
    <message>
      <source>You against Expert with the same cards</source>
      <comment>COURSE</comment>
      <translation>Vous et l’expert avec les mêmes cartes</translation>
    </message>
    <message>
      <source>Expert also played your seat in {deals}: same cards, same players. The luck of the deal cancels out.</source>
      <comment>COURSE_NOTE</comment>
      <translation>L’expert a aussi joué à votre place {deals} : mêmes cartes, mêmes joueurs. La chance de la donne s’annule.</translation>
    </message>
    <message>
      <source>After 20 deals, this shows how you do, luck aside.</source>
      <comment>COURSE_FIRST</comment>
      <translation>Après 20 donnes, ceci montre comment vous jouez, chance mise à part.</translation>
    </message>
    <message>
      <source>{some} of {all} deals so far</source>
      <comment>COURSE_PROGRESS</comment>
      <translation>{some} donnes sur {all} jusqu’ici</translation>
    </message>
    <message>
      <source>{some} of 1 deal so far</source>
      <comment>COURSE_PROGRESS_ONE</comment>
      <translation>{some} donne sur 1 jusqu’ici</translation>
    </message>
    <message>
      <source>Now {points} a deal</source>
      <comment>COURSE_NOW</comment>
      <translation>Maintenant {points} par donne</translation>
    </message>
    <message>
      <source>points a deal, over the last 60 deals; the true value lies in the band 19 times out of 20</source>
      <comment>COURSE_AXIS</comment>
      <translation>points par donne, sur les 60 dernières donnes ; la vraie valeur est dans la bande 19 fois sur 20</translation>
    </message>
    <message>
      <source>chips a deal, over the last 60 deals; the true value lies in the band 19 times out of 20</source>
      <comment>COURSE_AXIS_CHIPS</comment>
      <translation>fiches par donne, sur les 60 dernières donnes ; la vraie valeur est dans la bande 19 fois sur 20</translation>
    </message>
    <message>
      <source>You {points}</source>
      <comment>COURSE_YOU</comment>
      <translation>Vous {points}</translation>
    </message>
    <message>
      <source>Expert</source>
      <comment>COURSE_EXPERT</comment>
      <translation>Expert</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <comment>COURSE_BAND</comment>
      <translation>{low} à {high}</translation>
    </message>
    <message>
      <source>Same cards: you average {points} points a deal compared to Expert, between {low} and {high}.</source>
      <comment>COURSE_SPOKEN</comment>
      <translation>Mêmes cartes : vous faites en moyenne {points} points par donne par rapport à l’expert, entre {low} et {high}.</translation>
    </message>
    <message>
      <source>Same cards: you average {points} chips a deal compared to Expert, between {low} and {high}.</source>
      <comment>COURSE_SPOKEN_CHIPS</comment>
      <translation>Mêmes cartes : vous faites en moyenne {points} fiches par donne par rapport à l’expert, entre {low} et {high}.</translation>
    </message>
    <message>
      <source>After {deals}: {points}, between {low} and {high}</source>
      <comment>COURSE_ROW</comment>
      <translation>Après {deals} : {points}, entre {low} et {high}</translation>
    </message>
    <message>
      <source>Your bids, made and set</source>
      <comment>BIDS</comment>
      <translation>Vos mises, réussies et chutées</translation>
    </message>
    <message>
      <source>1 contract</source>
      <comment>CONTRACT</comment>
      <translation>1 contrat</translation>
    </message>
    <message>
      <source>{count} contracts</source>
      <comment>CONTRACTS</comment>
      <translation>{count} contrats</translation>
    </message>
    <message>
      <source>{low} – {high}</source>
      <comment>HEIGHTS</comment>
      <translation>{low} – {high}</translation>
    </message>
    <message>
      <source>{low} and up</source>
      <comment>AND_UP</comment>
      <translation>{low} et plus</translation>
    </message>
    <message>
      <source>made</source>
      <comment>MADE</comment>
      <translation>réussies</translation>
    </message>
    <message>
      <source>set</source>
      <comment>SET</comment>
      <translation>chutées</translation>
    </message>
    <message>
      <source>set, {count} of them thrown in</source>
      <comment>SET_THROWN</comment>
      <translation>chutées, dont {count} abandonnées</translation>
    </message>
    <message>
      <source>Bids of {heights}: {made} made, {set} set, {share}</source>
      <comment>BID_SPOKEN</comment>
      <translation>Mises de {heights} : {made} réussies, {set} chutées, {share}</translation>
    </message>
    <message>
      <source>Of {contracts}, you made {made} and went set on {set}.</source>
      <comment>BIDS_SPOKEN</comment>
      <translation>Sur {contracts} : {made} réussis et {set} chutés.</translation>
    </message>
    <message>
      <source>Your contracts appear here, by the size of the bid.</source>
      <comment>BIDS_NONE</comment>
      <translation>Vos contrats paraissent ici, selon la mise.</translation>
    </message>
    <message>
      <source>Best hand</source>
      <comment>BEST</comment>
      <translation>Meilleure main</translation>
    </message>
    <message>
      <source>{day}, deal {number}</source>
      <comment>BEST_AT</comment>
      <translation>{day}, donne {number}</translation>
    </message>
    <message>
      <source>Meld {points}</source>
      <comment>BEST_MELD</comment>
      <translation>Annonces {points}</translation>
    </message>
    <message>
      <source>Bid {points}</source>
      <comment>BEST_BID</comment>
      <translation>Mise {points}</translation>
    </message>
    <message>
      <source>Earned {points}</source>
      <comment>BEST_BROUGHT</comment>
      <translation>Rapporté {points}</translation>
    </message>
    <message>
      <source>The hand with your biggest meld goes here.</source>
      <comment>BEST_NONE</comment>
      <translation>Ici va la main de vos plus grosses annonces.</translation>
    </message>
    <message>
      <source>Best hand, {when}: {cards}. {melds}</source>
      <comment>BEST_SPOKEN</comment>
      <translation>Meilleure main, {when} : {cards}. {melds}</translation>
    </message>
    <message>
      <source>Press to look back at this deal.</source>
      <comment>LOOK_BACK</comment>
      <translation>Cliquez pour revoir cette donne.</translation>
    </message>
    <message>
      <source>Streaks</source>
      <comment>STREAKS</comment>
      <translation>Séries</translation>
    </message>
    <message>
      <source>Matches won in a row</source>
      <comment>MATCH_STREAK</comment>
      <translation>Parties gagnées de suite</translation>
    </message>
    <message>
      <source>Now</source>
      <comment>NOW</comment>
      <translation>Maintenant</translation>
    </message>
    <message>
      <source>{count} won</source>
      <comment>NOW_WON</comment>
      <translation>{count} gagnées</translation>
    </message>
    <message>
      <source>{count} lost</source>
      <comment>NOW_LOST</comment>
      <translation>{count} perdues</translation>
    </message>
    <message>
      <source>Bids made in a row</source>
      <comment>BID_STREAK</comment>
      <translation>Mises réussies de suite</translation>
    </message>
    <message>
      <source>Deals won</source>
      <comment>DEALS_WON</comment>
      <translation>Donnes gagnées</translation>
    </message>
    <message>
      <source>Most in one deal</source>
      <comment>MOST</comment>
      <translation>Record d’une donne</translation>
    </message>
    <message>
      <source>Taken back, not counted</source>
      <comment>TAKEN_BACK</comment>
      <translation>Annulés, non comptés</translation>
    </message>
    <message>
      <source>Matches left early</source>
      <comment>LEFT</comment>
      <translation>Parties quittées</translation>
    </message>
    <message>
      <source>You left {left} of {all} matches with others before their end. Nobody else is told.</source>
      <comment>LEFT_WHY</comment>
      <translation>Vous avez quitté {left} des {all} parties avec d’autres avant la fin. Personne d’autre ne l’apprend.</translation>
    </message>
    <message>
      <source>Where the points go</source>
      <comment>WHERE</comment>
      <translation>Où vont les points</translation>
    </message>
    <message>
      <source>points a deal: {points}</source>
      <comment>WHERE_NOTE</comment>
      <translation>points par donne : {points}</translation>
    </message>
    <message>
      <source>chips a deal: {points}</source>
      <comment>WHERE_NOTE_CHIPS</comment>
      <translation>fiches par donne : {points}</translation>
    </message>
    <message>
      <source>Your bids made</source>
      <comment>WHERE_MADE</comment>
      <translation>Vos mises réussies</translation>
    </message>
    <message>
      <source>Your bids set</source>
      <comment>WHERE_SET</comment>
      <translation>Vos mises chutées</translation>
    </message>
    <message>
      <source>Your partner's bids</source>
      <comment>WHERE_PARTNER</comment>
      <translation>Mises de votre partenaire</translation>
    </message>
    <message>
      <source>The others' bids</source>
      <comment>WHERE_OTHERS</comment>
      <translation>Mises des autres</translation>
    </message>
    <message>
      <source>Other deals</source>
      <comment>WHERE_NONE</comment>
      <translation>Autres donnes</translation>
    </message>
    <message>
      <source>What your bids earn and the others' bids cost you, per deal.</source>
      <comment>WHERE_EMPTY</comment>
      <translation>Ce que rapportent vos mises et coûtent celles des autres, par donne.</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Plus</translation>
    </message>
    <message>
      <source>Close</source>
      <comment>CANCEL</comment>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Your cards compared to chance</source>
      <comment>CHANCE</comment>
      <translation>Vos cartes comparées au hasard</translation>
    </message>
    <message>
      <source>Export as CSV…</source>
      <comment>EXPORT</comment>
      <translation>Exporter en CSV…</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <comment>EXPORT_FILES</comment>
      <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
      <source>Your statistics are in {path}.</source>
      <comment>EXPORTED</comment>
      <translation>Vos statistiques sont dans {path}.</translation>
    </message>
    <message>
      <source>{path} can't be written: {reason}.</source>
      <comment>NOT_EXPORTED</comment>
      <translation>Impossible d’écrire {path} : {reason}.</translation>
    </message>
    <message>
      <source>Start counting over</source>
      <comment>BEGIN_ANEW</comment>
      <translation>Recommencer à compter</translation>
    </message>
    <message>
      <source>Everything</source>
      <comment>ANEW_ALL</comment>
      <translation>Tout</translation>
    </message>
    <message>
      <source>Matches and deals won</source>
      <comment>ANEW_MATCHES</comment>
      <translation>Parties et donnes gagnées</translation>
    </message>
    <message>
      <source>Bids made and set</source>
      <comment>ANEW_BIDS</comment>
      <translation>Mises réussies et chutées</translation>
    </message>
    <message>
      <source>Meld and tricks</source>
      <comment>ANEW_POINTS</comment>
      <translation>Annonces et levées</translation>
    </message>
    <message>
      <source>{part}: only games played from now on will count. Your games stay, and you can undo this.</source>
      <comment>ANEW_QUESTION</comment>
      <translation>{part} : seules les parties jouées à partir de maintenant compteront. Vos parties restent, et vous pouvez revenir en arrière.</translation>
    </message>
    <message>
      <source>Start over</source>
      <comment>ANEW_YES</comment>
      <translation>Recommencer</translation>
    </message>
    <message>
      <source>{part}: counting starts over now.</source>
      <comment>ANEW_DONE</comment>
      <translation>{part} : le compte recommence maintenant.</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>ANEW_BACK</comment>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Count all games again</source>
      <comment>ANEW_UNDO</comment>
      <translation>Compter de nouveau toutes les parties</translation>
    </message>
    <message>
      <source>{part}, since {day}</source>
      <comment>ANEW_SINCE</comment>
      <translation>{part}, depuis le {day}</translation>
    </message>
  </context>
  <context>
    <name>Story</name>
    <message>
      <source>Deal {number}. {name} dealt.</source>
      <comment>DEALT</comment>
      <translation>Donne {number}. Donneur : {name}.</translation>
    </message>
    <message>
      <source>Deal {number}. {name} dealt and turned the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Donne {number}. Donneur : {name}. Retourne : {card}.</translation>
    </message>
    <message>
      <source>{name} sits out this deal.</source>
      <comment>RESTS</comment>
      <translation>{name} se repose pour cette donne.</translation>
    </message>
    <message>
      <source>{name} cut.</source>
      <comment>CUTS</comment>
      <translation>{name} coupe le jeu.</translation>
    </message>
    <message>
      <source>{name} drew the {card} for the first deal.</source>
      <comment>DREW_FOR_DEAL</comment>
      <translation>{name} tire {card} pour la première donne.</translation>
    </message>
    <message>
      <source>{name} deals first.</source>
      <comment>DEALS_FIRST</comment>
      <translation>{name} distribue en premier.</translation>
    </message>
    <message>
      <source>{name} threw the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>{name} rend sa main.</translation>
    </message>
    <message>
      <source>{name} kept the hand.</source>
      <comment>STOOD</comment>
      <translation>{name} garde sa main.</translation>
    </message>
    <message>
      <source>{name} kept the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>{name} garde la première carte.</translation>
    </message>
    <message>
      <source>{name} took the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>{name} prend la seconde carte.</translation>
    </message>
    <message>
      <source>{name} bid {amount}.</source>
      <comment>BID</comment>
      <translation>{name} mise {amount}.</translation>
    </message>
    <message>
      <source>{name} had to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>{name} doit miser {amount}.</translation>
    </message>
    <message>
      <source>{name} passed.</source>
      <comment>PASSED</comment>
      <translation>{name} passe.</translation>
    </message>
    <message>
      <source>{name} passed with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>{name} passe avec aide.</translation>
    </message>
    <message>
      <source>{name} took the bid at {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>{name} prend à {amount}.</translation>
    </message>
    <message>
      <source>{name} got stuck with the bid at {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>{name} doit prendre à {amount}.</translation>
    </message>
    <message>
      <source>The bidding is over: {bids}.</source>
      <comment>AUCTION_SUMMED</comment>
      <translation>Les enchères sont finies : {bids}.</translation>
    </message>
    <message>
      <source>{names} {amount}</source>
      <comment>SIDE_BID</comment>
      <translation>{names} {amount}</translation>
    </message>
    <message>
      <source>{name} took the {widow}.</source>
      <comment>WIDOW</comment>
      <translation>{name} prend le {widow}.</translation>
    </message>
    <message>
      <source>{name} took the {widow}: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>{name} prend le {widow} : {cards}.</translation>
    </message>
    <message>
      <source>{name} dealt out the kitty.</source>
      <comment>KITTY</comment>
      <translation>{name} distribue le kitty.</translation>
    </message>
    <message>
      <source>{name} conceded.</source>
      <comment>CONCEDED</comment>
      <translation>{name} abandonne.</translation>
    </message>
    <message>
      <source>{name} named {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>{name} choisit l’atout : {suit}.</translation>
    </message>
    <message>
      <source>{name} called the {card}.</source>
      <comment>CALLED</comment>
      <translation>{name} appelle {card}.</translation>
    </message>
    <message>
      <source>{name} called the {card}, but nobody had it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>{name} appelle {card}, mais personne ne l’a.</translation>
    </message>
    <message>
      <source>{name} is the partner.</source>
      <comment>PARTNER</comment>
      <translation>{name} est le partenaire.</translation>
    </message>
    <message>
      <source>{name} passed {cards} to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>{name} donne {cards} à {receiver}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}.</source>
      <comment>BURIED</comment>
      <translation>{name} écarte {cards}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}: {named}.</source>
      <comment>BURIED_NAMED</comment>
      <translation>{name} écarte {cards} : {named}.</translation>
    </message>
    <message>
      <source>{name} buried {cards}, among them {named}.</source>
      <comment>BURIED_AMONG</comment>
      <translation>{name} écarte {cards}, dont {named}.</translation>
    </message>
    <message>
      <source>{name} melded {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>{name} annonce {amount} : {melds}.</translation>
    </message>
    <message>
      <source>{name} had no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>{name} n’a pas d’annonce.</translation>
    </message>
    <message>
      <source>The melds went back into the hands.</source>
      <comment>TAKEN_UP</comment>
      <translation>Les annonces retournent dans les mains.</translation>
    </message>
    <message>
      <source>{name} melded {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>{name} annonce {meld} : {amount}.</translation>
    </message>
    <message>
      <source>{name} traded the {dix} for the {upcard}.</source>
      <comment>EXCHANGED</comment>
      <translation>{name} échange {dix} contre {upcard}.</translation>
    </message>
    <message>
      <source>{name} drew a card.</source>
      <comment>DREW</comment>
      <translation>{name} pioche une carte.</translation>
    </message>
    <message>
      <source>{name} drew the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>{name} pioche {card}.</translation>
    </message>
    <message>
      <source>{name} threw in the hand.</source>
      <comment>THROWS_IN</comment>
      <translation>{name} abandonne la donne.</translation>
    </message>
    <message>
      <source>{name} went for the moon.</source>
      <comment>SHOOTS</comment>
      <translation>{name} tente le chelem.</translation>
    </message>
    <message>
      <source>{name} played on.</source>
      <comment>PLAYS_ON</comment>
      <translation>{name} continue.</translation>
    </message>
    <message>
      <source>{name} led {card}.</source>
      <comment>LED</comment>
      <translation>{name} entame {card}.</translation>
    </message>
    <message>
      <source>{name} played {card}.</source>
      <comment>PLAYED</comment>
      <translation>{name} joue {card}.</translation>
    </message>
    <message>
      <source>{name} took the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>{name} gagne la levée : {points}.</translation>
    </message>
    <message>
      <source>{name} took the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>{name} gagne la dernière levée : {points}.</translation>
    </message>
    <message>
      <source>{name} missed the moon.</source>
      <comment>MOON_MISSED</comment>
      <translation>Chelem manqué : {name}.</translation>
    </message>
    <message>
      <source>{name} declared out.</source>
      <comment>OUT</comment>
      <translation>{name} se déclare gagnant.</translation>
    </message>
    <message>
      <source>The match now goes to {target}.</source>
      <comment>TARGET</comment>
      <translation>La partie va maintenant à {target}.</translation>
    </message>
  </context>
  <context>
    <name>TableFault</name>
    <message>
      <source>Another program already uses the port {port} of this computer: please choose another one, or end that program.</source>
      <comment>PORT_TAKEN</comment>
      <translation>Un autre programme utilise déjà le port {port} de cet ordinateur : choisissez-en un autre ou fermez ce programme.</translation>
    </message>
    <message>
      <source>Other programs use all ports from {first} to {last} of this computer: please end one of them.</source>
      <comment>NO_PORT</comment>
      <translation>D’autres programmes utilisent tous les ports de {first} à {last} de cet ordinateur : fermez-en un.</translation>
    </message>
    <message>
      <source>This system lets the table listen nowhere ({reason}): please look at its network settings.</source>
      <comment>NO_SOCKET</comment>
      <translation>Ce système ne laisse la table recevoir aucune connexion ({reason}) : vérifiez ses réglages réseau.</translation>
    </message>
    <message>
      <source>This computer cannot listen at {address} ({reason}): please name one of its own addresses.</source>
      <comment>NO_ADDRESS</comment>
      <translation>Cet ordinateur ne peut pas recevoir de connexions à l’adresse {address} ({reason}) : indiquez une de ses propres adresses.</translation>
    </message>
    <message>
      <source>This computer is in no local network, so phones cannot reach the table: please connect it to the same Wi-Fi as the phones.</source>
      <comment>NO_NETWORK</comment>
      <translation>Cet ordinateur n’est sur aucun réseau local, et les téléphones ne peuvent pas joindre la table : connectez-le au même Wi-Fi que les téléphones.</translation>
    </message>
    <message>
      <source>The table has ended unexpectedly: please open it again, and the game goes on where it was.</source>
      <comment>LOST</comment>
      <translation>La table s’est fermée de façon inattendue : rouvrez-la, et la partie reprendra où elle en était.</translation>
    </message>
  </context>
  <context>
    <name>TablePhrase</name>
    <message>
      <source>Well played!</source>
      <comment>WELL_PLAYED</comment>
      <translation>Bien joué !</translation>
    </message>
    <message>
      <source>Nice meld!</source>
      <comment>NICE_MELD</comment>
      <translation>Belle annonce !</translation>
    </message>
    <message>
      <source>Thank you!</source>
      <comment>THANK_YOU</comment>
      <translation>Merci !</translation>
    </message>
    <message>
      <source>Good luck!</source>
      <comment>GOOD_LUCK</comment>
      <translation>Bonne chance !</translation>
    </message>
    <message>
      <source>Sorry!</source>
      <comment>SORRY</comment>
      <translation>Pardon !</translation>
    </message>
    <message>
      <source>Oops!</source>
      <comment>OOPS</comment>
      <translation>Oups !</translation>
    </message>
    <message>
      <source>Wow!</source>
      <comment>WOW</comment>
      <translation>Wow !</translation>
    </message>
    <message>
      <source>That was close!</source>
      <comment>CLOSE</comment>
      <translation>C’était serré !</translation>
    </message>
    <message>
      <source>Take your time.</source>
      <comment>TAKE_YOUR_TIME</comment>
      <translation>Prenez votre temps.</translation>
    </message>
    <message>
      <source>One moment, please.</source>
      <comment>ONE_MOMENT</comment>
      <translation>Un petit instant.</translation>
    </message>
    <message>
      <source>One more game?</source>
      <comment>ANOTHER</comment>
      <translation>Encore une partie ?</translation>
    </message>
    <message>
      <source>Good game!</source>
      <comment>GOOD_GAME</comment>
      <translation>Belle partie !</translation>
    </message>
  </context>
  <context>
    <name>TalkLine</name>
    <message>
      <source>I'll gladly take those.</source>
      <comment>NORA_OWN_FIRST</comment>
      <translation>Volontiers, je prends.</translation>
    </message>
    <message>
      <source>Oh, that helps a lot.</source>
      <comment>NORA_OWN_SECOND</comment>
      <translation>Oh, ça m’aide beaucoup.</translation>
    </message>
    <message>
      <source>Lovely, {name}!</source>
      <comment>NORA_NAMED</comment>
      <translation>Magnifique, {name} !</translation>
    </message>
    <message>
      <source>We're on our way now.</source>
      <comment>NORA_PARTNER</comment>
      <translation>Nous voilà bien partis.</translation>
    </message>
    <message>
      <source>You earned that one.</source>
      <comment>NORA_OTHERS</comment>
      <translation>Celle-là est méritée.</translation>
    </message>
    <message>
      <source>No trumps left, I think.</source>
      <comment>NORA_LAST_TRUMP</comment>
      <translation>Plus d’atouts, je crois.</translation>
    </message>
    <message>
      <source>Oh, how pretty that is!</source>
      <comment>NORA_MELD</comment>
      <translation>Oh, que c’est joli !</translation>
    </message>
    <message>
      <source>And there it is!</source>
      <comment>NORA_MADE</comment>
      <translation>Et voilà !</translation>
    </message>
    <message>
      <source>That was a bit hopeful.</source>
      <comment>NORA_SET</comment>
      <translation>J’y croyais un peu trop.</translation>
    </message>
    <message>
      <source>I'd have bid it, too.</source>
      <comment>NORA_KIND</comment>
      <translation>J’aurais misé aussi.</translation>
    </message>
    <message>
      <source>Much obliged, everyone.</source>
      <comment>WALTER_OWN_FIRST</comment>
      <translation>Fort obligé, mes amis.</translation>
    </message>
    <message>
      <source>I shall keep those.</source>
      <comment>WALTER_OWN_SECOND</comment>
      <translation>Je garde, si je puis.</translation>
    </message>
    <message>
      <source>Well covered, {name}.</source>
      <comment>WALTER_NAMED</comment>
      <translation>Bien couvert, {name}.</translation>
    </message>
    <message>
      <source>Capital. Simply capital.</source>
      <comment>WALTER_PARTNER</comment>
      <translation>Admirable, admirable.</translation>
    </message>
    <message>
      <source>My compliments.</source>
      <comment>WALTER_OTHERS</comment>
      <translation>Mes compliments.</translation>
    </message>
    <message>
      <source>That was the last trump.</source>
      <comment>WALTER_LAST_TRUMP</comment>
      <translation>L’atout est épuisé.</translation>
    </message>
    <message>
      <source>A sight for old eyes.</source>
      <comment>WALTER_MELD</comment>
      <translation>Un plaisir pour l’œil.</translation>
    </message>
    <message>
      <source>Signed and delivered.</source>
      <comment>WALTER_MADE</comment>
      <translation>Promis, livré.</translation>
    </message>
    <message>
      <source>My arithmetic, alas.</source>
      <comment>WALTER_SET</comment>
      <translation>Mal compté, hélas.</translation>
    </message>
    <message>
      <source>A brave bid, I'd say.</source>
      <comment>WALTER_KIND</comment>
      <translation>Une mise courageuse.</translation>
    </message>
    <message>
      <source>That will do nicely.</source>
      <comment>EDITH_OWN_FIRST</comment>
      <translation>Cela m’ira très bien.</translation>
    </message>
    <message>
      <source>I was hoping for that.</source>
      <comment>EDITH_OWN_SECOND</comment>
      <translation>Je l’espérais bien.</translation>
    </message>
    <message>
      <source>Quite right, {name}.</source>
      <comment>EDITH_NAMED</comment>
      <translation>Très juste, {name}.</translation>
    </message>
    <message>
      <source>Just where I wanted it.</source>
      <comment>EDITH_PARTNER</comment>
      <translation>Juste où il me la faut.</translation>
    </message>
    <message>
      <source>I saw that coming.</source>
      <comment>EDITH_OTHERS</comment>
      <translation>Je la voyais venir.</translation>
    </message>
    <message>
      <source>So much for trumps.</source>
      <comment>EDITH_LAST_TRUMP</comment>
      <translation>Adieu, les atouts.</translation>
    </message>
    <message>
      <source>That is rather a lot.</source>
      <comment>EDITH_MELD</comment>
      <translation>Ce n’est pas rien.</translation>
    </message>
    <message>
      <source>As I was saying.</source>
      <comment>EDITH_MADE</comment>
      <translation>Je vous le disais.</translation>
    </message>
    <message>
      <source>I have been wiser.</source>
      <comment>EDITH_SET</comment>
      <translation>J’ai été plus sage.</translation>
    </message>
    <message>
      <source>The cards were rude.</source>
      <comment>EDITH_KIND</comment>
      <translation>Quelles cartes impolies.</translation>
    </message>
    <message>
      <source>Don't mind if I do.</source>
      <comment>SAM_OWN_FIRST</comment>
      <translation>C’est pas de refus.</translation>
    </message>
    <message>
      <source>I have room for those.</source>
      <comment>SAM_OWN_SECOND</comment>
      <translation>J’ai de la place.</translation>
    </message>
    <message>
      <source>Smooth, {name}.</source>
      <comment>SAM_NAMED</comment>
      <translation>Tout en douceur, {name}.</translation>
    </message>
    <message>
      <source>Couldn't be smoother.</source>
      <comment>SAM_PARTNER</comment>
      <translation>Ça glisse tout seul.</translation>
    </message>
    <message>
      <source>Can't argue with that.</source>
      <comment>SAM_OTHERS</comment>
      <translation>Rien à redire.</translation>
    </message>
    <message>
      <source>Trumps are all gone.</source>
      <comment>SAM_LAST_TRUMP</comment>
      <translation>Fini, les atouts.</translation>
    </message>
    <message>
      <source>Save some for us.</source>
      <comment>SAM_MELD</comment>
      <translation>Laissez-en aux autres.</translation>
    </message>
    <message>
      <source>Home before dark.</source>
      <comment>SAM_MADE</comment>
      <translation>Rentrés avant la nuit.</translation>
    </message>
    <message>
      <source>I bit off too much.</source>
      <comment>SAM_SET</comment>
      <translation>J’ai vu trop grand.</translation>
    </message>
    <message>
      <source>Nobody makes them all.</source>
      <comment>SAM_KIND</comment>
      <translation>On en rate tous.</translation>
    </message>
    <message>
      <source>I had been counting.</source>
      <comment>RUTH_OWN_FIRST</comment>
      <translation>Je comptais justement.</translation>
    </message>
    <message>
      <source>Those add up.</source>
      <comment>RUTH_OWN_SECOND</comment>
      <translation>Ça s’additionne.</translation>
    </message>
    <message>
      <source>Perfect timing, {name}.</source>
      <comment>RUTH_NAMED</comment>
      <translation>Pile à temps, {name}.</translation>
    </message>
    <message>
      <source>Right on the beat.</source>
      <comment>RUTH_PARTNER</comment>
      <translation>Pile sur le temps.</translation>
    </message>
    <message>
      <source>You counted well.</source>
      <comment>RUTH_OTHERS</comment>
      <translation>Vous avez bien compté.</translation>
    </message>
    <message>
      <source>I make that every trump.</source>
      <comment>RUTH_LAST_TRUMP</comment>
      <translation>Compte d’atouts complet.</translation>
    </message>
    <message>
      <source>I had to look twice.</source>
      <comment>RUTH_MELD</comment>
      <translation>J’ai regardé deux fois.</translation>
    </message>
    <message>
      <source>It came out right.</source>
      <comment>RUTH_MADE</comment>
      <translation>Le compte est bon.</translation>
    </message>
    <message>
      <source>I counted one too many.</source>
      <comment>RUTH_SET</comment>
      <translation>Compté un de trop.</translation>
    </message>
    <message>
      <source>Bid it again next time.</source>
      <comment>RUTH_KIND</comment>
      <translation>À refaire, sans hésiter.</translation>
    </message>
    <message>
      <source>Well, thank you.</source>
      <comment>HUGO_OWN_FIRST</comment>
      <translation>Eh bien, merci.</translation>
    </message>
    <message>
      <source>I waited for that one.</source>
      <comment>HUGO_OWN_SECOND</comment>
      <translation>Je l’attendais bien.</translation>
    </message>
    <message>
      <source>Beautiful, {name}.</source>
      <comment>HUGO_NAMED</comment>
      <translation>Superbe, {name}.</translation>
    </message>
    <message>
      <source>Now it goes our way.</source>
      <comment>HUGO_PARTNER</comment>
      <translation>Le vent a tourné.</translation>
    </message>
    <message>
      <source>I enjoyed watching that.</source>
      <comment>HUGO_OTHERS</comment>
      <translation>Un plaisir à regarder.</translation>
    </message>
    <message>
      <source>Now aces can breathe.</source>
      <comment>HUGO_LAST_TRUMP</comment>
      <translation>Les as respirent enfin.</translation>
    </message>
    <message>
      <source>May I admire that?</source>
      <comment>HUGO_MELD</comment>
      <translation>Je peux admirer ?</translation>
    </message>
    <message>
      <source>That went rather well.</source>
      <comment>HUGO_MADE</comment>
      <translation>Plutôt bien réussi.</translation>
    </message>
    <message>
      <source>I hoped a little hard.</source>
      <comment>HUGO_SET</comment>
      <translation>J’ai un peu trop espéré.</translation>
    </message>
    <message>
      <source>The next one is yours.</source>
      <comment>HUGO_KIND</comment>
      <translation>La prochaine est à vous.</translation>
    </message>
    <message>
      <source>Those suit me well.</source>
      <comment>CLARA_OWN_FIRST</comment>
      <translation>Elles me vont bien.</translation>
    </message>
    <message>
      <source>How kind of the cards.</source>
      <comment>CLARA_OWN_SECOND</comment>
      <translation>Aimables, ces cartes.</translation>
    </message>
    <message>
      <source>Elegant, {name}.</source>
      <comment>CLARA_NAMED</comment>
      <translation>Élégant, {name}.</translation>
    </message>
    <message>
      <source>We think alike.</source>
      <comment>CLARA_PARTNER</comment>
      <translation>Nous pensons pareil.</translation>
    </message>
    <message>
      <source>That was stylish.</source>
      <comment>CLARA_OTHERS</comment>
      <translation>Quel style.</translation>
    </message>
    <message>
      <source>The trumps have left us.</source>
      <comment>CLARA_LAST_TRUMP</comment>
      <translation>L’atout nous a quittés.</translation>
    </message>
    <message>
      <source>What an entrance.</source>
      <comment>CLARA_MELD</comment>
      <translation>Quelle entrée en scène.</translation>
    </message>
    <message>
      <source>I never doubted it.</source>
      <comment>CLARA_MADE</comment>
      <translation>Je n’en ai jamais douté.</translation>
    </message>
    <message>
      <source>I did doubt it a bit.</source>
      <comment>CLARA_SET</comment>
      <translation>J’en doutais un peu.</translation>
    </message>
    <message>
      <source>It deserved to work.</source>
      <comment>CLARA_KIND</comment>
      <translation>Cela méritait de passer.</translation>
    </message>
    <message>
      <source>A fortunate trick.</source>
      <comment>KENJI_OWN_FIRST</comment>
      <translation>Une levée chanceuse.</translation>
    </message>
    <message>
      <source>Thank you.</source>
      <comment>KENJI_OWN_SECOND</comment>
      <translation>Merci bien.</translation>
    </message>
    <message>
      <source>Well judged, {name}.</source>
      <comment>KENJI_NAMED</comment>
      <translation>Bien jugé, {name}.</translation>
    </message>
    <message>
      <source>That was precise.</source>
      <comment>KENJI_PARTNER</comment>
      <translation>Quelle précision.</translation>
    </message>
    <message>
      <source>Very well played.</source>
      <comment>KENJI_OTHERS</comment>
      <translation>Très bien joué.</translation>
    </message>
    <message>
      <source>No trump remains.</source>
      <comment>KENJI_LAST_TRUMP</comment>
      <translation>Il ne reste aucun atout.</translation>
    </message>
    <message>
      <source>That is rare to see.</source>
      <comment>KENJI_MELD</comment>
      <translation>On voit cela rarement.</translation>
    </message>
    <message>
      <source>It was enough.</source>
      <comment>KENJI_MADE</comment>
      <translation>Cela a suffi.</translation>
    </message>
    <message>
      <source>I asked for too much.</source>
      <comment>KENJI_SET</comment>
      <translation>J’en demandais trop.</translation>
    </message>
    <message>
      <source>A good bid all the same.</source>
      <comment>KENJI_KIND</comment>
      <translation>Bonne mise, pourtant.</translation>
    </message>
    <message>
      <source>Oh, good. I needed that.</source>
      <comment>AMIRA_OWN_FIRST</comment>
      <translation>Ah, j’en avais besoin.</translation>
    </message>
    <message>
      <source>What a nice surprise.</source>
      <comment>AMIRA_OWN_SECOND</comment>
      <translation>Quelle bonne surprise.</translation>
    </message>
    <message>
      <source>Thank you, {name}!</source>
      <comment>AMIRA_NAMED</comment>
      <translation>Merci, {name} !</translation>
    </message>
    <message>
      <source>Keep them coming.</source>
      <comment>AMIRA_PARTNER</comment>
      <translation>Continuez comme ça.</translation>
    </message>
    <message>
      <source>All right, I liked that.</source>
      <comment>AMIRA_OTHERS</comment>
      <translation>D’accord, ça m’a plu.</translation>
    </message>
    <message>
      <source>That's trumps finished.</source>
      <comment>AMIRA_LAST_TRUMP</comment>
      <translation>Terminé, les atouts.</translation>
    </message>
    <message>
      <source>Leave it there a minute.</source>
      <comment>AMIRA_MELD</comment>
      <translation>Laissez ça une minute.</translation>
    </message>
    <message>
      <source>I knew it would hold.</source>
      <comment>AMIRA_MADE</comment>
      <translation>Je savais que ça irait.</translation>
    </message>
    <message>
      <source>Well, it was fun to try.</source>
      <comment>AMIRA_SET</comment>
      <translation>C’était drôle d’essayer.</translation>
    </message>
    <message>
      <source>You gave it a real go.</source>
      <comment>AMIRA_KIND</comment>
      <translation>Vous avez vraiment osé.</translation>
    </message>
    <message>
      <source>Ha! Mine.</source>
      <comment>OSCAR_OWN_FIRST</comment>
      <translation>Ha ! À moi.</translation>
    </message>
    <message>
      <source>Look at all those!</source>
      <comment>OSCAR_OWN_SECOND</comment>
      <translation>Regardez-moi ça !</translation>
    </message>
    <message>
      <source>Great one, {name}!</source>
      <comment>OSCAR_NAMED</comment>
      <translation>Quel coup, {name} !</translation>
    </message>
    <message>
      <source>High five later.</source>
      <comment>OSCAR_PARTNER</comment>
      <translation>On topera plus tard.</translation>
    </message>
    <message>
      <source>Ouch. Good one.</source>
      <comment>OSCAR_OTHERS</comment>
      <translation>Aïe. Bien vu.</translation>
    </message>
    <message>
      <source>Bye-bye, trumps.</source>
      <comment>OSCAR_LAST_TRUMP</comment>
      <translation>Bye bye, les atouts.</translation>
    </message>
    <message>
      <source>That's half the deck!</source>
      <comment>OSCAR_MELD</comment>
      <translation>Un demi-paquet !</translation>
    </message>
    <message>
      <source>Made it!</source>
      <comment>OSCAR_MADE</comment>
      <translation>Réussi !</translation>
    </message>
    <message>
      <source>I got carried away.</source>
      <comment>OSCAR_SET</comment>
      <translation>Je me suis emballé.</translation>
    </message>
    <message>
      <source>Happens to me weekly.</source>
      <comment>OSCAR_KIND</comment>
      <translation>Ça m’arrive souvent.</translation>
    </message>
  </context>
  <context>
    <name>TogetherHelp</name>
    <message>
      <source>How to begin</source>
      <comment>START</comment>
      <translation>Pour commencer</translation>
    </message>
    <message>
      <source>Game &gt; Play together opens the table: phones and computers on your home network can then join it with its code. Until then, nothing is open to anybody.</source>
      <comment>OPEN</comment>
      <translation>Partie &gt; Jouer ensemble ouvre la table : les téléphones et ordinateurs de votre réseau domestique peuvent alors la rejoindre avec son code. Jusque-là, rien n’est ouvert à personne.</translation>
    </message>
    <message>
      <source>Everybody points a phone's camera at the code, or opens the address in a browser and enters the six letters. There is no app and no account, and the Internet isn't needed; only the Wi-Fi must be the same.</source>
      <comment>JOIN</comment>
      <translation>Chacun pointe l’appareil photo d’un téléphone vers le code, ou ouvre l’adresse dans un navigateur et saisit les six lettres. Il n’y a ni application ni compte, et Internet n’est pas nécessaire ; seul le Wi-Fi doit être le même.</translation>
    </message>
    <message>
      <source>Everybody chooses a seat and a face. You can drag people to other seats, or press a seat to swap it, to rename who sits there or to let a computer player of any level sit there. Until you deal, everybody may move.</source>
      <comment>SEATS</comment>
      <translation>Chacun choisit une place et un visage. Vous pouvez faire glisser les personnes vers d’autres places, ou appuyer sur une place pour l’échanger, pour renommer qui s’y trouve ou pour y mettre un joueur virtuel de n’importe quel niveau. Tout peut changer jusqu’à la distribution.</translation>
    </message>
    <message>
      <source>Each phone shows the cards of its owner. A touch raises a card, another one plays it; the phone says what to do, as the table does. Whoever comes later takes over a computer player's hand.</source>
      <comment>DEAL</comment>
      <translation>Chaque téléphone montre les cartes de son propriétaire. Toucher une carte la soulève, la toucher encore la joue ; ce qu’il faut faire y est écrit, comme à la table. Qui arrive plus tard reprend la main d’un joueur virtuel.</translation>
    </message>
    <message>
      <source>At another computer</source>
      <comment>WINDOW</comment>
      <translation>Sur un autre ordinateur</translation>
    </message>
    <message>
      <source>This program on another computer joins with Game &gt; Join a table: choose one of the tables that answer in the same network, or enter the address or the link that the host's page shows, and then the six letters.</source>
      <comment>JOIN_WINDOW</comment>
      <translation>Ce programme, sur un autre ordinateur, rejoint la table par Partie &gt; Rejoindre une table : choisissez une des tables qui répondent sur le même réseau, ou saisissez l’adresse ou le lien que montre la page de l’hôte, puis les six lettres.</translation>
    </message>
    <message>
      <source>There, press a free seat to sit down, or just watch; press your own seat for your name and your picture. After a lost connection you come back by yourself, and after closing the window by “Back to the table of …”.</source>
      <comment>JOINED</comment>
      <translation>Là, cliquez sur une place libre pour vous asseoir, ou regardez seulement ; cliquez sur votre propre place pour changer votre nom et votre image. Après une coupure, vous revenez sans rien faire, et après avoir fermé la fenêtre, par « Retour à la table : … ».</translation>
    </message>
    <message>
      <source>Each deal that is over is kept among your own games, with all hands: press R to look back at it. It counts in your statistics, and goes on only at that table.</source>
      <comment>COPY</comment>
      <translation>Chaque donne finie est gardée parmi vos propres parties, avec toutes les mains : appuyez sur R pour la revoir. Elle compte dans vos statistiques, et la partie ne continue qu’à cette table.</translation>
    </message>
    <message>
      <source>Far away from each other</source>
      <comment>SERVER</comment>
      <translation>Loin les uns des autres</translation>
    </message>
    <message>
      <source>Enter the address of a table server under “Table server” before you open the table. It is then opened there, and this computer may be off meanwhile: everybody joins with the link or the code, and comes back to the same seat. A table ends after a day without people, or after 30 days if its match was adjourned.</source>
      <comment>SERVER_TEXT</comment>
      <translation>Saisissez l’adresse d’un serveur sous « Serveur de tables » avant d’ouvrir la table. Elle est alors ouverte là-bas, et cet ordinateur peut être éteint entre-temps : chacun la rejoint avec le lien ou le code, et revient à la même place. Une table se termine après un jour sans personne, ou après 30 jours si la partie a été ajournée.</translation>
    </message>
    <message>
      <source>Whoever runs the server could look into the hands of its tables, so choose one that you trust. Anybody can run one: pinochle-qt serve --public.</source>
      <comment>SERVER_TRUST</comment>
      <translation>Qui gère le serveur pourrait regarder les mains de ses tables ; choisissez-en donc un auquel vous faites confiance. Chacun peut en gérer un : pinochle-qt serve --public.</translation>
    </message>
    <message>
      <source>A club night</source>
      <comment>CLUB</comment>
      <translation>Une soirée de club</translation>
    </message>
    <message>
      <source>At two to eight tables, pairs play the same deals and move from table to table: pinochle-qt serve --club FILE. Everybody joins with the code of his seat, is led to his next table by himself, and is told against whom he plays and how his boards ended. Standings are by match points, and by the points more or less than Expert with the same cards.</source>
      <comment>CLUB_TEXT</comment>
      <translation>Sur deux à huit tables, des paires jouent les mêmes donnes et vont de table en table : pinochle-qt serve --club FICHIER. Chacun vient avec le code de sa place, est conduit à sa table suivante sans rien avoir à faire et apprend contre qui il joue et ce que ses étuis ont donné. Le classement se fait par points de match, et par les points de plus ou de moins que l’expert avec les mêmes cartes.</translation>
    </message>
    <message>
      <source>Your own cards</source>
      <comment>SCREEN</comment>
      <translation>Vos propres cartes</translation>
    </message>
    <message>
      <source>If you play at this screen, everybody in the room can see your cards. It's better to take a phone, too, and to let this screen or a TV show the table.</source>
      <comment>SCREEN_TEXT</comment>
      <translation>Si vous jouez à cet écran, tous dans la pièce peuvent voir vos cartes. Mieux vaut prendre vous aussi un téléphone, et laisser cet écran ou un téléviseur montrer la table.</translation>
    </message>
    <message>
      <source>While nobody plays at this screen, all phones are its remote control: on each of them you can pause, go on, deal and begin a rematch.</source>
      <comment>REMOTE</comment>
      <translation>Tant que personne ne joue à cet écran, tous les téléphones en sont la télécommande : sur chacun, vous pouvez mettre en pause, continuer, distribuer et commencer une revanche.</translation>
    </message>
    <message>
      <source>If somebody goes away</source>
      <comment>AWAY</comment>
      <translation>Si quelqu’un s’absente</translation>
    </message>
    <message>
      <source>A phone that slept, or was off, comes back to its seat by itself. If that takes more than a minute, a computer player plays its cards until then. You can also pause the game.</source>
      <comment>AWAY_TEXT</comment>
      <translation>Un téléphone en veille ou éteint revient de lui-même à sa place. Si cela dure plus d’une minute, un joueur virtuel joue ses cartes en attendant. Vous pouvez aussi mettre la partie en pause.</translation>
    </message>
    <message>
      <source>Whoever leaves a match before its end reads in Statistics how many he left; nobody else is told. Phones and browsers keep nothing of that.</source>
      <comment>LEFT_COUNTS</comment>
      <translation>Qui quitte une partie avant la fin lit dans « Statistiques » combien il en a quitté ; personne d’autre ne l’apprend. Les téléphones et les navigateurs n’en gardent rien.</translation>
    </message>
    <message>
      <source>A match in which others decided more than half for somebody doesn't count in that person's statistics.</source>
      <comment>AWAY_COUNTS</comment>
      <translation>Une partie où d’autres ont décidé plus de la moitié pour quelqu’un ne compte pas dans ses statistiques.</translation>
    </message>
    <message>
      <source>Who sees what</source>
      <comment>SEEN</comment>
      <translation>Qui voit quoi</translation>
    </message>
    <message>
      <source>A hand is sent to its owner's phone and to nobody else before the deal is over. The table is open to your home network only, and only with its code; “Close the table” ends that.</source>
      <comment>SEEN_TEXT</comment>
      <translation>Une main est envoyée au téléphone de son propriétaire et à personne d’autre avant la fin de la donne. La table n’est ouverte qu’à votre réseau domestique, et seulement avec son code ; « Fermer la table » y met fin.</translation>
    </message>
    <message>
      <source>While the table takes new guests, it answers computers in your home network that look for tables: whose it is and what is played, never its code.</source>
      <comment>SEEN_NEARBY</comment>
      <translation>Tant que la table accepte des invités, elle répond aux ordinateurs de votre réseau qui cherchent des tables : à qui elle est et ce qu’on y joue, jamais son code.</translation>
    </message>
    <message>
      <source>If a phone doesn't find the table</source>
      <comment>NOT_FOUND</comment>
      <translation>Si un téléphone ne trouve pas la table</translation>
    </message>
    <message>
      <source>Phone and computer must be on the same Wi-Fi.</source>
      <comment>SAME_WIFI</comment>
      <translation>Le téléphone et l’ordinateur doivent être sur le même Wi-Fi.</translation>
    </message>
  </context>
  <context>
    <name>TogetherWord</name>
    <message>
      <source>Play together</source>
      <comment>TITLE</comment>
      <translation>Jouer ensemble</translation>
    </message>
    <message>
      <source>Phones hold the hands; this screen or a TV shows the table.</source>
      <comment>LINE</comment>
      <translation>Les téléphones tiennent les mains ; cet écran ou un téléviseur montre la table.</translation>
    </message>
    <message>
      <source>Every phone is a hand of cards.</source>
      <comment>LINE_CLOSED</comment>
      <translation>Chaque téléphone est une main de cartes.</translation>
    </message>
    <message>
      <source>One table, and everybody's phone</source>
      <comment>CLOSED</comment>
      <translation>Une table, et le téléphone de chacun</translation>
    </message>
    <message>
      <source>Opening the table lets phones and computers on your home network join it with a code; until then, nothing is open to anybody.</source>
      <comment>CLOSED_WHY</comment>
      <translation>Ouvrir la table permet aux téléphones et ordinateurs de votre réseau domestique de la rejoindre avec un code ; jusque-là, rien n’est ouvert à personne.</translation>
    </message>
    <message>
      <source>Opening the table at this server lets anybody who has its link or its code join it, from anywhere; until then, nothing is open to anybody.</source>
      <comment>CLOSED_WHY_SERVER</comment>
      <translation>Ouvrir la table sur ce serveur permet à quiconque a le lien ou le code de la rejoindre, de n’importe où ; jusque-là, rien n’est ouvert à personne.</translation>
    </message>
    <message>
      <source>Table server</source>
      <comment>SERVER</comment>
      <translation>Serveur de tables</translation>
    </message>
    <message>
      <source>none: at this computer</source>
      <comment>SERVER_NONE</comment>
      <translation>aucun : sur cet ordinateur</translation>
    </message>
    <message>
      <source>Open the table</source>
      <comment>OPEN</comment>
      <translation>Ouvrir la table</translation>
    </message>
    <message>
      <source>Open it again</source>
      <comment>OPEN_AGAIN</comment>
      <translation>La rouvrir</translation>
    </message>
    <message>
      <source>Try again</source>
      <comment>TRY_AGAIN</comment>
      <translation>Réessayer</translation>
    </message>
    <message>
      <source>Opening the table…</source>
      <comment>OPENING</comment>
      <translation>Ouverture de la table…</translation>
    </message>
    <message>
      <source>This takes a moment.</source>
      <comment>OPENING_WHY</comment>
      <translation>Cela prend un instant.</translation>
    </message>
    <message>
      <source>The table is closed</source>
      <comment>ENDED</comment>
      <translation>La table est fermée</translation>
    </message>
    <message>
      <source>Nobody can join anymore. An unfinished game is kept among your games.</source>
      <comment>ENDED_WHY</comment>
      <translation>Personne ne peut plus la rejoindre. Une partie inachevée est gardée parmi vos parties.</translation>
    </message>
    <message>
      <source>No network</source>
      <comment>NO_NETWORK</comment>
      <translation>Pas de réseau</translation>
    </message>
    <message>
      <source>This computer isn't connected to a network: join the Wi-Fi that the phones use, then try again.</source>
      <comment>NO_NETWORK_WHY</comment>
      <translation>Cet ordinateur n’est connecté à aucun réseau : rejoignez le Wi-Fi des téléphones, puis réessayez.</translation>
    </message>
    <message>
      <source>There's no table</source>
      <comment>FAILED</comment>
      <translation>Il n’y a pas de table</translation>
    </message>
    <message>
      <source>You'll play {game}.</source>
      <comment>WHAT_IS_PLAYED</comment>
      <translation>Vous jouerez à {game}.</translation>
    </message>
    <message>
      <source>Join a table on another computer…</source>
      <comment>JOIN_LINK</comment>
      <translation>Rejoindre une table sur un autre ordinateur…</translation>
    </message>
    <message>
      <source>Back to the table of {name}</source>
      <comment>GO_BACK</comment>
      <translation>Retour à la table : {name}</translation>
    </message>
    <message>
      <source>Join a table</source>
      <comment>JOIN_TITLE</comment>
      <translation>Rejoindre une table</translation>
    </message>
    <message>
      <source>The screen of the table shows its address and its code.</source>
      <comment>JOIN_WHY</comment>
      <translation>L’écran de la table montre son adresse et son code.</translation>
    </message>
    <message>
      <source>Address, or the whole link</source>
      <comment>JOIN_ADDRESS</comment>
      <translation>Adresse, ou le lien complet</translation>
    </message>
    <message>
      <source>Code of six letters</source>
      <comment>JOIN_CODE</comment>
      <translation>Code de six lettres</translation>
    </message>
    <message>
      <source>Please enter the six letters of the table's code, too.</source>
      <comment>JOIN_CODE_MISSING</comment>
      <translation>Saisissez aussi les six lettres du code de la table.</translation>
    </message>
    <message>
      <source>Join</source>
      <comment>JOIN</comment>
      <translation>Rejoindre</translation>
    </message>
    <message>
      <source>Looking for the table…</source>
      <comment>JOINING</comment>
      <translation>Recherche de la table…</translation>
    </message>
    <message>
      <source>Looking for tables in this network…</source>
      <comment>NEARBY_LOOKING</comment>
      <translation>Recherche des tables sur ce réseau…</translation>
    </message>
    <message>
      <source>No table has answered in this network.</source>
      <comment>NEARBY_NONE</comment>
      <translation>Aucune table n’a répondu sur ce réseau.</translation>
    </message>
    <message>
      <source>Tables in this network:</source>
      <comment>NEARBY_SOME</comment>
      <translation>Tables sur ce réseau :</translation>
    </message>
    <message>
      <source>Table of {name}: {game}</source>
      <comment>NEARBY_ONE</comment>
      <translation>Table de {name} : {game}</translation>
    </message>
    <message>
      <source>Table of {name}</source>
      <comment>NEARBY_HOST</comment>
      <translation>Table de {name}</translation>
    </message>
    <message>
      <source>{address}: {game}</source>
      <comment>NEARBY_UNNAMED</comment>
      <translation>{address} : {game}</translation>
    </message>
    <message>
      <source>Look again</source>
      <comment>NEARBY_AGAIN</comment>
      <translation>Chercher encore</translation>
    </message>
    <message>
      <source>No table has answered in this network: please enter its address, too.</source>
      <comment>NO_ADDRESS</comment>
      <translation>Aucune table n’a répondu sur ce réseau : saisissez aussi son adresse.</translation>
    </message>
    <message>
      <source>Several tables have answered: please choose one.</source>
      <comment>SEVERAL</comment>
      <translation>Plusieurs tables ont répondu : choisissez-en une.</translation>
    </message>
    <message>
      <source>Cancel</source>
      <comment>JOIN_CANCEL</comment>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>You're a guest at a table on another computer.</source>
      <comment>LINE_GUEST</comment>
      <translation>Vous êtes invité à une table sur un autre ordinateur.</translation>
    </message>
    <message>
      <source>You're at the table</source>
      <comment>GUEST_TITLE</comment>
      <translation>Vous êtes à la table</translation>
    </message>
    <message>
      <source>Choose a free seat; without one, you watch.</source>
      <comment>GUEST_CHOOSE</comment>
      <translation>Choisissez une place libre ; sans place, vous regardez.</translation>
    </message>
    <message>
      <source>Whoever opened the table deals.</source>
      <comment>GUEST_WAIT</comment>
      <translation>Qui a ouvert la table distribue.</translation>
    </message>
    <message>
      <source>The club night says where you sit, and when you play.</source>
      <comment>EVENING_WAIT</comment>
      <translation>La soirée de club vous dit où vous êtes assis et quand vous jouez.</translation>
    </message>
    <message>
      <source>To the table</source>
      <comment>TO_TABLE</comment>
      <translation>À la table</translation>
    </message>
    <message>
      <source>Leave the table</source>
      <comment>LEAVE_TABLE</comment>
      <translation>Quitter la table</translation>
    </message>
    <message>
      <source>Close the table for all?</source>
      <comment>CLOSE_TITLE</comment>
      <translation>Fermer la table pour tous ?</translation>
    </message>
    <message>
      <source>One other person is still at the table.</source>
      <comment>ONE_STILL_HERE</comment>
      <translation>Une autre personne est encore à la table.</translation>
    </message>
    <message>
      <source>{count} other people are still at the table.</source>
      <comment>STILL_HERE</comment>
      <translation>{count} autres personnes sont encore à la table.</translation>
    </message>
    <message>
      <source>The match is kept among your games. When you continue it there, everybody comes back to their seats.</source>
      <comment>CLOSE_KEPT</comment>
      <translation>La partie est gardée parmi vos parties. Quand vous la reprendrez, chacun y retrouvera sa place.</translation>
    </message>
    <message>
      <source>This match is not saved, so it is lost.</source>
      <comment>CLOSE_UNSAVED</comment>
      <translation>Cette partie n’est pas enregistrée : elle est donc perdue.</translation>
    </message>
    <message>
      <source>Adjourned, the match is kept for 30 days: everybody comes back to their seats with the same link or code. If you close the table for good, it is lost.</source>
      <comment>CLOSE_OR_ADJOURN</comment>
      <translation>Ajournée, la partie est gardée 30 jours : chacun retrouve sa place avec le même lien ou code. Si vous fermez la table pour de bon, elle est perdue.</translation>
    </message>
    <message>
      <source>Adjourn it</source>
      <comment>ADJOURN</comment>
      <translation>L’ajourner</translation>
    </message>
    <message>
      <source>Close it for all</source>
      <comment>CLOSE_FOR_ALL</comment>
      <translation>Fermer pour tous</translation>
    </message>
    <message>
      <source>Keep it open</source>
      <comment>KEEP_OPEN</comment>
      <translation>Laisser ouverte</translation>
    </message>
    <message>
      <source>Point a phone's camera here</source>
      <comment>POINT</comment>
      <translation>Pointez un téléphone ici</translation>
    </message>
    <message>
      <source>or open on the same Wi-Fi</source>
      <comment>OR_OPEN</comment>
      <translation>ou ouvrez sur le même Wi-Fi</translation>
    </message>
    <message>
      <source>or open anywhere</source>
      <comment>OR_OPEN_ANYWHERE</comment>
      <translation>ou ouvrez n’importe où</translation>
    </message>
    <message>
      <source>and enter the table's code</source>
      <comment>ENTER_CODE</comment>
      <translation>et saisissez le code de la table</translation>
    </message>
    <message>
      <source>QR code for {address} with the table's code</source>
      <comment>QR</comment>
      <translation>Code QR pour {address} avec le code de la table</translation>
    </message>
    <message>
      <source>The table's code: {code}</source>
      <comment>CODE</comment>
      <translation>Le code de la table : {code}</translation>
    </message>
    <message>
      <source>Network</source>
      <comment>NETWORK</comment>
      <translation>Réseau</translation>
    </message>
    <message>
      <source>Copy address</source>
      <comment>COPY</comment>
      <translation>Copier l’adresse</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>COPIED</comment>
      <translation>Copiée</translation>
    </message>
    <message>
      <source>Larger</source>
      <comment>LARGER</comment>
      <translation>Agrandir</translation>
    </message>
    <message>
      <source>Smaller</source>
      <comment>SMALLER</comment>
      <translation>Réduire</translation>
    </message>
    <message>
      <source>Nothing leaves your home network, and nobody can see a hand but its owner.</source>
      <comment>HOME_ONLY</comment>
      <translation>Rien ne quitte votre réseau domestique, et chacun ne voit que sa main.</translation>
    </message>
    <message>
      <source>The table is at a server: it stays open when this computer is off.</source>
      <comment>AT_SERVER</comment>
      <translation>La table est sur un serveur : elle reste ouverte quand cet ordinateur est éteint.</translation>
    </message>
    <message>
      <source>Close the table</source>
      <comment>CLOSE</comment>
      <translation>Fermer la table</translation>
    </message>
    <message>
      <source>A phone doesn't get here?</source>
      <comment>NOT_FOUND</comment>
      <translation>Un téléphone bloqué ?</translation>
    </message>
    <message>
      <source>Who sits where</source>
      <comment>WHO</comment>
      <translation>Qui est où</translation>
    </message>
    <message>
      <source>{taken} of {total} seats taken</source>
      <comment>TAKEN</comment>
      <translation>{taken} places prises sur {total}</translation>
    </message>
    <message>
      <source>{count} people: one sits out each deal</source>
      <comment>ROTATE</comment>
      <translation>{count} personnes : une se repose à chaque donne</translation>
    </message>
    <message>
      <source>At the door</source>
      <comment>DOOR</comment>
      <translation>À l’entrée</translation>
    </message>
    <message>
      <source>drag to a seat, or let them choose</source>
      <comment>DOOR_HOW</comment>
      <translation>glissez vers une place, ou laissez choisir</translation>
    </message>
    <message>
      <source>and {count} more</source>
      <comment>DOOR_MORE</comment>
      <translation>et {count} de plus</translation>
    </message>
    <message>
      <source>Nobody is waiting.</source>
      <comment>DOOR_EMPTY</comment>
      <translation>Personne n’attend.</translation>
    </message>
    <message>
      <source>Everybody may change seats until the first deal.</source>
      <comment>UNTIL_DEAL</comment>
      <translation>On peut changer de place jusqu’à la première donne.</translation>
    </message>
    <message>
      <source>Free seat</source>
      <comment>FREE</comment>
      <translation>Place libre</translation>
    </message>
    <message>
      <source>Nobody yet</source>
      <comment>NOBODY</comment>
      <translation>Personne encore</translation>
    </message>
    <message>
      <source>Guest {number}</source>
      <comment>GUEST</comment>
      <translation>Invité {number}</translation>
    </message>
    <message>
      <source>Phone</source>
      <comment>PHONE</comment>
      <translation>Téléphone</translation>
    </message>
    <message>
      <source>This screen</source>
      <comment>SCREEN</comment>
      <translation>Cet écran</translation>
    </message>
    <message>
      <source>Another computer</source>
      <comment>WINDOW</comment>
      <translation>Autre ordinateur</translation>
    </message>
    <message>
      <source>Another program</source>
      <comment>PROGRAM</comment>
      <translation>Autre programme</translation>
    </message>
    <message>
      <source>{device}, ready</source>
      <comment>READY</comment>
      <translation>{device}, prêt</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>READY_BRIEF</comment>
      <translation>Prêt</translation>
    </message>
    <message>
      <source>Connected</source>
      <comment>CONNECTED</comment>
      <translation>En ligne</translation>
    </message>
    <message>
      <source>Computer, {level}</source>
      <comment>COMPUTER</comment>
      <translation>Ordi, {level}</translation>
    </message>
    <message>
      <source>{level}, not {program}</source>
      <comment>NOT_PROGRAM</comment>
      <translation>{level}, pas {program}</translation>
    </message>
    <message>
      <source>Away {seconds} s</source>
      <comment>AWAY</comment>
      <translation>Absence : {seconds} s</translation>
    </message>
    <message>
      <source>Away, {level} plays</source>
      <comment>AWAY_COMPUTER</comment>
      <translation>Absence : {level} joue</translation>
    </message>
    <message>
      <source>Away</source>
      <comment>AWAY_ONLY</comment>
      <translation>Absence</translation>
    </message>
    <message>
      <source>Seat {number}: {name}, {line}</source>
      <comment>PLACE_NAME</comment>
      <translation>Place {number} : {name}, {line}</translation>
    </message>
    <message>
      <source>Sit here myself</source>
      <comment>SIT_HERE</comment>
      <translation>M’asseoir ici</translation>
    </message>
    <message>
      <source>Play here, too, at this screen…</source>
      <comment>SHARE_SCREEN</comment>
      <translation>Jouer aussi à cet écran…</translation>
    </message>
    <message>
      <source>Name</source>
      <comment>NAME_OF_OTHER</comment>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Leave this seat</source>
      <comment>STAND_UP</comment>
      <translation>Quitter cette place</translation>
    </message>
    <message>
      <source>Rename…</source>
      <comment>RENAME</comment>
      <translation>Renommer…</translation>
    </message>
    <message>
      <source>Your name</source>
      <comment>OWN_NAME</comment>
      <translation>Votre nom</translation>
    </message>
    <message>
      <source>New name of {name}</source>
      <comment>NEW_NAME</comment>
      <translation>Nouveau nom pour {name}</translation>
    </message>
    <message>
      <source>Computer player</source>
      <comment>BECOME</comment>
      <translation>Joueur virtuel</translation>
    </message>
    <message>
      <source>Leave it free</source>
      <comment>LEAVE_FREE</comment>
      <translation>Laisser libre</translation>
    </message>
    <message>
      <source>Change seats with</source>
      <comment>SWAP</comment>
      <translation>Changer de place avec</translation>
    </message>
    <message>
      <source>Give this seat to</source>
      <comment>GIVE_TO</comment>
      <translation>Donner cette place à</translation>
    </message>
    <message>
      <source>Give a seat</source>
      <comment>PLACE_AT</comment>
      <translation>Donner une place</translation>
    </message>
    <message>
      <source>{number}: {name}</source>
      <comment>PLACE</comment>
      <translation>{number} : {name}</translation>
    </message>
    <message>
      <source>Back to the door</source>
      <comment>TO_DOOR</comment>
      <translation>Retour à l’entrée</translation>
    </message>
    <message>
      <source>Send away</source>
      <comment>SEND_AWAY</comment>
      <translation>Exclure</translation>
    </message>
    <message>
      <source>Others see your cards here: take a phone, too.</source>
      <comment>TAKE_PHONE</comment>
      <translation>On voit vos cartes ici : prenez aussi un téléphone.</translation>
    </message>
    <message>
      <source>{count} people hand this screen to each other: take phones, too.</source>
      <comment>TAKE_PHONES</comment>
      <translation>{count} personnes se passent cet écran : prenez aussi des téléphones.</translation>
    </message>
    <message>
      <source>At this table</source>
      <comment>AT_TABLE</comment>
      <translation>À cette table</translation>
    </message>
    <message>
      <source>Clock</source>
      <comment>CLOCK</comment>
      <translation>Chrono</translation>
    </message>
    <message>
      <source>Everybody may think as long as they like</source>
      <comment>CLOCK_OFF_WHY</comment>
      <translation>Chacun réfléchit tant qu’il veut</translation>
    </message>
    <message>
      <source>{seconds} seconds a card, and two minutes in reserve</source>
      <comment>CLOCK_WHY</comment>
      <translation>{seconds} secondes par carte et deux minutes de réserve</translation>
    </message>
    <message>
      <source>Clock: {seconds} seconds a card, and two minutes in reserve for the whole match.</source>
      <comment>CLOCK_TOLD</comment>
      <translation>Chrono : {seconds} secondes par carte et deux minutes de réserve pour toute la partie.</translation>
    </message>
    <message>
      <source>Off</source>
      <comment>CLOCK_OFF</comment>
      <translation>Non</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <comment>CLOCK_SECONDS</comment>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>Hints allowed</source>
      <comment>HINTS</comment>
      <translation>Conseils permis</translation>
    </message>
    <message>
      <source>Anyone may ask; the others are told</source>
      <comment>HINTS_WHY</comment>
      <translation>Chacun peut en demander ; les autres le savent</translation>
    </message>
    <message>
      <source>Spectators</source>
      <comment>SPECTATORS</comment>
      <translation>Spectateurs</translation>
    </message>
    <message>
      <source>They see the table, never a hand</source>
      <comment>SPECTATORS_WHY</comment>
      <translation>Ils voient la table, jamais une main</translation>
    </message>
    <message>
      <source>Fill with computer players</source>
      <comment>FILL</comment>
      <translation>Compléter avec l’ordinateur</translation>
    </message>
    <message>
      <source>Free seats, and whoever loses connection</source>
      <comment>FILL_WHY</comment>
      <translation>Les places libres et les connexions perdues</translation>
    </message>
    <message>
      <source>Phrases</source>
      <comment>PHRASES</comment>
      <translation>Phrases</translation>
    </message>
    <message>
      <source>one touch, no typing at the table</source>
      <comment>PHRASES_WHY</comment>
      <translation>d’un toucher, sans rien taper à la table</translation>
    </message>
    <message>
      <source>Edit…</source>
      <comment>EDIT</comment>
      <translation>Modifier…</translation>
    </message>
    <message>
      <source>Phrase {number}</source>
      <comment>PHRASE</comment>
      <translation>Phrase {number}</translation>
    </message>
    <message>
      <source>Done</source>
      <comment>DONE</comment>
      <translation>Terminé</translation>
    </message>
    <message>
      <source>The usual ones</source>
      <comment>USUAL</comment>
      <translation>Les habituelles</translation>
    </message>
    <message>
      <source>House rules</source>
      <comment>RULES</comment>
      <translation>Règles maison</translation>
    </message>
    <message>
      <source>Change…</source>
      <comment>CHANGE</comment>
      <translation>Changer…</translation>
    </message>
    <message>
      <source>{game}, first to {target}</source>
      <comment>GAME_TO</comment>
      <translation>{game}, but {target}</translation>
    </message>
    <message>
      <source>Choose the game for this table</source>
      <comment>CHOOSE_GAME</comment>
      <translation>Choisir le jeu de cette table</translation>
    </message>
    <message>
      <source>Play this</source>
      <comment>TAKE_GAME</comment>
      <translation>Jouer à ce jeu</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>DEAL</comment>
      <translation>Distribuer</translation>
    </message>
    <message>
      <source>Show on a TV</source>
      <comment>TV</comment>
      <translation>Montrer à la télé</translation>
    </message>
    <message>
      <source>On this screen</source>
      <comment>TV_HERE</comment>
      <translation>Sur cet écran</translation>
    </message>
    <message>
      <source>On {name}, {width} × {height}</source>
      <comment>TV_SCREEN</comment>
      <translation>Sur {name}, {width} × {height}</translation>
    </message>
    <message>
      <source>You play at this screen: everybody would see your cards.</source>
      <comment>NO_TV</comment>
      <translation>Vous jouez à cet écran : tous verraient vos cartes.</translation>
    </message>
    <message>
      <source>Deal now: whoever comes later can take over a computer's hand.</source>
      <comment>DEAL_NOW</comment>
      <translation>Distribuez : qui arrive plus tard peut reprendre la main d’un ordinateur.</translation>
    </message>
    <message>
      <source>{count} free: let somebody sit down there, or let computer players fill the table.</source>
      <comment>WAIT_FOR</comment>
      <translation>{count} libres : que quelqu’un s’y asseye, ou laissez l’ordinateur compléter la table.</translation>
    </message>
    <message>
      <source>Pause</source>
      <comment>PAUSE</comment>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>CONTINUE</comment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>The game is paused.</source>
      <comment>PAUSED</comment>
      <translation>La partie est en pause.</translation>
    </message>
    <message>
      <source>The game goes on at the table.</source>
      <comment>PLAYING</comment>
      <translation>La partie se joue à la table.</translation>
    </message>
    <message>
      <source>The match is over.</source>
      <comment>OVER</comment>
      <translation>La partie est terminée.</translation>
    </message>
    <message>
      <source>New match</source>
      <comment>DEAL_AGAIN</comment>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>Who sits where</source>
      <comment>TAB_WHO</comment>
      <translation>Qui est où</translation>
    </message>
    <message>
      <source>At this table</source>
      <comment>TAB_OPTIONS</comment>
      <translation>À cette table</translation>
    </message>
  </context>
  <context>
    <name>ToldYou</name>
    <message>
      <source>You sit out this deal.</source>
      <comment>RESTS</comment>
      <translation>Vous vous reposez pour cette donne.</translation>
    </message>
    <message>
      <source>You cut.</source>
      <comment>CUTS</comment>
      <translation>Vous coupez le jeu.</translation>
    </message>
    <message>
      <source>You drew the {card} for the first deal.</source>
      <comment>DREW_FOR_DEAL</comment>
      <translation>Vous tirez {card} pour la première donne.</translation>
    </message>
    <message>
      <source>You deal first.</source>
      <comment>DEALS_FIRST</comment>
      <translation>Vous distribuez en premier.</translation>
    </message>
    <message>
      <source>You threw the hand in.</source>
      <comment>THROWN_IN</comment>
      <translation>Vous rendez votre main.</translation>
    </message>
    <message>
      <source>You kept the hand.</source>
      <comment>STOOD</comment>
      <translation>Vous gardez votre main.</translation>
    </message>
    <message>
      <source>You kept the first card.</source>
      <comment>DRAFTED_FIRST</comment>
      <translation>Vous gardez la première carte.</translation>
    </message>
    <message>
      <source>You took the second card.</source>
      <comment>DRAFTED_SECOND</comment>
      <translation>Vous prenez la seconde carte.</translation>
    </message>
    <message>
      <source>You bid {amount}.</source>
      <comment>BID</comment>
      <translation>Vous misez {amount}.</translation>
    </message>
    <message>
      <source>You had to bid {amount}.</source>
      <comment>BID_FORCED</comment>
      <translation>Vous devez miser {amount}.</translation>
    </message>
    <message>
      <source>You passed.</source>
      <comment>PASSED</comment>
      <translation>Vous passez.</translation>
    </message>
    <message>
      <source>You passed with help.</source>
      <comment>PASSED_HELP</comment>
      <translation>Vous passez avec aide.</translation>
    </message>
    <message>
      <source>You took the bid at {amount}.</source>
      <comment>AUCTION_WON</comment>
      <translation>Vous prenez à {amount}.</translation>
    </message>
    <message>
      <source>You got stuck with the bid at {amount}.</source>
      <comment>AUCTION_FORCED</comment>
      <translation>Vous devez prendre à {amount}.</translation>
    </message>
    <message>
      <source>You took the {widow}.</source>
      <comment>WIDOW</comment>
      <translation>Vous prenez le {widow}.</translation>
    </message>
    <message>
      <source>You took the {widow}: {cards}.</source>
      <comment>WIDOW_SEEN</comment>
      <translation>Vous prenez le {widow} : {cards}.</translation>
    </message>
    <message>
      <source>You dealt out the kitty.</source>
      <comment>KITTY</comment>
      <translation>Vous distribuez le kitty.</translation>
    </message>
    <message>
      <source>You conceded.</source>
      <comment>CONCEDED</comment>
      <translation>Vous abandonnez.</translation>
    </message>
    <message>
      <source>You named {suit} trump.</source>
      <comment>TRUMP</comment>
      <translation>Vous choisissez atout {suit}.</translation>
    </message>
    <message>
      <source>You called the {card}.</source>
      <comment>CALLED</comment>
      <translation>Vous appelez {card}.</translation>
    </message>
    <message>
      <source>You called the {card}, but nobody had it.</source>
      <comment>CALLED_NOBODY</comment>
      <translation>Vous appelez {card}, mais personne ne l’a.</translation>
    </message>
    <message>
      <source>You are the partner.</source>
      <comment>PARTNER</comment>
      <translation>Vous êtes le partenaire.</translation>
    </message>
    <message>
      <source>You passed {cards} to {receiver}.</source>
      <comment>GIVEN</comment>
      <translation>Vous donnez {cards} à {receiver}.</translation>
    </message>
    <message>
      <source>You buried {cards}.</source>
      <comment>BURIED</comment>
      <translation>Vous écartez {cards}.</translation>
    </message>
    <message>
      <source>You buried {cards}: {named}.</source>
      <comment>BURIED_NAMED</comment>
      <translation>Vous écartez {cards} : {named}.</translation>
    </message>
    <message>
      <source>You buried {cards}, among them {named}.</source>
      <comment>BURIED_AMONG</comment>
      <translation>Vous écartez {cards}, dont {named}.</translation>
    </message>
    <message>
      <source>You melded {amount}: {melds}.</source>
      <comment>MELDS</comment>
      <translation>Vous annoncez {amount} : {melds}.</translation>
    </message>
    <message>
      <source>You had no meld.</source>
      <comment>MELDS_NONE</comment>
      <translation>Vous n’avez aucune annonce.</translation>
    </message>
    <message>
      <source>You melded {meld}: {amount}.</source>
      <comment>LAID</comment>
      <translation>Vous annoncez {meld} : {amount}.</translation>
    </message>
    <message>
      <source>You traded the {dix} for the {upcard}.</source>
      <comment>EXCHANGED</comment>
      <translation>Vous échangez {dix} contre {upcard}.</translation>
    </message>
    <message>
      <source>You drew a card.</source>
      <comment>DREW</comment>
      <translation>Vous piochez une carte.</translation>
    </message>
    <message>
      <source>You drew the {card}.</source>
      <comment>DREW_SEEN</comment>
      <translation>Vous piochez {card}.</translation>
    </message>
    <message>
      <source>You threw in the hand.</source>
      <comment>THROWS_IN</comment>
      <translation>Vous abandonnez la donne.</translation>
    </message>
    <message>
      <source>You went for the moon.</source>
      <comment>SHOOTS</comment>
      <translation>Vous tentez le chelem.</translation>
    </message>
    <message>
      <source>You played on.</source>
      <comment>PLAYS_ON</comment>
      <translation>Vous continuez.</translation>
    </message>
    <message>
      <source>You led {card}.</source>
      <comment>LED</comment>
      <translation>Vous entamez {card}.</translation>
    </message>
    <message>
      <source>You played {card}.</source>
      <comment>PLAYED</comment>
      <translation>Vous jouez {card}.</translation>
    </message>
    <message>
      <source>You took the trick: {points}.</source>
      <comment>TRICK</comment>
      <translation>Vous gagnez la levée : {points}.</translation>
    </message>
    <message>
      <source>You took the last trick: {points}.</source>
      <comment>LAST_TRICK</comment>
      <translation>Vous gagnez la dernière levée : {points}.</translation>
    </message>
    <message>
      <source>You missed the moon.</source>
      <comment>MOON_MISSED</comment>
      <translation>Vous avez manqué le chelem.</translation>
    </message>
    <message>
      <source>You declared out.</source>
      <comment>OUT</comment>
      <translation>Vous vous déclarez gagnant.</translation>
    </message>
    <message>
      <source>Deal {number}. You dealt.</source>
      <comment>DEALT</comment>
      <translation>Donne {number}. Vous distribuez.</translation>
    </message>
    <message>
      <source>Deal {number}. You dealt and turned the {card}.</source>
      <comment>DEALT_UPCARD</comment>
      <translation>Donne {number}. Vous distribuez et retournez {card}.</translation>
    </message>
  </context>
  <context>
    <name>Trouble</name>
    <message>
      <source>{option} cannot be {value}.</source>
      <comment>IMPOSSIBLE</comment>
      <translation>{option} : {value} est impossible.</translation>
    </message>
    <message>
      <source>It can be {values}.</source>
      <comment>POSSIBLE</comment>
      <translation>Valeurs possibles : {values}.</translation>
    </message>
    <message>
      <source>A deck without nines has none to take out.</source>
      <comment>NINES</comment>
      <translation>Un jeu sans 9 n’en a aucun à retirer.</translation>
    </message>
    <message>
      <source>Set the extra nines to 0.</source>
      <comment>NO_NINES</comment>
      <translation>Mettez les neuf en plus à 0.</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards</source>
      <comment>HANDS</comment>
      <translation>{players} mains de {count} cartes</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards and a widow of {widow}</source>
      <comment>HANDS_WIDOW</comment>
      <translation>{players} mains de {count} cartes et un chien de {widow}</translation>
    </message>
    <message>
      <source>{players} hands of {count} cards and just as many discards</source>
      <comment>HANDS_DRAFT</comment>
      <translation>{players} mains de {count} cartes et autant de cartes écartées</translation>
    </message>
    <message>
      <source>The deck has {cards} cards, not enough for {hands}.</source>
      <comment>TOO_FEW</comment>
      <translation>Le jeu a {cards} cartes, pas assez pour {hands}.</translation>
    </message>
    <message>
      <source>{hands} use up all {cards} cards and leave no stock to draw from.</source>
      <comment>NO_STOCK</comment>
      <translation>{hands} prennent les {cards} cartes et ne laissent pas de talon où piocher.</translation>
    </message>
    <message>
      <source>{hands} leave a stock of {rest} cards, and {players} players can't draw it evenly.</source>
      <comment>UNEVEN_STOCK</comment>
      <translation>{hands} laissent un talon de {rest} cartes, que {players} joueurs ne peuvent pas piocher à parts égales.</translation>
    </message>
    <message>
      <source>{hands} leave a stock of 1 card, and {players} players can't draw it evenly.</source>
      <comment>UNEVEN_STOCK_ONE</comment>
      <translation>{hands} laissent un talon de 1 carte, que {players} joueurs ne peuvent pas piocher à parts égales.</translation>
    </message>
    <message>
      <source>The {cards} cards don't come out even: {hands} leave {rest}.</source>
      <comment>UNEVEN</comment>
      <translation>Les {cards} cartes ne tombent pas juste : {hands} en laissent {rest}.</translation>
    </message>
    <message>
      <source>The bidder would hold {count} cards, and {most} are the most that anybody can hold.</source>
      <comment>TOO_MANY_HELD</comment>
      <translation>Le preneur aurait {count} cartes en main, et on ne peut pas en tenir plus de {most}.</translation>
    </message>
    <message>
      <source>Make the widow smaller.</source>
      <comment>SMALLER_WIDOW</comment>
      <translation>Prenez un chien plus petit.</translation>
    </message>
    <message>
      <source>Pass fewer cards, or pass them at the same time.</source>
      <comment>PASS_FEWER</comment>
      <translation>Donnez moins de cartes, ou donnez-les en même temps.</translation>
    </message>
    <message>
      <source>Try {changes}.</source>
      <comment>TAKE</comment>
      <translation>Essayez {changes}.</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} et {last}</translation>
    </message>
    <message>
      <source>{count} cards in a hand</source>
      <comment>CARDS_IN_HAND</comment>
      <translation>{count} cartes en main</translation>
    </message>
    <message>
      <source>{count} copies of each card</source>
      <comment>COPIES</comment>
      <translation>{count} exemplaires de chaque carte</translation>
    </message>
    <message>
      <source>{count} extra nines</source>
      <comment>EXTRA_NINES</comment>
      <translation>{count} neuf en plus</translation>
    </message>
    <message>
      <source>1 extra nine</source>
      <comment>EXTRA_NINES_ONE</comment>
      <translation>1 neuf en plus</translation>
    </message>
    <message>
      <source>Nobody would show {more} for {worth} when {fewer} {verb} {best}.</source>
      <comment>FALLING</comment>
      <translation>Personne ne montrerait {more} pour {worth} quand {fewer} {verb} {best}.</translation>
    </message>
    <message>
      <source>counts</source>
      <comment>COUNTS</comment>
      <translation>vaut</translation>
    </message>
    <message>
      <source>count</source>
      <comment>COUNT</comment>
      <translation>vaut</translation>
    </message>
    <message>
      <source>Let {more} count at least {best}.</source>
      <comment>LET_COUNT</comment>
      <translation>Faites valoir {more} au moins {best}.</translation>
    </message>
    <message>
      <source>a single {meld}</source>
      <comment>SINGLE</comment>
      <translation>{meld} simple</translation>
    </message>
    <message>
      <source>a double {meld}</source>
      <comment>DOUBLE</comment>
      <translation>double {meld}</translation>
    </message>
    <message>
      <source>a triple {meld}</source>
      <comment>TRIPLE</comment>
      <translation>triple {meld}</translation>
    </message>
    <message>
      <source>a quadruple {meld}</source>
      <comment>QUADRUPLE</comment>
      <translation>quadruple {meld}</translation>
    </message>
    <message>
      <source>single {meld}</source>
      <comment>SINGLE_AROUND</comment>
      <translation>{meld} simple</translation>
    </message>
    <message>
      <source>double {meld}</source>
      <comment>DOUBLE_AROUND</comment>
      <translation>double {meld}</translation>
    </message>
    <message>
      <source>triple {meld}</source>
      <comment>TRIPLE_AROUND</comment>
      <translation>triple {meld}</translation>
    </message>
    <message>
      <source>quadruple {meld}</source>
      <comment>QUADRUPLE_AROUND</comment>
      <translation>quadruple {meld}</translation>
    </message>
  </context>
  <context>
    <name>Unread</name>
    <message>
      <source>there is no such file</source>
      <comment>GONE</comment>
      <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
      <source>reading it is not allowed</source>
      <comment>NOT_ALLOWED</comment>
      <translation>sa lecture n’est pas permise</translation>
    </message>
    <message>
      <source>it is far too large</source>
      <comment>LARGE</comment>
      <translation>il est beaucoup trop gros</translation>
    </message>
    <message>
      <source>it is a folder</source>
      <comment>FOLDER</comment>
      <translation>c’est un dossier</translation>
    </message>
    <message>
      <source>it isn't a regular file</source>
      <comment>SPECIAL</comment>
      <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
      <source>no file can have that name</source>
      <comment>NAME</comment>
      <translation>aucun fichier ne peut porter ce nom</translation>
    </message>
    <message>
      <source>its path is too long</source>
      <comment>LONG</comment>
      <translation>son chemin est trop long</translation>
    </message>
  </context>
  <context>
    <name>ViewWord</name>
    <message>
      <source>Your turn</source>
      <comment>YOUR_TURN</comment>
      <translation>À vous de jouer</translation>
    </message>
    <message>
      <source>{names}, {amount} to go</source>
      <comment>TO_GO</comment>
      <translation>{names}, encore {amount}</translation>
    </message>
    <message>
      <source>Led, winning</source>
      <comment>LED_AND_WINNING</comment>
      <translation>Entame, en tête</translation>
    </message>
    <message>
      <source>Led</source>
      <comment>LED</comment>
      <translation>Entame</translation>
    </message>
    <message>
      <source>Waiting for the first deal</source>
      <comment>GATHERING</comment>
      <translation>En attente de la première donne</translation>
    </message>
    <message>
      <source>Everybody can still choose a seat.</source>
      <comment>GATHERING_WHY</comment>
      <translation>Chacun peut encore choisir une place.</translation>
    </message>
    <message>
      <source>Waiting for the next board</source>
      <comment>EVENING_GATHERING</comment>
      <translation>En attente de l’étui suivant</translation>
    </message>
    <message>
      <source>You can start a rematch with the same players.</source>
      <comment>END_LEADS</comment>
      <translation>Vous pouvez commencer une revanche avec les mêmes joueurs.</translation>
    </message>
    <message>
      <source>{names} sits out this deal</source>
      <comment>RESTS</comment>
      <translation>{names} : au repos pour cette donne</translation>
    </message>
    <message>
      <source>You sit out this deal</source>
      <comment>SITS_OUT</comment>
      <translation>Vous vous reposez pour cette donne</translation>
    </message>
  </context>
  <context>
    <name>Why</name>
    <message>
      <source>You can't bid with this hand.</source>
      <comment>NO_BID</comment>
      <translation>Avec cette main, vous ne pouvez pas miser.</translation>
    </message>
    <message>
      <source>You have to open the bidding.</source>
      <comment>MUST_OPEN</comment>
      <translation>Vous devez ouvrir les enchères.</translation>
    </message>
    <message>
      <source>With normal help from your partner you should make about {points}.</source>
      <comment>GOOD_FOR</comment>
      <translation>Avec l’aide habituelle de votre partenaire, vous devriez faire environ {points}.</translation>
    </message>
    <message>
      <source>You should make about {points}.</source>
      <comment>GOOD_FOR_ALONE</comment>
      <translation>Vous devriez faire environ {points}.</translation>
    </message>
    <message>
      <source>Your hand is good for only about {points}.</source>
      <comment>GOOD_FOR_ONLY</comment>
      <translation>Votre main ne vaut qu’environ {points}.</translation>
    </message>
    <message>
      <source>Your hand is too weak to bid.</source>
      <comment>GOOD_FOR_LITTLE</comment>
      <translation>Votre main est trop faible pour miser.</translation>
    </message>
    <message>
      <source>It tells your partner that your hand can help.</source>
      <comment>HELPS_PARTNER</comment>
      <translation>Cela dit à votre partenaire que votre main peut aider.</translation>
    </message>
    <message>
      <source>Your partner has the bid: leave it there.</source>
      <comment>PARTNER_HAS_IT</comment>
      <translation>Votre partenaire a la plus haute mise : laissez-la-lui.</translation>
    </message>
    <message>
      <source>You hold a run in {suit}: it counts only if you name trump.</source>
      <comment>OWN_RUN</comment>
      <translation>Vous avez une quinte à {suit} : elle ne compte que si vous choisissez l’atout.</translation>
    </message>
    <message>
      <source>With {suit} trump you should make about {points}, far more than your partner bid.</source>
      <comment>BETTER_SUIT</comment>
      <translation>Avec atout {suit}, vous devriez faire environ {points}, bien plus que la mise de votre partenaire.</translation>
    </message>
    <message>
      <source>It tells your partner that you hold aces around.</source>
      <comment>TELLS_ACES</comment>
      <translation>Cela dit à votre partenaire que vous avez un carré d’as.</translation>
    </message>
    <message>
      <source>It tells your partner that you have meld.</source>
      <comment>TELLS_MELD</comment>
      <translation>Cela dit à votre partenaire que vous avez des annonces.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {points} in meld or more, whatever is trump.</source>
      <comment>SHOWS_MELD</comment>
      <translation>Comme convenu, cela montre à votre partenaire que vous avez {points} ou plus en annonces, quel que soit l’atout.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {count} aces or more.</source>
      <comment>SHOWS_ACES</comment>
      <translation>Comme convenu, cela montre à votre partenaire que vous avez {count} as ou plus.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have a run.</source>
      <comment>SHOWS_RUN</comment>
      <translation>Comme convenu, cela montre à votre partenaire que vous avez une quinte.</translation>
    </message>
    <message>
      <source>As agreed, it shows your partner that you have {count} cards or more of one suit.</source>
      <comment>SHOWS_SUIT</comment>
      <translation>Comme convenu, cela montre à votre partenaire que vous avez {count} cartes ou plus d’une couleur.</translation>
    </message>
    <message>
      <source>As agreed, a bid would show your partner what you don't hold.</source>
      <comment>WOULD_SHOW</comment>
      <translation>Comme convenu, une mise montrerait ce que vous n’avez pas.</translation>
    </message>
    <message>
      <source>Your partner only showed meld and leaves trump to you: you should make about {points}.</source>
      <comment>TAKES_BACK</comment>
      <translation>Votre partenaire montrait seulement des annonces et vous laisse l’atout : vous devriez faire environ {points}.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}.</source>
      <comment>WORKS</comment>
      <translation>Une mise de {points} à {suit} réussit {often}.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}. Passing is about as good.</source>
      <comment>WORKS_AND_TIES</comment>
      <translation>Une mise de {points} à {suit} réussit {often}. Passer vaut à peu près autant.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is about as good.</source>
      <comment>WORKS_BUT_TIES</comment>
      <translation>Une mise de {points} à {suit} réussit {often}, mais passer vaut à peu près autant.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is worth about {loss} more.</source>
      <comment>WORKS_BUT_COSTS</comment>
      <translation>Une mise de {points} à {suit} réussit {often}, mais passer vaut environ {loss} de plus.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but gains only about {gain}: not worth the risk.</source>
      <comment>WORKS_FOR_LITTLE</comment>
      <translation>Une mise de {points} à {suit} réussit {often}, mais ne rapporte qu’environ {gain} : le risque est trop grand.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often} and gains about {gain}: too little for the risk.</source>
      <comment>FAILS_TOO_OFTEN</comment>
      <translation>Une mise de {points} à {suit} réussit {often} et rapporte environ {gain} : trop peu pour le risque.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but gains only about {gain}: leave it to your partner.</source>
      <comment>LEFT_TO_PARTNER</comment>
      <translation>Une mise de {points} à {suit} réussit {often}, mais ne rapporte qu’environ {gain} : laissez cela à votre partenaire.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing is no better.</source>
      <comment>SELDOM_BUT_TIES</comment>
      <translation>Une mise de {points} à {suit} réussit {often}, mais passer ne vaut pas mieux.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but passing would cost you about {gain}.</source>
      <comment>SELDOM_BUT_GAINS</comment>
      <translation>Une mise de {points} à {suit} réussit {often}, mais passer vous coûterait environ {gain}.</translation>
    </message>
    <message>
      <source>Bidding {points} in {suit} works {often}, but this hand may decide the game.</source>
      <comment>MAY_DECIDE</comment>
      <translation>Une mise de {points} à {suit} réussit {often}, mais cette donne peut décider de la partie.</translation>
    </message>
    <message>
      <source>almost every time</source>
      <comment>ALMOST_ALWAYS</comment>
      <translation>presque toujours</translation>
    </message>
    <message>
      <source>about {share}% of the time</source>
      <comment>MOSTLY</comment>
      <translation>dans environ {share} % des cas</translation>
    </message>
    <message>
      <source>only about {share}% of the time</source>
      <comment>SELDOM</comment>
      <translation>dans {share} % des cas seulement</translation>
    </message>
    <message>
      <source>only once in a great while</source>
      <comment>ALMOST_NEVER</comment>
      <translation>très rarement</translation>
    </message>
    <message>
      <source>Passing should win the match.</source>
      <comment>PASSING_WINS</comment>
      <translation>En passant, vous devriez gagner la partie.</translation>
    </message>
    <message>
      <source>Passing may do just as well.</source>
      <comment>PASS_TOO_CLOSE</comment>
      <translation>Passer vaut peut-être autant.</translation>
    </message>
    <message>
      <source>Your hand is too weak to add anything.</source>
      <comment>PROMISES_NOTHING</comment>
      <translation>Votre main est trop faible pour ajouter quoi que ce soit.</translation>
    </message>
    <message>
      <source>Your own meld and half of your side's tricks should cover that.</source>
      <comment>OWN_SHARE</comment>
      <translation>Vos annonces et la moitié des levées de votre camp devraient y suffire.</translation>
    </message>
    <message>
      <source>Your side should make its sum {often}.</source>
      <comment>SUM_WORKS</comment>
      <translation>Votre camp devrait faire sa somme {often}.</translation>
    </message>
    <message>
      <source>Your partner's bid is enough: adding to it would risk more than it gains.</source>
      <comment>SUM_IS_ENOUGH</comment>
      <translation>La mise de votre partenaire suffit : y ajouter risquerait plus que cela ne rapporte.</translation>
    </message>
    <message>
      <source>A bid would risk more than it gains: your side scores what it makes anyway.</source>
      <comment>SUM_RISKS_MORE</comment>
      <translation>Une mise risquerait plus qu’elle ne rapporte : votre camp marque de toute façon ce qu’il fait.</translation>
    </message>
    <message>
      <source>{points} is out of reach for this hand.</source>
      <comment>OUT_OF_REACH</comment>
      <translation>{points} est hors de portée pour cette main.</translation>
    </message>
    <message>
      <source>With {suit} you should get about {points} more than with {other}.</source>
      <comment>SUIT_BEATS</comment>
      <translation>À {suit}, vous devriez faire environ {points} de plus qu’à {other}.</translation>
    </message>
    <message>
      <source>{suit} and {other} are about equally good.</source>
      <comment>SUIT_TIES</comment>
      <translation>{suit} et {other} se valent à peu près.</translation>
    </message>
    <message>
      <source>It's the only suit you may name.</source>
      <comment>ONLY_SUIT</comment>
      <translation>C’est la seule couleur que vous pouvez choisir.</translation>
    </message>
    <message>
      <source>{suit} pays more, and should do.</source>
      <comment>PAID_BETTER</comment>
      <translation>{suit} paie plus, et devrait suffire.</translation>
    </message>
    <message>
      <source>Your least useful cards: you give up no meld.</source>
      <comment>NOT_NEEDED</comment>
      <translation>Vos cartes les moins utiles : vous ne perdez aucune annonce.</translation>
    </message>
    <message>
      <source>It breaks up {points} of meld, but these cards cost you the least.</source>
      <comment>NOT_NEEDED_BUT_MELD</comment>
      <translation>Cela défait {points} d’annonces, mais ces cartes sont celles qui vous coûtent le moins.</translation>
    </message>
    <message>
      <source>Your partner may meld with {cards}.</source>
      <comment>PARTNER_MAY_MELD</comment>
      <translation>Votre partenaire peut avoir une annonce avec {cards}.</translation>
    </message>
    <message>
      <source>Keep {cards} together: your side scores them in either hand.</source>
      <comment>STAY_TOGETHER</comment>
      <translation>Ne séparez pas {cards} : votre camp les marque dans une main comme dans l’autre.</translation>
    </message>
    <message>
      <source>Trump, aces and pinochle cards help the bidder most.</source>
      <comment>HELP_DECLARER</comment>
      <translation>Les atouts, les as et les cartes du pinochle aident le plus le preneur.</translation>
    </message>
    <message>
      <source>These are the most helpful cards you have.</source>
      <comment>BEST_TO_GIVE</comment>
      <translation>Ce sont les cartes les plus utiles que vous avez.</translation>
    </message>
    <message>
      <source>{cards} would cost you about {points}.</source>
      <comment>CARDS_COST</comment>
      <translation>Avec {cards}, vous perdriez environ {points}.</translation>
    </message>
    <message>
      <source>You keep the card that helps your hand most.</source>
      <comment>STAYS</comment>
      <translation>Vous gardez la carte qui aide le plus votre main.</translation>
    </message>
    <message>
      <source>It's a high card.</source>
      <comment>HIGH</comment>
      <translation>C’est une carte haute.</translation>
    </message>
    <message>
      <source>With these cards {points} may still be made.</source>
      <comment>WIDOW_WILL_DO</comment>
      <translation>Avec ces cartes, {points} restent possibles.</translation>
    </message>
    <message>
      <source>It makes a marriage.</source>
      <comment>MAKES_MARRIAGE</comment>
      <translation>Elle fait un mariage.</translation>
    </message>
    <message>
      <source>It makes a pinochle.</source>
      <comment>MAKES_PINOCHLE</comment>
      <translation>Elle fait un pinochle.</translation>
    </message>
    <message>
      <source>It makes a long suit longer.</source>
      <comment>LONG_SUIT</comment>
      <translation>Elle allonge une couleur longue.</translation>
    </message>
    <message>
      <source>It does little for you: the next card is probably better.</source>
      <comment>NEXT_IS_BETTER</comment>
      <translation>Elle vous sert peu : la suivante est sans doute meilleure.</translation>
    </message>
    <message>
      <source>It should bring you about {points} more than the next card.</source>
      <comment>BEATS_THE_NEXT</comment>
      <translation>Elle devrait vous rapporter environ {points} de plus que la suivante.</translation>
    </message>
    <message>
      <source>The next card should bring you about {points} more.</source>
      <comment>NEXT_BRINGS_MORE</comment>
      <translation>La carte suivante devrait vous rapporter environ {points} de plus.</translation>
    </message>
    <message>
      <source>It's the best trump you don't have: whoever holds it becomes your partner.</source>
      <comment>CALLS_BEST</comment>
      <translation>C’est le meilleur atout que vous n’avez pas : qui l’a devient votre partenaire.</translation>
    </message>
    <message>
      <source>You need {points} in tricks, and there are only {total}.</source>
      <comment>TOO_MANY_TRICKS</comment>
      <translation>Il vous faut {points} en levées, et il n’y en a que {total}.</translation>
    </message>
    <message>
      <source>You need {points} in tricks: too much for this hand.</source>
      <comment>TRICKS_OUT_OF_REACH</comment>
      <translation>Il vous faut {points} en levées : trop pour cette main.</translation>
    </message>
    <message>
      <source>Your meld alone makes the bid.</source>
      <comment>MELD_IS_ENOUGH</comment>
      <translation>Vos annonces suffisent à réussir la mise.</translation>
    </message>
    <message>
      <source>You need {points} in tricks, and this hand can get them.</source>
      <comment>TRICKS_IN_REACH</comment>
      <translation>Il vous faut {points} en levées, et cette main peut y arriver.</translation>
    </message>
    <message>
      <source>Winning every trick is too much to hope for.</source>
      <comment>MOON_IS_FAR</comment>
      <translation>Gagner toutes les levées, c’est trop espérer.</translation>
    </message>
    <message>
      <source>You may well win every trick, but the moon isn't worth the risk.</source>
      <comment>MOON_IS_RISKY</comment>
      <translation>Vous gagnerez peut-être toutes les levées, mais le chelem ne vaut pas le risque.</translation>
    </message>
    <message>
      <source>Winning every trick is worth as much without shooting the moon.</source>
      <comment>MOON_PAYS_LITTLE</comment>
      <translation>Gagner toutes les levées vaut autant sans tenter le chelem.</translation>
    </message>
    <message>
      <source>No card of yours should lose: shoot the moon.</source>
      <comment>MOON_IS_SURE</comment>
      <translation>Aucune de vos cartes ne devrait perdre : tentez le chelem.</translation>
    </message>
    <message>
      <source>Winning every trick works {often}: shooting the moon gains you about {points}.</source>
      <comment>MOON_PAYS</comment>
      <translation>Vous gagnez toutes les levées {often} : tenter le chelem vous rapporte environ {points}.</translation>
    </message>
    <message>
      <source>Your partner has to win every trick alone: stay out of the way.</source>
      <comment>STAYS_OUT</comment>
      <translation>Votre partenaire doit gagner toutes les levées sans aide : ne le gênez pas.</translation>
    </message>
    <message>
      <source>Playing on would cost you about {points} more than throwing in.</source>
      <comment>WORSE_TO_PLAY</comment>
      <translation>Continuer vous coûterait environ {points} de plus qu’abandonner.</translation>
    </message>
    <message>
      <source>Throwing in would cost you about {points} more than playing on.</source>
      <comment>WORTH_PLAYING</comment>
      <translation>Abandonner vous coûterait environ {points} de plus que continuer.</translation>
    </message>
    <message>
      <source>Playing on would cost you about {points} more than giving up.</source>
      <comment>BETTER_TO_GIVE_UP</comment>
      <translation>Continuer vous coûterait environ {points} de plus qu’abandonner.</translation>
    </message>
    <message>
      <source>Giving up would cost you about {points} more than playing on.</source>
      <comment>BETTER_THAN_GIVING_UP</comment>
      <translation>Abandonner vous coûterait environ {points} de plus que continuer.</translation>
    </message>
    <message>
      <source>Throwing in would be no better.</source>
      <comment>AS_GOOD_TO_PLAY</comment>
      <translation>Abandonner ne vaudrait pas mieux.</translation>
    </message>
    <message>
      <source>Almost any other hand is better.</source>
      <comment>ANOTHER_HAND</comment>
      <translation>Presque toute autre main vaut mieux.</translation>
    </message>
    <message>
      <source>It's better than a usual hand, for all its low cards.</source>
      <comment>GOOD_AS_IT_IS</comment>
      <translation>Malgré ses cartes basses, elle vaut mieux qu’une main ordinaire.</translation>
    </message>
    <message>
      <source>This is the most you can meld.</source>
      <comment>WORTH_MOST</comment>
      <translation>C’est le maximum que vous pouvez annoncer.</translation>
    </message>
    <message>
      <source>You have nothing to meld.</source>
      <comment>NO_MELD</comment>
      <translation>Vous n’avez rien à annoncer.</translation>
    </message>
    <message>
      <source>Nothing you can meld now pays.</source>
      <comment>NOTHING_PAYS</comment>
      <translation>Rien de ce que vous pouvez annoncer maintenant ne rapporte.</translation>
    </message>
    <message>
      <source>The dix counts on top of any other meld.</source>
      <comment>DIX_COUNTS</comment>
      <translation>Le petit atout compte en plus de toute autre annonce.</translation>
    </message>
    <message>
      <source>The turned card is better than your dix.</source>
      <comment>TURNED_CARD</comment>
      <translation>La retourne vaut mieux que votre petit atout.</translation>
    </message>
    <message>
      <source>Meld the marriage first: the run can follow later.</source>
      <comment>MARRIAGE_FIRST</comment>
      <translation>Annoncez d’abord le mariage : la quinte peut suivre.</translation>
    </message>
    <message>
      <source>It pays best over the rest of the deal.</source>
      <comment>WORTH_OVER_TURNS</comment>
      <translation>C’est ce qui rapporte le plus sur le reste de la donne.</translation>
    </message>
    <message>
      <source>Your cards are worth more in your hand for now.</source>
      <comment>WORTH_IN_HAND</comment>
      <translation>Pour l’instant, vos cartes valent plus dans votre main.</translation>
    </message>
    <message>
      <source>No other meld pays more right now.</source>
      <comment>PAYS_MOST</comment>
      <translation>Aucune autre annonce ne rapporte plus pour l’instant.</translation>
    </message>
    <message>
      <source>Meld the dix first: it gets you the turned card.</source>
      <comment>DIX_BEFORE_MELD</comment>
      <translation>Annoncez d’abord le petit atout : il vous donne la retourne.</translation>
    </message>
    <message>
      <source>You have {points}: that wins the game.</source>
      <comment>REACHES_TARGET</comment>
      <translation>Vous avez {points} : cela gagne la partie.</translation>
    </message>
    <message>
      <source>It's the only card you may play.</source>
      <comment>ONLY_CARD</comment>
      <translation>C’est la seule carte que vous pouvez jouer.</translation>
    </message>
    <message>
      <source>Pull trump: yours is the high one.</source>
      <comment>DRAWS_SURE</comment>
      <translation>Faites tomber les atouts : le vôtre est le plus haut.</translation>
    </message>
    <message>
      <source>Pull trump: make theirs fall.</source>
      <comment>DRAWS</comment>
      <translation>Faites tomber leurs atouts.</translation>
    </message>
    <message>
      <source>The opponents are out of trump.</source>
      <comment>TRUMPS_ARE_OUT</comment>
      <translation>Les adversaires n’ont plus d’atout.</translation>
    </message>
    <message>
      <source>You're long in trump: pull theirs.</source>
      <comment>LONG_TRUMPS</comment>
      <translation>Vous avez beaucoup d’atouts : faites tomber les leurs.</translation>
    </message>
    <message>
      <source>You have nothing but trump.</source>
      <comment>ONLY_TRUMPS</comment>
      <translation>Vous n’avez que des atouts.</translation>
    </message>
    <message>
      <source>It's the high club.</source>
      <comment>TOP_CLUB</comment>
      <translation>C’est le plus haut trèfle.</translation>
    </message>
    <message>
      <source>It's the high diamond.</source>
      <comment>TOP_DIAMOND</comment>
      <translation>C’est le plus haut carreau.</translation>
    </message>
    <message>
      <source>It's the high heart.</source>
      <comment>TOP_HEART</comment>
      <translation>C’est le plus haut cœur.</translation>
    </message>
    <message>
      <source>It's the high spade.</source>
      <comment>TOP_SPADE</comment>
      <translation>C’est le plus haut pique.</translation>
    </message>
    <message>
      <source>Nobody else has a higher one.</source>
      <comment>NO_HIGHER</comment>
      <translation>Personne d’autre n’en a de plus haute.</translation>
    </message>
    <message>
      <source>Your side should take this trick.</source>
      <comment>SIDE_TAKES</comment>
      <translation>Votre camp devrait gagner cette levée.</translation>
    </message>
    <message>
      <source>It's not a counter.</source>
      <comment>NOTHING_AT_RISK</comment>
      <translation>Ce n’est pas une carte à points.</translation>
    </message>
    <message>
      <source>It may well lose, but it looks like your best lead.</source>
      <comment>MAY_LOSE</comment>
      <translation>Elle peut perdre, mais c’est sans doute votre meilleure entame.</translation>
    </message>
    <message>
      <source>Your least useful card.</source>
      <comment>LEAST_USEFUL</comment>
      <translation>Votre carte la moins utile.</translation>
    </message>
    <message>
      <source>It's the card you'll miss least.</source>
      <comment>SPARE</comment>
      <translation>C’est la carte qui vous manquera le moins.</translation>
    </message>
    <message>
      <source>It takes the trick.</source>
      <comment>TAKES</comment>
      <translation>Gagne la levée.</translation>
    </message>
    <message>
      <source>It takes the trick, and you keep your {other}.</source>
      <comment>TAKES_AND_SAVES</comment>
      <translation>Gagne la levée, et vous gardez votre {other}.</translation>
    </message>
    <message>
      <source>It takes the trick, and then you may meld.</source>
      <comment>TAKES_AND_MELDS</comment>
      <translation>Gagne la levée, et vous pouvez ensuite annoncer.</translation>
    </message>
    <message>
      <source>It will probably take the trick.</source>
      <comment>LIKELY_TAKES</comment>
      <translation>Gagne sans doute la levée.</translation>
    </message>
    <message>
      <source>It will probably take the trick, and you keep your {other}.</source>
      <comment>LIKELY_TAKES_AND_SAVES</comment>
      <translation>Gagne sans doute la levée, et vous gardez votre {other}.</translation>
    </message>
    <message>
      <source>It may take the trick.</source>
      <comment>MAY_TAKE</comment>
      <translation>Gagne peut-être la levée.</translation>
    </message>
    <message>
      <source>Your side has the trick.</source>
      <comment>SIDE_HAS_IT</comment>
      <translation>La levée est à votre camp.</translation>
    </message>
    <message>
      <source>Your side has the trick: throw a counter.</source>
      <comment>SIDE_HAS_IT_COUNT</comment>
      <translation>La levée est à votre camp : mettez une carte à points.</translation>
    </message>
    <message>
      <source>Your side has the trick: keep your {other}.</source>
      <comment>SIDE_HAS_IT_SAVE</comment>
      <translation>La levée est à votre camp : gardez votre {other}.</translation>
    </message>
    <message>
      <source>Your side should take this: throw a counter.</source>
      <comment>SIDE_TAKES_COUNT</comment>
      <translation>La levée devrait être à votre camp : mettez une carte à points.</translation>
    </message>
    <message>
      <source>Your partner should take this: throw a counter.</source>
      <comment>PARTNER_TAKES_COUNT</comment>
      <translation>Votre partenaire devrait gagner : mettez une carte à points.</translation>
    </message>
    <message>
      <source>Your side should take this trick: keep your {other}.</source>
      <comment>SIDE_TAKES_SAVE</comment>
      <translation>La levée devrait être à votre camp : gardez votre {other}.</translation>
    </message>
    <message>
      <source>The trick is lost.</source>
      <comment>LOST</comment>
      <translation>La levée est perdue.</translation>
    </message>
    <message>
      <source>The trick is lost: save your {other}.</source>
      <comment>LOST_SAVE</comment>
      <translation>La levée est perdue : gardez votre {other}.</translation>
    </message>
    <message>
      <source>The trick is lost, but your {other} will be worth more later.</source>
      <comment>LOST_KEEP</comment>
      <translation>La levée est perdue, mais votre {other} vaudra plus tard davantage.</translation>
    </message>
    <message>
      <source>The trick is probably lost.</source>
      <comment>LIKELY_LOST</comment>
      <translation>La levée est sans doute perdue.</translation>
    </message>
    <message>
      <source>The trick is probably lost: save your {other}.</source>
      <comment>LIKELY_LOST_SAVE</comment>
      <translation>La levée est sans doute perdue : gardez votre {other}.</translation>
    </message>
    <message>
      <source>The trick is probably lost, but your {other} will be worth more later.</source>
      <comment>LIKELY_LOST_KEEP</comment>
      <translation>La levée est sans doute perdue, mais votre {other} vaudra plus tard davantage.</translation>
    </message>
    <message>
      <source>You can't win this trick: throw off as little as you can.</source>
      <comment>CANNOT_WIN</comment>
      <translation>Cette levée vous échappe : donnez le moins possible.</translation>
    </message>
    <message>
      <source>This trick isn't worth taking.</source>
      <comment>NOT_WORTH_IT</comment>
      <translation>Cette levée ne vaut pas la peine.</translation>
    </message>
    <message>
      <source>{what} {beside}</source>
      <comment>AND</comment>
      <translation>{what} {beside}</translation>
    </message>
    <message>
      <source>{other} would cost you about {points}.</source>
      <comment>OTHER_COSTS</comment>
      <translation>{other} vous coûterait environ {points}.</translation>
    </message>
    <message>
      <source>{other} does about as well.</source>
      <comment>OTHER_TIES</comment>
      <translation>{other} vaut à peu près autant.</translation>
    </message>
    <message>
      <source>{other} may do just as well.</source>
      <comment>TOO_CLOSE</comment>
      <translation>{other} vaut peut-être autant.</translation>
    </message>
    <message>
      <source>You know every card now: {other} would cost you {points}.</source>
      <comment>KNOWN_COSTS</comment>
      <translation>Vous connaissez maintenant toutes les cartes : {other} vous coûterait {points}.</translation>
    </message>
    <message>
      <source>You know every card now. Nothing beats this.</source>
      <comment>KNOWN_TIES</comment>
      <translation>Toutes les cartes sont connues : rien ne vaut mieux.</translation>
    </message>
    <message>
      <source>That gains you about {points}.</source>
      <comment>GAINS</comment>
      <translation>Cela vous rapporte environ {points}.</translation>
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
      <translation>pique</translation>
    </message>
    <message>
      <source>hearts</source>
      <comment>HEARTS</comment>
      <translation>cœur</translation>
    </message>
    <message>
      <source>clubs</source>
      <comment>CLUBS</comment>
      <translation>trèfle</translation>
    </message>
    <message>
      <source>diamonds</source>
      <comment>DIAMONDS</comment>
      <translation>carreau</translation>
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
      <translation>roi</translation>
    </message>
    <message>
      <source>queen</source>
      <comment>QUEEN</comment>
      <translation>dame</translation>
    </message>
    <message>
      <source>jack</source>
      <comment>JACK</comment>
      <translation>valet</translation>
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
      <translation>RDV</translation>
    </message>
    <message>
      <source>{rank} of {suit}</source>
      <comment>CARD_NAME</comment>
      <translation>{rank} de {suit}</translation>
    </message>
    <message>
      <source>can be played</source>
      <comment>CARD_PLAYABLE</comment>
      <translation>peut être jouée</translation>
    </message>
    <message>
      <source>can be picked</source>
      <comment>CARD_PICKABLE</comment>
      <translation>peut être choisie</translation>
    </message>
    <message>
      <source>can't be played now</source>
      <comment>CARD_NOT_PLAYABLE</comment>
      <translation>ne peut pas être jouée maintenant</translation>
    </message>
    <message>
      <source>{first} and {last}</source>
      <comment>AND</comment>
      <translation>{first} et {last}</translation>
    </message>
    <message>
      <source>{names} and you</source>
      <comment>AND_YOU</comment>
      <translation>{names} et vous</translation>
    </message>
    <message>
      <source>{first} or {last}</source>
      <comment>OR</comment>
      <translation>{first} ou {last}</translation>
    </message>
    <message>
      <source>, </source>
      <comment>COMMA</comment>
      <translation>, </translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <comment>YOU_NAMED</comment>
      <translation>{name} (vous)</translation>
    </message>
    <message>
      <source>You</source>
      <comment>YOU</comment>
      <translation>Vous</translation>
    </message>
    <message>
      <source>{share}%</source>
      <comment>PERCENT</comment>
      <translation>{share} %</translation>
    </message>
    <message>
      <source>you</source>
      <comment>TO_YOU</comment>
      <translation>vous</translation>
    </message>
    <message>
      <source>Player {number}</source>
      <comment>PLAYER</comment>
      <translation>Joueur {number}</translation>
    </message>
    <message>
      <source>game</source>
      <comment>WINS_GAME</comment>
      <translation>partie</translation>
    </message>
    <message>
      <source>{amount} points</source>
      <comment>POINTS</comment>
      <translation>{amount} points</translation>
    </message>
    <message>
      <source>1 point</source>
      <comment>POINT</comment>
      <translation>1 point</translation>
    </message>
    <message>
      <source>{count} cards</source>
      <comment>CARDS</comment>
      <translation>{count} cartes</translation>
    </message>
    <message>
      <source>1 card</source>
      <comment>CARD</comment>
      <translation>1 carte</translation>
    </message>
    <message>
      <source>run in {suit}</source>
      <comment>RUN</comment>
      <translation>quinte de {suit}</translation>
    </message>
    <message>
      <source>run</source>
      <comment>RUN_SHORT</comment>
      <translation>quinte</translation>
    </message>
    <message>
      <source>plain run in {suit}</source>
      <comment>PLAIN_RUN</comment>
      <translation>quinte simple de {suit}</translation>
    </message>
    <message>
      <source>plain run</source>
      <comment>PLAIN_RUN_SHORT</comment>
      <translation>quinte simple</translation>
    </message>
    <message>
      <source>royal marriage</source>
      <comment>ROYAL_MARRIAGE</comment>
      <translation>mariage royal</translation>
    </message>
    <message>
      <source>royal marriage in the run</source>
      <comment>ROYAL_IN_RUN</comment>
      <translation>mariage royal dans la quinte</translation>
    </message>
    <message>
      <source>extra king</source>
      <comment>EXTRA_KING</comment>
      <translation>roi en plus</translation>
    </message>
    <message>
      <source>extra queen</source>
      <comment>EXTRA_QUEEN</comment>
      <translation>dame en plus</translation>
    </message>
    <message>
      <source>marriage</source>
      <comment>MARRIAGE</comment>
      <translation>mariage</translation>
    </message>
    <message>
      <source>marriage in the run</source>
      <comment>MARRIAGE_IN_RUN</comment>
      <translation>mariage dans la quinte</translation>
    </message>
    <message>
      <source>roundhouse bonus</source>
      <comment>ROUNDHOUSE_BONUS</comment>
      <translation>prime de ronde</translation>
    </message>
    <message>
      <source>pinochle</source>
      <comment>PINOCHLE</comment>
      <translation>pinochle</translation>
    </message>
    <message>
      <source>aces around</source>
      <comment>ACES</comment>
      <translation>carré d’as</translation>
    </message>
    <message>
      <source>kings around</source>
      <comment>KINGS</comment>
      <translation>carré de rois</translation>
    </message>
    <message>
      <source>queens around</source>
      <comment>QUEENS</comment>
      <translation>carré de dames</translation>
    </message>
    <message>
      <source>jacks around</source>
      <comment>JACKS</comment>
      <translation>carré de valets</translation>
    </message>
    <message>
      <source>aces</source>
      <comment>ACES_SHORT</comment>
      <translation>as</translation>
    </message>
    <message>
      <source>kings</source>
      <comment>KINGS_SHORT</comment>
      <translation>rois</translation>
    </message>
    <message>
      <source>queens</source>
      <comment>QUEENS_SHORT</comment>
      <translation>dames</translation>
    </message>
    <message>
      <source>jacks</source>
      <comment>JACKS_SHORT</comment>
      <translation>valets</translation>
    </message>
    <message>
      <source>four identical aces</source>
      <comment>FOUR_ACES</comment>
      <translation>quatre as identiques</translation>
    </message>
    <message>
      <source>four identical kings</source>
      <comment>FOUR_KINGS</comment>
      <translation>quatre rois identiques</translation>
    </message>
    <message>
      <source>four identical queens</source>
      <comment>FOUR_QUEENS</comment>
      <translation>quatre dames identiques</translation>
    </message>
    <message>
      <source>four identical jacks</source>
      <comment>FOUR_JACKS</comment>
      <translation>quatre valets identiques</translation>
    </message>
    <message>
      <source>eight tens</source>
      <comment>EIGHT_TENS</comment>
      <translation>huit dix</translation>
    </message>
    <message>
      <source>dix</source>
      <comment>DIX</comment>
      <translation>petit atout</translation>
    </message>
    <message>
      <source>sequence in {suit}</source>
      <comment>SEQUENCE</comment>
      <translation>quinte majeure de {suit}</translation>
    </message>
    <message>
      <source>sequence</source>
      <comment>SEQUENCE_SHORT</comment>
      <translation>quinte majeure</translation>
    </message>
    <message>
      <source>bezique</source>
      <comment>BEZIQUE</comment>
      <translation>bésigue</translation>
    </message>
    <message>
      <source>four aces</source>
      <comment>ANY_ACES</comment>
      <translation>quatre as</translation>
    </message>
    <message>
      <source>four kings</source>
      <comment>ANY_KINGS</comment>
      <translation>quatre rois</translation>
    </message>
    <message>
      <source>four queens</source>
      <comment>ANY_QUEENS</comment>
      <translation>quatre dames</translation>
    </message>
    <message>
      <source>four jacks</source>
      <comment>ANY_JACKS</comment>
      <translation>quatre valets</translation>
    </message>
    <message>
      <source>seven of trump</source>
      <comment>SEVEN_OF_TRUMP</comment>
      <translation>sept d’atout</translation>
    </message>
    <message>
      <source>double {meld}</source>
      <comment>DOUBLE</comment>
      <translation>double {meld}</translation>
    </message>
    <message>
      <source>triple {meld}</source>
      <comment>TRIPLE</comment>
      <translation>triple {meld}</translation>
    </message>
    <message>
      <source>quadruple {meld}</source>
      <comment>QUADRUPLE</comment>
      <translation>quadruple {meld}</translation>
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
      <translation>Ronde complète</translation>
    </message>
    <message>
      <source>run (Familie) in {suit}</source>
      <comment>BINOKEL_RUN</comment>
      <translation>quinte (Familie) de {suit}</translation>
    </message>
    <message>
      <source>Familie</source>
      <comment>BINOKEL_RUN_SHORT</comment>
      <translation>Familie</translation>
    </message>
    <message>
      <source>plain run (Familie) in {suit}</source>
      <comment>BINOKEL_PLAIN_RUN</comment>
      <translation>quinte simple (Familie) de {suit}</translation>
    </message>
    <message>
      <source>plain Familie</source>
      <comment>BINOKEL_PLAIN_RUN_SHORT</comment>
      <translation>Familie simple</translation>
    </message>
    <message>
      <source>royal marriage (Paar)</source>
      <comment>BINOKEL_ROYAL_MARRIAGE</comment>
      <translation>mariage royal (Paar)</translation>
    </message>
    <message>
      <source>marriage (Paar)</source>
      <comment>BINOKEL_MARRIAGE</comment>
      <translation>mariage (Paar)</translation>
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
      <translation>petit atout (Dissle)</translation>
    </message>
    <message>
      <source>double run (Familie) in {suit}</source>
      <comment>BINOKEL_DOUBLE_RUN</comment>
      <translation>double quinte (Familie) de {suit}</translation>
    </message>
    <message>
      <source>double plain run (Familie) in {suit}</source>
      <comment>BINOKEL_DOUBLE_PLAIN_RUN</comment>
      <translation>double quinte simple (Familie) de {suit}</translation>
    </message>
    <message>
      <source>double Binokel</source>
      <comment>BINOKEL_DOUBLE_PINOCHLE</comment>
      <translation>double Binokel</translation>
    </message>
    <message>
      <source>eight aces</source>
      <comment>BINOKEL_DOUBLE_ACES</comment>
      <translation>huit as</translation>
    </message>
    <message>
      <source>eight kings</source>
      <comment>BINOKEL_DOUBLE_KINGS</comment>
      <translation>huit rois</translation>
    </message>
    <message>
      <source>eight queens</source>
      <comment>BINOKEL_DOUBLE_QUEENS</comment>
      <translation>huit dames</translation>
    </message>
    <message>
      <source>eight jacks</source>
      <comment>BINOKEL_DOUBLE_JACKS</comment>
      <translation>huit valets</translation>
    </message>
    <message>
      <source>Roundhouse (Rundgang)</source>
      <comment>BINOKEL_ROUNDHOUSE</comment>
      <translation>Ronde complète (Rundgang)</translation>
    </message>
    <message>
      <source>Laid by {name}</source>
      <comment>LAID_BY</comment>
      <translation>Étalé : {name}</translation>
    </message>
    <message>
      <source>Laid by you</source>
      <comment>LAID_BY_YOU</comment>
      <translation>Étalé par vous</translation>
    </message>
    <message>
      <source>Laid by {name}, {amount} in all</source>
      <comment>LAID_BY_IN_ALL</comment>
      <translation>Étalé : {name}, {amount} en tout</translation>
    </message>
    <message>
      <source>Laid by you, {amount} in all</source>
      <comment>LAID_BY_YOU_IN_ALL</comment>
      <translation>Étalé par vous, {amount} en tout</translation>
    </message>
    <message>
      <source>{melds} and {count} more</source>
      <comment>AND_MORE</comment>
      <translation>{melds} et {count} de plus</translation>
    </message>
    <message>
      <source>Without {melds}</source>
      <comment>WITHOUT</comment>
      <translation>Sans {melds}</translation>
    </message>
    <message>
      <source>Your turn: next deal</source>
      <comment>TURN_DEAL</comment>
      <translation>À vous : donne suivante</translation>
    </message>
    <message>
      <source>Your turn: rematch?</source>
      <comment>TURN_REMATCH</comment>
      <translation>À vous : revanche ?</translation>
    </message>
    <message>
      <source>Won</source>
      <comment>WON</comment>
      <translation>Gagné</translation>
    </message>
    <message>
      <source>Match over</source>
      <comment>MATCH_OVER</comment>
      <translation>Partie finie</translation>
    </message>
    <message>
      <source>{names} won</source>
      <comment>WON_BY</comment>
      <translation>Victoire : {names}</translation>
    </message>
    <message>
      <source>Your turn: bid or pass</source>
      <comment>TURN_BID</comment>
      <translation>À vous de miser</translation>
    </message>
    <message>
      <source>Your turn: you must bid</source>
      <comment>TURN_MUST_BID</comment>
      <translation>Vous devez miser</translation>
    </message>
    <message>
      <source>You can only pass</source>
      <comment>TURN_MUST_PASS</comment>
      <translation>Vous devez passer</translation>
    </message>
    <message>
      <source>Your turn: name trump</source>
      <comment>TURN_TRUMP</comment>
      <translation>Choisissez l’atout</translation>
    </message>
    <message>
      <source>Your turn: call a card</source>
      <comment>TURN_CALL</comment>
      <translation>Appelez une carte</translation>
    </message>
    <message>
      <source>Your turn: keep it or not</source>
      <comment>TURN_DRAFT</comment>
      <translation>La garder ou non ?</translation>
    </message>
    <message>
      <source>Deal out the kitty</source>
      <comment>TURN_DISTRIBUTE</comment>
      <translation>Distribuez le kitty</translation>
    </message>
    <message>
      <source>Pass {cards} to {name}</source>
      <comment>TURN_GIVE</comment>
      <translation>Donnez {cards} à {name}</translation>
    </message>
    <message>
      <source>Bury {cards}</source>
      <comment>TURN_BURY</comment>
      <translation>Écartez {cards}</translation>
    </message>
    <message>
      <source>Show your meld</source>
      <comment>TURN_SHOW</comment>
      <translation>Vos annonces</translation>
    </message>
    <message>
      <source>You have no meld</source>
      <comment>TURN_SHOW_NOTHING</comment>
      <translation>Aucune annonce</translation>
    </message>
    <message>
      <source>Meld or continue</source>
      <comment>TURN_MELD</comment>
      <translation>Annoncer ?</translation>
    </message>
    <message>
      <source>Throw in this hand?</source>
      <comment>TURN_MISDEAL</comment>
      <translation>Rendre cette main ?</translation>
    </message>
    <message>
      <source>Play on or throw in</source>
      <comment>TURN_DECIDE</comment>
      <translation>Jouer ou non ?</translation>
    </message>
    <message>
      <source>Play on or concede</source>
      <comment>TURN_CONCEDE</comment>
      <translation>Jouer ou abandonner</translation>
    </message>
    <message>
      <source>Shoot the moon?</source>
      <comment>TURN_MOON</comment>
      <translation>Tenter le chelem ?</translation>
    </message>
    <message>
      <source>Your lead</source>
      <comment>TURN_LEAD</comment>
      <translation>À vous d’entamer</translation>
    </message>
    <message>
      <source>Lead a trump</source>
      <comment>TURN_LEAD_TRUMP</comment>
      <translation>Entamez atout</translation>
    </message>
    <message>
      <source>Play any card</source>
      <comment>TURN_FREE</comment>
      <translation>Carte au choix</translation>
    </message>
    <message>
      <source>No {suit}: any card</source>
      <comment>TURN_NONE_LEFT</comment>
      <translation>Pas de {suit} : au choix</translation>
    </message>
    <message>
      <source>Play from hand or meld</source>
      <comment>TURN_STOCK</comment>
      <translation>De la main ou étalée</translation>
    </message>
    <message>
      <source>Hand or meld</source>
      <comment>TURN_STOCK_SHORT</comment>
      <translation>Main ou tapis</translation>
    </message>
    <message>
      <source>Follow {suit}: {cards}</source>
      <comment>TURN_FOLLOW</comment>
      <translation>Jouez {suit} : {cards}</translation>
    </message>
    <message>
      <source>Beat {card}: {cards}</source>
      <comment>TURN_BEAT</comment>
      <translation>Battez {card} : {cards}</translation>
    </message>
    <message>
      <source>Trump with {cards}</source>
      <comment>TURN_TRUMP_IN</comment>
      <translation>Coupez avec {cards}</translation>
    </message>
    <message>
      <source>Overtrump {card}: {cards}</source>
      <comment>TURN_OVERTRUMP</comment>
      <translation>Surcoupez {card} : {cards}</translation>
    </message>
    <message>
      <source>Follow {suit}</source>
      <comment>TURN_ANY_OF</comment>
      <translation>Jouez {suit}</translation>
    </message>
    <message>
      <source>Play a trump</source>
      <comment>TURN_ANY_TRUMP</comment>
      <translation>Jouez atout</translation>
    </message>
    <message>
      <source>Bidding comes first: pick an amount, or pass.</source>
      <comment>FIRST_BID</comment>
      <translation>Les enchères d’abord : choisissez une mise, ou passez.</translation>
    </message>
    <message>
      <source>Bidding comes first: pick an amount.</source>
      <comment>FIRST_MUST_BID</comment>
      <translation>Les enchères d’abord : choisissez une mise.</translation>
    </message>
    <message>
      <source>Bidding comes first: all you can do is pass.</source>
      <comment>FIRST_MUST_PASS</comment>
      <translation>Les enchères d’abord : vous ne pouvez que passer.</translation>
    </message>
    <message>
      <source>Name trump first.</source>
      <comment>FIRST_TRUMP</comment>
      <translation>Choisissez d’abord l’atout.</translation>
    </message>
    <message>
      <source>Call a card first.</source>
      <comment>FIRST_CALL</comment>
      <translation>Appelez d’abord une carte.</translation>
    </message>
    <message>
      <source>Decide first whether to keep that card.</source>
      <comment>FIRST_DRAFT</comment>
      <translation>Décidez d’abord si vous gardez cette carte.</translation>
    </message>
    <message>
      <source>Deal out the kitty first.</source>
      <comment>FIRST_DISTRIBUTE</comment>
      <translation>Distribuez d’abord le kitty.</translation>
    </message>
    <message>
      <source>Decide first whether to play this hand.</source>
      <comment>FIRST_MISDEAL</comment>
      <translation>Décidez d’abord si vous jouez cette main.</translation>
    </message>
    <message>
      <source>Decide first whether to play on.</source>
      <comment>FIRST_DECIDE</comment>
      <translation>Décidez d’abord si vous continuez.</translation>
    </message>
    <message>
      <source>Click again to play it</source>
      <comment>ONCE_MORE_PLAYS</comment>
      <translation>Cliquez encore pour jouer</translation>
    </message>
    <message>
      <source>Double-click to play it</source>
      <comment>DOUBLE_CLICK_PLAYS</comment>
      <translation>Double-cliquez pour jouer</translation>
    </message>
    <message>
      <source>Thinking</source>
      <comment>THINKING</comment>
      <translation>Réflexion</translation>
    </message>
    <message>
      <source>Thinking about it…</source>
      <comment>HINT_AWAITED</comment>
      <translation>Réflexion…</translation>
    </message>
    <message>
      <source>Why?</source>
      <comment>WHY</comment>
      <translation>Pourquoi ?</translation>
    </message>
    <message>
      <source>It's {name}'s turn.</source>
      <comment>TURN_OF</comment>
      <translation>À {name} de jouer.</translation>
    </message>
    <message>
      <source>Partner</source>
      <comment>PARTNER</comment>
      <translation>Partenaire</translation>
    </message>
    <message>
      <source>Opponent</source>
      <comment>OPPONENT</comment>
      <translation>Adversaire</translation>
    </message>
    <message>
      <source>Deals next</source>
      <comment>DEALS_NEXT</comment>
      <translation>Distribue ensuite</translation>
    </message>
    <message>
      <source>Bid {amount}</source>
      <comment>CALLED_BID</comment>
      <translation>Mise {amount}</translation>
    </message>
    <message>
      <source>the moon</source>
      <comment>THE_MOON</comment>
      <translation>le chelem</translation>
    </message>
    <message>
      <source>{bid} in {suit}</source>
      <comment>IN_SUIT</comment>
      <translation>{bid} à {suit}</translation>
    </message>
    <message>
      <source>Passed</source>
      <comment>CALLED_PASS</comment>
      <translation>Passe</translation>
    </message>
    <message>
      <source>Passed with help</source>
      <comment>CALLED_HELP</comment>
      <translation>Passe avec aide</translation>
    </message>
    <message>
      <source>High bidder</source>
      <comment>HIGH_BIDDER</comment>
      <translation>Plus haute mise</translation>
    </message>
    <message>
      <source>Plays {amount}</source>
      <comment>PLAYS_FOR</comment>
      <translation>Joue {amount}</translation>
    </message>
    <message>
      <source>Shoots the moon</source>
      <comment>PLAYS_MOON</comment>
      <translation>Tente le chelem</translation>
    </message>
    <message>
      <source>Sitting out this deal</source>
      <comment>RESTING</comment>
      <translation>Au repos cette donne</translation>
    </message>
    <message>
      <source>sitting out</source>
      <comment>RESTING_SHORT</comment>
      <translation>au repos</translation>
    </message>
    <message>
      <source>Passed {cards}</source>
      <comment>GAVE</comment>
      <translation>Don : {cards}</translation>
    </message>
    <message>
      <source>D</source>
      <comment>DEALER_LETTER</comment>
      <translation>D</translation>
    </message>
    <message>
      <source>Melded</source>
      <comment>MELD_SHOWN</comment>
      <translation>Annoncé</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>NO_MELD_SHOWN</comment>
      <translation>Sans annonce</translation>
    </message>
    <message>
      <source>Led {card}</source>
      <comment>LED</comment>
      <translation>Entame {card}</translation>
    </message>
    <message>
      <source>Played {card}</source>
      <comment>PLAYED</comment>
      <translation>Joue {card}</translation>
    </message>
    <message>
      <source>You play after {name}</source>
      <comment>PLAY_AFTER</comment>
      <translation>Vous jouez après {name}</translation>
    </message>
    <message>
      <source>After {name}</source>
      <comment>PLAY_AFTER_SHORT</comment>
      <translation>Après {name}</translation>
    </message>
    <message>
      <source>Took the trick</source>
      <comment>TOOK_TRICK</comment>
      <translation>Prend la levée</translation>
    </message>
    <message>
      <source>Took it</source>
      <comment>TOOK_TRICK_SHORT</comment>
      <translation>Levée</translation>
    </message>
    <message>
      <source>meld</source>
      <comment>UNIT_MELD</comment>
      <translation>annonces</translation>
    </message>
    <message>
      <source>trick</source>
      <comment>UNIT_TRICK</comment>
      <translation>levée</translation>
    </message>
    <message>
      <source>tricks</source>
      <comment>UNIT_TRICKS</comment>
      <translation>levées</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>BUBBLE_PASS</comment>
      <translation>Passe</translation>
    </message>
    <message>
      <source>earlier: {bids}</source>
      <comment>BUBBLE_BEFORE</comment>
      <translation>avant : {bids}</translation>
    </message>
    <message>
      <source>Buried {cards}</source>
      <comment>BUBBLE_BURIED</comment>
      <translation>Écart : {cards}</translation>
    </message>
    <message>
      <source>I give up</source>
      <comment>BUBBLE_GIVES_UP</comment>
      <translation>J’abandonne</translation>
    </message>
    <message>
      <source>called card</source>
      <comment>BUBBLE_CALLED</comment>
      <translation>carte appelée</translation>
    </message>
    <message>
      <source>nobody has it</source>
      <comment>BUBBLE_CALLED_NOBODY</comment>
      <translation>personne ne l’a</translation>
    </message>
    <message>
      <source>Winning</source>
      <comment>WINNING</comment>
      <translation>En tête</translation>
    </message>
    <message>
      <source>{count} left</source>
      <comment>PILE_LEFT</comment>
      <translation>reste {count}</translation>
    </message>
    <message>
      <source>Upcard</source>
      <comment>UPCARD</comment>
      <translation>Retourne</translation>
    </message>
    <message>
      <source>Raised cards are your meld in {suit}</source>
      <comment>RAISED_CARDS</comment>
      <translation>Cartes en relief : vos annonces à {suit}</translation>
    </message>
    <message>
      <source>Raised: meld in {suit}</source>
      <comment>RAISED_CARDS_SHORT</comment>
      <translation>En relief : annonces à {suit}</translation>
    </message>
    <message>
      <source>Your card</source>
      <comment>YOUR_CARD</comment>
      <translation>Votre carte</translation>
    </message>
    <message>
      <source>{widow}, {cards}</source>
      <comment>WIDOW_LIES</comment>
      <translation>{widow}, {cards}</translation>
    </message>
    <message>
      <source>Kitty, {cards}</source>
      <comment>KITTY_LIES</comment>
      <translation>Kitty, {cards}</translation>
    </message>
    <message>
      <source>Trump not named yet</source>
      <comment>NO_TRUMP_YET</comment>
      <translation>Pas encore d’atout</translation>
    </message>
    <message>
      <source>No deal yet</source>
      <comment>NO_DEAL_YET</comment>
      <translation>Pas encore de donne</translation>
    </message>
    <message>
      <source>Draft: build your hand</source>
      <comment>DRAFTING</comment>
      <translation>Pioche : formez votre main</translation>
    </message>
    <message>
      <source>Bidding: no bids yet</source>
      <comment>AUCTION_OPEN</comment>
      <translation>Enchères : aucune mise</translation>
    </message>
    <message>
      <source>Bidding: you are high at {amount}</source>
      <comment>AUCTION_HIGH_YOU</comment>
      <translation>Enchères : vous menez à {amount}</translation>
    </message>
    <message>
      <source>Bidding: {name} is high at {amount}</source>
      <comment>AUCTION_HIGH</comment>
      <translation>Enchères : {amount}, {name}</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>TRUMP_IS</comment>
      <translation>Atout : {suit}</translation>
    </message>
    <message>
      <source>Contract {amount}</source>
      <comment>CONTRACT</comment>
      <translation>Contrat {amount}</translation>
    </message>
    <message>
      <source>Contract {amount} made</source>
      <comment>CONTRACT_MADE</comment>
      <translation>Contrat {amount} réussi</translation>
    </message>
    <message>
      <source>Contract {amount} set</source>
      <comment>CONTRACT_SET</comment>
      <translation>Contrat {amount} chuté</translation>
    </message>
    <message>
      <source>{names}, {suit}</source>
      <comment>DECLARERS</comment>
      <translation>{names}, {suit}</translation>
    </message>
    <message>
      <source>{names}, called {card}</source>
      <comment>DECLARERS_CALLED</comment>
      <translation>{names}, appel {card}</translation>
    </message>
    <message>
      <source>{count} cards left in the stock</source>
      <comment>STOCK_LEFT</comment>
      <translation>{count} cartes au talon</translation>
    </message>
    <message>
      <source>1 card left in the stock</source>
      <comment>STOCK_LEFT_ONE</comment>
      <translation>1 carte au talon</translation>
    </message>
    <message>
      <source>The stock is empty: follow suit, and win the trick if you can.</source>
      <comment>STOCK_GONE</comment>
      <translation>Le talon est épuisé : fournissez, et gagnez la levée si vous pouvez.</translation>
    </message>
    <message>
      <source>Stock gone: follow and win</source>
      <comment>STOCK_GONE_SHORT</comment>
      <translation>Talon épuisé : fournir, gagner</translation>
    </message>
    <message>
      <source>Needs {amount} more</source>
      <comment>NEEDS</comment>
      <translation>Encore {amount}</translation>
    </message>
    <message>
      <source>Needs up to {amount} more</source>
      <comment>NEEDS_UP_TO</comment>
      <translation>Encore {amount} au plus</translation>
    </message>
    <message>
      <source>Needs {amount} in tricks</source>
      <comment>NEEDS_IN_TRICKS</comment>
      <translation>Encore {amount} en levées</translation>
    </message>
    <message>
      <source>Needs up to {amount} in tricks</source>
      <comment>NEEDS_IN_TRICKS_UP_TO</comment>
      <translation>Encore {amount} au plus en levées</translation>
    </message>
    <message>
      <source>Needs a trick</source>
      <comment>NEEDS_TRICK</comment>
      <translation>Il faut une levée</translation>
    </message>
    <message>
      <source>Contract made</source>
      <comment>HAS_ENOUGH</comment>
      <translation>Contrat réussi</translation>
    </message>
    <message>
      <source>They're set</source>
      <comment>OUT_OF_REACH</comment>
      <translation>Contrat chuté</translation>
    </message>
    <message>
      <source>You're set</source>
      <comment>OUT_OF_REACH_OWN</comment>
      <translation>Vous chutez</translation>
    </message>
    <message>
      <source>Made by {spare}</source>
      <comment>MADE_BY</comment>
      <translation>{spare} de plus</translation>
    </message>
    <message>
      <source>On the nose</source>
      <comment>MADE_EXACTLY</comment>
      <translation>Tout juste</translation>
    </message>
    <message>
      <source>Set by {short}</source>
      <comment>SET_BY</comment>
      <translation>Chute de {short}</translation>
    </message>
    <message>
      <source>Set</source>
      <comment>SET</comment>
      <translation>Chuté</translation>
    </message>
    <message>
      <source>{got} of {bid}</source>
      <comment>GOT_OF</comment>
      <translation>{got} sur {bid}</translation>
    </message>
    <message>
      <source>First to {target}</source>
      <comment>FIRST_TO</comment>
      <translation>But : {target}</translation>
    </message>
    <message>
      <source>{count} deals</source>
      <comment>SO_MANY_DEALS</comment>
      <translation>{count} donnes</translation>
    </message>
    <message>
      <source>One deal</source>
      <comment>ONE_DEAL</comment>
      <translation>Une donne</translation>
    </message>
    <message>
      <source>?</source>
      <comment>TRUMP_UNKNOWN</comment>
      <translation>?</translation>
    </message>
    <message>
      <source>Join</source>
      <comment>JOIN</comment>
      <translation>Se joindre</translation>
    </message>
    <message>
      <source>Paused</source>
      <comment>PAUSED</comment>
      <translation>En pause</translation>
    </message>
    <message>
      <source>Hint</source>
      <comment>HINT</comment>
      <translation>Conseil</translation>
    </message>
    <message>
      <source>Undo</source>
      <comment>UNDO</comment>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Last trick</source>
      <comment>LAST_TRICK</comment>
      <translation>Dernière levée</translation>
    </message>
    <message>
      <source>Scores</source>
      <comment>SCORES</comment>
      <translation>Scores</translation>
    </message>
    <message>
      <source>See what a good player would do</source>
      <comment>HINT_HINT</comment>
      <translation>Voir ce que ferait un bon joueur</translation>
    </message>
    <message>
      <source>Your only legal card is played for you.</source>
      <comment>ONLY_CARD_PLAYED</comment>
      <translation>Votre seule carte permise est jouée pour vous.</translation>
    </message>
    <message>
      <source>Your last card is played for you.</source>
      <comment>LAST_CARD_PLAYED</comment>
      <translation>Votre dernière carte est jouée pour vous.</translation>
    </message>
    <message>
      <source>To see melds again, click a player's name. M shows each in turn.</source>
      <comment>RECALL_MELDS</comment>
      <translation>Pour revoir une annonce, cliquez sur le nom du joueur. M les montre l’une après l’autre.</translation>
    </message>
    <message>
      <source>Take back your last move</source>
      <comment>HINT_UNDO</comment>
      <translation>Reprendre votre dernier coup</translation>
    </message>
    <message>
      <source>Show or hide the last trick</source>
      <comment>HINT_LAST_TRICK</comment>
      <translation>Montrer ou cacher la dernière levée</translation>
    </message>
    <message>
      <source>Show the score sheet</source>
      <comment>HINT_SCORES</comment>
      <translation>Montrer la feuille de points</translation>
    </message>
    <message>
      <source>Trump is not named yet</source>
      <comment>TRUMP_TILE_NONE</comment>
      <translation>L’atout n’est pas encore choisi</translation>
    </message>
    <message>
      <source>Trump: {suit}</source>
      <comment>TRUMP_TILE</comment>
      <translation>Atout : {suit}</translation>
    </message>
    <message>
      <source>{names}: {score} of {target}</source>
      <comment>SCORE_OF</comment>
      <translation>{names} : {score} sur {target}</translation>
    </message>
    <message>
      <source>{names}: {score} left of {target}</source>
      <comment>SCORE_LEFT</comment>
      <translation>{names} : encore {score} sur {target}</translation>
    </message>
    <message>
      <source>{names}: {score}</source>
      <comment>SCORE_ALONE</comment>
      <translation>{names} : {score}</translation>
    </message>
    <message>
      <source>Your bid</source>
      <comment>YOUR_BID</comment>
      <translation>Votre mise</translation>
    </message>
    <message>
      <source>At least {amount} to beat {name}</source>
      <comment>AT_LEAST_TO_BEAT</comment>
      <translation>Au moins {amount} pour dépasser {name}</translation>
    </message>
    <message>
      <source>{amount} is enough to take it from {name}</source>
      <comment>AT_LEAST_TO_MATCH</comment>
      <translation>{amount} suffit pour la reprendre à {name}</translation>
    </message>
    <message>
      <source>Your partner has the bid; {amount} would top it</source>
      <comment>OVER_PARTNER</comment>
      <translation>Votre partenaire a la mise ; {amount} la dépasserait</translation>
    </message>
    <message>
      <source>At least {amount} to open</source>
      <comment>AT_LEAST_TO_OPEN</comment>
      <translation>Au moins {amount} pour ouvrir</translation>
    </message>
    <message>
      <source>Shows {name} {amount} in meld or more</source>
      <comment>TELLS_MELD</comment>
      <translation>Montre à {name} {amount} ou plus en annonces</translation>
    </message>
    <message>
      <source>Shows {name} aces around</source>
      <comment>TELLS_ACES_AROUND</comment>
      <translation>Montre à {name} un carré d’as</translation>
    </message>
    <message>
      <source>Shows {name} {count} aces or more</source>
      <comment>TELLS_ACES</comment>
      <translation>Montre à {name} {count} as ou plus</translation>
    </message>
    <message>
      <source>Shows {name} a run</source>
      <comment>TELLS_RUN</comment>
      <translation>Montre à {name} une quinte</translation>
    </message>
    <message>
      <source>Shows {name} {count} cards or more of one suit</source>
      <comment>TELLS_SUIT</comment>
      <translation>Montre à {name} {count} cartes ou plus d’une couleur</translation>
    </message>
    <message>
      <source>Asks {name} to show meld</source>
      <comment>TELLS_ASKS</comment>
      <translation>Demande à {name} de montrer ses annonces</translation>
    </message>
    <message>
      <source>Tells {name} nothing about meld</source>
      <comment>TELLS_NOTHING</comment>
      <translation>Ne dit rien à {name} sur vos annonces</translation>
    </message>
    <message>
      <source>The only bid is {amount}</source>
      <comment>EXACTLY</comment>
      <translation>La seule mise est {amount}</translation>
    </message>
    <message>
      <source>Bid {amount}</source>
      <comment>BID</comment>
      <translation>Miser {amount}</translation>
    </message>
    <message>
      <source>Lower bid</source>
      <comment>BID_LESS</comment>
      <translation>Mise plus basse</translation>
    </message>
    <message>
      <source>Higher bid</source>
      <comment>BID_MORE</comment>
      <translation>Mise plus haute</translation>
    </message>
    <message>
      <source>Pass</source>
      <comment>PASS</comment>
      <translation>Passer</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <comment>PASS_HELP</comment>
      <translation>Passe avec aide</translation>
    </message>
    <message>
      <source>“I have some meld”</source>
      <comment>PASS_HELP_SAYS</comment>
      <translation>« J’ai de quoi annoncer »</translation>
    </message>
    <message>
      <source>Your meld by trump suit</source>
      <comment>MELD_YOU_WOULD_HAVE</comment>
      <translation>Vos annonces par atout</translation>
    </message>
    <message>
      <source>Trump of your bid</source>
      <comment>TRUMP_OF_BID</comment>
      <translation>Atout de votre mise</translation>
    </message>
    <message>
      <source>Meld with {suit} trump: {amount}</source>
      <comment>MELD_WITH_SUIT</comment>
      <translation>Annonces à l’atout {suit} : {amount}</translation>
    </message>
    <message>
      <source>Name trump</source>
      <comment>NAME_TRUMP</comment>
      <translation>Choisir l’atout</translation>
    </message>
    <message>
      <source>You have the bid at {amount}</source>
      <comment>TRUMP_FOR</comment>
      <translation>Vous prenez à {amount}</translation>
    </message>
    <message>
      <source>You name trump and lead</source>
      <comment>TRUMP_AND_LEAD</comment>
      <translation>Vous choisissez l’atout et entamez</translation>
    </message>
    <message>
      <source>{suit} are trump</source>
      <comment>MAKE_TRUMP</comment>
      <translation>Atout : {suit}</translation>
    </message>
    <message>
      <source>{suit}: {cards}, meld {meld}</source>
      <comment>SUIT_BUTTON</comment>
      <translation>{suit} : {cards}, annonces {meld}</translation>
    </message>
    <message>
      <source>Cards for {name}</source>
      <comment>GIVE_TITLE</comment>
      <translation>Cartes pour {name}</translation>
    </message>
    <message>
      <source>{name} has the bid at {amount} in {suit}. Pass {passed}.</source>
      <comment>GIVE_HELP</comment>
      <translation>{name} prend à {amount}, atout {suit}. Donnez {passed}.</translation>
    </message>
    <message>
      <source>{name} passed you {cards}. Pass {passed} back.</source>
      <comment>GIVE_BACK_HELP</comment>
      <translation>{name} vous a donné {cards}. Donnez {passed} en retour.</translation>
    </message>
    <message>
      <source>Your discards</source>
      <comment>BURY_TITLE</comment>
      <translation>Votre écart</translation>
    </message>
    <message>
      <source>Bury {cards}.</source>
      <comment>BURY_HELP</comment>
      <translation>Écartez {cards}.</translation>
    </message>
    <message>
      <source>{count} more to pick</source>
      <comment>STILL_TO_CHOOSE</comment>
      <translation>Encore {count} à choisir</translation>
    </message>
    <message>
      <source>1 more to pick</source>
      <comment>STILL_ONE_TO_CHOOSE</comment>
      <translation>Encore 1 à choisir</translation>
    </message>
    <message>
      <source>{count} too many</source>
      <comment>TOO_MANY_CHOSEN</comment>
      <translation>{count} de trop</translation>
    </message>
    <message>
      <source>All picked</source>
      <comment>ALL_CHOSEN</comment>
      <translation>Tout est choisi</translation>
    </message>
    <message>
      <source>Pick them in your hand</source>
      <comment>CHOSEN_NONE</comment>
      <translation>Choisissez dans votre main</translation>
    </message>
    <message>
      <source>Pick {count} more cards first.</source>
      <comment>CHOOSE_MORE</comment>
      <translation>Choisissez d’abord {count} cartes de plus.</translation>
    </message>
    <message>
      <source>Pick one more card first.</source>
      <comment>CHOOSE_ONE_MORE</comment>
      <translation>Choisissez d’abord une carte de plus.</translation>
    </message>
    <message>
      <source>You already have {count}. Put one back first.</source>
      <comment>CHOSEN_ENOUGH</comment>
      <translation>Vous en avez déjà {count}. Reprenez-en d’abord une.</translation>
    </message>
    <message>
      <source>Pass {count} to {name}</source>
      <comment>GIVE_BUTTON</comment>
      <translation>En donner {count} à {name}</translation>
    </message>
    <message>
      <source>Bury {count}</source>
      <comment>BURY_BUTTON</comment>
      <translation>En écarter {count}</translation>
    </message>
    <message>
      <source>Clear</source>
      <comment>CLEAR</comment>
      <translation>Effacer</translation>
    </message>
    <message>
      <source>Meld so far</source>
      <comment>MELD_SO_FAR</comment>
      <translation>Annoncé jusqu’ici</translation>
    </message>
    <message>
      <source>Melded</source>
      <comment>MELD_OF_ALL</comment>
      <translation>Annoncé</translation>
    </message>
    <message>
      <source>Taken in tricks</source>
      <comment>TAKEN_SO_FAR</comment>
      <translation>Pris en levées</translation>
    </message>
    <message>
      <source>Your meld</source>
      <comment>YOUR_MELD</comment>
      <translation>Vos annonces</translation>
    </message>
    <message>
      <source>Trump from now on: {suit}</source>
      <comment>MAKES_TRUMP</comment>
      <translation>Atout désormais : {suit}</translation>
    </message>
    <message>
      <source>Drag cards here, or pick a meld</source>
      <comment>DRAG_OR_PICK</comment>
      <translation>Glissez des cartes ici, ou choisissez</translation>
    </message>
    <message>
      <source>You can show</source>
      <comment>MELDS_TO_SHOW</comment>
      <translation>Vous pouvez montrer</translation>
    </message>
    <message>
      <source>You can meld</source>
      <comment>POSSIBLE_MELDS</comment>
      <translation>Vous pouvez annoncer</translation>
    </message>
    <message>
      <source>No meld in this hand</source>
      <comment>NOTHING_TO_MELD</comment>
      <translation>Aucune annonce dans cette main</translation>
    </message>
    <message>
      <source>Nothing to meld now</source>
      <comment>NO_MELD_NOW</comment>
      <translation>Rien à annoncer maintenant</translation>
    </message>
    <message>
      <source>Meld {amount}</source>
      <comment>MELD_BUTTON</comment>
      <translation>Annoncer {amount}</translation>
    </message>
    <message>
      <source>Your meld {amount}</source>
      <comment>MELD_OF_YOURS</comment>
      <translation>Vos annonces {amount}</translation>
    </message>
    <message>
      <source>best of {count} ways</source>
      <comment>BEST_OF</comment>
      <translation>la meilleure de {count} façons</translation>
    </message>
    <message>
      <source>Other…</source>
      <comment>OTHER_MELDS</comment>
      <translation>Autres…</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>SHOW_NOTHING</comment>
      <translation>Ne rien annoncer</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>DONE</comment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>No meld</source>
      <comment>NO_MELD</comment>
      <translation>Sans annonce</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>MELD_NOTHING_YET</comment>
      <translation>Annoncer</translation>
    </message>
    <message>
      <source>More</source>
      <comment>MORE</comment>
      <translation>Plus</translation>
    </message>
    <message>
      <source>Take the upcard</source>
      <comment>EXCHANGE</comment>
      <translation>Prendre la retourne</translation>
    </message>
    <message>
      <source>{cards}, traded for {upcard}</source>
      <comment>DIX_TAKES</comment>
      <translation>{cards}, contre {upcard}</translation>
    </message>
    <message>
      <source>Trade your {dix} for it</source>
      <comment>EXCHANGE_HELP</comment>
      <translation>Contre votre {dix}</translation>
    </message>
    <message>
      <source>{meld}: {card} is missing</source>
      <comment>MISSING</comment>
      <translation>{meld} : il manque {card}</translation>
    </message>
    <message>
      <source>{meld}: {card} is in your hand</source>
      <comment>IN_HAND</comment>
      <translation>{meld} : {card} est en main</translation>
    </message>
    <message>
      <source>Lay it down for {amount} more.</source>
      <comment>WOULD_ADD</comment>
      <translation>L’étaler rapporte {amount} de plus.</translation>
    </message>
    <message>
      <source>Worth {amount} more. You hold {cards}.</source>
      <comment>WOULD_ADD_HELD</comment>
      <translation>Vaut {amount} de plus. Vous tenez {cards}.</translation>
    </message>
    <message>
      <source>another {card}</source>
      <comment>ANOTHER</comment>
      <translation>encore {card}</translation>
    </message>
    <message>
      <source>{meld}: {cards} are missing</source>
      <comment>MISSING_MORE</comment>
      <translation>{meld} : il manque {cards}</translation>
    </message>
    <message>
      <source>{meld}: {cards} are in your hand</source>
      <comment>IN_HAND_MORE</comment>
      <translation>{meld} : {cards} sont en main</translation>
    </message>
    <message>
      <source>Lay them down for {amount} more.</source>
      <comment>WOULD_ADD_MORE</comment>
      <translation>Les étaler rapporte {amount} de plus.</translation>
    </message>
    <message>
      <source>{meld} doesn't count</source>
      <comment>NOT_COUNTED</comment>
      <translation>{meld} ne compte pas</translation>
    </message>
    <message>
      <source>At least one card must come from your hand.</source>
      <comment>NEEDS_HAND_CARD</comment>
      <translation>Au moins une carte doit venir de votre main.</translation>
    </message>
    <message>
      <source>Take it back to meld the {meld}.</source>
      <comment>TAKE_BACK_ONE</comment>
      <translation>Reprenez-la pour annoncer : {meld}.</translation>
    </message>
    <message>
      <source>Take them back to meld the {meld}.</source>
      <comment>TAKE_BACK</comment>
      <translation>Reprenez-les pour annoncer : {meld}.</translation>
    </message>
    <message>
      <source>Drag cards here</source>
      <comment>DRAG_TO_MELD</comment>
      <translation>Glissez des cartes ici</translation>
    </message>
    <message>
      <source>Its cards already count for the {meld}.</source>
      <comment>SERVES</comment>
      <translation>Ses cartes comptent déjà pour : {meld}.</translation>
    </message>
    <message>
      <source>{cards} isn't part of a meld</source>
      <comment>IDLE_ONE</comment>
      <translation>Dans aucune annonce : {cards}</translation>
    </message>
    <message>
      <source>{cards} aren't part of a meld</source>
      <comment>IDLE_MORE</comment>
      <translation>Dans aucune annonce : {cards}</translation>
    </message>
    <message>
      <source>They go back to your hand.</source>
      <comment>IDLE_WHY</comment>
      <translation>Elles retournent dans votre main.</translation>
    </message>
    <message>
      <source>It goes back to your hand.</source>
      <comment>IDLE_WHY_ONE</comment>
      <translation>Elle retourne dans votre main.</translation>
    </message>
    <message>
      <source>Your meld: {amount}</source>
      <comment>MELD_TOTAL</comment>
      <translation>Vos annonces : {amount}</translation>
    </message>
    <message>
      <source>{meld}, {amount}: {cards}</source>
      <comment>ROW_SPOKEN</comment>
      <translation>{meld}, {amount} : {cards}</translation>
    </message>
    <message>
      <source>Call your partner</source>
      <comment>CALL_TITLE</comment>
      <translation>Appelez votre partenaire</translation>
    </message>
    <message>
      <source>Call a card in {suit}. The first player who holds it is your partner for this deal.</source>
      <comment>CALL_HELP</comment>
      <translation>Appelez une carte de {suit}. Le premier joueur qui la tient est votre partenaire pour cette donne.</translation>
    </message>
    <message>
      <source>none</source>
      <comment>CALL_NOT_HELD</comment>
      <translation>aucune</translation>
    </message>
    <message>
      <source>{count} in hand</source>
      <comment>CALL_HELD</comment>
      <translation>{count} en main</translation>
    </message>
    <message>
      <source>Deal out the kitty</source>
      <comment>KITTY_TITLE</comment>
      <translation>Distribuez le kitty</translation>
    </message>
    <message>
      <source>Everybody gets one card. Pick two cards to swap them.</source>
      <comment>KITTY_HELP</comment>
      <translation>Chacun reçoit une carte. Choisissez deux cartes pour les échanger.</translation>
    </message>
    <message>
      <source>{name}: {card}</source>
      <comment>KITTY_GETS</comment>
      <translation>{name} : {card}</translation>
    </message>
    <message>
      <source>Deal them out</source>
      <comment>KITTY_BUTTON</comment>
      <translation>Distribuer</translation>
    </message>
    <message>
      <source>Meld is in</source>
      <comment>DECIDE_TITLE</comment>
      <translation>Les annonces sont faites</translation>
    </message>
    <message>
      <source>You need {amount} in tricks to make {bid}.</source>
      <comment>DECIDE_NEED</comment>
      <translation>Il vous faut {amount} en levées pour faire {bid}.</translation>
    </message>
    <message>
      <source>You need {amount} in tricks to make {bid}, but only {most} can be won.</source>
      <comment>DECIDE_LOST</comment>
      <translation>Il vous faut {amount} en levées pour faire {bid}, mais il n’y en a que {most} à prendre.</translation>
    </message>
    <message>
      <source>Your meld alone makes {bid}.</source>
      <comment>DECIDE_SURE</comment>
      <translation>Vos annonces suffisent pour {bid}.</translation>
    </message>
    <message>
      <source>Your meld makes {bid}, but the rules ask for {amount} in tricks as well.</source>
      <comment>DECIDE_LEAST</comment>
      <translation>Vos annonces font {bid}, mais les règles demandent aussi {amount} en levées.</translation>
    </message>
    <message>
      <source>Your meld makes {bid}, but you still need a trick.</source>
      <comment>DECIDE_TRICK</comment>
      <translation>Vos annonces font {bid}, mais il vous faut encore une levée.</translation>
    </message>
    <message>
      <source>Play with this {widow}?</source>
      <comment>WIDOW_TITLE</comment>
      <translation>Jouer avec ce {widow} ?</translation>
    </message>
    <message>
      <source>If it is no help to your {bid}, you can give up now.</source>
      <comment>WIDOW_HELP</comment>
      <translation>S’il ne vous aide pas à faire {bid}, vous pouvez abandonner maintenant.</translation>
    </message>
    <message>
      <source>A poor hand</source>
      <comment>MISDEAL_TITLE</comment>
      <translation>Une main pauvre</translation>
    </message>
    <message>
      <source>The rules let you throw this hand in.</source>
      <comment>MISDEAL_HELP</comment>
      <translation>Les règles vous permettent de rendre cette main.</translation>
    </message>
    <message>
      <source>Keep this card?</source>
      <comment>DRAFT_TITLE</comment>
      <translation>Garder cette carte ?</translation>
    </message>
    <message>
      <source>All the tricks, or trump?</source>
      <comment>MOON_OR_TRUMP</comment>
      <translation>Chelem ou atout ?</translation>
    </message>
    <message>
      <source>You may say now that you'll win every trick, or name trump for your bid of {bid}.</source>
      <comment>MOON_OR_TRUMP_HELP</comment>
      <translation>Vous pouvez annoncer maintenant que vous ferez toutes les levées, ou choisir l’atout pour votre mise de {bid}.</translation>
    </message>
    <message>
      <source>Play on</source>
      <comment>PLAY_ON</comment>
      <translation>Jouer</translation>
    </message>
    <message>
      <source>Play it out</source>
      <comment>PLAY_ON_SAYS</comment>
      <translation>Jouer jusqu’au bout</translation>
    </message>
    <message>
      <source>The bid is lost either way</source>
      <comment>PLAY_ON_LOST_SAYS</comment>
      <translation>La mise est perdue de toute façon</translation>
    </message>
    <message>
      <source>Your bid is safe</source>
      <comment>PLAY_ON_SURE_SAYS</comment>
      <translation>Votre mise est assurée</translation>
    </message>
    <message>
      <source>Throw in</source>
      <comment>THROW_IN</comment>
      <translation>Abandonner</translation>
    </message>
    <message>
      <source>Lose {amount} and skip the play</source>
      <comment>THROW_IN_SAYS</comment>
      <translation>Perdre {amount} sans jouer</translation>
    </message>
    <message>
      <source>{name} shoots the moon</source>
      <comment>MOON</comment>
      <translation>Chelem tenté : {name}</translation>
    </message>
    <message>
      <source>You shoot the moon</source>
      <comment>MOON_YOU</comment>
      <translation>Vous tentez le chelem</translation>
    </message>
    <message>
      <source>{name} shot the moon</source>
      <comment>MOON_SHOT</comment>
      <translation>Chelem réussi : {name}</translation>
    </message>
    <message>
      <source>You shot the moon</source>
      <comment>MOON_SHOT_YOU</comment>
      <translation>Vous avez réussi le chelem</translation>
    </message>
    <message>
      <source>{name} missed the moon</source>
      <comment>MOON_MISSED</comment>
      <translation>Chelem manqué : {name}</translation>
    </message>
    <message>
      <source>You missed the moon</source>
      <comment>MOON_MISSED_YOU</comment>
      <translation>Vous avez manqué le chelem</translation>
    </message>
    <message>
      <source>Shoot the moon</source>
      <comment>SHOOT_MOON</comment>
      <translation>Tenter le chelem</translation>
    </message>
    <message>
      <source>Win every trick, or lose {amount}</source>
      <comment>SHOOT_MOON_SAYS</comment>
      <translation>Toutes les levées, ou perdre {amount}</translation>
    </message>
    <message>
      <source>Concede</source>
      <comment>CONCEDE</comment>
      <translation>Abandon</translation>
    </message>
    <message>
      <source>Lose {amount}; the others keep their meld</source>
      <comment>CONCEDE_SAYS</comment>
      <translation>Perdre {amount} ; les autres gardent leurs annonces</translation>
    </message>
    <message>
      <source>Concede without looking</source>
      <comment>CONCEDE_UNSEEN</comment>
      <translation>Abandonner sans regarder</translation>
    </message>
    <message>
      <source>Throw the hand in</source>
      <comment>THROW_HAND</comment>
      <translation>Rendre la main</translation>
    </message>
    <message>
      <source>You get a new deal</source>
      <comment>THROW_HAND_SAYS</comment>
      <translation>Vous aurez une nouvelle donne</translation>
    </message>
    <message>
      <source>Play this hand</source>
      <comment>STAND</comment>
      <translation>Jouer cette main</translation>
    </message>
    <message>
      <source>Take your chances with it</source>
      <comment>STAND_SAYS</comment>
      <translation>Tenter votre chance avec elle</translation>
    </message>
    <message>
      <source>Keep it</source>
      <comment>KEEP</comment>
      <translation>La garder</translation>
    </message>
    <message>
      <source>The next card is discarded</source>
      <comment>KEEP_SAYS</comment>
      <translation>La carte suivante est rejetée</translation>
    </message>
    <message>
      <source>Discard it</source>
      <comment>REJECT</comment>
      <translation>La rejeter</translation>
    </message>
    <message>
      <source>You get the next card unseen</source>
      <comment>REJECT_SAYS</comment>
      <translation>Vous prenez la suivante à l’aveugle</translation>
    </message>
    <message>
      <source>Declare out</source>
      <comment>DECLARE_OUT</comment>
      <translation>Se déclarer gagnant</translation>
    </message>
    <message>
      <source>Continue</source>
      <comment>GO_ON</comment>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Claim that you have {target}</source>
      <comment>DECLARE_OUT_SAYS</comment>
      <translation>Affirmer que vous avez {target}</translation>
    </message>
    <message>
      <source>Sure you're out?</source>
      <comment>DECLARE_OUT_SURE</comment>
      <translation>Vraiment gagnant ?</translation>
    </message>
    <message>
      <source>If you're wrong, you lose the match</source>
      <comment>DECLARE_OUT_RISK</comment>
      <translation>Si vous vous trompez, vous perdez la partie</translation>
    </message>
    <message>
      <source>Deal {number}</source>
      <comment>DEAL_NUMBER</comment>
      <translation>Donne {number}</translation>
    </message>
    <message>
      <source>Deal code {code}</source>
      <comment>DEAL_CODE</comment>
      <translation>Code {code}</translation>
    </message>
    <message>
      <source>Copy deal code</source>
      <comment>COPY_DEAL_CODE</comment>
      <translation>Copier le code</translation>
    </message>
    <message>
      <source>Copied</source>
      <comment>DEAL_CODE_COPIED</comment>
      <translation>Copié</translation>
    </message>
    <message>
      <source>Shuffle checked</source>
      <comment>SHUFFLE_CHECKED</comment>
      <translation>Mélange vérifié</translation>
    </message>
    <message>
      <source>How it was shuffled</source>
      <comment>SHUFFLE_PROOF</comment>
      <translation>Détails du mélange</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <comment>SCORE_SHEET</comment>
      <translation>Feuille de points</translation>
    </message>
    <message>
      <source>Bid</source>
      <comment>COLUMN_BID</comment>
      <translation>Mise</translation>
    </message>
    <message>
      <source>Meld</source>
      <comment>COLUMN_MELD</comment>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Tricks</source>
      <comment>COLUMN_TRICKS</comment>
      <translation>Levées</translation>
    </message>
    <message>
      <source>This deal</source>
      <comment>COLUMN_DEAL</comment>
      <translation>Cette donne</translation>
    </message>
    <message>
      <source>Total</source>
      <comment>COLUMN_TOTAL</comment>
      <translation>Total</translation>
    </message>
    <message>
      <source>Checks</source>
      <comment>COLUMN_CHECKS</comment>
      <translation>Jetons</translation>
    </message>
    <message>
      <source>Contract</source>
      <comment>COLUMN_CONTRACT</comment>
      <translation>Contrat</translation>
    </message>
    <message>
      <source>Deal</source>
      <comment>COLUMN_NUMBER</comment>
      <translation>Donne</translation>
    </message>
    <message>
      <source>sat out</source>
      <comment>RESTED</comment>
      <translation>au repos</translation>
    </message>
    <message>
      <source>Us</source>
      <comment>US</comment>
      <translation>Nous</translation>
    </message>
    <message>
      <source>Them</source>
      <comment>THEM</comment>
      <translation>Eux</translation>
    </message>
    <message>
      <source>Deal by deal</source>
      <comment>DEAL_BY_DEAL</comment>
      <translation>Donne par donne</translation>
    </message>
    <message>
      <source>Standings</source>
      <comment>STANDING</comment>
      <translation>Scores</translation>
    </message>
    <message>
      <source>Start</source>
      <comment>CHART_START</comment>
      <translation>Début</translation>
    </message>
    <message>
      <source>Game</source>
      <comment>CHART_GAME</comment>
      <translation>But</translation>
    </message>
    <message>
      <source>Standings: {scores}</source>
      <comment>CHART_SPOKEN</comment>
      <translation>Scores : {scores}</translation>
    </message>
    <message>
      <source>No deal finished yet</source>
      <comment>NO_DEAL_FINISHED</comment>
      <translation>Aucune donne terminée</translation>
    </message>
    <message>
      <source>Next deal</source>
      <comment>NEXT_DEAL</comment>
      <translation>Donne suivante</translation>
    </message>
    <message>
      <source>Look back</source>
      <comment>REVIEW</comment>
      <translation>Revoir</translation>
    </message>
    <message>
      <source>Close</source>
      <comment>CLOSE</comment>
      <translation>Fermer</translation>
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
      <translation>Pas encore de dernière levée</translation>
    </message>
    <message>
      <source>{name} took the trick: {points}</source>
      <comment>TRICK_TAKEN_BY</comment>
      <translation>Dernière levée : {name}, {points}</translation>
    </message>
    <message>
      <source>led</source>
      <comment>TRICK_LED</comment>
      <translation>entame</translation>
    </message>
    <message>
      <source>took it</source>
      <comment>TRICK_TOOK</comment>
      <translation>levée</translation>
    </message>
    <message>
      <source>led and took it</source>
      <comment>TRICK_LED_AND_TOOK</comment>
      <translation>entame et levée</translation>
    </message>
    <message>
      <source>{name} led the {card}</source>
      <comment>TRICK_LED_BY</comment>
      <translation>{name} : entame, {card}</translation>
    </message>
    <message>
      <source>{name} played the {card}</source>
      <comment>TRICK_PLAYED_BY</comment>
      <translation>{name} : {card}</translation>
    </message>
    <message>
      <source>Last trick: {plays}. {name} took it: {points}.</source>
      <comment>TRICK_SPOKEN</comment>
      <translation>Dernière levée : {plays}. {name} : {points}.</translation>
    </message>
    <message>
      <source>Last trick: {cards}. {name} took {points}.</source>
      <comment>LAST_TRICK_SPOKEN</comment>
      <translation>Dernière levée : {cards}. {name} : {points}.</translation>
    </message>
    <message>
      <source>{name}'s turn. Pass {name} the screen.</source>
      <comment>HAND_OVER</comment>
      <translation>À {name} de jouer. L’écran passe à {name}.</translation>
    </message>
    <message>
      <source>Cards stay hidden until {name} is ready.</source>
      <comment>HAND_OVER_HELP</comment>
      <translation>Les cartes restent cachées jusqu’au signal ({name}).</translation>
    </message>
    <message>
      <source>Ready</source>
      <comment>HAND_OVER_READY</comment>
      <translation>C’est bon</translation>
    </message>
    <message>
      <source>Log</source>
      <comment>LOG</comment>
      <translation>Journal</translation>
    </message>
    <message>
      <source>Nothing has happened yet</source>
      <comment>LOG_EMPTY</comment>
      <translation>Rien ne s’est encore passé</translation>
    </message>
    <message>
      <source>Click a line, or press Enter on it, to see what it meant.</source>
      <comment>LOG_ASK</comment>
      <translation>Cliquez sur une ligne, ou appuyez sur Entrée, pour savoir ce qu’elle voulait dire.</translation>
    </message>
    <message>
      <source>Whoever takes this trick is the last who may meld.</source>
      <comment>LAST_MELD_TRICK</comment>
      <translation>Qui prend cette levée est le dernier à pouvoir annoncer.</translation>
    </message>
    <message>
      <source>This is your last chance to meld.</source>
      <comment>LAST_MELD</comment>
      <translation>C’est votre dernière chance d’annoncer.</translation>
    </message>
    <message>
      <source>No card can change this deal's score now: click here or press C to play the rest.</source>
      <comment>REST_SETTLED</comment>
      <translation>Plus aucune carte ne peut changer le score de cette donne : un clic ici ou C joue le reste.</translation>
    </message>
    <message>
      <source>Your last game can't be read, so a new one has begun. Its file stays where it is: {path}.</source>
      <comment>LAST_GAME_UNREADABLE</comment>
      <translation>Votre dernière partie est illisible : une nouvelle a commencé. Son fichier reste où il est : {path}.</translation>
    </message>
    <message>
      <source>Your last game is open in another window, so a new one has begun here.</source>
      <comment>LAST_GAME_BUSY</comment>
      <translation>Votre dernière partie est ouverte dans une autre fenêtre : une nouvelle a commencé ici.</translation>
    </message>
    <message>
      <source>“{word}”</source>
      <comment>QUOTED</comment>
      <translation>« {word} »</translation>
    </message>
    <message>
      <source>Enter</source>
      <comment>ENTER</comment>
      <translation>Entrée</translation>
    </message>
    <message>
      <source>Backspace</source>
      <comment>BACKSPACE</comment>
      <translation>Retour arr.</translation>
    </message>
    <message>
      <source>There is no computer player {skills} here, so {house} plays for {names}.</source>
      <comment>NO_SUCH_PLAYER</comment>
      <translation>Il n’y a pas ici de joueur virtuel {skills} : {house} joue pour {names}.</translation>
    </message>
    <message>
      <source>A computer player could not decide, so {skill} decides in its place.</source>
      <comment>STAND_IN</comment>
      <translation>Un joueur virtuel n’a pas pu décider : {skill} décide à sa place.</translation>
    </message>
    <message>
      <source>{variable} is set to “{value}”, which no window can use, so this one has its usual size.</source>
      <comment>UNUSABLE_SIZE</comment>
      <translation>{variable} vaut « {value} », ce qui ne convient à aucune fenêtre : celle-ci a donc sa taille habituelle.</translation>
    </message>
    <message>
      <source>This game is open in another window. What you play here is saved in a copy: {path}.</source>
      <comment>GAME_BUSY</comment>
      <translation>Cette partie est ouverte dans une autre fenêtre. Ce que vous jouez ici est enregistré dans une copie : {path}.</translation>
    </message>
    <message>
      <source>This game's file can't be changed. What you play here is saved in a copy: {path}.</source>
      <comment>GAME_READ_ONLY</comment>
      <translation>Le fichier de cette partie ne peut pas être changé. Ce que vous jouez ici est enregistré dans une copie : {path}.</translation>
    </message>
  </context>
  <context>
    <name>Reason</name>
    <message>
      <source>The match is over. Start a new one.</source>
      <comment>MATCH_OVER</comment>
      <translation>La partie est finie. Commencez-en une nouvelle.</translation>
    </message>
    <message>
      <source>It's another player's turn.</source>
      <comment>NOT_YOUR_TURN</comment>
      <translation>C’est le tour d’un autre joueur.</translation>
    </message>
    <message>
      <source>That can't be done right now.</source>
      <comment>NOT_NOW</comment>
      <translation>C’est impossible pour l’instant.</translation>
    </message>
    <message>
      <source>These cards don't make up the deck for this game.</source>
      <comment>WRONG_CARDS</comment>
      <translation>Ces cartes ne forment pas le jeu de cartes de cette variante.</translation>
    </message>
    <message>
      <source>The {card} isn't in this hand.</source>
      <comment>NOT_HELD</comment>
      <translation>{card} n’est pas dans cette main.</translation>
    </message>
    <message>
      <source>You have {suit}, so you must follow suit.</source>
      <comment>FOLLOW_SUIT</comment>
      <translation>Vous avez {suit} : vous devez fournir.</translation>
    </message>
    <message>
      <source>You must beat the {card} if you can, and the {better} does.</source>
      <comment>MUST_BEAT</comment>
      <translation>Vous devez battre {card} si vous pouvez, et {better} le peut.</translation>
    </message>
    <message>
      <source>You're out of the suit led, so you must play a trump.</source>
      <comment>MUST_TRUMP</comment>
      <translation>Vous n’avez plus la couleur demandée : vous devez jouer atout.</translation>
    </message>
    <message>
      <source>The trick has been trumped. You must beat the {card} if you can, and the {better} does.</source>
      <comment>MUST_OVERTRUMP</comment>
      <translation>La levée est coupée. Vous devez battre {card} si vous pouvez, et {better} le peut.</translation>
    </message>
    <message>
      <source>Whoever won the bid must lead a trump to the first trick.</source>
      <comment>LEAD_TRUMP</comment>
      <translation>Le preneur doit entamer atout à la première levée.</translation>
    </message>
    <message>
      <source>You must bid at least {amount}.</source>
      <comment>BID_TOO_LOW</comment>
      <translation>Vous devez miser au moins {amount}.</translation>
    </message>
    <message>
      <source>You can't bid more than {amount}.</source>
      <comment>BID_TOO_HIGH</comment>
      <translation>Vous ne pouvez pas miser plus de {amount}.</translation>
    </message>
    <message>
      <source>The moon has been bid, and no number is over it.</source>
      <comment>BID_OVER_MOON</comment>
      <translation>Le chelem est misé, et aucun nombre ne le dépasse.</translation>
    </message>
    <message>
      <source>Bids go up by {amount}.</source>
      <comment>BID_STEP</comment>
      <translation>Les mises montent de {amount} en {amount}.</translation>
    </message>
    <message>
      <source>You must bid exactly {amount}: no jump bids in this game.</source>
      <comment>BID_EXACT</comment>
      <translation>Vous devez miser exactement {amount} : pas de saut dans ce jeu.</translation>
    </message>
    <message>
      <source>You need a marriage to bid.</source>
      <comment>BID_NEEDS_MARRIAGE</comment>
      <translation>Il vous faut un mariage pour miser.</translation>
    </message>
    <message>
      <source>You need a run, a marriage or a dix to bid.</source>
      <comment>BID_NEEDS_MELD</comment>
      <translation>Il vous faut une quinte, un mariage ou un petit atout pour miser.</translation>
    </message>
    <message>
      <source>Every bid names a trump suit.</source>
      <comment>BID_NEEDS_SUIT</comment>
      <translation>Chaque mise nomme une couleur d’atout.</translation>
    </message>
    <message>
      <source>You have meld and must open the bidding.</source>
      <comment>MUST_OPEN</comment>
      <translation>Vous avez une annonce et devez ouvrir.</translation>
    </message>
    <message>
      <source>Passing with help isn't allowed in this game.</source>
      <comment>NO_HELP</comment>
      <translation>Passer avec aide n’est pas permis dans ce jeu.</translation>
    </message>
    <message>
      <source>Your bid named another suit than {suit}.</source>
      <comment>SUIT_NOT_BID</comment>
      <translation>Votre mise nommait une autre couleur que {suit}.</translation>
    </message>
    <message>
      <source>To make {suit} trump, you need a marriage in that suit.</source>
      <comment>SUIT_NEEDS_MARRIAGE</comment>
      <translation>Pour choisir {suit} comme atout, il vous faut un mariage de cette couleur.</translation>
    </message>
    <message>
      <source>To make {suit} trump, you need a run, a marriage or a dix in that suit.</source>
      <comment>SUIT_NEEDS_MELD</comment>
      <translation>Pour choisir {suit} comme atout, il vous faut une quinte, un mariage ou le petit atout de cette couleur.</translation>
    </message>
    <message>
      <source>Pick exactly {count} cards.</source>
      <comment>WRONG_COUNT</comment>
      <translation>Choisissez exactement {count} cartes.</translation>
    </message>
    <message>
      <source>Pick exactly one card.</source>
      <comment>WRONG_COUNT_ONE</comment>
      <translation>Choisissez exactement une carte.</translation>
    </message>
    <message>
      <source>Your partner passed you the {card}, so you can't pass it back.</source>
      <comment>NOT_RETURNABLE</comment>
      <translation>{card} vient de votre partenaire et ne peut pas lui être redonné.</translation>
    </message>
    <message>
      <source>The {card} is part of your meld. Bury other cards first.</source>
      <comment>BURY_UNMELDED</comment>
      <translation>{card} fait partie de vos annonces. Écartez d’abord d’autres cartes.</translation>
    </message>
    <message>
      <source>That isn't a meld in this game.</source>
      <comment>MELD_INVALID</comment>
      <translation>Ce n’est pas une annonce dans ce jeu.</translation>
    </message>
    <message>
      <source>You can lay down only one meld after a trick.</source>
      <comment>MELD_LIMIT</comment>
      <translation>Vous ne pouvez étaler qu’une annonce après une levée.</translation>
    </message>
    <message>
      <source>That isn't a new meld.</source>
      <comment>NO_MELD</comment>
      <translation>Ce n’est pas une nouvelle annonce.</translation>
    </message>
    <message>
      <source>The {card} isn't in your melds on the table.</source>
      <comment>NOT_ON_TABLE</comment>
      <translation>{card} n’est pas dans vos annonces sur la table.</translation>
    </message>
    <message>
      <source>Give every player one card from the kitty.</source>
      <comment>KITTY_SHARE</comment>
      <translation>Donnez à chaque joueur une carte du kitty.</translation>
    </message>
  </context>
  <context>
    <name>Skill</name>
    <message>
      <source>Novice</source>
      <translation>Novice</translation>
    </message>
    <message>
      <source>Easy</source>
      <translation>Facile</translation>
    </message>
    <message>
      <source>Steady</source>
      <translation>Solide</translation>
    </message>
    <message>
      <source>Strong</source>
      <translation>Fort</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>Expert</translation>
    </message>
    <message>
      <source>Random</source>
      <translation>Au hasard</translation>
    </message>
  </context>
  <context>
    <name>Lessons</name>
    <message>
      <source>The cards</source>
      <translation>Les cartes</translation>
    </message>
    <message>
      <source>A 10 K Q J 9, and two of each in every suit.</source>
      <translation>A 10 K Q J 9, et chacune en double dans chaque couleur.</translation>
    </message>
    <message>
      <source>Two against two</source>
      <translation>Deux contre deux</translation>
    </message>
    <message>
      <source>Pinochle is mostly played by four, two against two. Points come from cards that you win, and from groups of cards that you hold. The first side with 1500 wins.</source>
      <translation>Le pinochle se joue surtout à quatre, deux contre deux. On marque des points avec les cartes qu’on gagne, et avec des groupes de cartes qu’on a en main. Le premier camp à 1500 gagne.</translation>
    </message>
    <message>
      <source>Your partner sits across from you. Who is it?</source>
      <translation>Votre partenaire est en face de vous. Qui est-ce ?</translation>
    </message>
    <message>
      <source>Look at the other side of the table.</source>
      <translation>Regardez de l’autre côté de la table.</translation>
    </message>
    <message>
      <source>You and Nora have the same mark beside your names. All that she scores counts for you too.</source>
      <translation>Nora et vous avez la même marque à côté de votre nom. Tout ce qu’elle marque compte aussi pour vous.</translation>
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
      <translation>Quarante-huit cartes</translation>
    </message>
    <message>
      <source>Pinochle is played with a deck of its own: ace, ten, king, queen, jack and nine in four suits, and two of every card.</source>
      <translation>Le pinochle a son propre jeu de cartes : as, 10, roi, dame, valet et 9 dans quatre couleurs, et chaque carte en double.</translation>
    </message>
    <message>
      <source>How many tens are in the deck?</source>
      <translation>Combien y a-t-il de 10 dans le jeu ?</translation>
    </message>
    <message>
      <source>Two tens in each suit, and four suits.</source>
      <translation>Deux 10 par couleur, et quatre couleurs.</translation>
    </message>
    <message>
      <source>Two in each of the four suits: eight tens, and 48 cards in all.</source>
      <translation>Deux dans chacune des quatre couleurs : huit 10, et 48 cartes en tout.</translation>
    </message>
    <message>
      <source>The ten is high</source>
      <translation>Le 10 est fort</translation>
    </message>
    <message>
      <source>From the top, the cards rank A 10 K Q J 9. The ten stands between ace and king. Edith has put down the K♠.</source>
      <translation>De la plus forte à la plus faible, les cartes vont ainsi : A 10 K Q J 9. Le 10 se place entre l’as et le roi. Edith a joué le K♠.</translation>
    </message>
    <message>
      <source>Two of your spades are higher than a king. Click the lower of them to play it.</source>
      <translation>Deux de vos piques sont plus forts qu’un roi. Cliquez sur le plus bas pour le jouer.</translation>
    </message>
    <message>
      <source>The ace is higher than the king too, but there is a lower card that will do.</source>
      <translation>L’as bat aussi le roi, mais une carte plus basse suffit.</translation>
    </message>
    <message>
      <source>Ten beats king. If you know other card games, this is the one habit to change.</source>
      <translation>Le 10 bat le roi. Si vous connaissez d’autres jeux, c’est la seule habitude à changer.</translation>
    </message>
    <message>
      <source>Two alike</source>
      <translation>Deux pareilles</translation>
    </message>
    <message>
      <source>You won those four cards, so you play the next one. Every card has a twin: somebody else holds the other A♥.</source>
      <translation>Vous avez gagné ces quatre cartes, c’est donc à vous de jouer. Chaque carte a une jumelle : quelqu’un d’autre a le second A♥.</translation>
    </message>
    <message>
      <source>Put down your A♥ and see what happens to its twin.</source>
      <translation>Jouez votre A♥ et voyez ce qui arrive à son jumeau.</translation>
    </message>
    <message>
      <source>Play the A♥ this time.</source>
      <translation>Cette fois, jouez l’A♥.</translation>
    </message>
    <message>
      <source>Of two equal cards, the one played first wins. Yours was first.</source>
      <translation>De deux cartes égales, c’est la première jouée qui gagne. La vôtre était la première.</translation>
    </message>
    <message>
      <source>The order</source>
      <translation>L’ordre</translation>
    </message>
    <message>
      <source>The order is the same in every suit. Only the place of the ten takes getting used to.</source>
      <translation>L’ordre est le même dans chaque couleur. Il suffit de s’habituer à la place du 10.</translation>
    </message>
    <message>
      <source>Which card comes right after the ten?</source>
      <translation>Quelle carte vient juste après le 10 ?</translation>
    </message>
    <message>
      <source>Ace, ten, king, queen, jack, nine.</source>
      <translation>As, 10, roi, dame, valet, 9.</translation>
    </message>
    <message>
      <source>A 10 K Q J 9. There is no more to know about the deck.</source>
      <translation>A 10 K Q J 9. Il n’y a rien d’autre à savoir sur les cartes.</translation>
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
      <translation>Levées et atout</translation>
    </message>
    <message>
      <source>What a trick is, who wins it, and what it is worth.</source>
      <translation>Ce qu’est une levée, qui la gagne et ce qu’elle vaut.</translation>
    </message>
    <message>
      <source>A trick</source>
      <translation>Une levée</translation>
    </message>
    <message>
      <source>Everybody plays one card, clockwise. Those four cards are a trick. To play the first card of a trick is to lead. The highest card of the suit that was led wins.</source>
      <translation>Chacun joue une carte, dans le sens des aiguilles d’une montre. Ces quatre cartes forment une levée. Jouer la première carte s’appelle entamer. La plus haute carte de la couleur demandée gagne.</translation>
    </message>
    <message>
      <source>You lead. Play your A♣.</source>
      <translation>À vous d’entamer. Jouez votre A♣.</translation>
    </message>
    <message>
      <source>The A♣ can't lose here. Lead that.</source>
      <translation>L’A♣ ne peut pas perdre ici. Entamez avec lui.</translation>
    </message>
    <message>
      <source>No club is higher, so you won the trick. Whoever wins a trick leads to the next one.</source>
      <translation>Aucun trèfle n’est plus haut : la levée est à vous. Qui gagne une levée entame la suivante.</translation>
    </message>
    <message>
      <source>Losing one</source>
      <translation>En perdre une</translation>
    </message>
    <message>
      <source>You can't win them all. Four diamonds will fall now, and the highest takes the trick.</source>
      <translation>On ne peut pas toutes les gagner. Quatre carreaux vont tomber maintenant, et le plus haut prend la levée.</translation>
    </message>
    <message>
      <source>Lead your lowest diamond.</source>
      <translation>Entamez avec votre plus petit carreau.</translation>
    </message>
    <message>
      <source>That's a diamond, but a lower one will do.</source>
      <translation>C’est un carreau, mais un plus petit suffit.</translation>
    </message>
    <message>
      <source>Lead a diamond, the lowest you have.</source>
      <translation>Entamez carreau, le plus petit que vous ayez.</translation>
    </message>
    <message>
      <source>Edith's ace was the highest diamond. She leads now.</source>
      <translation>L’as joué par Edith était le plus haut carreau. À elle d’entamer.</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Twelve tricks make a deal, and in each deal one suit is trump: it beats the other three. Here it is hearts, as the sign at the top left says. Even its nine beats any other ace.</source>
      <translation>Douze levées font une donne, et à chaque donne une couleur est l’atout : elle bat les trois autres. Ici, c’est cœur, comme l’indique le signe en haut à gauche. Même son 9 bat n’importe quel autre as.</translation>
    </message>
    <message>
      <source>Edith leads an ace. You have no spades. Take her ace with your lowest trump.</source>
      <translation>Edith entame d’un as. Vous n’avez pas de pique. Prenez-lui son as avec votre plus petit atout.</translation>
    </message>
    <message>
      <source>That would win too, but a lower trump is enough. Save the high ones.</source>
      <translation>Il gagnerait aussi, mais un atout plus petit suffit. Gardez les hauts.</translation>
    </message>
    <message>
      <source>A nine took an ace. Playing a trump on another suit is called trumping.</source>
      <translation>Un 9 a pris un as. Jouer un atout sur une autre couleur s’appelle couper.</translation>
    </message>
    <message>
      <source>Points in tricks</source>
      <translation>Points des levées</translation>
    </message>
    <message>
      <source>Aces, tens and kings are worth 10 points each to whoever wins them. They are called counters. Queens, jacks and nines are worth nothing.</source>
      <translation>As, 10 et rois valent 10 points chacun pour qui les gagne. On les appelle les cartes à points. Dames, valets et 9 ne valent rien.</translation>
    </message>
    <message>
      <source>You just won A♠ 9♥ K♠ J♠. How much is that?</source>
      <translation>Vous venez de gagner A♠ 9♥ K♠ J♠. Combien cela fait-il ?</translation>
    </message>
    <message>
      <source>Count 10 for each ace, ten and king.</source>
      <translation>Comptez 10 pour chaque as, 10 et roi.</translation>
    </message>
    <message>
      <source>The ace and the king make 20. The last trick of a deal is worth 10 more, and all tricks together 250.</source>
      <translation>L’as et le roi font 20. La dernière levée d’une donne vaut 10 de plus, et toutes les levées ensemble 250.</translation>
    </message>
    <message>
      <source>What you must play</source>
      <translation>Ce qu’il faut jouer</translation>
    </message>
    <message>
      <source>Follow suit, beat what lies there, or trump.</source>
      <translation>Fournir, battre ce qui est là, ou couper.</translation>
    </message>
    <message>
      <source>Follow suit</source>
      <translation>Fournir la couleur</translation>
    </message>
    <message>
      <source>If you have a card of the suit that was led, you must play one. This is called following suit. The cards you can't play are dimmed.</source>
      <translation>Si vous avez la couleur demandée, vous devez en jouer : c’est fournir. Les cartes que vous ne pouvez pas jouer sont estompées.</translation>
    </message>
    <message>
      <source>Edith leads the A♣, which you can't beat. Follow suit with the club that gives her least.</source>
      <translation>Edith entame de l’A♣, que vous ne pouvez pas battre. Fournissez le trèfle qui lui rapporte le moins.</translation>
    </message>
    <message>
      <source>That gives away 10 points. You have a club that is worth nothing.</source>
      <translation>Cela donne 10 points. Vous avez un trèfle qui ne vaut rien.</translation>
    </message>
    <message>
      <source>The jack is worth nothing too, but it beats a nine. Let the nine go.</source>
      <translation>Le valet ne vaut rien non plus, mais il bat un 9. Lâchez le 9.</translation>
    </message>
    <message>
      <source>You lost the trick, but not a counter with it.</source>
      <translation>Vous avez perdu la levée, mais aucune carte à points avec elle.</translation>
    </message>
    <message>
      <source>Beat it if you can</source>
      <translation>Battre si on peut</translation>
    </message>
    <message>
      <source>When you follow suit, you must also beat the best card in the trick, if you can. Your nine and jack are dimmed: they would lose.</source>
      <translation>En fournissant, il faut aussi battre la meilleure carte de la levée, si vous le pouvez. Votre 9 et votre valet sont estompés : ils perdraient.</translation>
    </message>
    <message>
      <source>Edith leads the Q♦. Beat it, and keep your ten for later.</source>
      <translation>Edith entame de la Q♦. Battez-la, et gardez votre 10 pour plus tard.</translation>
    </message>
    <message>
      <source>The ten beats it too. Keep it: it beats every diamond but the ace.</source>
      <translation>Le 10 la bat aussi. Gardez-le : il bat tous les carreaux sauf l’as.</translation>
    </message>
    <message>
      <source>The rule holds even though Walter still had the ace. Now he leads.</source>
      <translation>La règle vaut même si Walter avait encore l’as. À lui d’entamer.</translation>
    </message>
    <message>
      <source>No card of that suit</source>
      <translation>Aucune carte de la couleur</translation>
    </message>
    <message>
      <source>If you have none of the suit that was led, you must trump.</source>
      <translation>Si vous n’avez aucune carte de la couleur demandée, vous devez couper.</translation>
    </message>
    <message>
      <source>You have no spades, and hearts are trump. Win this trick with your lowest trump.</source>
      <translation>Vous n’avez pas de pique, et l’atout est cœur. Gagnez cette levée avec votre plus petit atout.</translation>
    </message>
    <message>
      <source>It would win too, but the nine is enough.</source>
      <translation>Il gagnerait aussi, mais le 9 suffit.</translation>
    </message>
    <message>
      <source>You played last, so nobody could beat your nine.</source>
      <translation>Vous jouiez en dernier : personne ne pouvait battre votre 9.</translation>
    </message>
    <message>
      <source>Somebody trumped first</source>
      <translation>Quelqu’un a déjà coupé</translation>
    </message>
    <message>
      <source>One trick later Walter leads a spade again, and Nora trumps it. If a trump lies there and you have to trump too, you must play a higher one, if you can.</source>
      <translation>Une levée plus tard, Walter entame encore pique, et Nora coupe. S’il y a déjà un atout et que vous devez couper aussi, il faut en jouer un plus haut, si vous le pouvez.</translation>
    </message>
    <message>
      <source>Beat Nora's J♥, as low as you can.</source>
      <translation>Battez le J♥ joué par Nora, d’aussi peu que possible.</translation>
    </message>
    <message>
      <source>The queen is enough. Keep the ace of trump: nothing beats it.</source>
      <translation>La dame suffit. Gardez l’as d’atout : rien ne le bat.</translation>
    </message>
    <message>
      <source>That is overtrumping.</source>
      <translation>Cela s’appelle surcouper.</translation>
    </message>
    <message>
      <source>And otherwise</source>
      <translation>Et sinon</translation>
    </message>
    <message>
      <source>If you have neither the suit nor a trump, play any card you like. It can't win.</source>
      <translation>Si vous n’avez ni la couleur ni atout, jouez la carte que vous voulez. Elle ne peut pas gagner.</translation>
    </message>
    <message>
      <source>Another spade is led. You have no spades, but you do have trump. What must you play?</source>
      <translation>On entame encore pique. Vous n’avez pas de pique, mais vous avez des atouts. Que devez-vous jouer ?</translation>
    </message>
    <message>
      <source>If you can't follow suit, you must trump.</source>
      <translation>Si vous ne pouvez pas fournir, vous devez couper.</translation>
    </message>
    <message>
      <source>Follow suit and beat it. If you can't follow, trump. If you can't do that either, anything goes.</source>
      <translation>Fournissez et battez. Si vous ne pouvez pas fournir, coupez. Si vous ne pouvez pas couper non plus, tout est permis.</translation>
    </message>
    <message>
      <source>A trump</source>
      <translation>Un atout</translation>
    </message>
    <message>
      <source>Any card</source>
      <translation>Ce qu’on veut</translation>
    </message>
    <message>
      <source>Melds</source>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>Groups of cards that score before play: run, marriage, pinochle.</source>
      <translation>Des groupes qui comptent avant le jeu : quinte, mariage, pinochle.</translation>
    </message>
    <message>
      <source>Marriages</source>
      <translation>Mariages</translation>
    </message>
    <message>
      <source>Before the first trick, everybody shows groups of cards and scores points for them: melds. King and queen of one suit are a marriage, worth 20. In trump it is a royal marriage, worth 40.</source>
      <translation>Avant la première levée, chacun montre des groupes de cartes et marque des points pour eux : les annonces. Roi et dame d’une même couleur font un mariage, qui vaut 20. À l’atout, c’est un mariage royal, qui vaut 40.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is your marriage in clubs worth?</source>
      <translation>L’atout est cœur. Combien vaut votre mariage à trèfle ?</translation>
    </message>
    <message>
      <source>40 is for the marriage in trump.</source>
      <translation>40, c’est pour le mariage à l’atout.</translation>
    </message>
    <message>
      <source>Clubs aren't trump, so it is 20.</source>
      <translation>Trèfle n’est pas atout : c’est donc 20.</translation>
    </message>
    <message>
      <source>The pinochle</source>
      <translation>Le pinochle</translation>
    </message>
    <message>
      <source>Q♠ and J♦ together gave the game its name: a pinochle, worth 40. Both pairs in one hand are a double pinochle, worth 300.</source>
      <translation>La Q♠ et le J♦ ensemble ont donné son nom au jeu : un pinochle, qui vaut 40. Les deux paires dans une main font un double pinochle, qui vaut 300.</translation>
    </message>
    <message>
      <source>You have a pinochle. What does it score?</source>
      <translation>Vous avez un pinochle. Combien rapporte-t-il ?</translation>
    </message>
    <message>
      <source>You have one Q♠ and one J♦: a single pinochle.</source>
      <translation>Vous avez une Q♠ et un J♦ : un pinochle simple.</translation>
    </message>
    <message>
      <source>40. Every melded card stays yours to play.</source>
      <translation>40. Toute carte annoncée reste à vous et se joue ensuite.</translation>
    </message>
    <message>
      <source>Arounds</source>
      <translation>Carrés</translation>
    </message>
    <message>
      <source>One card of the same rank in every suit is an around: four aces score 100, four kings 80, four queens 60 and four jacks 40. Tens and nines have none.</source>
      <translation>Une carte du même rang dans chaque couleur fait un carré : quatre as rapportent 100, quatre rois 80, quatre dames 60 et quatre valets 40. Les 10 et les 9 n’en font pas.</translation>
    </message>
    <message>
      <source>You have queens around. What do they score?</source>
      <translation>Vous avez un carré de dames. Combien rapporte-t-il ?</translation>
    </message>
    <message>
      <source>Aces 100, kings 80, queens 60, jacks 40.</source>
      <translation>As 100, rois 80, dames 60, valets 40.</translation>
    </message>
    <message>
      <source>60. The Q♠ counts here and in the pinochle: a card may serve in melds of different kinds.</source>
      <translation>60. La Q♠ compte ici et dans le pinochle : une carte peut servir dans des annonces de sortes différentes.</translation>
    </message>
    <message>
      <source>The run</source>
      <translation>La quinte</translation>
    </message>
    <message>
      <source>A 10 K Q J of trump are a run, also called a flush: 150, with its marriage included. A nine of trump is a small meld by itself, the dix (say “deece”), worth 10.</source>
      <translation>A 10 K Q J d’atout font une quinte : 150, mariage compris. Un 9 d’atout est à lui seul une petite annonce, qu’on appelle petit atout et qui vaut 10.</translation>
    </message>
    <message>
      <source>How much are your run and your dix together?</source>
      <translation>Combien valent ensemble votre quinte et votre petit atout ?</translation>
    </message>
    <message>
      <source>150 for the run and 10 for the dix.</source>
      <translation>150 pour la quinte et 10 pour le petit atout.</translation>
    </message>
    <message>
      <source>150 and 10. One more king or queen of trump beside a run would add 20.</source>
      <translation>150 et 10. Un roi ou une dame d’atout de plus à côté d’une quinte ajouterait 20.</translation>
    </message>
    <message>
      <source>Lay it down</source>
      <translation>Étalez</translation>
    </message>
    <message>
      <source>The table finds and counts all of it for you.</source>
      <translation>La table trouve et compte tout cela pour vous.</translation>
    </message>
    <message>
      <source>Show your melds with the yellow button.</source>
      <translation>Montrez vos annonces avec le bouton jaune.</translation>
    </message>
    <message>
      <source>You have more than that. Show all of it.</source>
      <translation>Vous avez plus que cela. Montrez tout.</translation>
    </message>
    <message>
      <source>280 points before a single trick. Afterwards the cards go back into your hand.</source>
      <translation>280 points avant la moindre levée. Ensuite, les cartes retournent dans votre main.</translation>
    </message>
    <message>
      <source>A game for two</source>
      <translation>Un jeu à deux</translation>
    </message>
    <message>
      <source>The stock, melds while it lasts, and the strict end.</source>
      <translation>Le talon, les annonces tant qu’il dure, et la fin stricte.</translation>
    </message>
    <message>
      <source>The stock</source>
      <translation>Le talon</translation>
    </message>
    <message>
      <source>You against Nora, twelve cards each. The other cards are the stock. The one that lies face up is the upcard: its suit is trump.</source>
      <translation>Vous contre Nora, douze cartes chacun. Les autres cartes forment le talon. Celle qui est face visible est la retourne : sa couleur est l’atout.</translation>
    </message>
    <message>
      <source>Which suit is trump here?</source>
      <translation>Quelle couleur est l’atout ici ?</translation>
    </message>
    <message>
      <source>Look at the upcard.</source>
      <translation>Regardez la retourne.</translation>
    </message>
    <message>
      <source>Hearts. The upcard itself is drawn last.</source>
      <translation>Cœur. La retourne elle-même se pioche en dernier.</translation>
    </message>
    <message>
      <source>Loose play</source>
      <translation>Jeu libre</translation>
    </message>
    <message>
      <source>While the stock lasts you may play any card: nobody has to follow suit or beat anything. Tricks are won as always.</source>
      <translation>Tant que dure le talon, vous pouvez jouer n’importe quelle carte : personne ne doit fournir ni battre. Les levées se gagnent comme toujours.</translation>
    </message>
    <message>
      <source>Lead your A♠ and win a trick.</source>
      <translation>Entamez de votre A♠ et gagnez une levée.</translation>
    </message>
    <message>
      <source>That's allowed, but the A♠ is sure to win.</source>
      <translation>C’est permis, mais l’A♠ est sûr de gagner.</translation>
    </message>
    <message>
      <source>Nora had no use for that trick. Now both of you draw a card, you first.</source>
      <translation>Nora n’avait que faire de cette levée. Maintenant, chacun pioche une carte, vous d’abord.</translation>
    </message>
    <message>
      <source>One meld a trick</source>
      <translation>Une annonce par levée</translation>
    </message>
    <message>
      <source>After each trick you win, you may lay down one meld. It scores at once.</source>
      <translation>Après chaque levée gagnée, vous pouvez étaler une annonce. Elle compte aussitôt.</translation>
    </message>
    <message>
      <source>Meld your royal marriage.</source>
      <translation>Annoncez votre mariage royal.</translation>
    </message>
    <message>
      <source>The marriage in trump is worth the most: 40. Choose that.</source>
      <translation>Le mariage à l’atout vaut le plus : 40. Choisissez-le.</translation>
    </message>
    <message>
      <source>40 points. The two cards lie in front of you now, and can be played from there like any other.</source>
      <translation>40 points. Les deux cartes sont maintenant devant vous, et peuvent se jouer de là comme les autres.</translation>
    </message>
    <message>
      <source>Another trick</source>
      <translation>Encore une levée</translation>
    </message>
    <message>
      <source>You won the last trick, so you lead.</source>
      <translation>Vous avez gagné la dernière levée, c’est donc à vous d’entamer.</translation>
    </message>
    <message>
      <source>Win one more with your A♣.</source>
      <translation>Gagnez-en une autre avec votre A♣.</translation>
    </message>
    <message>
      <source>The A♣ is sure to win. Lead that.</source>
      <translation>L’A♣ est sûr de gagner. Entamez avec lui.</translation>
    </message>
    <message>
      <source>And another card each from the stock.</source>
      <translation>Et encore une carte du talon pour chacun.</translation>
    </message>
    <message>
      <source>The dix</source>
      <translation>Le petit atout</translation>
    </message>
    <message>
      <source>The nine of trump, the dix, is worth 10. Whoever melds the first one also gets the upcard for it.</source>
      <translation>Le 9 d’atout, ou petit atout, vaut 10. Qui annonce le premier reçoit aussi la retourne en échange.</translation>
    </message>
    <message>
      <source>Pick the dix from the list and meld it.</source>
      <translation>Choisissez le petit atout dans la liste et annoncez-le.</translation>
    </message>
    <message>
      <source>Choose the dix this time: it brings you the upcard.</source>
      <translation>Cette fois, choisissez le petit atout : il vous apporte la retourne.</translation>
    </message>
    <message>
      <source>10 points, and the A♥ has come into your hand.</source>
      <translation>10 points, et l’A♥ est venu dans votre main.</translation>
    </message>
    <message>
      <source>The strict end</source>
      <translation>La fin stricte</translation>
    </message>
    <message>
      <source>Much later: the stock is empty, and the melds are back in your hands. Now the strict rules hold: follow suit, beat if you can, else trump.</source>
      <translation>Bien plus tard : le talon est vide, et les annonces sont revenues en main. Les règles strictes s’appliquent : fournir, battre si vous le pouvez, sinon couper.</translation>
    </message>
    <message>
      <source>Nora leads the K♦. Follow suit and beat it.</source>
      <translation>Nora entame du K♦. Fournissez et battez-le.</translation>
    </message>
    <message>
      <source>The last twelve tricks are played like that.</source>
      <translation>Les douze dernières levées se jouent ainsi.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>Le score</translation>
    </message>
    <message>
      <source>In this game aces and tens count 10, kings and queens 5, and the last trick 10: 250 again. Melds count too. Deals go on until somebody has 1000 points.</source>
      <translation>Dans ce jeu, as et 10 comptent 10, rois et dames 5, et la dernière levée 10 : encore 250. Les annonces comptent aussi. On joue des donnes jusqu’à ce que quelqu’un ait 1000 points.</translation>
    </message>
    <message>
      <source>You win a trick of A♠ and Q♠. How much is it?</source>
      <translation>Vous gagnez une levée avec A♠ et Q♠. Combien cela fait-il ?</translation>
    </message>
    <message>
      <source>10 for the ace, 5 for the queen.</source>
      <translation>10 pour l’as, 5 pour la dame.</translation>
    </message>
    <message>
      <source>15. You can play for two now: it is called “Two-handed” in New game.</source>
      <translation>15. Vous pouvez maintenant jouer à deux : le jeu s’appelle « À deux » dans Nouvelle partie.</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Les enchères</translation>
    </message>
    <message>
      <source>How many points your side will make, and who names trump.</source>
      <translation>Combien de points fera votre camp, et qui choisit l’atout.</translation>
    </message>
    <message>
      <source>What a bid says</source>
      <translation>Ce que dit une mise</translation>
    </message>
    <message>
      <source>You bid in turn, left of the dealer (D) first: how many points will your side score in this deal, melds and tricks together? 250 is the least.</source>
      <translation>On mise à tour de rôle, à partir de la gauche du donneur (D) : combien de points votre camp fera-t-il dans cette donne, annonces et levées réunies ? 250 est le minimum.</translation>
    </message>
    <message>
      <source>You are first. Bid 250.</source>
      <translation>Vous parlez en premier. Misez 250.</translation>
    </message>
    <message>
      <source>You may, but start low: a bid costs nothing until it is too high.</source>
      <translation>C’est permis, mais commencez bas : une mise ne coûte rien tant qu’elle n’est pas trop haute.</translation>
    </message>
    <message>
      <source>You have a run and three aces. That is worth a bid.</source>
      <translation>Vous avez une quinte et trois as. Cela vaut une mise.</translation>
    </message>
    <message>
      <source>Bid 250.</source>
      <translation>Misez 250.</translation>
    </message>
    <message>
      <source>Bids go up by at least 10. Walter went to 260; Nora and Edith passed, and are out of the bidding.</source>
      <translation>Les mises montent d’au moins 10. Walter est allé à 260 ; Nora et Edith ont passé et ne misent plus.</translation>
    </message>
    <message>
      <source>How high to go</source>
      <translation>Jusqu’où aller</translation>
    </message>
    <message>
      <source>A rule of thumb says how high you can go: 200 for what tricks and Nora usually bring, your melds, and 30 for each ace. Here that is 200, 170 and 90: 460.</source>
      <translation>Une règle simple dit jusqu’où vous pouvez aller : 200 pour ce que les levées et Nora rapportent d’habitude, vos annonces, et 30 par as. Ici, 200, 170 et 90 : 460.</translation>
    </message>
    <message>
      <source>Go one step higher than Walter: bid 270.</source>
      <translation>Allez un pas plus haut que Walter : misez 270.</translation>
    </message>
    <message>
      <source>Less will do: 270 is higher than 260.</source>
      <translation>Moins suffit : 270 est plus haut que 260.</translation>
    </message>
    <message>
      <source>You can go up to 460. Go on.</source>
      <translation>Vous pouvez aller jusqu’à 460. Continuez.</translation>
    </message>
    <message>
      <source>Bid 270.</source>
      <translation>Misez 270.</translation>
    </message>
    <message>
      <source>Walter passed. Everybody else is out, so you have won the bid. You are now the bidder.</source>
      <translation>Walter a passé. Tous les autres sont sortis : vous gagnez les enchères. Vous voilà preneur.</translation>
    </message>
    <message>
      <source>Naming trump</source>
      <translation>Choisir l’atout</translation>
    </message>
    <message>
      <source>The bidder names trump. Choose a suit that is long and brings the most meld.</source>
      <translation>Le preneur choisit l’atout. Prenez une couleur longue et qui rapporte le plus d’annonces.</translation>
    </message>
    <message>
      <source>Name trump.</source>
      <translation>Choisissez l’atout.</translation>
    </message>
    <message>
      <source>Your run only counts if hearts are trump.</source>
      <translation>Votre quinte ne compte que si l’atout est cœur.</translation>
    </message>
    <message>
      <source>Name hearts.</source>
      <translation>Choisissez cœur.</translation>
    </message>
    <message>
      <source>Hearts: your run is worth 150.</source>
      <translation>Cœur : votre quinte vaut 150.</translation>
    </message>
    <message>
      <source>Passing</source>
      <translation>Passer</translation>
    </message>
    <message>
      <source>Another deal. Edith has opened with 250. A side that bids and falls short loses its whole bid, so don't bid on hope.</source>
      <translation>Une autre donne. Edith a ouvert à 250. Un camp qui mise et n’y arrive pas perd toute sa mise : ne misez donc pas sur l’espoir.</translation>
    </message>
    <message>
      <source>You have hardly any meld and no ace. Pass.</source>
      <translation>Vous n’avez presque rien à annoncer et aucun as. Passez.</translation>
    </message>
    <message>
      <source>Nothing here wins tricks, and the meld is small. Leave this one to the others.</source>
      <translation>Rien ici ne gagne de levées, et les annonces sont maigres. Laissez celle-ci aux autres.</translation>
    </message>
    <message>
      <source>That would tell Nora that you have something for her. You don't.</source>
      <translation>Cela dirait à Nora que vous avez quelque chose pour elle. Ce n’est pas le cas.</translation>
    </message>
    <message>
      <source>Pass.</source>
      <translation>Passez.</translation>
    </message>
    <message>
      <source>A pass is final for this deal. If everybody passes, the last player has to play for 250.</source>
      <translation>Qui passe le fait pour toute la donne. Si tout le monde passe, le dernier joueur doit jouer pour 250.</translation>
    </message>
    <message>
      <source>Passing with help</source>
      <translation>Passer avec aide</translation>
    </message>
    <message>
      <source>A pass can say something too. “Pass with help” tells your partner: I won't bid, but I have melds or aces for you.</source>
      <translation>Passer « avec aide » dit à votre partenaire : je ne mise pas, mais j’ai des annonces ou des as.</translation>
    </message>
    <message>
      <source>Edith went to 300, and that is where your rule of thumb ends. Two marriages and an ace: pass with help.</source>
      <translation>Edith est à 300 : votre règle s’arrête là. Deux mariages et un as : passez avec aide.</translation>
    </message>
    <message>
      <source>Then Nora wouldn't know that you can help her.</source>
      <translation>Nora ne saurait alors pas que vous pouvez l’aider.</translation>
    </message>
    <message>
      <source>200, 70 in melds and 30 for the ace are 300, and you would have to bid 310. Let Nora know what you have instead.</source>
      <translation>200, 70 en annonces et 30 pour l’as font 300, et il vous faudrait miser 310. Dites plutôt à Nora ce que vous avez.</translation>
    </message>
    <message>
      <source>Pass with help.</source>
      <translation>Passez avec aide.</translation>
    </message>
    <message>
      <source>Nora heard you, and bid 310. Now leave it to her: you need a much better suit to bid over your partner.</source>
      <translation>Nora vous a compris et a misé 310. Laissez-la faire maintenant : il faut une bien meilleure couleur pour miser plus que son partenaire.</translation>
    </message>
    <message>
      <source>Made or set</source>
      <translation>Réussi ou chuté</translation>
    </message>
    <message>
      <source>What a bid earns, what it costs, and how melds are saved.</source>
      <translation>Ce que rapporte ou coûte une mise, et sauver ses annonces.</translation>
    </message>
    <message>
      <source>The contract</source>
      <translation>Le contrat</translation>
    </message>
    <message>
      <source>The bid that won is the contract. You bid 320, so you and Nora have to score 320 in this deal, with melds and tricks together. Your melds came to 150.</source>
      <translation>La mise gagnante est le contrat. Vous avez misé 320 : Nora et vous devez donc faire 320 dans cette donne, annonces et levées réunies. Vos annonces ont fait 150.</translation>
    </message>
    <message>
      <source>How much must your tricks bring?</source>
      <translation>Combien vos levées doivent-elles rapporter ?</translation>
    </message>
    <message>
      <source>320, less the 150 that you melded.</source>
      <translation>320, moins les 150 que vous avez annoncés.</translation>
    </message>
    <message>
      <source>170. The bar above shows all the time how much is still missing.</source>
      <translation>170. La barre du haut montre à tout moment ce qui manque encore.</translation>
    </message>
    <message>
      <source>Making it</source>
      <translation>Le réussir</translation>
    </message>
    <message>
      <source>Two tricks to go, and 20 more are needed. Your Q♥ is the last trump: it wins whenever you play it. And the last trick is worth 10 extra.</source>
      <translation>Encore deux levées, et il faut 20 de plus. Votre Q♥ est le dernier atout : elle gagne à tout moment. Et la dernière levée vaut 10 de plus.</translation>
    </message>
    <message>
      <source>So keep the queen for the end: lead the 10♠.</source>
      <translation>Gardez donc la dame pour la fin : entamez du 10♠.</translation>
    </message>
    <message>
      <source>The queen wins now too, but then the last trick and its 10 points go to the others.</source>
      <translation>La dame gagne aussi maintenant, mais alors la dernière levée et ses 10 points vont aux autres.</translation>
    </message>
    <message>
      <source>The queen took the last trick: 170 in tricks and 150 in melds are 320. The contract is made, and you score all of it.</source>
      <translation>La dame a pris la dernière levée : 170 en levées et 150 en annonces font 320. Le contrat est réussi, et vous marquez le tout.</translation>
    </message>
    <message>
      <source>Going set</source>
      <translation>Chuter</translation>
    </message>
    <message>
      <source>With the Q♥ first you would have had 310. A side that falls short is set: it loses its bid and scores nothing else, not even its melds.</source>
      <translation>Avec la Q♥ d’abord, vous auriez eu 310. Un camp qui n’atteint pas sa mise chute : il la perd et ne marque rien d’autre, pas même ses annonces.</translation>
    </message>
    <message>
      <source>What would you have scored?</source>
      <translation>Qu’auriez-vous marqué ?</translation>
    </message>
    <message>
      <source>A side that is set loses its bid.</source>
      <translation>Un camp qui chute perd sa mise.</translation>
    </message>
    <message>
      <source>−320. That is why nobody bids on hope.</source>
      <translation>−320. Voilà pourquoi personne ne mise sur l’espoir.</translation>
    </message>
    <message>
      <source>The other side</source>
      <translation>L’autre camp</translation>
    </message>
    <message>
      <source>The side that did not bid scores its melds and its tricks, whatever happens to the contract. But its melds only count if it wins at least one counter in tricks. This is called saving the meld.</source>
      <translation>Le camp qui n’a pas misé marque ses annonces et ses levées, quoi qu’il advienne du contrat. Mais ses annonces ne comptent que s’il gagne au moins une carte à points en levées. Cela s’appelle sauver ses annonces.</translation>
    </message>
    <message>
      <source>Walter and Edith melded 30 and won 80 in tricks. What do they score?</source>
      <translation>Walter et Edith ont annoncé 30 et gagné 80 en levées. Que marquent-ils ?</translation>
    </message>
    <message>
      <source>Their melds and their tricks both count.</source>
      <translation>Leurs annonces et leurs levées comptent.</translation>
    </message>
    <message>
      <source>110. Without a single counter their 30 would have been lost too.</source>
      <translation>110. Sans une seule carte à points, leurs 30 auraient été perdus aussi.</translation>
    </message>
    <message>
      <source>Passing cards</source>
      <translation>Donner des cartes</translation>
    </message>
    <message>
      <source>Four cards to the bidder, and four back.</source>
      <translation>Quatre cartes au preneur, et quatre rendues.</translation>
    </message>
    <message>
      <source>To the bidder</source>
      <translation>Au preneur</translation>
    </message>
    <message>
      <source>After trump is named, the bidder's partner passes four cards across the table. Trump helps most, then aces, then what may complete a meld.</source>
      <translation>Une fois l’atout choisi, le partenaire du preneur lui donne quatre cartes. L’atout aide le plus, puis les as, puis ce qui peut compléter une annonce.</translation>
    </message>
    <message>
      <source>Nora named spades. Pass her all four of yours.</source>
      <translation>Nora a choisi pique. Donnez-lui les quatre que vous avez.</translation>
    </message>
    <message>
      <source>Trump helps her most, and you have exactly four.</source>
      <translation>L’atout l’aide le plus, et vous en avez exactement quatre.</translation>
    </message>
    <message>
      <source>Pass her your four spades.</source>
      <translation>Donnez-lui vos quatre piques.</translation>
    </message>
    <message>
      <source>Your ace and jack completed her run. Then she passed back four cards that she has no use for.</source>
      <translation>Votre as et votre valet ont complété sa quinte. Elle vous a ensuite donné quatre cartes qui ne lui servent pas.</translation>
    </message>
    <message>
      <source>And four back</source>
      <translation>Et quatre rendues</translation>
    </message>
    <message>
      <source>Now you are the bidder. Nora has passed you four cards, and gets four back. Keep your melds, trump and aces.</source>
      <translation>Cette fois, vous êtes le preneur. Nora vous a donné quatre cartes et en reçoit quatre. Gardez vos annonces, vos atouts et vos as.</translation>
    </message>
    <message>
      <source>Pass back the four cards that are none of those.</source>
      <translation>Rendez les quatre cartes qui ne sont rien de tout cela.</translation>
    </message>
    <message>
      <source>Keep all your trump: the high ones win, and the nine is worth 10.</source>
      <translation>Gardez tous vos atouts : les hauts gagnent, et le 9 vaut 10.</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are your pinochle.</source>
      <translation>La Q♠ et le J♦ font votre pinochle.</translation>
    </message>
    <message>
      <source>King and queen of clubs are a marriage.</source>
      <translation>Roi et dame de trèfle font un mariage.</translation>
    </message>
    <message>
      <source>An ace wins a trick. Keep it.</source>
      <translation>Un as gagne une levée. Gardez-le.</translation>
    </message>
    <message>
      <source>Pass back cards that are no meld, no trump and no ace.</source>
      <translation>Rendez des cartes qui ne sont ni annonce, ni atout, ni as.</translation>
    </message>
    <message>
      <source>Nora's jack completed your run, and her queen your pinochle. Partners who pass well bid higher.</source>
      <translation>Le valet reçu de Nora a complété votre quinte, et sa dame votre pinochle. Des partenaires qui donnent bien misent plus haut.</translation>
    </message>
    <message>
      <source>Your partner</source>
      <translation>Votre partenaire</translation>
    </message>
    <message>
      <source>Feed her tricks, starve theirs, pull trump.</source>
      <translation>Aider Nora, priver les autres, faire tomber les atouts.</translation>
    </message>
    <message>
      <source>Feed your partner</source>
      <translation>Donner des points au partenaire</translation>
    </message>
    <message>
      <source>A trick that Nora wins counts for both of you. So when she is sure to win, give her a counter.</source>
      <translation>Une levée que Nora gagne compte pour vous deux. Quand elle est sûre de gagner, donnez-lui donc une carte à points.</translation>
    </message>
    <message>
      <source>Nora leads the A♦, and nothing can beat it but a trump. Give her your best diamond.</source>
      <translation>Nora entame de l’A♦, et seul un atout peut le battre. Donnez-lui votre meilleur carreau.</translation>
    </message>
    <message>
      <source>That is worth nothing. The king would bring your side 10 points.</source>
      <translation>Celui-là ne vaut rien. Le roi rapporterait 10 points à votre camp.</translation>
    </message>
    <message>
      <source>20 points for you two. Walter and Edith both had a diamond, so nobody could trump.</source>
      <translation>20 points pour vous deux. Walter et Edith avaient tous deux un carreau : personne ne pouvait couper.</translation>
    </message>
    <message>
      <source>Starve the others</source>
      <translation>Ne rien donner aux autres</translation>
    </message>
    <message>
      <source>It's the other way around when an opponent is going to win.</source>
      <translation>C’est l’inverse quand un adversaire va gagner.</translation>
    </message>
    <message>
      <source>Edith beat Nora's queen with the A♠. You can't beat that. Give her the spade that is worth least.</source>
      <translation>Avec l’A♠, Edith a battu la dame jouée par Nora. Vous ne pouvez pas faire mieux. Donnez-lui le pique qui vaut le moins.</translation>
    </message>
    <message>
      <source>That would give the others 10 points.</source>
      <translation>Cela donnerait 10 points aux autres.</translation>
    </message>
    <message>
      <source>It costs nothing, but the jack may win something later. The nine never will.</source>
      <translation>Cela ne coûte rien, mais le valet gagnera peut-être quelque chose plus tard. Le 9, jamais.</translation>
    </message>
    <message>
      <source>Edith's ace won only itself.</source>
      <translation>L’as joué par Edith n’a gagné que lui-même.</translation>
    </message>
    <message>
      <source>Pull their trump</source>
      <translation>Faire tomber leurs atouts</translation>
    </message>
    <message>
      <source>Now you are the bidder, hearts are trump, and you lead first. Your other aces are safe only when Walter and Edith have no trump left to take them with. So lead trump, the highest first: this is called pulling trump.</source>
      <translation>Vous êtes maintenant le preneur, l’atout est cœur, et vous entamez. Vos autres as ne sont sûrs que quand Walter et Edith n’ont plus d’atout. Entamez donc atout, le plus haut d’abord : cela s’appelle faire tomber les atouts.</translation>
    </message>
    <message>
      <source>Lead an A♥.</source>
      <translation>Entamez d’un A♥.</translation>
    </message>
    <message>
      <source>A trump is right, but start with one that nothing can beat.</source>
      <translation>Un atout, c’est bien, mais commencez par un que rien ne peut battre.</translation>
    </message>
    <message>
      <source>Somebody may be out of that suit and trump your ace. Trump first.</source>
      <translation>Quelqu’un n’a peut-être plus cette couleur et coupera votre as. L’atout d’abord.</translation>
    </message>
    <message>
      <source>Start with the ace of trump.</source>
      <translation>Commencez par l’as d’atout.</translation>
    </message>
    <message>
      <source>And the second A♥ right after it. That was four of their trump: neither Walter nor Edith has any left.</source>
      <translation>Et le second A♥ aussitôt après. Cela faisait quatre de leurs atouts : ni Walter ni Edith n’en ont plus.</translation>
    </message>
    <message>
      <source>Then play your aces</source>
      <translation>Puis jouez vos as</translation>
    </message>
    <message>
      <source>Nobody but Nora can trump you anymore.</source>
      <translation>À part Nora, plus personne ne peut couper.</translation>
    </message>
    <message>
      <source>Lead your A♠.</source>
      <translation>Entamez de votre A♠.</translation>
    </message>
    <message>
      <source>That can wait. The A♠ is a sure trick now.</source>
      <translation>Cela peut attendre. L’A♠ est maintenant une levée sûre.</translation>
    </message>
    <message>
      <source>Pulling trump is most of what a bidder does. It pays to count it: there are twelve.</source>
      <translation>Faire tomber les atouts est l’essentiel du travail d’un preneur. Il vaut la peine de les compter : il y en a douze.</translation>
    </message>
    <message>
      <source>A whole deal</source>
      <translation>Une donne entière</translation>
    </message>
    <message>
      <source>Everything together. The coach speaks up only for mistakes.</source>
      <translation>Tout ensemble. Le professeur n’intervient qu’en cas d’erreur.</translation>
    </message>
    <message>
      <source>Your bid</source>
      <translation>Votre mise</translation>
    </message>
    <message>
      <source>You know enough for a whole deal now. With spades as trump you have a royal marriage, a pinochle and a dix, and three aces.</source>
      <translation>Vous en savez assez pour une donne entière. Avec atout pique, vous avez un mariage royal, un pinochle et un petit atout, et trois as.</translation>
    </message>
    <message>
      <source>Open with 250.</source>
      <translation>Ouvrez à 250.</translation>
    </message>
    <message>
      <source>Start with 250. You can still go up.</source>
      <translation>Commencez à 250. Vous pourrez encore monter.</translation>
    </message>
    <message>
      <source>This hand is worth a bid.</source>
      <translation>Cette main vaut une mise.</translation>
    </message>
    <message>
      <source>Nora passed with help: she has something for you. Edith went on to 260.</source>
      <translation>Nora a passé avec aide : elle a quelque chose pour vous. Edith a continué à 260.</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Encore une fois</translation>
    </message>
    <message>
      <source>200, your 90 in melds, and 30 for each of three aces: by the rule of thumb you can go up to 380.</source>
      <translation>200, vos 90 en annonces, et 30 pour chacun de vos trois as : selon la règle simple, vous pouvez aller jusqu’à 380.</translation>
    </message>
    <message>
      <source>270 is enough for now.</source>
      <translation>270 suffit pour l’instant.</translation>
    </message>
    <message>
      <source>Nora has promised help. Go on.</source>
      <translation>Nora a promis de l’aide. Continuez.</translation>
    </message>
    <message>
      <source>Edith gave up. The contract is yours.</source>
      <translation>Edith a renoncé. Le contrat est à vous.</translation>
    </message>
    <message>
      <source>Five spades with the royal marriage, and a pinochle that needs no trump.</source>
      <translation>Cinq piques avec le mariage royal, et un pinochle qui n’a pas besoin d’atout.</translation>
    </message>
    <message>
      <source>Name your trump.</source>
      <translation>Choisissez votre atout.</translation>
    </message>
    <message>
      <source>Spades are your longest suit, and they hold the marriage.</source>
      <translation>Pique est votre couleur la plus longue, et le mariage s’y trouve.</translation>
    </message>
    <message>
      <source>Name spades.</source>
      <translation>Choisissez pique.</translation>
    </message>
    <message>
      <source>Now Nora gives you four cards.</source>
      <translation>Nora vous donne maintenant quatre cartes.</translation>
    </message>
    <message>
      <source>Four from Nora</source>
      <translation>Quatre de Nora</translation>
    </message>
    <message>
      <source>Her J♠ completes your run, and she found two aces for you.</source>
      <translation>Son J♠ complète votre quinte, et elle vous a trouvé deux as.</translation>
    </message>
    <message>
      <source>Pass back both red tens, the Q♥ and the 9♣.</source>
      <translation>Rendez les deux 10 rouges, la Q♥ et le 9♣.</translation>
    </message>
    <message>
      <source>That is a trump. Keep all of them.</source>
      <translation>C’est un atout. Gardez-les tous.</translation>
    </message>
    <message>
      <source>Aces win tricks. Keep them.</source>
      <translation>Les as gagnent des levées. Gardez-les.</translation>
    </message>
    <message>
      <source>It makes the pinochle with your Q♠.</source>
      <translation>Il fait le pinochle avec votre Q♠.</translation>
    </message>
    <message>
      <source>The king stays with your two aces of clubs.</source>
      <translation>Le roi reste avec vos deux as de trèfle.</translation>
    </message>
    <message>
      <source>Both red tens, the Q♥ and the 9♣.</source>
      <translation>Les deux 10 rouges, la Q♥ et le 9♣.</translation>
    </message>
    <message>
      <source>Seven trump and three aces: a strong hand.</source>
      <translation>Sept atouts et trois as : une main forte.</translation>
    </message>
    <message>
      <source>Your melds</source>
      <translation>Vos annonces</translation>
    </message>
    <message>
      <source>A run, a pinochle and a dix.</source>
      <translation>Une quinte, un pinochle et un petit atout.</translation>
    </message>
    <message>
      <source>Show them.</source>
      <translation>Montrez-les.</translation>
    </message>
    <message>
      <source>You have more. Show all of it.</source>
      <translation>Vous en avez d’autres. Montrez tout.</translation>
    </message>
    <message>
      <source>200 in melds. After that the others show theirs.</source>
      <translation>200 en annonces. Ensuite, les autres montrent les leurs.</translation>
    </message>
    <message>
      <source>Play or throw in</source>
      <translation>Jouer ou abandonner</translation>
    </message>
    <message>
      <source>A bidder who sees no way to make the contract may throw in the hand: the bid is lost, but no more. You have every reason to play.</source>
      <translation>Un preneur qui ne voit pas comment réussir le contrat peut abandonner la donne : la mise est perdue, mais rien de plus. Vous avez toutes les raisons de jouer.</translation>
    </message>
    <message>
      <source>Go on and play.</source>
      <translation>Continuez et jouez.</translation>
    </message>
    <message>
      <source>You need only 50 in tricks. Play it.</source>
      <translation>Il ne vous faut que 50 en levées. Jouez.</translation>
    </message>
    <message>
      <source>You lead to the first trick.</source>
      <translation>Vous entamez la première levée.</translation>
    </message>
    <message>
      <source>Twelve tricks</source>
      <translation>Douze levées</translation>
    </message>
    <message>
      <source>It's all yours now. Pull trump, play your aces, feed Nora. When a card costs you points, you'll read here what was better.</source>
      <translation>À vous de jouer maintenant. Faites tomber les atouts, jouez vos as, donnez des points à Nora. Quand une carte vous coûtera des points, vous lirez ici ce qui valait mieux.</translation>
    </message>
    <message>
      <source>Play the deal to its end.</source>
      <translation>Jouez la donne jusqu’au bout.</translation>
    </message>
    <message>
      <source>Set: {meld} in melds and {tricks} in tricks fell short of {bid}, so your side loses {bid}. It happens. You can play a match now, until one side has 1500: “Single deck with passing” in New game, best against Novice players.</source>
      <translation>Chuté : {meld} en annonces et {tricks} en levées n’atteignent pas {bid}, et votre camp perd {bid}. Cela arrive. Vous pouvez maintenant jouer une partie, jusqu’à ce qu’un camp ait 1500 : « Un jeu, avec don de cartes » dans Nouvelle partie, de préférence contre des joueurs de niveau Novice.</translation>
    </message>
    <message>
      <source>Made: {meld} in melds and {tricks} in tricks, for a bid of {bid}. You can play a match now, until one side has 1500: “Single deck with passing” in New game, best against Novice players.</source>
      <translation>Réussi : {meld} en annonces et {tricks} en levées, pour une mise de {bid}. Vous pouvez maintenant jouer une partie, jusqu’à ce qu’un camp ait 1500 : « Un jeu, avec don de cartes » dans Nouvelle partie, de préférence contre des joueurs de niveau Novice.</translation>
    </message>
    <message>
      <source>Auction pinochle</source>
      <translation>Auction pinochle</translation>
    </message>
    <message>
      <source>Alone against two, with a widow, for chips.</source>
      <translation>Seul contre deux, avec un chien, pour des fiches.</translation>
    </message>
    <message>
      <source>One against two</source>
      <translation>Un contre deux</translation>
    </message>
    <message>
      <source>Three play, each alone. Whoever bids most plays against the other two, and is the only one to meld.</source>
      <translation>On joue à trois, chacun pour soi. Qui mise le plus joue contre les deux autres et annonce seul.</translation>
    </message>
    <message>
      <source>Bid 300, the least there is.</source>
      <translation>Misez 300, le minimum.</translation>
    </message>
    <message>
      <source>300 is enough to begin with.</source>
      <translation>300 suffit pour commencer.</translation>
    </message>
    <message>
      <source>You hold a run and two more aces. Bid.</source>
      <translation>Vous avez une quinte et deux autres as. Misez.</translation>
    </message>
    <message>
      <source>Bid 300.</source>
      <translation>Misez 300.</translation>
    </message>
    <message>
      <source>Both passed. The widow, three cards that lay face down, was turned up for all to see and is yours.</source>
      <translation>Les deux ont passé. Le chien, trois cartes cachées, a été montré à tous et il est à vous.</translation>
    </message>
    <message>
      <source>For chips</source>
      <translation>Pour des fiches</translation>
    </message>
    <message>
      <source>Each of the others pays you for a bid you make, 3 chips for 300. If you play and fail, you pay each of them twice that. In spades, all of it counts double.</source>
      <translation>Pour une mise réussie, chacun des autres vous paie : 3 fiches pour 300. Si vous jouez et chutez, vous payez le double à chacun. À pique, tout cela compte double.</translation>
    </message>
    <message>
      <source>Your run is in spades, and spades are paid double.</source>
      <translation>Votre quinte est à pique, et pique est payé double.</translation>
    </message>
    <message>
      <source>You melded 210, so your tricks must bring 90. Made, it pays 6 chips from each; lost, it costs 12.</source>
      <translation>Vous avez annoncé 210 : vos levées doivent rapporter 90. Réussi, c’est 6 fiches de chacun ; chuté, cela en coûte 12.</translation>
    </message>
    <message>
      <source>Three too many</source>
      <translation>Trois de trop</translation>
    </message>
    <message>
      <source>Now put away as many cards as the widow had. Their points count as yours.</source>
      <translation>Écartez maintenant autant de cartes qu’en avait le chien. Leurs points comptent pour vous.</translation>
    </message>
    <message>
      <source>Bury the three cards that are no meld, no trump and no ace.</source>
      <translation>Écartez les trois cartes qui ne sont ni annonce, ni atout, ni as.</translation>
    </message>
    <message>
      <source>Keep all your trump.</source>
      <translation>Gardez tous vos atouts.</translation>
    </message>
    <message>
      <source>The 10♥, the J♥ and the 9♣.</source>
      <translation>10♥, J♥ et 9♣.</translation>
    </message>
    <message>
      <source>The 10♥ is worth 10 to you already. You lead now, and the other two play together against you.</source>
      <translation>Le 10♥ vous vaut déjà 10. Vous entamez, et les deux autres jouent ensemble contre vous.</translation>
    </message>
    <message>
      <source>Giving up</source>
      <translation>Abandonner</translation>
    </message>
    <message>
      <source>Another deal for 300. The widow brought nothing: you can meld 40 at most, and not even every trick would be enough.</source>
      <translation>Une autre donne à 300. Le chien n’a rien apporté : vous annoncez 40 au plus, et toutes les levées ne suffiraient pas.</translation>
    </message>
    <message>
      <source>Give up: that costs the 3 chips only once.</source>
      <translation>Abandonnez : les 3 fiches ne se paient alors qu’une fois.</translation>
    </message>
    <message>
      <source>Played and lost, it costs at least twice as much.</source>
      <translation>Joué et chuté, cela coûte au moins le double.</translation>
    </message>
    <message>
      <source>Give up.</source>
      <translation>Abandonnez.</translation>
    </message>
    <message>
      <source>3 chips to each of the others. A whole match is waiting for you: “Auction pinochle” in New game.</source>
      <translation>3 fiches à chacun des autres. Une partie entière vous attend : « Auction pinochle » dans Nouvelle partie.</translation>
    </message>
    <message>
      <source>Binokel</source>
      <translation>Binokel</translation>
    </message>
    <message>
      <source>The Swabian game: the Dabb, and runs in every suit.</source>
      <translation>Le jeu souabe : le Dabb, et des quintes dans toutes les couleurs.</translation>
    </message>
    <message>
      <source>The Swabian sister</source>
      <translation>La sœur souabe</translation>
    </message>
    <message>
      <source>Pinochle as Swabia plays it: forty cards without nines, everybody alone. Left of the dealer (D), Walter had to open with 150.</source>
      <translation>Le pinochle des Souabes : quarante cartes sans les 9, chacun pour soi. À gauche du donneur (D), Walter a dû ouvrir à 150.</translation>
    </message>
    <message>
      <source>Bid 160.</source>
      <translation>Misez 160.</translation>
    </message>
    <message>
      <source>160 is enough to begin with.</source>
      <translation>160 suffit pour commencer.</translation>
    </message>
    <message>
      <source>A royal marriage, a Binokel and two tens of trump: that is worth a bid.</source>
      <translation>Un mariage royal, un Binokel et les deux 10 d’atout : cela vaut une mise.</translation>
    </message>
    <message>
      <source>Walter passed. The four cards of the widow, called the Dabb, were turned up for all to see and are yours.</source>
      <translation>Walter a passé. Les quatre cartes du chien, qu’on appelle Dabb, ont été montrées à tous et sont à vous.</translation>
    </message>
    <message>
      <source>Durch</source>
      <translation>Durch</translation>
    </message>
    <message>
      <source>Before naming trump, the bidder may shoot the moon, called Durch: every trick, without trump or melds, for plus or minus 1000.</source>
      <translation>Au lieu de choisir l’atout, on peut annoncer Durch, le chelem sans atout ni annonces : plus ou moins 1000.</translation>
    </message>
    <message>
      <source>Not with this hand: name trump.</source>
      <translation>Pas avec cette main : choisissez l’atout.</translation>
    </message>
    <message>
      <source>The others hold aces too. Name trump.</source>
      <translation>Les autres ont aussi des as. Choisissez un atout.</translation>
    </message>
    <message>
      <source>Durch is for a hand full of aces. Now choose your trump.</source>
      <translation>Le Durch se joue avec une main pleine d’as. À présent, choisissez votre atout.</translation>
    </message>
    <message>
      <source>Familie and Paar</source>
      <translation>Familie et Paar</translation>
    </message>
    <message>
      <source>A run is called Familie here, a marriage Paar. In trump they are worth 150 and 40, as in pinochle.</source>
      <translation>La quinte s’appelle ici Familie, et le mariage Paar. À l’atout, elles valent 150 et 40, comme au pinochle.</translation>
    </message>
    <message>
      <source>The J♥ of the Dabb completes a Familie. Name its suit.</source>
      <translation>Le J♥ du Dabb complète une Familie. Choisissez sa couleur.</translation>
    </message>
    <message>
      <source>Your Familie is in hearts, and hearts are your longest suit.</source>
      <translation>Votre Familie est à cœur, et cœur est votre couleur la plus longue.</translation>
    </message>
    <message>
      <source>Hearts, with six trump and a Familie.</source>
      <translation>Cœur : six atouts et une Familie.</translation>
    </message>
    <message>
      <source>Bury first</source>
      <translation>D’abord, écarter</translation>
    </message>
    <message>
      <source>As many cards as the Dabb had go away again, before you meld. Their points count for you.</source>
      <translation>Avant d’annoncer, on écarte autant de cartes qu’en avait le Dabb. Leurs points sont à vous.</translation>
    </message>
    <message>
      <source>Bury the four cards that are no meld, no trump and no ace.</source>
      <translation>Écartez les quatre cartes qui ne sont ni annonce, ni atout, ni as.</translation>
    </message>
    <message>
      <source>K♠ and Q♠ are a Paar.</source>
      <translation>Le K♠ et la Q♠ font un Paar.</translation>
    </message>
    <message>
      <source>J♦ and Q♠ are your Binokel.</source>
      <translation>Le J♦ et la Q♠ font votre Binokel.</translation>
    </message>
    <message>
      <source>The 10♠, the 10♦, the Q♣ and the J♣.</source>
      <translation>10♠, 10♦, Q♣ et J♣.</translation>
    </message>
    <message>
      <source>Those four are worth 25 to you: 10 for each ten, 3 for the queen, 2 for the jack. They can't be melded now.</source>
      <translation>Ces quatre cartes vous valent 25 : 10 par 10, 3 pour la dame, 2 pour le valet. Elles ne s’annoncent plus.</translation>
    </message>
    <message>
      <source>The Binokel</source>
      <translation>Le Binokel</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are a Binokel, worth 40, and twice 300. Four equal cards in four suits count as in pinochle, but all eight always 1000.</source>
      <translation>La Q♠ et le J♦ font un Binokel : 40, et 300 s’il est double. Les carrés valent autant qu’au pinochle, mais huit cartes de même rang toujours 1000.</translation>
    </message>
    <message>
      <source>Show your melds.</source>
      <translation>Montrez vos annonces.</translation>
    </message>
    <message>
      <source>210: Familie, Paar and Binokel. But whoever takes no trick at all loses every meld.</source>
      <translation>210 : Familie, Paar et Binokel. Mais qui ne fait pas une seule levée perd toutes ses annonces.</translation>
    </message>
    <message>
      <source>In every suit</source>
      <translation>Dans toutes les couleurs</translation>
    </message>
    <message>
      <source>A Familie counts in the other suits too, 100 there. A Paar in all four suits is a Rundgang, 240 with its kings and queens.</source>
      <translation>Une Familie compte aussi dans les autres couleurs : 100. Un Paar dans chacune des quatre couleurs est un Rundgang : 240 avec ses rois et ses dames.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is A 10 K Q J of clubs worth?</source>
      <translation>L’atout est cœur. Que valent A 10 K Q J de trèfle ?</translation>
    </message>
    <message>
      <source>It is a Familie, but not in trump.</source>
      <translation>C’est une Familie, mais pas à l’atout.</translation>
    </message>
    <message>
      <source>100. In most pinochle games it would be no more than a marriage.</source>
      <translation>100. Dans la plupart des pinochles, ce ne serait qu’un mariage.</translation>
    </message>
    <message>
      <source>Left of the dealer leads</source>
      <translation>La gauche du donneur entame</translation>
    </message>
    <message>
      <source>The bidder does not lead: Walter does, left of the dealer. In tricks aces count 11, tens 10, kings 4, queens 3 and jacks 2.</source>
      <translation>Ce n’est pas le preneur qui entame, mais Walter, à gauche du donneur. Dans les levées, l’as compte 11, le 10 compte 10, le roi 4, la dame 3 et le valet 2.</translation>
    </message>
    <message>
      <source>You can't beat Walter's A♠. Give him as little as you can.</source>
      <translation>Vous ne pouvez pas battre l’A♠ joué par Walter. Donnez-lui le moins possible.</translation>
    </message>
    <message>
      <source>The king counts 4. You have a spade that counts less.</source>
      <translation>Le roi compte 4. Vous avez un pique qui compte moins.</translation>
    </message>
    <message>
      <source>Of two equal cards the first one wins: yours would be lost.</source>
      <translation>De deux cartes identiques, la première gagne : la vôtre serait perdue.</translation>
    </message>
    <message>
      <source>The Q♠ counts least.</source>
      <translation>C’est la Q♠ qui compte le moins.</translation>
    </message>
    <message>
      <source>16 points for Walter: 11, 2 and 3. Everything else is played as you know it.</source>
      <translation>16 points pour Walter : 11, 2 et 3. Tout le reste se joue comme vous le savez.</translation>
    </message>
    <message>
      <source>Going off</source>
      <translation>Abgehen</translation>
    </message>
    <message>
      <source>Another deal, and again you bid 160. The Dabb brought nothing: you could meld 40 at most, and one ace is not enough for the other 120.</source>
      <translation>Une autre donne, et encore une mise de 160. Le Dabb n’a rien apporté : vous annonceriez 40 au plus, et un seul as ne suffira pas pour les 120 qui restent.</translation>
    </message>
    <message>
      <source>Concede. In Swabia this is called going off, Abgehen.</source>
      <translation>Abandonnez. En Souabe, cela s’appelle Abgehen.</translation>
    </message>
    <message>
      <source>Played and missed, it costs twice the bid.</source>
      <translation>Jouer et chuter coûte le double de la mise.</translation>
    </message>
    <message>
      <source>Concede.</source>
      <translation>Abandonnez.</translation>
    </message>
    <message>
      <source>You lose 160, and the others score their melds. Played and missed, it would have been 320.</source>
      <translation>Vous perdez 160, et les autres marquent leurs annonces. Joué et chuté, c’était 320.</translation>
    </message>
    <message>
      <source>Across the table</source>
      <translation>En croix</translation>
    </message>
    <message>
      <source>Four play Kreuzbinokel, two against two: with sevens, eleven cards each. The seven of trump, the Dissle, is worth 10. Partners add up their melds.</source>
      <translation>À quatre, on joue au Kreuzbinokel, deux contre deux : avec des 7, onze cartes chacun. Le 7 d’atout, le Dissle, vaut 10. Les partenaires additionnent leurs annonces.</translation>
    </message>
    <message>
      <source>You bid 200, and meld 60; your partner melds 70. How much must your tricks bring?</source>
      <translation>Vous avez misé 200 et annoncez 60 ; votre partenaire annonce 70. Combien vos levées doivent-elles rapporter ?</translation>
    </message>
    <message>
      <source>200, less 60 and 70.</source>
      <translation>200, moins 60 et 70.</translation>
    </message>
    <message>
      <source>70, yours and your partner's together. Now play: “Binokel” and “Binokel for four” in New game.</source>
      <translation>70, vos levées et celles de votre partenaire réunies. À vous de jouer : « Binokel » et « Binokel à quatre » dans Nouvelle partie.</translation>
    </message>
    <message>
      <source>Double deck for three</source>
      <translation>Double jeu à trois</translation>
    </message>
    <message>
      <source>Eighty cards, large melds, and a widow of two.</source>
      <translation>80 cartes, grosses annonces, chien de deux.</translation>
    </message>
    <message>
      <source>Eighty cards</source>
      <translation>80 cartes</translation>
    </message>
    <message>
      <source>Four of each card, without nines: 26 for each of three, who play alone.</source>
      <translation>Chaque carte quatre fois, sans les 9 : 26 chacun, à trois.</translation>
    </message>
    <message>
      <source>Edith passed. Bid 500.</source>
      <translation>Edith a passé. Misez 500.</translation>
    </message>
    <message>
      <source>500 is enough to begin with.</source>
      <translation>500 suffit pour commencer.</translation>
    </message>
    <message>
      <source>You hold runs, and four aces, kings and jacks. Bid.</source>
      <translation>Vous avez des quintes et des carrés d’as, de rois et de valets. Misez.</translation>
    </message>
    <message>
      <source>Bid 500.</source>
      <translation>Misez 500.</translation>
    </message>
    <message>
      <source>Walter passed too; if you had, he would have had to play for 500, as the dealer. The two cards of the widow were turned up and are yours.</source>
      <translation>Walter a passé aussi ; si vous aviez passé, il aurait dû jouer pour 500, étant donneur. Les deux cartes du chien ont été montrées et sont à vous.</translation>
    </message>
    <message>
      <source>Trump after the widow</source>
      <translation>L’atout après le chien</translation>
    </message>
    <message>
      <source>You have seen the widow when you name trump. Its 10♠ completes a run.</source>
      <translation>Vous avez vu le chien quand vous choisissez l’atout. Son 10♠ complète une quinte.</translation>
    </message>
    <message>
      <source>Name your longest suit.</source>
      <translation>Choisissez votre couleur la plus longue.</translation>
    </message>
    <message>
      <source>There is a run too, but it is shorter. Only one of them counts: that in trump.</source>
      <translation>Il y a une quinte là aussi, mais la couleur est plus courte. Une seule compte : celle d’atout.</translation>
    </message>
    <message>
      <source>Nine of the twenty spades, with a run and one more royal marriage.</source>
      <translation>Neuf des vingt piques, avec une quinte et un mariage royal de plus.</translation>
    </message>
    <message>
      <source>Doubles and more</source>
      <translation>Doubles et plus</translation>
    </message>
    <message>
      <source>Melds may come twice and more: two pinochles are 300, two runs 1500, and aces around twice 1000.</source>
      <translation>Il y a des annonces doubles : deux pinochles 300, deux quintes 1500, deux carrés d’as 1000.</translation>
    </message>
    <message>
      <source>750, and 300 of them for the double pinochle, thanks to the widow's J♦. Three would be 600, four 900.</source>
      <translation>750, dont 300 pour le double pinochle, grâce au J♦ du chien. Trois vaudraient 600, quatre 900.</translation>
    </message>
    <message>
      <source>Two too many</source>
      <translation>Deux de trop</translation>
    </message>
    <message>
      <source>Two cards go away again, and their points count for you.</source>
      <translation>Vous écartez deux cartes ; leurs points sont à vous.</translation>
    </message>
    <message>
      <source>Bury both 10♣.</source>
      <translation>Écartez les deux 10♣.</translation>
    </message>
    <message>
      <source>They would do as well. This time bury both 10♣.</source>
      <translation>Cela irait aussi. Cette fois, écartez les deux 10♣.</translation>
    </message>
    <message>
      <source>Nothing else is worth 10 and so hard to win a trick with. Bury both 10♣.</source>
      <translation>Celle-là vaut moins. Écartez les deux 10♣ : ils valent 10 et font rarement une levée.</translation>
    </message>
    <message>
      <source>20 points are yours already. Melded cards may go only if there are no others.</source>
      <translation>20 points sont déjà à vous. Les cartes annoncées ne s’écartent que s’il n’y en a pas d’autres.</translation>
    </message>
    <message>
      <source>Before the first card, the bidder may throw in the hand and lose only the bid.</source>
      <translation>Avant la première carte, on peut abandonner et ne perdre que la mise.</translation>
    </message>
    <message>
      <source>You have 750 for a bid of 500: go on and play.</source>
      <translation>Vous avez 750 pour une mise de 500 : jouez.</translation>
    </message>
    <message>
      <source>You have every reason to play.</source>
      <translation>Vous avez toutes les raisons de jouer.</translation>
    </message>
    <message>
      <source>Four aces of trump</source>
      <translation>Quatre as d’atout</translation>
    </message>
    <message>
      <source>Twenty trump take longer to pull, and there are four aces in every suit. Of equal cards, the one played first wins.</source>
      <translation>Faire tomber vingt atouts prend plus de temps, et il y a quatre as par couleur. De cartes identiques, la première jouée gagne.</translation>
    </message>
    <message>
      <source>Lead an A♠.</source>
      <translation>Entamez d’un A♠.</translation>
    </message>
    <message>
      <source>The other two A♠ could not beat yours, so Walter and Edith kept them. They are still out: count them.</source>
      <translation>Les deux autres A♠ ne pouvaient pas battre le vôtre : Walter et Edith les ont gardés. Ils sont encore en jeu : comptez-les.</translation>
    </message>
    <message>
      <source>A point saves the melds</source>
      <translation>Un point sauve les annonces</translation>
    </message>
    <message>
      <source>Aces, tens and kings count 10 in tricks, and the last trick 20. Everybody, the bidder too, must win a point in tricks, or all their melds are lost. 4550 points win.</source>
      <translation>As, 10 et rois comptent 10 dans les levées, et la dernière levée 20. Chacun, le preneur aussi, doit gagner un point de levées, sinon toutes ses annonces sont perdues. On gagne à 4550 points.</translation>
    </message>
    <message>
      <source>Edith melded 300. What does she score if she wins only queens and jacks?</source>
      <translation>Edith a annoncé 300. Que marque-t-elle si elle ne gagne que des dames et des valets ?</translation>
    </message>
    <message>
      <source>Queens and jacks are worth nothing in tricks.</source>
      <translation>Dames et valets ne valent rien dans les levées.</translation>
    </message>
    <message>
      <source>0. What you buried counts, but saves nothing either. Now play: “Double deck for three” in New game.</source>
      <translation>0. Ce que vous écartez compte, mais ne sauve rien non plus. À vous de jouer : « Double jeu à trois » dans Nouvelle partie.</translation>
    </message>
    <message>
      <source>Bezique</source>
      <translation>Bésigue</translation>
    </message>
    <message>
      <source>The French game for two: brisques and sequences.</source>
      <translation>Le jeu français à deux : brisques et quinte majeure.</translation>
    </message>
    <message>
      <source>Brisques</source>
      <translation>Les brisques</translation>
    </message>
    <message>
      <source>The French game that pinochle comes from: sevens and eights too, eight cards each and a stock. In tricks only aces and tens count, 10 each. They are called brisques.</source>
      <translation>Le jeu français d’où vient le pinochle : avec des 7 et des 8, huit cartes chacun et un talon. Dans les levées, seuls comptent les as et les dix, 10 chacun : ce sont les brisques.</translation>
    </message>
    <message>
      <source>Nora leads the 9♣. Win it with your 10♣.</source>
      <translation>Nora entame du 9♣. Prenez-le avec votre 10♣.</translation>
    </message>
    <message>
      <source>It wins too, but you need the ace for a meld. The ten is enough.</source>
      <translation>Il gagne aussi, mais vous avez besoin de l’as pour une annonce. Le 10 suffit.</translation>
    </message>
    <message>
      <source>That's allowed, but the 10♣ wins a brisque and the trick.</source>
      <translation>C’est permis, mais le 10♣ gagne la levée et une brisque.</translation>
    </message>
    <message>
      <source>While there is a stock, you may play any card. This trick was worth 10.</source>
      <translation>Tant que dure le talon, vous pouvez jouer n’importe quelle carte. Cette levée valait 10.</translation>
    </message>
    <message>
      <source>Any four</source>
      <translation>Quatre de même rang</translation>
    </message>
    <message>
      <source>Whoever wins a trick may make one meld before drawing. Four aces are 100, kings 80, queens 60 and jacks 40, of any suits.</source>
      <translation>Une levée gagnée permet une annonce avant de piocher. Quatre as valent 100, rois 80, dames 60, valets 40, de toutes couleurs.</translation>
    </message>
    <message>
      <source>Meld your four aces.</source>
      <translation>Annoncez vos quatre as.</translation>
    </message>
    <message>
      <source>Choose the four aces: they are worth 100.</source>
      <translation>Choisissez les quatre as : ils valent 100.</translation>
    </message>
    <message>
      <source>100, though two of them are diamonds and none is a heart.</source>
      <translation>100, bien qu’il y en ait deux à carreau et aucun à cœur.</translation>
    </message>
    <message>
      <source>The seven of trump</source>
      <translation>Le sept d’atout</translation>
    </message>
    <message>
      <source>Besides your meld you may show a seven of trump, for 10. The first one shown is exchanged for the upcard.</source>
      <translation>En plus de votre annonce, vous pouvez montrer un sept d’atout : 10. Le premier montré s’échange contre la retourne.</translation>
    </message>
    <message>
      <source>Show your 7♥.</source>
      <translation>Montrez votre 7♥.</translation>
    </message>
    <message>
      <source>Choose the 7♥: it brings you the upcard.</source>
      <translation>Choisissez le 7♥ : il vous apporte la retourne.</translation>
    </message>
    <message>
      <source>10 points, and the A♥. Then you won another trick with your A♣: melded cards are played from the table.</source>
      <translation>10 points, et l’A♥. Puis votre A♣ a gagné une autre levée : les cartes annoncées se jouent depuis la table.</translation>
    </message>
    <message>
      <source>The bezique</source>
      <translation>Le bésigue</translation>
    </message>
    <message>
      <source>Q♠ and J♦ are a bezique, worth 40. If the other Q♠ and J♦ come to lie beside them, the double bezique is worth 500 more.</source>
      <translation>La Q♠ et le J♦ font un bésigue : 40. Si les deux autres viennent s’y ajouter, le double bésigue vaut encore 500.</translation>
    </message>
    <message>
      <source>Meld your bezique.</source>
      <translation>Annoncez votre bésigue.</translation>
    </message>
    <message>
      <source>Choose the bezique: it is worth 40.</source>
      <translation>Choisissez le bésigue : il vaut 40.</translation>
    </message>
    <message>
      <source>40. Leave both cards on the table for as long as you hope for the double one.</source>
      <translation>40. Laissez ces deux cartes sur la table tant que vous espérez le double.</translation>
    </message>
    <message>
      <source>First the marriage</source>
      <translation>D’abord le mariage</translation>
    </message>
    <message>
      <source>A few tricks later you hold A 10 K Q J of trump: a sequence, 250. Its king and queen are a royal marriage, 40.</source>
      <translation>Quelques levées plus tard, vous tenez A 10 K Q J d’atout : la quinte majeure, 250. Son roi et sa dame font un mariage royal, 40.</translation>
    </message>
    <message>
      <source>You can have both. Meld the marriage first.</source>
      <translation>Vous pouvez avoir les deux. Annoncez d’abord le mariage.</translation>
    </message>
    <message>
      <source>After the sequence, its marriage would be lost. Meld the marriage first.</source>
      <translation>Après la quinte, son mariage serait perdu. Annoncez d’abord le mariage.</translation>
    </message>
    <message>
      <source>40, and your A♠ has won the next trick too.</source>
      <translation>40, et votre A♠ a gagné aussi la levée suivante.</translation>
    </message>
    <message>
      <source>Then the sequence</source>
      <translation>Puis la quinte</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same kind of meld only if that is worth more. A sequence is worth more than its marriage.</source>
      <translation>Une carte annoncée ne peut resservir dans la même sorte d’annonce que si la nouvelle vaut plus. La quinte vaut plus que son mariage.</translation>
    </message>
    <message>
      <source>Meld the sequence.</source>
      <translation>Annoncez la quinte majeure.</translation>
    </message>
    <message>
      <source>Choose the sequence: it is worth 250.</source>
      <translation>Choisissez la quinte majeure : elle vaut 250.</translation>
    </message>
    <message>
      <source>250, and 290 with the marriage before.</source>
      <translation>250, et 290 avec le mariage.</translation>
    </message>
    <message>
      <source>The last eight tricks</source>
      <translation>Les huit dernières levées</translation>
    </message>
    <message>
      <source>The stock is empty, and the melds are back in your hands. Now the rules are strict: follow suit, beat if you can, else trump.</source>
      <translation>Le talon est vide, et les annonces sont revenues en main. Les règles sont maintenant strictes : fournir, battre si vous le pouvez, sinon couper.</translation>
    </message>
    <message>
      <source>Nora leads the Q♠. Beat it.</source>
      <translation>Nora entame de la Q♠. Battez-la.</translation>
    </message>
    <message>
      <source>The king wins too, but the ten is a brisque, and it is safe now.</source>
      <translation>Le roi gagne aussi, mais le 10 est une brisque, et il ne risque rien maintenant.</translation>
    </message>
    <message>
      <source>The trick was worth 10. The last one of all brings 10 more.</source>
      <translation>La levée valait 10. La toute dernière en vaut 10 de plus.</translation>
    </message>
    <message>
      <source>All brisques and the last trick are 170, so melds matter more. Deals go on until somebody has 1000 points.</source>
      <translation>Toutes les brisques et la dernière levée font 170 : les annonces pèsent plus lourd. On joue jusqu’à ce que quelqu’un ait 1000 points.</translation>
    </message>
    <message>
      <source>You win a trick of A♦ and K♦. How much is it?</source>
      <translation>Vous gagnez une levée avec A♦ et K♦. Combien cela fait-il ?</translation>
    </message>
    <message>
      <source>Only aces and tens count.</source>
      <translation>Seuls les as et les dix comptent.</translation>
    </message>
    <message>
      <source>10, for the ace. Now play: it is called “Bezique” in New game.</source>
      <translation>10, pour l’as. À vous de jouer : « Bésigue » dans Nouvelle partie.</translation>
    </message>
    <message>
      <source>Pinochle is played with a deck of its own: ace, ten, king, Ober, Unter and nine in four suits, and two of every card.</source>
      <translation>Le pinochle a son propre jeu de cartes : as, 10, roi, Ober, Unter et 9 dans quatre couleurs, et chaque carte en double.</translation>
    </message>
    <message>
      <source>Two of your leaves are higher than a king. Click the lower of them to play it.</source>
      <translation>Deux de vos feuilles sont plus fortes qu’un roi. Cliquez sur la plus basse pour la jouer.</translation>
    </message>
    <message>
      <source>Ace, ten, king, Ober, Unter, nine.</source>
      <translation>As, 10, roi, Ober, Unter, 9.</translation>
    </message>
    <message>
      <source>No acorn is higher, so you won the trick. Whoever wins a trick leads to the next one.</source>
      <translation>Aucun gland n’est plus haut : la levée est à vous. Qui gagne une levée entame la suivante.</translation>
    </message>
    <message>
      <source>You can't win them all. Four bells will fall now, and the highest takes the trick.</source>
      <translation>On ne peut pas toutes les gagner. Quatre grelots vont tomber maintenant, et le plus haut prend la levée.</translation>
    </message>
    <message>
      <source>Lead your lowest bell.</source>
      <translation>Entamez avec votre plus petit grelot.</translation>
    </message>
    <message>
      <source>That's a bell, but a lower one will do.</source>
      <translation>C’est un grelot, mais un plus petit suffit.</translation>
    </message>
    <message>
      <source>Lead a bell, the lowest you have.</source>
      <translation>Entamez grelot, le plus petit que vous ayez.</translation>
    </message>
    <message>
      <source>Edith's ace was the highest bell. She leads now.</source>
      <translation>L’as joué par Edith était le plus haut grelot. À elle d’entamer.</translation>
    </message>
    <message>
      <source>Edith leads an ace. You have no leaves. Take her ace with your lowest trump.</source>
      <translation>Edith entame d’un as. Vous n’avez pas de feuille. Prenez-lui son as avec votre plus petit atout.</translation>
    </message>
    <message>
      <source>Aces, tens and kings are worth 10 points each to whoever wins them. They are called counters. Obers, Unters and nines are worth nothing.</source>
      <translation>As, 10 et rois valent 10 points chacun pour qui les gagne. On les appelle les cartes à points. Ober, Unter et 9 ne valent rien.</translation>
    </message>
    <message>
      <source>Edith leads the A♣, which you can't beat. Follow suit with the acorn that gives her least.</source>
      <translation>Edith entame de l’A♣, que vous ne pouvez pas battre. Fournissez le gland qui lui rapporte le moins.</translation>
    </message>
    <message>
      <source>That gives away 10 points. You have an acorn that is worth nothing.</source>
      <translation>Cela donne 10 points. Vous avez un gland qui ne vaut rien.</translation>
    </message>
    <message>
      <source>The Unter is worth nothing too, but it beats a nine. Let the nine go.</source>
      <translation>L’Unter ne vaut rien non plus, mais il bat un 9. Lâchez le 9.</translation>
    </message>
    <message>
      <source>When you follow suit, you must also beat the best card in the trick, if you can. Your nine and Unter are dimmed: they would lose.</source>
      <translation>En fournissant, il faut aussi battre la meilleure carte de la levée, si vous le pouvez. Votre 9 et votre Unter sont estompés : ils perdraient.</translation>
    </message>
    <message>
      <source>The ten beats it too. Keep it: it beats every bell but the ace.</source>
      <translation>Le 10 la bat aussi. Gardez-le : il bat tous les grelots sauf l’as.</translation>
    </message>
    <message>
      <source>You have no leaves, and hearts are trump. Win this trick with your lowest trump.</source>
      <translation>Vous n’avez pas de feuille, et l’atout est cœur. Gagnez cette levée avec votre plus petit atout.</translation>
    </message>
    <message>
      <source>One trick later Walter leads a leaf again, and Nora trumps it. If a trump lies there and you have to trump too, you must play a higher one, if you can.</source>
      <translation>Une levée plus tard, Walter entame encore feuille, et Nora coupe. S’il y a déjà un atout et que vous devez couper aussi, il faut en jouer un plus haut, si vous le pouvez.</translation>
    </message>
    <message>
      <source>The Ober is enough. Keep the ace of trump: nothing beats it.</source>
      <translation>L’Ober suffit. Gardez l’as d’atout : rien ne le bat.</translation>
    </message>
    <message>
      <source>Another leaf is led. You have no leaves, but you do have trump. What must you play?</source>
      <translation>On entame encore feuille. Vous n’avez pas de feuille, mais vous avez des atouts. Que devez-vous jouer ?</translation>
    </message>
    <message>
      <source>Before the first trick, everybody shows groups of cards and scores points for them: melds. King and Ober of one suit are a marriage, worth 20. In trump it is a royal marriage, worth 40.</source>
      <translation>Avant la première levée, chacun montre des groupes de cartes et marque des points pour eux : les annonces. Roi et Ober d’une même couleur font un mariage, qui vaut 20. À l’atout, c’est un mariage royal, qui vaut 40.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is your marriage in acorns worth?</source>
      <translation>L’atout est cœur. Combien vaut votre mariage à gland ?</translation>
    </message>
    <message>
      <source>Acorns aren't trump, so it is 20.</source>
      <translation>Gland n’est pas atout : c’est donc 20.</translation>
    </message>
    <message>
      <source>One card of the same rank in every suit is an around: four aces score 100, four kings 80, four Obers 60 and four Unters 40. Tens and nines have none.</source>
      <translation>Une carte du même rang dans chaque couleur fait un carré : quatre as rapportent 100, quatre rois 80, quatre Ober 60 et quatre Unter 40. Les 10 et les 9 n’en font pas.</translation>
    </message>
    <message>
      <source>You have Obers around. What do they score?</source>
      <translation>Vous avez un carré d’Ober. Combien rapporte-t-il ?</translation>
    </message>
    <message>
      <source>Aces 100, kings 80, Obers 60, Unters 40.</source>
      <translation>As 100, rois 80, Ober 60, Unter 40.</translation>
    </message>
    <message>
      <source>150 and 10. One more king or Ober of trump beside a run would add 20.</source>
      <translation>150 et 10. Un roi ou un Ober d’atout de plus à côté d’une quinte ajouterait 20.</translation>
    </message>
    <message>
      <source>In this game aces and tens count 10, kings and Obers 5, and the last trick 10: 250 again. Melds count too. Deals go on until somebody has 1000 points.</source>
      <translation>Dans ce jeu, as et 10 comptent 10, rois et Ober 5, et la dernière levée 10 : encore 250. Les annonces comptent aussi. On joue des donnes jusqu’à ce que quelqu’un ait 1000 points.</translation>
    </message>
    <message>
      <source>10 for the ace, 5 for the Ober.</source>
      <translation>10 pour l’as, 5 pour l’Ober.</translation>
    </message>
    <message>
      <source>So keep the Ober for the end: lead the 10♠.</source>
      <translation>Gardez donc l’Ober pour la fin : entamez du 10♠.</translation>
    </message>
    <message>
      <source>The Ober wins now too, but then the last trick and its 10 points go to the others.</source>
      <translation>L’Ober gagne aussi maintenant, mais alors la dernière levée et ses 10 points vont aux autres.</translation>
    </message>
    <message>
      <source>The Ober took the last trick: 170 in tricks and 150 in melds are 320. The contract is made, and you score all of it.</source>
      <translation>L’Ober a pris la dernière levée : 170 en levées et 150 en annonces font 320. Le contrat est réussi, et vous marquez le tout.</translation>
    </message>
    <message>
      <source>Nora named leaves. Pass her all four of yours.</source>
      <translation>Nora a choisi feuille. Donnez-lui les quatre que vous avez.</translation>
    </message>
    <message>
      <source>Pass her your four leaves.</source>
      <translation>Donnez-lui vos quatre feuilles.</translation>
    </message>
    <message>
      <source>Your ace and Unter completed her run. Then she passed back four cards that she has no use for.</source>
      <translation>Votre as et votre Unter ont complété sa quinte. Elle vous a ensuite donné quatre cartes qui ne lui servent pas.</translation>
    </message>
    <message>
      <source>King and Ober of acorns are a marriage.</source>
      <translation>Roi et Ober de gland font un mariage.</translation>
    </message>
    <message>
      <source>Nora's Unter completed your run, and her Ober your pinochle. Partners who pass well bid higher.</source>
      <translation>L’Unter reçu de Nora a complété votre quinte, et son Ober votre pinochle. Des partenaires qui donnent bien misent plus haut.</translation>
    </message>
    <message>
      <source>Nora leads the A♦, and nothing can beat it but a trump. Give her your best bell.</source>
      <translation>Nora entame de l’A♦, et seul un atout peut le battre. Donnez-lui votre meilleur grelot.</translation>
    </message>
    <message>
      <source>20 points for you two. Walter and Edith both had a bell, so nobody could trump.</source>
      <translation>20 points pour vous deux. Walter et Edith avaient tous deux un grelot : personne ne pouvait couper.</translation>
    </message>
    <message>
      <source>Edith beat Nora's Ober with the A♠. You can't beat that. Give her the leaf that is worth least.</source>
      <translation>Avec l’A♠, Edith a battu l’Ober joué par Nora. Vous ne pouvez pas faire mieux. Donnez-lui la feuille qui vaut le moins.</translation>
    </message>
    <message>
      <source>It costs nothing, but the Unter may win something later. The nine never will.</source>
      <translation>Cela ne coûte rien, mais l’Unter gagnera peut-être quelque chose plus tard. Le 9, jamais.</translation>
    </message>
    <message>
      <source>You know enough for a whole deal now. With leaves as trump you have a royal marriage, a pinochle and a dix, and three aces.</source>
      <translation>Vous en savez assez pour une donne entière. Avec atout feuille, vous avez un mariage royal, un pinochle et un petit atout, et trois as.</translation>
    </message>
    <message>
      <source>Five leaves with the royal marriage, and a pinochle that needs no trump.</source>
      <translation>Cinq feuilles avec le mariage royal, et un pinochle qui n’a pas besoin d’atout.</translation>
    </message>
    <message>
      <source>Leaves are your longest suit, and they hold the marriage.</source>
      <translation>Feuille est votre couleur la plus longue, et le mariage s’y trouve.</translation>
    </message>
    <message>
      <source>Name leaves.</source>
      <translation>Choisissez feuille.</translation>
    </message>
    <message>
      <source>The king stays with your two aces of acorns.</source>
      <translation>Le roi reste avec vos deux as de gland.</translation>
    </message>
    <message>
      <source>Each of the others pays you for a bid you make, 3 chips for 300. If you play and fail, you pay each of them twice that. In leaves, all of it counts double.</source>
      <translation>Pour une mise réussie, chacun des autres vous paie : 3 fiches pour 300. Si vous jouez et chutez, vous payez le double à chacun. À feuille, tout cela compte double.</translation>
    </message>
    <message>
      <source>Your run is in leaves, and leaves are paid double.</source>
      <translation>Votre quinte est à feuille, et feuille est payé double.</translation>
    </message>
    <message>
      <source>Those four are worth 25 to you: 10 for each ten, 3 for the Ober, 2 for the Unter. They can't be melded now.</source>
      <translation>Ces quatre cartes vous valent 25 : 10 par 10, 3 pour l’Ober, 2 pour l’Unter. Elles ne s’annoncent plus.</translation>
    </message>
    <message>
      <source>A Familie counts in the other suits too, 100 there. A Paar in all four suits is a Rundgang, 240 with its kings and Obers.</source>
      <translation>Une Familie compte aussi dans les autres couleurs : 100. Un Paar dans chacune des quatre couleurs est un Rundgang : 240 avec ses rois et ses Ober.</translation>
    </message>
    <message>
      <source>Hearts are trump. What is A 10 K Q J of acorns worth?</source>
      <translation>L’atout est cœur. Que valent A 10 K Q J de gland ?</translation>
    </message>
    <message>
      <source>The bidder does not lead: Walter does, left of the dealer. In tricks aces count 11, tens 10, kings 4, Obers 3 and Unters 2.</source>
      <translation>Ce n’est pas le preneur qui entame, mais Walter, à gauche du donneur. Dans les levées, l’as compte 11, le 10 compte 10, le roi 4, l’Ober 3 et l’Unter 2.</translation>
    </message>
    <message>
      <source>The king counts 4. You have a leaf that counts less.</source>
      <translation>Le roi compte 4. Vous avez une feuille qui compte moins.</translation>
    </message>
    <message>
      <source>You hold runs, and four aces, kings and Unters. Bid.</source>
      <translation>Vous avez des quintes et des carrés d’as, de rois et d’Unter. Misez.</translation>
    </message>
    <message>
      <source>Nine of the twenty leaves, with a run and one more royal marriage.</source>
      <translation>Neuf des vingt feuilles, avec une quinte et un mariage royal de plus.</translation>
    </message>
    <message>
      <source>Edith melded 300. What does she score if she wins only Obers and Unters?</source>
      <translation>Edith a annoncé 300. Que marque-t-elle si elle ne gagne que des Ober et des Unter ?</translation>
    </message>
    <message>
      <source>Obers and Unters are worth nothing in tricks.</source>
      <translation>Ober et Unter ne valent rien dans les levées.</translation>
    </message>
    <message>
      <source>Whoever wins a trick may make one meld before drawing. Four aces are 100, kings 80, Obers 60 and Unters 40, of any suits.</source>
      <translation>Une levée gagnée permet une annonce avant de piocher. Quatre as valent 100, rois 80, Ober 60, Unter 40, de toutes couleurs.</translation>
    </message>
    <message>
      <source>100, though two of them are bells and none is a heart.</source>
      <translation>100, bien qu’il y en ait deux à grelot et aucun à cœur.</translation>
    </message>
    <message>
      <source>A few tricks later you hold A 10 K Q J of trump: a sequence, 250. Its king and Ober are a royal marriage, 40.</source>
      <translation>Quelques levées plus tard, vous tenez A 10 K Q J d’atout : la quinte majeure, 250. Son roi et son Ober font un mariage royal, 40.</translation>
    </message>
  </context>
  <context>
    <name>Rules</name>
    <message>
      <source>For two</source>
      <translation>À deux</translation>
    </message>
    <message>
      <source>Two-handed</source>
      <translation>À deux</translation>
    </message>
    <message>
      <source>Hayes's rules: twelve cards each, a turned card for trump, and a stock to draw from. While the stock lasts, any card may be played and the winner of a trick may make one meld; then the last twelve tricks are played strictly. A better meld pays only the difference to the one it grew from.</source>
      <translation>Les règles de Hayes : douze cartes chacun, une retourne qui fixe l’atout et un talon où piocher. Tant que dure le talon, toute carte est permise et le gagnant d’une levée peut faire une annonce ; les douze dernières levées se jouent ensuite selon les règles strictes. Une annonce qui en améliore une autre ne rapporte que la différence.</translation>
    </message>
    <message>
      <source>Two-handed to 150</source>
      <translation>À deux en 150</translation>
    </message>
    <message>
      <source>A good first game: small numbers, ace, ten and king count one each, a run is 15, and 150 wins. The winner of a trick draws, may meld, and then the loser draws.</source>
      <translation>Une bonne première partie : de petits nombres, as, 10 et roi valent un point chacun, une quinte 15, et on gagne à 150. Le gagnant d’une levée pioche et peut annoncer, puis l’autre pioche.</translation>
    </message>
    <message>
      <source>Two-handed, Bicycle rules</source>
      <translation>À deux, règles Bicycle</translation>
    </message>
    <message>
      <source>The classic book game: after each trick won while the stock lasts, meld first, then draw; every meld is paid in full. As printed, the ten ranks below the jack. You may declare yourself out when you think you have 1000.</source>
      <translation>Le classique des livres : après chaque levée gagnée tant que dure le talon, on annonce, puis on pioche ; toute annonce est payée en entier. Comme dans le livre, le 10 est sous le valet. Vous pouvez vous déclarer gagnant si vous pensez avoir 1000.</translation>
    </message>
    <message>
      <source>Two-handed, 64 cards</source>
      <translation>À deux, 64 cartes</translation>
    </message>
    <message>
      <source>The Bicycle game with sevens and eights in the deck: the stock is longer and the seven of trump is the dix. There is more time to collect melds; otherwise it is the same game.</source>
      <translation>Le jeu Bicycle avec les 7 et les 8 : le talon est plus long et le 7 d’atout est le petit atout. On a plus de temps pour réunir des annonces ; pour le reste, c’est le même jeu.</translation>
    </message>
    <message>
      <source>Two-handed, original form</source>
      <translation>À deux, forme d’origine</translation>
    </message>
    <message>
      <source>The old two-handed game, dealt in fours: one meld after each trick won while the stock lasts, then twelve strict tricks. Double melds such as a double run may be laid down at once for their high value.</source>
      <translation>L’ancien jeu à deux, distribué quatre par quatre : une annonce après chaque levée gagnée tant que dure le talon, puis douze levées strictes. Les annonces doubles, comme la double quinte, peuvent s’étaler d’un coup pour leur valeur élevée.</translation>
    </message>
    <message>
      <source>Bezique</source>
      <translation>Bésigue</translation>
    </message>
    <message>
      <source>The French game that pinochle comes from, with two packs of piquet cards and eight cards each. Whoever wins a trick may make one meld: any four of a rank, a bezique for 40, a sequence for 250, a double bezique for 500. In tricks only aces and tens count, the brisques, and the last eight tricks are played strictly.</source>
      <translation>Le jeu français d’où vient le pinochle, avec deux jeux de piquet et huit cartes chacun. Qui gagne une levée peut faire une annonce : quatre cartes de même rang, un bésigue pour 40, une quinte majeure pour 250, un double bésigue pour 500. Dans les levées, seuls comptent les as et les dix, les brisques, et les huit dernières levées se jouent strictement.</translation>
    </message>
    <message>
      <source>Two-handed draft</source>
      <translation>À deux, mains composées</translation>
    </message>
    <message>
      <source>Build your hand from the face-down deck: look at a card and keep it, or reject it and keep the next one unseen. Then the two of you bid to name trump, meld and play twelve tricks; your discards count for you.</source>
      <translation>Composez votre main à partir du paquet face cachée : regardez une carte et gardez-la, ou rejetez-la et prenez la suivante sans la voir. Puis on mise à deux pour choisir l’atout, on annonce et on joue douze levées ; vos défausses comptent pour vous.</translation>
    </message>
    <message>
      <source>For three</source>
      <translation>À trois</translation>
    </message>
    <message>
      <source>Three-handed auction</source>
      <translation>Enchères à trois</translation>
    </message>
    <message>
      <source>Fifteen cards each and a widow of three for the winner of the auction, who plays alone against the other two. Bids start at 300, or from 150 if you speak first; a disappointing widow can be conceded.</source>
      <translation>Quinze cartes chacun et un chien de trois pour le gagnant des enchères, qui joue seul contre les deux autres. Les mises commencent à 300, ou à 150 si vous parlez en premier ; si le chien déçoit, on peut abandonner.</translation>
    </message>
    <message>
      <source>Auction pinochle</source>
      <translation>Auction pinochle</translation>
    </message>
    <message>
      <source>The game of the old books: fifteen cards each, a widow of three, and bids from 300. Only the bidder melds, and the other two play together to beat the bid. Every deal is settled in chips: a bidder who gives up in time pays once, and one who plays and fails pays double.</source>
      <translation>Le jeu des vieux livres : quinze cartes chacun, un chien de trois et des mises dès 300. Seul le preneur annonce, et les deux autres jouent ensemble contre sa mise. Chaque donne se règle en fiches : qui abandonne à temps paie une fois, et qui joue et chute paie double.</translation>
    </message>
    <message>
      <source>Binokel</source>
      <translation>Binokel</translation>
    </message>
    <message>
      <source>Pinochle's Swabian sister: forty cards, twelve each, and a widow of four, the Dabb. A run counts in every suit. The bidder buries before melding, and may give up for the bid; playing and missing it costs twice as much.</source>
      <translation>La sœur souabe du pinochle : quarante cartes, douze chacun et un chien de quatre, le Dabb. Une quinte compte dans toutes les couleurs. Le preneur écarte avant d’annoncer et peut abandonner pour la valeur de sa mise ; jouer et chuter coûte le double.</translation>
    </message>
    <message>
      <source>Cutthroat</source>
      <translation>Chacun pour soi</translation>
    </message>
    <message>
      <source>All 48 cards are dealt to three players, sixteen each, and nothing is left to hope for after the auction. Only a player who makes a bid in that deal can win the game, so a high score alone is not enough.</source>
      <translation>Les 48 cartes sont distribuées à trois joueurs, seize chacun, et il n’y a plus rien à espérer après les enchères. Seul un joueur qui réussit une mise dans la donne peut gagner la partie : un score élevé ne suffit donc pas.</translation>
    </message>
    <message>
      <source>Check pinochle</source>
      <translation>Check pinochle</translation>
    </message>
    <message>
      <source>Three-handed auction with a side account, kept in checks. Good melds and winning the game earn checks from each of the others; failed bids cost them.</source>
      <translation>Enchères à trois avec un compte à part, tenu en jetons. Les bonnes annonces et la victoire rapportent des jetons de chaque adversaire ; les mises manquées en coûtent.</translation>
    </message>
    <message>
      <source>Partnership for four</source>
      <translation>À quatre, en équipe</translation>
    </message>
    <message>
      <source>Single deck with passing</source>
      <translation>Un jeu, avec don de cartes</translation>
    </message>
    <message>
      <source>Bids from 250, four cards passed and four returned, and a player may pass with help to encourage the partner. If the bid is more than 250 above the meld, the hand is lost without play.</source>
      <translation>Mises à partir de 250, quatre cartes données et quatre rendues, et on peut passer avec aide pour encourager son partenaire. Si la mise dépasse les annonces de plus de 250, la donne est perdue sans être jouée.</translation>
    </message>
    <message>
      <source>Racehorse</source>
      <translation>Racehorse</translation>
    </message>
    <message>
      <source>The partnership game with an exchange: once trump is named, the bidder's partner passes four cards across and gets four back before the melds are shown. Scores run higher, so the game goes to 1500.</source>
      <translation>Le jeu en équipe avec échange : une fois l’atout choisi, le partenaire du preneur lui donne quatre cartes et en reçoit quatre avant les annonces. Les scores montent plus haut, on joue donc en 1500.</translation>
    </message>
    <message>
      <source>Partnership auction</source>
      <translation>Enchères en équipe</translation>
    </message>
    <message>
      <source>Two pairs, twelve cards each, and an auction from 150 that a player with meld has to open. The winner names trump, everybody melds, and the bid must be made with melds and tricks together.</source>
      <translation>Deux équipes de deux, douze cartes chacun, et des enchères à partir de 150 que doit ouvrir un joueur qui a une annonce. Le gagnant choisit l’atout, tous annoncent, et la mise doit être atteinte avec les annonces et les levées réunies.</translation>
    </message>
    <message>
      <source>Partnership with a kitty</source>
      <translation>En équipe avec kitty</translation>
    </message>
    <message>
      <source>Eleven cards each and a kitty of four: whoever wins the auction looks at it and gives one card to every player. Otherwise it is the partnership auction game.</source>
      <translation>Onze cartes chacun et un kitty de quatre : le gagnant des enchères le regarde et donne une carte à chaque joueur. Pour le reste, c’est le jeu d’enchères en équipe.</translation>
    </message>
    <message>
      <source>Binokel for four</source>
      <translation>Binokel à quatre</translation>
    </message>
    <message>
      <source>The Swabian game across the table: two pairs, a deck with sevens but no nines, eleven cards each and a widow of four, the Dabb. A run counts in every suit, and the player to the dealer's left leads, not the bidder.</source>
      <translation>Le jeu souabe à deux équipes : un paquet avec des 7 mais sans 9, onze cartes chacun et un chien de quatre, le Dabb. Une quinte compte dans toutes les couleurs, et c’est le joueur à gauche du donneur qui entame, pas le preneur.</translation>
    </message>
    <message>
      <source>Combined-bid partnership</source>
      <translation>En équipe, mises réunies</translation>
    </message>
    <message>
      <source>Every player says once what the hand is worth and partners add their bids. Each side has to make its own total; the higher total only decides who names trump.</source>
      <translation>Chacun dit une fois ce que vaut sa main, et les partenaires additionnent leurs mises. Chaque camp doit atteindre son propre total ; le plus élevé décide seulement qui choisit l’atout.</translation>
    </message>
    <message>
      <source>Double deck</source>
      <translation>Double jeu</translation>
    </message>
    <message>
      <source>Eighty cards without nines, twenty each, partners opposite. Bids start at 500, melds come in twos, threes and fours, and the game goes to 5000.</source>
      <translation>Quatre-vingts cartes sans les 9, vingt chacun, partenaires face à face. Les mises commencent à 500, les annonces peuvent être doubles, triples ou quadruples, et on joue en 5000.</translation>
    </message>
    <message>
      <source>Double deck for three</source>
      <translation>Double jeu à trois</translation>
    </message>
    <message>
      <source>Eighty cards without nines for three who play alone: twenty-six each and a widow of two for the winner of the auction. Bids start at 500, meld needs a point in tricks to count, and the game goes to 4550.</source>
      <translation>Quatre-vingts cartes sans les 9 pour trois joueurs qui jouent chacun pour soi : vingt-six chacun et un chien de deux pour le gagnant des enchères. Les mises commencent à 500, les annonces ne comptent qu’avec un point de levées, et on joue en 4550.</translation>
    </message>
    <message>
      <source>Double deck, strict rules</source>
      <translation>Double jeu, règles strictes</translation>
    </message>
    <message>
      <source>The double deck with six more rules that reward sound bidding. A bidder needs a marriage; a contract needs at least 200 in meld and 200 in tricks; and the defenders need the same for their meld to count.</source>
      <translation>Le double jeu avec six règles de plus qui récompensent les mises solides. Pour miser, il faut un mariage ; un contrat demande au moins 200 en annonces et 200 en levées ; et il en faut autant à la défense pour que ses annonces comptent.</translation>
    </message>
    <message>
      <source>Double deck with nines</source>
      <translation>Double jeu avec les 9</translation>
    </message>
    <message>
      <source>Two complete decks, 96 cards, twenty-four each: the nines stay in and the dix counts. Otherwise it is the double deck game.</source>
      <translation>Deux jeux complets, 96 cartes, vingt-quatre chacun : les 9 restent et le petit atout compte. Pour le reste, c’est le double jeu.</translation>
    </message>
    <message>
      <source>Larger tables</source>
      <translation>Grandes tables</translation>
    </message>
    <message>
      <source>Five-handed, called partner</source>
      <translation>À cinq, partenaire appelé</translation>
    </message>
    <message>
      <source>The bidder names trump and asks for a trump card; the first player who holds it is the partner for this deal, against the rest. Played with three copies of each card.</source>
      <translation>Le preneur choisit l’atout et demande une carte d’atout ; le premier joueur qui l’a est son partenaire pour la donne, contre tous les autres. Se joue avec trois exemplaires de chaque carte.</translation>
    </message>
    <message>
      <source>Six-handed, deck and a half</source>
      <translation>À six, un jeu et demi</translation>
    </message>
    <message>
      <source>Two teams, seated alternately, with three copies of each card: twelve cards each for six players, nine for eight. The rules are those of the partnership auction game.</source>
      <translation>Deux équipes, placées en alternance, avec trois exemplaires de chaque carte : douze cartes chacun à six, neuf à huit. Les règles sont celles des enchères en équipe.</translation>
    </message>
    <message>
      <source>Triple deck, six-handed</source>
      <translation>Triple jeu, à six</translation>
    </message>
    <message>
      <source>Two teams of three with 120 cards, twenty each. Bids start at 750, and up to six copies of a card make melds of breathtaking size.</source>
      <translation>Deux équipes de trois avec 120 cartes, vingt chacun. Les mises commencent à 750, et avec jusqu’à six exemplaires d’une carte, les annonces atteignent des sommets.</translation>
    </message>
    <message>
      <source>Six-handed racehorse</source>
      <translation>Racehorse à six</translation>
    </message>
    <message>
      <source>Two teams of three play with 124 cards and a blind of four for the winner of the auction, which opens at 500 by itself. Four runs, royal marriages or pinochles in one hand win the game at once.</source>
      <translation>Deux équipes de trois jouent avec 124 cartes et un chien de quatre pour le gagnant des enchères, qui s’ouvrent d’elles-mêmes à 500. Quatre quintes, mariages royaux ou pinochles dans une main gagnent la partie sur-le-champ.</translation>
    </message>
    <message>
      <source>Eight-handed, four pairs</source>
      <translation>À huit, quatre équipes</translation>
    </message>
    <message>
      <source>Four pairs, partners opposite each other, with two full decks and twelve cards each. Each of the three pairs that do not play the contract scores for itself.</source>
      <translation>Quatre équipes de deux, partenaires face à face, avec deux jeux complets et douze cartes chacun. Chacune des trois équipes qui ne jouent pas le contrat compte pour elle-même.</translation>
    </message>
    <message>
      <source>Hayes with extra cards</source>
      <translation>Hayes avec plus de cartes</translation>
    </message>
    <message>
      <source>The two-handed Hayes game for more players, each of whom brings another set of 24 cards, so that all hold twelve. Everybody plays alone, and several pinochles in one hand become likely.</source>
      <translation>Le jeu à deux de Hayes pour plus de joueurs, chacun apportant 24 cartes de plus, si bien que tous en ont douze. Chacun joue pour soi, et plusieurs pinochles dans une main deviennent probables.</translation>
    </message>
    <message>
      <source>Hayes for three to eight</source>
      <translation>Hayes de trois à huit</translation>
    </message>
    <message>
      <source>The two-handed Hayes game for more players with the usual 48 cards: half the deck is dealt, half is stock. Everybody plays alone, and the hands get small.</source>
      <translation>Le jeu à deux de Hayes pour plus de joueurs avec les 48 cartes habituelles : la moitié est distribuée, l’autre forme le talon. Chacun joue pour soi, et les mains sont petites.</translation>
    </message>
    <message>
      <source>run</source>
      <translation>quinte</translation>
    </message>
    <message>
      <source>royal marriage</source>
      <translation>mariage royal</translation>
    </message>
    <message>
      <source>royal marriage in the run</source>
      <translation>mariage royal dans la quinte</translation>
    </message>
    <message>
      <source>extra king</source>
      <translation>roi en plus</translation>
    </message>
    <message>
      <source>extra queen</source>
      <translation>dame en plus</translation>
    </message>
    <message>
      <source>plain run</source>
      <translation>quinte simple</translation>
    </message>
    <message>
      <source>marriage</source>
      <translation>mariage</translation>
    </message>
    <message>
      <source>marriage in the run</source>
      <translation>mariage dans la quinte</translation>
    </message>
    <message>
      <source>roundhouse bonus</source>
      <translation>prime de ronde</translation>
    </message>
    <message>
      <source>pinochle</source>
      <translation>pinochle</translation>
    </message>
    <message>
      <source>aces around</source>
      <translation>carré d’as</translation>
    </message>
    <message>
      <source>four identical aces</source>
      <translation>quatre as identiques</translation>
    </message>
    <message>
      <source>kings around</source>
      <translation>carré de rois</translation>
    </message>
    <message>
      <source>four identical kings</source>
      <translation>quatre rois identiques</translation>
    </message>
    <message>
      <source>queens around</source>
      <translation>carré de dames</translation>
    </message>
    <message>
      <source>four identical queens</source>
      <translation>quatre dames identiques</translation>
    </message>
    <message>
      <source>jacks around</source>
      <translation>carré de valets</translation>
    </message>
    <message>
      <source>four identical jacks</source>
      <translation>quatre valets identiques</translation>
    </message>
    <message>
      <source>eight tens</source>
      <translation>huit dix</translation>
    </message>
    <message>
      <source>dix</source>
      <translation>petit atout</translation>
    </message>
    <message>
      <source>sequence</source>
      <translation>quinte majeure</translation>
    </message>
    <message>
      <source>bezique</source>
      <translation>bésigue</translation>
    </message>
    <message>
      <source>four aces</source>
      <translation>quatre as</translation>
    </message>
    <message>
      <source>four kings</source>
      <translation>quatre rois</translation>
    </message>
    <message>
      <source>four queens</source>
      <translation>quatre dames</translation>
    </message>
    <message>
      <source>four jacks</source>
      <translation>quatre valets</translation>
    </message>
    <message>
      <source>seven of trump</source>
      <translation>sept d’atout</translation>
    </message>
    <message>
      <source>run (Familie)</source>
      <translation>quinte (Familie)</translation>
    </message>
    <message>
      <source>plain run (Familie)</source>
      <translation>quinte simple (Familie)</translation>
    </message>
    <message>
      <source>royal marriage (Paar)</source>
      <translation>mariage royal (Paar)</translation>
    </message>
    <message>
      <source>marriage (Paar)</source>
      <translation>mariage (Paar)</translation>
    </message>
    <message>
      <source>pinochle (Binokel)</source>
      <translation>pinochle (Binokel)</translation>
    </message>
    <message>
      <source>dix (Dissle)</source>
      <translation>petit atout (Dissle)</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>This many players get a hand. Anyone sitting out doesn't count.</source>
      <translation>Nombre de joueurs qui reçoivent une main, sans ceux qui se reposent.</translation>
    </message>
    <message>
      <source>Partners</source>
      <translation>Équipes</translation>
    </message>
    <message>
      <source>Partners play together and share a score.</source>
      <translation>Les partenaires jouent ensemble et partagent leur score.</translation>
    </message>
    <message>
      <source>Everyone for themselves</source>
      <translation>Chacun pour soi</translation>
    </message>
    <message>
      <source>Two pairs, partners across</source>
      <translation>Deux équipes, partenaires face à face</translation>
    </message>
    <message>
      <source>Two teams, every other seat</source>
      <translation>Deux équipes, une place sur deux</translation>
    </message>
    <message>
      <source>Pairs, partners across</source>
      <translation>Équipes de deux, partenaires face à face</translation>
    </message>
    <message>
      <source>Bidder calls a partner each deal</source>
      <translation>Le preneur appelle un partenaire à chaque donne</translation>
    </message>
    <message>
      <source>Sitting out</source>
      <translation>Repos</translation>
    </message>
    <message>
      <source>If you have more people than hands, the dealer sits out, or up to sixteen people take turns.</source>
      <translation>S’il y a plus de personnes que de mains, le donneur se repose, ou jusqu’à seize personnes jouent à tour de rôle.</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Personne</translation>
    </message>
    <message>
      <source>The dealer sits out</source>
      <translation>Le donneur se repose</translation>
    </message>
    <message>
      <source>Everyone takes turns</source>
      <translation>Chacun son tour</translation>
    </message>
    <message>
      <source>Deck</source>
      <translation>Cartes</translation>
    </message>
    <message>
      <source>Copies of each card</source>
      <translation>Exemplaires par carte</translation>
    </message>
    <message>
      <source>A regular pinochle deck has two of each card, a double deck four, a triple deck six.</source>
      <translation>Un jeu de pinochle ordinaire a chaque carte en double, un double jeu en a quatre, un triple jeu six.</translation>
    </message>
    <message>
      <source>Cards in the deck</source>
      <translation>Cartes du jeu</translation>
    </message>
    <message>
      <source>The dix is the nine of trump, or the seven of trump in a deck with sevens.</source>
      <translation>Le petit atout est le 9 d’atout, ou le 7 d’atout dans un jeu qui a des 7.</translation>
    </message>
    <message>
      <source>Nine to ace</source>
      <translation>Du 9 à l’as</translation>
    </message>
    <message>
      <source>No nines: jack to ace</source>
      <translation>Sans 9 : du valet à l’as</translation>
    </message>
    <message>
      <source>Seven to ace</source>
      <translation>Du 7 à l’as</translation>
    </message>
    <message>
      <source>Sevens, and jack to ace</source>
      <translation>Les 7, et du valet à l’as</translation>
    </message>
    <message>
      <source>Extra nines</source>
      <translation>Neuf en plus</translation>
    </message>
    <message>
      <source>Add nines, or take some out (below zero), so the deal comes out even: clubs, diamonds, hearts, then spades.</source>
      <translation>Ajoutez des 9, ou retirez-en (sous zéro), pour que la donne tombe juste : trèfle, carreau, cœur, puis pique.</translation>
    </message>
    <message>
      <source>How the cards rank</source>
      <translation>Ordre des cartes</translation>
    </message>
    <message>
      <source>Almost everyone ranks the ten right below the ace; one book puts it below the jack.</source>
      <translation>Presque partout, le 10 se classe juste sous l’as ; un livre le place sous le valet.</translation>
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
      <translation>Distribution</translation>
    </message>
    <message>
      <source>First dealer</source>
      <translation>Premier donneur</translation>
    </message>
    <message>
      <source>This is how you decide who deals first.</source>
      <translation>Comment on décide qui distribue en premier.</translation>
    </message>
    <message>
      <source>Drawn by lot</source>
      <translation>Tiré au sort</translation>
    </message>
    <message>
      <source>High card deals</source>
      <translation>La plus haute carte distribue</translation>
    </message>
    <message>
      <source>The players choose</source>
      <translation>Au choix des joueurs</translation>
    </message>
    <message>
      <source>The first dealer is drawn by lot.</source>
      <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
      <source>Everyone draws a card, and the highest card deals first.</source>
      <translation>Chacun tire une carte, et la plus haute distribue en premier.</translation>
    </message>
    <message>
      <source>You choose who deals first.</source>
      <translation>Vous choisissez qui distribue en premier.</translation>
    </message>
    <message>
      <source>Next dealer</source>
      <translation>Donneur suivant</translation>
    </message>
    <message>
      <source>The deal moves to the left every time.</source>
      <translation>À chaque donne, on distribue à gauche du donneur précédent.</translation>
    </message>
    <message>
      <source>To the left</source>
      <translation>À gauche</translation>
    </message>
    <message>
      <source>Cut the deck</source>
      <translation>Coupe du jeu</translation>
    </message>
    <message>
      <source>The player to the dealer's right cuts the deck before the deal.</source>
      <translation>Le joueur à droite du donneur coupe le jeu avant la distribution.</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Oui</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Non</translation>
    </message>
    <message>
      <source>The player on the dealer's right cuts the cards.</source>
      <translation>Le joueur à droite du donneur coupe le jeu.</translation>
    </message>
    <message>
      <source>How you get your cards</source>
      <translation>Comment on reçoit ses cartes</translation>
    </message>
    <message>
      <source>Cards are dealt, or two players draft them: keep the card you turn, or lay it aside for the next one.</source>
      <translation>On distribue les cartes, ou deux joueurs les piochent : gardez la carte vue, ou écartez-la pour la suivante.</translation>
    </message>
    <message>
      <source>Dealt</source>
      <translation>Distribuées</translation>
    </message>
    <message>
      <source>Drafted</source>
      <translation>Piochées</translation>
    </message>
    <message>
      <source>Cards in a hand</source>
      <translation>Cartes en main</translation>
    </message>
    <message>
      <source>Each player is dealt this many cards, or keeps this many in a draft.</source>
      <translation>Chaque joueur reçoit ce nombre de cartes, ou en garde autant à la pioche.</translation>
    </message>
    <message>
      <source>Cards at a time</source>
      <translation>Cartes à la fois</translation>
    </message>
    <message>
      <source>The dealer gives out this many cards at a time.</source>
      <translation>Le donneur distribue ce nombre de cartes à la fois.</translation>
    </message>
    <message>
      <source>Turn up a card for trump</source>
      <translation>Retourne pour l’atout</translation>
    </message>
    <message>
      <source>A card turned up after the deal sets the trump suit. It is the last card drawn from the stock.</source>
      <translation>Une carte retournée après la distribution fixe l’atout. C’est la dernière carte piochée au talon.</translation>
    </message>
    <message>
      <source>Hands full of nines</source>
      <translation>Mains pleines de 9</translation>
    </message>
    <message>
      <source>If you're dealt such a hand, you may throw the deal in. The same dealer deals again.</source>
      <translation>Vous pouvez rendre une telle main. Le même donneur redistribue.</translation>
    </message>
    <message>
      <source>You have to play them</source>
      <translation>Il faut les jouer</translation>
    </message>
    <message>
      <source>Six nines, or five and no meld</source>
      <translation>Six 9, ou cinq sans annonce</translation>
    </message>
    <message>
      <source>Four nines and no ace, or five and an ace at most</source>
      <translation>Quatre 9 sans as, ou cinq avec un as au plus</translation>
    </message>
    <message>
      <source>Either kind of hand</source>
      <translation>L’une ou l’autre</translation>
    </message>
    <message>
      <source>Five nines, whatever else</source>
      <translation>Cinq 9, quel que soit le reste</translation>
    </message>
    <message>
      <source>You may throw in a hand with six nines, or with five nines and no meld. The same dealer deals again.</source>
      <translation>Vous pouvez rendre une main avec six 9, ou avec cinq 9 et aucune annonce. Le même donneur redistribue.</translation>
    </message>
    <message>
      <source>You may throw in a hand with four nines and no ace, or with five nines and at most one ace. The same dealer deals again.</source>
      <translation>Vous pouvez rendre une main avec quatre 9 et aucun as, ou avec cinq 9 et un as au plus. Le même donneur redistribue.</translation>
    </message>
    <message>
      <source>You may throw in a hand with six nines, with five nines and no meld or at most one ace, or with four nines and no ace. The same dealer deals again.</source>
      <translation>Vous pouvez rendre une main avec six 9, avec cinq 9 et aucune annonce ou un as au plus, ou avec quatre 9 et aucun as. Le même donneur redistribue.</translation>
    </message>
    <message>
      <source>You may throw in a hand with five nines or more, whatever else it holds. The same dealer deals again.</source>
      <translation>Vous pouvez rendre une main avec au moins cinq 9, quel que soit le reste. Le même donneur redistribue.</translation>
    </message>
    <message>
      <source>Most redeals in a row</source>
      <translation>Nouvelles donnes de suite</translation>
    </message>
    <message>
      <source>After this many redeals in a row, you have to play what you're dealt.</source>
      <translation>Après ce nombre de nouvelles donnes de suite, il faut jouer ce qu’on a reçu.</translation>
    </message>
    <message>
      <source>No limit</source>
      <translation>Sans limite</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Trois</translation>
    </message>
    <message>
      <source>Hands may be thrown in any number of times in a row.</source>
      <translation>On peut rendre sa main autant de fois de suite qu’on veut.</translation>
    </message>
    <message>
      <source>After one redeal the hands have to be played.</source>
      <translation>Après une nouvelle donne, il faut jouer sa main.</translation>
    </message>
    <message>
      <source>After three redeals in a row the hands have to be played.</source>
      <translation>Après trois nouvelles donnes de suite, il faut jouer sa main.</translation>
    </message>
    <message>
      <source>After {value} redeals in a row the hands have to be played.</source>
      <translation>Après {value} nouvelles donnes de suite, il faut jouer sa main.</translation>
    </message>
    <message>
      <source>Hands without an ace</source>
      <translation>Mains sans as</translation>
    </message>
    <message>
      <source>In a double deck, you may throw in a hand with no ace and thirteen or more cards below the king.</source>
      <translation>Dans un double jeu, vous pouvez rendre une main sans as et avec au moins treize cartes sous le roi.</translation>
    </message>
    <message>
      <source>Thirteen non-counters and no ace</source>
      <translation>Treize cartes sans points et aucun as</translation>
    </message>
    <message>
      <source>You may throw in a hand with no ace and thirteen or more cards below the king.</source>
      <translation>Vous pouvez rendre une main sans as et avec au moins treize cartes sous le roi.</translation>
    </message>
    <message>
      <source>Auction</source>
      <translation>Enchères</translation>
    </message>
    <message>
      <source>The high bidder plays for the bid, or everyone bids once and partners add up their bids.</source>
      <translation>Qui mise le plus haut joue le contrat, ou chacun mise une fois et les partenaires additionnent.</translation>
    </message>
    <message>
      <source>No bidding</source>
      <translation>Sans enchères</translation>
    </message>
    <message>
      <source>Highest bid wins</source>
      <translation>La plus haute mise gagne</translation>
    </message>
    <message>
      <source>Partners add up their bids</source>
      <translation>Les partenaires additionnent leurs mises</translation>
    </message>
    <message>
      <source>Trump</source>
      <translation>Atout</translation>
    </message>
    <message>
      <source>Trump is the suit of the card turned up after the deal, the high bidder names it, or the first meld does.</source>
      <translation>L’atout est la couleur de la carte retournée après la distribution, le preneur le choisit, ou la première annonce le fixe.</translation>
    </message>
    <message>
      <source>The turned-up card</source>
      <translation>La retourne</translation>
    </message>
    <message>
      <source>The high bidder</source>
      <translation>Le preneur</translation>
    </message>
    <message>
      <source>The first marriage melded</source>
      <translation>Le premier mariage annoncé</translation>
    </message>
    <message>
      <source>The first marriage or run melded</source>
      <translation>Le premier mariage ou la première quinte</translation>
    </message>
    <message>
      <source>Who bids first</source>
      <translation>Qui mise en premier</translation>
    </message>
    <message>
      <source>The bidding starts here and goes around to the left.</source>
      <translation>Les enchères commencent ici et tournent vers la gauche.</translation>
    </message>
    <message>
      <source>The player to the dealer's left</source>
      <translation>Le joueur à gauche du donneur</translation>
    </message>
    <message>
      <source>The dealer</source>
      <translation>Le donneur</translation>
    </message>
    <message>
      <source>The player to the dealer's left bids first.</source>
      <translation>Le joueur à gauche du donneur mise en premier.</translation>
    </message>
    <message>
      <source>The dealer bids first.</source>
      <translation>Le donneur mise en premier.</translation>
    </message>
    <message>
      <source>Who must open</source>
      <translation>Qui doit ouvrir</translation>
    </message>
    <message>
      <source>This player may not pass if nobody has bid yet. Meld here is a marriage, pinochle or four around.</source>
      <translation>Ce joueur ne peut pas passer si personne n’a misé. Une annonce est ici un mariage, un pinochle ou un carré.</translation>
    </message>
    <message>
      <source>The first bidder, at the minimum</source>
      <translation>Le premier à parler, au minimum</translation>
    </message>
    <message>
      <source>The first player with meld</source>
      <translation>Le premier qui a une annonce</translation>
    </message>
    <message>
      <source>The first bidder has to open with the lowest bid.</source>
      <translation>Le premier à parler doit ouvrir avec la plus petite mise.</translation>
    </message>
    <message>
      <source>The first player who holds meld has to open.</source>
      <translation>Le premier joueur qui a une annonce doit ouvrir.</translation>
    </message>
    <message>
      <source>A nine counts as meld to open</source>
      <translation>Un 9 compte pour ouvrir</translation>
    </message>
    <message>
      <source>Even a lone nine counts as meld, so whoever has one has to open.</source>
      <translation>Même un seul 9 compte comme annonce : qui en a un doit ouvrir.</translation>
    </message>
    <message>
      <source>Even a nine alone is meld that has to open.</source>
      <translation>Même un 9 seul est une annonce qui oblige à ouvrir.</translation>
    </message>
    <message>
      <source>Lowest bid</source>
      <translation>Mise minimale</translation>
    </message>
    <message>
      <source>Nobody may open the bidding for less.</source>
      <translation>Personne ne peut ouvrir les enchères à moins.</translation>
    </message>
    <message>
      <source>Bidding starts at {value}.</source>
      <translation>Les mises commencent à {value}.</translation>
    </message>
    <message>
      <source>Lower opening for first bidder</source>
      <translation>Ouverture réduite au premier</translation>
    </message>
    <message>
      <source>The first bidder may open below the lowest bid, but not below this.</source>
      <translation>Le premier à parler peut ouvrir sous la mise minimale, mais pas plus bas que ceci.</translation>
    </message>
    <message>
      <source>Not allowed</source>
      <translation>Pas permis</translation>
    </message>
    <message>
      <source>From 150</source>
      <translation>Dès 150</translation>
    </message>
    <message>
      <source>Bids go up by</source>
      <translation>Les mises montent de</translation>
    </message>
    <message>
      <source>Every bid has to be a multiple of this.</source>
      <translation>Chaque mise doit être un multiple de ce nombre.</translation>
    </message>
    <message>
      <source>Tens</source>
      <translation>De dix en dix</translation>
    </message>
    <message>
      <source>Twenties</source>
      <translation>De vingt en vingt</translation>
    </message>
    <message>
      <source>Twenty-fives</source>
      <translation>De vingt-cinq en vingt-cinq</translation>
    </message>
    <message>
      <source>Bigger steps start at</source>
      <translation>Grands paliers à partir de</translation>
    </message>
    <message>
      <source>From this bid up, every bid has to be a multiple of the bigger step.</source>
      <translation>À partir de cette mise, chaque mise doit être un multiple du grand palier.</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Jamais</translation>
    </message>
    <message>
      <source>From 600</source>
      <translation>Dès 600</translation>
    </message>
    <message>
      <source>Bigger step</source>
      <translation>Grand palier</translation>
    </message>
    <message>
      <source>High bids have to be multiples of this.</source>
      <translation>Les mises élevées doivent être des multiples de ce nombre.</translation>
    </message>
    <message>
      <source>Fifties</source>
      <translation>De cinquante en cinquante</translation>
    </message>
    <message>
      <source>Jump bids</source>
      <translation>Sauts</translation>
    </message>
    <message>
      <source>You may bid higher than you need to. Otherwise, every bid is the lowest one allowed.</source>
      <translation>On peut miser plus que nécessaire. Sinon, chaque mise est la plus petite permise.</translation>
    </message>
    <message>
      <source>Every bid is the lowest possible: nobody may jump.</source>
      <translation>Chaque mise est la plus petite possible : personne ne peut sauter.</translation>
    </message>
    <message>
      <source>Pass with help</source>
      <translation>Passer avec aide</translation>
    </message>
    <message>
      <source>You may pass and still tell your partner that your hand can help.</source>
      <translation>Vous pouvez passer tout en disant à votre partenaire que votre main peut aider.</translation>
    </message>
    <message>
      <source>You may pass with help, which tells your partner that your hand can help.</source>
      <translation>Vous pouvez passer avec aide, ce qui dit à votre partenaire que votre main peut aider.</translation>
    </message>
    <message>
      <source>If everyone passes</source>
      <translation>Si tout le monde passe</translation>
    </message>
    <message>
      <source>You get a new deal, or somebody is stuck with playing: the dealer, or the last player left.</source>
      <translation>On redistribue, ou quelqu’un est forcé de jouer : le donneur, ou le dernier joueur qui reste.</translation>
    </message>
    <message>
      <source>The next dealer deals</source>
      <translation>Le donneur suivant distribue</translation>
    </message>
    <message>
      <source>The same dealer deals again</source>
      <translation>Le même donneur redistribue</translation>
    </message>
    <message>
      <source>The dealer must play</source>
      <translation>Le donneur doit jouer</translation>
    </message>
    <message>
      <source>The last player must play</source>
      <translation>Le dernier joueur doit jouer</translation>
    </message>
    <message>
      <source>If everyone passes, the next dealer deals.</source>
      <translation>Si tout le monde passe, le donneur suivant distribue.</translation>
    </message>
    <message>
      <source>If everyone passes, the same dealer deals again.</source>
      <translation>Si tout le monde passe, le même donneur redistribue.</translation>
    </message>
    <message>
      <source>If everyone else passes, the dealer must play for {forced}.</source>
      <translation>Si tous les autres passent, le donneur doit jouer pour {forced}.</translation>
    </message>
    <message>
      <source>If everyone passes, the last player must play for {forced}.</source>
      <translation>Si tout le monde passe, le dernier joueur doit jouer pour {forced}.</translation>
    </message>
    <message>
      <source>Forced bid</source>
      <translation>Mise forcée</translation>
    </message>
    <message>
      <source>A player who is stuck because everyone else passed plays for this.</source>
      <translation>Un joueur forcé de jouer parce que tous les autres ont passé joue pour ce nombre.</translation>
    </message>
    <message>
      <source>Marriage needed to bid</source>
      <translation>Mariage requis pour miser</translation>
    </message>
    <message>
      <source>You need a king and queen of the same suit to bid.</source>
      <translation>Il faut le roi et la dame d’une même couleur pour miser.</translation>
    </message>
    <message>
      <source>You need a marriage to bid.</source>
      <translation>Il faut un mariage pour miser.</translation>
    </message>
    <message>
      <source>Meld needed for a contract</source>
      <translation>Annonces requises pour le contrat</translation>
    </message>
    <message>
      <source>If partners add up their bids, their contract doesn't count without this much meld.</source>
      <translation>Si les partenaires additionnent leurs mises, leur contrat ne compte pas sans ce total d’annonces.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Aucune</translation>
    </message>
    <message>
      <source>A contract needs at least {value} in meld.</source>
      <translation>Un contrat demande au moins {value} en annonces.</translation>
    </message>
    <message>
      <source>Who needs that meld</source>
      <translation>À qui il faut ces annonces</translation>
    </message>
    <message>
      <source>The partners need it between them, or each of them who bid needs it.</source>
      <translation>Il les faut aux partenaires à eux deux, ou à chacun de ceux qui ont misé.</translation>
    </message>
    <message>
      <source>The partners together</source>
      <translation>Aux deux partenaires ensemble</translation>
    </message>
    <message>
      <source>Each bidder alone</source>
      <translation>À chaque joueur qui a misé</translation>
    </message>
    <message>
      <source>Partners count their meld together for it.</source>
      <translation>Les partenaires additionnent leurs annonces pour cela.</translation>
    </message>
    <message>
      <source>Everyone who has bid needs that much alone.</source>
      <translation>Chaque joueur qui a misé doit les avoir à lui seul.</translation>
    </message>
    <message>
      <source>Bidding without that meld</source>
      <translation>Miser sans ces annonces</translation>
    </message>
    <message>
      <source>This is what it costs a side to bid without the meld for it.</source>
      <translation>Ce qu’il en coûte à un camp de miser sans les annonces requises.</translation>
    </message>
    <message>
      <source>The contract doesn't count</source>
      <translation>Le contrat ne compte pas</translation>
    </message>
    <message>
      <source>It doesn't count, and you lose the bid</source>
      <translation>Il ne compte pas, et la mise est perdue</translation>
    </message>
    <message>
      <source>Without it the contract is void.</source>
      <translation>Sans elles, le contrat est nul.</translation>
    </message>
    <message>
      <source>Without it the contract is void, and the side loses its bid.</source>
      <translation>Sans elles, le contrat est nul, et le camp perd sa mise.</translation>
    </message>
    <message>
      <source>Who names trump</source>
      <translation>Qui choisit l’atout</translation>
    </message>
    <message>
      <source>If partners add up their bids, the high side's higher bidder names trump, or the highest bidder of all.</source>
      <translation>Si les partenaires additionnent, l’atout revient à qui mise le plus dans le camp le plus haut, ou le plus de tous.</translation>
    </message>
    <message>
      <source>The side with the highest total</source>
      <translation>Le camp au total le plus haut</translation>
    </message>
    <message>
      <source>The highest single bidder</source>
      <translation>La plus haute mise individuelle</translation>
    </message>
    <message>
      <source>Bidding convention</source>
      <translation>Convention d’enchères</translation>
    </message>
    <message>
      <source>Small bids tell your partner about meld. It's a custom, not a rule: computer players keep to it.</source>
      <translation>De petites mises parlent d’annonces au partenaire. C’est un usage, pas une règle : l’ordinateur s’y tient.</translation>
    </message>
    <message>
      <source>Bids show meld</source>
      <translation>Les mises montrent les annonces</translation>
    </message>
    <message>
      <source>Needed to name a suit</source>
      <translation>Requis pour choisir une couleur</translation>
    </message>
    <message>
      <source>The bidder needs this in a suit to make it trump.</source>
      <translation>Le preneur doit avoir ceci dans une couleur pour en faire l’atout.</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Rien</translation>
    </message>
    <message>
      <source>A marriage</source>
      <translation>Un mariage</translation>
    </message>
    <message>
      <source>A run, marriage or dix</source>
      <translation>Quinte, mariage ou petit atout</translation>
    </message>
    <message>
      <source>You may name any suit.</source>
      <translation>Vous pouvez choisir n’importe quelle couleur.</translation>
    </message>
    <message>
      <source>You may only name a suit in which you hold a marriage.</source>
      <translation>Vous ne pouvez choisir qu’une couleur où vous avez un mariage.</translation>
    </message>
    <message>
      <source>You may only name a suit in which you hold a run, a marriage or the dix.</source>
      <translation>Vous ne pouvez choisir qu’une couleur où vous avez une quinte, un mariage ou le petit atout.</translation>
    </message>
    <message>
      <source>Turns to bid</source>
      <translation>Tours de mise</translation>
    </message>
    <message>
      <source>Bidding goes around until all but one have passed, or each player bids or passes just once.</source>
      <translation>Les enchères tournent jusqu’à ce que tous sauf un aient passé, ou chacun mise ou passe une seule fois.</translation>
    </message>
    <message>
      <source>Until all but one pass</source>
      <translation>Jusqu’à ce que tous sauf un passent</translation>
    </message>
    <message>
      <source>One for each player</source>
      <translation>Un par joueur</translation>
    </message>
    <message>
      <source>One each; the dealer may match</source>
      <translation>Un par joueur ; le donneur peut égaler</translation>
    </message>
    <message>
      <source>Everybody gets a single turn to bid or pass.</source>
      <translation>Chacun a un seul tour pour miser ou passer.</translation>
    </message>
    <message>
      <source>Everybody gets a single turn to bid or pass. The dealer, who is last, may take the contract for the highest bid.</source>
      <translation>Chacun a un seul tour pour miser ou passer. Le donneur, qui parle en dernier, peut prendre le contrat pour la plus haute mise.</translation>
    </message>
    <message>
      <source>Bids name trump</source>
      <translation>Les mises nomment l’atout</translation>
    </message>
    <message>
      <source>Every bid says its trump suit, such as 250 in hearts, and the highest bid makes its suit trump.</source>
      <translation>Chaque mise dit sa couleur d’atout, par exemple 250 à cœur, et celle de la plus haute devient l’atout.</translation>
    </message>
    <message>
      <source>Every bid names its trump suit, and that of the highest bid becomes trump. A bid in another suit has to be higher too: no suit ranks above another.</source>
      <translation>Chaque mise nomme sa couleur d’atout, et celle de la plus haute devient l’atout. Dans une autre couleur aussi, il faut miser plus haut : aucune couleur n’est au-dessus d’une autre.</translation>
    </message>
    <message>
      <source>Widow</source>
      <translation>Chien</translation>
    </message>
    <message>
      <source>Cards in the widow</source>
      <translation>Cartes du chien</translation>
    </message>
    <message>
      <source>This many cards are set aside for the bidder. They are called widow, kitty or blind, and Dabb in binokel.</source>
      <translation>Ce nombre de cartes est mis de côté pour le preneur. On dit aussi veuve ou kitty, et Dabb au Binokel.</translation>
    </message>
    <message>
      <source>What happens to the widow</source>
      <translation>Que devient le chien</translation>
    </message>
    <message>
      <source>The bidder picks it up and buries as many cards, or keeps one card and gives one to each player.</source>
      <translation>Le preneur le ramasse et écarte autant de cartes, ou garde une carte et en donne une à chacun.</translation>
    </message>
    <message>
      <source>No widow</source>
      <translation>Pas de chien</translation>
    </message>
    <message>
      <source>Bidder takes it and buries</source>
      <translation>Le preneur le prend et écarte</translation>
    </message>
    <message>
      <source>One card to each player</source>
      <translation>Une carte à chaque joueur</translation>
    </message>
    <message>
      <source>Show the widow</source>
      <translation>Montrer le chien</translation>
    </message>
    <message>
      <source>The widow is turned up for everyone before it's picked up.</source>
      <translation>Le chien est montré à tous avant d’être ramassé.</translation>
    </message>
    <message>
      <source>The {widow} is turned up for everyone to see before it is taken.</source>
      <translation>Le {widow} est montré à tous avant d’être pris.</translation>
    </message>
    <message>
      <source>Nobody but the bidder sees the {widow}.</source>
      <translation>Seul le preneur voit le {widow}.</translation>
    </message>
    <message>
      <source>When to bury</source>
      <translation>Quand écarter</translation>
    </message>
    <message>
      <source>Bury before melding, and those cards can't be melded. Bury after, and your meld still counts.</source>
      <translation>Avant les annonces, les cartes écartées ne peuvent plus s’annoncer. Après, l’annonce reste acquise.</translation>
    </message>
    <message>
      <source>After melding</source>
      <translation>Après les annonces</translation>
    </message>
    <message>
      <source>Before melding</source>
      <translation>Avant les annonces</translation>
    </message>
    <message>
      <source>The bidder melds first and buries cards after that.</source>
      <translation>Le preneur annonce d’abord, puis écarte.</translation>
    </message>
    <message>
      <source>The bidder buries before melding, and buried cards cannot be melded.</source>
      <translation>Le preneur écarte avant d’annoncer, et les cartes écartées ne peuvent pas s’annoncer.</translation>
    </message>
    <message>
      <source>What to bury</source>
      <translation>Quoi écarter</translation>
    </message>
    <message>
      <source>You may bury melded cards only if you have no others, or whenever you like.</source>
      <translation>On ne peut écarter des cartes annoncées que si on n’en a pas d’autres, ou quand on veut.</translation>
    </message>
    <message>
      <source>Cards you didn't meld first</source>
      <translation>D’abord les cartes non annoncées</translation>
    </message>
    <message>
      <source>Any cards</source>
      <translation>Au choix</translation>
    </message>
    <message>
      <source>Melded cards may be buried only when there are no others.</source>
      <translation>On ne peut écarter des cartes annoncées que s’il n’en reste pas d’autres.</translation>
    </message>
    <message>
      <source>Any cards may be buried.</source>
      <translation>On peut écarter n’importe quelles cartes.</translation>
    </message>
    <message>
      <source>Points in the buried cards</source>
      <translation>Points de l’écart</translation>
    </message>
    <message>
      <source>This side counts the points in the cards the bidder buried.</source>
      <translation>Le camp qui compte les points des cartes écartées par le preneur.</translation>
    </message>
    <message>
      <source>The bidder's side</source>
      <translation>Le camp du preneur</translation>
    </message>
    <message>
      <source>The opponents</source>
      <translation>Les adversaires</translation>
    </message>
    <message>
      <source>Points in the buried cards count for the bidder's side.</source>
      <translation>Les points de l’écart comptent pour le camp du preneur.</translation>
    </message>
    <message>
      <source>Points in the buried cards count for nobody.</source>
      <translation>Les points de l’écart ne comptent pour personne.</translation>
    </message>
    <message>
      <source>Points in the buried cards count for the opponents.</source>
      <translation>Les points de l’écart comptent pour les adversaires.</translation>
    </message>
    <message>
      <source>Concede after the widow</source>
      <translation>Abandon après le chien</translation>
    </message>
    <message>
      <source>If the widow is no help, the bidder may give up: the bid is lost and the others score their meld.</source>
      <translation>Si le chien n’aide pas, le preneur peut abandonner : la mise est perdue et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up at once.</source>
      <translation>Si le {widow} n’aide pas, le preneur peut abandonner aussitôt.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up, and the others score their meld.</source>
      <translation>Si le {widow} n’aide pas, le preneur peut abandonner, et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>If the {widow} is no help, the bidder may give up: the bid is lost, and the others score their meld.</source>
      <translation>Si le {widow} n’aide pas, le preneur peut abandonner : la mise est perdue, et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>Buried cards announced</source>
      <translation>Écart annoncé</translation>
    </message>
    <message>
      <source>The bidder has to name these cards when burying them.</source>
      <translation>Le preneur doit nommer ces cartes quand il les écarte.</translation>
    </message>
    <message>
      <source>Trump cards</source>
      <translation>Les atouts</translation>
    </message>
    <message>
      <source>Trump cards and aces</source>
      <translation>Les atouts et les as</translation>
    </message>
    <message>
      <source>The bidder has to name trump cards that are buried.</source>
      <translation>Le preneur doit nommer les atouts qu’il écarte.</translation>
    </message>
    <message>
      <source>The bidder has to name trump cards and aces that are buried.</source>
      <translation>Le preneur doit nommer les atouts et les as qu’il écarte.</translation>
    </message>
    <message>
      <source>Trump before the widow</source>
      <translation>Atout avant le chien</translation>
    </message>
    <message>
      <source>The bidder names trump first, and only then sees the widow.</source>
      <translation>Le preneur nomme d’abord l’atout, et ne voit le chien qu’ensuite.</translation>
    </message>
    <message>
      <source>The bidder names trump before seeing the {widow}.</source>
      <translation>Le preneur nomme l’atout avant de voir le {widow}.</translation>
    </message>
    <message>
      <source>Passing cards</source>
      <translation>Don de cartes</translation>
    </message>
    <message>
      <source>Cards passed</source>
      <translation>Cartes données</translation>
    </message>
    <message>
      <source>Once trump is named, the partner passes the bidder this many cards and gets as many back.</source>
      <translation>Une fois l’atout choisi, le partenaire donne ce nombre de cartes au preneur et en reçoit autant.</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Deux</translation>
    </message>
    <message>
      <source>Four</source>
      <translation>Quatre</translation>
    </message>
    <message>
      <source>Order of passing</source>
      <translation>Ordre du don</translation>
    </message>
    <message>
      <source>The bidder looks at the partner's cards before passing some back, or both pass at once.</source>
      <translation>Le preneur voit les cartes du partenaire avant d’en rendre, ou les deux donnent en même temps.</translation>
    </message>
    <message>
      <source>Partner first</source>
      <translation>Le partenaire d’abord</translation>
    </message>
    <message>
      <source>At the same time</source>
      <translation>En même temps</translation>
    </message>
    <message>
      <source>Cards may go back</source>
      <translation>Rendre les cartes reçues</translation>
    </message>
    <message>
      <source>The bidder may pass back the same cards the partner just passed.</source>
      <translation>Le preneur peut rendre les cartes mêmes que son partenaire vient de lui donner.</translation>
    </message>
    <message>
      <source>Cards just received may be passed back.</source>
      <translation>On peut rendre les cartes qu’on vient de recevoir.</translation>
    </message>
    <message>
      <source>The bidder may not pass back cards just received.</source>
      <translation>Le preneur ne peut pas rendre les cartes qu’il vient de recevoir.</translation>
    </message>
    <message>
      <source>Melds</source>
      <translation>Annonces</translation>
    </message>
    <message>
      <source>When to meld</source>
      <translation>Quand annoncer</translation>
    </message>
    <message>
      <source>You meld after winning a trick while there is a stock, or everyone melds before the first trick.</source>
      <translation>On annonce après une levée gagnée tant qu’il y a un talon, ou tous annoncent avant la première levée.</translation>
    </message>
    <message>
      <source>After winning a trick</source>
      <translation>Après une levée gagnée</translation>
    </message>
    <message>
      <source>Before the first trick</source>
      <translation>Avant la première levée</translation>
    </message>
    <message>
      <source>Melding and drawing</source>
      <translation>Annoncer et piocher</translation>
    </message>
    <message>
      <source>The winner of a trick melds before anyone draws, after everyone draws, or in between.</source>
      <translation>Le gagnant d’une levée annonce avant que l’on pioche, après que tous ont pioché, ou entre les deux.</translation>
    </message>
    <message>
      <source>Not set</source>
      <translation>Non fixé</translation>
    </message>
    <message>
      <source>Meld, then draw</source>
      <translation>Annoncer, puis piocher</translation>
    </message>
    <message>
      <source>Everyone draws, then meld</source>
      <translation>Tous piochent, puis on annonce</translation>
    </message>
    <message>
      <source>Winner draws and melds, then the others draw</source>
      <translation>Le gagnant pioche et annonce, puis les autres piochent</translation>
    </message>
    <message>
      <source>You meld first, and then everyone draws.</source>
      <translation>On annonce d’abord, puis tous piochent.</translation>
    </message>
    <message>
      <source>Everyone draws first, and then you meld.</source>
      <translation>Tous piochent d’abord, puis on annonce.</translation>
    </message>
    <message>
      <source>You draw and meld before the others draw.</source>
      <translation>Vous piochez et annoncez avant que les autres piochent.</translation>
    </message>
    <message>
      <source>Meld after the last stock trick</source>
      <translation>Annoncer à la fin du talon</translation>
    </message>
    <message>
      <source>The winner of the trick that takes the last stock cards may still meld.</source>
      <translation>Le gagnant de la levée qui donne les dernières cartes du talon peut encore annoncer.</translation>
    </message>
    <message>
      <source>You may still meld after the trick for the last cards of the stock.</source>
      <translation>On peut encore annoncer après la levée pour les dernières cartes du talon.</translation>
    </message>
    <message>
      <source>Melds per turn</source>
      <translation>Annonces par tour</translation>
    </message>
    <message>
      <source>Each trick you win lets you make this many melds.</source>
      <translation>Chaque levée gagnée permet ce nombre d’annonces.</translation>
    </message>
    <message>
      <source>One</source>
      <translation>Une</translation>
    </message>
    <message>
      <source>Each trick you win allows one meld.</source>
      <translation>Chaque levée gagnée permet une annonce.</translation>
    </message>
    <message>
      <source>Each trick you win allows any number of melds.</source>
      <translation>Chaque levée gagnée permet autant d’annonces qu’on veut.</translation>
    </message>
    <message>
      <source>A dix on top of the meld</source>
      <translation>Petit atout en plus</translation>
    </message>
    <message>
      <source>You may meld a dix in addition to your one meld for the turn.</source>
      <translation>Vous pouvez annoncer un petit atout en plus de votre unique annonce du tour.</translation>
    </message>
    <message>
      <source>You may show a seven of trump besides that meld.</source>
      <translation>On peut montrer un sept d’atout en plus de cette annonce.</translation>
    </message>
    <message>
      <source>You may show a dix besides that meld.</source>
      <translation>On peut montrer un petit atout en plus de cette annonce.</translation>
    </message>
    <message>
      <source>A card from the hand</source>
      <translation>Une carte de la main</translation>
    </message>
    <message>
      <source>Every new meld needs at least one card from your hand. The rest may already be on the table.</source>
      <translation>Toute nouvelle annonce demande au moins une carte de votre main. Les autres peuvent déjà être sur la table.</translation>
    </message>
    <message>
      <source>Every new meld needs at least one card from your hand.</source>
      <translation>Toute nouvelle annonce demande au moins une carte de la main.</translation>
    </message>
    <message>
      <source>Using a card twice</source>
      <translation>Carte utilisée deux fois</translation>
    </message>
    <message>
      <source>This says when a card you already melded may count again in another meld.</source>
      <translation>Quand une carte déjà annoncée peut compter de nouveau dans une autre annonce.</translation>
    </message>
    <message>
      <source>Once under each heading</source>
      <translation>Une fois par groupe</translation>
    </message>
    <message>
      <source>Again for a higher meld of its class</source>
      <translation>Encore, si l’annonce est plus haute</translation>
    </message>
    <message>
      <source>Once per category, with upgrades</source>
      <translation>Une fois par classe, avec améliorations</translation>
    </message>
    <message>
      <source>A card may serve once in a sequence or marriage, once in a bezique and once in four of a rank.</source>
      <translation>Une carte peut servir une fois dans une quinte ou un mariage, une fois dans un bésigue et une fois dans quatre cartes de même rang.</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same class of meld only if the new meld is worth more. Sequences and marriages are one class, four of a rank another, beziques the third.</source>
      <translation>Une carte annoncée ne peut resservir dans la même classe que si la nouvelle annonce vaut plus. Quintes et mariages sont une classe, quatre cartes de même rang une autre, les bésigues la troisième.</translation>
    </message>
    <message>
      <source>A card may serve once in each kind of meld. But a marriage may grow into a sequence of its suit, and a bezique into a double one.</source>
      <translation>Une carte peut servir une fois dans chaque sorte d’annonce. Mais un mariage peut devenir une quinte de sa couleur, et un bésigue un double bésigue.</translation>
    </message>
    <message>
      <source>A card may serve once in a run or marriage, once in a pinochle and once in cards around.</source>
      <translation>Une carte peut servir une fois dans une quinte ou un mariage, une fois dans un pinochle et une fois dans un carré.</translation>
    </message>
    <message>
      <source>A melded card may serve again in the same class of meld only if the new meld is worth more. Runs, marriages and dixes are one class, cards around another, pinochles the third.</source>
      <translation>Une carte annoncée ne peut resservir dans la même classe que si la nouvelle annonce vaut plus. Quintes, mariages et petits atouts forment une classe, les carrés une autre, les pinochles la troisième.</translation>
    </message>
    <message>
      <source>A card may serve once in each kind of meld. But a marriage may grow into a run of its suit, and a pinochle into a double one.</source>
      <translation>Une carte peut servir une fois dans chaque sorte d’annonce. Mais un mariage peut devenir une quinte de sa couleur, et un pinochle un double pinochle.</translation>
    </message>
    <message>
      <source>Value of an upgraded meld</source>
      <translation>Valeur d’une amélioration</translation>
    </message>
    <message>
      <source>A run built on a royal marriage, or a second pinochle, pays in full or only the difference.</source>
      <translation>Une quinte bâtie sur un mariage royal, ou un second pinochle, est payée en entier ou seulement de la différence.</translation>
    </message>
    <message>
      <source>In full</source>
      <translation>En entier</translation>
    </message>
    <message>
      <source>The difference</source>
      <translation>La différence</translation>
    </message>
    <message>
      <source>A meld that grows out of another counts in full.</source>
      <translation>Une annonce qui en prolonge une autre compte en entier.</translation>
    </message>
    <message>
      <source>A meld that grows out of another counts only what it is worth more.</source>
      <translation>Une annonce qui en prolonge une autre ne compte que ce qu’elle vaut de plus.</translation>
    </message>
    <message>
      <source>Dix for the turned-up card</source>
      <translation>Petit atout contre la retourne</translation>
    </message>
    <message>
      <source>You may trade a dix for the turned-up card, with the first dix melded or after any trick you win.</source>
      <translation>Vous pouvez échanger un petit atout contre la retourne, au premier petit atout annoncé ou après toute levée gagnée.</translation>
    </message>
    <message>
      <source>No trade</source>
      <translation>Pas d’échange</translation>
    </message>
    <message>
      <source>With the first dix melded</source>
      <translation>Au premier petit atout annoncé</translation>
    </message>
    <message>
      <source>Whenever the holder likes</source>
      <translation>Quand on veut</translation>
    </message>
    <message>
      <source>Whoever shows the first seven of trump exchanges it for the turned card.</source>
      <translation>Qui montre le premier sept d’atout l’échange contre la retourne.</translation>
    </message>
    <message>
      <source>After winning a trick you may exchange a seven of trump for the turned card.</source>
      <translation>Après une levée gagnée, vous pouvez échanger un sept d’atout contre la retourne.</translation>
    </message>
    <message>
      <source>Whoever melds the first dix exchanges it for the turned card.</source>
      <translation>Qui annonce le premier petit atout l’échange contre la retourne.</translation>
    </message>
    <message>
      <source>After winning a trick you may exchange a dix for the turned card.</source>
      <translation>Après une levée gagnée, vous pouvez échanger un petit atout contre la retourne.</translation>
    </message>
    <message>
      <source>Dealer turns up a dix</source>
      <translation>Petit atout retourné</translation>
    </message>
    <message>
      <source>The dealer scores this for turning up a dix.</source>
      <translation>Le donneur marque ceci s’il retourne un petit atout.</translation>
    </message>
    <message>
      <source>A dealer who turns up a seven scores {value}.</source>
      <translation>Un donneur qui retourne un sept marque {value}.</translation>
    </message>
    <message>
      <source>A dealer who turns up a dix scores {value}.</source>
      <translation>Un donneur qui retourne un petit atout marque {value}.</translation>
    </message>
    <message>
      <source>Value of a dix</source>
      <translation>Valeur du petit atout</translation>
    </message>
    <message>
      <source>Each dix you show, the lowest trump, is worth this much.</source>
      <translation>Chaque petit atout que vous montrez, l’atout le plus bas, vaut ceci.</translation>
    </message>
    <message>
      <source>Values of melds</source>
      <translation>Valeur des annonces</translation>
    </message>
    <message>
      <source>The tables differ in what double and triple melds are worth.</source>
      <translation>Les barèmes diffèrent par ce que valent les annonces doubles et triples.</translation>
    </message>
    <message>
      <source>Hayes: only double pinochles count more</source>
      <translation>Hayes : seul le double pinochle vaut plus</translation>
    </message>
    <message>
      <source>Bicycle: no double melds</source>
      <translation>Bicycle : pas d’annonces doubles</translation>
    </message>
    <message>
      <source>Standard: double melds count a lot more</source>
      <translation>Standard : les doubles valent bien plus</translation>
    </message>
    <message>
      <source>Double deck: up to four of each</source>
      <translation>Double jeu : jusqu’à quatre de chaque</translation>
    </message>
    <message>
      <source>Six-handed racehorse: the highest melds win</source>
      <translation>Racehorse à six : les plus hautes annonces gagnent</translation>
    </message>
    <message>
      <source>Bezique: any four of a rank, and double bezique</source>
      <translation>Bésigue : quatre cartes de même rang et double bésigue</translation>
    </message>
    <message>
      <source>Binokel: eight of a rank count 1000</source>
      <translation>Binokel : huit cartes égales valent 1000</translation>
    </message>
    <message>
      <source>Melds are worth what the Hayes table says.</source>
      <translation>Les annonces valent ce que dit le barème de Hayes.</translation>
    </message>
    <message>
      <source>Melds are worth what the Bicycle table says.</source>
      <translation>Les annonces valent ce que dit le barème Bicycle.</translation>
    </message>
    <message>
      <source>Melds are worth what the standard table says.</source>
      <translation>Les annonces valent ce que dit le barème standard.</translation>
    </message>
    <message>
      <source>Melds are worth what the double-deck table says.</source>
      <translation>Les annonces valent ce que dit le barème du double jeu.</translation>
    </message>
    <message>
      <source>Melds are worth what the table of six-handed racehorse says.</source>
      <translation>Les annonces valent ce que dit le barème du Racehorse à six.</translation>
    </message>
    <message>
      <source>Any four aces, kings, queens or jacks are a meld, whatever their suits. A bezique may be shown before the double one, which counts in full all the same.</source>
      <translation>Quatre as, rois, dames ou valets sont une annonce, quelles que soient leurs couleurs. On peut montrer un bésigue avant le double, qui compte tout de même en entier.</translation>
    </message>
    <message>
      <source>Melds are worth what the table of binokel says.</source>
      <translation>Les annonces valent ce que dit le barème du Binokel.</translation>
    </message>
    <message>
      <source>Value of a run</source>
      <translation>Valeur d’une quinte</translation>
    </message>
    <message>
      <source>A run, A 10 K Q J of trump, is worth this much.</source>
      <translation>Une quinte, A 10 K Q J d’atout, vaut ceci.</translation>
    </message>
    <message>
      <source>Value of a pinochle</source>
      <translation>Valeur d’un pinochle</translation>
    </message>
    <message>
      <source>A pinochle, the queen of spades and jack of diamonds, is worth this much.</source>
      <translation>Un pinochle, dame de pique et valet de carreau, vaut ceci.</translation>
    </message>
    <message>
      <source>Value of a roundhouse</source>
      <translation>Valeur d’une ronde complète</translation>
    </message>
    <message>
      <source>A marriage in every suit counts as its melds, usually 240. What is above 240 is a bonus for the lot.</source>
      <translation>Un mariage dans chaque couleur vaut la somme de ses annonces, en général 240. Ce qui dépasse 240 est une prime pour le tout.</translation>
    </message>
    <message>
      <source>What its melds add up to</source>
      <translation>La somme de ses annonces</translation>
    </message>
    <message>
      <source>10 more than its melds</source>
      <translation>10 de plus que ses annonces</translation>
    </message>
    <message>
      <source>Extra king or queen with a run</source>
      <translation>Roi ou dame en plus d’une quinte</translation>
    </message>
    <message>
      <source>Each trump king or queen that is left over beside a run and not married is worth this much.</source>
      <translation>Chaque roi ou dame d’atout qui reste à côté d’une quinte sans être marié vaut ceci.</translation>
    </message>
    <message>
      <source>Four pinochles</source>
      <translation>Quatre pinochles</translation>
    </message>
    <message>
      <source>Four pinochles in one hand are worth this much.</source>
      <translation>Quatre pinochles dans une main valent ceci.</translation>
    </message>
    <message>
      <source>Wins the game</source>
      <translation>Gagne la partie</translation>
    </message>
    <message>
      <source>Four identical cards</source>
      <translation>Quatre cartes identiques</translation>
    </message>
    <message>
      <source>Four of the same ace, king, queen or jack count ten times as much as the same cards around.</source>
      <translation>Quatre as, rois, dames ou valets identiques valent dix fois le carré des mêmes cartes.</translation>
    </message>
    <message>
      <source>Who melds first</source>
      <translation>Qui annonce en premier</translation>
    </message>
    <message>
      <source>Players lay down their meld one after another, starting here.</source>
      <translation>Les joueurs étalent leurs annonces l’un après l’autre, en commençant ici.</translation>
    </message>
    <message>
      <source>The bidder</source>
      <translation>Le preneur</translation>
    </message>
    <message>
      <source>The bidder shows meld first.</source>
      <translation>Le preneur montre ses annonces en premier.</translation>
    </message>
    <message>
      <source>The player to the dealer's left shows meld first.</source>
      <translation>Le joueur à gauche du donneur montre ses annonces en premier.</translation>
    </message>
    <message>
      <source>Run in a plain suit</source>
      <translation>Quinte d’une autre couleur</translation>
    </message>
    <message>
      <source>A run, A 10 K Q J, in another suit than trump is worth this much. More of them rise as in trump.</source>
      <translation>Une quinte, A 10 K Q J, d’une autre couleur que l’atout vaut ceci. Plusieurs montent comme à l’atout.</translation>
    </message>
    <message>
      <source>Marriage in a run</source>
      <translation>Mariage dans une quinte</translation>
    </message>
    <message>
      <source>The king and queen of a run also count as a marriage.</source>
      <translation>Le roi et la dame d’une quinte comptent aussi comme mariage.</translation>
    </message>
    <message>
      <source>The king and queen of a run count as a marriage too.</source>
      <translation>Le roi et la dame d’une quinte comptent aussi comme mariage.</translation>
    </message>
    <message>
      <source>A run and a marriage of the same cards both count in full, in either order.</source>
      <translation>Une quinte et un mariage des mêmes cartes comptent tous deux en entier, dans n’importe quel ordre.</translation>
    </message>
    <message>
      <source>Eight tens</source>
      <translation>Huit dix</translation>
    </message>
    <message>
      <source>All tens twice, two of every suit in one hand, are worth this much. They count once.</source>
      <translation>Tous les dix en double, deux de chaque couleur dans une main, valent ceci. Ils comptent une fois.</translation>
    </message>
    <message>
      <source>Value of a royal marriage</source>
      <translation>Valeur du mariage royal</translation>
    </message>
    <message>
      <source>You count this for a royal marriage, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un mariage royal, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Barème</translation>
    </message>
    <message>
      <source>Value of a marriage</source>
      <translation>Valeur du mariage</translation>
    </message>
    <message>
      <source>You count this for a marriage, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un mariage, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Value of aces around</source>
      <translation>Valeur du carré d’as</translation>
    </message>
    <message>
      <source>You count this for aces around, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un carré d’as, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Value of kings around</source>
      <translation>Valeur du carré de rois</translation>
    </message>
    <message>
      <source>You count this for kings around, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un carré de rois, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Value of queens around</source>
      <translation>Valeur du carré de dames</translation>
    </message>
    <message>
      <source>You count this for queens around, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un carré de dames, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Value of jacks around</source>
      <translation>Valeur du carré de valets</translation>
    </message>
    <message>
      <source>You count this for jacks around, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un carré de valets, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Value of four aces</source>
      <translation>Valeur de quatre as</translation>
    </message>
    <message>
      <source>You count this for four aces of one suit, no matter what the table says.</source>
      <translation>Vous comptez ceci pour quatre as d’une même couleur, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Value of four kings</source>
      <translation>Valeur de quatre rois</translation>
    </message>
    <message>
      <source>You count this for four kings of one suit, no matter what the table says.</source>
      <translation>Vous comptez ceci pour quatre rois d’une même couleur, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Value of four queens</source>
      <translation>Valeur de quatre dames</translation>
    </message>
    <message>
      <source>You count this for four queens of one suit, no matter what the table says.</source>
      <translation>Vous comptez ceci pour quatre dames d’une même couleur, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Value of four jacks</source>
      <translation>Valeur de quatre valets</translation>
    </message>
    <message>
      <source>You count this for four jacks of one suit, no matter what the table says.</source>
      <translation>Vous comptez ceci pour quatre valets d’une même couleur, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double run</source>
      <translation>Double quinte</translation>
    </message>
    <message>
      <source>You count this for a double run in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour une double quinte dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double plain run</source>
      <translation>Double quinte simple</translation>
    </message>
    <message>
      <source>You count this for a double plain run in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour une double quinte simple dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double royal marriage</source>
      <translation>Double mariage royal</translation>
    </message>
    <message>
      <source>You count this for a double royal marriage in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un double mariage royal dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double marriage</source>
      <translation>Double mariage</translation>
    </message>
    <message>
      <source>You count this for a double marriage in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un double mariage dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double pinochle</source>
      <translation>Double pinochle</translation>
    </message>
    <message>
      <source>You count this for a double pinochle in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un double pinochle dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double aces around</source>
      <translation>Double carré d’as</translation>
    </message>
    <message>
      <source>You count this for double aces around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un double carré d’as dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double kings around</source>
      <translation>Double carré de rois</translation>
    </message>
    <message>
      <source>You count this for double kings around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un double carré de rois dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double queens around</source>
      <translation>Double carré de dames</translation>
    </message>
    <message>
      <source>You count this for double queens around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un double carré de dames dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Double jacks around</source>
      <translation>Double carré de valets</translation>
    </message>
    <message>
      <source>You count this for double jacks around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un double carré de valets dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple run</source>
      <translation>Triple quinte</translation>
    </message>
    <message>
      <source>You count this for a triple run in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour une triple quinte dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple plain run</source>
      <translation>Triple quinte simple</translation>
    </message>
    <message>
      <source>You count this for a triple plain run in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour une triple quinte simple dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple royal marriage</source>
      <translation>Triple mariage royal</translation>
    </message>
    <message>
      <source>You count this for a triple royal marriage in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un triple mariage royal dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple marriage</source>
      <translation>Triple mariage</translation>
    </message>
    <message>
      <source>You count this for a triple marriage in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un triple mariage dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple pinochle</source>
      <translation>Triple pinochle</translation>
    </message>
    <message>
      <source>You count this for a triple pinochle in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un triple pinochle dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple aces around</source>
      <translation>Triple carré d’as</translation>
    </message>
    <message>
      <source>You count this for triple aces around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un triple carré d’as dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple kings around</source>
      <translation>Triple carré de rois</translation>
    </message>
    <message>
      <source>You count this for triple kings around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un triple carré de rois dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple queens around</source>
      <translation>Triple carré de dames</translation>
    </message>
    <message>
      <source>You count this for triple queens around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un triple carré de dames dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Triple jacks around</source>
      <translation>Triple carré de valets</translation>
    </message>
    <message>
      <source>You count this for triple jacks around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un triple carré de valets dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple run</source>
      <translation>Quadruple quinte</translation>
    </message>
    <message>
      <source>You count this for a quadruple run in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour une quadruple quinte dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple plain run</source>
      <translation>Quadruple quinte simple</translation>
    </message>
    <message>
      <source>You count this for a quadruple plain run in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour une quadruple quinte simple dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple royal marriage</source>
      <translation>Quadruple mariage royal</translation>
    </message>
    <message>
      <source>You count this for a quadruple royal marriage in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un quadruple mariage royal dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple marriage</source>
      <translation>Quadruple mariage</translation>
    </message>
    <message>
      <source>You count this for a quadruple marriage in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un quadruple mariage dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple pinochle</source>
      <translation>Quadruple pinochle</translation>
    </message>
    <message>
      <source>You count this for a quadruple pinochle in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un quadruple pinochle dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple aces around</source>
      <translation>Quadruple carré d’as</translation>
    </message>
    <message>
      <source>You count this for quadruple aces around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un quadruple carré d’as dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple kings around</source>
      <translation>Quadruple carré de rois</translation>
    </message>
    <message>
      <source>You count this for quadruple kings around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un quadruple carré de rois dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple queens around</source>
      <translation>Quadruple carré de dames</translation>
    </message>
    <message>
      <source>You count this for quadruple queens around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un quadruple carré de dames dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Quadruple jacks around</source>
      <translation>Quadruple carré de valets</translation>
    </message>
    <message>
      <source>You count this for quadruple jacks around in one hand, no matter what the table says.</source>
      <translation>Vous comptez ceci pour un quadruple carré de valets dans une main, quoi qu’en dise le barème.</translation>
    </message>
    <message>
      <source>Tricks</source>
      <translation>Levées</translation>
    </message>
    <message>
      <source>Beating the trick</source>
      <translation>Battre la levée</translation>
    </message>
    <message>
      <source>When you follow suit, you have to beat the best card if you can: always, or only when trump is led.</source>
      <translation>En fournissant, il faut battre la meilleure carte si on le peut : toujours, ou seulement à l’atout.</translation>
    </message>
    <message>
      <source>Always</source>
      <translation>Toujours</translation>
    </message>
    <message>
      <source>Only when trump is led</source>
      <translation>Seulement quand on entame atout</translation>
    </message>
    <message>
      <source>When you follow suit, you must beat the best card of the trick if you can.</source>
      <translation>En fournissant, il faut battre la meilleure carte de la levée si on le peut.</translation>
    </message>
    <message>
      <source>You must beat the best card of the trick only when trump is led.</source>
      <translation>Il ne faut battre la meilleure carte de la levée que si l’entame est à l’atout.</translation>
    </message>
    <message>
      <source>Overtrumping</source>
      <translation>Surcoupe</translation>
    </message>
    <message>
      <source>If you have to trump and someone already has, you may have to go higher.</source>
      <translation>S’il faut couper et que quelqu’un a déjà coupé, il faut peut-être monter.</translation>
    </message>
    <message>
      <source>Same as beating the trick</source>
      <translation>Comme pour battre la levée</translation>
    </message>
    <message>
      <source>You have to go higher</source>
      <translation>Il faut monter</translation>
    </message>
    <message>
      <source>Any trump will do</source>
      <translation>Tout atout convient</translation>
    </message>
    <message>
      <source>The same goes for overtrumping.</source>
      <translation>Il en va de même pour surcouper.</translation>
    </message>
    <message>
      <source>When you have to trump, any trump will do.</source>
      <translation>Quand il faut couper, n’importe quel atout convient.</translation>
    </message>
    <message>
      <source>When you have to trump a trick that is already trumped, you must overtrump if you can.</source>
      <translation>Quand il faut couper une levée déjà coupée, il faut surcouper si on le peut.</translation>
    </message>
    <message>
      <source>First lead</source>
      <translation>Première entame</translation>
    </message>
    <message>
      <source>This player leads to the first trick.</source>
      <translation>Ce joueur entame la première levée.</translation>
    </message>
    <message>
      <source>The bidder leads to the first trick.</source>
      <translation>Le preneur entame la première levée.</translation>
    </message>
    <message>
      <source>The player to the dealer's left leads to the first trick.</source>
      <translation>Le joueur à gauche du donneur entame la première levée.</translation>
    </message>
    <message>
      <source>First lead in trump</source>
      <translation>Première entame à l’atout</translation>
    </message>
    <message>
      <source>The bidder's first lead has to be trump, if there is any in the hand.</source>
      <translation>La première entame du preneur doit être un atout, s’il en a.</translation>
    </message>
    <message>
      <source>The bidder's first lead has to be a trump, if there is one in hand.</source>
      <translation>La première entame du preneur doit être un atout, s’il en a un en main.</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Décompte</translation>
    </message>
    <message>
      <source>Card points</source>
      <translation>Points</translation>
    </message>
    <message>
      <source>This is what cards are worth in tricks. In a regular deck they add up to 240, or 160 in bezique.</source>
      <translation>Voici ce que valent les cartes dans les levées. Dans un jeu ordinaire elles font 240 en tout, ou 160 au bésigue.</translation>
    </message>
    <message>
      <source>A 11, 10 10, K 4, Q 3, J 2</source>
      <translation>A 11, 10 10, K 4, Q 3, J 2</translation>
    </message>
    <message>
      <source>A and 10 count ten, K and Q five</source>
      <translation>A et 10 valent dix, K et Q cinq</translation>
    </message>
    <message>
      <source>A, 10 and K count ten each</source>
      <translation>A, 10 et K valent dix chacun</translation>
    </message>
    <message>
      <source>Brisques: A and 10 count ten each</source>
      <translation>Brisques : A et 10 valent dix chacun</translation>
    </message>
    <message>
      <source>Points follow the rank</source>
      <translation>Points selon l’ordre</translation>
    </message>
    <message>
      <source>If the ten ranks below the jack, the points move along: the king counts what the ten would.</source>
      <translation>Si le 10 se classe sous le valet, les points suivent : le roi vaut ce que vaudrait le 10.</translation>
    </message>
    <message>
      <source>How scores are shown</source>
      <translation>Affichage des scores</translation>
    </message>
    <message>
      <source>You can leave off the last zero, so 250 is shown as 25.</source>
      <translation>On peut enlever le dernier zéro : 250 s’affiche 25.</translation>
    </message>
    <message>
      <source>With the last zero</source>
      <translation>Avec le dernier zéro</translation>
    </message>
    <message>
      <source>Without the last zero</source>
      <translation>Sans le dernier zéro</translation>
    </message>
    <message>
      <source>Last trick</source>
      <translation>Dernière levée</translation>
    </message>
    <message>
      <source>Winning the last trick is worth this much.</source>
      <translation>Gagner la dernière levée vaut ceci.</translation>
    </message>
    <message>
      <source>Rounding trick points</source>
      <translation>Points de levées arrondis</translation>
    </message>
    <message>
      <source>Each side's trick points may be rounded to tens: seven and up go up, six and less go down.</source>
      <translation>Les points de levées de chaque camp peuvent s’arrondir à la dizaine : au-dessus à partir de sept, au-dessous jusqu’à six.</translation>
    </message>
    <message>
      <source>Not rounded</source>
      <translation>Non arrondis</translation>
    </message>
    <message>
      <source>To tens, from seven up</source>
      <translation>À la dizaine, dès sept au-dessus</translation>
    </message>
    <message>
      <source>Each side's trick points are rounded to tens: seven or more goes up, six or less goes down.</source>
      <translation>Les points de levées de chaque camp s’arrondissent à la dizaine : au-dessus à partir de sept, au-dessous jusqu’à six.</translation>
    </message>
    <message>
      <source>Going set loses the meld</source>
      <translation>Chute : annonces perdues</translation>
    </message>
    <message>
      <source>A bidder who goes set doesn't score any meld.</source>
      <translation>Un preneur qui chute ne marque aucune annonce.</translation>
    </message>
    <message>
      <source>Going set loses the tricks</source>
      <translation>Chute : levées perdues</translation>
    </message>
    <message>
      <source>A bidder who goes set doesn't score any tricks.</source>
      <translation>Un preneur qui chute ne marque aucune levée.</translation>
    </message>
    <message>
      <source>Going set loses the bid</source>
      <translation>Chute : mise perdue</translation>
    </message>
    <message>
      <source>A bidder who plays and misses the bid loses it this many times.</source>
      <translation>Un preneur qui joue et manque sa mise la perd ce nombre de fois.</translation>
    </message>
    <message>
      <source>Once</source>
      <translation>Une fois</translation>
    </message>
    <message>
      <source>Twice</source>
      <translation>Deux fois</translation>
    </message>
    <message>
      <source>A made bid scores</source>
      <translation>Mise réussie : on marque</translation>
    </message>
    <message>
      <source>A bidder who makes the bid scores everything, or just the bid.</source>
      <translation>Un preneur qui réussit sa mise marque tout, ou seulement la mise.</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Tout</translation>
    </message>
    <message>
      <source>Just the bid</source>
      <translation>La mise seule</translation>
    </message>
    <message>
      <source>Saving the meld</source>
      <translation>Sauver les annonces</translation>
    </message>
    <message>
      <source>A side has to win this in tricks, or its meld doesn't count.</source>
      <translation>Un camp doit gagner ceci en levées, sinon ses annonces ne comptent pas.</translation>
    </message>
    <message>
      <source>One trick</source>
      <translation>Une levée</translation>
    </message>
    <message>
      <source>Any points in tricks</source>
      <translation>Des points en levées</translation>
    </message>
    <message>
      <source>A number of points in tricks</source>
      <translation>Un certain nombre de points en levées</translation>
    </message>
    <message>
      <source>Points that save the meld</source>
      <translation>Points qui sauvent les annonces</translation>
    </message>
    <message>
      <source>A side needs this many points in tricks to save its meld.</source>
      <translation>Il faut à un camp ce nombre de points en levées pour sauver ses annonces.</translation>
    </message>
    <message>
      <source>Dix needs no saving</source>
      <translation>Petit atout gardé</translation>
    </message>
    <message>
      <source>If the meld is lost, dixes are lost with it, or still count if nothing else was melded, or count always.</source>
      <translation>Si les annonces sont perdues, le petit atout l’est aussi, ou compte s’il est seul, ou compte toujours.</translation>
    </message>
    <message>
      <source>If there is no other meld</source>
      <translation>S’il n’y a pas d’autre annonce</translation>
    </message>
    <message>
      <source>If the meld is lost, the dixes are lost with it.</source>
      <translation>Si les annonces sont perdues, les petits atouts le sont aussi.</translation>
    </message>
    <message>
      <source>If there is no other meld, the dixes count all the same.</source>
      <translation>S’il n’y a pas d’autre annonce, les petits atouts comptent quand même.</translation>
    </message>
    <message>
      <source>Dixes count even if the rest of the meld is lost.</source>
      <translation>Les petits atouts comptent même si le reste des annonces est perdu.</translation>
    </message>
    <message>
      <source>Defenders' minimum meld</source>
      <translation>Annonces minimales, défense</translation>
    </message>
    <message>
      <source>The defenders' meld counts only if it comes to at least this much.</source>
      <translation>Les annonces de la défense ne comptent que si elles font au moins ceci.</translation>
    </message>
    <message>
      <source>Any</source>
      <translation>Peu importe</translation>
    </message>
    <message>
      <source>Defenders score their meld only if it comes to at least {value}.</source>
      <translation>La défense ne marque ses annonces que si elles font au moins {value}.</translation>
    </message>
    <message>
      <source>Bidder's minimum meld</source>
      <translation>Annonces minimales, preneur</translation>
    </message>
    <message>
      <source>With less meld than this, the bidder's side goes set without playing.</source>
      <translation>Avec moins d’annonces que ceci, le camp du preneur chute sans jouer.</translation>
    </message>
    <message>
      <source>With less than {value} in meld the bidder's side is set without play.</source>
      <translation>Avec moins de {value} en annonces, le camp du preneur chute sans jouer.</translation>
    </message>
    <message>
      <source>Biggest gap to the bid</source>
      <translation>Écart maximal à la mise</translation>
    </message>
    <message>
      <source>If meld falls short of the bid by more than this, the bidder goes set without playing.</source>
      <translation>S’il manque plus que ceci aux annonces pour atteindre la mise, le preneur chute sans jouer.</translation>
    </message>
    <message>
      <source>If the bid is more than {value} above the side's meld, the bidder is set without play.</source>
      <translation>Si la mise dépasse de plus de {value} les annonces du camp, le preneur chute sans jouer.</translation>
    </message>
    <message>
      <source>Bidder's minimum in tricks</source>
      <translation>Minimum du preneur en levées</translation>
    </message>
    <message>
      <source>The bidder's side has to take at least this much in tricks, no matter how much it melds.</source>
      <translation>Le camp du preneur doit faire au moins ceci en levées, quelles que soient ses annonces.</translation>
    </message>
    <message>
      <source>The bidder's side has to take at least {value} in tricks, whatever its meld.</source>
      <translation>Le camp du preneur doit faire au moins {value} en levées, quelles que soient ses annonces.</translation>
    </message>
    <message>
      <source>Throw in after melding</source>
      <translation>Abandon après les annonces</translation>
    </message>
    <message>
      <source>Before the first card the bidder may give up: the bid is lost and the others score their meld.</source>
      <translation>Avant la première carte, le preneur peut abandonner : la mise est perdue et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand.</source>
      <translation>Avant la première entame, le preneur peut abandonner.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand, and the others score their meld.</source>
      <translation>Avant la première entame, le preneur peut abandonner, et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>Before the first card is led the bidder may throw in the hand: the bid is lost, and the others score their meld.</source>
      <translation>Avant la première entame, le preneur peut abandonner : la mise est perdue, et les autres marquent leurs annonces.</translation>
    </message>
    <message>
      <source>Cards laid aside in the draft</source>
      <translation>Cartes écartées à la pioche</translation>
    </message>
    <message>
      <source>This player counts the cards that were laid aside in the draft.</source>
      <translation>Ce joueur compte les cartes mises de côté à la pioche.</translation>
    </message>
    <message>
      <source>Whoever laid them aside</source>
      <translation>Qui les a écartées</translation>
    </message>
    <message>
      <source>The player who didn't win the bid</source>
      <translation>Le joueur qui a perdu les enchères</translation>
    </message>
    <message>
      <source>Cards you lay aside in the draft count for you.</source>
      <translation>Les cartes que vous écartez en piochant comptent pour vous.</translation>
    </message>
    <message>
      <source>All cards laid aside in the draft count for the player who did not win the auction.</source>
      <translation>Toutes les cartes écartées à la pioche comptent pour le joueur qui n’a pas gagné les enchères.</translation>
    </message>
    <message>
      <source>Sharing with a called partner</source>
      <translation>Partage avec partenaire appelé</translation>
    </message>
    <message>
      <source>This is what each player scores when the bidder calls a partner.</source>
      <translation>Ce que chacun marque quand le preneur appelle un partenaire.</translation>
    </message>
    <message>
      <source>Everyone scores the side's total</source>
      <translation>Chacun marque le total de son camp</translation>
    </message>
    <message>
      <source>Defenders: own meld and the side's tricks</source>
      <translation>Défense : ses annonces et les levées du camp</translation>
    </message>
    <message>
      <source>Everyone scores the total of their side.</source>
      <translation>Chacun marque le total de son camp.</translation>
    </message>
    <message>
      <source>Each defender scores their own meld and the tricks of their side.</source>
      <translation>Chaque défenseur marque ses propres annonces et les levées de son camp.</translation>
    </message>
    <message>
      <source>Asking for a partner</source>
      <translation>Appel d’un partenaire</translation>
    </message>
    <message>
      <source>The bidder asks around in this direction. The first player who holds the card is the partner.</source>
      <translation>Le preneur demande dans ce sens. Le premier joueur qui a la carte est son partenaire.</translation>
    </message>
    <message>
      <source>To the right</source>
      <translation>Vers la droite</translation>
    </message>
    <message>
      <source>The bidder asks around to the left for the card.</source>
      <translation>Le preneur demande la carte en tournant vers la gauche.</translation>
    </message>
    <message>
      <source>The bidder asks around to the right for the card.</source>
      <translation>Le preneur demande la carte en tournant vers la droite.</translation>
    </message>
    <message>
      <source>Which trick is the last</source>
      <translation>Quelle levée est la dernière</translation>
    </message>
    <message>
      <source>The bonus goes with the last trick of all, or with the one that takes the last cards of the stock.</source>
      <translation>La prime va avec la toute dernière levée, ou avec celle des dernières cartes du talon.</translation>
    </message>
    <message>
      <source>The last of all</source>
      <translation>La toute dernière</translation>
    </message>
    <message>
      <source>The last one with a stock</source>
      <translation>La dernière avec talon</translation>
    </message>
    <message>
      <source>Cost of giving up</source>
      <translation>Coût de l’abandon</translation>
    </message>
    <message>
      <source>A bidder who gives up before the first card loses the bid, or only half of it.</source>
      <translation>Un preneur qui abandonne avant la première carte perd la mise, ou seulement la moitié.</translation>
    </message>
    <message>
      <source>The bid</source>
      <translation>La mise</translation>
    </message>
    <message>
      <source>Half the bid</source>
      <translation>La moitié de la mise</translation>
    </message>
    <message>
      <source>Half a chip is rounded up to a whole one.</source>
      <translation>Une demi-fiche est arrondie à une fiche entière.</translation>
    </message>
    <message>
      <source>Giving up costs half the bid, rounded up to tens.</source>
      <translation>Abandonner coûte la moitié de la mise, arrondie à la dizaine supérieure.</translation>
    </message>
    <message>
      <source>Bonus for the others</source>
      <translation>Prime pour les autres</translation>
    </message>
    <message>
      <source>If the bidder gives up before the first card, every other side scores this besides its meld.</source>
      <translation>Si le preneur abandonne avant la première carte, chaque autre camp marque cela en plus de ses annonces.</translation>
    </message>
    <message>
      <source>If the bidder gives up, every other side scores {value} more.</source>
      <translation>Si le preneur abandonne, chaque autre camp marque {value} de plus.</translation>
    </message>
    <message>
      <source>If the bidder gives up, everybody else scores {value} more.</source>
      <translation>Si le preneur abandonne, chacun des autres marque {value} de plus.</translation>
    </message>
    <message>
      <source>Playing for chips</source>
      <translation>Jouer pour des fiches</translation>
    </message>
    <message>
      <source>Only the bidder melds, and the score is the chips that others pay for a made bid, or get for a lost one.</source>
      <translation>Seul le preneur annonce, et le score est en fiches, que les autres paient pour une mise réussie ou reçoivent pour une mise perdue.</translation>
    </message>
    <message>
      <source>Not played</source>
      <translation>Ne se joue pas</translation>
    </message>
    <message>
      <source>3 for 300, 4 for 350, 5 for 400…</source>
      <translation>3 à 300, 4 à 350, 5 à 400…</translation>
    </message>
    <message>
      <source>3 for 300, 5 for 350, 7 for 400, 10 for 450…</source>
      <translation>3 à 300, 5 à 350, 7 à 400, 10 à 450…</translation>
    </message>
    <message>
      <source>1 for 300, 2 for 350, 4 for 400…</source>
      <translation>1 à 300, 2 à 350, 4 à 400…</translation>
    </message>
    <message>
      <source>Dearer trump suits</source>
      <translation>Atouts plus chers</translation>
    </message>
    <message>
      <source>If a bid is played in these suits, twice or three times as many chips are paid for it.</source>
      <translation>Une mise jouée dans ces couleurs se paie deux ou trois fois plus de fiches.</translation>
    </message>
    <message>
      <source>All suits alike</source>
      <translation>Toutes les couleurs à égalité</translation>
    </message>
    <message>
      <source>Spades double</source>
      <translation>Pique double</translation>
    </message>
    <message>
      <source>Spades double, hearts triple</source>
      <translation>Pique double, cœur triple</translation>
    </message>
    <message>
      <source>If the hand is played in spades, every payment is doubled.</source>
      <translation>Si la donne se joue à pique, chaque paiement est doublé.</translation>
    </message>
    <message>
      <source>If the hand is played in spades, every payment is doubled; in hearts, tripled.</source>
      <translation>Si la donne se joue à pique, chaque paiement est doublé ; à cœur, triplé.</translation>
    </message>
    <message>
      <source>Kitty of chips</source>
      <translation>Cagnotte</translation>
    </message>
    <message>
      <source>A kitty is paid for bids, and pays for them, like one more player. It belongs to everyone.</source>
      <translation>Une cagnotte est payée pour les mises, et paie pour elles, comme un joueur de plus. Elle est à tous.</translation>
    </message>
    <message>
      <source>For every bid</source>
      <translation>Pour chaque mise</translation>
    </message>
    <message>
      <source>For bids of 350 or more</source>
      <translation>Pour les mises dès 350</translation>
    </message>
    <message>
      <source>A kitty is paid, and pays, as if it were one more player.</source>
      <translation>Une cagnotte est payée et paie comme un joueur de plus.</translation>
    </message>
    <message>
      <source>For bids of 350 or more a kitty is paid, and pays, as if it were one more player.</source>
      <translation>Pour les mises de 350 ou plus, une cagnotte est payée et paie comme un joueur de plus.</translation>
    </message>
    <message>
      <source>The kitty at the end</source>
      <translation>La cagnotte à la fin</translation>
    </message>
    <message>
      <source>When the match is over, everyone gets an equal part of the kitty, or it stays for the next match.</source>
      <translation>Quand la partie est finie, chacun reçoit une part égale de la cagnotte, ou elle reste pour la prochaine.</translation>
    </message>
    <message>
      <source>Shared out</source>
      <translation>Partagée</translation>
    </message>
    <message>
      <source>Left as it is</source>
      <translation>Elle reste</translation>
    </message>
    <message>
      <source>At the end everybody gets an equal part of it, or makes up an equal part of what is missing.</source>
      <translation>À la fin, chacun en reçoit une part égale, ou paie sa part de ce qui manque.</translation>
    </message>
    <message>
      <source>At the end it is left for the next match.</source>
      <translation>À la fin elle reste pour la prochaine partie.</translation>
    </message>
    <message>
      <source>Points of an ace</source>
      <translation>Points d’un as</translation>
    </message>
    <message>
      <source>You count this for an ace in tricks, no matter how card points are set.</source>
      <translation>Vous comptez ceci pour un as dans les levées, quelle que soit la règle des points.</translation>
    </message>
    <message>
      <source>Points of a ten</source>
      <translation>Points d’un 10</translation>
    </message>
    <message>
      <source>You count this for a ten in tricks, no matter how card points are set.</source>
      <translation>Vous comptez ceci pour un 10 dans les levées, quelle que soit la règle des points.</translation>
    </message>
    <message>
      <source>Points of a king</source>
      <translation>Points d’un roi</translation>
    </message>
    <message>
      <source>You count this for a king in tricks, no matter how card points are set.</source>
      <translation>Vous comptez ceci pour un roi dans les levées, quelle que soit la règle des points.</translation>
    </message>
    <message>
      <source>Points of a queen</source>
      <translation>Points d’une dame</translation>
    </message>
    <message>
      <source>You count this for a queen in tricks, no matter how card points are set.</source>
      <translation>Vous comptez ceci pour une dame dans les levées, quelle que soit la règle des points.</translation>
    </message>
    <message>
      <source>Points of a jack</source>
      <translation>Points d’un valet</translation>
    </message>
    <message>
      <source>You count this for a jack in tricks, no matter how card points are set.</source>
      <translation>Vous comptez ceci pour un valet dans les levées, quelle que soit la règle des points.</translation>
    </message>
    <message>
      <source>Points of a nine</source>
      <translation>Points d’un 9</translation>
    </message>
    <message>
      <source>You count this for a nine in tricks, no matter how card points are set.</source>
      <translation>Vous comptez ceci pour un 9 dans les levées, quelle que soit la règle des points.</translation>
    </message>
    <message>
      <source>Points of an eight</source>
      <translation>Points d’un 8</translation>
    </message>
    <message>
      <source>You count this for an eight in tricks, no matter how card points are set.</source>
      <translation>Vous comptez ceci pour un 8 dans les levées, quelle que soit la règle des points.</translation>
    </message>
    <message>
      <source>Points of a seven</source>
      <translation>Points d’un 7</translation>
    </message>
    <message>
      <source>You count this for a seven in tricks, no matter how card points are set.</source>
      <translation>Vous comptez ceci pour un 7 dans les levées, quelle que soit la règle des points.</translation>
    </message>
    <message>
      <source>Winning the match</source>
      <translation>Victoire</translation>
    </message>
    <message>
      <source>Length of the match</source>
      <translation>Durée de la partie</translation>
    </message>
    <message>
      <source>You play until someone reaches the target, or a single deal or several for the most points.</source>
      <translation>On joue jusqu’à ce que quelqu’un atteigne le but, ou une ou plusieurs donnes au plus de points.</translation>
    </message>
    <message>
      <source>To a target</source>
      <translation>Jusqu’à un but</translation>
    </message>
    <message>
      <source>One deal</source>
      <translation>Une donne</translation>
    </message>
    <message>
      <source>A number of deals</source>
      <translation>Un nombre de donnes</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>But</translation>
    </message>
    <message>
      <source>Whoever gets to this score wins the match.</source>
      <translation>Qui atteint ce score gagne la partie.</translation>
    </message>
    <message>
      <source>When the target counts</source>
      <translation>Quand le but compte</translation>
    </message>
    <message>
      <source>Reaching the target counts at the end of the deal, or the moment your meld and tricks get you there.</source>
      <translation>Le but atteint compte à la fin de la donne, ou dès que vos annonces et vos levées y mènent.</translation>
    </message>
    <message>
      <source>At the end of the deal</source>
      <translation>À la fin de la donne</translation>
    </message>
    <message>
      <source>At once</source>
      <translation>Sur-le-champ</translation>
    </message>
    <message>
      <source>Whether anybody has reached the target is decided at the end of a deal.</source>
      <translation>À la fin de chaque donne, on regarde qui a atteint le but.</translation>
    </message>
    <message>
      <source>A player wins at the very moment when meld and tricks reach the target.</source>
      <translation>On gagne à l’instant même où annonces et levées atteignent le but.</translation>
    </message>
    <message>
      <source>More than one at the target</source>
      <translation>Plusieurs au but</translation>
    </message>
    <message>
      <source>This decides who wins if more than one side gets to the target in a deal.</source>
      <translation>Qui gagne si plusieurs camps atteignent le but dans une même donne.</translation>
    </message>
    <message>
      <source>High score; a tie raises the target</source>
      <translation>Meilleur score ; l’égalité relève le but</translation>
    </message>
    <message>
      <source>High score; a tie plays another deal</source>
      <translation>Meilleur score ; à égalité, encore une donne</translation>
    </message>
    <message>
      <source>The target goes up past all but one</source>
      <translation>Le but monte : il n’en reste qu’un</translation>
    </message>
    <message>
      <source>Nobody yet: you play another deal</source>
      <translation>Personne encore : on joue une autre donne</translation>
    </message>
    <message>
      <source>The bidder, or else the target goes up</source>
      <translation>Le preneur, sinon le but est relevé</translation>
    </message>
    <message>
      <source>The bidder, or else you play another deal</source>
      <translation>Le preneur, sinon une autre donne</translation>
    </message>
    <message>
      <source>The bidding side, or else the high score</source>
      <translation>Le camp du preneur, sinon le meilleur score</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the highest score wins. A tie raises the target by {raised} until nobody has reached it.</source>
      <translation>Si plusieurs atteignent le but dans la même donne, le meilleur score gagne. Une égalité relève le but de {raised} jusqu’à ce que personne ne l’ait atteint.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the highest score wins. After a tie another deal is played.</source>
      <translation>Si plusieurs atteignent le but dans la même donne, le meilleur score gagne. À égalité, on joue une autre donne.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, it goes up by {raised} until no more than one of them has reached it. That one wins.</source>
      <translation>Si plusieurs atteignent le but dans la même donne, il est relevé de {raised} jusqu’à ce qu’au plus un d’entre eux l’ait atteint. Celui-là gagne.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, one more deal is played, and then the highest score wins.</source>
      <translation>Si plusieurs atteignent le but dans la même donne, on joue encore une donne, et le meilleur score gagne alors.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidder wins. If the bidder is not among them, the target goes up by {raised} until no more than one of them has reached it. That one wins.</source>
      <translation>Si plusieurs atteignent le but dans la même donne, le preneur gagne. S’il n’est pas parmi eux, le but est relevé de {raised} jusqu’à ce qu’au plus un d’entre eux l’ait atteint. Celui-là gagne.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidder wins. If the bidder is not among them, one more deal is played, and then the highest score wins.</source>
      <translation>Si plusieurs atteignent le but dans la même donne, le preneur gagne. S’il n’est pas parmi eux, on joue encore une donne, et le meilleur score gagne alors.</translation>
    </message>
    <message>
      <source>If several reach the target in the same deal, the bidding side wins; if it is not among them, the highest score does.</source>
      <translation>Si plusieurs atteignent le but dans la même donne, le camp du preneur gagne ; s’il n’est pas parmi eux, c’est le meilleur score.</translation>
    </message>
    <message>
      <source>Raising the target</source>
      <translation>Relèvement du but</translation>
    </message>
    <message>
      <source>The target goes up by this much, as often as it takes.</source>
      <translation>Le but est relevé d’autant, aussi souvent qu’il le faut.</translation>
    </message>
    <message>
      <source>Declaring out</source>
      <translation>Se déclarer gagnant</translation>
    </message>
    <message>
      <source>You may stop the deal and claim you've reached the target. If you're wrong, you lose the match.</source>
      <translation>Vous pouvez arrêter la donne et affirmer que vous avez atteint le but. En cas d’erreur, vous perdez la partie.</translation>
    </message>
    <message>
      <source>You may stop the deal and declare that you have reached the target. A wrong claim loses the match.</source>
      <translation>Vous pouvez arrêter la donne et déclarer que vous avez atteint le but. En cas d’erreur, vous perdez la partie.</translation>
    </message>
    <message>
      <source>Bid and out</source>
      <translation>Gagner sur sa mise</translation>
    </message>
    <message>
      <source>Only a side that makes its own bid can win the match in that deal.</source>
      <translation>Seul un camp qui réussit sa propre mise peut gagner la partie dans cette donne.</translation>
    </message>
    <message>
      <source>Only a side that makes its own bid in that deal can win the match.</source>
      <translation>Seul un camp qui réussit sa propre mise dans une donne peut y gagner la partie.</translation>
    </message>
    <message>
      <source>Slide out</source>
      <translation>Gagner sur chute adverse</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have gone set this many times since.</source>
      <translation>Un camp qui a atteint le but gagne aussi dès que les autres ont ensuite chuté ce nombre de fois.</translation>
    </message>
    <message>
      <source>After three sets</source>
      <translation>Après trois chutes</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have failed a contract since.</source>
      <translation>Un camp qui a atteint le but gagne aussi dès que les autres ont ensuite manqué un contrat.</translation>
    </message>
    <message>
      <source>A side at the target also wins once the others have failed {value} contracts since.</source>
      <translation>Un camp qui a atteint le but gagne aussi dès que les autres ont ensuite manqué {value} contrats.</translation>
    </message>
    <message>
      <source>Shooting the moon</source>
      <translation>Tenter le chelem</translation>
    </message>
    <message>
      <source>You may say that you'll win every trick. This is what it's worth.</source>
      <translation>Vous pouvez annoncer que vous gagnerez toutes les levées. Voici ce que cela rapporte.</translation>
    </message>
    <message>
      <source>1000 and the game</source>
      <translation>1000 et la partie</translation>
    </message>
    <message>
      <source>The game</source>
      <translation>La partie</translation>
    </message>
    <message>
      <source>As much as the target</source>
      <translation>Autant que le but</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick scores {reward} and wins the match; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>Au lieu de jouer le contrat, vous pouvez tenter le chelem. Gagner toutes les levées rapporte {reward} et la partie ; échouer coûte {penalty}. Ce camp ne marque rien d’autre, et les autres marquent leurs annonces et leurs levées.</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick wins the match; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>Au lieu de jouer le contrat, vous pouvez tenter le chelem. Qui fait toutes les levées gagne la partie ; échouer coûte {penalty}. Ce camp ne marque rien d’autre, et les autres marquent leurs annonces et leurs levées.</translation>
    </message>
    <message>
      <source>You may shoot the moon instead of playing the contract. Taking every trick scores {reward}; failing costs {penalty}. That side scores nothing else, and the others score their meld and tricks.</source>
      <translation>Au lieu de jouer le contrat, vous pouvez tenter le chelem. Gagner toutes les levées rapporte {reward} ; échouer coûte {penalty}. Ce camp ne marque rien d’autre, et les autres marquent leurs annonces et leurs levées.</translation>
    </message>
    <message>
      <source>Whose tricks count</source>
      <translation>Levées qui comptent</translation>
    </message>
    <message>
      <source>Your partner's tricks help you shoot the moon, or only your own count.</source>
      <translation>Les levées de votre partenaire aident au chelem, ou seules les vôtres comptent.</translation>
    </message>
    <message>
      <source>The whole side's</source>
      <translation>Celles de tout le camp</translation>
    </message>
    <message>
      <source>Only the player's own</source>
      <translation>Seulement celles du joueur</translation>
    </message>
    <message>
      <source>Your partner's tricks count for it too.</source>
      <translation>Les levées de votre partenaire comptent aussi.</translation>
    </message>
    <message>
      <source>You have to take all of those tricks yourself.</source>
      <translation>Vous devez gagner vous-même toutes ces levées.</translation>
    </message>
    <message>
      <source>Pinochling</source>
      <translation>Toutes les levées</translation>
    </message>
    <message>
      <source>A side that wins every trick in a deal wins the match on the spot.</source>
      <translation>Un camp qui gagne toutes les levées d’une donne gagne aussitôt la partie.</translation>
    </message>
    <message>
      <source>A side that takes every trick of a deal wins the match at once.</source>
      <translation>Un camp qui gagne toutes les levées d’une donne gagne aussitôt la partie.</translation>
    </message>
    <message>
      <source>Deals in the match</source>
      <translation>Donnes de la partie</translation>
    </message>
    <message>
      <source>The match lasts for this many deals. Deals that everyone passes don't count.</source>
      <translation>La partie dure ce nombre de donnes. Les donnes où tous passent ne comptent pas.</translation>
    </message>
    <message>
      <source>Mercy below zero</source>
      <translation>Clémence sous zéro</translation>
    </message>
    <message>
      <source>The match also ends when somebody falls as far below zero as the target is above it.</source>
      <translation>La partie finit aussi quand quelqu’un tombe aussi loin sous zéro que le but est au-dessus.</translation>
    </message>
    <message>
      <source>The match also ends when somebody falls as far below zero as the target is above it. Then the highest score wins.</source>
      <translation>La partie finit aussi quand quelqu’un tombe aussi loin sous zéro que le but est au-dessus. Le meilleur score gagne alors.</translation>
    </message>
    <message>
      <source>Mercy by a lead</source>
      <translation>Clémence par l’écart</translation>
    </message>
    <message>
      <source>The match also ends when somebody is this far ahead of everyone else.</source>
      <translation>La partie finit aussi quand quelqu’un a cette avance sur tous les autres.</translation>
    </message>
    <message>
      <source>The match also ends when somebody is {value} or more ahead of everyone else.</source>
      <translation>La partie finit aussi quand quelqu’un a au moins {value} d’avance sur tous les autres.</translation>
    </message>
    <message>
      <source>When to shoot the moon</source>
      <translation>Quand tenter le chelem</translation>
    </message>
    <message>
      <source>You say it once all have melded or instead of naming trump, or you bid it, as the highest bid of all.</source>
      <translation>On l’annonce après les annonces ou au lieu de choisir l’atout, ou on le mise, comme la plus haute mise.</translation>
    </message>
    <message>
      <source>Before the first card</source>
      <translation>Avant la première carte</translation>
    </message>
    <message>
      <source>As a bid</source>
      <translation>Comme mise</translation>
    </message>
    <message>
      <source>As a bid, or before the first card</source>
      <translation>Comme mise, ou avant la première carte</translation>
    </message>
    <message>
      <source>Instead of naming trump</source>
      <translation>Au lieu de choisir l’atout</translation>
    </message>
    <message>
      <source>The moon is announced before the first lead.</source>
      <translation>Le chelem s’annonce avant la première entame.</translation>
    </message>
    <message>
      <source>The moon is bid in the auction, as the highest bid of all.</source>
      <translation>Le chelem se mise aux enchères, comme la plus haute mise.</translation>
    </message>
    <message>
      <source>The moon is bid in the auction, as the highest bid of all, or announced before the first lead.</source>
      <translation>Le chelem se mise aux enchères, comme la plus haute mise, ou s’annonce avant la première entame.</translation>
    </message>
    <message>
      <source>The high bidder announces the moon before naming trump.</source>
      <translation>Le preneur annonce le chelem avant de choisir l’atout.</translation>
    </message>
    <message>
      <source>The moon without trump</source>
      <translation>Chelem sans atout</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump. If trump isn't named yet, nobody passes cards or melds.</source>
      <translation>Pendant un chelem, aucune couleur n’est atout. Si l’atout n’est pas encore choisi, personne ne donne de cartes ni n’annonce.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump; after a bid of it, nobody passes cards or melds either.</source>
      <translation>Pendant un chelem, aucune couleur n’est atout ; s’il a été misé, personne non plus ne donne de cartes ni n’annonce.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump; after a bid of it, nobody melds either.</source>
      <translation>Pendant un chelem, aucune couleur n’est atout ; s’il a été misé, personne n’annonce non plus.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump.</source>
      <translation>Pendant un chelem, aucune couleur n’est atout.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump, and nobody passes cards or melds.</source>
      <translation>Pendant un chelem, aucune couleur n’est atout, et personne ne donne de cartes ni n’annonce.</translation>
    </message>
    <message>
      <source>While somebody shoots the moon, no suit is trump, and nobody melds.</source>
      <translation>Pendant un chelem, aucune couleur n’est atout, et personne n’annonce.</translation>
    </message>
    <message>
      <source>The moon leads</source>
      <translation>Le chelem entame</translation>
    </message>
    <message>
      <source>Whoever shoots the moon leads to the first trick.</source>
      <translation>Qui tente le chelem entame la première levée.</translation>
    </message>
    <message>
      <source>A moon over a moon</source>
      <translation>Chelem sur chelem</translation>
    </message>
    <message>
      <source>After a bid of the moon, another player may bid it too and take it over. Otherwise, it ends the auction.</source>
      <translation>Après un chelem misé, un autre joueur peut le miser aussi et le reprendre. Sinon, les enchères sont finies.</translation>
    </message>
    <message>
      <source>A bid of the moon ends the auction.</source>
      <translation>Un chelem misé termine les enchères.</translation>
    </message>
    <message>
      <source>After a bid of the moon others may bid it too; the last one who does shoots it.</source>
      <translation>Après un chelem misé, d’autres peuvent le miser aussi ; c’est le dernier à le faire qui le tente.</translation>
    </message>
    <message>
      <source>Missing the moon</source>
      <translation>Chelem manqué</translation>
    </message>
    <message>
      <source>Whoever shoots the moon and misses a trick loses this much.</source>
      <translation>Qui tente le chelem et manque une levée perd ceci.</translation>
    </message>
    <message>
      <source>Penalties</source>
      <translation>Pénalités</translation>
    </message>
    <message>
      <source>Reneging</source>
      <translation>Fausse renonce</translation>
    </message>
    <message>
      <source>You can't play a wrong card at all, or you can, and it ends the deal with a penalty.</source>
      <translation>On ne peut pas jouer de mauvaise carte, ou on le peut, et la donne finit avec une pénalité.</translation>
    </message>
    <message>
      <source>Can't happen</source>
      <translation>Impossible</translation>
    </message>
    <message>
      <source>Can happen, and costs you</source>
      <translation>Possible, et coûteuse</translation>
    </message>
    <message>
      <source>If the bidder reneges</source>
      <translation>Renonce du preneur</translation>
    </message>
    <message>
      <source>This is what the bidder's side loses.</source>
      <translation>Ce que perd le camp du preneur.</translation>
    </message>
    <message>
      <source>Twice the bid</source>
      <translation>Deux fois la mise</translation>
    </message>
    <message>
      <source>If it was the bidder's side, it loses twice the bid.</source>
      <translation>Si c’était le camp du preneur, il perd deux fois la mise.</translation>
    </message>
    <message>
      <source>If it was the bidder's side, it loses the bid.</source>
      <translation>Si c’était le camp du preneur, il perd la mise.</translation>
    </message>
    <message>
      <source>If a defender reneges</source>
      <translation>Renonce d’un défenseur</translation>
    </message>
    <message>
      <source>This is what the defender's side loses. The bidder makes the bid.</source>
      <translation>Ce que perd le camp du défenseur. Le preneur réussit sa mise.</translation>
    </message>
    <message>
      <source>The meld and the bid</source>
      <translation>Les annonces et la mise</translation>
    </message>
    <message>
      <source>The meld</source>
      <translation>Les annonces</translation>
    </message>
    <message>
      <source>If it was a defender, that side loses its meld and the bid, and the bidder makes the contract.</source>
      <translation>Si c’était un défenseur, son camp perd ses annonces et la mise, et le preneur réussit le contrat.</translation>
    </message>
    <message>
      <source>If it was a defender, that side loses its meld, and the bidder makes the contract.</source>
      <translation>Si c’était un défenseur, son camp perd ses annonces, et le preneur réussit le contrat.</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Jetons</translation>
    </message>
    <message>
      <source>Play for checks</source>
      <translation>Jouer avec des jetons</translation>
    </message>
    <message>
      <source>Big melds, sets and the match are settled in checks that every other player pays you or gets from you.</source>
      <translation>Grandes annonces, chutes et victoire se règlent en jetons que chaque autre joueur vous paie ou reçoit de vous.</translation>
    </message>
    <message>
      <source>Checks for the match</source>
      <translation>Jetons pour la partie</translation>
    </message>
    <message>
      <source>Winning the match is worth this many checks.</source>
      <translation>Gagner la partie vaut ce nombre de jetons.</translation>
    </message>
    <message>
      <source>Checks for seven nines</source>
      <translation>Jetons pour sept 9</translation>
    </message>
    <message>
      <source>Being dealt seven or more nines is worth this many checks.</source>
      <translation>Recevoir au moins sept 9 vaut ce nombre de jetons.</translation>
    </message>
    <message>
      <source>Value of a check</source>
      <translation>Valeur d’un jeton</translation>
    </message>
    <message>
      <source>Each check is worth this much.</source>
      <translation>Chaque jeton vaut ceci.</translation>
    </message>
    <message>
      <source>Stakes</source>
      <translation>Enjeux</translation>
    </message>
    <message>
      <source>Settling the match</source>
      <translation>Règlement de la partie</translation>
    </message>
    <message>
      <source>When the match is over, you are told what everyone owes in these. You pay each other yourselves.</source>
      <translation>Quand la partie est finie, on vous dit ce que chacun doit. Vous vous payez vous-mêmes.</translation>
    </message>
    <message>
      <source>Not settled</source>
      <translation>Pas de règlement</translation>
    </message>
    <message>
      <source>Chips</source>
      <translation>Fiches</translation>
    </message>
    <message>
      <source>Stars</source>
      <translation>Étoiles</translation>
    </message>
    <message>
      <source>Cents</source>
      <translation>Cents</translation>
    </message>
    <message>
      <source>Who settles the difference</source>
      <translation>Qui règle l’écart</translation>
    </message>
    <message>
      <source>Everyone settles the points between their scores with the winner alone, or with everyone else.</source>
      <translation>Chacun règle l’écart de points avec le seul vainqueur, ou avec tous les autres.</translation>
    </message>
    <message>
      <source>Everyone with the winner</source>
      <translation>Chacun avec le vainqueur</translation>
    </message>
    <message>
      <source>Everyone with everyone</source>
      <translation>Chacun avec chacun</translation>
    </message>
    <message>
      <source>Stake for the difference</source>
      <translation>Enjeu pour l’écart</translation>
    </message>
    <message>
      <source>The lower score pays the higher one this much for every full hundred of points between them.</source>
      <translation>Le score le plus bas paie ceci au plus haut par centaine entière de points d’écart.</translation>
    </message>
    <message>
      <source>Stake for the match</source>
      <translation>Enjeu pour la partie</translation>
    </message>
    <message>
      <source>Everyone else pays the winner this much for the match.</source>
      <translation>Chacun des autres paie ceci au vainqueur pour la partie.</translation>
    </message>
    <message>
      <source>Stake for a lost bid</source>
      <translation>Enjeu pour une mise perdue</translation>
    </message>
    <message>
      <source>Whoever has lost a bid pays everyone else this much for it.</source>
      <translation>Qui a perdu une mise paie ceci à chacun des autres.</translation>
    </message>
    <message>
      <source>Rubicon</source>
      <translation>Rubicon</translation>
    </message>
    <message>
      <source>A loser with fewer points pays twice the stake for the match, and for both scores added up.</source>
      <translation>Un perdant qui a moins de points paie le double pour la partie, et pour la somme des deux scores.</translation>
    </message>
  </context>
  <context>
    <name>Fault</name>
    <message>
      <source>You can't have partners in a game with a stock.</source>
      <translation>Un jeu à talon se joue sans partenaires.</translation>
    </message>
    <message>
      <source>Let everybody play for themselves.</source>
      <translation>Que chacun joue pour soi.</translation>
    </message>
    <message>
      <source>There is no bidding in a game with a stock.</source>
      <translation>Un jeu à talon n’a pas d’enchères.</translation>
    </message>
    <message>
      <source>Turn bidding off, or let everybody meld before the first trick.</source>
      <translation>Supprimez les enchères, ou faites annoncer avant la première levée.</translation>
    </message>
    <message>
      <source>Without bidding, nobody gets to name trump.</source>
      <translation>Sans enchères, personne ne peut choisir l’atout.</translation>
    </message>
    <message>
      <source>Let the upcard set trump.</source>
      <translation>Laissez la retourne fixer l’atout.</translation>
    </message>
    <message>
      <source>A game with a stock needs an upcard to set trump.</source>
      <translation>Un jeu à talon a besoin d’une retourne pour fixer l’atout.</translation>
    </message>
    <message>
      <source>Turn up a card for trump.</source>
      <translation>Retournez une carte pour l’atout.</translation>
    </message>
    <message>
      <source>No card is turned up when a meld makes its suit trump.</source>
      <translation>Quand une annonce fait de sa couleur l’atout, on ne retourne aucune carte.</translation>
    </message>
    <message>
      <source>Don't turn up a card.</source>
      <translation>Ne retournez aucune carte.</translation>
    </message>
    <message>
      <source>A marriage that is worth nothing isn't melded, so it can't make its suit trump.</source>
      <translation>Un mariage qui ne vaut rien ne s’annonce pas : il ne peut pas faire de sa couleur l’atout.</translation>
    </message>
    <message>
      <source>Count a royal marriage as the table says.</source>
      <translation>Comptez un mariage royal comme le dit le barème.</translation>
    </message>
    <message>
      <source>Without an upcard, there is nothing to trade a dix for.</source>
      <translation>Sans retourne, il n’y a rien contre quoi échanger un petit atout.</translation>
    </message>
    <message>
      <source>Turn trading the dix off.</source>
      <translation>Supprimez l’échange du petit atout.</translation>
    </message>
    <message>
      <source>Without an upcard, the dealer can't turn up a dix.</source>
      <translation>Sans retourne, le donneur ne peut pas retourner de petit atout.</translation>
    </message>
    <message>
      <source>Set the points for turning up a dix to 0.</source>
      <translation>Mettez à 0 les points du petit atout retourné.</translation>
    </message>
    <message>
      <source>When hands are drafted from the deck, there is no stock left to play with.</source>
      <translation>Quand les mains se piochent dans le paquet, il ne reste pas de talon pour jouer.</translation>
    </message>
    <message>
      <source>Deal the cards, or let everybody meld before the first trick.</source>
      <translation>Distribuez les cartes, ou faites annoncer avant la première levée.</translation>
    </message>
    <message>
      <source>In a game with a stock there is no bidder to lead.</source>
      <translation>Un jeu à talon n’a pas de preneur pour entamer.</translation>
    </message>
    <message>
      <source>Let the player left of the dealer lead.</source>
      <translation>Faites entamer le joueur à gauche du donneur.</translation>
    </message>
    <message>
      <source>A game with a stock can't have a widow.</source>
      <translation>Un jeu à talon ne peut pas avoir de chien.</translation>
    </message>
    <message>
      <source>Take the widow out.</source>
      <translation>Supprimez le chien.</translation>
    </message>
    <message>
      <source>You don't pass cards in a game with a stock.</source>
      <translation>On ne donne pas de cartes dans un jeu à talon.</translation>
    </message>
    <message>
      <source>Pass no cards.</source>
      <translation>Ne faites donner aucune carte.</translation>
    </message>
    <message>
      <source>In a game with a stock there is no contract to throw in.</source>
      <translation>Un jeu à talon n’a pas de contrat à abandonner.</translation>
    </message>
    <message>
      <source>Turn throwing in off.</source>
      <translation>Supprimez l’abandon après les annonces.</translation>
    </message>
    <message>
      <source>You can't shoot the moon in a game with a stock.</source>
      <translation>On ne peut pas tenter le chelem dans un jeu à talon.</translation>
    </message>
    <message>
      <source>Turn shooting the moon off.</source>
      <translation>Supprimez le chelem.</translation>
    </message>
    <message>
      <source>Bid and out needs bidding, and a game with a stock has none.</source>
      <translation>« Gagner sur sa mise » demande des enchères, et un jeu à talon n’en a pas.</translation>
    </message>
    <message>
      <source>Turn bid and out off.</source>
      <translation>Supprimez « Gagner sur sa mise ».</translation>
    </message>
    <message>
      <source>The meld values of the double deck and of six-handed racehorse are made for melding before play.</source>
      <translation>Les valeurs du double jeu et du Racehorse à six sont faites pour annoncer avant le jeu.</translation>
    </message>
    <message>
      <source>Pick the standard, Hayes or Bicycle values.</source>
      <translation>Prenez les valeurs standard, Hayes ou Bicycle.</translation>
    </message>
    <message>
      <source>Using a card once per category doesn't work with the standard or binokel values, which pay for doubled melds.</source>
      <translation>Utiliser une carte une fois par classe ne va pas avec les valeurs standard ou du Binokel, qui paient les annonces doubles.</translation>
    </message>
    <message>
      <source>Pick the Hayes or Bicycle values, or another rule for using cards twice.</source>
      <translation>Prenez les valeurs Hayes ou Bicycle, ou une autre règle pour les cartes utilisées deux fois.</translation>
    </message>
    <message>
      <source>A higher meld of the same class is paid in full, not by the difference.</source>
      <translation>Une annonce supérieure de la même classe est payée en entier, et non de la différence.</translation>
    </message>
    <message>
      <source>Pay upgraded melds in full, or use a card once per category.</source>
      <translation>Payez les améliorations en entier, ou utilisez une carte une fois par classe.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether melding or drawing comes first.</source>
      <translation>Dans un jeu à talon, les règles doivent dire si on annonce ou pioche d’abord.</translation>
    </message>
    <message>
      <source>Pick one of the answers.</source>
      <translation>Choisissez une des réponses.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether the winner of the last stock trick may meld.</source>
      <translation>Dans un jeu à talon, les règles doivent dire si le gagnant de la dernière levée du talon peut annoncer.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether a dix counts as the meld of the turn.</source>
      <translation>Dans un jeu à talon, les règles doivent dire si un petit atout compte comme l’annonce du tour.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say whether a meld needs a card from the hand.</source>
      <translation>Dans un jeu à talon, les règles doivent dire si une annonce demande une carte de la main.</translation>
    </message>
    <message>
      <source>In a game with a stock, the rules must say what an upgraded meld pays.</source>
      <translation>Dans un jeu à talon, les règles doivent dire ce que paie une amélioration.</translation>
    </message>
    <message>
      <source>Bid and out needs bids, and in this game nobody bids.</source>
      <translation>« Gagner sur sa mise » demande des mises, et personne ne mise dans ce jeu.</translation>
    </message>
    <message>
      <source>Turn bid and out off, or choose an auction.</source>
      <translation>Supprimez « Gagner sur sa mise », ou choisissez des enchères.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, the game needs bidding.</source>
      <translation>Quand tous annoncent avant la première levée, il faut des enchères.</translation>
    </message>
    <message>
      <source>Turn bidding on, or meld after winning tricks.</source>
      <translation>Choisissez des enchères, ou faites annoncer après les levées gagnées.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, a player names trump, not an upcard or a meld.</source>
      <translation>Quand tous annoncent avant la première levée, c’est un joueur qui choisit l’atout, pas une retourne ni une annonce.</translation>
    </message>
    <message>
      <source>Let a player name trump.</source>
      <translation>Laissez un joueur choisir l’atout.</translation>
    </message>
    <message>
      <source>Only games with a stock turn up a card for trump.</source>
      <translation>On ne retourne une carte pour l’atout que dans les jeux à talon.</translation>
    </message>
    <message>
      <source>The melds of bezique are made one after another, while there is a stock.</source>
      <translation>Les annonces du bésigue se font l’une après l’autre, tant que dure le talon.</translation>
    </message>
    <message>
      <source>Pick the standard values, or meld after winning tricks.</source>
      <translation>Prenez les valeurs standard, ou annoncez après les levées gagnées.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, a card counts once under each heading.</source>
      <translation>Quand tous annoncent avant la première levée, une carte compte une fois par groupe.</translation>
    </message>
    <message>
      <source>Use each card once under each heading.</source>
      <translation>Utilisez chaque carte une fois par groupe.</translation>
    </message>
    <message>
      <source>When everybody melds before the first trick, you can meld all you have.</source>
      <translation>Quand tous annoncent avant la première levée, on peut annoncer tout ce qu’on a.</translation>
    </message>
    <message>
      <source>Don't limit the melds in a turn.</source>
      <translation>Ne limitez pas les annonces par tour.</translation>
    </message>
    <message>
      <source>Two pairs facing each other need exactly four players.</source>
      <translation>Deux équipes face à face demandent exactement quatre joueurs.</translation>
    </message>
    <message>
      <source>Play with four, or choose other partners.</source>
      <translation>Jouez à quatre, ou choisissez d’autres équipes.</translation>
    </message>
    <message>
      <source>You can't split an odd number of players into even teams.</source>
      <translation>Un nombre impair de joueurs ne se partage pas en équipes égales.</translation>
    </message>
    <message>
      <source>Pick an even number of players, or let everybody play for themselves.</source>
      <translation>Prenez un nombre pair de joueurs, ou que chacun joue pour soi.</translation>
    </message>
    <message>
      <source>Two partners alone have nobody to play against.</source>
      <translation>Deux partenaires seuls n’ont pas d’adversaire.</translation>
    </message>
    <message>
      <source>With two players, the partner you call would be your only opponent.</source>
      <translation>À deux joueurs, le partenaire appelé serait votre seul adversaire.</translation>
    </message>
    <message>
      <source>When you call a partner, the rules must say how the two of you score.</source>
      <translation>Quand on appelle un partenaire, les règles doivent dire comment les deux marquent.</translation>
    </message>
    <message>
      <source>Choose how you share the score.</source>
      <translation>Choisissez le partage des points.</translation>
    </message>
    <message>
      <source>When you call a partner, the rules must say which way around the table you ask.</source>
      <translation>Quand on appelle un partenaire, les règles doivent dire dans quel sens on demande.</translation>
    </message>
    <message>
      <source>Choose the direction.</source>
      <translation>Choisissez le sens.</translation>
    </message>
    <message>
      <source>Only two can draft their hands.</source>
      <translation>Les mains ne se piochent qu’à deux.</translation>
    </message>
    <message>
      <source>Play with two, or deal the cards.</source>
      <translation>Jouez à deux, ou distribuez les cartes.</translation>
    </message>
    <message>
      <source>When hands are drafted, the rules must say who counts the discards.</source>
      <translation>Quand les mains se piochent, les règles doivent dire qui compte les cartes écartées.</translation>
    </message>
    <message>
      <source>Choose who counts them.</source>
      <translation>Choisissez qui les compte.</translation>
    </message>
    <message>
      <source>The lowest bid can't be 0.</source>
      <translation>La mise minimale ne peut pas être 0.</translation>
    </message>
    <message>
      <source>Set a lowest bid, such as 150.</source>
      <translation>Fixez une mise minimale, par exemple 150.</translation>
    </message>
    <message>
      <source>The forced bid can't be 0.</source>
      <translation>La mise forcée ne peut pas être 0.</translation>
    </message>
    <message>
      <source>Set a forced bid, such as the lowest bid.</source>
      <translation>Fixez une mise forcée, par exemple la mise minimale.</translation>
    </message>
    <message>
      <source>You can't make the first bidder open if it takes a marriage to bid.</source>
      <translation>On ne peut pas obliger le premier à ouvrir s’il faut un mariage pour miser.</translation>
    </message>
    <message>
      <source>Let anybody bid, or don't force the first bidder to open.</source>
      <translation>Laissez miser tout le monde, ou n’obligez pas le premier à ouvrir.</translation>
    </message>
    <message>
      <source>A dealer who bids first has no bid to match.</source>
      <translation>Un donneur qui mise en premier n’a pas de mise à égaler.</translation>
    </message>
    <message>
      <source>Let the player to the dealer's left bid first, or let nobody match a bid.</source>
      <translation>Faites miser en premier le joueur à gauche du donneur, ou que personne ne puisse égaler.</translation>
    </message>
    <message>
      <source>When partners combine their bids, you can't ask for a marriage to name trump.</source>
      <translation>Quand les partenaires additionnent leurs mises, on ne peut pas exiger un mariage pour choisir l’atout.</translation>
    </message>
    <message>
      <source>Let players name any suit.</source>
      <translation>Laissez choisir n’importe quelle couleur.</translation>
    </message>
    <message>
      <source>Nobody can shoot the moon when each side has a contract of its own.</source>
      <translation>Personne ne peut tenter le chelem quand chaque camp a son propre contrat.</translation>
    </message>
    <message>
      <source>When partners combine their bids, no single bid can name trump.</source>
      <translation>Quand les partenaires additionnent leurs mises, aucune mise seule ne peut nommer l’atout.</translation>
    </message>
    <message>
      <source>Let the highest bid win, or let bids name no suit.</source>
      <translation>Que la plus haute mise l’emporte, ou que les mises ne nomment pas de couleur.</translation>
    </message>
    <message>
      <source>Partners can't combine bids before they know they are partners.</source>
      <translation>Des partenaires ne peuvent pas additionner leurs mises avant de savoir qu’ils le sont.</translation>
    </message>
    <message>
      <source>Let the highest bid win, or choose fixed partners.</source>
      <translation>Que la plus haute mise l’emporte, ou choisissez des équipes fixes.</translation>
    </message>
    <message>
      <source>There is a widow, but nobody gets to use it.</source>
      <translation>Il y a un chien, mais personne ne s’en sert.</translation>
    </message>
    <message>
      <source>Choose what happens to the widow, or set its size to 0.</source>
      <translation>Choisissez ce que devient le chien, ou mettez-le à 0.</translation>
    </message>
    <message>
      <source>The rules use a widow, but it has no cards.</source>
      <translation>Les règles emploient un chien, mais il n’a pas de cartes.</translation>
    </message>
    <message>
      <source>Give the widow some cards, or play without one.</source>
      <translation>Donnez des cartes au chien, ou jouez sans lui.</translation>
    </message>
    <message>
      <source>To give everybody one card, the kitty needs as many cards as there are players.</source>
      <translation>Pour donner une carte à chacun, il faut au kitty autant de cartes que de joueurs.</translation>
    </message>
    <message>
      <source>Make the kitty as big as the number of players.</source>
      <translation>Faites un kitty d’autant de cartes que de joueurs.</translation>
    </message>
    <message>
      <source>The opponents can count the discards only when there are exactly two sides.</source>
      <translation>Les adversaires ne peuvent compter l’écart que s’il y a exactement deux camps.</translation>
    </message>
    <message>
      <source>Let the bidder's side or nobody count them.</source>
      <translation>Faites-le compter pour le camp du preneur ou pour personne.</translation>
    </message>
    <message>
      <source>There is no widow when hands are drafted from the deck.</source>
      <translation>Il n’y a pas de chien quand les mains se piochent dans le paquet.</translation>
    </message>
    <message>
      <source>Passing cards works only when the bidder has exactly one partner.</source>
      <translation>Le don de cartes demande que le preneur ait exactement un partenaire.</translation>
    </message>
    <message>
      <source>You can't pass more cards than a hand holds.</source>
      <translation>On ne peut pas donner plus de cartes que n’en a une main.</translation>
    </message>
    <message>
      <source>Pass fewer cards.</source>
      <translation>Donnez moins de cartes.</translation>
    </message>
    <message>
      <source>Card points can follow the rank only when the ten ranks below the jack.</source>
      <translation>Les points ne peuvent suivre l’ordre des cartes que si le 10 se classe sous le valet.</translation>
    </message>
    <message>
      <source>Leave the card points alone.</source>
      <translation>Laissez les points des cartes tels quels.</translation>
    </message>
    <message>
      <source>The rules must say how many points in tricks save your meld.</source>
      <translation>Les règles doivent dire combien de points en levées sauvent les annonces.</translation>
    </message>
    <message>
      <source>Choose how many points save the meld.</source>
      <translation>Choisissez combien de points sauvent les annonces.</translation>
    </message>
    <message>
      <source>You can't round trick points when a partner is called, because each player's tricks are counted alone first.</source>
      <translation>On ne peut pas arrondir les points de levées avec un partenaire appelé, car les levées de chacun sont d’abord comptées à part.</translation>
    </message>
    <message>
      <source>Don't round trick points.</source>
      <translation>N’arrondissez pas les points de levées.</translation>
    </message>
    <message>
      <source>Sliding out only makes sense with bid and out.</source>
      <translation>« Gagner sur chute adverse » n’a de sens qu’avec « Gagner sur sa mise ».</translation>
    </message>
    <message>
      <source>Turn bid and out on, or sliding out off.</source>
      <translation>Choisissez « Gagner sur sa mise », ou supprimez « Gagner sur chute adverse ».</translation>
    </message>
    <message>
      <source>Without a target, nobody can declare out.</source>
      <translation>Sans but, personne ne peut se déclarer gagnant.</translation>
    </message>
    <message>
      <source>Turn declaring out off, or play to a target.</source>
      <translation>Supprimez « Se déclarer gagnant », ou jouez jusqu’à un but.</translation>
    </message>
    <message>
      <source>Without a target, nothing can end a deal early.</source>
      <translation>Sans but, rien ne peut finir une donne plus tôt.</translation>
    </message>
    <message>
      <source>Check for a winner at the end of the deal, or play to a target.</source>
      <translation>Désignez le gagnant à la fin de la donne, ou jouez jusqu’à un but.</translation>
    </message>
    <message>
      <source>Without a target, there is no going out on a bid.</source>
      <translation>Sans but, on ne peut pas gagner sur sa mise.</translation>
    </message>
    <message>
      <source>Turn bid and out off, or play to a target.</source>
      <translation>Supprimez « Gagner sur sa mise », ou jouez jusqu’à un but.</translation>
    </message>
    <message>
      <source>Without a target, there is nothing to slide out on.</source>
      <translation>Sans but, on ne peut pas gagner sur une chute adverse.</translation>
    </message>
    <message>
      <source>Turn sliding out off, or play to a target.</source>
      <translation>Supprimez « Gagner sur chute adverse », ou jouez jusqu’à un but.</translation>
    </message>
    <message>
      <source>Without a target, the moon can't be worth as much.</source>
      <translation>Sans but, le chelem ne peut pas valoir autant.</translation>
    </message>
    <message>
      <source>Let the moon score 1000, or play to a target.</source>
      <translation>Faites valoir le chelem 1000, ou jouez jusqu’à un but.</translation>
    </message>
    <message>
      <source>Checks need bidding and everybody playing for themselves.</source>
      <translation>Les jetons demandent des enchères, et que chacun joue pour soi.</translation>
    </message>
    <message>
      <source>Turn checks off.</source>
      <translation>Supprimez les jetons.</translation>
    </message>
    <message>
      <source>There are no checks in a game with a stock.</source>
      <translation>Il n’y a pas de jetons dans un jeu à talon.</translation>
    </message>
    <message>
      <source>Playing for chips needs an auction that the highest bid wins, and everybody playing for themselves.</source>
      <translation>Jouer pour des fiches demande des enchères que gagne la plus haute mise, et que chacun joue pour soi.</translation>
    </message>
    <message>
      <source>Don't play for chips.</source>
      <translation>Ne jouez pas pour des fiches.</translation>
    </message>
    <message>
      <source>Chips are paid after every deal, so there is no target to play to.</source>
      <translation>Les fiches se paient après chaque donne : il n’y a donc pas de but à atteindre.</translation>
    </message>
    <message>
      <source>Play a number of deals.</source>
      <translation>Jouez un nombre de donnes.</translation>
    </message>
    <message>
      <source>You play either for chips or for checks.</source>
      <translation>On joue soit pour des fiches, soit pour des jetons.</translation>
    </message>
    <message>
      <source>Chips are paid for bids only, so nobody can shoot the moon.</source>
      <translation>Les fiches ne se paient que pour les mises : personne ne peut tenter le chelem.</translation>
    </message>
    <message>
      <source>Don't play with the moon.</source>
      <translation>Jouez sans chelem.</translation>
    </message>
    <message>
      <source>Chips are single, so scores can't be shown without their last zero.</source>
      <translation>Les fiches se comptent une à une : les scores ne peuvent pas être montrés sans leur dernier zéro.</translation>
    </message>
    <message>
      <source>Show scores with the last zero.</source>
      <translation>Montrez les scores avec le dernier zéro.</translation>
    </message>
    <message>
      <source>If a card can be used once per category, only the pinochle can be doubled.</source>
      <translation>Si une carte ne sert qu’une fois par classe, seul le pinochle peut être doublé.</translation>
    </message>
    <message>
      <source>Leave the doubled melds as they are in the table, or pick another rule for using cards twice.</source>
      <translation>Laissez les annonces doubles comme dans le barème, ou prenez une autre règle pour les cartes utilisées deux fois.</translation>
    </message>
    <message>
      <source>Neither the cards nor the last trick count for anything, so there is nothing to play for.</source>
      <translation>Ni les cartes ni la dernière levée ne comptent : il n’y a rien à gagner.</translation>
    </message>
    <message>
      <source>Let a card or the last trick count.</source>
      <translation>Faites compter une carte ou la dernière levée.</translation>
    </message>
    <message>
      <source>The bidder's side would need more points in tricks than a deal has.</source>
      <translation>Il faudrait au camp du preneur plus de points en levées que n’en a une donne.</translation>
    </message>
    <message>
      <source>Ask for fewer points in tricks, or let the cards count more.</source>
      <translation>Demandez moins de points en levées, ou faites compter davantage les cartes.</translation>
    </message>
    <message>
      <source>Saving the meld would take more points in tricks than a deal has.</source>
      <translation>Sauver les annonces demanderait plus de points en levées que n’en a une donne.</translation>
    </message>
    <message>
      <source>Let fewer points save the meld, or let the cards count more.</source>
      <translation>Que moins de points sauvent les annonces, ou faites compter davantage les cartes.</translation>
    </message>
    <message>
      <source>You can drop the last zero only if every card and the last trick count in tens.</source>
      <translation>On ne peut enlever le dernier zéro que si toutes les cartes et la dernière levée comptent en dizaines.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the cards count in tens.</source>
      <translation>Montrez le dernier zéro, ou faites compter les cartes en dizaines.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when bids aren't in tens.</source>
      <translation>On ne peut pas enlever le dernier zéro si les mises ne sont pas des dizaines.</translation>
    </message>
    <message>
      <source>Show the last zero, or bid in tens.</source>
      <translation>Montrez le dernier zéro, ou faites miser en dizaines.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when melds don't count in tens.</source>
      <translation>On ne peut pas enlever le dernier zéro si les annonces ne comptent pas en dizaines.</translation>
    </message>
    <message>
      <source>Show the last zero, or let melds count in tens.</source>
      <translation>Montrez le dernier zéro, ou faites compter les annonces en dizaines.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when the target isn't in tens.</source>
      <translation>On ne peut pas enlever le dernier zéro si le but n’est pas une dizaine.</translation>
    </message>
    <message>
      <source>Show the last zero, or play to a target in tens.</source>
      <translation>Montrez le dernier zéro, ou jouez jusqu’à un but en dizaines.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when the lead that ends the match isn't in tens.</source>
      <translation>On ne peut pas enlever le dernier zéro si l’avance qui finit la partie n’est pas une dizaine.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the match end at a lead in tens.</source>
      <translation>Montrez le dernier zéro, ou choisissez une avance en dizaines.</translation>
    </message>
    <message>
      <source>You can't drop the last zero when shooting the moon doesn't count in tens.</source>
      <translation>On ne peut pas enlever le dernier zéro si le chelem ne compte pas en dizaines.</translation>
    </message>
    <message>
      <source>Show the last zero, or let the moon count in tens.</source>
      <translation>Montrez le dernier zéro, ou faites compter le chelem en dizaines.</translation>
    </message>
  </context>
</TS>
