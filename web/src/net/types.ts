// Made by `python -m storyhare.wire.typescript` from the types of the server: change those.

/** What a client says in its hello. */
export const PROTOCOL = 1;

/** The longest frame that the server reads, in bytes. */
export const MOST_BYTES = 16384;

export type FromDevice = Hello | Do | Say | React | Ping;

export type FromTable = ViewFrame | Ack | Refused | Said | Unsaid | Reacted | Pong | Bye;

export type Command =
  | Configure
  | Arrange
  | Shuffle
  | AddBot
  | TuneBot
  | RenameBot
  | Start
  | Pause
  | Resume
  | Remove
  | Lock
  | MuteChat
  | HandOver
  | Admit
  | ShowStep
  | Extend
  | Rematch
  | PressOn
  | Tell
  | Give
  | TakeBack
  | Vote
  | Sit
  | Stand
  | Rename
  | Sign
  | KeepRecordings
  | AskSeat
  | Leave
  | Return
  | Bring
  | ClaimHost
  | Away
  | See
  | Hurry
  | LastRound
  | Wish;

export type Offer = MayTell | MayGive | MayTakeBack | MayVote;

export type Phase = "deal" | "end" | "give" | "reveal" | "tell" | "vote";

export type RulesetName = "classic" | "odyssey" | "party" | "team";

export type ClueKind = "mime" | "sound" | "text";

export type Language = "de" | "en" | "es" | "fr" | "it" | "nl" | "pl" | "pt";

export type Reaction = "angry" | "clap" | "heart" | "laugh" | "shame" | "tears" | "wink" | "wow";

/** How strongly a bot plays, from the weakest. */
export type Strength = "easy" | "medium" | "sharp";

export type Character =
  | "books"
  | "everyday"
  | "feelings"
  | "ideas"
  | "journeys"
  | "myths"
  | "people"
  | "proverbs"
  | "science"
  | "songs"
  | "tales"
  | "time";

export type ReasonCode =
  | "alone"
  | "capped"
  | "crowd"
  | "everyone_or_no_one"
  | "found"
  | "lone_finder"
  | "sure_vote"
  | "told_well"
  | "vetoed"
  | "votes_on_card";

/** A command was kept; with the view that includes it, numbered like all. */
export type Ack = {
  type: "ack";
  cmd_id: string; // 1 to 40 characters
  number: number;
  table: TableView;
  you: YouView | null;
};

/** Sit a bot down at the next free seat; without a name it brings one. */
export type AddBot = {
  do: "add_bot";
  strength?: Strength;
  name?: string | null; // at most 20 characters
};

/** Answer a person who asked for a seat. */
export type Admit = {
  do: "admit";
  person: string; // at most 160 characters
  yes: boolean;
};

/** Put the seats into this order; in team the second half sits opposite the first. */
export type Arrange = {
  do: "arrange";
  order: string[]; // at most 24
};

/** Ask to play on for a seat whose owner is a bot, has left, or is gone for long. */
export type AskSeat = {
  do: "ask_seat";
  seat: number;
};

/** Say until when one is on holiday, in seconds since 1970; without a time: no longer. */
export type Away = {
  do: "away";
  until?: number | null;
};

/** The votes of a seat, by card number: one or two green ones, and in party a red one. */
export type Ballot = {
  green: number[]; // at most 24
  red?: number | null;
};

/** Let somebody without a phone play on this device, with the cards of the box. */
export type Bring = {
  do: "bring";
  name: string; // at most 20 characters
  rabbit?: number | null;
};

/** The last frame, and why; come back by yourself after `restart`, `lagging` and `silent`. */
export type Bye = {
  type: "bye";
  why: "elsewhere" | "lagging" | "reload" | "removed" | "restart" | "silent" | "unreadable";
};

/**
 * A card on the table: its number and picture, and after the reveal its owner and votes.
 * A card of the box has no picture here, only its number.
 */
export type CardView = {
  number: number;
  picture: string; // at most 160 characters
  owner?: number | null;
  green?: number[]; // at most 12
  red?: number[]; // at most 12
};

