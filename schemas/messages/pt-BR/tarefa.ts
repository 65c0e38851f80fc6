/** Texts of the scheduled tasks. */
export const tarefa = {
  feita: 'Concluída.',
  feitaCom: 'Concluída: {total} itens.',
  adiada: 'O banco de dados ou um volume de arquivos não respondia; a tarefa é tentada de novo em minutos.',
  falhou: 'Falhou: {erro}',
  inativa: 'Ative a tarefa antes de executá-la.',
  nunca: 'Neste ano, mês e dia a tarefa nunca seria executada. Confira a agenda.',
  todosOsDias: 'Todos os dias',
  aviso: {
    assunto: 'A tarefa {tarefa} falhou',
    conteudo: 'A última execução terminou com erro. Veja o resultado na consulta da tarefa.',
  },
  backupFeito:
    'Backup conferido em {arquivo}: {linhas} linhas, {arquivos} arquivos ({novos} novos). Backups velhos apagados: {esquecidos}.',
  backupComPerdas:
    'Backup conferido em {arquivo}: {linhas} linhas, {arquivos} arquivos ({novos} novos). Não puderam ir {problemas} arquivos, que já faltavam ou estavam alterados nos volumes; a consulta de cada volume diz quais.',
  ultimoBackup: 'O último backup bom é de {momento}.',
  nenhumBackup: 'Ainda não há backup bom em {pasta}.',
  backupVelho: 'O último backup bom está velho',
  backupVelhoFazer:
    'Veja na consulta da tarefa Fazer backup por que ela não terminou. Se os backups são feitos de outro modo, desative a tarefa Conferir o backup.',
  parte: {
    segundos: 'Segundos: use um número de 0 a 59 ou *.',
    minutos: 'Minutos: use um número de 0 a 59 ou *.',
    horas: 'Horas: use um número de 0 a 23 ou *.',
    diaDoMes: 'Dia do mês: use um número de 0 a 31 ou *.',
    mes: 'Mês: use um número de 0 a 11, de JAN a DEC, ou *.',
    diaDaSemana: 'Dia da semana: use um número de 1 a 7, de SUN a SAT, ou ?.',
    ano: 'Ano: use quatro algarismos, de 2000 a 2999, ou *.',
  },
  selarEventos: {
    nome: 'Selar os eventos',
    descricao: 'Encadeia os atos registrados desde o último selo, para provar que nenhum foi retirado.',
    assunto: 'Selo dos eventos do Malote',
    texto:
      'Guarde este selo fora do servidor. Ele prova os atos de até aqui: compare-o com “npx malote verificar-eventos número:resumo”.\n\n{selo}',
  },
  descartarArquivos: {
    nome: 'Descartar arquivos sem uso',
    descricao: 'Apaga arquivos enviados há mais de um dia que nada passou a usar.',
  },
  fazerBackup: {
    nome: 'Fazer backup',
    descricao:
      'Copia o banco e os arquivos para a pasta de backups do servidor: uma vez por semana todos os arquivos, nos outros dias só os novos. Confere o que escreveu e apaga os que passaram do prazo.',
  },
  conferirBackup: {
    nome: 'Conferir o backup',
    descricao: 'Avisa os administradores quando o último backup bom é mais velho do que a agenda manda.',
  },
  varrerVolumes: {
    nome: 'Varrer os volumes',
    descricao: 'Apaga o que uma queda deixou nos volumes: arquivos que nada nomeia e começos de arquivos.',
  },
  conferirArquivos: {
    nome: 'Conferir os arquivos',
    descricao:
      'Recalcula aos poucos o resumo de cada arquivo guardado. O volume mostra quando foi conferido e o que está errado.',
  },
  esquecerVencidos: {
    nome: 'Esquecer o que venceu',
    descricao: 'Apaga sessões encerradas há muito tempo, tentativas de entrada e endereços de uso único.',
  },
  somarVolumes: {
    nome: 'Somar a ocupação dos volumes',
    descricao: 'Leva aos volumes o que os arquivos guardados e apagados passaram a ocupar.',
  },
  enviarResumos: {
    nome: 'Enviar os resumos do dia',
    descricao:
      'Envia, na hora que cada pessoa escolheu, um e-mail por dia com o que espera por ela. A quem nada espera não envia.',
  },
  avisarPrazos: {
    nome: 'Avisar dos prazos',
    descricao:
      'Diz a quem deve receber ou assinar que o prazo termina em dois dias ou menos, e a quem espera também, que ele passou. Cada prazo, uma vez.',
  },
  atualizarListas: {
    nome: 'Atualizar as listas de revogados',
    descricao:
      'Busca a lista de certificados revogados de cada autoridade certificadora ativa que tem o endereço dela, e guarda a que for mais nova.',
  },
  completarProvas: {
    nome: 'Guardar as provas das assinaturas',
    descricao:
      'Põe nos documentos assinados com certificado o que os prova no futuro, até o nível que a configuração diz, e renova os carimbos antes de vencerem. O resultado diz o que vence em 90 dias e o que espera.',
  },
  reenviarCorreio: {
    nome: 'Enviar e-mails em espera',
    descricao: 'Põe de novo na fila os e-mails guardados que ainda não foram tentados.',
  },
} as const;
