/** What the terminal says when Malote cannot start: one line each, what happened and what to do. */
export const inicio = {
  recusa: {
    portaOcupada:
      'A porta {porta} já está em uso. Encerre o outro programa ou escolha outra porta: PORT=3001 npm start',
    portaProibida:
      'Este usuário não pode abrir a porta {porta}. Escolha uma porta acima de 1024: PORT=3000 npm start',
    enderecoInvalido: 'O endereço {endereco} não existe nesta máquina. Confira a variável HOST.',
    dadosEmUso:
      'A pasta de dados {pasta} já está em uso por outro Malote{processo}. Encerre-o ou indique outra pasta em MALOTE_DADOS.',
    dadosEmUsoFora:
      'A pasta de dados {pasta} está em uso desde {desde} por outro Malote, em outro contêiner ou outra máquina{quem}, e é de um só por vez. Encerre-o, ou indique outra pasta em MALOTE_DADOS. Um comando se dá no contêiner onde o servidor está (docker exec). Para vários servidores, indique em DATABASE_URL um PostgreSQL de todos.',
    dadosPerdidos:
      'A pasta de dados {pasta} deixou de ser deste Malote: outro a tomou, ou a marca dele em postgres-posse foi apagada. Encerre um dos dois e inicie de novo.',
    dadosDeOutroUsuario:
      'A pasta de dados {pasta} pertence a outro usuário ({dono}). Inicie com esse usuário ou indique outra pasta em MALOTE_DADOS.',
    dadosDeOutraVersao:
      'A pasta {pasta} foi criada pelo PostgreSQL {encontrada}; este Malote usa o {esperada}. Volte à versão anterior do Malote e mude os dados com “malote backup”.',
    pastaSemEscrita:
      'Não é possível gravar em {pasta}. Libere a escrita ou indique outra pasta em MALOTE_DADOS.',
    volumeSemMarca:
      'A pasta {pasta} do volume “{nome}” não é a que este banco conhece: faltam nela os arquivos e a marca. Monte a pasta certa; com vários servidores, todos precisam enxergar a mesma (um volume com caminho completo, em disco partilhado). Se a pasta se perdeu, traga-a de uma cópia de segurança. Só para aceitar a que está aí: malote assumir-volumes',
    volumeOutraMarca:
      'A pasta {pasta} do volume “{nome}” está marcada como de outra instalação ou de outro volume. Indique a pasta certa. Só para tomá-la para este banco: malote assumir-volumes',
    volumeSemPasta:
      'A pasta {pasta} do volume “{nome}” não existe. Monte o disco onde ela fica, ou crie-a vazia se nada há a trazer para ela, e repita.',
    discoCheio: 'O disco está cheio e o Malote não pode gravar{lugar}. Libere espaço e inicie de novo.',
    semUsuarioParaBanco:
      'O PostgreSQL não roda como root e não há usuário “postgres” nem “nobody” nesta máquina. Inicie com outro usuário.',
    plataformaSemBanco:
      'Não há PostgreSQL embutido que rode nesta máquina ({plataforma}). Indique um PostgreSQL 15 ou mais novo em DATABASE_URL.',
    bancoNaoResponde:
      'O PostgreSQL da pasta {pasta} (processo {processo}) não responde. Encerre-o com “kill -INT {processo}” e inicie de novo.',
    bancoNaoIniciou: 'O PostgreSQL embutido não iniciou: {motivo}. Detalhes em {registro}.',
    bancoInalcancavel:
      'O PostgreSQL de DATABASE_URL não responde em {endereco}. Confira o endereço e se ele está no ar.',
    bancoRecusouEntrada:
      'O PostgreSQL de DATABASE_URL recusou o usuário ou a senha. Confira a variável DATABASE_URL.',
    bancoInexistente: 'O banco indicado em DATABASE_URL não existe. Crie-o antes de iniciar.',
    bancoIniciando:
      'O PostgreSQL de DATABASE_URL ainda está iniciando ou parando. Tente de novo em instantes.',
    bancoSemVagas:
      'O PostgreSQL de DATABASE_URL não tem conexões livres. Aumente max_connections ou encerre outras conexões.',
    bancoSemSessao:
      'O que há entre o Malote e o PostgreSQL de DATABASE_URL troca de conexão a cada transação (PgBouncer com pool_mode = transaction ou statement), e o Malote precisa de uma que seja só dele. Use pool_mode = session, ou o endereço do próprio PostgreSQL.',
    bancoRecusouParametro:
      'O que há entre o Malote e o PostgreSQL de DATABASE_URL não aceitou a conexão: {detalhe}. Em um PgBouncer, use pool_mode = session e ponha o parâmetro recusado em ignore_startup_parameters, ou dê o endereço do próprio PostgreSQL.',
    trabalhosSemBanco:
      '“npx malote trabalhos” é para instalações com um PostgreSQL em DATABASE_URL: o banco embutido é de um servidor só, que já faz os trabalhos dele.',
    segredoNaoLido:
      'O arquivo {arquivo}, indicado em {variavel}, não pôde ser lido. Confira o caminho e quem pode lê-lo.',
    bancoAntigo:
      'O PostgreSQL de DATABASE_URL é o {encontrada}; o Malote precisa do {esperada} ou mais novo.',
    cargaInterrompida:
      'A primeira carga deste banco foi interrompida. Crie um banco vazio, indique-o em DATABASE_URL e inicie de novo.',
    bancoMudou:
      'Este banco foi levado para outro lugar com “malote mover” e ficou só como cópia. Confira DATABASE_URL e MALOTE_DADOS.',
    bancoMaisNovo:
      'O banco já foi usado por um Malote mais novo que este (migração {migracao}). Use a versão mais nova, ou restaure um backup feito antes dela.',
    migracaoMudou:
      'A migração {migracao} foi alterada depois de aplicada a este banco. Use o Malote com os arquivos que vieram com ele; uma mudança do banco é uma migração nova.',
    chaveVazia:
      'A chave em {pasta}/chave está vazia ou não tem 64 dígitos hexadecimais. Ponha de volta a que foi guardada, ou indique-a em MALOTE_CHAVE.',
    chavePerdida:
      'A pasta de dados {pasta} já foi usada e a chave {pasta}/chave não está mais lá. Ponha de volta a que foi guardada, ou indique-a em MALOTE_CHAVE.',
    bancoSumiu:
      'A pasta de dados {pasta} já foi usada, e o banco dela não está mais em {lugar}. Ponha-o de volta, ou restaure um backup com “npx malote restaurar”. Para começar do zero, indique outra pasta em MALOTE_DADOS.',
    pastaDeBancoExterno:
      'A pasta de dados {pasta} é de uma instalação cujo banco está em outro PostgreSQL. Indique-o em DATABASE_URL. Para começar do zero, indique outra pasta em MALOTE_DADOS.',
    bancoVazioEmPastaUsada:
      'A pasta de dados {pasta} já foi usada, e o banco indicado está vazio. Confira DATABASE_URL, ou restaure um backup com “npx malote restaurar”. Para começar do zero, indique outra pasta em MALOTE_DADOS.',
    bancoAlheio:
      'O banco de DATABASE_URL tem tabelas que não são do Malote ({tabela}). Crie um banco vazio só para ele e indique-o em DATABASE_URL.',
    semBackupAntesDeAtualizar:
      'O banco é de uma versão anterior e precisa ser copiado antes de atualizado, mas a cópia não terminou: {motivo} Nada foi mudado. Corrija isso, ou indique outra pasta em MALOTE_BACKUP, e inicie de novo.',
    diasDeBackup: 'A variável MALOTE_BACKUP_DIAS precisa ser um número inteiro de dias, a partir de 1.',
    enderecoDoBancoInvalido:
      'A variável DATABASE_URL não é um endereço de PostgreSQL. Use postgresql://usuario:senha@servidor:5432/banco',
  },
  banco: {
    criando: 'Criando o banco de dados em {pasta}',
    encerrandoAnterior:
      'Um PostgreSQL ficou no ar depois de uma interrupção (processo {processo}); encerrando-o antes de iniciar.',
    atualizando:
      'O banco é de uma versão anterior do Malote: atualizando ({total} migrações). Como ele era está em {arquivo}.',
    esperandoComando:
      'Um comando do terminal (processo {processo}) está usando o banco embutido; o servidor espera que ele acabe.',
    esperandoSinal:
      'A pasta de dados tem a marca de um Malote que pode estar em outra máquina; esperando até {segundos} s para saber se ele vive.',
    esperandoVez: 'Outro processo está iniciando sobre este banco; esperando a vez.',
    caiu: 'O PostgreSQL embutido parou sem aviso; iniciando de novo.',
    naoRespondeu: 'O banco de dados não respondeu a um trabalho que ninguém esperava:',
    naoVoltou: 'O PostgreSQL embutido não voltou: {motivo} Nova tentativa em {segundos} s.',
    pronto: 'PostgreSQL embutido no ar em {milissegundos} ms',
  },
  saude: {
    bancoNaoResponde: 'O banco de dados não responde.',
    bancoReiniciando: 'O PostgreSQL embutido parou e está sendo iniciado de novo.',
    bancoNaoVoltou:
      'O PostgreSQL embutido parou e não volta; as tentativas continuam. O log do servidor diz por quê.',
    bancoSoLeitura: 'O banco de dados só aceita leitura: é uma réplica, ou foi fechado a escritas.',
    semVolumes: 'Este servidor não alcança nenhum volume de arquivos.',
    volumeFora: 'Um volume de arquivos não pode ser usado; os administradores sabem qual.',
    discoCheio: 'O disco do banco de dados está cheio.',
    semVagas: 'O banco de dados não tem conexões livres.',
    fora: 'O banco de dados recusou a consulta. O log do servidor diz por quê.',
  },
  etapa: {
    demonstracao:
      'Carregando a prefeitura de demonstração: unidades, pessoas e cadastros (um minuto, mais ou menos)',
    conteudos: 'Carregando documentos, processos e pedidos, ato por ato',
    vida: 'Contando três semanas de trabalho: fluxos, publicações, pedidos de fora e agenda',
    vazio: 'Preparando a organização e o primeiro administrador',
  },
  anuncio: {
    bancoEm: 'O banco de dados não fica na pasta de dados, e sim em {lugar}: guarde as duas',
    endereco: 'Malote no ar em {endereco} ({segundos} s)',
    demonstracao: 'Entre como uma destas pessoas. Senha de todas: {senha}',
    pessoa: '  {login}  {quem}',
    correio: 'Sem servidor de e-mail, as mensagens se leem em {endereco}',
    mesmaSenha: 'a mesma da primeira vez',
    primeiro: 'Primeiro administrador: {login}. Senha: {senha} (guarde-a: não aparece de novo)',
    areaRestrita:
      'Chave da área restrita: {chave} (guarde-a: não aparece de novo; “npx malote chave” faz outra)',
    pergunta: 'Senha do primeiro administrador (vazio: criar uma): ',
  },
  log: {
    naoGravou: 'O registro de acontecimentos não foi gravado',
  },
  pdf: {
    naoAqueceu: 'o gerador de PDF não iniciou',
  },
};
