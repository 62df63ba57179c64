-- The rules that the migrations write as triggers; errors carry the code of a broken constraint.

create function rechaza(motivo text) returns void language plpgsql as $$
begin
  raise exception '%', motivo using errcode = '23000';
end $$;

-- Raised once in a transaction, because a row changed for each of many rows would be written as often.
create function sube_version() returns trigger language plpgsql as $$
begin
  if current_setting('mimbre.subida', true) is distinct from pg_current_xact_id()::text then
    update content_version set version = version + 1;
    perform set_config('mimbre.subida', pg_current_xact_id()::text, true);
  end if;
  return null;
end $$;

do $$
declare tabla text;
begin
  foreach tabla in array array['ajustes', 'autores', 'categorias', 'consejos',
    'consejos_productos_relacionados', 'datos', 'imagenes_externas', 'media', 'paginas', 'productos',
    'productos_relacionados', 'sinonimos', 'slugs_antiguos', 'tipos_consejo', 'trayectoria'] loop
    execute format('create trigger %I after insert or update or delete on %I for each row
      execute function sube_version()', tabla || '_content_version', tabla);
  end loop;
end $$;

create function categoria_en_su_sitio() returns trigger language plpgsql as $$
begin
  if exists (select 1 from categorias where id = new.parent_id and parent_id is not null)
    or exists (select 1 from categorias where parent_id = new.id) then
    perform rechaza('categoria_depth');
  elsif exists (select 1 from categorias where id = new.parent_id and oculta = 1) then
    perform rechaza('categoria_oculta');
  end if;
  return new;
end $$;
create trigger categorias_en_su_sitio before insert or update of parent_id on categorias
  for each row when (new.parent_id is not null) execute function categoria_en_su_sitio();

create function sin_cambios() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at <= ahora('365 days') then return old; end if;
  perform rechaza('audit_log_append_only');
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function sin_cambios();

create function pocos_destacados() returns trigger language plpgsql as $$
begin
  if (select count(*) from productos where destacado_home = 1 and id <> new.id) >= 6 then
    perform rechaza('destacados_limite');
  end if;
  return new;
end $$;
create trigger productos_featured_limit before insert or update of destacado_home on productos
  for each row when (new.destacado_home = 1) execute function pocos_destacados();

create function sin_lote() returns trigger language plpgsql as $$
begin
  perform rechaza('lote is no id of a product');
end $$;
create trigger productos_no_lote before insert or update of id on productos
  for each row when (lower(new.id) = 'lote') execute function sin_lote();

create function queda_main_admin() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.admin_type = 'main_admin' then return new; end if;
  if not exists (select 1 from profiles where admin_type = 'main_admin' and id <> old.id) then
    perform rechaza('last_main_admin');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger profiles_last_main_admin before update of admin_type or delete on profiles
  for each row when (old.admin_type = 'main_admin') execute function queda_main_admin();

-- A hidden category or type goes with the last item that names it.
create function quita_oculta() returns trigger language plpgsql as $$
declare antes text := case tg_table_name when 'productos' then to_jsonb(old) ->> 'category'
  else to_jsonb(old) ->> 'categoria' end;
begin
  if tg_table_name = 'productos' then
    delete from categorias where slug = antes and oculta = 1
      and not exists (select 1 from productos where category = antes);
  else
    delete from tipos_consejo where slug = antes and oculta = 1
      and not exists (select 1 from consejos where categoria = antes);
  end if;
  return null;
end $$;
create trigger productos_oculta_update after update of category on productos
  for each row when (new.category <> old.category) execute function quita_oculta();
create trigger productos_oculta_delete after delete on productos
  for each row execute function quita_oculta();
create trigger consejos_oculta_update after update of categoria on consejos
  for each row when (new.categoria <> old.categoria) execute function quita_oculta();
create trigger consejos_oculta_delete after delete on consejos
  for each row execute function quita_oculta();

create function olvida_autor() returns trigger language plpgsql as $$
begin
  update consejos set autor_id = '' where autor_id = old.id;
  update consejos set revisor_id = '' where revisor_id = old.id;
  return null;
end $$;
create trigger autores_gone after delete on autores for each row execute function olvida_autor();

create function sin_hora() returns trigger language plpgsql as $$
begin
  new.programado_at := null;
  return new;
end $$;

create function fallo_visto() returns trigger language plpgsql as $$
begin
  new.programado_fallo := null;
  return new;
end $$;

-- The links, waiting changes and revisions of an item follow its id, and end with it.
create function sigue_id() returns trigger language plpgsql as $$
begin
  update enlaces_borrador set id = new.id where tipo = tg_argv[0] and id = old.id;
  update cambios_pendientes set id = new.id where tipo = tg_argv[0] and id = old.id;
  update revisiones set id = new.id where tipo = tg_argv[0] and id = old.id;
  update observaciones set item = new.id where tipo = tg_argv[0] and item = old.id;
  return null;
end $$;

create function acaba_con_item() returns trigger language plpgsql as $$
begin
  delete from enlaces_borrador where tipo = tg_argv[0] and id = old.id;
  delete from cambios_pendientes where tipo = tg_argv[0] and id = old.id;
  delete from revisiones where tipo = tg_argv[0] and id = old.id;
  delete from observaciones where tipo = tg_argv[0] and item = old.id;
  return null;
end $$;

create function publicado() returns trigger language plpgsql as $$
declare espera boolean := exists (
  select 1 from cambios_pendientes where tipo = tg_argv[0] and id = new.id);
begin
  if old.estado <> 'published' or not espera then
    delete from enlaces_borrador where tipo = tg_argv[0] and id = new.id;
  end if;
  if not espera then
    update observaciones set hecha_at = ahora()
      where tipo = tg_argv[0] and item = new.id and hecha_at is null;
  end if;
  return null;
end $$;

do $$
declare tabla text;
begin
  foreach tabla in array array['productos', 'consejos', 'paginas'] loop
    execute format($sql$
      create trigger %1$s_sin_hora before update of estado on %1$s for each row
        when (new.estado = 'published' and new.programado_at is not null) execute function sin_hora();
      create trigger %1$s_fallo_visto before update of version on %1$s for each row
        when (new.programado_fallo is not null) execute function fallo_visto();
      create trigger %1$s_sigue_id after update of id on %1$s for each row
        when (new.id <> old.id) execute function sigue_id(%2$L);
      create trigger %1$s_acaba after delete on %1$s for each row execute function acaba_con_item(%2$L);
      create trigger %1$s_publicado after update of estado on %1$s for each row
        when (new.estado = 'published') execute function publicado(%2$L)$sql$,
      tabla, left(tabla, -1));
  end loop;
end $$;

create function cambios_esperan() returns trigger language plpgsql as $$
begin
  delete from enlaces_borrador where tipo = new.tipo and id = new.id;
  return null;
end $$;
create trigger cambios_pendientes_enlace_insert after insert on cambios_pendientes
  for each row execute function cambios_esperan();

create function cambios_acaban() returns trigger language plpgsql as $$
begin
  delete from enlaces_borrador where tipo = old.tipo and id = old.id;
  update observaciones set hecha_at = ahora()
    where tipo = old.tipo and item = old.id and hecha_at is null;
  return null;
end $$;
create trigger cambios_pendientes_acaban after delete on cambios_pendientes
  for each row execute function cambios_acaban();

-- Plans of somebody who may publish no more are taken off, and say why.
create function quita_planes(persona text) returns void language plpgsql as $$
declare tabla text;
begin
  foreach tabla in array array['productos', 'consejos', 'paginas', 'cambios_pendientes'] loop
    execute format('update %I set programado_fallo = ''sin-permisos '' || programado_at,
      programado_at = null where programado_at is not null and programado_por = $1', tabla)
      using persona;
  end loop;
end $$;

create function sin_permisos() returns trigger language plpgsql as $$
begin
  perform quita_planes(old.id);
  if tg_argv[0] = 'todos' then
    delete from enlaces_borrador where creado_por = old.id;
    delete from invitaciones where por = old.id or user_id = old.id;
  end if;
  return null;
end $$;
create trigger profiles_permisos_update after update of is_admin on profiles
  for each row when (new.is_admin = 0) execute function sin_permisos('todos');
create trigger profiles_permisos_delete after delete on profiles
  for each row execute function sin_permisos('todos');
create trigger profiles_redaccion after update of admin_type on profiles
  for each row when (new.admin_type = 'writer') execute function sin_permisos('planes');

create function invitacion_retirada() returns trigger language plpgsql as $$
begin
  delete from tokens where user_id = old.user_id and purpose = 'set_password';
  delete from profiles where id = old.user_id and is_admin = 0
    and not exists (select 1 from credenciales
      where user_id = old.user_id and verified_at is not null)
    and not exists (select 1 from admin_requests where user_id = old.user_id);
  return null;
end $$;
create trigger invitaciones_retirada after delete on invitaciones
  for each row execute function invitacion_retirada();

-- The facts in a product's data sheet, one row each.
create function valores_de(producto text, ficha text)
returns table (producto_id text, dato_id text, numero double precision, texto text, fuente text)
language sql stable as $$
  select producto, datos.id,
    case when tipo in ('numero', 'si_no') then
      case dicho when 'true' then 1 when 'false' then 0 else dicho::double precision end end,
    case when tipo in ('texto', 'opcion') then dicho end, suyo.value ->> 'fuente'
  from json_each(ficha::json) as suyo join datos on datos.id = suyo.key
    cross join lateral (select suyo.value ->> 'valor' as dicho) as valor
  where (json_typeof(suyo.value -> 'valor') = 'string') = (tipo in ('texto', 'opcion'))
$$;

create function guarda_valores() returns trigger language plpgsql as $$
begin
  delete from valores where producto_id = new.id;
  insert into valores select * from valores_de(new.id, new.ficha);
  return null;
end $$;
create trigger valores_insert after insert on productos
  for each row when (new.ficha <> '{}') execute function guarda_valores();
create trigger valores_update after update of ficha, category on productos
  for each row when (new.ficha <> old.ficha or (new.category <> old.category and new.ficha <> '{}'))
  execute function guarda_valores();

create function devuelve_valores() returns trigger language plpgsql as $$
begin
  insert into valores
    select leidos.* from categorias join productos on productos.category = categorias.slug
      cross join lateral valores_de(productos.id, productos.ficha) as leidos
      join datos on datos.id = leidos.dato_id
    where (categorias.id = old.item_id or categorias.parent_id = old.item_id)
      and productos.ficha <> '{}' and datos.categoria_id = old.item_id
  on conflict do nothing;
  return null;
end $$;
create trigger valores_restored after delete on versiones
  for each row when (old.tipo = 'categoria' and old.causa = 'borrado')
  execute function devuelve_valores();
