import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { agentePortas } from '#schemas/agente.ts';
import { knownModules } from './known-modules.ts';

interface AgentOptions {
  /** The library of the maker of the token. */
  readonly module: string;
  /** The addresses of Malote whose pages are heard. */
  readonly origins: readonly string[];
  /** The first of them that is free. */
  readonly ports: readonly number[];
}

/** Something that was typed and does not serve; its key says what, in the texts of the agent. */
export class OptionRefused extends Error {
  constructor(
    readonly key:
      | 'opcao'
      | 'semOrigem'
      | 'origem'
      | 'porta'
      | 'semModulo'
      | 'modulo'
      | 'moduloRecusado'
      | 'portasOcupadas',
    readonly given = '',
  ) {
    super(key);
  }
}

/** Reads what was typed after `malote agente`. */
export const readOptions = (args: readonly string[]): AgentOptions => {
  const { origem = [], modulo, porta } = parse(args);
  if (origem.length === 0) throw new OptionRefused('semOrigem');
  const module = modulo ?? knownModules().find((path) => existsSync(path));
  if (module === undefined) throw new OptionRefused('semModulo');
  if (!existsSync(module)) throw new OptionRefused('modulo', module);
  return { module, origins: origem.map(originOf), ports: portsOf(porta) };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        origem: { type: 'string', multiple: true },
        modulo: { type: 'string' },
        porta: { type: 'string' },
      },
    }).values;
  } catch (cause) {
    throw new OptionRefused('opcao', cause instanceof Error ? cause.message : '');
  }
};

/** Only the origin of an address counts: whoever types the whole of it means this. */
const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const reached =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
  if (!url || !reached || text.includes('*')) throw new OptionRefused('origem', text);
  return url.origin;
};

const portsOf = (text: string | undefined): readonly number[] => {
  if (text === undefined) return agentePortas;
  const port = agentePortas.find((one) => String(one) === text);
  if (port === undefined) throw new OptionRefused('porta', text);
  return [port];
};
