#!/usr/bin/env node
// Runs before anything is installed: only what Node itself brings, and plain JavaScript.
import { ensureNodeVersion } from './node-version.mjs';

ensureNodeVersion();

const { explain, Refusal } = await import('./refusal.mjs');
const { runCommand } = await import('./commands.mjs');

try {
  process.exitCode = await runCommand(process.argv[2], process.argv.slice(3));
} catch (failure) {
  const line = failure instanceof Refusal ? failure.message : explain(`${failure?.code}`);
  if (!line) throw failure;
  console.error(line);
  process.exitCode = 1;
}
