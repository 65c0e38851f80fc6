/** Calls that ask for no permission, each with the reason; a call that is not here names the permission that it asks. */
export const openCalls: Readonly<Record<string, string>> = {
  // anybody, without a session
  'POST login': 'É por onde se entra.',
  'GET tema': 'A tela de entrada já tem as cores e o nome da instituição.',
  'GET verificar/{codigo}': 'Quem recebe um documento confere o código sem conta.',
  'GET verificar/arquivo/{sha256}': 'Quem tem o arquivo confere de que documento ele é.',
  'GET verificar/{codigo}/arquivo/{sha256}': 'Só de documento público, que a página de verificação mostra.',
  // any signed-in person: the session itself
  'POST login/etapa/codigo': 'Continua uma entrada que espera o código: o desafio prova quem é.',
  'POST login/etapa/enviar-codigo': 'O mesmo: envia o código à própria pessoa.',
  'POST login/etapa/senha': 'O mesmo: a senha nova de quem acaba de digitar a atual.',
  'POST login/etapa/segundo-fator': 'O mesmo: o segundo fator que a entrada exige.',
  'POST login/etapa/segundo-fator/confirmar': 'O mesmo: o primeiro código dele.',
  'POST login/esqueci-senha': 'Quem esqueceu a senha não tem como entrar; a resposta é sempre a mesma.',
  'POST login/redefinir-senha/consulta': 'O link do e-mail prova quem é.',
  'POST login/redefinir-senha': 'O link do e-mail prova quem é.',
  'GET credencial/senha/regras': 'O que se pede de uma senha nova não é segredo.',
  'POST credencial/senha': 'A própria senha, com a atual.',
  'GET credencial/segundo-fator': 'O próprio segundo fator.',
  'POST credencial/segundo-fator': 'O próprio segundo fator, com a senha.',
  'POST credencial/segundo-fator/confirmar': 'O próprio segundo fator, com um código dele.',
  'POST credencial/segundo-fator/codigos': 'Os próprios códigos de recuperação, com a senha.',
  'POST credencial/segundo-fator/remover': 'O próprio segundo fator, com a senha.',
  'POST credencial/confirmacao': 'A própria senha, ou um código do próprio segundo fator.',
  'GET credencial/sessoes': 'As próprias sessões.',
  'DELETE credencial/sessoes/{id}': 'Só uma sessão da própria pessoa.',
  'POST credencial/sessoes/encerrar-outras': 'As próprias sessões.',
  'POST login/atualizar-token': 'Renova a própria sessão.',
  'GET login/atualizar-token': 'Renova a própria sessão.',
  'POST login/provedor/iniciar': 'Começa a entrada pelo provedor da instituição.',
  'POST login/provedor/concluir': 'Termina a entrada pelo provedor; o que vale é o código que ele deu.',
  'POST login/substituir-usuario/{id}': 'Só no lugar de quem está ausente e a indicou.',
  'POST login/voltar-ao-meu-usuario': 'Deixa de atuar no lugar de outra pessoa.',
  'POST login/logar-departamento/{id}': 'Só para unidades da própria pessoa.',
  'POST login/consulta/usuario-config': 'Lê a própria sessão.',
  'POST login/logout': 'Encerra a própria sessão.',
  'GET tema/termos': 'Os termos se leem também antes de entrar.',
  'PUT tema/{size}': 'O próprio tamanho de letra.',
  'GET tema/versao-sistema': 'A janela Sobre é de todos.',
  'POST conteudo/{id}/ato/{nome}': 'Cada ato confere a permissão que exige, na tabela dele.',
  'POST conteudo/ato-em-lote': 'O mesmo, para cada conteúdo.',
  'GET conteudo/{id}/anexos': 'A permissão é a de consultar a espécie do conteúdo, conferida por ela.',
  'POST conteudo/{id}/anexos': 'O mesmo, com a de alterar.',
  'POST conteudo/{id}/anexos/{anexoId}/remover':
    'Só quem juntou, a chefia, quem administra ou quem tem a regra.',
  'GET conteudo/{id}/anexos/{anexoId}/arquivo': 'A de consultar a espécie do conteúdo.',
  // what is one's own
  'GET notificacao-interna/{param}/quantidade': 'Só as próprias.',
  'GET notificacao-interna/listar/{param}': 'Só as próprias.',
  'GET notificacao-interna/listar-paginado/{param}': 'Só as próprias.',
  'GET notificacao-interna/escutar/{param}': 'Só as próprias.',
  'GET notificacao-interna/consultar-conteudo/{id}': 'Só as próprias.',
  'PUT notificacao-interna/marcar-como-lida/{id}': 'Só as próprias.',
  'DELETE notificacao-interna/{id}': 'Só as próprias.',
  'DELETE notificacao-interna/deletar-todas': 'Só as próprias.',
  'GET preferencia/{chave}': 'Escolhas da própria pessoa.',
  'PUT preferencia/{chave}': 'Escolhas da própria pessoa.',
  'PUT preferencias-usuario': 'Escolhas da própria pessoa.',
  'DELETE preferencias-usuario': 'Escolhas da própria pessoa.',
  'GET assinatura/licenca-usuario': 'Os meios que a própria pessoa pode usar.',
  'GET caixa-central/contadores': 'Números do início; só conta o que a pessoa alcança.',
  'POST caixa-central/acompanhar/{id}': 'Só do que a pessoa alcança.',
  'DELETE caixa-central/acompanhar/{id}': 'Só as próprias marcas.',
  // whoever may reach the content, whatever the profile
  'GET tramite/{id}': 'Quem alcança o conteúdo.',
  'PUT tramite/{id}': 'Recebe quem é o destino; receber não pede permissão.',
  'POST tramite/receber-selecionados/': 'Recebe quem é o destino; receber não pede permissão.',
  'POST tramite/historico': 'Quem alcança o conteúdo.',
  'POST tramite/listar': 'Quem alcança o conteúdo.',
  'POST check-in/liberar/{id}': 'Libera só quem o assumiu, também depois de perder a permissão.',
  'POST arquivo': 'O arquivo nada vale até que um registro ou documento o use, e esse uso tem permissão.',
  'GET arquivo/{id}': 'Os que a própria pessoa enviou e as imagens em uso.',
  'GET permissoes': 'Nomes, sem dizer quem os tem; as telas dos perfis os mostram por extenso.',
  'GET template-caixa-selecao/{id}/opcoes': 'As opções de um campo são de quem preenche o campo.',
  // its own key
  'GET areaRestrita': 'Pede a chave da área restrita, não uma permissão.',
  'POST areaRestrita/autenticar': 'Pede a chave da área restrita, não uma permissão.',
  'DELETE areaRestrita': 'Fecha o que a própria sessão abriu.',
  'PUT areaRestrita/chave': 'Pede a chave da área restrita, não uma permissão.',
};

/** Addresses of the client that ask for no permission. */
export const openScreens: Readonly<Record<string, string>> = {
  '/': 'O início é de todos (spec.md, seção 6).',
  '/principal': 'O início é de todos (spec.md, seção 6).',
  '/acesso-negado': 'Diz por que uma página não abriu.',
  '/opcoes-usuario/preferencias-usuario': 'As próprias preferências (spec.md, seção 6).',
  '/principal/notificacao': 'As próprias notificações (spec.md, seção 6).',
  '/administracao/areaRestrita': 'Pede a chave da área restrita (spec.md, seção 6).',
  '/administracao/definicoes-cadastro': 'De administradores: o servidor e a tela perguntam pelo papel.',
};

/** Addresses that anybody opens, signed in or not. */
export const publicScreens: readonly string[] = [
  '/login',
  '/autenticacao',
  '/esqueci-senha',
  '/redefinir-senha',
  '/verificar',
  '/verificar/:codigo',
];

/** Registers whose permission is `autenticado`, with who decides instead. */
export const openRegisters: Readonly<Record<string, string>> = {
  'area-restrita': 'A chave da área restrita, que o gancho pede.',
};
