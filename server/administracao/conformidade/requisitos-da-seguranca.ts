import type { Requisito } from '#schemas/shapes/conformidade.ts';
import { atende, falta, prova } from './requisito.ts';

const own = 'server/conformidade/provas.test.ts';
const credentials = 'server/access/credentials.test.ts';
const events = 'server/events/events.test.ts';
const matrix = 'server/access/matrix.test.ts';
const outside = 'server/events/selos-de-fora.test.ts';
const redacted = 'server/tarja/copia-com-tarja.test.ts';
const covered =
  'o que se cobre não está em lugar nenhum da cópia; o resto se lê, e a certidão a liga ao original';

/** Chapter 7: security, secrecy, the trail, signatures. */
export const requisitosDaSeguranca: readonly Requisito[] = [
  atende(
    '7.1.1',
    'O',
    'Documentos, dados e configuração têm cópia de segurança, que volta inteira.',
    prova(
      'server/backup/drill.test.ts',
      'restores every table, key, index, function and file as they were, and the chains verify',
    ),
    prova(
      'server/backup/scheduled.test.ts',
      'holds everything once a week and what is new on the other days; the old ones go, what a kept one needs stays',
    ),
  ),
  atende(
    '7.2.2',
    'O',
    'Nada se faz sem se dizer quem se é.',
    prova(matrix, 'asks a visitor to sign in everywhere but at the public calls'),
    prova('server/sessao/entrar.test.ts', 'is asked for everywhere but at the open doors'),
  ),
  atende(
    '7.2.6',
    'AD',
    'Ao que a pessoa não pode ver responde-se de três modos, à escolha da instituição, e a tentativa fica.',
    prova(credentials, 'is what the organisation chose, never for drafts nor for other organisations'),
    prova(
      'server/access/visible.test.ts',
      'above the person’s degree does not exist, and the attempt is kept',
    ),
  ),
  atende(
    '7.2.7',
    'O',
    'Só quem administra dá permissões.',
    prova(own, 'quem não administra não muda o que um perfil permite'),
    prova(
      'server/access/roles.test.ts',
      'makes nobody an administrator, touches none, and grants only what is own',
    ),
  ),
  atende(
    '7.2.18',
    'O',
    'Papéis que não podem estar na mesma pessoa não se juntam.',
    prova(
      'server/seguranca/conflitos.test.ts',
      'recusa o perfil que junta os dois lados, com o motivo; o que já juntava muda no resto',
      'recusa dar a alguém o perfil, ou a marca, que os juntaria',
      'recusa ao perfil o que os juntaria nas pessoas dele, e diz quantas',
    ),
  ),
  atende(
    '7.3.2',
    'O',
    'O que é restrito diz a hipótese da lei, e só o vê quem tem a credencial.',
    prova(own, 'o que é restrito não se conclui sem a hipótese legal'),
    prova(
      credentials,
      'is seen by who has a credential, while they have it, and every giving and taking is told',
    ),
  ),
  falta(
    '7.3.3',
    'O',
    'O documento diz o grau, a credencial e a autoridade que o classificou.',
    'O grau e a credencial se guardam; a autoridade e o termo de classificação (TCI) ainda não.',
    prova(credentials, 'gives no credential to a lower degree, to the inactive, nor by who only reads it'),
  ),
  atende(
    '7.3.5',
    'O',
    'Ninguém abre o que está acima do seu grau.',
    prova(
      'server/access/visible.test.ts',
      'above the person’s degree does not exist, and the attempt is kept',
    ),
    prova(credentials, 'gives no credential to a lower degree, to the inactive, nor by who only reads it'),
  ),
  falta(
    '7.3.13',
    'O',
    'Só quem pode desclassifica, confirmando, e isso fica.',
    'Ainda não se desclassifica o que está concluído.',
  ),
  falta('7.3.15', 'O', 'O que é sigiloso não se elimina.', 'Ainda não há eliminação.'),
  falta(
    '7.4.1',
    'O',
    'A trilha guarda a captura, o sigilo, a tabela, os dados, os acessos e as tentativas, a eliminação, a exportação e as permissões.',
    'A eliminação ainda não há, e uma exportação não deixa evento.',
    prova(
      'server/conteudo/atos.test.ts',
      'faz o que a tabela permite, deixa o evento e diz o que se pode depois',
    ),
    prova('server/engine/records.test.ts', 'guarda o histórico legível de cada campo'),
    prova(
      'server/access/denials.test.ts',
      'guardam-se até um tanto por minuto, e no seguinte de novo; o mesmo, uma vez',
    ),
    prova(
      credentials,
      'is seen by who has a credential, while they have it, and every giving and taking is told',
    ),
  ),
  atende(
    '7.4.2',
    'O',
    'O evento diz quem foi, e também quem substituiu.',
    prova(events, 'say who did it, from where and with what'),
    prova(
      'server/sessao/substituir.test.ts',
      'is told by the absent person, and signs with both names everywhere',
    ),
  ),
  atende(
    '7.4.6',
    'O',
    'A trilha não se altera, e alterá-la por fora se descobre.',
    prova(events, 'are refused by the database: %s', 'show %s'),
    prova(outside, 'acham o que quem é dono do banco refaz por inteiro'),
  ),
  falta(
    '7.4.12',
    'O',
    'A trilha se lê por objeto, por pessoa e por ação, na ordem do tempo.',
    'Lê-se por objeto, no histórico de cada um; por pessoa e por ação ainda não.',
    prova(
      'server/conteudo/historico.test.ts',
      'tells five hundred acts at a time, says when there are more, and all of them from the newest to the first',
    ),
  ),
  falta(
    '7.4.15',
    'O',
    'De tempos em tempos a trilha se guarda como documento.',
    'Ainda não se fecha a trilha em documento.',
  ),
  falta(
    '7.5.3',
    'O',
    'A assinatura de um arquivo que chega é conferida.',
    'O laudo se pede, na consulta pública ou no anexo; não se faz sozinho quando o arquivo chega.',
    prova(
      'server/assinatura/arquivos-assinados.test.ts',
      'tells of a PDF, an XML and a signature outside its file each point by itself, and keeps nothing',
    ),
  ),
  falta(
    '7.5.4',
    'O',
    'Guarda-se o que a conferência achou e quando.',
    'Guarda-se a prova do que se assina aqui; o laudo de um arquivo que chega não se guarda.',
    prova(
      'server/assinatura/provas.test.ts',
      'waits for who still has to sign, and says what is missing before it is in the file',
    ),
  ),
  atende(
    '7.6.1',
    'O',
    'A hora vem do servidor, e o carimbo do tempo de quem a instituição escolhe (RFC 3161).',
    prova(
      'server/assinatura/carimbo-e-listas.test.ts',
      'dates each signature in a PDF, in an XML and beside a file, as other verifiers find, and the check says when',
    ),
  ),
  atende(
    '7.8.1',
    'O',
    'Quem assina no sistema digita a senha.',
    prova(
      'server/documento/journey.test.ts',
      'drafts, concludes, forwards, receives, signs, verifies and finds again',
    ),
    prova('server/assinatura/assinar.test.ts', 'slows down guessing of the password'),
  ),
  atende(
    '7.8.2',
    'O',
    'Da assinatura ficam quem, quando e em que cargo.',
    prova(own, 'da assinatura com senha ficam quem, quando, em que cargo e em que unidade'),
  ),
  falta(
    '7.8.3',
    'AD',
    'Do que se assinou com a senha fica a soma, que se confere na consulta.',
    'O resumo SHA-256 se guarda e se acha na consulta; quem o recalcula é quem consulta com o arquivo, ou a conferência agendada.',
    prova('server/assinatura/assinar.test.ts', 'accepts every file that was issued and says which one it is'),
    prova('server/files/files.test.ts', 'is checked by the integrity command, which names what changed'),
  ),
  falta(
    '7.9.1',
    'O',
    'O que é sigiloso se guarda e se transmite cifrado.',
    'A transmissão é do proxy com TLS, e o backup se cifra; os arquivos sigilosos no volume não.',
  ),
  falta(
    '7.10.2',
    'O',
    'Empréstimo, consulta e devolução se acompanham, digitais e em papel.',
    'A consulta e a devolução se acompanham, em papel também; o empréstimo ainda não.',
    prova(
      'server/conteudo/arquivo-consulta.test.ts',
      'pede-se com o motivo, uma vez; o arquivo concede até um dia, e quem lê devolve',
      'acaba por si depois do último dia, e só então',
    ),
  ),
  atende(
    '7.11.1',
    'AD',
    'Um arquivo se examina contra vírus antes de entrar, onde a instalação liga um antivírus.',
    prova(
      'server/seguranca/antivirus.test.ts',
      'é visto inteiro pelo antivírus e, limpo, entra',
      'infectado não entra: fica à parte, cifrado, com quem, o quê e quando, e avisa quem enviou e quem administra',
      'não entra com um antivírus %s, e diz por quê',
    ),
  ),
  atende(
    '7.11.7',
    'F',
    'Cada arquivo tem o seu código de integridade (SHA-256).',
    prova(
      'server/files/files.test.ts',
      'is kept by its digest, and comes back whole to who sent it only',
      'is checked by the integrity command, which names what changed',
    ),
  ),
  atende('7.12.5', 'O', 'Faz-se uma cópia com tarja, sem mexer no original.', prova(redacted, covered)),
  atende('7.12.7', 'O', 'Fica quem fez a cópia com tarja, quando e por quê.', prova(redacted, covered)),
];
