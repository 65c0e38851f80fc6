import { tipoConteudo } from '#schemas/enums.ts';
import { ptBR } from '#schemas/messages/index.ts';
import type { Rule } from '#server/conteudo/atos/act.ts';
import type { Condition } from '#server/conteudo/atos/conditions.ts';
import * as conditions from '#server/conteudo/atos/conditions.ts';
import { quietSituation } from '../conteudo/quiet-situation.ts';

/** What each condition asks, in the words of the table. */
const words: Partial<Record<keyof typeof conditions, string>> = {
  always: 'nada mais',
  inHands: 'em mãos',
  inMyOrganisation: 'na minha organização',
  inHandsOrCollaborating: 'em mãos, ou colaboro nela',
  openOrAnswersForAccess: 'aberto, ou respondo pelo acesso',
  notTaken: 'não aberto por outra pessoa',
  notTakenOrDispatcher: 'não aberto por outra pessoa, ou quem despacha por ela',
  authorOrHolder: 'autor, ou em mãos',
  onItsOwn: 'não anda com outro',
  flowLetsForward: 'fluxo nenhum conduz os trâmites, ou espera por este',
  flowLetsFinish: 'fluxo nenhum o finaliza, ou espera por isto',
  withoutFlow: 'nenhum fluxo em andamento nele',
  someFlow: 'há fluxo publicado',
  whereItTravelsIsOpen: 'o processo em que está, em andamento',
  hasPieces: 'com peça, se processo, ou item, se lote',
  withoutPieces: 'sem peças',
  withoutItems: 'vazio, se lote',
  notOpened: 'não aberto, se lote',
  neverConcluded: 'nunca concluído',
  notTest: 'não é teste de modelo',
  unpublished: 'não publicado',
  publishable: 'público, ostensivo, de modelo que se publica',
  notUnpublishable: 'não é impublicável',
  unpublishable: 'é impublicável',
  unsigned: 'sem assinatura feita',
  allSigned: 'sem assinatura pendente',
  flagCancel: 'marca cancelarReativar',
  sentToMe: 'a receber por mim',
  mayRedirect: 'a caminho da minha unidade, e redireciono por ela',
  copiedToMe: 'cópia minha a conhecer',
  signer: 'assino',
  signerOrUnnamed: 'assino, ou ninguém assina e a regra deixa',
  myTurn: 'é a minha vez',
  noFreePlace: 'sem lugar de assinatura livre',
  signedByPassword: 'assino com a senha',
  signedByCertificate: 'assino com certificado',
  inOwnName: 'em nome próprio',
  sentByMe: 'enviado por mim e não recebido',
  signaturesPending: 'com assinatura pendente',
  othersToSign: 'de outra pessoa',
  notMineYet: 'não está aberto por mim',
  takenByMe: 'aberto por mim',
  authorOrDeleteAny: 'autor, ou marca excluirQualquerDocumento',
  answersForAccess: 'respondo pelo acesso',
  answersOrGranted: 'respondo pelo acesso, ou o dei',
  mayAskWhoSees: 'respondo pelo acesso, o dei, ou administro',
  hasCredentials: 'restrito ou sigiloso',
  removalNotAsked: 'exclusão não pedida',
  removalAsked: 'exclusão pedida',
  askedRemoval: 'exclusão pedida por mim',
  mayDecideRemoval: 'chefia da unidade ou marca excluirQualquerDocumento, sem ter pedido nem aprovado',
  notInTransit: 'não está em trâmite',
  owedBack: 'a devolver',
  notOwed: 'nada a devolver',
  showsValidity: 'de modelo ou tipo que mostra vigência',
  inMyArchive: 'guardado no arquivo da minha unidade',
  inHandsOrMyArchive: 'em mãos, ou guardado no arquivo da minha unidade',
  replyOwed: 'resposta devida pela minha unidade',
  noReplyOwed: 'nada a responder',
  awaitsDistribution: 'recebido pela unidade e sem ninguém com ele',
  mayDistribute: 'distribuo: chefia, secretaria ou responsável da unidade',
  notTakenOrProtocol: 'não aberto por outra pessoa, salvo a quem faz as ações de protocolo',
  inItsPlace: 'em um local, se em papel',
  askedNothingYet: 'nada pedido ao arquivo por mim',
  waitsForTheArchive: 'pedido meu à espera',
  somethingAsked: 'com pedido à espera',
  readingOrArchivist: 'em consulta por mim, ou permissão arquivoOperar e em mãos',
  classified: 'com classe',
  nothingPending: 'nada em minuta, a assinar, em fluxo ou com prazo a vencer, nem no que anda com ele',
  someArchive: 'há um arquivo na organização',
  mayChangeHolder: 'chefia da unidade, ou administro',
};

const named = new Map<unknown, string>(
  Object.entries(conditions).flatMap(([name, value]): [unknown, string][] => {
    const word = words[name as keyof typeof conditions];
    return word === undefined ? [] : [[value, word]];
  }),
);

/** A condition on a right is made where it is used: what it asks of a situation tells which. */
const wordOf = (condition: Condition, tipo: number): string => {
  const known = named.get(condition);
  if (known !== undefined) return known;
  const asks: string[] = [];
  const note =
    (kind: string) =>
    (name: string): boolean => {
      asks.push(`${kind} ${name}`);
      return true;
    };
  condition({
    ...quietSituation,
    tipo,
    pode: note('permissão'),
    temMarca: note('marca'),
    temRegra: note('regra'),
  });
  // of a kind that asks for no permission there is nothing to say
  if (asks.length === 0 && (condition === conditions.edits || condition === conditions.reads)) return '';
  if (asks.length === 0) throw new Error(`condição sem nome na tabela: ${condition.toString()}`);
  return asks.join(' e ');
};

const phases: Readonly<Record<string, string>> = { '0': 'minuta', '1': 'concluído', '0,1': 'qualquer' };
const states: Readonly<Record<number, string>> = {
  0: 'corrente',
  1: 'standby',
  2: 'a arquivar',
  3: 'arquivado',
  4: 'em consulta',
  8: 'cancelado',
};

const from = ({ fase, estado }: Rule): string => {
  const where = estado.length === 10 ? 'qualquer estado' : estado.map((one) => states[one] ?? one).join(', ');
  return `${phases[fase.join()] ?? ''}; ${where}`;
};

const to = ({ para }: Rule): string => {
  if (para === undefined) return '';
  if (typeof para === 'function') return 'o que era';
  const { fase, estado } = para;
  return [
    ...(fase === undefined ? [] : [phases[String(fase)] ?? '']),
    ...(estado === undefined ? [] : [states[estado] ?? '']),
  ].join('; ');
};

/** The table of acts as docs/atos.md prints it. */
export const actTableText = (rules: readonly Rule[], tipo: number = tipoConteudo.documento): string => {
  const rows = rules.map((rule) => {
    const label = (ptBR.caixa.atos as Readonly<Record<string, string>>)[rule.nome];
    const asks = [
      ...rule.exige.map((condition) => wordOf(condition, tipo)).filter(Boolean),
      ...(rule.comMotivo ? ['motivo'] : []),
      ...(rule.comNota ? ['nota, se a configuração a exige'] : []),
    ].join('; ');
    return `| \`${rule.nome}\`${label ? ` (${label})` : ''} | ${from(rule)} | ${asks} | ${to(rule)} | ${rule.evento ?? ''} |`;
  });
  return ['| ato | de | exige | para | evento |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
};
