import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './say.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { format } from '#schemas/messages/format.ts';
import { people } from '#server/administracao/demonstracao/index.ts';
import type { Config } from '#server/base/config.ts';
import type { Initial } from './load-initial.ts';

interface Announced {
  readonly initial: Initial;
  readonly cluster?: string | undefined;
  /** Where the mails of a demonstration without a mail server are read. */
  readonly mail?: string | undefined;
}

/** Says on the terminal where Malote is and who can sign in. */
export const announce = (
  config: Config,
  { initial, cluster, mail }: Announced,
  milliseconds: number,
): void => {
  const { anuncio } = inicio;
  const lines = [
    format(anuncio.endereco, {
      endereco: `${config.origin}${config.basePath}`,
      segundos: (milliseconds / 1000).toFixed(1).replace('.', ','),
    }),
    ...whoCanSignIn(config, initial),
    ...(mail === undefined
      ? []
      : [format(anuncio.correio, { endereco: `${config.origin}${config.basePath}${mail}` })]),
    ...(isElsewhere(config, cluster) ? [format(anuncio.bancoEm, { lugar: cluster })] : []),
    ...(initial.kind === 'already' ? [] : [format(anuncio.areaRestrita, { chave: initial.areaKey })]),
  ];
  say(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
};

/** Under root the cluster may have had to leave the data folder, where a copy of that folder would not find it. */
const isElsewhere = ({ dataDir }: Config, cluster: string | undefined): cluster is string =>
  cluster !== undefined && dirname(cluster) !== realpathSync(dataDir);

const longestLogin = Math.max(...people.map(({ login }) => login.length));

const whoCanSignIn = (config: Config, initial: Initial): string[] => {
  const { anuncio } = inicio;
  if (initial.kind === 'empty')
    return [format(anuncio.primeiro, { login: initial.login, senha: initial.password })];
  if (initial.kind === 'already' && !initial.demonstration) return [];
  const senha = initial.password ?? config.demonstrationPassword ?? anuncio.mesmaSenha;
  return [
    format(anuncio.demonstracao, { senha }),
    ...people.map(({ login, nome, papel }) =>
      format(anuncio.pessoa, { login: login.padEnd(longestLogin), quem: `${nome}, ${papel}` }),
    ),
  ];
};
