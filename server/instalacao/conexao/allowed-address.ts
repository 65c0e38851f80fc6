import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';

/**
 * Addresses that only somebody of this network should reach. A rule that names no address of its own (`*.exemplo`) never
 * opens them: a name that others control could be made to point to them.
 */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

interface Rule {
  readonly port: number | undefined;
  readonly name: (host: string) => boolean;
  readonly address: (address: string) => boolean;
  /** It is of addresses, which any name may turn out to have. */
  readonly ofAddresses: boolean;
  /** Whether the rule, matched by name, opens addresses of the inside. */
  readonly exact: boolean;
}

const readRule = (text: string): Rule => {
  const [, host = '', port] = /^(\[[^\]]+\](?:\/\d+)?|[^:]+)(?::(\d+))?$/.exec(text) ?? [undefined, text];
  const bare = host.replace(/^\[([^\]]+)\]/, '$1').toLowerCase();
  const [net = '', bits] = bare.split('/');
  const number = port === undefined ? undefined : Number(port);
  if (isIP(net)) {
    const list = new BlockList();
    list.addSubnet(net, bits === undefined ? (isIP(net) === 4 ? 32 : 128) : Number(bits), familyOf(net));
    const address = (one: string): boolean => list.check(one, familyOf(one));
    return { port: number, name: () => false, address, ofAddresses: true, exact: true };
  }
  const wild = bare.startsWith('*.');
  return {
    port: number,
    name: (one) => (wild ? one.endsWith(bare.slice(1)) : one === bare),
    address: () => false,
    ofAddresses: false,
    exact: !wild,
  };
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address written as IPv6 is the same machine. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The address to connect to: one that the installation allows (`MALOTE_CONEXOES`), looked up once, so that what was checked
 * is what is reached. Anything else is refused.
 */
export const allowedAddress = async (
  allowed: readonly string[],
  host: string,
  port: number,
): Promise<string> => {
  const rules = allowed.map(readRule).filter((rule) => rule.port === undefined || rule.port === port);
  const name = host.toLowerCase().replace(/\.$/, '');
  const byName = rules.filter((rule) => rule.name(name));
  // Names that no rule knows are not even looked up: the question itself would leave the network.
  if (!isIP(name) && byName.length === 0 && !rules.some(({ ofAddresses }) => ofAddresses)) throw refused();
  // of a name that is in no rule nobody learns whether it is one of the network
  const addresses = isIP(name) ? [{ address: name }] : await lookUp(name, byName.length > 0);
  const found = addresses
    .map(({ address }) => plainAddress(address))
    .find(
      (address) =>
        rules.some((rule) => rule.address(address)) ||
        byName.some((rule) => rule.exact || !inside.check(address, familyOf(address))),
    );
  if (found === undefined) throw refused();
  return found;
};

/**
 * The name to ask a proxy for: as it was written where a rule names it, or else the address that a rule allows.
 */
export const requireAllowedName = async (
  allowed: readonly string[],
  host: string,
  port: number,
): Promise<string> => {
  const name = host.toLowerCase().replace(/\.$/, '');
  const named = allowed
    .map(readRule)
    .some((rule) => (rule.port === undefined || rule.port === port) && rule.name(name));
  return named ? name : allowedAddress(allowed, host, port);
};

const refused = (): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem('conexao.foraDaLista') });

const lookUp = async (name: string, named: boolean): Promise<readonly { readonly address: string }[]> => {
  try {
    return await lookup(name, { all: true });
  } catch (cause) {
    if (!named) throw refused();
    throw new AppError(
      'transicaoNaoPermitida',
      { motivo: mensagem('conexao.semNome', { nome: name }) },
      { cause },
    );
  }
};
