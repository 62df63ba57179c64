-- The search: our own words in a tsvector. The word «cuna» of the third field is there as «3cuna» and,
-- because each rank searches one field more, as «4cuna» and «5cuna»; keys begin with a letter.

-- Named collations, because those of the database may know no letters beside those of English.
create function plegado(texto text) returns text language sql immutable parallel safe as $$
  select translate(regexp_replace(normalize(lower(texto collate "und-x-icu"), nfd),
    '[\u0300-\u036f]+', '', 'g'), 'µςſ', 'μσs')
$$;

create function palabras_en(texto text) returns setof text language sql immutable parallel safe as $$
  select left(hallada[1], 255) from regexp_matches(plegado(texto) collate "und-x-icu",
    '[[:alnum:]²³¹¼½¾\u2070-\u2079\u2080-\u2089\u2150-\u2189\u2460-\u249b]+', 'g') as hallada
$$;

create function lista_en(lista text) returns text language sql immutable parallel safe as $$
  select string_agg(each, ' ') from json_array_elements_text(lista::json) as each
$$;

create type entrada as (
  id text, titulo text, recomendado bigint, rating double precision, campos text[], claves text[]);

create function entrada_de(p productos) returns entrada language sql immutable as $$
  select row(p.id, p.titulo_folded, p.isrecommended, p.rating, array[p.titulo_folded, p.descripcion,
    lista_en(p.keyfeatures), lista_en(p.pros), p.contenido_principal],
    array['c' || p.category, 'i' || lower(p.id)])::entrada where p.estado = 'published'
$$;

create function entrada_de(c consejos) returns entrada language sql immutable as $$
  select row(c.id, c.titulo_folded, 0, 0, array[c.titulo_folded, c.extracto, c.contenido],
    array['c' || c.categoria])::entrada where c.estado = 'published'
$$;

create table busqueda_terminos (
  indice text collate "C" not null, campo bigint not null, palabra text collate "C" not null,
  textos bigint not null, primary key (palabra, indice, campo)
) with (fillfactor = 70);
create index busqueda_terminos_otras_letras on busqueda_terminos (palabra)
  where palabra ~ '[øßłæœþđðı]';
create index busqueda_terminos_sin_textos on busqueda_terminos (palabra) where textos = 0;

create function busqueda_pone(indice text, entradas entrada[]) returns void language plpgsql as $$
begin
  execute format($sql$
    insert into busqueda_%s (id, titulo, recomendado, rating, terminos, palabras)
    select (e).id, (e).titulo, (e).recomendado, (e).rating, d.terminos,
      (concat_ws(' ', d.palabras, array_to_string((e).claves, ' ')))::tsvector
    from unnest($1) as e cross join lateral (
      select array_agg(distinct campo || palabra) as terminos,
        string_agg((select string_agg(nivel || palabra || ':' || lugar, ' ')
          from generate_series(campo, cardinality((e).campos)) as nivel), ' ') as palabras
      from (select campo, palabra, least(10 * campo + row_number() over (), 16383) as lugar
        from unnest((e).campos) with ordinality as c (texto, campo)
          cross join lateral palabras_en(texto) as palabra) as cada) as d$sql$, indice) using entradas;
end $$;

-- Counts per field the texts that hold a word, once for all rows of a statement.
create function busqueda_cuenta() returns trigger language plpgsql as $$
begin
  execute format($sql$
    insert into busqueda_terminos as t (indice, campo, palabra, textos)
    select %1$L, left(termino, 1)::bigint, substr(termino, 2), %2$s count(*)
    from cambiadas cross join lateral unnest(terminos) as termino group by termino
    on conflict (palabra, indice, campo) do update set textos = t.textos + excluded.textos$sql$,
    substr(tg_table_name, 10), case tg_op when 'DELETE' then '-' else '' end);
  delete from busqueda_terminos where textos = 0;
  return null;
end $$;

-- Without the setting all entries would be read for a question of many words.
create function busqueda_halla(indice text, pregunta tsquery) returns setof bigint
language plpgsql stable set enable_seqscan = off as $$
begin
  return query execute format('select n from busqueda_%s where palabras @@ $1', indice) using pregunta;
end $$;

create function busqueda_nuevas() returns trigger language plpgsql as $$
declare entradas entrada[];
begin
  execute format('select array_agg(e) from nuevas as n cross join lateral
    (select entrada_de(n::%s) as e) as leida where (e).id is not null', tg_table_name) into entradas;
  perform busqueda_pone(tg_table_name, entradas);
  return null;
end $$;

create function busqueda_viejas() returns trigger language plpgsql as $$
begin
  execute format('delete from busqueda_%s where id in (select id from viejas)', tg_table_name);
  return null;
end $$;

create function busqueda_cambiadas() returns trigger language plpgsql as $$
declare otras text[]; entradas entrada[]; pares text := format('select entrada_de(o::%1$s) as v,
  entrada_de(n::%1$s) as e from viejas as o full join nuevas as n on n.id = o.id', tg_table_name);
  distintas text := 'row((v).titulo, (v).campos, (v).claves) is distinct from
    row((e).titulo, (e).campos, (e).claves)';
begin
  execute format('select array_agg((v).id), array_agg(e) filter (where (e).id is not null)
    from (%s) as par where %s', pares, distintas) into otras, entradas;
  execute format('delete from busqueda_%s where id = any($1)', tg_table_name) using otras;
  perform busqueda_pone(tg_table_name, entradas);
  execute format('update busqueda_%s as b set recomendado = (e).recomendado, rating = (e).rating
    from (%s) as par where b.id = (e).id and not (%s)
    and row((v).recomendado, (v).rating) is distinct from row((e).recomendado, (e).rating)',
    tg_table_name, pares, distintas);
  return null;
end $$;

do $$
declare tabla text;
begin
  foreach tabla in array array['productos', 'consejos'] loop
    execute format($sql$
      create table busqueda_%1$s (n bigint generated by default as identity primary key,
        id text collate "C" not null unique, titulo text collate "C" not null,
        recomendado bigint not null, rating double precision not null,
        terminos text[] collate "C", palabras tsvector not null) with (toast_tuple_target = 128);
      create index busqueda_%1$s_en_orden on busqueda_%1$s (recomendado desc, rating desc, titulo, id);
      create index busqueda_%1$s_palabras on busqueda_%1$s using gin (palabras);
      create trigger busqueda_%1$s_suma after insert on busqueda_%1$s
        referencing new table as cambiadas for each statement execute function busqueda_cuenta();
      create trigger busqueda_%1$s_resta after delete on busqueda_%1$s
        referencing old table as cambiadas for each statement execute function busqueda_cuenta();
      create trigger %1$s_busqueda_insert after insert on %1$s
        referencing new table as nuevas for each statement execute function busqueda_nuevas();
      create trigger %1$s_busqueda_update after update on %1$s referencing old table as viejas
        new table as nuevas for each statement execute function busqueda_cambiadas();
      create trigger %1$s_busqueda_delete after delete on %1$s
        referencing old table as viejas for each statement execute function busqueda_viejas()$sql$, tabla);
  end loop;
end $$;
