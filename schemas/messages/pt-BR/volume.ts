/** Texts of the volumes and of the mail queue. */
export const volume = {
  foraDaPasta: 'Escreva um caminho completo ou um nome dentro da pasta de dados, sem “..”.',
  naoServe: 'A pasta não pode ser usada: {motivo}.',
  naoExiste:
    'A pasta não existe. Crie-a no servidor antes, use um nome dentro da pasta de dados, ou peça a quem o opera que permita o lugar em MALOTE_VOLUMES.',
  motivo: {
    permissao: 'o servidor não tem permissão para escrever nela',
    arquivo: 'há um arquivo com este nome',
    outro: 'o sistema de arquivos respondeu {codigo}',
  },
  comArquivos: 'Este volume já guarda arquivos. Mude-os antes por uma ordem no controle de volumes.',
  deOutro: 'A pasta já é de outro volume ou de outra instalação: há nela uma marca.',
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
