import type { TestApp } from '#tests/setup/app.ts';

/** Offers a service to people from outside, received by the unit of a person of the world. */
export const offerService = async (
  server: TestApp,
  login: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  const place = await server.platform.connection.db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.usuarioUnidades as uu', 'uu.registroId', 'u.id')
    .innerJoin('registro.unidade as n', 'n.id', 'uu.unidade')
    .select(['n.id as unidade', 'n.organizacao'])
    .where('u.login', '=', login)
    .where('uu.padrao', '=', true)
    .executeTakeFirstOrThrow();
  const admin = await server.as('admin');
  const field = { referenciaTempo: 'CRIACAO' };
  const { payload, status, campos } = await admin.post<{ id: number }>('tipo-processo', {
    codigo: '900',
    nome: 'Poda de árvore',
    descricao: 'Árvores da rua.',
    casoDeUso: 'TODOS',
    organizacoes: [place.organizacao],
    unidades: [place.unidade],
    restringirPor: 'NENHUM',
    ativo: true,
    ofertaExterna: true,
    unidadeExterna: place.unidade,
    textoExterno: 'Responde-se em dez dias.',
    camposPersonalizados: [
      { ...field, rotulo: 'Rua', tipo: 1, preenchimento: 'OBRIGATORIO' },
      { ...field, rotulo: 'Foto', tipo: 8, preenchimento: 'OPCIONAL' },
    ],
    ...more,
  });
  if (status !== 200) throw new Error(`o serviço não foi criado: ${campos.join(', ')}`);
  return payload.id;
};