/** Become the host in place of one who is gone; at first for who sat there before that. */
export type ClaimHost = {
  do: "claim_host";
};

/**
 * When the phase ends, in seconds since 1970, or why the clock is stopped.
 * A table over days that nobody has used is `put_away` then, unless somebody comes.
 */
export type ClockView = {
  deadline?: number | null;
  paused?: "host" | "nobody_here" | null;
  left?: number | null;
  put_away?: number | null;
};

/**
 * Seconds for each phase; None: as long as people like.
 * Over days nobody waits for the reveal, and its clock means nothing.
 */
export type Clocks = {
  tell?: number | null;
  give?: number | null;
  vote?: number | null;
  reveal?: number | null;
  pace?: "over_days" | "together";
};

/**
 * What the storyteller says, sings or mimes; a sung or mimed clue may have a caption.
 * `recording` is None if the clue was performed, as to people in one room or on a call, or if not
 * all agreed to store the recording.
 */
export type Clue = {
  text?: string; // at most 160 characters
  kind?: ClueKind;
  recording?: string | null; // at most 160 characters
};

/** What a device may show of somebody without a phone for whom it speaks. */
export type CompanionView = {
  person: string; // at most 160 characters
  seat: number | null;
  game: SeatView | null;
};

/** Set rules, options, decks, clocks and language. */
export type Configure = {
  do: "configure";
  settings: Settings;
};

/**
 * A command, with an id made by the device, and the game, round and phase it was made for.
 * With `person` it is that of somebody without a phone, for whom this device speaks.
 */
export type Do = {
  type: "do";
  cmd_id: string; // 1 to 40 characters
  game: string; // at most 160 characters
  body: Command;
  round?: number | null;
  phase?: Phase | null;
  person?: string | null; // at most 160 characters
};

/** An end at a score, or after everyone has told a number of times: exactly one of the two. */
export type EndAt = {
  score?: number | null;
  tellings?: number | null;
};

/** Over days: let the limit of this phase begin anew. */
export type Extend = {
  do: "extend";
};

/** Give all cards that a seat has to give; a second `Give` replaces the first. */
export type Give = {
  do: "give";
  cards: string[]; // at most 24
};

/** Make somebody else the host. */
export type HandOver = {
  do: "hand_over";
  person: string; // at most 160 characters
};

/** The first frame: which protocol the device speaks. */
export type Hello = {
  type: "hello";
  protocol: number;
};

/** Let the autopilot play for a seat; without being host only after a long wait. */
export type Hurry = {
  do: "hurry";
  seat: number;
};

/** Agree, or agree no longer, that this game's recordings stay in its storybook and replay. */
export type KeepRecordings = {
  do: "keep_recordings";
  agrees: boolean;
};

/** End the game after this round; of the box, anybody may say that the pile is empty. */
export type LastRound = {
  do: "last_round";
};

/** Go; the autopilot plays the seat until its owner is back, or somebody else has taken it. */
export type Leave = {
  do: "leave";
};

/**
 * What helps to choose before the game: which rulesets fit, and how long the game will be.
 * `bots_blind`: no bot can judge these pictures, so none can be seated.
 */
export type LobbyView = {
  rulesets: RulesetView[]; // at most 4
  refusal: Refusal | null;
  rounds: Rounds | null;
  notices: Notice[]; // at most 12
  bots_blind?: boolean;
};

/** Let nobody new in, neither to play nor to watch, or let people in again. */
export type Lock = {
  do: "lock";
  locked: boolean;
};

/**
 * Give `number` of these cards, for the first time or in place of those already given.
 * With the cards of the box these are numbers of the row; `disputed` has those that this seat has
 * given and somebody else as well. A device that people share is told only that there are some, by
 * `again`.
 */
export type MayGive = {
  may: "give";
  cards: string[]; // at most 12
  number: number;
  disputed?: string[]; // at most 12
  again?: boolean;
};

