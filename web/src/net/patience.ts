// How long a connection waits: for answers, before it reconnects, and before it gives a socket up. All in milliseconds.

/** Ping after this long without a frame. */
export const IDLE_MS = 2_500;
/** A socket that does not answer a ping within this time counts as dead. */
export const ANSWER_MS = 1_500;
/** The longest time for an answer, on a slow network or after a wrong guess. */
export const LONGEST_ANSWER_MS = 6_500;
/** The time for an answer, as a multiple of the last round trip. */
export const TIMES_A_TRIP = 4;
/** The time for an answer after the page woke up. */
export const PROOF_MS = 1_500;
/** Repeat an unanswered command after this time. */
export const RESEND_MS = 2_500;
/** Pauses before reconnecting: full jitter below a bound that doubles from the first to the last. */
export const FIRST_PAUSE_MS = 500;
export const LONGEST_PAUSE_MS = 15_000;
/** The longest pause for a while after the server announced a restart. */
export const RESTART_PAUSE_MS = 3_000;
export const RESTART_MS = 60_000;
/** A socket that was open for this long resets the pauses. */
export const STEADY_MS = 5_000;
export const TOO_MANY_MS = 60_000;
