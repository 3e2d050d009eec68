"""Loaded before a script of a page: leads its HTTPS requests to the stand-in of the platform, as the shell's curl does."""

import http.client
import os
import socket


class PlatformConnection(http.client.HTTPConnection):
    def __init__(self, host, port=None, *, timeout=None, context=None, check_hostname=None, **options):
        super().__init__(host, port, timeout=timeout)

    def connect(self):
        self.sock = socket.create_connection(("127.0.0.1", int(os.environ["PLATFORM_PORT"])), self.timeout)


http.client.HTTPSConnection = PlatformConnection
