-- What is done or was taken back calls nobody any more: from now on it goes as it is closed, and here goes what was left before.
delete from fluxo_atividade_candidato k using fluxo_atividade a
where a.id = k.atividade_id and a.situacao <> 'ABERTA';
