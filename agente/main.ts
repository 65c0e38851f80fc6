import { once } from 'node:events';
import type { Server } from 'node:http';
import { agentePortas } from '#schemas/agente.ts';
import { format, type MessageData } from '#schemas/messages/format.ts';
import { agente } from '#schemas/messages/pt-BR/agente.ts';
import { Cryptoki } from '#server/ferramentas/pkcs11/cryptoki.ts';
import { TokenProblem } from '#server/ferramentas/pkcs11/token-problem.ts';
import { listTokens } from '#server/ferramentas/pkcs11/tokens.ts';
import packageJson from '../package.json' with { type: 'json' };
import { createAgent } from './agent-server.ts';
import { OptionRefused, readOptions } from './options.ts';
import { Pairing } from './pairing.ts';
import { askInTerminal } from './terminal-pin.ts';

const portas = agentePortas.join(', ');
const uso = format(agente.uso, { portas: agentePortas.join('|') });
const say = (text: string): void => void process.stdout.write(text);
const tell = (text: string, data?: MessageData): void => say(`${format(text, data)}\n`);

/** The agent: what the pages of Malote reach the person's token by, until it is ended. */
const run = async (): Promise<void> => {
  const { module, origins, ports } = readOptions(process.argv.slice(2));
  const cryptoki = await Cryptoki.load(module).catch((error: unknown) => {
    if (error instanceof TokenProblem && error.why !== 'semBiblioteca')
      throw new OptionRefused('moduloRecusado', module);
    throw error;
  });
  const pairing = new Pairing((codigo) =>
    tell(agente.codigo, { codigo: `${codigo.slice(0, 4)} ${codigo.slice(4)}` }),
  );
  const askPin = askInTerminal({ input: process.stdin, say });
  const server = createAgent({ cryptoki, pairing, askPin, origins, version: packageJson.version });
  const porta = await listen(server, ports);
  const tokens = listTokens(cryptoki).map(({ nome }) => nome);
  tell(agente.escutando, { porta, origens: origins.join(', ') });
  if (tokens.length > 0) tell(agente.tokens, { nomes: tokens.join(', ') });
  else tell(agente.semTokens);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      cryptoki.finish();
      process.exit();
    });
};

/** Listens on the first of these that is free, and only for this machine. */
const listen = async (server: Server, ports: readonly number[]): Promise<number> => {
  for (const port of ports)
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  throw new OptionRefused('portasOcupadas', ports.join(', '));
};

/** What went wrong, in words; nothing when it was not foreseen. */
const wordsOf = (error: unknown): string | undefined => {
  if (error instanceof OptionRefused) return format(agente[error.key], { dado: error.given, uso, portas });
  if (error instanceof TokenProblem && error.why === 'semBiblioteca')
    return format(agente.semBiblioteca, { versao: packageJson.optionalDependencies.koffi });
  return undefined;
};

try {
  await run();
} catch (error) {
  const words = wordsOf(error);
  if (words === undefined) throw error;
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
