/** `9:05`: minutes and seconds that are left. */
export const timeLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
