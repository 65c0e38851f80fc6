import type { Command } from './commands.ts';
import { matchesText } from './matches-text.ts';

/** Commands under one heading. */
interface CommandGroup {
  readonly name: string;
  readonly commands: readonly Command[];
}

/**
 * The commands that have every word that was typed, in their name or in that of their heading, under their headings. What
 * begins with it comes first; a heading stands where its best command does.
 */
export const findCommands = (all: readonly Command[], typed: string): readonly CommandGroup[] => {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const rank = ({ label }: Command): number => {
    if (words.length === 0) return 0;
    if (matchesText(label.slice(0, typed.trim().length), typed)) return 0;
    return words.every((word) => matchesText(label, word)) ? 1 : 2;
  };
  const found = all
    .filter(({ label, group }) => words.every((word) => matchesText(`${label} ${group}`, word)))
    .map((command) => ({ command, rank: rank(command) }))
    .sort((a, b) => a.rank - b.rank);
  const groups = new Map<string, Command[]>();
  for (const { command } of found) {
    const group = groups.get(command.group) ?? [];
    group.push(command);
    groups.set(command.group, group);
  }
  return [...groups].map(([name, commands]) => ({ name, commands }));
};
