/** Texts of the volumes and of the mail queue. */
export const volume = {
  foraDaPasta: 'Escreva um caminho completo ou um nome dentro da pasta de dados, sem “..”.',
  naoServe: 'A pasta não pode ser usada: {motivo}.',
  motivo: {
    permissao: 'o servidor não tem permissão para escrever nela',
    arquivo: 'há um arquivo com este nome',
    outro: 'o sistema de arquivos respondeu {codigo}',
  },
  comArquivos: 'Este volume já guarda arquivos. Mude-os antes por uma ordem no controle de volumes.',
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
    semServidor: 'Nenhum servidor de e-mail está configurado. Preencha-o nas configurações.',
  },
} as const;
