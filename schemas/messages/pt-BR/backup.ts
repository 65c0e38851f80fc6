/** What the commands that copy, restore and move an installation say. */
export const backup = {
  uso: 'Use: malote backup [pasta ou arquivo] [--com-senha] [--desde <backup anterior>] [--sem-arquivos]',
  usoRestaurar:
    'Use: malote restaurar <arquivo> [--substituir] [--mesmas-pastas] [--chave-perdida]. O destino é a pasta de MALOTE_DADOS ou o banco de DATABASE_URL.',
  usoMover:
    'Use: malote mover <postgresql://usuario:senha@servidor:5432/banco> | malote mover --para-embutido [--substituir]',
  perguntaSenha: 'Senha do backup: ',
  perguntaChave: 'Chave da instalação (64 dígitos hexadecimais): ',
  feito:
    'Backup conferido em {arquivo}: {tabelas} tabelas, {linhas} linhas, {arquivos} arquivos ({novos} novos).',
  chaveAParte:
    'A chave que cifra os segredos não vai no backup: guarde à parte o arquivo {pasta}/chave (ou MALOTE_CHAVE). Sem ela, senhas de conexões e segundos fatores não se leem.',
  problema: {
    faltando: 'Arquivo que já faltava no volume: {sha256}',
    alterado: 'Arquivo que já estava alterado no volume: {sha256}',
  },
  restaurado:
    'Restaurado de {arquivo}: {tabelas} tabelas, {linhas} linhas, {arquivos} arquivos. Inicie com “npm start” e confira com “npx malote verificar-eventos” e “npx malote verificar-arquivos”.',
  volumeMudou: 'O volume {nome}, que ficava em {antes}, fica agora em {pasta}.',
  movido:
    'Mudado para {destino}: {tabelas} tabelas, {linhas} linhas. O banco anterior ficou como estava e não inicia mais.',
  agoraInicie: {
    url: 'Inicie com DATABASE_URL apontando para o banco novo.',
    embutido: 'Inicie sem DATABASE_URL.',
  },
  recusa: {
    senhaErrada: 'A senha do backup não confere.',
    pedeSenha:
      'O backup {arquivo} é cifrado. Indique a senha em MALOTE_BACKUP_SENHA ou digite-a quando perguntada.',
    alterado:
      'O backup foi alterado ou está danificado: o conteúdo não confere com o índice. Use outro backup.',
    incompleto: 'O backup {arquivo} está incompleto: falta o fim. Use outro backup.',
    naoEncontrado: 'O backup {arquivo} não existe.',
    naoEBackup: 'O arquivo {arquivo} não é um backup do Malote.',
    maisNovo:
      'O backup foi feito pelo Malote {versao}, mais novo que este. Use essa versão, ou uma mais nova, para restaurar.',
    baseFaltando:
      'Este backup guarda só os arquivos novos e precisa do backup {arquivo}, que deve estar na mesma pasta.',
    semBase:
      'O backup {arquivo} não foi conferido até o fim: não serve de ponto de partida. Faça um completo.',
    arquivoFaltando: 'Falta no backup o arquivo {sha256}. Use outro backup.',
    bancoComDados:
      'O banco de destino já tem dados. Indique um banco vazio ou confirme com --substituir, que apaga o que há nele.',
    emUso: 'O banco está em uso por outro Malote. Encerre-o antes.',
    volumeSemPasta:
      'A pasta {pasta} do volume “{nome}” não existe. Monte o disco onde ela fica, ou crie-a vazia se o que havia nela se perdeu, e repita o comando.',
    semChave:
      'A chave da instalação não foi indicada. Ponha-a em MALOTE_CHAVE ou em {pasta}/chave; se ela se perdeu, use --chave-perdida e cadastre de novo as senhas de conexões.',
    outraChave:
      'A chave indicada não é a da instalação deste backup. Confira MALOTE_CHAVE ou {pasta}/chave; se a certa se perdeu, use --chave-perdida.',
    existe: 'O arquivo {arquivo} já existe.',
    semSenha: 'A senha do backup não pode ficar vazia.',
    nadaAMover: 'A origem e o destino são o mesmo banco.',
    semEspaco:
      'Não há espaço para o backup em {pasta}: faltam cerca de {faltam} MB. Libere espaço ou indique outra pasta.',
  },
} as const;
