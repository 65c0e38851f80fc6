/** The name of an archive in its folder: names in order are instants in order. */
export const backupName = (moment: Date): string =>
  `malote-${moment.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
