/** A named format of text: how it is stored, what is accepted and how people see it. */
export interface Format {
  /** The stored form of what a person typed; a text that is not of the format comes back trimmed, for the check to refuse. */
  readonly canonical: (text: string) => string;
  /** Whether the text is of this format. Punctuation of numbers is presentation and never a reason to refuse. */
  readonly accepts: (text: string) => boolean;
  /** The form that people read, from the canonical one. */
  readonly display: (canonical: string) => string;
  /** Input mask while typing: 9 digit, A letter, * either. */
  readonly mask?: string;
}

/** Puts the characters of a text into the places of a mask: `fill('123', '9.99')` is `1.23`. */
export function fill(text: string, mask: string): string {
  let next = 0;
  return mask.replace(/[9A*]/g, () => text.charAt(next++));
}
