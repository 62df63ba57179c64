export interface Mail {
  /** Unique to its cause; it shows in the Message-ID, so no secret. */
  id: string;
  to: string;
  /** Answers go there; else to the sender. */
  replyTo?: string | null;
  subject: string;
  text: string;
}

export interface QueuedMail extends Mail {
  messageId: string;
  createdAt: string;
}
