"""Imports what many programs do. Where Python may not keep what it compiled, it compiles all of that."""

import asyncio
import email.mime.text
import http.client
import multiprocessing
import unittest
import xml.dom.minidom

import numpy
import numpy.testing

print(len([asyncio, email, http, multiprocessing, unittest, xml, numpy]))
