/**
 * An operation: method, path with names in braces, the actions that a policy has to allow (none where no policy is asked
 * for), and the type of the resource.
 */
export type Route = [method: string, path: string, actions: string[], resourceType: string];

/** Operations by the service in their host: at management hosts, and at instances of services. */
export type AccessRoutes = Readonly<Record<'management' | 'service', Readonly<Record<string, readonly Route[]>>>>;
