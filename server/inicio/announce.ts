import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './say.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { format } from '#schemas/messages/format.ts';
import type { Config } from '#server/base/config.ts';
import type { Initial } from './load-initial.ts';

/** Says on the terminal where Malote is and who can sign in. */
export const announce = (
  config: Config,
  { initial, cluster }: { readonly initial: Initial; readonly cluster?: string | undefined },
  milliseconds: number,
): void => {
  const { anuncio } = inicio;
  const lines = [
    format(anuncio.endereco, {
      endereco: `${config.origin}${config.basePath}`,
      segundos: (milliseconds / 1000).toFixed(1).replace('.', ','),
    }),
    ...whoCanSignIn(config, initial),
    ...(isElsewhere(config, cluster) ? [format(anuncio.bancoEm, { lugar: cluster })] : []),
    ...(initial.kind === 'already' ? [] : [format(anuncio.areaRestrita, { chave: initial.areaKey })]),
  ];
  say(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
};

/** Under root the cluster may have had to leave the data folder, where a copy of that folder would not find it. */
const isElsewhere = ({ dataDir }: Config, cluster: string | undefined): cluster is string =>
  cluster !== undefined && dirname(cluster) !== realpathSync(dataDir);

/** Some people of the demonstration, each with a different part to play; the demonstration itself may be left out of an image. */
const people: Readonly<Record<string, string>> = {
  admin: 'Tiago Bastos Meireles, administra o sistema (Tecnologia da Informação)',
  'helena.pires': 'Helena Duarte Pires, chefia a Coordenadoria de Compras: redige, tramita e assina',
  'otavio.brandao': 'Otávio Nunes Brandão, secretário de Administração: decide, assina e vê o que é sigiloso',
  'beatriz.cordeiro': 'Beatriz Anjos Cordeiro, procuradora-geral: recebe, dá parecer e devolve',
};
const longestLogin = Math.max(...Object.keys(people).map((login) => login.length));

const whoCanSignIn = (config: Config, initial: Initial): string[] => {
  const { anuncio } = inicio;
  if (initial.kind === 'empty')
    return [format(anuncio.primeiro, { login: initial.login, senha: initial.password })];
  if (initial.kind === 'already' && !initial.demonstration) return [];
  const senha =
    initial.kind === 'demonstration'
      ? initial.password
      : (config.demonstrationPassword ?? anuncio.mesmaSenha);
  return [
    format(anuncio.demonstracao, { senha }),
    ...Object.entries(people).map(([login, quem]) =>
      format(anuncio.pessoa, { login: login.padEnd(longestLogin), quem }),
    ),
  ];
};
