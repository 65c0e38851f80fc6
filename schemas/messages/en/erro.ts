/** Text of each error code, in English. */
export const erro = {
  requisicaoInvalida: 'Incorrect request. Check the data that was sent.',
  camposInvalidos: 'Check the fields pointed out.',
  campoDesconhecido: 'The field {campo} does not exist here. Take it out and send again.',
  corpoGrande: 'What was sent is over the limit of {limite}. Send it in smaller parts.',
  tipoNaoAceito: 'Content format not accepted. Send {aceitos}.',
  muitasTentativas: 'Too many attempts in a short time. Try again in {espera}.',
  filtroDesconhecido: 'The filter {filtro} does not exist in this list.',
  ordenacaoDesconhecida: 'This list cannot be sorted by {campo}.',
  loteVazio: 'There is nothing to do in this batch. Choose the items again.',
  loteGrande: 'A batch goes up to 10,000 items. Use a filter to choose fewer.',
  loteEmAndamento: 'This batch is still going on. Wait until it ends, or cancel what is left.',
  loteSemVolta: 'What this batch did cannot be undone here, or was undone already.',
  paginaForaDoLimite: 'The list goes up to record 10,000. Use a filter to reach what you look for.',
  naoAutenticado: 'Sign-in needed',
  sessaoExpirada: 'Your session is over. Sign in again to go on from where you were.',
  credenciaisInvalidas: 'User or password do not match. Check them and try again.',
  codigoNecessario: 'The code of the second factor is missing.',
  trocaDeSenhaNecessaria: 'Choose a new password to go on.',
  segundoFatorNecessario: 'Enrol the second factor to go on.',
  entradaVencida: 'Too much time went by since you typed the password. Sign in again.',
  codigoNaoConfere: 'The code does not match or was already used. Check it and try the next one.',
  linkSenhaVencido: 'This link was already used or is too old. Ask for another in I forgot my password.',
  usuarioBloqueado: 'This user is blocked. Talk to the administrator of your organisation.',
  usuarioInativo: 'This user is inactive. Talk to the administrator of your organisation.',
  usuarioSemUnidade:
    'This user has no active unit to work in. Talk to the administrator of your organisation.',
  foraDoHorario: 'It is outside the hours of your profile. You may sign in {quando}.',
  substituicaoTerminou:
    'The substitution of {nome} is over. Return to your own user to go on; what was saved is still saved.',
  substituicaoForaDoHorario: 'It is outside the hours of {nome}. The substitution may go on {quando}.',
  naoSubstitui: 'You are not a substitute for this person today.',
  unidadeNaoPermitida: 'You do not work in this unit.',
  diretorioIndisponivel:
    'The directory of the institution does not answer, and without it your password cannot be checked. Try later or talk to the administrator.',
  provedorIndisponivel:
    'The provider of the institution does not answer. Try later or talk to the administrator.',
  provedorRecusou: '{motivo}',
  entrePeloProvedor: 'Your institution asks you to sign in with {nome}.',
  contaSemRegra:
    'Your identity is right, but no rule of the institution says in which unit and with which profile you work in Malote. Talk to the administrator.',
  contaSemEmail:
    'Your identity is right, but it lacks a valid e-mail to create your account. Talk to the administrator.',
  contaNaoCriada:
    'Your identity is right, but the account could not be created: {motivo} Talk to the administrator.',
  acessoNegado:
    'You have no permission to use this feature. If you need it, talk to the administrator of your organisation.',
  conteudoRestrito: 'This content has restricted access.',
  conteudoRestritoDescrito: '{numero} exists, is with {unidade} and has restricted access.',
  naoEncontrado: 'Not found. The address may be wrong or the content may be out of your reach.',
  chaveNaoConfere: 'The key does not match.',
  areaRestritaFechada: 'This area opens with a key of its own. Type it to go on.',
  emManutencao: '{mensagem}',
  conflitoDeVersao: '{quem} changed this record at {hora}. Compare before saving.',
  cadastroMudou:
    'The register changed since this page was opened. What you typed was kept: check the new fields and save again.',
  chaveDeRepeticaoEmUso:
    'This repetition key was already used by another request. Send this one under another key.',
  transicaoNaoPermitida: '{motivo}',
  registroEmUso: 'This record is in use and cannot be deleted. See where it is used.',
  valorRepetido: 'There already is a record with this value.',
  arquivoInfectado:
    'The antivirus found {ameaca} in {nome}. The file was not kept: it is in quarantine, and the administrators were told.',
  antivirusForaDoAr:
    'The antivirus did not examine the file, and without that it is not taken ({motivo}). Nothing was kept; try again, or tell the administrator.',
  arquivoInvalido: 'The file is not of the expected type ({aceitos}). Check the file and send it again.',
  arquivoGrande: 'The file has {tamanho}; the limit is {limite}. Split it or lower its resolution.',
  arquivoFaltando:
    'The file {nome} is no longer on the disk. Nothing was done; the administrators were told and can bring it back from a backup.',
  arquivoAlterado:
    'The file {nome} was changed on the disk and is no longer what was kept. Nothing was done; the administrators were told and can bring it back from a backup.',
  semEspacoNoVolume: 'No volume has room to keep the file. Tell the administrator; nothing was lost.',
  volumeIndisponivel:
    'The file volume “{volume}” cannot be used now: {motivo}. Nothing was done and nothing was lost; the administrators were told. Try again in some minutes.',
  caractereSemGlifo: 'The character {caractere} cannot be printed. Change it: {lugar}.',
  referenciaPerdida:
    'The reference no longer points to a passage of the document. Choose another one or remove it: {lugar}.',
  imagemSemDescricao: 'Describe the image or mark it as decorative: {lugar}.',
  documentoGrandeDemais: 'The document is larger than what can be produced. Split it.',
  faltaParaConcluir: 'To conclude, complete what is missing.',
  naoEstaComVoce: 'This content is not held by your unit.',
  emUsoPorOutraPessoa: 'This content is with {usuario} since {desde}. You may read it or take it over.',
  emOutraUnidade: 'This content is in the unit {unidade}.',
  destinoEhDetentor: 'The destination already holds the content. Choose another one.',
  destinoInativo: '{destino} is inactive and receives nothing. Choose another destination.',
  destinoSemPessoa: 'The unit {unidade} only receives what names a person. Choose the person.',
  copiaRepetida: '{destino} is already among the destinations. Take the repetition out.',
  tramiteJaRecebido: 'This forwarding was already received.',
  senhaNaoConfere: 'The password does not match. Type the password that you sign in with.',
  naoEhSuaVez: 'It is not your turn to sign yet: {quem} is missing.',
  jaAssinado: 'You already signed this document.',
  conferenciaEmAndamento:
    'Another file sent from this address is still being checked. Wait for it to end and send this one again.',
  conferenciaCheia: 'Many files are being checked now. Try again in a minute.',
  codigoNaoEncontrado: 'No document has this code. Check the one at the foot of the page.',
  origemRecusada: 'This request came from the page of another site and was refused.',
  acessoRetirado: 'Your access was blocked or withdrawn. Talk to who administers the users.',
  aindaTem: '{motivo}',
  erroInterno: 'Internal server error',
  emMudanca: 'Somebody else, or a flow, is changing this now. Nothing was done: wait a moment and try again.',
  indisponivel: 'Service unavailable. Try again later',
  nadaParaAssinar: 'No document was selected to sign',
  estrategiasDiferentes:
    'Documents with different signature strategies cannot be signed together. Sign those of each strategy separately.',
  confirmacaoNecessaria: 'Confirm that it is you to go on.',
} as const;
