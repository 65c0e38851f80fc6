import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './project.mjs';

const forwarded = ['SIGTERM', 'SIGHUP', 'SIGINT'];

/**
 * Runs Node on a file with the terminal of this process; answers its exit code. Signals are passed on once; Ctrl+C in
 * a terminal already reaches the whole group, so there it is only waited for.
 */
export const runNode = (args, { env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const sent = new Set();
    const pass = (signal) => {
      if (sent.has(signal) || (signal === 'SIGINT' && process.stdin.isTTY)) return;
      sent.add(signal);
      child.kill(signal);
    };
    for (const signal of forwarded) process.on(signal, pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, pass);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });

/** Runs a program and keeps what it says; never fails because of its exit code. */
export const capture = (command, args, { env = {}, onLine } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onLine?.(String(chunk));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** A way into the server with its arguments, built where it can be. */
export const runServer = (file, args) => runNode([inRoot('bin/run-server.mjs'), file, ...args]);

/** A TypeScript file of the project with its arguments. */
export const runTypeScript = (file, args, options) => runNode(['--import', 'tsx', file, ...args], options);
