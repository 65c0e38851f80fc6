/** What the agent of tokens and cards tells in the terminal of the person who runs it. */
export const agente = {
  opcao: 'Não entendi: {dado}\n{uso}',
  semOrigem: 'Diga de que endereço do Malote aceitar pedidos.\n{uso}',
  origem: '“{dado}” não é um endereço do Malote, como https://malote.exemplo.gov.br.',
  porta: 'O agente só escuta nas portas {portas}: em outra, as páginas não o acham.',
  semModulo:
    'Não achei o módulo PKCS#11 do seu token. Instale o programa do fabricante dele (ou o OpenSC) e diga onde está o módulo, com --modulo.\n{uso}',
  modulo: 'O módulo {dado} não existe nesta máquina.',
  uso: 'Use: npx malote agente --origem https://malote.exemplo.gov.br [--modulo /caminho/do/modulo.so] [--porta {portas}]',
  semBiblioteca:
    'Falta o pacote koffi, que fala com o módulo do token. Instale-o na pasta do Malote: npm install --no-save koffi@{versao}',
  moduloRecusado:
    'O arquivo {dado} não é um módulo PKCS#11 que sirva a esta máquina, ou não se deixou iniciar.',
  portasOcupadas: 'As portas {portas} estão ocupadas. Há outro agente nesta máquina?',
  escutando: 'Agente do Malote em http://127.0.0.1:{porta}, para {origens}. Encerre com Ctrl+C.',
  tokens: 'Tokens à vista: {nomes}.',
  semTokens: 'Nenhum token à vista ainda: ponha o seu quando quiser.',
  codigo: 'Código para digitar na página: {codigo}',
  pede_one: '{origem} pede a sua assinatura em {count} documento:',
  pede_other: '{origem} pede a sua assinatura em {count} documentos:',
  comQue: 'Com o certificado de {titular}, no token “{token}”.',
  pin: 'PIN do token (só Enter: não assinar): ',
  poucas: 'O último PIN estava errado e restam poucas tentativas.',
  ultima: 'ATENÇÃO: resta uma tentativa. Outro PIN errado bloqueia o token.',
  teclado: 'O PIN se digita no leitor. Enter para continuar, n e Enter para não assinar: ',
  naoAssinado: 'Não assinado: {motivo}.',
  motivo: { cancelado: 'você não deu o PIN', demorou: 'passou o tempo de dar o PIN' },
} as const;