/** Take the given card back. */
export type MayTakeBack = {
  may: "take_back";
};

/** Tell a clue with one of these cards; in party there are none, as the clue comes first. */
export type MayTell = {
  may: "tell";
  cards: string[]; // at most 12
  kinds: ClueKind[]; // at most 3
  limit: number;
};

/** Vote for one to `most` of these numbers; `red` has the storyteller's choices in party. */
export type MayVote = {
  may: "vote";
  numbers: number[]; // at most 12
  most: number;
  red: number[]; // at most 12
};

/**
 * Over days: a round that was revealed `since` then, and that this person has not seen.
 * `game` is as it was, revealed in these `steps`; so many `more` rounds were revealed after it.
 */
export type MissedView = {
  since: number;
  game: PublicView;
  steps: RevealStep[]; // at most 17
  more: number;
};

/** Silence the chat, or open it again. */
export type MuteChat = {
  do: "mute_chat";
  muted: boolean;
};

/** A hint about something that works; the catalogue has a sentence for every code. */
export type Notice = {
  code: string; // at most 64 characters
  params: Record<string, number | string>; // at most 12
};

/** The options that a table may set; UNSET means the ruleset's own value. */
export type Options = {
  lone_finder?: boolean;
  end?: "pile" | EndAt;
  bonus_cap?: number | null;
  double_vote?: boolean;
  first_storyteller?: "first_clue" | "random" | number;
  clue_kinds?: ClueKind[]; // at most 3
  cards?: "box" | "deck";
};

/** Stop the clocks; nobody moves. */
export type Pause = {
  do: "pause";
};

/**
 * Somebody at the table; people without a rabbit are spectators.
 * `signs`: may storybooks name them? None: they have not answered. `keeps`: they agree that this
 * game's recordings are stored. `bot` is the strength of a bot, which is always `here`, and
 * `character` what it likes to think of. Somebody who was `removed` is in the list only while the
 * autopilot plays their seat. `on_device_of` is the id of the person whose device speaks for
 * somebody without a phone. `away_until` is when somebody who is on holiday comes back, in seconds
 * since 1970.
 */
export type PersonView = {
  id: string; // at most 160 characters
  name: string; // at most 20 characters
  rabbit?: number | null;
  here?: boolean;
  left?: boolean;
  signs?: boolean | null;
  bot?: Strength | null;
  keeps?: boolean;
  removed?: boolean;
  character?: Character | null;
  on_device_of?: string | null; // at most 160 characters
  away_until?: number | null;
};

/**
 * Still there? And is the view with this number, the last one that came, still the newest?
 * `looking`: at the very first clue, a person seems to look at this page, so bots leave it to
 * them.
 */
export type Ping = {
  type: "ping";
  seen?: number | null;
  looking?: boolean;
};

/** Still here, and what time it is, in seconds since 1970. */
export type Pong = {
  type: "pong";
  now: number;
};

/** Seen enough of the reveal. */
export type PressOn = {
  do: "press_on";
};

/**
 * What everybody may know, spectators included.
 * `next_storyteller` is set during the reveal, unless the game ends with this round. `rounds_left`
 * says how many rounds follow this one by the rules; null if a score ends the game.
 */
export type PublicView = {
  rules: RulesView;
  phase: Phase;
  round: number;
  storyteller: number | null;
  next_storyteller: number | null;
  clue: Clue | null;
  table: CardView[]; // at most 12
  result: Result | null;
  scores: number[]; // at most 12
  pile: number;
  discards: number;
  rounds_left: number | null;
  winners: number[]; // at most 12
  awaited: number[]; // at most 12
};

/** A face that one's rabbit makes. */
export type React = {
  type: "react";
  reaction: "angry" | "clap" | "ears" | "heart" | "hush" | "laugh" | "shame" | "sleepy" | "tears" | "think" | "wink" | "wow";
};

/** Somebody's rabbit makes a face; `reaction` is for pages that do not know `face`. */
export type Reacted = {
  type: "reacted";
  person: string; // at most 160 characters
  reaction: "clap" | "ears" | "heart" | "hush" | "laugh" | "sleepy" | "think" | "wow";
  face: Reaction;
};

