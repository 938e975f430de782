import type {ErrorObject} from 'ajv';

/** Describes an error from a validator with the option `verbose`, using the descriptions in the schema. */
export function describeSchemaError(
  {keyword, instancePath, params, parentSchema, schema, data, message}: ErrorObject,
  root: any,
): [pointer: string, value: unknown, allowed: string] {
  switch (keyword) {
    case 'required': {
      const property = parentSchema?.properties?.[params.missingProperty];
      const {description} = root.definitions?.[property?.$ref?.replace('#/definitions/', '')] ?? property ?? {};
      return [`${instancePath}/${params.missingProperty}`, undefined, description ?? 'a value'];
    }
    case 'additionalProperties': {
      const known = Object.keys(parentSchema?.properties ?? {}).join(', ');
      const value = Object(data)[params.additionalProperty];
      return [`${instancePath}/${params.additionalProperty}`, value, `only ${known}`];
    }
    case 'enum':
      return [instancePath, data, (schema as unknown[]).map((value) => JSON.stringify(value)).join(', ')];
    default:
      return [instancePath, data, parentSchema?.description ?? message ?? keyword];
  }
}
