/** The name as it is written inside a sentence: only the first letter changes, and initials stay. */
export function inSentence(title: string): string {
  return /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
