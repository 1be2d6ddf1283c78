// The OpenAPI 3.1 description of a call table, generated from its rows.
import { refusalKind, type CallRow, type CallTable, type RefusalCode } from '@fairhouse/calls';
import * as z from 'zod';

type JsonObject = Record<string, unknown>;

const BYTES = 'application/octet-stream';

/** The whole description, as served at `/openapi.json`. */
export function describeOpenapi(table: CallTable, title: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, row] of Object.entries(table)) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: describeRow(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  };
}

function describeRow(name: string, row: CallRow): JsonObject {
  const request = toSchema(row.request);
  const inBody = row.method === 'POST' || row.method === 'PUT';
  return {
    operationId: name,
    summary: row.about,
    tags: [row.module],
    ...(row.audience === 'visitor' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(row, request, inBody),
      headerParameter('Merchant', true, 'The merchant code.'),
      headerParameter(
        'Language',
        false,
        'EN, CN, ID, TH or VI, or a label of the merchant that means one of them.',
      ),
      ...(row.idempotent
        ? [headerParameter('Idempotency-Key', true, 'The id of this request.')]
        : []),
    ],
    ...(inBody ? { requestBody: bodyOf(row, request) } : {}),
    responses: { 200: answerOf(row), ...refusalsOf(row) },
  };
}

function parametersOf(row: CallRow, request: JsonObject, inBody: boolean): JsonObject[] {
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const properties = (request['properties'] ?? {}) as Record<string, unknown>;
  const required = (request['required'] ?? []) as string[];
  return Object.entries(properties)
    .filter(([name]) => inPath.includes(name) || !inBody || (row.picture && name !== 'picture'))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
}

function headerParameter(name: string, required: boolean, description: string): JsonObject {
  return { name, in: 'header', required, description, schema: { type: 'string' } };
}

function bodyOf(row: CallRow, request: JsonObject): JsonObject {
  if (row.sealed) {
    return {
      description: 'A compact JWE whose plaintext is {iat, jti, body}; the body has this shape.',
      content: { 'application/jose': { schema: { type: 'string', contentSchema: request } } },
    };
  }
  if (row.picture) {
    return { description: 'A PNG or JPEG of at most 5 MB.', content: { [BYTES]: {} } };
  }
  const type = row.form ? 'application/x-www-form-urlencoded' : 'application/json';
  return { content: { [type]: { schema: request } } };
}

function answerOf(row: CallRow): JsonObject {
  if (row.file) return { description: 'A file.', content: { '*/*': {} } };
  const value = toSchema(row.response);
  const schema = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value },
  };
  return { description: 'The value.', content: { 'application/json': { schema } } };
}

function refusalsOf(row: CallRow): JsonObject {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of row.refusals) {
    const status = refusalKind(code)?.status ?? 422;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.map((code) => `\`${code}\``).join(', ') },
    ]),
  );
}

function toSchema(schema: z.core.$ZodType): JsonObject {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonObject;
}
