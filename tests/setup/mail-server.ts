import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailBox {
  readonly port: number;
  /** What it took, in the order in which it came. */
  readonly accepted: string[];
  /** Passwords that it was told. */
  readonly told: string[];
  readonly state: { refuses: boolean };
  readonly close: () => Promise<void>;
}

/** A mail server that keeps what it accepts, from `malote` with its password or from who says no name. */
export const openMailServer = async (): Promise<MailBox> => {
  const [accepted, told]: [string[], string[]] = [[], []];
  const state = { refuses: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      told.push(password ?? '');
      if (username === 'malote' && password === 'senha-do-correio') done(null, { user: username });
      else done(new Error('senha errada'));
    },
    onRcptTo: (_address, _session, done) => done(state.refuses ? new Error('caixa cheia') : null),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        accepted.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    accepted,
    told,
    state,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
};