/** One line of a seat's points; the points of all lines add up to the seat's points. */
export type Reason = {
  reason: ReasonCode;
  points: number;
  count?: number;
};

/**
 * How many clues of this game were recorded, and who has not agreed to store them.
 * They are stored with the storybook and the replay when nobody is `awaited` any longer. `photo`
 * is the last round of which there is a photo of the box's cards; 0: there is none.
 */
export type RecordingsView = {
  told: number;
  awaited: string[]; // at most 100
  photo: number;
};

/** Why something was not done; the message catalogue has a sentence for every code. */
export type Refusal = {
  code: string; // at most 64 characters
  params: Record<string, number | string>; // at most 12
};

/** A command, or a frame without one, was refused and changed nothing. */
export type Refused = {
  type: "refused";
  refusal: Refusal;
  cmd_id: string | null; // 1 to 40 characters
};

/** Play again with the same people. */
export type Rematch = {
  do: "rematch";
};

/** Send a person away for good. */
export type Remove = {
  do: "remove";
  person: string; // at most 160 characters
};

/** Be called something else. */
export type Rename = {
  do: "rename";
  name: string; // at most 20 characters
};

/** Call a bot something else. */
export type RenameBot = {
  do: "rename_bot";
  person: string; // at most 160 characters
  name: string; // at most 20 characters
};

/** The points of a round with their reasons, by seat, and who found the storyteller's card. */
export type Result = {
  points: number[]; // at most 12
  why: Reason[][]; // at most 12
  finders: number[]; // at most 12
};

/** Go on. */
export type Resume = {
  do: "resume";
};

/** Be back: the seat's owner plays again. */
export type Return = {
  do: "return";
};

/**
 * What one step shows, and when: so many seconds after the reveal began.
 * `owners` and `card` say whose the cards with these numbers are. `card` is the storyteller's, in
 * party the one that most people voted for. On `track` the rabbits hop.
 */
export type RevealStep = {
  shows: "card" | "owners" | "points" | "red" | "track" | "votes";
  at: number;
  cards?: number[]; // at most 12
};

/**
 * How far a reveal is: since when, in seconds since 1970, and in which steps.
 * The host has asked for the step with the index `step`; unless `led`, later ones begin by
 * themselves when their time has come.
 */
export type RevealView = {
  since: number;
  steps: RevealStep[]; // at most 17
  step: number;
  led: boolean;
};

/**
 * A finished round: the clue, the owners of the cards, the votes and the points.
 * `photos` are recordings: one of the whole row of the box's cards, or one of every card.
 */
export type RoundStory = {
  round: number;
  storyteller: number;
  clue: Clue;
  cards: string[]; // at most 12
  owners: number[]; // at most 12
  ballots: (Ballot | null)[]; // at most 12
  result: Result;
  scores: number[]; // at most 12
  photos: string[]; // at most 12
};

/** How many rounds a game takes: an estimate for a target score, else exact. */
export type Rounds = {
  number: number;
  exact: boolean;
};

/** The rules of the game that is being played. */
export type RulesView = {
  ruleset: RulesetName;
  players: number;
  hand: number;
  end: "pile" | EndAt;
  bonus_cap: number | null;
  double_vote: boolean;
  lone_finder: boolean;
  clue_kinds: ClueKind[]; // at most 3
  cards?: "box" | "deck";
};

/** A ruleset, and why it cannot be played by the people at the seats. */
export type RulesetView = {
  ruleset: RulesetName;
  refusal: Refusal | null;
};

/** Something was said; `old` for what was said before this device came. */
export type Said = {
  type: "said";
  person: string; // at most 160 characters
  text: string; // at most 300 characters
  at: number;
  old: boolean;
};

/** Something to say in the chat. */
export type Say = {
  type: "say";
  text: string; // at most 300 characters
};

