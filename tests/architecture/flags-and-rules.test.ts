import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules, type Rule, type RuleEntry } from '#schemas/rules.ts';
import { userFlags, type UserFlag, type UserFlagName } from '#schemas/user-flags.ts';

/** Where each flag of a person decides something. */
const flagsAct: Readonly<Partial<Record<UserFlagName, string>>> = {
  acessoRestrito: 'server/pessoas/acesso/content-filter.ts',
  acessoAmplo: 'server/pessoas/acesso/content-filter.ts',
  acessoTotal: 'server/pessoas/acesso/content-filter.ts',
  concluirSemAssinatura: 'server/documento/pendencias.ts',
  cancelarReativar: 'server/conteudo/atos/conditions.ts',
  excluirQualquerDocumento: 'server/conteudo/atos/conditions.ts',
  resgatarConteudos: 'server/conteudo/tramite/desfazer.ts',
  assinante: 'server/conteudo/assinatura/signers.repository.ts',
  usaCertificadoDigital: 'server/conteudo/certificado/sign-rule.ts',
  reclassificar: 'server/conteudo/classificacao/reclassificar.ts',
  definirPrazoResposta: 'server/conteudo/resposta/ask-reply.ts',
  definirVigenciaAposConclusao: 'server/conteudo/vigencia/definir-vigencia.ts',
  reverterMinuta: 'server/documento/reverter-minuta.ts',
  protocolarDocumentosAntigos: 'server/protocolo/check-facts.ts',
  executarAcoesProtocolo: 'server/protocolo/concludes-for.ts',
  publicarDocumentos: 'server/conteudo/publicacao/acts.ts',
  criarEventosColegas: 'server/agenda/keep-compromisso.ts',
  transferirConteudosUnidades: 'server/conteudo/posse/transferir.ts',
  excluirComentarios: 'server/conteudo/comentarios/rules.ts',
};

/** And each rule of a profile. */
const rulesAct: Readonly<Partial<Record<Rule, string>>> = {
  permiteConfigurarPublicacaoAoConcluir: 'server/documento/concluir.ts',
  permiteRemoverAnexo: 'server/conteudo/anexos/rules.ts',
  permiteAssinarSemDefinirAssinante: 'server/conteudo/atos/facts.ts',
  permiteDesvincularDocumentoSemSerAutor: 'server/processo/may-take.ts',
  permiteProtocoloForaPadraoIcpBrasil: 'server/protocolo/ler.ts',
  permiteTornarImpublicavel: 'server/conteudo/publicacao/acts.ts',
  restringeAcessoMinutasOutrasUnidades: 'server/pessoas/acesso/content-filter.ts',
  permiteReverterImpublicavel: 'server/conteudo/publicacao/acts.ts',
};

/** Only carries them from the register to the session, or gives them to the people of the demonstration. */
const carries = /^server\/(pessoas\/sessao\/|inicio\/)/;

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((name) => join('server', name))
  .filter((path) => path.endsWith('.ts') && !carries.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The files that ask for a flag or a rule by its name. */
const askedIn = (name: string): readonly string[] =>
  sources
    .filter(({ text }) => new RegExp(String.raw`(?:'${name}'|\b\w+\.${name}\b|\b${name}:)`).test(text))
    .map(({ path }) => path);

const catalogue: readonly (readonly [string, Pick<UserFlag | RuleEntry, 'futura'>, string | undefined])[] = [
  ...Object.entries<UserFlag>(userFlags).map(
    ([name, entry]) => [name, entry, flagsAct[name as UserFlagName]] as const,
  ),
  ...Object.entries<RuleEntry>(rules).map(([name, entry]) => [name, entry, rulesAct[name as Rule]] as const),
];

describe('flags of people and rules of profiles', () => {
  it.each(catalogue)('%s acts where this list says, or says that it waits', (name, { futura }, place) => {
    // one that waits decides nothing anywhere; one that acts is no longer said to wait
    if (futura) expect({ place, asked: askedIn(name) }).toEqual({ place: undefined, asked: [] });
    else expect(askedIn(name)).toContain(place);
  });
});
