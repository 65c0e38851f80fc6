/** Texts of the volumes and of the mail queue. */
export const volume = {
  pastaRecusada:
    'A pasta não serve. Use um nome dentro da pasta de dados, ou um caminho dentro de uma das pastas de MALOTE_VOLUMES, em que o servidor possa escrever e que não seja de outro volume nem de outra coisa da instalação; quem opera o servidor diz quais são.',
  balde: {
    endereco: 'Informe um endereço https, sem usuário nem caminho. Por http, só o desta máquina.',
    naoServe: 'O balde não pode ser usado: {motivo}.',
    deOutro: 'Este lugar do balde é de outro volume, ou de outra instalação.',
    falta: 'Informe.',
    segredo: 'O endereço ou a chave de acesso mudou: digite a chave secreta de novo.',
  },
  testado: 'O volume respondeu: gravou, leu de volta e apagou.',
  problema: {
    foraDoLugar: 'a pasta dele não está no lugar, como a de um disco que não está montado',
    soLeitura: 'o disco dele está só para leitura',
    cheio: 'o disco dele está cheio',
    cota: 'a cota do disco dele acabou',
    semPermissao: 'o servidor não tem permissão para escrever na pasta dele',
    falhaDeDisco: 'o disco dele respondeu com erro',
    semResposta: 'o disco dele não responde',
    baldeForaDoLugar: 'o balde não existe, ou não é o deste volume',
    baldeRecusa: 'o armazenamento recusou a chave, a região ou a permissão',
    baldeSemResposta: 'o armazenamento não responde',
    baldeForaDaLista:
      'a instalação não permite o endereço do armazenamento; quem a opera o acrescenta a MALOTE_CONEXOES',
  },
  comArquivos: 'Este volume já guarda arquivos. Mude-os antes por uma ordem no controle de volumes.',
  conferencia: {
    emDia: 'Tudo conferido há menos de um dia; {problemas} com problema.',
    terminada: 'Conferência terminada: {conferidos} arquivos, {problemas} com problema.',
    andando: 'Conferidos {conferidos} arquivos até agora; {problemas} com problema.',
  },
  aviso: {
    danificado: 'Volume {volume}: arquivos faltando ou alterados: {total}',
    oQueFazerDanificado:
      'A consulta do volume diz quais são. Traga-os de uma cópia de segurança para o mesmo lugar; enquanto isso, ninguém os recebe nem assina.',
    quaseCheio: 'O volume {volume} está com {taxa} % do limite',
    oQueFazerCheio: 'Aumente o limite do volume ou crie outro, antes que os arquivos novos sejam recusados.',
    discoQuaseCheio: 'O disco do volume {volume} tem só {livres} GB livres',
    fora: 'O volume {volume} não pode ser usado: {motivo}',
    oQueFazerFora:
      'O que iria para ele vai para o volume seguinte ou é recusado, e o que está nele não se lê. Ponha em ordem o disco, na máquina do servidor, ou o armazenamento; não é preciso reiniciar o Malote.',
    oQueFazerDisco:
      'Libere espaço, aumente o disco ou mude arquivos para outro volume, antes que os novos sejam recusados.',
  },
  ordem: {
    emAndamento: 'A mudança está em andamento. Interrompa-a antes.',
    jaTerminou: 'A mudança já terminou.',
    jaNaFila: 'A mudança já está na fila.',
    interrompida: 'Interrompida: {total} arquivos mudados.',
    concluida: 'Concluída: {total} arquivos mudados.',
    semEspaco: 'Parou: nenhum outro volume tem espaço para o próximo arquivo.',
    foraDoLugar: 'Parou: um dos volumes não pode ser usado; {motivo}. Retome quando ele voltar.',
    danificado: 'Parou: o arquivo {nome} está danificado ou faltando no volume de origem.',
    falhou: 'Parou: {erro}',
    origem: 'Uma ordem que já começou não muda de volumes.',
  },
  correio: {
    duvida:
      'O envio foi interrompido no meio, e não se sabe se a mensagem chegou. Confirme com quem a receberia; se não chegou, envie de novo.',
    duvidaResposta:
      'O servidor de e-mail recebeu a mensagem e não respondeu, e não se sabe se ela seguiu. Confirme com quem a receberia; se não chegou, envie de novo.',
    semConfirmacao:
      'Espera que um administrador confirme o servidor de e-mail em Configurações, Confirmar os endereços.',
    semServidor: 'Nenhum servidor de e-mail está configurado. Preencha-o nas configurações.',
  },
} as const;
