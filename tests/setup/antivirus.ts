import { createServer, type Server } from 'node:net';

/** The standard test file of antivirus makers: harmless, and known to all of them. In two pieces, for none to find it here. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

export interface Double {
  readonly port: number;
  /** What it looked at, whole. */
  readonly seen: Buffer[];
  /** Says this, whatever it is sent; closes without a word where it is empty. */
  says: string | undefined;
  close(): Promise<void>;
}

/** Speaks the protocol of `clamd` (INSTREAM with the z prefix), and knows the one file that all antivirus know. */
export const openAntivirus = async (): Promise<Double> => {
  const double = { seen: [] as Buffer[], says: undefined as string | undefined };
  const server: Server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (more: Buffer) => {
      bytes = Buffer.concat([bytes, more]);
      const content = wholeOf(bytes);
      if (content === undefined) return;
      if (content === 'outro') {
        socket.end('UNKNOWN COMMAND\0');
        return;
      }
      double.seen.push(content);
      const found = content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
      const said = double.says ?? found;
      socket.end(said === '' ? '' : `${said}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(double, {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
};

const command = Buffer.from('zINSTREAM\0');

/** The content of a stream that has ended; undefined while it goes on. */
const wholeOf = (bytes: Buffer): Buffer | 'outro' | undefined => {
  if (bytes.length < command.length) return undefined;
  if (!bytes.subarray(0, command.length).equals(command)) return 'outro';
  const pieces: Buffer[] = [];
  let at = command.length;
  while (bytes.length >= at + 4) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (bytes.length < at + 4 + length) return undefined;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};