/**
 * What only the owner of a seat may know.
 * `hand` is None while nobody may look (party, before the clue). `given` has the cards that the
 * seat has given, `own` their numbers on the table.
 */
export type SeatView = {
  seat: number;
  hand: string[] | null; // at most 12
  given: string[]; // at most 12
  own: number[]; // at most 12
  ballot: Ballot | null;
  legal: Offer[]; // at most 12
};

/** Over days: have seen the reveals up to this round. */
export type See = {
  do: "see";
  round: number;
};

/**
 * Rules, pictures, clocks and the language in which clues are told.
 * With `caption_required` a sung or mimed clue needs words as well, for who cannot hear or see it.
 * With `bot_remarks` a bot says in the chat now and then what it thought of, after a round. With
 * `led_reveal` each step of a reveal waits for the host.
 */
export type Settings = {
  ruleset: RulesetName;
  options: Options;
  decks: string[]; // at most 16
  language: Language;
  clocks: Clocks;
  caption_required: boolean;
  bot_remarks: boolean;
  led_reveal: boolean;
};

/** Go on to a step of the reveal, for everybody. */
export type ShowStep = {
  do: "show_step";
  step: number;
};

/** Put the seats into a random order. */
export type Shuffle = {
  do: "shuffle";
};

/** Say whether storybooks and records of finished games may name one. */
export type Sign = {
  do: "sign";
  name_in_records: boolean;
};

/** Take a seat in the lobby, with one of the twelve rabbits. */
export type Sit = {
  do: "sit";
  rabbit: number;
};

/** Give the seat up and watch. */
export type Stand = {
  do: "stand";
};

/** Deal. */
export type Start = {
  do: "start";
};

/**
 * What everybody may know. `seats` has the ids of people in seat order.
 * `wishes` has the ids of those who want to play again after the end. `recordings` is null until a
 * clue of this game was recorded. `reveal` is null outside the phase reveal.
 */
export type TableView = {
  code: string; // at most 160 characters
  game_id: string; // at most 160 characters
  stage: "lobby" | "over" | "playing";
  settings: Settings;
  people: PersonView[]; // at most 100
  seats: string[]; // at most 12
  host: string | null; // at most 160 characters
  locked: boolean;
  chat_muted: boolean;
  asking: Record<string, number>; // at most 100
  autopilot: number[]; // at most 12
  clock: ClockView;
  last_round: boolean;
  winners: number[]; // at most 12
  wishes: string[]; // at most 100
  recordings: RecordingsView | null;
  lobby: LobbyView | null;
  reveal: RevealView | null;
  awaited: number[]; // at most 12
  game: PublicView | null;
};

/** Take the given card back, so that the partner may give one instead (in team). */
export type TakeBack = {
  do: "take_back";
};

/** Tell the clue, with its card; in party the clue alone. */
export type Tell = {
  do: "tell";
  clue: Clue;
  card?: string | null; // at most 160 characters
};

/** Let a bot play more or less strongly. */
export type TuneBot = {
  do: "tune_bot";
  person: string; // at most 160 characters
  strength: Strength;
};

/** Somebody is forgotten, and with them all that they have said. */
export type Unsaid = {
  type: "unsaid";
  person: string; // at most 160 characters
};

/** The whole current view; its number counts what this socket was shown. */
export type ViewFrame = {
  type: "view";
  number: number;
  table: TableView;
  you: YouView | null;
};

/** Vote by card number: one or two green votes, in party a red one; replaces an earlier vote. */
export type Vote = {
  do: "vote";
  green: number[]; // at most 24
  red?: number | null;
};

/** After the end: wish to play again, or no longer. */
export type Wish = {
  do: "wish";
  again: boolean;
};

/**
 * What only one person may know, and whom their device speaks for as well.
 * `missed` is the first round of a game over days that they have not seen revealed.
 */
export type YouView = {
  person: string; // at most 160 characters
  seat: number | null;
  game: SeatView | null;
  companions?: CompanionView[]; // at most 100
  missed?: MissedView | null;
};
