import { spawn } from 'node:child_process';
import { inRoot, root, tools } from './project.mjs';

const serverPort = process.env.PORT ?? '3000';

/** Server restarted at each change and vite in front of it; the first to end ends the other. */
export const develop = (args) =>
  new Promise((resolve) => {
    const env = { ...process.env, PORT: serverPort, MALOTE_SERVIDOR: `http://127.0.0.1:${serverPort}` };
    const start = (...command) => spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env });
    const children = [
      start(tools.tsx, 'watch', '--clear-screen=false', inRoot('server/main.ts'), ...args),
      start(tools.vite),
    ];
    const end = () => children.forEach((child) => child.kill('SIGTERM'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
    let code = 0;
    let alive = children.length;
    for (const child of children) {
      child.on('exit', (exit) => {
        code ||= exit ?? 0;
        end();
        if (--alive === 0) resolve(code);
      });
    }
  });
